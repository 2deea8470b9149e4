-- A request's number is given under the head, as an event's is: an act that was refused, rehearsed or
-- lost in a failover leaves no gap, which a sequence would.

create function nidreg.next_request() returns bigint
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    perform take_head();
    return (select coalesce(max(r.id), 0) + 1 from request r);
end
$$;
revoke all on function nidreg.next_request() from public;

alter table nidreg.request
    alter column id drop identity,
    alter column id set default nidreg.next_request();
