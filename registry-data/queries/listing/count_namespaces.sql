-- How many namespaces a search finds.
--   $1 text, found anywhere, any case; empty: all   $2 kind, $3 status; empty: any
select nidreg.listing_count($1, $2, $3)
