-- The listing in blocks of some 256 rows, in its first order (by kind, then NID or number): what a filter
-- looks through lies together, and blocks in which a text cannot stand are passed over. So a text that
-- is frequent, but late in the listing, is found as soon as one that comes first.

-- As an index is: nothing is published of it, it is in no deposit, and it is made anew out of the listing.
-- A block has the rows from its first place on up to the next block's; no block at all: the rows are not
-- in blocks yet.
create table nidreg.listing_block (
    place    bigint not null,
    nid_key  text collate "C" not null,
    is_stale boolean not null, -- rows came or changed since
    words    text[] collate "C" not null,
    parts    bytea[] not null,
    primary key (place, nid_key)
);
comment on column nidreg.listing_block.words is 'words_of() of each row, in their order; each begins with the NID and a line end';
comment on column nidreg.listing_block.parts is 'every two and every three characters that stand together in them';
create index listing_block_by_parts on nidreg.listing_block using gin (parts) with (fastupdate = off)
    where not is_stale;
create index listing_block_stale on nidreg.listing_block (place, nid_key) where is_stale;

-- Every two and every three characters that stand together in texts.
create function nidreg.parts_of(p_words text[]) returns bytea[]
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    with three as (
        select distinct substr(w.words, i, 3) as part
          from (select convert_to(u || E'\n', 'UTF8') as words from unnest(p_words) as u) as w,
               generate_series(1, length(w.words) - 2) as i
    )
    select array(select part from three union select substr(part, 1, 2) from three)
$$;

-- Makes blocks of the rows from a place on up to another; the first one begins with that place.
create function nidreg.make_blocks(p_place bigint, p_nid text, p_end_place bigint, p_end_nid text) returns void
    language sql set search_path = nidreg, pg_catalog, pg_temp set enable_seqscan = off set jit = off
as $$
    with numbered as (
        select n.place, n.nid_key,
               words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") as words,
               (row_number() over (order by n.place, n.nid_key) - 1) / 256 as block
          from namespace n
         where (n.place, n.nid_key) >= (p_place, p_nid) and (n.place, n.nid_key) < (p_end_place, p_end_nid)
    ), blocks as (
        select n.block, array_agg(n.words order by n.place, n.nid_key) as words, min(n.place) as place,
               (array_agg(n.nid_key order by n.place, n.nid_key))[1] as nid_key
          from numbered n group by n.block
    )
    insert into listing_block (place, nid_key, is_stale, words, parts)
    select case b.block when 0 then p_place else b.place end, case b.block when 0 then p_nid else b.nid_key end,
           false, b.words, parts_of(b.words)
      from blocks b
$$;

-- Brings the blocks up to date, if more than so many are not.
create function nidreg.renew_blocks(p_bearable int) returns void
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    after_all constant bigint := 9223372036854775807;
    stale     record;
begin
    if not exists (select from listing_block) then
        perform make_blocks(0, '', after_all, '');
        analyze listing_block;
        return;
    end if;
    if (select count(*) from (select from listing_block b where b.is_stale limit p_bearable + 1) as s) <= p_bearable then
        return;
    end if;
    for stale in
        select b.place, b.nid_key, coalesce(e.place, after_all) as end_place, coalesce(e.nid_key, '') as end_nid
          from listing_block b
          left join lateral (select l.place, l.nid_key from listing_block l
                              where (l.place, l.nid_key) > (b.place, b.nid_key)
                              order by l.place, l.nid_key limit 1) as e on true
         where b.is_stale
    loop
        delete from listing_block b where (b.place, b.nid_key) = (stale.place, stale.nid_key);
        perform make_blocks(stale.place, stale.nid_key, stale.end_place, stale.end_nid);
    end loop;
end
$$;

-- Where the block begins that has the row of that place; no row where there are no blocks.
create function nidreg.block_of(p_place bigint, p_nid text) returns table (place bigint, nid_key text)
    language sql stable
