-- How many requests each view has.
--   $1 person   $2 role   $3 today
select c.all_open, c.waiting_on_me, c.overdue, c.contested, c.done, c.everything
  from nidreg.queue_counts($1, $2, $3) c
