-- title: Templates by style
-- about: The layouts of the templates of listed namespaces. Those of RFC 2611 and RFC 3406 have not been revised for RFC 8141 yet.
-- place: 7
-- column: style | Style | style
-- column: namespaces | Namespaces | number
-- chart: bars
-- dates: Days on which the namespaces were listed
-- click: namespaces | Namespaces with a template of that style
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select coalesce(t.style, 'none') as style, count(*) as namespaces
  from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
 where t.status <> 'delisted' and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 group by 1
 order by array_position(array['rfc8141', 'rfc3406', 'rfc2611', 'unknown', 'none'], coalesce(min(t.style), 'none'))
-- behind
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select t.nid, t.kind, t.registrant, s.day as since
  from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
 where t.status <> 'delisted' and coalesce(t.style, 'none') = :bar
   and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
 order by t.nid_key
