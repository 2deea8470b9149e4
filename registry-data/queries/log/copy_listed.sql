-- Namespaces whose row in the listing does not show their newest version, for a COPY: NID, version. Label and
-- skeleton as nidreg.reference_label() and nidreg.nid_skeleton() make them, in a form that the
-- planner sees through.
select n.nid, n.version
  from nidreg.namespace n
  left join nidreg.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
 where (v.updated, v.status, v.registrant, v.reference, v.template_url, v.has_template)
       is distinct from (n.updated, n.status, n.registrant, n.reference, n.template_url, n.has_template)
    or n.label is distinct from
       (select coalesce(string_agg(case when coalesce(r.one ->> 'label', '') <> '' then r.one ->> 'label'
                                        when r.one ->> 'type' = 'rfc-errata' then 'RFC Errata ' || (r.one ->> 'data')
                                        when r.one ->> 'type' = 'rfc' then upper(r.one ->> 'data')
                                        else r.one ->> 'data' end, ', ' order by r.place), '')
          from jsonb_array_elements(n.reference) with ordinality as r (one, place))
    or n.informal_number::text is distinct from case n.kind when 'informal' then substr(n.nid_key, 5) end
    or n.nid_key is distinct from lower(n.nid collate "C")
    or n.skeleton is distinct from translate(replace(replace(replace(n.nid_key, '-', ''), 'rn', 'm'), 'vv', 'w'),
                                             '01i5', 'olls')
union all
select n.nid, n.version
  from nidreg.namespace n
  join nidreg.namespace_version w on w.nid_key = n.nid_key and w.version > n.version
