-- Listings of other registries, taken over again and again: a version says all that its listing said of
-- it, a listing's own texts are kept beside the registrations, and a namespace that a listing no longer
-- has is delisted. What is taken over comes by COPY and is written in batches.

-- A listing may change the day of a registration, and how a NID is written: both are each version's.
drop trigger a_version_never_changes on nidreg.namespace_version;
drop trigger the_listing_shows_the_newest_version on nidreg.namespace_version;
drop trigger a_namespace_changes_by_its_versions_alone on nidreg.namespace;
alter table nidreg.namespace_version
    add column nid text not null default '',
    add column registered nidreg.listing_date not null default '',
    add column entry text not null default '',
    add column former_nid text not null default '',
    drop constraint a_status_is_active_or_deprecated,
    add constraint a_status_is_known check (status in ('active', 'deprecated', 'delisted')),
    add constraint only_an_imported_version_is_delisted check (imported or status <> 'delisted');
alter table nidreg.namespace
    drop constraint a_status_is_active_or_deprecated,
    add constraint a_status_is_known check (status in ('active', 'deprecated', 'delisted'));
update nidreg.namespace_version v
   set nid = n.nid, registered = n.registered
  from nidreg.namespace n
 where n.nid_key = v.nid_key;
alter table nidreg.namespace_version
    alter column nid drop default, alter column registered drop default,
    add constraint a_versions_nid_is_its_namespaces check (nid_key = lower(nid collate "C"));
comment on column nidreg.namespace_version.entry is
    'the record as its listing published it, IANA''s XML; empty where the other columns say all of it';
comment on column nidreg.namespace_version.former_nid is 'that the listing had the namespace under before';

-- All that a listing says beside its registrations: IANA's XML, without their records. The newest one counts.
create table nidreg.listing_frame (
    event bigint not null primary key references nidreg.event (number),
    frame text not null,
    constraint a_frame_says_something check (frame <> '')
);

create index event_of_listing on nidreg.event (number) where what = 'import' and nid = '';

-- What is being taken over, on its way from the client's COPY into the registry; empty between acts.
create unlogged table nidreg.listing_import (
    act            uuid not null,
    ordinal        bigint not null,
    previous       bigint,
    nid            text not null,
    version        bigint not null,
    registered     text not null,
    updated        text not null,
    status         text not null,
    registrant     text not null,
    reference      jsonb not null,
    template_url   text not null,
    has_template   boolean not null,
    stated_version text not null,
    template_date  text not null,
    former_nid     text not null,
    entry          text not null,
    text           text not null,
    fields         json not null,
    primary key (act, ordinal)
);
comment on table nidreg.listing_import is
    'previous: the version that the namespace must have, 0: none; null: take it only where it is not registered';

-- Made for each version: a look at its parts one by one takes a tenth of the time of a query over them.
create or replace function nidreg.reference_label(p_reference jsonb) returns text
    language plpgsql immutable set search_path = nidreg, pg_catalog, pg_temp
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

-- A line of an event's details, as details() writes it; nothing where there is no value. Nothing in it
-- is less than immutable, so that it is put in where it is called.
create function nidreg.detail_line(p_name text, p_value text) returns text
    language sql immutable parallel safe
    return case when p_value <> '' then p_name || '=' || octet_length(p_value)::text || ':' || p_value || E'\n'
                else '' end;

-- What details() makes of these names and values, in an eighth of the time: an import needs it for each.
create or replace function nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text)
    returns text
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    reference text := p_version.reference;
    fields    text := encode(sha256(convert_to(p_version.fields::text, 'UTF8')), 'hex');
    grammar   text := '';
    entry     text := '';
    count     int;
begin
    if p_version.grammar <> '' then
        grammar := encode(sha256(convert_to(p_version.grammar, 'UTF8')), 'hex');
    end if;
    if p_version.entry <> '' then
        entry := encode(sha256(convert_to(p_version.entry, 'UTF8')), 'hex');
    end if;
    -- version, kind, status, reference, has-template and fields-sha256 are always there
    count := 6 + (p_registered <> '')::int + (p_version.updated <> '')::int + (p_version.registrant <> '')::int
             + (p_version.template_url <> '')::int + (p_version.stated_version <> '')::int
             + (p_version.template_date <> '')::int + (p_version.sha256 <> '')::int + (p_version.source <> '')::int
             + (grammar <> '')::int + (p_version.former_nid <> '')::int + (entry <> '')::int;
    return 'details=' || length(count::text) || ':' || count || E'\n'
           || detail_line('version', p_version.version::text) || detail_line('kind', p_kind)
           || detail_line('registered', p_registered) || detail_line('updated', p_version.updated)
           || detail_line('status', p_version.status) || detail_line('registrant', p_version.registrant)
           || detail_line('reference', reference)
           || detail_line('template-url', p_version.template_url)
           || detail_line('has-template', p_version.has_template::text)
           || detail_line('stated-version', p_version.stated_version)
           || detail_line('template-date', p_version.template_date)
           || detail_line('sha256', p_version.sha256) || detail_line('fields-sha256', fields)
           || detail_line('source', p_version.source) || detail_line('grammar-sha256', grammar)
           || detail_line('former-nid', p_version.former_nid) || detail_line('entry-sha256', entry);
