-- The command that makes a login without a password; no row where there is one.
--   $1 its name
select format('create role %I login', w.name) from (select $1::text) as w (name)
 where not exists (select from pg_roles r where r.rolname = w.name) and w.name <> ''
