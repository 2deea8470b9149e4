-- title: Overdue reviews by month
-- about: Reviews by the month of their due date: answered in time, and answered late or not at all.
-- place: 11
-- column: month | Month | text
-- column: in_time | In time | number
-- column: overdue | Overdue | number
-- chart: columns
-- dates: Due dates of the reviews
-- click: requests | Reviews due in that month
select to_char(a.due, 'YYYY-MM') as month,
       count(*) filter (where coalesce((a.answered at time zone 'UTC')::date, (now() at time zone 'UTC')::date) <= a.due) as in_time,
       count(*) filter (where coalesce((a.answered at time zone 'UTC')::date, (now() at time zone 'UTC')::date) > a.due) as overdue
  from nidreg.assignments() a
 where a.vote <> 'stepped-back' and a.due between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by 1
 order by 1
-- behind
select a.request, a.nid, a.expert, a.due, (a.answered at time zone 'UTC')::date as answered
  from nidreg.assignments() a
 where a.vote <> 'stepped-back' and to_char(a.due, 'YYYY-MM') = :bar
   and (coalesce((a.answered at time zone 'UTC')::date, (now() at time zone 'UTC')::date) > a.due) = (:series = 'overdue')
   and a.due between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by a.due, a.request
