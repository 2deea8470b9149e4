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
create domain nidreg.request_turn as text
    constraint a_turn_is_known check (value in ('applicant', 'expert', 'registrar', 'body'));
alter table nidreg.request
    drop constraint a_purpose_is_new_or_revision, alter column purpose type nidreg.request_purpose,
    drop constraint a_kind_is_formal_or_informal, alter column kind type nidreg.request_kind,
    drop constraint a_procedure_is_community_or_fast_track, alter column procedure type nidreg.request_procedure,
    drop constraint a_state_is_known, alter column state type nidreg.request_state,
    drop constraint a_turn_is_known, alter column turn type nidreg.request_turn;

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
    return case
        when exists (select from nidreg.setting s where s.name = 'local' and s.value = 'true') then
            nidreg.owns_database()
            and exists (select from nidreg.person_role p where p.login = p_person and p.role = p_role)
        else p_person = session_user and p_role in ('reader', 'applicant', 'expert', 'registrar')
             and nidreg.holds_role(p_person, p_role) end;
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
    if not nidreg.may_act(p_person, p_role) then
        perform nidreg.check_acting(p_person, p_role);
    end if;
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
    count int  := jsonb_array_length(p_details);
    lines text := nidreg.canonical_line('nidreg-event', '1')
               || nidreg.canonical_line('number', p_number::text)
               || nidreg.canonical_line('at', nidreg.instant_text(p_at))
               || nidreg.canonical_line('person', p_person)
               || nidreg.canonical_line('role', p_role)
               || nidreg.canonical_line('what', p_what)
               || nidreg.canonical_line('request', p_request::text)
               || nidreg.canonical_line('nid', p_nid)
               || nidreg.canonical_line('procedure', p_procedure)
               || nidreg.canonical_line('from', p_from)
               || nidreg.canonical_line('to', p_to)
               || nidreg.canonical_line('part', p_part)
               || nidreg.canonical_line('details', count::text);
begin
    for i in 0 .. count - 1 loop
        lines := lines || nidreg.canonical_line(p_details -> i ->> 0, p_details -> i ->> 1);
    end loop;
    return convert_to(lines, 'UTF8');
end
$$;

-- Appending to the log. An event's bytes and the head's root follow from the rest of their rows:
-- the guards write them.

-- Who appends waits for an advisory lock and not for the head's row: a row that many wait for is
-- locked twice over, and that is written to the WAL.
create or replace function nidreg.take_head() returns nidreg.log_head
    language plpgsql
as $$
declare
    turn text := pg_advisory_xact_lock('nidreg.log_head'::regclass::oid::bigint);
    head nidreg.log_head;
begin
    select * into strict head from nidreg.log_head h where h.the_one;
    return head;
end
$$;

-- An event is of a request that there is, along an edge of the workflow, and says what its bytes
-- say. Request and edge are looked up and not locked, as foreign keys would: every act would write
-- into the one row of its edge. Both stay, see the guards of their tables. That it is the next one
-- is the head's to say: see guard_head and check_head_has_event.
-- The checks that go with them say of an event what the guard sees to in any case.
alter table nidreg.event
    drop constraint event_request_id_fkey, drop constraint a_step_follows_an_edge,
    drop constraint events_are_numbered_from_zero, drop constraint an_event_is_written_in_canonical_form,
    drop constraint a_step_states_its_whole_edge;

create or replace function nidreg.guard_event() returns trigger
    language plpgsql
as $$
declare
    bytes bytea := nidreg.canonical_event(new.number, new.at, new.person, new.role, new.what, new.request_id, new.nid,
                                          new.procedure, new.from_state, new.to_state, new.part, new.details);
begin
    if not ((new.request_id is null or exists (select from nidreg.request r where r.id = new.request_id))
            and (num_nonnulls(new.procedure, new.from_state, new.to_state, new.part) = 0
                 or exists (select from nidreg.workflow_edge w
                             where w.step = new.what and w.procedure = new.procedure and w.from_state = new.from_state
                               and w.to_state = new.to_state and w.part = new.part))) then
        perform nidreg.refuse('23503', 'a_step_follows_an_edge', 'there is no such request, or no such edge');
    elsif new.canonical <> bytes then
        perform nidreg.refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    end if;
    new.canonical := bytes;
    new.nodes := nidreg.nodes_of(new.number, bytes, new.nodes);
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

