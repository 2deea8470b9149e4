-- The rest of the transaction runs as the registry's owner.
select pg_catalog.set_config('role', 'nidreg_owner', true)
