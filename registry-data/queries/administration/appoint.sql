-- Gives a person of a local registry these roles; none removes them.
--   $1 idempotency key   $2 person   $3 role   $4 login   $5 roles (JSON)
select nidreg.appoint($1, $2, $3, $4, $5)
