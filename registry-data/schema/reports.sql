-- What reports and people's own queries read: views of what is public, and functions that hand out the rows that whoever
-- is connected may see. A function is planned as a whole, so EXPLAIN says nothing of the tables behind it. Also the
-- queries that registrars share.

-- tables --------------------------------------------------------------------------------------------------------

create table shared_query (
    name   text collate "C" primary key,
    text   text not null,
    person text not null,
    at     timestamptz not null,
    event  bigint not null references event,
    constraint a_querys_name_is_one_short_line check (name ~ '^[^[:cntrl:]]{1,80}$' and name = btrim(name)),
    constraint a_query_says_something_and_has_an_end check (btrim(text) <> '' and octet_length(text) <= 20000)
);
comment on table shared_query is 'Queries that a registrar gave a name for everybody; the event that shared this text';

-- functions: who looks ------------------------------------------------------------------------------------------

-- The database login that has, in a local registry, the rights of one person in one role and no others.
create function viewer_login(p_person text, p_role text) returns text stable strict
    return 'nidreg_' || p_role || '_' || left(sha256_of(p_person), 32);

-- Makes that login where it is missing; its name. For the owner of a local registry. Whoever is logged in so cannot
-- become anybody else: a person's queries run in such a session.
create function make_viewer(p_person text, p_role text) returns text language plpgsql strict
as $$
declare
    login constant text := viewer_login(p_person, p_role);
begin
    if not setting_is_on('local') or not holds_role(p_person, p_role) then
        perform refuse('NR002', 'role.wrong', format('%s does not hold the role %s', p_person, p_role));
    end if;
    -- Two at once: PostgreSQL refuses to change one row of its catalogs twice (tuple concurrently updated).
    perform pg_advisory_xact_lock(hashtextextended('nidreg: a login is made', 0));
    begin
        if not exists (select from pg_roles r where r.rolname = 'nidreg_viewer') then
            create role nidreg_viewer nologin;
        end if;
    exception when duplicate_object or unique_violation then -- another database of this server, at this moment
        null;
    end;
    begin
        if not exists (select from pg_roles r where r.rolname = login) then
            execute format('create role %I login in role nidreg_viewer, %I', login, 'nidreg_' || p_role);
            execute format('alter role %I set temp_file_limit = %L', login, '256MB');
        end if;
    exception when duplicate_object or unique_violation then -- and with the same person
        null;
    end;
    if not has_database_privilege(login, current_database(), 'CONNECT') then
        execute format('grant connect on database %I to nidreg_viewer', current_database());
    end if;
    return login;
end
$$;

-- Who is connected, and which requests they see: all, submitted, own, submitted and own, or none. The session's
-- setting nidreg.role narrows that to one role of a login that has several; it never widens it.
create function onlooker(out person text, out extent text) language plpgsql stable
as $$
declare
    wanted constant text := coalesce(current_setting('nidreg.role', true), '');
begin
    person := session_user;
    extent := sight();
    if setting_is_on('local') and extent <> 'all' then
        select r.login, case r.role when 'registrar' then 'all' when 'expert' then 'submitted' when 'applicant' then 'own' else 'none' end
          into person, extent
          from person_role r where viewer_login(r.login, r.role) = session_user;
        extent := coalesce(extent, 'none');
    elsif wanted = 'expert' then
        extent := case when extent in ('all', 'submitted', 'submitted and own') then 'submitted' else 'none' end;
    elsif wanted = 'applicant' then
        extent := case when extent in ('all', 'own', 'submitted and own') then 'own' else 'none' end;
    elsif wanted = 'reader' then
        extent := 'none';
    end if;
end
$$;

create function requests_in_view() returns setof request language plpgsql stable
as $$
declare
    who constant record := onlooker();
begin
    return query select r.* from request r
                  where who.extent = 'all'
                     or (who.extent in ('submitted', 'submitted and own') and r.revision > 0)
                     or (who.extent in ('own', 'submitted and own') and r.applicant = who.person);
end
$$;

-- functions: requests, as far as one sees them --------------------------------------------------------------------

create function nidreg.requests() returns table (request bigint, nid text, kind text, purpose text, procedure text, state text,
                                                 revision int, applicant text, waiting_on text, waiting_since timestamptz, due date,
                                                 created timestamptz, updated timestamptz, ended boolean)
    language sql stable
