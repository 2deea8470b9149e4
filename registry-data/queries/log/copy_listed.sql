-- Namespaces whose row in the listing does not show their newest version, for a COPY: NID, version. Label and
-- skeleton as nidreg.reference_label() and nidreg.nid_skeleton() make them, in a form that the
-- planner sees through; nearly all have one reference, which needs no aggregate.
select coalesce(v.nid, n.nid), n.version
  from nidreg.namespace n
  left join nidreg.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
 where v.nid is distinct from n.nid or v.registered is distinct from n.registered
    or v.updated is distinct from n.updated or v.status is distinct from n.status
    or v.registrant is distinct from n.registrant or v.reference is distinct from n.reference
    or v.template_url is distinct from n.template_url or v.has_template is distinct from n.has_template
    or n.informal_number::text is distinct from case n.kind when 'informal' then substr(n.nid_key, 5) end
    or n.nid_key is distinct from lower(n.nid collate "C")
    or n.skeleton is distinct from translate(replace(replace(replace(n.nid_key, '-', ''), 'rn', 'm'), 'vv', 'w'),
                                             '01i5', 'olls')
    or n.place is distinct from coalesce(n.informal_number, 0)
    or n.registrant_key is distinct from lower(n.registrant collate "und-x-icu")
    or n.label_key is distinct from lower(n.label collate "und-x-icu")
    or n.label is distinct from case
           when jsonb_array_length(n.reference) <> 1 or n.reference -> 0 ? 'fragment'
                or n.reference -> 0 ->> 'type' = 'registry' then nidreg.reference_label(n.reference)
           when n.reference -> 0 ->> 'label' <> '' then n.reference -> 0 ->> 'label'
           when n.reference -> 0 ->> 'type' = 'rfc-errata' then 'RFC Errata ' || (n.reference -> 0 ->> 'data')
           when n.reference -> 0 ->> 'type' = 'rfc' then upper(n.reference -> 0 ->> 'data')
           else coalesce(n.reference -> 0 ->> 'data', '') end
union all
select n.nid, n.version
  from nidreg.namespace n
  join nidreg.namespace_version w on w.nid_key = n.nid_key and w.version > n.version
