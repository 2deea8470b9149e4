-- One program migrates at a time; the lock goes with the connection.
select pg_catalog.pg_advisory_lock(8141, 0)
