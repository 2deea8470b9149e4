-- Which of these NIDs are or were registered, in lower case, and their status.
--   $1 JSON array of NIDs in lower case
select s.nid_key, s.status from nidreg.statuses_among($1) s
