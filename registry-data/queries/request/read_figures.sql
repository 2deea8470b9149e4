-- The queue's figures, as JSON. See nidreg.queue_figures().
--   $1 person   $2 role   $3 today
select nidreg.queue_figures($1, $2, $3)
