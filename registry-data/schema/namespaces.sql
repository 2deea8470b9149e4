-- Registered namespaces. Three things are told apart: a registration is what the procedure made, a template with its
-- version; a record revision is what the listing shows from a day on, and which registration it shows; the
-- namespace's own row shows the revision that is in force. The first two never change.
--
-- A revision has two times: it is in force from a day on (of an imported one that of its listing, of one that was
-- registered here that of its event, UTC), and it was learned with its event. Of the revisions of a namespace that
-- are in force on a day, those of the last such day count, and of these the one that was learned last: a listing of
-- long ago that is taken over late has its place in the first order and its turn in the second.

-- tables --------------------------------------------------------------------------------------------------------

create table registration (
    event          bigint primary key references event,
    nid_key        text collate "C" not null,
    version        bigint not null,
    stated_version line not null,
    template_date  template_date not null,
    text           template_text not null,
    sha256         text not null default '',
    fields         json not null default '{}',
    grammar        template_text not null,
    request_id     bigint references request,
    recorded       timestamptz not null,
    words          text collate "C" not null generated always as (lower(text collate "und-x-icu")) stored,
    constraint a_grammar_stands_in_its_syntax_field check (stands_in(grammar, fields ->> 'syntax')),
    constraint a_request_makes_one_registration unique (request_id),
    constraint a_version_is_positive check (version >= 1),
    constraint a_registrations_sha256_is_of_its_text
        check (sha256 = case text when '' then '' else encode(sha256(convert_to(text, 'UTF8')), 'hex') end),
    constraint a_registration_has_its_text_or_was_imported check (request_id is null or text <> '')
);
comment on table registration is
    'A template as it was registered. version: as the template states it; text, empty: not held; event, recorded: when the registry learned of it';
create index registration_by_nid on registration (nid_key, event);
create index registration_by_time on registration (recorded) where request_id is not null;

create table namespace (
    nid_key         text collate "C" primary key,
    nid             text not null,
    skeleton        text collate "C" not null generated always as (nid_skeleton(nid)) stored,
    kind            text not null,
    informal_number bigint,
    registered      listing_date not null,
    version         bigint not null default 1,
    updated         listing_date not null,
    status          text not null default 'active',
    registrant      line not null,
    reference       jsonb not null default '[]',
    label           text not null default '',
    template_url    line not null,
    has_template    boolean not null default false,
    registration    bigint,
    place           bigint not null generated always as (coalesce(informal_number, 0)) stored,
    registrant_key  text collate "und-x-icu" not null generated always as (lower(left(registrant, 500) collate "und-x-icu")) stored,
    label_key       text collate "und-x-icu" not null generated always as (lower(left(label, 500) collate "und-x-icu")) stored,
    words           text collate "C" not null
        generated always as (lower(left(nid || E'\n' || registrant || E'\n' || label, 600) collate "und-x-icu")) stored,
    revision        bigint not null default 0,
    revisions       bigint not null default 0,
    in_force        known_day not null default '0001-01-01',
    constraint an_informal_number_is_never_reused unique (informal_number),
    constraint a_kind_is_formal_or_informal check (kind in ('formal', 'informal')),
    constraint a_nid_is_well_formed check (nid ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]$'),
    constraint a_nid_key_is_its_nid_in_lower_case check (nid_key = lower(nid collate "C")),
    constraint a_status_is_known check (status in ('active', 'deprecated', 'delisted')),
    constraint an_informal_nid_is_urn_and_its_number
        check (case kind when 'informal' then informal_number >= 1 and nid_key = 'urn-' || informal_number
                         else informal_number is null and nid_key !~ '^urn-' end)
);
comment on column namespace.words is 'what the listing''s filter looks in, beside the template; the keys and this have an end, since an index entry has';
comment on column namespace.version is 'Of the registration that it shows; 1 where none is held: it was registered once';
comment on column namespace.revision is 'The number of the record revision that it shows';
comment on column namespace.revisions is 'How many revisions its record has: the number of the one that was learned last';
comment on column namespace.in_force is 'From which day on what it shows is in force';
comment on column namespace.registration is 'The event of the registration that it shows; null: none';
comment on column namespace.place is 'among equals: formal ones first, then informal ones by number';
create index namespace_by_end on namespace (reverse(nid_key));
create index namespace_by_skeleton on namespace (skeleton);

