-- Submits a text as the next revision; answers the request as JSON.
--   $1 act key   $2 person   $3 role   $4 request   $5 revision and $6 state that it was decided on
--   $7 text   $8 its fields (JSON)   $9 NID   $10 version   $11 date that the template states
--   $12 the body that Registrant names (empty: none)
select nidreg.submit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
