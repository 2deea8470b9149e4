-- title: Namespaces listed at the end of each year
-- about: The number of listed namespaces at the end of each year, from the oldest listing on; for this year, now.
-- place: 3
-- column: year | Year | number
-- column: formal | Formal | number
-- column: informal | Informal | number
-- chart: columns
-- dates: Years of the dates
-- click: namespaces | Listed at the end of that year
select y.year, count(*) filter (where s.kind = 'formal') as formal, count(*) filter (where s.kind = 'informal') as informal
  from generate_series((select extract(year from min(s.in_force))::int from nidreg.listing_state s),
                       extract(year from now())::int) as y (year)
  left join nidreg.listing_state s on s.status <> 'delisted' and s.in_force < make_date(y.year + 1, 1, 1)
                                  and (s.until is null or s.until >= make_date(y.year + 1, 1, 1))
 where y.year >= coalesce(extract(year from cast(:first as date)), 0) and y.year <= coalesce(extract(year from cast(:last as date)), 9999)
 group by y.year
 order by y.year
-- behind
select s.nid, s.kind, s.in_force as since, s.status
  from nidreg.listing_state s
 where s.kind = :series and s.status <> 'delisted' and s.in_force < make_date(cast(:bar as int) + 1, 1, 1)
   and (s.until is null or s.until >= make_date(cast(:bar as int) + 1, 1, 1))
 order by s.nid_key
