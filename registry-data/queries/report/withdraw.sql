-- Takes a shared query back.
--   $1 idempotency key   $2 person   $3 role   $4 name
select nidreg.withdraw_query($1, $2, $3, $4)
