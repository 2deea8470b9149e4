-- The same of every informal namespace, by its number.
select v.nid, v.version, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,
       v.has_template, v.entry, v.stated_version, v.template_date, v.text, v.sha256, v.imported
  from nidreg.namespace n
  join nidreg.listed_revision v on v.nid_key = n.nid_key
 where n.informal_number is not null
 order by n.informal_number, v.version
