-- Every event in order, for a COPY: its columns, its bytes and its nodes of the tree.
select e.number, e.at, e.person, e.role, e.what, e.request_id, e.nid, e.procedure, e.from_state,
       e.to_state, e.part, e.canonical,
       e.nid_key, e.nodes
  from nidreg.event e
 order by e.number
