-- Gives and takes roles of one person; answers {"roles": those they have then}.
--   $1 idempotency key   $2 person   $3 role   $4 login   $5 granted (JSON)   $6 revoked (JSON)
select nidreg.change_roles($1, $2, $3, $4, $5, $6)
