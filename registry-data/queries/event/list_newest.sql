-- Events, newest first, as JSON.
--   $1 before this number   $2 how many
select nidreg.event_json(e)
  from nidreg.event e
 where e.number < $1::bigint
 order by e.number desc
 limit $2::int
