-- The registry's policies, and proposals: actions that two registrars take, one after the other.

-- tables --------------------------------------------------------------------------------------------------------

create table policy (
    name  text collate "C" primary key,
    kind  text not null,
    value text not null,
    constraint a_policy_fits_its_kind check (policy_fits(kind, value))
);
comment on table policy is 'The rows are those of model/registry/policyspecs.h: the program brings them, with what they are at first';

create table proposal (
    event        bigint primary key references event,
    act          text not null,
    subject      text collate "C" not null,
    request_id   bigint references request,
    sha256       text not null,
    terms_sha256 text not null,
    terms        text not null,
    person       text not null,
    at           timestamptz not null,
    outcome      text not null default 'standing',
    ended_by     bigint references event,
    constraint a_proposal_stands_or_has_ended
        check (outcome in ('standing', 'carried-out', 'withdrawn', 'replaced', 'void') and (outcome = 'standing') = (ended_by is null)),
    constraint an_act_of_two_is_known check (act in ('register', 'deprecate', 'appoint', 'policy'))
);
comment on table proposal is
    'sha256: of the content that it names; terms: the rest of what would be done; one on a request stands only while the request is approved with just that content';
create index proposal_by_request on proposal (request_id) where request_id is not null;
create unique index proposal_standing on proposal (act, subject) where outcome = 'standing';

-- functions: policies -------------------------------------------------------------------------------------------

-- Brings the program's policies, [{"name", "kind", "value"}]: those that are missing with their first value.
create function bring_policies(p_policies jsonb) returns void language sql
as $$
    insert into policy as p (name, kind, value)
    select b.name, b.kind, b.value from jsonb_to_recordset(p_policies) as b (name text, kind text, value text)
    on conflict (name) do update set kind = excluded.kind where p.kind <> excluded.kind
$$;

create function nidreg.policy_value(p_name text) returns text language sql stable
as $$
    select p.value from policy p where p.name = p_name
$$;

create function takes_two(p_act text) returns boolean language sql stable
as $$
    select coalesce(p_act = any (string_to_array(nidreg.policy_value('two-persons'), ' ')), false)
$$;

-- Sets a policy; answers {} or, where that takes two registrars, {"proposed": the event's number}.
create function nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'policy', p_person, p_role, p_name, p_value);
    held   policy;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), lock_log();
    select * into held from policy p where p.name = p_name for update;
    if not found then
        perform refuse('NR002', 'policy.unknown', format('the policy %s does not exist', p_name));
    elsif not policy_fits(held.kind, p_value) then
        perform refuse('NR002', 'policy.bad-value', format('%s is not a valid value of %s', p_value, p_name));
    elsif p_name = 'two-persons' and p_value <> '' and (select count(*) from people_with('registrar')) < 2 then
        perform refuse('NR002', 'registrar.second-missing', 'the registry has no second registrar');
    elsif p_name = 'two-persons' and held.value <> ''
          and not is_second('policy', p_name, sha256_of(p_value), p_value, p_person) then
        told := propose(p_person, p_role, 'policy', p_name, null, sha256_of(p_value), p_value);
        return finish_action(p_key, jsonb_build_object('proposed', told));
    end if;
    update policy p set value = p_value where p.name = p_name;
    told := append_event(p_person, p_role, 'policy', null, '', null, 'name', p_name, 'value', p_value, 'was', held.value);
    perform end_proposal('policy', p_name, 'carried-out', told);
    return finish_action(p_key, '{}');
end
$$;

-- functions: proposals ------------------------------------------------------------------------------------------

-- Whether another registrar, who still is one, proposed just this. Refuses the same person.
create function is_second(p_act text, p_subject text, p_sha256 text, p_terms text, p_person text) returns boolean
    language plpgsql stable
as $$
declare
    held proposal;
begin
    select * into held from proposal p
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
       and p.sha256 = p_sha256 and p.terms_sha256 = sha256_of(p_terms);
    if held.person = p_person then
        perform refuse('NR002', 'proposal.own',
                       format('%s proposed this in event %s; another registrar must do the same', p_person, held.event));
    end if;
    return held.person is not null and holds_role(held.person, 'registrar');
end
$$;

create function end_proposal(p_act text, p_subject text, p_outcome text, p_event bigint) returns void language sql
as $$
    update proposal p set outcome = p_outcome, ended_by = p_event
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
$$;

-- Records a proposal in the place of the one that stands; its event's number. p_request is null where none is concerned.
create function propose(p_person text, p_role text, p_act text, p_subject text, p_request request, p_sha256 text, p_terms text)
    returns bigint language plpgsql
as $$
declare
    told bigint := append_event(p_person, p_role, 'propose', p_request.id, coalesce(p_request.nid, ''), null,
                                'act', p_act, 'subject', p_subject, 'sha256', p_sha256, 'terms', p_terms);
    kept request := p_request;
