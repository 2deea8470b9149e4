-- The command that takes back what make_login.sql made.
--   $1 its name
select format('drop role if exists %I', $1::text)
