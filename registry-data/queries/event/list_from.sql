-- Events from a number on, oldest first, as JSON.
--   $1 first number   $2 how many
select nidreg.events_from($1::bigint, $2::int)
