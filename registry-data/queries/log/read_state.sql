-- What the log's end looks like: size, root and peaks in hex, and whether this login sees all of it.
select h.size, encode(h.root, 'hex'),
       coalesce((select string_agg(encode(p.hash, 'hex'), ' ' order by p.place)
                   from unnest(h.peaks) with ordinality as p (hash, place)), ''),
       not row_security_active('nidreg.event') or pg_has_role(session_user, 'nidreg_registrar', 'member')
  from nidreg.log_head h
 where h.the_one and (select count(*) from nidreg.log_head) = 1
