-- Callers: applications, their customers, the agents of these customers, and the tokens of all three. Every secret is stored as its digest.

-- Backends that call the server.
create table applications (
  id uuid primary key,
  client_id text not null unique,
  secret_digest bytea not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Operations that consents ask for by default, a list of {kind, want}; kind is null for all kinds. Null for the operator's default.
  default_want jsonb,
  created_at timestamptz not null default now(),
  rotated_at timestamptz
);

-- Organizations that an application may act for.
create table application_organizations (
  application_id uuid not null references applications on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  primary key (application_id, organization_id)
);

-- Customers of an organization, by the ID that its application has for them.
create table customers (
  organization_id uuid not null references organizations,
  id uuid not null,
  external_user_id text not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'deleting')),
  -- What the application notes about the customer.
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, external_user_id)
);
create index customers_by_age on customers (organization_id, created_at, id);
create index customers_by_metadata on customers using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';
call plugboard.isolate('customers');

-- Clients of agents that registered themselves, if the operator lets them. They belong to no organization and have no secret.
create table agent_clients (
  id uuid primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null
);
create index agent_clients_by_age on agent_clients (created_at);

-- Pages on which an application names the customer of an agent that logs in.
create table agent_login_pages (
  organization_id uuid not null,
  application_id uuid not null,
  url text not null,
  primary key (organization_id, application_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade
);
call plugboard.isolate('agent_login_pages');

-- Links by which a customer proves who they are, without a login page. The code opens once; then the cookie of one browser proves it.
create table agent_invitations (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  digest bytea,
  browser_digest bytea,
  -- The policy that the application sets for the agent; null for none. The grant inherits it.
  policy jsonb,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_invitations_expire on agent_invitations (expires_at);
create index agent_invitations_of_browser on agent_invitations (browser_digest) where browser_digest is not null;
call plugboard.isolate('agent_invitations');

-- Undecided logins: the client's request, and the browser that sent it. The ticket goes to the application, which returns the code.
create table agent_logins (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid,
  browser_digest bytea not null,
  ticket_digest bytea,
  code_digest bytea,
  request jsonb not null,
  -- As for an invitation.
  policy jsonb,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (ticket_digest, organization_id),
  unique (code_digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_logins_expire on agent_logins (expires_at);
call plugboard.isolate('agent_logins');

-- What a customer allowed a client: until when, at which level, with which connectors. The end of a grant ends its tokens.
create table agent_grants (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  level text not null check (level in ('read', 'write', 'delete', 'pay')),
  -- Either the only connectors, or the exceptions from all.
  only_connectors uuid[],
  except_connectors uuid[],
  policy jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- The authorization code is good once. It stays after its use, so that a second use ends the grant.
  code_digest bytea not null,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  code_used boolean not null default false,
  primary key (organization_id, id),
  unique (code_digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade,
  check ((only_connectors is null) <> (except_connectors is null))
);
create index agent_grants_expire on agent_grants (expires_at);
create index agent_grants_of_customer on agent_grants (organization_id, customer_id);
call plugboard.isolate('agent_grants');

-- Refresh tokens of agents. A used token stays as long as its grant, so that its reuse ends the grant.
create table agent_refresh_tokens (
  organization_id uuid not null,
  digest bytea not null,
  grant_id uuid not null,
  is_used boolean not null default false,
  -- A used token gets the same answer again for 30 seconds. The answer is sealed by the token itself.
  used_at timestamptz,
  answer bytea,
  primary key (digest, organization_id),
  foreign key (organization_id, grant_id) references agent_grants on delete cascade
);
create index agent_refresh_tokens_of_grant on agent_refresh_tokens (organization_id, grant_id);
create index agent_refresh_tokens_answered on agent_refresh_tokens (used_at) where answer is not null;
call plugboard.isolate('agent_refresh_tokens');

-- What the holder of a token or a grant did once: used an approval, read text of strangers. Every process looks here.
create table agent_marks (
  organization_id uuid not null,
  customer_id uuid not null,
  -- Digest of the token, or ID of the grant.
  holder text not null,
  mark text not null,
  expires_at timestamptz not null,
  primary key (organization_id, holder, mark),
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_marks_expire on agent_marks (expires_at);
create index agent_marks_of_customer on agent_marks (organization_id, customer_id);
call plugboard.isolate('agent_marks');

-- Guides that organizations write for their agents, each with the kinds whose operations it names.
create table agent_skills (
  organization_id uuid not null references organizations,
  name text not null,
  kinds text[] not null,
  version int not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (organization_id, name)
);
call plugboard.isolate('agent_skills');

-- Access tokens, by the SHA-256 digest of their text. A revoked token has no row.
create table tokens (
  digest bytea not null,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('application', 'scoped', 'widget', 'agent')),
  application_id uuid not null,
  customer_id uuid,
  -- Of an agent's token.
  grant_id uuid,
  -- Of a widget's token.
  allowed_origin text,
  connector_types text[],
  -- What an agent may do with a scoped token; null for everything. `calls` counts its calls if the policy limits their number.
  policy jsonb,
  calls integer not null default 0,
  -- Whether the holder of a widget token may choose the entities that are copied.
  chooses_entities boolean not null default false,
  -- Mapped fields for which the holder of a widget token may choose the place in the records, and the brand that its pages show.
  fields jsonb,
  brand jsonb,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade,
  foreign key (organization_id, grant_id) references agent_grants on delete cascade,
  check ((kind = 'application') = (customer_id is null)),
  check ((kind = 'widget') = (allowed_origin is not null)),
  check ((kind = 'agent') = (grant_id is not null))
);
create index tokens_expire on tokens (expires_at);
create index tokens_of_customer on tokens (organization_id, customer_id);
create index tokens_of_origin on tokens (allowed_origin) where kind = 'widget';
create index tokens_of_grant on tokens (organization_id, grant_id) where grant_id is not null;
call plugboard.isolate('tokens');
