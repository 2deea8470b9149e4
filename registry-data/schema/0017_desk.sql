-- The rest of the workflow: threads that are resolved, experts who do not answer, reminders, whose
-- turn it is, recognised bodies, deprecation, and policies as rows.

insert into nidreg.workflow_edge (ordinal, step, procedure, from_state, to_state, part, condition) values
    (59, 'resolve',  'community',  'draft',               'draft',               'any-viewer', 'always'),
    (60, 'resolve',  'community',  'in-discussion',       'in-discussion',       'any-viewer', 'always'),
    (61, 'resolve',  'community',  'in-review',           'in-review',           'any-viewer', 'always'),
    (62, 'resolve',  'community',  'changes-requested',   'changes-requested',   'any-viewer', 'always'),
    (63, 'resolve',  'community',  'awaiting-direction',  'awaiting-direction',  'any-viewer', 'always'),
    (64, 'resolve',  'community',  'approved',            'approved',            'any-viewer', 'always'),
    (65, 'resolve',  'fast-track', 'draft',               'draft',               'any-viewer', 'always'),
    (66, 'resolve',  'fast-track', 'recognition-pending', 'recognition-pending', 'any-viewer', 'always'),
    (67, 'resolve',  'fast-track', 'advisory-review',     'advisory-review',     'any-viewer', 'always'),
    (68, 'resolve',  'fast-track', 'approved',            'approved',            'any-viewer', 'always'),
    (69, 'escalate', 'community',  'in-review',           'in-review',           'registrar',  'always'),
    (70, 'escalate', 'fast-track', 'advisory-review',     'advisory-review',     'registrar',  'always'),
    (71, 'remind',   'community',  'in-discussion',       'in-discussion',       'registrar',  'always'),
    (72, 'remind',   'community',  'in-review',           'in-review',           'registrar',  'always'),
    (73, 'remind',   'community',  'changes-requested',   'changes-requested',   'registrar',  'always'),
    (74, 'remind',   'community',  'awaiting-direction',  'awaiting-direction',  'registrar',  'always'),
    (75, 'remind',   'community',  'approved',            'approved',            'registrar',  'always'),
    (76, 'remind',   'fast-track', 'recognition-pending', 'recognition-pending', 'registrar',  'always'),
    (77, 'remind',   'fast-track', 'advisory-review',     'advisory-review',     'registrar',  'always'),
    (78, 'remind',   'fast-track', 'approved',            'approved',            'registrar',  'always');

alter table nidreg.workflow_step
    add column names_expert boolean not null default false,
    add column names_thread boolean not null default false;
insert into nidreg.workflow_step
    (step, note_required, reference_required, takes_expert, judges, names_expert, names_thread) values
    ('resolve',  false, false, false, false, false, true),
    ('escalate', true,  false, false, false, true,  false),
    ('remind',   false, false, false, false, false, false);

-- Time limits and rules that a registry sets for itself (BCP 26 is being rewritten).
create function nidreg.policy_fits(p_name text, p_value text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when p_name in ('review-days', 'idle-days', 'reminder-days') then p_value ~ '^[1-9][0-9]{0,3}$'
        when p_name = 'two-persons' then
            p_value ~ '^((register|deprecate|appoint)( (register|deprecate|appoint)){0,2})?$'
        else false end
$$;

create table nidreg.policy (
    name  text collate "C" primary key,
    value text not null,
    constraint a_policy_fits_its_name check (nidreg.policy_fits(name, value))
);
insert into nidreg.policy (name, value) values
    ('review-days', '14'), ('idle-days', '90'), ('reminder-days', '3'), ('two-persons', '');
comment on table nidreg.policy is
    'review-days: an expert''s time; idle-days: without an answer a request may be closed;'
    ' reminder-days: between reminders; two-persons: acts that a second registrar carries out';

create function nidreg.policy_value(p_name text) returns text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select p.value from policy p where p.name = p_name
$$;

create function nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'policy', p_person, p_role);
    was    text;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'policies are set by the registrar');
    end if;
    select p.value into was from policy p where p.name = p_name for update;
    if not found then
        perform refuse('NR002', 'policy-unknown', format('there is no policy %s', p_name));
    elsif not coalesce(policy_fits(p_name, p_value), false) then
        perform refuse('NR002', 'policy-value', format('%s is no value of %s', p_value, p_name));
    end if;
    update policy p set value = p_value where p.name = p_name;
    perform append_event(p_person, p_role, 'policy', null, '', null,
                         details('name', p_name, 'value', p_value, 'was', was));
    return finish_act(p_key, '{}');
