-- title: Registrations, revisions and delistings by year
-- about: Changes of the listing, by the day on which they came into force. The contents of the oldest listing do not count.
-- place: 2
-- column: year | Year | number
-- column: registered | Registered | number
-- column: revised | Revised | number
-- column: delisted | Delisted | number
-- chart: columns
-- dates: Days on which the changes came into force
-- click: namespaces | Changed so in that year
select y.year, count(s.change) filter (where s.change in ('registered', 'relisted')) as registered,
       count(s.change) filter (where s.change = 'revised') as revised,
       count(s.change) filter (where s.change = 'delisted') as delisted
  from generate_series((select extract(year from min(s.in_force))::int from nidreg.listing_state s),
                       extract(year from now())::int) as y (year)
  left join nidreg.listing_state s on extract(year from s.in_force) = y.year
       and s.in_force >= coalesce(cast(:first as date), '-infinity') and s.in_force <= coalesce(cast(:last as date), 'infinity')
 where y.year >= coalesce(extract(year from cast(:first as date)), 0) and y.year <= coalesce(extract(year from cast(:last as date)), 9999)
 group by y.year
 order by y.year
-- behind
select s.nid, s.kind, s.in_force as since, s.change
  from nidreg.listing_state s
 where extract(year from s.in_force) = cast(:bar as int)
   and (s.change = :series or s.change = 'relisted' and :series = 'registered')
   and s.in_force >= coalesce(cast(:first as date), '-infinity') and s.in_force <= coalesce(cast(:last as date), 'infinity')
 order by s.in_force, s.nid_key
