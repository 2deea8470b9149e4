-- Replaces the working copy of a request; answers the request as JSON.
--   $1 idempotency key   $2 person   $3 role   $4 request   $5 text
select nidreg.save_working_copy($1, $2, $3, $4, $5)
