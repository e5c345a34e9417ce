
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

-- 0021-oauth-application-hosts.sql
-- An OAuth application belongs to a host as well where the kind runs on hosts of its owners: '' where its manifest fixes the hosts.
alter table oauth_applications add column host text not null default '',
  drop constraint oauth_applications_organization_id_kind_key, add unique (organization_id, kind, host);


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
insert into application_organizations (application_id, organization_id) overriding system value values ('47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('47ca6b15-f461-4074-8850-c80df4659e44', 'pbc_836OFKBkWKz29DDGQCZVeQ', E'\\xf1e38a39472d7ea2d9c3e04bc433d287f304552e0fa071e30af6af5e6b44ec50', 'First application', 'active', '2026-11-24 01:38:16.184+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '1', '7491f854-76ef-44cf-b511-c1338b005d2d', '2026-11-24 01:38:18.136+00', 'req_06e29f1c26736e38ee6f035fabdfa27e', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '45154200-ef40-4b09-8432-5cf050d5c3fd', '25e0e591-3c09-4508-8770-246dba822527', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xce7f82b966710f65485905f614a0ac4c83595daa5ced7b8f7c607dcb1c69aef6', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '2', '58815447-324e-479c-9b4d-c2719a8c8570', '2026-11-24 01:38:18.36+00', 'req_a35f1f1af582d102b8398bcef01ca226', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '45154200-ef40-4b09-8432-5cf050d5c3fd', '25e0e591-3c09-4508-8770-246dba822527', 'direct', 'customers', 'create', '200', NULL, '156', '1.1.1', E'\\xce7f82b966710f65485905f614a0ac4c83595daa5ced7b8f7c607dcb1c69aef6', E'\\xab7e06309eed668a493248997c1a81224ec917bd8014c4ef72911f770cc93b37', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '3', 'e4d002b2-715e-4f27-8eca-393835888a76', '2026-11-24 01:38:19.478+00', 'req_07730943a72d2baa2da1da3ff72e7525', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '45154200-ef40-4b09-8432-5cf050d5c3fd', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xab7e06309eed668a493248997c1a81224ec917bd8014c4ef72911f770cc93b37', E'\\x279ece3398ef2da4d0762c981a3b46352e67256c3863fee0fa11f97df515fdf8', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '4', '15dc6239-d56a-4803-8bc9-0405f70c7443', '2026-11-24 01:38:19.55+00', 'req_6a68fddd43cd3b2842df6ea69f3e51be', 'scoped', '45154200-ef40-4b09-8432-5cf050d5c3fd', '45154200-ef40-4b09-8432-5cf050d5c3fd', '25e0e591-3c09-4508-8770-246dba822527', 'direct', 'customers', 'create', '200', NULL, '59', '1.1.1', E'\\x279ece3398ef2da4d0762c981a3b46352e67256c3863fee0fa11f97df515fdf8', E'\\x5412af07cd6bc8fb10260995018a67e2c3de2d803ca4413dcef0f5e46ecc4f29', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '5', '405087d4-ed4a-46c3-900c-0ec7aeaddb2a', '2026-11-24 01:38:21.191+00', 'req_cc3bcc994223f1c4830b0e1e11be92df', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x5412af07cd6bc8fb10260995018a67e2c3de2d803ca4413dcef0f5e46ecc4f29', E'\\x577f3cbeb2f7f3157f856da1a42305f85c1574b44968fc1819fb877b075d728d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '6', '44779a09-e83d-4341-ac72-894f15589166', '2026-11-24 01:38:22.193+00', 'req_6bd3fd3ac5d07a536955350949fa4444', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '8a569eb4-5a2f-41e5-b51d-18f4f62181bd', '10817769-1749-4a65-973f-2f71a1ea6b1a', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x577f3cbeb2f7f3157f856da1a42305f85c1574b44968fc1819fb877b075d728d', E'\\xd89fcd4856945ed47a065f303a7d9995b45268b5a14118257796b625c706053d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '7', '703cdc13-97f5-417d-a5d0-d3ae802b27c9', '2026-11-24 01:38:22.268+00', 'req_a71bd13f5033ee8da1bb5a2f64fdbb51', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', NULL, '10817769-1749-4a65-973f-2f71a1ea6b1a', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xd89fcd4856945ed47a065f303a7d9995b45268b5a14118257796b625c706053d', E'\\x0a0878144858552f52d83765ee521b786b4cec28ba11e22d9d420ecc568918fc', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '8', '93f9b47f-ec9c-414f-96cf-2312d6a6539b', '2026-11-24 01:38:22.36+00', '3c1e9d01-e86e-49c5-bd33-b45f91c4815a', 'system', 'sync', NULL, '10817769-1749-4a65-973f-2f71a1ea6b1a', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x0a0878144858552f52d83765ee521b786b4cec28ba11e22d9d420ecc568918fc', E'\\xfe0a4bcdaf05cd40129ae8f64823ab4df547c084c7f3b3523a2447561ac7286e', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '8', E'\\xfe0a4bcdaf05cd40129ae8f64823ab4df547c084c7f3b3523a2447561ac7286e', E'\\x935b7ac0d249a48e27cad18076b1cec652b75005a920e2611e9cd82a1ee6f329');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', '46edbfe0-bb63-4a5a-b220-65f22572f678', '45154200-ef40-4b09-8432-5cf050d5c3fd', 'stripe', 'stripe', 'api_key', '{}', '{}', '1.1.1', 'active', NULL, E'\\x018b7fd1fbe60f48768f8a233526bfcff801c42246eec6e5ca88b5f1045c108fdcc7e6de7ffe90c7dfd2996d121b83cf6ac13b458677bbd44736fa0e9ba1d0ab436972', '1', '2026-11-24 01:38:18.049+00', NULL, NULL, '{}', '2026-11-24 01:38:19.55+00', '2026-11-24 01:38:18.049+00', '2026-11-24 01:38:18.049+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'customers', '1', 'true', '2026-11-24 01:38:19.479+00', '2026-11-24 01:38:18.371+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'invoices', '2', 'true', '2026-11-24 01:38:20.409+00', '2026-11-24 01:38:19.546+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'charges', '3', 'true', '2026-11-24 01:38:21.197+00', '2026-11-24 01:38:20.455+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'subscriptions', '4', 'true', '2026-11-24 01:38:22.156+00', '2026-11-24 01:38:21.229+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'refunds', '5', 'true', '2026-11-24 01:38:22.4+00', '2026-11-24 01:38:22.228+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('45154200-ef40-4b09-8432-5cf050d5c3fd', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'user_1', 'active', '2026-11-24 01:38:17.128+00', '2026-11-24 01:38:17.128+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('8a569eb4-5a2f-41e5-b51d-18f4f62181bd', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'user_2', 'active', '2026-11-24 01:38:21.229+00', '2026-11-24 01:38:21.229+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('8b7fd1fb-e60f-4876-8f8a-233526bfcff8', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'c2f89e8654418640', E'\\x01a1b9b7b825bd073a0402ca5c8aa1a37517e19dda0d0940a0d969a51b9ace3d7c2d603d3c649b2343299cdb7180444f4ab47001136d7e2a8c9c99b88b', 'active', '2026-11-24 01:38:18.044+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AUwtjPuZrc69TuZMPt6arIjgzUhsI22eH7RXi6RePs9E3xvqaIkh+6fNxDZDa15Fs70AfbapLjkJHpEHvA=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'stripe', 'customers', 'visible', '3', '0', '2026-11-24 01:38:18.372+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-24 01:38:19.55+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'stripe', 'charges', 'visible', '3', '0', '2026-11-24 01:38:20.461+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-24 01:38:21.23+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-24 01:38:22.234+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x782a36cba347431853f2c320e202c9f466fc44430aefd330dd5d24bd2386b444', '9322d69f-1f5c-471a-a2ba-a26c390611bd', '2026-11-24 01:38:18.196+00', '519e9c60-9280-41bc-b1cd-957b62886d2d', E'\\x018b7fd1fbe60f48768f8a233526bfcff801fc7d3d423b349087668864a2e5cff1bab4d308bed8b74793d6ce8cf54bc7552c85256beb7d13f7b2b56898b021962eecd012b80eedb56ef923c2f46926bdd4dcdf8f77635474d305e1e59f5a5beba62754bf468a10a19705e7f2689ddf3795415376e89ef692f228c6da555ce405fbe061affecfe9d2150301912202dc0355fc9594691a9c0954d0b977a243f44647f120d7c966885d5e58c2ebddc4c8faa799beaa4d1ccb8e074065df2f2f541081d85da84d6705d7e7b027e1f7857ab1890e55d2e68e7727438472da82159592d15b26e6d33512006edd4c4e6eb1da3d23075f30f8371fffe2bf1038879aa2d1fc75054764aae78526ef1155161c84a6ada48fd9a63eadc00cf055be96e48c6d3c4b37e26dcc0eee5d4f7881496d771b063160f999badedd20184d933c8a585cc309257804520c039bfcb7dc21642e5e642bb890a207ba34fb19c9a735f22232dcc022fc9f3458ebef02cc620a5cdac400e71151f049593a3610456a8ac8df844b1d326b45643e6daef30699947c157cbedd45c4e4d9f5612b28be0beaf38d79eb5d7080e800d71781a7cab38b8cbe12341e0dff1de72d1eac8ada642bf9c1083305103556c870f3d50eb10e3d0f283c5f79a4a6da66ae6e4894450e20599f2373f09c4c18a388e5471bbb76765328291c9cb10e08fb7345a13c3d8a57d570942a5dd81d9f7be2b289d21aeecde383a6f9ce66bfc6a24204738c4a1077469be748fdbf0d0fd79733bfa2cc3f1bae7beeb0811e36fdcb451f3eab448e16cdbcecbee25f80463f5c2e22dcc9d67ec24fcf417713b5256493b1dab1878e34d03f5df972b3a38aeba71a10b7f42711180c15c23022b4068d5693f20d1c2ec6698309cd59de4b1a6850bf5bcf0f7345e468b8f0d3f1fe9e903138cd8e5cc1b56777b760ccb5d2fee6abcab97269fb03db90d6ac096c0281f37f5ba01fef72a5fa1e8586083777fdeeb48da2011633f8f00c5ad70bc985374582d783b25906ea2f70a7f2c3b3fb631b8a597fd3349ba9ba471a552028528bd633e073593d44b6abbaee4c82ea40f54ae3e6bff5848067e44b1ef0825ec78a17780ba2b4f46a23c53e67e6a3c66424d7da46d156758e378ef4a1759cbff3693970b421deae737ac2fe964d1754bebc4cd784a8b81ddf05bcb4718ef95bf53ed9cd875eb4a3267001842f65ed285cca4e9928377275b422354ff79d162a12f12afc53fe86a72cf66406a9544c3dd2fc17c211f552c38303de84cdffd945e1ad1dc95fa917f5e84c484c5d92e90995bcc645ca1e809cd5c0470813a6cc5cffb8859c4afb48ddbce28241546adeef75e9e68f4bbf84699fe7005a1196a21f2a91549d1f0ad5a72a7d6dfed81e9e98297975dc76fb829be44a207f6dc561194e82c76e8e9d5c50593359f86d4df7b58415cc5d6b72d0cd914c41446145e0e29b1a0302281708315a22f34d1c0b32d849aba12cd8bf7ec3a03a7d84b05f92a0526b3c156bbf5a7f23c9d1294685777b786edbd7662d14efd256b01ad57793ea31f39a6a246a8c56f6f6c76c389f9a0086dc78f47a21c101e7c91508215c22bfc45bab8807b9200b8d7fa10dca22239f17c251922572a3ad5170510ff64f5d3f2527e7dbece878b40f69853130c67b586396829aaf9bb1a8f16a484901f9be08657351baf57bc489d3b4edf8366cefba7cb5b9e51e43d5e1e1b8ad7d01ebfb16666ccd184808d15ae95db5b8b2b501dc79a7ed2e94ef81eb7a7ff54b589f3a4857ff7244b51b67c36d84abaa1f5a2ecb5ec73372fdc433ec4a37689df1efb544ea33e35075ed5c77446cf9e0b6037ef003ab46461a03dd82a977babaa36cf861ae27219c81b2de60f6d88febb82db4b8c52ff5d9f429d232983ed341dc98637ffc95c85fcc0dd0e51f98d8907fd97e3e0e02ec6fd4bd7094edf891f6ae8b5ccefb3dd1ea0c4b7db5c452fa9b78c656df3c237532673d32031c841a7db2ce5de20ae67fb903dafa264996e6b2c07d9e506030302818982211c5d33b0a821aa31daa6f64a55648614598a62120f1b8726544f4ffdc4768936c645039b0e74c9fad592c602f11d4086ba0705da39ebe4710d407aa0e5e8a3686bfeef0112094857e521f445109fdbb81a3de15325012616a11db29e90d22e8f7c94a5ec7269103d3350c2c1273185b905f693a87bef294fe6f3e9532591e24c2f7ded96a5d327af4e2e48a0cc812078a84d6ee55ae788bbf1c4de555bb1df0e9b780323ca0486a679f876d4212ffe5cb7e1ea9a534b19fd583b878272d02531e2d26f36f4eb64068bc73a24f77e8503a0dc63a909244ac17b40dcd72cebf95873da6bf48b3807d43c7b25df14d358ff96b451c5b173f584749b9445cf6f28d7205a468262d334a0f4c70d83f44b03be4082ccf497a6c068496a56aa883941ff40172e747143d24eca14bc93288a4005f542fe0e427377810f0cf42624b54e326650039def78593e40559c5c573a68cf8f0020afd5ce501e1f1a419fe51ffeb7d4b671d729b6705a31eb3aea652456965dfc9f4a5b2af13da4d7d464ef2beb021e3fb08ce26c5cb4e11c7cf3dcd0b8bdae987cdb6e7a858c87ad52a486de6e727e33ec92a3a4a1ac9b78df562f2079db63665c6051dfef736d518eedc735c4ee7795332d40bc2bf4b102300f5f0a893fc8b20f318ba0db7a2ea4eec6437370566093459ec7f161a92dbe1a0aca2137cb56fe9711bd495c08ed3d848ca46c71244c9f1d783f5ecad957999e68f209bd170d5edf48fd0dea5d7abc8c482f45836eb5976c77b4e67a08385fb48ccefaf6104a8a101b03bd1292776d82b27105e2722397674c29245d5ef18754fbd7e9d424ef806ff4bdc731c700fded353c6dcf7e4152ddcbf9b5a9c23f5a07b9a94cf822174790eb406d2f0e859538fe17874b97f09a666cb47af1573c159a46fd7704c08dc15554505c6e9868d7fee6877e39c85ce89c1db7d8cdeb323d6727bed37672f6e5635bc3699d11dd677f36d4c33b136a50a54ef06aca1f23ce5d9da092117f066429e374e0a8f6acbb20e880fc39c4f82101cb090eef70167222f6c6c412d27c9e2a03b24032b50cc799aac75903c5b567089403aebb3540dd212da90637bd480ae70b8f88156cf6064e8275ad09b97ed1b0d9a59210b86503b3c7e404ee6cb28042b5805e833d2b59b21c7b45b5a93e32000044e682608cf7450cac644742f1364cd81984d5fc15979d96484753c81b5a712aabff2988376c5cc20bc93aa0b56908e5647369feb0b74f238b3d6a747f9f7dfab9145c89d427879efca171fca877c4ac2afff351e52e3b0f132914ef1b09b8b8a71f2817a21be2e8efbb3e58fd9dc86da6041e7667fbe4d6d2c03f4dcf3cc426fa8a82f735928c00f9d5b8daee2ce53f27209c443ed5318fdba3d38379d854e2da2d97307d05383bdf769026faf4415ef239e318ec020924fe3e9a05fbb7700a2d0072b6e8c8b970d36adc9153349755aeace5608028528472501ae8b5e20e0a09fa1b2c93f8af421332c06ac16da6e0f378a7c752f942f53c8c69d409e19c16e32902194644e8032bd6a24d281bc358ac958d1d28c835fab84ca0bb853c9851d09a5c8aa4200fb338469719129ad317e5cd236c4a164ffbb139fe0ea319b1dedb64936b4128a0744a149ace8cbfee10a8c77394a9a1626a2ba63bb834d981dc82cd9a58c91110492863cf56cc9aa86a9b5783514c08cbc7d53a5b86ce8a95b7b22f23d8566eb12619763a58d6892cf53aae830b70f79571a6c638abc868fa3bd88ec19b373cbd19446ced9267525f10bd0a38949392814957459f9b09676be5d96c7be4cd1d35f7327144734c9bdbc8f3471ff03da760c7ddc57211d10ac324418a70d26ab529ef6e9440551999f0b6b08068a561872161d98de1942f0c68671f7758aac3ac28a120859db20ba6f437e14975a0255132ec46e031d6968cf875f923c4573af78f20a1dfc9753077170b6dd86d32107512ca3ec5dce5a96b806935f816aae36f16765e2eb0348d04b7c8aee129227a19323e6e10409b27902bdf539ca1e39bea759b83ec17b13a7a65590633363170eef53703fb7acdd4c345cb0fe8bc65be2d30cc952aceb867f87d06f3fc6b71016205036b2213572920d18873b5acdbcd7e3ae24e9ae29db2b2a47a93349fd4c8f57e2f859893565cddd0ebfb68fd3957ba3517214a08e92004530630280646c7f7b1a00bea2f8bd5d95e5b2b8e7e52ac2871d7e923e03907a45a4adf864398aa0fdd9450d1e5023e0ce0a72afbb40571e5a6762ccf7ffbdcd706122d05a2dd7ebb56861bc8c17a0388edd934e0f11f37143472d404acc66ccf11bac1d8fb55103def3864abe048ef3a38bf78c3749c126182c46e58eb11b329c2e3dd9b76b9cf75127d7ab23ccedc3ea0f296ff64b497e2b35e36945283140273a2028cd4c9f52e7c19b517e0ddc6846c0ce1b98be4058a5f653e2668d181ea583dbbe84140295a2428bd7bff82924f5516ed5ea5748cd23f4f5f8e32193d541b386d2e720ba1dc0ae9d728c002a614d5405981280701ea4b15e5c13ed8474f6a2c8835a10c6404f15847e3ca07c8944cc5ddf01d5241e0b8c26f3425ad7b4d50c140bf3e861428eb6f2d929c4e702350caa2745d5505e5b2686d73448a3be0449ac57aac7cc5e2759697ced93ad4566d729c4858f07be93f33573c81d79e7f942eeca4169285f3490999ccf9be5c8988eadb435cfd8544d33c3b3adc486e03076df9e27f4bafbefc4362504f849abfb90dfcd68afce9617b8c11a449a87f5a890a3332ad7f908b7b7f735daa2ca86dac823eaf76d68f13445374e45288e3610c59f1adca99dd02387aa3e77923fc91dc17b459050308b00d438403f0f5102f524949d23a4b9a1a38bf8300ca5422105d28db6414147532070496a4cd61cd513a154434ef06e55415ead5ed418259b68f90464d81af982b31cc85e2a4442ac4996f13190c9213c2e4d7ffd445bd8096fea997f1afabcbaa199cc206495244a9225b14f362c30d27df7308c5d7fa1b43a1f2361193f63169f134080140d3fed223b65d092ba81b918b9f0183b303742f5deb5d018ae7f3700a3c9b79862bef849a53cd3b7bccac45789636f87ec3a09d71754a99a505462b821a40412156340267c8968451482852d3a9e9fba5cfc05414f9497053bfd64f8dceb6225a99ca4b8c0bb79d0d3e4817eec833c1d8c86c9f847fe8ace4dae3b9384c95ea038d2d6e642646520ff4ec0f5a7dbf68ee8f16687226abcd2ec7d5cda3a6ca261341da0a2d1c4ed21031f52a232ac864bab9d4370a1a23734a9dff57bbd42a4e7736dae0fd5e5436f83f6c3dee98420b02f7406a4f8e415016eed9eee6f2de779c10029fb7bc337143275a6ef56edc7d0eb1f5cfeebdb9ae7a96b375e6bc1dab09c2b09ec72f580043481c0b3fe74a3db24d80d618bd52433c47adcdb3fe312d6d8feddb1f24c8a6714047b7e5964b7f743aa2e03a2cd3d1c3fb02450abb54cd45bc9b21c637a55408d5a0e1bc22d9862ca87bfa892d5714ba28919984cbe11548aa7237175b6a35e909d5495f54b6b0734d62415c351c58742984fd94d562c96cf7b92db983918e0568213924c026ec0f8c3efe64cf1e64980d8cfb36c87937d45694b22e45041b506d035ee3487c0ca48095f65caef90801b6ce26e9e53c6d8623f25d7ff0510bc238f019e683c4c21f6def59335353a9392c0c1e3f93a75fedfc3f4f2e96e9169caa4da8d8fc6aba6408075d74eaf2eb6c6b28f4c2e40626adb22bef5cb07c6c42fc408f82e6973f34f8199fe6d6d8ad7f022828dc4642060d649a96ed6819117a326d823d2a197724e719419fc5fbdf2b375a8f5e8c23f730bcbd405d7cb326cec2c5049ace0dd14081254568b391c5ef49bbae18a7e6dd988e58ee2ecf3032ac8741ae3d298909c5946804ff90757c847e988e7c5e7d7a7a83f177fa5b19bc804fa5de7f0b35474bf783d7422a0f82e491aa75f84b2c81d0b112397c778ecfd8ce0116778b97ee0d93f1b5c67d5ac57d385327c8697bea06c37b84b548b79d734c1f8a4876b8c7855e5fa2bfd74b517ad70867f57f1f9a60e14855055c1d6add79232b37cf7840d7a8bd35b36c4e0c3facdbb6b8ad06961bc67ca5b6007ff1d3fce26f798ae16d4fe7d3232f77c6daa90523be4a7547cc48aabe46377ddeff5c99be338cebaed6871370d38bfe40090ed1b419ba7a561abb16e6dce69c76b8c748c6a5b6ae3bf7d270f2ea5e08c463ec4bb9a3f924685f9f49db3c7dc8fce10fbeda6c756cb89bf9ce0cfd2b45f682e28adb134a8cebaf783c769129ca52ff98f4034abc34867e941cbab0c8c75f39735dece75e707dbf918ace019369432414a4027de4468a4e5b74618204593686471c34ee64c68f69b2adec242a304ad690be0d6f2c602a2af48536799db4819380b70086dc1532821490f7377fea993bba16453ed09c5d91d1b7c0c6bd268be88dcbadaf64119a2b217dd920f5d3b910713e3fa1a0bf1fd1c9a0350caf556b0405133f14fce2aa177a061a6e4b84fc9085533ffe722cca7cc32d7042ff42bb6e0e489dffe2611a44a50a356f25a271c369cb2ddedd1248d16ce3a02e64e5e95c73bfa3ec8f63c98a035459cd32e1b112275c08e51acc1340d9c076c2a8bd8db13664c6233d9ac7e057b203b4ef690d1439e4529d3105effc3c949c1b25ed1c7843d78c185916f64763909faa8c0d3f95d6420fb7abfb3e61d7ef6668c26083a12c983f645f4278ba3d10b0c3a122278a46fdd4974fcb88430af430a7a7c8d467aea7d10f50f34ecbbd027e8ec8766c565ce20496d5871b340b80db99c5d3515bdc81b32db61b497107e339414d853ec9057da851dd9954d91ad65b1ea980f2fa5bf99e32a96fc3213ff3bd65e61ddb8768aaba153781bcda1ade489d3be099264f1c3cded2a3dd9c7f7d622b708545c0e54936a364050aef61b64136ce325da99a83f29bcc8f3a1e90e5bd2ddf3c37d52bb0e93885daf965dc82221799f034b4796a7f649c89e5b797d538e75967427a6f9d95e77dffdb9740bf4f3b4062bab538ea3b420cdfffcc3f272f35d653af37a3c4653c9e3c4584bf50bb3bae51109a2c71a869c90920b3124ea50436a48793eb6bed645973933155eae43556e8c4abca0b1b9739892eaeb9f3305e8477a178277fc41d11b3089978ce563a6300f09be9f2ab9e46c8cf72a711559d79b1c35a2f121ed1a85bce0461ee064737fcd8ed989833a2802649b39b9d0dae370d5db530b1f26c9bd139c7a7f60cf5fdfa331af9e9953487953b300349c974f6adbbe0ea9c23c24d09e0cca0cf3f52b30b1ca0a3121839f5272ce402857366eae03fd87ffc41321496f3a37b2c4c33c4ef9cec996ad67efef949724d82d46dea4d294271e0854d9377e460a');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x782a36cba347431853f2c320e202c9f466fc44430aefd330dd5d24bd2386b444', '9322d69f-1f5c-471a-a2ba-a26c390611bd', '2026-11-24 01:38:19.49+00', '04d4f6e6-2d53-4c1d-969e-59f805b48fc2', E'\\x018b7fd1fbe60f48768f8a233526bfcff801a3d26986e46e7eba591854bf7b07d7d5e22ac4c525c67e785e70be5bd408ecfc01a14c9d53028f40bedd3de2f2510cb4b6ded7ffd5ad6cde69f2e91f58b461fa0e837d7e30036c782d53328df806d49a053ddfa0e61593593fc3ca4e8972d04ca442145935b8588b42fb349dd98b478da9b5ae1aa378c2006d3904539f865f5877fa745f6d1722088e4c3cadd042fa98fe7bff88a147fdc6bd1a251b4d442faa38b110bcad4b22a799611f1f63cb7a015c8b9ce088dd4aaa8aa08b35ee8f202fd08de6171855bffaeb27583098826d7090fd1c2af06af0e895d6e6434b1f538e9cb80d3603f397a4d5ddced43ea08a46c0e5034288e04df73f8c595f322a7a56f667b1a6a862ab0203085845f03753aaa13c63b9e62b62733786a0e55d5f038005027aa3c222c8f213673bfeacd5eb2d1f6503b3f6f89dee8e240c1a41050f6034a9ad8d0f1243daf0da10a2cc9d1f8d9467179fc85fe24cf654dd7f08b1f5f2b7aca8ff3254129d4e32b9ffe79d13ff9b0be8a84d485df8ae0022451847d4f2fcce228512d68a5ad1d778f8ec97a9ac6f803777a7603ed05e579667b30d2f48604a6eb79794fa72271eb0df2d8f411ed96f1e296471e7783e7237684ea02ace87d0344b9978a867f70fa02bb2455156492be98636ec63738b02af7657ff17db1a59883029a931f8fdb154e1c193eb1f04cac10fa95350c86f62cf66a64082000829e778eb3a0ac6d68eb4b6f9d0bb7350785a17b18c419f4b5c1e9c5d025d3feb7fe1d4b234a2d90a5a16f78d49e1329bdca450afdb4b25e3fae1fb9df2a51658abf3ac3851a948e875f7671ee66768a32ae9966176659ecfb86d436b687705ef4b91f73c51ce8174e788fe561218d12f889019f584b643463b12a98be09863cefbe881c0c244bee291106c9b6dbaa8796053a5d0528fe1e499f6fadf546f0342065dac86d7829cf3f1881a2f468ca3f3c2cfe358332461317e55eac823a5b938d691a489caf69b9ec5fa156c60875d951a5560bcc1843a1d47ead9819dffe12e6eeb413e823e994d38b5d2deaf40de7945c329947672708d2ef89103a7d3cc38ececab0c0b6d65e35b893bc68914ec9b15f0238e88f1f36748a7445be5835c0ffe52840c7f27e7f7a6e63a77abeacd460aea32055f08c1837cd5f8fcbaa152977346f0c3001a735cda256bc61265c34674c03aff9f7b1ef8fee260c93f2d8fcb86dd5a32bd48caee53ad3ddbe5d997e56388118ff3160635073ab1753282695b9219ce2a0ec9461a030e8e6dabc39d9e5bf31ad29c8317099b8b083a6568c625c012b3fe13f1b3c5e2ef655d88286e8a7f0cce3e1ae65a22cea17a72fa3c030bc473c3e2e26cf0629a7f5b6098ec8e22aefce99176a08010fb9e4002b6b5b52a59baac5eba3a0aab243c21fb74e2135c8d056761b780df032c465f2db88151cd7d3f87a9874036d6c2cc62cd405ec193f14faaa3e72dd33bbc62ccab8dbb8eb13408f8b6207eb53c6f28cda4b1441c23a28f11bee4e9bea24159f16b2671511512a3bfc62bde7d1d5c0d4ab797de8a806f16e555554d0d3e8654a6c4726e2f3a7450a6f249e12918532e4a4175a57bef22acac9d6c4d924b31729fb06f837e0617f7c91640cf6f3a4a96d201da40059e2c131f638cfce3e3c77b95c2dccf01479588a39699f11513e1e5f06e137b602a4ecf9d1bbdbad3fa279af7a18834a774ae18529bf38b229085fe89d5a2f4a72505fd2fec4f341cffbe420ff13250eb2ee947bd35fff431eb231cde4593b80e914ddf2d6f3d3543cd9fb493f6e417384d54e9c4a355bb98a309eff218118ce40c5b9118da98100fdcd313f4a4e3c45d7e544c857b40b77497c11b214997ae9e49aaa6c5a704be4603d3ee32ede7d28116b4c200897721d4271e21e8b2b897902e7b534038aab9cdf3c7e84fa75fa2a4c1fb90653c4d18402a97fe18200b6ccef4c46a6ecc13964dcea518470f8afa88ab365ba2fa8dd27ba638b2bee1c405213cfb1cd0ca5102017a5e70427a183dbdc6d87ce37991b73f33f03d2db1a7e44decf8e67a4504a0b8cf5da6c6b02f9a90a3ef8307fda9c3c76f4cb31f19c66a49792182c6a8998935d0dbd1f77d90b51abdb946b054af56439fbb69da9934afc15223784705cc123e0d6f286dfaa01e607aec6ea752ba8cab80386c1e944326b886e6f5a1eee6293cb4f7b6fb8f289841a133cbc37b7ed3b74b783c85df5b13f21b2b8f41f7df205c619f92757c73e5efb700b27de0ff3ce5b8a31a9a922da1b47cbf010306b5de75606a59c290aac1f85fbd10acc73e3f50d4d410e95067f28bf1a548caf1e7a9fd59fb46101702324a1a950ea93530878d0e17cb8116b41e9b280e9ba037a77b8d18a4be32ab18800305762f38547e3b169940669c613f3802ef01f18519e24833b60bf4889049320cc3cecd8831c15dde1cbacf4406805e298b0c349591f75c64ad82b48561696c659234f21e92f0b49b20985848d76b33eac4e0280d090820a9a64716053729d4afa528b9ce9bef8dbabf3018ee044877c9be221422731bc67096d1fb1c1cf51ea39f0deee933452744e3def4f84fe5c018e14ae3ce6fe952423ff10db9d08cd6d846d99ec242378b5818402014dbcfacfffc944924819bd92ebdd026fc915ddd64e10f6a2b8b7d93fa2a3c1ca5527f485939e07ab3c76a2eea64cec058dbfebec3f6067f2dfb376262ec50e97c732ad1cd1301e3b8fb576e5046e470c110798db978fe0d2cd22cfc8b853847aae2e427f5e756337f052f49b7e861f478fbdecee68ec74cd4eb664493d61f50b8716103bc4d9e98b3c71d80e0bd35d833c842881757747e4aa3cc666f2acd714437f1cb3181dd3e4a3251e5c59db846f9daff6619266b105164f9472834e41ea304e2bdd7ad84996f268fb213713926d5677b31d1e11a32f35bf747ff8a2f3e963ceca294254dbdfe76b75bac2f56b80d3e3912be486bf1325af3db404d0cb65a06440e408c6655e3a1a7d36e2155643ce9c85774db12ed4a6bede15e08aa6a3ebb9bafe9d41b68e32a669744da2c8ebd92559f2c9f1fc3465d1ecd921810882f0016810850056bc8bc6c43eb3200e8b71747c6d4a516b7ffe8b356b057476906693f6d2b3ad4c78e90943278f438498bd193e95ba3ea770f9e0c944658b3e99faee869687170d225e606042631c0dbdd4b2f2706e1915223cc9a2ae75b69dd15b1c8c5c77e2af2fcc8adb768da7e5aa0dbad15812ec53cce210d738c8ed0381774b8b193bdb8a1f750d5daf77ed3072b9a24cfcfe5c1d6103b1aef5fa50a562974ffcf832af68064907b9748707d54ac83a48827cf9262c9f5d0058cbbf714e41ee949a124f75d89db6c2520b050b9024675ab5cb9d111910d4aeb4829167830a64d2dea424b3e1a8c863618df96b5d769ba586c58823f05871d7eb32fe2e3c5a459898929843474aea031c022cb2efe0ce751773c80aff72c76c01ee14691be38a0e5f22bbde006ef8ca0284f9c08f8584949ac54b06376a1d0fbf54ce8abff5fc5399df167d5ac84752bf0603f0bfe9bc11423bbd4114133d4bf81fb9f97e7ef7b8db6919da92a15fbc61fc83f00336026c40df0e410d13c7059fa64494c4bcdf1329e303d3142fc21b0511414a48243564939e18f1c57c9fcd755b70c06a101e89256375d9d7a0481649c18e21bf4aca5472636d2bdea488f72c2cc80d2667e75f83e30bffb4be57eceadb156440fde4ad83e23c5a830f5980f46801f97d4a9d84eda5e91c68f9f054ef8123ef0de16ca3d369e1f4135bf88899f3e36e11b1741fc48cbaca5f3bbca8fed5ecc0c195901c7b3d932b8f955828f01c1a179e29d9a942b74b278b59d36ed31db20c2a85565cb3e764ebfb8d9ff6e3856f9a989507a268a5afa4406655fc4bf2fe4fedeba11bb0e337d333e788505abef2941e54b4b3864443c07569385968058a7feba300804a5fb05a31f2659f8715505ea8fd8d8dc5724caf8229b0d5184550961fd0b919c21e1004cf8fdd5b4b79b6e418a5bf1ff4761b7ce4fd737472d0215783cdc1426b44995f8d7ab41ce0f231a61a1bf76afd5d0acf74bb5e9dc082c2754022be67efa195c988d42742befb4fb07b0b9e9058772940503253e9bcb5285a27450f1c7c21abb8b377f83383e595204eda64ce5c7b817a590cfc1db3cad61d611537d71c3c59a5b33e62443ab8f5d6319a61f0bcfbc3ccf0bde42d29ea1454e73f6269f74ea404907206856050da80ab3bdb4608055a5d95047d7176e3f646bb6e499920997067c9f601e8a9cef2e764aa62a9a63d73c6d107b2274dcc884ba37938821fc46515c26cb53dd7700fd2e58049a6573bbd2b97368aee9f596e34db634ebf4b5ab96ddca445ff20574538238f94fdc38792272c7d670a94be01c2f529e56cd9618335d80644e6697b2cc791426e2bfa3a28816e173edc14786d3bd06ea8b2c147487d04f9c2c5969f781abea34c6f0298d318ab1a27a20f6095b61852f9585e68439bccec7ead1dd94c261981c60829c56241742eff8177e30aaa737b15e7c11de0dea048131596a87069d14da36b1a0dd8312dc17ee36cad7d427bcd2a5d7298d5965abe82a243111bb275e26c1526050cdde9d2eac5ae5c7704e990c751bca8fefe45382ae0acf21626ed00d389d00060258cd31022e9628e3dc4bd577b3ee526c05a375e8bf7738ae35d35d99ffa595876664e92e9b06993fa4aa7b9678b122e7bb7b5ffc55755c2c6490b1a6a85ef81a96b5f2df298515312d538963f97455a074e0c63e836cf14c50e700abe59a740cf87e513cf0050b9ad332df4306b6a92c96420e4395eeaded569ff6db3acf1361c4986768d9d17e2dc6d73eb86cd8169e19fe4a21d04d42f2eff1cee9dadf40414f1152b9216c5f1be77246354475d72059515c468703fd7617cff63106f6e3b1b9b8f5cf8b8ee30463cb002ebca5c7e38f39699bfc8f835504b7d691f9808fb22c7b4cfddc4e7752c370996d2ef67eeac87691fb6b471bf63f1023c6c6488492718f6f8adf23d068a4627623de8e0eea5d109ef09fcd39fab0762400ca838a775bf9a54e3b102a3acf0c588f27d4718fa7485e1957c6c0b159c0622c49974e18d9e4bf97bdd13cfba29fecc6b7b0b5b648ab236350c53b58a5b306a34cb61eed514394e624b92bdb0bba0a80348d2d3d14795b2a26aeb5847288a0986533d21b193fc099d30312c07135766c7ae6c49d38ed47988eb52005a65169968dec5426c786625405e697807db27d73095ebb9e7ddc8a8bbb5366ab58cd7711c84ba5e1de60c3d47bea0a5fd80572eba5d6e12ba703471733264bd5cdcecb11567862368d4340d97d24013d522492773349ab8b520ad4ac7a69dab5368e6c88c6483f87c7108aa5d2a06814cc661524ead85e7455929bc7d2b70cf865e271e74cef88059a6911502621c6e75d3faa033e61fcb67e017fbe31d5a718498dd4f0e5703e7f415a01f3b823281db7ccd6c8aee3e561c5dbcafeeaa90dda5571626d5a75739d565b6e61650aa8c1f9d305188255d39a6d837be002589a29187a9f05d1af3fb55ec9e8bce6c627cf1dffe30e70c850c39e8a107f2e607f51bc70222fe2aad048daa50d614e13bf95ebfefd890e8c0fdcca18f6c22e8a13b2cad4cfbcd57c2e80ef0656e5eaf91d5079047a6bfbe690b4eb761760886387cc1b0b5ce7cf58beb36df1d602890c26019c16b719bafec37cdc537b9fdf9077b2655969aaae38f06b9dc410aa89b5349ae06f90a4e048005b65f75ed552fadab99dec111423c48631abb0e38c294fc5945f1a033b3c9b64c74aa74e0ff9a73caf6698e11940066d95b673ed49ecdd73819f99ab1f43e0a00fcb594622f7f65e45aae4747a51b209c9bb8e5d62a38ba5352d093a6d3986dc8cd3c7768ab1ea264a4f70b54b459f020343b973410a4341352d18c9b77a0d84c6c0e7c32e51d963dfc299c2a3927889f736da5dd528ba25f88e693be0a6655ffa40dfc7214faf3072f2fd90086762c4124a8fdfe6fa063ade71df9b462fe5c2159595bd09116419ae517d63c180123fb8c3cf33c43ebc729ca66743d0041946658c2f04b05819890aa9b68d94d82a11bcdf86889bca3858a4d6860bcd2d887c0cbbf974e49f59d77409730d1a9beeda27755a1162c93998495c86a9d7e2a23941f711c7d7bffd50b82b7aec82f51c3299ee6f665b6f6286ac195e99b295bab18ee50665fe03aff535970dc1ea5d65daab9f7a9304d9e21e7979cfb810aa7857356fe4d34029700cf52bcf0f34b0591eb678e6bf538849f351ce1e5893de5deaa21b790f13093c66608ec0a9ced3090067d65240785f959630d24714d7ba7ecdc0da5198852f456e1dd222d4fbd778eaea4ebea0790a6dcee7f63bd0ea5613137fa60dfb98acc94aa011844358f8e59ce87b44effef68c63962c02714b84fb695a81d2e613f88fb7afa4cc4faec75cc1fba9a84b7ecb88ca99b7a1b548f5a20e70331055e6f9f04c3eb7b05a684cac950a509093e80aeab051343b29a7ce852f8e1ccf4797bfb7696b9dff5e5bb1daebc62ab92a1d2d2a5ddd6b58e03713150d69e6d8ec4b7fe588889a5f52753188c774bcdd675d5a939d9059478068ba6bd6411a33a7b0c6ff6dbf49af1eb40c6f52df760b50856d7fe92177d892cce0f425339647c07b7a6e4671039742a105149fbaec6c682b3eec5e2fcc71de20c135fe67262b80954db8205dbf05b3643ecce9ac196bd1d6caf0d8667e9a1ba526649a53e5f61fde5aa8dac2f24df2d02f88dcd8560a7cd7dd4d942261dab3dd24a69bb72b0470d135fab4f23e6b6eda6385e3ca8a7e9a0d1a1039f1f872006513ce33e6c53f00f1b80b79854d8e26b7f56d84c23c933cba653af86d7dbf2628db5b4bde757252852d9d1aa9f3470dc10973c2c9ad4b5e84a6d1e800eb73ff56f6db637fa6208b781cfb6507f083bf0180e7a6fc256aeb7ccbbba2285eee029d2a83205f8582292c312da03c76a4cc9ed5b6af320a04b01d1ce10d8b4d8494a41015f656fd49cc2ca60651650bd0c5e2beac7af669227cee41f62be283e880d785b30fbc7f571677c8fd3305ec5f0139bfeb83411aeb5ddf1c7ef405057bc986d41c690db1b9a1832d0e4d7abd18a41826d74d769594e1bd4d1740c1e485a0b6049b49af286d8a4b29dfd6f7e28eb68bd4853f5d18313c5ad073e3960c005cf4598dfb268660822ad7e1e115ad700ab3344b6010cabe2a45168e5d51e67a432e8a4089e4da2029441409ac6654fa8d7dab1e73a4d868647c4d7cf6984241b19202f1b3f4fda5a6f19cbbf90409658ac724f9a001bde2cf83c6b14223985a172877f6a1e7c79d84a85f1ee8ea18069044cde8c8a034a4a42aa4d74e145aff086646b3622852b88c91539b3b6d106744ba85e26fa933c5e20eced31b901aee9d2de724ebd5976e8046aeff9562d01d8156296a5d8b0ed67752624f60f7183856cade1a2579ae1d874fec95e805d0da2db0e8b7bee1a1dc5e35e0f51d1b9c1f6cc06f458792da421b98892c4ba73d22d79d546cbdb07eeda3222da442d9ec7de80b31c4a5248382777a2ca03c5818d1f487f0a0eb00c5e5719c8fe8b4097cec5f78a236c73130375e116223563b8834c92352810a0dce506263bb6dfc02e99a6076e75589c1271ab6ffca94d7fa3d97bea8dd136980c2df46c40588d0f1509c8ac51df42bf25be657e27dc2799ddb7ad86488b8e14b555a3d483362d81b813054f73fa649f3f85bca30012e5a7d9699f6e0a914aa762c846af67153eb80144be5ffdcc786432742a110528eed6221606239c577888aa8959d17846c2b862eecc0cd8de61fea185d76c4ba7b2d89a6b5a667b1106d7b16654cd3d9689b4b824aa3da9e3539054b93a44514c7d8dda85d3e233ded2aa7ba50bbc64f4fd22a5c950920bf879fe881699d765df838bff5c50ab7e82c50cd3dde8d5a8fec175b1c2774aae1b09506bb4a05a325d5d0d3b0b236f4e37d7baccd4d976e4a31570fac598e4df5bfe96e8b9b15232d1dafe376e36bb00282e942d0cb87185bdc5982450d74e50fd450856262f8a55c934cd09b734d7247859cb8497ebd69134f49ef65f11a9ce2d327679bfdaaff6c4e44aaaf5af5cfe266eff825a9ec430900003255a97b38080a14c79daafbd8aeb4090aae117f1d59202448ee454d82ce598f588997ab2c3265b5ed3adb08c54c2b36e5043b118c8a7a776d83bf515bdf026ada664dcb9fda3f8a5d02c87f447fc967019701f345455a47c627935a3f1915fa6d7fdd286a11ef0a66b23c68cea314ef19029ebc847779b098098bfbea3e7658085c70636caefc5b0cb1bfc51c36e5e04de0de3f1f351c761a38c5c2f8f81dfc5b85f7ebb5f7951ee63d543765865cd6936c1050a94971a0732f7547a594c1563a4d13ab6162dc23afb6090c5f2016d5b022d2d06e8041f4641f0b440d54e8bec7ce98ec4c9dc900512d1205cf991e584369a6b3c69cfb470ac5e7a8597ded10abcf0c67b962f5302f8fc2c1361e9a5bf8f4bf522b1edbb190e2f72a74f747662fe39d58669962d5325e01f3b5612db8a7c1484c75d30db36f66211db0ea5cb72094c1170c0d1fa8cee06e5bc9bb24463dd2f72835e57b31fdc4f5cba619fe39ae3fbd9be7a98a1b359b99b1169c28e5de780895a936a621df81c707c208507a3f80847a3b33bc5f1aebbe7a8b41ffee5fffc063d30394ec05f1fb7ed4f152e32bc3cded5c39544fbd11ee0c4a6a7ad6a34f77777513d4759bfe69928a202df54083ac1332763d9416af434513b4359ab1730fb0d2e299eaa7f692a403fcbfb160615bd2eb58e7d2760361309c669a7d9699f5a825520a480d41b5a00a8ced35528a86de2c25729020eb0d6e575cb5d4bd88b0edd707f122699c300d8aaacf940450f3bd38603d8c349066087e06269744e99568d02133e76f7aea591ce69fb401971cbb1b8c5d544af6fd2344df026ea27dd4a9489c817f07c8cf9fda9e7d8cbac91e8d5b7a12e617bcc1e393d35872bf4f0f65eff4e4a461faa425c14fea37f2a25696b93c1bd2c94240549b35ddbceb0f2ed5ec8d0b6e058b4c35c25f57bd66a50ae905d81466176d565c1f7cff4c6e7491bf6e68bb52e7b69fdd7dfb1c8efc93362a7c05ae08932628d968cd2b8650ddf30d99a7a3a5b920707fcd9c9bcb0ba0abd4291696c70a86989a2afa52f9e10705220b5502fe2ffde1d9b1d2b9eeda56c969d1ec12ee2d9e8c3944bcf323adf89d297144fc10b369e667b5e1a7fca9b0e1379dcb210af6614ec513aa549668a4bec0548f9a2ae8ebfd63687c43591d4b355198d97ad3884f71105abcc69415f354941d3070c05336267e024d3e2f581def9db1f47431253192ce6a5263cfc36d2495d84d81446317719b45edcab3179cefbd7b1bf310e83f7cac580ca1e78c8507ea583008044824507cd70ee7ea21ce666a94f19ab1e3aeb9d0d6e47fc5da1511bab83055a7a04797d848e1aa33caf30e8f4c3ad7e82e5b85d50d2a5e72f303c62bba6d8e9ad4d8100f437df4c8f84ae1af45ec9f03ae86f7b7fb21b0d75397df6772eb0a1154f23e67abf6874457756659000f78e0ac567b4cb2428dff56dc824267443ee0b336b61f55944866c81c1850f322736ad0c2473e80945f0af4e0625dc347f30bf4cfe81ffc9a2781e13e08ea83d8737b40fabca158276c0bb085f067a070211623ec070835d801f2dbd8d7f8551e1a722b6faa61c19867ee2d17f8b62256ed3550aa3a5f291315ecb953a634ab6b38d7cfe9cfbbcc2334ba77d794636ecf0841cd3301cc2b45004c8a98abe0e37f39bb2d6015da6a40aac209ba0cafbffe5774b71d7afc3290040a00890941e591ec59596d7268502c30b6198665cf2dd3371f07303749182134d4cd33789431602e00339c285a48cc3906aae4c7ea7b949fb36e7f8197b30d8ee16e30826c2ca802e47050eed3f59f40724e4a2b86c866bf59266b04caff2f5e27610f2391f641542a27df80394ab40d9a78a8f82d791b5917ee5398d2bc40a2866ec2f5a1e3b2017fffae35db4d91522ecdbe9c3a75f20788a4d05e6216c99fd20a10cb2d2baa24757f03e16acd017616a103e0c45f09fe24e7bfebc5d062618c9a636d6cc8fe01a3da89214b3fa5830680af617ab04e2e04f9776c61aee29e3e6a86fe0e81db88e7802ad5234d910a714aa07d92739aeed6e6d37fb95295bf1b7211952fe34fde92ab8872a64d758379127739f086fe2fd5d278396d737d5a054a4ce123799e3561a91be77216544e899c8c3496c3f81f5b6c67597e408b51e80a46190f5f48d40c9a105347a2e2b54ab4349a2e00d35d738128a6b63b98bfd63e8e0d0f9d36b07e64100285b122bd93f97c8dfb7dc2bd86c05263b409a0de6e9f7176d769003573a192c3c3c5da2c6532c0b3f6260b3acb9555d97c38e636908c57f158be2ed621e486cecbf45e085edcc5cce8c887f383ccd6f5ebbe77aeee58a0b90fc81b286b723a8e02287a9b58dcb467a522229fc843d039dc56e6c0b1cdd38a52b5e00c4d982a34555e73c127628fb9da11c6c8489df9e77e5c80ac13c526098032c5e07f899cab89a2b8e7e011c7dff50fc3e32b289716fb8b39b5b5aeab0af01a30854e5c7d262cd78e9e2cb1fdd1e243665cc4b8b1687b4173d1787aa37e2abe8832b121efb49ebf49155ef5890757edb26d9977a68a9c7fa2376707d7e6318d8e30520f7273eb7e6ba360944392b0dbbcb760d86d5b21ba436a0713af06644724f148529bcc7b9f63bcfc83391b85675aa3e27987cc9bd5f87e3be6e9eb67d7fa18f74cac78b1f3fc6bf4d5bf8f0c1091554ea47bf4574de88245b116dcb80e05c1bb1f765b2a481e11f7f134be975e96d5f90dbd4ae3318db02389a4211e69d92fe552b4d7fee41010fec636831ebd4473415bf6cb94d62e175d27afdd7ad2868fab3ad9885d6383ca86e9e0d785891dbe0e642c771fb66b550bf9766bfc5fdb92a8e7a68e104a1268cffbfe41e3703d0d0558b803f004111101f9b3db36c9a313c0a0603e6bf76674ec723c92141ee9d8df25e47b2ff8749684df5ec1e928462776313b9545bd2a891a2a7d0b24b04654bc680a25ce206c01ec025d979c54e0be08327bd56f0f133ca2d84bc047d8b8a0f69102802975d26bbed8cba664e76e5e78873a73de65b5cc2f7b7559b4cc20b3c9032c53060fee0ee7a393b9eccfd5de8192ff7c10559923161155a3549cac881a95f0a988e37b7752e66a87881d078d4bf5b50d9a0afd329ba493088919ecfa1055b795d2b160a159104fa80312f3f577e6784c9fd4da2525abec7aa0f3a20f6f2902c34267c2aaf1317d3d29f359a6c4f68981a651b3738a1b75ca38678d9490619a55a56ab9615aa91bbfe2f7b40df1c9ebe28e2ca9ede94f6d0b6865963684b10ad910896b7c8823457ebc1f9454c575cb7b36a0a088fac4a6b3a6462b201ca30b086c26ecbc7235ebbd4039345e98a910ef1f355fad55ea');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('3c1e9d01-e86e-49c5-bd33-b45f91c4815a', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'connector.sync', '10817769-1749-4a65-973f-2f71a1ea6b1a', '8a569eb4-5a2f-41e5-b51d-18f4f62181bd', 'failed', '{}', NULL, '2026-11-24 01:38:22.174+00', '2026-11-24 01:38:22.268+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('240c63cb-81ae-4dae-84f3-d4744b1da07f', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'connector.sync', '25e0e591-3c09-4508-8770-246dba822527', '45154200-ef40-4b09-8432-5cf050d5c3fd', 'succeeded', '{}', NULL, '2026-11-24 01:38:18.104+00', '2026-11-24 01:38:22.41+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('58508243-f425-49c3-94b4-c601ae09c7e9', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'connector.delete', '10817769-1749-4a65-973f-2f71a1ea6b1a', '8a569eb4-5a2f-41e5-b51d-18f4f62181bd', 'succeeded', '{}', NULL, '2026-11-24 01:38:22.2+00', '2026-11-24 01:38:22.415+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-24 01:38:12.329+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-24 01:38:12.689+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-24 01:38:12.774+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-24 01:38:12.883+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-24 01:38:12.998+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-24 01:38:13.045+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-24 01:38:13.135+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-24 01:38:13.142+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-24 01:38:13.15+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-24 01:38:13.155+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-24 01:38:13.16+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-24 01:38:13.164+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-24 01:38:13.172+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-24 01:38:13.177+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-24 01:38:13.184+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-24 01:38:13.189+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-24 01:38:13.301+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-24 01:38:13.31+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-24 01:38:13.329+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-24 01:38:13.332+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-24 01:38:13.345+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host) overriding system value values ('4695265d-b7fa-4386-ad4a-08a26d35ae9d', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'hubspot', E'\\x018b7fd1fbe60f48768f8a233526bfcff80178d1ba4c6c3805f834a08bc8dc3fe1da0a4293b0f942b14a452d7570f8d7d45358dd7a9eba1e22462cb0e0660b764052c0eff602ec5be6d4b8600cc2dbccb8ec0afa5fe111058b84e6622d', '2026-11-24 01:38:20.365+00', '2026-11-24 01:38:20.365+00', '');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('94f89173-b64e-463d-a696-a7c6b235254b', '46edbfe0-bb63-4a5a-b220-65f22572f678', E'\\xd565312f78a33eaa449e7733d351d40c49707249a0ffb28279831c663b1f02f0', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x018b7fd1fbe60f48768f8a233526bfcff801b80571de04c17a5a32401a7c1f42e6b924301ca7c58bdc7297b93e60aa9a490aab03901c172e668a2d393976d6227843d44263e8da62d123fa519b4cf93561af4fc8052dd7bd21eb73074c5384c5ad0f76f9dd44a1ea966335d2891477cb05', '2026-11-24 01:38:21.135+00', '2026-11-24 01:48:21.135+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('46edbfe0-bb63-4a5a-b220-65f22572f678', 'Default', 'active', '2026-11-24 01:38:16.184+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-24 01:38:18.224+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-24 01:38:19.491+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-24 01:38:20.443+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-24 01:38:21.222+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-24 01:38:22.197+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-24 01:38:21.107+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_10', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-24 01:38:21.107+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('3', 'charges_100', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-24 01:38:21.108+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 01:38:19.386+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_10', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 01:38:19.386+00');
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('1', 'customers_100', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-24 01:38:19.386+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-24 01:38:20.202+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_10', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-24 01:38:20.202+00');
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('2', 'invoices_100', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-24 01:38:20.203+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-24 01:38:22.37+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_10', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-24 01:38:22.37+00');
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('5', 'refunds_100', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-24 01:38:22.37+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_1', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-24 01:38:21.832+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_10', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-24 01:38:21.835+00');
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at) overriding system value values ('4', 'subscriptions_100', '46edbfe0-bb63-4a5a-b220-65f22572f678', '25e0e591-3c09-4508-8770-246dba822527', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-24 01:38:21.835+00');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', 'refunds', '46edbfe0-bb63-4a5a-b220-65f22572f678', '5', '240c63cb-81ae-4dae-84f3-d4744b1da07f', 'idle', NULL, '"2026-11-24T01:33:22.228Z"', NULL, '2026-11-24 01:38:22.4+00', '2026-11-24 01:38:22.4+00', NULL, '2026-11-24 02:37:23.148028+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', 'customers', '46edbfe0-bb63-4a5a-b220-65f22572f678', '1', '240c63cb-81ae-4dae-84f3-d4744b1da07f', 'idle', NULL, '"2026-11-24T01:33:18.371Z"', NULL, '2026-11-24 01:38:19.479+00', '2026-11-24 01:38:19.479+00', NULL, '2026-11-24 02:37:32.456145+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', 'invoices', '46edbfe0-bb63-4a5a-b220-65f22572f678', '2', '240c63cb-81ae-4dae-84f3-d4744b1da07f', 'idle', NULL, '"2026-11-24T01:33:19.546Z"', NULL, '2026-11-24 01:38:20.409+00', '2026-11-24 01:38:20.409+00', NULL, '2026-11-24 02:38:50.591133+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', 'charges', '46edbfe0-bb63-4a5a-b220-65f22572f678', '3', '240c63cb-81ae-4dae-84f3-d4744b1da07f', 'idle', NULL, '"2026-11-24T01:33:20.455Z"', NULL, '2026-11-24 01:38:21.197+00', '2026-11-24 01:38:21.197+00', NULL, '2026-11-24 02:37:59.177095+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', 'subscriptions', '46edbfe0-bb63-4a5a-b220-65f22572f678', '4', '240c63cb-81ae-4dae-84f3-d4744b1da07f', 'idle', NULL, '"2026-11-24T01:33:21.229Z"', NULL, '2026-11-24 01:38:22.156+00', '2026-11-24 01:38:22.156+00', NULL, '2026-11-24 02:36:02.211445+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('45154200-ef40-4b09-8432-5cf050d5c3fd', '46edbfe0-bb63-4a5a-b220-65f22572f678', '2026-11-24 01:38:18.157+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('8a569eb4-5a2f-41e5-b51d-18f4f62181bd', '46edbfe0-bb63-4a5a-b220-65f22572f678', '2026-11-24 01:38:22.23+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('25e0e591-3c09-4508-8770-246dba822527', '46edbfe0-bb63-4a5a-b220-65f22572f678', 'stripe', 'true', NULL, '2026-11-24 02:36:02.211445+00', NULL, 'false', 'false', '2026-11-24 01:38:18.104+00', '2', '2026-11-24 01:38:18.146+00', NULL, '0', NULL, '{}', '2026-11-24 01:38:22.411+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x04b2da1b1fd27f65aac4333b979b24f7b7609160fc0232e7a64988f2750ef0b6', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678', NULL, NULL, NULL, '2026-11-24 01:38:16.711+00', '2026-11-24 01:53:16.711+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x2a90da784b277215c822f8645147d7dbdd4218176c1e0508b733765d81cf8ba7', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678', NULL, NULL, NULL, '2026-11-24 01:38:16.931+00', '2026-11-24 01:53:16.931+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x791cc4ac610fb2a18ed04316fc2587fedb17aa795d8b2b12a186c99969d27470', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678', NULL, NULL, NULL, '2026-11-24 01:38:19.089+00', '2026-11-24 01:53:19.089+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x38644ffc8fa9296b6fb770829be2a88b18caf0faddc6d95a3e7d306ff13ebc41', 'scoped', '47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678', '45154200-ef40-4b09-8432-5cf050d5c3fd', NULL, NULL, '2026-11-24 01:38:19.473+00', '2026-11-24 01:58:19.473+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xa3c8c2ce35e38c30a8336494887a72f769e6d6eaec245ca6854a653e5e2c9fb1', 'application', '47ca6b15-f461-4074-8850-c80df4659e44', '46edbfe0-bb63-4a5a-b220-65f22572f678', NULL, NULL, NULL, '2026-11-24 01:38:21.197+00', '2026-11-24 01:53:21.197+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
