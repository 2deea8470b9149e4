-- What applicants, experts and registrars do with a request: create, save, submit and every other step of the
-- workflow but register (registrations.sql). The tables stand in requests.sql.

-- functions: what a step needs ----------------------------------------------------------------------------------

-- The request, in the state and with the revision that the caller saw.
create function check_current(p_request request, p_state text, p_revision int) returns request language plpgsql stable
as $$
begin
    if (p_request.state = p_state and p_request.revision = p_revision) is not true then
        perform refuse('NR001', 'request.moved-on',
                       format('request %s is %s with revision %s', p_request.id, p_request.state, p_request.revision));
    end if;
    return p_request;
end
$$;

create function check_single_user() returns void language plpgsql stable
as $$
begin
    if not setting_is_on('single_user') then
        perform refuse('NR002', 'request.own', 'applicants cannot review their own requests');
    end if;
end
$$;

create function check_due(p_due text) returns void language plpgsql stable
as $$
begin
    if is_day(p_due) is not true then
        perform refuse('NR002', 'due.malformed', format('%s is not a date', p_due));
    elsif p_due::date < today() then
        perform refuse('NR002', 'due.past', format('%s is over', p_due));
    end if;
end
$$;

-- The record, a JSON object of texts: text, reference, expert, due, field, thread (a number, too), overriding.
create function check_record_form(p_record jsonb) returns jsonb language plpgsql immutable
as $$
begin
    if jsonb_typeof(p_record) is distinct from 'object' or coalesce(jsonb_typeof(p_record -> 'thread'), 'null') not in ('number', 'string', 'null')
       or (p_record - 'thread') @? 'strict $.* ? (@.type() != "string" && @.type() != "null")' then
        perform refuse('NR002', 'record.malformed', 'the record of a step must contain texts');
    end if;
    if octet_length(p_record::text) <= 200 -- then no text of it is longer
       or (check_length(p_record ->> 'text', 262144, 'the text') and check_length(p_record ->> 'overriding', 262144, 'the reason')
           and check_length(p_record ->> 'reference', 4000, 'the reference') and check_length(p_record ->> 'expert', 200, 'the expert')) then
        return p_record;
    end if;
end
$$;

-- What the step takes from the registry beside what was given: the day that the policy says, who is reminded, the
-- report that a direction rests on.
create function completed_record(p_request request, p_step text, p_record jsonb) returns jsonb language plpgsql stable
as $$
begin
    if p_step in ('assign', 'appeal') and coalesce(p_record ->> 'due', '') = '' then
        return p_record || jsonb_build_object('due', (today() + nidreg.policy_value('review-days')::int)::text);
    elsif p_step = 'remind' then
        return p_record || jsonb_build_object('turn', p_request.turn, 'reminded', case p_request.turn
            when 'applicant' then p_request.applicant
            when 'expert' then (select string_agg(e.expert, E'\n' order by e.ordinal) from request_expert e
                                 where e.request_id = p_request.id and e.vote = 'none') end);
    elsif p_step = 'direct' then
        return p_record || jsonb_build_object('report', (select max(e.number) from event e
                                                          where e.request_id = p_request.id and e.what = 'approve'));
    end if;
    return p_record;
end
$$;

-- The record, where it has what the step needs.
create function check_record(p_request request, p_step text, p_person text, p_record jsonb) returns jsonb language plpgsql stable
as $$
declare
    needs  workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
    found_ones text[];
