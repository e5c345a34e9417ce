
create schema if not exists plugboard;
set search_path = plugboard, public;
create table migrations (version int primary key, name text not null, sha256 text not null, at timestamptz not null default now());
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists unaccent;
create extension if not exists btree_gin;
do $$ begin
  if not exists (select from pg_roles where rolname = 'plugboard_app') then create role plugboard_app nologin; end if;
end $$;
grant usage on schema plugboard to plugboard_app;

-- 0001-platform.sql
-- Hosted mode's own tables. Every table of an organization has row-level security, under the queries' own predicates.

create table organizations (
  id uuid primary key,
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now()
);

-- An application is a backend that calls us; its secret is kept as a SHA-256 digest.
create table applications (
  id uuid primary key,
  client_id text not null unique,
  secret_digest bytea not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now(),
  rotated_at timestamptz
);

create table application_organizations (
  application_id uuid not null references applications on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  primary key (application_id, organization_id)
);

create table customers (
  id uuid primary key,
  organization_id uuid not null references organizations,
  external_user_id text not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'deleting')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, external_user_id)
);
create index customers_by_age on customers (organization_id, created_at, id);

-- Tokens by the SHA-256 digest of their text. A revoked token has no row.
create table tokens (
  digest bytea primary key,
  kind text not null check (kind in ('application', 'scoped', 'widget')),
  application_id uuid not null references applications on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid references customers on delete cascade,
  allowed_origin text,
  connector_types text[],
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'application') = (customer_id is null)),
  check ((kind = 'widget') = (allowed_origin is not null))
);
create index tokens_expire on tokens (expires_at);
create index tokens_of_customer on tokens (customer_id);
create index tokens_of_origin on tokens (allowed_origin) where kind = 'widget';

-- The keys that seal an organization's secrets, themselves sealed by the master key of that fingerprint.
create table data_keys (
  id uuid primary key,
  organization_id uuid not null references organizations,
  master text not null,
  wrapped bytea not null,
  status text not null default 'active' check (status in ('active', 'retired')),
  created_at timestamptz not null default now()
);
create unique index data_keys_active on data_keys (organization_id) where status = 'active';

create table connectors (
  id uuid primary key,
  organization_id uuid not null references organizations,
  customer_id uuid not null references customers,
  kind text not null,
  name text not null,
  auth_variant text not null,
  scopes text[] not null default '{}',
  environment jsonb not null default '{}',
  definition_version text not null,
  status text not null check (status in ('pending', 'active', 'needs_reauth', 'disabled', 'deleting')),
  status_reason text,
  -- Sealed; null once shredded. The version is what a renewal compares before it writes, and is bound into the seal.
  credentials bytea,
  credentials_version int not null default 1,
  credentials_updated_at timestamptz not null default now(),
  credentials_expire_at timestamptz,
  -- The process that renews the credentials of this version now; it may be taken over once that process is gone.
  renewal_process uuid,
  replication_config jsonb not null default '{}',
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index connectors_of_customer on connectors (organization_id, customer_id);
create index connectors_by_age on connectors (organization_id, created_at, id);

-- OAuth applications that an organization brings along.
create table oauth_applications (
  id uuid primary key,
  organization_id uuid not null references organizations,
  kind text not null,
  configuration bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, kind)
);

create table oauth_redirect_urls (
  organization_id uuid not null references organizations,
  url text not null,
  primary key (organization_id, url)
);

