-- Every namespace with its newest version, formal by NID, then informal by number.
select nidreg.row_json(n), nidreg.version_json(v, n.nid, n.kind), v.entry
  from nidreg.namespace n
  join nidreg.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
 order by coalesce(n.informal_number, 0), n.nid_key