begin atomic
    select b.place, b.nid_key from nidreg.listing_block b
     where (b.place, b.nid_key) <= (p_place, p_nid collate "C") order by b.place desc, b.nid_key desc limit 1;
end;

create function nidreg.mark_blocks() returns trigger
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
    set enable_seqscan = off set jit = off
as $$
begin
    update listing_block b set is_stale = true
      from (select distinct h.place, h.nid_key from made m, lateral block_of(m.place, m.nid_key) as h) as t
     where (b.place, b.nid_key) = (t.place, t.nid_key) and not b.is_stale;
    return null;
end
$$;
create trigger a_row_that_comes_outdates_its_block after insert on nidreg.namespace
    referencing new table as made for each statement execute function nidreg.mark_blocks();
create trigger a_row_that_changes_outdates_its_block after update on nidreg.namespace
    referencing new table as made for each statement execute function nidreg.mark_blocks();

-- Blocks that have all of these parts, and those of which nobody knows.
create function nidreg.blocks_with(p_parts bytea[]) returns table (place bigint, nid_key text)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set jit = off
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
begin
    return query select b.place, b.nid_key from listing_block b where not b.is_stale and b.parts @> p_parts
                 union all
                 select b.place, b.nid_key from listing_block b where b.is_stale;
end
$$;

-- The namespaces whose templates have a text, if they are not more than so many; null: they are, or nobody knows.
create function nidreg.few_with_text(p_text text, p_most int) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
    patterns constant text[] := trigram_patterns(p_text);
    most     constant int := case when cardinality(patterns) > 1 then 0 else p_most end; -- two letters are in many
    found    text[];
begin
    if patterns is null
       or exists (select from (select v.text from namespace_version v where v.text <> '' limit 20) as t
                   where words_form(lower(t.text collate "und-x-icu")) collate "C" like pattern_of(p_text)) then
        return null; -- a text that some out of few have is in many
    end if;
    found := array(
        select v.nid_key
          from namespace_version v
         where words_form(lower(v.text collate "und-x-icu")) collate "C" like any (patterns)
           and exists (select from namespace n where n.nid_key = v.nid_key and n.version = v.version)
         limit most + 1);
    return case when cardinality(found) <= most then found end;
end
$$;

-- Those of the rows of a block (`p_words`) that a filter finds, in their order, from the row after the
-- p_skip first ones on (null: all); beside its words it finds the namespaces `p_texts`.
create function nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[],
                                      p_skip bigint)
    returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
    set enable_seqscan = off set jit = off
as $$
declare
    found constant text[] := array(
        select split_part(w.words, E'\n', 1) from unnest(p_words) with ordinality as w (words, line)
         where w.line > coalesce(p_skip, 0) and (w.words like p_pattern or split_part(w.words, E'\n', 1) = any (p_texts))
         order by w.line);
begin
    if p_kind = '' and p_status = '' then
        return found;
    end if;
    return array(select f.nid_key
                   from unnest(found) with ordinality as f (nid_key, line)
                   join namespace n on n.nid_key = f.nid_key collate "C"
                  where (p_kind = '' or n.kind = p_kind) and (p_status = '' or n.status = p_status)
                  order by f.line);
end
$$;

-- Those of these namespaces whose template has a text.
create function nidreg.with_text(p_pattern text, p_keys text[]) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
    set enable_seqscan = off set jit = off
as $$
begin
    return array(
        select v.nid_key
          from unnest(p_keys) as k (nid_key)
          join namespace_version v on v.nid_key = k.nid_key collate "C" and v.text <> ''
         where words_form(lower(v.text collate "und-x-icu")) collate "C" like p_pattern
           and exists (select from namespace n where n.nid_key = v.nid_key and n.version = v.version));
end
$$;

create function nidreg.nids_of(p_words text[]) returns text[]
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select array_agg(split_part(w.words, E'\n', 1) order by w.line) from unnest(p_words) with ordinality as w (words, line)
$$;

