-- The schema of everything, and the ledger of the migrations that made it.

create schema nidreg;

create table nidreg.migration (
    version int primary key,
    name    text not null,
    sha256  text not null,
    applied timestamptz not null default clock_timestamp()
);
