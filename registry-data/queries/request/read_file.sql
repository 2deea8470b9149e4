-- A request with everything that happened to it.
--   $1 request
-- Returns one row: request (JSON), working copy, revisions (JSON), events (JSON), mails of the
-- discussion (JSON); none when there is no such request, or not for this login.
select f.request, f.working_copy, f.revisions, f.events, f.mails from nidreg.request_file($1::bigint) f
