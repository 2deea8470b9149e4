-- What is known of people: profiles, experts' dates of service, absences; whom a request may be given to, and
-- what speaks against them (RFC 8126 section 5.2). The tables stand in people.sql.

-- functions: profiles -------------------------------------------------------------------------------------------

create function services_json(p_login text) returns jsonb language sql stable
as $$
    select coalesce(jsonb_agg(jsonb_build_object('pool', s.pool, 'from', s.served_from, 'until', s.served_until)
                              order by s.pool, s.served_from), '[]')
      from expert_service s where s.login = p_login
$$;

create function absences_json(p_login text) returns jsonb language sql stable
as $$
    select coalesce(jsonb_agg(jsonb_build_object('from', a.away_from, 'until', a.away_until, 'reason', a.reason)
                              order by a.away_from), '[]')
      from absence a where a.login = p_login
$$;

create function open_assignments() returns table (login text, load bigint) language sql stable
as $$
    select x.expert, count(*) from request_expert x join request r on r.id = x.request_id
     where x.vote = 'none' and r.state in ('in-review', 'advisory-review')
     group by x.expert
$$;

-- Everybody with what is known of them, by login; for others than registrars themself alone.
create function nidreg.people() returns jsonb language sql stable
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
     where sees_everything() or (w.login = session_user and not setting_is_on('local'))
$$;

-- "formal 2026-01-01..2026-12-31, …" of services or absences; null: there are none.
create function spans_text(p_spans jsonb) returns text language sql immutable
as $$
    select string_agg(concat_ws(' ', s.one ->> 'pool', (s.one ->> 'from') || '..' || coalesce(s.one ->> 'until', '')),
                      ', ' order by s.place)
      from jsonb_array_elements(p_spans) with ordinality as s (one, place)
$$;

-- A file of a person: {"name", "organization", "email", "described", "services", "absences"}.
create function check_file(p_file jsonb) returns void language plpgsql immutable
as $$
declare
    spans jsonb;
begin
    foreach spans in array array[p_file -> 'services', p_file -> 'absences'] loop
        if jsonb_typeof(spans) is distinct from 'array' then
            perform refuse('NR002', 'person.malformed', 'periods of service and absences are not lists');
        elsif jsonb_array_length(spans) > 200 then
            perform refuse('NR002', 'person.too-long', 'a person can have at most 200 periods of service and 200 absences');
        elsif exists (select from jsonb_array_elements(spans) s (one)
                       where (jsonb_typeof(s.one) = 'object' and is_day(s.one ->> 'from')
                              and (s.one -> 'pool' is null or spans = p_file -> 'services')
                              and (s.one ->> 'until' is null or is_day(s.one ->> 'until'))) is not true) then
            perform refuse('NR002', 'person.malformed', 'a period of service or an absence has no first day');
        end if;
    end loop;
    if exists (select from unnest(array['name', 'organization', 'email']) k where jsonb_typeof(p_file -> k) is distinct from 'string')
       or jsonb_typeof(p_file -> 'described') is distinct from 'number' then
        perform refuse('NR002', 'person.malformed', 'name, organization, email address and last description are missing');
    end if;
end
$$;

create function check_described(p_person text, p_role text, p_login text, p_file jsonb) returns void language plpgsql stable
as $$
begin
    if p_role <> 'registrar' and p_login <> p_person then
        perform refuse('NR002', 'role.wrong', 'only a registrar can change the details of other people');
    elsif setting_is_on('local') and not exists (select from person p where p.login = p_login) then
        perform refuse('NR002', 'person.unknown', format('%s holds no role here', p_login));
    elsif not setting_is_on('local') then
        perform check_login(p_login);
    end if;
    if (p_file -> 'described')::numeric is distinct from coalesce((select p.event from profile p where p.login = p_login), -1) then
        perform refuse('NR001', 'person.moved-on', format('the details of %s were changed in the meantime', p_login));
    elsif p_role <> 'registrar' and not (p_file -> 'services' @> services_json(p_login)
                                         and services_json(p_login) @> (p_file -> 'services')) then
        perform refuse('NR002', 'service.not-yours', 'only a registrar can change periods of service');
    end if;
end
$$;

-- Replaces what is known of a person; answers {"described": the event's number}.
create function nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'describe', p_person, p_role, p_login, (p_file - 'described')::text);
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_file(p_file), lock_log(), check_described(p_person, p_role, p_login, p_file);
    told := append_event(p_person, p_role, 'describe', null, '', null, 'person', p_login,
                         'organization', p_file ->> 'organization', 'serves', spans_text(p_file -> 'services'),
                         'absent', spans_text(p_file -> 'absences'));
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
    return finish_action(p_key, jsonb_build_object('described', told));
end
$$;

-- functions: conflicts of interest ------------------------------------------------------------------------------

