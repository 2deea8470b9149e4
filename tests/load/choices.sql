-- What the clients choose among: requests that a registrar may comment on, and names of the listing.
create table public.load_request as
select row_number() over (order by r.id) as n, r.id, r.revision, r.state
  from nidreg_data.request r where r.state in ('in-discussion', 'in-review') and r.revision > 0;
create unique index on public.load_request (n);
create table public.load_nid as
select row_number() over (order by md5(n.nid_key)) as n, n.nid_key from nidreg_data.namespace n limit 10000;
create unique index on public.load_nid (n);
grant select on public.load_request, public.load_nid to busy;
vacuum analyze;
