-- Whether the names of a registry's schemas are taken, and whether it is one with a log.
select to_regnamespace('nidreg') is not null or to_regnamespace('nidreg_data') is not null,
       to_regclass('nidreg_data.log_head') is not null
