-- Notes a migration.
--   $1 version   $2 name   $3 SHA-256 of the file, hex
insert into nidreg.migration (version, name, sha256) values ($1, $2, $3)
