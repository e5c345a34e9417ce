-- How copies are kept: what is synced when, which process does it, and how far each run is.

-- Syncs of connectors. A run copies entity after entity, in leases that any process may take.
create table syncs (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  kind text not null,
  is_enabled boolean not null default true,
  -- Null for the interval of the configuration.
  interval_minutes int check (interval_minutes > 0),
  -- Null for all entities that the kind lets search.
  entities text[],
  next_run_at timestamptz not null default now(),
  -- The current run, by the ID of its row in jobs; null between runs.
  run_id uuid,
  is_full boolean not null default false,
  -- Whether somebody asked for it. Only then may a copy shrink.
  is_asked_for boolean not null default false,
  -- Whether somebody waits for the run: it was asked for, or it is the connector's first.
  is_urgent boolean not null default false,
  began_at timestamptz,
  -- Each lease has a number, so that a lost lease that comes back does nothing.
  lease_number bigint not null default 0,
  lease_at timestamptz not null default now(),
  -- When a lease was last sent again, presumed lost.
  sent_at timestamptz not null default '-infinity',
  -- The process that has the lease. Once it is gone, another process may take over.
  process_id uuid,
  -- How often the run was put off since it last advanced.
  attempts int not null default 0,
  -- By rate limit: after how many milliseconds from `paced_at` the next request fits in.
  paced jsonb not null default '{}',
  paced_at timestamptz not null default now(),
  primary key (organization_id, connector_id),
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
create index syncs_due on syncs (next_run_at) where run_id is null and is_enabled;
create index syncs_running on syncs (lease_at) where run_id is not null;
-- First copies and requested runs go before scheduled ones, and customers take turns.
create index syncs_waiting on syncs (lease_at) where run_id is not null and process_id is null and is_enabled;
create index syncs_of_process on syncs (process_id) where process_id is not null;
call plugboard.isolate('syncs');

-- Marks copies that an owner's new choice of entities shows or hides. A hidden copy may stay as the parent of others.
create function plugboard.mark_choice() returns trigger language plpgsql as $$
begin
  insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, is_reset, until)
  select c.organization_id, k.customer_id, k.id, k.kind, c.entity, c.generation,
    not coalesce(c.entity = any(new.entities), true), g.changes
  from plugboard.copies c
  join plugboard.generations g on g.organization_id = c.organization_id and g.id = c.generation
  join plugboard.connectors k on k.organization_id = c.organization_id and k.id = c.connector_id
  where c.organization_id = new.organization_id and c.connector_id = new.connector_id
    and coalesce(c.entity = any(old.entities), true) <> coalesce(c.entity = any(new.entities), true);
  return null;
end $$;
create trigger mark_choice after update of entities on syncs
  for each row when (new.entities is distinct from old.entities) execute function plugboard.mark_choice();

-- Entities of a sync.
create table sync_entities (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  entity text not null,
  -- The order in a run: parents first.
  turn int not null,
  -- Infinity for an entity that is not copied.
  next_run_at timestamptz not null default now(),
  -- The last run with this entity.
  run_id uuid,
  state text not null default 'idle' check (state in ('idle', 'waiting', 'running')),
  -- How far the run is. A checkpoint outlives a failed run, and the next run goes on there.
  checkpoint jsonb,
  -- The newest value of the incremental field, up to which the copy is complete.
  watermark jsonb,
  last_error jsonb,
  last_synced_at timestamptz,
  last_full_at timestamptz,
  -- What the last run did to the copy, for the event at the end of the run.
  last_counts jsonb,
  -- Requests of the last run, and of the last run that read everything.
  requests int,
  full_requests int,
  -- Records of the last run, if it found clearly fewer than searches see. Another run has to find about as few before searches see that.
  unconfirmed_records bigint,
  -- Whether a full run was held back since the last one that was taken.
  is_held boolean not null default false,
  primary key (organization_id, connector_id, entity),
  foreign key (organization_id, connector_id) references syncs on delete cascade
);
create index sync_entities_unready on sync_entities (organization_id, connector_id, entity)
  where (last_full_at is null and next_run_at <> 'infinity') or is_held;
create index sync_entities_failed on sync_entities (organization_id, connector_id, entity) where last_error is not null;
-- The console lists the oldest copies of all organizations.
create index sync_entities_by_age on sync_entities (last_synced_at nulls first, connector_id, turn) where next_run_at <> 'infinity';
call plugboard.isolate('sync_entities');

-- Parents below which nothing can be listed for now.
create table skipped_parents (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  entity text not null,
  parent text not null,
  -- What names the parent, by param.
  params jsonb not null,
  code text not null,
  message text not null,
  since timestamptz not null default now(),
  tries int not null default 0,
  -- Null if the current run tries again.
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  -- The generation that was being filled when a run last met the parent.
  generation bigint not null,
  primary key (organization_id, connector_id, entity, parent),
  foreign key (organization_id, connector_id, entity) references sync_entities on delete cascade
);
call plugboard.isolate('skipped_parents');

-- The last turn of each customer: when a lease of its connectors last began.
create table sync_turns (
  organization_id uuid not null references organizations,
  customer_id uuid not null,
  begun_at timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index sync_turns_of_organization on sync_turns (organization_id, begun_at desc);
call plugboard.isolate('sync_turns');
