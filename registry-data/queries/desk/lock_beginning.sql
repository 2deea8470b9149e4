-- Waits for its turn to make, migrate, fill or replace the registry of this database, and keeps it until the connection ends.
select pg_advisory_lock(hashtextextended('nidreg: a registry begins', 0))
