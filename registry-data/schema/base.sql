-- What every subject stands on: the kinds of values, refusals, and the rules that constraints ask.
--
-- A registry has two schemas. nidreg_data holds the tables and what works on them; nobody but the owner has
-- USAGE on it. nidreg holds what people may call and read: functions that run as the owner and ask first who
-- calls them, and views of what is for everybody. access.sql gives every function of nidreg its rights and a
-- fixed search_path, so none can be forgotten. All scripts run with the search_path nidreg_data, nidreg,
-- pg_catalog, pg_temp: what has no schema in its name is made in nidreg_data.

-- RFC 8141 section 5: a NID is ASCII, so its key is too. No argument is null.
create or replace function nid_skeleton(p_nid text) returns text immutable strict parallel safe
    return translate(replace(replace(replace(lower(p_nid collate "C"), '-', ''), 'rn', 'm'), 'vv', 'w'), '01i5', 'olls');
comment on function nid_skeleton is 'A NID without hyphens and with look-alikes made one: equal skeletons are confusable';

-- Whether every line of a grammar stands in a Syntax field, blanks aside. Null: the field is missing.
create or replace function stands_in(p_grammar text, p_syntax text) returns boolean language sql immutable parallel safe
    set search_path = pg_catalog, pg_temp
as $$
    select not exists (
        select from regexp_split_to_table(regexp_replace(p_grammar, '[ \t]+', '', 'g'), E'\n') as line
         where strpos(squeezed.syntax, line) = 0)
      from (select regexp_replace(coalesce(p_syntax, ''), '[ \t]+', '', 'g') as syntax) as squeezed
$$;

-- Whether a day is YYYY-MM-DD and there is such a day; a month is YYYY-MM. Never null for what is not null.
create or replace function is_day(p_text text) returns boolean language plpgsql immutable strict
    set search_path = pg_catalog, pg_temp
as $$
begin
    return p_text ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
       and (right(p_text, 2) <= '28' or make_date(left(p_text, 4)::int, substr(p_text, 6, 2)::int, right(p_text, 2)::int) is not null);
exception when datetime_field_overflow then
    return false;
end
$$;

-- The day of an instant, UTC, as YYYY-MM-DD.
create or replace function day_of(p_at timestamptz) returns text stable strict parallel safe
    return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD');

-- Whether a listing's references are what every program reads: at most 100 objects, each with the texts `data`
-- and `type`, and of label, last_updated and fragment at most those, in their form; nothing else.
create or replace function are_references(p_references jsonb) returns boolean immutable strict parallel safe
    return jsonb_typeof(p_references) = 'array' and octet_length(p_references::text) <= 100000
       and jsonb_array_length(case jsonb_typeof(p_references) when 'array' then p_references else '[]' end) <= 100
       and not p_references @? 'strict $[*] ? (@.type() != "object")'
       and not p_references @? '$[*] ? (!exists(@.data) || !exists(@.type) || @.data.type() != "string"
                                        || @.type.type() != "string" || (exists(@.label) && @.label.type() != "string")
                                        || (exists(@.last_updated) && @.last_updated.type() != "string")
                                        || (exists(@.fragment) && @.fragment.type() != "object"))'
       and not p_references @? '$[*].keyvalue() ? (@.key != "data" && @.key != "type" && @.key != "label"
                                                   && @.key != "last_updated" && @.key != "fragment")'
       and not p_references @? '$[*].fragment.keyvalue() ? (@.value.type() != "string")';

-- Whether a policy of this kind takes the value; false where either is null. model/registry/policyspecs.h has
-- the same rule, and a test compares the two.
create or replace function policy_fits(p_kind text, p_value text) returns boolean immutable parallel safe
    return coalesce(case p_kind
        when 'days' then p_value ~ '^[1-9][0-9]{0,3}$'
        when 'percent' then p_value ~ '^([0-9]|[1-9][0-9]|100)$'
        when 'acts' then p_value ~ '^((register|deprecate|appoint)( (register|deprecate|appoint)){0,2})?$'
        when 'address' then
            p_value ~ '^([A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+)?$'
        else false end, false);

-- A text as trigrams are made of it: in the C locale pg_trgm takes ASCII letters alone for parts of words, so every
-- other byte is written as a backslash and three octal digits.
create or replace function words_form(p_words text) returns text immutable strict parallel safe cost 1000
    return encode(convert_to(p_words, 'UTF8'), 'escape') collate "C";

