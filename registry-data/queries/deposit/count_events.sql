-- How long the log is; nothing is done in a registry without its event.
select h.size from nidreg.log_head h
