-- The command that takes back what make_database.sql made.
--   $1 its name
select format('drop database if exists %I', $1::text)