-- tables --------------------------------------------------------------------------------------------------------

create domain listing_date as text default ''
    constraint a_listing_date_is_a_month_or_a_day check (value ~ '^([0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$');
-- their bounds come with the functions: what an older registry holds beyond them stays readable
create domain template_date as text default '';
create domain line as text default '';
create domain template_text as text default '';
create domain reference_list as jsonb default '[]';
create domain known_day as text collate "C"
    constraint a_known_day_is_year_month_and_day check (value ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
create domain request_kind as text
    constraint a_kind_is_formal_or_informal check (value in ('formal', 'informal'));
create domain request_procedure as text
    constraint a_procedure_is_community_or_fast_track check (value in ('community', 'fast-track'));
create domain request_purpose as text
    constraint a_purpose_is_new_or_revision check (value in ('new', 'revision'));
create domain request_state as text
    constraint a_state_is_known check (value in ('draft', 'in-discussion', 'in-review', 'changes-requested',
        'recognition-pending', 'advisory-review', 'awaiting-direction', 'approved', 'registered', 'rejected', 'withdrawn', 'closed'));
create domain request_turn as text
    constraint a_turn_is_known check (value in ('applicant', 'expert', 'registrar', 'body'));

-- What was installed when: one row an installation or upgrade, the newest one is in force.
create table schema_version (
    version int primary key,
    sha256  text not null,
    program text not null,
    applied timestamptz not null default clock_timestamp()
);
comment on table schema_version is 'sha256: of the scripts of registry-data/schema, in hex';

-- functions -----------------------------------------------------------------------------------------------------

-- Bounds of what comes in; `not valid`, since what is in stays.
create function bound_domain(p_domain regtype, p_sentence text, p_check text) returns void language plpgsql
as $$
begin
    execute format('alter domain %s drop constraint if exists %I', p_domain, p_sentence);
    execute format('alter domain %s add constraint %I check (%s) not valid', p_domain, p_sentence, p_check);
end
$$;
select bound_domain('template_date', 'a_date_that_a_template_states_is_short', 'octet_length(value) <= 1000');
select bound_domain('line', 'a_line_has_an_end', 'octet_length(value) <= 4000');
select bound_domain('template_text', 'a_template_has_4_mib_at_most', 'octet_length(value) <= 4194304');
select bound_domain('reference_list', 'references_are_what_programs_read', 'nidreg_data.are_references(value)');

-- Every refusal leaves through here: its stable id travels as the constraint's name.
--   NR001 another one was faster   NR002 refused by a rule   NR003 not found
create function refuse(p_state text, p_refusal text, p_words text) returns void language plpgsql
as $$
begin
    raise exception using errcode = p_state, constraint = p_refusal, message = left(p_words, 1000);
end
$$;

create function check_length(p_text text, p_most int, p_what text) returns boolean language plpgsql immutable
as $$
begin
    if octet_length(p_text) > p_most then
        perform refuse('NR002', 'text.too-long', format('%s has %s bytes, but the maximum is %s', p_what, octet_length(p_text), p_most));
    end if;
    return true;
end
$$;

-- RFC 3339 in UTC, always with microseconds.
create function instant_text(p_at timestamptz) returns text stable parallel safe
    return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

create function sha256_of(p_text text) returns text stable strict parallel safe
    return encode(sha256(convert_to(p_text, 'UTF8')), 'hex');

-- The day, UTC, by the transaction's clock.
create function today() returns date stable parallel safe
    return (now() at time zone 'UTC')::date;

-- What nobody may do, the tables' owner and a superuser included, as long as they leave the triggers on.
create function refuse_change() returns trigger language plpgsql
as $$
begin
    perform refuse('NR002', tg_argv[0], format('%s of %s: %s', tg_op, tg_table_name, tg_argv[0]));
    return null;
end
$$;

-- Keeps every row of a table as it came: p_what are the operations that are refused.
create function keep_forever(p_table regclass, p_sentence text, p_what text) returns void language plpgsql
as $$
begin
    execute format('create trigger %I before %s on %s for each row execute function refuse_change(%L)',
                   p_sentence, p_what, p_table, p_sentence);
    execute format('create trigger %I before truncate on %s for each statement execute function refuse_change(%L)',
                   p_sentence || '_at_all', p_table, p_sentence);
end
$$;
