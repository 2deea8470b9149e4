-- Acts, swift. An act is one round trip; whoever else appends to the log waits for the part of it that
-- holds the head. Here the functions on that way are written again, so that a session plans each
-- of them once and an act does not stop to plan:
--   * an expression is SQL whose names were resolved when it was created, and becomes part of the
--     statement that calls it;
--   * a query stands in PL/pgSQL, which keeps its plan;
--   * a function that only acts and guards call states its names in full and takes the search_path
--     of the act: to set one again costs more than most of them do. Nobody but the owner may call
--     them, and every entry point still fixes its own.

-- What a request's words may be. A table's checks are read anew, out of the catalogue, by each
-- statement that writes a row; a domain's are kept.
create domain nidreg.request_purpose as text
    constraint a_purpose_is_new_or_revision check (value in ('new', 'revision'));
create domain nidreg.request_kind as text
    constraint a_kind_is_formal_or_informal check (value in ('formal', 'informal'));
create domain nidreg.request_procedure as text
    constraint a_procedure_is_community_or_fast_track check (value in ('community', 'fast-track'));
create domain nidreg.request_state as text
    constraint a_state_is_known
        check (value in ('draft', 'in-discussion', 'in-review', 'changes-requested',
                         'recognition-pending', 'advisory-review', 'awaiting-direction', 'approved',
                         'registered', 'rejected', 'withdrawn', 'closed'));
alter table nidreg.request
    drop constraint a_purpose_is_new_or_revision, alter column purpose type nidreg.request_purpose,
    drop constraint a_kind_is_formal_or_informal, alter column kind type nidreg.request_kind,
    drop constraint a_procedure_is_community_or_fast_track, alter column procedure type nidreg.request_procedure,
    drop constraint a_state_is_known, alter column state type nidreg.request_state;

-- What every act asks first. Whoever asks, and with whatever search_path: every name is in full.

create or replace function nidreg.setting_is_on(p_name text) returns boolean
    language plpgsql stable
as $$
begin
    return exists (select from nidreg.setting s
                    where s.name operator(pg_catalog.=) p_name and s.value operator(pg_catalog.=) 'true');
end
$$;

create function nidreg.owns_database() returns boolean
    language plpgsql stable
as $$
begin
    return exists (select from pg_catalog.pg_database d
                    where d.datname operator(pg_catalog.=) pg_catalog.current_database()
                      and pg_catalog.pg_get_userbyid(d.datdba) operator(pg_catalog.=) session_user);
end
$$;

create or replace function nidreg.is_local_session() returns boolean
    language plpgsql stable
as $$
begin
    return nidreg.setting_is_on('local') and nidreg.owns_database();
end
$$;

-- Nobody but its owner acts on a local registry, and on a shared one everybody as themself.
create function nidreg.may_act(p_person text, p_role text) returns boolean
    language plpgsql stable
as $$
begin
    if nidreg.setting_is_on('local') then
        return nidreg.owns_database()
           and exists (select from nidreg.person_role p where p.login = p_person and p.role = p_role);
    end if;
    return p_person = session_user and p_role in ('reader', 'applicant', 'expert', 'registrar')
       and nidreg.holds_role(p_person, p_role);
end
$$;

create or replace function nidreg.check_acting(p_person text, p_role text) returns void
    language plpgsql stable
as $$
begin
    if nidreg.may_act(p_person, p_role) then
        return;
    elsif p_person = session_user and not nidreg.setting_is_on('local') and nidreg.owns_registry(session_user) then
        perform nidreg.refuse('NR002', 'owner-is-no-person', format('%s owns this registry', p_person));
    end if;
    perform nidreg.refuse('NR002', 'wrong-role', format('%s does not act as %s here', p_person, p_role));
end
$$;

-- Takes an act's key, once it is free: an act that is just being done holds it. Answers null when
-- the act is new, else what it answered before.
create or replace function nidreg.begin_act(p_key uuid, p_name text, p_person text, p_role text) returns jsonb
    language plpgsql
as $$
declare
    seen nidreg.act;
