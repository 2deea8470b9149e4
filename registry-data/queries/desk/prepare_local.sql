-- Makes a new database the private registry of one OS user.
--   $1 login
-- Returns whether it was new.
select nidreg.prepare_local($1)
