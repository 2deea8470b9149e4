-- The sessions that hold the log or wait for it: process, login, program, since when, state, whom it waits for (JSON).
select s.pid, s.login, s.program, s.since, s.state, to_json(s.waits_for) from nidreg.sessions() s
