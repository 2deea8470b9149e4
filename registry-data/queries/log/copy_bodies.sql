-- Requests whose recognition of a body is not what the log tells, for a COPY: their numbers. A body is
-- recognised once, by the first recognition of a request whose last text before it names it. What was
-- recognised before revisions kept the name has its event, and no more than one name to it.
with told as (
    select nidreg.body_key(v.body) as name_key, v.body as name, e.request_id, e.number
      from nidreg.event e
      join lateral (select r.body from nidreg.request_revision r
                     where r.request_id = e.request_id and r.event < e.number
                     order by r.number desc limit 1) v on true
     where e.what = 'recognize'
), first as (
    select distinct on (t.name_key) t.* from told t where t.name_key <> '' order by t.name_key, t.number
)
select coalesce(b.request_id, f.request_id)
  from nidreg.recognized_body b
  full join first f on f.name_key = b.name_key
 where b.name_key is null
    or nidreg.body_key(b.name) is distinct from b.name_key
    or (f.name_key is not null and (b.name, b.request_id, b.event) is distinct from (f.name, f.request_id, f.number)
        and b.event >= f.number)
    or not exists (select from told t where t.number = b.event and t.request_id = b.request_id
                                        and t.name_key in ('', b.name_key))
    or (select count(*) from nidreg.recognized_body c where c.event = b.event) > 1
