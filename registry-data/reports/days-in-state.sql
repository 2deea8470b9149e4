-- title: Days in each state
-- about: The median number of days that requests were in a state; without dates, for those that left it in the last twelve months.
-- place: 10
-- column: state | State | state
-- column: median_days | Median days | number
-- column: stays | Stays | number | table
-- chart: bars
-- dates: Days on which the requests left the state
-- click: requests | Requests in that state, longest first
select s.state, round(cast(percentile_cont(0.5) within group (order by extract(epoch from s.left - s.entered)) / 86400 as numeric), 1) as median_days,
       count(*) as stays
  from nidreg.request_states() s
 where (s.left at time zone 'UTC')::date
       between coalesce(cast(:first as date), coalesce(cast(:last as date), (now() at time zone 'UTC')::date) - interval '12 months') and coalesce(cast(:last as date), 'infinity')
 group by s.state
 order by min(array_position(array['draft', 'in-discussion', 'in-review', 'changes-requested', 'recognition-pending', 'advisory-review',
                                   'awaiting-direction', 'approved'], s.state))
-- behind
select s.request, s.nid, (s.entered at time zone 'UTC')::date as entered, (s.left at time zone 'UTC')::date as left_on,
       round(cast(extract(epoch from s.left - s.entered) / 86400 as numeric), 1) as days
  from nidreg.request_states() s
 where s.state = :bar and (s.left at time zone 'UTC')::date
       between coalesce(cast(:first as date), coalesce(cast(:last as date), (now() at time zone 'UTC')::date) - interval '12 months') and coalesce(cast(:last as date), 'infinity')
 order by 5 desc, s.request
