-- Who may act, and as what; what is known of people; experts' service, absences and conflicts of interest.

-- tables --------------------------------------------------------------------------------------------------------

create table setting (
    name  text primary key,
    value text not null,
    constraint a_setting_is_known check (name in ('local', 'local_login', 'single_user'))
);
comment on table setting is
    'local: the private registry of one OS user; local_login: that person; single_user: separation of duties is off';

create table person (
    login text collate "C" primary key,
    constraint a_login_is_not_empty check (login <> ''),
    constraint a_login_is_short check (octet_length(login) <= 200)
);
comment on table person is 'Who may be acted as on a local registry; a shared one has database logins instead';

create table person_role (
    login text collate "C" not null references person on delete cascade,
    role  text not null,
    primary key (login, role),
    constraint a_role_is_one_of_four check (role in ('reader', 'applicant', 'expert', 'registrar'))
);

create table profile (
    login        text collate "C" primary key,
    name         text not null default '',
    organization text not null default '',
    email        text not null default '',
    event        bigint not null,
    constraint a_login_is_not_empty check (login <> ''),
    constraint an_email_has_its_at_sign check (email = '' or email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
    constraint what_is_said_of_a_person_is_one_line
        check ((name || organization || email) !~ '[[:cntrl:]]' and greatest(length(name), length(organization), length(email)) <= 200)
);
comment on table profile is
    'What is said of a person, local or a login. Kept out of the events, which never forget: name, e-mail, the reasons of absences';

create table expert_service (
    login        text collate "C" not null references profile,
    pool         text not null,
    served_from  date not null,
    served_until date,
    constraint services_in_a_pool_begin_on_different_days primary key (login, pool, served_from),
    constraint a_pool_is_formal_or_informal check (pool in ('formal', 'informal')),
    constraint a_service_ends_after_it_begins check (served_until >= served_from)
);
comment on table expert_service is 'An expert without a row serves both pools, always';

create table absence (
    login      text collate "C" not null references profile,
    away_from  date not null,
    away_until date not null,
    reason     text not null default '',
    constraint absences_begin_on_different_days primary key (login, away_from),
    constraint a_reason_for_absence_is_one_line check (reason !~ '[[:cntrl:]]' and length(reason) <= 200),
    constraint an_absence_ends_after_it_begins check (away_until >= away_from)
);

-- functions: who calls ------------------------------------------------------------------------------------------

create function setting_is_on(p_name text) returns boolean language plpgsql stable
as $$
begin
    return exists (select from setting s where s.name = p_name and s.value = 'true');
end
$$;

-- Whoever owns the registry, by membership or as a superuser, is no person of it.
create function owns_registry(p_login name) returns boolean stable
    return coalesce(pg_has_role(to_regrole(quote_ident(p_login))::oid, 'nidreg_owner', 'MEMBER'), false); -- it may be gone by now

-- A local registry trusts its owner to say who acts.
create function nidreg.is_local_session() returns boolean language plpgsql stable
as $$
begin
    return owns_registry(session_user) and setting_is_on('local');
end
$$;

-- The database logins that hold a role, through groups too. Roles belong to the whole server, so a login counts
-- where it may connect to this database.
create function logins_with(p_role text) returns setof text language sql stable
as $$
    select u.rolname::text from pg_roles u
     where u.rolcanlogin and pg_has_role(u.oid, 'nidreg_' || p_role, 'MEMBER')
       and not pg_has_role(u.oid, 'nidreg_owner', 'MEMBER')
       and has_database_privilege(u.oid, current_database(), 'CONNECT')
$$;

create function people_with(p_role text) returns setof text language sql stable
as $$
    select r.login from person_role r where r.role = p_role and setting_is_on('local')
    union all
    select w.login from logins_with(p_role) as w (login) where not setting_is_on('local')
$$;

-- While a shared registry has no registrar its owner stands in for one, to appoint the first. False for null.
create function holds_role(p_person text, p_role text) returns boolean language plpgsql stable
as $$
declare
    login oid;
begin
    if p_person is null or p_role is null or p_role not in ('reader', 'applicant', 'expert', 'registrar') then
        return false;
    elsif setting_is_on('local') then
        return exists (select from person_role p where p.login = p_person and p.role = p_role);
    end if;
    select r.oid into login from pg_roles r where r.rolname = p_person;
    if not found then
        return false;
    elsif pg_has_role(login, 'nidreg_owner', 'MEMBER') then
        return p_role = 'registrar' and p_person = session_user and not exists (select from logins_with('registrar'));
    end if;
    return pg_has_role(login, 'nidreg_' || p_role, 'MEMBER');
end
$$;

-- True, or refuses: whoever is connected may act as p_person in p_role; null is nobody.
create function check_acting(p_person text, p_role text) returns boolean language plpgsql stable
as $$
declare
    is_local boolean;
    has_role boolean;
begin
    select exists (select from setting s where s.name = 'local' and s.value = 'true'),
           exists (select from person_role p where p.login = p_person and p.role = p_role) into is_local, has_role;
    if is_local then
        if has_role and owns_registry(session_user) then
            return true;
        end if;
    elsif p_person = session_user then
        if holds_role(p_person, p_role) then
            return true;
        elsif owns_registry(session_user) then
            perform refuse('NR002', 'login.is-owner', format('%s owns this registry', p_person));
        end if;
    end if;
    perform refuse('NR002', 'role.wrong', format('%s does not hold the role %s', p_person, p_role));
end
$$;

create function check_registrar(p_role text) returns void language plpgsql immutable
as $$
begin
    if p_role is distinct from 'registrar' then
        perform refuse('NR002', 'role.wrong', 'only a registrar can do this');
    end if;
end
$$;

-- Whether whoever is connected sees every request and every event.
create function sees_everything() returns boolean language plpgsql stable
as $$
begin
    return nidreg.is_local_session() or (not setting_is_on('local') and pg_has_role(session_user, 'nidreg_registrar', 'MEMBER'));
end
$$;

create function roles_of(p_login text) returns jsonb language sql stable
as $$
    select coalesce(jsonb_agg(w.role order by w.place), '[]')
      from unnest(array['reader', 'applicant', 'expert', 'registrar']) with ordinality as w (role, place)
     where holds_role(p_login, w.role)
$$;

-- The roles that the newest event about a login leaves it with, as roles_of() lists them; null: there is no such event.
-- A login of a server with several registries may hold roles of which this one's log does not tell.
create function recorded_roles(p_login text) returns jsonb language sql stable
as $$
    select (select coalesce(jsonb_agg(w.role order by w.place), '[]')
              from unnest(array['reader', 'applicant', 'expert', 'registrar']) with ordinality as w (role, place)
             where w.role = any (string_to_array(detail(e.canonical, 'roles'), ' ')))
      from event e where e.what = 'appoint' and detail(e.canonical, 'person') = p_login
     order by e.number desc limit 1
$$;

-- The registry as this session is in it, as JSON: whether it is local, who is connected, and who may be acted as.
create function nidreg.desk() returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'local', nidreg.is_local_session(),
        'single_user', setting_is_on('single_user'),
        'person', case when nidreg.is_local_session() then (select s.value from setting s where s.name = 'local_login')
                       else session_user end,
        'people', (select coalesce(jsonb_agg(jsonb_build_object('login', d.login, 'roles', roles_of(d.login)) order by d.login), '[]')
                     from (select p.login from person p where nidreg.is_local_session()
                           union
                           select session_user where not nidreg.is_local_session()
                           union
                           select w.login from logins_with('expert') as w (login) where not nidreg.is_local_session()) as d (login)))
