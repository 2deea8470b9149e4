-- The number of the last event at or before an instant, among those in sight; -1 before the first one.
--   $1 instant (ISO 8601)
select nidreg.event_at($1)
