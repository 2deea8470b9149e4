-- Rows of a view of the verification, each in the binary form of a record. For who may not read the tables.
--   $1 the view   $2 first event   $3 the event to end before; of event, revision and version
select nidreg.audit_rows($1, $2::bigint, $3::bigint)
