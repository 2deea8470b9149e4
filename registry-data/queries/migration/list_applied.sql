-- What was migrated, in order: version, SHA-256 of the file.
select m.version, m.sha256 from nidreg.migration m order by m.version
