-- Namespaces whose row in the listing does not show their newest version, for a COPY: NID, version.
select n.nid, n.version
  from nidreg.namespace n
  left join nidreg.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
 where (v.updated, v.status, v.registrant, v.reference, v.template_url, v.has_template)
       is distinct from (n.updated, n.status, n.registrant, n.reference, n.template_url, n.has_template)
    or n.label is distinct from nidreg.reference_label(n.reference)
    or n.informal_number is distinct from case n.kind when 'informal' then substr(n.nid_key, 5)::bigint end
    or n.nid_key is distinct from lower(n.nid collate "C")
    or n.skeleton is distinct from nidreg.nid_skeleton(n.nid)
    or exists (select from nidreg.namespace_version w where w.nid_key = n.nid_key and w.version > n.version)
