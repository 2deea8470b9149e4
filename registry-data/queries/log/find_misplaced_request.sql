-- A request that does not stand where its events left it: number, last event; or none. Looks at its
-- state, its revisions, whose turn it is, until when and since when, and at its stays.
with told as (
    select e.request_id, row_number() over way as ordinal, coalesce(e.to_state, 'draft') as state,
           e.at as entered, lead(e.at) over way as left_at
      from nidreg.event e
     where e.request_id is not null and (e.what = 'create' or e.from_state <> e.to_state)
    window way as (partition by e.request_id order by e.number)
)
select r.id, coalesce(r.last_event, 0)
  from nidreg.request r
  left join nidreg.event l on l.number = r.last_event
  left join lateral (select min(x.due) as day from nidreg.request_expert x
                      where x.request_id = r.id and x.vote = 'none') first_due on true
 where r.state <> coalesce((select e.to_state from nidreg.event e
                             where e.request_id = r.id and e.to_state is not null
                             order by e.number desc limit 1), 'draft')
    or r.revision <> (select count(*) from nidreg.request_revision v where v.request_id = r.id)
    or r.turn is distinct from nidreg.turn_of(r.state, first_due.day is not null)
    or r.due is distinct from case when r.state in ('in-review', 'advisory-review') then first_due.day end
    or r.updated is distinct from l.at
    or not exists (select from nidreg.event e where e.request_id = r.id and e.at = r.turn_since)
union all
select coalesce(t.request_id, s.request_id), 0
  from told t
  full join nidreg.request_stay s on s.request_id = t.request_id and s.ordinal = t.ordinal
 where (t.state, t.entered, t.left_at) is distinct from (s.state, s.entered, s.left)
 order by 1
 limit 1
