-- The number of the event that tells of a revision.
--   $1 request   $2 revision
select nidreg.event_of_revision($1, $2)
