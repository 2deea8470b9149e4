-- Events of one kind, newest first, as JSON.
--   $1 before this number   $2 how many   $3 what
select nidreg.event_json(e)
  from nidreg.event e
 where e.number < $1::bigint and e.what = $3
 order by e.number desc
 limit $2::int
