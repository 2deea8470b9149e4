-- Whether there is a registry, whether it is one of schema 36 or before, and whether the database keeps UTF-8.
select to_regclass('nidreg.schema_version') is not null, to_regclass('nidreg.migration') is not null,
       pg_catalog.getdatabaseencoding() = 'UTF8'
