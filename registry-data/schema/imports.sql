-- Taking over a listing that another registry published, and recording what was published here. The tables that are
-- filled stand in namespaces.sql.

-- tables --------------------------------------------------------------------------------------------------------

-- The one table of schema nidreg: rows come in by COPY, from registrars, and are read by import_listing() alone.
create unlogged table nidreg.listing_import (
    act            uuid not null,
    ordinal        bigint not null,
    previous       bigint,
    nid            text not null,
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
    primary key (act, ordinal)
);
comment on table nidreg.listing_import is
    'act: the key of the import; previous: the revision that the namespace must have, 0: none; null: take it only where it is not registered';

-- functions -----------------------------------------------------------------------------------------------------

create function contacts_sha256(p_event bigint) returns text language sql stable
as $$
    select sha256_of(coalesce(string_agg(
               canonical_line('id', c.id) || canonical_line('name', c.name)
               || canonical_line('uri', c.uri) || canonical_line('updated', c.updated::text), '' order by c.id), ''))
      from contact c where c.event = p_event
$$;

-- Refuses what cannot be taken over as it is: a namespace twice, one that has another revision by now, a day that is
-- none, an informal number a thousand beyond all that are known (a gap in the sequence is never filled again).
create function check_import(p_key uuid, p_decided_after bigint) returns void language plpgsql
as $$
declare
    wrong text;
    known bigint;
begin
    select min(i.nid) into wrong from nidreg.listing_import i where i.act = p_key
     group by lower(i.nid collate "C") having count(*) > 1 limit 1;
    if found then
        perform refuse('NR002', 'import.twice', format('%s occurs twice', wrong));
    elsif (select min(i.ordinal) < 0 or max(i.ordinal) >= count(*)
             from nidreg.listing_import i where i.act = p_key) then
        perform refuse('NR002', 'import.malformed', 'the rows are not numbered from 0');
    end if;
    select i.nid into wrong
      from nidreg.listing_import i left join namespace n on n.nid_key = lower(i.nid collate "C")
     where i.act = p_key
       and (i.previous <> coalesce(n.revisions, 0)
            or exists (select from record_revision v where v.nid_key = n.nid_key and v.event > p_decided_after)) limit 1;
    if found then
        perform refuse('NR001', 'namespace.moved-on', format('%s changed in the meantime', wrong));
    end if;
    select i.nid into wrong from nidreg.listing_import i
     where i.act = p_key and ((length(i.registered) = 10 and not is_day(i.registered)) or (length(i.updated) = 10 and not is_day(i.updated))) limit 1;
    if found then
        perform refuse('NR002', 'import.not-a-day', format('%s has a date that does not exist', wrong));
    end if;
    select count(*) + (select c.next from informal_counter c) into known
      from nidreg.listing_import i where i.act = p_key and i.nid ~* '^urn-[0-9]+$';
    select i.nid into wrong from nidreg.listing_import i
     where i.act = p_key and substring(i.nid from '^[Uu][Rr][Nn]-([0-9]+)$')::numeric > known + 1000 limit 1;
    if found then
        perform refuse('NR002', 'import.number-too-high', format('%s is far beyond the known informal namespaces', wrong));
    end if;
end
$$;

-- From which day on what is imported is in force. p_stated: the day of its listing, empty: today. A listing older than the
-- newest that was imported takes its place in the past where that is wanted; else what it says is in force from today on.
-- Refuses a date that does not exist, and a day that has not come anywhere on earth.
create function day_of_import(p_stated text, p_is_past boolean) returns text language plpgsql stable
as $$
begin
    if p_stated = '' then
        return day_of(now());
    elsif not is_day(p_stated) then
        perform refuse('NR002', 'import.not-a-day', format('the listing is dated "%s", which is not a date', left(p_stated, 20)));
    elsif p_stated > day_of(now() + interval '1 day') collate "C" then
        perform refuse('NR002', 'import.not-yet', format('the listing is dated %s, which is in the future', p_stated));
    end if;
    return case when p_is_past or p_stated >= coalesce((select max(l.in_force::text collate "C") from imported_listing l), '') collate "C"
                then p_stated else day_of(now()) end;
