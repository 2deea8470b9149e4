-- People: who they are, in which pools and when they serve as experts, when they are away; who is due
-- by rotation; and what speaks against an expert for a request (RFC 8126 section 5.2).

create table nidreg.profile (
    login        text collate "C" primary key,
    name         text not null default '',
    organization text not null default '',
    email        text not null default '',
    event        bigint not null references nidreg.event,
    constraint a_login_is_not_empty check (login <> ''),
    constraint what_is_said_of_a_person_is_one_line
        check (name || organization || email !~ '[[:cntrl:]]'
               and greatest(length(name), length(organization), length(email)) <= 200),
    constraint an_email_has_its_at_sign check (email = '' or email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
comment on table nidreg.profile is
    'What is said of a person, local or a login. Kept out of the events, which never forget: name, e-mail, the reasons of absences';

create table nidreg.expert_service (
    login        text collate "C" not null references nidreg.profile,
    pool         text not null,
    served_from  date not null,
    served_until date,
    constraint services_in_a_pool_begin_on_different_days primary key (login, pool, served_from),
    constraint a_pool_is_formal_or_informal check (pool in ('formal', 'informal')),
    constraint a_service_ends_after_it_begins check (served_until >= served_from)
);
comment on table nidreg.expert_service is 'An expert without a row serves both pools, always';

create table nidreg.absence (
    login       text collate "C" not null references nidreg.profile,
    away_from   date not null,
    away_until  date not null,
    reason      text not null default '',
    constraint absences_begin_on_different_days primary key (login, away_from),
    constraint an_absence_ends_after_it_begins check (away_until >= away_from),
    constraint a_reason_for_absence_is_one_line check (reason !~ '[[:cntrl:]]' and length(reason) <= 200)
);

-- Since when an expert was asked: the rotation begins with whom it was longest ago.
alter table nidreg.request_expert add column assigned timestamptz not null default clock_timestamp();
update nidreg.request_expert x
   set assigned = told.at
  from (select e.request_id, d.pair ->> 1 as expert, max(e.at) as at
          from nidreg.event e cross join jsonb_array_elements(e.details) as d (pair)
         where e.what in ('assign', 'appeal') and d.pair ->> 0 = 'expert'
         group by 1, 2) as told
 where told.request_id = x.request_id and told.expert = x.expert;
drop index nidreg.request_expert_by_person;
create index request_expert_by_person on nidreg.request_expert (expert, assigned);
create index request_expert_still_due on nidreg.request_expert (expert, request_id) where vote = 'none';

-- Who was off a request and is asked once more was asked now. A submission asks nobody: it voids verdicts.
create function nidreg.note_assignment() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    new.assigned := clock_timestamp();
    return new;
end
$$;
create trigger an_expert_asked_again_was_asked_now before update on nidreg.request_expert for each row
    when (new.vote = 'none' and old.vote in ('stepped-back', 'escalated'))
    execute function nidreg.note_assignment();

-- Everybody who holds a role, on a local registry or a shared one.
create function nidreg.people_with(p_role text) returns setof text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select r.login from person_role r where r.role = p_role and setting_is_on('local')
    union all
    select w.login from logins_with(p_role) as w (login) where not setting_is_on('local')
$$;

create function nidreg.services_json(p_login text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_object('pool', s.pool, 'from', s.served_from, 'until', s.served_until)
                              order by s.pool, s.served_from), '[]')
      from expert_service s where s.login = p_login
$$;

create function nidreg.absences_json(p_login text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_object('from', a.away_from, 'until', a.away_until, 'reason', a.reason)
                              order by a.away_from), '[]')
      from absence a where a.login = p_login
$$;

-- How many open requests wait for each expert's word; who has none is not among them.
create function nidreg.open_assignments() returns table (login text, load bigint)
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select x.expert, count(*) from request_expert x join request r on r.id = x.request_id
     where x.vote = 'none' and r.state in ('in-review', 'advisory-review')
     group by x.expert
$$;