as $$
    select r.id, r.nid, r.kind::text, r.purpose::text, r.procedure::text, r.state::text, r.revision, r.applicant, r.turn::text,
           r.turn_since, r.due, r.created, r.updated, is_ended(r.state)
      from requests_in_view() r
$$;

-- Which state each was in from when to when (null: still).
create function nidreg.request_states() returns table (request bigint, nid text, state text, entered timestamptz, "left" timestamptz)
    language sql stable
as $$
    select r.id, r.nid, s.state, s.entered, s.left from requests_in_view() r join request_stay s on s.request_id = r.id
$$;

-- The texts that were submitted.
create function nidreg.submissions() returns table (request bigint, number int, nid text, version bigint, submitted_by text,
                                                    submitted timestamptz, sha256 text)
    language sql stable
as $$
    select r.id, v.number, v.nid, v.version, v.submitted_by, v.at, v.sha256
      from requests_in_view() r join request_revision v on v.request_id = r.id
$$;

-- Which expert was asked when, by when to answer, and when they answered (null: not yet).
create function nidreg.assignments() returns table (request bigint, nid text, expert text, assigned timestamptz, due date,
                                                    vote text, answered timestamptz)
    language sql stable
as $$
    select r.id, r.nid, x.expert, x.assigned, x.due, x.vote,
           (select min(e.at) from event e
             where e.request_id = r.id and e.person = x.expert and e.at >= x.assigned
               and e.what in ('approve', 'advise', 'reject', 'recuse'))
      from requests_in_view() r join request_expert x on x.request_id = r.id
$$;

-- Requests that made a registration: when they were first submitted, and when they were registered.
create function nidreg.registrations_made() returns table (request bigint, nid text, submitted timestamptz, registered timestamptz)
    language sql stable
as $$
    select r.id, g.nid_key, (select min(v.at) from request_revision v where v.request_id = r.id), g.recorded
      from requests_in_view() r join registration g on g.request_id = r.id
$$;

-- The events that one sees, without their details.
create function nidreg.log_events() returns table (number bigint, at timestamptz, person text, what text, request bigint, nid text)
    language plpgsql stable
as $$
declare
    who constant record := onlooker();
begin
    return query select e.number, e.at, e.person, e.what, e.request_id, e.nid from event e
                  where who.extent = 'all' or is_public(e.what)
                     or e.request_id in (select r.id from requests_in_view() r)
                  order by e.number;
end
$$;

-- functions: templates ------------------------------------------------------------------------------------------

-- The generation of a template's form: rfc8141, rfc3406, rfc2611; null without a text. As templates::styleOf() judges.
create function template_style(p_text text, p_date text) returns text language plpgsql immutable parallel safe
as $$
declare
    plain constant text := lower(regexp_replace(p_text, '\s+', ' ', 'g'));
    lines constant text := lower(E'\n' || coalesce(p_text, ''));
    ours  constant int := (select count(*) from unnest(array['purpose', 'security and privacy', 'interoperability', 'registrant',
              'additional information', 'revision information', 'documentation', 'assignment', 'syntax', 'resolution']) h (heading)
              where lines ~ (E'\n[ \t0-9.#*|_>-]*' || h.heading || '[ \t*_|]*(:|\n)'));
    old   constant int := (select count(*) from unnest(array['declared registrant', 'declaration of (the )?(syntactic )?structure',
              'relevant ancillary documentation', 'identifier uniqueness', 'identifier persistence', 'process of identifier assignment',
              'process (for|of) identifier resolution', 'rules for lexical equivalence', 'conformance with urn syntax',
              'validation mechanism', 'registration information', 'namespace id', 'scope']) h (heading)
              where lines ~ (E'\n[ \t0-9.#*|_>-]*' || h.heading || '[^\n]{0,40}(:|\n)'));
begin
    if coalesce(p_text, '') = '' then
        return null;
    elsif ours + old < 2 then
        return 'unknown';
    elsif ours >= old then
        return 'rfc8141';
    elsif plain ~ 'rfc ?3406|registering organi|designated contact|community consider|namespace considerations' then
        return 'rfc3406';
    elsif p_date ~ '^[0-9]{4}-[0-9]{2}' then
        return case when p_date < '2002-10-01' then 'rfc2611' else 'rfc3406' end;
    end if;
    return case when plain ~ 'rfc ?2611' then 'rfc2611' else 'rfc3406' end;
