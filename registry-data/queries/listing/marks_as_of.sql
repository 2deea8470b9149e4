-- Where pages of the listing begin as it was in force on a day, by what was learned by an event: keys of every $8-th
-- row (JSON), rows on all, nowhere to go on, and the first rows.
--   $1 day   $2 event   $3 text   $4 kind   $5 status   $6 sort   $7 descending   $8 rows of a page
select to_json(m.marks), m.reached, ''::text, m.first
  from nidreg.marks_as_of($1, $2::bigint, $3, $4, $5, $6, $7, $8) as m