create table record_revision (
    nid_key      text collate "C" not null references namespace,
    revision     bigint not null,
    nid          text not null,
    registered   listing_date not null,
    updated      listing_date not null,
    in_force     known_day not null,
    status       text not null,
    registrant   line not null,
    reference    reference_list not null,
    template_url line not null,
    has_template boolean not null,
    registration bigint references registration,
    imported     boolean not null,
    source       line not null,
    entry        text not null default '',
    former_nid   text not null default '',
    event        bigint not null references event,
    recorded     timestamptz not null,
    primary key (nid_key, revision),
    constraint a_revision_has_its_own_event unique (event),
    constraint a_status_is_known check (status in ('active', 'deprecated', 'delisted')),
    constraint a_revision_is_positive check (revision >= 1),
    constraint a_revisions_nid_is_its_namespaces check (nid_key = lower(nid collate "C")),
    constraint an_entry_has_an_end check (octet_length(entry) <= 1048576),
    constraint a_former_nid_is_short check (octet_length(former_nid) <= 200),
    constraint only_an_imported_revision_is_delisted check (imported or status <> 'delisted')
);
comment on table record_revision is
    'in_force: the day from which on the listing shows it; event, recorded: when the registry learned of it; registration: that it shows';
comment on column record_revision.entry is 'the record as its listing published it, IANA''s XML; empty where the other columns say all of it';
comment on column record_revision.former_nid is 'that the listing had the namespace under before';
create index record_revision_in_force on record_revision (nid_key, in_force, event) include (status);
create index record_revision_by_day on record_revision (in_force, event);

-- One row, because a sequence leaves gaps.
create table informal_counter (
    the_one boolean primary key default true,
    next    bigint not null default 1,
    constraint there_is_one_counter check (the_one),
    constraint the_next_number_is_positive check (next >= 1)
);
insert into informal_counter default values;

create table contact (
    id      text collate "C" primary key,
    name    line not null,
    uri     line not null,
    updated listing_date not null,
    event   bigint not null,
    constraint a_contacts_id_is_short check (octet_length(id) between 1 and 200),
    constraint a_contact_has_its_event foreign key (event) references event deferrable initially deferred
);
comment on table contact is 'Somebody whom a listing names by id';
create index contact_by_event on contact (event);

create table imported_listing (
    event    bigint primary key references event,
    header   text not null,
    in_force known_day not null,
    constraint a_header_has_an_end check (octet_length(header) <= 4194304)
);
comment on table imported_listing is
    'A listing that was imported. in_force: the day that it is of; header: what it says beside its records, empty: nothing that was not said before';
create index imported_listing_by_day on imported_listing (in_force, event);

-- functions: answers --------------------------------------------------------------------------------------------

-- Of several registrations of a namespace that are held, the greatest is the one that its record shows: the highest
-- version; of one version what a request made here, then what has a text, then what came last.
create function precedence(p_registration registration) returns numeric[] language sql immutable
as $$
    select array[p_registration.version, (p_registration.request_id is not null)::int, (p_registration.text <> '')::int,
                 p_registration.event]::numeric[]
$$;

-- A listing's references in words, as IANA's pages show them.
create function reference_label(p_reference jsonb) returns text language plpgsql immutable
as $$
declare
    one    jsonb;
    label  text;
    labels text;
begin
    for i in 0 .. jsonb_array_length(p_reference) - 1 loop
        one := p_reference -> i;
        label := one ->> 'label';
        if coalesce(label, '') = '' then
            label := case one ->> 'type' when 'rfc-errata' then 'RFC Errata ' || (one ->> 'data')
                                         when 'registry' then 'IANA registry ' || (one ->> 'data')
                                         when 'rfc' then upper(one ->> 'data')
                                         else one ->> 'data' end;
            if jsonb_typeof(one -> 'fragment') = 'object' then
                label := label || coalesce((select case f.kind when 'anchor' then ', '
                                                               else ', ' || initcap(f.kind) || ' ' end || f.place
                                              from jsonb_each_text(one -> 'fragment') as f (kind, place) limit 1), '');
            end if;
        end if;
        labels := coalesce(coalesce(labels || ', ', '') || label, labels);
    end loop;
    return coalesce(labels, '');
end
$$;

