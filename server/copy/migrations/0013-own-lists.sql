-- Lists in own fields of accounts. Some third parties write a list as text with semicolons, or its elements as objects.

-- `paths` lead to the value of an element that is an object: the first with a value counts.
create function plugboard.list_of(value jsonb, paths text[]) returns jsonb language plpgsql immutable parallel safe cost 50 as $$
begin
  if jsonb_typeof(value) = 'string' then
    return (select coalesce(jsonb_agg(element order by n), '[]') from (
      select btrim(part, E' \t\n\r') as element, n from string_to_table(value #>> '{}', ';') with ordinality as parts (part, n)
    ) as elements where element <> '');
  end if;
  if jsonb_typeof(value) <> 'array' or cardinality(paths) = 0 or not value @? '$[*] ? (@.type() == "object")' then
    return value;
  end if;
  return (select jsonb_agg(coalesce((
      select element #> path::text[] from unnest(paths) with ordinality as read (path, n)
      where jsonb_typeof(element) = 'object' and jsonb_typeof(element #> path::text[]) <> 'null' order by n limit 1
    ), element) order by n) from jsonb_array_elements(value) with ordinality as elements (element, n));
end $$;
