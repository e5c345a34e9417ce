
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

-- 0004-words.sql
-- Words on every version of PostgreSQL: `\v` in an escape string is a vertical tab from 17 on only, and the letter v before. All
-- punctuation and separators of Unicode stand between words, not Latin ones alone; `server/search/language/separators.ts` has the
-- same characters.

-- The words of a text: what stands between spaces and punctuation. In texts over 2,000 characters, or over 100 when not all is
-- ASCII, words over 200 are left out, for no index would hold them.
create or replace function plugboard.words(value text) returns text[] language plpgsql immutable parallel safe cost 500 as $$
declare
  is_ascii boolean := octet_length(value) = length(value);
  spaced text;
begin
  if length(value) <= 2000 and value collate "C" !~ '[^A-Za-z0-9 ]' then
    return string_to_array(lower(value collate "C"), ' ');
  end if;
  -- chr(11) is the vertical tab, chr(92) the backslash.
  spaced := translate(plugboard.plain(value), chr(9) || chr(10) || chr(11) || chr(12) || chr(13) || chr(92) || '!"#$%&''()*+,-./:;<=>?@[]^_`{|}~',
    '                                     ');
  if not is_ascii then
    spaced := regexp_replace(spaced,
      '['
      '\u0085\u00A1\u00A7\u00AB\u00B6-\u00B7\u00BB\u00BF\u055A-\u055F\u0589-\u058A\u05BE\u05C0\u05C3\u05C6'
      '\u05F3-\u05F4\u0609-\u060A\u060C-\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9'
      '\u0830-\u083E\u085E\u0964-\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A-\u0E5B\u0F04-\u0F0B'
      '\u0F0D-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9-\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E'
      '\u1680\u169B-\u169C\u16EB-\u16ED\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944-\u1945\u1A1E-\u1A1F'
      '\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F'
      '\u1CC0-\u1CC7\u1CD3\u2010\u2012-\u2016\u2018-\u2023\u2027-\u2029\u2030-\u2032\u2035\u2038-\u203B\u203D'
      '\u203F-\u2043\u2045-\u2046\u204A-\u2051\u2053-\u2056\u2058-\u205E\u2308-\u230B\u2768-\u2775\u27C5-\u27C6'
      '\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC-\u29FD\u2CF9-\u2CFC\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F'
      '\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE-\uA4FF\uA60D-\uA60F\uA673'
      '\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF'
      '\uAA5C-\uAA5F\uAADE-\uAADF\uAAF0-\uAAF1\uABEB\uFD3E-\uFD3F\uFE45-\uFE46\U00010100-\U00010102\U0001039F'
      '\U000103D0\U0001056F\U00010857\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F\U00010AF0-\U00010AF6'
      '\U00010B39-\U00010B3F\U00010B99-\U00010B9C\U00010D6E\U00010EAD\U00010ED0\U00010F55-\U00010F59'
      '\U00010F86-\U00010F89\U00011047-\U0001104D\U000110BB-\U000110BC\U000110BE-\U000110C1\U00011140-\U00011143'
      '\U00011174-\U00011175\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111DF\U00011238-\U0001123D'
      '\U000112A9\U000113D4-\U000113D5\U000113D7-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145B\U0001145D'
      '\U000114C6\U000115C1-\U000115D7\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173C-\U0001173E'
      '\U0001183B\U00011944-\U00011946\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2'
      '\U00011B00-\U00011B09\U00011BE1\U00011C41-\U00011C45\U00011C70-\U00011C71\U00011EF7-\U00011EF8'
      '\U00011F43-\U00011F4F\U00011FFF\U00012470-\U00012474\U00012FF1-\U00012FF2\U00016A6E-\U00016A6F\U00016AF5'
      '\U00016B37-\U00016B3B\U00016B44\U00016D6D-\U00016D6F\U00016E97-\U00016E9A\U00016FE2\U0001BC9F'
      '\U0001DA87-\U0001DA8B\U0001E5FF\U0001E95E-\U0001E95F'
      ']', ' ', 'g');
  end if;
  if length(value) > 2000 or (length(value) > 100 and not is_ascii) then
    spaced := regexp_replace(spaced, '[^ ]{201,}', ' ', 'g');
  end if;
  return string_to_array(spaced, ' ');
end $$;

-- What was indexed by the function as it was.
do $$
declare
  index_name text;
begin
  for index_name in
    select distinct objid::regclass::text from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_proc'::regclass and refobjid = 'plugboard.words(text)'::regprocedure
  loop
    execute format('reindex index %s', index_name);
  end loop;
end $$;

-- 0005-deletions.sql
-- Records that were deleted lately: a page of a sync run that was fetched before does not bring them back.
create table deletions (
  connector_id uuid not null references connectors on delete cascade,
  entity text not null,
  key text collate "C" not null,
  organization_id uuid not null references organizations,
  deleted_at timestamptz not null default clock_timestamp(),
  primary key (connector_id, entity, key)
);
alter table deletions enable row level security;
create policy of_organization on deletions
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on deletions to plugboard_app;

-- 0006-idempotency.sql
-- Idempotency keys are scoped by the customer that a call acts for, whatever its token, and stored answers are sealed.

-- 'customer:' and the external_user_id, or 'application:' and its id for calls that act for no customer.
alter table idempotency_keys rename column customer to scope;
alter table idempotency_keys add column id uuid not null default gen_random_uuid();
-- Sealed status, headers and body; the call is done once there is one.
alter table idempotency_keys add column answer bytea;

-- Keys of before: for which customer an application used one is not known. Of a customer's own keys the answers, which are
-- not sealed, go; a call that comes again is told that its outcome is not known, and is not run again.
delete from idempotency_keys where scope = '';
update idempotency_keys k set scope = 'customer:' || c.external_user_id
  from customers c where c.organization_id = k.organization_id and c.id::text = k.scope;
delete from idempotency_keys where scope not like 'customer:%';

alter table idempotency_keys drop column status, drop column headers, drop column body;
alter table idempotency_keys add check (scope ~ '^(customer|application):');
create unique index idempotency_keys_by_id on idempotency_keys (id);
create index idempotency_keys_by_key on idempotency_keys (organization_id, key);

-- 0007-copies.sql
-- Walks that found clearly fewer records than searches see, and how old a copy is.

-- How many records the last walk found, when another one has to find about as few before searches see that.
alter table sync_entities add column unconfirmed_records bigint;

-- When the walk began that the copy was last complete by; null for a preview.
alter table copies add column synced_at timestamptz;
update copies c set synced_at = e.last_synced_at from sync_entities e
where e.connector_id = c.connector_id and e.entity = c.entity and c.is_complete;

-- 0008-oauth-choices.sql
-- What a consent gives access to when it is more than one thing, such as several sites: [{name, config}]. Whoever redeems the
-- secret chooses one.
alter table oauth_secrets add column choices jsonb not null default '[]';

-- 0009-sync-choice.sql
-- Which entities of a connector are synced, what a run of each costs its third party, and when each is due.

alter table syncs
  -- null: all that the kind lets search
  add column entities text[],
  -- By rate limit: how many milliseconds after paced_at the next request fits in.
  add column paced jsonb not null default '{}',
  add column paced_at timestamptz not null default now();

alter table sync_entities
  -- infinity: it is not copied
  add column next_run_at timestamptz not null default now(),
  -- Requests of the last run, and of the last one that read everything.
  add column requests int,
  add column full_requests int;
update sync_entities e set next_run_at = s.next_run_at from syncs s where s.connector_id = e.connector_id;

-- 0010-digits.sql
-- Records as the third party sent them, where the database writes a number of theirs with other digits: 1e308, 1E+3, -0.
do $$
declare
  table_name text;
begin
  for table_name in select name from record_tables
  loop
    execute format('alter table %s add column sent text', table_name);
  end loop;
end $$;

-- 0011-audit-macs.sql
-- The end of each organization's trail bears a MAC under a key of the installation, which the database does not hold: who can
-- write the tables can make rows and hashes anew, but no head. Null where a head could not be trusted when rows were appended.
alter table audit_heads add column mac bytea;

-- 0012-turns.sql
-- Which waiting slice is next: first copies and runs that somebody asked for before scheduled ones, and each customer in turn.

alter table syncs
  -- Whether somebody waits for the run: it was asked for, or it is the connector's first.
  add column is_urgent boolean not null default false,
  -- When a slice was last sent once more, taken for lost.
  add column sent_at timestamptz not null default '-infinity';
create index syncs_waiting on syncs (slice_at) where run_id is not null and process_id is null and is_enabled;

-- When a slice of a customer's connectors was last begun.
create table sync_turns (
  customer_id uuid primary key references customers on delete cascade,
  organization_id uuid not null references organizations,
  begun_at timestamptz not null
);
create index sync_turns_of_organization on sync_turns (organization_id, begun_at desc);
alter table sync_turns enable row level security;
create policy of_organization on sync_turns
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on sync_turns to plugboard_app;

-- 0013-limits.sql
-- Shares of limits that hold over all processes: so many permits that one process took in advance.

-- Not logged: what a crash of the database loses is at most one window's count, and no call waits for a disk.
create unlogged table limit_shares (
  -- All zeros for limits that are counted before the organization is known.
  organization_id uuid not null,
  limit_name text not null,
  -- Whose limit: an id or a digest.
  subject text not null,
  id uuid not null default gen_random_uuid(),
  -- null: nothing is granted until it expires, because the third party said so.
  permits bigint,
  -- Until then the permits count against the limit.
  expires_at timestamptz not null,
  primary key (organization_id, limit_name, subject, id)
);
create index limit_shares_expire on limit_shares (expires_at);
alter table limit_shares enable row level security;
create policy of_organization on limit_shares
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on limit_shares to plugboard_app;

