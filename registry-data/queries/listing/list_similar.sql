-- Registered NIDs that might be taken for another one.
--   $1 NID in lower case
select nidreg.similar_nids($1)
