-- Submits a text as the next revision; answers the request as JSON.
--   $1 key   $2 person   $3 role   $4 request   $5 revision and $6 state that it was decided on
--   $7 text   $8 date that its Date states, or empty   $9 the body that its Registrant names, or empty
select nidreg.submit($1, $2, $3, $4, $5, $6, $7, $8, $9)
