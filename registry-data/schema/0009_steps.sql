-- What a step must satisfy: the same decisions as review::step(), made under the request's lock.

create function nidreg.nid_refusal(p_nid text, p_kind text) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when n.nid !~ '^[a-z0-9][a-z0-9-]{0,30}[a-z0-9]$' then 'nid.syntax'
        when p_kind = 'informal' and n.nid !~ '^urn-[1-9][0-9]*$' then 'nid.informal-form'
        when p_kind = 'informal' then null
        when n.nid = 'urn' then 'nid.urn-reserved'
        when n.nid ~ '^urn-' then 'nid.informal-prefix'
        when length(n.nid) < 3 then 'nid.too-short'
        when n.nid ~ '^x-' then 'nid.experimental'
        when n.nid ~ '^[a-z]{2}--' then 'nid.a-label'
        when n.nid ~ '^[a-z]{2}-' then 'nid.country-code'
        end
      from (select lower(p_nid collate "C")) as n (nid)
$$;

-- Locks a request for an act. Who may not see it does not learn that it is there.
create function nidreg.lock_request(p_id bigint, p_person text, p_role text) returns nidreg.request
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    found_one request;
begin
    select * into found_one from request r where r.id = p_id for update;
    if not found
       or (not is_local_session() and found_one.applicant <> p_person
           and not (p_role = 'registrar' or (p_role = 'expert' and found_one.revision > 0))) then
        perform refuse('NR003', 'no-such-request', format('there is no request %s', p_id));
    end if;
    return found_one;
end
$$;

create function nidreg.check_current(p_request nidreg.request, p_state text, p_revision int) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_request.state <> p_state or p_request.revision <> p_revision then
        perform refuse('NR001', 'request.moved-on',
                       format('request %s is %s with revision %s', p_request.id, p_request.state, p_request.revision));
    end if;
end
$$;

create function nidreg.is_assigned(p_request bigint, p_person text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select exists (select from request_expert e
                    where e.request_id = p_request and e.expert = p_person and e.vote <> 'stepped-back')
$$;

create function nidreg.others_are_due(p_request bigint, p_person text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select exists (select from request_expert e
                    where e.request_id = p_request and e.expert <> p_person and e.vote = 'none')
$$;

create function nidreg.edge_holds(p_request nidreg.request, p_condition text, p_person text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case p_condition
        when 'always' then true
        when 'body-unknown' then not p_request.body_recognized
        when 'body-recognized' then p_request.body_recognized
        when 'others-still-due' then others_are_due(p_request.id, p_person)
        when 'last-vote' then not p_request.standards_action and not others_are_due(p_request.id, p_person)
        when 'last-vote-on-standard' then p_request.standards_action and not others_are_due(p_request.id, p_person)
        else false end
$$;

create function nidreg.part_takes_role(p_part text, p_role text) returns boolean
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case p_part
        when 'its-applicant' then p_role = 'applicant'
        when 'assigned-expert' then p_role = 'expert'
        when 'registrar' then p_role = 'registrar'
        when 'any-viewer' then p_role <> 'reader'
        else false end
$$;

create function nidreg.is_theirs(p_request nidreg.request, p_part text, p_person text, p_role text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case p_part
        when 'its-applicant' then p_request.applicant = p_person
        when 'assigned-expert' then is_assigned(p_request.id, p_person)
        when 'any-viewer' then p_role <> 'applicant' or p_request.applicant = p_person
        else true end
$$;

create function nidreg.check_own_judgement(p_request nidreg.request, p_step text, p_person text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_request.applicant = p_person and not setting_is_on('single_user')
       and (select s.judges from workflow_step s where s.step = p_step) then
        perform refuse('NR002', 'own-request', 'an applicant never judges their own request');
    end if;
    if p_step = 'approve' and exists (select from request_expert e
            where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
        perform refuse('NR002', 'already-voted', format('%s has approved already', p_person));
    end if;
end
$$;

-- The edge that the step takes for this person, or the reason why there is none.
create function nidreg.edge_for(p_request nidreg.request, p_step text, p_person text, p_role text)
    returns nidreg.workflow_edge
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    edge workflow_edge;
    why  text := 'no-such-step';
begin
    for edge in select * from workflow_edge e
                 where e.step = p_step and e.procedure = p_request.procedure
                   and e.from_state = p_request.state order by e.ordinal
    loop
        continue when not edge_holds(p_request, edge.condition, p_person);
        if not part_takes_role(edge.part, p_role) then
            why := case why when 'no-such-step' then 'wrong-role' else why end;
        elsif not is_theirs(p_request, edge.part, p_person, p_role) then
            why := 'not-yours';
        else
            perform check_own_judgement(p_request, p_step, p_person);
            return edge;
        end if;
    end loop;
    perform refuse('NR002', why, format('%s may not %s request %s, which is %s',
                                        p_person, p_step, p_request.id, p_request.state));
end
$$;

create function nidreg.check_record(p_request nidreg.request, p_step text, p_record jsonb) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    needs  workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
begin
    select * into strict needs from workflow_step s where s.step = p_step;
    if (needs.note_required or (p_step = 'approve' and p_request.standards_action))
       and coalesce(p_record ->> 'text', '') = '' then
        perform refuse('NR002', 'note-missing', 'the step needs a text');
    elsif needs.reference_required and coalesce(p_record ->> 'reference', '') = '' then
        perform refuse('NR002', 'reference-missing', 'the step needs a reference');
    elsif needs.takes_expert and (expert = '' or coalesce(p_record ->> 'due', '') = '') then
        perform refuse('NR002', 'expert-missing', 'the step needs an expert and a due date');
    elsif needs.takes_expert and expert = p_request.applicant and not setting_is_on('single_user') then
        perform refuse('NR002', 'own-request', 'an applicant never judges their own request');
    elsif needs.takes_expert and not holds_role(expert, 'expert') then
        perform refuse('NR002', 'expert-unknown', format('%s is no designated expert of this registry', expert));
    end if;
end
$$;
