-- title: Kinds of references
-- about: References of the listed namespaces. A namespace with several kinds of references counts in each.
-- place: 5
-- column: type | Kind of reference | reference
-- column: namespaces | Namespaces | number
-- chart: bars
-- dates: Days on which the namespaces were listed
-- click: namespaces | Namespaces with that kind of reference
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select coalesce(r.type, 'none') as type, count(distinct n.nid_key) as namespaces
  from nidreg.namespace n
  join since s on s.nid_key = n.nid_key
  left join nidreg.listed_reference r on r.nid_key = n.nid_key
 where n.status <> 'delisted' and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by 1
 order by 2 desc, 1
-- behind
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select n.nid, n.label as reference, s.day as since
  from nidreg.namespace n
  join since s on s.nid_key = n.nid_key
 where n.status <> 'delisted' and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
   and case :bar when 'none' then not exists (select from nidreg.listed_reference r where r.nid_key = n.nid_key)
                 else exists (select from nidreg.listed_reference r where r.nid_key = n.nid_key and r.type = :bar) end
 order by n.nid_key
