-- title: Missing templates, grammars and security considerations
-- about: Listed namespaces whose template is not in the registry; of the others, those without a grammar or a security consideration.
-- place: 6
-- column: part | What is missing | part
-- column: namespaces | Namespaces | number
-- chart: bars
-- dates: Days on which the namespaces were listed
-- click: namespaces | Namespaces without it
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
), listed as (
    select t.* from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
     where t.status <> 'delisted' and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
)
select p.part, (select count(*) from listed t
                 where case p.part when 'template' then not t.has_text when 'grammar' then t.has_text and not t.has_grammar
                                   else t.has_text and not t.has_security end) as namespaces
  from (values ('template', 1), ('grammar', 2), ('security', 3)) as p (part, place)
 order by p.place
-- behind
with since as (
    select s.nid_key, min(s.in_force) as day from nidreg.listing_state s group by s.nid_key
)
select t.nid, t.kind, t.registrant, s.day as since
  from nidreg.held_templates() t join since s on s.nid_key = t.nid_key
 where t.status <> 'delisted' and s.day between coalesce(cast(:first as date), '-infinity') and coalesce(cast(:last as date), 'infinity')
   and case :bar when 'template' then not t.has_text when 'grammar' then t.has_text and not t.has_grammar
                 when 'security' then t.has_text and not t.has_security end
 order by t.nid_key
