-- What an act answered; null when it was never done. Waits for one that is just being done.
--   $1 idempotency key   $2 person   $3 name of the act
select nidreg.outcome($1, $2, $3)
