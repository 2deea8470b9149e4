-- A request with everything that happened to it.
--   $1 request
-- Returns one row: request (JSON), working copy, revisions (JSON), events (JSON), mails of the
-- discussion (JSON); none when there is no such request, or not for this login.
select nidreg.request_json(r),
       coalesce((select w.text from nidreg.working_copy w where w.request_id = r.id), ''),
       coalesce((select jsonb_agg(jsonb_build_object(
                            'number', v.number, 'text', v.text, 'sha256', v.sha256,
                            'submitted_by', v.submitted_by, 'at', nidreg.instant_text(v.at)) order by v.number)
                   from nidreg.request_revision v where v.request_id = r.id), '[]'),
       coalesce((select jsonb_agg(nidreg.event_json(e) order by e.number)
                   from nidreg.event e where e.request_id = r.id), '[]'),
       coalesce((select jsonb_agg(nidreg.mail_json(m) order by m.number)
                   from nidreg.discussion_mail m where m.request_id = r.id), '[]')
  from nidreg.request r
 where r.id = $1::bigint