create function namespace_json(p_row namespace) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'nid', p_row.nid, 'kind', p_row.kind, 'version', p_row.version, 'revision', p_row.revision, 'revisions', p_row.revisions,
        'in_force', p_row.in_force, 'date', p_row.registered, 'updated', p_row.updated, 'registrant', p_row.registrant, 'references', p_row.reference,
        'template_url', p_row.template_url, 'has_template', p_row.has_template, 'status', p_row.status)
$$;

-- A namespace's row as a revision of its record said it. p_registration: that it shows; null: none.
create function listed_as_of(p_row namespace, p_revision record_revision, p_registration registration) returns jsonb language sql stable
as $$
    select namespace_json(p_row) || jsonb_build_object(
        'nid', p_revision.nid, 'date', p_revision.registered, 'version', coalesce(p_registration.version, 1),
        'revision', p_revision.revision, 'in_force', p_revision.in_force, 'updated', p_revision.updated,
        'registrant', p_revision.registrant, 'references', p_revision.reference, 'template_url', p_revision.template_url,
        'has_template', p_revision.has_template, 'status', p_revision.status)
$$;

-- p_registration is null where the revision shows none.
create function revision_json(p_revision record_revision, p_registration registration, p_kind text) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'nid', p_revision.nid, 'kind', p_kind, 'version', coalesce(p_registration.version, 1), 'revision', p_revision.revision,
        'registers', coalesce(p_registration.event = p_revision.event, false),
        'stated_version', coalesce(p_registration.stated_version, ''), 'template_date', coalesce(p_registration.template_date, ''),
        'registered', p_revision.registered, 'updated', p_revision.updated, 'status', p_revision.status,
        'registrant', p_revision.registrant, 'references', p_revision.reference,
        'template_url', p_revision.template_url, 'has_template', p_revision.has_template,
        'text', coalesce(p_registration.text, ''), 'sha256', coalesce(p_registration.sha256, ''),
        'request', coalesce(p_registration.request_id, 0), 'imported', p_revision.imported, 'source', p_revision.source,
        'grammar', coalesce(p_registration.grammar, ''), 'former_nid', p_revision.former_nid,
        'recorded', instant_text(p_revision.recorded), 'in_force', p_revision.in_force)
$$;

-- One namespace with its revisions that are in force by a day and were learned by an event, in the order in which they
-- are in force; no row when it was not listed by then. Refuses a day before the first one that is known.
create function nidreg.find_namespace(p_nid_key text, p_day text default '9999-12-31', p_event bigint default 9223372036854775807,
                                      out listed jsonb, out revisions jsonb)
    returns setof record language plpgsql stable strict
as $$
begin
    perform check_known(p_day, p_event);
    return query
        select listed_as_of(n, (array_agg(v order by v.in_force desc, v.event desc))[1],
                            (array_agg(g order by v.in_force desc, v.event desc))[1]),
               jsonb_agg(revision_json(v, g, n.kind) order by v.in_force, v.event)
          from namespace n
          join record_revision v on v.nid_key = n.nid_key and v.in_force <= p_day and v.event <= p_event
          left join registration g on g.event = v.registration
         where n.nid_key = p_nid_key
         group by n.nid_key;
end
$$;

-- What the rules ask of a NID: whether it is registered, or was (it is delisted now), other open requests for it (none for readers), and the next
-- informal number. p_except: the request on whose behalf it is asked, 0: none; what came of it is not held against it.
create function nidreg.nid_facts(p_nid_key text, p_except bigint, out registered boolean, out delisted boolean, out contested_by jsonb, out next_informal bigint)
    language plpgsql stable strict
as $$
begin
    select n.status <> 'delisted', n.status = 'delisted' into registered, delisted from namespace n where n.nid_key = p_nid_key;
    registered := coalesce(registered, false)
                  and not exists (select from registration g where g.request_id = p_except and g.nid_key = p_nid_key);
    delisted := coalesce(delisted, false);
    contested_by := to_jsonb(case when sight() = 'none' then '{}'::bigint[] else rivals(p_nid_key, nullif(p_except, 0)) end);
    next_informal := (select c.next from informal_counter c);
end
$$;

-- Which of these NIDs (a JSON list, in lower case) are or were registered, with their status.
create function nidreg.statuses_among(p_nid_keys jsonb, out nid_key text, out status text) returns setof record
    language sql stable strict
