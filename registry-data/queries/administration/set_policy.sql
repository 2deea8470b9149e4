-- Sets a policy.
--   $1 idempotency key   $2 person   $3 role   $4 name   $5 value
select nidreg.set_policy($1, $2, $3, $4, $5)
