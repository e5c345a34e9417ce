-- What is kept of calls: the trail of each organization, and captured requests.

-- One row a call, append-only. Each hash covers the row before it in the organization. Every append moves `audit_heads`, which refers to
-- the organization; to check that for each row as well would be a third of its cost.
create table audit (
  organization_id uuid not null,
  seq bigint not null,
  id uuid not null,
  at timestamptz not null,
  request_id text not null,
  actor_kind text not null,
  actor_id text not null,
  customer_id uuid,
  connector_id uuid,
  type text not null check (type in ('direct', 'search', 'admin')),
  entity text,
  action text not null,
  status int not null,
  code text,
  duration_ms int,
  definition_version text,
  prev_hash bytea not null,
  hash bytea not null,
  -- Of an agent's call: the tool, and the program that asked.
  tool text,
  client text,
  primary key (organization_id, seq)
);
create index audit_by_time on audit (organization_id, at);
create index audit_of_connector on audit (organization_id, connector_id, seq);
create index audit_by_request on audit using hash (request_id);
create index audit_of_failures on audit (organization_id, at) where code is not null;
call plugboard.isolate('audit', 'select, insert');

-- The last row of each trail. Without it, nobody would miss rows that were cut off the end. A writer of the tables can forge rows and
-- hashes, but not the MAC: its key is not in the database. Null where rows were appended to a head that could not be trusted.
create table audit_heads (
  organization_id uuid primary key references organizations,
  seq bigint not null,
  hash bytea not null,
  mac bytea
);
call plugboard.isolate('audit_heads', 'select');

-- The last row that the retention deleted from each trail, with a MAC. A trail without a row here starts with its first row.
create table audit_starts (
  organization_id uuid primary key references organizations,
  seq bigint not null,
  hash bytea not null,
  mac bytea
);
call plugboard.isolate('audit_starts', 'select');

-- Requests and responses of calls, if an operator or an application switched that on: scrubbed, sealed, for a day, few of each connector.
create table captures (
  organization_id uuid not null references organizations,
  id uuid not null,
  connector_id uuid not null,
  request_id text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  -- The kind of each request and its result, without address and body.
  steps jsonb not null,
  sealed bytea not null,
  primary key (organization_id, id),
  -- A row goes with its connector, even if it is written while the connector is removed.
  foreign key (organization_id, connector_id) references connectors (organization_id, id) on delete cascade
);
create index captures_of_connector on captures (organization_id, connector_id, at, id);
create index captures_of_request on captures (organization_id, request_id);
create index captures_expire on captures (expires_at);
call plugboard.isolate('captures');
