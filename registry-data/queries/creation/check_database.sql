-- What a database without a registry holds that somebody else made, a few names of it; no row where it is empty.
select 'create.not-empty' as refusal, string_agg(found.name, ', ') as detail
  from (select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
           and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
         order by 1 limit 3) as found (name)
 where to_regnamespace('nidreg') is null and to_regnamespace('nidreg_data') is null
having count(*) > 0
