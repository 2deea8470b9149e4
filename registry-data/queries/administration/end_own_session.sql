-- Ends a session by the caller's own right: one of the same login, or any where the caller is a superuser.
--   $1 process
select pg_terminate_backend($1)
