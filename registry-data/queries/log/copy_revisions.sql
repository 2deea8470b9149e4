-- Every revision, by the event that brought it, for a COPY.
select v.event, v.request_id, v.number, v.text, v.sha256, v.fields, v.version, v.template_date, v.nid,
       v.submitted_by, v.at, v.body
  from nidreg.request_revision v
