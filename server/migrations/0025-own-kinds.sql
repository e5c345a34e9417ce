-- Kinds that an organization uploads as manifests, with every version. The row of a kind names its newest one. `hosts` is the digest of
-- the hosts that get credentials: what refers to it was given for these hosts, so that they cannot change while it is stored.
create table own_kinds (
  organization_id uuid not null references organizations,
  kind text not null,
  version text not null,
  hosts text not null,
  primary key (organization_id, kind),
  unique (organization_id, kind, hosts)
);
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
alter table own_kinds enable row level security;
create policy of_organization on own_kinds
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on own_kinds to plugboard_app;
alter table own_kind_versions enable row level security;
create policy of_organization on own_kind_versions
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on own_kind_versions to plugboard_app;

-- Null for what is of the installation's kinds.
alter table connectors add column own_hosts text,
  add foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts);
alter table oauth_applications add column own_hosts text,
  add foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts);
create index connectors_of_own_kind on connectors (organization_id, kind) where own_hosts is not null;
alter table oauth_secrets add column own_hosts text,
  add foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts);