-- The tree's nodes stand with the event that completes them: those over its own leaf first, then each
-- that it is the last leaf of, upwards. So node (level, index) is nodes[level + 1] of event
-- (index + 1) * 2^level - 1. On its way in an event carries the peaks of the tree before it in that
-- column, which is all that is needed to make its nodes; its guard puts them there.
alter table nidreg.event disable trigger user, add column nodes bytea[];
update nidreg.event e
   set nodes = (select array_agg(n.hash order by n.level) from nidreg.event_node n where n.completed_by = e.number);
alter table nidreg.event enable trigger user, alter column nodes set not null;
drop table nidreg.event_node;

-- The tree is everybody's: it says nothing of what it covers, and whoever proves an event that they see
-- needs nodes of events that they do not.
create view nidreg.event_nodes as select e.number, e.nodes from nidreg.event e;
grant select on nidreg.event_nodes to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
drop function nidreg.append_leaf(nidreg.log_head, bytea);

create function nidreg.nodes_of(p_number bigint, p_canonical bytea, p_peaks bytea[]) returns bytea[]
    language plpgsql immutable
as $$
declare
    hash  bytea   := sha256('\x00'::bytea || p_canonical);
    nodes bytea[] := array[hash];
    peak  int     := cardinality(p_peaks);
begin
    while p_number % 2 = 1 loop
        hash := sha256('\x01'::bytea || p_peaks[peak] || hash);
        nodes := nodes || hash;
        peak := peak - 1;
        p_number := p_number / 2;
    end loop;
    return nodes;
end
$$;

create or replace function nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text,
                                            p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns nidreg.log_head
    language plpgsql
as $$
declare
    made bytea[];
begin
    insert into nidreg.event (number, at, person, role, what, request_id, nid, procedure, from_state,
                              to_state, part, details, nodes)
    values (p_head.size, clock_timestamp(), -- after the lock: the times follow the numbers
            p_person, p_role, p_what, p_request, coalesce(p_nid, ''), p_edge.procedure, p_edge.from_state,
            p_edge.to_state, p_edge.part, p_details, p_head.peaks)
    returning nodes into made;
    p_head.peaks := trim_array(p_head.peaks, cardinality(made) - 1) || made[cardinality(made)];
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;

create or replace function nidreg.store_head(p_head nidreg.log_head) returns void
    language plpgsql
as $$
declare
    told text;
begin
    update nidreg.log_head h set size = p_head.size, peaks = p_head.peaks where h.the_one;
    told := pg_notify('nidreg', '');
end
$$;

create or replace function nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint,
                                               p_nid text, p_edge nidreg.workflow_edge, p_details jsonb)
    returns bigint
    language plpgsql
as $$
declare
    head   nidreg.log_head := nidreg.take_head();
    stored text;
begin
    head := nidreg.add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge, p_details);
    stored := nidreg.store_head(head);
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
       or not exists (select from nidreg.event e
                       where e.number = new.size - 1
                         and e.nodes[cardinality(e.nodes)] = new.peaks[cardinality(new.peaks)]
                         and not exists (select from nidreg.event x where x.number = new.size)) then
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

-- What is told of a request and does not stand in its row.
create function nidreg.beside_json(p_request nidreg.request) returns jsonb
    language plpgsql stable
as $$
declare
    digest text := '';
    rivals bigint[] := '{}';
begin
    if p_request.revision > 0 then
        select v.sha256 into digest from nidreg.request_revision v
         where v.request_id = p_request.id and v.number = p_request.revision;
    end if;
    if p_request.nid_key <> '' and not nidreg.is_ended(p_request.state) then
        rivals := nidreg.contestants(p_request.nid_key, p_request.id);
    end if;
    return jsonb_build_object('revision_sha256', coalesce(digest, ''), 'contested_by', to_jsonb(rivals),
                              'experts', case when p_request.revision > 0 then nidreg.experts_json(p_request.id)
                                              else '[]' end);
end
$$;

