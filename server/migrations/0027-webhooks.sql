-- Events that applications are told of. A message is one event; a delivery is a message for one endpoint; an attempt is one request.
create table webhook_endpoints (
  organization_id uuid not null references organizations,
  id uuid not null,
  url text not null,
  -- Null for all.
  event_types text[],
  external_user_ids text[],
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('requested', 'gone', 'failing')),
  scheme text not null default 'v1' check (scheme in ('v1', 'v1a')),
  -- Sealed. The version is bound into the seal; that of the previous secret is one less.
  secret bytea not null,
  secret_version int not null default 1,
  previous_secret bytea,
  previous_until timestamptz,
  -- How many attempts in a row failed, and since when all do.
  failures int not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  -- Nothing is sent before.
  paused_until timestamptz,
  -- When deliveries were last claimed.
  served_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_enabled = (disabled_reason is null)),
  check ((previous_secret is null) = (previous_until is null)),
  primary key (organization_id, id)
);
-- Deliveries of all organizations are claimed by their endpoints.
create index webhook_endpoints_by_id on webhook_endpoints (id);
create index webhook_endpoints_by_age on webhook_endpoints (organization_id, created_at, id);

create table webhook_messages (
  organization_id uuid not null references organizations,
  id uuid not null,
  type text not null,
  customer_id uuid,
  connector_id uuid,
  -- Of the events of the connector; null without one.
  sequence bigint,
  -- The text of a JSON object, as it is sent but for the sequence.
  data text not null,
  -- It tells of an erasure, and names whom nothing else names any more: it goes once no delivery is pending.
  is_erasure boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index webhook_messages_erasures on webhook_messages (id) where is_erasure;
create index webhook_messages_by_age on webhook_messages (organization_id, created_at, id);
create index webhook_messages_prune on webhook_messages (created_at);
create index webhook_messages_of_customer on webhook_messages (organization_id, customer_id) where customer_id is not null;
create index webhook_messages_of_connector on webhook_messages (organization_id, connector_id) where connector_id is not null;

create table webhook_deliveries (
  organization_id uuid not null references organizations,
  message_id uuid not null,
  endpoint_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  -- Of the current schedule: a replay begins at none again.
  attempts int not null default 0,
  -- When it may be claimed: by the schedule, or when its lease is over.
  due_at timestamptz not null default now(),
  -- The claim of the process that sends it now.
  lease uuid,
  -- A replay was asked for while it was being sent.
  is_replayed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, message_id, endpoint_id),
  foreign key (organization_id, message_id) references webhook_messages on delete cascade,
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_pending on webhook_deliveries (endpoint_id, due_at) where status = 'pending';
create index webhook_deliveries_leased on webhook_deliveries (endpoint_id, due_at) where lease is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, message_id);

create table webhook_attempts (
  organization_id uuid not null references organizations,
  id uuid not null default gen_random_uuid(),
  message_id uuid not null,
  endpoint_id uuid not null,
  at timestamptz not null,
  -- Of the HTTP response; null without one.
  status int,
  duration_ms int not null,
  -- Why there is no response.
  error text,
  -- The beginning of its body.
  response text,
  primary key (organization_id, id),
  foreign key (organization_id, message_id, endpoint_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_of_delivery on webhook_attempts (message_id, endpoint_id, at);
create index webhook_attempts_of_endpoint on webhook_attempts (endpoint_id, at);

-- The number of the last event of a connector.
create table webhook_sequences (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  value bigint not null,
  primary key (organization_id, connector_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_messages', 'webhook_deliveries', 'webhook_attempts', 'webhook_sequences']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;
