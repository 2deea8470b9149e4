-- Takes mails over to a request; answers {"request", "event" (-1: nothing was new), "taken", "held"}.
--   $1 idempotency key   $2 person   $3 role   $4 request   $5 mails (JSON)
select nidreg.discuss($1, $2, $3, $4, $5)
