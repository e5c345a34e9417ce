-- Who operates the server, by the console: persons in a browser, and programs with a token. Every secret is stored as its digest.

-- Links by which a person logs in once.
create table operator_logins (
  digest bytea primary key,
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A session ends when it expires, and a person's also when nobody used it for an hour.
create table operator_sessions (
  id uuid primary key,
  digest bytea not null unique,
  kind text not null check (kind in ('person', 'program')),
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_logins_expire on operator_logins (expires_at);
create index operator_sessions_expire on operator_sessions (expires_at);

-- An operator gets a request id from a customer, and looks for its call.
create index audit_by_request on audit using hash (request_id);
-- What failed lately, of all that was called.
create index audit_of_failures on audit (organization_id, at) where code is not null;
-- What is not finished: the oldest of it, and how much.
create index jobs_open on jobs (created_at) where status in ('queued', 'running');
create index jobs_of_customer on jobs (organization_id, customer_id, created_at);
