-- How a login comes to a role that a deposit says it has: null where the server has no such login;
-- empty where it has the role already, or owns the registry; else the statement that grants it.
--   $1 login   $2 role
select case when pg_has_role(u.oid, 'nidreg_owner', 'MEMBER') or pg_has_role(u.oid, 'nidreg_' || $2::text, 'MEMBER') then ''
            else format('grant %I to %I', 'nidreg_' || $2::text, u.rolname) end
  from pg_catalog.pg_roles u
 where u.rolname = $1::text and u.rolcanlogin
   and $2::text in ('reader', 'applicant', 'expert', 'registrar')