-- Personal data are for registrars, and each person's own for themself.
create function nidreg.may_see_everybody() returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select is_local_session() or (not setting_is_on('local') and holds_role(session_user, 'registrar'))
$$;

-- The people of this desk with what is known of them; for others than registrars only themself.
create function nidreg.people() returns jsonb
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(jsonb_build_object(
               'login', w.login, 'roles', roles_of(w.login), 'name', coalesce(p.name, ''),
               'organization', coalesce(p.organization, ''), 'email', coalesce(p.email, ''),
               'described', coalesce(p.event, -1), 'services', services_json(w.login),
               'absences', absences_json(w.login), 'load', coalesce(o.load, 0)) order by w.login), '[]')
      from (select login from person where setting_is_on('local')
            union select people_with(r.role) from unnest(array['reader', 'applicant', 'expert', 'registrar']) r (role)
           ) as w (login)
      left join profile p using (login)
      left join open_assignments() o using (login)
     where may_see_everybody() or (w.login = session_user and not setting_is_on('local'))
$$;

create function nidreg.check_described(p_person text, p_role text, p_login text, p_file jsonb) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_role <> 'registrar' and p_login <> p_person then
        perform refuse('NR002', 'wrong-role', 'a person is described by the registrar, or by themself');
    elsif setting_is_on('local') and not exists (select from person p where p.login = p_login) then
        perform refuse('NR002', 'person-unknown', format('there is no %s at this desk', p_login));
    elsif not setting_is_on('local') then
        perform check_login(p_login);
    end if;
    if (p_file ->> 'described')::bigint
       is distinct from coalesce((select p.event from profile p where p.login = p_login), -1) then
        perform refuse('NR001', 'person-moved-on', format('%s was described anew', p_login));
    elsif p_role <> 'registrar' and not coalesce(p_file -> 'services' @> services_json(p_login)
                                                 and services_json(p_login) @> (p_file -> 'services'), false) then
        perform refuse('NR002', 'service-is-the-registrars', 'the registrar keeps the dates of service');
    elsif greatest(jsonb_array_length(p_file -> 'services'), jsonb_array_length(p_file -> 'absences')) > 200 then
        perform refuse('NR002', 'person-too-long', '200 services and 200 absences are the most');
    end if;
end
$$;

-- "formal 2026-01-01..2027-12-31, informal 2026-01-01.." for the events.
create function nidreg.spans_text(p_spans jsonb) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select string_agg(concat_ws(' ', s.one ->> 'pool', (s.one ->> 'from') || '..' || coalesce(s.one ->> 'until', '')),
                      ', ' order by s.place)
      from jsonb_array_elements(p_spans) with ordinality as s (one, place)
$$;

-- Replaces what is known of a person. Stale when somebody else described them since it was read.
create function nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'describe', p_person, p_role);
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform take_head();
    perform check_described(p_person, p_role, p_login, p_file);
    told := append_event(p_person, p_role, 'describe', null, '', null,
                         details('person', p_login, 'organization', p_file ->> 'organization',
                                 'serves', spans_text(p_file -> 'services'),
                                 'absent', spans_text(p_file -> 'absences')));
    insert into profile as p (login, name, organization, email, event)
    values (p_login, p_file ->> 'name', p_file ->> 'organization', p_file ->> 'email', told)
    on conflict (login) do update
       set name = excluded.name, organization = excluded.organization, email = excluded.email, event = excluded.event;
    delete from expert_service s where s.login = p_login;
    insert into expert_service (login, pool, served_from, served_until)
    select distinct p_login, s.pool, s."from", s.until
      from jsonb_to_recordset(p_file -> 'services') as s (pool text, "from" date, until date);
    delete from absence a where a.login = p_login;
    insert into absence (login, away_from, away_until, reason)
    select p_login, a."from", a.until, coalesce(a.reason, '')
      from jsonb_to_recordset(p_file -> 'absences') as a ("from" date, until date, reason text);
    return finish_act(p_key, jsonb_build_object('described', told));
