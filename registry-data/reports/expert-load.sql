-- title: Workload and response time of experts
-- about: The open and answered reviews of each expert, and the median number of days to an answer.
-- place: 12
-- column: expert | Expert | text
-- column: open | Open | number
-- column: answered | Answered | number
-- column: median_days | Median days | number | table
-- chart: bars
-- dates: Days on which the experts were asked
-- click: requests | Reviews assigned to that expert
select a.expert, count(*) filter (where a.vote = 'none' and not r.ended) as open,
       count(a.answered) as answered,
       round(cast(percentile_cont(0.5) within group (order by extract(epoch from a.answered - a.assigned)) / 86400 as numeric), 1) as median_days
  from nidreg.assignments() a
  join nidreg.requests() r on r.request = a.request
 where (a.assigned at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by a.expert
 order by 2 desc, 3 desc, a.expert
-- behind
select a.request, a.nid, (a.assigned at time zone 'UTC')::date as assigned, a.due, (a.answered at time zone 'UTC')::date as answered, a.vote
  from nidreg.assignments() a
  join nidreg.requests() r on r.request = a.request
 where a.expert = :bar and case :series when 'open' then a.vote = 'none' and not r.ended else a.answered is not null end
   and (a.assigned at time zone 'UTC')::date
       between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by a.assigned, a.request
