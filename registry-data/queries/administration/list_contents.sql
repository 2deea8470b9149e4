-- All that a database holds, as numbers that another server's can be compared with: of each table its rows and a sum over
-- their hashes, which no order changes; the state of sequences; roles and who has them. Kind, name, content.
with tables as (select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
                 where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema')
select 'table', t.name,
       (xpath('/table/row/x/text()',
              query_to_xml(format('select count(*) || '' '' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as x from only %s r', t.name),
                           true, false, '')))[1]::text
  from tables t
union all
select 'sequence', format('%I.%I', s.schemaname, s.sequencename), s.last_value::text from pg_sequences s
union all
select 'role', r.rolname::text, concat_ws(' ', r.rolsuper, r.rolcanlogin, r.rolcreaterole, r.rolcreatedb, r.rolreplication, r.rolbypassrls)
  from pg_roles r where r.rolname !~ '^pg_'
union all
select 'member', format('%s of %s', m.rolname, g.rolname), max(a.admin_option::int)::text
  from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles g on g.oid = a.roleid
 where m.rolname !~ '^pg_'
 group by m.rolname, g.rolname
 order by 1, 2
