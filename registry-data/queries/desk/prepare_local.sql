-- Makes a new database the private registry of one OS user. By its owner.
--   $1 login
-- Returns whether it was new.
select nidreg_data.prepare_local($1)
