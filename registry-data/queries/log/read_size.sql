-- How many events the log has.
select h.size from nidreg.log_head h