begin
    perform end_proposal(p_act, p_subject, 'replaced', told);
    insert into proposal (event, act, subject, request_id, sha256, terms_sha256, terms, person, at)
    select told, p_act, p_subject, p_request.id, p_sha256, sha256_of(p_terms), p_terms, p_person, e.at
      from event e where e.number = told;
    if p_request.id is not null then
        kept.last_event := told;
        perform keep_request(p_request, kept);
    end if;
    return told;
end
$$;

create function proposal_json(p_proposal proposal) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'event', p_proposal.event, 'act', p_proposal.act, 'subject', p_proposal.subject,
        'request', coalesce(p_proposal.request_id, 0), 'sha256', p_proposal.sha256, 'terms', p_proposal.terms,
        'person', p_proposal.person, 'at', instant_text(p_proposal.at),
        'outcome', case when p_proposal.outcome = 'standing' and p_proposal.request_id is not null
                         and not exists (select from request r
                                          where r.id = p_proposal.request_id and r.state = 'approved'
                                            and r.approved_sha256 = p_proposal.sha256) then 'void'
                        else p_proposal.outcome end,
        'ended_by', p_proposal.ended_by)
$$;

-- Proposals as a JSON list, the oldest first: those that stand, or with a request's number all that were made on it.
-- A registrar sees all of them, others those on requests that they see.
create function nidreg.proposals(p_request bigint default 0) returns jsonb language plpgsql stable strict
as $$
declare
    v_sight text := sight();
begin
    return (select coalesce(jsonb_agg(proposal_json(p) order by p.event), '[]') from proposal p
             where case p_request when 0 then p.outcome = 'standing' else p.request_id = p_request end
               and (v_sight = 'all' or exists (select from request r where r.id = p.request_id and in_sight(v_sight, r))));
end
$$;

-- Takes a proposal back: the one who made it may.
create function nidreg.withdraw_proposal(p_key uuid, p_person text, p_role text, p_event bigint) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'withdraw-proposal', p_person, p_role, p_event::text);
    held   proposal;
    old    request;
    kept   request;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role);
    select * into held from proposal p where p.event = p_event;
    if not found then
        perform refuse('NR003', 'proposal.unknown', format('event %s is not a proposal', p_event));
    elsif held.person <> p_person then
        perform refuse('NR002', 'request.not-yours', format('%s proposed this', held.person));
    end if;
    if held.request_id is not null then
        old := lock_request(held.request_id, p_person, p_role);
    end if;
    select * into held from proposal p where p.event = p_event for update;
    if held.outcome <> 'standing' then
        perform refuse('NR002', 'proposal.over', format('the proposal was %s', held.outcome));
    end if;
    kept := old;
    kept.last_event := append_event(p_person, p_role, 'withdraw-proposal', held.request_id, coalesce(old.nid, ''), null,
                                    'act', held.act, 'subject', held.subject, 'proposal', p_event::text);
    perform end_proposal(held.act, held.subject, 'withdrawn', kept.last_event);
    if held.request_id is not null then
        perform keep_request(old, kept);
    end if;
    return finish_action(p_key, '{}');
end
$$;

-- What a proposal says stays, and it ends once; against a superuser's slip.
create function guard_proposal() returns trigger language plpgsql
as $$
begin
    if old.outcome <> 'standing'
       or (new.event, new.act, new.subject, new.request_id, new.sha256, new.terms_sha256, new.terms, new.person, new.at)
          is distinct from
          (old.event, old.act, old.subject, old.request_id, old.sha256, old.terms_sha256, old.terms, old.person, old.at) then
        perform refuse('NR002', 'a_proposal_ends_once', 'a proposal cannot be changed, and ends only once');
    end if;
    return new;
end
$$;
create trigger a_proposal_ends_once before update on proposal for each row execute function guard_proposal();
do $$ begin perform keep_forever('proposal', 'a_proposal_never_disappears', 'delete'); end $$;

create view nidreg.policy as select p.name, p.value from policy p;

-- Switches separation of duties off or on, on a local registry.
create function nidreg.set_single_user(p_key uuid, p_person text, p_role text, p_on boolean) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'single-user', p_person, p_role, p_on::text);
begin
    if answer is not null then
        return answer;
    elsif not nidreg.is_local_session() then
        perform refuse('NR002', 'registry.not-local', 'a shared registry has database roles instead');
    end if;
    perform check_registrar(p_role), lock_log();
    insert into setting as s (name, value) values ('single_user', p_on::text)
        on conflict (name) do update set value = excluded.value;
    perform append_event(p_person, p_role, 'single-user', null, '', null, 'on', p_on::text);
    return finish_action(p_key, '{}');
end
$$;
