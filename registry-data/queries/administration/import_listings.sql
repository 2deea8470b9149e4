-- Takes over several listings, one after the other, all of them or none; answers {"namespaces": how many}.
--   $1 idempotency key   $2 person   $3 role   $4 batches (JSON), each with the key with which its rows came
select nidreg.import_listings($1, $2, $3, $4)
