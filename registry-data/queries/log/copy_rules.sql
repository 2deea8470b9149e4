-- The workflow's tables and the ledger of migrations, a row a text, for a COPY.
select concat_ws(' ', coalesce(w.ordinal::text, '?'), w.step, w.procedure, w.from_state, w.to_state, w.part, w.condition)
  from (select e.*, 0 as place from nidreg.workflow_edge e) w
union all
select concat_ws(' ', coalesce(s.step, '?'), s.note_required, s.reference_required, s.takes_expert, s.judges, s.names_expert,
                 s.names_thread)
  from nidreg.workflow_step s
union all
select concat_ws(' ', 'migration', coalesce(m.version::text, '?'), m.name, m.sha256)
  from nidreg.migration m
