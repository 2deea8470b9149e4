-- title: Registrations by year
-- about: New namespaces in each year. Namespaces in the oldest known listing are not counted, because many of them are older.
-- place: 1
-- column: year | Year | number
-- column: formal | Formal | number
-- column: informal | Informal | number
-- chart: columns
-- dates: Days of the registrations
-- click: namespaces | Namespaces registered in that year
select y.year, count(*) filter (where s.kind = 'formal') as formal, count(*) filter (where s.kind = 'informal') as informal
  from generate_series((select extract(year from min(s.in_force))::int from nidreg.listing_state s),
                       extract(year from now())::int) as y (year)
  left join nidreg.listing_state s on extract(year from s.in_force) = y.year and s.change in ('registered', 'relisted')
       and s.in_force >= coalesce(cast(:first as date), '-infinity') and s.in_force <= coalesce(cast(:last as date), 'infinity')
 where y.year >= coalesce(extract(year from cast(:first as date)), 0) and y.year <= coalesce(extract(year from cast(:last as date)), 9999)
 group by y.year
 order by y.year
-- behind
select s.nid, s.kind, s.in_force as since, s.status
  from nidreg.listing_state s
 where extract(year from s.in_force) = cast(:bar as int) and s.change in ('registered', 'relisted') and s.kind = :series
   and s.in_force >= coalesce(cast(:first as date), '-infinity') and s.in_force <= coalesce(cast(:last as date), 'infinity')
 order by s.in_force, s.nid_key
