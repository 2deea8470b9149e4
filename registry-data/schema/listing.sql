-- The listing of namespaces: filtered, sorted, and paged by key. The tables stand in namespaces.sql.
--
-- A filter is a text (found in NID, registrant, label or the template shown, in any case; empty: all), a kind
-- (formal, informal) and a status, or `listed` for all but delisted; empty: any. A sort is one of nid, kind, version, date, status, registrant,
-- reference; equal rows follow by place (formal ones first, then informal ones by number) and NID.
--
-- Three ways lead to what a filter finds:
--   1. walk() goes through the sort's index from a row on, a bounded number of rows. It finds what is frequent at
--      once. The order by kind, in which the listing is first shown, has a covering index: 20,000 rows take some 10 ms.
--   2. matches() takes all that the trigram indexes find, where that is little, and sorts it. It finds what is rare.
--   3. What is frequent, but late in the order, is found by walking on.
-- Statements that depend on the value looked for are executed as text, since each value has a plan of its own.

-- tables: indexes ------------------------------------------------------------------------------------------------

create index namespace_by_kind on namespace (place, nid_key) include (words, status, registration);
create index namespace_by_version on namespace (version, place, nid_key);
create index namespace_by_date on namespace (registered collate "C", place, nid_key);
create index namespace_by_status on namespace (status collate "C", place, nid_key);
create index namespace_by_registrant on namespace (registrant_key, place, nid_key);
create index namespace_by_label on namespace (label_key, place, nid_key);
create index namespace_by_registration on namespace (registration) where registration is not null;

-- functions: helpers ---------------------------------------------------------------------------------------------
-- The columns of a sort, for `order by` and for comparing rows; refuses any other sort.
create function sort_columns(p_sort text) returns text
    language plpgsql immutable strict
as $$
begin
    case p_sort
        when 'nid' then return 'nid_key';
        when 'kind' then return 'place, nid_key';
        when 'version' then return 'version, place, nid_key';
        when 'date' then return 'registered collate "C", place, nid_key';
        when 'status' then return 'status collate "C", place, nid_key';
        when 'registrant' then return 'registrant_key, place, nid_key';
        when 'reference' then return 'label_key, place, nid_key';
        else perform refuse('NR002', 'listing.sort', format('the listing cannot be sorted by %s', p_sort));
    end case;
end
$$;

-- The text of a filter in lower case; refuses one of more than 1,000 characters.
create function filter_words(p_text text) returns text
    language plpgsql immutable strict
as $$
begin
    if length(p_text) > 1000 then
        perform refuse('NR002', 'listing.text', 'a filter can have at most 1,000 characters');
    end if;
    return lower(p_text collate "und-x-icu");
end
$$;

-- The rows of a page; refuses others than 1 to 4096.
create function checked_rows(p_rows int) returns int
    language plpgsql immutable strict
as $$
begin
    if p_rows not between 1 and 4096 then
        perform refuse('NR002', 'listing.rows', 'a page must have 1 to 4096 rows');
    end if;
    return p_rows;
end
$$;

-- A condition for the rows after the one of the key $1 in a sort, and its `order by`.
create function rows_after(p_sort text, p_descending boolean) returns text
    language sql immutable strict
as $$
    select format('(%s) %s (select %1$s from namespace where nid_key = $1)', sort_columns(p_sort),
                  case when p_descending then '<' else '>' end)
$$;
create function sort_order(p_sort text, p_descending boolean) returns text
    language sql immutable strict
as $$
    select case when p_descending then replace(sort_columns(p_sort), ',', ' desc,') || ' desc' else sort_columns(p_sort) end
$$;

-- A condition for rows of a kind and of the status $2.
create function kind_and_status(p_kind text, p_status text) returns text
    language sql immutable strict
as $$
    select case p_kind when '' then 'true' when 'formal' then 'place = 0' when 'informal' then 'place > 0' else 'false' end
           || case p_status when '' then '' when 'listed' then ' and status collate "C" <> ''delisted'''
                            else ' and status collate "C" = $2' end
$$;

-- Walks through at most `p_rows` rows after the one of the key `p_after` (empty: from the first one on), until it
-- has found `p_most` of them: their keys in order, and where to go on, empty at the end. `p_templates` are
-- template_matches(); null: each template is looked at.
create function walk(p_words text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                 p_after text, p_rows int, p_most int, p_templates bigint[],
                                 out keys text[], out next text)
    language plpgsql stable
