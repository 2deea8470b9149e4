-- Every event in order: its columns, its bytes in hex, and the tree nodes that it completed as
-- LEVEL:INDEX:HEX separated by spaces.
select e.number, nidreg.instant_text(e.at), e.person, e.role, e.what, coalesce(e.request_id::text, ''),
       e.nid, coalesce(e.procedure, ''), coalesce(e.from_state, ''), coalesce(e.to_state, ''),
       coalesce(e.part, ''), e.details, encode(e.canonical, 'hex'),
       (select string_agg(n.level || ':' || n.index || ':' || encode(n.hash, 'hex'), ' ' order by n.level)
          from nidreg.event_node n where n.completed_by = e.number)
  from nidreg.event e
 order by e.number
