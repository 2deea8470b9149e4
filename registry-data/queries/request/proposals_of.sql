-- Every proposal that was made on a request, as a JSON list, the oldest first.
--   $1 request
select nidreg.proposals($1)
