-- Which of these NIDs are registered, in lower case.
--   $1 JSON array of NIDs in lower case
select nidreg.registered_among($1)
