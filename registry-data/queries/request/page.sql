-- A page of the queue, and with the first page how many requests there are on all: total, request
-- (JSON). See nidreg.queue_page().
--   $1 view   $2 person   $3 role   $4 today   $5 text   $6 state; empty: any
--   $7 sort   $8 descending   $9 what it is sorted by and $10 number of the last request of the page
--   before; empty and 0: the first page   $11 how many rows
select p.total, p.request from nidreg.queue_page($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) p
