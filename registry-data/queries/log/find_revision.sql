-- The number of the event that tells of a revision.
--   $1 request   $2 revision
select v.event from nidreg.request_revision v where v.request_id = $1::bigint and v.number = $2::int
