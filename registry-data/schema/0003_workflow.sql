-- The workflow as rows: the same that model/review/transitions.cpp proves when it is compiled. A
-- test compares the two.

create table nidreg.workflow_edge (
    ordinal    smallint primary key,
    step       text not null,
    procedure  text not null,
    from_state text not null,
    to_state   text not null,
    part       text not null,
    condition  text not null,
    constraint no_two_edges_are_the_same unique (step, procedure, from_state, to_state, part),
    constraint a_part_is_known
        check (part in ('its-applicant', 'assigned-expert', 'registrar', 'any-viewer')),
    constraint a_condition_is_known
        check (condition in ('always', 'body-unknown', 'body-recognized', 'others-still-due',
                             'last-vote', 'last-vote-on-standard'))
);

insert into nidreg.workflow_edge (ordinal, step, procedure, from_state, to_state, part, condition) values
    ( 1, 'submit',             'community',  'draft',               'in-discussion',       'its-applicant',    'always'),
    ( 2, 'submit',             'community',  'draft',               'in-discussion',       'registrar',        'always'),
    ( 3, 'submit',             'community',  'changes-requested',   'in-discussion',       'its-applicant',    'always'),
    ( 4, 'submit',             'community',  'changes-requested',   'in-discussion',       'registrar',        'always'),
    ( 5, 'submit',             'fast-track', 'draft',               'recognition-pending', 'its-applicant',    'body-unknown'),
    ( 6, 'submit',             'fast-track', 'draft',               'recognition-pending', 'registrar',        'body-unknown'),
    ( 7, 'submit',             'fast-track', 'draft',               'advisory-review',     'its-applicant',    'body-recognized'),
    ( 8, 'submit',             'fast-track', 'draft',               'advisory-review',     'registrar',        'body-recognized'),
    ( 9, 'recognize',          'fast-track', 'recognition-pending', 'advisory-review',     'registrar',        'always'),
    (10, 'refuse-recognition', 'fast-track', 'recognition-pending', 'in-discussion',       'registrar',        'always'),
    (11, 'assign',             'community',  'in-discussion',       'in-review',           'registrar',        'always'),
    (12, 'assign',             'community',  'in-review',           'in-review',           'registrar',        'always'),
    (13, 'assign',             'fast-track', 'advisory-review',     'advisory-review',     'registrar',        'always'),
    (14, 'recuse',             'community',  'in-review',           'in-review',           'assigned-expert',  'always'),
    (15, 'recuse',             'fast-track', 'advisory-review',     'advisory-review',     'assigned-expert',  'always'),
    (16, 'comment',            'community',  'draft',               'draft',               'any-viewer',       'always'),
    (17, 'comment',            'community',  'in-discussion',       'in-discussion',       'any-viewer',       'always'),
    (18, 'comment',            'community',  'in-review',           'in-review',           'any-viewer',       'always'),
    (19, 'comment',            'community',  'changes-requested',   'changes-requested',   'any-viewer',       'always'),
    (20, 'comment',            'community',  'awaiting-direction',  'awaiting-direction',  'any-viewer',       'always'),
    (21, 'comment',            'community',  'approved',            'approved',            'any-viewer',       'always'),
    (22, 'comment',            'fast-track', 'draft',               'draft',               'any-viewer',       'always'),
    (23, 'comment',            'fast-track', 'recognition-pending', 'recognition-pending', 'any-viewer',       'always'),
    (24, 'comment',            'fast-track', 'advisory-review',     'advisory-review',     'any-viewer',       'always'),
    (25, 'comment',            'fast-track', 'approved',            'approved',            'any-viewer',       'always'),
    (26, 'request-changes',    'community',  'in-discussion',       'changes-requested',   'assigned-expert',  'always'),
    (27, 'request-changes',    'community',  'in-discussion',       'changes-requested',   'registrar',        'always'),
    (28, 'request-changes',    'community',  'in-review',           'changes-requested',   'assigned-expert',  'always'),
    (29, 'request-changes',    'community',  'in-review',           'changes-requested',   'registrar',        'always'),
    (30, 'approve',            'community',  'in-review',           'in-review',           'assigned-expert',  'others-still-due'),
    (31, 'approve',            'community',  'in-review',           'approved',            'assigned-expert',  'last-vote'),
    (32, 'approve',            'community',  'in-review',           'awaiting-direction',  'assigned-expert',  'last-vote-on-standard'),
    (33, 'advise',             'fast-track', 'advisory-review',     'advisory-review',     'assigned-expert',  'always'),
    (34, 'complete',           'fast-track', 'advisory-review',     'approved',            'registrar',        'always'),
    (35, 'direct',             'community',  'awaiting-direction',  'approved',            'registrar',        'always'),
    (36, 'reject',             'community',  'in-review',           'rejected',            'assigned-expert',  'always'),
    (37, 'reject',             'community',  'in-review',           'rejected',            'registrar',        'always'),
    (38, 'reject',             'community',  'awaiting-direction',  'rejected',            'assigned-expert',  'always'),
    (39, 'reject',             'community',  'awaiting-direction',  'rejected',            'registrar',        'always'),
    (40, 'reject',             'fast-track', 'recognition-pending', 'rejected',            'registrar',        'always'),
    (41, 'appeal',             'community',  'rejected',            'in-review',           'registrar',        'always'),
    (42, 'appeal',             'fast-track', 'rejected',            'in-review',           'registrar',        'always'),
    (43, 'register',           'community',  'approved',            'registered',          'registrar',        'always'),
    (44, 'register',           'fast-track', 'approved',            'registered',          'registrar',        'always'),
    (45, 'withdraw',           'community',  'draft',               'withdrawn',           'its-applicant',    'always'),
    (46, 'withdraw',           'community',  'in-discussion',       'withdrawn',           'its-applicant',    'always'),
    (47, 'withdraw',           'community',  'in-review',           'withdrawn',           'its-applicant',    'always'),
    (48, 'withdraw',           'community',  'changes-requested',   'withdrawn',           'its-applicant',    'always'),
    (49, 'withdraw',           'community',  'awaiting-direction',  'withdrawn',           'its-applicant',    'always'),
    (50, 'withdraw',           'community',  'approved',            'withdrawn',           'its-applicant',    'always'),
    (51, 'withdraw',           'fast-track', 'draft',               'withdrawn',           'its-applicant',    'always'),
    (52, 'withdraw',           'fast-track', 'recognition-pending', 'withdrawn',           'its-applicant',    'always'),
    (53, 'withdraw',           'fast-track', 'advisory-review',     'withdrawn',           'its-applicant',    'always'),
    (54, 'withdraw',           'fast-track', 'approved',            'withdrawn',           'its-applicant',    'always'),
    (55, 'close',              'community',  'draft',               'closed',              'registrar',        'always'),
    (56, 'close',              'community',  'in-discussion',       'closed',              'registrar',        'always'),
    (57, 'close',              'community',  'changes-requested',   'closed',              'registrar',        'always'),
    (58, 'close',              'fast-track', 'draft',               'closed',              'registrar',        'always');

-- What a step needs besides its edge.
create table nidreg.workflow_step (
    step               text primary key,
    note_required      boolean not null,
    reference_required boolean not null,
    takes_expert       boolean not null,
    judges             boolean not null
);

insert into nidreg.workflow_step (step, note_required, reference_required, takes_expert, judges) values
    ('submit',             false, false, false, false),
    ('recognize',          false, true,  false, false),
    ('refuse-recognition', true,  true,  false, false),
    ('assign',             false, false, true,  false),
    ('recuse',             true,  false, false, false),
    ('comment',            true,  false, false, false),
    ('request-changes',    true,  false, false, true),
    ('approve',            false, false, false, true),
    ('advise',             true,  false, false, true),
    ('complete',           false, true,  false, false),
    ('direct',             false, true,  false, false),
    ('reject',             true,  false, false, true),
    ('appeal',             true,  true,  true,  false),
    ('register',           false, false, false, false),
    ('withdraw',           false, false, false, false),
    ('close',              true,  false, false, false);

create function nidreg.is_ended(p_state text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select p_state in ('registered', 'rejected', 'withdrawn', 'closed')
$$;
