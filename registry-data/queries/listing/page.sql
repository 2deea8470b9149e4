-- A page of the listing; pages follow by key, not by number.
--   $1 text, found anywhere, any case; empty: all   $2 kind, $3 status; empty: any
--   $4 sort: nid, kind, version, date, registrant, reference, status   $5 descending
--   $6 NID (lower case) of the last row of the page before; empty: the first page   $7 how many rows
-- Equal rows follow by kind, number and NID.
select p.row from nidreg.listing_page($1, $2, $3, $4, $5, $6, $7) as p (row)
