-- Every registration and its version: bytes of the event in hex, then the version's NID (null where
-- it is missing), number, request, text, SHA-256, and what an event would tell of it (JSON).
select encode(e.canonical, 'hex'), n.nid, v.version, coalesce(v.request_id::text, ''), v.text, v.sha256,
       nidreg.version_details(v, n.kind, n.registered)
  from nidreg.event e
  left join nidreg.namespace_version v on v.event = e.number
  left join nidreg.namespace n on n.nid_key = v.nid_key
 where e.what in ('register', 'import') and e.nid <> ''
 order by e.number