end
$$;

-- Verdicts keep what they judged, also when a later revision voids them.
alter table nidreg.request_expert
    add column verdict text,
    drop constraint a_vote_is_known,
    drop constraint an_approval_names_what_it_judges,
    add constraint a_vote_is_known
        check (vote in ('none', 'approved', 'advised', 'rejected', 'stepped-back', 'escalated')),
    add constraint a_verdict_is_known check (verdict in ('approved', 'advised', 'rejected'));

-- Whose turn it is, since when, and by when; kept with every step.
create function nidreg.turn_of(p_state text, p_is_due boolean) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when p_state in ('draft', 'changes-requested') then 'applicant'
        when p_state in ('in-discussion', 'approved') then 'registrar'
        when p_state in ('in-review', 'advisory-review') then case when p_is_due then 'expert' else 'registrar' end
        when p_state in ('recognition-pending', 'awaiting-direction') then 'body' end
$$;

alter table nidreg.request
    add column deprecates boolean not null default false,
    add column turn       text default 'applicant',
    add column turn_since timestamptz not null default clock_timestamp(),
    add column due        date,
    add column reminded   timestamptz,
    add constraint a_turn_is_known check (turn in ('applicant', 'expert', 'registrar', 'body')),
    add constraint only_a_revision_deprecates check (purpose = 'revision' or not deprecates);

create table nidreg.request_stay (
    request_id bigint not null references nidreg.request,
    ordinal    int not null,
    state      text not null,
    entered    timestamptz not null,
    "left"     timestamptz,
    primary key (request_id, ordinal)
);
comment on table nidreg.request_stay is 'Which state a request was in from when to when; the last stay is not left yet';
create unique index request_stay_now on nidreg.request_stay (request_id) where "left" is null;

-- What the event of each request so far made of its turn, its experts and its stays.
create function nidreg.turn_told(p_request bigint, out turn text, out since timestamptz)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    told     event;
    state    text := 'draft';
    expert   text;
    owing    text[] := '{}';
    approved text[] := '{}';
    next     text;
begin
    for told in select * from event e where e.request_id = p_request order by e.number loop
        state := coalesce(told.to_state, state);
        expert := (select d.pair ->> 1 from jsonb_array_elements(told.details) d (pair) where d.pair ->> 0 = 'expert');
        case
            when told.what = 'appeal' then
                owing := array[expert];
                approved := '{}';
            when told.what = 'assign' and expert <> all (approved) then
                owing := array_remove(owing, expert) || expert;
            when told.what in ('approve', 'advise', 'recuse') and told.part = 'assigned-expert' then
                owing := array_remove(owing, told.person);
                approved := array_remove(approved, told.person);
                if told.what = 'approve' then
                    approved := approved || told.person;
                end if;
            when told.what = 'escalate' then
                owing := array_remove(owing, expert);
            when told.what = 'submit' then
                owing := owing || approved;
                approved := '{}';
            else
                null;
        end case;
        next := turn_of(state, cardinality(owing) > 0);
        if since is null or next is distinct from turn then
            since := told.at;
        end if;
        turn := next;
    end loop;
end
$$;

-- Registries that have a history already.
alter table nidreg.request disable trigger a_request_moves_along_the_workflow_alone;
update nidreg.request r
   set turn = t.turn, turn_since = coalesce(t.since, r.created),
       updated = coalesce((select e.at from nidreg.event e where e.number = r.last_event), r.updated),
       due = case when r.state in ('in-review', 'advisory-review')
                  then (select min(x.due) from nidreg.request_expert x
                         where x.request_id = r.id and x.vote = 'none') end
  from nidreg.request w cross join lateral nidreg.turn_told(w.id) t
 where w.id = r.id;
set constraints all immediate; -- what is not checked yet bars the tables from being altered
set constraints all deferred;
alter table nidreg.request enable trigger a_request_moves_along_the_workflow_alone;
update nidreg.request_expert set verdict = 'approved' where vote = 'approved';
update nidreg.request_expert x
   set vote = 'advised', verdict = 'advised',
       judged_sha256 = (select v.sha256 from nidreg.request_revision v
                         where v.request_id = x.request_id order by v.number desc limit 1)
 where x.vote = 'none'
   and exists (select from nidreg.event e
                where e.request_id = x.request_id and e.what = 'advise' and e.person = x.expert);
