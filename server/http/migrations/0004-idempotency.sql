-- Idempotency keys, so that a call that is sent again gets the first answer.
create table idempotency_keys (
  organization_id uuid not null references organizations,
  id uuid not null default gen_random_uuid(),
  -- 'customer:' and the external_user_id that a call acts for, or 'application:' and its ID for a call that acts for none.
  scope text not null check (scope ~ '^(customer|application):'),
  route text not null,
  key text not null,
  fingerprint bytea not null,
  -- The process that runs the call.
  process_id uuid not null,
  -- Status, headers and body, sealed; null until the call is done.
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (organization_id, scope, route, key)
);
create unique index idempotency_keys_by_id on idempotency_keys (organization_id, id);
create index idempotency_keys_by_key on idempotency_keys (organization_id, key);
create index idempotency_keys_by_age on idempotency_keys (created_at);
call plugboard.isolate('idempotency_keys');
