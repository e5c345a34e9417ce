-- Operators of the server: persons in a browser, and programs with a token. Every secret is stored as its digest. The settings judge the
-- role of a session again at each request.

-- Links by which a person logs in once.
create table operator_logins (
  digest bytea primary key,
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  -- Of a person who signs in at an OpenID provider: who they are there, and the values of its claim that gave them their role.
  issuer text,
  subject text,
  granted text[],
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_logins_expire on operator_logins (expires_at);

-- A session ends when it expires. A person's session also ends after an hour without a request.
create table operator_sessions (
  id uuid primary key,
  digest bytea not null unique,
  kind text not null check (kind in ('person', 'program')),
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  -- As for a login.
  issuer text,
  subject text,
  granted text[],
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_expire on operator_sessions (expires_at);
