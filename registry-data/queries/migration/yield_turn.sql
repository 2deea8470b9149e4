-- Ends the turn that take_turn took.
select pg_catalog.pg_advisory_unlock(8141, 0)
