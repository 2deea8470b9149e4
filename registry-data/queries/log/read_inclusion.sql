-- An event and what proves it: the log's size and root in hex, the event's bytes in hex, and the
-- nodes that its path takes, level, index and hash in hex with colons between them, separated by spaces; and the hash of the log's first leaf in hex. No row where
-- there is no such event, or none that this login sees.
--   $1 event number
select i.size, i.root, i.canonical, i.nodes, h.first_leaf from nidreg.inclusion($1) i cross join nidreg.log_head h
