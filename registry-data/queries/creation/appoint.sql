-- Appoints the first registrar, by the owner, who stands in for one; no row where that login is registrar already.
--   $1 the login
select nidreg.change_roles(gen_random_uuid(), session_user::text, 'registrar', w.login, '["registrar"]', '[]')
  from (select $1::text) as w (login) join pg_roles r on r.rolname = w.login
 where not exists (select from pg_auth_members m join pg_roles g on g.oid = m.roleid
                    where g.rolname = 'nidreg_registrar' and m.member = r.oid)