end
$$;

create or replace function nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'nid', p_version.nid, 'kind', p_kind, 'version', p_version.version,
        'stated_version', p_version.stated_version, 'template_date', p_version.template_date,
        'registrant', p_version.registrant, 'references', p_version.reference,
        'text', p_version.text, 'sha256', p_version.sha256, 'request', coalesce(p_version.request_id, 0),
        'imported', p_version.imported, 'source', p_version.source,
        'grammar', p_version.grammar, 'former_nid', p_version.former_nid,
        'recorded', instant_text(p_version.recorded))
$$;

create or replace function nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select row_json(p_row) || jsonb_build_object(
        'nid', p_version.nid, 'date', p_version.registered,
        'version', p_version.version, 'updated', p_version.updated, 'registrant', p_version.registrant,
        'references', p_version.reference, 'template_url', p_version.template_url,
        'has_template', p_version.has_template, 'status', p_version.status)
$$;

-- Makes these the newest versions of their namespaces, in the listing too. Their events are there.
create function nidreg.keep_versions(p_versions nidreg.namespace_version[]) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    insert into namespace as n (nid_key, nid, kind, informal_number, registered, version, updated, status,
                                registrant, reference, label, template_url, has_template)
    select v.nid_key, v.nid, case when v.nid_key ~ '^urn-' then 'informal' else 'formal' end,
           substring(v.nid_key from '^urn-([0-9]{1,18})$')::bigint, v.registered, v.version, v.updated, v.status,
           v.registrant, v.reference, reference_label(v.reference), v.template_url, v.has_template
      from unnest(p_versions) as v
    on conflict (nid_key) do update
       set nid = excluded.nid, registered = excluded.registered, version = excluded.version,
           updated = excluded.updated, status = excluded.status, registrant = excluded.registrant,
           reference = excluded.reference, label = excluded.label, template_url = excluded.template_url,
           has_template = excluded.has_template;
    insert into namespace_version select v.* from unnest(p_versions) as v;
end
$$;

create or replace function nidreg.record_version(p_head nidreg.log_head, p_person text, p_role text,
                                                 p_edge nidreg.workflow_edge, p_nid text, p_kind text,
                                                 p_registered text, p_version nidreg.namespace_version)
    returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    p_version.nid_key := lower(p_nid collate "C");
    p_version.nid := p_nid;
    p_version.registered := p_registered;
    p_version.grammar := coalesce(p_version.grammar, '');
    p_version.entry := '';
    p_version.former_nid := '';
    p_version.recorded := clock_timestamp();
    p_version.event := p_head.size;
    p_head := add_event(p_head, p_person, p_role, 'register', p_version.request_id, p_nid, p_edge,
                        version_details(p_version, p_kind, p_registered), p_version.recorded);
    perform keep_versions(array[p_version]);
    return p_head;
end
$$;

-- What is taken over must be what was decided on; and a NID stands in a listing once.
create function nidreg.check_import(p_key uuid) returns void
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    wrong text;
begin
    select min(i.nid) into wrong from listing_import i where i.act = p_key
     group by lower(i.nid collate "C") having count(*) > 1 limit 1;
    if found then
        perform refuse('NR002', 'import-twice', format('%s is there twice', wrong));
    end if;
    select i.nid into wrong
      from listing_import i left join namespace n on n.nid_key = lower(i.nid collate "C")
     where i.act = p_key and i.previous <> coalesce(n.version, 0) limit 1;
    if found then
        perform refuse('NR001', 'namespace-moved-on', format('%s has another version by now', wrong));
    end if;
end
$$;

-- The next versions of what is taken over, of a stretch of it; their event numbers begin with `p_first`.
create function nidreg.versions_to_import(p_key uuid, p_source text, p_at timestamptz, p_first bigint,
                                          p_from bigint, p_until bigint)
    returns setof nidreg.namespace_version
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select i.nid_key, coalesce(n.version + 1, greatest(i.version, 1)), i.stated_version, i.template_date, i.status,
           i.updated::listing_date, i.registrant, i.reference, i.template_url, i.has_template, i.text,
           case i.text when '' then '' else encode(sha256(convert_to(i.text, 'UTF8')), 'hex') end,
           i.fields, null::bigint, true, p_source, p_at, p_first + i.place - 1, ''::text,
           i.nid, i.registered::listing_date, i.entry, i.former_nid
      from (select l.*, lower(l.nid collate "C") as nid_key, row_number() over (order by l.ordinal) as place
              from listing_import l
             where l.act = p_key and l.ordinal >= p_from and l.ordinal < p_until) as i
      left join namespace n on n.nid_key = i.nid_key
     order by i.place
