-- Every version of every namespace: formal ones by NID, then informal ones by number, the oldest version
-- first. The namespace's row, the version, its event, what became of the namespace with it, and its entry.
select nidreg.row_json(n), nidreg.version_json(v, n.nid, n.kind), v.event, v.status, v.updated, v.entry
  from nidreg.namespace n
  join nidreg.namespace_version v on v.nid_key = n.nid_key
 order by coalesce(n.informal_number, 0), n.nid_key, v.version
