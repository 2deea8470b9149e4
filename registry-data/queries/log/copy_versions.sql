-- Every registration and its version, for a COPY: the event's bytes, the columns that are hashed or
-- numbers, then what an event tells of a version, in that order (fields-sha256 left open).
select e.canonical, n.nid, v.nid_key, v.version, v.request_id, v.text, v.sha256, v.fields, v.imported,
       v.recorded, v.grammar,
       v.version::text, n.kind, n.registered::text, v.updated::text, v.status, v.registrant,
       v.reference::text, v.template_url, v.has_template::text, v.stated_version, v.template_date,
       v.sha256, '', v.source
  from nidreg.event e
  left join nidreg.namespace_version v on v.event = e.number
  left join nidreg.namespace n on n.nid_key = v.nid_key
 where e.what in ('register', 'import') and e.nid <> ''
 order by e.number
