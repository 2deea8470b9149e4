-- Records what a publication wrote.
--   $1 key   $2 person   $3 role   $4 number of namespaces   $5 `SHA256  NAME` lines, as JSON
select nidreg.record_publication($1::uuid, $2, $3, $4::bigint, $5::jsonb)
