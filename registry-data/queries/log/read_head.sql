-- The log's head: number of events, root in hex, and the hash of its first leaf in hex.
select h.size, encode(nidreg.root_of(h.peaks), 'hex'), h.first_leaf from nidreg.log_head h