as $$
    select n.nid_key, n.status from namespace n
     where n.nid_key in (select jsonb_array_elements_text(p_nid_keys) collate "C") order by n.nid_key
$$;

-- Registered NIDs that might be taken for another one: the same skeleton, or so much in common that one edit may tell
-- them apart (an edit leaves the first or the second half as it was).
create function nidreg.similar_nids(p_nid_key text) returns setof text language sql stable strict
as $$
    select n.nid from namespace n
     where n.nid_key <> p_nid_key and n.status <> 'delisted'
       and (n.skeleton = nid_skeleton(p_nid_key)
            or (length(n.nid_key) between length(p_nid_key) - 1 and length(p_nid_key) + 1
                and (starts_with(n.nid_key, left(p_nid_key, length(p_nid_key) / 2))
                     or starts_with(reverse(n.nid_key), reverse(right(p_nid_key, length(p_nid_key) - length(p_nid_key) / 2))))))
     order by n.nid_key
$$;

-- The event that tells of a version of a namespace; null: there is none. Where no registration is held, the first
-- version's is the one that brought the namespace.
create function nidreg.event_of_version(p_nid_key text, p_version bigint) returns bigint language sql stable strict
as $$
    select coalesce((select g.event from registration g where g.nid_key = p_nid_key and g.version = p_version
                      order by precedence(g) desc limit 1),
                    (select v.event from record_revision v where v.nid_key = p_nid_key and p_version = 1
                      order by v.revision limit 1))
$$;

-- views ---------------------------------------------------------------------------------------------------------

-- What the registration behind a revision tells.
create type nidreg.registered as (version bigint, event bigint, stated_version text, template_date text, text text, sha256 text,
                                 grammar text, request_id bigint);

-- What everybody may read in bulk, see queries/listing: the program reads these columns in this order, those of the
-- record as registry::kRecordColumns has them. The registration is one value, null where only listings tell of the
-- record: a join, and its columns empty, would take a quarter of the time that a listing takes to be sent.
create view nidreg.listed_newest as
    select v.nid_key, v.nid, v.revision, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,
           v.has_template, v.entry, v.imported,
           case when v.registration is not null then
               (select row(g.version, g.event, g.stated_version, g.template_date, g.text, g.sha256, '', null)::nidreg.registered
                  from registration g where g.event = v.registration)
           end as registration, v.event, v.in_force
      from record_revision v;
create view nidreg.listed_revision as
    select v.nid_key, v.nid, v.revision, v.registered, v.updated, v.status, v.registrant, v.reference, v.template_url,
           v.has_template, v.entry, v.imported,
           case when v.registration is not null then
               (select row(g.version, g.event, g.stated_version, g.template_date, g.text, g.sha256, g.grammar, g.request_id)::nidreg.registered
                  from registration g where g.event = v.registration)
           end as registration, v.event, v.in_force,
           v.source, v.former_nid, v.recorded
      from record_revision v;
create view nidreg.namespace as
    select n.nid_key, n.nid, n.kind, n.informal_number, n.registered, n.version, n.revision, n.updated, n.status, n.registrant,
           n.reference, n.label, n.template_url, n.has_template, n.in_force
      from namespace n;
create view nidreg.contact as select c.id, c.name, c.uri, c.updated from contact c;

-- views for the verification (audit.sql) --------------------------------------------------------------------------


-- The columns that are hashed or numbers, then what an event tells of a revision and of the registration that came with
-- it, in that order (fields-sha256 left open). Of no registration its columns are empty; a value that is missing is none.
create view audit_version as
    select v.event, v.nid, g.request_id, case when g.event is not null then g.text::text else '' end as text, case when g.event is not null then g.sha256 else '' end as sha256,
           case when g.event is not null then g.fields::text else '{}' end as fields, v.imported, v.recorded, case when g.event is not null then g.grammar::text else '' end as grammar, v.entry, v.former_nid,
           v.revision::text as version, n.kind, case when v.event >= s.event then v.in_force::text else '' end as in_force, v.registered::text, v.updated::text, v.status, v.registrant::text,
           v.reference::text, v.template_url::text, v.has_template::text, case when g.event is not null then g.stated_version::text else '' end as stated_version,
           case when g.event is not null then g.template_date::text else '' end as template_date, case when g.event is not null then g.sha256 else '' end as told_sha256, ''::text as fields_sha256,
           v.source::text
      from record_revision v
     cross join first_dated_event s
      left join registration g on g.event = v.event
      left join namespace n on n.nid_key = v.nid_key;
