-- Of a registry of schema 36 or before: the newest migration, and the SHA-256 over those of all, in their order.
select max(m.version), encode(sha256(convert_to(string_agg(m.sha256, '' order by m.version), 'UTF8')), 'hex')
  from nidreg.migration m
