-- What a query of whoever is connected may read: the relations and the functions that change nothing, each with its columns.
select c.oid::regclass::text as name, string_agg(a.attname, ' ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
 where c.relnamespace = to_regnamespace('nidreg') and c.relkind in ('r', 'v') and has_table_privilege(c.oid, 'select')
 group by c.oid
union all
select p.oid::regproc::text || '()', array_to_string(p.proargnames, ' ')
  from pg_proc p
 where p.pronamespace = to_regnamespace('nidreg') and p.pronargs = 0 and p.proretset and p.proargnames is not null and p.provolatile <> 'v'
   and has_function_privilege(p.oid, 'execute')
 order by 1
