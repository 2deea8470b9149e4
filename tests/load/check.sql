-- Fails where the log has a gap, or a count that is kept is not that of its rows.
do $$
declare
    wrong text;
begin
    if (select count(*) <> max(e.number) - min(e.number) + 1 or count(*) <> (select h.size from nidreg_data.log_head h)
          from nidreg_data.event e) then
        raise exception 'the log has a gap';
    end if;
    select string_agg(c.state, ', ') into wrong
      from (select r.state from nidreg_data.request r group by r.state) c
     where (select count(*) from nidreg_data.request r where r.state = c.state)
           <> (select count(*) from nidreg_data.request_stay s join nidreg_data.request r on r.id = s.request_id
                where s."left" is null and s.state = c.state and r.state = c.state);
    if wrong is not null then
        raise exception 'counted otherwise: %', wrong;
    end if;
end
$$;
select 'gapless, and counts are those of the rows';