-- The next rows from a place on that are in the block which begins at another one, in their order.
create function nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows int)
    returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_sort = off set enable_seqscan = off
    set enable_bitmapscan = off set jit = off
as $$
declare
    v_place bigint;
    v_nid   text;
begin
    select b.place, b.nid_key into v_place, v_nid from listing_block b
     where (b.place, b.nid_key) > (p_block_place, p_block_nid) order by b.place, b.nid_key limit 1;
    return array(select n.nid_key from namespace n
                  where (n.place, n.nid_key) >= (p_place, p_nid) and (n.place, n.nid_key) >= (p_block_place, p_block_nid)
                    and (n.place, n.nid_key) < (coalesce(v_place, 9223372036854775807), coalesce(v_nid, ''))
                  order by n.place, n.nid_key limit p_rows);
end
$$;

-- The next rows that a filter finds in the order by kind, after the row of that NID (empty: from the first
-- one on): until there are p_rows of them or it is p_until. `next` is where to go on, empty at the end;
-- `share` is how much of what there is to look through has been looked through, more than 0 and at most 1.
create function nidreg.listing_sought(p_text text, p_kind text, p_status text, p_after text, p_rows int,
                                      p_until timestamptz, out keys text[], out next text, out share float8)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp set jit = off
as $$
declare
    rows_at_once constant int := 500; -- of a stale block
    pattern constant text := pattern_of(p_text);
    form    constant bytea := convert_to(words_form(lower(p_text collate "und-x-icu")), 'UTF8');
    parts   constant bytea[] := case when length(form) = 2 then array[form]
                                     else array(select substr(form, i, 3)
                                                  from generate_series(1, length(form) - 2) as i) end;
    texts   constant text[] := case p_text when '' then '{}' else few_with_text(p_text, 100) end;
    v_place bigint;
    v_nid   text;
    block   record;
    held    record;
    visited text[];
    blocks  int := 0;
begin
    keys := '{}';
    select e.place, e.nid_key into v_place, v_nid
      from namespace n, lateral (select l.place, l.nid_key from namespace l
                                  where (l.place, l.nid_key) > (n.place, n.nid_key)
                                  order by l.place, l.nid_key limit 1) as e
     where n.nid_key = p_after;
    if p_after <> '' and not found then
        next := '';
        share := 1;
        return;
    elsif p_after = '' then
        v_place := case p_kind when 'informal' then 1 else 0 end;
        v_nid := '';
    end if;
    for block in
        with candidate as (
            select c.place, c.nid_key, null::text as text from blocks_with(parts) as c where texts is not null
            union all
            select b.place, b.nid_key, t.nid_key
              from unnest(texts) as t (nid_key)
              join namespace n on n.nid_key = t.nid_key collate "C", lateral block_of(n.place, n.nid_key) as b
            union all
            select b.place, b.nid_key, null from listing_block b where texts is null
            union all
            select 0, '', null where not exists (select from listing_block)
        )
        select c.place, c.nid_key, array_remove(array_agg(c.text), null) as texts, count(*) over () as blocks
          from candidate c
         where (p_kind <> 'formal' or c.place = 0)
           and (c.place, c.nid_key) >= (coalesce((select b.place from block_of(v_place, v_nid) as b), 0),
                                        coalesce((select b.nid_key from block_of(v_place, v_nid) as b), '') collate "C")
         group by c.place, c.nid_key
         order by c.place, c.nid_key
    loop
        blocks := blocks + 1;
        share := blocks::float8 / block.blocks;
        select b.is_stale, b.words into held from listing_block b where (b.place, b.nid_key) = (block.place, block.nid_key);
        if held.is_stale is false then
            keys := keys || block_filtered(
                pattern, p_kind, p_status, held.words,
                case when texts is null then with_text(pattern, nids_of(held.words)) else block.texts end,
                case when blocks = 1 and p_after <> '' then array_position(nids_of(held.words), v_nid) - 1 end);
            next := split_part(held.words[cardinality(held.words)], E'\n', 1);
            if cardinality(keys) >= p_rows or clock_timestamp() >= p_until then
                return;
            end if;
        else
            loop
                visited := rows_between(v_place, v_nid, block.place, block.nid_key, rows_at_once);
                exit when visited = '{}';
                keys := keys || listing_filtered(pattern, p_kind, p_status, visited);
                next := visited[cardinality(visited)];
                select n.place, n.nid_key || chr(1) into v_place, v_nid from namespace n where n.nid_key = next;
                if cardinality(keys) >= p_rows or clock_timestamp() >= p_until then
                    return;
                end if;
            end loop;
        end if;
    end loop;
    next := '';
    share := 1;
