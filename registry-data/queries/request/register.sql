-- Registers what an approved request asks for; answers the revision of the namespace's record as JSON.
--   $1 key   $2 person   $3 role   $4 request   $5 revision that it was decided on
--   $6 registrant   $7 references (JSON)   $8 grammar (empty: none)
select nidreg.register($1, $2, $3, $4, $5, $6, $7, $8)
