-- Events that name a namespace, newest first, as JSON.
--   $1 before this number   $2 how many   $3 NID in lower case   $4 what, or empty
select nidreg.event_json(e)
  from nidreg.event e
 where e.number < $1::bigint and lower(e.nid collate "C") = $3 and e.nid <> ''
   and ($4 = '' or e.what = $4)
 order by e.number desc
 limit $2::int
