-- Every submission and its revision, for a COPY: the event's bytes, then the revision's columns, null
-- where it is missing.
select e.canonical, v.request_id, v.number, v.text, v.sha256, v.fields, v.version, v.template_date,
       v.nid, v.submitted_by, v.at, v.body
  from nidreg.event e
  left join nidreg.request_revision v on v.event = e.number
 where e.what = 'submit'
 order by e.number
