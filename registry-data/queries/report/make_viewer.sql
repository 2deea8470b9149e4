-- The login with the rights of one person in one role of a local registry, made where it is missing.
--   $1 person   $2 role
select nidreg_data.make_viewer($1, $2)
