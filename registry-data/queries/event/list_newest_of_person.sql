-- What a person did, newest first, as JSON.
--   $1 before this number   $2 how many   $3 who   $4 what, or empty   $5 NID in lower case, or empty
select nidreg.event_json(e)
  from nidreg.event e
 where e.number < $1::bigint and e.person = $3
   and ($4 = '' or e.what = $4) and ($5 = '' or lower(e.nid collate "C") = $5)
 order by e.number desc
 limit $2::int
