-- What is registered. A namespace is never deleted and its NID never reused; each registration of
-- it is a version, and versions never change.

create function nidreg.nid_skeleton(p_nid text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select translate(replace(replace(replace(lower(p_nid collate "C"), '-', ''), 'rn', 'm'), 'vv', 'w'),
                     '01i5', 'olls')
$$;

-- How a listing prints its references: see registry::labelOf().
create function nidreg.reference_label(p_reference jsonb) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select coalesce(string_agg(case
               when coalesce(r.one ->> 'label', '') <> '' then r.one ->> 'label'
               when r.one ->> 'type' = 'rfc-errata' then 'RFC Errata ' || (r.one ->> 'data')
               when r.one ->> 'type' = 'rfc' then upper(r.one ->> 'data')
               else r.one ->> 'data' end, ', ' order by r.place), '')
      from jsonb_array_elements(p_reference) with ordinality as r (one, place)
$$;

-- A year and month, or a day, or nothing where it is not known.
create domain nidreg.listing_date as text default ''
    constraint a_listing_date_is_a_month_or_a_day
        check (value ~ '^([0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$');

-- The listing's row: fixed facts, and those of the newest version, which only a new version sets.
create table nidreg.namespace (
    nid_key         text collate "C" primary key,
    nid             text not null,
    skeleton        text collate "C" not null generated always as (nidreg.nid_skeleton(nid)) stored,
    kind            text not null,
    informal_number bigint,
    registered      nidreg.listing_date not null,
    version         bigint not null default 0,
    updated         nidreg.listing_date not null default '',
    status          text not null default 'active',
    registrant      text not null default '',
    reference       jsonb not null default '[]',
    label           text not null default '',
    template_url    text not null default '',
    has_template    boolean not null default false,
    constraint a_nid_key_is_its_nid_in_lower_case check (nid_key = lower(nid collate "C")),
    constraint a_nid_is_well_formed check (nid ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]$'),
    constraint a_kind_is_formal_or_informal check (kind in ('formal', 'informal')),
    constraint a_status_is_active_or_deprecated check (status in ('active', 'deprecated')),
    constraint an_informal_number_is_never_reused unique (informal_number),
    constraint an_informal_nid_is_urn_and_its_number
        check (case kind when 'informal' then informal_number >= 1 and nid_key = 'urn-' || informal_number
                         else informal_number is null and nid_key !~ '^urn-' end)
);
create index namespace_by_kind on nidreg.namespace ((coalesce(informal_number, 0)), nid_key);
create index namespace_by_skeleton on nidreg.namespace (skeleton);
create index namespace_by_end on nidreg.namespace (reverse(nid_key) collate "C");

create table nidreg.namespace_version (
    nid_key        text collate "C" not null references nidreg.namespace,
    version        bigint not null,
    stated_version text not null default '',
    template_date  text not null default '',
    status         text not null,
    updated        nidreg.listing_date not null,
    registrant     text not null,
    reference      jsonb not null,
    template_url   text not null default '',
    has_template   boolean not null,
    text           text not null default '',
    sha256         text not null default '',
    fields         jsonb not null default '{}',
    request_id     bigint references nidreg.request,
    imported       boolean not null,
    source         text not null default '',
    recorded       timestamptz not null default clock_timestamp(),
    event          bigint not null references nidreg.event,
    primary key (nid_key, version),
    constraint a_version_is_positive check (version >= 1),
    constraint a_status_is_active_or_deprecated check (status in ('active', 'deprecated')),
    constraint a_version_is_imported_or_has_its_request check (imported = (request_id is null)),
    constraint a_request_makes_one_version unique (request_id),
    constraint a_version_has_its_own_event unique (event),
    constraint only_an_imported_version_lacks_its_text check (imported or text <> ''),
    constraint a_versions_sha256_is_of_its_text
        check (sha256 = case text when '' then '' else encode(sha256(convert_to(text, 'UTF8')), 'hex') end)
);

-- The next number of the sequence urn-1, urn-2 …: a row, because a sequence leaves gaps.
create table nidreg.informal_counter (
    the_one boolean primary key default true,
    next    bigint not null default 1,
    constraint there_is_one_counter check (the_one),
    constraint the_next_number_is_positive check (next >= 1)
);
insert into nidreg.informal_counter default values;

-- Somebody whom a listing names by id.
create table nidreg.contact (
    id      text collate "C" primary key,
    name    text not null,
    uri     text not null default '',
    updated nidreg.listing_date not null default ''
);
