-- Every request, for a COPY.
select r.id, r.purpose, r.kind, r.procedure, r.standards_action, r.body_recognized, r.nid, r.state,
       r.revision, r.previous_version, r.approved_sha256, r.applicant, r.created, r.updated, r.last_event,
       r.deprecates, r.turn, r.turn_since, r.due::text, r.reminded,
       r.nid_key
  from nidreg.request r