create view audit_contact as select c.event, c.id, c.name::text, c.uri::text, c.updated::text from contact c order by c.event, c.id;
create view audit_header as
    select l.event, l.header, case when l.event >= s.event then l.in_force::text else '' end as in_force
      from imported_listing l, first_dated_event s order by l.event;

-- Registrations that came without a record revision, those with another version than their template states, and
-- revisions that show another registration than the one that takes precedence of those that were held and in force by then.
create view audit_registration as
    select g.nid_key, g.event from registration g left join record_revision v on v.event = g.event and v.nid_key = g.nid_key
     where v.event is null or g.recorded is distinct from v.recorded
        or (g.version::text <> g.stated_version and g.version is distinct from registered_version(g.stated_version))
    union all
    select v.nid_key, v.event
      from registration h
      join record_revision w on w.event = h.event
      join record_revision v on v.nid_key = h.nid_key and v.event >= h.event and v.in_force >= w.in_force
      left join registration g on g.event = v.registration
     where g.event is null or (h.event <> g.event and precedence(h) > precedence(g))
    union all
    select v.nid_key, v.event
      from record_revision v left join registration g on g.event = v.registration
     where v.registration is not null and (g.nid_key = v.nid_key and g.event <= v.event) is not true;

-- Namespaces whose row does not show the revision that is in force, and revisions that show a registration that is not
-- there or, of those whose event does not tell the day, are in force from another one than their listing's (or, of one that
-- was registered here, their event's), but not before what was learned earlier: NID, revision.
create view audit_listed as
    select coalesce(v.nid, n.nid) as nid, n.revision
      from namespace n
      left join record_revision v on v.nid_key = n.nid_key and v.revision = n.revision
      left join registration g on g.event = n.registration
     where v.nid is distinct from n.nid or v.in_force is distinct from n.in_force or v.registered is distinct from n.registered
        or v.updated is distinct from n.updated or v.status is distinct from n.status
        or v.registrant is distinct from n.registrant or v.reference is distinct from n.reference
        or v.template_url is distinct from n.template_url or v.has_template is distinct from n.has_template
        or v.registration is distinct from n.registration or n.version is distinct from coalesce(g.version, 1)
        or n.informal_number::text is distinct from case n.kind when 'informal' then substr(n.nid_key, 5) end
        or n.nid_key is distinct from lower(n.nid collate "C") or n.skeleton is distinct from nid_skeleton(n.nid)
        or n.place is distinct from coalesce(n.informal_number, 0)
        or n.registrant_key is distinct from lower(left(n.registrant, 500) collate "und-x-icu")
        or n.label_key is distinct from lower(left(n.label, 500) collate "und-x-icu")
        or n.words is distinct from lower(left(n.nid || E'\n' || n.registrant || E'\n' || n.label, 600) collate "und-x-icu")
        or n.label is distinct from case -- nearly all have one reference without more, which needs no function
               when jsonb_array_length(n.reference) <> 1 or n.reference -> 0 ? 'fragment'
                    or n.reference -> 0 ->> 'type' = 'registry' then reference_label(n.reference)
               when n.reference -> 0 ->> 'label' <> '' then n.reference -> 0 ->> 'label'
               when n.reference -> 0 ->> 'type' = 'rfc-errata' then 'RFC Errata ' || (n.reference -> 0 ->> 'data')
               when n.reference -> 0 ->> 'type' = 'rfc' then upper(n.reference -> 0 ->> 'data')
               else coalesce(n.reference -> 0 ->> 'data', '') end
    union all
    select n.nid, n.revision
      from namespace n
      join record_revision v on v.nid_key = n.nid_key and v.revision = n.revision
      join record_revision w on w.nid_key = n.nid_key and (w.in_force, w.event) > (v.in_force, v.event)
    union all
    select n.nid, n.revision
      from namespace n left join (select w.nid_key, max(w.revision) as revisions from record_revision w group by w.nid_key) as w using (nid_key)
     where n.revisions is distinct from w.revisions
    union all
    select v.nid, v.revision
      from record_revision v left join registration g on g.event = v.registration
     where v.registration is not null and g.event is null
    union all
    select o.nid, o.revision from undated_revision o where o.in_force is distinct from o.derived;
