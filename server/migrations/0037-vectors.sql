-- What texts of records mean, as vectors of the operator's endpoint. There are none unless the operator names one.
create table record_vectors (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  -- Of the text and of the model that the vector is from.
  digest text not null,
  -- Numbers of 4 bytes each, of length 1 together.
  vector bytea not null,
  primary key (organization_id, generation, key),
  foreign key (organization_id, generation) references generations on delete cascade
);

-- How far the changes of a copy have vectors: to a change and, among its records, to a key.
create table embedded_copies (
  organization_id uuid not null,
  generation bigint not null,
  model text not null,
  change bigint not null default 0,
  key text collate "C" not null default '',
  -- A process works on the copy until then.
  leased_until timestamptz not null default '-infinity',
  primary key (organization_id, generation),
  foreign key (organization_id, generation) references generations on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['record_vectors', 'embedded_copies']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;