begin
    select * into strict needs from workflow_step s where s.step = p_step;
    if needs.judges and p_request.applicant = p_person then
        perform check_single_user();
    end if;
    if (needs.note_required or (p_step = 'approve' and p_request.standards_action)) and coalesce(p_record ->> 'text', '') = '' then
        perform refuse('NR002', 'note.missing', 'the step requires a text');
    elsif needs.reference_required and coalesce(p_record ->> 'reference', '') = '' then
        perform refuse('NR002', 'reference.missing', 'the step requires a reference');
    elsif (needs.takes_expert or needs.names_expert) and expert = '' then
        perform refuse('NR002', 'expert.missing', 'the step requires an expert');
    elsif needs.names_expert then
        if not exists (select from request_expert e where e.request_id = p_request.id
                          and e.expert = p_record ->> 'expert' and e.vote = 'none') then
            perform refuse('NR002', 'expert.not-due', format('%s does not have to answer', expert));
        end if;
    elsif p_step = 'approve' then
        if others_are_due(p_request.id, p_person)
           and exists (select from request_expert e
                        where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
            perform refuse('NR002', 'expert.already-voted', format('%s has already approved', p_person));
        end if;
    end if;
    if not needs.takes_expert then
        return p_record;
    elsif expert = p_request.applicant then
        perform check_single_user();
    end if;
    if not holds_role(expert, 'expert') then
        perform refuse('NR002', 'expert.unknown', format('%s is not a designated expert of this registry', expert));
    end if;
    perform check_due(p_record ->> 'due');
    if coalesce(trim(p_record ->> 'overriding'), '') = '' then
        found_ones := objections(p_request, expert, today(), (p_record ->> 'due')::date);
        if found_ones <> '{}' then
            perform refuse('NR002', 'expert.objection', array_to_string(found_ones, ', '));
        end if;
    end if;
    return p_record;
end
$$;

-- A comment begins a thread about a field or the request, or answers one; a thread is resolved by its author, an
-- expert or a registrar.
create function check_thread(p_request request, p_step text, p_person text, p_role text, p_record jsonb) returns boolean
    language plpgsql stable
as $$
declare
    field text := coalesce(p_record ->> 'field', '');
    named text := coalesce(p_record ->> 'thread', '');
    root  event;
begin
    if p_step = 'comment' and field <> '' and not is_field(field) then
        perform refuse('NR002', 'field.unknown', format('the field %s does not exist in a template', field));
    elsif p_step = 'comment' and field <> '' and p_request.revision = 0 then
        perform refuse('NR002', 'field.without-revision', 'no revision is submitted yet');
    elsif named = '' and p_step = 'resolve' then
        perform refuse('NR002', 'thread.missing', 'the step requires a thread');
    elsif named = '' then
        return true;
    end if;
    select * into root from event e
     where e.request_id = p_request.id and e.what = 'comment' and detail(e.canonical, 'thread') is null
       and e.number = case when named ~ '^[0-9]{1,18}$' then named::bigint end;
    if not found then
        perform refuse('NR003', 'thread.unknown', format('request %s has no thread %s', p_request.id, named));
    elsif field not in ('', coalesce(detail(root.canonical, 'field'), '')) then
        perform refuse('NR002', 'thread.elsewhere', 'the thread is about another field');
    elsif p_step = 'resolve' and p_role = 'applicant' and root.person <> p_person then
        perform refuse('NR002', 'request.not-yours', 'only the author of a thread, an expert or a registrar can resolve it');
    elsif p_step = 'resolve' and 'resolve' = (
            select e.what from event e
             where e.request_id = p_request.id and e.number > root.number and detail(e.canonical, 'thread') = named
             order by e.number desc limit 1) then
        perform refuse('NR002', 'thread.resolved', format('thread %s is already resolved', named));
    end if;
    return true;
end
$$;

-- Names and values of the event's details.
create function step_details(p_request request, p_step text, p_record jsonb, p_sha256 text) returns text[] language plpgsql stable
as $$
begin
    return array['text', p_record ->> 'text', 'reference', p_record ->> 'reference']
        || case
            when p_step = 'comment' then array['field', p_record ->> 'field', 'thread', p_record ->> 'thread']
            when p_step = 'resolve' then array['thread', p_record ->> 'thread']
            when p_step = 'remind' then array['turn', p_record ->> 'turn', 'reminded', p_record ->> 'reminded']
            when p_step = 'direct' then array['report', p_record ->> 'report']
            when p_step = 'escalate' then array['expert', p_record ->> 'expert']
            when p_step in ('assign', 'appeal') then
                array['expert', p_record ->> 'expert', 'due', p_record ->> 'due', 'overriding', p_record ->> 'overriding',
                      'objections', case when trim(p_record ->> 'overriding') <> '' then array_to_string(
                          objections(p_request, p_record ->> 'expert', today(), (p_record ->> 'due')::date), ' ') end] end
        || array['revision', nullif(p_request.revision, 0)::text, 'sha256', p_sha256];
end
$$;

-- What a step does to the experts of its request.
create function move_experts(p_request request, p_step text, p_person text, p_sha256 text, p_record jsonb) returns void
    language plpgsql
as $$
begin
    if p_step = 'appeal' then -- another expert looks: those who judged before have done their part
        if exists (select from request_expert e where e.request_id = p_request.id and e.expert = p_record ->> 'expert') then
            perform refuse('NR002', 'expert.judged-before', 'an appeal must go to another expert');
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

-- functions: actions --------------------------------------------------------------------------------------------

create function body_key(p_name text) returns text language sql immutable parallel safe
as $$
    select lower(regexp_replace(coalesce(p_name, ''), '[[:space:][:punct:]]+', '', 'g'))
$$;

-- Why a template may not be what this request submits or registers; null: it may.
create function submission_refusal(p_request request, p_nid text, p_version bigint, p_fields jsonb) returns text language plpgsql stable
as $$
declare
    held bigint;
    gone boolean;
    why  text;
begin
    select n.version, n.status = 'delisted' into held, gone from namespace n where n.nid_key = lower(p_nid collate "C");
    held := coalesce(held, 0);
    if p_request.purpose = 'revision' then
        why := case when lower(p_nid collate "C") <> p_request.nid_key then 'request.nid-changed'
                    when gone then 'namespace.delisted' end;
    elsif p_request.kind = 'informal' then
        why := case when p_nid <> '' then 'nid.informal-requested' end;
    else
        why := coalesce(nid_refusal(p_nid, 'formal'), case when gone then 'nid.delisted' when held > 0 then 'nid.registered' end);
    end if;
    return coalesce(why, case
        when p_version is distinct from held + 1 then 'version.not-next'
        when p_version > 1 and coalesce(trim(p_fields ->> 'revision_information'), '') = '' then 'revision-information.missing'
        when p_request.procedure = 'fast-track' and (coalesce(trim(p_fields ->> 'documentation'), '') = ''
                                                     or coalesce(trim(p_fields ->> 'registrant'), '') = '')
            then 'documentation.missing' end);
end
$$;

-- What the caller reads in the text and the database does not: the day and the body stand in their fields.
create function check_reading(p_request request, p_fields jsonb, p_date text, p_body text) returns void language plpgsql stable
as $$
begin
    if p_date <> '' and (is_day(p_date) and strpos(p_fields ->> 'date', left(p_date, 4)) > 0) is not true then
        perform refuse('NR002', 'date.not-in-template', format('the field Date does not contain "%s"', p_date));
    elsif p_request.procedure = 'fast-track' and body_key(p_body) = '' then
        perform refuse('NR002', 'documentation.missing', 'Registrant does not name a body');
    elsif p_body <> '' and (strpos(body_key(p_fields ->> 'registrant'), body_key(p_body)) > 0) is not true then
        perform refuse('NR002', 'body.not-in-registrant', format('Registrant does not contain "%s"', p_body));
    end if;
end
$$;

-- Submits a text as the next revision; answers the request. What the template says is read from the text; p_date
-- (YYYY-MM-DD) and p_body, empty: none, are what its Date and Registrant name.
create function nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int, p_from text,
                              p_text text, p_date text, p_body text) returns jsonb language plpgsql