-- Takes a share: as many permits as are wanted, but no more than half of those that are left, so that shares get smaller near
-- the limit. The share of a window expires with the window; any other one after its life. `clock` replaces the database's in tests.
create function plugboard.take_share(
  organization uuid, name text, whose text, wanted bigint, most bigint, life_ms float8, is_window boolean, clock timestamptz,
  out share uuid, out granted bigint, out remaining bigint, out free_ms float8, out paused_ms float8
) language plpgsql as $$
declare
  moment timestamptz;
  held bigint;
  freed_at timestamptz;
  paused_until timestamptz;
  share_end timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(organization || ' ' || name || ' ' || whose, 0));
  moment := coalesce(clock, clock_timestamp());
  delete from plugboard.limit_shares s
    where s.organization_id = organization and s.limit_name = name and s.subject = whose and s.expires_at <= moment;
  select coalesce(sum(s.permits), 0), min(s.expires_at) filter (where s.permits is not null),
      max(s.expires_at) filter (where s.permits is null)
    into held, freed_at, paused_until
    from plugboard.limit_shares s
    where s.organization_id = organization and s.limit_name = name and s.subject = whose;
  remaining := case when paused_until is null then greatest(0, most - held) else 0 end;
  granted := least(remaining, greatest(1, least(wanted, remaining / 2)));
  share_end := moment + make_interval(secs => life_ms / 1000);
  if is_window then
    share_end := coalesce(freed_at, share_end);
  end if;
  if granted > 0 then
    insert into plugboard.limit_shares (organization_id, limit_name, subject, permits, expires_at)
      values (organization, name, whose, granted, share_end) returning id into share;
  end if;
  remaining := remaining - granted;
  free_ms := extract(epoch from coalesce(freed_at, share_end) - moment) * 1000;
  paused_ms := coalesce(extract(epoch from paused_until - moment) * 1000, 0);
end $$;

-- 0014-index-uses.sql
-- How often, and when last, the searches of each connector read records in a way that an index serves: by this, indexes are made
-- and dropped.
create table index_uses (
  connector_id uuid not null references connectors on delete cascade,
  index_name text not null,
  organization_id uuid not null references organizations,
  record_table text not null,
  -- Whether the path goes on below a declared field: callers choose such paths freely.
  is_made_up boolean not null,
  uses bigint not null,
  first_used_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (connector_id, index_name)
);
create index index_uses_of_index on index_uses (index_name, last_used_at);
create index index_uses_of_organization on index_uses (organization_id, record_table) where is_made_up;
create index index_uses_by_age on index_uses (last_used_at);
alter table index_uses enable row level security;
create policy of_organization on index_uses
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on index_uses to plugboard_app;

-- 0015-audit-starts.sql
-- Where what is left of an organization's trail starts, after its oldest rows were deleted by the retention: number and hash
-- of the last row that was deleted, with a MAC under a key of the installation. No row: the trail starts with its first row.
create table audit_starts (
  organization_id uuid primary key references organizations,
  seq bigint not null,
  hash bytea not null,
  mac bytea
);
alter table audit_starts enable row level security;
create policy of_organization on audit_starts
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select on audit_starts to plugboard_app;

-- 0016-organization-keys.sql
-- The organization is part of every primary, unique and foreign key of its rows, so that they can be partitioned or distributed by
-- it, and no row can refer to another organization's.

-- Syncs and writes wait from here on; searches go on until the keys change places at the end.
lock table deletions, syncs, sync_entities, generations in exclusive mode;

-- The tables of records are the large ones: their new keys are built while the old ones still serve searches. A table that a
-- restored backup brought along has the new key already.
create temporary table record_keys on commit drop as
  select c.conrelid::regclass::text as record_table, r.relname, c.conname from record_tables t
  join pg_constraint c on c.conrelid = t.name::regclass and c.contype = 'p'
  join pg_class r on r.oid = c.conrelid
  where cardinality(c.conkey) = 2;

do $$
declare
  old record;
begin
  for old in select * from record_keys
  loop
    execute format('create unique index %I on %s (generation, key, organization_id)', old.relname || '_new', old.record_table);
  end loop;
  for old in select * from record_keys
  loop
    execute format('alter table %s drop constraint %I, add constraint %I primary key using index %I',
      old.record_table, old.conname, old.conname, old.relname || '_new');
  end loop;
end $$;

-- What refers by an id alone.
alter table tokens drop constraint tokens_application_id_fkey, drop constraint tokens_customer_id_fkey;
alter table connectors drop constraint connectors_customer_id_fkey;
alter table oauth_flows drop constraint oauth_flows_connector_id_fkey;
alter table copies drop constraint copies_connector_id_fkey, drop constraint copies_generation_fkey;
alter table rejected_records drop constraint rejected_records_generation_fkey;
alter table sync_entities drop constraint sync_entities_connector_id_fkey;
alter table syncs drop constraint syncs_connector_id_fkey;
alter table deletions drop constraint deletions_connector_id_fkey;
alter table sync_turns drop constraint sync_turns_customer_id_fkey;
alter table index_uses drop constraint index_uses_connector_id_fkey;

alter table customers drop constraint customers_pkey, add primary key (organization_id, id);
alter table data_keys drop constraint data_keys_pkey, add primary key (organization_id, id);
alter table connectors drop constraint connectors_pkey, add primary key (organization_id, id);
alter table oauth_applications drop constraint oauth_applications_pkey, add primary key (organization_id, id);
alter table jobs drop constraint jobs_pkey, add primary key (organization_id, id);
alter table generations drop constraint generations_pkey, add primary key (organization_id, id);
alter table rejected_records drop constraint rejected_records_pkey, add primary key (organization_id, id);
alter table copies drop constraint copies_pkey, add primary key (organization_id, connector_id, entity);
alter table syncs drop constraint syncs_pkey, add primary key (organization_id, connector_id);
alter table sync_entities drop constraint sync_entities_pkey, add primary key (organization_id, connector_id, entity);
alter table sync_turns drop constraint sync_turns_pkey, add primary key (organization_id, customer_id);
alter table deletions drop constraint deletions_pkey, add primary key (organization_id, connector_id, entity, key);
alter table index_uses drop constraint index_uses_pkey, add primary key (organization_id, connector_id, index_name);

-- Of these a digest names the row before its organization is known.
alter table tokens drop constraint tokens_pkey, add primary key (digest, organization_id);
alter table oauth_flows drop constraint oauth_flows_pkey, add primary key (organization_id, id),
  drop constraint oauth_flows_flow_digest_key, add unique (flow_digest, organization_id),
  drop constraint oauth_flows_state_digest_key, add unique (state_digest, organization_id);
alter table oauth_secrets drop constraint oauth_secrets_pkey, add primary key (organization_id, id),
  drop constraint oauth_secrets_digest_key, add unique (organization_id, digest);

drop index idempotency_keys_by_id;
create unique index idempotency_keys_by_id on idempotency_keys (organization_id, id);
drop index tokens_of_customer;
create index tokens_of_customer on tokens (organization_id, customer_id);
drop index generations_of_connector;
create index generations_of_connector on generations (organization_id, connector_id, entity);
drop index copies_of_generation;
create index copies_of_generation on copies (organization_id, generation);
drop index rejected_records_of_generation;
create index rejected_records_of_generation on rejected_records (organization_id, generation, id);
drop index rejected_records_of_connector;
create index rejected_records_of_connector on rejected_records (organization_id, connector_id, entity, id);

-- Tokens of an application that has left their organization are good for nothing.
delete from tokens t where not exists (
  select from application_organizations m where m.application_id = t.application_id and m.organization_id = t.organization_id
);
alter table tokens
  add foreign key (application_id, organization_id) references application_organizations on delete cascade,
  add foreign key (organization_id, customer_id) references customers on delete cascade;
alter table connectors add foreign key (organization_id, customer_id) references customers;
alter table oauth_flows add foreign key (organization_id, connector_id) references connectors on delete cascade;
alter table copies
  add foreign key (organization_id, connector_id) references connectors on delete cascade,
  add foreign key (organization_id, generation) references generations on delete cascade;
alter table rejected_records add foreign key (organization_id, generation) references generations on delete cascade;
alter table syncs add foreign key (organization_id, connector_id) references connectors on delete cascade;
alter table sync_entities add foreign key (organization_id, connector_id) references syncs on delete cascade;
alter table deletions add foreign key (organization_id, connector_id) references connectors on delete cascade;
alter table sync_turns add foreign key (organization_id, customer_id) references customers on delete cascade;
alter table index_uses add foreign key (organization_id, connector_id) references connectors on delete cascade;

-- 0017-sync-leases.sql
-- The claim on a run is a lease, and the state of an entity's run a checkpoint.

alter table syncs rename column slice to lease_number;
alter table syncs rename column slice_at to lease_at;
alter index syncs_in_hand rename to syncs_running;

