-- Roles of the database, the settings of this registry, and the people of a local one.

-- Roles belong to the whole cluster: another database, or another program at this very moment,
-- may have made them.
do $$
declare
    wanted text;
begin
    foreach wanted in array array['nidreg_reader', 'nidreg_applicant', 'nidreg_expert', 'nidreg_registrar'] loop
        if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
            begin
                execute format('create role %I nologin', wanted);
            exception when duplicate_object or unique_violation then
                null;
            end;
        end if;
    end loop;
end
$$;

create table nidreg.setting (
    name  text primary key,
    value text not null,
    constraint a_setting_is_known check (name in ('local', 'local_login', 'single_user'))
);
comment on table nidreg.setting is
    'local: the private registry of one OS user; local_login: that person; single_user: separation of duties is off';

create table nidreg.person (
    login text collate "C" primary key,
    constraint a_login_is_not_empty check (login <> '')
);
comment on table nidreg.person is 'Who may be acted as on a local registry; a shared one has database logins instead';

create table nidreg.person_role (
    login text collate "C" not null references nidreg.person on delete cascade,
    role  text not null,
    primary key (login, role),
    constraint a_role_is_one_of_four check (role in ('reader', 'applicant', 'expert', 'registrar'))
);

-- One row a client-made id: what the act answered, so that it is done once.
create table nidreg.act (
    key    uuid primary key,
    name   text not null,
    person text not null,
    result jsonb,
    at     timestamptz not null default clock_timestamp()
);

-- Every refusal leaves through here: the refusal's stable id travels as the constraint's name.
--   NR001 stale   NR002 refused by a rule   NR003 not found
create function nidreg.refuse(p_state text, p_refusal text, p_words text) returns void
    language plpgsql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    raise exception using errcode = p_state, constraint = p_refusal, message = p_words;
end
$$;

create function nidreg.setting_is_on(p_name text) returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce((select s.value = 'true' from setting s where s.name = p_name), false)
$$;

-- A local registry trusts the owner of its database to say who acts.
create function nidreg.is_local_session() returns boolean
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select setting_is_on('local')
       and exists (select from pg_database d
                    where d.datname = current_database()
                      and pg_get_userbyid(d.datdba) = session_user)
$$;

create function nidreg.holds_role(p_person text, p_role text) returns boolean
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if setting_is_on('local') then
        return exists (select from person_role p where p.login = p_person and p.role = p_role);
    end if;
    return exists (select from pg_roles r
                    where r.rolname = p_person
                      and pg_has_role(r.oid, 'nidreg_' || p_role, 'member'));
end
$$;

-- Refuses unless whoever is connected may act as p_person in p_role.
create function nidreg.check_acting(p_person text, p_role text) returns void
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if p_role is null or p_role not in ('reader', 'applicant', 'expert', 'registrar')
       or not (is_local_session() or p_person = session_user)
       or (setting_is_on('local') and not is_local_session())
       or not holds_role(p_person, p_role) then
        perform refuse('NR002', 'wrong-role', format('%s does not act as %s here', p_person, p_role));
    end if;
end
$$;

-- Takes an act's key. Answers null when the act is new, else what it answered before.
create function nidreg.begin_act(p_key uuid, p_name text, p_person text, p_role text) returns jsonb
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    seen act;
begin
    perform check_acting(p_person, p_role);
    perform pg_advisory_xact_lock(hashtextextended(p_key::text, 8141));
    insert into act (key, name, person) values (p_key, p_name, p_person) on conflict (key) do nothing;
    if found then
        return null;
    end if;
    select * into seen from act where key = p_key;
    if seen.name <> p_name or seen.person <> p_person then
        perform refuse('NR002', 'act.key-taken', 'this act id belongs to another act');
    end if;
    return seen.result;
end
$$;

create function nidreg.finish_act(p_key uuid, p_result jsonb) returns jsonb
    language sql set search_path = nidreg, pg_catalog, pg_temp
as $$
    update act set result = p_result where key = p_key returning result
$$;

-- What an act of this session's person answered; null when it was never done. Waits for an act
-- that is just being done, so "never" is final once its connection is gone.
create function nidreg.outcome(p_key uuid, p_person text, p_name text) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    perform pg_advisory_xact_lock(hashtextextended(p_key::text, 8141));
    return (select a.result from act a
             where a.key = p_key and a.person = p_person and a.name = p_name
               and (p_person = session_user or is_local_session()));
end
$$;