begin
    perform nidreg.check_acting(p_person, p_role);
    insert into nidreg.act (key, name, person) values (p_key, p_name, p_person) on conflict (key) do nothing;
    if found then
        return null;
    end if;
    select * into seen from nidreg.act a where a.key = p_key;
    if seen.name <> p_name or seen.person <> p_person then
        perform nidreg.refuse('NR002', 'act.key-taken', 'this act id belongs to another act');
    end if;
    return seen.result;
end
$$;

-- Waits as an act does: by taking the key, and giving it back.
create or replace function nidreg.outcome(p_key uuid, p_person text, p_name text) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    insert into act (key, name, person) values (p_key, p_name, p_person) on conflict (key) do nothing;
    if found then
        delete from act a where a.key = p_key;
        return null;
    end if;
    return (select a.result from act a
             where a.key = p_key and a.person = p_person and a.name = p_name
               and (p_person = session_user or is_local_session()));
end
$$;

create or replace function nidreg.finish_act(p_key uuid, p_result jsonb) returns jsonb
    language plpgsql
as $$
begin
    update nidreg.act a set result = p_result where a.key = p_key;
    return p_result;
end
$$;

-- What the workflow asks of a request.

create or replace function nidreg.is_ended(p_state text) returns boolean
    language sql immutable parallel safe
    return p_state in ('registered', 'rejected', 'withdrawn', 'closed');

create or replace function nidreg.is_assigned(p_request bigint, p_person text) returns boolean
    language plpgsql stable
as $$
begin
    return exists (select from nidreg.request_expert e
                    where e.request_id = p_request and e.expert = p_person
                      and e.vote not in ('stepped-back', 'escalated'));
end
$$;

create or replace function nidreg.others_are_due(p_request bigint, p_person text) returns boolean
    language plpgsql stable
as $$
begin
    return exists (select from nidreg.request_expert e
                    where e.request_id = p_request and e.expert <> p_person and e.vote = 'none');
end
$$;

create or replace function nidreg.edge_holds(p_request nidreg.request, p_condition text, p_person text) returns boolean
    language sql stable
    return case p_condition
        when 'always' then true
        when 'body-unknown' then not p_request.body_recognized
        when 'body-recognized' then p_request.body_recognized
        when 'others-still-due' then nidreg.others_are_due(p_request.id, p_person)
        when 'last-vote' then not p_request.standards_action and not nidreg.others_are_due(p_request.id, p_person)
        when 'last-vote-on-standard' then p_request.standards_action and not nidreg.others_are_due(p_request.id, p_person)
        else false end;

create or replace function nidreg.part_takes_role(p_part text, p_role text) returns boolean
    language sql immutable
    return case p_part
        when 'its-applicant' then p_role = 'applicant'
        when 'assigned-expert' then p_role = 'expert'
        when 'registrar' then p_role = 'registrar'
        when 'any-viewer' then p_role <> 'reader'
        else false end;

-- In the role that they act in: who has several sees as an expert what experts see.
create function nidreg.sees_request(p_request nidreg.request, p_person text, p_role text) returns boolean
    language sql stable
    return case p_role
        when 'applicant' then p_request.applicant = p_person
        when 'expert' then p_request.revision > 0
        else p_role = 'registrar' end;

create or replace function nidreg.is_theirs(p_request nidreg.request, p_part text, p_person text, p_role text) returns boolean
    language sql stable
    return case p_part
        when 'its-applicant' then p_request.applicant = p_person
        when 'assigned-expert' then nidreg.is_assigned(p_request.id, p_person)
        when 'any-viewer' then nidreg.sees_request(p_request, p_person, p_role)
        else true end;

-- The event's bytes.

create or replace function nidreg.canonical_line(p_name text, p_value text) returns text
    language sql immutable parallel safe
    return p_name || '=' || octet_length(coalesce(p_value, ''))::text || ':' || coalesce(p_value, '') || E'\n';

create or replace function nidreg.instant_text(p_at timestamptz) returns text
    language sql stable parallel safe
    return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

create or replace function nidreg.details(variadic p_pairs text[]) returns jsonb
    language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
    made text[] := '{}';
begin
    for i in 1 .. cardinality(p_pairs) by 2 loop
        continue when coalesce(p_pairs[i + 1], '') = '';
        made := made || array[p_pairs[i : i + 1]];
    end loop;
    return to_jsonb(made);
