-- Whether there is a schema nidreg, and whether it is a registry's.
select to_regnamespace('nidreg') is not null, to_regclass('nidreg.log_head') is not null