insert into nidreg.request_stay (request_id, ordinal, state, entered, "left")
select e.request_id, row_number() over stays, coalesce(e.to_state, 'draft'), e.at, lead(e.at) over stays
  from nidreg.event e
 where e.request_id is not null and (e.what = 'create' or e.from_state <> e.to_state)
window stays as (partition by e.request_id order by e.number);
alter table nidreg.request_expert
    add constraint a_verdict_names_what_it_judges check (verdict is null or judged_sha256 is not null);

-- Stores what an event made of a request: its place, whose turn it is since when, and its stays.
create function nidreg.keep_request(p_old nidreg.request, p_new nidreg.request) returns nidreg.request
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    first_due date;
    told      text;
begin
    select e.at, e.what into strict p_new.updated, told from event e where e.number = p_new.last_event;
    select min(x.due) into first_due from request_expert x where x.request_id = p_new.id and x.vote = 'none';
    p_new.turn := turn_of(p_new.state, first_due is not null);
    p_new.due := case when p_new.state in ('in-review', 'advisory-review') then first_due end;
    if p_new.turn is distinct from p_old.turn then
        p_new.turn_since := p_new.updated;
        p_new.reminded := null;
    elsif told = 'remind' then
        p_new.reminded := p_new.updated;
    end if;
    update request r
       set state = p_new.state, procedure = p_new.procedure, body_recognized = p_new.body_recognized,
           nid = p_new.nid, revision = p_new.revision, previous_version = p_new.previous_version,
           approved_sha256 = p_new.approved_sha256, turn = p_new.turn, turn_since = p_new.turn_since,
           due = p_new.due, reminded = p_new.reminded, last_event = p_new.last_event, updated = p_new.updated
     where r.id = p_new.id returning * into p_new;
    if p_new.state <> p_old.state then
        with ended as (
            update request_stay s set "left" = p_new.updated
             where s.request_id = p_new.id and s.left is null returning s.ordinal
        )
        insert into request_stay (request_id, ordinal, state, entered)
        select p_new.id, e.ordinal + 1, p_new.state, p_new.updated from ended e;
    end if;
    return p_new;
end
$$;

create or replace function nidreg.guard_request() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    told event;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action, new.deprecates)
       is distinct from
       (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action, old.deprecates) then
        perform refuse('NR002', 'what_a_request_is_never_changes', 'a request keeps its purpose, kind and applicant');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event tells of this change');
    end if;
    if (new.state <> old.state or told.from_state is not null)
       and (told.from_state is distinct from old.state or told.to_state is distinct from new.state
            or told.procedure is distinct from old.procedure) then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                       format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;