$$;

-- Takes a stretch of it over: events, then versions.
create function nidreg.import_stretch(p_head nidreg.log_head, p_person text, p_role text, p_key uuid, p_source text,
                                      p_from bigint, p_until bigint) returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    at        timestamptz := clock_timestamp();
    made      namespace_version[];
    canonical bytea[];
    nodes     bytea[];
begin
    select array_agg(v order by v.event),
           array_agg(canonical_event(v.event, at, p_person, p_role, 'import', null, v.nid, null, null, null, null,
                                     version_details(v, case when v.nid_key ~ '^urn-' then 'informal' else 'formal' end,
                                                     v.registered)) order by v.event)
      into made, canonical
      from versions_to_import(p_key, p_source, at, p_head.size, p_from, p_until) as v;
    for i in 1 .. coalesce(cardinality(made), 0) loop
        nodes[i] := nodes_of(p_head.size, canonical[i], p_head.peaks);
        p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes[i])) || last_hash(nodes[i]);
        p_head.size := p_head.size + 1;
    end loop;
    insert into event (number, at, person, what, nid, canonical, nodes)
    select m.event, m.recorded, p_person, 'import', m.nid, m.canonical, m.nodes
      from rows from (unnest(made), unnest(canonical), unnest(nodes)) as m
           (nid_key, version, stated_version, template_date, status, updated, registrant, reference, template_url,
            has_template, text, sha256, fields, request_id, imported, source, recorded, event, grammar, nid,
            registered, entry, former_nid, canonical, nodes);
    perform keep_versions(made);
    return p_head;
end
$$;

-- Takes over what the client copied into listing_import under this key, and what p_batch says beside it:
-- {source, sha256, contacts, frame}. Tells how far it is by notices: "import: 500 of 100000".
-- Its statements are planned when the tables may be as good as empty, foreign keys' among them, and run a million
-- times: none of them may go through a table.
create or replace function nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
    set enable_seqscan = off set jit = off
as $$
declare
    answer  jsonb := begin_act(p_key, 'import', p_person, p_role);
    stretch constant bigint := 500; -- some 50 ms, after which the client may end it
    head    log_head;
    frame   text := coalesce(p_batch ->> 'frame', '');
    taken   bigint;
    last    bigint;
    people  int;
begin
    if answer is not null then
        delete from listing_import i where i.act = p_key;
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'listings are taken over by the registrar');
    end if;
    head := take_head();
    perform check_import(p_key);
    delete from listing_import i
     where i.act = p_key and i.previous is null
       and exists (select from namespace n where n.nid_key = lower(i.nid collate "C"));
    select count(*), coalesce(max(i.ordinal), -1) into taken, last from listing_import i where i.act = p_key;
    if taken > 0 and takes_two('register') then
        perform refuse('NR002', 'import-takes-two', 'a namespace is registered by two registrars');
    end if;
    if frame = (select f.frame from listing_frame f order by f.event desc limit 1) then
        frame := '';
    end if;
    insert into contact (id, name, uri, updated, event)
    select c.id, c.name, coalesce(c.uri, ''), coalesce(c.updated, ''), head.size
      from jsonb_to_recordset(p_batch -> 'contacts') as c (id text, name text, uri text, updated text)
    on conflict (id) do nothing;
    get diagnostics people = row_count;
    if taken + people > 0 or frame <> '' then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          details('source', p_batch ->> 'source', 'sha256', p_batch ->> 'sha256',
                                  'namespaces', taken::text, 'contacts', people::text,
                                  'contacts-sha256', case when people > 0 then contacts_sha256(head.size) end,
                                  'frame-sha256', case when frame <> ''
                                      then encode(sha256(convert_to(frame, 'UTF8')), 'hex') end));
        insert into listing_frame (event, frame) select head.size - 1, frame where frame <> '';
        update informal_counter c set next = told.number + 1
          from (select max(substring(i.nid from '^[Uu][Rr][Nn]-([0-9]{1,18})$')::bigint) as number
                  from listing_import i where i.act = p_key) as told
         where c.next <= told.number;
        for begun in 0 .. last by stretch loop
            head := import_stretch(head, p_person, p_role, p_key, coalesce(p_batch ->> 'source', ''), begun,
                                   begun + stretch);
            raise notice 'import: % of %', least(begun + stretch, last + 1), last + 1;
        end loop;
        perform store_head(head);
    end if;
    delete from listing_import i where i.act = p_key;
    return finish_act(p_key, jsonb_build_object('namespaces', taken));
