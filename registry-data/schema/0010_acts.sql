-- What people do: one function an act, one transaction, one event.

create function nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text,
                                      p_kind text, p_procedure text, p_standards_action boolean,
                                      p_nid text, p_working_copy text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'create', p_person, p_role);
    listed namespace;
    made   request;
    told   bigint;
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
    insert into request (purpose, kind, procedure, standards_action, nid, applicant, previous_version)
    values (p_purpose, coalesce(listed.kind, p_kind), p_procedure, p_standards_action,
            coalesce(listed.nid, p_nid), p_person, coalesce(listed.version, 0))
    returning * into made;
    insert into working_copy (request_id, text) values (made.id, p_working_copy);
    told := append_event(p_person, p_role, 'create', made.id, made.nid, null,
                           details('purpose', made.purpose, 'kind', made.kind, 'procedure', made.procedure,
                                   'standards-action', made.standards_action::text));
    update request r set last_event = told where r.id = made.id returning * into made;
    return finish_act(p_key, request_json(made));
end
$$;

create function nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'save', p_person, p_role);
    held   request;
begin
    if answer is not null then
        return answer;
    end if;
    held := lock_request(p_request, p_person, p_role);
    if held.state not in ('draft', 'changes-requested') then
        perform refuse('NR002', 'no-such-step', format('request %s is %s', held.id, held.state));
    elsif p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'wrong-role', 'the working copy is the applicant''s');
    elsif p_role = 'applicant' and held.applicant <> p_person then
        perform refuse('NR002', 'not-yours', 'the working copy is the applicant''s');
    end if;
    insert into working_copy as w (request_id, text) values (p_request, p_text)
        on conflict (request_id) do update set text = excluded.text, saved = clock_timestamp();
    perform pg_notify('nidreg', '');
    return finish_act(p_key, request_json(held));
end
$$;

-- What a submitted template must satisfy, whatever program it comes from.
create function nidreg.check_submission(p_request nidreg.request, p_nid text, p_version bigint, p_fields jsonb)
    returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held bigint := coalesce((select n.version from namespace n where n.nid_key = lower(p_nid collate "C")), 0);
    why  text;
begin
    if p_request.purpose = 'revision' then
        why := case when lower(p_nid collate "C") <> p_request.nid_key then 'request.nid-changed' end;
    elsif p_request.kind = 'informal' then
        why := case when p_nid <> '' then 'nid.informal-requested' end;
    else
        why := coalesce(nid_refusal(p_nid, 'formal'), case when held > 0 then 'nid.registered' end);
    end if;
    if why is null and p_version <> held + 1 then
        why := 'a_version_is_the_next_one';
    elsif why is null and p_version > 1 and coalesce(trim(p_fields ->> 'revision_information'), '') = '' then
        why := 'a_revision_says_what_changed';
    elsif why is null and p_request.procedure = 'fast-track'
          and (coalesce(trim(p_fields ->> 'documentation'), '') = ''
               or coalesce(trim(p_fields ->> 'registrant'), '') = '') then
        why := 'a_fast_track_request_cites_its_documentation';
    end if;
    if why is not null then
        perform refuse('NR002', why, format('request %s, NID "%s", version %s', p_request.id, p_nid, p_version));
    end if;
end
$$;

create function nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                              p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint,
                              p_date text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'submit', p_person, p_role);
    held   request;
    edge   workflow_edge;
    digest text := encode(sha256(convert_to(p_text, 'UTF8')), 'hex');
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    held := lock_request(p_request, p_person, p_role);
    perform check_current(held, p_from, p_revision);
    edge := edge_for(held, 'submit', p_person, p_role);
    perform check_submission(held, p_nid, p_version, p_fields);
    told := append_event(p_person, p_role, 'submit', held.id, p_nid, edge,
                           details('revision', (held.revision + 1)::text, 'sha256', digest,
                                   'fields-sha256', encode(sha256(convert_to(p_fields::text, 'UTF8')), 'hex'),
                                   'version', p_version::text, 'date', p_date));
    insert into request_revision (request_id, number, text, sha256, fields, nid, version,
                                  template_date, submitted_by, at, event)
    select held.id, held.revision + 1, p_text, digest, p_fields, p_nid, p_version, p_date, p_person, e.at, e.number
      from event e where e.number = told;
    -- A verdict covers the text that it judged: a new text needs new verdicts.
    update request_expert x set vote = 'none', judged_sha256 = null
     where x.request_id = held.id and x.vote = 'approved';
    delete from working_copy w where w.request_id = held.id;
    update request r
       set state = edge.to_state, revision = held.revision + 1, nid = p_nid, approved_sha256 = null,
           previous_version = p_version - 1, last_event = told, updated = clock_timestamp()
     where r.id = held.id returning * into held;
    return finish_act(p_key, request_json(held));
end
$$;

-- What a step does to the request's experts.
create function nidreg.move_experts(p_request nidreg.request, p_step text, p_person text,
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
        update request_expert e set vote = 'stepped-back', judged_sha256 = null
         where e.request_id = p_request.id;
    end if;
    if p_step in ('assign', 'appeal') then
        insert into request_expert as x (request_id, ordinal, expert, due)
        select p_request.id, count(*) + 1, p_record ->> 'expert', (p_record ->> 'due')::date
          from request_expert e where e.request_id = p_request.id
        on conflict (request_id, expert) do update
           set due = excluded.due,
               vote = case x.vote when 'stepped-back' then 'none' else x.vote end;
    elsif p_step in ('approve', 'recuse') then
        update request_expert e
           set vote = case p_step when 'approve' then 'approved' else 'stepped-back' end,
               judged_sha256 = case p_step when 'approve' then p_sha256 end
         where e.request_id = p_request.id and e.expert = p_person;
    end if;
end
$$;

create function nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                                 p_from text, p_step text, p_record jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, p_step, p_person, p_role);
    held   request;
    edge   workflow_edge;
    digest text;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    if p_step in ('submit', 'register') or not exists (select from workflow_step s where s.step = p_step) then
        perform refuse('NR002', 'no-such-step', format('%s is no step of its own', p_step));
    end if;
    held := lock_request(p_request, p_person, p_role);
    perform check_current(held, p_from, p_revision);
    edge := edge_for(held, p_step, p_person, p_role);
    perform check_record(held, p_step, p_record);
    select v.sha256 into digest from request_revision v where v.request_id = held.id and v.number = held.revision;
    told := append_event(p_person, p_role, p_step, held.id, held.nid, edge,
                           details('text', p_record ->> 'text', 'reference', p_record ->> 'reference',
                                   'expert', p_record ->> 'expert', 'due', p_record ->> 'due',
                                   'field', p_record ->> 'field', 'revision', nullif(held.revision, 0)::text,
                                   'sha256', digest));
    perform move_experts(held, p_step, p_person, digest, p_record);
    update request r
       set state = edge.to_state,
           procedure = case when p_step in ('refuse-recognition', 'appeal') then 'community' else r.procedure end,
           body_recognized = r.body_recognized or p_step = 'recognize',
           approved_sha256 = case when edge.to_state in ('approved', 'awaiting-direction') then digest end,
           last_event = told, updated = clock_timestamp()
     where r.id = held.id returning * into held;
    return finish_act(p_key, request_json(held));
end
$$;
