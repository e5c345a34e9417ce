-- Searchable copies of the records of connectors. Each kind and entity has a table of records, which the first copy creates.

-- Fillings of the copy of a connector's entity. Searches see one generation; a refresh may fill the next one beside it.
create table generations (
  organization_id uuid not null,
  id bigint generated always as identity,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  status text not null default 'building' check (status in ('building', 'visible', 'dropping')),
  records bigint not null default 0,
  rejected bigint not null default 0,
  -- The number of the last change, and of the last removal that is no longer remembered.
  changes bigint not null default 0,
  pruned bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index generations_of_connector on generations (organization_id, connector_id, entity);
create index generations_rejecting on generations (organization_id, connector_id, entity) where rejected > 0;
call plugboard.isolate('generations');

-- The generation that searches see of a connector's entity. A copy that is not complete yet is a preview.
create table copies (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  entity text not null,
  generation bigint not null,
  is_complete boolean not null default false,
  changed_at timestamptz not null default now(),
  -- When the run began by which the copy was last complete; null for a preview.
  synced_at timestamptz,
  -- When the last complete run began that read everything.
  full_synced_at timestamptz,
  primary key (organization_id, connector_id, entity),
  foreign key (organization_id, connector_id) references connectors on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index copies_of_generation on copies (organization_id, generation);
call plugboard.isolate('copies');

-- The tables of records. server/copy/records/tables.ts has their columns.
create table record_tables (
  name text primary key,
  kind text not null,
  entity text not null,
  created_at timestamptz not null default now(),
  unique (kind, entity)
);

-- Records that could not be stored, with the reason.
create table rejected_records (
  organization_id uuid not null,
  id bigint generated always as identity,
  connector_id uuid not null,
  entity text not null,
  generation bigint not null,
  -- The record's key as far as it could be read.
  key text,
  reason text not null,
  rejected_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index rejected_records_of_generation on rejected_records (organization_id, generation, id);
create index rejected_records_of_connector on rejected_records (organization_id, connector_id, entity, id);
call plugboard.isolate('rejected_records');

-- Recently deleted records: a page that a run fetched before does not bring them back.
create table deletions (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  entity text not null,
  key text collate "C" not null,
  deleted_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, connector_id, entity, key),
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
call plugboard.isolate('deletions');

-- Keys on the pages of a full run, a row for each write.
create table seen_records (
  organization_id uuid not null,
  generation bigint not null,
  id bigint generated always as identity,
  -- The parent below which they were listed, and when the run began that listed them there.
  parent text,
  listed_at timestamptz not null default now(),
  keys text[] collate "C" not null,
  primary key (organization_id, generation, id),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index seen_records_of_generation on seen_records (generation, parent);
call plugboard.isolate('seen_records');

-- Records that a copy no longer holds, for readers of its changes.
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
call plugboard.isolate('removed_records');

-- The feed of an organization: the changes of all its copies in one order. Writers leave marks without waiting for each other; readers
-- give them turns.
create table copy_feeds (
  organization_id uuid primary key references organizations,
  -- The feed of a cursor: a restored database begins another one.
  id uuid not null default gen_random_uuid(),
  -- The last turn; the last turn that is no longer remembered; the last turn that was announced to the application, and when.
  turn bigint not null default 0,
  pruned bigint not null default 0,
  announced bigint not null default 0,
  announced_at timestamptz
);
call plugboard.isolate('copy_feeds');

-- What transactions did to visible copies: changed records, from -1 on for all, or ended the copy.
create table copy_marks (
  organization_id uuid not null,
  id bigint generated always as identity,
  customer_id uuid,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  generation bigint not null,
  is_reset boolean not null default false,
  since bigint not null default -1,
  until bigint not null default -1,
  primary key (organization_id, id)
);
call plugboard.isolate('copy_marks');

-- The marks in the order in which readers get them.
create table copy_turns (
  organization_id uuid not null,
  turn bigint not null,
  customer_id uuid,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  generation bigint not null,
  is_reset boolean not null,
  since bigint not null,
  until bigint not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, turn)
);
create index copy_turns_of_customer on copy_turns (organization_id, customer_id, turn);
create index copy_turns_by_time on copy_turns (noted_at);
call plugboard.isolate('copy_turns');

-- Marks that a transaction changed records of a visible copy. Records that a full run gathers beside it are no changes.
create function plugboard.mark_changes() returns trigger language plpgsql as $$
begin
  insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, since, until)
  select new.organization_id, k.customer_id, k.id, k.kind, new.entity, new.id, old.changes, new.changes
  from plugboard.copies c
  join plugboard.connectors k on k.organization_id = c.organization_id and k.id = c.connector_id
  where c.organization_id = new.organization_id and c.connector_id = new.connector_id and c.entity = new.entity and c.generation = new.id;
  return null;
end $$;
create trigger mark_changes after update of changes on generations
  for each row when (new.changes > old.changes) execute function plugboard.mark_changes();

-- Marks that a copy became visible with all its records, or ended.
create function plugboard.mark_copy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, is_reset)
    select old.organization_id, k.customer_id, old.connector_id, coalesce(k.kind, ''), old.entity, old.generation, true
    from (values (1)) as one
    left join plugboard.connectors k on k.organization_id = old.organization_id and k.id = old.connector_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, until)
    select new.organization_id, k.customer_id, k.id, k.kind, new.entity, new.generation, g.changes
    from plugboard.generations g
    join plugboard.connectors k on k.organization_id = g.organization_id and k.id = new.connector_id
    where g.organization_id = new.organization_id and g.id = new.generation;
  end if;
  return null;
end $$;
create trigger mark_copy after insert or delete on copies for each row execute function plugboard.mark_copy();
create trigger mark_other_copy after update of generation on copies
  for each row when (new.generation <> old.generation) execute function plugboard.mark_copy();

-- Records before a change, from when the change is written until endpoints' filters compare it: no transaction leaves a row.
create unlogged table former_records (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  data jsonb not null,
  sent text,
  hidden jsonb,
  primary key (organization_id, generation, key)
);
call plugboard.isolate('former_records');

-- Changes that an endpoint wants and does not have yet. The ID becomes that of the message.
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
  -- The record as text; null without one, or if it is too large to send.
  before text,
  after text,
  omitted text[] not null,
  primary key (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index record_matches_of_endpoint on record_matches (organization_id, endpoint_id, n);
create index record_matches_of_generation on record_matches (organization_id, generation);
call plugboard.isolate('record_matches');

-- Beyond the changes that an endpoint gets one by one: the change after which there are more, until it learns of them, and when it last did.
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
call plugboard.isolate('left_matches');