-- Bodies whose standing for the fast track the IESG has recognised (RFC 8141 section 6.3). A body is
-- known again by its name, white space, punctuation and case aside.
create function nidreg.body_key(p_name text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select lower(regexp_replace(coalesce(p_name, ''), '[[:space:][:punct:]]+', '', 'g'))
$$;

create table nidreg.recognized_body (
    name_key   text collate "C" primary key,
    name       text not null,
    request_id bigint not null references nidreg.request,
    event      bigint not null references nidreg.event,
    constraint a_body_has_a_name check (name_key <> '')
);

alter table nidreg.request_revision add column body text not null default '';

insert into nidreg.recognized_body (name_key, name, request_id, event)
select distinct on (b.name_key) b.name_key, b.name, b.request_id, b.number
  from (select nidreg.body_key(l.name) as name_key, l.name, e.request_id, e.number
          from nidreg.event e
          join lateral (select trim(split_part(ltrim(v.fields ->> 'registrant', E' \t\n'), E'\n', 1)) as name
                          from nidreg.request_revision v
                         where v.request_id = e.request_id order by v.number limit 1) l on true
         where e.what = 'recognize') b
 where b.name_key <> ''
 order by b.name_key, b.number;

create or replace function nidreg.is_assigned(p_request bigint, p_person text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select exists (select from request_expert e
                    where e.request_id = p_request and e.expert = p_person
                      and e.vote not in ('stepped-back', 'escalated'))
$$;

-- One approval is enough while others are due. Where the last of the others was taken off, it is
-- given once more: the last approval moves the request, and whoever gives it knows that.
create or replace function nidreg.check_own_judgement(p_request nidreg.request, p_step text, p_person text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_request.applicant = p_person and not setting_is_on('single_user')
       and (select s.judges from workflow_step s where s.step = p_step) then
        perform refuse('NR002', 'own-request', 'an applicant never judges their own request');
    end if;
    if p_step = 'approve' and others_are_due(p_request.id, p_person)
       and exists (select from request_expert e
                    where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
        perform refuse('NR002', 'already-voted', format('%s has approved already', p_person));
    end if;
end
$$;

-- The thirteen fields of RFC 8141's template, by their keys.
create function nidreg.is_field(p_key text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select p_key in ('namespace_identifier', 'version', 'date', 'registrant', 'purpose', 'syntax', 'assignment',
                     'security_and_privacy', 'interoperability', 'resolution', 'documentation',
                     'additional_information', 'revision_information')
$$;

create function nidreg.detail(p_details jsonb, p_name text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select d.pair ->> 1 from jsonb_array_elements(p_details) d (pair) where d.pair ->> 0 = p_name limit 1
$$;

-- A comment's field and thread. A thread begins with a comment that answers none; it is resolved once,
-- and an answer opens it again.
create function nidreg.check_thread(p_request nidreg.request, p_step text, p_person text, p_role text, p_record jsonb)
    returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    field text := coalesce(p_record ->> 'field', '');
    named text := coalesce(p_record ->> 'thread', '');
    root  event;
begin
    if p_step = 'comment' and field <> '' and not is_field(field) then
        perform refuse('NR002', 'field-unknown', format('a template has no field %s', field));
    elsif p_step = 'comment' and field <> '' and p_request.revision = 0 then
        perform refuse('NR002', 'field-without-revision', 'no revision is submitted yet');
    elsif named = '' and p_step = 'resolve' then
        perform refuse('NR002', 'thread-missing', 'the step names a thread');
    elsif named = '' then
        return;
    end if;
    select * into root from event e
     where e.request_id = p_request.id and e.what = 'comment' and detail(e.details, 'thread') is null
       and e.number = case when named ~ '^[0-9]{1,18}$' then named::bigint end;
    if not found then
        perform refuse('NR003', 'no-such-thread', format('request %s has no thread %s', p_request.id, named));
    elsif field not in ('', coalesce(detail(root.details, 'field'), '')) then
        perform refuse('NR002', 'thread-elsewhere', 'the thread is about another field');
    elsif p_step = 'resolve' and p_role = 'applicant' and root.person <> p_person then
        perform refuse('NR002', 'not-yours', 'a thread is resolved by its author, an expert or the registrar');
    elsif p_step = 'resolve' and 'resolve' = (
            select e.what from event e
             where e.request_id = p_request.id and e.number > root.number and detail(e.details, 'thread') = named
             order by e.number desc limit 1) then
        perform refuse('NR002', 'thread-resolved', format('thread %s is resolved already', named));
    end if;
end
$$;

-- The day of the database, which dates every due date.
create function nidreg.today() returns date
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select (clock_timestamp() at time zone 'UTC')::date
$$;

create function nidreg.check_due(p_due text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_due !~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
        perform refuse('NR002', 'due-malformed', format('%s is no day', p_due));
    elsif p_due::date < today() then
        perform refuse('NR002', 'due-in-the-past', format('%s is over', p_due));
    end if;
end
$$;

create or replace function nidreg.check_record(p_request nidreg.request, p_step text, p_record jsonb) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    needs  workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
begin
    select * into strict needs from workflow_step s where s.step = p_step;
    if octet_length(p_record ->> 'text') > 262144 then
        perform refuse('NR002', 'text-too-long', 'a text has 256 KiB at most');
    end if;
    if (needs.note_required or (p_step = 'approve' and p_request.standards_action))
       and coalesce(p_record ->> 'text', '') = '' then
        perform refuse('NR002', 'note-missing', 'the step needs a text');
    elsif needs.reference_required and coalesce(p_record ->> 'reference', '') = '' then
        perform refuse('NR002', 'reference-missing', 'the step needs a reference');
    elsif (needs.takes_expert or needs.names_expert) and expert = '' then
        perform refuse('NR002', 'expert-missing', 'the step names an expert');
    elsif needs.names_expert and not exists (select from request_expert e
            where e.request_id = p_request.id and e.expert = p_record ->> 'expert' and e.vote = 'none') then
        perform refuse('NR002', 'expert-not-due', format('%s owes no answer', expert));
    elsif needs.takes_expert and expert = p_request.applicant and not setting_is_on('single_user') then
        perform refuse('NR002', 'own-request', 'an applicant never judges their own request');
    elsif needs.takes_expert and not holds_role(expert, 'expert') then
        perform refuse('NR002', 'expert-unknown', format('%s is no designated expert of this registry', expert));
    end if;
    if needs.takes_expert then
        perform check_due(p_record ->> 'due');
        perform check_expert(p_request, p_record);
    end if;
end
$$;

-- What a step does to the request's experts.
create or replace function nidreg.move_experts(p_request nidreg.request, p_step text, p_person text,
                                               p_sha256 text, p_record jsonb)
    returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_step = 'appeal' then -- another expert looks: those who judged before have done their part
        if exists (select from request_expert e
                    where e.request_id = p_request.id and e.expert = p_record ->> 'expert') then
            perform refuse('NR002', 'expert-judged-before', 'an appeal goes to another expert');
        end if;
        update request_expert e set vote = 'stepped-back' where e.request_id = p_request.id;
    end if;
    if p_step in ('assign', 'appeal') then
        insert into request_expert as x (request_id, ordinal, expert, due)
        select p_request.id, count(*) + 1, p_record ->> 'expert', (p_record ->> 'due')::date
          from request_expert e where e.request_id = p_request.id
        on conflict (request_id, expert) do update
           set due = excluded.due,
               vote = case when x.vote in ('stepped-back', 'escalated') then 'none' else x.vote end;
    elsif p_step in ('approve', 'advise', 'reject') then
        update request_expert e
           set vote = v.verdict, verdict = v.verdict, judged_sha256 = p_sha256
          from (values ('approve', 'approved'), ('advise', 'advised'), ('reject', 'rejected')) v (step, verdict)
         where e.request_id = p_request.id and e.expert = p_person and v.step = p_step;
    elsif p_step in ('recuse', 'escalate') then
        update request_expert e set vote = case p_step when 'recuse' then 'stepped-back' else 'escalated' end
         where e.request_id = p_request.id
           and e.expert = case p_step when 'recuse' then p_person else p_record ->> 'expert' end;
    end if;
end
$$;

-- What a step records of its own accord: until when an expert has time, who is reminded, and the
-- experts' report on which a direction rests.
create function nidreg.completed_record(p_request nidreg.request, p_step text, p_record jsonb) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when p_step in ('assign', 'appeal') and coalesce(p_record ->> 'due', '') = '' then
            p_record || jsonb_build_object('due', (today() + policy_value('review-days')::int)::text)
        when p_step = 'remind' then
            p_record || jsonb_build_object('turn', p_request.turn, 'reminded', case p_request.turn
                when 'applicant' then p_request.applicant
                when 'expert' then (select string_agg(e.expert, E'\n' order by e.ordinal) from request_expert e
                                     where e.request_id = p_request.id and e.vote = 'none') end)
        when p_step = 'direct' then
            p_record || jsonb_build_object('report', (select max(e.number) from event e
                                                       where e.request_id = p_request.id and e.what = 'approve'))
        else p_record end
$$;

create function nidreg.step_details(p_request nidreg.request, p_step text, p_noted jsonb, p_sha256 text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select details(
        'text', p_noted ->> 'text', 'reference', p_noted ->> 'reference',
        'expert', case when p_step in ('assign', 'appeal', 'escalate') then p_noted ->> 'expert' end,
        'due', case when p_step in ('assign', 'appeal') then p_noted ->> 'due' end,
        'field', case p_step when 'comment' then p_noted ->> 'field' end,
        'thread', case when p_step in ('comment', 'resolve') then p_noted ->> 'thread' end,
        'overriding', case when p_step in ('assign', 'appeal') then p_noted ->> 'overriding' end,
        'objections', case when p_step in ('assign', 'appeal') and trim(p_noted ->> 'overriding') <> '' then
            array_to_string(objections(p_request, p_noted ->> 'expert', today(), (p_noted ->> 'due')::date), ' ') end,
        'turn', case p_step when 'remind' then p_noted ->> 'turn' end,
        'reminded', case p_step when 'remind' then p_noted ->> 'reminded' end,
        'report', case p_step when 'direct' then p_noted ->> 'report' end,
        'revision', nullif(p_request.revision, 0)::text, 'sha256', p_sha256)
$$;

create function nidreg.recognize_body(p_request nidreg.request) returns void
    language sql set search_path = nidreg, pg_catalog, pg_temp
as $$
    insert into recognized_body (name_key, name, request_id, event)
    select body_key(v.body), v.body, v.request_id, p_request.last_event
      from request_revision v
     where v.request_id = p_request.id and v.number = p_request.revision and body_key(v.body) <> ''
    on conflict (name_key) do nothing
$$;

create or replace function nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                                            p_from text, p_step text, p_record jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, p_step, p_person, p_role);
    noted  jsonb;
    old    request;
    held   request;
    edge   workflow_edge;
    digest text;
begin
    if answer is not null then
        return answer;
    end if;
    if p_step in ('submit', 'register') or not exists (select from workflow_step s where s.step = p_step) then
        perform refuse('NR002', 'no-such-step', format('%s is no step of its own', p_step));
    end if;
    old := lock_request(p_request, p_person, p_role);
    perform check_current(old, p_from, p_revision);
    edge := edge_for(old, p_step, p_person, p_role);
    noted := completed_record(old, p_step, p_record);
    perform check_record(old, p_step, noted);
    if p_step in ('comment', 'resolve') then
        perform check_thread(old, p_step, p_person, p_role, noted);
    end if;
    select v.sha256 into digest from request_revision v where v.request_id = old.id and v.number = old.revision;
    if edge.part = 'assigned-expert' or p_step in ('assign', 'appeal', 'escalate') then
        perform move_experts(old, p_step, p_person, digest, noted);
    end if;
    held := old;
    held.last_event := append_event(p_person, p_role, p_step, old.id, old.nid, edge,
                                    step_details(old, p_step, noted, digest));
    held.state := edge.to_state;
    held.procedure := case when p_step in ('refuse-recognition', 'appeal') then 'community' else old.procedure end;
    held.body_recognized := old.body_recognized or p_step = 'recognize';
    held.approved_sha256 := case when edge.to_state in ('approved', 'awaiting-direction') then digest end;
    held := keep_request(old, held);
    if p_step = 'recognize' then
        perform recognize_body(held);
    end if;
    return finish_act(p_key, request_json(held));
end
$$;

drop function nidreg.create_request(uuid, text, text, text, text, text, boolean, text, text);

create function nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text,
                                      p_kind text, p_procedure text, p_standards_action boolean,
                                      p_nid text, p_working_copy text, p_deprecates boolean)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'create', p_person, p_role);
    listed namespace;
    made   request;
    kept   request;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'wrong-role', 'requests are opened by applicants');
    end if;
    if p_purpose = 'revision' then
        select * into listed from namespace n where n.nid_key = lower(p_nid collate "C");
        if not found then
            perform refuse('NR003', 'no-such-namespace', format('%s is not registered', p_nid));
        end if;
    elsif p_kind = 'informal' and p_nid <> '' then
        perform refuse('NR002', 'nid.informal-requested', 'the registry assigns the number');
    end if;
    insert into request (purpose, kind, procedure, standards_action, nid, applicant, previous_version, deprecates)
    values (p_purpose, coalesce(listed.kind, p_kind), p_procedure, p_standards_action,
            coalesce(listed.nid, p_nid), p_person, coalesce(listed.version, 0), p_deprecates)
    returning * into made;
    insert into working_copy (request_id, text) values (made.id, p_working_copy);
    kept := made;
    kept.last_event := append_event(p_person, p_role, 'create', made.id, made.nid, null,
        details('purpose', made.purpose, 'kind', made.kind, 'procedure', made.procedure,
                'standards-action', made.standards_action::text,
                'deprecates', case when made.deprecates then 'true' end));
    made.turn := null; -- its first turn begins with its first event
    kept := keep_request(made, kept);
    insert into request_stay (request_id, ordinal, state, entered) values (kept.id, 1, kept.state, kept.updated);
    return finish_act(p_key, request_json(kept));
end
$$;

drop function nidreg.submit(uuid, text, text, bigint, int, text, text, jsonb, text, bigint, text);

-- p_body: the body that Registrant names, for the fast track; it stands in that field.
create function nidreg.check_body(p_request nidreg.request, p_fields jsonb, p_body text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_request.procedure = 'fast-track' and body_key(p_body) = '' then
        perform refuse('NR002', 'a_fast_track_request_cites_its_documentation', 'Registrant names no body');
    elsif strpos(body_key(p_fields ->> 'registrant'), body_key(p_body)) = 0 and p_body <> '' then
        perform refuse('NR002', 'a_body_stands_in_its_registrant_field', format('Registrant does not say "%s"', p_body));
    end if;
end
$$;

create function nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                              p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint,
                              p_date text, p_body text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'submit', p_person, p_role);
    old    request;
    held   request;
    edge   workflow_edge;
    digest text := encode(sha256(convert_to(p_text, 'UTF8')), 'hex');
begin
    if answer is not null then
        return answer;
    end if;
    old := lock_request(p_request, p_person, p_role);
    perform check_current(old, p_from, p_revision);
    held := old;
    if old.procedure = 'fast-track' and exists (select from recognized_body b where b.name_key = body_key(p_body)) then
        held.body_recognized := true;
    end if;
    edge := edge_for(held, 'submit', p_person, p_role);
    perform check_submission(held, p_nid, p_version, p_fields);
    perform check_body(held, p_fields, p_body);
    held.last_event := append_event(p_person, p_role, 'submit', old.id, p_nid, edge,
        details('revision', (old.revision + 1)::text, 'sha256', digest,
                'fields-sha256', encode(sha256(convert_to(p_fields::text, 'UTF8')), 'hex'),
                'version', p_version::text, 'date', p_date, 'body', p_body));
    insert into request_revision (request_id, number, text, sha256, fields, nid, version,
                                  template_date, submitted_by, at, event, body)
    select old.id, old.revision + 1, p_text, digest, p_fields, p_nid, p_version, p_date, p_person, e.at, e.number,
           p_body
      from event e where e.number = held.last_event;
    -- A verdict covers the text that it judged: a new text needs new verdicts.
    update request_expert x set vote = 'none'
     where x.request_id = old.id and x.vote in ('approved', 'advised', 'rejected');
    delete from working_copy w where w.request_id = old.id;
    held.state := edge.to_state;
    held.revision := old.revision + 1;
    held.nid := p_nid;
    held.approved_sha256 := null;
    held.previous_version := p_version - 1;
    return finish_act(p_key, request_json(keep_request(old, held)));
end
$$;

-- Makes the version of an approved request; answers the number of its event. A revision that
-- deprecates its namespace does so here; any other leaves the status as it is.
create function nidreg.carry_out(p_person text, p_role text, p_request nidreg.request, p_edge nidreg.workflow_edge,
                                 p_content nidreg.request_revision, p_listed nidreg.namespace,
                                 p_head nidreg.log_head, p_registrant text, p_reference jsonb, p_grammar text)
    returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    made  namespace_version;
    kept  request := p_request;
    today text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD');
begin
    kept.last_event := p_head.size;
    if p_request.kind = 'informal' and p_request.purpose = 'new' then
        p_content := with_assigned_nid(p_content, 'urn-' || next_informal());
    end if;
    made.version := p_content.version;
    made.stated_version := p_content.version::text;
    made.template_date := p_content.template_date;
    made.status := case when p_request.deprecates then 'deprecated' else coalesce(p_listed.status, 'active') end;
    made.updated := case p_request.purpose when 'new' then '' else today end;
    made.registrant := p_registrant;
    made.reference := p_reference;
    made.template_url := coalesce(p_listed.template_url, '');
    made.has_template := true;
    made.text := p_content.text;
    made.sha256 := p_content.sha256;
    made.fields := p_content.fields;
    made.request_id := p_request.id;
    made.imported := false;
    made.source := '';
    made.grammar := p_grammar;
    perform store_head(record_version(p_head, p_person, p_role, p_edge, coalesce(p_listed.nid, p_content.nid),
                                      p_request.kind, coalesce(p_listed.registered::text, today), made));
    kept.state := p_edge.to_state;
    kept.nid := p_content.nid;
    perform keep_request(p_request, kept);
    return kept.last_event;
end
$$;

drop function nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text, text);

create function nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                              p_registrant text, p_reference jsonb, p_grammar text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    done    jsonb := begin_act(p_key, 'register', p_person, p_role);
    held    request;
    edge    workflow_edge;
    content request_revision;
    listed  namespace;
    head    log_head;
begin
    if done is null then
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        head := take_head();
        select * into strict content from request_revision v
         where v.request_id = held.id and v.number = held.revision;
        listed := check_still_free(content.nid, held.purpose);
        perform check_registrable(held, content);
        done := finish_act(p_key, jsonb_build_object('event', carry_out(
            p_person, p_role, held, edge, content, listed, head, p_registrant, p_reference, p_grammar)));
    end if;
    return (select version_json(v, n.nid, n.kind)
              from namespace_version v join namespace n using (nid_key)
             where v.event = (done ->> 'event')::bigint);
end
$$;

create or replace function nidreg.event_json(p_event nidreg.event) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', p_event.role, 'what', p_event.what, 'request', coalesce(p_event.request_id, 0),
        'nid', p_event.nid, 'from', p_event.from_state, 'to', p_event.to_state, 'details', p_event.details)
$$;

create or replace function nidreg.experts_json(p_request bigint) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_object('expert', e.expert, 'due', e.due, 'vote', e.vote,
                                                 'verdict', coalesce(e.verdict, 'none'),
                                                 'judged_sha256', coalesce(e.judged_sha256, ''))
                              order by e.ordinal), '[]')
      from request_expert e where e.request_id = p_request