as $$
declare
    stretch constant text := format(
        'select nid_key, place, status, words, registration from namespace where %s and %s order by %s offset $3 limit $4',
        case p_after when '' then 'true' else rows_after(p_sort, p_descending) end,
        case p_sort when 'kind' then kind_and_status(p_kind, '') -- the rows of a kind, or status, are next to each other
                    when 'status' then kind_and_status('', p_status) else 'true' end,
        sort_order(p_sort, p_descending));
begin
    execute format('select array(select nid_key from (%s) as s where %s and (words like $5 or %s) limit $6)', stretch,
                   kind_and_status(p_kind, p_status),
                   case when p_templates is null then 'template_like(registration, $5)' else 'registration = any ($7)' end)
       into keys using p_after, p_status, 0, p_rows, containing(p_words), p_most, p_templates;
    next := keys[p_most];
    if next is null then
        execute format('select nid_key from (%s) as s', stretch) into next using p_after, p_status, p_rows - 1, 1;
        next := coalesce(next, '');
    end if;
end
$$;

-- The keys of the first `p_most` rows that a filter finds after the one of the key `p_after` (empty: of all), in
-- order, by the indexes of words, kind and status; null where these find more than `p_most`, or are none.
-- `p_templates` are template_matches(). Rows whose NID begins with the text are next to each other in the order by
-- kind, and may be many and late there: these come by that order, and are not in the trigram index.
create function matches(p_words text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                    p_after text, p_most int, p_templates bigint[]) returns text[]
    language plpgsql stable
as $$
declare
    begins     constant text := 'nid_key >= $7 and nid_key < $7 || ''~''';
    contains   constant text := 'words_form(substr(words, 2)) like any ($3)';
    after      constant text := case p_after when '' then 'true' else rows_after(p_sort, p_descending) end;
    found_keys text[];
begin
    if p_templates is null or p_words = '' and p_kind <> 'informal' and p_status = ''
       or p_words <> '' and not has_few_candidates(p_words) then
        return null;
    end if;
    execute format(
        'with own as materialized (select %1$s from namespace where %2$s and %3$s limit $6 + 1),
              found as (select * from own
                        union select %1$s from namespace where registration = any ($5) and %2$s
                        union (select %1$s from namespace where place = 0 and %4$s order by %6$s limit $6)
                        union (select %1$s from namespace where place > 0 and %4$s order by %6$s limit $6))
         select array(select nid_key from found where %5$s order by %6$s limit $6)
          where (select count(*) from own) <= $6',
        sort_columns(p_sort), kind_and_status(p_kind, p_status),
        case when p_words = '' then 'true' when p_sort = 'kind' then contains || ' and words like $4'
             else '(' || contains || ' or ' || begins || ') and words like $4' end,
        case when p_words <> '' and p_sort = 'kind' then begins || ' and ' || after || ' and '
                                                          || kind_and_status(p_kind, p_status) else 'false' end,
        after, sort_order(p_sort, p_descending))
       into found_keys using p_after, p_status, trigram_patterns(p_words), containing(p_words), p_templates, p_most, p_words;
    return found_keys;
end
$$;

-- The first keys, about `p_most` or all, of what a filter finds after the row of the key `p_after` (empty: of
-- all), as far as a bounded search gets, which ends where a short walk finds `p_enough`; and where to go on, empty at the end. A short walk finds what is frequent,
-- the indexes what is rare, a long walk what is frequent further on.
create function seek(p_words text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                 p_after text, p_most int, p_enough int, out keys text[], out next text)
    language plpgsql stable
as $$
declare
    has_covering_index constant boolean := p_sort = 'kind';
    most_matches       constant int := case when has_covering_index then 2000 else 10000 end;
    short_walk         constant int := case when has_covering_index then 20000 else 4000 end;
    long_walk          constant int := case when has_covering_index then 300000 else 10000 end;
    templates          bigint[];
    all_keys           text[];
