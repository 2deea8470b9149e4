-- The definitions of both schemas as they are now, as PostgreSQL writes them: kind, name, text. To be asked with the
-- search_path pg_catalog, so that names are written in full. What follows from others (internal triggers, the indexes
-- of constraints) is left out, and the trigram indexes, which are there where the server has the extension.
with ours as (select n.oid, n.nspname from pg_namespace n where n.nspname in ('nidreg', 'nidreg_data'))
select 'schema', o.nspname::text, pg_get_userbyid(n.nspowner) || ' ' || coalesce((select string_agg(format('%s=%s', case g.grantee when 0 then 'public' else g.grantee::regrole::text end, g.privilege_type), ','
                        order by g.grantee::regrole::text, g.privilege_type)
                from aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) g where g.grantee <> n.nspowner), '')
  from ours o join pg_namespace n on n.oid = o.oid
union all
select 'function', p.oid::regprocedure::text,
       pg_get_functiondef(p.oid) || pg_get_userbyid(p.proowner) || ' ' || coalesce((select string_agg(format('%s=%s', case g.grantee when 0 then 'public' else g.grantee::regrole::text end, g.privilege_type), ','
                        order by g.grantee::regrole::text, g.privilege_type)
                from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner), '')
  from pg_proc p join ours o on o.oid = p.pronamespace
union all
select 'trigger', format('%s on %s', t.tgname, t.tgrelid::regclass),
       pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join ours o on o.oid = c.relnamespace
 where not t.tgisinternal
union all
select 'constraint', format('%s of %s', k.conname, case k.conrelid when 0 then k.contypid::regtype::text else k.conrelid::regclass::text end),
       pg_get_constraintdef(k.oid)
  from pg_constraint k join ours o on o.oid = k.connamespace
 where k.contype <> 't'
union all
select case c.relkind when 'v' then 'view' else 'table' end, c.oid::regclass::text,
       concat_ws(' ', pg_get_userbyid(c.relowner), c.relkind, c.relpersistence, c.relrowsecurity, coalesce((select string_agg(format('%s=%s', case g.grantee when 0 then 'public' else g.grantee::regrole::text end, g.privilege_type), ','
                        order by g.grantee::regrole::text, g.privilege_type)
                from aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) g where g.grantee <> c.relowner), ''),
                 (select string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated,
                                              a.attacl::text, pg_get_expr(d.adbin, d.adrelid)), ', ' order by a.attname)
                    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
                 case c.relkind when 'v' then pg_get_viewdef(c.oid) end)
  from pg_class c join ours o on o.oid = c.relnamespace where c.relkind in ('r', 'v')
union all
select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end
  from pg_index i join pg_class c on c.oid = i.indrelid join ours o on o.oid = c.relnamespace
 where not exists (select from pg_constraint k where k.conindid = i.indexrelid)
   and pg_get_indexdef(i.indexrelid) !~ 'gin_trgm_ops' -- is there where the server has the extension
union all
select 'policy', format('%s on %s', p.polname, p.polrelid::regclass), coalesce(pg_get_expr(p.polqual, p.polrelid), '')
  from pg_policy p join pg_class c on c.oid = p.polrelid join ours o on o.oid = c.relnamespace
union all
select 'rule', format('%s on %s', r.rulename, r.ev_class::regclass), pg_get_ruledef(r.oid)
  from pg_rewrite r join pg_class c on c.oid = r.ev_class join ours o on o.oid = c.relnamespace where r.rulename <> '_RETURN'
