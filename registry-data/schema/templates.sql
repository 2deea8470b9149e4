-- What a template says, read from its text alone: the fields, the NID and the version of a canonical text (RFC 8141
-- appendix A; model/templates/canonical.h says how it is written). Rules alone; the readers for every other layout are
-- model/templates'. A function with a query in it is plpgsql here and elsewhere, which keeps its plan; SQL is for what
-- becomes a part of the query that calls it.

create function field_key(p_heading text) returns text immutable parallel safe
    return case p_heading
        when 'Namespace Identifier' then 'namespace_identifier' when 'Version' then 'version' when 'Date' then 'date'
        when 'Registrant' then 'registrant' when 'Purpose' then 'purpose' when 'Syntax' then 'syntax'
        when 'Assignment' then 'assignment' when 'Security and Privacy' then 'security_and_privacy'
        when 'Interoperability' then 'interoperability' when 'Resolution' then 'resolution'
        when 'Documentation' then 'documentation' when 'Additional Information' then 'additional_information'
        when 'Revision Information' then 'revision_information' end;

create function is_field(p_key text) returns boolean immutable parallel safe
    return coalesce(p_key in ('namespace_identifier', 'version', 'date', 'registrant', 'purpose', 'syntax', 'assignment',
                              'security_and_privacy', 'interoperability', 'resolution', 'documentation',
                              'additional_information', 'revision_information'), false);

-- The fields of a canonical text by their keys: at column 0 stand headings alone, a value stands beside its heading
-- or is indented by three below it. Texts without a field ("Unmapped: …") are left out.
create function template_fields(p_text text) returns jsonb language plpgsql immutable strict parallel safe
as $$
begin
    return (select coalesce(jsonb_object_agg(f.key, trim(E'\n' from f.beside || E'\n' || f.below)), '{}')
      from (select field_key(split_part(s.section, ':', 1)) as key,
                   btrim(substring(split_part(s.section, E'\n', 1) from ':(.*)$'), E' \t') as beside,
                   regexp_replace(case when strpos(s.section, E'\n') = 0 then ''
                                       else substr(s.section, strpos(s.section, E'\n') + 1) end, '^   ', '', 'gn') as below
              from regexp_split_to_table(p_text, E'\n(?=[^ \t\n])') as s (section)) as f
     where f.key is not null);
end
$$;

-- A text that is held as it came, without its byte order mark and with LF line ends, as templates::read() takes it.
create function plain_lines(p_text text) returns text language sql immutable strict parallel safe
as $$
    select replace(replace(ltrim(p_text, U&'\FEFF'), E'\r\n', E'\n'), E'\r', E'\n')
$$;

-- A word that may be a NID, without the punctuation of its sentence; null for the phrasing around NIDs and for
-- placeholders.
create function plain_nid(p_word text) returns text language plpgsql immutable strict parallel safe
as $$
declare
    word constant text := rtrim(p_word, '.,;:');
begin
    return case when word ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]$' and word !~* '^x+$'
       and lower(word) <> all ('{a,an,assigned,assignment,by,formal,iana,id,in,informal,is,it,n/a,namespace,nid,none,not,pending,request,required,requested,tba,tbd,the,this,to,todo,unassigned}'::text[]) then word end;
end
$$;

-- The NID that a field Namespace Identifier names, as templates::nidOf() reads it: alone on its line, in quotes,
-- before "requested", "is" and the like, in "urn:NID:", or after "NID:"; null where it names none.
create function stated_nid(p_field text) returns text language plpgsql immutable strict parallel safe
as $$
begin
    if p_field !~ '\s' and plain_nid(p_field) is not null then -- nearly always
        return plain_nid(p_field);
    end if;
    return (with line as (
        select string_to_array(trim(regexp_replace(l.text, '\s+', ' ', 'g')), ' ') as words, l.place
          from string_to_table(left(p_field, 4000), E'\n') with ordinality as l (text, place)
         where l.text ~ '\S'
    ), word as (
        select w.text, w.place, lead(lower(w.text)) over (order by w.place) as after, lag(lower(w.text)) over (order by w.place) as before
          from regexp_split_to_table(trim(left(p_field, 4000)), '\s+') with ordinality as w (text, place)
    )
    select coalesce(
        (select plain_nid(l.words[1]) from (select * from line order by place limit 1) l where cardinality(l.words) = 1),
        (select q.nid[2] from regexp_matches(p_field, '(["''`“‘«])([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9])["''`”’»]', 'g')
           with ordinality as q (nid, place) order by q.place limit 1),
        (select plain_nid(w.text) from word w where w.place = 1 and w.after ~ '^[(]*(requested|is|has|assigned|[(]formal|[(]informal)'),
        (select plain_nid(l.words[1]) from line l
          where cardinality(l.words) = 1 and plain_nid(l.words[1]) is not null order by l.place limit 1),
        (select plain_nid(split_part(substr(w.text, 5), ':', 1)) from word w
          where lower(w.text) ~ '^urn:' and plain_nid(split_part(substr(w.text, 5), ':', 1)) is not null order by w.place limit 1),
        (select plain_nid(w.text) from word w
          where (w.before in ('nid:', 'requested:') or (w.before = 'nid' and w.after in ('is', 'has')))
            and plain_nid(w.text) is not null order by w.place limit 1)));
end
$$;

-- The version that a field Version states, as templates::versionOf() reads it: "1", "1.0", "v2", also after "Version
-- number:"; null where it states none.
create function stated_version(p_field text) returns bigint language plpgsql immutable strict parallel safe
as $$
begin
    if p_field ~ '^[1-9][0-9]{0,14}$' then -- nearly always
        return p_field::bigint;
    end if;
    return (select substring(first.word from '^[vV]?([0-9]{1,15})(?:\.0)*[.,;:)]*$')::bigint
      from (select w.text as word
              from regexp_split_to_table(trim(left(p_field, 400)), '\s+') with ordinality as w (text, place)
             where lower(rtrim(w.text, ':')) <> all ('{"",-,*,no,no.,number,registration,version,this}'::text[])
               and w.text !~* '^({|<br)'
             order by w.place limit 1) as first
     where first.word !~ '^[vV]?0+(\.0)*[.,;:)]*$');
end
$$;

-- The version of a registration whose template states this: of "2.1" it is the second; where nothing is stated, the first.
-- As templates::registeredVersion() reads it.
create function registered_version(p_stated text) returns bigint language sql immutable strict parallel safe
as $$
    select coalesce(stated_version(p_stated), nullif(substring(p_stated from '^[vV]?([0-9]{1,15})\.'), '0')::bigint, 1)
$$;
