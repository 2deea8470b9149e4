-- A request's number is given under the head, as an event's is: an act that was refused, rehearsed or
-- lost in a failover leaves no gap, which a sequence would.

create function nidreg.next_request() returns bigint
    language plpgsql -- by acts alone, with their search_path
as $$
declare
    head nidreg.log_head := nidreg.take_head();
begin
    return coalesce((select r.id from nidreg.request r order by r.id desc limit 1), 0) + 1;
end
$$;
revoke all on function nidreg.next_request() from public;

alter table nidreg.request
    alter column id drop identity,
    alter column id set default nidreg.next_request();
