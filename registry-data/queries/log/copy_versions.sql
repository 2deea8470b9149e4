-- Every version, by the event that brought it, for a COPY: the columns that are hashed or numbers, then
-- what an event tells of a version, in that order (fields-sha256 left open).
select v.event, v.nid, v.request_id, v.text, v.sha256, v.fields, v.imported,
       v.recorded, v.grammar, v.entry, v.former_nid,
       v.version::text, n.kind, v.registered, v.updated, v.status, v.registrant,
       v.reference::text, v.template_url, v.has_template::text, v.stated_version, v.template_date,
       v.sha256, '', v.source
  from nidreg.namespace_version v
  left join nidreg.namespace n on n.nid_key = v.nid_key
