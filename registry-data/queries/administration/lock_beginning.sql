-- Takes the advisory lock for making, migrating, filling or replacing the registry of this database; waits for it, and
-- holds it until the connection ends.
select pg_advisory_lock(hashtextextended('nidreg: a registry begins', 0))
