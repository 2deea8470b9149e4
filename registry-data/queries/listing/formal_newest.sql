-- What listing/formal_histories.sql has, without the columns that tell how a version came to be; of a
-- namespace's versions the last one counts. To leave the others out takes longer than to send them.
select v.nid, v.version, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,
       v.has_template, v.entry, v.stated_version, v.template_date, v.text, v.sha256, v.imported
  from nidreg.listed_revision v
 where not starts_with(v.nid_key, 'urn-')
 order by v.nid_key, v.version
