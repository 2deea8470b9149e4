-- As log/copy_events.sql for a login that does not see every event: of others their nodes alone.
select n.number, e.at, e.person, e.what, e.request_id, e.nid, e.canonical, n.nodes
  from nidreg.event_nodes n left join nidreg.event e on e.number = n.number
 order by n.number