$$;

-- functions: giving roles ---------------------------------------------------------------------------------------

-- A login that may hold roles: it is there, and owns nothing of the registry.
create function check_login(p_login text) returns void language plpgsql stable
as $$
begin
    if not exists (select from pg_roles r where r.rolname = p_login and r.rolcanlogin) then
        perform refuse('NR002', 'login.unknown', format('the login %s does not exist', p_login));
    elsif owns_registry(p_login) then
        perform refuse('NR002', 'login.is-owner', format('%s owns this registry', p_login));
    end if;
end
$$;

create function check_registrars_left() returns void language plpgsql stable
as $$
declare
    registrars bigint := (select count(*) from people_with('registrar'));
begin
    if registrars = 0 then
        perform refuse('NR002', 'person.last-registrar', 'the registry needs at least one registrar');
    elsif registrars = 1 and nidreg.policy_value('two-persons') <> '' then
        perform refuse('NR002', 'registrar.second-missing', 'an action requires two registrars, but only one would be left');
    end if;
end
$$;

-- A role that a login has through a group, or (from PostgreSQL 16 on) by another's grant, is not ours to take.
create function set_login_roles(p_login text, p_roles jsonb) returns void language plpgsql
as $$
declare
    each text;
    held boolean;
begin
    perform check_login(p_login);
    foreach each in array array['reader', 'applicant', 'expert', 'registrar'] loop
        held := pg_has_role(p_login, 'nidreg_' || each, 'MEMBER');
        if p_roles ? each and not held then
            execute format('grant %I to %I', 'nidreg_' || each, p_login);
        elsif held and not p_roles ? each then
            execute format('revoke %I from %I', 'nidreg_' || each, p_login);
            if pg_has_role(p_login, 'nidreg_' || each, 'MEMBER') then
                perform refuse('NR002', 'role.held-otherwise', format('%s holds the role %s through a group or a grant of another role', p_login, each));
            end if;
        end if;
    end loop;
