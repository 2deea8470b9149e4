-- title: Registrations by month
-- about: Namespaces registered here from requests. If no period is selected, the last twelve months are shown.
-- place: 14
-- column: month | Month | text
-- column: registrations | Registrations | number
-- chart: columns
-- dates: Days of the registrations
-- click: requests | Namespaces registered in that month
with bound as (
    select date_trunc('month', coalesce(cast(:first as date)::timestamp, coalesce(cast(:last as date), (now() at time zone 'UTC')::date) - interval '11 months')) as first,
           date_trunc('month', coalesce(cast(:last as date), (now() at time zone 'UTC')::date)::timestamp) as last
)
select to_char(m.month, 'YYYY-MM') as month, count(r.request) as registrations
  from bound b
 cross join lateral generate_series(b.first, b.last, interval '1 month') as m (month)
  left join nidreg.registrations_made() r on date_trunc('month', r.registered at time zone 'UTC') = m.month
       and (r.registered at time zone 'UTC')::date between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by m.month
 order by m.month
-- behind
select r.request, r.nid, (r.registered at time zone 'UTC')::date as registered
  from nidreg.registrations_made() r
 where to_char(r.registered at time zone 'UTC', 'YYYY-MM') = :bar
   and (r.registered at time zone 'UTC')::date between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by r.request
