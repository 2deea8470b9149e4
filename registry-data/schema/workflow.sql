-- The workflow's steps and edges. The rows are those of model/workflow/edges.cpp and transitions.h: the program
-- brings them when a registry is made or upgraded.

-- tables --------------------------------------------------------------------------------------------------------

create table workflow_edge (
    ordinal    smallint primary key,
    step       text not null,
    procedure  text not null,
    from_state text not null,
    to_state   text not null,
    part       text not null,
    condition  text not null,
    constraint no_two_edges_are_the_same unique (step, procedure, from_state, to_state, part),
    constraint a_part_is_known check (part in ('its-applicant', 'assigned-expert', 'registrar', 'any-viewer')),
    constraint a_condition_is_known
        check (condition in ('always', 'body-unknown', 'body-recognized', 'others-still-due', 'last-vote', 'last-vote-on-standard'))
);

create table workflow_step (
    step               text primary key,
    note_required      boolean not null,
    reference_required boolean not null,
    takes_expert       boolean not null,
    judges             boolean not null,
    names_expert       boolean not null,
    names_thread       boolean not null
);

-- functions -----------------------------------------------------------------------------------------------------

-- Makes the tables say what the program's say: lists of rows as JSON objects. An edge that was taken stays.
create function bring_workflow(p_edges jsonb, p_steps jsonb) returns void language plpgsql
as $$
begin
    delete from workflow_edge e
     where not exists (select from jsonb_populate_recordset(null::workflow_edge, p_edges) b where b is not distinct from e);
    insert into workflow_edge select b.* from jsonb_populate_recordset(null::workflow_edge, p_edges) b
     where not exists (select from workflow_edge e where e.ordinal = b.ordinal);
    delete from workflow_step;
    insert into workflow_step select b.* from jsonb_populate_recordset(null::workflow_step, p_steps) b;
end
$$;

create function guard_edge() returns trigger language plpgsql
as $$
declare
    lines bytea := convert_to(
        format(E'\nprocedure=%s:%s\nfrom=%s:%s\nto=%s:%s\npart=%s:%s', octet_length(old.procedure), old.procedure,
               octet_length(old.from_state), old.from_state, octet_length(old.to_state), old.to_state,
               octet_length(old.part), old.part), 'UTF8');
begin
    if exists (select from event e
                where e.what = old.step
                  and position(lines in substring(e.canonical for position(E'\ndetails='::bytea in e.canonical))) > 0) then
        perform refuse('NR002', 'an_edge_that_was_taken_stays', format('%s from %s', old.step, old.from_state));
    end if;
    return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger an_edge_that_was_taken_stays before delete or update of step, procedure, from_state, to_state, part
    on workflow_edge for each row execute function guard_edge();

create function is_ended(p_state text) returns boolean immutable parallel safe
    return p_state in ('registered', 'rejected', 'withdrawn', 'closed');

-- Whose turn it is in a state; p_is_due: an expert owes an answer. Null: the request has ended.
create function turn_of(p_state text, p_is_due boolean) returns text immutable parallel safe
    return case when p_state in ('draft', 'changes-requested') then 'applicant'
                when p_state in ('in-discussion', 'approved') then 'registrar'
                when p_state in ('in-review', 'advisory-review') then case when p_is_due then 'expert' else 'registrar' end
                when p_state in ('recognition-pending', 'awaiting-direction') then 'body' end;

create function part_takes_role(p_part text, p_role text) returns boolean immutable
    return case p_part when 'its-applicant' then p_role = 'applicant'
                       when 'assigned-expert' then p_role = 'expert'
                       when 'registrar' then p_role = 'registrar'
                       when 'any-viewer' then p_role <> 'reader'
                       else false end;

create function others_are_due(p_request bigint, p_person text) returns boolean language plpgsql stable
as $$
begin
    return exists (select from request_expert e where e.request_id = p_request and e.expert <> p_person and e.vote = 'none');
end
$$;

create function is_assigned(p_request bigint, p_person text) returns boolean language plpgsql stable
as $$
begin
    return exists (select from request_expert e
                    where e.request_id = p_request and e.expert = p_person and e.vote not in ('stepped-back', 'escalated'));
end
$$;

create function edge_holds(p_request request, p_condition text, p_person text) returns boolean language sql stable
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

-- Applicants see their own requests, experts what was submitted, registrars everything.
create function sees_request(p_request request, p_person text, p_role text) returns boolean language sql stable
as $$
    select case p_role when 'applicant' then p_request.applicant = p_person
                       when 'expert' then p_request.revision > 0
                       else coalesce(p_role = 'registrar', false) end
$$;

create function is_theirs(p_request request, p_part text, p_person text, p_role text) returns boolean language sql stable
as $$
    select case p_part when 'its-applicant' then p_request.applicant = p_person
                       when 'assigned-expert' then is_assigned(p_request.id, p_person)
                       when 'any-viewer' then sees_request(p_request, p_person, p_role)
                       else true end
$$;

-- The edge that a step takes; refused where there is none for this person.
create function edge_for(p_request request, p_step text, p_person text, p_role text) returns workflow_edge language plpgsql stable
as $$
declare
    edge workflow_edge;
    why  text;
begin
    select * into edge from workflow_edge e
     where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
       and part_takes_role(e.part, p_role) and edge_holds(p_request, e.condition, p_person)
       and is_theirs(p_request, e.part, p_person, p_role)
     order by e.ordinal limit 1;
    if not found then
        select case when bool_or(part_takes_role(e.part, p_role)) then 'request.not-yours'
                    when count(*) > 0 then 'role.wrong'
                    else 'step.unknown' end
          into why
          from workflow_edge e
         where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
           and edge_holds(p_request, e.condition, p_person);
        perform refuse('NR002', why, format('%s may not %s request %s, which is %s',
                                            p_person, p_step, p_request.id, p_request.state));
    end if;
    return edge;
end
$$;

create view nidreg.workflow_edge as select e.* from workflow_edge e;
create view nidreg.workflow_step as select s.* from workflow_step s;
