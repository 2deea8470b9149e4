-- What proves that the log of $1 events only grew: its size and root in hex now, and the nodes that
-- the path takes, level, index and hash in hex with colons between them, separated by spaces.
--   $1 the earlier size
select h.size, encode(nidreg.root_of(h.peaks), 'hex'),
       (select string_agg(w.level || ':' || w.index || ':' || encode(substring(n.nodes from 32 * w.level + 1 for 32), 'hex'), ' ')
          from (select s.level, (($1::bigint - 1) >> s.level) # 1 as index from generate_series(0, 60) as s (level)
                union
                select s.level, (t.size >> s.level) - 1
                  from (values (h.size), ($1::bigint)) as t (size), generate_series(0, 60) as s (level)
                 where (t.size >> s.level) & 1 = 1) as w
          join nidreg.event_nodes n on n.number = ((w.index + 1) << w.level) - 1)
  from nidreg.log_head h