end
$$;

-- Refuses to delist more than three namespaces, and more than the policy removal-percent allows of those that are listed
-- on the day, or all of a kind. A namespace that goes on under another NID is not removed.
create function check_removals(p_key uuid, p_day text) returns void language plpgsql
as $$
declare
    removed  bigint;
    listed   bigint;
    is_whole boolean;
begin
    if not exists (select from nidreg.listing_import i where i.act = p_key and i.status = 'delisted') then
        return;
    end if;
    select sum(k.removed), sum(k.listed), bool_or(k.removed = k.listed) into removed, listed, is_whole
      from (select count(*) as listed,
                   count(*) filter (where i.status = 'delisted'
                                      and n.nid_key not in (select lower(h.former_nid collate "C") from nidreg.listing_import h
                                                             where h.act = p_key and h.former_nid <> '')) as removed
              from namespace n
              left join nidreg.listing_import i on i.act = p_key and lower(i.nid collate "C") = n.nid_key
             where case when n.in_force <= p_day then n.status
                        else (select v.status from record_revision v where v.nid_key = n.nid_key and v.in_force <= p_day
                               order by v.in_force desc, v.event desc limit 1) end <> 'delisted'
             group by n.kind) as k;
    if is_whole or (removed > 3 and removed * 100 > listed * coalesce(nidreg.policy_value('removal-percent')::numeric, 0)) then
        perform refuse('NR002', 'import.removes-many', format('%s of %s namespaces would be delisted', removed, listed));
    end if;
end
$$;

-- The registration that a record shows from a day on: the greatest of those that came with what was in force by then.
create function registration_by(p_nid_key text, p_day text) returns bigint language sql stable
as $$
    select g.event from registration g join record_revision v on v.event = g.event
     where g.nid_key = p_nid_key and v.in_force <= p_day order by precedence(g) desc limit 1
$$;

-- Record revisions and registrations for the rows of an import from one ordinal to another, with the events' numbers
-- that they will have, from p_first on. Into the past they go as of the listing's day; into the present, too, but where
-- something else is in force since, that gives way today.
create function revisions_to_import(p_key uuid, p_source text, p_day text, p_is_past boolean, p_at timestamptz, p_first bigint,
                                    p_from bigint, p_until bigint, out shown record_revision, out made registration)
    returns setof record language sql stable
as $$
    select row(i.nid_key, coalesce(n.revisions, 0) + 1, i.nid, i.registered, i.updated, d.in_force, i.status, i.registrant, i.reference,
               i.template_url, i.has_template,
               case when i.is_held and (h.event is null or precedence(i.made) > precedence(h)) then i.event else h.event end,
               true, p_source, i.entry, i.former_nid, i.event, p_at)::record_revision,
           case when i.is_held then i.made end
      from (select l.*,
                   row(l.event, l.nid_key, registered_version(l.stated_version), l.stated_version, l.template_date, l.text,
                       case l.text when '' then '' else sha256_of(l.text) end,
                       case l.text when '' then '{}'::json else template_fields(plain_lines(l.text))::json end, '', null, p_at, null)::registration as made
              from (select i.*, lower(i.nid collate "C") as nid_key, p_first + row_number() over (order by i.ordinal) - 1 as event,
                           i.text <> '' or i.stated_version <> '' or i.template_date <> '' as is_held
                      from nidreg.listing_import i
                     where i.act = p_key and i.ordinal >= p_from and i.ordinal < p_until) as l) as i
      left join namespace n on n.nid_key = i.nid_key
     cross join lateral (select case when p_is_past or n.in_force is null or n.in_force <= p_day then p_day
                                     else greatest(n.in_force::text collate "C", day_of(p_at)) end as in_force) as d
      left join registration h on h.event = case when n.in_force <= d.in_force then n.registration
                                                 else registration_by(i.nid_key, d.in_force) end
     order by i.event
