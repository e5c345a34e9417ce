-- The changes of all copies of an organization in one order. Writers leave marks, which nobody waits for; readers give them turns.

-- How far an organization has come.
create table copy_feeds (
  organization_id uuid primary key references organizations,
  -- Which feed a cursor is of: a database that was restored begins another one.
  id uuid not null default gen_random_uuid(),
  -- The last turn; the last one that is not remembered any more; and the last one that the application was told of, and when.
  turn bigint not null default 0,
  pruned bigint not null default 0,
  announced bigint not null default 0,
  announced_at timestamptz
);

-- What transactions did to copies that are shown: the changes after one and up to another, all from -1 on, or that a copy is gone.
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

do $$
declare
  name text;
begin
  foreach name in array array['copy_feeds', 'copy_marks', 'copy_turns']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- A transaction changed records of a copy that is shown. What full runs gather beside it is none of its changes.
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

-- A copy is shown, with all that it holds; or it is gone.
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

-- An owner chose other entities: copies may stay as parents of others, which nobody reads, or be read from now on.
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

-- Whether a full run was held back since the last that was taken.
alter table sync_entities add column is_held boolean not null default false;
update sync_entities set is_held = true where last_error ->> 'code' = 'suspicious_shrink';
create index sync_entities_unready on sync_entities (organization_id, connector_id, entity)
  where (last_full_at is null and next_run_at <> 'infinity') or is_held;
create index copies_of_organization on copies (organization_id, generation);
