-- Registers what an approved request asks for; answers the version as JSON.
--   $1 act key   $2 person   $3 role   $4 request   $5 revision that it was decided on
--   $6 registrant   $7 references (JSON)   $8 grammar (empty: none)
select nidreg.enroll($1, $2, $3, $4, $5, $6, $7, $8)
