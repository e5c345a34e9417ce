
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

-- 0020-connect.sql
-- Whether the holder of a widget token, or whoever opens a link, may choose the entities that are copied.
alter table tokens add column chooses_entities boolean not null default false;
alter table connect_links add column chooses_entities boolean not null default false;
-- Of the code that the browser which consented is given: what a flow left can be used once the page that began it sends the code.
alter table oauth_flows add column code_digest bytea;


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
insert into application_organizations (application_id, organization_id) overriding system value values ('22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('22e145df-e79c-4c6b-a993-cf7c7e343d7e', 'pbc_Rms26ytbRY0CtdJrFEZb3g', E'\\x7f1fe7a40ead63a0bdb991ff1062fe5a13b64c59d4fee6bf10da3b1ccb872c55', 'First application', 'active', '2026-11-24 00:25:11.812+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '1', '30fd2774-d684-41db-a836-e553ea9abfd4', '2026-11-24 00:25:13.241+00', 'req_e784c1c858d7dbc5bf838cda9412643d', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xfec0e2094e3806fd61240f9dcee07a72783256f41895faa84b9c6c7a6b92f031', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2', '331c1e4f-8fa7-43b3-99f8-17caa8b5a4b7', '2026-11-24 00:25:13.718+00', 'req_ac8cf702a8c760d08265789525b1ed8d', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'direct', 'customers', 'create', '200', NULL, '312', '1.1.1', E'\\xfec0e2094e3806fd61240f9dcee07a72783256f41895faa84b9c6c7a6b92f031', E'\\x43876ecf0c7189379488d46b27552f1eae10ff95480ab77c34b58d974f52942c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '3', 'f0cf9676-f51c-47de-adf6-f370a0252beb', '2026-11-24 00:25:14.896+00', 'req_d3640544f48f3ddeaad57258eee9ac35', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x43876ecf0c7189379488d46b27552f1eae10ff95480ab77c34b58d974f52942c', E'\\x879e282c968abcc074c200c67adcb77737af9ee669b0de69aa7f7cc43f06de13', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '4', '73926c05-4812-4455-b2b9-11e3fc47d986', '2026-11-24 00:25:15.635+00', 'req_1d2e02e6d9088ac50c3cf89d85464706', 'scoped', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'direct', 'customers', 'create', '200', NULL, '621', '1.1.1', E'\\x879e282c968abcc074c200c67adcb77737af9ee669b0de69aa7f7cc43f06de13', E'\\x8ad4f462bf422b2550acaacbe0240ec71d51177a3756fd3a1ac0baa538a5749c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '5', 'f6aeb7e1-123c-4831-b695-1ffd0cec34c9', '2026-11-24 00:25:17.934+00', 'req_c1ee23cc999a803868a52d5a144303a5', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x8ad4f462bf422b2550acaacbe0240ec71d51177a3756fd3a1ac0baa538a5749c', E'\\x2f3dc228ce7b84a14273a5bb39ea4874fabb96955fa16eca7728147b80efdd8c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '6', '39f5e073-a990-4f0a-a8de-840cd46cb6c0', '2026-11-24 00:25:20.551+00', 'req_d1f6f1e974ba440064c478bb3e3f294c', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '83ef5be6-349f-4c7d-9277-01d6b9936695', 'e9ee8e25-7816-4dc8-a63b-c358878589c7', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x2f3dc228ce7b84a14273a5bb39ea4874fabb96955fa16eca7728147b80efdd8c', E'\\xa21b28473382ef7c480a3735060bf2db1e8edfff3f7793c3f71138bab9272d71', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '7', '39ef9059-8809-4b9d-85f9-4bae5fa76389', '2026-11-24 00:25:20.811+00', 'req_9391b1c3cde1439910570884809aac61', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', NULL, 'e9ee8e25-7816-4dc8-a63b-c358878589c7', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xa21b28473382ef7c480a3735060bf2db1e8edfff3f7793c3f71138bab9272d71', E'\\x7fbe9deb87ebf029c923cf52192e04d43f22af749e7a27b662515a12c503d339', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '8', 'e0bab6ca-8d16-47e9-a042-980d2dcc6b93', '2026-11-24 00:25:20.896+00', '41f53899-656c-40eb-a290-051dbcf31eb9', 'system', 'sync', NULL, 'e9ee8e25-7816-4dc8-a63b-c358878589c7', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x7fbe9deb87ebf029c923cf52192e04d43f22af749e7a27b662515a12c503d339', E'\\x5c92f1f045da63a83e9e555e2d1d1a3bfb241711a4b46b8db0ae940a0dc7b274', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '8', E'\\x5c92f1f045da63a83e9e555e2d1d1a3bfb241711a4b46b8db0ae940a0dc7b274', E'\\xf178d0f3d048c77c256b8b60779bd1697a456255ee8b4d08d8d64c0264d333d2');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.1.1', 'active', NULL, E'\\x0118aa09f9252a4af08dc36e0cc1243a6a0150b72bc471ca3b7fee34c40a4e07e1f7fd9e28a51dbbd9b3eba4d3fa824d29ec3f0e1b11d68991213a449ef90a8498fc6b', '1', '2026-11-24 00:25:12.997+00', NULL, NULL, '{}', '2026-11-24 00:25:15.635+00', '2026-11-24 00:25:12.997+00', '2026-11-24 00:25:12.997+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'customers', '1', 'true', '2026-11-24 00:25:14.907+00', '2026-11-24 00:25:13.729+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'invoices', '2', 'true', '2026-11-24 00:25:17.176+00', '2026-11-24 00:25:15.044+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'charges', '3', 'true', '2026-11-24 00:25:17.853+00', '2026-11-24 00:25:17.274+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'subscriptions', '4', 'true', '2026-11-24 00:25:20.689+00', '2026-11-24 00:25:18.045+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'refunds', '5', 'true', '2026-11-24 00:25:21.288+00', '2026-11-24 00:25:20.897+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('2ccfbc71-abd0-4109-b2ae-1abc503393a3', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'user_1', 'active', '2026-11-24 00:25:12.371+00', '2026-11-24 00:25:12.371+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('83ef5be6-349f-4c7d-9277-01d6b9936695', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'user_2', 'active', '2026-11-24 00:25:19.808+00', '2026-11-24 00:25:19.808+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('18aa09f9-252a-4af0-8dc3-6e0cc1243a6a', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'c2f89e8654418640', E'\\x01975e9bb7555ed6e33917b7cf65a8fc2ddaee4d3cca2e6049624e2ff0a73b62d721c32a9fd962e39aece04bdf0188ced59bfc12d9dd9d60a351cc18f5', 'active', '2026-11-24 00:25:12.959+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AVHXjzMMBL+jchnxyKfB1T7ZH7QOePFwqPiodklFts1k0ZtZH+vxzpflPiELvGYhoioiejurKoW2s4nI3A=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'stripe', 'customers', 'visible', '3', '0', '2026-11-24 00:25:13.731+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-24 00:25:15.068+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'stripe', 'charges', 'visible', '3', '0', '2026-11-24 00:25:17.277+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-24 00:25:18.064+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-24 00:25:20.903+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xbdfe04a3f95a3c8f00aa25eb7dbaae0c3180f0391f69db0eec94387a73f6aaa9', '8c3eccbc-5788-41a6-b767-5f204ce639aa', '2026-11-24 00:25:13.392+00', 'cb4117a3-efc7-419e-ad91-88ddfbf4c746', E'\\x0118aa09f9252a4af08dc36e0cc1243a6a01f803dab476ad77838061ee082ff55e7618cc86cb36603dc564f2cc9f68b9567f776cf05c6122cede5e455518488b94f20fed0e47ca1bff7f4a714ad66cd8b0453dcf6e23611d05dbb722a34509d52ffa813c8f74ada54c8fe870d1fbdfa574c799cedb09131657f3046234f98ded5b2e6208449e99394d2bcd26c44b43f2a14a4921d65296dfbcda736498b4cdb7bef9ce46eb721f4a84b02acbfdaf944351ae316bbc95fba58be0370302f5b7a7a000ed93eceb2c60135094197fd33bfd42aa8720557344c7cd3ea1f88e4bc5dbf1d65ae84711b25984d5274d7b73b7cad7aafb37cc2dd4d04c277f625b1e09df6c7f4dd93ff0b2c4f25b063bbcb5e5f05a5a73689acac615ed0aadc0eb7391aaaaa076f1be93b26ae0f92a49ffa33c8ded36fcbbe6c66c00d473a46cb7a84ea5d91976c80fcc37acba44b30e0d201e84a3aa6a11bc64ac2d28487d8e1fefcd857592311bc4d99d5fc0d4542f09c85581b3db248e07e2fa772417ea37d71b51262b254085968365fdd00f89e5cc96a34db9e82940ded9a3ccaabe651ae218c35763986c4ec6ea0a8631198351ecd444a62cc9cd5b71d89550dce892eb5d15523f5303d8e930729d9ba0ecfa4deb5f762fe4f8577f9fdc7dd867bc51e5c3f9351af3eb7a671e604c26d108058d8c6c21cc0b20eeb3c8389f84c4d8c2dc3acb28005cdafbcefb101b1a05adc435dfa71de06566ebc6c36a9f485c2305d601c762eea0e65f8153e5bb6088c70f251f5ca602ffece8fd3a95f32e1b360f07236dd012f2aedf34a22482e3e548335d6923cfc30b5b6859650e19237f15c65065474a95bf4ca51a677e32d02dbe4a0a83e41dbf6ce54b606ec45ff39fb5d6fbdb61233a7e24801c830a6646d42fec80497f825d88968d6a13a3d035ccfcafe3afef17d47ab804c166bf55720e3fa71563a5e617aefb4c7b2ccae35ede8c32d09b45556369fae3b48015642d1f6f561ea9f85cdbe0ddd46c63c73397208cdbead854fc3efc841dc1627515d601de5f2e9cefc5c8dbdb9402e031de08d6adf3d18a4ad877382be8472a404c443436f4b51f786d3313e73b816fa91322b63189edc6baa5589fd4490ea2b8d7cfa8b6a02a09a8243cfa77504c2e62417b63336f7622854448e4fdfcbdde7e4634a28ffa454b266350225eb4d69b7805c64c5ae25f4ca674c9b0d8b567bcd3a6f92fa4e24dda0349073e1dfbbf91521f27e4c3a466bf0c0dba8f5aa9727d1e51867b93c5c1144c9506d5fc697dd3a61cb723292dc7ffeb2c1478ab07dadfb82be12491ecc4631d2e661369b81d9836922df64f1a16e31c9abe891dd0b14db3775aa34d536f7ee9b5b5bc7dde00c29c044e09ed15562eefbbfb73847779d9776bb9039740f9346d3b118fe8be424e6234b51037b532da27a9f4fc712783176ad42c43709fc8d7674b4f956e01ecbcf1347473debaddf4343f9ea19e0cde2450ce719fcee20766522c1a4e4a07dc6659774cdb3d002493c866f8c69724100b1b887a5158fe94b7b096ca46753d89d605897c7c91ba38199b587dc2d5a4191fa871536567d1af2cb8d632fa339b8f6f6300aaa085940f65bb55579c8546c94d12622a87d60e529ab26f301740a273be42c8635298bd41cd60d45d4b2e0ac420ee9231912e8942838cbd1dffded3f778cda07b3c61c5d20d5269a82a8cf630273a12980541ef65543a5b1f020495def4ad01e98022fe6dbb0ce463e60e8f5c9de67e2fdb3e29b9f0fcabb8995f9a0e220544e70827396ac2026a4ad39160ae950703801d9de2bc9ee0e58d436def82d3a77fe9436687abec5643c59037798a231bf3999929fe26d8d2dae7d14b241057e9ea9c48da4c9d023ba409bdb9ac75694aab34164e3555262bc298f5f3f03ad403f653a258df6223e723808c6feb467c0a9e3e252572b430d44395e3c072388517139a395735c50ac081269e7498f2ea7b3f309716849bb804422d040f272e9c241de16693a08fd399ae858a5479b0a978ab5916f0f53642f5fcb19d6440f5b3cb2db991dd361613c9899ca47a3853f89191d328f8b129bb8e19ad1df66c0a6cfd95f1fe7cdbfdb6b8db314abcbcd9b487a5e301cd36e64d0b54ff4c69842f6bf542fe8c6b8aecaf1d8fe848f5ee3a94506b9cd7fbc6d657d075e3fc559a01b84861fc44a77f5956ed4b40b7844bba8f16ed7d2623d0abc1375270ef672c75e29b6dca524c35547ca0ad44649f9ee69dfacd0b3fe63383616287a8aaa3c88a2433e998dcfba4ff5df66d09979ab679663fc0353a0fd8d1bdc33fb94d73cfdad5244de44b692a1df662b111a92e44d18e64cb6003faeabfaa8987b47f9597c28bc6e92feb1e3b7f521b40d2ffaed775c539bc42ab42ef8ac42b223835c64e6303c4aa7d2221c40f6f1069a318afeeb169e902a0032a80821330b7fc36a020a30de0f19856f424907c3f524786e2c15a933b972c7a6d9c3d936027a41f358b874b76e743a94dbef336316582936d223664f30641b9133261df6c1025ef5dadd4a6654091dbbba4d004b6ca698e368751abb110968d3d35c2a3540b19c42b40ca7b69dd4ab8d4e825061fd8c5ac4b320a31d4d7daea70474e6db247334d5ae380c452da08d1d91b0f00cec5af775cde2d9d13b5398d1b6b6b2e7c79e6e6d75f44a2ea64ce5e36200747ef2dea28a82fc21595f8a414b28fa4a2ddc7db65ae87ba68c2eb210b23a850c4e26e3409561ecb73b73b0f16b2e32b0408552e8fdec655cc8244ad666e06441e3cedca409e43bce99b825f7914391283c2239342ae3cd8c5e0e4b45e8cfbb05348150280147d034835c69172b9c59c6c8419fe6d362d1e111aa8d79ebea6da167b1e1cd14baebef3884ba4052700ff6844fedfae18185f8f335490288354dc6311fb124b6c3d7519cd54edc75c5d4bd6f9bff41183be477cae5b18ffe698aa0ea388851c309ca6dbb41752d5028bf3e1553c56ed706ec33e798a972cfb06c50247341a704123287feb8653743178db9c682f517120b37a795baa4be075598d7e36c644b4ce97de4e58306f8bf7976983bf4b0391dd99eae3f06e75891e59e6490e1037798364bd8e5a458e4c6e08f4fa6d4e241f199605edab03e7e15b60a508a62d47dd1eaf05c3dc6ed039e5c8cee60162aeacfb911f3a5b673691c190f2464f1104f6f9acd05df77fb363c0d2997f6ef48fa12cfd12e16e139551ee9811660e649ac29196f82a7480ba357b284b4301c5efa45e33190c9e7bd8a569bf58737b693a975129072ceb2c99fd022c35b40ed3856ebae5444b01fc78f3e99e3e2952c66a9efb03d8a9663cb260457a7338e2361ee8ff26a3edc53e501202994f4d59c74819d076a3e52f7a50c44bc39a61e6310245291282dc2082dc0807e5bd0dded953724023c33edbf60a9b7cf0415a542c1aafa2fd778a77c8abdf122c5e4536803813670c5a0826258b1ee44eb12dbba516745776896beefe3afa64686e1af69db7a4b85af24f8cbc3ae40dacc86ce7d6dde8003c4819771883c54220e7e505d8d623802ce08098d007e7b32284ccbfb07c0dd777c02d2b7b9a9d1ad1f457b4fc78d2f3edba95e1ff12f4a73ad698e9aac59c2ddb9e41861effc48d8a0a8962341418612d7b7c3a1ade811c1463307aa0054b882107579dbd5f185bfee094beb8a15a20722ff1c9d4ca33b2170a764f532b469787b2e8fd415a4ced7d5edfe335846455d731dcba81c293f512a95b9a489f1498e77252727199e53c3f107382c08cfafba997bc59545cc42e5c209745d3bfbca8f22717ecd3c568629cae56e583741f74f262da516606c58a71a84c7c278d946d68a5e0e2962327406131dea3f7bfda225df3b45615f7d3960d20a7345988a288db771e2c7c8979f7a04a3b44ebd1d2e50c33c30a1513f5a1c94a0d67f9cec27efbd11b0b8a5a09eabb097249dce4515cf1295a75c22968fcefd0b7deb36db32e08d6f6b4ee22e4bf13c46a8492f48de7101d90bcb1260889f7cd9a43c62958ba04ffe03e6c70b1a5971a2d3f43797fcbc125cd641faecdfb61ec525e45e8ae6034d17e627b8edaebecb5c507ecb2f24421430e2f4833416c846a4443d895b85b90c391a419b90fa4391efabe481754da5e3bf4ff5b1427f27c9ca03ba797fe823ef433dcfa1454085daecb9ca4b2a450d38507b99d338a669d4f09117560e8923f0a7ce0d8975ea77b1e98f77c3e4b14904bc367a25e83133e84aa0d82b0ed35b1536720c693f11399349547afa875153b86e6ed9e7ddf3cbc43253d15516ad9c21b97a6b673fb6dff56c9e30f9739df9f7e13b0da53d9be27af829891cca0d90f0df0233beaea6e644dfed1d9176465f21b3d17746ff7e80bc03158adb51c1126b10508b0c77a461b25ba19ee0ebffa3ea1575cff1ddb996d46e807b7529456f8ff9526f7877b9661e3dca857000a6a47e6cba80a8810b43342d39058581775994fa9fe1474e4f57ec1cb0c4d04f014723fe91235b590ab0a0f8af8679dbbe5065ae5cf6011d25a27770c1b2be570e3bd4a170606df8491bdf22900c121ee951848c9824be144939761cf9791c4efbcdd3d8df9f886b7a5e35b38060b2b378780226a6deedd82a6d2e3501e10b746de4078f49d2bf872fe6841903b66bc0dcb29257af3b3e7748969761a264362c1460c4b11a72321da5e51666b052cd10ba2346e06f8418dbaf7e27a42f80b2087cc5a591970897a1ea8624cbf2cb061cc7d7d34ae877a2a24b897f2187b455ea18f6db56939e4bb8d52e68610f9130f91c1e49a6fbd675d9f51aa566896e42587fc87d1fce2decc81493bbf910cd57266e75c771b7292ba582e740d5fa03b16ade22cafe60332bc90671cd4b0287e0adc1671ea3d3470bb1d6b9ce26efda3fb0209390c42d09a0bd0a6fa5571d4a8f27ab042aac0cb2c4cd4499535ddecb00f3cae243eb1b41b4b559d5c6fe3635101dc73fa46522467c9e4c27bc55af008121dde0fa8f943fa8d6a2ade5a5907e0fca1f7d2f5189e7a920a021ec333a269a22676613cfd437fbf2dc1224f12bb84337e8ac7ee39033ec56a1136321440860b313b529abb6fb8cc61d953f5f0614c5a264c9df34b6754d6a3cb922d008ba7f1d5bab03a51a5dbe5626f8ab8eb05b49732df0344efa432f1fd4f87a18730b79a94be30e2c2e0a4b56841b303ca59d333730bee302407dbdff3c1879d46e3d4d478c5f91f8fa290841ce3e3ab0b0817d6a0bf96213f27ab3aa5270a94cc387efba50e91f8c88b5c0d05550f3dade1ede74f9a40c5301b17251ed04ba5b326f76071d052cc8bc6649035cceb685e342b52fe1f603cb014772cd32fbd11d865088c4539c8dc4e14bfd4f859e7424391c032313670368dd60f4321613fd934435fe36b669d8b60156e4359437e76818d5c93024dc7a35d62f2a4c0c6b29704b54198b46e9706c5da30dc8d29170bcffb06ec711656e29b9263070d7f539250b8b0eaef31c58e127259428f52bc2d39e7f4aa9215a47ad17ca97367d34cdd59835dfb74aa26aed607403a110317d19840e5601acbf5a95897e0cc4adbd6cf2a229a141140d12ad990c018fd87afa6643fcc1f0f2c2544407ab1431c744a7c8d24fdb7239cf4ac8a736122b97fb75fd2a8f6fc0506ca138966d6dbab7a1369343832d6213f1c03330864b41db59ecb081a50400136ff6b8afe570637b5ced373b4d7e57371e3237efe1196e27f3ed2ad3738d2c941dadbaba49606285375dc86c65673a395037403c59de66c62bc8b694e1b7041d77a100f325b1deb9b14c09e3149d49a923ace3eee8e9df3075c0df5c058669ba21a50d91ada0770bbe09d047506329cc7cc64355376991df0555998a528071be4ab0c7ee160789390b57b7cc9c35d7b62d372f782c72813314a3178b11ed6a23aad231641297f21048e107936355fcb8e58dc8e17d4aa1b90f7914270e93d333510aa5ba577501838c70fc02d706590035a63eaf63759be7a1f767b8285046e3c6b798f5bbf22235a2c9ab5c205a0f5bcff237d43d0365f9cb33ccfc6036f8b512d4d47e048cb09f930bef92d59635cf0b5a61afe64a78a77c557372ddaab13068950d34d27b7200738f1ec348fea126a2c76999dc64bdecfd0d0dc3f58dfe32ac5db781253a183567c15b8a63f6bf5129ad0b27b8695abd85aabcd036b24fddec96c1e3a230f4c02ea6464b553b4fdcb81396062e53e5b588a5fcd2778125f11c88354fa83d2e3e5c5efce1ab0d0aac99a48cb30c12f716cf81e4532449c2ea35d027f0edddec2c3ab98e878bc9daaa0bd04ca214f61900ee178b5fcf3f507c127bfd02f02c7e8146659c68ba76d51612530f9b73b734e1e3cc8a50982bf5bcae2353da8ed07644fff39e38eb305aea3f7d41af6433e6ff767c1d38aad77b4d896ae5cbf949281244cbea316c4edfeafb52df8503a7ddae6b1a3ab6213064b7ff050e15d92797bf1eeb1502ace5526c634c86838ff0d3e2c76ff690f5136944c23fe59a7419965d6c24f58f9ee62a59acca23e7dbcd72a541c2220674c18db3fb7134ecafa8f2fe874ad84fd7cc3e564f4e7dc30fca5d35d5a640217830f2b49d5a0250448f18477966ad5b8491cc83cda42d964f25be2081bbd7bb6c72001bd80820ba75cc0b03c2d1ee72a88d1b650f3a8bde79efa1fe3223371aba27c17f41071fed0d071b89f458d2dcb412aa6a890d7e8cfb96ce5f45ce34cceea2760b17c83a141ea66c3834a2b54c630461426342da75afea93f43ee44e354cc6a93434a15aa0a4ab8e70edb12cc07bdd2e3de671786a30a578fe5949537cde58879d5f5a25e686d864ef058bfac417ad070b0d76720660453f8fed82e85ae53e9a7295603d93aec270992ae4b9dfdf7619ecd445f090ea09014580bcbc1e35547e8cf03f167186d37379082f015fec628f3744d7ab499919c8306992e90eb4ababd490d449274a75c2ce77e365109e634b13f0a42e4b745c503827d0eff40d0d03cba4d4ccd4793a3c82b98def7ae8922e7105ad5200e7ee7b77e59f0de5129d7fe6e350f4837794c2ebb7ead97e720f3b349e27118ba0899def8fd58c48f54ee76aa85fb68eae72bc552ab67c6f9e52eaa8e9bf433cc5e931dfcbddc4963c0b23340b596f6d48f0f9b4d4387956e565043412190a416d22e3c9c904e31279f9d60bd06b3be7e471744efd96d8bdb7b6908b2e13d34614ff0cdd3b344bad51145d80b64b7820496192dd11e4559f3d1f92b5f7d8294c61f3c0f2c31b22298a571924b3ae66f461e13350e6da3241568ff3bfdb0767dec4a106f1b674b8847f9a10d6253c21593c7bb0a5409cca139e4f0070152e19a78767f1f4ef5c1f9e06cf80ce4921878cb782586aeda58967a246a47b6f59f9f374d9aa5a34142b47df38da4fb70304663cf40948b4428edf38ceebba3d9d422ed8ce1a7');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xbdfe04a3f95a3c8f00aa25eb7dbaae0c3180f0391f69db0eec94387a73f6aaa9', '8c3eccbc-5788-41a6-b767-5f204ce639aa', '2026-11-24 00:25:15.008+00', '0fc9bb74-3b76-4f0c-ab94-b38f328fa046', E'\\x0118aa09f9252a4af08dc36e0cc1243a6a01132d4c7e6c4748702100fa437bdbdab143622b4b049646117c55e0566ebdb4ccd1dd7a72f231d5a947d36f2182d956bb075531505376a8f6c523b9cb4053a22ffeaebeab798f7e0ab401a42f1adb5c82b89acf1313c70ccd3c31a552f5938ec8962c055f9b2a71cedaae9d255258ddb4ef4a9edd2df5c013f87e3097f7fa5aa4d790ad8bdc3f5b588b0323ea9d46d4fa4ac85923be6fc540787379bd3f54ff2328053f7340838e49bceb78392ea80c98039535b87a7e3d16bf892b0dea2fcf391e7d7004dda3918fec41870284db6854013f89f3468a724bdb5dfc4c399e582c52b0e38ff2f76f1c689d47729aa219ebbcad5f07bda2280c83abcb3457f19bb8c8c9f5d385ccc4cd6838551864818c8b9a66d2c6640afc5aa28123e754f0c9148bfc2f9e8ef1e6389e6985b3e6fa8bae472e6d03852762dc38d90da2e53970bf6948aa8d809c7eeac17b74384b8552a1f271b0e9649ff716a1603496e297f1b3bdb546b70594f7a5d8b18759d431c8229baeb6a9e37ae4cdfc7ce4e409d64d925faaa886720eef6839e6a6c9174d4583f3dfe1b1c60044268b9c3d1bc7a60f3b3d54a6d0305d30552d98a658ddc9930e7ef7b8a523c4c30ac8e405786bfe24cdbe4e70874c8ba5ac02e0f6f5a56432f909d37b82d263748bb73d89c09c64240033a8c90463ba6227bf89763d8c5f516d8f2cf2ea94df7f949394509b830402fcf1593bf4d4be7e02785e046036338ab43b986291be99f74eefcc5581aafed9257e99f0b3c38c7718a83545bc489d5ce86c5ef4f3c27a9bf18b23df652e56ff780a5c905bfcb81c01cf319486ada669cb0c290992249a047f6c0e92074184a77d3b94e3149093aa7fe7993ec0e5c3dde69fb121308138a658a3c52aeee6faaeb9aa5ebbc70e712f952d56521eaaeed728ed58aba1be91bc3833d5fc9faf025cd3864d12f434e2d35bb5c1f64930c09223d612b17951afaf5318696ee3af0caba1fe24f0f26350234f384d9f01c3cbb9167cbe474ab673b000f45753817597d442eaffe9217c48d6069fedb43c6282753c324be9e929e7bd1a9edd159b613545715ddff985c9b829b8e3c7c549769b06606567d15251ad560e15857b38b29806607dfb92f6f48541ddea84a7b3f32c995b3c0720f829abafbd42270a673baa2f860bcfb314d39554c9ae457ac7cbaecf791cae618b44f931d150d6e5f0a48ea1890d1695c8a7a254a9e77953fb07dad4bbc3205ea50ddc6f816492fc9c8d10609732dad40f81cb8a5b2a93f705a53f7aeb49c8683aff6ca9e999f1bcf7a81da5eddba28d31b73254f9f10dea022c9ac275101122716e686fcabd7c6a7d3c78c20dabbb8daa57dd790ffecf52275528805a5b60433be962a696be2617589aeb6bc759e4e4a4ab0cfff5dbfec9e79585d7c028ef77121c88a4294db126e0f0a974c871111597505994d6838ca14355150404686fc7b882346830790d0475dfe13f8e4b3074266e9c7c7b11509c455b63afee28d77a36057067ed0e57992de7d528a63914bdd839820ff59a08423f9c87b37950b53750bb931376e96c37ce69b28a82dc5696b7152cfb79988a6ca55c56ea1955d69e65c68c3c98da439a0dfa98036dd3fa8012123ec46680bba065ca2398d74a61cf1ff38a7a9c386e55d1108d2d9fc0a8f5058792a59e592e847683b3d231570c100ccab63af5b67c58c51b2f2a35cd24aa45fcc2dc5b4dbf71c94834dd53560c635bd459cf54a1a52c918dbcf2c1e6e0e68bfb536a82cfc160ec377fef746eb26636bf00a564c6a112c93daf2fb0e6bf65f6f328c83c2dabc9037152cddb9b10cadd9fc92b8c4dcc637fb00fe5fa89a4f157485a7605b77b3f1fdb62687f4d0b2f9674d71c45dfa015611cc947016cd6e7775e4fe227a22a6dd8c8e33eb30a7ed7cd43570e5116cd52819968b042758b03c8c22ecfef141659ff77c7e23079e248b60bc9561340504d3ed9e45773150bf53ed0a8ff52367f1293fa1b18b4ac713319704b226f64ba98402f205f0a68bff4e71bbd9c7c048d2a7fb42ddd57e2a30d9d7b9075bcf20cb1a6dadcb048ec7578c2169bdc4d6abff1c2728ea7ea1fdb4de617fb176611da85571b1198e91d1af505857f98caaa5f8676268c60890230a506c0649ffa23a6218edd6cae1d85a3b23aa25490d51e3b8ac4fa853f45dac22bea290a268b6332cef3feb27368c1c891e7d706f65e9138997e399822479b8de519e67bcda0ea4a859b94d379a3082fc13f62c0c28132d213f737ea5ecb78c2b1490a7325f033af74c1ed170fdf5d9c4ba894ad8b2217096a88daacc254c2791ed57aaba76bdb633a95da6ad24d0e48c304f61aab02aef875c92565dfa6744af35bbdbac37450b982475344227ea09c2767c265691d9e873c552dec2bb10106ecae77f4c6065c5b989e1d0c7cb4f77e96d85685186c103613e911d0069444a0007a1d4148826603eb9520ec4d5e8b39fbc0d22c7ae6de35ce1ef429988ee42fadfc01cdfba10a54789d45502986b3139d28ca53e4512f660b69bbe25ae6096de3b202ad71d44aa6a08d59e685a20722ee71b2ab39e191b6fea6a0fdc7108a0835f0cac65e497225b32a10edef8fc691da447ffc51ce9c5fdcedc54e2f97d1850f88b4a5d743a1ff9b5a67fbdc5d428f6e88d0ea557a6655db0b5196b1e46efcf482f42eeb3cc5af112f307697203d642153d0c1b71eb9a2b663b082d95bba409fb5f778bdb0e7ad3025c1292234f8c836b2283cd8ae2a87781139e105f59e37934178377070a644bd41bd45ac72d9df5a630fe456b2564cd5df8802478e2195d79a8c4b194e999ddfdf8431c44f02b7199f1195a1e3d02bb4069db45443fc933802be211ae47c84e632a46019f94974bfd72840fbc7b5adf5d8453b06f00c9a24dbe45c583ab9866d37e96bc88307415fc21289226104e63a951d5b0b5a890e6bd06b1e823d31170a72e303d406070ff5b20f06f75fb7d70c4b71a416a52f90ab7c2c1179f791a7f95b3df85a8f0969b99b289dd54fa0b625bd158ff355aa22e8a0ff4a98245f22fe972fecef5c655ea7291dc2dcfaaf625cc83f48143e6e011b41c2db7e4bcbb6a4ddef89c0332170d9519c2d83bb5420cf977326f82b57dea5a5b3c41c0d90fc580f06f89b6310345debc673f936ce9c00df8419eed8870139064dbf964fb9a830fec90d574267645151889bb07ce2559adc69b753330bcd0bf726076cce2cffb2b1cd3f01f8b9cab67160338c80b9e0ff126cec495ea99b53bc445b49fd9a9c6763f78d50b6429baf10dcf39667f85614c40b0ac580308f5412c0801f845c9083b7622a28b32b8c5df4c103a67c93f4b56b282f2f157438880cb274a7562e12b4a8bb82bd674b18437fc40f2aa9033b047a982bfa40a956a8d1813add596b1b0ad4f631af183dcde925fc1f7cd921b2a27b7b52b18ac5cd206c765f9a9e9bbdeb5929e88db3e1c16be82a946fd09de5e1cbfb58425601921c840f59cb0684b9f2016271fc023295af2a4e41807df2f84c406f715b6645bbd2c340ac6030a3b77df74d505e011f6cd3cc98538f6614d578c36c920211777862a8620047d3b5558645a0bb6db1ccdac055aa962d57cc24d621bbbd683263855df922f01d6728d26617fe7dd286ee5b77766118d9591e19166286c486ab61da4df6efd39da2e47cd39e773a50e7448362c514b1b15b06ea24d4af6b33a8eb45e42c70d80e8d9cac7e5d5716ba4c439bb3d2f9ffce130cec2e29bc71fdbf2c1c962d865edc56e799d47b0bd00c54ae5f322e982ae703e4a71940243d9e0e7b05371422f23de4a9107314f735ed71dda4a7e2fe30db681d90a0e908cdb138a7fe70cf16a2ee9aa4cd0575cb37c13024500addf04ae7d7999ca35926700dae6ff8326a54051cff4fa262a653b64384896ff68b9752bdcc6a6abd1dd4d4dfa868eb04427173b53bbed4ea4ac8562ef71d1b4f2759b6f8a976c6d37c539a1ae593469822ce62c9436c35fd652d77398b0064bd5cf81cf56dbf298e2a632760c88453b33cd27fa7f04cf6c9fe6d5c9c80110cdd6ca531b3b52eba235885f7a31384bf8ccaa13cc9b543fb6452300324daabfd0b93174373575b8e8b92d7739472be5174745a8444ceb5cf7151f977b436f3463fec83f840316c8d76f162582498f0baf0e4498fc09f8f21d944a8722cf6feed6acd8eae9dfe4cede684c18755eb024a7043e038b1b2d155133618a44032b0ea13a43a4ad36ae26f2e610e4eee6dd904275df52ed712f9153e7b719c45a42d0bdc7aa10cc180d892f10b6ade3cee5d5493c789dff71f614ab9e6a24ea394f679f3b20f5987fc4d537b7535e8f594eb830b7980306b599e7d501e9a6b884908d641681c157ad53933443b51f0efb02d879d7a360faef5169a57a727f60d7aa9d49a9904bdf3d477b47bd80b5b390485b1a4f28e2b2357cfc9d7971fd1eb05f95f07511d73545e48dac85d29b3324128e8bd5d1c47a62836d8a6bc1d9f8c65a4414df80b65ffd93060c716152f1f9677d2fecab3dc31a14bed5982c4781d3ff7c2e6a1aa24f9ee5605550824fac469c46f3456f9901c51609bb2f27257cfa60f255f0a008cc8a81c41143b07b2bd5fec985cc3917e884800e7b12a1b93e944c3748fd3d7b9dfa4b12dd9a08100bd947e64423d965e440c4508389ddcd304c6b78d6c8583e85c0a2dfdd20a823c6a0039c1c3c6b980a8bff28a5da80f66dda980510038bc5e9f1307344d3526a4fbad249748a006d7b5499bd45bd81fcbae6f113d5db7cbf7abebab7a7a9542b3a48b44bc013e37068d692f2aa879400c11487a199444e383bf392e7f1b9f2461dd2c87d97eda1984141230e40b2f92cd46842ece27c58cf1153cef109610e2bcd7f0915aad6d3e2012ad89b51a902bdc81c042effe32b80c85e00de7bb04c73a4252f2bf2366432817db13624a9fb5563a748ffe922acfb2b54266d51443d9e8ba786ac6a7857581a46bd1229487f4f0d1005d0bedc510f3f87b14c8648a3dda989b77927da9c9c65219f52fd9fe938fd4eee1cef9c12f8def13b4f28c521dbe125878f3172df30acfd9a95979ed9f9bc5ae7e72dbb3b94454a2fd5a7f95e8c28c63b274e59c78ce81a6a4b3439f8530cb956d9062d1073c831b794a6903e5c337620f60007600b8c983de0abbe798c8d40923f182ba9ab9503fa326678cdb3f3a2fbc19f68d4081bbc1570c56744e3991fa0648bc43ceb285272df3795bfefe64a2dafda96081dea0626b522fbb349d3d9375ff151e16200e3d7b5c16be61a648b740ee641a9e74da8de35d5448b53083fd5a0a1311f9082953c72128527b377898f4e2a3dfa8c36a1064ab0c4d16f9b62c8c3d194a44da5147334733abe8f879413918853f41172d3d986c7de51b419fe39a84ef132fc2e67b43b5e0e64a1a6143094ad0edd55f4387e73954e38c11ad6cd9069d88e6a7bf16ef08a214df3e6308138467e69c0d1f1776248580001743476f006bdbd0623771f2f7a199eb91c854381eaf61ef0f8676894e2823475df7960644f9e76edf52a680d02844f44e55086617053dc85e61598a19e44f6bd5e526a46b9f00f9566d6504287530ecd3400c296146909fca2376ae6c809ecd9cb4f67493bd11a2efc8f1601e5efc12b55760fa799511d1c71857afb82022eda2525a96d4d6d8587c5cefcfdbb3367a78e175816c6d8459d46b09d17409724369be908cbe4e59366579d6a2c186ca5c4888d3bbdea9e2c62e163e3aa5ce485fad05f0a111de4df806f73ac2fec7a63f3630e8c83105f3a9eaa9dea606696c84ab3cd7e98184e557409f8f942192ec48311b1c39cb716984bcbb213da9b1335698c995ae75347f40cd77b8eece3251f5b5b34e38176372dd3216c475b2153da80c80d1acb42a746a7e22384b5da078f9ebe11985ebd18d1f5f8d35ecfee1bbb5c2d78baaab3c7d4a8c78e051cd7a87021bd6ac4c24d717811127b7f51f67ff88a5cb5513bb115a0dc1d01227b513016fb4efca281af2421421bddc80f2648f782e9bf3047fa02d3db8345485836bfd1b7d1e5f083e6a1923d28341e53d2094026246bc458a9d6a15b0b0bb1aad5d8a3239572dc745c4019556216e64303fe21f7f4db7cf3510802ee34e1380f97caa465ef02467622970ad27eaf3dbd5fb7975dfb1cd5fbf4418348a76dc064446b8dd57abbfb4afcae3f3625f1c3996c37c8700cbfe760e575a52c3ae3befb3e02a68e9c989c971f673d2ef3f9c53e63561a248c47435e6a54e56ea52745998d01810426ebd2368de5cec30bff5cfcf23c5c869eca7e164bcf1fe496ae4111a7b555b7d31fce8a0fd6dec46a93b30a7dccfacc726147e0becacc2097563de9cf9b8fb55e9fb8a5005509e68e4261c084896fb5b32a491a10782d60dd322db5e89696417d033710df44d8ef37d55753ea389f387c4eaf7a85b4ac32a685e6b0ac364c6ab52e940554a15e7593448d32c152185f7b300126b6df37b0127ca439d05fff9e2be523eb3b8b4341299ee0e34938afaba852f9e2136cab96970e8558c62d276364af585a8030647ac4464e0f89fd61e04d44818be41f87d038e01ccd210db803eb33d8151df7baef06499905c85c8a669f7f458df30787c8f3f88e6bc15fed4a6e90a8512b2a897aceedbc996c54d55f9e3c27f715ebc5e966dcf319cf6fa3d1478f35fd9aab0ec751d443ac6660f15ff2488ce7e8bd5ccaf3444d783d44924718382a7297c07d00f10b24a867a72aec1cce0fb90bed6da055090d59bf26931bd1405245b57c9d24914cfb6506be679405829c5feb0be64a80b9aa0480941cc04b497ce1c0733c9932016c973d399192ab625584814e8640b9eba3ff5fd02212ecb1b41edf2317ee533e063dd7e9f18caaceced5235aa2b3cc303c44f684ec922deb9381913de975b7d9f7e27a9358ae592d8ef02cc06e24fa2235061ea1cb0c04c9f838a745171b2c4d5b4e542efbc106df79b7ed1a6ac48f208f80ddc1f615988df0055e6d1d3b380a3f4676956232885b8cef72b9f504ea047387a0e8004a7bce0e97c31478eed20783d957af9141012f82bf4fab99cdefeaa2311a6749fa831f4ae0395e68bb0ad6a9d06c7c4765e4c3bbc5c31db4e478bc6fff72e1fa91bcd317c67e193969a7f81e8569785b3d6f5aeddd607a5a0bde40d5718c1dc6d91b135096ca677bdd6be8a6c73af9d77e2eb0abe3e08ed8b3aa31846f08ec7e2e754ee22869f0d91abc75f7b906ae6a9b3c87e1775faa5566dcf48e77093ed65c7f40b6a573a547f3f9c27c6ea38f2033fd4c8c6e0552e24bdde07012dd90e109561a89c1b694dfc897be43f516f07577d3109f5107bfda00669aa85e6fc483548ae00a376ef880ab7605fca98aaf2e2f37011e1c0a38f234b43b3c135940f61d8947e76e047041b170050c733b4f50656c4806a60ca021244b8a146de2aef20be53aaa629952ea6613e7e0c95235644dcb636f675520951b7a3a88c1458214ac5e546d2945a4c2915c5b36405da49c6d44c5a7ac3105dae08e0c9f033a6d6090b378f263b7ff0f629008293592fba466afa243d1cb50cde8fc7a1a89f651742afddb9f17bde16712fc18a3400d2fdf9c4c51f60d173537d641d38750ebf30a4c025ed3d6f18a0821147c7a37750eedd141b062b0d2c6b2d9ffa454969c0f01395e47c8fc5e25da8f26ddd5f1b3c0bf3e112dc65f34243e151b88a8f4a4855d5cd03f520e74a106bcbb8d5626826b800101a1a82f3a3bdde2897d73527249b11cf09e73c198ee719fb2ade59d3c1873414b8b82aa5dd29551f2a72b3d3bd04aeb52107e5d298941f08bee92dcf93bd910d2e40f3256acd5c656c29d736cc7ace0e9b9c9beead9ab8391a01cbde63d5e087b690e0bdfd79f5b7b5b2e8975b1bb847cfc315adb32de67b6475b7c2d797991202dad2b64793833dad45667d016f5c1952676d3224795f144a249af66185ab3865221847dcd312bbeb04b6d42dc502d0b3e32bcdbcecb981be3612a2b377fb5d8c28881842482c6c971f0a459256ea1a80dd9987ceff8f0f6fd125469034deeeb1656980e01e18ee8a1b987df54276c4ae3e1982ceabb50433cf9376185f088cfb367bb0dc51652c84152e3e79f5712f88e9628fa0a7a36e6d47a3801206ccb692eb38a383bf748542589540e844c37e73985e8a4a0a63c40b84033791667f268229a8c79c5f238c9e107fca42c8bd28f6d64b47ac735d6c51930e4e2029c885543eecdb86865a766dc88a656fb73815e443271d946f6b37d7e71ef5ad0a32c12b68b6149d8cdee857bf17a6de4c916da546c55c83b39f21c38ccbe30dde585277aad1b797f06c776da30f4a33756d28d07e5eb3ab1d59cae7e97fdcf05ad2ff9bb683ac32b1a24ef1c4717187709dd64d0ece3fac415304f5d8904194739530d8017a471c8d1f9d4e8e23646cf0685975238ce34b42d937fe85748ffba279fb1ea5f30450c121b9b02ce638249c00171681b5c1913f7054254b80b8f975668dfa01deb5bb57e9406084a8d548e711ea0af241efbfb1f1ee8ad1ab763882d400bf010fd0c2e91316224497532c95bdc6a6b5374617b390464b2520ac4c5b137e78639e03324a8bbed0cb9aed1f39162bd179901be6725f5c3ede9c9135be6976728e09b4bb34e5cb130f165b5e72d6f8cd88822758e4ece3698f17435349b86902de30b3b42dd42e041af9729f0987386fc4e7ab34467502e45f358f791737da310fce427ed4c6432ee3c302f6d31b989528db6c3e5594cd2d421c6368e5f1dc21028d6fe0e1192e9bc011d641651fa2810411c4488b4ce196d92b1fce140a90a230f3464da83ee2fbe0022f3a1b7c1b95b1d5c7decd8367d67bfd5ac6a5facea59777c63286a4f11f72a1b2b24e114cb4b17b50d79438ab539efac502e447a2990474b60c5e5a083f903c56ee664413b0911c5af9914ce4ceef4ae8cd85e66b41468574395bc60c0d196a74f6cc3abe8c798364ac8a5810fdc2de74653bb29a1aabd824a282c7e5e0fd5fb8f1e31bce2c7802814c75a9497d9b9e6df366c46d4adca067750e73aee0e7fb21d36d6d20fd2bb0672530a6b10453ad59cff1623e5885d2c8176ef89bf579195647271b51e0be89a4b1212ad9333b6c242af391ef60278a5f54493fa0f1450a65c070c23e766f45c842fe27af08c1ce17694a703629210f1b02e784582707474461261915f92f7ee45d94680e4cef67f80ed25b282b5d56bab02c4f1da173c94c6cc35efe0c21239b8cfe3986bf919b45c60e1dcc19dea6b9624464582b4764a31d06fe7e65fd8a827a07eac81dd0becb9f30f5ba88e714c57b39aab138178847f6f64dcd0f9e06e0fde75cd8c259d2cd94c2e40b120894af22b32f0dce77322cf791410ecb4673a39f677042f9c4396019c5580c4573fa77175707b3c993022f78e22d7c08bbbf3e8c6568d281e75979d86dfb378e7efc0c4a40a78f965ee71a9e6a3458e23cb809e397b3597b6f8628c1a7e1a1aab4dc505fb69bdb320d02f9c5c52c2f908f94c464adbfb841605bc0e23cc509cc26ef52cccd5c2c70264ef78798d35c625bd042beb81a920e38fa3763df2f01d5037a239c031cebd56bb96ead12b0451b3f82469921d3a5c4b7fefcbee9c64121717c1096b4eeb64365149002f121ecdf172bc3612c85261d54ea97492d6ff86e223c14a024447d871ec8e0bc4891c8199bbb84966d18c42d316dcea1519ad798e1c78e2bf0fd393628d306c6f7c9829c9c575b438c6dd6554fd1a479ed4e8312a0be09df5478dcbdfee475b3fd6e2c11c5d92423b5fd217c857336279aa14bcb3575450c2c1460d327b6019f4ec139433d582f5fa1ece5eb713e346d5d48453e5421a6645483f010e5ecf7cd6edbe10523402c133c98a625d1fdea2f6429fb0c79b3032371d468a646d7c368e8a7dd99b0113d3a48b4feeadead5df82e9f4819178dd43b2b00dbfe82ecea00760e606a6f526d3e6b94a8d81e24150e863ec6dc8c604e0aa6cc70d38b3eafc559df013b9bbe120fe394cd2647530addc40a8412f465ea9b85cecb3875b603ec232fa5483c0798cbfd970f20a102a71c39521b6ddd09485d42d2a28e71ac0afa70f61c54db14cec5d84e825e2c7ce9be03780dd6f61c7cd869c822127b0bfe27414a835f07bab89a2f5d2f9483d7ecaf8aa34bdf0660d85d1c5b2ab3a24077cedf46955292c0655e419ebf3433eef66341448c30d14c4d20ce003630cb817b65cd78185c922d6b7d650e1404cd29296a5c9529d96c341bc16028495b23792950b9085082e6b30d41d643e1e0edbc3fc83e5dafc5bebbd29c19fd2abb519f47bcff523e46c32dd6894fec22f86bf34cb1e1972f4936b7d65fb8fad6632c7151bf51c47081c535859369cbfccda15b70c4fc6d556aba497fe6fa733ea6481013d10ae47fba60a9a2bf8abcf34dfa74d9bf9060fef18fa4ff6eaa06a41a2d498fe5149c484b519337ce9e948a78ca187f325d6d155c1e8923c217f377ade3d3925f249ccb2ccc9dacdc0ab20ece575600a0495ea7c9c95bff560e8785cdd34a57bb2e31bc19ea38d037a6aa2e666170fd3d000f8fee20e61abb7b058f818803849ed0f72cf2c82e804fc0ef0ad3936b0d9dee4137d2965339c0cb90283c02f79185874d88d939287b72299244c45e7438aea81db10851fcda9cfa32ed1724cc302d1eb8ac62587d71a3d43d3798792ba13b3a0fb55cdc7cbac727c19d2058f5b07a3c1bd08b58bfe2cbc3fce836e82dc70f3a5c13f26171242d017dcf94a4f0427ad73976e83accc5b14e0a9e49770e244ee6d109e1554c069b32d64a6fd8298fbb220a6e4ac1798cc4d5a7097e0588ded359224be5805c1ccdfa02d71a5e126f35b766cbaa8409a4ccbc9dc55dfb3e50a10c2bb405784efacf83fd411748d4ccfcd7b03f7747878843b5e788090e23745f61d2baab1b85a5e7327dac03231fdf841425e7aa65e02bc85ad1bfe57957e68aae877b2ebbb805998a5a917d1055a922dfeda93e3660490ab04d5bef1161272ab656443f93b68c15bf8f31a44b90a0aec66a5ded5002c6f3e3958d4a02ecd5cbb8f8c1443e6db6f157512d758efc66d878e9f4bb23796f87c45d9dd0cbf82c651bc9fbafa7d957e23d63f5281b3a396d2810d61c80558fa9a26797b5895d57105686381f288a8067c125406ba3945e8dff5ffe95c993ebc852e4a718ffb8a1b3992c10b6800c2dab781f8dc8709165c4c93a394c5fa7de07ee4f3ae91856276e01fb9c43a27176943f96c1f3e0b2c3b5662f338ebaa2910473c0ff3b9f79c198456d009854e53b603fa01eb6a7e6596615dae4a3582ea5f65ddde9b49a7efb755df3c5086127e9211af3c3366a4eed4e1ad79a84f7e09a8ca8faa82429a5de943372d2ccf007e1bdb14518d0ed3e877941045437502a3c972628d036273ff68a800dbd6df412df1853e77830bfea455c1598c813457ef613256a810b203a47f1354863919577a39279c43db960389484');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('41f53899-656c-40eb-a290-051dbcf31eb9', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'connector.sync', 'e9ee8e25-7816-4dc8-a63b-c358878589c7', '83ef5be6-349f-4c7d-9277-01d6b9936695', 'failed', '{}', NULL, '2026-11-24 00:25:20.434+00', '2026-11-24 00:25:20.868+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('1741ae97-30c3-46e3-b671-7ce6d257ac26', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'connector.delete', 'e9ee8e25-7816-4dc8-a63b-c358878589c7', '83ef5be6-349f-4c7d-9277-01d6b9936695', 'succeeded', '{}', NULL, '2026-11-24 00:25:20.568+00', '2026-11-24 00:25:21.284+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('5670f950-3b13-4028-bbe6-378c8dafe6f2', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'connector.sync', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', 'succeeded', '{}', NULL, '2026-11-24 00:25:13.166+00', '2026-11-24 00:25:21.376+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-24 00:25:06.106+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-24 00:25:06.482+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-24 00:25:06.675+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-24 00:25:06.812+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-24 00:25:06.821+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-24 00:25:06.843+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-24 00:25:06.886+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-24 00:25:06.893+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-24 00:25:06.897+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-24 00:25:06.902+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-24 00:25:06.909+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-24 00:25:06.913+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-24 00:25:06.921+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-24 00:25:06.932+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-24 00:25:06.969+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-24 00:25:06.984+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-24 00:25:07.3+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-24 00:25:07.386+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-24 00:25:07.458+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-24 00:25:07.468+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at) overriding system value values ('dc43edf4-30ed-44ae-96f2-ccdd31bd2e7a', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'hubspot', E'\\x0118aa09f9252a4af08dc36e0cc1243a6a016a5d5e075220a832217de30c83a48d3b1d7c1c76c4adf887db84d29e31aa5ee855e40742a926db8cac19c42e71f72ae3517d3bfdbbd7af1268c286110d0443c04f026e45ba5d76efce82e0', '2026-11-24 00:25:17.225+00', '2026-11-24 00:25:17.225+00');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('f25dea74-45be-4b7c-b742-5c5883b07ece', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', E'\\xa631195d5a7d1e0c41b8405b01c4efc7a22ad4296cba5326f3c0575262dd73b0', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x0118aa09f9252a4af08dc36e0cc1243a6a016be5e3c67406c16e01f7590115fb8efa39f4d60c944d0f4311781b9a0cc9b352ef436b5257790a90f05a07d579e525194fab8316d9e574c44c0549df33a3a8e0f48b57683881c0a8d21a114f4842d279416cafd42747768568b49c23647cab', '2026-11-24 00:25:17.854+00', '2026-11-24 00:35:17.854+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'Default', 'active', '2026-11-24 00:25:11.812+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-24 00:25:13.466+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-24 00:25:14.985+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-24 00:25:17.253+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-24 00:25:17.964+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-24 00:25:20.783+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-24 00:25:17.696+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_10', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-24 00:25:17.696+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_100', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-24 00:25:17.697+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 00:25:14.379+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_10', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 00:25:14.38+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_100', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 00:25:14.38+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-24 00:25:16.568+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_10', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-24 00:25:16.569+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_100', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-24 00:25:16.569+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-24 00:25:21.11+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_10', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-24 00:25:21.11+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_100', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-24 00:25:21.123+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_1', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-24 00:25:18.889+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_10', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-24 00:25:18.89+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_100', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'bb1ce653-5a75-4c7a-9df2-27e0847325a7', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-24 00:25:18.891+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'subscriptions', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '4', '5670f950-3b13-4028-bbe6-378c8dafe6f2', 'idle', NULL, '"2026-11-24T00:20:18.045Z"', NULL, '2026-11-24 00:25:20.689+00', '2026-11-24 00:25:20.689+00', NULL, '2026-11-24 01:24:33.181481+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'customers', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '1', '5670f950-3b13-4028-bbe6-378c8dafe6f2', 'idle', NULL, '"2026-11-24T00:20:13.729Z"', NULL, '2026-11-24 00:25:14.907+00', '2026-11-24 00:25:14.907+00', NULL, '2026-11-24 01:25:49.290634+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'invoices', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2', '5670f950-3b13-4028-bbe6-378c8dafe6f2', 'idle', NULL, '"2026-11-24T00:20:15.044Z"', NULL, '2026-11-24 00:25:17.176+00', '2026-11-24 00:25:17.176+00', NULL, '2026-11-24 01:23:50.515548+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'charges', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '3', '5670f950-3b13-4028-bbe6-378c8dafe6f2', 'idle', NULL, '"2026-11-24T00:20:17.274Z"', NULL, '2026-11-24 00:25:17.853+00', '2026-11-24 00:25:17.853+00', NULL, '2026-11-24 01:25:46.332836+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', 'refunds', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '5', '5670f950-3b13-4028-bbe6-378c8dafe6f2', 'idle', NULL, '"2026-11-24T00:20:20.897Z"', NULL, '2026-11-24 00:25:21.288+00', '2026-11-24 00:25:21.288+00', NULL, '2026-11-24 01:24:11.78922+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('2ccfbc71-abd0-4109-b2ae-1abc503393a3', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2026-11-24 00:25:20.352+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('83ef5be6-349f-4c7d-9277-01d6b9936695', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2026-11-24 00:25:20.659+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('bb1ce653-5a75-4c7a-9df2-27e0847325a7', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', 'stripe', 'true', NULL, '2026-11-24 01:23:50.515548+00', NULL, 'false', 'false', '2026-11-24 00:25:13.166+00', '3', '2026-11-24 00:25:20.346+00', NULL, '0', NULL, '{}', '2026-11-24 00:25:21.382+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x39998f48208b405c08d7ee916201ad0ad7793060f5643535c553a477071a40f2', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', NULL, NULL, NULL, '2026-11-24 00:25:12.178+00', '2026-11-24 00:40:12.178+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x45ed7d04e76fae82502bdb46fe2e18a4d07db4e214ba26a6b54b19ccd69cad9a', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', NULL, NULL, NULL, '2026-11-24 00:25:12.241+00', '2026-11-24 00:40:12.241+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x31501a3d605e6ef0007375337bcbf6bcd29df38bb8ec415095748970c31e6081', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', NULL, NULL, NULL, '2026-11-24 00:25:14.038+00', '2026-11-24 00:40:14.038+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x606a3befe482eedca4a59aa35388cc3c66c1c2441d9c31fc87e23d05ad9f79a6', 'scoped', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', '2ccfbc71-abd0-4109-b2ae-1abc503393a3', NULL, NULL, '2026-11-24 00:25:14.837+00', '2026-11-24 00:45:14.837+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xd98cca137990fc04fe19585bedd6c2d64b67e535b6e966ed2c0a6d845d6c9773', 'application', '22e145df-e79c-4c6b-a993-cf7c7e343d7e', '780c8598-f07d-4722-b8d7-ffb8bcfdecb2', NULL, NULL, NULL, '2026-11-24 00:25:18.041+00', '2026-11-24 00:40:18.041+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
