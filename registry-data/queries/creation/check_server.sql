-- The first reason why a registry cannot be made on this server, and what it is about; no row where it can. To be asked in
-- any database of the server.
--   $1 the database's name   $2 the first registrar's login, or ''   $3 whether its owner is to act before there is one
with wanted as (select $1::text as database, $2::text as registrar, $3::boolean as acts),
     server as (select r.oid, r.rolname, r.rolsuper, r.rolcreatedb, r.rolcreaterole from pg_roles r where r.rolname = current_user),
     ours as (select r.oid, r.rolname, r.rolsuper, r.rolcanlogin from pg_roles r
               where r.rolname in ('nidreg_owner', 'nidreg_reader', 'nidreg_applicant', 'nidreg_expert', 'nidreg_registrar')),
     registrars as (select p.oid, p.rolname from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles p on p.oid = m.member
                     where r.rolname = 'nidreg_registrar' and p.rolname <> 'nidreg_owner')
select found.refusal, found.detail
  from (select 1, 'create.server-too-old', current_setting('server_version')
         where current_setting('server_version_num')::int < 150000
        union all
        select 2, 'create.name', w.database from wanted w
         where w.database in ('postgres', 'template0', 'template1') or octet_length(w.database) not between 1 and 63
               or w.database ~ '[=[:cntrl:]]'
        union all
        select 3, 'create.standby', current_setting('server_version') where pg_is_in_recovery()
        union all
        select 4, 'create.no-rights', s.rolname::text from server s cross join wanted w
         where not s.rolsuper
               and not (s.rolcreaterole and (s.rolcreatedb or exists (select from pg_database d where d.datname = w.database and d.datdba = s.oid)))
        union all
        select 5, 'create.role-unfit', string_agg(o.rolname, ', ' order by o.rolname) from ours o
         where o.rolsuper or o.rolcanlogin having count(*) > 0
        union all
        select 6, 'create.encoding', pg_encoding_to_char(d.encoding)::text from pg_database d join wanted w on w.database = d.datname
         where pg_encoding_to_char(d.encoding) <> 'UTF8'
        union all
        select 7, 'create.ctype', d.datctype::text from pg_database d join wanted w on w.database = d.datname
         where d.datctype in ('C', 'POSIX') and d.datlocprovider = 'c'
        union all
        select 8, 'create.no-locale', '' from wanted w
         where not exists (select from pg_database d where d.datname = w.database)
               and not exists (select from pg_collation c where c.collprovider = 'c' and c.collctype ~* '^(C|en_US)\.utf-?8$')
        union all
        select 9, 'create.no-login', r.rolname::text from pg_roles r join wanted w on w.registrar = r.rolname where not r.rolcanlogin
        union all
        select 10, 'create.login-owns', r.rolname::text from pg_roles r join wanted w on w.registrar = r.rolname
         where r.rolsuper or r.rolname = current_user
               or coalesce(pg_has_role(r.oid, to_regrole('nidreg_owner')::oid, 'MEMBER'), false)
        union all
        select 11, 'create.login-name', w.registrar from wanted w
         where w.registrar ~ '^pg_|[[:cntrl:]]' or octet_length(w.registrar) > 63 or w.registrar in ('public', 'none')
        union all
        select 12, 'create.registrars-exist', string_agg(r.rolname, ', ' order by r.rolname) from registrars r cross join wanted w
        having count(*) > 0 and (bool_or(w.acts) or not bool_or(r.rolname = w.registrar) and max(w.registrar) <> '')
       ) as found (turn, refusal, detail)
 order by found.turn limit 1
