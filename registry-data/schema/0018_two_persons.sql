-- Acts that take two registrars, where the policy two-persons lists them: the first one's act is
-- recorded as a proposal, the same act by another one carries it out.

create table nidreg.proposal (
    event        bigint primary key references nidreg.event,
    act          text not null,
    subject      text collate "C" not null,
    request_id   bigint references nidreg.request,
    sha256       text not null,
    terms_sha256 text not null,
    terms        text not null,
    person       text not null,
    at           timestamptz not null,
    outcome      text not null default 'standing',
    ended_by     bigint references nidreg.event,
    constraint an_act_of_two_is_known check (act in ('register', 'deprecate', 'appoint', 'policy')),
    constraint a_proposal_stands_or_has_ended
        check (outcome in ('standing', 'carried-out', 'withdrawn', 'replaced')
               and (outcome = 'standing') = (ended_by is null))
);
create unique index proposal_standing on nidreg.proposal (act, subject) where outcome = 'standing';
create index proposal_by_request on nidreg.proposal (request_id) where request_id is not null;
comment on table nidreg.proposal is
    'sha256: of the content that it names; terms: the rest of what would be done, in words;'
    ' an act on a request stands only while the request is approved with just that content';

-- A proposal is never forgotten, and keeps what it says.
create trigger a_proposal_never_disappears before delete on nidreg.proposal for each row
    execute function nidreg.refuse_change('a_proposal_never_disappears');
create trigger a_proposal_never_disappears_at_all before truncate on nidreg.proposal for each statement
    execute function nidreg.refuse_change('a_proposal_never_disappears');

create function nidreg.guard_proposal() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if old.outcome <> 'standing'
       or (new.event, new.act, new.subject, new.request_id, new.sha256, new.terms_sha256, new.terms, new.person, new.at)
          is distinct from
          (old.event, old.act, old.subject, old.request_id, old.sha256, old.terms_sha256, old.terms, old.person, old.at) then
        perform refuse('NR002', 'a_proposal_ends_once', 'a proposal keeps what it says, and ends once');
    end if;
    return new;
end
$$;
create trigger a_proposal_ends_once before update on nidreg.proposal for each row
    execute function nidreg.guard_proposal();

create function nidreg.sha256_of(p_text text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

create function nidreg.takes_two(p_act text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select p_act = any (string_to_array(policy_value('two-persons'), ' '))
$$;

-- Whether p_person's act is the second of two: it names what the standing proposal of another person
-- names. Nobody seconds their own. The caller holds the head, so nothing comes between.
create function nidreg.is_second(p_act text, p_subject text, p_sha256 text, p_terms text, p_person text)
    returns boolean
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held proposal;
begin
    select * into held from proposal p
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
       and p.sha256 = p_sha256 and p.terms_sha256 = sha256_of(p_terms);
    if held.person = p_person then
        perform refuse('NR002', 'own-proposal',
                       format('%s proposed this in event %s; another registrar has to do the same', p_person, held.event));
    end if;
    return held.person is not null;
end
$$;

create function nidreg.end_proposal(p_act text, p_subject text, p_outcome text, p_event bigint) returns void
    language sql set search_path = nidreg, pg_catalog, pg_temp
as $$
    update proposal p set outcome = p_outcome, ended_by = p_event
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
$$;

-- Records a proposal, in the place of one that named something else; answers the number of its event.
create function nidreg.propose(p_person text, p_role text, p_act text, p_subject text, p_request nidreg.request,
                               p_sha256 text, p_terms text)
    returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    told bigint;
    kept request := p_request;
begin
    told := append_event(p_person, p_role, 'propose', p_request.id, coalesce(p_request.nid, ''), null,
                         details('act', p_act, 'subject', p_subject, 'sha256', p_sha256, 'terms', p_terms));
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

-- Takes one's own proposal back.
create function nidreg.withdraw_proposal(p_key uuid, p_person text, p_role text, p_event bigint) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'withdraw-proposal', p_person, p_role);
    held   proposal;
    old    request;
    kept   request;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'proposals are the registrar''s');
    end if;
    select * into held from proposal p where p.event = p_event;
    if not found then
        perform refuse('NR003', 'no-such-proposal', format('event %s is no proposal', p_event));
    elsif held.person <> p_person then
        perform refuse('NR002', 'not-yours', format('%s proposed this', held.person));
    end if;
    if held.request_id is not null then
        old := lock_request(held.request_id, p_person, p_role);
    end if;
    select * into held from proposal p where p.event = p_event for update;
    if held.outcome <> 'standing' then
        perform refuse('NR002', 'proposal-over', format('the proposal was %s', held.outcome));
    end if;
    kept := old;
    kept.last_event := append_event(p_person, p_role, 'withdraw-proposal', held.request_id, coalesce(old.nid, ''), null,
                                    details('act', held.act, 'subject', held.subject, 'proposal', p_event::text));
    perform end_proposal(held.act, held.subject, 'withdrawn', kept.last_event);
    if held.request_id is not null then
        perform keep_request(old, kept);
    end if;
    return finish_act(p_key, '{}');
end
$$;

-- The head comes first: what two registrars do at once happens one after the other.
create or replace function nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
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
    what    text;
    terms   text := concat_ws(E'\n', p_registrant, p_reference::text, p_grammar);