end
$$;

-- What is held of the template that each namespace shows. organization: the registrant as equal ones are told;
-- style: rfc8141, rfc3406, rfc2611 or unknown, null without a text. Public.
create function nidreg.held_templates() returns table (nid_key text, nid text, kind text, status text, version bigint, registrant text,
                                                       organization text, has_text boolean, has_grammar boolean, has_security boolean,
                                                       style text)
    language sql stable
as $$
    select n.nid_key, n.nid, n.kind, n.status, n.version, n.registrant::text, trim(bare_organization(n.registrant)),
           coalesce(g.text <> '', false), coalesce(g.grammar <> '', false),
           coalesce(btrim(g.fields ->> 'security_and_privacy') <> '', false), template_style(g.text, g.template_date)
      from namespace n left join registration g on g.event = n.registration
$$;

-- functions: shared queries -------------------------------------------------------------------------------------

-- Shares a query under a name with everybody who may read here, or gives the name another text. For registrars.
create function nidreg.share_query(p_key uuid, p_person text, p_role text, p_name text, p_text text) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'share-query', p_person, p_role, p_name, p_text);
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), lock_log();
    if (p_name ~ '^[^[:cntrl:]]{1,80}$' and p_name = btrim(p_name)) is not true then
        perform refuse('NR002', 'query.bad-name', 'the name of a query can have at most 80 characters, on one line');
    elsif btrim(p_text, E' \t\r\n') = '' or octet_length(p_text) > 20000 then
        perform refuse('NR002', 'query.bad-text', 'the text of a query must have 1 to 20,000 bytes');
    end if;
    told := append_event(p_person, p_role, 'share-query', null, '', null, 'name', p_name, 'sha256', sha256_of(p_text));
    insert into shared_query as q (name, text, person, at, event)
    select p_name, p_text, p_person, e.at, told from event e where e.number = told
    on conflict (name) do update
       set text = excluded.text, person = excluded.person, at = excluded.at, event = excluded.event;
    return finish_action(p_key, jsonb_build_object('event', told));
end
$$;

-- Takes a query back that was shared. For registrars.
create function nidreg.withdraw_query(p_key uuid, p_person text, p_role text, p_name text) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'withdraw-query', p_person, p_role, p_name);
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), lock_log();
    if not exists (select from shared_query q where q.name = p_name) then
        perform refuse('NR003', 'query.unknown', format('the shared query %s does not exist', p_name));
    end if;
    told := append_event(p_person, p_role, 'withdraw-query', null, '', null, 'name', p_name);
    delete from shared_query q where q.name = p_name;
    return finish_action(p_key, jsonb_build_object('event', told));
end
$$;

-- views ---------------------------------------------------------------------------------------------------------

-- On tables of what is public alone: a view is planned with what PostgreSQL knows of the tables behind it.
create view nidreg.shared_query as
    select q.name, q.text, q.person, q.at as shared from shared_query q;

-- The states of each record in the order in which they were in force, and what each changed: `known` is what the first
-- listing that was taken over showed already, `registered` came later, `revised` changed something of a record.
create view nidreg.listing_state as
    select s.nid_key, s.nid, s.kind, s.revision, s.event, s.in_force, lead(s.in_force) over states as until, s.status,
           case when lag(s.status) over states is null then
                     case when s.imported and s.in_force = min(s.in_force) over () then 'known' else 'registered' end
                when s.status = 'delisted' and lag(s.status) over states <> 'delisted' then 'delisted'
                when s.status <> 'delisted' and lag(s.status) over states = 'delisted' then 'relisted'
                else 'revised' end as change
      from (select v.nid_key, v.nid, n.kind, v.revision, v.event, v.status, v.imported,
                   v.in_force::date as in_force
              from record_revision v join namespace n on n.nid_key = v.nid_key) as s
    window states as (partition by s.nid_key order by s.in_force, s.event);

-- The references of the listing, one a row.
create view nidreg.listed_reference as
    select n.nid_key, n.nid, n.kind, n.status, r.place::int, r.one ->> 'type' as type, r.one ->> 'data' as data,
           coalesce(r.one ->> 'label', '') as label
      from namespace n cross join lateral jsonb_array_elements(n.reference) with ordinality as r (one, place);
