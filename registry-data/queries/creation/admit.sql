-- The command after which nobody connects to this database but who holds one of the registry's roles.
select format('revoke all on database %1$I from public;'
              ' grant connect on database %1$I to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar', current_database())
