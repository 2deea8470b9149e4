-- An event and what proves it: the log's size and root in hex, the event's bytes in hex, and the
-- nodes that its path takes, level, index and hash in hex with colons between them, separated by spaces. No row where there is no such
-- event, or none that this login sees.
--   $1 event number
select h.size, encode(nidreg.root_of(h.peaks), 'hex'), encode(e.canonical, 'hex'),
       (select string_agg(w.level || ':' || w.index || ':' || encode(substring(n.nodes from 32 * w.level + 1 for 32), 'hex'), ' ')
          from (select s.level, (e.number >> s.level) # 1 as index from generate_series(0, 60) as s (level)
                union
                select s.level, (h.size >> s.level) - 1 from generate_series(0, 60) as s (level)
                 where (h.size >> s.level) & 1 = 1) as w
          join nidreg.event_nodes n on n.number = ((w.index + 1) << w.level) - 1)
  from nidreg.log_head h
  join nidreg.event e on e.number = $1::bigint
