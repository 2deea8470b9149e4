-- The statements that let rows in as they come, in their order: no trigger fires, no foreign key is
-- checked row by row, what the installation put there is gone, and so are the bounds that rows of an older registry
-- need not keep, which come back with the functions.
--   $1 the schema
with place as (
    select c.oid, c.oid::regclass as named from pg_catalog.pg_class c
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'r'
)
select s.statement
  from (select 1 as place, format('alter table %s disable trigger user', p.named) as statement from place p
        union all
        select 2, format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname)
          from pg_catalog.pg_constraint k join place p on p.oid = k.conrelid where k.contype = 'f'
        union all
        select 3, format('alter domain %s drop constraint %I', k.contypid::regtype, k.conname)
          from pg_catalog.pg_constraint k
         where k.connamespace = to_regnamespace($1) and k.contypid <> 0 and not k.convalidated
        union all
        select 4, 'truncate ' || string_agg(p.named::text, ', ') from place p) as s
 order by s.place
