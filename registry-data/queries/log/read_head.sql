-- The log's head: number of events, root in hex.
select h.size, encode(h.root, 'hex') from nidreg.log_head h