as $$
declare
    answer  jsonb := begin_action(p_key, 'submit', p_person, p_role, p_request::text, p_text, p_date, p_body);
    old     request;
    held    request;
    edge    workflow_edge;
    digest  text;
    v_fields  jsonb;
    v_nid     text;
    v_version bigint;
    why     text;
    told    text;
    beside  jsonb;
    head    log_head;
begin
    if answer is not null then
        return answer;
    end if;
    old := check_current(lock_request(p_request, p_person, p_role), p_from, p_revision);
    perform check_length(p_text, 4194304, 'the template');
    held := old;
    if old.procedure = 'fast-track' and exists (select from recognized_body b where b.name_key = body_key(p_body)) then
        held.body_recognized := true;
    end if;
    edge := edge_for(held, 'submit', p_person, p_role);
    digest := sha256_of(p_text);
    v_fields := template_fields(p_text);
    v_nid := coalesce(stated_nid(v_fields ->> 'namespace_identifier'), '');
    v_version := coalesce(stated_version(v_fields ->> 'version'), 1);
    why := submission_refusal(held, v_nid, v_version, v_fields);
    if why is not null then
        perform refuse('NR002', why, format('request %s, NID "%s", version %s', old.id, v_nid, v_version));
    end if;
    perform check_reading(held, v_fields, p_date, p_body);
    -- A verdict covers the text that it judged: a new text needs new verdicts.
    update request_expert x set vote = 'none' where x.request_id = old.id and x.vote in ('approved', 'advised', 'rejected');
    delete from working_copy w where w.request_id = old.id;
    held.state := edge.to_state;
    held.revision := old.revision + 1;
    held.nid := v_nid;
    held.approved_sha256 := null;
    held.previous_version := v_version - 1;
    beside := beside_json(held) || jsonb_build_object('revision_sha256', digest);
    told := event_details('submit', 'revision', held.revision::text, 'sha256', digest, 'fields-sha256', sha256_of(v_fields::text),
                          'version', v_version::text, 'date', p_date, 'body', p_body);
    head := lock_log(); -- from here on others wait
    held.last_event := head.size;
    held.updated := clock_timestamp();
    head := keep_head(add_event(head, p_person, p_role, 'submit', old.id, v_nid, edge, told, held.updated));
    insert into request_revision (request_id, number, text, sha256, fields, nid, version, template_date, submitted_by, at, event, body)
    values (old.id, held.revision, p_text, digest, v_fields, v_nid, v_version, p_date, p_person, held.updated, held.last_event, p_body);
    held := keep_request(old, held);
    return finish_action(p_key, request_json(held, beside));
