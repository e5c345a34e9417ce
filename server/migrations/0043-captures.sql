-- Requests and answers of calls, where an operator or an application switched that on: scrubbed, sealed, for a day, few of each connector.

-- Until when calls of the connector are captured.
alter table connectors add column capture_until timestamptz;

create table captures (
  organization_id uuid not null references organizations,
  id uuid not null,
  connector_id uuid not null,
  request_id text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  -- What each request was, and what became of it: neither its address nor its body.
  steps jsonb not null,
  sealed bytea not null,
  primary key (organization_id, id),
  -- A row goes with its connector, also one that is written while the connector is removed.
  foreign key (organization_id, connector_id) references connectors (organization_id, id) on delete cascade
);
create index captures_of_connector on captures (organization_id, connector_id, at, id);
create index captures_of_request on captures (organization_id, request_id);
create index captures_expire on captures (expires_at);
alter table captures enable row level security;
create policy of_organization on captures using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on captures to plugboard_app;

-- The first connectors and copies of the console's lists, of all organizations.
create index connectors_by_trouble on connectors
  ((array_position(array['needs_reauth', 'disabled', 'pending', 'active', 'deleting'], status)), created_at, id);
create index sync_entities_by_age on sync_entities (last_synced_at nulls first, connector_id, turn) where next_run_at <> 'infinity';
create index sync_entities_failed on sync_entities (organization_id, connector_id, entity) where last_error is not null;
create index generations_rejecting on generations (organization_id, connector_id, entity) where rejected > 0;
