-- The last script: what people may do. Every function of nidreg runs as the owner with a fixed search_path, is nobody's
-- until it is granted here, and is granted to roles by name; of nidreg_data nobody may even use the schema.

-- functions: sessions -------------------------------------------------------------------------------------------

-- The sessions of this database that hold the log or wait for it, the holder first: process, login, program, since when
-- its transaction runs (null where this server does not say), what it does, and whom it waits for.
create function nidreg.sessions() returns table (pid int, login text, program text, since text, state text, waits_for int[])
    language sql stable
as $$
    select a.pid, a.usename::text, left(a.application_name, 200), instant_text(a.xact_start), coalesce(a.state, ''), pg_blocking_pids(a.pid)
      from pg_stat_activity a
     where a.datname = current_database() and a.pid <> pg_backend_pid()
       and exists (select from pg_locks l join pg_class c on c.oid = l.relation and c.relnamespace = 'nidreg_data'::regnamespace
                    where l.pid = a.pid and l.database = (select d.oid from pg_database d where d.datname = current_database())
                      and c.relname in ('log_turn', 'log_head', 'request', 'action')
                      and l.mode in ('RowShareLock', 'RowExclusiveLock', 'ExclusiveLock'))
     order by cardinality(pg_blocking_pids(a.pid)), a.xact_start
$$;

-- Ends one of them; for registrars. Whether it was there. Its transaction is rolled back, nothing of it is kept.
create function nidreg.end_session(p_pid int) returns boolean language plpgsql strict
as $$
begin
    if not sees_everything() then
        perform refuse('NR002', 'role.wrong', 'only a registrar can end sessions');
    elsif not exists (select from nidreg.sessions() s where s.pid = p_pid) then
        perform refuse('NR003', 'session.unknown', format('session %s is not changing the registry or waiting to', p_pid));
    end if;
    return pg_terminate_backend(p_pid);
exception when insufficient_privilege then
    perform refuse('NR002', 'session.not-yours', format('only its own login or a superuser can end session %s', p_pid));
end
$$;

create view nidreg.schema_version as select s.version, s.sha256, s.program from schema_version s;

-- functions: rights ---------------------------------------------------------------------------------------------

do $$
declare
    each   record;
    path   constant text := 'set search_path = nidreg_data, nidreg, pg_catalog, pg_temp';
    -- What a session may set that would change what a function reads in its own text, decides or prints. Actions begin
    -- with settle_session(), which does the same faster.
    held   constant text := ' set standard_conforming_strings = on'
        ' set datestyle = ''ISO, YMD'' set debug_print_parse = off set debug_print_rewritten = off set debug_print_plan = off';
    anyone constant text := 'nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar';
begin
    for each in
        select p.oid::regprocedure as function, p.proname, n.nspname, p.prorettype = 'trigger'::regtype as is_trigger,
               p.prosrc ~ '^\s*declare\s+\w+\s+jsonb := begin_action\(' as is_action
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('nidreg', 'nidreg_data')
    loop
        execute format('revoke all on function %s from public', each.function);
        if each.nspname = 'nidreg' then
            execute format('alter function %s security definer %s', each.function,
                           case when each.is_action then path else path || held end);
            execute format('grant execute on function %s to %s', each.function, case
                when each.proname in ('appoint', 'change_roles', 'set_policy', 'withdraw_proposal', 'register', 'import_listing', 'import_listings',
                                      'record_publication', 'candidates', 'end_session', 'set_single_user', 'share_query',
                                      'withdraw_query') then 'nidreg_registrar'
                when each.proname in ('create_request', 'save_working_copy', 'submit') then 'nidreg_applicant, nidreg_registrar'
                when each.proname in ('take_step', 'discuss') then 'nidreg_applicant, nidreg_expert, nidreg_registrar'
                else anyone end);
        elsif each.is_trigger or each.proname in ('prepare_local', 'appoint_first', 'make_viewer', 'record_installation', 'bring_policies',
                                                  'bring_workflow', 'index_texts') then
            -- called outside of other functions, by whoever owns the registry
            execute format('alter function %s %s', each.function, path || held);
        end if;
    end loop;
    for each in select c.oid::regclass as view from pg_class c where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'v' loop
        execute format('grant select on %s to %s', each.view, anyone);
    end loop;
    execute format('grant usage on schema nidreg to %s', anyone);
end
$$;
revoke all on schema nidreg, nidreg_data from public;
grant insert on nidreg.listing_import to nidreg_registrar;
