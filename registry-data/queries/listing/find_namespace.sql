-- One namespace with all its versions, oldest first, as JSON.
--   $1 NID in lower case
-- Returns one row, or none when it is not registered.
select f.listed, f.revisions from nidreg.find_namespace($1) f
