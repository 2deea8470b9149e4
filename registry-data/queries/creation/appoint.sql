-- Appoints the first registrar, by the owner, who stands in for one; false where that login is registrar already.
--   $1 the login
select nidreg_data.appoint_first($1)
