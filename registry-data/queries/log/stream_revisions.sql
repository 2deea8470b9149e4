-- Every submission and its revision: bytes of the event in hex, then the revision's request (null
-- where it is missing), number, text, SHA-256, SHA-256 of its fields, version, date, NID, who, when.
select encode(e.canonical, 'hex'), v.request_id, v.number, v.text, v.sha256,
       encode(sha256(convert_to(v.fields::text, 'UTF8')), 'hex'), v.version, v.template_date, v.nid,
       v.submitted_by, nidreg.instant_text(v.at)
  from nidreg.event e
  left join nidreg.request_revision v on v.event = e.number
 where e.what = 'submit'
 order by e.number
