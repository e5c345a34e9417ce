-- Agents log in: the server is the authorization server of its endpoint of agents. Every secret is stored as its digest.

-- Where an application of an organization says who its user is.
create table agent_login_pages (
  organization_id uuid not null,
  application_id uuid not null,
  url text not null,
  primary key (organization_id, application_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade
);

-- Links by which a customer proves who they are, without a login page. The code opens once; then the cookie of one browser stands for it.
create table agent_invitations (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  digest bytea,
  browser_digest bytea,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_invitations_expire on agent_invitations (expires_at);
create index agent_invitations_of_browser on agent_invitations (browser_digest) where browser_digest is not null;

-- Logins that are not decided yet: what the client asked for, and the browser that asked. The ticket goes to the application, the code
-- comes back from it.
create table agent_logins (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid,
  browser_digest bytea not null,
  ticket_digest bytea,
  code_digest bytea,
  request jsonb not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (ticket_digest, organization_id),
  unique (code_digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_logins_expire on agent_logins (expires_at);

-- What a customer allowed a client: until when, at which level, with which connectors. Ending a grant ends its tokens.
create table agent_grants (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  level text not null check (level in ('read', 'write', 'delete')),
  -- The only connectors, or all but some; one of both.
  only_connectors uuid[],
  except_connectors uuid[],
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- The authorization code, good once; it stays after its use, so that a second use ends the grant.
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

-- Refresh tokens. A used one stays as long as its grant, so that its reuse ends the grant.
create table agent_refresh_tokens (
  organization_id uuid not null,
  digest bytea not null,
  grant_id uuid not null,
  is_used boolean not null default false,
  primary key (digest, organization_id),
  foreign key (organization_id, grant_id) references agent_grants on delete cascade
);
create index agent_refresh_tokens_of_grant on agent_refresh_tokens (organization_id, grant_id);

-- Clients that registered by themselves, where the operator lets them. They belong to no organization, and hold no secret.
create table agent_clients (
  id uuid primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null
);
create index agent_clients_by_age on agent_clients (created_at);

-- Access tokens of agents.
alter table tokens
  drop constraint tokens_kind_check,
  add constraint tokens_kind_check check (kind in ('application', 'scoped', 'widget', 'agent')),
  add column grant_id uuid,
  add foreign key (organization_id, grant_id) references agent_grants on delete cascade,
  add check ((kind = 'agent') = (grant_id is not null));
create index tokens_of_grant on tokens (organization_id, grant_id) where grant_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['agent_login_pages', 'agent_invitations', 'agent_logins', 'agent_grants', 'agent_refresh_tokens']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;