$$;

create or replace function nidreg.request_json(p_request nidreg.request) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'id', p_request.id, 'purpose', p_request.purpose, 'kind', p_request.kind,
        'procedure', p_request.procedure, 'standards_action', p_request.standards_action,
        'body_recognized', p_request.body_recognized, 'deprecates', p_request.deprecates, 'nid', p_request.nid,
        'state', p_request.state, 'revision', p_request.revision,
        'revision_sha256', coalesce((select v.sha256 from request_revision v
                                      where v.request_id = p_request.id and v.number = p_request.revision), ''),
        'previous_version', p_request.previous_version, 'applicant', p_request.applicant,
        'experts', experts_json(p_request.id),
        'contested_by', to_jsonb(case when is_ended(p_request.state) then '{}'
                                      else contestants(p_request.nid_key, p_request.id) end),
        'created', instant_text(p_request.created), 'updated', instant_text(p_request.updated),
        'turn_since', instant_text(p_request.turn_since), 'reminded', instant_text(p_request.reminded))
$$;

-- Who may read and call what.
grant select on nidreg.policy, nidreg.recognized_body, nidreg.request_stay
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
alter table nidreg.request_stay enable row level security;
create policy who_sees_a_request_sees_its_stays on nidreg.request_stay for select
    using (exists (select from nidreg.request r where r.id = request_id));
