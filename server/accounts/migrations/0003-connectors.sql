-- Connectors and what they are made of: own kinds, OAuth applications, authorizations, links.

-- Kinds that an organization uploads as manifests, at their newest version. `hosts` is the digest of the hosts that get credentials.
-- Rows with credentials for these hosts refer to it, so that the hosts cannot change while such a row exists.
create table own_kinds (
  organization_id uuid not null references organizations,
  kind text not null,
  version text not null,
  hosts text not null,
  primary key (organization_id, kind),
  unique (organization_id, kind, hosts)
);
call plugboard.isolate('own_kinds');

-- Every version of an own kind.
create table own_kind_versions (
  organization_id uuid not null,
  kind text not null,
  version text not null,
  definition_id uuid not null,
  title text not null,
  support text not null,
  hash text not null,
  hosts text not null,
  manifest text not null,
  created_at timestamptz not null,
  primary key (organization_id, kind, version),
  foreign key (organization_id, kind) references own_kinds on delete cascade
);
call plugboard.isolate('own_kind_versions');

-- Resolved forms of these versions, so that a call parses no YAML. `made_for` is a digest of the manifest and of what resolved it. A
-- missing form is resolved again. No backup has them, since restored manifests are validated anew.
create table own_kind_forms (
  organization_id uuid not null,
  kind text not null,
  version text not null,
  made_for text not null,
  resolved text not null,
  primary key (organization_id, kind, version),
  foreign key (organization_id, kind, version) references own_kind_versions on delete cascade
);
call plugboard.isolate('own_kind_forms');

-- Connectors: a kind with a customer's credentials.
create table connectors (
  organization_id uuid not null references organizations,
  id uuid not null,
  customer_id uuid not null,
  kind text not null,
  -- The hosts of an own kind; null for a kind of the installation.
  own_hosts text,
  definition_version text not null,
  name text not null,
  auth_variant text not null,
  scopes text[] not null default '{}',
  environment jsonb not null default '{}',
  -- The account as the third party's messages name it, once consent or a check of the credentials has proven it.
  account text,
  status text not null check (status in ('pending', 'active', 'needs_reauth', 'disabled', 'deleting')),
  status_reason text,
  -- Since when the status holds; null if unknown.
  status_since timestamptz,
  -- Since when the owner has to connect again, also while a check tries the credentials once more.
  reauth_since timestamptz,
  -- Sealed; null once shredded. The version is bound into the seal, and a renewal compares it before it writes.
  credentials bytea,
  credentials_version int not null default 1,
  credentials_updated_at timestamptz not null default now(),
  credentials_expire_at timestamptz,
  -- The process that renews the credentials of this version. Once it is gone, another process may take over.
  renewal_process uuid,
  -- When a server next attends to the connector: it renews a grant before it ends of disuse, checks idle credentials, and sends
  -- notices about a grant that ends. `attend_failures` counts attempts in a row that failed for reasons that may pass.
  attend_at timestamptz not null default now() + interval '1 hour',
  attend_failures int not null default 0,
  -- When a server checks refused credentials once more: some third parties refuse good ones in passing.
  recheck_at timestamptz,
  -- Days before the end of a grant that cannot be renewed, at the last notice to its owner.
  expiry_notice_days int,
  replication_config jsonb not null default '{}',
  -- Names that the application gives to own fields of the records.
  map jsonb not null default '{}',
  -- What the application notes about the connector.
  metadata jsonb not null default '{}',
  -- Until when calls are captured.
  capture_until timestamptz,
  last_used_at timestamptz,
  -- The last success of a call, a sync or a check, to some minutes.
  last_success_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customers,
  foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts)
);
create index connectors_of_customer on connectors (organization_id, customer_id);
create index connectors_by_age on connectors (organization_id, created_at, id);
create index connectors_by_metadata on connectors using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';
create index connectors_by_kind on connectors (kind, organization_id) where status <> 'deleting';
create index connectors_of_own_kind on connectors (organization_id, kind) where own_hosts is not null;
create index connectors_of_account on connectors (organization_id, kind, account) where account is not null;
create index connectors_to_attend on connectors (attend_at) where status in ('active', 'pending');
create index connectors_to_recheck on connectors (recheck_at) where status = 'needs_reauth' and recheck_at is not null;
-- The console lists connectors of all organizations, those with trouble first.
create index connectors_by_trouble on connectors
  ((array_position(array['needs_reauth', 'disabled', 'pending', 'active', 'deleting'], status)), created_at, id);
call plugboard.isolate('connectors');

-- Links to the page on which a customer connects an account. A code is good once: the exchange removes its digest, and the browser's
-- return from a consent page stores the next one.
create table connect_links (
  organization_id uuid not null references organizations,
  id uuid not null,
  digest bytea,
  application_id uuid not null,
  customer_id uuid not null,
  connector_types text[],
  connector_id uuid,
  -- Operations that the consent is to allow; null for the scopes of the kind.
  want text[],
  -- As for a token.
  chooses_entities boolean not null default false,
  fields jsonb,
  brand jsonb,
  return_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade,
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
create index connect_links_expire on connect_links (expires_at);
call plugboard.isolate('connect_links');

-- OAuth applications of an organization.
create table oauth_applications (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null,
  -- The host where the kind runs on hosts of its owners; '' where its manifest fixes the hosts.
  host text not null default '',
  own_hosts text,
  configuration bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, kind, host),
  foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts)
);
call plugboard.isolate('oauth_applications');

-- URLs to which an authorization may return.
create table oauth_redirect_urls (
  organization_id uuid not null references organizations,
  url text not null,
  primary key (organization_id, url)
);
call plugboard.isolate('oauth_redirect_urls');

-- Authorizations in progress. A flow stays until it expires, so that a page that cannot see the browser's other windows learns its outcome.
create table oauth_flows (
  organization_id uuid not null references organizations,
  id uuid not null,
  flow_digest bytea not null,
  state_digest bytea,
  cookie_digest bytea,
  -- Of the code that the browser gets after the consent. The page that began the flow sends it before the outcome can be used.
  code_digest bytea,
  external_user_id text not null,
  kind text not null,
  auth_variant text not null,
  redirect_url text not null,
  environment jsonb not null default '{}',
  scopes text[] not null default '{}',
  connector_id uuid,
  -- The PKCE verifier and the settings, sealed; null once the browser is back.
  sealed bytea,
  outcome jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (flow_digest, organization_id),
  unique (state_digest, organization_id),
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
call plugboard.isolate('oauth_flows');

-- Results of authorizations, until a connector takes them over.
create table oauth_secrets (
  organization_id uuid not null references organizations,
  id uuid not null,
  digest bytea not null,
  external_user_id text not null,
  kind text not null,
  own_hosts text,
  auth_variant text not null,
  environment jsonb not null default '{}',
  scopes text[] not null default '{}',
  credentials bytea not null,
  -- What a consent gives access to if there are several, such as sites: [{name, config}]. The caller that redeems the secret chooses one.
  choices jsonb not null default '[]',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, digest),
  foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts)
);
call plugboard.isolate('oauth_secrets');

-- Notices to an organization about the end of a vendor's version, by the days before it.
create table sunset_notices (
  organization_id uuid not null references organizations,
  kind text not null,
  version text not null,
  days int not null,
  noted_at timestamptz not null,
  primary key (organization_id, kind, version, days)
);
call plugboard.isolate('sunset_notices');
