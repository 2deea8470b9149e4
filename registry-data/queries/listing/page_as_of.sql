-- A page of the listing as it stood after an event: total (of the first page), row (JSON). See
-- nidreg.listing_as_of().
--   $1 event   $2 text   $3 kind   $4 status   $5 sort   $6 descending
--   $7 NID (lower case) of the last row of the page before; empty: the first page   $8 how many rows
select l.total, l.listed from nidreg.listing_as_of($1, $2, $3, $4, $5, $6, $7, $8) l
