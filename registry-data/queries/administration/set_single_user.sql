-- Switches separation of duties off or on.
--   $1 idempotency key   $2 person   $3 role   $4 on
select nidreg.set_single_user($1, $2, $3, $4)
