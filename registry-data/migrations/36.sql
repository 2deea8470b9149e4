-- From schema 36: its schema was renamed to nidreg_36, and today's tables are there and empty. Every row is copied as it
-- is; a version becomes a record revision, and a registration where a template's version is stated or held. Triggers and
-- the bounds of new rows come after this.

insert into event select e.number, e.at, e.person, e.what, e.request_id, e.nid, e.canonical, e.nodes from nidreg_36.event e;
update log_head h set size = o.size, peaks = o.peaks from nidreg_36.log_head o;
insert into action (key, name, person, result, at) select a.key, a.name, a.person, a.result, a.at from nidreg_36.act a;

insert into setting select s.name, s.value from nidreg_36.setting s;
insert into person select p.login from nidreg_36.person p;
insert into person_role select r.login, r.role from nidreg_36.person_role r;
insert into profile select p.login, p.name, p.organization, p.email, p.event from nidreg_36.profile p;
insert into expert_service select s.login, s.pool, s.served_from, s.served_until from nidreg_36.expert_service s;
insert into absence select a.login, a.away_from, a.away_until, a.reason from nidreg_36.absence a;

insert into workflow_edge select e.ordinal, e.step, e.procedure, e.from_state, e.to_state, e.part, e.condition
  from nidreg_36.workflow_edge e;

insert into request (id, purpose, kind, procedure, standards_action, body_recognized, nid, state, revision, previous_version,
                     approved_sha256, applicant, created, updated, last_event, deprecates, turn, turn_since, due, reminded)
select r.id, r.purpose, r.kind, r.procedure, r.standards_action, r.body_recognized, r.nid, r.state, r.revision, r.previous_version,
       r.approved_sha256, r.applicant, r.created, r.updated, r.last_event, r.deprecates, r.turn, r.turn_since, r.due, r.reminded
  from nidreg_36.request r order by r.id;
insert into request_revision (request_id, number, text, sha256, fields, nid, version, template_date, submitted_by, at, event, body)
select v.request_id, v.number, v.text, v.sha256, v.fields, v.nid, v.version, v.template_date, v.submitted_by, v.at, v.event, v.body
  from nidreg_36.request_revision v order by v.request_id, v.number;
insert into request_expert (request_id, ordinal, expert, due, vote, judged_sha256, assigned, verdict)
select x.request_id, x.ordinal, x.expert, x.due, x.vote, x.judged_sha256, x.assigned, x.verdict from nidreg_36.request_expert x;
insert into request_stay select s.request_id, s.ordinal, s.state, s.entered, s."left" from nidreg_36.request_stay s;
insert into working_copy select w.request_id, w.text, w.saved from nidreg_36.working_copy w;
insert into recognized_body select b.name_key, b.name, b.request_id, b.event from nidreg_36.recognized_body b;

insert into policy (name, kind, value)
select p.name, case when p.name like '%-days' then 'days' when p.name = 'two-persons' then 'acts' else 'address' end, p.value
  from nidreg_36.policy p;
insert into proposal (event, act, subject, request_id, sha256, terms_sha256, terms, person, at, outcome, ended_by)
select p.event, p.act, p.subject, p.request_id, p.sha256, p.terms_sha256, p.terms, p.person, p.at, p.outcome, p.ended_by
  from nidreg_36.proposal p;
insert into discussion_mail (request_id, number, message_id, refers_to, sent, sender, subject, body, attachments, raw_sha256, sha256, event)
select m.request_id, m.number, m.message_id, m.refers_to, m.sent, m.sender, m.subject, m.body, m.attachments, m.raw_sha256, m.sha256, m.event
  from nidreg_36.discussion_mail m;

-- The version that a template states is its registration's; where it states none, it is the first.
insert into registration (event, nid_key, version, stated_version, template_date, text, sha256, fields, grammar, request_id, recorded)
select v.event, v.nid_key, registered_version(v.stated_version),
       v.stated_version, v.template_date, v.text, v.sha256, v.fields, v.grammar, v.request_id, v.recorded
  from nidreg_36.namespace_version v
 where v.text <> '' or v.stated_version <> '' or v.template_date <> '' or v.grammar <> '' or v.request_id is not null
    or v.fields::text <> '{}';
create table nidreg_36.shown as
    select v.event, (select g.event from registration g where g.nid_key = v.nid_key and g.event <= v.event
                      order by g.version desc, g.request_id is not null desc, g.text <> '' desc, g.event desc limit 1) as registration
      from nidreg_36.namespace_version v;
create unique index on nidreg_36.shown (event);
analyze nidreg_36.shown;
insert into namespace (nid_key, nid, kind, informal_number, registered, version, updated, status, registrant, reference, label,
                       template_url, has_template, registration, revision, revisions, in_force)
select n.nid_key, n.nid, n.kind, n.informal_number, n.registered, coalesce(g.version, 1), n.updated, n.status, n.registrant,
       n.reference, n.label, n.template_url, n.has_template, s.registration, n.version, n.version, '0001-01-01'
  from nidreg_36.namespace n
  left join nidreg_36.namespace_version v on v.nid_key = n.nid_key and v.version = n.version
  left join nidreg_36.shown s on s.event = v.event
  left join registration g on g.event = s.registration
 order by n.nid_key;
insert into imported_listing (event, header, in_force)
select e.number, coalesce(f.frame, ''), coalesce(substring(f.frame from '<updated>([0-9]{4}-[0-9]{2}-[0-9]{2})</updated>'), day_of(e.at))
  from event e left join nidreg_36.listing_frame f on f.event = e.number
 where e.what = 'import' and e.nid = '' order by e.number;
insert into record_revision (nid_key, revision, nid, registered, updated, in_force, status, registrant, reference, template_url,
                             has_template, registration, imported, source, entry, former_nid, event, recorded)
select v.nid_key, v.version, v.nid, v.registered, v.updated,
       max(case when v.imported then coalesce((select l.in_force::text from imported_listing l where l.event < v.event
                                                order by l.event desc limit 1), day_of(v.recorded))
                else day_of(v.recorded) end collate "C") over (partition by v.nid_key order by v.event),
       v.status, v.registrant, v.reference, v.template_url, v.has_template, s.registration, v.imported, v.source, v.entry, v.former_nid,
       v.event, v.recorded
  from nidreg_36.namespace_version v join nidreg_36.shown s on s.event = v.event
 order by v.nid_key, v.version;
update namespace n set in_force = v.in_force from record_revision v where v.nid_key = n.nid_key and v.revision = n.revision;
-- A request that was not submitted yet follows the version that was registered when it was made.
update request r set previous_version = coalesce(
        (select coalesce(g.version, 1) from record_revision v left join registration g on g.event = v.registration
          where v.nid_key = r.nid_key and v.event < (select min(e.number) from event e where e.request_id = r.id)
          order by v.revision desc limit 1), 0)
 where r.purpose = 'revision' and r.revision = 0;
insert into contact select c.id, c.name, c.uri, c.updated, c.event from nidreg_36.contact c;
update informal_counter c set next = o.next from nidreg_36.informal_counter o;
set constraints all immediate;

drop schema nidreg_36 cascade;
