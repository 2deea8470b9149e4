-- Requests: what they are, their revisions, experts, working copies and the states that they were in.

-- tables --------------------------------------------------------------------------------------------------------

create table request (
    id               bigint primary key,
    purpose          request_purpose not null,
    kind             request_kind not null,
    procedure        request_procedure not null,
    standards_action boolean not null default false,
    body_recognized  boolean not null default false,
    nid              text not null default '',
    nid_key          text collate "C" not null generated always as (lower(nid collate "C")) stored,
    state            request_state not null default 'draft',
    revision         int not null default 0,
    previous_version bigint not null default 0,
    approved_sha256  text,
    applicant        text not null,
    created          timestamptz not null default clock_timestamp(),
    updated          timestamptz not null default clock_timestamp(),
    last_event       bigint,
    deprecates       boolean not null default false,
    turn             request_turn default 'applicant',
    turn_since       timestamptz not null default clock_timestamp(),
    due              date,
    reminded         timestamptz,
    constraint a_nid_that_is_asked_for_is_short check (octet_length(nid) <= 200),
    constraint a_revision_request_names_its_namespace check (purpose = 'new' or nid <> ''),
    constraint only_a_revision_deprecates check (purpose = 'revision' or not deprecates)
);
comment on table request is 'approved_sha256: the text that the approvals judged; turn, due: whose answer is awaited, by when';
create index request_by_applicant on request (applicant);
create index request_by_nid on request (nid_key, id);
create index request_by_state on request (state);
create index request_open on request (id) include (nid_key, applicant, revision, state, turn, due)
    where state not in ('registered', 'rejected', 'withdrawn', 'closed');

create table request_revision (
    request_id    bigint not null references request,
    number        int not null,
    text          template_text not null,
    sha256        text not null,
    fields        json not null,
    nid           text not null,
    version       bigint not null,
    template_date template_date not null,
    submitted_by  text not null,
    at            timestamptz not null,
    event         bigint not null,
    body          line not null,
    primary key (request_id, number),
    constraint a_revision_has_its_event foreign key (event) references event,
    constraint a_revision_states_a_version check (version >= 1),
    constraint a_revisions_sha256_is_of_its_text check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
    constraint revisions_are_numbered_from_one check (number >= 1)
);
comment on table request_revision is
    'A submitted text. fields, nid, version, template_date: what template_fields() reads in it; body: the organization that its Registrant names';

create table request_expert (
    request_id    bigint not null references request,
    ordinal       int not null,
    expert        text not null,
    due           date not null,
    vote          text not null default 'none',
    judged_sha256 text,
    assigned      timestamptz not null default clock_timestamp(),
    verdict       text,
    primary key (request_id, ordinal),
    constraint an_expert_is_assigned_once unique (request_id, expert),
    constraint a_verdict_is_known check (verdict in ('approved', 'advised', 'rejected')),
    constraint a_verdict_names_what_it_judges check (verdict is null or judged_sha256 is not null),
    constraint a_vote_is_known check (vote in ('none', 'approved', 'advised', 'rejected', 'stepped-back', 'escalated'))
);
create index request_expert_by_person on request_expert (expert, assigned);
create index request_expert_still_due on request_expert (expert, request_id) where vote = 'none';

-- Stays and the working copy come with their request, from one function, while others wait for the log: a foreign key
-- would be looked up then. Every verification compares stays with the log; a working copy without a request is nobody's.
create table request_stay (
    request_id bigint not null,
    ordinal    int not null,
    state      text not null,
    entered    timestamptz not null,
    "left"     timestamptz,
    primary key (request_id, ordinal)
);
comment on table request_stay is 'Which state a request was in from when to when; the last stay is not left yet';
create unique index request_stay_now on request_stay (request_id) where "left" is null;

create table working_copy (
    request_id bigint primary key,
    text       template_text not null,
    saved      timestamptz not null default clock_timestamp()
);

create table recognized_body (
    name_key   text collate "C" primary key,
    name       line not null,
    request_id bigint not null references request,
    event      bigint not null references event,
    constraint a_body_has_a_name check (name_key <> '')
);
comment on table recognized_body is 'Bodies whose requests the IESG let take the fast track (RFC 8141 section 6.3)';

-- functions: answers --------------------------------------------------------------------------------------------

-- Other open requests for a NID that have been submitted (RFC 8141 section 6.2). p_except may be null: none.
create function rivals(p_nid_key text, p_except bigint) returns bigint[] language plpgsql stable
as $$
begin
    return array(select r.id from request r
                  where r.nid_key = p_nid_key and r.nid_key <> '' and r.id is distinct from p_except
                    and r.revision > 0 and not is_ended(r.state) order by r.id);
end
$$;

-- What became of an expert's answer. An appeal takes everybody off as if they had stepped back; whoever did not do so
-- themself since they were asked last was replaced. p_recusing steps back just now, without an event yet.
create function shown_vote(p_expert request_expert, p_recusing text) returns text language sql stable
as $$
    select case when p_expert.vote <> 'stepped-back' or p_expert.expert = p_recusing then p_expert.vote
                when 'recuse' = (select e.what from event e
                                  where e.request_id = p_expert.request_id
                                    and case when e.what = 'recuse' then e.person = p_expert.expert
                                             else e.what in ('assign', 'appeal') and detail(e.canonical, 'expert') = p_expert.expert end
                                  order by e.number desc limit 1) then 'stepped-back'
                else 'replaced' end
