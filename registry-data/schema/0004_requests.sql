-- Requests for namespaces, with what was submitted and who reviews.

create table nidreg.request (
    id               bigint generated always as identity primary key,
    purpose          text not null,
    kind             text not null,
    procedure        text not null,
    standards_action boolean not null default false,
    body_recognized  boolean not null default false,
    nid              text not null default '',
    nid_key          text collate "C" not null generated always as (lower(nid collate "C")) stored,
    state            text not null default 'draft',
    revision         int not null default 0,
    previous_version bigint not null default 0,
    approved_sha256  text,
    applicant        text not null,
    created          timestamptz not null default clock_timestamp(),
    updated          timestamptz not null default clock_timestamp(),
    last_event       bigint,
    constraint a_purpose_is_new_or_revision check (purpose in ('new', 'revision')),
    constraint a_kind_is_formal_or_informal check (kind in ('formal', 'informal')),
    constraint a_procedure_is_community_or_fast_track check (procedure in ('community', 'fast-track')),
    constraint a_state_is_known
        check (state in ('draft', 'in-discussion', 'in-review', 'changes-requested',
                         'recognition-pending', 'advisory-review', 'awaiting-direction', 'approved',
                         'registered', 'rejected', 'withdrawn', 'closed')),
    constraint a_revision_request_names_its_namespace check (purpose = 'new' or nid <> '')
);
create index request_by_nid on nidreg.request (nid_key) where nid_key <> '';
create index request_by_state on nidreg.request (state);
create index request_by_applicant on nidreg.request (applicant);

-- What the applicant has not submitted yet; kept apart, so that nobody else reads it.
create table nidreg.working_copy (
    request_id bigint primary key references nidreg.request,
    text       text not null,
    saved      timestamptz not null default clock_timestamp()
);

create table nidreg.request_revision (
    request_id    bigint not null references nidreg.request,
    number        int not null,
    text          text not null,
    sha256        text not null,
    fields        jsonb not null,
    nid           text not null,
    version       bigint not null,
    template_date text not null,
    submitted_by  text not null,
    at            timestamptz not null,
    event         bigint not null,
    primary key (request_id, number),
    constraint revisions_are_numbered_from_one check (number >= 1),
    constraint a_revision_states_a_version check (version >= 1),
    constraint a_revisions_sha256_is_of_its_text
        check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);

create table nidreg.request_expert (
    request_id    bigint not null references nidreg.request,
    ordinal       int not null,
    expert        text not null,
    due           date not null,
    vote          text not null default 'none',
    judged_sha256 text,
    primary key (request_id, ordinal),
    constraint an_expert_is_assigned_once unique (request_id, expert),
    constraint a_vote_is_known check (vote in ('none', 'approved', 'stepped-back')),
    constraint an_approval_names_what_it_judges check (vote <> 'approved' or judged_sha256 is not null)
);
create index request_expert_by_person on nidreg.request_expert (expert);
