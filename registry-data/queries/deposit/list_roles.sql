-- Copies out who has which role of a shared registry, through groups too: login and role, without the
-- owners. Nobody on a local one, whose people stand in a table.
select 'copy (select u.rolname, r.role from pg_roles u,
              unnest(array[''reader'', ''applicant'', ''expert'', ''registrar'']) as r (role)
              where not exists (select from nidreg_data.setting s where s.name = ''local'') and u.rolcanlogin
                and pg_has_role(u.oid, ''nidreg_'' || r.role, ''MEMBER'')
                and not pg_has_role(u.oid, ''nidreg_owner'', ''MEMBER'')
                and has_database_privilege(u.oid, current_database(), ''CONNECT'')
              order by u.rolname::text collate "C", r.role) to stdout'