end
$$;

create or replace function nidreg.canonical_event(p_number bigint, p_at timestamptz, p_person text, p_role text,
                                                  p_what text, p_request bigint, p_nid text, p_procedure text,
                                                  p_from text, p_to text, p_part text, p_details jsonb)
    returns bytea
    language plpgsql stable
as $$
declare
    count  int    := jsonb_array_length(p_details);
    fields text[] := array['nidreg-event', '1', 'number', p_number::text, 'at', nidreg.instant_text(p_at),
                           'person', p_person, 'role', p_role, 'what', p_what, 'request', p_request::text,
                           'nid', p_nid, 'procedure', p_procedure, 'from', p_from, 'to', p_to, 'part', p_part,
                           'details', count::text];
    lines  text   := '';
begin
    for i in 1 .. cardinality(fields) by 2 loop
        lines := lines || nidreg.canonical_line(fields[i], fields[i + 1]);
    end loop;
    for i in 0 .. count - 1 loop
        lines := lines || nidreg.canonical_line(p_details -> i ->> 0, p_details -> i ->> 1);
    end loop;
    return convert_to(lines, 'UTF8');
end
$$;

-- Appending to the log. An event's bytes and the head's root follow from the rest of their rows:
-- the guards write them.

create or replace function nidreg.take_head() returns nidreg.log_head
    language plpgsql
as $$
declare
    head nidreg.log_head;
begin
    select * into strict head from nidreg.log_head h where h.the_one for update;
    return head;
end
$$;

-- An event is the next one, of a request that there is, along an edge of the workflow, and says
-- what its bytes say. Request and edge are looked up and not locked, as foreign keys would: every
-- act would write into the one row of its edge. Both stay, see the guards of their tables.
-- The checks that go with them say of an event what the guard sees to in any case.
alter table nidreg.event
    drop constraint event_request_id_fkey, drop constraint a_step_follows_an_edge,
    drop constraint events_are_numbered_from_zero, drop constraint an_event_is_written_in_canonical_form;

create or replace function nidreg.guard_event() returns trigger
    language plpgsql
as $$
declare
    bytes    bytea := nidreg.canonical_event(new.number, new.at, new.person, new.role, new.what, new.request_id, new.nid,
                                             new.procedure, new.from_state, new.to_state, new.part, new.details);
    last     bigint;
    has_both boolean;
begin
    select (select e.number from nidreg.event e order by e.number desc limit 1),
           (new.request_id is null or exists (select from nidreg.request r where r.id = new.request_id))
           and (new.procedure is null
                or exists (select from nidreg.workflow_edge w
                            where w.step = new.what and w.procedure = new.procedure and w.from_state = new.from_state
                              and w.to_state = new.to_state and w.part = new.part))
      into last, has_both;
    if new.number <> coalesce(last, -1) + 1 then
        perform nidreg.refuse('NR002', 'events_are_numbered_without_gaps', 'the event is not the next one');
    elsif not has_both then
        perform nidreg.refuse('23503', 'a_step_follows_an_edge', 'there is no such request, or no such edge');
    elsif new.canonical <> bytes then
        perform nidreg.refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    end if;
    new.canonical := bytes;
    return new;
end
$$;

create function nidreg.guard_edge() returns trigger
    language plpgsql
as $$
begin
    if exists (select from nidreg.event e
                where e.what = old.step and e.procedure = old.procedure and e.from_state = old.from_state
                  and e.to_state = old.to_state and e.part = old.part) then
        perform nidreg.refuse('NR002', 'an_edge_that_was_taken_stays', format('%s from %s', old.step, old.from_state));
    end if;
    return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger an_edge_that_was_taken_stays
    before delete or update of step, procedure, from_state, to_state, part on nidreg.workflow_edge
    for each row execute function nidreg.guard_edge();

-- Hangs one more leaf into the tree below p_head and answers the head with it, all but its root. A
-- node has no foreign key to its event: the head's guard and the audit compare the two.
alter table nidreg.event_node drop constraint event_node_completed_by_fkey;