$$;

-- What an import into the past must not change: of its rows from one ordinal to another those that nothing tells of after
-- p_day and by p_next, the next day whose listing was imported, stay on that day what they were before the import, or
-- unlisted. p_before: the import's first event.
create function revisions_to_keep(p_key uuid, p_day text, p_next text, p_before bigint, p_at timestamptz, p_first bigint,
                                  p_from bigint, p_until bigint, out shown record_revision, out made registration)
    returns setof record language sql stable
as $$
    select row(n.nid_key, n.revisions + 1, v.nid, v.registered, v.updated, p_next, case when k.is_listed then v.status else 'delisted' end,
               v.registrant, v.reference, v.template_url, v.has_template, registration_by(n.nid_key, p_next), true,
               case when k.is_listed then v.source else (select coalesce(detail(e.canonical, 'source'), '') from imported_listing l
                                                           join event e on e.number = l.event
                                                          where l.in_force = p_next order by l.event desc limit 1) end,
               v.entry, case when k.is_listed then v.former_nid else '' end,
               p_first + row_number() over (order by i.ordinal) - 1, p_at)::record_revision,
           null::registration
      from nidreg.listing_import i
      join namespace n on n.nid_key = lower(i.nid collate "C")
      left join lateral (select w.* from record_revision w
                          where w.nid_key = n.nid_key and w.in_force <= p_next and w.event < p_before
                          order by w.in_force desc, w.event desc limit 1) as before on true
     cross join lateral (select before.event is not null as is_listed) as k
      join lateral (select w.* from record_revision w
                     where w.nid_key = n.nid_key and w.event = coalesce(before.event, w.event) and w.in_force <= p_next
                     order by w.in_force desc, w.event desc limit 1) as v on true
     where i.act = p_key and i.ordinal >= p_from and i.ordinal < p_until
       and (before.event is null and i.status <> 'delisted' or before.in_force <= p_day)
     order by i.ordinal
$$;

-- Appends the next events, one for each of these revisions.
create function append_revisions(p_head log_head, p_person text, p_role text, p_at timestamptz, p_shown record_revision[], p_made registration[])
    returns log_head language plpgsql
as $$
declare
    shown     constant record_revision[] := p_shown;
    at        constant timestamptz := p_at;
    canonical bytea[];
    nodes     bytea[];
begin
    select array_agg(canonical_event((s.shown).event, at, p_person, p_role, 'import', null, (s.shown).nid, null, null, null, null,
                         revision_details(s.shown, m.made, case when (s.shown).nid_key ~ '^urn-' then 'informal' else 'formal' end))
                     order by (s.shown).event)
      into canonical
      from (select r::record_revision as shown from unnest(p_shown) as r) as s
      left join (select g::registration as made from unnest(p_made) as g) as m on (m.made).event = (s.shown).event;
    for i in 1 .. coalesce(cardinality(shown), 0) loop
        nodes[i] := nodes_of(p_head.size, canonical[i], p_head.peaks);
        p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes[i])) || last_hash(nodes[i]);
        p_head.size := p_head.size + 1;
    end loop;
    insert into event (number, at, person, what, nid, canonical, nodes)
    select m.event, at, p_person, 'import', m.nid, m.canonical, m.nodes
      from rows from (unnest(shown), unnest(canonical), unnest(nodes)) as m
           (nid_key, revision, nid, registered, updated, in_force, status, registrant, reference, template_url, has_template,
            registration, imported, source, entry, former_nid, event, recorded, canonical, nodes);
    perform keep_revisions(p_shown, p_made);
    return p_head;
end
$$;

