-- Every event in order, for a COPY: its columns and its bytes.
select e.number, e.at, e.person, e.role, e.what, e.request_id, e.nid, e.procedure, e.from_state,
       e.to_state, e.part, e.details, e.canonical,
       e.nid_key
  from nidreg.event e
 order by e.number