begin
    if done is null then
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        what := case when held.deprecates then 'deprecate' else 'register' end;
        head := take_head();
        select * into strict content from request_revision v
         where v.request_id = held.id and v.number = held.revision;
        listed := check_still_free(content.nid, held.purpose);
        perform check_registrable(held, content);
        if (takes_two(what) or takes_two('register'))
           and not is_second(what, held.id::text, content.sha256, terms, p_person) then
            done := jsonb_build_object('proposed',
                                       propose(p_person, p_role, what, held.id::text, held, content.sha256, terms));
        else
            done := jsonb_build_object('event', carry_out(
                p_person, p_role, held, edge, content, listed, head, p_registrant, p_reference, p_grammar));
            perform end_proposal(what, held.id::text, 'carried-out', (done ->> 'event')::bigint);
        end if;
        done := finish_act(p_key, done);
    end if;
    if done ? 'proposed' then
        return done;
    end if;
    return (select version_json(v, n.nid, n.kind)
              from namespace_version v join namespace n using (nid_key)
             where v.event = (done ->> 'event')::bigint);
end
$$;

-- Records that somebody has these roles from now on, or proposes it; answers the number of the
-- proposal, null where the roles are given. The caller holds the head: two last registrars do not
-- dismiss each other.
drop function nidreg.give_roles(text, text, text, jsonb);
create function nidreg.give_roles(p_person text, p_role text, p_login text, p_roles jsonb) returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    roles text := coalesce((select string_agg(r.role, ' ' order by r.role)
                              from jsonb_array_elements_text(p_roles) r (role)), '');
    told  bigint;
begin
    if takes_two('appoint') and not is_second('appoint', p_login, sha256_of(roles), roles, p_person) then
        begin -- what cannot be is refused at once, and what can be is not done yet
            perform set_roles(p_login, p_roles);
            raise exception using errcode = 'NR000';
        exception when sqlstate 'NR000' then
            null;
        end;
        return propose(p_person, p_role, 'appoint', p_login, null, sha256_of(roles), roles);
    end if;
    perform set_roles(p_login, p_roles);
    told := append_event(p_person, p_role, 'appoint', null, '', null,
                         details('person', p_login, 'roles',
                                 (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role))));
    perform end_proposal('appoint', p_login, 'carried-out', told);
    return null;
end
$$;

create or replace function nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role);
    perform take_head();
    answer := jsonb_build_object('proposed', give_roles(p_person, p_role, p_login, p_roles));
    return finish_act(p_key, answer || jsonb_build_object('roles', roles_of(p_login)));
end
$$;

-- Gives and takes single roles, so that two registrars who change one person at once lose nothing.
-- Answers the roles that the person has then; without a change there is no event.
create or replace function nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text,
                                               p_granted jsonb, p_revoked jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
    held   jsonb;
    wanted jsonb;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role);
    perform take_head();
    held := roles_of(p_login);
    select coalesce(jsonb_agg(w.role), '[]') into wanted
      from (select jsonb_array_elements_text(held || p_granted)
            except select jsonb_array_elements_text(p_revoked)) as w (role);
    if wanted @> held and held @> wanted then
        if not setting_is_on('local') then
            perform check_login(p_login);
        end if;
    else
        told := give_roles(p_person, p_role, p_login, wanted);
    end if;
    return finish_act(p_key, jsonb_build_object('roles', case when told is null then wanted else held end,
                                                'proposed', told));
end
$$;

-- Whoever could switch the second person off alone would need none: where two-persons is on, it is
-- changed by two.
create or replace function nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'policy', p_person, p_role);
    was    text;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'policies are set by the registrar');
    end if;
    perform take_head();
    select p.value into was from policy p where p.name = p_name for update;
    if not found then
        perform refuse('NR002', 'policy-unknown', format('there is no policy %s', p_name));
    elsif not coalesce(policy_fits(p_name, p_value), false) then
        perform refuse('NR002', 'policy-value', format('%s is no value of %s', p_value, p_name));
    elsif p_name = 'two-persons' and p_value <> '' and (select count(*) from all_registrars()) < 2 then
        perform refuse('NR002', 'second-registrar-missing', 'the registry has no second registrar');
    end if;
    if p_name = 'two-persons' and was <> ''
       and not is_second('policy', p_name, sha256_of(p_value), p_value, p_person) then
        told := propose(p_person, p_role, 'policy', p_name, null, sha256_of(p_value), p_value);
        return finish_act(p_key, jsonb_build_object('proposed', told));
    end if;
    update policy p set value = p_value where p.name = p_name;
    told := append_event(p_person, p_role, 'policy', null, '', null,
                         details('name', p_name, 'value', p_value, 'was', was));
    perform end_proposal('policy', p_name, 'carried-out', told);
    return finish_act(p_key, '{}');
end
$$;

-- A proposal as it stands: void where the request is no longer approved with just that content.
create function nidreg.proposal_json(p_proposal nidreg.proposal) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
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

create function nidreg.proposals_json(p_request bigint) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(proposal_json(p) order by p.event), '[]') from proposal p where p.request_id = p_request
$$;

-- Who may read and call what.
grant select on nidreg.proposal to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
alter table nidreg.proposal enable row level security;
create policy who_sees_a_request_sees_its_proposals on nidreg.proposal for select
    using (request_id is not null and exists (select from nidreg.request r where r.id = request_id));
create policy a_registrar_sees_every_proposal on nidreg.proposal for select to nidreg_registrar using (true);

revoke all on function
    nidreg.guard_proposal(), nidreg.sha256_of(text), nidreg.takes_two(text),
    nidreg.is_second(text, text, text, text, text), nidreg.end_proposal(text, text, text, bigint),
    nidreg.propose(text, text, text, text, nidreg.request, text, text),
    nidreg.withdraw_proposal(uuid, text, text, bigint), nidreg.give_roles(text, text, text, jsonb),
    nidreg.proposal_json(nidreg.proposal), nidreg.proposals_json(bigint)
    from public;
grant execute on function nidreg.proposal_json(nidreg.proposal), nidreg.proposals_json(bigint)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.withdraw_proposal(uuid, text, text, bigint) to nidreg_registrar;
