-- title: Registrants with several namespaces
-- about: Registrants with more than one listed namespace. Names that differ only in an article or a legal form count as one.
-- place: 4
-- column: registrant | Registrant | text
-- column: namespaces | Namespaces | number
-- chart: bars
-- dates: Days on which the namespaces were listed
-- click: namespaces | Namespaces of that registrant
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select min(t.registrant) as registrant, count(*) as namespaces
  from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
 where t.status <> 'delisted' and t.organization <> ''
   and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by t.organization
having count(*) > 1
 order by 2 desc, 1
-- behind
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select t.nid, t.registrant, s.day as since, t.status
  from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
 where t.status <> 'delisted'
   and t.organization = (select o.organization from nidreg.held_templates() o where o.registrant = :bar limit 1)
   and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by t.nid_key
