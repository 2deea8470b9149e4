-- Every event in order, for a COPY: its columns, its bytes and its nodes of the tree.
select e.number, e.at, e.person, e.what, e.request_id, e.nid, e.canonical, e.nodes
  from nidreg.event e
 order by e.number
