-- Texts of accounts' own fields, by which the search box finds records.

-- The texts of a record: texts as they are, options by their labels. Texts over 32 kB are left out.
-- `held` is the map or the list with the fields, `fields` has their types and options by name. In a list, `keys` lead to the parts of an
-- entry's name. `paths` lead to a value in an entry: the first counts. `elements` lead to the value of an element that is an object.
create function plugboard.own_text(held jsonb, fields jsonb, keys text[], paths text[], elements text[])
returns text language plpgsql immutable parallel safe cost 1000 as $$
declare
  found text := '';
  name text;
  entry jsonb;
  field jsonb;
  part text;
begin
  if fields is null or jsonb_typeof(held) is distinct from (case when keys is null then 'object' else 'array' end) then
    return null;
  end if;
  for name, entry in
    select e.key, e.value from jsonb_each(case when keys is null then held else '{}' end) as e
    union all
    select (select string_agg(l.value #>> k.path::text[], '.' order by k.n) from unnest(keys) with ordinality as k (path, n)), l.value
    from jsonb_array_elements(case when keys is null then '[]' else held end) as l
  loop
    field := fields -> name;
    continue when field is null;
    entry := (select entry #> p.path::text[] from unnest(paths) with ordinality as p (path, n)
      where jsonb_typeof(entry #> p.path::text[]) <> 'null' order by p.n limit 1);
    for part in
      select coalesce(field -> 'options' ->> one, one) from jsonb_array_elements_text(
        case when field ->> 'type' = 'enum[]' and jsonb_typeof(plugboard.list_of(entry, elements)) = 'array'
          then plugboard.list_of(entry, elements) else jsonb_build_array(entry) end) as list (one)
    loop
      if octet_length(part) <= 32768 then
        found := found || part || E'\n';
      end if;
    end loop;
    exit when length(found) > 32768;
  end loop;
  return nullif(left(found, 32768), '');
end $$;

do $$
declare
  name text;
begin
  for name in select t.name from plugboard.record_tables t loop
    execute format('alter table %s add column if not exists own_text text', name);
  end loop;
end $$;
