-- Whether whoever is connected owns a local registry, and so says who acts.
select nidreg.is_local_session()
