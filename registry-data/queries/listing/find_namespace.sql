-- One namespace with all its versions, oldest first, as JSON.
--   $1 NID in lower case
-- Returns one row, or none when it is not registered.
select nidreg.row_json(n),
       (select jsonb_agg(nidreg.version_json(v, n.nid, n.kind) order by v.version)
          from nidreg.namespace_version v where v.nid_key = n.nid_key)
  from nidreg.namespace n
 where n.nid_key = $1
