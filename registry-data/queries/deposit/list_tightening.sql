-- The statements that undo list_loosening, in their order, to be asked for before it: every foreign key
-- is checked over all rows and stands as before, every trigger fires again, the planner knows the
-- tables, and what is made of others is made.
select s.statement
  from (select 1 as place, format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
                                  pg_get_constraintdef(k.oid)) as statement
          from pg_catalog.pg_constraint k where k.connamespace = 'nidreg'::regnamespace and k.contype = 'f'
        union all
        select 2, format('alter table %s enable trigger user', c.oid::regclass)
          from pg_catalog.pg_class c where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'r'
        union all
        select 3, format('analyze %s', c.oid::regclass)
          from pg_catalog.pg_class c where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'r'
        union all
        select 4, 'select nidreg.renew_blocks(0)' where to_regprocedure('nidreg.renew_blocks(int)') is not null) as s
 order by s.place
