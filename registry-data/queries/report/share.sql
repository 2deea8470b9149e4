-- Shares a query with everybody.
--   $1 idempotency key   $2 person   $3 role   $4 name   $5 text
select nidreg.share_query($1, $2, $3, $4, $5)
