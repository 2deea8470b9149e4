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
create function check_import(p_key uuid) returns void language plpgsql
as $$
declare
    wrong text;
    known bigint;
begin
    select min(i.nid) into wrong from nidreg.listing_import i where i.act = p_key
     group by lower(i.nid collate "C") having count(*) > 1 limit 1;
    if found then
        perform refuse('NR002', 'import.twice', format('%s is there twice', wrong));
    elsif (select min(i.ordinal) < 0 or max(i.ordinal) >= count(*)
             from nidreg.listing_import i where i.act = p_key) then
        perform refuse('NR002', 'import.malformed', 'the rows are not numbered from 0 on');
    end if;
    select i.nid into wrong
      from nidreg.listing_import i left join namespace n on n.nid_key = lower(i.nid collate "C")
     where i.act = p_key and i.previous <> coalesce(n.revision, 0) limit 1;
    if found then
        perform refuse('NR001', 'namespace.moved-on', format('%s has changed meanwhile', wrong));
    end if;
    select i.nid into wrong from nidreg.listing_import i
     where i.act = p_key and ((length(i.registered) = 10 and not is_day(i.registered)) or (length(i.updated) = 10 and not is_day(i.updated))) limit 1;
    if found then
        perform refuse('NR002', 'import.not-a-day', format('%s has a day that is none', wrong));
    end if;
    select count(*) + (select c.next from informal_counter c) into known
      from nidreg.listing_import i where i.act = p_key and i.nid ~* '^urn-[0-9]+$';
    select i.nid into wrong from nidreg.listing_import i
     where i.act = p_key and substring(i.nid from '^[Uu][Rr][Nn]-([0-9]+)$')::numeric > known + 1000 limit 1;
    if found then
        perform refuse('NR002', 'import.number-too-high', format('%s is far beyond the informal namespaces that are known', wrong));
    end if;
end
$$;

-- Refuses to delist more than three namespaces, and more than the policy removal-percent allows of those that are listed,
-- or all of a kind. A namespace that goes on under another NID is not removed.
create function check_removals(p_key uuid) returns void language plpgsql
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
              from namespace n left join nidreg.listing_import i on i.act = p_key and lower(i.nid collate "C") = n.nid_key
             where n.status <> 'delisted'
             group by n.kind) as k;
    if is_whole or (removed > 3 and removed * 100 > listed * coalesce(nidreg.policy_value('removal-percent')::numeric, 0)) then
        perform refuse('NR002', 'import.removes-many', format('%s of %s namespaces would be delisted', removed, listed));
    end if;
end
$$;

-- Record revisions and registrations for the rows of an import from one ordinal to another, with the events' numbers
-- that they will have, from p_first on.
create function revisions_to_import(p_key uuid, p_source text, p_at timestamptz, p_first bigint, p_from bigint, p_until bigint,
                                    out shown record_revision, out made registration) returns setof record language sql stable
as $$
    select row(i.nid_key, coalesce(n.revision, 0) + 1, i.nid, i.registered, i.updated,
               first_day(true, i.registered, i.updated, p_at), i.status, i.registrant, i.reference,
               i.template_url, i.has_template,
               case when i.is_held and (h.event is null or precedence(i.made) > precedence(h)) then i.event else n.registration end, true, p_source, i.entry, i.former_nid,
               i.event, p_at)::record_revision,
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
      left join registration h on h.event = n.registration
     order by i.event
$$;

create function import_stretch(p_head log_head, p_person text, p_role text, p_key uuid, p_source text, p_from bigint, p_until bigint)
    returns log_head language plpgsql
as $$
declare
    at        timestamptz := clock_timestamp();
    shown     record_revision[];
    made      registration[];
    canonical bytea[];
    nodes     bytea[];
begin
    select array_agg(i.shown order by (i.shown).event),
           coalesce(array_agg(i.made order by (i.made).event) filter (where (i.made).event is not null), '{}'),
           array_agg(canonical_event((i.shown).event, at, p_person, p_role, 'import', null, (i.shown).nid, null, null, null, null,
                         revision_details(i.shown, i.made, case when (i.shown).nid_key ~ '^urn-' then 'informal' else 'formal' end))
                     order by (i.shown).event)
      into shown, made, canonical
      from revisions_to_import(p_key, p_source, at, p_head.size, p_from, p_until) as i;
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
    perform keep_revisions(shown, made);
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

