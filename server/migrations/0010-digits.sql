-- Records as the third party sent them, where the database writes a number of theirs with other digits: 1e308, 1E+3, -0.
do $$
declare
  table_name text;
begin
  for table_name in select name from record_tables
  loop
    execute format('alter table %s add column sent text', table_name);
  end loop;
end $$;
