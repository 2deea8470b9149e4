-- Keeps programs from migrating while a deposit is taken, and waits for one that does; goes with the
-- connection.
select pg_catalog.pg_advisory_lock_shared(8141, 0)