create or replace function nidreg.append_leaf(p_head nidreg.log_head, p_canonical bytea) returns nidreg.log_head
    language plpgsql
as $$
declare
    v_hash  bytea := sha256('\x00'::bytea || p_canonical);
    v_index bigint := p_head.size;
    v_level smallint := 0;
begin
    loop
        insert into nidreg.event_node (completed_by, level, index, hash)
        values (p_head.size, v_level, v_index, v_hash);
        exit when v_index % 2 = 0;
        v_hash := sha256('\x01'::bytea || p_head.peaks[cardinality(p_head.peaks)] || v_hash);
        p_head.peaks := trim_array(p_head.peaks, 1);
        v_index := v_index / 2;
        v_level := v_level + 1;
    end loop;
    p_head.peaks := p_head.peaks || v_hash;
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

create or replace function nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text,
                                            p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns nidreg.log_head
    language plpgsql
as $$
declare
    bytes bytea;
begin
    insert into nidreg.event (number, at, person, role, what, request_id, nid, procedure, from_state,
                              to_state, part, details)
    values (p_head.size, clock_timestamp(), -- after the lock: the times follow the numbers
            p_person, p_role, p_what, p_request, coalesce(p_nid, ''), p_edge.procedure, p_edge.from_state,
            p_edge.to_state, p_edge.part, p_details)
    returning canonical into bytes;
    return nidreg.append_leaf(p_head, bytes);
end
$$;

create or replace function nidreg.store_head(p_head nidreg.log_head) returns void
    language plpgsql
as $$
begin
    update nidreg.log_head h set size = p_head.size, peaks = p_head.peaks where h.the_one;
    perform pg_notify('nidreg', '');
end
$$;

create or replace function nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint,
                                               p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns bigint
    language plpgsql
as $$
declare
    head nidreg.log_head := nidreg.take_head();
begin
    head := nidreg.add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge, p_details);
    perform nidreg.store_head(head);
    return head.size - 1;
end
$$;

create or replace function nidreg.root_of(p_peaks bytea[]) returns bytea
    language plpgsql immutable
as $$
declare
    v_root bytea := p_peaks[cardinality(p_peaks)];
begin
    for i in reverse cardinality(p_peaks) - 1 .. 1 loop
        v_root := sha256('\x01'::bytea || p_peaks[i] || v_root);
    end loop;
    return v_root;
end
$$;

create or replace function nidreg.guard_head() returns trigger
    language plpgsql
as $$
begin
    if new.size <= old.size
       or not exists (select from nidreg.event e join nidreg.event_node n on n.completed_by = e.number
                       where e.number = new.size - 1 and n.hash = new.peaks[cardinality(new.peaks)])
       or exists (select from nidreg.event e where e.number = new.size) then
        perform nidreg.refuse('NR002', 'the_log_only_grows', 'the head follows the events');
    end if;
    new.root := nidreg.root_of(new.peaks);
    return new;
end
$$;

-- A request stands where its last event left it: its guard looks that event up in any case.
alter table nidreg.request drop constraint a_request_stands_where_its_last_event_left_it;

-- Records as JSON.

create or replace function nidreg.contestants(p_nid_key text, p_except bigint) returns bigint[]
    language plpgsql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    them bigint[] := array(select r.id from request r
                            where r.nid_key = p_nid_key and r.nid_key <> '' and r.id is distinct from p_except
                              and r.state in ('in-discussion', 'in-review', 'changes-requested', 'recognition-pending',
                                              'advisory-review', 'awaiting-direction', 'approved')
                            order by r.id);
begin
    if them = '{}' or is_local_session() or pg_has_role(session_user, 'nidreg_applicant', 'member')
       or pg_has_role(session_user, 'nidreg_expert', 'member')
       or pg_has_role(session_user, 'nidreg_registrar', 'member') then
        return them;
    end if;
    return '{}';
end
$$;

create or replace function nidreg.experts_json(p_request bigint) returns jsonb
    language plpgsql stable