end
$$;

-- So many namespaces are found, and sorted, while somebody types.
create function nidreg.listing_at_once() returns int language sql immutable parallel safe return 4000;

-- Where the pages of a listing begin, found out stretch by stretch: `marks` are the keys of every p_step-th
-- row that the filter finds, `reached` how many it finds with the p_found of the stretches before, and
-- `next` is where to go on (p_after), empty at the end. A stretch ends after about p_budget milliseconds;
-- the first one of a filter also as soon as there is something to show, and it has the first rows, at most
-- p_step of them. Where few or none have come by then, they are looked for in another way.
create or replace function nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_after text, p_found bigint, p_step int, p_budget int,
                                     out marks text[], out reached bigint, out next text, out first jsonb)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    window_full constant int := 48;
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    is_first    constant boolean := is_filtered and p_after = '';
    in_blocks   constant boolean := is_filtered and p_sort = 'kind' and not p_descending;
    row_count   constant float8 := (select c.reltuples from pg_class c where c.oid = 'nidreg.namespace'::regclass);
    stretch     constant int := case when is_filtered then 500 else 8000 end;
    until       timestamptz := clock_timestamp() + p_budget * interval '1 ms';
    is_prolonged boolean := false; -- little is missing
    pattern     constant text := pattern_of(p_text);
    visited     text[];
    hits        text[];
    found       text[] := '{}'; -- of the first stretch
    walked      float8 := 0; -- rows, and those passed over
begin
    marks := '{}';
    reached := p_found;
    next := p_after;
    loop
        if in_blocks then
            select s.keys, s.next, walked + s.share * (row_count - walked) into hits, next, walked
              from listing_sought(p_text, p_kind, p_status, next, case when is_first then window_full end, until) as s;
        else
            visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
            hits := case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited) else visited end;
            next := case when cardinality(visited) < stretch then '' else visited[stretch] end;
            walked := walked + cardinality(visited);
        end if;
        marks := marks || array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                                 where (reached + h.line) % p_step = 0 order by h.line);
        reached := reached + cardinality(hits);
        if is_first then
            found := found || hits;
        end if;
        exit when next = '' or is_first and reached >= window_full;
        if is_first and in_blocks and reached * 24 >= window_full and not is_prolonged then
            until := until + 4 * p_budget * interval '1 ms';
            is_prolonged := true;
        end if;
        exit when clock_timestamp() >= until;
    end loop;
    if is_first and next <> '' and (reached * 24 < window_full or not in_blocks and reached < window_full)
       and row_count * reached / greatest(walked, 1) < listing_at_once() then
        hits := listing_first(p_text, p_kind, p_status, p_sort, p_descending, listing_at_once());
        if hits is not null then
            found := hits;
            marks := array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                            where h.line % p_step = 0 order by h.line);
            reached := cardinality(hits);
            next := coalesce(hits[listing_at_once()], '');
        end if;
    end if;
    select coalesce(jsonb_agg(row_json(n) order by k.line), '[]') into first
      from unnest(found[: p_step]) with ordinality as k (nid_key, line)
      join namespace n on n.nid_key = k.nid_key collate "C";
end
$$;