end
$$;

create function recognize_body(p_request request) returns void language sql
as $$
    insert into recognized_body (name_key, name, request_id, event)
    select body_key(v.body), v.body, v.request_id, p_request.last_event
      from request_revision v
     where v.request_id = p_request.id and v.number = p_request.revision and body_key(v.body) <> ''
    on conflict (name_key) do nothing
$$;

-- Takes any other step of the workflow; answers the request. p_record: see check_record_form().
create function nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int, p_from text,
                                 p_step text, p_record jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, p_step, p_person, p_role, p_request::text, p_record::text);
    noted  jsonb;
    old    request;
    held   request;
    edge   workflow_edge;
    digest text;
    told   text;
    beside jsonb;
    head   log_head;
    checked boolean;
begin
    if answer is not null then
        return answer;
    elsif p_step in ('submit', 'register') then
        perform refuse('NR002', 'step.unknown', format('%s is not a separate step', p_step));
    end if;
    noted := check_record_form(p_record);
    old := check_current(lock_request(p_request, p_person, p_role), p_from, p_revision);
    edge := edge_for(old, p_step, p_person, p_role);
    noted := check_record(old, p_step, p_person, completed_record(old, p_step, noted));
    if p_step in ('comment', 'resolve') then
        checked := check_thread(old, p_step, p_person, p_role, noted);
    end if;
    if old.revision > 0 then
        select v.sha256 into digest from request_revision v where v.request_id = old.id and v.number = old.revision;
    end if;
    if edge.part = 'assigned-expert' or p_step in ('assign', 'appeal', 'escalate') then
        perform move_experts(old, p_step, p_person, digest, noted);
    end if;
    held := old;
    held.state := edge.to_state;
    held.procedure := case when p_step in ('refuse-recognition', 'appeal') then 'community' else old.procedure end;
    held.body_recognized := old.body_recognized or p_step = 'recognize';
    held.approved_sha256 := case when edge.to_state in ('approved', 'awaiting-direction') then digest end;
    told := event_details(p_step, variadic step_details(old, p_step, noted, digest));
    beside := beside_json(held, case p_step when 'recuse' then p_person end);
    head := lock_log(); -- from here on others wait
    held.updated := clock_timestamp();
    if p_step = 'remind' then
        held.reminded := held.updated;
    end if;
    held.last_event := head.size;
    head := keep_head(add_event(head, p_person, p_role, p_step, old.id, old.nid, edge, told, held.updated));
    held := keep_request(old, held);
    if p_step = 'recognize' then
        perform recognize_body(held);
    end if;
    return finish_action(p_key, request_json(held, beside));
end
$$;
