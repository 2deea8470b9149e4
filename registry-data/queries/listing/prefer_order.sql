-- Until the transaction ends: rows come as an index has them, the first one at once, and are not sorted first,
-- which takes room on the disk for all of them.
select set_config('enable_sort', 'off', true)