end
$$;
drop function nidreg.import_one(nidreg.log_head, text, text, jsonb, text);

-- Whoever writes by hand: a version shows in the listing, and only a version changes the listing.
create or replace function nidreg.show_newest_version() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    update namespace n
       set nid = new.nid, registered = new.registered, version = new.version, updated = new.updated,
           status = new.status, registrant = new.registrant, reference = new.reference,
           label = reference_label(new.reference), template_url = new.template_url,
           has_template = new.has_template
     where n.nid_key = new.nid_key;
    return null;
end
$$;

create or replace function nidreg.guard_namespace() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if tg_op = 'INSERT' and new.version <> 0 then
        perform refuse('NR002', 'a_version_is_the_next_one', 'a namespace begins without a version');
    elsif tg_op = 'UPDATE' and (pg_trigger_depth() < 2
           or (new.nid_key, new.kind, new.informal_number)
              is distinct from (old.nid_key, old.kind, old.informal_number)) then
        perform refuse('NR002', 'a_namespace_changes_by_its_versions_alone', 'only a new version changes a listing');
    end if;
    return new;
end
$$;

create or replace function nidreg.guard_version() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    held bigint;
begin
    select n.version into held from namespace n where n.nid_key = new.nid_key for update;
    if not (new.version = held + 1 or (held = 0 and new.imported)) then
        perform refuse('NR002', 'a_version_is_the_next_one',
                       format('version %s of %s does not follow %s', new.version, new.nid_key, held));
    end if;
    if not exists (select from event e where e.number = new.event and e.nid = new.nid
                      and (e.what = 'import') = new.imported and e.what in ('import', 'register')
                      and e.request_id is not distinct from new.request_id) then
        perform refuse('NR002', 'a_version_has_its_event', 'no event tells of this version');
    end if;
    return new;
end
$$;

create function nidreg.guard_frame() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    if not exists (select from event e
                    where e.number = new.event and e.what = 'import' and e.nid = ''
                      and position(convert_to(canonical_line('frame-sha256',
                                       encode(sha256(convert_to(new.frame, 'UTF8')), 'hex')), 'UTF8')
                                   in e.canonical) > 0) then
        perform refuse('NR002', 'a_frame_has_its_event', 'no event tells of this frame');
    end if;
    return new;
end
$$;

create trigger a_version_never_changes before update or delete on nidreg.namespace_version for each row
    execute function nidreg.refuse_change('a_version_never_changes');
drop trigger a_version_is_the_next_one on nidreg.namespace_version;
create trigger a_version_is_the_next_one before insert on nidreg.namespace_version for each row
    when (current_user <> 'nidreg_owner') execute function nidreg.guard_version();
drop trigger the_time_of_a_version_is_its_events on nidreg.namespace_version;
create trigger the_time_of_a_version_is_its_events before insert on nidreg.namespace_version for each row
    when (current_user <> 'nidreg_owner') execute function nidreg.take_time_of_event();
create trigger the_listing_shows_the_newest_version after insert on nidreg.namespace_version for each row
    when (current_user <> 'nidreg_owner') execute function nidreg.show_newest_version();
create trigger a_namespace_changes_by_its_versions_alone before insert or update on nidreg.namespace for each row
    when (current_user <> 'nidreg_owner') execute function nidreg.guard_namespace();
create trigger a_frame_has_its_event before insert on nidreg.listing_frame for each row
    when (current_user <> 'nidreg_owner') execute function nidreg.guard_frame();
create trigger a_frame_never_changes before update or delete on nidreg.listing_frame for each row
    execute function nidreg.refuse_change('a_frame_never_changes');
create trigger a_frame_never_changes_at_all before truncate on nidreg.listing_frame for each statement
    execute function nidreg.refuse_change('a_frame_never_changes');

-- Labels say where in a document a reference is to.
alter table nidreg.namespace disable trigger a_namespace_changes_by_its_versions_alone;
update nidreg.namespace n set label = nidreg.reference_label(n.reference)
 where n.label <> nidreg.reference_label(n.reference);
alter table nidreg.namespace enable trigger a_namespace_changes_by_its_versions_alone;

revoke all on function
    nidreg.detail_line(text, text), nidreg.keep_versions(nidreg.namespace_version[]), nidreg.check_import(uuid),
    nidreg.versions_to_import(uuid, text, timestamptz, bigint, bigint, bigint),
    nidreg.import_stretch(nidreg.log_head, text, text, uuid, text, bigint, bigint), nidreg.guard_frame()
    from public;
grant select on nidreg.listing_frame to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant insert on nidreg.listing_import to nidreg_registrar;
