-- A namespace whose row in the listing does not show its newest version: NID, version; or none.
select n.nid, n.version
  from nidreg.namespace n
  left join nidreg.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
 where (v.updated, v.status, v.registrant, v.reference, v.template_url, v.has_template)
       is distinct from (n.updated, n.status, n.registrant, n.reference, n.template_url, n.has_template)
    or n.label <> nidreg.reference_label(n.reference)
    or exists (select from nidreg.namespace_version w where w.nid_key = n.nid_key and w.version > n.version)
 order by n.nid_key
 limit 1