-- Whether an import changes anything that its listing's own form shows; a text that was found, or a registrant, does not.
create function changes_listing(p_key uuid) returns boolean language sql stable
as $$
    select exists (
        select from nidreg.listing_import i
          left join namespace n on n.nid_key = lower(i.nid collate "C")
          left join record_revision v on v.nid_key = n.nid_key and v.revision = n.revision
         where i.act = p_key
           and (i.nid, i.registered, i.updated, i.status, i.reference, i.template_url, i.has_template, i.entry)
               is distinct from (v.nid, v.registered::text, v.updated::text, v.status, v.reference::jsonb, v.template_url::text,
                                 v.has_template, v.entry))
$$;

-- Takes over the rows that came with this key; answers {"namespaces": how many, "event": the number of the
-- event that tells of it all; null: there was nothing to take}. p_batch: "source",
-- "sha256" of the file, "frame" (what the listing says beside its records; empty: the one that is held stays), and
-- "contacts"; "removals": true takes over however many it delists; "in_force": the day of the listing (YYYY-MM-DD; empty or
-- absent: today), "decided_after": a number puts it into its place in the past, where what is listed on any later day that is known
-- stays as it is: the newest event when that was decided. Tells on the way how far it is: notices NR100, whose detail is the number of rows taken.
create function take_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb language plpgsql
as $$
declare
    stretch constant bigint := 500; -- some 50 ms, after which the client may end it
    head    log_head;
    header  text := coalesce(p_batch ->> 'frame', '');
    stated  record;
    source  text := coalesce(p_batch ->> 'source', '');
    taken   bigint;
    last    bigint;
    people  int;
    told    bigint;
    decided constant bigint := (p_batch ->> 'decided_after')::bigint;
    is_past constant boolean := decided is not null;
    day     text;
    next    text;
    at      timestamptz;
    shown   record_revision[];
    made    registration[];
begin
    perform check_registrar(p_role), check_length(source, 4000, 'the source'), check_length(p_batch ->> 'sha256', 64, 'the hash');
    head := lock_log();
    day := day_of_import(coalesce(p_batch ->> 'in_force', ''), is_past);
    if is_past then
        next := (select min(l.in_force::text collate "C") from imported_listing l where l.in_force > day);
        select l.event as header_event, l.header, l.in_force into stated from imported_listing l
         where l.in_force = day order by l.event desc limit 1;
    else
        select h.header_event, h.header, null::text as in_force into stated from nidreg.listing_head() as h;
    end if;
    perform check_import(p_key, decided);
    delete from nidreg.listing_import i
     where i.act = p_key and i.previous is null and not is_past
       and exists (select from namespace n where n.nid_key = lower(i.nid collate "C"));
    select count(*), coalesce(max(i.ordinal), -1) into taken, last from nidreg.listing_import i where i.act = p_key;
    if (p_batch -> 'removals' = 'true'::jsonb) is not true then
        perform check_removals(p_key, day);
    end if;
    if taken > 0 and takes_two('register') then
        perform refuse('NR002', 'import.takes-two', 'registering a namespace requires two registrars');
    elsif not is_past and stated.header_event >= 0 and header = '' and taken > 0 and not changes_listing(p_key) then
        header := stated.header; -- the listing stays what it said it is
    elsif stated.header_event >= 0 and header = stated.header and taken = 0 then
        header := '';
    end if;
    insert into contact (id, name, uri, updated, event)
    select c.id, c.name, coalesce(c.uri, ''), coalesce(c.updated, ''), head.size
      from jsonb_to_recordset(case jsonb_typeof(p_batch -> 'contacts') when 'array' then p_batch -> 'contacts' else '[]' end)
        as c (id text, name text, uri text, updated text)
    on conflict (id) do nothing;
    get diagnostics people = row_count;
    if taken + people > 0 or header <> '' or (is_past and stated.in_force is null) then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          event_details('import', 'source', source, 'sha256', p_batch ->> 'sha256',
                                        'namespaces', taken::text, 'contacts', people::text,
                                        'contacts-sha256', case when people > 0 then contacts_sha256(head.size) end,
                                        'frame-sha256', case when header <> '' then sha256_of(header) end,
                                        'in-force', day));
        told := head.size - 1;
        insert into imported_listing (event, header, in_force) values (told, header, day);
        update informal_counter c set next = highest.number + 1
          from (select max(substring(i.nid from '^[Uu][Rr][Nn]-([0-9]{1,18})$')::bigint) as number
                  from nidreg.listing_import i where i.act = p_key) as highest
         where c.next <= highest.number;
        for begun in 0 .. last by stretch loop
            at := clock_timestamp();
            select array_agg(i.shown order by (i.shown).event),
                   coalesce(array_agg(i.made order by (i.made).event) filter (where (i.made).event is not null), '{}')
              into shown, made
              from revisions_to_import(p_key, source, day, is_past, at, head.size, begun, begun + stretch) as i;
            head := append_revisions(head, p_person, p_role, at, shown, made);
            raise notice 'rows taken' using errcode = 'NR100', detail = least(begun + stretch, last + 1)::text;
        end loop;
        for begun in 0 .. case when next is null then -1 else last end by stretch loop
            at := clock_timestamp();
            select array_agg(k.shown order by (k.shown).event) into shown
              from revisions_to_keep(p_key, day, next, told, at, head.size, begun, begun + stretch) as k;
            head := append_revisions(head, p_person, p_role, at, shown, '{}');
        end loop;
        perform keep_head(head);
    end if;
    delete from nidreg.listing_import i where i.act = p_key;
    return jsonb_build_object('namespaces', taken, 'event', told);