alter table nidreg.recognized_body enable row level security;
create policy a_registrar_sees_every_recognized_body on nidreg.recognized_body for select to nidreg_registrar
    using (true);

revoke all on function
    nidreg.policy_fits(text, text), nidreg.policy_value(text), nidreg.set_policy(uuid, text, text, text, text),
    nidreg.turn_of(text, boolean), nidreg.turn_told(bigint),
    nidreg.keep_request(nidreg.request, nidreg.request), nidreg.body_key(text), nidreg.is_field(text),
    nidreg.detail(jsonb, text), nidreg.check_thread(nidreg.request, text, text, text, jsonb), nidreg.today(),
    nidreg.check_due(text), nidreg.completed_record(nidreg.request, text, jsonb),
    nidreg.step_details(nidreg.request, text, jsonb, text), nidreg.recognize_body(nidreg.request),
    nidreg.create_request(uuid, text, text, text, text, text, boolean, text, text, boolean),
    nidreg.check_body(nidreg.request, jsonb, text),
    nidreg.submit(uuid, text, text, bigint, int, text, text, jsonb, text, bigint, text, text),
    nidreg.carry_out(text, text, nidreg.request, nidreg.workflow_edge, nidreg.request_revision, nidreg.namespace,
                     nidreg.log_head, text, jsonb, text),
    nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text)
    from public;

grant execute on function nidreg.turn_of(text, boolean), nidreg.policy_value(text), nidreg.detail(jsonb, text)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function
    nidreg.create_request(uuid, text, text, text, text, text, boolean, text, text, boolean),
    nidreg.submit(uuid, text, text, bigint, int, text, text, jsonb, text, bigint, text, text)
    to nidreg_applicant, nidreg_registrar;
grant execute on function
    nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text),
    nidreg.set_policy(uuid, text, text, text, text), nidreg.turn_told(bigint)
    to nidreg_registrar;
