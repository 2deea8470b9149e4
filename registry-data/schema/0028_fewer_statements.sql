-- An act in fewer statements: each that PL/pgSQL starts costs as much as what most of them look up.

-- A local registry is its owner's, who acts for each of its people: whoever owns the schema, which is
-- known without a look at a table.
create or replace function nidreg.is_local_session() returns boolean
    language plpgsql stable
as $$
begin
    return nidreg.owns_registry(session_user) and nidreg.setting_is_on('local');
end
$$;

-- Nobody but its owner acts on a local registry, which alone keeps roles of people itself, and on a
-- shared one everybody as themself.
create or replace function nidreg.may_act(p_person text, p_role text) returns boolean
    language plpgsql stable
as $$
begin
    if exists (select from nidreg.person_role p where p.login = p_person and p.role = p_role) then
        return nidreg.owns_registry(session_user);
    end if;
    return p_person = session_user and p_role in ('reader', 'applicant', 'expert', 'registrar')
       and nidreg.holds_role(p_person, p_role);
end
$$;
drop function nidreg.owns_database();

-- Every hundredth request that is opened forgets outdated keys, see its trigger.
create or replace function nidreg.forget_keys() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    outdated constant timestamptz := clock_timestamp() - make_interval(days => policy_value('key-days')::int);
begin
    delete from act a
     where a.key in (select o.key from act o where o.at < outdated order by o.at limit 20000 for update skip locked);
    return null;
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
    return edge;
end
$$;
drop index nidreg.workflow_edge_from;

-- What the step asks of its record, and of who takes it: no applicant judges their own request, and
-- nobody approves twice.
drop function nidreg.check_record(nidreg.request, text, jsonb);
create function nidreg.check_record(p_request nidreg.request, p_step text, p_person text, p_record jsonb) returns void
    language plpgsql stable
as $$
declare
    needs  nidreg.workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
begin
    select * into strict needs from nidreg.workflow_step s where s.step = p_step;
    if needs.judges and p_request.applicant = p_person then
        perform nidreg.check_single_user();
    end if;
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
        if expert = p_request.applicant then
            perform nidreg.check_single_user();
        end if;
        if not nidreg.holds_role(expert, 'expert') then
            perform nidreg.refuse('NR002', 'expert-unknown', format('%s is no designated expert of this registry', expert));
        end if;
        perform nidreg.check_due(p_record ->> 'due');
        perform nidreg.check_expert(p_request, p_record);
    elsif p_step = 'approve' then
        if nidreg.others_are_due(p_request.id, p_person)
           and exists (select from nidreg.request_expert e
                        where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
            perform nidreg.refuse('NR002', 'already-voted', format('%s has approved already', p_person));
        end if;
    end if;
end
$$;

-- Who applies judges their own request only where one person does all there is to do.
create function nidreg.check_single_user() returns void
    language plpgsql stable
as $$
begin
    if not nidreg.setting_is_on('single_user') then
        perform nidreg.refuse('NR002', 'own-request', 'an applicant never judges their own request');
    end if;
end
$$;
drop function nidreg.check_own_judgement(nidreg.request, text, text);

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
    told   text;
    head   log_head;
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
    done := check_record(old, p_step, p_person, noted);
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
    told := step_details(old, p_step, noted, digest);
    head := take_head(); -- from here on others wait
    held.updated := clock_timestamp();
    if p_step = 'remind' then
        held.reminded := held.updated;
    end if;
    head := add_event(head, p_person, p_role, p_step, old.id, old.nid, edge, told, held.updated);
    done := store_head(head);
    held.last_event := head.size - 1;
    held := keep_request(old, held);
    if p_step = 'recognize' then
        perform recognize_body(held);
    end if;
    return finish_act(p_key, row_json(held) || beside);
end
$$;

-- What is told of a request and does not stand in its row; a request without a revision has neither
-- text nor experts.
create or replace function nidreg.beside_json(p_request nidreg.request) returns jsonb
    language plpgsql stable
as $$
declare
    rivals bigint[] := '{}';
begin
    if p_request.nid_key <> '' and not nidreg.is_ended(p_request.state) then
        rivals := nidreg.contestants(p_request.nid_key, p_request.id);
    end if;
    if p_request.revision = 0 then
        return jsonb_build_object('revision_sha256', '', 'contested_by', to_jsonb(rivals), 'experts', '[]'::jsonb);
    end if;
    return (select jsonb_build_object('revision_sha256', v.sha256, 'contested_by', to_jsonb(rivals),
                                      'experts', nidreg.experts_json(p_request.id))
              from nidreg.request_revision v
             where v.request_id = p_request.id and v.number = p_request.revision);
end
$$;

-- A row of a request's comes with an act, which holds the request: that it is there need not be looked
-- up once more for each. No request ever disappears.
alter table nidreg.working_copy drop constraint working_copy_request_id_fkey;
alter table nidreg.request_stay drop constraint request_stay_request_id_fkey;

-- A request is opened as its first event leaves it. The head, which gives its number too, says what
-- that event's will be.
create or replace function nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text,
                                                 p_procedure text, p_standards_action boolean, p_nid text,
                                                 p_working_copy text, p_deprecates boolean)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'create', p_person, p_role);
    head   log_head;
    listed namespace;
    made   request;
    beside jsonb;
    told   text;
    done   text;
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
    made.nid := coalesce(listed.nid, p_nid);
    made.nid_key := lower(made.nid collate "C");
    made.kind := coalesce(listed.kind, p_kind);
    made.revision := 0;
    made.state := 'draft';
    beside := beside_json(made);
    told := details('purpose', p_purpose, 'kind', made.kind, 'procedure', p_procedure,
                    'standards-action', p_standards_action::text,
                    'deprecates', case when p_deprecates then 'true' end);
    head := take_head(); -- from here on others wait
    made.created := clock_timestamp();
    insert into request (id, purpose, kind, procedure, standards_action, nid, applicant, previous_version, deprecates,
                         created, updated, turn_since, last_event)
    values ((select coalesce(max(r.id), 0) + 1 from request r), p_purpose, made.kind, p_procedure, p_standards_action,
            made.nid, p_person, coalesce(listed.version, 0), p_deprecates, made.created, made.created, made.created,
            head.size)
    returning * into made;
    insert into working_copy (request_id, text) values (made.id, p_working_copy);
    insert into request_stay (request_id, ordinal, state, entered) values (made.id, 1, made.state, made.created);
    head := add_event(head, p_person, p_role, 'create', made.id, made.nid, null, told, made.created);
    done := store_head(head);
    return finish_act(p_key, row_json(made) || beside);
end
$$;
alter table nidreg.request alter column id drop default;
drop function nidreg.next_request();
drop trigger a_request_begins_as_a_draft on nidreg.request;
create trigger a_request_begins_as_a_draft before insert on nidreg.request
    for each row when (current_user <> 'nidreg_owner') execute function nidreg.guard_new_request();
drop trigger the_time_of_a_request_is_its_events on nidreg.request;
drop function nidreg.take_time_of_creation();

revoke all on function nidreg.check_record(nidreg.request, text, text, jsonb), nidreg.check_single_user() from public;
