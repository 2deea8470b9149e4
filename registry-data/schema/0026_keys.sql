-- For how long the key of an act is known. A program asks for a lost answer within a minute, one that
-- crashed when it is started again; a key that nobody asks for any more only takes room.

create or replace function nidreg.policy_fits(p_name text, p_value text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when p_name in ('review-days', 'idle-days', 'reminder-days', 'key-days') then p_value ~ '^[1-9][0-9]{0,3}$'
        when p_name = 'two-persons' then
            p_value ~ '^((register|deprecate|appoint)( (register|deprecate|appoint)){0,2})?$'
        when p_name in ('list-address', 'iesg-address', 'approval-body-address') then
            p_value ~ '^([A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+)?$'
        else false end
$$;
insert into nidreg.policy (name, value) values ('key-days', '30');

create index act_by_time on nidreg.act (at);

-- Every hundredth request that is opened forgets outdated keys, more at a time than a hundred requests
-- make on their whole way. Nobody waits: a key that somebody is asking about is left for the next time.
create function nidreg.forget_keys() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    delete from act a
     where a.key in (select o.key from act o
                      where o.at < clock_timestamp() - make_interval(days => policy_value('key-days')::int)
                      order by o.at limit 20000 for update skip locked);
    return null;
end
$$;
revoke all on function nidreg.forget_keys() from public;
create trigger a_request_forgets_outdated_keys after insert on nidreg.request
    for each row when (new.id % 100 = 0) execute function nidreg.forget_keys();
