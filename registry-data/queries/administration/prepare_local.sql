-- Makes a new database the private registry of one OS user. By its owner.
--   $1 login   $2 whether it is to stay without the shipped listing
-- Returns whether it was new.
select nidreg_data.prepare_local($1, $2)
