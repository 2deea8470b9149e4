-- Whose the registry is. The role nidreg_owner, which nobody logs in as, owns the schema and all that
-- is in it, so every SECURITY DEFINER function runs with the rights of no person; it may give the
-- registry's roles, so a registrar can appoint people on a shared registry too. Who migrates is a
-- superuser, or a member of nidreg_owner.

-- Roles belong to the whole cluster: see 0002. Membership is what PostgreSQL up to 15 asks of who
-- makes another role the owner of something; from 16 on it is the SET option.
do $$
declare
    may_become constant text := case when current_setting('server_version_num')::int < 160000
                                     then 'MEMBER' else 'SET' end;
    given text;
begin
    if not exists (select from pg_catalog.pg_roles where rolname = 'nidreg_owner') then
        begin
            create role nidreg_owner nologin;
        exception when duplicate_object or unique_violation then
            null;
        end;
    end if;
    if not pg_has_role(current_user, 'nidreg_owner', may_become) then
        execute format('grant nidreg_owner to %I', current_user);
    end if;
    foreach given in array array['nidreg_reader', 'nidreg_applicant', 'nidreg_expert', 'nidreg_registrar'] loop
        if not pg_has_role('nidreg_owner', given, 'MEMBER WITH ADMIN OPTION') then
            begin
                execute format('grant %I to nidreg_owner with admin option', given);
            exception when unique_violation or internal_error then -- another program, at this moment
                if not pg_has_role('nidreg_owner', given, 'MEMBER WITH ADMIN OPTION') then
                    raise;
                end if;
            end;
        end if;
    end loop;
    if not has_database_privilege('nidreg_owner', current_database(), 'CREATE') then
        execute format('grant create on database %I to nidreg_owner', current_database());
    end if;
exception when insufficient_privilege then
    perform nidreg.refuse('NR002', 'schema.owner-role',
        'nidreg_owner has to be made, and to hold the four roles with admin option: ' || sqlerrm);
end
$$;

-- Whoever owns the registry, by membership or as a superuser, is no person of it.
create function nidreg.owns_registry(p_login name) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select pg_has_role(p_login, 'nidreg_owner', 'MEMBER')
$$;

-- The database logins that hold a role, through groups too. Roles belong to the whole cluster, so a
-- login counts here when it may connect to this database.
create function nidreg.logins_with(p_role text) returns setof text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select u.rolname::text from pg_roles u
     where u.rolcanlogin and pg_has_role(u.oid, 'nidreg_' || p_role, 'MEMBER')
       and not pg_has_role(u.oid, 'nidreg_owner', 'MEMBER')
       and has_database_privilege(u.oid, current_database(), 'CONNECT')
$$;

-- While a shared registry has no registrar its owner stands in for one, to appoint the first.
create or replace function nidreg.holds_role(p_person text, p_role text) returns boolean
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if setting_is_on('local') then
        return exists (select from person_role p where p.login = p_person and p.role = p_role);
    elsif not exists (select from pg_roles r where r.rolname = p_person) then
        return false;
    elsif owns_registry(p_person) then
        return p_role = 'registrar' and p_person = session_user and not exists (select from logins_with('registrar'));
    end if;
    return pg_has_role(p_person, 'nidreg_' || p_role, 'MEMBER');
end
$$;

