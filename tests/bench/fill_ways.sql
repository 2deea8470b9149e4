-- The ways that requests go. `turn` is the step with which the present turn began; `share` is the
-- way's part among the open, or among the ended requests.
create temp table way (way int primary key, state text, share int, turn int, expert_count int) on commit drop;
insert into way values
    ( 1, 'draft', 12, 1, 0), ( 2, 'in-discussion', 20, 2, 0), ( 3, 'in-review', 18, 3, 1), ( 4, 'in-review', 10, 3, 2),
    ( 5, 'changes-requested', 10, 4, 1), ( 6, 'in-review', 8, 6, 1), ( 7, 'recognition-pending', 5, 2, 0),
    ( 8, 'advisory-review', 6, 4, 1), ( 9, 'awaiting-direction', 5, 4, 1), (10, 'approved', 6, 4, 1),
    (11, 'registered', 50, 5, 1), (12, 'registered', 8, 7, 1), (13, 'rejected', 12, 4, 1), (14, 'withdrawn', 10, 3, 0),
    (15, 'closed', 8, 3, 0), (16, 'registered', 4, 5, 1), (17, 'registered', 8, 10, 2), (18, 'registered', 0, 5, 1),
    (19, 'registered', 0, 5, 1);
create temp table step (way int, place int, what text, to_state text, part text, role text, who text,
                        primary key (way, place)) on commit drop;
insert into step
select w.way, place, split_part(act, ' ', 1), split_part(act, ' ', 2),
       case split_part(act, ' ', 3) when 'a' then 'its-applicant' when 'r' then 'registrar' else 'assigned-expert' end,
       case split_part(act, ' ', 3) when 'a' then 'applicant' when 'r' then 'registrar' else 'expert' end,
       split_part(act, ' ', 3)
  from (values
    ( 1, array['create draft a']),
    ( 2, array['create draft a', 'submit in-discussion a']),
    ( 3, array['create draft a', 'submit in-discussion a', 'assign in-review r']),
    ( 4, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'assign in-review r',
               'approve in-review e1']),
    ( 5, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'request-changes changes-requested e1']),
    ( 6, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'request-changes changes-requested e1',
               'submit in-discussion a', 'assign in-review r']),
    ( 7, array['create draft a', 'submit recognition-pending a']),
    ( 8, array['create draft a', 'submit recognition-pending a', 'recognize advisory-review r',
               'assign advisory-review r']),
    ( 9, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve awaiting-direction e1']),
    (10, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve approved e1']),
    (11, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve approved e1',
               'register registered r']),
    (12, array['create draft a', 'submit recognition-pending a', 'recognize advisory-review r',
               'assign advisory-review r', 'advise advisory-review e1', 'complete approved r', 'register registered r']),
    (13, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'reject rejected e1']),
    (14, array['create draft a', 'submit in-discussion a', 'withdraw withdrawn a']),
    (15, array['create draft a', 'submit in-discussion a', 'close closed r']),
    (16, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve approved e1',
               'register registered r']),
    (17, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'request-changes changes-requested e1',
               'submit in-discussion a', 'assign in-review r', 'assign in-review r', 'approve in-review e1',
               'approve approved e2', 'register registered r']),
    (18, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve approved e1',
               'register registered r']),
    (19, array['create draft a', 'submit in-discussion a', 'assign in-review r', 'approve approved e1',
               'register registered r'])) as w (way, acts),
       unnest(w.acts) with ordinality as a (act, place);