end
$$;

-- The same as an action, all or nothing.
create function nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'import', p_person, p_role, p_batch::text);
begin
    if answer is not null then
        delete from nidreg.listing_import i where i.act = p_key;
        return answer;
    end if;
    return finish_action(p_key, take_listing(p_key, p_person, p_role, p_batch));
end
$$;

-- Several listings one after the other as one action, all of them or none: each batch says in "key" with which key its
-- rows came. Answers the number of namespaces of all, and the last event.
create function nidreg.import_listings(p_key uuid, p_person text, p_role text, p_batches jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'import', p_person, p_role, p_batches::text);
    each   jsonb;
    taken  jsonb;
    count  bigint := 0;
begin
    if answer is not null then
        delete from nidreg.listing_import i
         where i.act in (select (b ->> 'key')::uuid from jsonb_array_elements(p_batches) as b);
        return answer;
    end if;
    for each in select b from jsonb_array_elements(p_batches) with ordinality as l (b, line) order by l.line loop
        taken := take_listing((each ->> 'key')::uuid, p_person, p_role, each);
        count := count + (taken ->> 'namespaces')::bigint;
    end loop;
    return finish_action(p_key, jsonb_build_object('namespaces', count, 'event', taken -> 'event'));
end
$$;

-- Records what a publication wrote: p_lines are "SHA256  NAME" of each file. Answers {"event": its number}.
create function nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint, p_lines jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'publish', p_person, p_role, p_count::text, p_lines::text);
    files  text[];
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role), check_length(p_lines::text, 16777216, 'the list of files');
    if p_count < 0 then
        perform refuse('NR002', 'publication.malformed', 'the number of namespaces cannot be negative');
    end if;
    if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
       or exists (select from jsonb_array_elements_text(p_lines) l (line)
                   where (l.line ~ '^[0-9a-f]{64}  [^\n]+$' and octet_length(l.line) <= 4000) is not true) then
        perform refuse('NR002', 'publication.malformed', 'a published file must be its SHA-256, two spaces and its name');
    end if;
    select array_agg(each order by l.place, each = l.line) into files -- 'file' and its line in turn
      from jsonb_array_elements_text(p_lines) with ordinality as l (line, place)
     cross join unnest(array['file', l.line]) as each;
    return finish_action(p_key, jsonb_build_object('event',
        append_event(p_person, p_role, 'publish', null, '', null, variadic array['namespaces', p_count::text] || files)));
end
$$;
