-- Every version of every formal namespace, in the order of a listing: by NID, the oldest version first. The
-- namespace's row is what its newest version says. As the index on its table has them: to be read by
-- COPY after listing/prefer_order.sql.
select v.nid, v.version, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,
       v.has_template, v.entry, v.stated_version, v.template_date, v.text, v.sha256, v.imported,
       v.grammar, v.request_id, v.source, v.former_nid, v.recorded, v.event
  from nidreg.listed_revision v
 where not starts_with(v.nid_key, 'urn-')
 order by v.nid_key, v.version
