-- Whether the login may take deposits: whether it may become the registry's owner. False where there is none.
select exists (select from pg_catalog.pg_roles r where r.rolname = 'nidreg_owner' and pg_catalog.pg_has_role(r.oid, 'member'))
