-- Whether there is a ledger of migrations, and whether the database keeps UTF-8.
select to_regclass('nidreg.migration') is not null, pg_catalog.getdatabaseencoding() = 'UTF8'
