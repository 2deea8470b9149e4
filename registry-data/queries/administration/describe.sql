-- Replaces what is known of a person; answers {"described": the event's number}.
--   $1 idempotency key   $2 person   $3 role   $4 login   $5 file (JSON)
select nidreg.describe($1, $2, $3, $4, $5)