alter table sync_entities rename column place to checkpoint;
alter table sync_entities drop constraint sync_entities_state_check;
update sync_entities set state = 'running' where state = 'walking';
alter table sync_entities add constraint sync_entities_state_check check (state in ('idle', 'waiting', 'running'));


    create table plugboard.records_stripe_customers_df94a063 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      sent text,
      written_at timestamptz not null default now(),
      primary key (generation, key, organization_id)
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
      sent text,
      written_at timestamptz not null default now(),
      primary key (generation, key, organization_id)
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
      sent text,
      written_at timestamptz not null default now(),
      primary key (generation, key, organization_id)
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
      sent text,
      written_at timestamptz not null default now(),
      primary key (generation, key, organization_id)
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
      sent text,
      written_at timestamptz not null default now(),
      primary key (generation, key, organization_id)
    );
    alter table plugboard.records_stripe_refunds_e29fd150 enable row level security;
    create policy of_organization on plugboard.records_stripe_refunds_e29fd150
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_refunds_e29fd150 to plugboard_app;
set session_replication_role = replica;
insert into application_organizations (application_id, organization_id) overriding system value values ('66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('66a87620-89ed-408a-88a8-e231a930ab40', 'pbc_jCPduHgIPAzGyEFC_l-1pQ', E'\\x2e2773d49395c68e5ae96227b8e6e651798d510fa2980025f08dd9b9a74879d4', 'First application', 'active', '2026-11-22 10:12:32.164+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '1', '228d512f-508c-4ea6-9bf9-562c17e78431', '2026-11-22 10:12:36.69+00', 'req_c9f7f36a8ea843cca5d5106d9e468f0d', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '6082396f-7eec-488b-9ac0-600a806bdc0b', '4efa335b-24f1-421b-8b5c-907b45e39356', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x0c10c49d77151129c4ea7a0440d3814e69224fb83a2127381db645c488a4f835');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '2', '97b0386c-fe4d-4215-aa35-748c49947fc5', '2026-11-22 10:12:37.9+00', 'req_bea7a0cf80bd478ea88b5d3fe0ce35b9', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '6082396f-7eec-488b-9ac0-600a806bdc0b', '4efa335b-24f1-421b-8b5c-907b45e39356', 'direct', 'customers', 'create', '200', NULL, '532', '1.1.0', E'\\x0c10c49d77151129c4ea7a0440d3814e69224fb83a2127381db645c488a4f835', E'\\x6b7acbecfb4d7e6c31960ca24bf25bf24c737335d5de312cb3dd4b31624db44d');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '3', '1c5b9df9-c1f1-4425-83eb-de8289abdfa9', '2026-11-22 10:12:46.257+00', 'req_4c6a93470e1d47159e1b33a8c22b451a', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '6082396f-7eec-488b-9ac0-600a806bdc0b', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x6b7acbecfb4d7e6c31960ca24bf25bf24c737335d5de312cb3dd4b31624db44d', E'\\x0024a448fca433c1e0a0db3b12820991e483476a84f9c5d34690630b2b0d61bb');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4', '657740da-7a92-40f9-bffe-1339ad4eca17', '2026-11-22 10:12:46.921+00', 'req_bdeb737784f14f53befb51c2ee708c62', 'scoped', '6082396f-7eec-488b-9ac0-600a806bdc0b', '6082396f-7eec-488b-9ac0-600a806bdc0b', '4efa335b-24f1-421b-8b5c-907b45e39356', 'direct', 'customers', 'create', '200', NULL, '571', '1.1.0', E'\\x0024a448fca433c1e0a0db3b12820991e483476a84f9c5d34690630b2b0d61bb', E'\\x2982fc342ee355c9cc53e6e92e27f12171a7e7eb9d474ce59ed03483885115bf');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '5', '9de7e897-9fc8-40e5-9032-93873f52acc9', '2026-11-22 10:12:55.817+00', 'req_5bc46d6346ef4ef2a0cf4768a7fa23b4', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x2982fc342ee355c9cc53e6e92e27f12171a7e7eb9d474ce59ed03483885115bf', E'\\x4bb7e55b807ae062115d912ae7d8e4863096ab335146bd73be481283327289a7');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '6', '73b859a4-ae8d-4f94-8e60-5a38404f89b7', '2026-11-22 10:13:01.597+00', 'req_a1971c61b06b42888f199c841d3f4ef6', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', 'e9687eb2-c28a-47fb-9c34-6e81a57c8f33', '2d37b6a5-c474-4a80-b035-a60d8234e0f2', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x4bb7e55b807ae062115d912ae7d8e4863096ab335146bd73be481283327289a7', E'\\xfc350030e979607054322325352983d77c6c5fbb10ecb8bbaddb2495ad2ec98a');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '7', '866c8133-a2ba-4c92-a1c6-045b17c2d0b4', '2026-11-22 10:13:07.408+00', '340bca95-218a-47ad-b1d2-4758b8da5b0c', 'system', 'sync', NULL, '2d37b6a5-c474-4a80-b035-a60d8234e0f2', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xfc350030e979607054322325352983d77c6c5fbb10ecb8bbaddb2495ad2ec98a', E'\\xa1e9ed1bd4212bfd8cad0b9f231265e12ad766b7801374aec1227e246cb72d18');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '8', 'e6e162c7-f5eb-41a3-96d1-2345ef284ebe', '2026-11-22 10:13:07.666+00', 'req_7c56c96ae0c34d138d1a7f908b2f912a', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', NULL, '2d37b6a5-c474-4a80-b035-a60d8234e0f2', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xa1e9ed1bd4212bfd8cad0b9f231265e12ad766b7801374aec1227e246cb72d18', E'\\x539b6526f6fca1fd706ca83ab672c9ab0305f39d5ccc20fa637f0e167737bde1');
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '8', E'\\x539b6526f6fca1fd706ca83ab672c9ab0305f39d5ccc20fa637f0e167737bde1', E'\\x48621b1f179d77c92e85bfec28f2dc119654afa1ef08d9a1353fcad688b3c0b4');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', '9f977f03-9287-4a95-b57f-633673e50612', '6082396f-7eec-488b-9ac0-600a806bdc0b', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.1.0', 'active', NULL, E'\\x01600a765cbe8d4d0b99c773224aa901fb018271b07625b8cecc02ad5562fa91e8530560e7c52a8d5fe7f70c5e619b5f1a0da275f1568f1325451747c117a2433a88e1', '1', '2026-11-22 10:12:35.882+00', NULL, NULL, '{}', '2026-11-22 10:12:46.921+00', '2026-11-22 10:12:35.882+00', '2026-11-22 10:12:35.882+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'customers', '1', 'true', '2026-11-22 10:12:46.112+00', '2026-11-22 10:12:37.993+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'invoices', '2', 'true', '2026-11-22 10:12:55.056+00', '2026-11-22 10:12:46.78+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'charges', '3', 'true', '2026-11-22 10:13:01.102+00', '2026-11-22 10:12:55.689+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'subscriptions', '4', 'true', '2026-11-22 10:13:07.755+00', '2026-11-22 10:13:01.563+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'refunds', '5', 'true', '2026-11-22 10:13:10.202+00', '2026-11-22 10:13:08.052+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('6082396f-7eec-488b-9ac0-600a806bdc0b', '9f977f03-9287-4a95-b57f-633673e50612', 'user_1', 'active', '2026-11-22 10:12:33.195+00', '2026-11-22 10:12:33.195+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('e9687eb2-c28a-47fb-9c34-6e81a57c8f33', '9f977f03-9287-4a95-b57f-633673e50612', 'user_2', 'active', '2026-11-22 10:13:00.972+00', '2026-11-22 10:13:00.972+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('600a765c-be8d-4d0b-99c7-73224aa901fb', '9f977f03-9287-4a95-b57f-633673e50612', 'c2f89e8654418640', E'\\x01d44c43a0ecc1adffc4322f16fbea6f577fad5b74f34d7055134c91a2eadb8cf7bcc71edc22009be8c10994e3d7ca70638639741a2e2f37001d58a813', 'active', '2026-11-22 10:12:35.743+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AR3sBfsapqpykm7q6Lh9OVjBA8A19V6bM/Gf7Jx3Pep5Ehh4UYA1CalbEVIj62wav8mPtC5AcEQZB0KRKw=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'stripe', 'customers', 'visible', '3', '0', '2026-11-22 10:12:38.023+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-22 10:12:46.844+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'stripe', 'charges', 'visible', '3', '0', '2026-11-22 10:12:55.715+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-22 10:13:01.646+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-22 10:13:08.07+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xf43aa78940764c36d617b4a9fa50e45ea930eb8ae09de31efab581de9b210cd7', '6bcace92-4b2a-4295-9e20-1dd3ab97737d', '2026-11-22 10:12:37.341+00', '0a61f23b-5b0c-425f-8586-62855a5ace2a', E'\\x01600a765cbe8d4d0b99c773224aa901fb01b633f17d88378effe474edbe192229efcab563eb3cab33664a5a2626b903e13572c3248551e129518bd65d9c76afc138c6f6bed7e7db0791e10ba2e5786a0e84e158e60c00cabbf976e27383edf8dafcbdfb8e3e24e9b352c01e96873bc3943b70a887e12b96bdd4fc24d9f972627da54eaab10d06c06180d94b3ebe11e5f0e252df78385dfc5c752788486df0edaae0ba7abf417550e908fa3ec4f034cd754c65e5057ada770b7127ebf8e6745cabd8f07dffce196144a56c5e208f921a86308e637fae8cc1472dbc91bbd6a4d2c812f49fc925bb5182b2b7e7c2ae572c79c651ba26a3c47d219742695d71cbb1d715d99184fce627309139194b2e29cb853f0301871bca45f093209587ab1764fd98cc654378d4cc96c24a9c031128cf944c9ed548fe4c45c4e200848546dee486d3ebea270dfcc7cbd9406e2e4c04739fb87950fb13b0b7800ffc72ddcdc6bfc2dcc460a9bf138a93919ebb918d84152094b2ff8a5bac2c830a606be68a51ecebe1a8e3dbea0ccf538a19245cc21795b61433373f9062e5f7ae81047e4fb2d8f8e95a8713a6866106a94a3efc5cad86b97272fe6350ae97e3af21522a7df6efe5ee2d2121932fed2f881ff518070c2fa3d3440fe73d70675897e2fd3c17222d627b6174c6e3c5add7bee34b80ee4b89aee784bd653665f2bfaf1760be3e409aede156cf0a3f8cc88aed752f879fd79f375fff100cf9aaa05ba44db99989507bb5434b45455615273bb760c9c83a27fc10a4cbc8619cbf8e9026f9765958891a4e1017f372c730842f2cba243fd44fb4e1ec4031e16b199c62d823b51eb20b25b69b8726ebc35593846f4d59f1c40dc57940bcb2d8315cee9854b7b5c038ec7017cb0fa653c4e1f135a722ec49a6d7cf4499f7b6d0f5c059f8b43550b70a881ed4d08fc772d9ffcc4b7f9c966fd2d77ea3b6af78e21216a6a46976ef4a9f7b004d6e8242b02a4ae21899b5bf0cc285e1a53b45d85cd93bd2427cca789c37dfafca177c549a6c9149b8a4bebb958f00514da3567c02755c81cc558316712b16144d4af591acb7dcd66edd8c960bcdcbd38d9f754da40f47489fd4198466e6a633dbe4e633ce2e0eccb3cfc2529857c27ade20dd56e58a2e87ce853605d6859c2bae8d69592f26db10fd2a743865aad1eeb5cff9183297220dbb415c6fbf4f4d74482336391f5b9a5b66632444bcf5675293d48f98ffc4fc326fe1ef81df40f54fbce5d77e561f6fbdb1e94fdf22488516c80345656afcf8fd0ebe04d1e2d3f0e0c6a8c23b784042a250cab6ed426211cdfcd6f096197a8663bebe225117ffaf7655964755596bd4c674efe85f0a59ec5fd160eed5db9c07685ddd8d3553f4db26435ea1752b33fd90f6291bb64efb63ccc06fc86f8d7907d7fbb3845fef719b65b8ed78dde4d031d493e9f3e102fde482d28860768e806e24df66da7e4b09729dd7be3896af8bc179083d3fee49387d9a1b416151914fae8fbf5c556c174c62c9f0533602925a6f98df17acc85526498b90baa85dcf1eeac66bee173e4a8b415d742d1bc404f3159389975411ed70d0c894423abc80c63f64300ba23f69eae08715a9c9e0a015283b3678cf407a8e333c0d92be5cd40bc59a0d5e2f34d9b8eb311c0484165b659b2603b5ae73738a873ea8e41ea61fe99edabbec480fb2df91293e01a339839a1b6b1aa90f93657580ab10e7dd18e059fa38e6f920f88b85f2335bc6b5ed73b552bf8ab5d77e33c117a3428cc5a9aacb2511a45b1f9467d9b9b7b1a1ea430a840e3290c2e9cb864a614a93cf6c5bf816b86069566636f5e7ac83c6fb7986a03d7cf97787a4ec8556736fd1fdee05771ee6ae5ad4dd11a0f59dc37e25595e3eaf61dd4949efbba725aaecc003af36485ff116c3192ea6e34056e6775151790c9089d4cb439e67c3068dc77df1bd78ebe7c5afd8277c34fd1c5ba15509757d55634ff0c1b7aa1b350c6bd260e19c00c39c268451b239d77312976dcc240619f870dfc28c89fc684e32b67e3a4440b2a7528574521bbd4e5e9014abf603cb8623be9965f481b668918601fd62520e05402a92ff1c222a64c48a0d69c4ce83725e70f1fafca0f52be03aa66c39e7c420d3d031461064ab78003e4a3982b2494fc004c552f0660558a077ba542cff47cd9ffc439ee5395ef8d24a670507340e5430f62a0d6868144396de500b42ded13baff446ea0f065e20b8e7471028c1a8cd70a47ff91bed50d7223a7619c57b9ce300098423214b6c1c81634d3d1eb1e93999400d2955ea2688b8a207448f3f3f34088dd5b429a7f1aab38b575ba31e4007a3295948be506e9cbccd9f1f71859621dd503dcfcf6d5eeea1c0e74382149d2ad9989ba5c7f5f12cb45613432b39ced1ed206b0d769c0189e61eba1aaf5c8a09166a54637f205ec15326097f7330e307c33ce0a87fbb18658b08a86639ef819be7bfcfc51ef0cb4d8fd583477d8add050aacf3e85c6486a6b9d83d6ea5fc1aa73a30ef14bfc509938647324af4ff866da945955ae006a1879aefc13ecbb1061a540e914f3da4ba0ab5689a8dea9c2eb5de23ded660668fea11e2c658eaa64e094823ebb378a99c604451b6d0f3ff5517bb80bcb196e61e063642a51b34e9436c5ed45a696602111cf8e9cda95457713ddf0fd4120be3668ffdbeb501ee9c96db75f6053c39533c409037d221e0da0d97ba4b12c226d826a3c4396fe5815bfcbe6344a25571ba75642593a5245c863188d6e11698055889e9284adbdf9ff6fdb11702684be250758906901fa32df36270d9db51a6cbcee069de0f67e7428652f936a7c74cbf22687baece68e75b1a6abaf52ee2b2dcc5cd2fa72da3387ac3782ac1b6726537303d4a52557bf1ff51d3d081fbcf296a07693ed9d683d04933114c8c7b5b3981b24f96eece66f804682e945a6fe59ee4c760acfb6546bc1eeecf51520e0a7ce50b3cb371cf5565c01be03389a65de3584f65d8be74b621399620374644c24def713e17b25aab417ca74dcfe4b36f3304cc0173b2de3bb1c151756705a894648e92a22dbbdd365c32da1fee6203e8ad5d82fa24ee9c7c9f3c0004e8bb0c8b634cc4d72c9a6118abfe16d347b24c8fce668cc0b591b282a868f50c71b6463f6f1f1d487ba0d0bc1dd06f7220cc300b1b0ff84b7abedcee49768407462d8e6a2fb94146f9e2ae690a6ba3aaa67e0827087c24991f46268ac2d11ee94ff48ccc21fbd25bfe055d992d591b4f48b3e678ee358b81daf98e04c9c4ec51a6471ebc20a60ea8528b8a9cbf744b05ca89ca303102224c1240827dc81bb6d665a380d965c093f2999f68e02795f4f3c369fffcff2a471eaf3c875b436e35551ed38e66b67d7d11fac452e667e20df54544ce2ffb4a79ad1b7969a41bf34756d01a34757cf88d6eb48084ae9d9f21cd77624d4cc453e160184e5a7c1fef9d901d880e19ab06de716197b4e19d5bfce8a7044c450587fbdb55ce89d93f9e40b946cdd5be70488b21ac0d9d5ff0c7d00ce07f22f00386ab6b63303efa603862b90b08363ed208c0b922f9d3a1f706c4acecf9120523ac80cc95027ee1735e2127e93265eba8d4999a62e84068cc8bbb439c27d6afe8065d9b3e696ec8b43c354382469551f220906e8f33fed6a7f31cb0e01793d4a151a46c5777068162c47aefffde3351dda34bc51a50278b9d965b318d829103adaf213c71161a71e906a78bafd5a2a42841fc3330c731aa01b6aecd6d16faa00e2cfba596b0ff6705e8d09c1d21f1355d6b235b985312388dc5713f308cdac206c1f959e994aef25b9628ae0c22b2337270defbd56c2d7fbe44d4d3701886e638f85d3c579f92fa95ccdedac33896a23e1b99e9809c70c1564a03d53803fc8ffb7ba0f05e13e0ef6a531f8dda41d87cb61d76ba9ec23b5893af2c6066e873c5e374cf9c84cc4fa36ab250fb4260286a707c20e4607f4402ffa72b902ddcfa7ba94ac7fd280c4ae8548fcb290da77a7571cd402fc9f53c6213701acd67997b5196fb14b22977314e22f7cf207e76774c724a33992e66037e5023211dd73f8242d676ea39c67772839abc75f88b7be934377ea2b501cdff41db32891406c5e9a95b1d71fcc87f9a5a2f82e523ff9ecb58338d80a614d2f207dfb2bbaeebcc1bc9d420eab641ff0b747da6c529cfb7a26d43d4fbe847be5ce63ed95fa7428056be30b5ebfd3748873dc7098b33374c7208004294b6c43a4d7441485a7e16ae7791bc4fdfb9042538b47b01f3b801e8a3a51ec75cf86176afedd3dbf93597f263e63824806d6cb19e18d0c349fa98482b625df348a6ebcf34fb614e7f0534b263d5c63c0a8128ce4566a04771d9275406865ebdffb93cd7437ec2a5cef76f44efb6f7ee10f0d9ac7e1a6d61a6af6671c9cf8933ef92ba088e5abf93e3ee783503e293d8a219ce01a4a84b3cdaf1a94997e2dd34e0eebef333a17c758c18f3d570f80f6c04dd3cd5624c58b0c754c8201ac81dca2389328cabfbb77b0c30c763db4b1603b4ee97d410eea989bcd492c519d74e8cf013348b4dccb673bc5b2fe774dd197f2fb54a4d229db68f9958fc54c804e785b49a79436aee738653eff4152ec8b3f2949ec6c7c0a9b7339a4a3f267a7006365037b7691d6d0e25dfd3f7b1eb806d3ca3072efd4a001b16c9bb677fa0c3bbf1f0a3d11e4fdcd391cd4af7bbf74e04ca9bcec25b11349b01b2fc85e5c568eaabb380c18fd200029b31c675eb7bb6636ba2fa751ab1e8beb5b4397c4778acc93ec774c513519433c89462fb68e9ae5fa781927a5b46155fcacfefd18f9d5b26fe3c6c2541e860488cfdaa76cb2b6b7027e11172f8c9351280ccd472f70847314a0904c92b0a1253d4f1f10f14caa42e0a51f485e0cb6f08cef5c5299ef5acbf5097c0f0d1ef3ce57304e05d163d25e71a4e66a5913403f3ba6f6e338e12eab23b1130065acaa32bf00628751bfc3bc99fd57ce45d995bbbc269ae24bcb62e10d1dd1185f5d036d7dc8baa5ad17f189a9029d218645921bdc7db7fe2be65b1b57be7e8d480b7300e91b7b4b287853d482326f612018ddc441d523caa63c2ec33f09d28c5f646b4c5eed9fdcbf5ce8911a4f8f70adb7e3613a5894cf946bd8392e8f6d20659980a802b191e6ddc234e92a49f8c43300bfdb367c4252849da19a86e30c1ff45b5f9aed74d2be12fcfcf8860573d45d864f150ac1028ba10b9ac72d0fc8db8ded5d1ea265baa15b2fb52b0a08db00fbb99bd2ffd7ef9b3bb0b9531467711340c02a59aea4cc05dc88c1afedb53a11a6b172b10dda08a17cd3f1363c1c4af54ba6b1dbc9cd4fbfc9581a6d863b6b0b63bf4b5c193fb5a994223384e125f2f7aa908c7de3b4e2c631797d0cfc507aa68a1e234fcc45d4bb231734db7d108ce83d52bbba2216c22228a554ec046e1c73c733bf6c069f0d4faccfeaced8bd546d9cbaaa410ba0e838ae1fe65d7d9745bc7183c1020aa53e286b25cb23991cc16fba5da027515b0cf105d1bc81de69bb9e899fe1720f0e95ab6b41f2647554260d495e1eb61a1fad78d8e4ebe4c38d81179a6cf714269cc62a8a7af1ba236bb36181c7496e7386df28a6745f75f81a71de8a0b0a0d05e5ade0daa067a22b396e2076fe4b3dd744eb041cba54bebeba93062a28fc2677ce87fadbf537db81df1da20bc9d6ce4e593156da4ebc0808fdfa18940e7fb7d4025fca5af290bb53c7dcc6b54f05b16dc44f52ca98be901684844966c8446e6caf742e2b60242dba63ad6bb356b2cef060d863c017a32db78b36ca2827ce3eeb435ce23aed380803dd45a3547b86d16eb545e815b5d3cf1de147a257ecc6ce4a1f0aebe8a17e5567c0f499614b3b9ac04d3c64ec6eed157db31eceeed64be730f38a913d03a7ae1109744cf9871a5a81f6dedbb104e65e02f71f492d60db2eef6198945d6b5f816fa6ee1c7de2a9a294a991e2f02cb9bafca29ee916696f75c1b1939de84c612e6ffa9881de733b3d82adf3d50417a380b72b365c49681f10825861d04c2cf84d6c898d25098f1c643030bc2eb53dd4ace36a0f245dbd3d955b020bd2f7eeeed6eea2f43c47af561d522a649229e5d027aae9754f1ba3437fdb1a5b8518390b801445a974454d8a844e80d529c429e033c4bfe043bb5cfcff3648784e3af27b8734d5b68ad92ad280ac06a453f7c43546a2e01716f07936d9037807aaa04a0244f588fd5bfff801f472a36af1030a699305cc17c90a840b70b88a45fb3af4c5e3b8f3629b0f3acee0bd1095be8b41648d7eb848768d9ab121aec4b54d100a0d5c0c158eebf4790060372243e28a668ed933353c14b80f9eb2742de446b41c178e2040768a57d5ab3ad08f5fe1ce3c8e838245b07429cfa1236240fc83a33536e582b4bebef7d3819b8f748c05dab811c2ab977661904195757192a347b76f2fcba7f73371bfa5a7cf104598e426d433d2c3fa2901ac2d8212445170799e0c25ecaf1f98ce05b40e9bf0cb8c768e9b1aba1b55ebadc247f5ef9833c1979ca53a23b5d64794a63723b06bc7ce287b78713848db91205ed808f4aad7db01fef23c323fdd38c08f015c9b00687073a69d93ec8f533484e0b31843abb3c00fc6462444ff1e347cd2044df577e13a3f808c330734aaa51a623ee290e514dec48b70f9cfc3dd041d1fd132a836b9894c98fdb448caf9a1b497df8e9eb3b45dc74134d20bddc87a8aaaa39c87a2014b1138222b4b5e7d8dc385339faa1e48c0c9d8fdb1d57fcbf7e9eb3af426945d47a70dc57cfcff405589265d1244ab5ed8a72459792cf3eaa0e5bc8f08012ebbc052de522834f02c029437fae35cc87c85345179d880aea7797301dc798c56b6d88b0d453eb89f6017392e0ce94df2219feeaa1f0f49ce2b4a32f425f509285c5ab825b5343509232272cd04f473a16498d47c680b395592866bba30ce0a8827e0220439b8cef405e0cba4eda8294f04c52c536d8f61e891b223aabadb70a9e9eeb23106cd1cab136002094608384bf5728716f2e31595dfca11424e5f03a7d304dc264e1aa1f545e9bb515a30859603ac7e9f183864cc7d4b61ee32e3f088f3157868a7b63057e690c34ebd016d6a3c3c860f49a88a6f79bd2604e8ad7a8f8eda3a8de85ae6d132edaa4db0abc621520eebaec128759b89c54a743b30b5d0630550b0c227dadec5025ad9a2c1fca7b16c86a713bec24797689a25d81d413dbd259795d4393aca48f72b5f730075ee178690b0b47ee7b0104a58b5545120cb776639278208ab304c14ee74af07f19c88e6727ff62b567d5fec680238d166d02b931ef3fed42081a2a3a233dff3337eee26b9672f1a637c1b8081e84d61a1960f040eb61507dcd802c8e013eea346a16334abe6a5f077b9cdbf0a80050fb82ed0e47e838a5a572302769e6b76a74c034953a7ff3e2ca5e1d');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xf43aa78940764c36d617b4a9fa50e45ea930eb8ae09de31efab581de9b210cd7', '6bcace92-4b2a-4295-9e20-1dd3ab97737d', '2026-11-22 10:12:46.331+00', 'eac85da2-4626-45f7-bdc0-36df29b620e6', E'\\x01600a765cbe8d4d0b99c773224aa901fb01ac460e08372e858dd27af1e486c1459ce344e13db5910a7cebc644c333d9ea5bc76e856796864667fa3db50ee23e341e89f7b801f35bd3ed22de806453454af1b4681cd85ca843d443a2ac676448265a61931380449b35157751ed083957e1ccf51600a6380e0d6eccbedacad5c50c4e8d9edcb47e45fb4d0683aff66347b5c4944e67a1d31f293f2969924bbedfd5dcd3f69ea28fce8c5ab0bedf3127cbd61b7aa821a4252678110294c56fe9f19aa53ec320199a10fbb6b5130566d9987a95fc9330ec79ca5ab11f81fa475cf2e7151e0f523ddf6c38083c2b064338bbda0f7645f617fe8460feba7c7367dcfe1fa4daadebeb91798b693f512b8288d1334568317956db33ae849542672da1bf0c976c6887793aca305232cf1d478c693901aa92dd8397b8e95044ed42234c620eb90f60244a01cb410448b5a87fa954034d85c4ec522ee657160be1f724f5323d6c77be2de350d3918283b124f37caf44f0b3af99a147941192814fc2021b37f09f5e84d6224760c7d88dbf7ddecd7285d63940ec66419a0dc0b890491804cb46a04101a00275e529e840a459a149c1581f5f25efc87ee906465e352df6d7b5fb12f71a117b40f5178e9df87ed6f501a0559632018070e458f7da73879e450bb484164f6ff75efaf583be8790c1ca05722b71c808f9048365d84eb49157e5f87a046827d66a3359a927138bcfcfa1c7552c6ca0a9469a60b57fe224666364d099132d18da00b5d796a6a2c6ae4299292557537bb3ec054245a863aa52b39ff8524c87e2a4063a0df6e952e4dcb17918565a921a4b146f43afc69b2eee566d5bb79e7a0ff1f73ea88a60d0d9b843c1e6601dbadbb7a0aea2ba424ea690be67fe08647f929813681bbbe009422d9e664995e2b9d0c8f5701a172d5df17f419ed755e1db9c252c59960222f27d326e67d1ff3618a1d32f621eb80dee5bdf5fa235ef07a511d1c0c316960a1548fb2f29e17e217f6a484fe3c650fc896c0dd614d2366b19756fb3ab4850c7ddfab4e5e9aab9f07407bbba75846962259d0ccb076ffa0f2f5f7e9d555312db3faee0b684a8ac42d61b3519be17334b2a03826abc61f5cc697f87b3893e29e9ceb16c1ec7479aafc95566d5b93d0e49d8507559dfec625a5b1daac41ea8c3c005b817b9147c13e7b33efb323cb3ac8e83709fbe6c3d99a6e6f4b796b4b89cf1bbc459c7ddd3ca3fc4c994d4b5b99072d520aef1fb80519429d648e4a1e5eb5bb6aacce0101d608f36464ab91f133f603aa879cc85153e78cbe5fb601f2b147b3edb73f68f942be075b2c2d64aa7df332be9c5ca9d39e59d34f91e02278f86ecf99bc9c0fe5741996298d39dca76ae9a23dc7edcd26c46fd527b951006773a5cd58892991553d541121a9b3dd4cecab59e0fd2709b51dfbf742b9f8323ef137a50e6d0b560fb7703bcb488cf78d5e78fdf592fa848e27a81caa8252b40ba92da5aa9b930d6856bc61ea39640b144cd046071af09a4fca1e82e917bdf7f4654b18c3784ecd8d1406c27078397f00bd3541199ada6c06bfdc33acd7906d3bdf4123a0dbe18a433bb13ca653862b74a7ad37942b8d09156247a33ac675c3809bfb2b3e67e7b013044862713b4d00386725ee2cd3cb7124f63a3b970af0fea1a0c3332920d5623fc479d38ff67b182b4e9e3937c6fbf8b09f1ba4c74eb6a985e2522f9b2f7e144157642db8099f5c62a2d327e9bea006391ded5d4ea7c278bcc24c25c6a03a38a17c47dd0d946637fb98ccee1d06466da5844f1ad0b06f98349f571bdbf08d7e78545c61408138e10d7871d6d5560058ecdc2ab5f45a94a887ba9bb0c34a5aac112a0949fb8e40fda270a5b1c82d725bdccc5c13d4b376f82a19905f9c3998ab4ef6043b09e4ab060373b6ac6dd3508f0e58d9529057ea16c5ef975ca17d3e967ca73478e509fb7100b0c54bdd1d64749872dd9c0b2260725e748b6e1a518f37db629eff991ad93dd4830ec698fe0b5ee6bc76b7d146cc4e03b0b4cd4dd25ebe8a993ac52aa97d28479e09c7df45948fa1f48fdb99d201a168e278197e7c2f5af229a22bdae890955dc62c65293636c2fa1e31d775e0f11fed14c40ffbdc88565b867b28847d01f036a68649015b515d0d866dac4edf62c6360e3254bb86c09ee0e181b82b825eba56300c42a22dfe0ac1ae372c6273bb376efbeb2f9885f4def5c5f764c3f90afd471dd996862a7e8e427ee0f6c046da7c6333f45d5940acddad35a3e7338d698c34d3ca880d1a58dba845f6be279e5b5a449296041ef85506245da661906bb487c7a0f5c953d4f981879667401f22a6f3ea03475f7460d66eb07a885a60d2effb0531b408e4fbe7a7cee37ba4ae22b54481fd3466b206f39be324e1d27ba14295a883e4b75e43aa7ecc07fe81649d22bd857f8228e49f527a4bae8b1c27e1e6962fff629d81aef1bc2ddbf4db9ba26a0cd16afbc428c954e8a7ea460e17d4c23ba01195333490a4d085b097c168d9083109ba70ab43ebfcea26ea13cd4392dd669a80f59c33037a1d9954b1ff7f365eb3afa7e23a413671071abe53fe3ea4f6ccb3e2d0ad9c522b664f50184ff2d4c41e5909bc0670bf8da440ff8676f5d70f627e9eb90a2a7bbf7955b4806426c037f35a03a7e55b09db49a95247ddedd6854de5800bb70dd905b12308a7107d897be14f597784a3a9658d460eb4279277cc2d411e0bc1eec2d279b2a1fb666bd2d56cb5368cbcc0ccd6b6be4551408c4e00648667d98e6a02d1edc390a09174e29e46e8b0d6350d9ddeedd343ac9c2bf927f6e85ab0884aff33eab3616b26e3594a873586e5fcf25117c21b8f7e28ab2f41df04ceb4d20fa5170010f626b553a2de73627d18f1d09ad3b41b3aa059a12d30186ad48fa0f10f54287a9fae368f4dcb03491e6da8867347edae8dd3284cc692dd3be9e2852a15815e4708e528f9d76ad8c76583417e1e3ffed241b88b757ef62e7bbb7303de5513195bba9ff850b06b12831f3af7b8050869d5a1e89059c540ac31f834e6dc5e3d0929c65399f8db9f4f9c2085c06d6cc0de8c97f96970de87ffcb95e726822d9bfb980d0980cee86eb44cdde7c27c131a17bec5ebd19805cc169d441c88eeb5f8bc32273c32f5a9d2ba5e22d735e8c2b4f0804a68a06e0a22316b551b3a97d7d15d854e2eedc594e9e75bf98b0d193652858ae59f3d95c3230194ae141cc5f94e21c68b0f7fffe5b709234ff01bd31014b64f67aaf064ba87a8d69630d1237f2bfb806c8a26b68ad0d177a69db7504f8ac837539c6866a9245d43e9055df63ab9e23c45a1f581ad6d505024f37db6cfe45d4354415453516f20be0ae1997e960335ea6650425a7ec96f80ec3ba0449f2b3fbb06826b87cc501df950cc7c3c622d5a18355261abeb399adca05487b1616eb0b46e0f623c1616999b442c5f30486db5b15751fe7a77afb9bbc2eb62ee8798668356064889662732e4c813236052d6fd2aeec1dcd1b289e379017b2d9ff4b94eb217e465e678220e3398ecf23be13eacab2d1f45b84420cc03592beb7ee592ce42212eb1306ef4b1f0fe71529e44455395e54056cd44d7d90b3e2004c8a4dc59f963632015b7408733e0caaf5acc55a4ea3d30bb59846df1434ed5e6d75bcfab62e4f784dc9cc84917caca2e3364b96e39ce67d7e9ccae951672a90d268c6701929c10d4796b77a219e29b1822714084df06a1352b20efaa70d8b0adceae4fbb5af214f4fb929e1f1fbe6899744967c69875fd72dc4c084d08477d4552d0a214c6996ac9c84b11925fb9c22ce0e35c121b4824ef2d6638839ae08aded31be3ef98d6ff4880ec158c2371fd064784f6b9ca18862254ea584bc3a9bd5539c35bf280b035d680cb2769a5b0ff6327d85be2906f1274dad17c4c44fb399cf9d66709e5d854a419af93c813cd630747fc2f1f7e74b7c123df5afd4fe8fd3a1fdf8b2be7766e03373c93edd4e92c97197dd1036b990b8bef34b007acf2f9d4046aaa726cf4cfa58d8ac2f54e79f6cb75ec8294f7f0b0c3eb17dd0809ff8583f4ddcbd207284f59ddaf991fda824e9a96178186fe6fc1f90eddaf0f3adb86a7548e109f637ede089cdd0aae1c432cb75991b44cee3cdc5f2c36ba5c64f6b50b6ee6c1918ce42d0639227128068602b0a3653af84a43521a662bd90957382cfc3eae81042539c88c63ff04291f2124fe9733ab1f781c10637c6c532e345529cd8b6b1d0f463063f20c5e09d1921889aa0c94301a17b522bd30fb8fca454b80ca307409e79a03c11197f3ff7f3de74bab5d0c7f48b971902b1ce13698faa130ee3ba7c97da0a2b8fed4d6c6c0b1aed88e8e9bbefc09ba15e20f37f2df6995144e0e99c5c719c60e639e17ae5d5c195c6704461e6211b0039055c45b29edd8ab110f6bc1a59239aa9cc03bff870731e8e46db4728304b03a12738dcd6a03649f15d5d3c96e4db76c77d39e4b8857352bac383507ed41eec5cbc11eac9ff8c73cffb4893d42e3e22ada1ddad744ff5310850dada9f195059673b5b447c19213cc8adb0a3dd49853842f8fb381d89fd15b1d973a7e53624826796ef43a595aa57dbe66d821b33571877dd064d7a864746672c4b4a94abeef6780cc64c3588f02aead3b6baaec9d70909f142d0c4bce7314bbc760f22fa866457bd38eb15cd55fe4cb0c32a4188c61e73a612056988545456321cb35ca0c6d08ad1dbef332875565705081b4545f9cb137068c4be964750a96ab49034f5e26ff507c3726421ca1a81e888da66d27ae90f7daa26e2421dd64bead1892414c51d2a4603ec4becba4d501624284c62f63e69ba69bcac54fc2f362a5c6e6c453238f38afedc785fc51f051ea2ef0c94f4133ce3cf452aa3d24b230113f9819ac7d6245455e3a21d2da7183f3ff7893a61d6b3901b49785e79381cba64049d21d64f2d08f03772760109fa25ba483009acbac67b6352c81603c154aceec77f59c4cbb73ea4405fb6ba43150da0fb3eba382dfb5ceb498af71535ee1900bcb0efbf30db5ba8ff1586dc34313266c7cbbaf1752463300a1997b0903cb382ce867a34dc75c5a8744964330d92c53d7e318c417ba409623d145533d0ff146c172558ded9534533c8c74b2b34a69d5bc1997ccdca35ae189f16d992047381184cb8a0885b548b07e0fb2c68fa46fcc663b546c3d2985817b187db9535aa3a2ad3b84e924f9678cb4b6068c6aa699568473f26def6cbfb06724e4b3553738e24b067593ce0f3bb30e0fce10bd42cc2d2b55e9938095a76a1427e9acd3540fa7f86b8411232ceb337d975a2c2c1cb4d6d38a65538e145b05afcbb07f1bf44538702d7d0a69d8bf54b0eaac44c4e8875ccb07bddafce4af36403724b14a24ca7b7c6f8e351bbf14c9a6f0ae17e8401f557c55d4e11e9cd33a9b3cc473e89aed04e50b39ff8ef20a386068ff787284f467fdb95db565628a0eeb01c5f635ce868aaefad02ee22cbde5c2089cc9a40a7e90b8bdad395fe8c6c0a56db424167cdff48ab88b946d2baf8d14ec30777ae0618cbc8fcf99f0a2fd162edc6f7f9374d04c8f8160899cd784ef561f5e23d5c08019374511153f55bbdbdfe2e03a02d6e7c735e94238281f0760b98d2cf687c4d05c1bd5ba5e3172a07bd2ed8020941c605d9ace014ef2904781941758d9384021e5fd3570ec6059eea18c84cd9f75bbeafa7099a67edf4c4dd154df38adc65577f221d38b0ccff8815a293c0fb1e92053874552a7e88d33a82d4bab9bae939221c218d4bcd7978d15bb4f9a83eeec26d92a36db623a133c72b2e4a7af816e31162354a6972cf89518f1358c32ed5e08dfc9b99639953485395a14c133d104c165052a590af13aad71baef1096ca37481fdce3fe45fec1c4de324a468e45ba0df19506852b57943f19fa8f5b8401b81fbebec042b379435b4aeba9c65b16f1428c1ce1dba9673874eded319f98cf173475ff08434050bef3a6c0b5c07fec84fca3272e236209595b1061639cad8fa22c96548b4c47de3537a195862e26e77702af76fcb3b3ccbe04e3109a2f1a003a7aa23e0384fc19665fcbc9a3ea7b50d1aff9c26af128f08b01e4f224d051d33c1638faca916f3ae733a9b6dd0d9f57fa4eabe16e5d8f5a26c5b65e8a86504bb1402b56306f93e6536c7d1fc5bf8dbd96aaee0cf309060a7004efe2c2ab32bbc51ed750a7c6b94d134638fc23bb5b1e871c5dad175950fbe282dce794755b081d732be27d85d408f788676d20ea95ba54e1b45961cc32f475456fb4e86ebc53c449bffe7a75581b1a878a8e3704d2f43dab10eafb1a0b5f96ea1bf021c6cbc9a61e2bcd70cb97b14a22863772389257b624b9ba463fe444796f6d438b3b38daf4953a4e0ac1db96592108d53ffb232efae02d35c50140e9b27b5770c328f5ef83fbcc7ecad7978e517b967a7a0abfe86dbc5ad55b1d9215dfb33ad4ca14d22a65e2a707357498b055da738fcd1c513d252ca78c066f3c6dd98771cbbad8f8119deaabef7aacc48a2dd1155e7fe6d38dd4411f8a040baad127854cdc50aa2c2b4e30d29166f912781f39fa09f559c7a677dc2b3e410696d91d3c6b457e54fc8d7f3f3341ff643b2df60652a82ddfaef1325e0d689ac2d464895bf3b5fa1ab5286edbc50e67d723a0b16b1a7683c7b5de0daff7b28bc8000dfdcec260bd66efe23c8556c80c97db42294c51aaa4ab274f3589c44d15f559981b49c3d4ab34865f00d953c018437a1dc3a020ce5859f7f30ccf43520f0f6da42743cced1126f7aa2dfcfd72f0b376721b3bbb71f778a37dad7fc6efa13198d67d410441ee599a61eb7fe4cc07e242fbd17a9d88cece9ed69049e0912c1eaa8c2070be8bc3196571043d386769c7df0a16b15b474ca223980a8be3573d1a8e878772cc8058872c3393401da9919a7be5aebc7d987930eeabe5efb016fc5a27028432b99685d507591eaa243342b476ca34fb5a080342796d41eb4ca4e093ded06840499a82c4b08cb61e9cfe29d074b6a85398e0d13a6ad8738b226b381bb406c40843733bf8b44e5d1d8e4d74d5a25243f011baf95d43a83b325c9cd91d7280cb216b2b380ba7844cc2478233df14dedb6721bffc5ef1bc9ea562e36571a0d2e28d0f7753125b168e557b456854ba390dc429a05797273e4fa25b01f1576e13b4bda0bf1a355b2ff4704842d022639d71f44ee50800b234f51ee7767806235473fa649ed052c7d13cd9159d7b75df8ab86afdcdc6609e5a28283cb5be45177510d7772236ede6604cc1e47125babfe0b3a3ab2155bc1099c015c08a7f7b56b972090a05688d4243caf8d4ec601105c466ffb0fc02c0dd3f0f7382286718772d6773587c3e737a87b9342baa4c628a986e73dc00eb1bc2d5883bbecd4a41baf74f9e3e1a7cbbdff9fc5be3416d6e6091924e9bc7c14c737cb7a9e7c31829c938c099fa3dcb82efd954b8676f6e3f5d5586a49385b24df0d75e7e7036cd0c410a9d0da63b921172ed159d7fdaa1bec6dfa3ff6ad0d55bab34f7e43ac084aea0ec1b6dc56024fe6f881c3b465b12f6786ca3e6a187747382b82e11e8051db11c21b4674c1789ab11cbfe952c254e1a3462a1888845cfcbf439b66dadba58ecb9c2db3e756cbe9f868bb2235764be8f7fa7e0f60e3781c04dbdae63eb7834a1dc084708ae3e0c74c1c1dee16f7a38b5f26cdaaf00fda702b00c78b0f1c439821a6b7f544fdc37f8858940a2c7bf629cea8c01101755d923b2cd3247c11140306a701274cf4b60f47dcb174f0b6b8607e714ddec4a21d4efd20072d0b8f2829f90cf36a6e2d5976f53fae422f66de6bbe36b0b18e188cadbcbc87e650b0e102685c5fd88cceaff56b7c7b67314181342ef335286447042e6fadb56a901da2a17273a3458291532fd2515166439495fad614449c3888d80ce50714c87bef558cf4270092034439e002e4d8dd267b8c960e91ef796e23faf9c58ebcdd29bfb822f5565e7660dac1cdb656d0f279f01f001f094654d89e7f2c2672f2ffefaa9ecf70d5111bd989e58141cf6e6d8fba4d89bd4a56a895a45ac4a2f063a2aaa63db0c5f29635560b8e1097295e731a665ba27f15bc223651a93c8f3f32a7482d0024902b55824458bba6e7fa915cb5e7c56a16402bf0f28fff3ad411aff7172903f91e1459dcc4563b82e80d2bc3b3b9c6a3340e13fa54e8b18ed5418122f775c020c7ecdaa45fc65b9816ec022e8f9772ffa948e77f4b842d35acc94bae6f326fe7a31605899ec64942b10b09402e50c397f6f0f05eed3e80c7b152d65ba1c33d058b58978c4ad02546ab1a1c5254498aa601687327b835173e0625010d1cd4ac33068b0f056f01eb191a075e1ef144d0201db2b56a2fcd10dfb7d8a2886311f7d582aeb8a7fa1f47fabc837b90f26180f2e1583377e79648aa31b12142e52478109a69b5d86d48ccb51577b8040806b1a69ef73f06316bff1f7decd3eb2b98a039d76183fbecafa53cfaec108acc425610d98549a1d0b55748a32d0b7c600174842ca304c3f26f81013956f4d0f46491969a698757a4ee713c8b1285c5a81e011b3760f4fadb4092f7d208f18c433151979dad73868ae65f14480f548711c582cabca68bf317e20a79869e87b8c900c049fbb2cbe5e10f36af204bef27b60c400ab0f2fc93f0294427f8b898d7a363fe8d7b13218e49cf2ae3fc3865f1514c2c1d6062d8cc40f0c8030e83ae7645513b673592466cf0f63261f5f1b3c1914e6a7458f555fa17421361aeea3878e3c1590abfe47f47e8e158a6a7bb98b06e29262ed89393a53251db51628678facfc61838274c4c0c840b38d41fee3e8d1d1d3c012b1a2739ddb6853c08e346340918373edb7af86462ab41bcbb57d8bc3f4d0d6644c238913c40c7497a0190c34503355e1cfb0d808b7172dc40510a3fe16cb59cb76bee2b498eea757ee34a7e26f99368a733ef0e2e1a6f559d7491af32ae2857ce909fd3bd6d6042ab777d52b12ac7e739ead7e0cdb01e77e6a4cbcc2ae914742e449341a1543e3f7d4b065bfd9018d00e6785f4cdff4b0b7b25863f4b7e6a922fa56835258554894ab399f0648208133fadd8e4f30c6bcf5a1b5883836fc91aac6d713cdfad7010c33d14750f5e1dd41c25454d57b4cec591a6edd6c6c501726be28b3437c0da321589ade98b28f15533fbdc4b1f035a9ad5b6b20b7ea3ae4c397abbe07c8b1e66f3b1ef047fabcaa617503ebbf6e1468324b3e437a0ad2ec7b36505f2011d0c4e4e5fbaa632b1758690e535fe8373f1e3112b8ba1c7f0c9bd77eedafdabf2616732233fe576c3c6eccd39c04e85ab512ba83c79f290a7cde44c60b25f330a30b8e274d213dda2c60ab987735a5185c5914d3186606379d4542123e08939d8260d6aab91ba5dbaa933088f0358f379646c96dd61a4319d7a9c4825879b89d5bf9dd5f7f78639f607a64e88a9d1a50b4c7428d2ab9baa13b1ad60b5c3a059eef480776d8f3e802ae0b8c95bc761dbe62db97a7814a5295cf4af1f050693e09912769f448e836dbaa31fc42c1497e5a1bb4f2af5792eb592c898661f8e01b7d9010afdbacd56e91520ed6f02cd923a6e7faf41d26d87d37e37867ec75c3347831a536aaf72f02119cd9923b30be1f53efb732f43a9f8523148fa145ecbf7043748e327023bdd1fb2009e9fb20a7af591089ebc9b55e4412eecf8741adf9086917808f252eef48de852d49fa0f5d5ad66b65699069d3efcfda9f20e7fc59d2a255d1720f05a1023e9e9babde9fe8018c00392ab08c867512baa6000bd95043bfb7c0930a9c40e272051460345958d7848c73c1648453d6c43c767341cfe2b26e597c7947e02fef6914c9279f29c2049ecbb557f31bda976b9fd2c486d722800e581e6dbf281ba95665e4c3062c3c43b34158e309cdbd27fa536c22a9a2ce3fbbd33afb8fd65dd703962c08431a047d4887feac0465d633ebea14f4c83aa445b5e39290b7fc02c0082f91a5661a27902cc36c9d7406a6d01d85576abb41364cee22a58d1a8f01fc044c95ef7e6745386475c5215955a75d023072bdcf554f84733d0cd88f04c7049932635d60710d289770516aa1bfa330bec814b91c86a569d29664deba1a979e1ed1528e7fd372d26783961c9dcf52fe5aaeff0afbf623a28c2199fbed10ab14c5282b7184474df9149819daae5de75344cda29eac57f327ac0a9f705b30704ce9fc5f93e46bf949390d4152c3ef35b253325bd67e128797d03ba4c9fb204d02c2f07f7561b9ac91e19373a0ac0313b4d7680508e9db90a82793498a5b98b5fdeeed483540667b97a080c8b3675647cc9092526cfb681d8234ffdb861a4a715351e0279fea476b8e8d541ba5d5181cf060e120a11521955461e32c8583014d239f6e51c9e8e5f39723eb81085c5e619ab32b6262fad2a6b7cfcfee08617c0851bf5f899df688973f7209c29c78b2726cb8219e23a85311d9500e84326c403d7ae3a5bd4adfdf865f72179688bf53f487577e7523b1bb47010952af03138ec9cdfdafb5d0a8bc606ec41597c2865612418f724cd1696935cb25a2cab29c623da3b8fe7eacda37fdbf41b17ed7b1f7002cd40196504d4c3831a1b3aea1ebd0210064e0e9564221884c201a4fdd58cd8d5f2d607c25cd0a86d9726d491c71abc009b0ab8bcf8592256f08a764eca6ffe8c7510ec47f0f870dc8c345920792d8f47f7c8b0206583e03f6ab5460c27ba5b9949d38bd96b6f98ae75d494a1400693e85ab727d9db848ec20a2cad96f7d4fdb6e84c4d6d37ba7474fd658c4c7b3bee86bc7fe7dabe219b5291df9657d154335064255f948fa44b129bd3584aaad52b866b6040c3368834a2bf61c5a13fc94d14cd49794c9c134cb21c26d8ee87e1dc6ed0eb1ec228bb72236ebdd32d870b91ae43d523b49f0bf53336bcde18d196af337989d84b025eb1059caa9acdc7f78208b1a12025c8363cfc97990bc455d12108fffb085e9c788d16a152044350ea7d68231ffbceb16e8dbddfda39186f9d08789a9d81d65408382f2d9c79e0249d18e494643e030019b32f81b0b0d7158157891fb3fc8f085cb2cbd30e2e53a62873d860f558d7e668e5a172251d898641e611d95fb0c88cd91707970961eea7e8862f00a36d929f26572d36f3654b2a7b591ed86fbc207bd47076ff1ae27e710a578dac74fbce0534e9dfd2a1b0d145342c2b17aad49c7b820d62d7fa98c375536ac526eb3721747ec6febac5973340a8acd1705d1f8be03466d984404448a1ee5b68ef3b85ca31e669ad7c519a46abf45bfe3612a57c44bc4553abbfda6f444737a017a22aa5828c78e11b99f08467797de05d2730a7f46c15959352f24c6b7450482009410de4640c1202da5a33bdfb5259cf42a0597901d0d95bff06f00a4f44ae3b60548f00e33c0d3301a53c75f561404dfd8453fe3e73983bf3c9f6b8d45ff4463d72ef20f9141df843440f24291b0f0ec948ea323123b56e62ef040102c4107204b13d9c12958fc60af6aea5637a24fe26f9a3');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('340bca95-218a-47ad-b1d2-4758b8da5b0c', '9f977f03-9287-4a95-b57f-633673e50612', 'connector.sync', '2d37b6a5-c474-4a80-b035-a60d8234e0f2', 'e9687eb2-c28a-47fb-9c34-6e81a57c8f33', 'failed', '{}', NULL, '2026-11-22 10:13:01.565+00', '2026-11-22 10:13:07.374+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('6dff4043-7d00-40e7-b10a-b6377b14c9fa', '9f977f03-9287-4a95-b57f-633673e50612', 'connector.delete', '2d37b6a5-c474-4a80-b035-a60d8234e0f2', 'e9687eb2-c28a-47fb-9c34-6e81a57c8f33', 'succeeded', '{}', NULL, '2026-11-22 10:13:01.698+00', '2026-11-22 10:13:08.029+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', '9f977f03-9287-4a95-b57f-633673e50612', 'connector.sync', '4efa335b-24f1-421b-8b5c-907b45e39356', '6082396f-7eec-488b-9ac0-600a806bdc0b', 'succeeded', '{}', NULL, '2026-11-22 10:12:36.403+00', '2026-11-22 10:13:10.531+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-22 10:12:20.386+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-22 10:12:21.957+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-22 10:12:22.768+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-22 10:12:23.366+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-22 10:12:23.491+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-22 10:12:23.737+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-22 10:12:23.974+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-22 10:12:24.134+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-22 10:12:24.193+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-22 10:12:24.342+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-22 10:12:24.43+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-22 10:12:24.497+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-22 10:12:24.662+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-22 10:12:24.778+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-22 10:12:24.986+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-22 10:12:25.084+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-22 10:12:26.017+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at) overriding system value values ('be01e6db-4530-42ba-b0d7-dfb357d3a2c5', '9f977f03-9287-4a95-b57f-633673e50612', 'hubspot', E'\\x01600a765cbe8d4d0b99c773224aa901fb017465e85aa18550f23b1e4f9ef94ccde2876de75210c42e48031007d6d72f7b50eb19034bf0d04b19b6feecc5c283a369ef533af10644cf82df21dbe5b6f0ae9c10ca7f50a8f92b42696deb', '2026-11-22 10:12:54.521+00', '2026-11-22 10:12:54.521+00');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at) overriding system value values ('0ab1644c-0d85-40f2-ab68-051ebce621cd', '9f977f03-9287-4a95-b57f-633673e50612', E'\\x4c845648b2cbb4e5d5551fcc1fa53c335b73b5f74d53b51fdd1a9c6baf953a2e', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly}', NULL, E'\\x01600a765cbe8d4d0b99c773224aa901fb01790e877ac7e41c2d1f9434e86e50ba861c822ccaa5e89c091ab961d56b2f9eca4a31dac40cbb0de9', '2026-11-22 10:12:55.713+00', '2026-11-22 10:22:55.713+00');
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('9f977f03-9287-4a95-b57f-633673e50612', 'Default', 'active', '2026-11-22 10:12:32.164+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-22 10:12:37.484+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-22 10:12:46.648+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-22 10:12:55.598+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-22 10:13:01.531+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-22 10:13:08.032+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-22 10:13:00.367+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_10', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-22 10:13:00.368+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_100', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-22 10:13:00.369+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 10:12:45.027+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_10', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 10:12:45.028+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_100', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 10:12:45.039+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "open", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-22 10:12:53.411+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_10', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-22 10:12:53.434+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_100', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "pending", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-22 10:12:53.435+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-22 10:13:09.727+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_10', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-22 10:13:09.728+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_100', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-22 10:13:09.728+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_1', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-22 10:13:06.485+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_10', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 10:13:06.487+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_100', '9f977f03-9287-4a95-b57f-633673e50612', '4efa335b-24f1-421b-8b5c-907b45e39356', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 10:13:06.487+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', 'subscriptions', '9f977f03-9287-4a95-b57f-633673e50612', '4', '829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', 'idle', NULL, '"2026-11-22T10:08:01.563Z"', NULL, '2026-11-22 10:13:07.755+00', '2026-11-22 10:13:07.755+00', NULL, '2026-11-22 11:15:42.63532+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', 'refunds', '9f977f03-9287-4a95-b57f-633673e50612', '5', '829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', 'idle', NULL, '"2026-11-22T10:08:08.052Z"', NULL, '2026-11-22 10:13:10.202+00', '2026-11-22 10:13:10.202+00', NULL, '2026-11-22 11:13:40.96204+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', 'customers', '9f977f03-9287-4a95-b57f-633673e50612', '1', '829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', 'idle', NULL, '"2026-11-22T10:07:37.993Z"', NULL, '2026-11-22 10:12:46.112+00', '2026-11-22 10:12:46.112+00', NULL, '2026-11-22 11:10:43.530362+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', 'invoices', '9f977f03-9287-4a95-b57f-633673e50612', '2', '829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', 'idle', NULL, '"2026-11-22T10:07:46.780Z"', NULL, '2026-11-22 10:12:55.056+00', '2026-11-22 10:12:55.056+00', NULL, '2026-11-22 11:14:30.899229+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', 'charges', '9f977f03-9287-4a95-b57f-633673e50612', '3', '829d35c8-b5c5-4c2d-a6b6-d2789ca9b747', 'idle', NULL, '"2026-11-22T10:07:55.689Z"', NULL, '2026-11-22 10:13:01.102+00', '2026-11-22 10:13:01.102+00', NULL, '2026-11-22 11:13:23.366583+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('e9687eb2-c28a-47fb-9c34-6e81a57c8f33', '9f977f03-9287-4a95-b57f-633673e50612', '2026-11-22 10:13:01.759+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('6082396f-7eec-488b-9ac0-600a806bdc0b', '9f977f03-9287-4a95-b57f-633673e50612', '2026-11-22 10:13:07.96+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('4efa335b-24f1-421b-8b5c-907b45e39356', '9f977f03-9287-4a95-b57f-633673e50612', 'stripe', 'true', NULL, '2026-11-22 11:10:43.530362+00', NULL, 'false', 'false', '2026-11-22 10:12:36.403+00', '6', '2026-11-22 10:13:07.956+00', NULL, '0', NULL, '{}', '2026-11-22 10:13:10.538+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x8e22e5d74240036c25b34c153ab141a669dfafe8e66feb72fa54c8e4744ccf1d', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612', NULL, NULL, NULL, '2026-11-22 10:12:32.577+00', '2026-11-22 10:27:32.577+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xbcc9a1c792a151b93819b99990fcd7dc99b2058edfd7f2c24ab0d19dffd848f8', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612', NULL, NULL, NULL, '2026-11-22 10:12:32.814+00', '2026-11-22 10:27:32.814+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xedc3bfecd1cc5e93543ec4e4be190a261f36f8d41f4c6be16c2561193e140809', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612', NULL, NULL, NULL, '2026-11-22 10:12:43.376+00', '2026-11-22 10:27:43.376+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x958b0772703a06c5c52ecbe00812d5e90e316a83ff78cca700f23e951641f11f', 'scoped', '66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612', '6082396f-7eec-488b-9ac0-600a806bdc0b', NULL, NULL, '2026-11-22 10:12:46.11+00', '2026-11-22 10:32:46.11+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x1920d95d73c3b6cba15543e2009ebd850831a8aa5f802e921565f65254818c87', 'application', '66a87620-89ed-408a-88a8-e231a930ab40', '9f977f03-9287-4a95-b57f-633673e50612', NULL, NULL, NULL, '2026-11-22 10:12:55.932+00', '2026-11-22 10:27:55.932+00');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