$$;

create function experts_json(p_request bigint, p_recusing text) returns jsonb language plpgsql stable
as $$
begin
    return (select coalesce(jsonb_agg(jsonb_build_object('expert', e.expert, 'due', e.due, 'vote', shown_vote(e, p_recusing),
                                                 'verdict', coalesce(e.verdict, 'none'),
                                                 'judged_sha256', coalesce(e.judged_sha256, '')) order by e.ordinal), '[]')
      from request_expert e where e.request_id = p_request);
end
$$;

-- What an answer about a request has beside its row: asked for before the log is locked, lest others wait for it.
-- p_recusing: see shown_vote().
create function beside_json(p_request request, p_recusing text default null) returns jsonb language plpgsql stable
as $$
declare
    others bigint[] := '{}';
begin
    if p_request.nid <> '' and not is_ended(p_request.state) then
        others := rivals(lower(p_request.nid collate "C"), p_request.id);
    end if;
    if p_request.revision = 0 then
        return jsonb_build_object('revision_sha256', '', 'contested_by', to_jsonb(others), 'experts', '[]'::jsonb);
    end if;
    return jsonb_build_object(
        'revision_sha256', (select v.sha256 from request_revision v where v.request_id = p_request.id and v.number = p_request.revision),
        'contested_by', to_jsonb(others), 'experts', experts_json(p_request.id, p_recusing));
end
$$;

create function request_json(p_request request, p_beside jsonb) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'id', p_request.id, 'purpose', p_request.purpose, 'kind', p_request.kind, 'procedure', p_request.procedure,
        'standards_action', p_request.standards_action, 'body_recognized', p_request.body_recognized,
        'deprecates', p_request.deprecates, 'nid', p_request.nid, 'state', p_request.state, 'revision', p_request.revision,
        'previous_version', p_request.previous_version, 'applicant', p_request.applicant,
        'created', instant_text(p_request.created), 'updated', instant_text(p_request.updated),
        'turn_since', instant_text(p_request.turn_since), 'reminded', instant_text(p_request.reminded)) || p_beside
$$;

create function request_json(p_request request) returns jsonb language plpgsql stable
as $$
begin
    return request_json(p_request, beside_json(p_request));
end
$$;

-- functions: keeping a request ----------------------------------------------------------------------------------

-- The request, locked; refused where this person does not see it.
create function lock_request(p_id bigint, p_person text, p_role text) returns request language plpgsql
as $$
declare
    held request;
begin
    select * into held from request r where r.id = p_id for update;
    if not found or (sees_request(held, p_person, p_role) or nidreg.is_local_session()) is not true then
        perform refuse('NR003', 'request.unknown', format('request %s does not exist', p_id));
    end if;
    return held;
end
$$;

-- Keeps what an event made of a request: whose turn it is and the stay in its state follow from it.
create function keep_request(p_old request, p_new request) returns request language plpgsql
as $$
declare
    first_due date;
begin
    if p_new.updated = p_old.updated then
        select e.at into strict p_new.updated from event e where e.number = p_new.last_event;
    end if;
    if p_new.state in ('in-review', 'advisory-review') then
        select min(x.due) into first_due from request_expert x where x.request_id = p_new.id and x.vote = 'none';
    end if;
    p_new.turn := turn_of(p_new.state, first_due is not null);
    p_new.due := first_due;
    if p_new.turn is distinct from p_old.turn then
        p_new.turn_since := p_new.updated;
        p_new.reminded := null;
    end if;
    update request r
       set state = p_new.state, procedure = p_new.procedure, body_recognized = p_new.body_recognized,
           nid = p_new.nid, revision = p_new.revision, previous_version = p_new.previous_version,
           approved_sha256 = p_new.approved_sha256, turn = p_new.turn, turn_since = p_new.turn_since,
           reminded = p_new.reminded, due = p_new.due, updated = p_new.updated, last_event = p_new.last_event
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

create function note_assignment() returns trigger language plpgsql
as $$
begin
    new.assigned := clock_timestamp();
    return new;
end
$$;
create trigger an_expert_asked_again_was_asked_now before update on request_expert for each row
    when (new.vote = 'none' and old.vote in ('stepped-back', 'escalated')) execute function note_assignment();
create trigger a_request_forgets_outdated_keys after insert on request for each row
    when (new.id % 100 = 0) execute function forget_keys();

-- functions: actions --------------------------------------------------------------------------------------------

-- Opens a request; answers it.
create function nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text, p_procedure text,
                                      p_standards_action boolean, p_nid text, p_working_copy text, p_deprecates boolean)
    returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'create', p_person, p_role, p_purpose, p_kind, p_procedure, p_standards_action::text,
                                 p_nid, p_working_copy, p_deprecates::text);
    head   log_head;
    listed namespace;
    made   request;
    told   text;
    beside jsonb;
