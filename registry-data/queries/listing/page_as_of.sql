-- A page of the listing as it was in force on a day, by what was learned by an event: total (of the first page, where
-- it is wanted), row (JSON). See nidreg.listing_as_of().
--   $1 day   $2 event   $3 text   $4 kind   $5 status   $6 sort   $7 descending
--   $8 NID (lower case) of the last row of the page before; empty: the first page   $9 how many rows   $10 count
select l.total, l.listed from nidreg.listing_as_of($1, $2::bigint, $3, $4, $5, $6, $7, $8, $9, $10) l
