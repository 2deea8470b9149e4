-- One namespace as it stood after an event, with its versions by then, oldest first, as JSON.
--   $1 NID in lower case   $2 event
-- Returns one row, or none when it was not registered yet.
select nidreg.listed_as_of(n, (array_agg(v order by v.version desc))[1]),
       jsonb_agg(nidreg.version_json(v, n.nid, n.kind) order by v.version)
  from nidreg.namespace n
  join nidreg.namespace_version v on v.nid_key = n.nid_key and v.event <= $2::bigint
 where n.nid_key = $1
 group by n.nid_key
