-- Ends one of these sessions. For registrars.
--   $1 process
select nidreg.end_session($1)
