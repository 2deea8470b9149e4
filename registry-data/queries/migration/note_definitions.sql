-- Forgets the definitions that every installation makes anew. Tables, constraints and indexes stay as they were noted: what
-- somebody changed there is not noted as if it had been installed.
delete from nidreg_data.definition d where d.kind not in ('table', 'constraint', 'index')