begin
    if answer is not null then
        return answer;
    elsif p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'role.wrong', 'only an applicant can create a request');
    elsif p_purpose = 'revision' then
        select * into listed from namespace n where n.nid_key = lower(p_nid collate "C");
        if not found then
            perform refuse('NR003', 'namespace.unknown', format('%s is not registered', p_nid));
        elsif listed.status = 'delisted' then
            perform refuse('NR002', 'namespace.delisted', format('%s is no longer in the listing', p_nid));
        end if;
    elsif p_kind = 'informal' and p_nid <> '' then
        perform refuse('NR002', 'nid.informal-requested', 'the registry assigns the NID of an informal namespace');
    end if;
    told := event_details('create', 'purpose', p_purpose, 'kind', coalesce(listed.kind, p_kind), 'procedure', p_procedure,
                          'standards-action', p_standards_action::text, 'deprecates', case when p_deprecates then 'true' end);
    made.nid := coalesce(listed.nid, p_nid);
    made.state := 'draft';
    made.revision := 0;
    beside := beside_json(made);
    head := lock_log(); -- from here on others wait
    made.created := clock_timestamp();
    insert into request (id, purpose, kind, procedure, standards_action, nid, applicant, previous_version, deprecates,
                         created, updated, turn_since, last_event)
    values ((select coalesce(max(r.id), 0) + 1 from request r), p_purpose, coalesce(listed.kind, p_kind), p_procedure,
            p_standards_action, made.nid, p_person, coalesce(listed.version, 0), p_deprecates,
            made.created, made.created, made.created, head.size)
    returning * into made;
    insert into working_copy (request_id, text) values (made.id, p_working_copy);
    insert into request_stay (request_id, ordinal, state, entered) values (made.id, 1, made.state, made.created);
    head := keep_head(add_event(head, p_person, p_role, 'create', made.id, made.nid, null, told, made.created));
    return finish_action(p_key, request_json(made, beside));
end
$$;

-- Replaces the working copy of a draft; answers the request. Makes no event.
create function nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text)
    returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'save', p_person, p_role, p_request::text, p_text);
    held   request;
begin
    if answer is not null then
        return answer;
    end if;
    held := lock_request(p_request, p_person, p_role);
    if held.state not in ('draft', 'changes-requested') then
        perform refuse('NR002', 'step.unknown', format('request %s is %s', held.id, held.state));
    elsif p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'role.wrong', 'only the applicant can change the working copy');
    elsif p_role = 'applicant' and held.applicant <> p_person then
        perform refuse('NR002', 'request.not-yours', 'only the applicant can change the working copy');
    end if;
    insert into working_copy as w (request_id, text) values (p_request, p_text)
        on conflict (request_id) do update set text = excluded.text, saved = clock_timestamp();
    perform pg_notify('nidreg', '');
    return finish_action(p_key, request_json(held));
end
$$;

-- functions: guards, which only a superuser can meet ------------------------------------------------------------

create function guard_new_request() returns trigger language plpgsql
as $$
begin
    if new.state <> 'draft' or new.revision <> 0 or new.body_recognized or new.approved_sha256 is not null then
        perform refuse('NR002', 'a_request_begins_as_a_draft', 'a new request must be a draft without a revision');
    end if;
    return new;
end
$$;

create function guard_request() returns trigger language plpgsql
as $$
declare
    told      event;
    came_from text;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action, new.deprecates)
       is distinct from
       (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action, old.deprecates) then
        perform refuse('NR002', 'what_a_request_is_never_changes', 'the purpose, kind and applicant of a request cannot be changed');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) or new.updated is distinct from told.at then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event records this change');
    end if;
    came_from := line_of(told.canonical, 'from');
    if (new.state <> old.state or came_from is not null)
       and (came_from is distinct from old.state or line_of(told.canonical, 'to') is distinct from new.state
            or line_of(told.canonical, 'procedure') is distinct from old.procedure) then
        perform refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                       format('no recorded step leads from %s to %s', old.state, new.state));
    elsif new.revision <> old.revision + (told.what = 'submit')::int then
        perform refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;

create function guard_revision() returns trigger language plpgsql
as $$
begin
    if new.number <> (select r.revision + 1 from request r where r.id = new.request_id)
       or not exists (select from event e where e.number = new.event and e.request_id = new.request_id and e.what = 'submit') then
        perform refuse('NR002', 'a_revision_is_submitted', 'a revision must have the next number and its event');
    end if;
    return new;
end
$$;

create trigger a_request_begins_as_a_draft before insert on request for each row
    when (current_user <> 'nidreg_owner') execute function guard_new_request();
create trigger a_request_moves_along_the_workflow_alone before update on request for each row
    when (current_user <> 'nidreg_owner') execute function guard_request();
create trigger a_revision_is_submitted before insert on request_revision for each row
    when (current_user <> 'nidreg_owner') execute function guard_revision();
do $$
begin
    perform keep_forever('request', 'a_request_never_disappears', 'delete'),
            keep_forever('request_revision', 'a_submitted_revision_never_changes', 'update or delete');
end
$$;
