-- How this session accesses the registry, as JSON: registry::RegistryAccess.
select nidreg.desk()