create or replace function nidreg.check_acting(p_person text, p_role text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_role is null or p_role not in ('reader', 'applicant', 'expert', 'registrar')
       or not (is_local_session() or p_person = session_user)
       or (setting_is_on('local') and not is_local_session())
       or not holds_role(p_person, p_role) then
        if p_person = session_user and not setting_is_on('local') and owns_registry(session_user) then
            perform refuse('NR002', 'owner-is-no-person', format('%s owns this registry', p_person));
        end if;
        perform refuse('NR002', 'wrong-role', format('%s does not act as %s here', p_person, p_role));
    end if;
end
$$;

-- The roles that somebody has, as a JSON list.
create function nidreg.roles_of(p_login text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(jsonb_agg(w.role order by w.place), '[]')
      from unnest(array['reader', 'applicant', 'expert', 'registrar']) with ordinality as w (role, place)
     where holds_role(p_login, w.role)
$$;

-- A login that may hold roles: it is there, and owns nothing of the registry.
create function nidreg.check_login(p_login text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if not exists (select from pg_roles r where r.rolname = p_login and r.rolcanlogin) then
        perform refuse('NR002', 'login-unknown', format('there is no login %s', p_login));
    elsif owns_registry(p_login) then
        perform refuse('NR002', 'owner-is-no-person', format('%s owns this registry', p_login));
    end if;
end
$$;

-- Gives a login exactly these roles of the database. A role that it has through a group, or (from
-- PostgreSQL 16 on) by another's grant, is not ours to take.
create function nidreg.set_login_roles(p_login text, p_roles jsonb) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
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
                perform refuse('NR002', 'role-held-otherwise',
                               format('%s is %s through a group or another''s grant', p_login, each));
            end if;
        end if;
    end loop;
end
$$;

-- A deferred trigger runs at the commit, as the login: who has just given up their own last role
-- could not finish that act.
create or replace function nidreg.check_head_has_event() returns trigger
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if new.number >= (select h.size from log_head h) then
        perform refuse('NR002', 'the_head_covers_every_event', 'an event that the log does not cover');
    end if;
    return null;
end
$$;

create or replace function nidreg.set_roles(p_login text, p_roles jsonb) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    was_registrar boolean := holds_role(p_login, 'registrar');
begin
    if exists (select from jsonb_array_elements_text(p_roles) r (role)
                where r.role not in ('reader', 'applicant', 'expert', 'registrar')) then
        perform refuse('NR002', 'a_role_is_one_of_four', 'there is no such role');
    end if;
    if setting_is_on('local') then
        insert into person (login) values (p_login) on conflict do nothing;
        delete from person_role r where r.login = p_login;
        insert into person_role (login, role) select distinct p_login, jsonb_array_elements_text(p_roles);
        if jsonb_array_length(p_roles) = 0 then
            delete from person p where p.login = p_login;
        end if;
    else
        perform set_login_roles(p_login, p_roles);
    end if;
    if was_registrar and not p_roles ? 'registrar' and not exists (select from all_registrars()) then
        perform refuse('NR002', 'person.last-registrar', 'somebody has to be registrar');
    end if;
end
$$;

create function nidreg.all_registrars() returns setof text
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select r.login from person_role r where r.role = 'registrar' and setting_is_on('local')
    union all
    select w.login from logins_with('registrar') as w (login) where not setting_is_on('local')
$$;

-- Records that somebody has these roles from now on. The caller holds the head: two last registrars
-- do not dismiss each other.
create function nidreg.give_roles(p_person text, p_role text, p_login text, p_roles jsonb) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    perform set_roles(p_login, p_roles);
    perform append_event(p_person, p_role, 'appoint', null, '', null,
                         details('person', p_login, 'roles',
                                 (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role))));
end
$$;

create function nidreg.check_registrar(p_role text) returns void
    language plpgsql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'the desk is run by the registrar');
    end if;
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
    perform give_roles(p_person, p_role, p_login, p_roles);
    return finish_act(p_key, '{}');
end
$$;

-- Gives and takes single roles, so that two registrars who change one person at once lose nothing.
-- Answers the roles that the person has then; without a change there is no event.
create function nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text,
                                    p_granted jsonb, p_revoked jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
    held   jsonb;
    wanted jsonb;
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
        perform give_roles(p_person, p_role, p_login, wanted);
    end if;
    return finish_act(p_key, jsonb_build_object('roles', wanted));
end
$$;

create or replace function nidreg.desk() returns jsonb
    language sql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'local', is_local_session(),
        'single_user', setting_is_on('single_user'),
        'person', case when is_local_session()
                       then (select s.value from setting s where s.name = 'local_login')
                       else session_user end,
        'people', (select coalesce(jsonb_agg(jsonb_build_object('login', d.login, 'roles', roles_of(d.login))
                                             order by d.login), '[]')
                     from (select p.login from person p where is_local_session()
                           union
                           select session_user where not is_local_session()
                           union
                           select w.login from logins_with('expert') as w (login)
                            where not is_local_session()) as d (login)))
$$;

revoke all on function nidreg.owns_registry(name), nidreg.logins_with(text), nidreg.roles_of(text),
    nidreg.check_login(text), nidreg.set_login_roles(text, jsonb), nidreg.all_registrars(),
    nidreg.give_roles(text, text, text, jsonb), nidreg.check_registrar(text),
    nidreg.change_roles(uuid, text, text, text, jsonb, jsonb) from public;
grant execute on function nidreg.change_roles(uuid, text, text, text, jsonb, jsonb) to nidreg_registrar;

-- Everything so far, whoever made it. What later migrations make is nidreg_owner's from its start:
-- they run as that role.
alter schema nidreg owner to nidreg_owner;
do $$
declare
    each record;
begin
    for each in
        select format('%s %s', case c.relkind when 'v' then 'view' else 'table' end, c.oid::regclass) as named
          from pg_catalog.pg_class c
         where c.relnamespace = 'nidreg'::regnamespace and c.relkind in ('r', 'p', 'v')
        union all
        select format('routine %s', p.oid::regprocedure)
          from pg_catalog.pg_proc p where p.pronamespace = 'nidreg'::regnamespace
        union all
        select format('domain %s', t.oid::regtype)
          from pg_catalog.pg_type t where t.typnamespace = 'nidreg'::regnamespace and t.typtype = 'd'
    loop
        execute format('alter %s owner to nidreg_owner', each.named);
    end loop;
end
$$;
