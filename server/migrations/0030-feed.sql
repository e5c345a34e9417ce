-- The order in which the records of a copy changed, and full runs that write what differs only.

-- The number of a copy's last change; and of the last removal that is not remembered any more.
alter table generations add column changes bigint not null default 0, add column pruned bigint not null default 0;

do $$
declare
  one record;
begin
  for one in select t.name from record_tables t
  loop
    -- The change that the record is of; when it was last written outside of a run; and what its data does not hold: beside a text as it was
    -- sent the fields that it has elsewhere, and the members that such fields hide, having the same names.
    execute format('alter table %s add column moved text, add column hidden jsonb, add column change bigint not null default 0,
      add column applied_at timestamptz, drop column if exists listed_at', one.name);
    execute format('create unique index on %s (generation, change, key, organization_id)', one.name);
  end loop;
end $$;

-- The keys on the pages of a run, a row for each write.
create table seen_records (
  organization_id uuid not null,
  generation bigint not null,
  id bigint generated always as identity,
  -- Below which parent they were listed, and when the run began that listed them there.
  parent text,
  listed_at timestamptz not null default now(),
  keys text[] collate "C" not null,
  primary key (organization_id, generation, id),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index seen_records_of_generation on seen_records (generation, parent);

-- Records that a copy holds no longer, for readers of its changes.
create table removed_records (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  change bigint not null,
  removed_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, generation, key),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index removed_records_by_change on removed_records (generation, change, key);
create index removed_records_by_time on removed_records (removed_at);

do $$
declare
  name text;
begin
  foreach name in array array['seen_records', 'removed_records']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- Full runs that were filling a generation beside a shown one begin again: no row says what they have seen.
with given_up as (
  update generations g set status = 'dropping' where status = 'building' and exists (
    select from copies c where c.organization_id = g.organization_id and c.connector_id = g.connector_id and c.entity = g.entity
      and c.generation <> g.id)
  returning organization_id, connector_id, entity
)
update sync_entities e set checkpoint = null from given_up g
where e.organization_id = g.organization_id and e.connector_id = g.connector_id and e.entity = g.entity;