begin
    select w.keys, w.next into keys, next
      from walk(p_words, p_kind, p_status, p_sort, p_descending, p_after, short_walk, p_most, null) as w;
    if next = '' or cardinality(keys) >= p_enough then
        return;
    end if;
    templates := template_matches(p_words);
    all_keys := matches(p_words, p_kind, p_status, p_sort, p_descending, p_after, most_matches, templates);
    if all_keys is not null then
        keys := all_keys;
        next := coalesce(keys[most_matches], '');
    elsif keys = '{}' then
        select w.keys, w.next into keys, next
          from walk(p_words, p_kind, p_status, p_sort, p_descending, next, long_walk, p_most, templates) as w;
    end if;
end
$$;

-- functions: for everybody ---------------------------------------------------------------------------------------
-- A page of the listing: the first `p_limit` rows (1 to 4096) that a filter finds after the row of the key
-- `p_after` (empty: of all), as namespace_json(). No rows where an argument is null or no row has that key.
create function nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                    p_after text, p_limit int) returns setof jsonb
    language plpgsql stable strict
as $$
declare
    words constant text := filter_words(p_text);
    rows  constant int := checked_rows(p_limit);
    next  text;
    page  text[];
begin
    select s.keys, s.next into page, next
      from seek(words, p_kind, p_status, p_sort, p_descending, p_after, rows, rows) as s;
    while next <> '' and cardinality(page) < rows loop
        select page || w.keys, w.next into page, next
          from walk(words, p_kind, p_status, p_sort, p_descending, next, 20000, rows - cardinality(page), null) as w;
    end loop;
    return query
        select namespace_json(n)
          from unnest(page[: rows]) with ordinality as k (nid_key, line)
          join namespace n on n.nid_key = k.nid_key collate "C"
         order by k.line;
end
$$;

-- Where the pages of a listing begin, found out stretch by stretch: the keys of every `p_step`-th row (1 to 4096)
-- that a filter finds after the row of the key `p_after` (empty: from the first one on), up to which `p_found`
-- rows were found; how many there are with those (`reached`); the key to go on after, empty at the end (`next`). A
-- call does some ten milliseconds of work; the first one of a filter does more where that finds too few to
-- show, and has the first rows, at most p_step, as namespace_json(). All null where an argument is.
create function nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_after text, p_found bigint, p_step int,
                                     out marks text[], out reached bigint, out next text, out first jsonb)
    language plpgsql stable strict
as $$
declare
    window_rows constant int := 48; -- fill a window
    words       constant text := filter_words(p_text);
    step        constant int := checked_rows(p_step);
    stretch     constant int := case p_sort when 'kind' then 30000 else 4000 end;
    is_first    constant boolean := p_after = '' and (p_text <> '' or p_kind <> '' or p_status <> '');
    keys        text[];
begin
    if is_first then
        select s.keys, s.next into keys, next
          from seek(words, p_kind, p_status, p_sort, p_descending, '', window_rows, window_rows / 4) as s;
    else
        select w.keys, w.next into keys, next
          from walk(words, p_kind, p_status, p_sort, p_descending, p_after, stretch, stretch, null) as w;
    end if;
    reached := p_found + cardinality(keys);
    marks := array(select f.nid_key from unnest(keys) with ordinality as f (nid_key, line)
                    where (p_found + f.line) % step = 0 order by f.line);
    select coalesce(jsonb_agg(namespace_json(n) order by k.line), '[]') into first
      from unnest(case when is_first then keys[: step] end) with ordinality as k (nid_key, line)
      join namespace n on n.nid_key = k.nid_key collate "C";
end
$$;

-- How many namespaces a filter finds; null where an argument is.
create function nidreg.listing_count(p_text text, p_kind text, p_status text) returns bigint
    language plpgsql stable strict
as $$
declare
    words    constant text := filter_words(p_text);
    patterns constant text[] := trigram_patterns(words);
    own      bigint;
    others   bigint := 0; -- by their templates alone
begin
    execute 'select count(*) from namespace where words like $4 and ' || kind_and_status(p_kind, p_status)
            || case when patterns is null then '' else
                   ' and (words_form(substr(words, 2)) like any ($3) or nid_key >= $1 and nid_key < $1 || ''~'')' end
       into own using words, p_status, patterns, containing(words);
    if p_text <> '' then
        execute 'select count(*) from registration r join namespace n on n.registration = r.event
                  where r.words like $4 and n.words not like $4 and ' || kind_and_status(p_kind, p_status)
                || case when patterns is null then '' else ' and words_form(r.words) like any ($3)' end
           into others using words, p_status, patterns, containing(words);
    end if;
    return own + others;
end
$$;
