-- Puts back the constraints and indexes that the last installation noted and that are not there any more, takes back every
-- right to tables, and drops what every installation makes anew: the views, types, triggers and functions of both schemas, but for the rules that
-- tables ask, which are replaced where they stand. Policies and rules are none of ours: they go, too.

do $$
declare
    each record;
    home regclass;
begin
    for each in
        select d.kind, split_part(d.name, ' of ', 1) as name, split_part(d.name, ' of ', 2) as place, d.text
          from nidreg_data.definition d
         where d.kind = 'constraint'
           and not exists (select from pg_constraint k
                            where k.conname = split_part(d.name, ' of ', 1) and pg_get_constraintdef(k.oid) = d.text
                              and split_part(d.name, ' of ', 2) = case k.conrelid when 0 then k.contypid::regtype::text else k.conrelid::regclass::text end)
         order by case left(d.text, 4) when 'PRIM' then 1 when 'UNIQ' then 2 when 'CHEC' then 3 else 4 end
    loop
        home := to_regclass(each.place);
        execute format('alter %s %s drop constraint if exists %I', case when home is null then 'domain' else 'table' end, each.place, each.name);
        execute format('alter %s %s add constraint %I %s', case when home is null then 'domain' else 'table' end, each.place, each.name, each.text);
    end loop;
    for each in select d.name, d.text from nidreg_data.definition d
                 where d.kind = 'index' and pg_get_indexdef(to_regclass(d.name)) is distinct from d.text loop
        execute format('drop index if exists %s', each.name);
        execute each.text;
    end loop;
end
$$;

do $$
declare
    each    record;
    command text;
begin
    for each in select distinct c.oid::regclass as named, g.grantee from pg_class c, aclexplode(c.relacl) g
                 where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and c.relkind = 'r'
                   and g.grantee <> c.relowner loop
        execute format('revoke all on %s from %s', each.named, case each.grantee when 0 then 'public' else each.grantee::regrole::text end);
    end loop;
    for each in select distinct n.nspname, g.grantee from pg_namespace n, aclexplode(n.nspacl) g
                 where n.nspname in ('nidreg', 'nidreg_data') and g.grantee <> n.nspowner loop
        execute format('revoke all on schema %I from %s', each.nspname, case each.grantee when 0 then 'public' else each.grantee::regrole::text end);
    end loop;
    -- Named before the first one goes: what hangs on it goes with it, and has no name any more.
    foreach command in array coalesce((
        select array_agg(format('drop %s if exists %s cascade', case c.relkind when 'c' then 'type' else 'view' end, c.oid::regclass)) from pg_class c
         where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and c.relkind in ('v', 'm', 'c')), '{}')
        || coalesce((
        select array_agg(format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)) from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and c.relkind <> 'v' and not t.tgisinternal), '{}')
        || coalesce((
        select array_agg(format('drop policy %I on %s', p.polname, p.polrelid::regclass)) from pg_policy p join pg_class c on c.oid = p.polrelid
         where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data'))), '{}')
        || coalesce((
        select array_agg(format('drop rule %I on %s', r.rulename, r.ev_class::regclass)) from pg_rewrite r join pg_class c on c.oid = r.ev_class
         where c.relnamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data')) and c.relkind not in ('v', 'm')), '{}')
        || coalesce((
        select array_agg(format('drop function if exists %s cascade', p.oid::regprocedure)) from pg_proc p
         where p.pronamespace in (to_regnamespace('nidreg'), to_regnamespace('nidreg_data'))
           and not exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
                              and d.classid in ('pg_constraint'::regclass, 'pg_attrdef'::regclass, 'pg_class'::regclass))), '{}') loop
        execute command;
    end loop;
end
$$;
