-- Takes a proposal back.
--   $1 idempotency key   $2 person   $3 role   $4 number of its event
select nidreg.withdraw_proposal($1, $2, $3, $4)
