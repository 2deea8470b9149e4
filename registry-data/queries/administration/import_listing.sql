-- Takes over what is not registered yet; answers {"namespaces": how many}.
--   $1 idempotency key   $2 person   $3 role   $4 batch (JSON)
select nidreg.import_listing($1, $2, $3, $4)
