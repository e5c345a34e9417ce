-- Events of the server to applications, and events of third parties to the server.

-- Endpoints of applications. A message is one event; a delivery is a message for one endpoint; an attempt is one request.
create table webhook_endpoints (
  organization_id uuid not null references organizations,
  id uuid not null,
  url text not null,
  -- Null for all.
  event_types text[],
  external_user_ids text[],
  -- Wanted changes of records: kind, entity, operations, and filters over the record before and after. Null for none.
  records jsonb,
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('requested', 'gone', 'failing')),
  scheme text not null default 'v1' check (scheme in ('v1', 'v1a')),
  -- Sealed. The version is bound into the seal; the previous secret has the version before.
  secret bytea not null,
  secret_version int not null default 1,
  previous_secret bytea,
  previous_until timestamptz,
  -- Failed attempts in a row, and since when every attempt fails.
  failures int not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  -- Nothing is sent before.
  paused_until timestamptz,
  -- The last claim of deliveries.
  served_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (is_enabled = (disabled_reason is null)),
  check ((previous_secret is null) = (previous_until is null))
);
-- Deliveries of all organizations are claimed by their endpoints.
create index webhook_endpoints_by_id on webhook_endpoints (id);
create index webhook_endpoints_by_age on webhook_endpoints (organization_id, created_at, id);
create index webhook_endpoints_of_records on webhook_endpoints (organization_id) where records is not null;
call plugboard.isolate('webhook_endpoints');

-- Events, each for every endpoint that wants it.
create table webhook_messages (
  organization_id uuid not null references organizations,
  id uuid not null,
  type text not null,
  customer_id uuid,
  connector_id uuid,
  -- Among the events of the connector; null without one.
  sequence bigint,
  -- The JSON object as it is sent, without the sequence.
  data text not null,
  -- Whether it announces an erasure. It names a person whom nothing else names, and goes once no delivery is pending.
  is_erasure boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index webhook_messages_erasures on webhook_messages (id) where is_erasure;
create index webhook_messages_by_age on webhook_messages (organization_id, created_at, id);
create index webhook_messages_prune on webhook_messages (created_at);
create index webhook_messages_of_customer on webhook_messages (organization_id, customer_id) where customer_id is not null;
create index webhook_messages_of_connector on webhook_messages (organization_id, connector_id) where connector_id is not null;
call plugboard.isolate('webhook_messages');

-- Messages on their way to one endpoint.
create table webhook_deliveries (
  organization_id uuid not null references organizations,
  message_id uuid not null,
  endpoint_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  -- Of the current schedule. A replay starts again at 0.
  attempts int not null default 0,
  -- When it may be claimed: by the schedule, or once its lease has expired.
  due_at timestamptz not null default now(),
  -- The claim of the process that sends it.
  lease uuid,
  -- Whether a replay was requested while it was being sent.
  is_replayed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, message_id, endpoint_id),
  foreign key (organization_id, message_id) references webhook_messages on delete cascade,
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_pending on webhook_deliveries (endpoint_id, due_at) where status = 'pending';
create index webhook_deliveries_leased on webhook_deliveries (endpoint_id, due_at) where lease is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, message_id);
call plugboard.isolate('webhook_deliveries');

-- Requests of a delivery.
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
  -- The beginning of the response's body.
  response text,
  primary key (organization_id, id),
  foreign key (organization_id, message_id, endpoint_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_of_delivery on webhook_attempts (message_id, endpoint_id, at);
create index webhook_attempts_of_endpoint on webhook_attempts (endpoint_id, at);
call plugboard.isolate('webhook_attempts');

-- The number of the last event of each connector.
create table webhook_sequences (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  value bigint not null,
  primary key (organization_id, connector_id)
);
call plugboard.isolate('webhook_sequences');

-- Addresses to which third parties send events: of one connector, or of all connectors of a kind whose account a message names.
create table hooks (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null,
  -- A hook of an own kind never serves the installation's kind of the same name, nor the other way round.
  own_hosts text,
  connector_id uuid,
  -- Of the token in the address.
  digest bytea not null,
  -- The token itself, sealed, where third parties are simulated: they send to it.
  address bytea,
  -- Sealed; null until it is known.
  secret bytea,
  -- What ends the subscription at the third party: the key of its record there, and the params that name its parents.
  subscription jsonb,
  created_at timestamptz not null,
  -- The last event, to a minute.
  last_received_at timestamptz,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (organization_id, connector_id) references connectors on delete cascade,
  foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts)
    on update cascade on delete cascade
);
call plugboard.isolate('hooks');

-- Events of third parties. The text goes once the event is applied; the row stays for as long as the third party may send it again.
create table vendor_events (
  organization_id uuid not null,
  hook_id uuid not null,
  id text not null,
  received_at timestamptz not null,
  -- Digest of the entity and the key of its record.
  record bytea,
  -- The third party's time of the event.
  at timestamptz,
  event text,
  primary key (organization_id, hook_id, id),
  foreign key (organization_id, hook_id) references hooks on delete cascade
);
create index vendor_events_of_record on vendor_events (organization_id, hook_id, record) where record is not null;
create index vendor_events_waiting on vendor_events (organization_id, hook_id) where event is not null;
create index vendor_events_received on vendor_events (received_at);
call plugboard.isolate('vendor_events');
