-- Below which parent a record was listed, and below which parents nothing can be listed for now.

do $$
declare
  one record;
begin
  for one in select t.name from record_tables t where not exists (
    select from pg_attribute a where a.attrelid = t.name::regclass and a.attname = 'parent'
  )
  loop
    -- The key of the parent, empty for several; and when the run began that listed the record last.
    execute format('alter table %s add column parent text, add column listed_at timestamptz', one.name);
    execute format('create index on %s (generation, parent) where parent is not null', one.name);
  end loop;
end $$;

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
  -- null: the run that is in progress tries again.
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  -- The generation that was being filled when a run last met the parent.
  generation bigint not null,
  primary key (organization_id, connector_id, entity, parent),
  foreign key (organization_id, connector_id, entity) references sync_entities on delete cascade
);

alter table skipped_parents enable row level security;
create policy of_organization on skipped_parents
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on skipped_parents to plugboard_app;

-- When the last complete run began that read everything.
alter table copies add column full_synced_at timestamptz;
update copies c set full_synced_at = e.last_full_at from sync_entities e
where e.organization_id = c.organization_id and e.connector_id = c.connector_id and e.entity = c.entity and c.is_complete;
