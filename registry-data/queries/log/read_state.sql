-- What the log's end looks like: size, root and peaks in hex, and whether this login sees all of it.
select h.size, encode(nidreg.root_of(h.peaks), 'hex'),
       coalesce((select string_agg(encode(substring(h.peaks from p.place for 32), 'hex'), ' ' order by p.place)
                   from generate_series(1, length(h.peaks), 32) as p (place)), ''),
       not row_security_active('nidreg.event') or pg_has_role(session_user, 'nidreg_registrar', 'member')
  from nidreg.log_head h
 where h.the_one and (select count(*) from nidreg.log_head) = 1
