-- A request that does not stand where its last step left it: number, last event; or none.
select r.id, coalesce(r.last_event, 0)
  from nidreg.request r
 where r.state <> coalesce((select e.to_state from nidreg.event e
                             where e.request_id = r.id and e.to_state is not null
                             order by e.number desc limit 1), 'draft')
    or r.revision <> (select count(*) from nidreg.request_revision v where v.request_id = r.id)
 order by r.id
 limit 1