-- A page of the listing: at most p_limit rows after the one of that key.
create or replace function nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text,
                                               p_descending boolean, p_after text, p_limit int) returns setof jsonb
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    in_blocks   constant boolean := is_filtered and p_sort = 'kind' and not p_descending;
    patience    constant int := case when in_blocks then 1 else 4 end; -- turns before another way is tried
    pattern     constant text := pattern_of(p_text);
    stretch     int := case when is_filtered then 500 else p_limit end;
    turns       int := 0;
    next        text := p_after;
    visited     text[];
    page        text[] := '{}';
    first       text[];
    place       int;
begin
    loop
        if in_blocks then
            select page || s.keys, s.next into page, next
              from listing_sought(p_text, p_kind, p_status, next, p_limit - cardinality(page),
                                  case turns when 0 then clock_timestamp() + interval '20 ms' else 'infinity' end) as s;
        else
            visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
            page := page || case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited)
                                 else visited end;
            next := case when cardinality(visited) < stretch then '' else visited[stretch] end;
        end if;
        exit when cardinality(page) >= p_limit or next = '';
        turns := turns + 1;
        if turns = patience then
            first := listing_first(p_text, p_kind, p_status, p_sort, p_descending, listing_at_once());
            place := case p_after when '' then 0 else array_position(first, p_after) end;
            if place is not null and (cardinality(first) < listing_at_once() or cardinality(first) - place >= p_limit) then
                page := first[place + 1 :];
                exit;
            end if;
            stretch := 4000;
        end if;
    end loop;
    return query
        select row_json(n)
          from unnest(page[: p_limit]) with ordinality as k (nid_key, line)
          join namespace n on n.nid_key = k.nid_key collate "C"
         order by k.line;
end
$$;

-- How many namespaces a filter finds.
create or replace function nidreg.listing_count(p_text text, p_kind text, p_status text) returns bigint
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
    pattern constant text := pattern_of(p_text);
    first   text[];
begin
    if p_text <> '' then
        first := listing_first(p_text, p_kind, p_status, 'nid', false, listing_at_once());
    end if;
    if cardinality(first) < listing_at_once() then
        return cardinality(first);
    end if;
    return (
        select count(*) from namespace n
         where (p_kind = '' or n.kind = p_kind)
           and (p_status = '' or n.status = p_status)
           and (p_text = ''
                or words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") collate "C" like pattern
                or exists (select from namespace_version v
                            where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                              and words_form(lower(v.text collate "und-x-icu")) collate "C" like pattern)));
end
$$;


-- Versions bring the blocks up to date: many at once do so at their end, single ones now and then.
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
    perform renew_blocks(16);
    return p_head;
end
$$;

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
        perform renew_blocks(0);
    end if;
    delete from listing_import i where i.act = p_key;
    return finish_act(p_key, jsonb_build_object('namespaces', taken));
end
$$;

revoke all on function
    nidreg.parts_of(text[]), nidreg.make_blocks(bigint, text, bigint, text), nidreg.renew_blocks(int),
    nidreg.block_of(bigint, text), nidreg.mark_blocks(), nidreg.blocks_with(bytea[]), nidreg.few_with_text(text, int),
    nidreg.block_filtered(text, text, text, text[], text[], bigint), nidreg.with_text(text, text[]),
    nidreg.nids_of(text[]), nidreg.rows_between(bigint, text, bigint, text, int),
    nidreg.listing_sought(text, text, text, text, int, timestamptz), nidreg.listing_at_once()
    from public;
grant execute on function
    nidreg.block_of(bigint, text), nidreg.blocks_with(bytea[]), nidreg.few_with_text(text, int),
    nidreg.block_filtered(text, text, text, text[], text[], bigint), nidreg.with_text(text, text[]),
    nidreg.nids_of(text[]), nidreg.rows_between(bigint, text, bigint, text, int),
    nidreg.listing_sought(text, text, text, text, int, timestamptz), nidreg.listing_at_once()
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant select on nidreg.listing_block to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

select nidreg.renew_blocks(0);
