-- Endpoints that want changes of records by a filter. A change of a copy is compared in its own transaction, and told of after it.

-- Which changes: kind, entity, operations, and filters over the record before and after. Null for an endpoint without.
alter table webhook_endpoints add column records jsonb;
create index webhook_endpoints_of_records on webhook_endpoints (organization_id) where records is not null;

-- Records as they were before a change, from when it is written until it is compared: no transaction leaves a row.
create unlogged table former_records (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  data jsonb not null,
  sent text,
  hidden jsonb,
  primary key (organization_id, generation, key)
);

-- Changes that an endpoint wants and was not told of yet. The ID becomes that of the message.
create table record_matches (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  n bigint generated always as identity,
  endpoint_id uuid not null,
  generation bigint not null,
  change bigint not null,
  key text collate "C" not null,
  operation text not null check (operation in ('create', 'update', 'delete')),
  changed_at timestamptz not null,
  -- The texts of the record; null where there is none, or where it is too large to be sent.
  before text,
  after text,
  omitted text[] not null,
  primary key (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index record_matches_of_endpoint on record_matches (organization_id, endpoint_id, n);
create index record_matches_of_generation on record_matches (organization_id, generation);

-- Beyond what an endpoint is told one by one: the change after which there is more, until it is told; and when it was told last.
create table left_matches (
  organization_id uuid not null,
  endpoint_id uuid not null,
  generation bigint not null,
  since bigint,
  told_at timestamptz,
  primary key (organization_id, endpoint_id, generation),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index left_matches_of_generation on left_matches (organization_id, generation);

do $$
declare
  name text;
begin
  foreach name in array array['former_records', 'record_matches', 'left_matches']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;
