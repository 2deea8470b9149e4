-- How many revisions and versions there are, for a COPY.
select (select count(*) from nidreg.request_revision), (select count(*) from nidreg.namespace_version)
