-- Opens a request; answers it as JSON.
--   $1 idempotency key   $2 person   $3 role   $4 purpose   $5 kind   $6 procedure   $7 standards action
--   $8 NID   $9 working copy   $10 whether it deprecates
select nidreg.create_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
