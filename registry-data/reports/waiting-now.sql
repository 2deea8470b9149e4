-- title: Open requests by state
-- about: The open requests by state, and how many days they have been in it.
-- place: 8
-- column: state | State | state
-- column: requests | Requests | number
-- column: median_days | Median days | number | table
-- column: most_days | Maximum days | number | table
-- chart: bars
-- dates: Days on which the requests were opened
-- click: requests | Requests in that state now
select r.state, count(*) as requests,
       round(cast(percentile_cont(0.5) within group (order by extract(epoch from now() - s.entered)) / 86400 as numeric), 1) as median_days,
       round(cast(max(extract(epoch from now() - s.entered)) / 86400 as numeric), 1) as most_days
  from nidreg.requests() r
  join nidreg.request_states() s on s.request = r.request and s.left is null
 where not r.ended and (r.created at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by r.state
 order by min(array_position(array['draft', 'in-discussion', 'in-review', 'changes-requested', 'recognition-pending', 'advisory-review',
                                   'awaiting-direction', 'approved'], r.state))
-- behind
select r.request, r.nid, r.applicant, (s.entered at time zone 'UTC')::date as since, r.due
  from nidreg.requests() r
  join nidreg.request_states() s on s.request = r.request and s.left is null
 where r.state = :bar and not r.ended and (r.created at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by s.entered
