
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

-- 0018-connect-links.sql
-- Links to the page on which a customer connects an account. A link's code is good once: its digest is removed with the exchange,
-- and another takes its place when the browser comes back from a consent page.
create table connect_links (
  organization_id uuid not null references organizations,
  id uuid not null,
  digest bytea,
  application_id uuid not null,
  customer_id uuid not null,
  connector_types text[],
  connector_id uuid,
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
alter table connect_links enable row level security;
create policy of_organization on connect_links
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on connect_links to plugboard_app;

-- A flow stays until it expires, so that a page that cannot see the browser's other windows learns how it ended. What was sealed goes
-- when the browser comes back.
alter table oauth_flows alter column sealed drop not null, add column outcome jsonb;


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
insert into application_organizations (application_id, organization_id) overriding system value values ('569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('569b3bc7-ee35-47f6-862f-f735625da23b', 'pbc_rLfn6rLENLe_saGYT58b3A', E'\\xd38c845e8a3eb31e402e82e1da458f7bf9680dc8774776ac29ec07994f043356', 'First application', 'active', '2026-11-22 11:28:21.363+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '1', '69040db3-e77d-49c5-bcc2-ba7d78726d2b', '2026-11-22 11:28:28.536+00', 'req_c55f2a5f1e054e389f540500075dc36f', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', '482b634b-59a4-43b0-aa23-719bca806c56', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x5d4d83131811d7e6fcda90f116e9cc6897bc0b4f51047ac2d309f2ae17490b2c');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '2', '5838b943-f73f-4c29-b4e6-291619ea424a', '2026-11-22 11:28:31.139+00', 'req_a037f6ba2f4f467d94b5e565aa9e881c', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', '482b634b-59a4-43b0-aa23-719bca806c56', 'direct', 'customers', 'create', '200', NULL, '1527', '1.1.0', E'\\x5d4d83131811d7e6fcda90f116e9cc6897bc0b4f51047ac2d309f2ae17490b2c', E'\\x0283356303ee654477941d2c982f80ffcd1ccd39423e790f8c4cec2c8c6b588b');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '3', 'b84fc76b-7760-429c-9ade-f728249ed2cb', '2026-11-22 11:28:43.171+00', 'req_1e297d1ecc9d45789076285f5d3215ce', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x0283356303ee654477941d2c982f80ffcd1ccd39423e790f8c4cec2c8c6b588b', E'\\x70ce987222cbb70dd2567141beffc3f4da5a5f2a4a615fef0494557950b7cf57');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '4', 'abe56e74-edfa-4131-9e04-c4ca52275edf', '2026-11-22 11:28:43.911+00', 'req_ffc72d836aec4c74b9e6accb0f9844df', 'scoped', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', '482b634b-59a4-43b0-aa23-719bca806c56', 'direct', 'customers', 'create', '200', NULL, '425', '1.1.0', E'\\x70ce987222cbb70dd2567141beffc3f4da5a5f2a4a615fef0494557950b7cf57', E'\\xb785082fbdb7839559e0c35337dc42319c22f2040834219eaa0d9b13f16e293d');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '5', 'c7e0b240-6a52-48ed-94cc-1a3862df7db7', '2026-11-22 11:29:01.395+00', 'req_605893c2ff774283a791e0cac02fe266', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\xb785082fbdb7839559e0c35337dc42319c22f2040834219eaa0d9b13f16e293d', E'\\x4ba75389610a77ddef0d025a5bbe8729f319afefe719da4e577d79b31e0e113d');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '6', '5b43e187-46fb-4bb4-a225-6d958d246303', '2026-11-22 11:29:12.758+00', 'req_e01650e3a79343fb9d3fcfa2c7fd6acd', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', '04c8b71d-1c00-4547-b062-85a4b3efe16d', 'a04b5c8c-ab4b-4007-aa4e-addde53ed295', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x4ba75389610a77ddef0d025a5bbe8729f319afefe719da4e577d79b31e0e113d', E'\\x1df6e14c7fe57a6d3ac956cad985f64a51101c4fefc600b2666e04d7ba922544');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '7', '5618dfb0-4e46-4e54-8933-5428d112ec91', '2026-11-22 11:29:16.422+00', '9d674919-b61d-4f83-bcef-ec78a813f7c1', 'system', 'sync', NULL, 'a04b5c8c-ab4b-4007-aa4e-addde53ed295', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x1df6e14c7fe57a6d3ac956cad985f64a51101c4fefc600b2666e04d7ba922544', E'\\xe38fd6d4f0b9230f0c4463c75e981b6fdb43ef4a955f39855c6f39649456b1c6');
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '8', '6f8fe1d6-99fd-4dee-a9c4-81ea8360be73', '2026-11-22 11:29:16.438+00', 'req_d4ce1295f932408c8fd7ab5e258350e8', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', NULL, 'a04b5c8c-ab4b-4007-aa4e-addde53ed295', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xe38fd6d4f0b9230f0c4463c75e981b6fdb43ef4a955f39855c6f39649456b1c6', E'\\xd097a0df573447278aab9921f0c1efe73aeda76a1508116eb55cbca72e6b4d74');
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '8', E'\\xd097a0df573447278aab9921f0c1efe73aeda76a1508116eb55cbca72e6b4d74', E'\\x753973352d95cda89e5bbd581df0a0e68e007d5f4b532c16b6ee492e2e96162b');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.1.0', 'active', NULL, E'\\x01bf26b5d59d6b4b61b28c7205345208cd014eaeb18fa70da9834a028b037dc3dc5e2e55ebc36886beec3dcc799d69c43367909f16aea41c6e7d4ef392b0936bf277a1', '1', '2026-11-22 11:28:27.848+00', NULL, NULL, '{}', '2026-11-22 11:28:43.911+00', '2026-11-22 11:28:27.848+00', '2026-11-22 11:28:27.848+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'customers', '1', 'true', '2026-11-22 11:28:42.012+00', '2026-11-22 11:28:31.297+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'invoices', '2', 'true', '2026-11-22 11:28:57.309+00', '2026-11-22 11:28:43.794+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'charges', '3', 'true', '2026-11-22 11:29:04.248+00', '2026-11-22 11:28:58.888+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'subscriptions', '4', 'true', '2026-11-22 11:29:15.737+00', '2026-11-22 11:29:04.738+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'refunds', '5', 'true', '2026-11-22 11:29:19.8+00', '2026-11-22 11:29:18.174+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('f2ffbd72-ed8d-481d-b212-7960abf7c280', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'user_1', 'active', '2026-11-22 11:28:25.372+00', '2026-11-22 11:28:25.372+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('04c8b71d-1c00-4547-b062-85a4b3efe16d', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'user_2', 'active', '2026-11-22 11:29:04.363+00', '2026-11-22 11:29:04.363+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('bf26b5d5-9d6b-4b61-b28c-7205345208cd', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'c2f89e8654418640', E'\\x0175e3bb8789130fa46b06688ae0c55624337b6600cdc17ba18ab346fd7087c2613b55e9109dd0e8545cd91eff1ce5595e424c3df62e605b946b027282', 'active', '2026-11-22 11:28:27.607+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AT4m0o3Hs8on8bqzP57iNPvCTGdFwrQavTPuDHiw2dkK6p/Lk7zaUPhRJRIiHQS8xEiMQozzXqUV4UqB9g=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'stripe', 'customers', 'visible', '3', '0', '2026-11-22 11:28:31.594+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-22 11:28:43.841+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'stripe', 'charges', 'visible', '3', '0', '2026-11-22 11:28:58.93+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-22 11:29:04.821+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-22 11:29:18.294+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xa7fe4f8bb52f4ac79689822ed3fdc5467fe55fbff43de7257708303137aa415e', '1bf38f34-f6a7-41f9-a462-b0ff3023b294', '2026-11-22 11:28:29.494+00', '2fc09364-c004-41e5-9fb9-39dd4e8c0384', E'\\x01bf26b5d59d6b4b61b28c7205345208cd01df6be362315f45262e521e68292d62282bb163d361dfc21d0c058ad3ec73670ffe10ac209f0d83600165bbf06459d5c67acf052920d83a8c4103b13134ac33bc52ceec2002f8d11d17d6892eb8564604aa23a16ce38492d324d518dee39bbe8ab75ca617bc7a9055c37752a0cb1897228edcf74584d14744f954e08487491947c3a53f9cbfc2b6d65aa5aa4f4a202b7e1797a87acc863a3bee2619397f2c8ff25110ed446454f32b677c90062747ce1580719b8271187da25bfcc25c79e589adeaba99fbba32ded1692ce39d15e01118bd536bc101a82567dda58fdff30f5e40e58ebc1e6e5d692b86b4b0a54eb114b52b7dea27c91b420d288e5b70da8bbd5c1a5fd2faa4410fd6ee9e953a760b54cccaf7681b0479316e3d6ccc0a0bd9c29a4f56b373cac6fe7b6c79f6274d19b9809403ad8aaa97f4e9136f76fb71547723291b39045920a4492746bb564a234d501bc29e123a15bb5a587024079cdb6ad3bcdd6b558737f402253aee0ea5a0df11658f81fc89a048539d087a909e36b2fd801da5d7bc88e38ff1966424c3b8940b73baa5bc441aeb75679abc10ec431eebef820bda97224eca5ee2383cbc6d01ba32e05a3c720524a2aeab84452cf9e8f2a2a3a385abbef15ce020d2e48434135c467301efff3c8865ec98ad69eed822548e8d6993a452d6f9a3a0f7b27856faf60fafc36d9a3549ff74f67ba28cfa2bc1613f49c9dbebae5faf3baa39d03d3ab3220d1e0b015445e60d14226b38709baa0c44a312c6e4999f72e19472e172282f9d1dfcbc93f81244e1556e675eafa232a15c5a35b5db6da281b61db42585418905f18690067d592d6f7ece628f6722a1f49c151364ee379606ccdecfea5fcb1e9675de312b0e737880fc242b434876b788d022f645a19833d39e7757aa45ae87f35ceb87e09e9055c1ff6e762fc1dd7c4253d11faba8e961768db669cc334f9f31e5fb5af00fc4e360f9f9edc6adc1cf5615dfc4f45e41b0ece185494618d708545b7a58cfe5135632ae2c6a29ce6e110a40f42aee0f83aebf69050f2adf34a9c6c719c10910daff5b7492cc4debda5e35b99065eaad63e5c1cb0ea6e82e6682f3c27aaa318ea9d8daebd86a545710bb50eebe52b066e9829aca428ae9fee567022a56d8e81215536064aa501578b9005c16353460f084067327b46da3090209b7810b0deaa61ed7fb5b8b052c26e671458c6f5583d4e594c1bce6e6d935bc921c7ae799cf848112f033b434502edded92ec64498319a161ba0ba08bd11b19b653634787305e598636c7a5ef7d8f2a3678401ff932f3e8881cfc0d6e27fdf9df17e0da1a6d803eb8a0d07de5b6873ebc6b48d927a1ed56f8c89da0be8a5549f6480f75fb100766be9325b9f43cef32439cc5a568404cc01bf6658c66004490b3926051be47fcbdf41fecc9bb8e8a6b24fd54ebdc127f98906d4eeda58a7d67887556bf0a8f106296325ba01cce477a053110492e793e32a783ba48729e2ea6d707dc2d13773d61d4323e0beeab86bf6d3c9c931a66042e9443c25c2128f1a30054bd452e16c890718d3166e6ab9b5458a58f47a40f0d4440d037b1c4d9650c49aca7f6d124770c20d07a24e0666e2ee7a1f41627b2bc5ae441ab52e942c0e47ce760678c5da66380861a8f9d2745f195b0975a0416dec4c1303aa18b153d1d65f37cdb844eecf7b6915978bfed704887978e1b00092f10961e115bb00a004e305814576de8f47fc23a8f2f604796636954f28ace1260be67261ed0fb06f821e8febb3a67ac18aa75b418bfe977fe815c7ed3c9cacf8f2d4af720be762bd48cfa5bb035a9e042ebcb56f3b4d9cd54722e6df5d3db669c72f1ff5a42512362271f349f9703b81b5567f0b780aab1d6b8e817d5c22e349f36eca949ee733d7bedf736619b84fa57815c6cc9c168ed7fd18b43526e3160e873a94753fec7fd206f2f052bb9d6704363e1a5a301780834aa4998a5da3ec3e344f9a480ec8e9a6e196fb27643cab7e3e131b15b2bca63fb7709ea3cf696ecfca5fb859d8d39bc317a7b7e2c04bc634b9317c951874b1100cbfeb0fb4c18677ca381f2f3146f61ee85405a1ee935fa8c0363c95e2dd3a6ff29dc68502a76afd6c798c6e7f8723618d461d4ea5d4f583f9027a49d2fea0951034cd581e0528679f7ebe4c74c24c0d34dfc917f15c3ec442423b68797776523d6d6d06011878dce7d67ad87b06b2175a041c1dfbf88ec8528d725819ea701616c11cdf18bba77e1835c7de8b8cba085b3bbcb2d22b22bcdebc118453377d6af55eb26c7b423bb17266ba5dc0d12dcff0c3b90768ea0ef3f09fc9a21abb9c21aea5a5c3be545037f82c6caa511b4c8873a1f2546673313b855c2d8b9463e9615101567d28858e2a8e27b54c387301017baebb811eefaa0af3d51a586d0333b675d162012457cd81ed9a232b91a2a94edb8f57bd9840674f2a35fef7610a26ac6d77fcc5bc0b80b16c54af0bc2b9ff3caa1f219e6bc86eeb4b8a8926eb9267e7aec17457ab4803a2f7123b17dd986e3f9f1d97cf8400ee7c072051963824195b81fd9b3287d537ef0691ed0150fdbd6504921f68a90d5aa6b15e76b956920f9877447772311d4f3ad2fd2cd6139520f864fc5218d9cd9d17855867b61b2aae7a115f2e0d07a7288872a63762228f33fe8e572598c4fcb53e402a17d1cf3da2fdf39dee50ddd06be12419a20ca6952342df35b1509cb02086037c801dd95ea3d92fd4d1f59357d5c27170c76575d856f96a3cd95c28132d2ab841ba37e629283569b67ab55ad00a79267ee7e493a33be5c6406870600e892dbf9700a3b5c9fb69ad1162dc538d556f6eda1908ee550f78895c403b18a6d0260249aa8ad7bb1e1198caf9f94a536916768d8eb9ac7bf030ae73a5a22a4e0527370624dd13c30aa0893613c8b33b6b6c74203d5fa662d9e2c2a966d0b12b43bbf6cf2a538d257af09a087ffdb195d1b4bcb5f52625dec0461cd413fe130e0f7629bdca455869c572c0d25a3f391258ebf70e2361e845a5d5dd38b9c126824ee5e512a1498608944cdf8e6a01c7c64098a636531be61d42e6816d41c40fe947565e5b0a85822e0243e98fc769a237c0386709f764ff995f8164896df61e6fa72ff5f14a124e31af864d4420aa7d251c810dc3c8dde6d8c1bfda63443edb5e7e442f33d3b67e4ecc5fca9223a6e98b58d980ab3c29f3c7e9126074e8976db6ddfde94d195cb8f878348da204007aa890f2d4ffd5f6fce945315ebc47b6fb4d090f893c6073781f55a6d74a97c091ac89788b372c5fdaf5ee8ec96f0f9197f84108e5c3cf9b361fda8fa50f21b6ee23dc786037750489f1566ee074376fea8eb9fd1d54230de43179a5a27bd3343d0e398f0c4059ed20710575379ad69f2cf2858c051d10c4440c0a777bb65326189df8952f9afe6cf03db9ee5e583711be967c02ed10172263e93c63369f9fb4f167397ffc29a79cfd71d3ef2bfdebd626c3592e279770f59abcc3890a6d9de5acd90cf102b514daa42c723fe53377a4749cf7323c565663ec03e8899958aa95dd0534622814a612172a1cfa218a7aa8290c1368ddab5399fa9457b7e52b3b219df0c86bbdadb2a3546a56e22fe964f90c053a616931789cfa5bf38b00bb5196cbc7a06fbdf55d3e9659c3f68011facc4b11f59fed6a700ddd31eca756b49d17bbd0096a9836e9715cac4ee72b0627e3f520f677dd6c51057a3362b65a62ed589700b7fae884efb4550a915dc939ec804ff7c112a90bb9b10255cabc1688a6c56c4d18bc2052f29b4f040586576449f71e5c5355224826c4d23787ac169104a26f65ec979353d8a9be360c82d02ccdf741d4357e1fa284f732cbd55ddb3db8c22c5d89e57d825722dab87bae3f0eee2301823252af79438fd5a6addf26cae92731c15c5def66ccbf569cf7380ae78bc69aa593088a84bc6ea768e06ce1741e997d20b7c5599217718b05ebb4acc53cc25d1a53843f3a1ae3390ae70385cfcb4142a5d479d4304d4194c8e0669dc86042738a371fa7aa6aeb4fab805e4f720102fef1aa2b0bb3f24ba31f764b3a97f7be40eb19c2c5403bf10511eee038977e74e737ff7020c828f2893e63fd6caeb9890ed750b98727362ded33393a8713e40367aa998c657466522a492501b284361e879d0f1dfcafa7918122998022ffea34776648a2872376cf329fdc59c28ffe498d2ff989836c26d213b0eec194db3476dde5e2b4ebab008c364e85534b8410d7a7f360147fe7650f547c05e6347e4ab3e522082c4fe2a3bc452acdf7c2d0981e8cc354fa79cb162672881dada80c81b992b561be824f975c5af48aeba62acf6e9ee769f70311fd09d9c4da0caa838af09f513993bc49352633d26c08c06922b59eb8eccf058201fc746fb3c28beaf7b4853680825a9576d96e8140f99078a94a6cb3f884d86d56f29ff11331e1427cd1c1a3b2e94e4b3f09376655d3c0625d0c9b2b43104aa3321cecb68cd1580b0cb115f05c0b975039053a09b452eb8cdbc8f95f08b9b42d8a94b6681d364f421b93a13f74585ab52c4d8f348cb54e8afb63d52ef6ca8e264a515fc2054df2fcb158972beb20cabbc3fd195c011007025dc1a342c672ef6406ef89f80a167262b3e941a710c517772d667aa742a0f26a823996adb5232b685d96edcd3b642404bf62557704bdd8021d548abb8f5b9c92f85004eec3059cbcee2258c03203cb57e1776a21602d83a84cc1356e52e15d0e36bc84954a707ff8306510d98a8763a9d5b514480ba37a01b5289cf93ea0b71591059365a2175bb628fc116fbc2b696a532fce2a733e183a5a8b24fdeb70fd1d546cba54679ac8abb7dc5a754c88832e8568a484ea9c03999c3c51a81868d598ae2c3ddd6729a96df6e409a8264ff615e2f67e2486175c8641b9924c9737894b4788f4a59d155ce29b9e98a05bcba5583bddc2569e4780b6b239de6624483f0ad4299654d30355d9149a4cb15277f97b5da5dff91181902330e159d7d40efd491f85af768571e71cac42c7011d091da186479876cbca8e61403db554aa4998f730ef160d6dc3740c126a72e2621e46b81329f9cd5333a15138179e1c64118cec2724d28dc43d3020b45b5d29c0a6b391ea5d2141e3cada813ff582bc5279f11deffdb19a6de31d5c0d202a9b343dabe4fa9f3ce55e512bc55d82758f5f22b66beb10e86886d220aefde567609fe624a4c9b3fb11af69f46301b914d4736c5e7ea65b6c52f4869da169e6d0403bdefa0797190783c32fb7934f920484dfea0ec8d7e68d6b524e40c5971d080d352d6aec45e9b3037f8c9be2ae8a6b5ee56cef7f3c5d837c7d07e2260afecbc81ae2fd35d9e52038771b956f63333c77a923c985289708783d3fea63e14773dadb95d7ce92b1cbf96ccc1bab91253507483a3b44e6623897ecda05d5514336cbcb8269ed42665e76684397e4d5b5e016b61c7b238f946a48a6f4e029c1975efb30f1c3afbef19508cb1c5079af20c0cc040bae663d45415c5f122c73013600ae8b887aca0c97be8009d9bcc72af60765fbf46c7bcad44e09b2e91e654594bc472c0353c6b16902de8bd12fb1d986cae43287ad4cd5551f8cf37e419970b2065164923dc51379441b7aef4224fa16703611fc9196a41762b871986076eae3156d5e3317f0615c717e284e4b148c9500eb316b0a304f86a88f8de85155bff659e90d24d4b5502718fdca05fc73a9e8b60c084b857c7093d6c20c41661467c963296d46f84b2f42335e9c8ab15241e3977d05e385a3086c5da6731c8e3ef78c5daa55331fb762874be9fb2b0bcf575b535be80e81811521e422811e10d852c328e83b28e52ebe65c48d41ae4184e4ccd198937c822f9f57d5b9e32c233bee1606801454fc14ed1e3b06847664c58694c02bfc167599a3add621dcac0fbe606ff064469dfcf562bd3cae33fada8e744668d39f5d6b08e63624fefd4372335f684037bf7541b84f3cc86d67007afa5a463d56dee765fe176d1d2a2c761188a8f325490e6376333c78e2469dea3ce4a1ff6f6c7896d349362ac85e5360fb08cf71d1df1f8ef37f0d7ce161721a45fb88b4feae923156b8202f0468b97833ce654534b6e5749474a380311359be08c346145d43cdee1b8a319ccb9480251b384c62982671426347a1a32a945aa97e0349f72284be5b929a545366f402cf2711f4cf50ae5e3e4d0c43153f97536929fd23d4a979cb5708ab59206f983129e8a750b738afb05c1fe17766866c3d530819dc5771d6fb0eba4ccc67bc25fedf1942401809ac8d49832b6e047ebcfa667e2829045fc409828841244d60920c838d643de4b96ea561c6d075b4e1c76301aee5c480db6f11277f187ef08067e9c50caa1fc4453a0f75ccbdb0c82f13f8bde4981cd806ebc5c292786824dc4922734b5b7ca8023cd99ee51a89094ccef108a9750247c3740d599fb8d6940cab0a80af4cceeae2a151916027fd7843e21d3bdd661f671eb78a9c0db66822f86cf188e611f218ae2a0a1a580b17858dff9e7114abf1949110c67ffeafd3d029cface8d10810b3f4364ed263ad7f88514bf3e808c33516adcd4f61aa6f62191bb51aee726bffe29057f5eec55cf887bda2e00b3408b51d9ca9336ff14bf135e48bc54f3a1ae888dbedbc9833e389691da5b48afcd2b75c3a77b5568ea7514dc3aaf19558516a19b509b8e74c637c2942c0b485fb01133bc028edfdfbc577cc0cecca34bee467ad8d102738031d36b3f139cb5cdefa1693f9432b64020b01fe49f955695d73017519e207636abaab7ece79410227426b85abf0e4bd38666dafde1feea12ee160088d1c94ce7369b1290f6dca4c63d6272354b1cc6322f2370b0ee29404604e37af093002ae9b26ce576e758bc5d3af565ab54b19c3c78681a0c65f939e6a358f4cceb811a9f25b9e98e37cef0e3822eca72342a3a7f1fdd4576e628106c4d803b6c462a38996f5f4ec197082c0bdc0b3003f4a98fe09fcf30b83c9d6e0c9f20f0decf2e761106be6cb3884b38ab1669a4bc2340c4db7a8e89124da4b1da0f68a445d0984faeffeb9993af6c751e5af2b0d08bf99c5599d1be617ae0db186c3cff11b3110e2c32067e3f0eacea84c8a82d0d97c3765ff0d04741f961ad4126716c7060c49549d5f516d16f72973a0ec1a08c7b39b2432d72f7bc213fcaf70f6d50a8c5a39d8744d31f4b509a82c93ee3ca5d047f461b796e3d63aaa0482b9362e0048c2acf9b68be3b766edaa5620e310adc441b96cabd40b6641ab3067792123bb5e68be1d8636d5f3639b72cbc32838c2bc3ef952851ddda578af51d637dc29de1c87cb10a0ee2511efe73713eef58fc53eb815a563f27758c12201efc25bdfe366f9cf2b6a18a34e8c84d4c1ed502da4c68617a3a9310b1e33de517dc3543');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xa7fe4f8bb52f4ac79689822ed3fdc5467fe55fbff43de7257708303137aa415e', '1bf38f34-f6a7-41f9-a462-b0ff3023b294', '2026-11-22 11:28:43.474+00', '0db5d7b2-6973-4775-8de0-e6c9546e8005', E'\\x01bf26b5d59d6b4b61b28c7205345208cd01ae2b1a3fb2af45275f0b995158685661d33475b8986bc16b0ba87250afcbc7e3f85930ee8592f6fa784fd484df5a6165adb6f674cb2f07e5bc5d408e069cf45a1af69873dde150240c363331368ac192f3b3e987e4ec71dbab811610a47c91af1de89108ddd29abac73510f283c9f1afa5cf15361f293c5b2952032297bdc61b90655e3ae659653dfeee2756319dcbed4e1b4ea0d9fd51301a71b2fd9015bdf693bd7896956f77468286bfeb4afb6f1fa4521c74eebcc598a86df5ca6b779d52eac599f435e83f4aadc8a822f141a8dc0558d379313222b6094af6e0cfb3f369e12816d7ac312608869ee1745eb104e63012fbafc035cb30bdb967cf93f796eab69a64d88e9dfa1bace48bed8adb723c1ed318dc7d04505eb86216043d3d8dc70013fc23bf44d1409d7dcd5706397ce8db23a0c6a4cd4250eec399468c6433d6d3c6d0b477cc8fb68aedd7a4ead481a257317d466afe3414e42a8fc9a5bd36ed8c8e056b234c4d5232751a065c56f8c478acdd3867f3ec7e052b6a415be60f1e6a986e5f7b26799da299c46c6b06cb967bee3c2202a0710f271b3a69fb18b11682b8d5d2e021fa2e2a6964c1b98ae005c31ca9bf88112ca32baf23a0e1d28d7cd698af076b7e3ac83af8f381160d9a2659c1e300d3fb2d0954414524a6b9d3b3d78b4d52fdc5601a06b0d0a9920ad9c6ed3f8be1d44adc55845dec9e164888550c68560e4b9e01108dd5181b043a0e2d3b75cec2746229782d70a6115fdb88c7d846b272590bd6e5a45d340692971d5778982e0c1a5c655e18044d4a7649f53bfaffec22e400fefd7139a38137c434f418e0049b20cc17bdee8c3a3529f81c6c765f2253170c95f9bdba0c2aa1e439404f5f059af00f92ebbc94ee9c778c3358969054ec2d57ef225fced6ee579614c73a56378238c6476ee62629d7775793476d3bddf2da9f5d07d9d53537957a5a541c3b6d9be2bf79010870f71da08b9a94d165a8c4bcb7282f1e51eeac68698973d9a48e624a771f876eb0867e39abc65f4bf1107cad9ac69213fe8e960074340aeb57c7ebdd7720b0c38c65a507832c84067555dc7f99f3706e8f36423152e971ad4644d7517963eda8b7df734a06a550ec24f72f6c8cdbfebdd51207abeb203ac41a1289884afb347993a3af5d9d6bebd33c1afec1e4a8793623a6d3db21089b955361b4181015a89a2cacb100b0841c4a063d73dd29d980028fa81398d5b73a9162d88aa56dd02ec1d3964e9a8a3c116d824a106117f35826068740c1351c830f16b508b6a592c76806792b93a658cad05dcfc9525d8ff27b6c739d8ac08efcf8e6a08b9be5501254266407de7f1b3a6e33dadeb020d275bee05b13de719ee79786bcb3602f2f1f24cbc42d7a9c1103ead2a724c68da403f992155653c208cd79e0ed1598b729db97cda13914d116753bfdd4abbaf64d9c82555497cb2ff063c5db26ddaf90160b5bc94c8d0ca43df7bb6963c2c71977d2ce8920f4880f3e3f49a505cdb6aeb0c8107ced8aed732094ea8857b28ab6ca41ed8696749e7a919ccb28f3ee859c8fc258c6b0813f4acb4f3674250dd1075e94326fbc4b77a97a666bcda0bcaaceef505e90f32c14cac32b4b5d93de4513ecf2226bedae27d2851bd77671787640d1be27ab5f14e1b0db996a9ba936760cb74d5ddbb41f480be108f77c971dee47bc89b47f61e79f23ee025ab653c44e5dda7cd6cb8c6de0831bd892df0a52af2be12a11161453ee34cd96d931ffc021046d8afef7520667639fa4091ed790f67d0ae11fea9ac3cfc5380b3fe226b379a3a9bee1660fbcde889767c12dad80684cf7962b876e49618036544a98eac0ca5c86d6605109d9ac83d1b8b2b71af197c8b8c18eff0f0678a8bf75c75b66f0970e4d8dfd9f55e7fd758718fd1056bfe1b85a7a58d354ced42c2f46bc28e7686a659955f3147e3f27635cceda49b07728475cd1f693c699f7fce7fb54fe76ebb11d102e538b40649045aa0892bc275aa52043790c8b188606b241594a1d6f35ab260d90d9065e416fa371fac61e8bbc589a51ce0d2e170149e8597653dddf4a85cd7074acc1bec23f561820ae88655a406f86089e33628693c119455fd253bb8ad2e553453705a74c33a75ebdfd6d8f27e94cafef93612c13dfa91bcbb4fcf39a1831b9561fe33617bacf60d47b0e8d742a5eca844cc78656f8b7874d42fd4c865792080017443000598e11edaaadfb9dfa348b7bdd1da2ac1d7227ffe78d06fed6412f63fa5ce67f241c098cb7f2a2aa6d8d375f9b9ddfe31e0ae3bffb644f54c3644c09059e182ca6f4d9682c67352d76bd5ee0cc4aeea728ff3a7ef54d2bccd0cde75ffad8ca3dc42695050f898a24c01512f2f228411a26c4cde8e47f70e5b42d759c69e36615c750ea18252508ca5111aff7785cf2f1c57cb09f144eab770ef9e50de360dbe69e0545d1a2b8077fbd5033f4753119e227692d88dcc97e4c1f72b62692e8562c9b937f5c6481b098f06732d6f1da324d88510a6400448ca845258aad41f1fdd2ac84c0d0e54ced25463e78d85a405fc0325ef34d92349e0ce6da316d4968aab9a47988120f8f559bad84613e2e2dd56852cac85a121be1f808db06355523c7bcc5c5c82bfc6efefb53d7ee4eca5025f5299d75bc12d48470bd04be3f328ef82f609645427a5bb1ba48b7b683ce4aed2a3684216d14d4fe320114e4f1021d0fd449fde3c9c22ba13d9763b3373ff22d93cbba036361f9d9707266735296204c49a2da225d6b252be1831adafa3212aba9cff16c95758456ce2e11cd285c8ed43f142be667e54ad97fca466bc79dd700fb8df2fb32a9ad279001d4076e43cb1f19c5dd0e0dd8a158c4cdeb13c1c5af56a8fbc26b90b8ca1e31a57a9174bc451c27339144fc0fdf9b42afdc22496ab554561dfa033bd056a726f30e72c462885633e6f92c0aefc0ed817f823b207d54d70d6a4fa72a67fa2662336d64de15b2859ce8c6f6eb987fcaa3d833817ff73798a65356ce6c09def43e8c3450d662ade47174b50c2374d20f8ae4e84b6ec2a06fff6664fa002250b12d1b6085b0fed04c52cd2f90984ee6cc7d0dd6ef1b5934568fda97869825526c7d6e614d7cc451c29a0ebbfc8a392680a8e73bcff4b1795d437f1f84d16e4a53ecc8667d78b26487266c5f8ef0da49ad1e82366b9333333151b9e56d98ed68ebff38db01c3a5efbf803680caba385667cb325450a74a01a108c3cf32e6c4f6e87132c85c69f3a1b95acbcbad5ca30e15dcd84e9361abcfb4d7f9220899e116ec3db5db62b584681e499f89df394ada11a1f82648d1566913965dc37187bb2588de7a014cd56ecaa1d3763fb33170419f62e38c4ef8404a77befb10a64f9fb62458012511aa83ab1086efd28416d245d5268534fe9678758b9c9ad004dd438de174af975ddcfa85a1cc3e97592fe5836841f432525b1816c66c7e9b54be451c97adbfcfce8933460ecec70d1055a836768f6e8f724f493e2542ef64104bf5440dfb43feda245e134845dc607a4f5536c713aeb648bb018889a4e3d040dbf8688ee09aff2fe0cfc26fac1a8adf71f36af063bd0be205fe4a022feebc3d93f04926153542122e039c2c4fabd047cbaa03ff351225957aa00510df60d599751d9556faaad573e77ec8fb97060d8db95498d8f9eb5e4bd2d740c52d2c7e0fd1e9d0223262be8ab698136c0b3864f7406782be1cf838423a493829ba4db011c5a2e9d36bab5f5d5abdf8744bda723241a757be1387d69ea2ce0e29529ab5d89c0dab1359ac40b5b3f486b5fcd5e789a1bd5912a6daf77badfbedb6877d756f9e2bb9c15a11ba3085c3126c993da4dfeb8977ad28cfee644b063e4a2aef2caad23adaa0a37b5fc234d99ea52a755e54483209ede2adf55bf2bde9d8aa1825ae9db9072286ddeae83d6955bfdb18fff330fe884953497ab0a93dee78f320108f409d077795a9380026c6d75b59f592ca82266d32f5bc0e0afe33b04a2631be958c396595c05e49de81c54b662da13da6bf2f51d39338bd341b7d0961df6597b8fdaf32716d1538f4dacbc37ebb5198d901b244d14ae95aae2f24b3fcb58e64d3d0c43f5df2b7b327e5ea739ef8344c16e4e4922c744fdb27e17487e9bb1917f1972d333b3647f457867dce872a245f1f46ed763a8270cebfebe9df527cdbfb0ce3695761a59fd12edb7c80f27ef3ae92f8126186223082640be22b730227b6fbef70850267b526c39f3ba6822c603fb90b4a92f40c57352d3f34c07323f045a891814fcea152f6aad3db5cdf68e600f6f8f00dcc2c49b564e822681116a67d819618752c2d428ff350b1ec2c0a22dfe40714f02a47b2c95c5fd3a103e4eb463b1ea4f7c94d512434e9f25ac06f5d7ffc574a81943eeb9fe85fc21feae716cb5c32beccf4bddd17ea083a8f72de8786da144e2befd50dbd2cb23ea7e5b8edc2f91aa4d64169cb4b457f13b065b1aee8ca90d33d38fe6d758772b7f384be0273d535164d742cd62931cb4703012636db72881623c7f97cc7342929b195f04c246dce803674dade3b3aeab853ddff92dcaffa16ae2ebdcf1938255793395bfd7ad83d11a5f54f54dfaf3121edfc153723ff5d6dcc9d6ae29e7a67a871baec01090145408c0119b7ea8fd67466e29585e9b1eb7599bbcab87d3336e4b6160fb1b02eea7aac42e12073f326166e8b5084607ce205d9b0edd9aa2ba0ac9b2c7905594a28f99cea5aa5e127ded4b479d2f510995cd98524f62d277e53c77d3ad8c64ea4f3d50b23569cab249f5a384ee8b3b3a7f0d78397a04439c1f2ec27bf6b37351df4b68083f4ba1654511e318c658f646de054bc2ac09aa7e8ad97a803337b6a6cdff0c25d05d674aa43a868d163f987c0f63bdda95fffd06d7875006262d9319240cb3a49ca42499691f492c6dec050a120c4ec8a520f63e4ba506ca4265b81761477b09b0ff71d57e610fecf5a5bc84736335c9a042fba04307c0d99aa7b37746c685caa6bf1f1223216617c8c2e394f185265e6e012c9977b398f0a6cc94f44753bdc6675c87969054a01257b54f1b555741e3cd1bf47e7c426a8bae50b50feddec32848bf141af997c932a7f41701c300a8eae17c389d311de546266b1c4c7c9c82a6caf7eaf3548c3c8d642953205f6833acfd6c8a9e570a493ad1236af13698178a62fbd211ddfa29d2ae345394e329af7acb057443c5550f4d6d741b417b21cad3905c37e431e36a3fbd8d2e82b5475e9f1199492c955b6327d90253afb00c987f613d32509412fa510ca5071aaeb7a8b39e0bf11e6ca4e5ddb1950866e25db3a79c9bfd199df49c40ecafdf2ed30235b3b6484da24875dc34cb563a4eb56102a6e8ea2bdbbc09cd5e3adc9ba882f3854ce8ad0c4c8552695f9abe3117c6c7506f8b2f123f453cba4baa24612abe4075dcc0001d93092407a625c48c010173f2cf6856c356ccb2c49716d81c50c26c39812b9687d611089dd35bd1e9d7f6b2bf2a2e76c3103f39dafe57d07ae088d24915327dcf6ed51b8cb579a239b82d595624a2ce6ee2f0a993f205dcb4eff110183bfa1d530bd5aba6859cc0af05d41561ec28274e0949197907b5434ad384f99845ce9f859e5371f7f316334cb70d0b895f1df56830fdc50c8970168c0e96061ba28bb366ae0ee433d5b15e607c1035f9f90ca1597936f53c1766f203d1d06ddebe2075a05472b9642472eba0b008a9cb9296bcc973ae797fc98f4713c7b0458ae4515f250f0ee36e7b2775b712503c5680213e0a0928b2cb2ce8d92aea98da23c41d5c2b85bf0f74e2332b49a34cf323fc746436d77f76f58e647ce1e75e634df4d477c5acee44f6f0d9327d228912f45bdf10895e9a5c0780382c40febadbd3d426ed96b9f0f6b08e517a2be060d3a05a8f6b59d3e7d5b8ee027c10843dbedebfed950738c4073b036cda74264daba5e5832b66341f3e099a89cc396f1efc221acbc587fb8e4dce868e4888122661d18e9073a2babcf6f9e4d4b33d99cac588cbf73a8d79ec2339428ca47be31c71627667eeac448e3f81e91a797e27abe92b8c4de0a4a6aa1c01b3c412cdc48a416ccb6cb78c864131ca254e5d1934a99b76cf1290700811dab6c61cf22b9c3ef1332824f71e82ee2247d46f9a39ec24e192d83c3de0312eed03b99307a221b5df847aeee266dcc3cd6b36bceac3e6742f03c1b558452c942a31e0fe95e9f1115a86c964a6b8ced01f6f6f2517ce2d60d9ff0a588c1f7b5ed4e3cc3e5277d170f79bbdc99ce038f404f25b7ca12cc1d199769338b4f12b548654f2f80e9c801ab6b4f7cf9941e64d18406a396a1a8ab06d3730ceceb8953a4de37c37cc0426a563f16837f677f05324633c3b7281ff224a47493d175c86b2f0fc98625e5baa4dcafd137eda8c8b98570f4239776c76bd18863fef1db783726f21406f51c849e71b1c3098c4b8859d58a6bc0a51ae9f86d541e06d1a281dcd65e99600fc6ace0e226e03951a4e73e6f993aee4169690ce66948cf0bace386c98a68e313b11167a5f620774c830eb806e24a9c7b024f2a59b1c43da653c1ddf920efa38c1b73b72206130e850589adbfa42319bd4b17c05e7aa10c011c8ab14e5e03b9e014fe7d282308c694e95b7b3f4a9bee27eb736288828f9f5c54cd5fe24399736de54aff06d8b1e20ba74d37780254dfae70c78f5cf9afc802a76388674f307320d1a62a806f4fe5e0dbbb47763cd446b6defad1470519433e75ccb224e2c97698398286f9afa4ff674d11a26515a1b4937d75c8446c035b65f5ec85a10a5e6ec90f987c0edca660f8749fadda25e03483e0d8271dfa1b89160e225b027aafa74ea16cc9bfcd8f5b879cdeb0b889c09be0865b3f1e3e5c9d73e06444c847d00e76fbd19c204324bad9647a8ddba0d4c91d23e8d095b0e5bbe800b5639b8ef6038a09e8aefd2b26802a827269fc85d40b03e14197174b77e364c9da4e5fb147d208ef40234ccfa57bf7584d8a57e02d4b3aaeaa4b62d29d6b6ef65775bb686dd1a3b625dfa091d36017884f6fef67f75b0afe9f086e3db1a0f40199d96988d5ed3a21a0fd229a039ece01f4c0c1d44717cd91d006dfd5c71378314c9bb392436364ce901f08ce60084c8c6985fa3fed333dd03caf4095f32a80bdea89e1fc7d7dd748bfd2e742976111a5a767550b7bd59e35110b3eab1e486acb113bdf40fb38d1ebf983d01a92c9feb5554866f01279a8caf94c01073eea3530df5463edb98a296d67b94ce5a3ceffa05f19945937e867924fd7694a837ecd0afd4ff683c33eb6f806c0fa36aa1b9c677a7d60cb6bff9768e0cf825d3948f42011f53221c302edb3b836bb8d2d4d79b730320dff90fc872408b75251df45171fa2252f23389ac42cdf770c2fdde258a0c07396c9a9f59a8bf9b540fe844a49823e78f752d1c4a41a9503c594a07320824072529226e23793370bc594a085139911b4e935dce89b98610e6c29cfd6b0895719edb993d0e9519e1bc47b6b82a0a44c9e13c007ac3e4af58de542500d6b23a1956a597061b940030be05482b518cc7368b57d9c50d86fb0fa3d0ca539f5fa2e8b0cdfa221593c6b35f2b6ba574b595435bdc6a41c928bb989576f45f3a7380e655c9182f4bd90ec301fb83b7150309eecbba6f1e911e2d8cc057c50e6a6327a16cf5ff7d861007eb3d0830b013a9e8b852dd1416b5e307840e6ed3e2977a329feaa93ff0d8ee5e498610c1f27bdf1bfb4d709ec5bb3a9ab4c05411cc592401ba16de4f86ee232f07c69e65ff1cefe86c7b8a84386ab8892f7af016da9ed831f1ee0e36fa57f071e216cf481bac109bac89cf0562b150eef5decd15d9a25cf9f1ef0800751ccfef87f2ae2c2e9368c91d10ddb75a50d7e503399fad4f82384c7f88523b07fe1822e06c1a48064e340c1311a1fd7c1fa72f0bbe70b38d09bcf0504c15e83699471ba16be91eb8a448c3e733d5c6e97c3249b9a48dea7a1d73fc2cdbb91789d225b6fe6941152c0bc3b370e796a9002b457cf7a2943284ab308ab1b0a08d2bf4bd0c07d33ef48bc7603931fd58043dfd4a71d1ceb57614479e58c8904a35f630ddc4c19fabea4ff98678dc0c99301929a06d6cb27fc223831516a16aa495dbfb89fc97044691b5ba2e5d1f367b48c89f2cbde68c6c0c387a5e33b7c714680d67b152cbd80bf28df64bb564315d557e924c4a116f4389e52c5bf772bdae80987f2dfa66ad19c80bec8608388ce3b1053c5bb631ec22bfbb606d5315796fcdc1b648668ccac264c6590fc3c58ebd6d48ea914080adf5881e0fb46bfced848a9d3074c54c719c790611547500444d2258dc3ee3b9ee97ef2dd8ff8c5e8ac3bf1a442cead27aa7ba596bf807a3f03610998021455ba23abedf064704e1fdd6b84ab7d82e94f0e40cb7afc59149960243970578faadd4350c3c7317e0fb355417de196a96d4ec5ebae3827841246c01e9d3732dbcc9c2a6ec87ce290e54264352c6c727350bc459f3dfbbeacda16af90272f9f1571898228a8b085cc99424432098c8423a63ca15bcf3d3c98a625d3cfe96ad16a0c1dec43cead860195d6ae245b860eeaee79a3042bb4f19766d04bdbf6f35696043db9a0ef64070fcf7651dab7fb00b8be0e071ba566f58651b6c47d5ec45beb974f81c2f952543e94aa5c48c32e00cebedb22d2563a5e589a58f94ff14aa678387e181f4cd58b7adc72aa3af92bf90f8ea8f013969330e8fd89c47e7ed87a2592bc4c2bd3bbcfe3ed779d88d56e6c4b8aed740da53bbfd1096d6e4ca7c10cfcbd6ccd8c7d0b338e7083a6ed349895412fcb8e5c5c5d4de6bd021e414fcfa355e29dd68e83835b096e159b3aeb956d4021f9eb8ab7b1592cbe184348fb949c404ad858c1622af2af330bdfd56d01a51da346dc310082fcf071c7f885f639d87d32166400f1d118206f75c45486d3867df0b4fbfba9997ef73e9ad0124706ca902413118f471579d0464680ebad9b2c9ddec9b51bff5660fc740b42865ff6fbc0639b44a1a86197c2ffd54762a68a26638afe67d5997e5d74f8d69b2fd4a76b64cccba6f0173679c54ff739487216358d469bbd1a6dac31ce5f2d6fd2ebad6f4c1cc84df62d0a5bc72e8cdfc22d9bac58e165461971afbdd7715e2c6609040a5c990a9defcda66d57e03868a24fadddc445ad3fd08f57028d55545d0b3b9682157956128ce30089b15b021e015b65caf7b11823a79e63b2790f03893353e8f1ef9d992c481b2a12d09f631bedaf1fd7466cff5d0dbc15f41b91194e44f8e611a03aafefdec9bcb5d316b202fb74477c394f5a12559d684a9656f8add0c2d9acb2cba3855f5feca94ffe21276ed0e01a353bbcac9ea7cc57a65d64991947038d2923dbf5746131c99a2e8ab2b2df3e64005c08421330748ac9cdc0fae7b9c1e9a26365669265964977e3f65f9628d7d95108ac8ad9e27098f9912122b90cfb1814b0c7a36f9c898c9f2f683f05d9b387da64ae996894c267520c64132deff3821fea04f7660b3a1da91b6d320e2816785a73bbe59f3776e6d0b616a1e52889fb1356ad02c7bd332109e053b2bd4a93a83574b174de81278432810868ec0fe20fec2ca529f982c1444231a9a65d13be4653713033ae7358f492171f22e53c09882198339b73f7a91fed281f6a9b90cd888e7506c33de5b1ba46811ce4e1e556d9f89f852713a5b2fb66c4b6c1b2c403308e9e9f5d042b7c4404259b30f27cf7a44025384fc3d5c094a5ecc686a45ab19124ea445d6062c0c845a9c912630e68eedbcabf22ba348c52518d5179d54bb029701ed52b0ca676ed907011a5ff9bb25ceccf89d95d05db74dcb476969dfe996a624438bbe314238eb4ace55c6af51bd443be365066dbd2b22c2e108b602adbdc36a15879ba1edeaf1c5db791d603ae7703d29d1f4c09a83bfc12c9012fe3472aeb7994f85527f1d9984478495ce8eb0316bd9f53845ae5af85ecbf213c4d2ac92ed48eacf50b0fa15421ba0731371af96860c4466ff487b0f8436efa66f7df47b8dcd4d0c2fc09a41b8c5d1d89d3c20189f93d3e79e562f5ec1fcfa7f3baa6b9f8d3076530042fb10ccdc33aafbd921d6a191165175b963ce8029fce4f11f8b5474888e8632ba02380822fee6742da61c62ec388aaf3600733ba68fa30682c83a9001dcaa25b395b6c013ae83fe57621d23e93065346c46f3c47199c1314e69b9c0fd49c3da376f9e47ce96061df3a6300edfbd402ca3b72e9c8a8a600cd0909f0765e941f0a7656705a345d6dfd48bc1701bff32ae5d408680b0b0aa3ff291d5e1f980ca1bed30d0a3f800537fae5a5a0874cc96795fefac80569f5868956ae493eafb7ed0febc96778d956f303e1cc489072e6bf02ae84db2b8fc713b0d7b593057187ed2e4d55dd3807522c116cfed56b37f6f4dc3ee9fb059b98ba38db50361c603c6c9aa0dc7875ea0f65dd0e376f4f60a2f05aab8c9916624b128913b7eea91bf2c8e50c4d1bb5e46f4d5d44f073183ab7195ec2998a8508925749e1541fca7a109ce3e0efda9f515d7fe85b3f0afbf385a6fe67b6262963f7715b5a8482e7e28e57048f2465ca000d28e59d44afe4438ed9a7dbdc1afbcf57981752747c2409a693876366f40ffaaee654dfc80cbe53780b3708bdd3215ac051e3da57d5ff693ec7a46f2e72da75371f82006402adf243e16bafb12cb9c78fb1618accb55f89ed19b5b89789a2c13101210945f20c2f526860c34fccaa68e0b11e4bb17db5ca1dd7c9d30510f513b2ac8469acd60acab946a6367fbad8e35e4665231763071ecc3718820060cc437a99600ad368c9c24f5f147b2d2356e254364759555455cb745e982c57dab7034cb21abdc3d4a0f089a5bb58dd31342b3f00ccc7c9f7cafb5997815b0d7a4f75f75782cef23ff1fc048fa38990a5cdc27244e40e5dd061f014a98b9039947fb0b66ab571d80bab34ee568d32e2b0effaeef4a297ed84650251d56aac797b8f0681fea8ee40540cc7452312fb4790bd7169ac7e4837fe197157b7eabbc8956a7860c8047b6654baebc8c654653bc42114817feb4fa595787a6cf39283955d664db19d8059b7af64f19e9d3cfa7c0e495afb487ff20d4caf975314717e007e72858a867825610e14322d319277da5b247be3b04d43e8f1b1040afa2d2c591c3532caa8d842d93f1803a14befc525d5c33243805a8832fb014c5481b644466aa2813ea50035b9e52f2c530fe2446035d65b3d12edada57bcd3f4d198992b95a2540f0f90c309a0f8a45284a06969c75115f8d6f4ff79bf3f2283f9ef942a159229a2e30db97ca7a17bb7139935110421a010fd5057e1a93673dcbb43fcd3ea20d0e5a9e7a830dfacd816b1d223a49f43d6b67d9916701cd548a0f31b854e4041fc7e3dd3466f8790c0d20c0c7936952555f4446d4cba4e3d54674ad84b78d1a50c29fd4f0cb63eb6145b5910e69a3890cc21e8355e71be64953a0bf81198fcda79fc784c07deb76b819ef736ee7ae3964cbaf1a22');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('9d674919-b61d-4f83-bcef-ec78a813f7c1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'connector.sync', 'a04b5c8c-ab4b-4007-aa4e-addde53ed295', '04c8b71d-1c00-4547-b062-85a4b3efe16d', 'failed', '{}', NULL, '2026-11-22 11:29:04.937+00', '2026-11-22 11:29:15.962+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('a1d93da1-e889-4041-b03d-1809a6e44d16', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'connector.delete', 'a04b5c8c-ab4b-4007-aa4e-addde53ed295', '04c8b71d-1c00-4547-b062-85a4b3efe16d', 'succeeded', '{}', NULL, '2026-11-22 11:29:13.89+00', '2026-11-22 11:29:18.432+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('225ff565-ec85-4577-839d-9e3223a3357f', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'connector.sync', '482b634b-59a4-43b0-aa23-719bca806c56', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', 'succeeded', '{}', NULL, '2026-11-22 11:28:28.199+00', '2026-11-22 11:29:19.858+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-22 11:28:06.713+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-22 11:28:08.326+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-22 11:28:08.775+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-22 11:28:09.191+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-22 11:28:09.576+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-22 11:28:09.779+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-22 11:28:09.914+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-22 11:28:10.019+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-22 11:28:10.146+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-22 11:28:10.289+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-22 11:28:10.3+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-22 11:28:10.308+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-22 11:28:10.363+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-22 11:28:10.475+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-22 11:28:10.549+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-22 11:28:10.624+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-22 11:28:12.137+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-22 11:28:12.314+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at) overriding system value values ('d6ad103b-613e-4272-bb30-51f8247c1396', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'hubspot', E'\\x01bf26b5d59d6b4b61b28c7205345208cd0162df5f292cbeb71acb21102f338118bf8f2ccb40fb74c789edd8b5fc73194fb947563f4eaf7ad0ebafd5cd90f7d22f67ab51085b3befc2a7cae5b73bb7ed731911122aaa872a43b137bbb5', '2026-11-22 11:28:56.094+00', '2026-11-22 11:28:56.094+00');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome) overriding system value values ('3d143472-a180-4191-b84b-c6e3eed80eb5', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', E'\\x4b9fd5fcb18cbbe17ae7e21847e007d70f72f195c354c0e4dd59a91c293ff609', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly}', NULL, E'\\x01bf26b5d59d6b4b61b28c7205345208cd01ae2a10e19f9c13ca177f5a952a313a7a376298235dec9956f258620410440d8b28187eef587a87657db51e3a0a42ac15b7d5e80a8a78716ce51b665dedd3badcb8a9ded63aabb7edb57248d7810e573a3f623bf5d6d747ab4e2a6e05396e4e', '2026-11-22 11:28:59.128+00', '2026-11-22 11:38:59.128+00', NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'Default', 'active', '2026-11-22 11:28:21.363+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-22 11:28:29.779+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-22 11:28:43.71+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-22 11:28:58.771+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-22 11:29:04.655+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-22 11:29:17.838+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-22 11:29:02.439+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_10', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-22 11:29:02.44+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_100', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-22 11:29:02.44+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 11:28:40.431+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_10', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 11:28:40.431+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_100', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 11:28:40.432+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "open", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-22 11:28:53.202+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_10', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-22 11:28:53.203+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_100', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "pending", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-22 11:28:53.204+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-22 11:29:19.493+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_10', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-22 11:29:19.494+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_100', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-22 11:29:19.494+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_1', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-22 11:29:13.504+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_10', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 11:29:13.518+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_100', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '482b634b-59a4-43b0-aa23-719bca806c56', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 11:29:13.522+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'subscriptions', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '4', '225ff565-ec85-4577-839d-9e3223a3357f', 'idle', NULL, '"2026-11-22T11:24:04.738Z"', NULL, '2026-11-22 11:29:15.737+00', '2026-11-22 11:29:15.737+00', NULL, '2026-11-22 12:31:06.62991+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'refunds', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '5', '225ff565-ec85-4577-839d-9e3223a3357f', 'idle', NULL, '"2026-11-22T11:24:18.174Z"', NULL, '2026-11-22 11:29:19.8+00', '2026-11-22 11:29:19.8+00', NULL, '2026-11-22 12:28:56.161658+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'customers', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '1', '225ff565-ec85-4577-839d-9e3223a3357f', 'idle', NULL, '"2026-11-22T11:23:31.297Z"', NULL, '2026-11-22 11:28:42.012+00', '2026-11-22 11:28:42.012+00', NULL, '2026-11-22 12:27:07.74953+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'invoices', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '2', '225ff565-ec85-4577-839d-9e3223a3357f', 'idle', NULL, '"2026-11-22T11:23:43.794Z"', NULL, '2026-11-22 11:28:57.309+00', '2026-11-22 11:28:57.309+00', NULL, '2026-11-22 12:31:11.090307+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'charges', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '3', '225ff565-ec85-4577-839d-9e3223a3357f', 'idle', NULL, '"2026-11-22T11:23:58.888Z"', NULL, '2026-11-22 11:29:04.248+00', '2026-11-22 11:29:04.248+00', NULL, '2026-11-22 12:26:05.987419+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('04c8b71d-1c00-4547-b062-85a4b3efe16d', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '2026-11-22 11:29:13.944+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('f2ffbd72-ed8d-481d-b212-7960abf7c280', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', '2026-11-22 11:29:17.232+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('482b634b-59a4-43b0-aa23-719bca806c56', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'stripe', 'true', NULL, '2026-11-22 12:26:05.987419+00', NULL, 'false', 'false', '2026-11-22 11:28:28.199+00', '6', '2026-11-22 11:29:17.196+00', NULL, '0', NULL, '{}', '2026-11-22 11:29:19.86+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xd3b566fd8132df7dd99d0e6385dbc682552cab9a885eea526b0b4c5a3f4dc6d1', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', NULL, NULL, NULL, '2026-11-22 11:28:24+00', '2026-11-22 11:43:24+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xe63868986df7b108e7396a82324a1d4ca2f54ec4446869a56919bec079dec82c', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', NULL, NULL, NULL, '2026-11-22 11:28:24.577+00', '2026-11-22 11:43:24.577+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xb21bbe9169f7f0704ef4fde33888b21364297b4bbc9577e4804c6f9e7f1c7256', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', NULL, NULL, NULL, '2026-11-22 11:28:40.172+00', '2026-11-22 11:43:40.172+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\xfe3f3d93648589d4355c4ac754325f231ed06ea2326d75dcee755d943565917b', 'scoped', '569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', 'f2ffbd72-ed8d-481d-b212-7960abf7c280', NULL, NULL, '2026-11-22 11:28:42.012+00', '2026-11-22 11:48:42.012+00');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at) overriding system value values (E'\\x5d1e2d36ee1f293dd040bc7c2bb3cca170847d54b3e3b774f487c810a109fda7', 'application', '569b3bc7-ee35-47f6-862f-f735625da23b', 'cb7e7e22-4b95-4d25-b6a3-a3c8debd83d2', NULL, NULL, NULL, '2026-11-22 11:29:02.895+00', '2026-11-22 11:44:02.895+00');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