-- A text as words with one blank between and around them: what names are looked for in.
create function bare_words(p_text text) returns text language sql immutable parallel safe
as $$
    select ' ' || trim(regexp_replace(lower(normalize(coalesce(p_text, ''), nfkc)), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;

create function bare_addresses(p_text text) returns text language sql immutable parallel safe
as $$
    select ' ' || regexp_replace(regexp_replace(lower(coalesce(p_text, '')), '[^[:alnum:]@._%+-]+', ' ', 'g'),
                                 '\.+( |$)', ' ', 'g') || ' '
$$;

-- A name without its article and its legal form.
create function bare_organization(p_name text) returns text language sql immutable parallel safe
as $$
    select coalesce(nullif(regexp_replace(bare_words(p_name),
        '^ the |( (inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|co|gmbh|ag|kg|ev|e v|sa|s a|sarl|bv|b v|ab|oy|as|spa))+ $',
        ' ', 'g'), ' '), bare_words(p_name))
$$;

create function mentions(p_bare_text text, p_bare_name text) returns boolean language sql immutable parallel safe
as $$
    select trim(p_bare_name) <> '' and strpos(p_bare_text, p_bare_name) > 0
$$;

-- Who stands behind a request, by its newest revision: Registrant, and both that and Documentation.
create function behind(p_request request, out registrant text, out both_fields text) language sql stable
as $$
    select coalesce(max(v.fields ->> 'registrant'), ''),
           coalesce(max(v.fields ->> 'registrant'), '') || ' ' || coalesce(max(v.fields ->> 'documentation'), '')
      from request_revision v
     where v.request_id = p_request.id and v.number = p_request.revision
$$;

create function shares_organization(p_login text, p_applicant text, p_registrant text) returns boolean language sql stable
as $$
    select coalesce((select mentions(bare_words(p_registrant), bare_organization(x.organization))
                         or (trim(bare_words(x.organization)) <> ''
                             and bare_organization(x.organization)
                                 = (select bare_organization(a.organization) from profile a where a.login = p_applicant))
                       from profile x where x.login = p_login), false)
$$;

create function is_co_author(p_login text, p_fields text) returns boolean language sql stable
as $$
    select coalesce((select mentions(bare_words(p_fields), bare_words(x.name))
                         or mentions(bare_addresses(p_fields), ' ' || lower(x.email) || ' ')
                       from profile x where x.login = p_login), false)
$$;

create function is_absent(p_login text, p_day date, p_due date) returns boolean language sql stable
as $$
    select exists (select from absence a
                    where a.login = p_login
                      and (p_day between a.away_from and a.away_until or p_due between a.away_from and a.away_until))
$$;

create function serves(p_login text, p_pool text, p_day date) returns boolean language sql stable
as $$
    select coalesce(bool_or(s.pool = p_pool and p_day between s.served_from and coalesce(s.served_until, 'infinity')), true)
      from expert_service s where s.login = p_login
$$;

create function has_recused(p_request bigint, p_login text) returns boolean language sql stable
as $$
    select exists (select from event e where e.request_id = p_request and e.what = 'recuse' and e.person = p_login)
$$;

-- Whether somebody asks for the same NID in another request, open or registered.
create function is_rival(p_request request, p_login text) returns boolean language sql stable
as $$
    select exists (select from request r
                    where r.nid_key = p_request.nid_key and r.nid_key <> '' and r.id <> p_request.id and r.applicant = p_login
                      and r.revision > 0 and (r.state = 'registered' or not is_ended(r.state)))
$$;

-- What speaks against asking an expert on a day, to answer by another.
create function objections(p_request request, p_expert text, p_day date, p_due date) returns text[] language sql stable
as $$
    select array_remove(array[
        case when p_expert = p_request.applicant and not setting_is_on('single_user') then 'applicant' end,
        case when p_expert <> p_request.applicant and not setting_is_on('single_user')
                  and is_rival(p_request, p_expert) then 'rival' end,
        case when p_expert <> p_request.applicant
                  and shares_organization(p_expert, p_request.applicant, b.registrant) then 'same-organization' end,
        case when p_expert <> p_request.applicant and is_co_author(p_expert, b.both_fields) then 'co-author' end,
        case when is_absent(p_expert, p_day, p_due) then 'absent' end,
        case when not serves(p_expert, p_request.kind, p_day) then 'not-serving' end,
        case when has_recused(p_request.id, p_expert) then 'recused-before' end], null)
      from behind(p_request) b
$$;

-- The experts whom a request may be given to, best first. For registrars.
create function nidreg.candidates(p_request bigint, p_day date, p_due date) returns jsonb language plpgsql stable strict
as $$
declare
    held request;
begin
    if not sees_everything() then
        perform refuse('NR002', 'role.wrong', 'only a registrar can list candidates');
    end if;
    select * into held from request r where r.id = p_request;
    if not found then
        perform refuse('NR003', 'request.unknown', format('request %s does not exist', p_request));
    end if;
    return (
        with asked as materialized (
            select w.login, coalesce(p.name, '') as name, coalesce(o.load, 0) as load,
                   (select max(x.assigned) from request_expert x where x.expert = w.login) as last_assigned,
                   objections(held, w.login, p_day, p_due) as objections
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
