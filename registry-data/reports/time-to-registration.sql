-- title: Time from submission to registration
-- about: Requests by the number of days from first submission to registration.
-- place: 13
-- column: days | Days | text
-- column: requests | Requests | number
-- chart: columns
-- dates: Days of the registrations
-- click: requests | Requests that took that many days
with took as (
    select extract(day from r.registered - r.submitted)::int as days
      from nidreg.registrations_made() r
     where r.submitted is not null and (r.registered at time zone 'UTC')::date
           between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
)
select b.name as days, count(t.days) as requests
  from (values ('0–7', 0, 7), ('8–14', 8, 14), ('15–30', 15, 30), ('31–60', 31, 60), ('61–90', 61, 90), ('91–180', 91, 180),
               ('181–365', 181, 365), ('> 365', 366, 100000000)) as b (name, least, most)
  left join took t on t.days between b.least and b.most
 group by b.name, b.least
 order by b.least
-- behind
select r.request, r.nid, (r.submitted at time zone 'UTC')::date as submitted, (r.registered at time zone 'UTC')::date as registered,
       extract(day from r.registered - r.submitted)::int as days
  from nidreg.registrations_made() r
  join (values ('0–7', 0, 7), ('8–14', 8, 14), ('15–30', 15, 30), ('31–60', 31, 60), ('61–90', 61, 90), ('91–180', 91, 180),
               ('181–365', 181, 365), ('> 365', 366, 100000000)) as b (name, least, most)
    on b.name = :bar and extract(day from r.registered - r.submitted)::int between b.least and b.most
 where (r.registered at time zone 'UTC')::date between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by 5, r.request