end
$$;

-- Gives a person exactly these roles, a JSON list; none removes the person of a local registry.
create function set_roles(p_login text, p_roles jsonb) returns void language plpgsql
as $$
declare
    was_registrar boolean := holds_role(p_login, 'registrar');
begin
    if jsonb_typeof(p_roles) is distinct from 'array'
       or exists (select from jsonb_array_elements_text(p_roles) r (role)
                   where (r.role in ('reader', 'applicant', 'expert', 'registrar')) is not true) then
        perform refuse('NR002', 'a_role_is_one_of_four', 'the role does not exist');
    elsif setting_is_on('local') then
        insert into person (login) values (p_login) on conflict do nothing;
        delete from person_role r where r.login = p_login;
        insert into person_role (login, role) select distinct p_login, jsonb_array_elements_text(p_roles);
        if jsonb_array_length(p_roles) = 0 then
            delete from person p where p.login = p_login;
        end if;
    else
        perform set_login_roles(p_login, p_roles);
    end if;
    if was_registrar and not p_roles ? 'registrar' then
        perform check_registrars_left();
    end if;
end
$$;

-- The same with its event; or, where that takes two registrars and nobody else has proposed it, as a proposal,
-- whose event's number it answers (null: done). With the log locked.
create function give_roles(p_person text, p_role text, p_login text, p_roles jsonb) returns bigint language plpgsql
as $$
declare
    roles text;
    told  bigint;
begin
    if takes_two('appoint') then
        select coalesce(string_agg(r.role, ' ' order by r.role), '') into roles from jsonb_array_elements_text(p_roles) r (role);
        if not is_second('appoint', p_login, sha256_of(roles), roles, p_person) then
            begin -- what cannot be is refused at once, and what can be is not done yet
                perform set_roles(p_login, p_roles);
                raise exception using errcode = 'NR009';
            exception when sqlstate 'NR009' then
                null;
            end;
            return propose(p_person, p_role, 'appoint', p_login, null, sha256_of(roles), roles);
        end if;
    end if;
    perform set_roles(p_login, p_roles);
    select coalesce(string_agg(r.role, ' ' order by r.role), '') into roles from jsonb_array_elements_text(p_roles) r (role);
    told := append_event(p_person, p_role, 'appoint', null, '', null, 'person', p_login,
                         'roles', (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role)));
    update proposal p
       set outcome = case when p.terms_sha256 = sha256_of(roles) then 'carried-out' else 'replaced' end, ended_by = told
     where p.act = 'appoint' and p.subject = p_login and p.outcome = 'standing';
    if not p_roles ? 'registrar' then
        update proposal p set outcome = 'void', ended_by = told where p.person = p_login and p.outcome = 'standing';
    end if;
    return null;
