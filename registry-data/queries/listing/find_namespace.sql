-- One namespace with its revisions that are in force by a day and were learned by an event, in their order, as JSON.
--   $1 NID in lower case   $2 day (YYYY-MM-DD)   $3 event
-- Returns one row, or none when it was not listed by then.
select f.listed, f.revisions from nidreg.find_namespace($1, $2, $3::bigint) f
