
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

-- 0019-agents.sql
-- What an agent may do with a scoped token, null for anything; its calls are counted where the policy limits their number.
alter table tokens add column policy jsonb, add column calls integer not null default 0;
-- By which tool an agent asked, and its program.
alter table audit add column tool text, add column client text;


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
insert into application_organizations (application_id, organization_id) overriding system value values ('6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('6d6c3728-eb16-46c8-bdcd-2705833535a4', 'pbc_o1CWFauvwaxi1DgA7gWYKQ', E'\\x9b32cab801505e79424e963888b0fc97646e5fe1c4241c6211b95468efbf6221', 'First application', 'active', '2026-11-22 15:19:24.275+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1', '61c24d58-5be9-469c-810a-e960b59deee9', '2026-11-22 15:19:26.326+00', 'req_1c1c857c023449ae9f4b99793c5b7d9b', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '7b7691d5-7814-402f-acd9-e992362653aa', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x95ef8adb57b496f9e08fa52dddbe722f5370a16eb5971135b00a67e190958be3', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '2', '0b1edc9d-f81f-45c1-aabf-5af8bac041c1', '2026-11-22 15:19:27.095+00', 'req_5396a0b1ea544f5bb25e79d49389342d', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '7b7691d5-7814-402f-acd9-e992362653aa', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'direct', 'customers', 'create', '200', NULL, '378', '1.1.0', E'\\x95ef8adb57b496f9e08fa52dddbe722f5370a16eb5971135b00a67e190958be3', E'\\x45c6287eecc6cfb679609bcfe606984a0d77bac7afaecc3472b1fbd289b7c789', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '3', '6daeb66d-a525-408f-8403-67cfc2b6c7f2', '2026-11-22 15:19:28.862+00', 'req_439a291425a44dbba8d837a28d39f51f', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '7b7691d5-7814-402f-acd9-e992362653aa', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x45c6287eecc6cfb679609bcfe606984a0d77bac7afaecc3472b1fbd289b7c789', E'\\xb2febc712e62836f8a6cdb12606250ff280be41bed08028f74762fd713fdbc65', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '4', '370a3599-6931-4c9d-b2bb-8dfae35978d6', '2026-11-22 15:19:29.613+00', 'req_8844cc2acee14aca92354ad2b538c6e1', 'scoped', '7b7691d5-7814-402f-acd9-e992362653aa', '7b7691d5-7814-402f-acd9-e992362653aa', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'direct', 'customers', 'create', '200', NULL, '738', '1.1.0', E'\\xb2febc712e62836f8a6cdb12606250ff280be41bed08028f74762fd713fdbc65', E'\\x0e4502536f0ae0dc5f17d96cdf8da33260354e6d24e5aae8e7d891a9bd9a1362', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '5', '9917354c-80db-4380-96db-73fc8fc77b24', '2026-11-22 15:19:31.555+00', 'req_ce7d27110044464d93b657dd82198b8a', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x0e4502536f0ae0dc5f17d96cdf8da33260354e6d24e5aae8e7d891a9bd9a1362', E'\\x7df78618b6325c1ce91bee6bbf3241edf362aa9dbfba4fb7d204a973db73afdd', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '6', '5d2dbf3e-da8c-4e5b-bb8d-69f535ebb655', '2026-11-22 15:19:32.661+00', 'req_9b9642c12bd349c7a0bc44f8e6784c8f', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '5e52d766-0450-4907-bfed-dd446b30a470', '20ed909f-5709-40e5-8051-237e261b25de', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x7df78618b6325c1ce91bee6bbf3241edf362aa9dbfba4fb7d204a973db73afdd', E'\\xfe0aba8e88347ca9c951c09e7cf1f5efa10a8fac0f050a3dce732ee7f1033555', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '7', 'cdb1f9a9-257c-4052-b812-f9357f59d000', '2026-11-22 15:19:32.702+00', 'adf6a0f8-9fde-46ea-85ee-465f52bce2ef', 'system', 'sync', NULL, '20ed909f-5709-40e5-8051-237e261b25de', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xfe0aba8e88347ca9c951c09e7cf1f5efa10a8fac0f050a3dce732ee7f1033555', E'\\x2bea8efaaffe9eaf7890eff256438f8654a9909b60c39f3ee1c6d6dc63dc070c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '8', '7a06d502-e12e-45d7-9852-3a3f83484ce0', '2026-11-22 15:19:32.708+00', 'req_49a5b1b6192142b2984cb7cbf82e10b9', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', NULL, '20ed909f-5709-40e5-8051-237e261b25de', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x2bea8efaaffe9eaf7890eff256438f8654a9909b60c39f3ee1c6d6dc63dc070c', E'\\x929028fdc26e5e27c908e75b1b4a4372ff4720b085b1ef231b3826ec816587f5', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '8', E'\\x929028fdc26e5e27c908e75b1b4a4372ff4720b085b1ef231b3826ec816587f5', E'\\x27d61f4efa7f59ed3171764d44fcc735cd0c688235db2e8910abe9132c2e9dc9');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '7b7691d5-7814-402f-acd9-e992362653aa', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.1.0', 'active', NULL, E'\\x0142bd3d30654541f8a817a4dbde4c881a01aeee426fc175f83b78a306fb3ea6b1bacd8c84ab43f6af1b00b2f679b7b20f0c9b1cc720ea3e37ac7de43a8ef48cd4d24b', '1', '2026-11-22 15:19:25.921+00', NULL, NULL, '{}', '2026-11-22 15:19:29.613+00', '2026-11-22 15:19:25.921+00', '2026-11-22 15:19:25.921+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'customers', '1', 'true', '2026-11-22 15:19:28.85+00', '2026-11-22 15:19:27.116+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'invoices', '2', 'true', '2026-11-22 15:19:30.919+00', '2026-11-22 15:19:28.888+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'charges', '3', 'true', '2026-11-22 15:19:31.548+00', '2026-11-22 15:19:30.982+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'subscriptions', '4', 'true', '2026-11-22 15:19:32.659+00', '2026-11-22 15:19:31.66+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'refunds', '5', 'true', '2026-11-22 15:19:33.259+00', '2026-11-22 15:19:32.703+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('7b7691d5-7814-402f-acd9-e992362653aa', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'user_1', 'active', '2026-11-22 15:19:24.933+00', '2026-11-22 15:19:24.933+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('5e52d766-0450-4907-bfed-dd446b30a470', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'user_2', 'active', '2026-11-22 15:19:31.593+00', '2026-11-22 15:19:31.593+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('42bd3d30-6545-41f8-a817-a4dbde4c881a', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'c2f89e8654418640', E'\\x011678f3ccacf285a1cd735c219fef9a8887083f1f6f9e5188c879124bb71246fbf87666c118df9a5a11941fad36313fe1faa223611302f5b36b635891', 'active', '2026-11-22 15:19:25.877+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AcdlX7DhTRq2INLHQ059TH7li3nicqUvpX5R399U0loDM3crB+uKwTbZ893TwvhSmZeBTS9Kl0/1dgBb+Q=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'stripe', 'customers', 'visible', '3', '0', '2026-11-22 15:19:27.111+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-22 15:19:28.875+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'stripe', 'charges', 'visible', '3', '0', '2026-11-22 15:19:30.97+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-22 15:19:31.648+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-22 15:19:32.797+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x6369f2471dc66b531086fd75c0af9e3cdb010dc6cf806d3485faf1764bff23b8', '118d7b7b-b16c-4995-8167-01f5ea0b4fae', '2026-11-22 15:19:26.676+00', '5b21b2d9-9eae-48ec-9aa5-b15b3ec1dd9e', E'\\x0142bd3d30654541f8a817a4dbde4c881a012e859d8b55142a61f51854d6a9145591ad41f3864d242fdf9d7bef47fb4650b69cb9271986018460df345780ace26f1a7674e2b36176a836b7a717e4302d8d59e783868e161bd46e7030b4abb1b8a66cebe6e921ea8b607784c06d0141fde1fe2bd93ee9d9027ff31a3f250124e6eb6f76c6ee605cc899e872d2798b003f6ace4bbe5f6375ad29309ab595faeed42f08085c22d811137e5dc792cff67cb79de9abdc3626193061f3d13e2b718d0c875e280191482f07d42b443260c66c5946bcc773325036aa5d20871d2a5d98cca232cfe735022f5957891e213af463622b15d0b3a8c7dbf2258465b4eb39fb0a96a4744a4c1979393c7c1d54d955f53d2d21de820c3cb329a661f46c79a60454510397a893ddefa9cceea1dd518931fabd7ecdad49ec7dc329e7baf2db757fa1760d082da3efc7dd7fe3c1aef51fbac0773409858ef82ca9caa8b8bb91a5e25594c16eb82533a933df409548230bfb7115f5db1dab896d1331495af21bd048713dcd7da320fb42616aa0f3ca0d7705bf6229445adc7210671e15bba8cb12f7d5f579fa10e6ef188e49fc05cb4cae87bb97945f825626bffc0c51a22547133e2472cd98e44deaa200787beb7dd50a7a50f07157241f5a988b960b1914d1621931433f3abe9fa2641eba90976adea14226d856f475546a03a853b368f7cdbfc3337bb83bab1e0ee6d6b7f99288e1387fbc26621ace4773761a5217697df05e6a8e5f11dec4d0933be5778af75d8e09cbd3d9a456502b70b65edb31b077a8b4d09e6ff090afe25a1f0f5add9674513d3cf83f8331d9369913a953f9ce022accb0a084aa52c1c35064feddb0aec1fd80b73dbdc876d41a2d8e8aa7ddf55f9c719bbbc4443bb2cf167de2e08f2376271f0bce062ce96d54bbf1fa83cd0858024fc572abd100724ac3cf77111828b406a646e097cecd6539db6d7d2e86c965511b28248fcbe349903c49d71b544aedd0930d264e9ccbfe48b95996f227a99eff8e6e1d5f34f362264cbd1e2f7fd440c68e8b8f2855aac4861cb946f61a2f516d01a3adf9245d995bea1995e216243febe164a775e78d19d6781f3de56476db824943e8ecf8bf2ae4510f0549f5bb2e40381e46b28f2907413b5427a7f081329711b1e456d5ad96af614d287000afaba14252dec06064a23e66f4a831d35d592311b7c6d1a2c0268ce54363c9b02103cd04311fa3d0c0faaba867f5ba2a75933de0e4fac0b70c30fb02171b785893df5f1d0db6f6bb49d134506879f4e1caa419dc324382fcd11a016d3a4347840a1eb93fd0764e66dc4f60bb893308bb3ca8ad05d9e4f14dc738db259562746f95352ac49d4a5b741b28d7894eaa03a247865ae375a20e54e59a10ff7010732f651f6daed463ee1903a195996aba5ec4e4f89668b793ac876e1d8772bca84b08689886501ffabac9b48afbd07a34ae52391abe646625176cd63528713aff064a234f641772caec299884795e8146e2b72c8e17758986ad29d04a0f839683bb892d9001c789409a79672cccfc01c24828d7ed441227cefee079e273ea9227bb7e70d74f715922dd8d23157aaafacb2042432619b4988d74b65e90c940734f4860700608cc182ec803f971c72edda8f0782d3eb6ec8d57c124c555961e129483c3c3fa74a57d658b8194fbc1a8817938c054e0acf909dabab70b5c58bf8acb386ab8efbd538fbfc6ae4d2b53af38f6552595fe0e1aa20c70775916993a552456d26f6543cd98a7c66d16dc6340c2f2ce968eb15cc0377ed4ed85f0d0110eaf0b2f266d40941b2bbd5c2a62befd1511203770e37aa5c501c13a7725a23a74870281d56ce47d7bc9e12dd298217361337c51151d8da06491410083bac8a4ddb5c496ff53beab257ddcba9491e1af6a5243f0712b556f1a3b58e7a7011dcdf26fb9483dc8b0b3372692e5b18884145765699e04dd0b1c9b7ba1cc952ed82fd26124ef2b1e10da64efceff1ea8d7f7c3ee90dfbdac28a2723436a1b4c6b3400a1a2e320e946b77b3770c61ac08fb8edf2d056b26bbe47407c3fcdac1baca0043b8542de7a43d5452e020b967ca5300469499f57ed75c4e5c7f42e91a5eb8b3dd22ef760c011d5501f732a70f6c827bb5c6c84611be50be71a3081a425e8c0e72452bc0b6940a1403bc335194c13bc88661920c647556f06d6ef2dae2a7c14e94f6bdd642d7a80ee6b8708a94d5efd820d828f83effeb56bd6b9080f4d54083e98b0aabf5be0f7079acdee81ce62433a934cbdaa80e35937823aa0fef4bbfcdda7651b2e1035c8c742850a1a60093654167fcc19e30edd3b5cb5e8f0be3576540368cb87baefe23a80b6bd4cae4f784d3da1830af5317c6781874b3fb22fb238d4684a072cffb218822647d125004fc0d5d858910b8ad825d05f8730055381fc317518a48ebce7a8294c24acf1cfcbee436d65449e9a9d16f8d65290affdb624a48451d3c87223fa05f46f36dcd5e5d3282cdadc799dfad8a3ad916e428dd7decbdd55bde1df4de238bd0a787077876d839f77abd4aafcf0895b1ab09c7ee854fd71fa88bffaccc028426591c77a672de049ad81ac57c01d03ff7cfd54516e94da2d06d09c55fac6127be74c3515b6240089fc26a8d2eb2a07dc3d8358891413fccdeb4fc7dafdd8e872a32ccabd68b22cd9b09d3aeb89d3100b8f7feb16af3ab5e38de969e383525eca7197368c60c0ecefb212e4652a223f0ddd46b0a8aa7cd8815e9e41a10dc3f6f58b7f74421a51e1028f74037fc7279abb53e74b26f6879a7192b2337775faca827af5b7d717425d068a753a681c6377cc2901a0fbcd1c4f0d74d40d0d3fc5c34f7c8065885459ed4d49bdc1dae5e6ae578182690804b55b8b14781e7bcf7e69ae6c39ae08a9df7d369e0a2c77161e697adcc29c0ca41a0743d1b0962ff4cf249585e28893deb56d8cc9b069e260a3459ce0bd86429593a4d83e31ad3441ed665fc01d0b87fff05b66ef11f139ff197df92045c314c6f53cc068787e25eb2da57d358c73f7f18f612469e81b8799d521071e302933e973f504e16b054e13aed314bc8ced1e989f7180b1cd28a1cd180c6f24a8b9e13e3a2f1d881beb221a0dfcb9819a83ace987214fff8ccd3722bcfdfdefc3998fe9f37be59b54fa8f6f74568bce96cb589707b249a8a0ba3efcf171a9fca33c89f0fa7e3d1d0560062674dd011225ab0a91eb8b492960506b86496ac04de9022caedb99d8549d32f40ced398f0546488533023ac691e691732f170ce8c20a9e864bbb5df82b7ad481aa860d75fe7f6f8cc01bfd562c4b199a6f61ac3e43896a21ba02d9db5a22c66eb2d6e0b04fb643131f3fc57d3cf4dd201ed201a5daf04243ffc04d5fd8cc44505b4645bca293141ffe9b20057bb94f6aa326706c36e175298156c0377ad80987c53c7688227cec2e6c4ee8b0c45184fd461fc99704769d6520949da8a10b4dff2201f12235f838c83713693a7a0f8602b9b78d18dcd1a686b558ce0682667113e70f65750f34f7169180bbd0c141556b9c2fbc5a2dc70df3f2548a5508812b169e0d0c5f2aeee718735ba6995da2b71afffa3d1268cab055dabe1536b1fdee2715be252f70c97327e222df4b4debbedeea6d7657d2301c513a6c49015efb0aabe9ed9c5ee5ba952c37c52a69922c6fb0bc6ae1dad7d9b3f94dbfc21b73fbe0374c5593b2698e97fced08b28a88e6c63d2fd44d569f860b37038f4082dd2b810368c8aa5eb2acddc53bba08266465c52e9c1cf31a9bda98bec37e9e7c0adecf9284277dc517fc60f4879c568325aa401a50480d1e34cb2ea56308c1e8bc65e4ffde819a06fc2ce8192ca4907bd21a7be39a00b757e70555a9b00ce535399193bb6d39fa9d88ca7bafbd303cd5c1865be21b0d1e26b1b0f92db911253c36d914081484a0c717f8dfc792aa985541d5aa4fefb5ba80b2aa07ce131bcfcbdce83848fc1a1ce316adc2377be177b21f971024e4464bfde87c6d6327de2ca36ff498c38a1c3290e21dd5fd5e1c6de34987fdfd27cdc318587ac79bd132c46e404a5a27dff8f3db017d7c60278cc4e292f298234ef1d9a8bc98bf030f49c7410723fa1fb407095067d5d544427b644c005e5281d1df5648b82ac133ed64a8326f6d6d9cee8d6a5ced9819bc59e9987d63049fdd5913e953f67dcd45f0b5755e3683be86b401fd896f83078c592226d5793f8c3b10c01064d2eb3813b1cee59a8a3e316e57a2c511635bf98f5e49d9c2f5779e934eccc690cf062d93ea04c78dab10be13cd37976165c6c813ace5712eb81f99b030ac3959b491c2db04bae8e690314cb263c702c7748344a7ba32ea87da6d0dcbff98daf6dfa5ce0934cad0624bd973e72f66f6423d81ae31414a314cd59030f922fad0379d315226edbdf1b903911b40fdfcb63279d84e87a11e1330549034bc11f6939f0d3628da0284f3be3c24f53033805065b7a5e08f6aa047946cd575e4d95a46b96a57c6578090b0268ce222cacba7930a218c0b77b3bd990cc9a640d976eb86df1a9d7a0f6a0bcd197c989be246586818653cc891a81ce4b1994500c9825dd014017188ba469ae5b1566efd16568f4432510085d32a60532188c33c4d8f43562c084c031760cb5907ef38199c41604a648c9d82c338acd34300532e4b3fa9d2061d60d5be9af4a98dcdc9b8a8a235b5c19f6d65397f83752bcf501d1c661246c7aaca5df139caa470e7a78ee87f86d47bf8c5b3904c799d959c6426b1ac03223f16d98ac55ffc3670fbdf9cdc865a23e4ee93cf7251b9faaeda313f99f2873e3660e69d9d6b568f65a8e1b8dd30755eb34158314d39f5058c52ba677f4ba67ea7261ae11fe8e64e410556684af93b63827b24ed5058fefdd9df0211285de8b06a538ceef4c47bbd63f5b01c1d17b62206c55a139ff1a8e0e53032936f5fd6ce72a70f78f4fe70f493b2e0deb3b56c71e924db45693ca1f19f7b43385e6cb394a605100686a07c48d13924c645abdfaf5c21808e1ecb034f9588d9cb655c2f25300d4dc12754c95498aae8eeb45d3e3a7b07c35b6a24d2bf64841fbd0820cb73164db3f16a16ac856b85a8efff211416e7558c9f54e2a04f70f94aaa259e8f1e294938a39b7d6e41cc07c460edda1c650f88f68ae63a5ed10debd4aefa1ac7b4ae096412658c84aa00d818cd196ed81a341cc37058de82722486222633cc2d12c02eba9f4d7a149f7c5459a0846889c3ef34fa753ad44b6902e23282bd887b9ec9d425723562bedc960b039b5d07246612f9695fe61ec84a24b9b7dddb74c574389deb98ac1e6f58ca7f753985458e20c07e0e2e30cc90084ef69922c33a79671aac771c5bd9ecbf341486c6714ce093ac50d5ba459ff33824c26dbde27c112fb49a4fd7573566346b5dd97179f76a2c63943b4848cb140c71b52d861698d1a6a0790d091b9e858dc5b604d70fa869c43bc4d7f775a2a471625e07d4c25800069bc6a3cc40b93d42b2a7c64d46e417e1453e3e8f8062efedd1b6740d2f60902693f1742e11203b695041a30ba1a680b091997f8a0f9fa83b0ae474913f0be40c44f2412899e0014ee38717d16a0dfadabd2e6449568eb7b3e7c20e2f96063e5770f16cb4b4dfa8a83dcd6aaa53c60784bd4d1f185611560c2fbd90fbad15b097e6a14bacfb9ed710da62ff47cd32f97d9936c8070fa9e212d6021848f57ce950cb88f64552819e2b95e57e33912d12a41c1d07c030cfc0a52dabc7b2619637509d905711d1e35339fb8baf22d4a996f5c50261115f9a632625eea39992acd013aa93dbe04d1f67667845131d225703adb67d703a35517f5a7783e7cb86e0496584d5053c6b9f7c2f7737552dce09839c56fe4e6869f3de1d22421324adebb13399b33e1723f744f8bfbb0266ab8ae4cef0e73497fd45f665e31124f35cf5a0fa9e26938ff96e63da0dd9098fad551763c1e012760e6ee378d1d02430e4240e8645bf92516065eafa2c17c04d129bb1f8dd84c27394621c7d0bcd28ce246c593db4c73b5a94a333e91cb69d3ad7ebb7a7cbc7a17f1d7b80dad8a9ec1fa5d73c7b5edbbd52cee151509d0c7b063f231395c49fc87312eed1595e2f10c65f84d3bebf3a5baa050e898118ad2942cd7e162610b125ff8a2a3921e6bf57ab53454bfc35538001bdb5d1eda59ec56f6c0347ab463bed2acdca20d2379c20e72d48cd24d193ddb1056b0b4dc6c001e8c8c017f5e8473769d1a72a039b9bb1453c2fcda4b6962c0c242f0001206e65d0ffb760fcd974490fc88e3f7e3119e2b8fc96b3163e519f4a53bacd9f0c236adb40e2f76a40c1cb0bc987261515a36abffe5991716492c5a6b35a41fd5d4731d30c0a4d35af01619d4e36d130b2463d0d9e4cefed122a8561353db5981ee2e7baf980f9a8bbe58f0b09130237ebfedbbd496e6cac79808a737d4cd479891a7b60bc9ec531c8984db567e34c51b04a905bcbe505ec14faafd7994a8c77a437811c77d6810528bc8de0a5e6d17fc245ee76e1d5930926f36ea497f903d5918b1c6ad1074674dd7b430569d44c64ae5c86af35f384ea351f70ef793149b8d340c0fa4b3da7ed3cee9dde216ed6ea52517354379375178b74c9dea737d15a7cd42512d935b0f44f221c6dc27b9898db88147ee07637fed5565de403591f8edaf9a0ae222542f7a80cc85af6396f8ac5e38871144809feb7d49b6651cbaa6f4655fb8ba5dbe337959b3c12db65cd56134cff9db437ef18356da44346a607bf752e48ae1d0e06e7b4cd99fbf2d87cc5b643335167bc335f99862e2d0da53f77d8951da54e75257b9dec62dfe1bae48f5aaac91e1ca1b30fec4a253128d130074b6aa7cd7d472fcbf202268beeb2952d18b540a94508b668b3f6c8a52fc6e4e3a4b7e03bb7f47045611fbe21a51a2a9a58e58916a33484917e93a006f89ffd79c208795e6212de5ae6f6e41e6194d456d4ac82c371fd4137c0c8e609488e383173338c1671fa5b1ef999eda378a22f42a0fdc8f4c50da8de9153b2dd05bdd6f16300fedd64c6cd7f6bf2c5935338a014bed75e81b9a80384b9c8c729e8e1c31622f12a7c1576d0ab588821457a99cd1384037323380c1615dc7b2651c80f2648769ead3f643f42083046a2c1f222d9600b3c1153edfc80e788119ad2c3fee482ef363cd5d9292846d33e0192b46c806589a6cd75710884d06fca3cf79c7ee369a4b9b2bbd1022db3d917bf430459df2329ac04875bc014536bdb5796656fe1f73217db8169a4fbd41d83f89a563ab2fbcff9e04d367073104ecf12e3b8e298d2377ac6f3deb3937d56403aace28d65063a94d4798b057801e106d17c4deab08aa375b587c6aa68039e2243c166523a53d8f7142338f64c224d5e865753b6fb253787e6463e0513a32121f398170f513efe18a6df1537f4d37c98458508f0b0313d1');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x6369f2471dc66b531086fd75c0af9e3cdb010dc6cf806d3485faf1764bff23b8', '118d7b7b-b16c-4995-8167-01f5ea0b4fae', '2026-11-22 15:19:28.861+00', 'c77b7ef1-9f8f-4370-b310-e5d9a85df09c', E'\\x0142bd3d30654541f8a817a4dbde4c881a01c3a1ea038cd467c8db0153da1ced304e91caa86d9aa867fc74e6075ca0368791464e5bdea88ba76bf2d33351849ac66c03d4304a8b49bbd6cc77f53f460180b59b684be3cd5842c7632399a00d148484732f4264baaf70d9fb6a73d48c915e2f4203a64d6e3b30c6c62a3ee1916eefe073c4fd9290f05b8df5935932ed724a478f040e9b0b4177e1151cc7195a58643f32b87ec1af213dc554281b075b826888489b905aeb8b3a3069e179fa07f74df54b6218b4ae5bd2d7e1b7c870cab732f05a8b5652f06cd5cbba040b15f488dc5da8737fba005285f79cad4ab1e5750ceec7ee02bd4ab7506f27fada4e8949c777aabae916cac3cfe7b7140386beea01101f57867486484a4fc0accdaed509dbac06d5afa8e090f2616aba96f44eebc10c3496ba0dba3ace01f9fe62097f76135ac55c0a62201e8e116266ffe29e897779e72066e8c0deb4a6b6eec69b6a97e02a0ccbf85e2225d8dbb62bfe236181178f6cbc5ac8f50d04c7e424f76906b004d623550104f3afe1887abf4d57dfc13a7df719e03cf01538b9b2f7a023d311471da913051c05eeb9e1bd9121e9709d7c3a0fb0d9d91e8f26161328fab0be926419dfb8c39ca50ae0ef6cca9d10f335f4e8fd38cba53731b103d2b2a28815065d838f8fa740e60323b9bd31298aadca3674993bc0c769a84f99f35247379545e758d1be5e436c42f895e6ecb0ab67748d15f3e3641494f317defaaca09e89d689ea9058efc895d9cfa33a158b13be7dd203472451d5500c9eedac7a1d3a9dda6df620d40641f66449d4c066754286b063efe9bf3c88ca04335fa3a9ac6063b35a145681afb20f43b26f6e0baa9e8cf57ffe5b37e904c59cbd15e0721754a9ae517a3ac13048896372a176a7d4cab71a4686a752ba639339af1c97b9ffa62021fd60081fbe44ac55a3005d9dc06b556661609df0fa069a629700462e68dcfa5bf688920dfe4dd5aa817ecaec369ba0fa2cf68e9c1dae5eed2bea6e17d4e18530f38ce2a4bebf64bcbd87c1bbf0309f3ea0c6f936423b8aacce4ec2e336b115317ec6c6a961234ecc434521b474734709dcbce2fcc00d18ff6327a885819b1649300d45a9157731332a6ac20c8c3b06d0492a042686281aa0eea0cc1799f67d1bff726148aab868f48893b1fdbb0362f253b4c9d841bea27cb4d38d05b1d3b58f93af1a3549f94caccbb0cb9b90b49e41df53b164d39f56c16c5eaff5ddd5fb14ff024fe7ac56a43eab2676f7fbeee0d523579afa359bee89562308aa6eacf8bcf75e2f17face7591157f11ef9add3b5dd1761b7a0d3c7bd010e70c5687ec2c99fbccdb08ceadc2f8abfb3a161d81ca7a8abee1e22fd222956ca5d1fe7771d35cae0c386849b14161654254733562ed63f1e8979219f3865c2624f23d4398e6755435033d6260f159087a99fef1c96caa2885147c323de7389bbee9a76103553bce24b46717b444383b20c2a7ca2ca658f10842441b59f0e1564ebd8884b14f8204041d916a088b7c22569a8218a46ff858fa84f7d368848463435acc5da222cdcad418d67af672b74dab6aa02c5f1899647239ba79cefd5e784cded30cc1aa1729d6a6d6a76acdc11b93b6649fa2b4c667d5719ad1c675b84958969d15afe8b846b7e4b5e64b3068ef737c8466f50e700033c393591ded017b26c1367bbaba2f42d9bc59efcd9a766bc354232212fed60d9b7e2b14d2c1dfe8654d030a4b95c4d38c88c35001dce63d65549f77afaaf835cc31a3ce0106af871023428935a46d71e09b8f3936af7d385c9e8e10f887dc05c3a7e6dea942dfcb8f36253e29b0fa3f37c50ac54a037dfbf05d2e0586a469ca8af70d8ca7c07da50cf6c41487667bd3d72de21b3df277bd5d23d702d3404580b9304085ae3b7c9d934088f52b29e0e735bd5ba47b3e9c9eb2e1a99eb5990947799dcd40aba347a2a88c4fe353d448a8e458ed97f8d0a09382bb2f468898b725e4e4eb477399016a4d879c6a29be8c49c66c9b3105ead50425ceddf3cd0de1617fb649d732db7080c3b5d4ca96804e986f3a1affab099ccfee24a31c30762481825bb77c8a941f7153586f4a9f28cee057af4a366b6b8132420f3d8cf66ea2b2fde9d54ec4dfd6cc194ac533b3bbc5a27a980408024e972fe65217ef5c0d5b35f6987685af2191e532ee61a67066a3c59ff9e621e4253fca6955989dd5d070f7ce04fb2371381093348c64b8197030a3807835bafd3def7c4c6500126821cec4f8bb8c05b3830a42cba019b5fb80e31dfb4cfaf3ab3d3bd010775cf94278fcab636ed4d1fd525bbe2b12b7e6274d1830dc757b691e492a291f05260d6032f690d8b447ad039d3ec2e5f0afd3d76cee8b8780aef23ee6b4c8868827942d6c0563214b1f86bd4497eaca8e36a51acf52aab6dbc7a24676b67a21ddcf3dc284dc33d1572f5f2589fe18979a0be40c8df2887a666c2ef7a8960f94fea8c4c533a5698cc9ec30783c6db74c28cf4f8cb34963ad51d411315bef4650ffbff8ab13277b2e0c8ccbeb8e45b475017cf5bd4a2d2c6a256c1fbb6376422259dd6aa1d747b97efe43e53df591d1e05b2c64eaa3e43ca58135dce4c391a823a794173e11c460228421794697a7d89ef58f5a831ce30efe00a9cef3962398eeb3e5ddd8177fc4e064c60ee9a072e19692129df93a09a7d3da2b28e2799c761009805f40655475a17347e99eea466856e2aab83ba96547618c85e6477f18fadea22bfacd3ce705db52eb5bb0f33e518fa76a4b99b502c4f6733633b787353813ba4518dcfb53ce07866ef0726c9fab2a95d9ef664f88c735d67c075079e54fd5a0a9db9923e20ad524f4628ea4911f3208d86edeb3c61af6c081875adc0a575440790e86addb70ca141e55197d36770ed6719d4677a5d106e80b1d0328e1995752461e4cecbd825be36af922218ef251390deac64c15e0ae66bc18c60ea05712656dfd4978ae89c3c90bda10838857fc374aeb0a3359aa591140bb2636cd4e3830d2a8956a05cdfaa0d982bd211f854b2dd807c9103e34aaea1e40b17e9254552026349925ba37424f89c17b650f1bcd418a26697f8e25584bb9c800b196e8b03029b465aa3a0fc346e0edff992d4a69109f859297c7af89ea5f3171ed687a9e1d72d2dc05747f592dc41280fc3ad3a763a2a9b984160bf0af6e2dd23dadd0a1f63712ce89c7775ab212cb5edfebda235419c1b15d7b030bc4868430daebba77e8c17660a0f2e8b55123132ea27b9a8bd16782a0c3373ece438c38620816848bb07ad32a8c7cc5ac82081ad1b948bb0bd67aa6acf7ddfffa87151916808b6a58f876a0cd75b8de3d4ec9789c5624f61a7f858efa353712b18cb1b76f9ff5f61be76b59d4a408281a1396f95fa766d4710abe715dbb72664d233e34c9d531124d8d71b28ca050a8fd86c63512806e047b03bef3421b992c771101aa326d3511c12d15e7631e9b221b5e72fa8591df27a228faeb4426d65f581c32d18501f99c6f37a84d6ecb55f7b10af8a0d3901b3037f08245ac56662e46fd5a37684c8fdfa33886d22851dbfbcf736893a190dde104933038dda4f1c5e93c32c9c8034413d4ac2169af5c290e41739cbac4133a35e0773d5f5add482e47e9712f641ac3dda1517a94e23f87098b5a365ad492e282df607905a99c8f9b146a02ae3da16a25748bfb41a719900789f683a4541963afbcf080db7d5adbcbf8e2606c0e5f446d1f400cc37fa1ff77bf8d5501007b9d3445d42b714bcb4c58a037da5917a9834e64ab361bf590f86e0299c6902e3837ba875c40667f9ebf3fcd234276dab7dc7b883c0e455e544e52eadb8e793ddcafb0a2ada6dbb3c4de3e0312280319e433d939c91c3974eaa13f36e015a6d0a2b017171d2269d23d4aae482c333c24e6c2b8f74a6201ec01e1a3256a3492b62a17f86fe8351e650841ec25f423b4885b8ba4cd770a6956d2b848445ad35496032287b12c88f4c810613b1d3b3a23c1c87c960aa853a88735e7d5e9294c8402ca930cec7369e82304e93b5c3ef9264cdc5a0e43749404efda449c78772bb3d8645ed92b38ef610078ac288a67c4e3c481ebea01f7f4914427cdd6ba53a3ed467eea89d26dac729f65b50cb212cd7fd9111101fd81e1207dfbb4b43a6d44e4850b28a3871ec20b50ae2f1dd0bc3518ac483d42bb5c076a9286754e62ae11664f67ad766462654df9cb88574ed0137b66661cd9bd8fd5ee2496b92be278e2518fd5308d257834b5917b404bb4c79b3a9f1587f8e97e78e993e735a4dfb9cc157270bb71e2fec2656c7ae2cb81b3192314a985293dbd329077f9a68eb9bc1745f6bc76e934c7ec28f8ec02418b759d05f532b4a7723c1087f5a219dc386928e93f6129382d254ac7f1b3c12f2ca5f6bec05c2680bd8ecf54b34b00854585a2f7e7a6841dfa195fae4f5b42c1a9b269b8192812b9ef376ff3a38926bca6ae0e2a7da40fa1a30f3c3d0f932343293661795a013901756da6c388df74d3da51d147b29bc22bd5f25113a6fd58c507e3e2a8297725f97ca0ca2bde99b97d37d289dedf4983906917b0e44d352a8b96d4a6ebab6ec22a54e14d0b2e2ea44a0208172d5ebfc7a106c79bea3c1e3baa0df1364fef916bd3e18da7ec4fffdae54b7aeb2eea3191bebd9964a7c3bf5b5cbce52d5dc8d5107cd87277d6c6c5bbd225874785b7751198a50339efdf2e6befe1e95f8a23f9eb0f690b7d98f68a15e70b3cc8c5ff2812c241f6d69b214105e299d6483fa55e491f9dff223b45a0529f8284ae0cb9c8b46e9eea2e3a4d58a538bb37fd9a190d208fe047d49553d1c5b06458e9039df0e8f194f1673d8e19ee501af8f1119bc333abafa011efa24637d34875f4b7c6ba7430bc256bab1ab4dad0d69ea3e4883882b85948b869034b23df8b1ea089432e473d2b02ce3cf69fa367e64bd95d7a235912595769c62a4b419fd9888aa84bcc85e6c21d3d4ab620197c582e7fd4378aa3c40b40fdea0daff82cd0f9e06fc440fc1d20d0004ebc9872b41a9f52c38bf31268ce527e0b0916e1463ad483c709d17ba94f35202cfbb778cbab57bb69b872bc9d2641faafcc4086cf978c2cab4e421362a9d93f16e62f588fa7748a138f56384182d39478797e36c0fb6a69f2a44c1421a430c3dcf4ca5a1a68b21289a3f4b4e01dded71ce1f5c7e4abd1ff8b7853303e20ba33ee78f358a82b9957da2891101961d098b7715b21d54bd6f0f945c410ccc2f858dbb3dea46dcca43053e7051202bc1c7bbf2259815efeb1b1c5fa6c6644b17daa04ae740d1b0f2f7e9883bb59ab6df8ae47bc5531c72d349b8f05c2f3ec213066a5fb0addfb50a63084c8cf799c120ec58baa4307d35e75258dfc891b9ea41298d8ee16c57b46e32d2a760240ef6e65f82f194ba25314c6bd13639cfc4785c0f48af4896a84580937c08d84e20b094ee332b8e95bcb413c6fedb4a6981763765c1925520baa936da71c18d3325b0f9736bf89127536abe6536db795113716eb885431f2b33f0ad833b3a90b3421afcfef0166eb957374b513d3314db075603fb1cd3aeb343d792cf5935bd641db7be0a06eabfdb5d3ddca7c68bd89b3a8857e2a504a56759e27787e8f2a409ae6e29d44f9cc3c8f96f9860ebc3ced1b7fadbad2f4d8c088802b636c5eb84b50871caff6c6978702d0329c0ab17090cce5adcf88509344d2f3f128149fdd6c9bf60f7b8c0f6c702ee236af1831c938942465e8931690221256c447aea8d8d8bd71935899e3898de431737f8cc9623453e89ce1d77a33e4da683a45d065260067e12300658d312ce51c920322b682467b659dd82009ef5e393ab592de6e120ded66ca90e0fb627916367fc3b2480c16fd03051b5b124cbb0b9b675b479f609077b3576f7df08d8688b93d7fc80e58699327342fe139ff4d23bb850c8ca94f1bc5dce4bf1835aa583062c226785ffb4d90dd028f611dc2bb30b56c6a2d2369b51fba0986823f23f015fea673f4c15f444e91dfaa169de8a491a3b2f238003b51e939a1dc62a793576469874dd0c60e54d06cb64c54101524e3d1e36b169c03fd75bb48dc48bace4b437565232cebb24e8f276a2126f450b26cc7ac3e17e52f4bba6dbe6aa7780d6f147a7523bd7ad9537b86c130bdc31e09ccbdbcee54a96a6fda64947a9c998c10a8adce39a0ec96e5a185c17c80f396eb4fa7b72b12b9219fd56fbe3932f6bbacd300155f039e57ba516d38972690853ea01430f8d582052286a1d917f33923fea056d4d0ade3a3ea3f5cc85452ef4154e7721511e610a6805dac7483ce361ea60e29695c57e89d6047038c4ae4bdfcfa7446301c5bba47ef5cc9276fa3b0d0bd549238deadd8461b5d4028b9aeb69f8a91f38fb90cb658330c291d3abe14baab285ba0336a7fce089d64f0aea3701058cb2f73a1883a98faaf299b862c80d0bc2e7b557231ddb3e46aadad8cb5b06bd50482f674dc9ae7fa5b8081d4337e9ac8292fe92f86012855e08381b34f16635d5f2d70b7fb71ea53b2901d8f7a7f03d3a5aa9aa54908329a88254adcfba0b4a70c07a9f886ae481966aec95c0f736d79429e1ac9c0490c290391c83cc6c82c4da7e465a24d34934ad7c03d67536801084b6757e10af63a9afefee7de30f386347c5a69b6bf624641df1422e2580c3e9de8c021710fa8cb8fb6b2db559c335ccc6ab759fa4f28feef953ec50c32b49aeeab5c478453ea9261ff5a80c9b22a8f42afeab368cfce7f442133f744b31bb319f3d4c0dd6f6d2ca9915552f625b16bbc8c93c16870bf7550bd0a6f3b398a05392b0ca035645e681cb48a78315e7681ee463b12a16294107d4d701aea7a9c58d789494c255b9c87661f2bf438f88eea15ea37ca17ab17b2dbbca5d5c762e2ebac5b0bafdfccb80c922503e9eeda6ead1b7e1870fd02366021c225aa376c72e77bb7b01f24e4e38bda6625290b1ee64ad85e1e41461e343865c8dbb40dbc029b1239244b8fcbded0e4ade2d5ee7fc393a1a48a7b0e976aadde1b392fae9fcc99c95c0af4672ce2ec99ab36516bcdf1f1f0730df6ecb93a38a8a0fbad2c924d981fd53cc7545b6673c24035f2bc438c09ed11b98c27787b8df29d2985579c469be8f34cc450629d5501b8dc59bdd00c21bcf211f433c2d9f31aa10fa9f88a6ac42aed150464e2691c6d8dcb993e446b7698e1d6c7cac9342e3a5ad5be1ca3f4189a1ed885310c5006209e58c4d25daa6291f3a58c1a7fe08ab71900d732432565eb06be9e6e7d038fc06a8ce77dc14d87f49bda6e138b6ede22810d20e749721f6712e792274f22a675e65ebdd5bc524fc3c05be3a63baea3898ae9dc70dcf868334a198554d889e86671e3bd4263cdff31b0338b4ddec422d0d718dd60d6947a199149f17be839a3fb30a2c5b63da4e001673a1b2b65349ee2a6d7b22f7b647f59042ba44de1cbc9e911174080efcd312f2ba6c46f8d058af763bee5896f8203f85cfee7eaba501bae09c1a83fb30854e3c29d453f69b6f86a799da343c5c64d1d7c5edb6d15a2ab389f7298b322f54e86f1a148722d40984458abeed2b7ddca692e14440e6a90a8857f75010c10ab59c4b2375b5d433f556121165b4dc7688de47e0506fe431c377b79be4288fdfad0280fca28d560569fa571dc979bd0c2b4122b42fb219b4424c5d9e7d7307360e4767184a76e3abcae5d35fd0dd05c7dea2b6464b19c61953093c7fcb83f30e156a4385781f56b78c65093caa1306bd234ba55cfc0e8c9df475a50665f7e15f7da82d32a1bc40b5e93d9f4d66bda6bc735dbf44702705b92ef0022bbda0cbbd07b9ca4b2f4327e79019cd7d736e2a89b80ce69c20a8c93fcd2c13bdbdf5d0464b21e0c42972bfff43b8272bba7b02cb7ddb918f8071a0c7e37e2e1882b332d8f3947e557db88e8a3b41bcce11479f648bce913c25ccabfeae176fae5c56dada828e11de0df4fa56881c636c7ee64c32ba1723625311694b644e8a7cd67f604f8555997e13b2699ad789e80a53c7fbd640e04bbef6e3e5039b353b6992654e3cad9f6982b2f65fa50fbf6218d043938f072be0c0d2f09877bbd7aa91edd4c43cd5476d24f2dab948828d63d47021640e8eaae0a1cf4b0fab8395bea2a1fc9ba3d5a91eeba8418d922db7f99c69785c98483eb19a802f34b6286c66b6a2383d9e0eb07702a5eee93178753b70d4920eb3f70e768855fc91b0bdd71cb4f01819dc029a8bac719f39a13412d9cf299c0543d8c4c7df2edcdb2c35322ae35a6f2a0eef5972d4e25279ac480002e0217789ab4d3e0482f3f9f4c88d8f069cb530b65b9d5970db6c62f361842ff9779589b52dee7721960e6111c7751ed86d15294d4525e85e855074105a2fb33951bd8e55cfa0286d95e1bc728ebb31218ce3e9849edfff171695a89eae1611f2269e002c546507ad900bdf3a7ad4e5a8bd9a9ebbf81fa5cf73221c68494b111e605076c3f5c5a3fb917414a352927a299da2117c06dd43356625360652808fe7ae4631d209e0bc7ae5c365cc4aa0645398266f8215c1ed9e74c7ff3bcd3ced623f9c4d458cf0d4067e3cc560a338d1c1213e33b214ff0aad018510679ae10b68e5d2127c1b5c6bf5d3057f1abcb43de2fc15fb83739d98e56e3b69ba1cd0512fc184b2af8f7b988df433642909b7b6c83f30e240ad9b59995760b9c488e346c877278816e7d851ccbf761c158e5582063b6c2df8bfd514889b34def329d970d7526dfb761908697f2e1f86c40d6da5023d420d6eb11e05596f94eb7295601c35a19f74672e688490154fdb9d6d285ff45695d4251d23008ab15934d01c83103718ea9e304917941d46130b9873e899ae85768a710f4f2eaa948a473da059791aa018e06a56a5b6816dfe3558c8c8aff0ec7e778348c5bc0688a28a754f52895bfac40dd80ce8320e7a18b42aa02fbdc42672e5ac1322d1df8ed5281c02e879079dfe9affc9de354dabe57a23fd92dcf6c437bfe7ece3d0d3b887aa1005ab758976c4b2db63e9ca0c48c5c39d40b38569ecc9521169ead15e031a5e4af5b8c2e08a1f8fbebb1b075861ac9f05bb9894dd49c834297d4fceb39cbd76742f4a8a52538720db05240385baadd2694592a7d6776e40b87e3bc97cd2eb5f3efc0030b303291313207216e573c9fb82efa2e6c8c5b154c57f3c2cbf53e859eb3f588c3f85ef99a5f2e7aa642563a20098a0c0a89e86e496d4682f8d4262d68966533f0cd463b6adec4bd286cde9770cef5ab708022175f280e992168e90d8fb0ae5183e28087524753e6b368ac2755a5bfe00a9c36de53588469449ee56004068c8a08e21306d0f929ce140a64b26dc2ff014931012efceee172473e038a8e28bb520f091f2073c186d5cecf656f41bb984f703dbc6fada2ecc83c056c7d73178cb2a6b42cb4019452b969ae1df0cb948dcf4d1cf453b5bbcd56b176df6c0796d0a252dc87f4a53950deee20f3b54a4a18d0b719f38f4ac7f2b55be6416f9792604fda43fe96845602691975b5acfb4d4b00474f5a948c7f75fb9facae6ea3fd4e68f70f5c1beebd1da9707ad03ca8c5e2a5d51a95187e31cb2bef7f912dd9a9fc511f49b5cd9132fee976ad9c10d734de3bb66e08680e4ab6c1a13a03f75736a965e45cb6731b551f417d5fb4e41960e0f690caa4d41fbb419ab9726344bda4f2c583c7bf3b82d67065f45021b54807455117f0ff0dc737a63fe719537a9d7a31b476e96ec5f3a3ce436a2f8ca696e79a014ea8dd9cbfcd9e5673f34ba72891387c96652b33754a239c7c40c2465f633821590226bf83e508423d5d661d98d004d936613f3c95754f7b3f51c8bad38d85295ce839952685f14b65db9c9192d970a950ff59222b41a3eddfbfe97bd393dd054aff2d525f59066fd1695efd02bf2503702bd2bd37c24cb2fad709e7a0421d89db001af02b7b12c2422251ae659365821d9771b6823c50c6117695320182a621c224c6281e5b39e20c71b51ce4ab8e333da6fd9ed9319c3bfcfdb136e5de20ce84fb76e97e7ee4ef3c982fab1af3587c6d6e6120fc83077e74448c63995620778b11d8e1dc29ce8b111d6fc52e7940feeff9dc181d9daee50109b40da3d1ce821601451690f44b5fac77bc3a8741f08338229e53a2b8f97cd0ee56913c3396d3317b9180daefe562c8dd932a7cd09d2f428a0ab94aa8ecd1f8cfd7f45dbbde877287c12b33e351e3068ed19ed90113333a32cbf455d45067d81185d4bf2f56c58f08552f46ee7d6a29e74a305cb4a2e9f959b62dd5aed0b89d41051ee50bbff08aeafd96b7ed476abcd7d3eeab265f9c47ce1a4c43c25165a2a86400b847c07595ebe0e2a884a73f6381eebd92b6e367c710dd3e0a8527f40b2fdcd8c3c0df6938cb7ebc77043626a4a2fbcf89b7e9a756132e1e9cff9bc8219e6f8df6efe77ff7639e29f1f78fabf1c611b0a75627a06ca94fedc0de7689179a35edabb1be40acdf0c2f3323a0ba35ba0e75ed4bf92132ee756cdcaa30dd84ae7b9e025b899b84c29ef74072f64b43e7ecacd4193bf2c4f2ceddbd82a56d3970872dad3213bb5ffee967efa9405469d2be0124060712a77175b1d79fbae6e42e775a4b105f9c4637a23fdf1b7aa15e8c16a7c605ecb27c9a6277dc0c7afc751ab448ae9d31409b7d162c4f97420b207eb0be07061e5704f1f946fe9da209a5ca1284bfeec013e4307d97a6ceddc4ec808e6b9b539f8c3565c02de26c067bdf5e0de862b2e1150a8068753419b9e615f639e14b9fd15bd5775de921ca2634f85820c1c9b628a9ef0e62551cae289d9ce60b7669777f332a01cc54f18b373c7816022a06985017edaaf649e49ac81cc50bb7fd6a92c25ab117e1efc730c287b3155a5e207bf69efd0289cfd0e2a92dd4f13ad9e2c1ceeef6d3c1e2e1a571e4cb85bc71b30682744b165452166e15641c557537723390584c99570f19890933abe4192ec625e202ca7ba4b75aeed44a3899fb447150a256707079342bb6563726afb6ff151c22f8fb8ca0bcd2d901e61b080409d0a40086ce7a9ca879ee06401bee746488f7917718a431690bcaa78a0bf638d2e67bff22aaa47a4d72a4e780f69cb4704df6f8d838933aebdf61910cf3362d2e701a1139aab033442dd1de693592138dfc8cfa666715d28316c702c5a9ab8effd6c1a54c61ca77330235baaaf28976f240c4c4ee01310487b17b720e9485512c8891a9c68ec523da2bfd3c744743ff0e685c08d4b10e911e9cee194a4cf69971b5ce0bc651c1ee7af6c868fe0b6d6b5e7223c8161ff6679224dc3c72f98d72840e3d8d64620abce993a6b8fed7a36c2d7bb23a2242660e22a3103ed46d7a624ca36a2b69ec2a60b580958320c0a748ab12ba1449414d5e880c37553a58e520f8b74ace5d77ff7d2af5a4fd47b292be8d154998102ebfbf47b18616c3b788aab78d254c3b9daa8d5e26d6ba91d4460c9c3beb2a9babada7f18569e48123348099532cfb12c33c0280d826bdd354719a3ee262bdd4dc8ba034b64a94');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('adf6a0f8-9fde-46ea-85ee-465f52bce2ef', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'connector.sync', '20ed909f-5709-40e5-8051-237e261b25de', '5e52d766-0450-4907-bfed-dd446b30a470', 'failed', '{}', NULL, '2026-11-22 15:19:32.642+00', '2026-11-22 15:19:32.684+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('5147c9e3-9597-4b0c-a19f-0c18d7a94832', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'connector.delete', '20ed909f-5709-40e5-8051-237e261b25de', '5e52d766-0450-4907-bfed-dd446b30a470', 'succeeded', '{}', NULL, '2026-11-22 15:19:32.669+00', '2026-11-22 15:19:33.267+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('a25f0221-18f2-4b8d-9b9c-a88e2bed7103', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'connector.sync', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '7b7691d5-7814-402f-acd9-e992362653aa', 'succeeded', '{}', NULL, '2026-11-22 15:19:26.134+00', '2026-11-22 15:19:33.27+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-22 15:16:48.32+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-22 15:16:48.634+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-22 15:16:48.707+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-22 15:16:48.802+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-22 15:16:48.841+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-22 15:16:48.854+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-22 15:16:48.874+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-22 15:16:48.881+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-22 15:16:48.89+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-22 15:16:48.896+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-22 15:16:48.9+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-22 15:16:48.904+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-22 15:16:48.913+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-22 15:16:48.92+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-22 15:16:48.929+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-22 15:16:48.934+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-22 15:16:49.098+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-22 15:16:49.107+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-22 15:16:49.12+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at) overriding system value values ('ffa4e878-a291-44c3-88d1-9ceb9e78b6aa', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'hubspot', E'\\x0142bd3d30654541f8a817a4dbde4c881a01b0d7f5e4a21933cc77f12480cccd8142203113994d228fc9c992f150406059bc25480d0883807b4f67a8d9cde23597587ed87c14a14b38915b12d57335f7172fbecb7277618d72f1d3e94e', '2026-11-22 15:19:30.932+00', '2026-11-22 15:19:30.932+00');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome) overriding system value values ('b459479a-68de-4d6c-bc1e-89c319939295', '511cc38a-fc8e-4bee-b56a-289cf5de3838', E'\\x478d07b7bbae4178776b0875eec20c83c1791088b4fc802a43d95cd5910f5f26', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly}', NULL, E'\\x0142bd3d30654541f8a817a4dbde4c881a017ac7acc5531bcb22a86b45d4c98dbac8a6b38ca2b3e3cbb21ca8c3051d07c6fa0464fc4d69b7157dad7969a95439aff7fa0f7591f4cd0702bd17aa5e018dc14f7e30f31366bfe6455977b20e56180c45952cf6a19525d91e562d569896c584', '2026-11-22 15:19:31.501+00', '2026-11-22 15:29:31.501+00', NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('511cc38a-fc8e-4bee-b56a-289cf5de3838', 'Default', 'active', '2026-11-22 15:19:24.275+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-22 15:19:27.009+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-22 15:19:28.866+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-22 15:19:30.959+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-22 15:19:31.612+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-22 15:19:32.677+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-22 15:19:31.465+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_10', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-22 15:19:31.466+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_100', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-22 15:19:31.466+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 15:19:28.565+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_10', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 15:19:28.566+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_100', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-22 15:19:28.568+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "open", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-22 15:19:30.19+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_10', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-22 15:19:30.191+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_100', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "pending", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-22 15:19:30.191+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-22 15:19:33.237+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_10', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-22 15:19:33.237+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_100', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-22 15:19:33.237+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_1', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-22 15:19:32.444+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_10', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 15:19:32.445+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_100', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1f9a8c3f-6061-4496-b18b-f99cca4662bc', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-22 15:19:32.445+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'subscriptions', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '4', 'a25f0221-18f2-4b8d-9b9c-a88e2bed7103', 'idle', NULL, '"2026-11-22T15:14:31.660Z"', NULL, '2026-11-22 15:19:32.659+00', '2026-11-22 15:19:32.659+00', NULL, '2026-11-22 16:20:11.931601+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'customers', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '1', 'a25f0221-18f2-4b8d-9b9c-a88e2bed7103', 'idle', NULL, '"2026-11-22T15:14:27.116Z"', NULL, '2026-11-22 15:19:28.85+00', '2026-11-22 15:19:28.85+00', NULL, '2026-11-22 16:21:33.291016+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'refunds', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '5', 'a25f0221-18f2-4b8d-9b9c-a88e2bed7103', 'idle', NULL, '"2026-11-22T15:14:32.703Z"', NULL, '2026-11-22 15:19:33.259+00', '2026-11-22 15:19:33.259+00', NULL, '2026-11-22 16:22:22.610637+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'invoices', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '2', 'a25f0221-18f2-4b8d-9b9c-a88e2bed7103', 'idle', NULL, '"2026-11-22T15:14:28.888Z"', NULL, '2026-11-22 15:19:30.919+00', '2026-11-22 15:19:30.919+00', NULL, '2026-11-22 16:19:11.231984+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', 'charges', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '3', 'a25f0221-18f2-4b8d-9b9c-a88e2bed7103', 'idle', NULL, '"2026-11-22T15:14:30.982Z"', NULL, '2026-11-22 15:19:31.548+00', '2026-11-22 15:19:31.548+00', NULL, '2026-11-22 16:19:02.786587+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('7b7691d5-7814-402f-acd9-e992362653aa', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '2026-11-22 15:19:31.589+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('5e52d766-0450-4907-bfed-dd446b30a470', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '2026-11-22 15:19:32.657+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('1f9a8c3f-6061-4496-b18b-f99cca4662bc', '511cc38a-fc8e-4bee-b56a-289cf5de3838', 'stripe', 'true', NULL, '2026-11-22 16:19:02.786587+00', NULL, 'false', 'false', '2026-11-22 15:19:26.134+00', '3', '2026-11-22 15:19:31.584+00', NULL, '0', NULL, '{}', '2026-11-22 15:19:33.271+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls) overriding system value values (E'\\xb0830274bbf464a8c3ced5425dfdc08a10d5f5614b85f1012a6f7a00d3fa8ac2', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', NULL, NULL, NULL, '2026-11-22 15:19:24.657+00', '2026-11-22 15:34:24.657+00', NULL, '0');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls) overriding system value values (E'\\xae91efae0ee54f54d3ff68b57de2cfb623b015cc3c682466f1663377227e5581', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', NULL, NULL, NULL, '2026-11-22 15:19:24.839+00', '2026-11-22 15:34:24.839+00', NULL, '0');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls) overriding system value values (E'\\xf6f396b5c6925189249ad5ca52bca806f7828e41d81bf1411737653d557de6e6', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', NULL, NULL, NULL, '2026-11-22 15:19:27.865+00', '2026-11-22 15:34:27.865+00', NULL, '0');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls) overriding system value values (E'\\xa105a5d18deab9db96a3d400dee6848c4db48293efb1392c34fd878785873ce2', 'scoped', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', '7b7691d5-7814-402f-acd9-e992362653aa', NULL, NULL, '2026-11-22 15:19:28.859+00', '2026-11-22 15:39:28.859+00', NULL, '0');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls) overriding system value values (E'\\xd2be2845e2918204e49def3b8767761684fa284af8c936f8719704a43c5347ac', 'application', '6d6c3728-eb16-46c8-bdcd-2705833535a4', '511cc38a-fc8e-4bee-b56a-289cf5de3838', NULL, NULL, NULL, '2026-11-22 15:19:31.562+00', '2026-11-22 15:34:31.562+00', NULL, '0');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
