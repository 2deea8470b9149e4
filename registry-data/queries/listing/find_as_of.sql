-- One namespace as it stood after an event, with its versions by then, oldest first, as JSON.
--   $1 NID in lower case   $2 event
-- Returns one row, or none when it was not registered yet.
select f.listed, f.revisions from nidreg.find_namespace($1, $2::bigint) f