-- Takes over the rows that came with this key, all or nothing; answers {"namespaces": how many, "event": the number of the
-- event that tells of it all; null: there was nothing to take}. p_batch: "source",
-- "sha256" of the file, "frame" (what the listing says beside its records; empty: the one that is held stays), and
-- "contacts"; "removals": true takes over however many it delists. Tells on the way how far it is: notices NR100, whose detail is the
-- number of rows taken.
create function nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) returns jsonb language plpgsql
as $$
declare
    answer  jsonb := begin_action(p_key, 'import', p_person, p_role, p_batch::text);
    stretch constant bigint := 500; -- some 50 ms, after which the client may end it
    head    log_head;
    header  text := coalesce(p_batch ->> 'frame', '');
    stated  record;
    source  text := coalesce(p_batch ->> 'source', '');
    taken   bigint;
    last    bigint;
    people  int;
    told    bigint;
begin
    if answer is not null then
        delete from nidreg.listing_import i where i.act = p_key;
        return answer;
    end if;
    perform check_registrar(p_role), check_length(source, 4000, 'the source'), check_length(p_batch ->> 'sha256', 64, 'the hash');
    head := lock_log();
    select h.header_event, h.header into stated from nidreg.listing_head() as h;
    perform check_import(p_key);
    delete from nidreg.listing_import i
     where i.act = p_key and i.previous is null
       and exists (select from namespace n where n.nid_key = lower(i.nid collate "C"));
    select count(*), coalesce(max(i.ordinal), -1) into taken, last from nidreg.listing_import i where i.act = p_key;
    if (p_batch -> 'removals' = 'true'::jsonb) is not true then
        perform check_removals(p_key);
    end if;
    if taken > 0 and takes_two('register') then
        perform refuse('NR002', 'import.takes-two', 'a namespace is registered by two registrars');
    elsif stated.header_event >= 0 and header = '' and taken > 0 and not changes_listing(p_key) then
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
    if taken + people > 0 or header <> '' then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          event_details('import', 'source', source, 'sha256', p_batch ->> 'sha256',
                                        'namespaces', taken::text, 'contacts', people::text,
                                        'contacts-sha256', case when people > 0 then contacts_sha256(head.size) end,
                                        'frame-sha256', case when header <> '' then sha256_of(header) end));
        told := head.size - 1;
        insert into listing_header (event, header) select told, header where header <> '';
        update informal_counter c set next = highest.number + 1
          from (select max(substring(i.nid from '^[Uu][Rr][Nn]-([0-9]{1,18})$')::bigint) as number
                  from nidreg.listing_import i where i.act = p_key) as highest
         where c.next <= highest.number;
        for begun in 0 .. last by stretch loop
            head := import_stretch(head, p_person, p_role, p_key, source, begun, begun + stretch);
            raise notice 'rows taken' using errcode = 'NR100', detail = least(begun + stretch, last + 1)::text;
        end loop;
        perform keep_head(head);
    end if;
    delete from nidreg.listing_import i where i.act = p_key;
    return finish_action(p_key, jsonb_build_object('namespaces', taken, 'event', told));
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
        perform refuse('NR002', 'publication.malformed', 'there are no fewer namespaces than none');
    end if;
    if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
       or exists (select from jsonb_array_elements_text(p_lines) l (line)
                   where (l.line ~ '^[0-9a-f]{64}  [^\n]+$' and octet_length(l.line) <= 4000) is not true) then
        perform refuse('NR002', 'publication.malformed', 'a published file is its SHA-256, two spaces and its name');
    end if;
    select array_agg(each order by l.place, each = l.line) into files -- 'file' and its line in turn
      from jsonb_array_elements_text(p_lines) with ordinality as l (line, place)
     cross join unnest(array['file', l.line]) as each;
    return finish_action(p_key, jsonb_build_object('event',
        append_event(p_person, p_role, 'publish', null, '', null, variadic array['namespaces', p_count::text] || files)));
end
$$;
