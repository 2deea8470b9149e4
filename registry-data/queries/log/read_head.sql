-- The log's head: number of events, root in hex.
select h.size, encode(nidreg.root_of(h.peaks), 'hex') from nidreg.log_head h
