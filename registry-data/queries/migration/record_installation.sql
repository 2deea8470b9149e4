-- Notes an installation with its event.
--   $1 install or upgrade   $2 version   $3 SHA-256 of the scripts, hex   $4 the program
select nidreg_data.record_installation($1, $2, $3, $4)