-- An authorization on its way. Flow id, state and cookie are kept as digests; the PKCE verifier and the settings are sealed.
create table oauth_flows (
  id uuid primary key,
  organization_id uuid not null references organizations,
  flow_digest bytea not null unique,
  state_digest bytea unique,
  cookie_digest bytea,
  external_user_id text not null,
  kind text not null,
  auth_variant text not null,
  redirect_url text not null,
  environment jsonb not null default '{}',
  scopes text[] not null default '{}',
  connector_id uuid references connectors on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- What an authorization came to, until a connector is made of it.
create table oauth_secrets (
  id uuid primary key,
  digest bytea not null unique,
  organization_id uuid not null references organizations,
  external_user_id text not null,
  kind text not null,
  auth_variant text not null,
  environment jsonb not null default '{}',
  scopes text[] not null default '{}',
  credentials bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table idempotency_keys (
  organization_id uuid not null references organizations,
  -- Customer id, or '' for an application's own calls.
  customer text not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  -- The process that runs it; done once there is a status.
  process_id uuid not null,
  status int,
  headers jsonb,
  body bytea,
  created_at timestamptz not null default now(),
  primary key (organization_id, customer, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Append-only; each row's hash covers the one before it in the organization. That the organization is there is seen to by
-- audit_heads, which every append moves: to check it for each row would be a third of what a row costs.
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
  primary key (organization_id, seq)
);
create index audit_by_time on audit (organization_id, at);
create index audit_of_connector on audit (organization_id, connector_id, seq);

-- How far each organization's trail goes; without it rows cut off the end would not be missed.
create table audit_heads (
  organization_id uuid primary key references organizations,
  seq bigint not null,
  hash bytea not null
);

-- Long work as callers see it; the queue keeps its own tables.
create table jobs (
  id uuid primary key,
  organization_id uuid not null references organizations,
  kind text not null,
  connector_id uuid,
  customer_id uuid,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  progress jsonb not null default '{}',
  error jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Facts about the installation, such as the fingerprints of its master keys.
create table facts (
  name text primary key,
  value jsonb not null
);

do $$
declare
  name text;
begin
  foreach name in array array['customers', 'tokens', 'data_keys', 'connectors', 'oauth_applications', 'oauth_redirect_urls',
    'oauth_flows', 'oauth_secrets', 'idempotency_keys', 'audit', 'audit_heads', 'jobs']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;
revoke update, delete on audit from plugboard_app;
revoke insert, update, delete on audit_heads from plugboard_app;
grant select on organizations to plugboard_app;

-- 0002-search.sql
-- The searchable copy: which records there are of a connector's entity, and the functions by which searches compare them.
-- The tables of the records themselves, one for each kind and entity, are made when they are first needed.

-- One filling of the copy of a connector's entity. Searches see one generation; a refresh fills the next one beside it.
create table generations (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  status text not null default 'building' check (status in ('building', 'visible', 'dropping')),
  records bigint not null default 0,
  rejected bigint not null default 0,
  created_at timestamptz not null default now()
);
create index generations_of_connector on generations (connector_id, entity);

-- What searches see of a connector's entity. A copy that is not complete yet is a preview.
create table copies (
  organization_id uuid not null references organizations,
  connector_id uuid not null references connectors on delete cascade,
  entity text not null,
  generation bigint not null references generations on delete cascade,
  is_complete boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (connector_id, entity)
);
create index copies_of_generation on copies (generation);

-- Records that could not be stored, with the reason.
create table rejected_records (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  connector_id uuid not null,
  entity text not null,
  generation bigint not null references generations on delete cascade,
  -- The record's key as far as it could be read.
  key text,
  reason text not null,
  rejected_at timestamptz not null default now()
);
create index rejected_records_of_generation on rejected_records (generation, id);
create index rejected_records_of_connector on rejected_records (connector_id, entity, id);

-- The tables of records, and the indexes that searches have led to.
create table record_tables (
  name text primary key,
  kind text not null,
  entity text not null,
  created_at timestamptz not null default now(),
  unique (kind, entity)
);

do $$
declare
  name text;
begin
  foreach name in array array['generations', 'copies', 'rejected_records']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- What follows are functions of PL/pgSQL, for the planner takes longer over what it can inline than they take to run.

-- The number that a JSON value is or spells, of at most 400 characters; null for anything else.
create function plugboard.number_of(value jsonb) returns numeric language plpgsql immutable parallel safe cost 50 as $$
declare
  digits text := value #>> '{}';
begin
  if length(digits) > 400 then
    return null;
  end if;
  case jsonb_typeof(value)
    when 'number' then return value::numeric;
    when 'string' then
      return case when digits ~ '^[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]{1,3})?$' then digits::numeric end;
    else return null;
  end case;
end $$;

-- The time that text in ISO 8601 tells, to the microsecond, in UTC unless it says otherwise, from the year 2 to 9998; null for anything else.
create function plugboard.time_of(value text) returns timestamptz language plpgsql immutable parallel safe cost 200 as $$
declare
  parts text[] := regexp_match(value,
    '^([0-9]{4}-[0-9][0-9]-[0-9][0-9])(?:[T ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,9})?)?)(Z|[+-](?:0[0-9]|1[0-4]):?[0-5][0-9])?)?$');
begin
  if parts is null or parts[1] < '0002' or parts[1] >= '9999' then
    return null;
  end if;
  return (parts[1] || 'T' || regexp_replace(coalesce(parts[2], '00:00'), '(\.[0-9]{6})[0-9]+$', '\1') || coalesce(parts[3], 'Z'))::timestamptz;
exception when others then
  return null;
end $$;

-- Text without case and accents; Greek and Cyrillic letters are read as Latin ones.
create function plugboard.plain(value text) returns text language plpgsql immutable parallel safe cost 200 as $$
begin
  if octet_length(value) = length(value) then
    return lower(value collate "C");
  end if;
  return lower(translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
    'аАбБвВгГдДеЕёЁжЖзЗиИйЙкКлЛмМнНоОпПрРсСтТуУфФхХцЦчЧшШщЩъЪыЫьЬэЭюЮяЯіІїЇєЄґҐαΑβΒγΓδΔεΕζΖηΗθΘιΙκΚλΛμΜνΝξΞοΟπΠρΡσΣςτΤυΥφΦχΧψΨωΩßæÆøØłŁđĐðÐþÞı',
    'aabbvvggddeeeejjzziiiikkllmmnnoopprrssttuuffhhccccssssiiyyiieeuuaaiiiieeggaabbggddeezziittiikkllmmnnxxoopprrsssttuuffhhppoosaaoollddsstti') collate "C");
end $$;

-- The words of a text: what stands between spaces and punctuation. In texts over 2,000 characters, or over 100 when not all is
-- ASCII, words over 200 are left out, for no index would hold them.
create function plugboard.words(value text) returns text[] language plpgsql immutable parallel safe cost 500 as $$
declare
  is_ascii boolean := octet_length(value) = length(value);
  spaced text;
begin
  -- Most of the time goes into `translate`.
  if length(value) <= 2000 and value collate "C" !~ '[^A-Za-z0-9 ]' then
    return string_to_array(lower(value collate "C"), ' ');
  end if;
  spaced := translate(plugboard.plain(value), E'\t\n\v\f\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '                                     ');
  if not is_ascii then
    spaced := translate(spaced, U&'\2010\2011\2012\2013\2014\2018\2019\201c\201d\201e\2022\2026\00ab\00bb\00a1\00bf\00b7', '                 ');
  end if;
  if length(value) > 2000 or (length(value) > 100 and not is_ascii) then
    spaced := regexp_replace(spaced, '[^ ]{201,}', ' ', 'g');
  end if;
  return string_to_array(spaced, ' ');
end $$;

-- 0003-sync.sql
-- How the searchable copy is kept: what is synced when, who does it now, and where each walk stands.

create table syncs (
  connector_id uuid primary key references connectors on delete cascade,
  organization_id uuid not null references organizations,
  kind text not null,
  is_enabled boolean not null default true,
  -- null: the configuration's
  interval_minutes int check (interval_minutes > 0),
  next_run_at timestamptz not null default now(),
  -- The run in hand, by the id of its row in jobs; null between runs.
  run_id uuid,
  is_full boolean not null default false,
  -- Whether somebody asked for it: then a copy may shrink.
  is_asked_for boolean not null default false,
  began_at timestamptz,
  -- A run is done in slices. Each has a number, so that one that was lost and comes back does nothing.
  slice bigint not null default 0,
  slice_at timestamptz not null default now(),
  -- The process that has the slice in hand; it may be taken over once that process is gone.
  process_id uuid,
  -- How often the walk was put off since it last came on.
  attempts int not null default 0
);
create index syncs_due on syncs (next_run_at) where run_id is null and is_enabled;
create index syncs_in_hand on syncs (slice_at) where run_id is not null;
create index syncs_of_process on syncs (process_id) where process_id is not null;

create table sync_entities (
  connector_id uuid not null references syncs on delete cascade,
  entity text not null,
  organization_id uuid not null references organizations,
  -- The order of walks in a run: parents first.
  turn int not null,
  -- The run that it was last part of.
  run_id uuid,
  state text not null default 'idle' check (state in ('idle', 'waiting', 'walking')),
  -- Where the walk in hand stands; it outlives a run that failed, and goes on with the next.
  place jsonb,
  -- The newest value of the incremental field, up to which the copy is complete.
  watermark jsonb,
  last_error jsonb,
  last_synced_at timestamptz,
  last_full_at timestamptz,
  primary key (connector_id, entity)
);

do $$
declare
  name text;
begin
  foreach name in array array['syncs', 'sync_entities']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;


    create table plugboard.records_stripe_customers_df94a063 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      written_at timestamptz not null default now(),
      primary key (generation, key)
    );
    alter table plugboard.records_stripe_customers_df94a063 enable row level security;
    create policy of_organization on plugboard.records_stripe_customers_df94a063
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_customers_df94a063 to plugboard_app;

    create table plugboard.records_stripe_invoices_249cdbce (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      written_at timestamptz not null default now(),
      primary key (generation, key)
    );
    alter table plugboard.records_stripe_invoices_249cdbce enable row level security;
    create policy of_organization on plugboard.records_stripe_invoices_249cdbce
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_invoices_249cdbce to plugboard_app;

    create table plugboard.records_stripe_charges_d00ad971 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      written_at timestamptz not null default now(),
      primary key (generation, key)
    );
    alter table plugboard.records_stripe_charges_d00ad971 enable row level security;
    create policy of_organization on plugboard.records_stripe_charges_d00ad971
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_charges_d00ad971 to plugboard_app;

    create table plugboard.records_stripe_subscriptions_b2686b19 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      written_at timestamptz not null default now(),
      primary key (generation, key)
    );
    alter table plugboard.records_stripe_subscriptions_b2686b19 enable row level security;
    create policy of_organization on plugboard.records_stripe_subscriptions_b2686b19
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_subscriptions_b2686b19 to plugboard_app;

    create table plugboard.records_stripe_refunds_e29fd150 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      written_at timestamptz not null default now(),
      primary key (generation, key)
    );
    alter table plugboard.records_stripe_refunds_e29fd150 enable row level security;
    create policy of_organization on plugboard.records_stripe_refunds_e29fd150
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_refunds_e29fd150 to plugboard_app;
set session_replication_role = replica;
insert into application_organizations (application_id, organization_id) overriding system value values ('c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('c914a987-59de-4220-babb-3f610731c8fb', 'pbc_Rbdh3F-Yrr1nJkEudTrtvA', E'\\xd2263f5b849a7e95b4bd74cd1136f1142c142bd62c20214cbf4146fde9d45d30', 'First application', 'active', '2026-11-22 03:11:53.494+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '1', '403285d7-29ea-4474-8a2f-846a334952d9', '2026-11-22 03:11:55.859+00', 'req_7526655ceecb41e698fdc9705fc88064', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xb4be2429bf4225d34683b628f20508d4d843708e25db5a0967464ad2a86cce54');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '2', '0da079b0-29f4-4f60-98ff-d0e6677915fa', '2026-11-22 03:11:56.456+00', 'req_f388633f920246468d9ea8d962e335eb', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'direct', 'customers', 'create', '200', NULL, '407', '1.0.0', E'\\xb4be2429bf4225d34683b628f20508d4d843708e25db5a0967464ad2a86cce54', E'\\xf9edac246cf3ef952dce4da613855e12ed425baefd147f6c3cbbb41237dabb53');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '3', '7d4c94d8-de2f-4390-a53f-e9157663e6f9', '2026-11-22 03:11:58.027+00', 'req_cf9be5f5a967443aa45be46321dc3773', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xf9edac246cf3ef952dce4da613855e12ed425baefd147f6c3cbbb41237dabb53', E'\\xb29c84c01bbdaf375ccdb73d38a84e4ce8e0db3317383d1d23a1fdb9d750770f');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '4', '2d951ba0-d925-4050-8ab3-cef35feb5cca', '2026-11-22 03:11:58.969+00', 'req_478ffc3781794de3b12423662d4153e7', 'scoped', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'direct', 'customers', 'create', '200', NULL, '772', '1.0.0', E'\\xb29c84c01bbdaf375ccdb73d38a84e4ce8e0db3317383d1d23a1fdb9d750770f', E'\\x5b39a61390bfdff7ad060a7b610f5600b49acba0e3c51d55d90175a8b8319458');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '5', 'b7549f14-0133-43b3-871f-8b1386eb522f', '2026-11-22 03:12:01.337+00', 'req_7e272db72ba8401ba1519a8457c4973f', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x5b39a61390bfdff7ad060a7b610f5600b49acba0e3c51d55d90175a8b8319458', E'\\x1f57bd98ea703bb91614fc309c273b759bdf337892cbd7c7a062ad6845cbc2a5');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '6', '8b7b5004-d439-491b-b829-a0899b37d862', '2026-11-22 03:12:02.82+00', 'req_4c2ddeec98f940cb99565f78c906d8c1', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', '032d4a29-10a1-4872-a933-dfa12e26a2af', '1a13d694-cf72-4429-b811-de601101ba41', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x1f57bd98ea703bb91614fc309c273b759bdf337892cbd7c7a062ad6845cbc2a5', E'\\x3e5f6c75a1217106480a738cc72a87ed935dbcdc03735f1c6b3b25e820ab536c');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '7', '6682da04-bfdf-47a9-9521-06e50dad0ea8', '2026-11-22 03:12:02.953+00', 'f22e7c24-506b-4943-8c91-5a3b7bbfbe88', 'system', 'sync', NULL, '1a13d694-cf72-4429-b811-de601101ba41', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x3e5f6c75a1217106480a738cc72a87ed935dbcdc03735f1c6b3b25e820ab536c', E'\\x693c52b7f53137594a908a01f7d94a30bd4ccf25decf978eaa747fc23e02fc47');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '8', 'b8f4a763-0ed5-4e2f-bdf9-fab5d06f6893', '2026-11-22 03:12:02.954+00', 'req_75d7b5b83d084f3b8335c5923f105abd', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', NULL, '1a13d694-cf72-4429-b811-de601101ba41', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x693c52b7f53137594a908a01f7d94a30bd4ccf25decf978eaa747fc23e02fc47', E'\\x4108e41077eafbf9edea6d1387a3439d65f865f486e72f82cc61371bd8337ed0');
insert into audit_heads (organization_id, seq, hash) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '8', E'\\x4108e41077eafbf9edea6d1387a3439d65f865f486e72f82cc61371bd8337ed0');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.0.0', 'active', NULL, E'\\x018133896854ea4f72843bf002da6905d7017b700564d3ae5b4dce3f2cb3e6cbf056aa3a94b3d03b5a7de97b4f0dc42269fd9d5c28a035f946e63e9532c0b1c5a1d94e', '1', '2026-11-22 03:11:55.501+00', NULL, NULL, '{}', '2026-11-22 03:11:58.969+00', '2026-11-22 03:11:55.501+00', '2026-11-22 03:11:55.501+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'customers', '1', 'true', '2026-11-22 03:11:57.947+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'invoices', '2', 'true', '2026-11-22 03:11:59.951+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'charges', '3', 'true', '2026-11-22 03:12:01.338+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'subscriptions', '4', 'true', '2026-11-22 03:12:02.866+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'refunds', '5', 'true', '2026-11-22 03:12:03.45+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('d70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'user_1', 'active', '2026-11-22 03:11:54.051+00', '2026-11-22 03:11:54.051+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('032d4a29-10a1-4872-a933-dfa12e26a2af', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'user_2', 'active', '2026-11-22 03:12:01.49+00', '2026-11-22 03:12:01.49+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('81338968-54ea-4f72-843b-f002da6905d7', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'c2f89e8654418640', E'\\x019589c5f3f9070ae7c195d76d999a5effe491fe6d35d8e1ec401e63093c3169a7126bc4ba00de52d63c1707c5448c6b8f65cb767b65b9d7fd90fb8ceb', 'active', '2026-11-22 03:11:55.39+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AU7oNmiWb48MR7bKR5QqoOls+n+B9vXsylvqkjonl3DHpZsLC/acOcL//fMKMrGoGEqQKEGnpQHA6aBIxw=="}');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'stripe', 'customers', 'visible', '3', '0', '2026-11-22 03:11:56.462+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-22 03:11:58.227+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'stripe', 'charges', 'visible', '3', '0', '2026-11-22 03:12:00.207+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-22 03:12:01.758+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-22 03:12:02.948+00');
insert into idempotency_keys (organization_id, customer, route, key, fingerprint, process_id, status, headers, body, created_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', '', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x9159453e98a17e0a55ee18cf4c1d61463b45f5784544d2984056d6e831c4caa4', 'b006e5e2-4a74-4c57-95d7-79937b5f5b1f', '200', '{"content-type": "application/json; charset=utf-8"}', E'\\x7b2264617461223a7b226964223a22637573746f6d6572735f323531222c226f626a656374223a22637573746f6d6572222c2261646472657373223a7b7d2c2262616c616e6365223a32323532332c22627573696e6573735f6e616d65223a2257696c6c6f7720323531222c22636173685f62616c616e6365223a7b7d2c2263726561746564223a313736383132393230302c2263757272656e6379223a22657572222c22637573746f6d65725f6163636f756e74223a22637573746f6d65725f6163636f756e7420323531222c2264656661756c745f63757272656e6379223a22757364222c2264656661756c745f736f75726365223a2264656661756c745f736f7572636520323531222c2264656c696e7175656e74223a6e756c6c2c226465736372697074696f6e223a22506c65617365206c6f6f6b2061742074686973207768656e2074686572652069732074696d652e222c22646973636f756e74223a7b7d2c22656d61696c223a6e756c6c2c22696e646976696475616c5f6e616d65223a6e756c6c2c22696e766f6963655f6372656469745f62616c616e6365223a7b7d2c22696e766f6963655f707265666978223a22696e766f6963655f70726566697820323531222c22696e766f6963655f73657474696e6773223a7b7d2c226c6976656d6f6465223a747275652c226d65746164617461223a7b7d2c226e616d65223a22416461204c6f76656c616365222c226e6578745f696e766f6963655f73657175656e6365223a6e756c6c2c2270686f6e65223a6e756c6c2c227072656665727265645f6c6f63616c6573223a5b5d2c227368697070696e67223a7b7d2c22736f7572636573223a7b7d2c22737562736372697074696f6e73223a7b7d2c227461785f6578656d7074223a227461785f6578656d707420323531222c22746573745f636c6f636b223a22746573745f636c6f636b20323531227d2c226d657461223a7b7d2c226e657874223a6e756c6c2c22657865637574696f6e223a7b22726571756573745f6964223a227265715f6633383836333366393230323436343638643965613864393632653333356562222c22636f6e6e6563746f725f6964223a2266396130633230652d363366662d343061352d383035302d343562626136653530323965222c22656e74697479223a22637573746f6d657273222c22616374696f6e223a22637265617465222c226475726174696f6e5f6d73223a3430372c22757073747265616d5f7265717565737473223a317d7d', '2026-11-22 03:11:56.038+00');
insert into idempotency_keys (organization_id, customer, route, key, fingerprint, process_id, status, headers, body, created_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x9159453e98a17e0a55ee18cf4c1d61463b45f5784544d2984056d6e831c4caa4', 'b006e5e2-4a74-4c57-95d7-79937b5f5b1f', '200', '{"content-type": "application/json; charset=utf-8"}', E'\\x7b2264617461223a7b226964223a22637573746f6d6572735f323532222c226f626a656374223a22637573746f6d6572222c2261646472657373223a7b7d2c2262616c616e6365223a32363836322c22627573696e6573735f6e616d65223a6e756c6c2c22636173685f62616c616e6365223a6e756c6c2c2263726561746564223a313736383133323830302c2263757272656e6379223a6e756c6c2c22637573746f6d65725f6163636f756e74223a22637573746f6d65725f6163636f756e7420323532222c2264656661756c745f63757272656e6379223a22657572222c2264656661756c745f736f75726365223a2264656661756c745f736f7572636520323532222c2264656c696e7175656e74223a747275652c226465736372697074696f6e223a6e756c6c2c22646973636f756e74223a7b7d2c22656d61696c223a226164612e323532406578616d706c652e636f6d222c22696e646976696475616c5f6e616d65223a225369676e616c20323532222c22696e766f6963655f6372656469745f62616c616e6365223a7b7d2c22696e766f6963655f707265666978223a22696e766f6963655f70726566697820323532222c22696e766f6963655f73657474696e6773223a7b7d2c226c6976656d6f6465223a66616c73652c226d65746164617461223a7b7d2c226e616d65223a22416461204c6f76656c616365222c226e6578745f696e766f6963655f73657175656e6365223a36302c2270686f6e65223a222b31203535352030313532222c227072656665727265645f6c6f63616c6573223a5b5d2c227368697070696e67223a7b7d2c22736f7572636573223a7b7d2c22737562736372697074696f6e73223a7b7d2c227461785f6578656d7074223a227461785f6578656d707420323532222c22746573745f636c6f636b223a22746573745f636c6f636b20323532227d2c226d657461223a7b7d2c226e657874223a6e756c6c2c22657865637574696f6e223a7b22726571756573745f6964223a227265715f3437386666633337383137393464653362313234323336363264343135336537222c22636f6e6e6563746f725f6964223a2266396130633230652d363366662d343061352d383035302d343562626136653530323965222c22656e74697479223a22637573746f6d657273222c22616374696f6e223a22637265617465222c226475726174696f6e5f6d73223a3737322c22757073747265616d5f7265717565737473223a317d7d', '2026-11-22 03:11:58.187+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('f22e7c24-506b-4943-8c91-5a3b7bbfbe88', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'connector.sync', '1a13d694-cf72-4429-b811-de601101ba41', '032d4a29-10a1-4872-a933-dfa12e26a2af', 'failed', '{}', '{"code": "connector_not_found", "message": "Cannot find the connector: there is none with this id"}', '2026-11-22 03:12:02.745+00', '2026-11-22 03:12:02.95+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('77f83b16-be66-451e-9cf8-b980753076e1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'connector.delete', '1a13d694-cf72-4429-b811-de601101ba41', '032d4a29-10a1-4872-a933-dfa12e26a2af', 'succeeded', '{}', NULL, '2026-11-22 03:12:02.919+00', '2026-11-22 03:12:03.455+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'connector.sync', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', 'succeeded', '{}', NULL, '2026-11-22 03:11:55.754+00', '2026-11-22 03:12:03.465+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-22 03:11:50.203+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-22 03:11:51.009+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-22 03:11:51.245+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at) overriding system value values ('03e6d8c1-f93b-468e-9c87-042a971a13f6', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'hubspot', E'\\x018133896854ea4f72843bf002da6905d7013b00090d66981692d5a7af7c65fd49207149663f39d8fee3594edad1afe9d4f9b96f8f30385043f6602b50a295e18e2411afcc47aab26aeba26709f4228b7aab3121cf7586b85433156f75', '2026-11-22 03:11:59.951+00', '2026-11-22 03:11:59.951+00');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at) overriding system value values ('2fde3294-7444-455d-a68e-a1bb2e68478a', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', E'\\x38beb9801ad0b1afa7804658cabce610c73e612927b32bc0a96841da4f8bd454', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly}', NULL, E'\\x018133896854ea4f72843bf002da6905d701c12e12f06262894770167f2794e7e1de46ea5b3875df799219995717572e6b5ff5359a6fe6410698', '2026-11-22 03:12:01.318+00', '2026-11-22 03:22:01.318+00');
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'Default', 'active', '2026-11-22 03:11:53.494+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-22 03:11:56.203+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-22 03:11:58.14+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-22 03:12:00.086+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-22 03:12:01.557+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-22 03:12:02.935+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('3', 'charges_1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {}, "refunds": {}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', '2026-11-22 03:12:01.151+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('3', 'charges_10', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {}, "refunds": {}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', '2026-11-22 03:12:01.151+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('3', 'charges_100', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {}, "refunds": {}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {}, "radar_options": {}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', '2026-11-22 03:12:01.151+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('1', 'customers_1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {}, "balance": 58137, "created": 1767229200, "sources": {}, "currency": "usd", "discount": {}, "livemode": true, "metadata": {}, "shipping": {}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {}, "preferred_locales": [], "next_invoice_sequence": null, "invoice_credit_balance": {}}', '2026-11-22 03:11:56.964+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('1', 'customers_10', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {}, "balance": 47964, "created": 1767261600, "sources": {}, "currency": null, "discount": {}, "livemode": true, "metadata": {}, "shipping": {}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {}, "business_name": null, "subscriptions": {}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {}, "preferred_locales": [], "next_invoice_sequence": null, "invoice_credit_balance": {}}', '2026-11-22 03:11:56.964+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('1', 'customers_100', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {}, "currency": "gbp", "discount": {}, "livemode": true, "metadata": {}, "shipping": {}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {}, "business_name": "Lantern 100", "subscriptions": {}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {}, "preferred_locales": [], "next_invoice_sequence": null, "invoice_credit_balance": {}}', '2026-11-22 03:11:56.964+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('2', 'invoices_1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {}, "number": "number_1", "object": "invoice", "parent": {}, "status": "open", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{}, {}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {}, "transfer_data": {}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {}, "customer_tax_ids": [{}, {}], "paid_out_of_band": true, "payment_settings": {}, "shipping_details": {}, "starting_balance": 46649, "threshold_reason": {}, "collection_method": "charge_automatically", "customer_shipping": {}, "default_tax_rates": [{}, {}], "rendering_options": {}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {}, "confirmation_secret": {}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{}, {}], "last_finalization_error": {}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', '2026-11-22 03:11:59.485+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('2', 'invoices_10', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {}, "number": null, "object": "invoice", "parent": {}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {}, "custom_fields": [{}, {}], "customer_name": null, "shipping_cost": {}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {}, "collection_method": "charge_automatically", "customer_shipping": {}, "default_tax_rates": [{}, {}], "rendering_options": {}, "total_tax_amounts": [{}, {}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {}, "confirmation_secret": {}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{}, {}], "last_finalization_error": {}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', '2026-11-22 03:11:59.485+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('2', 'invoices_100', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {}, "number": "number_100", "object": "invoice", "parent": {}, "status": "pending", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {}, "custom_fields": [{}, {}], "customer_name": "Willow 100", "shipping_cost": {}, "transfer_data": {}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {}, "customer_tax_ids": [{}, {}], "paid_out_of_band": null, "payment_settings": {}, "shipping_details": {}, "starting_balance": 97897, "threshold_reason": {}, "collection_method": "charge_automatically", "customer_shipping": {}, "default_tax_rates": [{}], "rendering_options": {}, "total_tax_amounts": [{}, {}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {}, "confirmation_secret": {}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{}], "last_finalization_error": {}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', '2026-11-22 03:11:59.485+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('5', 'refunds_1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', '2026-11-22 03:12:03.371+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('5', 'refunds_10', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', '2026-11-22 03:12:03.371+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('5', 'refunds_100', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', '2026-11-22 03:12:03.371+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('4', 'subscriptions_1', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "subscriptions_1", "plan": {}, "items": {}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {}, "transfer_data": {}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {}, "trial_settings": {}, "customer_account": "customer_account 1", "invoice_settings": {}, "pause_collection": null, "payment_settings": {}, "collection_method": "charge_automatically", "default_tax_rates": [], "billing_thresholds": {}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {}, "pending_invoice_item_interval": {}, "next_pending_invoice_item_invoice": 1}', '2026-11-22 03:12:02.498+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('4', 'subscriptions_10', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "subscriptions_10", "plan": {}, "items": {}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {}, "transfer_data": {}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {}, "pause_collection": {}, "payment_settings": {}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {}, "pending_invoice_item_interval": {}, "next_pending_invoice_item_invoice": null}', '2026-11-22 03:12:02.498+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, written_at) overriding system value values ('4', 'subscriptions_100', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'f9a0c20e-63ff-40a5-8050-45bba6e5029e', '{"id": "subscriptions_100", "plan": {}, "items": {}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {}, "transfer_data": {}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {}, "pause_collection": {}, "payment_settings": {}, "collection_method": "send_invoice", "default_tax_rates": [], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {}, "pending_invoice_item_interval": {}, "next_pending_invoice_item_invoice": null}', '2026-11-22 03:12:02.498+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, place, watermark, last_error, last_synced_at, last_full_at) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'subscriptions', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', '4', 'ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'idle', NULL, NULL, NULL, '2026-11-22 03:12:02.866+00', '2026-11-22 03:12:02.866+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, place, watermark, last_error, last_synced_at, last_full_at) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'refunds', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', '5', 'ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'idle', NULL, '1768125600', NULL, '2026-11-22 03:12:03.45+00', '2026-11-22 03:12:03.45+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, place, watermark, last_error, last_synced_at, last_full_at) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'customers', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', '1', 'ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'idle', NULL, NULL, NULL, '2026-11-22 03:11:57.947+00', '2026-11-22 03:11:57.947+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, place, watermark, last_error, last_synced_at, last_full_at) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'invoices', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', '2', 'ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'idle', NULL, NULL, NULL, '2026-11-22 03:11:59.951+00', '2026-11-22 03:11:59.951+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, place, watermark, last_error, last_synced_at, last_full_at) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'charges', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', '3', 'ed944d2e-f0b8-4d69-9aa0-e1d44cc63c9c', 'idle', NULL, '1768125600', NULL, '2026-11-22 03:12:01.338+00', '2026-11-22 03:12:01.338+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, slice, slice_at, process_id, attempts) overriding system value values ('f9a0c20e-63ff-40a5-8050-45bba6e5029e', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'stripe', 'true', NULL, '2026-11-22 04:12:03.465+00', NULL, 'false', 'false', '2026-11-22 03:11:55.754+00', '3', '2026-11-22 03:12:01.479+00', NULL, '0');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x07038c2300aac97c29a048f8148bc0ebdddfaf9c8529d2461034aa0eb1f021c8', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', NULL, NULL, NULL, '2026-11-22 03:11:53.709+00', '2026-11-22 03:26:53.709+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x185207e64a339fc5b6e750c30013b94620a8431b6cbddcc82b79ebd893ad3b87', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', NULL, NULL, NULL, '2026-11-22 03:11:53.792+00', '2026-11-22 03:26:53.792+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x0151a6a8d940090920c3cbd96387e05309d59764f03a046e859aaf0692e50584', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', NULL, NULL, NULL, '2026-11-22 03:11:56.512+00', '2026-11-22 03:26:56.512+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x77cb6cd0765c77f98b1dee8617e53c27c4a29b9a232006f94b4d54e3930c6565', 'scoped', 'c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', 'd70fef5d-9c51-4e8a-bb95-2e77a073cbed', NULL, NULL, '2026-11-22 03:11:57.912+00', '2026-11-22 03:31:57.912+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x75d71de5b71faabbe5e75024ada9223ec50711349bd01166d79332983c570569', 'application', 'c914a987-59de-4220-babb-3f610731c8fb', 'a939e4e1-fcd6-4d74-a369-7d0723954fa1', NULL, NULL, NULL, '2026-11-22 03:12:01.404+00', '2026-11-22 03:27:01.404+00');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
