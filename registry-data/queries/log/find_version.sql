-- The number of the event that tells of a version.
--   $1 NID in lower case   $2 version
select nidreg.event_of_version($1, $2)
