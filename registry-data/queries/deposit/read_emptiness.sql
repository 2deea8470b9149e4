-- Whether there is a registry's schema, and whether nothing was ever done in it: no event but that of its installation.
select to_regnamespace('nidreg') is not null or to_regnamespace('nidreg_data') is not null,
       to_regclass('nidreg_data.log_head') is not null