create function nidreg.row_json(p_request nidreg.request) returns jsonb
    language sql stable
    return jsonb_build_object(
        'id', p_request.id, 'purpose', p_request.purpose, 'kind', p_request.kind,
        'procedure', p_request.procedure, 'standards_action', p_request.standards_action,
        'body_recognized', p_request.body_recognized, 'deprecates', p_request.deprecates, 'nid', p_request.nid,
        'state', p_request.state, 'revision', p_request.revision,
        'previous_version', p_request.previous_version, 'applicant', p_request.applicant,
        'created', nidreg.instant_text(p_request.created), 'updated', nidreg.instant_text(p_request.updated),
        'turn_since', nidreg.instant_text(p_request.turn_since),
        'reminded', nidreg.instant_text(p_request.reminded));

create or replace function nidreg.request_json(p_request nidreg.request) returns jsonb
    language plpgsql stable
as $$
begin
    return nidreg.row_json(p_request) || nidreg.beside_json(p_request);
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
    new.updated := told.at;
    if new.turn is distinct from old.turn or old.last_event is null then -- its first turn begins with its first event
        new.turn_since := told.at;
        new.reminded := null;
    elsif told.what = 'remind' then
        new.reminded := told.at;
    end if;
    return new;
end
$$;

-- Stores what an event made of a request; the guard adds the times, which are the event's.
create or replace function nidreg.keep_request(p_old nidreg.request, p_new nidreg.request) returns nidreg.request
    language plpgsql
as $$
declare
    first_due date;
begin
    if p_new.state in ('in-review', 'advisory-review') then
        select min(x.due) into first_due from nidreg.request_expert x
         where x.request_id = p_new.id and x.vote = 'none';
    end if;
    p_new.turn := nidreg.turn_of(p_new.state, first_due is not null);
    p_new.due := first_due;
    update nidreg.request r
       set state = p_new.state, procedure = p_new.procedure, body_recognized = p_new.body_recognized,
           nid = p_new.nid, revision = p_new.revision, previous_version = p_new.previous_version,
           approved_sha256 = p_new.approved_sha256, turn = p_new.turn, due = p_new.due,
           last_event = p_new.last_event
     where r.id = p_new.id returning * into p_new;
    if p_new.state <> p_old.state then
        with ended as (
            update nidreg.request_stay s set "left" = p_new.updated
             where s.request_id = p_new.id and s.left is null returning s.ordinal
        )
        insert into nidreg.request_stay (request_id, ordinal, state, entered)
        select p_new.id, e.ordinal + 1, p_new.state, p_new.updated from ended e;
    end if;
    return p_new;
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
    edge    nidreg.workflow_edge;
    checked text;
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
    checked := nidreg.check_own_judgement(p_request, p_step, p_person);
    return edge;
end
$$;

create index workflow_edge_from on nidreg.workflow_edge (step, from_state);

-- A lookup in a condition is asked even where the rest of it has decided: each has an `if` of its own.
create or replace function nidreg.check_own_judgement(p_request nidreg.request, p_step text, p_person text) returns void
    language plpgsql stable
