-- Events, newest first, as JSON.
--   $1 before this number   $2 how many   $3 who, or empty   $4 NID in lower case, or empty   $5 what, or empty
select nidreg.events($1::bigint, $2::int, $3, $4, $5)
