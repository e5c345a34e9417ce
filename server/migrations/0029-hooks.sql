-- Addresses at which third parties tell what changed. A hook is of one connector, or of all connectors of a kind whose account a
-- message names. Of its token only the digest is stored.
create table hooks (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null,
  connector_id uuid,
  digest bytea not null,
  -- Sealed; null until it is known.
  secret bytea,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
alter table hooks enable row level security;
create policy of_organization on hooks
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on hooks to plugboard_app;

-- Events of third parties. The text goes once the event is applied; the row stays for as long as a third party may send it again.
create table vendor_events (
  organization_id uuid not null,
  hook_id uuid not null,
  id text not null,
  received_at timestamptz not null,
  -- Digest of the entity and the key of its record.
  record bytea,
  -- When it happened, by the third party.
  at timestamptz,
  event text,
  primary key (organization_id, hook_id, id),
  foreign key (organization_id, hook_id) references hooks on delete cascade
);
create index vendor_events_of_record on vendor_events (organization_id, hook_id, record) where record is not null;
create index vendor_events_waiting on vendor_events (organization_id, hook_id) where event is not null;
create index vendor_events_received on vendor_events (received_at);
alter table vendor_events enable row level security;
create policy of_organization on vendor_events
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on vendor_events to plugboard_app;

-- The account as the third party's messages name it, where it is proven: consent gave it, or credentials were checked at a host that has it.
alter table connectors add column account text;
create index connectors_of_account on connectors (organization_id, kind, account) where account is not null;
