-- The roles, which belong to the whole server, and the two schemas of this database. Run by whoever installs: a
-- superuser, or a member of nidreg_owner. That role, which nobody logs in as, owns both schemas and all in them, so every
-- function runs with the rights of no person; it may give the four others, so a registrar can appoint people.

do $$
declare
    -- what PostgreSQL up to 15 asks of who makes another role the owner of something; from 16 on it is the SET option
    may_become constant text := case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end;
    each text;
begin
    foreach each in array array['nidreg_reader', 'nidreg_applicant', 'nidreg_expert', 'nidreg_registrar', 'nidreg_owner'] loop
        if not exists (select from pg_catalog.pg_roles where rolname = each) then
            begin
                execute format('create role %I nologin', each);
            exception when duplicate_object or unique_violation then -- another program, at this moment
                null;
            end;
        end if;
    end loop;
    if not pg_has_role(current_user, 'nidreg_owner', may_become) then
        execute format('grant nidreg_owner to %I', current_user);
    end if;
    foreach each in array array['nidreg_reader', 'nidreg_applicant', 'nidreg_expert', 'nidreg_registrar'] loop
        if not pg_has_role('nidreg_owner', each, 'MEMBER WITH ADMIN OPTION') then
            begin
                execute format('grant %I to nidreg_owner with admin option', each);
            exception when unique_violation or internal_error then
                if not pg_has_role('nidreg_owner', each, 'MEMBER WITH ADMIN OPTION') then
                    raise;
                end if;
            end;
        end if;
    end loop;
    -- so that a registrar sees and ends the session that all wait for; a registry works without
    foreach each in array array['pg_read_all_stats', 'pg_signal_backend'] loop
        begin
            if not pg_has_role('nidreg_owner', each, 'MEMBER') then
                execute format('grant %I to nidreg_owner', each);
            end if;
        exception when insufficient_privilege or unique_violation or internal_error then
            null;
        end;
    end loop;
    if not has_database_privilege('nidreg_owner', current_database(), 'CREATE') then
        execute format('grant create on database %I to nidreg_owner', current_database());
    end if;
exception when insufficient_privilege then
    raise exception using errcode = 'NR002', constraint = 'schema.owner-role',
        message = 'nidreg_owner must exist and hold the four roles with admin option: ' || sqlerrm;
end
$$;

-- Both schemas and all in them are nidreg_owner's; where pg_restore found no such role they are of whoever restored.
do $$
declare
    command text;
begin
    foreach command in array array(
        select format('alter schema %I owner to nidreg_owner', n.nspname) from pg_namespace n
         where n.nspname in ('nidreg', 'nidreg_data') and n.nspowner <> 'nidreg_owner'::regrole)
        || array(
        select format('alter %s %s owner to nidreg_owner', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
                      c.oid::regclass)
          from pg_class c
         where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and c.relkind in ('r', 'v', 'S')
           and c.relowner <> 'nidreg_owner'::regrole
           and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
                              and c.relkind = 'S')) -- a column's own sequence goes with its table
        || array(
        select format('alter %s %s owner to nidreg_owner', case t.typtype when 'd' then 'domain' else 'type' end, t.oid::regtype)
          from pg_type t
         where t.typnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and t.typtype in ('d', 'e', 'c')
           and t.typowner <> 'nidreg_owner'::regrole
           and not exists (select from pg_class c where c.oid = t.typrelid and c.relkind <> 'c'))
        || array(
        select format('alter function %s owner to nidreg_owner', p.oid::regprocedure) from pg_proc p
         where p.pronamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and p.proowner <> 'nidreg_owner'::regrole)
    loop
        execute command;
    end loop;
exception when insufficient_privilege then
    raise exception using errcode = 'NR002', constraint = 'schema.not-owner',
        message = 'nidreg_owner must own the schemas nidreg and nidreg_data and everything in them: ' || sqlerrm;
end
$$;
