-- The experts whom a request may be given to, best first (JSON). For registrars.
--   $1 request   $2 today   $3 day by which they would answer
select nidreg.candidates($1::bigint, $2::date, $3::date)