end
$$;

-- Words alone, in lower case, with a space before and after each: " example org ". A name or an
-- organization is found in a text by them, whatever stands between its words there.
create function nidreg.bare_words(p_text text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select ' ' || trim(regexp_replace(lower(normalize(coalesce(p_text, ''), nfkc)), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;

-- The same without what companies add to their names.
create function nidreg.bare_organization(p_name text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(nullif(regexp_replace(bare_words(p_name),
        '^ the |( (inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|co|gmbh|ag|kg|ev|e v|sa|s a|sarl|bv|b v|ab|oy|as|spa))+ $',
        ' ', 'g'), ' '), bare_words(p_name))
$$;

-- The e-mail addresses of a text, each between spaces, in lower case.
create function nidreg.bare_addresses(p_text text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select ' ' || regexp_replace(regexp_replace(lower(coalesce(p_text, '')), '[^[:alnum:]@._%+-]+', ' ', 'g'),
                                 '\.+( |$)', ' ', 'g') || ' '
$$;

create function nidreg.mentions(p_bare_text text, p_bare_name text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select trim(p_bare_name) <> '' and strpos(p_bare_text, p_bare_name) > 0
$$;

-- What a request says of who is behind it: the organizations, the people, their addresses.
create type nidreg.behind as (organizations text, people text, addresses text);

create function nidreg.behind(p_request nidreg.request) returns nidreg.behind
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select bare_words(c.registrant), bare_words(c.registrant || ' ' || c.documentation),
           bare_addresses(c.registrant || ' ' || c.documentation)
      from (select coalesce(max(v.fields ->> 'registrant'), '') as registrant,
                   coalesce(max(v.fields ->> 'documentation'), '') as documentation
              from request_revision v
             where v.request_id = p_request.id and v.number = p_request.revision) as c
$$;

create function nidreg.shares_organization(p_login text, p_applicant text, p_behind nidreg.behind) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce((select mentions(p_behind.organizations, bare_organization(x.organization))
                         or (trim(bare_words(x.organization)) <> ''
                             and bare_organization(x.organization)
                                 = (select bare_organization(a.organization) from profile a where a.login = p_applicant))
                       from profile x where x.login = p_login), false)
$$;

create function nidreg.is_co_author(p_login text, p_behind nidreg.behind) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce((select mentions(p_behind.people, bare_words(x.name))
                         or mentions(p_behind.addresses, ' ' || lower(x.email) || ' ')
                       from profile x where x.login = p_login), false)
$$;

-- Away on the day that they are asked, or on the day by which they shall answer.
create function nidreg.is_absent(p_login text, p_day date, p_due date) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select exists (select from absence a
                    where a.login = p_login
                      and (p_day between a.away_from and a.away_until or p_due between a.away_from and a.away_until))
$$;

create function nidreg.serves(p_login text, p_pool text, p_day date) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(bool_or(s.pool = p_pool and p_day between s.served_from and coalesce(s.served_until, 'infinity')), true)
      from expert_service s where s.login = p_login
$$;

create function nidreg.has_recused(p_request bigint, p_login text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select exists (select from event e where e.request_id = p_request and e.what = 'recuse' and e.person = p_login)
$$;

-- What speaks against an expert. In single-user mode that they are the applicant does not.
create function nidreg.objections_of(p_request nidreg.request, p_behind nidreg.behind, p_expert text,
                                     p_day date, p_due date)
    returns text[]
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select array_remove(array[
        case when p_expert = p_request.applicant and not setting_is_on('single_user') then 'applicant' end,
        case when p_expert <> p_request.applicant
                  and shares_organization(p_expert, p_request.applicant, p_behind) then 'same-organization' end,
        case when p_expert <> p_request.applicant and is_co_author(p_expert, p_behind) then 'co-author' end,
        case when is_absent(p_expert, p_day, p_due) then 'absent' end,
        case when not serves(p_expert, p_request.kind, p_day) then 'not-serving' end,
        case when has_recused(p_request.id, p_expert) then 'recused-before' end], null)
$$;

create function nidreg.objections(p_request nidreg.request, p_expert text, p_day date, p_due date) returns text[]
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select objections_of(p_request, behind(p_request), p_expert, p_day, p_due)
$$;

-- Refuses an expert whom something speaks against, unless the registrar says why it is set aside.
create function nidreg.check_expert(p_request nidreg.request, p_record jsonb) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    found_ones text[];
begin
    if coalesce(trim(p_record ->> 'overriding'), '') <> '' then
        return;
    end if;
    found_ones := objections(p_request, p_record ->> 'expert', (clock_timestamp() at time zone 'UTC')::date,
                             (p_record ->> 'due')::date);
    if found_ones <> '{}' then
        perform refuse('NR002', 'expert-objection', array_to_string(found_ones, ', '));
    end if;
end
$$;

create or replace function nidreg.check_record(p_request nidreg.request, p_step text, p_record jsonb) returns void
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
    elsif needs.takes_expert then
        perform check_expert(p_request, p_record);
    end if;
end
$$;

-- The experts who may be asked, best first: whom nothing speaks against, who has the least open work,
-- who was asked longest ago. Who is on the request already is not asked again, and after a rejection
-- nobody who was on it (an appeal goes to another expert). For registrars.
create function nidreg.candidates(p_request bigint, p_day date, p_due date) returns jsonb
    language plpgsql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held   request;
    behind behind;
begin
    if not may_see_everybody() then
        perform refuse('NR002', 'wrong-role', 'experts are proposed to the registrar');
    end if;
    select * into held from request r where r.id = p_request;
    if not found then
        perform refuse('NR003', 'no-such-request', format('there is no request %s', p_request));
    end if;
    behind := behind(held);
    return (
        with asked as materialized (
            select w.login, coalesce(p.name, '') as name, coalesce(o.load, 0) as load,
                   (select max(x.assigned) from request_expert x where x.expert = w.login) as last_assigned,
                   objections_of(held, behind, w.login, p_day, p_due) as objections
              from people_with('expert') as w (login)
              left join profile p using (login)
              left join open_assignments() o using (login)
             where not exists (select from request_expert x
                                where x.request_id = held.id and x.expert = w.login
                                  and (held.state = 'rejected' or x.vote not in ('stepped-back', 'escalated'))))
        select coalesce(jsonb_agg(jsonb_build_object(
                   'login', a.login, 'name', a.name, 'load', a.load,
                   'last_assigned', instant_text(a.last_assigned), 'objections', to_jsonb(a.objections))
                   order by a.objections <> '{}', a.load, a.last_assigned nulls first, a.login), '[]')
          from asked a);
end
$$;

revoke all on function nidreg.note_assignment(), nidreg.people_with(text), nidreg.services_json(text),
    nidreg.absences_json(text), nidreg.open_assignments(), nidreg.may_see_everybody(), nidreg.people(),
    nidreg.check_described(text, text, text, jsonb), nidreg.spans_text(jsonb),
    nidreg.describe(uuid, text, text, text, jsonb), nidreg.bare_words(text), nidreg.bare_organization(text),
    nidreg.bare_addresses(text), nidreg.mentions(text, text), nidreg.behind(nidreg.request),
    nidreg.shares_organization(text, text, nidreg.behind), nidreg.is_co_author(text, nidreg.behind),
    nidreg.is_absent(text, date, date), nidreg.serves(text, text, date), nidreg.has_recused(bigint, text),
    nidreg.objections_of(nidreg.request, nidreg.behind, text, date, date),
    nidreg.objections(nidreg.request, text, date, date), nidreg.check_expert(nidreg.request, jsonb),
    nidreg.candidates(bigint, date, date) from public;
grant execute on function nidreg.people(), nidreg.describe(uuid, text, text, text, jsonb)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.candidates(bigint, date, date) to nidreg_registrar;