as $$
begin
    if p_request.applicant = p_person then
        if (select s.judges from nidreg.workflow_step s where s.step = p_step) and not nidreg.setting_is_on('single_user') then
            perform nidreg.refuse('NR002', 'own-request', 'an applicant never judges their own request');
        end if;
    end if;
    if p_step = 'approve' then
        if nidreg.others_are_due(p_request.id, p_person)
           and exists (select from nidreg.request_expert e
                        where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
            perform nidreg.refuse('NR002', 'already-voted', format('%s has approved already', p_person));
        end if;
    end if;
end
$$;

create or replace function nidreg.check_record(p_request nidreg.request, p_step text, p_record jsonb) returns void
    language plpgsql stable
as $$
declare
    needs  nidreg.workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
begin
    select * into strict needs from nidreg.workflow_step s where s.step = p_step;
    if octet_length(p_record ->> 'text') > 262144 then
        perform nidreg.refuse('NR002', 'text-too-long', 'a text has 256 KiB at most');
    elsif (needs.note_required or (p_step = 'approve' and p_request.standards_action))
          and coalesce(p_record ->> 'text', '') = '' then
        perform nidreg.refuse('NR002', 'note-missing', 'the step needs a text');
    elsif needs.reference_required and coalesce(p_record ->> 'reference', '') = '' then
        perform nidreg.refuse('NR002', 'reference-missing', 'the step needs a reference');
    elsif (needs.takes_expert or needs.names_expert) and expert = '' then
        perform nidreg.refuse('NR002', 'expert-missing', 'the step names an expert');
    end if;
    if needs.names_expert then
        if not exists (select from nidreg.request_expert e
                        where e.request_id = p_request.id and e.expert = p_record ->> 'expert' and e.vote = 'none') then
            perform nidreg.refuse('NR002', 'expert-not-due', format('%s owes no answer', expert));
        end if;
    elsif needs.takes_expert then
        if expert = p_request.applicant and not nidreg.setting_is_on('single_user') then
            perform nidreg.refuse('NR002', 'own-request', 'an applicant never judges their own request');
        elsif not nidreg.holds_role(expert, 'expert') then
            perform nidreg.refuse('NR002', 'expert-unknown', format('%s is no designated expert of this registry', expert));
        end if;
        perform nidreg.check_due(p_record ->> 'due');
        perform nidreg.check_expert(p_request, p_record);
    end if;
end
$$;

-- What can be known before the log's head is held is asked before.
create or replace function nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                                            p_from text, p_step text, p_record jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, p_step, p_person, p_role);
    noted  jsonb;
    beside jsonb;
    old    request;
    held   request;
    edge   workflow_edge;
    digest text;
    done   text; -- an assignment calls a function without a statement of its own
begin
    if answer is not null then
        return answer;
    elsif p_step in ('submit', 'register') then
        perform refuse('NR002', 'no-such-step', format('%s is no step of its own', p_step));
    end if;
    old := lock_request(p_request, p_person, p_role);
    done := check_current(old, p_from, p_revision);
    edge := edge_for(old, p_step, p_person, p_role);
    noted := completed_record(old, p_step, p_record);
    done := check_record(old, p_step, noted);
    if p_step in ('comment', 'resolve') then
        done := check_thread(old, p_step, p_person, p_role, noted);
    end if;
    if old.revision > 0 then
        select v.sha256 into digest from request_revision v where v.request_id = old.id and v.number = old.revision;
    end if;
    if edge.part = 'assigned-expert' or p_step in ('assign', 'appeal', 'escalate') then
        done := move_experts(old, p_step, p_person, digest, noted);
    end if;
    held := old;
    held.state := edge.to_state;
    held.procedure := case when p_step in ('refuse-recognition', 'appeal') then 'community' else old.procedure end;
    held.body_recognized := old.body_recognized or p_step = 'recognize';
    held.approved_sha256 := case when edge.to_state in ('approved', 'awaiting-direction') then digest end;
    beside := beside_json(held);
    held.last_event := append_event(p_person, p_role, p_step, old.id, old.nid, edge,
                                    step_details(old, p_step, noted, digest));
    held := keep_request(old, held);
    if p_step = 'recognize' then
        perform recognize_body(held);
    end if;
    return finish_act(p_key, row_json(held) || beside);
end
$$;

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
alter function nidreg.move_experts(nidreg.request, text, text, text, jsonb) reset search_path;
alter function nidreg.check_thread(nidreg.request, text, text, text, jsonb) reset search_path;
alter function nidreg.check_submission(nidreg.request, text, bigint, jsonb) reset search_path;
alter function nidreg.check_verdicts(nidreg.request, text) reset search_path;
alter function nidreg.check_registrable(nidreg.request, nidreg.request_revision) reset search_path;

revoke all on function nidreg.sees_request(nidreg.request, text, text) from public;
revoke all on function nidreg.owns_database(), nidreg.may_act(text, text), nidreg.guard_edge(),
    nidreg.nodes_of(bigint, bytea, bytea[]), nidreg.row_json(nidreg.request), nidreg.beside_json(nidreg.request),
    nidreg.why_no_edge(nidreg.request, text, text, text) from public;
grant execute on function nidreg.owns_database()
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.row_json(nidreg.request), nidreg.beside_json(nidreg.request)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
