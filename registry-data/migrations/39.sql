-- From schema 39, which had no queries that registrars share.

create table shared_query (
    name   text collate "C" primary key,
    text   text not null,
    person text not null,
    at     timestamptz not null,
    event  bigint not null references event,
    constraint a_querys_name_is_one_short_line check (name ~ '^[^[:cntrl:]]{1,80}$' and name = btrim(name)),
    constraint a_query_says_something_and_has_an_end check (btrim(text) <> '' and octet_length(text) <= 20000)
);
comment on table shared_query is 'Queries that a registrar gave a name for everybody; the event that shared this text';
