-- The newest publication that wrote one of these files, or with $2 only these and all of its own.
--   $1 SHA-256s in hex, as a JSON array   $2 whether all of its files must be among them
select e.number
  from nidreg.event e
 cross join lateral (select bool_and(f.is_here) as all_are_here, bool_or(f.is_here) as one_is_here
                       from (select jsonb_exists($1::jsonb, left(d.value, 64)) as is_here
                               from nidreg.lines_of(e.canonical) as d
                              where d.name = 'file') as f) as files
 where e.what = 'publish'
   and case when $2::boolean then files.all_are_here else files.one_is_here end
 order by e.number desc
 limit 1
