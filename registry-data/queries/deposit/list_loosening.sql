-- The statements that let rows in as they come, in their order: no trigger fires, no foreign key is
-- checked row by row, and what migrations put there is gone.
select s.statement
  from (select 1 as place, format('alter table %s disable trigger user', c.oid::regclass) as statement
          from pg_catalog.pg_class c where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'r'
        union all
        select 2, format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname)
          from pg_catalog.pg_constraint k where k.connamespace = 'nidreg'::regnamespace and k.contype = 'f'
        union all
        select 3, 'truncate ' || string_agg(c.oid::regclass::text, ', ')
          from pg_catalog.pg_class c where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'r') as s
 order by s.place
