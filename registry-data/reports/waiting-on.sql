-- title: Open requests by who must act
-- about: Who must act on the open requests, and how many days they have waited.
-- place: 9
-- column: party | Who | party
-- column: requests | Requests | number
-- column: median_days | Median days | number | table
-- column: most_days | Maximum days | number | table
-- chart: bars
-- dates: Days on which the requests were opened
-- click: requests | Requests waiting for them
select r.waiting_on as party, count(*) as requests,
       round(cast(percentile_cont(0.5) within group (order by extract(epoch from now() - r.waiting_since)) / 86400 as numeric), 1) as median_days,
       round(cast(max(extract(epoch from now() - r.waiting_since)) / 86400 as numeric), 1) as most_days
  from nidreg.requests() r
 where not r.ended and r.waiting_on is not null and (r.created at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by r.waiting_on
 order by r.waiting_on
-- behind
select r.request, r.nid, r.state, r.applicant, (r.waiting_since at time zone 'UTC')::date as since, r.due
  from nidreg.requests() r
 where r.waiting_on = :bar and not r.ended and (r.created at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by r.waiting_since