as $$
begin
    return (select coalesce(jsonb_agg(jsonb_build_object('expert', e.expert, 'due', e.due, 'vote', e.vote,
                                                         'verdict', coalesce(e.verdict, 'none'),
                                                         'judged_sha256', coalesce(e.judged_sha256, ''))
                                      order by e.ordinal), '[]')
              from nidreg.request_expert e where e.request_id = p_request);
end
$$;

create or replace function nidreg.request_json(p_request nidreg.request) returns jsonb
    language plpgsql stable
as $$
declare
    digest text := (select v.sha256 from nidreg.request_revision v
                     where v.request_id = p_request.id and v.number = p_request.revision);
begin
    return jsonb_build_object(
        'id', p_request.id, 'purpose', p_request.purpose, 'kind', p_request.kind,
        'procedure', p_request.procedure, 'standards_action', p_request.standards_action,
        'body_recognized', p_request.body_recognized, 'deprecates', p_request.deprecates, 'nid', p_request.nid,
        'state', p_request.state, 'revision', p_request.revision, 'revision_sha256', coalesce(digest, ''),
        'previous_version', p_request.previous_version, 'applicant', p_request.applicant,
        'experts', nidreg.experts_json(p_request.id),
        'contested_by', to_jsonb(case when nidreg.is_ended(p_request.state) then '{}'
                                      else nidreg.contestants(p_request.nid_key, p_request.id) end),
        'created', nidreg.instant_text(p_request.created), 'updated', nidreg.instant_text(p_request.updated),
        'turn_since', nidreg.instant_text(p_request.turn_since),
        'reminded', nidreg.instant_text(p_request.reminded));
end
$$;

create or replace function nidreg.guard_request() returns trigger
    language plpgsql
as $$
declare
    told nidreg.event;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action, new.deprecates)
       is distinct from
       (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action, old.deprecates) then
        perform nidreg.refuse('NR002', 'what_a_request_is_never_changes', 'a request keeps its purpose, kind and applicant');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from nidreg.event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event tells of this change');
    end if;
    if (new.state <> old.state or told.from_state is not null)
       and (told.from_state is distinct from old.state or told.to_state is distinct from new.state
            or told.procedure is distinct from old.procedure) then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                              format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform nidreg.refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;

-- Locks a request for an act. Who may not see it does not learn that it is there.
create or replace function nidreg.lock_request(p_id bigint, p_person text, p_role text) returns nidreg.request
    language plpgsql
as $$
declare
    held nidreg.request;
begin
    select * into held from nidreg.request r where r.id = p_id for update;
    if not found
       or not (nidreg.sees_request(held, p_person, p_role) or nidreg.is_local_session()) then
        perform nidreg.refuse('NR003', 'no-such-request', format('there is no request %s', p_id));
    end if;
    return held;
end
$$;

-- Why there is no edge for this person.
create function nidreg.why_no_edge(p_request nidreg.request, p_step text, p_person text, p_role text) returns text
    language plpgsql stable
as $$
begin
    return (select case when bool_or(nidreg.part_takes_role(e.part, p_role)) then 'not-yours'
                        when count(*) > 0 then 'wrong-role'
                        else 'no-such-step' end
              from nidreg.workflow_edge e
             where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
               and nidreg.edge_holds(p_request, e.condition, p_person));
end
$$;

-- The edge that the step takes for this person, or the reason why there is none.
create or replace function nidreg.edge_for(p_request nidreg.request, p_step text, p_person text, p_role text)
    returns nidreg.workflow_edge
    language plpgsql stable
as $$
declare
    edge nidreg.workflow_edge;
begin
    select * into edge from nidreg.workflow_edge e
     where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
       and nidreg.part_takes_role(e.part, p_role) and nidreg.edge_holds(p_request, e.condition, p_person)
       and nidreg.is_theirs(p_request, e.part, p_person, p_role)
     order by e.ordinal limit 1;
    if not found then
        perform nidreg.refuse('NR002', nidreg.why_no_edge(p_request, p_step, p_person, p_role),
                              format('%s may not %s request %s, which is %s',
                                     p_person, p_step, p_request.id, p_request.state));
    end if;
    perform nidreg.check_own_judgement(p_request, p_step, p_person);
    return edge;
end
$$;

create index workflow_edge_from on nidreg.workflow_edge (step, from_state);

