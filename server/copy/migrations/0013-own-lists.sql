-- Lists in own fields of accounts. Some third parties write a list as text with semicolons.
create function plugboard.list_of(value jsonb) returns jsonb language plpgsql immutable parallel safe cost 50 as $$
begin
  if jsonb_typeof(value) = 'string' then
    return (select coalesce(jsonb_agg(element order by n), '[]') from (
      select btrim(part, E' \t\n\r') as element, n from string_to_table(value #>> '{}', ';') with ordinality as parts (part, n)
    ) as elements where element <> '');
  end if;
  return value;
end $$;
