-- What happened to a namespace, oldest first, as JSON: its registrations, and the requests for it.
--   $1 NID in lower case
select nidreg.events_of_namespace($1)
