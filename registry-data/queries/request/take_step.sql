-- Takes a step of the review; answers the request as JSON.
--   $1 idempotency key   $2 person   $3 role   $4 request   $5 revision and $6 state that it was decided on
--   $7 step   $8 record (JSON: text, reference, expert, due, field, thread, overriding)
select nidreg.take_step($1, $2, $3, $4, $5, $6, $7, $8)
