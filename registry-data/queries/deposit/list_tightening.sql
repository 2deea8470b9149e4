-- The statements that undo list_loosening, in their order, to be asked for before it: every foreign key
-- is checked over all rows and stands as before, every trigger fires again, and the planner knows the tables.
--   $1 the schema
with place as (
    select c.oid, c.oid::regclass as named from pg_catalog.pg_class c
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'r'
)
select s.statement
  from (select 1 as place, format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
                                  pg_get_constraintdef(k.oid)) as statement
          from pg_catalog.pg_constraint k join place p on p.oid = k.conrelid where k.contype = 'f'
        union all
        select 2, format('alter table %s enable trigger user', p.named) from place p
        union all
        select 3, format('analyze %s', p.named) from place p) as s
 order by s.place
