-- Events from a number on, oldest first, as JSON.
--   $1 first number   $2 how many
select nidreg.event_json(e)
  from nidreg.event e
 where e.number >= $1::bigint
 order by e.number
 limit $2::int
