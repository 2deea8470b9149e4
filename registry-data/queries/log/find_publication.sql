-- The newest publication that wrote one of these files, or with $2 only these and all of its own.
--   $1 SHA-256s in hex, as a JSON array   $2 whether all of its files must be among them
select nidreg.find_publication($1, $2)