end
$$;

-- Gives a person exactly these roles. Answers {"roles", "proposed": the event of the proposal, or null}.
create function nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'appoint', p_person, p_role, p_login, p_roles::text);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), lock_log();
    answer := jsonb_build_object('proposed', give_roles(p_person, p_role, p_login, p_roles));
    return finish_action(p_key, answer || jsonb_build_object('roles', roles_of(p_login)));
end
$$;

-- Gives and takes single roles, whatever others change at once. There is no event where the login has these roles already
-- and the log says so.
create function nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text, p_granted jsonb, p_revoked jsonb)
    returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'appoint', p_person, p_role, p_login, p_granted::text, p_revoked::text);
    held   jsonb;
    wanted jsonb;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), lock_log();
    held := roles_of(p_login);
    if jsonb_typeof(p_granted) is distinct from 'array' or jsonb_typeof(p_revoked) is distinct from 'array' then
        perform refuse('NR002', 'a_role_is_one_of_four', 'the roles are not a list');
    end if;
    select coalesce(jsonb_agg(w.role), '[]') into wanted
      from (select jsonb_array_elements_text(held || p_granted)
            except select jsonb_array_elements_text(p_revoked)) as w (role);
    if wanted @> held and held @> wanted and coalesce(recorded_roles(p_login), '[]') = held then
        if not setting_is_on('local') then
            perform check_login(p_login);
        end if;
    else
        told := give_roles(p_person, p_role, p_login, wanted);
    end if;
    return finish_action(p_key, jsonb_build_object('roles', case when told is null then wanted else held end, 'proposed', told));
end
$$;

-- Makes a login the first registrar of a shared registry, by its owner; false where it is one already. Other registries of
-- the server may have registrars: the first one is the first of whom this registry's log tells.
create function appoint_first(p_login text) returns boolean language plpgsql
as $$
declare
    roles text;
begin
    perform lock_log();
    if exists (select from logins_with('registrar') as w (login) where recorded_roles(w.login) @> '["registrar"]') then
        if holds_role(p_login, 'registrar') then
            return false;
        end if;
        perform refuse('NR002', 'role.wrong', 'only a registrar can do this');
    end if;
    perform set_roles(p_login, roles_of(p_login) || '["registrar"]');
    select string_agg(r.role, ' ') into roles from jsonb_array_elements_text(roles_of(p_login)) r (role);
    perform append_event(session_user::text, 'registrar', 'appoint', null, '', null, 'person', p_login, 'roles', roles);
    return true;
end
$$;

-- Makes a new database the private registry of one OS user; whether it was new. p_empty: no program fills it with the
-- shipped listing then. For the owner.
create function prepare_local(p_login text, p_empty boolean default false) returns boolean language plpgsql strict
as $$
begin
    perform lock_log();
    if setting_is_on('local') then
        return false;
    elsif exists (select from event e where e.what not in ('install', 'upgrade')) then
        perform refuse('NR002', 'registry.is-shared', 'this registry has its own history');
    end if;
    insert into setting (name, value) values ('local', 'true'), ('local_login', p_login);
    perform set_roles(p_login, '["reader", "applicant", "expert", "registrar"]');
    perform append_event(p_login, 'registrar', 'appoint', null, '', null, 'person', p_login,
                         'roles', 'reader applicant expert registrar', 'local', p_login,
                         'empty', case when p_empty then 'true' end);
    return true;
end
$$;
