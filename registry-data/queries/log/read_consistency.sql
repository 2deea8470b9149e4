-- What proves that the log of $1 events only grew: its size and root in hex now, and the nodes that
-- the path takes, level, index and hash in hex with colons between them, separated by spaces; and the
-- hash of the log's first leaf in hex.
--   $1 the earlier size
select c.size, c.root, c.nodes, h.first_leaf from nidreg.consistency($1) c cross join nidreg.log_head h
