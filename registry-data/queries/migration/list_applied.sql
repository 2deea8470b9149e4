-- What was installed, in order: version, SHA-256 of its scripts.
select s.version, s.sha256 from nidreg.schema_version s order by s.version
