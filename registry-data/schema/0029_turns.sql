-- Who acts waits for the head by an advisory lock, see take_head. Anybody who is logged in could take
-- that lock and keep everybody waiting: PostgreSQL lets all of them take any. From here on only the
-- registry's own functions do in this database, and who owns it. That is a superuser's to say: where
-- a registry was migrated without one, a superuser says it by hand (resources/manual/connections.md).

create function nidreg.keep_turns_from_people() returns void
    language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
    each regprocedure;
begin
    for each in
        select p.oid from pg_proc p
         where p.pronamespace = 'pg_catalog'::regnamespace and p.proname ~ '^pg_(try_)?advisory_(xact_)?lock'
    loop
        execute format('revoke execute on function %s from public', each);
        execute format('grant execute on function %s to nidreg_owner', each);
    end loop;
end
$$;
revoke all on function nidreg.keep_turns_from_people() from public;

do $$
begin
    if (select r.rolsuper from pg_catalog.pg_roles r where r.rolname = session_user) then
        perform pg_catalog.set_config('role', 'none', true);
        perform nidreg.keep_turns_from_people();
        perform pg_catalog.set_config('role', 'nidreg_owner', true);
    end if;
end
$$;
