-- The queries that registrars share, by name.
-- Returns name, text, who shared it.
select q.name, q.text, q.person from nidreg.shared_query q order by lower(q.name), q.name
