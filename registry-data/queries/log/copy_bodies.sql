-- Requests whose recognition of a body is not what the log tells, for a COPY: their numbers. A body is
-- recognised once, by the first recognition of a request whose last text before it names it.
with told as (
    select distinct on (b.name_key) b.name_key, b.name, b.request_id, b.number
      from (select nidreg.body_key(v.body) as name_key, v.body as name, e.request_id, e.number
              from nidreg.event e
              join lateral (select r.body from nidreg.request_revision r
                             where r.request_id = e.request_id and r.event < e.number
                             order by r.number desc limit 1) v on true
             where e.what = 'recognize') b
     where b.name_key <> ''
     order by b.name_key, b.number
)
select coalesce(b.request_id, t.request_id)
  from nidreg.recognized_body b
  full join told t on t.name_key = b.name_key
 where b.name_key is null
    or b.name_key <> nidreg.body_key(b.name)
    or (t.name_key is not null and (b.name, b.request_id, b.event) is distinct from (t.name, t.request_id, t.number)
        and b.event >= t.number)
    or not exists (select from nidreg.event e
                    where e.number = b.event and e.what = 'recognize' and e.request_id = b.request_id)
