-- What the log's end looks like: size, root and peaks in hex, whether this login sees all of it, and whether it may
-- read the tables themselves, and the hash of the log's first leaf in hex.
select h.size, encode(nidreg.root_of(h.peaks), 'hex'),
       coalesce((select string_agg(encode(substring(h.peaks from p.place for 32), 'hex'), ' ' order by p.place)
                   from generate_series(1, length(h.peaks), 32) as p (place)), ''),
       nidreg.sees_all(), has_schema_privilege('nidreg_data', 'usage'), h.first_leaf
  from nidreg.log_head h
 where h.the_one and (select count(*) from nidreg.log_head) = 1