-- What the desk adds to a step.

create or replace function nidreg.owns_registry(p_login name) returns boolean
    language sql stable
    return pg_has_role(p_login, 'nidreg_owner', 'MEMBER');

create or replace function nidreg.turn_of(p_state text, p_is_due boolean) returns text
    language sql immutable parallel safe
    return case
        when p_state in ('draft', 'changes-requested') then 'applicant'
        when p_state in ('in-discussion', 'approved') then 'registrar'
        when p_state in ('in-review', 'advisory-review') then case when p_is_due then 'expert' else 'registrar' end
        when p_state in ('recognition-pending', 'awaiting-direction') then 'body' end;

create or replace function nidreg.completed_record(p_request nidreg.request, p_step text, p_record jsonb) returns jsonb
    language plpgsql stable
as $$
begin
    if p_step in ('assign', 'appeal') and coalesce(p_record ->> 'due', '') = '' then
        return p_record || jsonb_build_object('due', (nidreg.today() + nidreg.policy_value('review-days')::int)::text);
    elsif p_step = 'remind' then
        return p_record || jsonb_build_object('turn', p_request.turn, 'reminded', case p_request.turn
            when 'applicant' then p_request.applicant
            when 'expert' then (select string_agg(e.expert, E'\n' order by e.ordinal) from nidreg.request_expert e
                                 where e.request_id = p_request.id and e.vote = 'none') end);
    elsif p_step = 'direct' then
        return p_record || jsonb_build_object('report', (select max(e.number) from nidreg.event e
                                                          where e.request_id = p_request.id and e.what = 'approve'));
    end if;
    return p_record;
end
$$;

create or replace function nidreg.step_details(p_request nidreg.request, p_step text, p_noted jsonb, p_sha256 text) returns jsonb
    language plpgsql stable
as $$
begin
    return nidreg.details(
        'text', p_noted ->> 'text', 'reference', p_noted ->> 'reference',
        'expert', case when p_step in ('assign', 'appeal', 'escalate') then p_noted ->> 'expert' end,
        'due', case when p_step in ('assign', 'appeal') then p_noted ->> 'due' end,
        'field', case p_step when 'comment' then p_noted ->> 'field' end,
        'thread', case when p_step in ('comment', 'resolve') then p_noted ->> 'thread' end,
        'overriding', case when p_step in ('assign', 'appeal') then p_noted ->> 'overriding' end,
        'objections', case when p_step in ('assign', 'appeal') and trim(p_noted ->> 'overriding') <> '' then
            array_to_string(nidreg.objections(p_request, p_noted ->> 'expert', nidreg.today(), (p_noted ->> 'due')::date), ' ') end,
        'turn', case p_step when 'remind' then p_noted ->> 'turn' end,
        'reminded', case p_step when 'remind' then p_noted ->> 'reminded' end,
        'report', case p_step when 'direct' then p_noted ->> 'report' end,
        'revision', nullif(p_request.revision, 0)::text, 'sha256', p_sha256);
end
$$;

-- The rest of what acts alone call.
alter function nidreg.refuse(text, text, text) reset search_path;
alter function nidreg.holds_role(text, text) reset search_path;
alter function nidreg.check_current(nidreg.request, text, int) reset search_path;
alter function nidreg.check_own_judgement(nidreg.request, text, text) reset search_path;
alter function nidreg.check_record(nidreg.request, text, jsonb) reset search_path;
alter function nidreg.move_experts(nidreg.request, text, text, text, jsonb) reset search_path;
alter function nidreg.check_submission(nidreg.request, text, bigint, jsonb) reset search_path;
alter function nidreg.keep_request(nidreg.request, nidreg.request) reset search_path;
alter function nidreg.check_verdicts(nidreg.request, text) reset search_path;
alter function nidreg.check_registrable(nidreg.request, nidreg.request_revision) reset search_path;

revoke all on function nidreg.sees_request(nidreg.request, text, text) from public;
revoke all on function nidreg.owns_database(), nidreg.may_act(text, text), nidreg.guard_edge(), nidreg.why_no_edge(nidreg.request, text, text, text) from public;
grant execute on function nidreg.owns_database()
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
