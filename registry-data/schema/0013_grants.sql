-- Who may read and call what. Tables are written by the acts' functions alone.

revoke all on all functions in schema nidreg from public;
grant usage on schema nidreg to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

grant select on nidreg.migration, nidreg.setting, nidreg.namespace, nidreg.namespace_version, nidreg.contact,
                nidreg.informal_counter, nidreg.workflow_edge, nidreg.workflow_step,
                nidreg.event, nidreg.event_node, nidreg.log_head,
                nidreg.request, nidreg.working_copy, nidreg.request_revision, nidreg.request_expert
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

grant execute on function
    nidreg.is_local_session(), nidreg.setting_is_on(text), nidreg.is_ended(text),
    nidreg.instant_text(timestamptz), nidreg.nid_skeleton(text), nidreg.nid_refusal(text, text),
    nidreg.reference_label(jsonb), nidreg.contestants(text, bigint), nidreg.experts_json(bigint),
    nidreg.request_json(nidreg.request), nidreg.event_json(nidreg.event), nidreg.row_json(nidreg.namespace),
    nidreg.version_json(nidreg.namespace_version, text, text), nidreg.desk(), nidreg.outcome(uuid, text, text)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

grant execute on function
    nidreg.create_request(uuid, text, text, text, text, text, boolean, text, text),
    nidreg.save_working_copy(uuid, text, text, bigint, text),
    nidreg.submit(uuid, text, text, bigint, int, text, text, jsonb, text, bigint, text)
    to nidreg_applicant, nidreg_registrar;

grant execute on function nidreg.take_step(uuid, text, text, bigint, int, text, text, jsonb)
    to nidreg_applicant, nidreg_expert, nidreg_registrar;

-- With these a registrar verifies the log.
grant execute on function
    nidreg.details(text[]), nidreg.version_details(nidreg.namespace_version, text, text)
    to nidreg_registrar;

grant execute on function
    nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text),
    nidreg.import_listing(uuid, text, text, jsonb),
    nidreg.appoint(uuid, text, text, text, jsonb),
    nidreg.set_single_user(uuid, text, text, boolean)
    to nidreg_registrar;

-- Applicants see their own requests, experts what was submitted, registrars everything.
alter table nidreg.request enable row level security;
create policy an_applicant_sees_their_own on nidreg.request for select to nidreg_applicant
    using (applicant = session_user);
create policy an_expert_sees_what_was_submitted on nidreg.request for select to nidreg_expert
    using (revision > 0);
create policy a_registrar_sees_everything on nidreg.request for select to nidreg_registrar using (true);

alter table nidreg.request_revision enable row level security;
create policy who_sees_a_request_sees_its_revisions on nidreg.request_revision for select
    using (exists (select from nidreg.request r where r.id = request_id));

alter table nidreg.request_expert enable row level security;
create policy who_sees_a_request_sees_its_experts on nidreg.request_expert for select
    using (exists (select from nidreg.request r where r.id = request_id));

alter table nidreg.working_copy enable row level security;
create policy an_applicant_reads_their_own on nidreg.working_copy for select to nidreg_applicant
    using (exists (select from nidreg.request r where r.id = request_id and r.applicant = session_user));
create policy a_registrar_reads_every_working_copy on nidreg.working_copy for select to nidreg_registrar
    using (true);

-- Registrations are public events; the others go with their request, or are the registrar's.
alter table nidreg.event enable row level security;
create policy registrations_are_public on nidreg.event for select
    using (what in ('register', 'import'));
create policy who_sees_a_request_sees_its_events on nidreg.event for select
    using (request_id is not null and exists (select from nidreg.request r where r.id = request_id));
create policy a_registrar_sees_every_event on nidreg.event for select to nidreg_registrar using (true);
