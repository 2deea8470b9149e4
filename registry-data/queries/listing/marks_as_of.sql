-- Where pages of the listing begin as it stood after an event: keys of every $7-th row (JSON), rows on
-- all, nowhere to go on, and the first rows.
--   $1 event   $2 text   $3 kind   $4 status   $5 sort   $6 descending   $7 rows of a page
select coalesce(json_agg(lower(l.listed ->> 'nid') order by l.line) filter (where l.line % $7 = 0), '[]'),
       count(*), ''::text,
       coalesce(json_agg(l.listed order by l.line) filter (where l.line <= $7), '[]')
  from nidreg.listing_as_of($1, $2, $3, $4, $5, $6, '', null) with ordinality as l (total, listed, line)
