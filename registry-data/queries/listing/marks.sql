-- Where pages of the listing begin: keys of every $8-th row (JSON), rows found so far, where to go on (empty
-- at the end), and the first rows of a filter. See nidreg.listing_marks().
--   $1 text   $2 kind   $3 status   $4 sort   $5 descending
--   $6 NID (lower case) to go on after; empty: from the first row on   $7 rows found by then   $8 rows of a page
select to_json(m.marks), m.reached, m.next, m.first
  from nidreg.listing_marks($1, $2, $3, $4, $5, $6, $7, $8) as m
