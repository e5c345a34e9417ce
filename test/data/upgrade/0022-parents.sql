
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

-- 0022-parents.sql
-- Below which parent a record was listed, and below which parents nothing can be listed for now.

do $$
declare
  one record;
begin
  for one in select t.name from record_tables t where not exists (
    select from pg_attribute a where a.attrelid = t.name::regclass and a.attname = 'parent'
  )
  loop
    -- The key of the parent, empty for several; and when the run began that listed the record last.
    execute format('alter table %s add column parent text, add column listed_at timestamptz', one.name);
    execute format('create index on %s (generation, parent) where parent is not null', one.name);
  end loop;
end $$;

create table skipped_parents (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  entity text not null,
  parent text not null,
  -- What names the parent, by param.
  params jsonb not null,
  code text not null,
  message text not null,
  since timestamptz not null default now(),
  tries int not null default 0,
  -- null: the run that is in progress tries again.
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  -- The generation that was being filled when a run last met the parent.
  generation bigint not null,
  primary key (organization_id, connector_id, entity, parent),
  foreign key (organization_id, connector_id, entity) references sync_entities on delete cascade
);

alter table skipped_parents enable row level security;
create policy of_organization on skipped_parents
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on skipped_parents to plugboard_app;

-- When the last complete run began that read everything.
alter table copies add column full_synced_at timestamptz;
update copies c set full_synced_at = e.last_full_at from sync_entities e
where e.organization_id = c.organization_id and e.connector_id = c.connector_id and e.entity = c.entity and c.is_complete;


    create table plugboard.records_stripe_customers_df94a063 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      sent text,
      written_at timestamptz not null default now(),
      parent text,
      listed_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_customers_df94a063 (generation, parent) where parent is not null;
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
      parent text,
      listed_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_invoices_249cdbce (generation, parent) where parent is not null;
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
      parent text,
      listed_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_charges_d00ad971 (generation, parent) where parent is not null;
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
      parent text,
      listed_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_subscriptions_b2686b19 (generation, parent) where parent is not null;
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
      parent text,
      listed_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_refunds_e29fd150 (generation, parent) where parent is not null;
    alter table plugboard.records_stripe_refunds_e29fd150 enable row level security;
    create policy of_organization on plugboard.records_stripe_refunds_e29fd150
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_refunds_e29fd150 to plugboard_app;
set session_replication_role = replica;
insert into application_organizations (application_id, organization_id) overriding system value values ('4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('4c2ebb57-ae07-454d-8e97-fb2294adb9ac', 'pbc_WiM7JYtQbsiVU1nmf5nxGg', E'\\x92ef09b1387033ae8075ffecd920f305b936f22e3d244f39041ec2d142223c5c', 'First application', 'active', '2026-11-26 00:56:46.515+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '1', 'c0b62bfd-9eca-4b22-9c39-c744b65f82b5', '2026-11-26 00:56:46.995+00', 'req_6ebe32d6cc58e8a7859f212b2687c938', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x86b58282cc0fe02c08d5a9119038f3b66032c4e65e4ae27491e7b68e3ca6e441', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '2', 'e67e343b-688b-455b-8410-aee6370fb998', '2026-11-26 00:56:47.465+00', 'req_d34716d0f54c7d681ee764dc5261d7e9', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'direct', 'customers', 'create', '200', NULL, '106', '2.0.0', E'\\x86b58282cc0fe02c08d5a9119038f3b66032c4e65e4ae27491e7b68e3ca6e441', E'\\xf292ec9854f02d7aa6959db18374f668fc73526f3fe4a9760786ee5c6ce32acf', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '3', '67ea7e2e-8057-480d-b7fe-fa80edc0e641', '2026-11-26 00:56:48.65+00', 'req_0528e88586b1172a24e4dd7dfa672872', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xf292ec9854f02d7aa6959db18374f668fc73526f3fe4a9760786ee5c6ce32acf', E'\\x9b051a22462709a9d1320148a5dd63bd655f0c64fc94201f1a823cfee1419b2c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '4', 'f8c94bbb-d2ac-400e-8ca3-c0ca32326a38', '2026-11-26 00:56:48.873+00', 'req_79cf335b64e90642aef3a9feebec04fe', 'scoped', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'direct', 'customers', 'create', '200', NULL, '37', '2.0.0', E'\\x9b051a22462709a9d1320148a5dd63bd655f0c64fc94201f1a823cfee1419b2c', E'\\x5514b1e1a94a019bdaf50cf51b7e0f7a05459f0cee929699e4bbf0f8deacfff0', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '5', '2c7742c1-2980-4822-888a-b1141fcd13d0', '2026-11-26 00:56:50.84+00', 'req_ca5863e7f375055d34b2c08f04a3b550', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x5514b1e1a94a019bdaf50cf51b7e0f7a05459f0cee929699e4bbf0f8deacfff0', E'\\xd49fefc735c99a102ef33277653b01c5b57cfc7ddff158ecd917583dbb86561f', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '6', 'eb5dde23-c41c-44bf-b553-4f367ac19ea1', '2026-11-26 00:56:52.021+00', 'req_861678ae1597cfee27f8cbf3d0b5c366', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '8c7f3b92-2dca-4470-a68e-56db2c6dc3d7', 'ff100205-6563-48cb-9eea-6a68046e5214', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\xd49fefc735c99a102ef33277653b01c5b57cfc7ddff158ecd917583dbb86561f', E'\\x68c34feb63e96fdba26ffbe4db55f0fa58960b88afb051841fda0ef7cb48c5d6', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '7', 'ef6f3c60-8c5c-4952-b549-cb09ad28da5e', '2026-11-26 00:56:52.252+00', 'req_b4cd2d9b2d2008cba757bf610b1a77ce', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', NULL, 'ff100205-6563-48cb-9eea-6a68046e5214', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x68c34feb63e96fdba26ffbe4db55f0fa58960b88afb051841fda0ef7cb48c5d6', E'\\xe9473472a724df83f93689a83670bfced4e018326ed14ed6eaee0bf6b53cb37a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '8', '021c9ef2-bf75-4e50-8630-0bc0c1ed83bf', '2026-11-26 00:56:52.279+00', '6a6efd00-c741-4709-aca6-4fd0ade4030e', 'system', 'sync', NULL, 'ff100205-6563-48cb-9eea-6a68046e5214', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xe9473472a724df83f93689a83670bfced4e018326ed14ed6eaee0bf6b53cb37a', E'\\x98dc2d8c36149021671079bbb94235ff777cf5d5287100cc7bad80c20e55a1c0', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '8', E'\\x98dc2d8c36149021671079bbb94235ff777cf5d5287100cc7bad80c20e55a1c0', E'\\x42604e31e44bdf12172237523108841a6d50f15bf57d38863e380437acaffc5d');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', 'stripe', 'stripe', 'api_key', '{}', '{}', '2.0.0', 'active', NULL, E'\\x01cb5d9119be054de89880a71a50c70c7401af5d0227629e2bafe2943a7277d17dcd227062781475bce535232360bc5a37f542eaeefadcd8d6c5c6ad814cb7d9c75996', '1', '2026-11-26 00:56:46.841+00', NULL, NULL, '{}', '2026-11-26 00:56:48.873+00', '2026-11-26 00:56:46.841+00', '2026-11-26 00:56:46.841+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'customers', '1', 'true', '2026-11-26 00:56:48.621+00', '2026-11-26 00:56:47.467+00', '2026-11-26 00:56:47.467+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'invoices', '2', 'true', '2026-11-26 00:56:49.82+00', '2026-11-26 00:56:48.845+00', '2026-11-26 00:56:48.845+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'charges', '3', 'true', '2026-11-26 00:56:50.858+00', '2026-11-26 00:56:50.16+00', '2026-11-26 00:56:50.16+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'subscriptions', '4', 'true', '2026-11-26 00:56:51.882+00', '2026-11-26 00:56:50.879+00', '2026-11-26 00:56:50.879+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'refunds', '5', 'true', '2026-11-26 00:56:52.311+00', '2026-11-26 00:56:52.046+00', '2026-11-26 00:56:52.046+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'user_1', 'active', '2026-11-26 00:56:46.702+00', '2026-11-26 00:56:46.702+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('8c7f3b92-2dca-4470-a68e-56db2c6dc3d7', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'user_2', 'active', '2026-11-26 00:56:50.882+00', '2026-11-26 00:56:50.882+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('cb5d9119-be05-4de8-9880-a71a50c70c74', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'c2f89e8654418640', E'\\x01b3ab27f703fc6cd88a6f205f9dd4948710bd3c74f34c626d9b64aa70ce058437a58fe18e6e0b35355fb795204d5c38828faaa20a9c2cd796c585997f', 'active', '2026-11-26 00:56:46.83+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AVK+7o0dK6F01HYQ6m9g9fvS66G12bAAzFJJQ1po1c6LjfL30hIszxU0204P20ALRfwzSESCzW2oxoyNfw=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'stripe', 'customers', 'visible', '3', '0', '2026-11-26 00:56:47.472+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-26 00:56:48.845+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'stripe', 'charges', 'visible', '3', '0', '2026-11-26 00:56:50.227+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-26 00:56:50.879+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-26 00:56:52.084+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xbe74558227157906ced96e7da7a4e91435dde80e15b254415edca4476afa38d8', '477a2858-915c-4bcc-ae2f-d95f23429d7d', '2026-11-26 00:56:47.334+00', '99292884-0f8c-4aee-b809-1d6a45fdd39c', E'\\x01cb5d9119be054de89880a71a50c70c740150385a9c9e5d1e4a6e61bbd89fbe76738b3724087cd8e1817e801925b540674c514b6922683802fe55b2c92f7849cd215ff2bd5ed64eec6e3e640727e6390f3a75309f23558f3470023e0b4cf53ad3ec36ff2a2e13026b57dc9d7dee285076a0606652f6309e423f73981bfed2b98545780f8a5cca3dc53b70c34ac0beaff4ce1c5b1f35541b3e1ff4a0fe267c8770aabbd366a332e6a1cce2b6a167adc14fbb73c49372a54d56f2269ea82866cf3a8e87afa069b5927889fa6ccca7bec74c9d2061cc789cb73a4314318d48e4f542e6bd1d6e95da85c80a221941330649ded9e332985cd4db53685071f4c7cf3fdd264f31b5ead0e3c1591872442545149b428c742e1e28d22c4842ee4e156905b42e796c7b70ad774794d0f81c5c09cbc2de87df3bfa91c9693e16eb0b1759dff9f5b1421f90bdcdf46f29325fbb5631abee558f8943fdeee0ba825825f95e81271879cd696bed5585cdeb29a591943f8df00478e017e7404f5a80d6c86feea3f342374e85edec6063d0a8663c4f9a81f810d41dfe171747cb5964da57a4b847562f287e396a54c4dd3b21057b4a55285a674e30fad882a1007eaa5ca3284d9ab2de15119b16d272423558ceb48beca8a17ca36dbce8292b6c843a27c70f8dc4ef4cb0e3ba301a795750c12268970aa6ce6284d48adb877842165c77f5f1079b938e83319b76f67e11d4386dd8d843ebbaf9006763a110d8431ac24010fc1d97323507565bf0c851d426b6ed8cee806e5071348be14e35a6f90909ef6b0a380c09737e54c4b190bbab7b1230a46d5ee20a7a95719d4660de0c0c4f7e9845fe1d8daae34b95bd03801784d9ef28be5fe1ae468548d5ec8e42ae71e0e8024bb4fae2eaf9ea6e6f49d43732c1082eb0992c3783d2a575635db4f5248ce61ada2e37acaada2d4f9d92f545570d4bdf0394b4cc93706d9d6e3016b43e68ebc680a5ab295c168c0376e39c249adc32a082169a517937fe8f479216c2f9040e8f6f1519287b99b2c15cd78fa3cf46043a0d1bb3e6f0a40385874940bd6fc356b922053becea8da7144715d77bff7b8b10cb96b786d4461de74a3814d4ee3883cb6e85f09e04180bb15cc6212b26a1ceebd78d6b282b8da76ab7908370cf314654557e28a7ffd35677c5d0cd970f4cbb5b18bdad4c2f680bed010aa1dfd485fa438b41fb2256e9198db5a4cbaf06acc7e047f05db3a28bb78ef81609e507dd8234eaa2a6e244254af8168dbdbd83f14bab9064ca4059331bd68463488cdc0162739b4b8978d914fb1ee51e4b8653c39094ce613aef25aa8b6b14b71d89a6bc957bca6ee7c3780a52c1f02de645bcc31234221196c483e6ad557c2313e410d2b7d8a108f2327982632ae0a9ad964b9cae30e1880384f613674bade09006e6db30a5bae7ea5be73061bd28522609a6576a89570500ceea264bf1a425a64ccacab4cf7f5ecfb7694bc4882891fc6fb9e6282f712ee3ff0dd0258f9fad5bc08939e54ced5723af2ca60031f96b064998dfe350195e2f90ddb716762b37ef75f553664868a676e2ee91e63ced6439ff7f636b7b3efb7733a16955b540231f526d86e51ff58bec9d20959e880b87274099c2f2587f0bacacc83a0e509e2c35cf6022e5b4b5a1234c9b68239122c51d5ac68d83e1cf4af7b7471e71e6c3f1a9094417c2aaeacc1160b61a6942a399f3bc200653ad2a333b3b2e47e22e30a998915c283aa01e03b420a83697985145df2684134840fcd9b0252cf5ea5f238700a67745b704e2eca20d0ac0dbe308412be4b2ab2ea43f0c1c477e543ceea09e47e56dba24a7893327dad223ffb3b84e9486f320c084a3ededfb643809f3f113eb5d671c3901a8b6ad3dfcbe2a5daa24a639a0088be4b93bdc6abd6bca9822f469c3819010e5331fb4a486a9eeb05141f3d66ae77eaa17cccda90671edbbf6af68f3ec38cddf8ce9028bd2613aed0296929189c4c636bbf7e81c62ce0d77ed3ccadc1905c4f5c2e7bb1673ff9f885129861043efaa0ffa7a4a5dd61f5adfd18d9f32febaa466744b92bfffd22728185bdffcd19e4d6c3c6fc234b568450c1bf0dd548a81f8e81cd7fcb9cce5aa812ab898d58eed7a7b418b524431362d04e6555292d18ff1f4c93b33764c2a9b27b9541987c0cca85795f97fe845d22b9a97bda71c856d1be66b4ae05b92a11e5b795bf6bedea0efc2f402acb8f5433bc446d5128432ba14fd0e7bc2b15aa4733a0e1b3c213d159155556a515c633c4f52d7fc095765840b842620d2691ccb6ab7ab15d2f5bf4dadbaeb2ee275383934930a7c95b5b713cdc63e291ce2c90756afd1c37efb43d57480fe9c6a8cb8e4e176f6efbd95cfdf6a73b0f2ab8269833a77d58358e982634bd9feddb4d451a17f4472c5d8619ee42320df7816757a5571924938deb60bd297c2f1533c6c9211c9858b9ffecd9232a26ec9659a5675d618e42b17941b96389e7637c2f4171cb5b6204c1b1400757e6c7f651fb48fc43b56264a9d75fea7997d36a9b2a5a9d4bb06f376e70e8a97d9a5817411d9a4605c553ce9f8fa795e48b82ef4428fa15e6be78d50c2930acaa813a3cd59e31045984f3eb50682983134f19ae33f8ebdb6e25c84c92528bcece8a0fa829481bf2d9160418166fe0c88a7199f7db77120ee50e5a40e0367affa1f69068c1207f9fa71026e269f102d7a400e3f66551d11bd1b1dc111cbc7e20a1d9adf7938713eea536fcd3b2b91631321788040166d6c764d25e73b125f63322ec51a6339f028b981c3f87f265b8b1ce68f1db00d1c90ccc21408fb6e50b34d72aa9ba4a2e39208580db5b6a118362a8a23109e8c27c6f5dadf643871bd02b55f7c425967050883f8136ff5851a7c629009ed3573ecb1ab1c4b3f7febf7b9ffb3065de6a1afa5ae33d80588e788b9bfac12e0033a175c0edeb24493751e31e52c2ddc0ebc3d100e20ba83f59e9757358ad1139febc88634c634a83cd20dcd070406f3f68874547cee0b978e5209d74627177da3db2957ab27d7e9961e4acced8f3767d8a3b07c34411791c8a6591b079120fbb7020ed183d6a1de43b972caf6939a070a386c374b833e522c71a3b4a137880e1d54325817b4bd39cdb27c048981235cffde7b9e8e2827a35cc9c38e7c5f7412b77e6aaccb660ac6dfa7f07bcd0f483907095fe026e96c715cb58c977473662615d485c1d5055495557ba399a2366e473d33d5bbef8bed064091d2b5449957ff9cd56ac43194e8fe4138d568a0790ca0538da2d778857416df088f562f62b569d76bb2f55e0f7a1c869cb26c5a1c5208c411e3489a0363f2896ae55153784cbe7e61a2f3801041d736fb71fdd9167ba3ee634304b0861eda4980b7c70e7231220a158daa4aed92336617bfa69e2ba8fc9e389101f81127126b23c55e50261df7d7b36aa80142b42eeba87690194df34d884f04a8442328f8497ebaf7d2cbe0d838ef82e5c70993a0a7fb64938d2198736e25ed34f4f2e2791a94fb5f5ba5953f53dc0c82635f9fc0f0e269dcdaac239aba32114033284622fc3f2a3dabc60d7dfefc5c537737e86b9658ae9318af2b2cf5e07028cb71a3753630df07d1c4686b320d6472df19b257ade59db3d2ee2ef6466890a7a181984f0bd4ca997c8bba3220e448ecb2ff64fc840fd4a466f3cf0a2d8c2e172379c009f0c3042b5ce63a6a7dce3b7c95a406bcd4fca0cc2cdb80fc60ffcf84b2f4254da67eda9d59b21c1f8cb3928615aff34e38343e7b6365da6ea3484ae7ce9591370b54fc1efb8d985d0cc4e0bd91587bfbb56814f659c80e5539d8ce23d23c93ee7e9a735791fb667b13942af9e38939efe72424b072a8feead775ec544fda4d627bd539873192f9d740066c5458b16ddc56776ac1a85c4344a55cf64bca0d10c0a258327819600e8a74f4a88f2a9f415e6c3750d7cd543a0acd81904f9facbed13a2fff5c0cd350f95792306d03d2bf45a4cb012f7f8fe909b7a3b7a8e6a5cff7e7ac9e9dd93034c16d0e18ce5262b0432fd0c72b229ef0f0a00c8896c9d5db61764c5c2aee2142324602aba985a96bb1148352d7a43ddf2b3886212cb7d4ffb5ecfe74ffebd8b817d5c2d83e18c0e3359263ad9135e46469c7e86ba4da4e0b8a5a6ba2b40e4f630fde397c5cc88e0a3288a1140fa261a1bd9da22598cd5556d9e3587a7e020038667890d46ab9fc6873d9368022eac7eb17e629226d9eaddc144932de0ffc221e16bbe3543709079fefca6ad7c278efc7ad863c812077d7120c0612b74dd2486d2c65b3cb64bdc2a2a35a7cb28a320e8cb567ed068adbadfdaa2f6ae6bf8f62f671f73c4b94de5b35058183b0b15756f4239aa3f802db54d2c4d56497420112687f1d684c589fbbe4c46e919cd17998c7ec50421eb79c266d188aac6a37d47e4d518570fd4222213111e7bd86c206656f87bcf798a3eb7a9819d494c9f4ecb13622a10d2d27782d7c25b030e12abd87dee32f36b83ae9117b5f8ddcb87f0fa0a1ef82f86728be41fdd118cb6c893f6c2df36b5fdef724441ecfa8a90a6eb391044c46d256b1aca988c27568ebeb8ffa00b8a94c56a44989c22a28de13e9a94c371e5f19a91fb5fdc5c8fa1d42b3d64a46fcea40bd185974e09f043124417fb69f656978de3b8e58358a01446a45c6afddd6c1d40cfe479940c1a607609e7b3df4857c5f73c4e3399a7d7cb4f22aeef0b4c105ccb4ec98f16b61d26f1079ff067b33a6b37035f4aff64844746d9d2d6a17e422722a34a700d7b33cc1b479dd503dcba67e6e4da4cfd969debe3c8d9c7ef9ff2220363b465af4d6a00de23770d95b1ede6544e1ae92f2224e023eb27887f3e06024d47ec585126d0b6c93c3a1aeb9db3f1f8575ade17756056db5ae6dfae765d720e3e6c9c292b2de31bb67f5ca2794dc98969c1c003c6ef17ea7a18ed6a003dc6a69169ca185058da465de408afafd581c55161d3ce907b9f75bdc52a07ef3213a2e949f906f823a26131c958c96e1183d9abcaf83a92001a75408b2edee9248fe224c70c91e9b50cc5f549c347dd32d5029ef567e3dec175b9dace2f6d43db1dc326ea967fc7957eb0127366c3fe41880338db3e620803b3c4b21e80057f9c829a191034fe26f355a1cb67551feec3ad31ead659588bda6c7b94e951b2a8f09a2bb72cbadb864429d5beb146e6cc67e4c299ee3c2e86fd0cd7df325ab28572ec56e4b92cf461acd347c6729c882764d10717a4a8af080a9bc2c70a441282cb615e4ff8d15f6d9582fafbe92a36a96b72f88acf19b438803d6e354370a9fceeca3e79c12d9a4f9f7ebb1bf09b2afcabf1990b9c61946de12d8f0d61e67367f587a41f2591608cf6760bf8b6e48970fdb034a9598aa9d3ac61d0a85ff222d7e86ea7860b02e41e570d7294f32868e53ecafb5a4a08f1c676d64312dfe7471c7f51f9ada7fcdc9328beb267b9b95e7d7d54b0fd9f6279b61a4406d7da0878d74ab5a0ea0ac486aba060cb22c794e3edb67451b6ba43de7c58a754e4983ce279852e9d28c1285a8c0261cd156bdffa85dce496e401549a26f4e79fb72fda9d3325946c874781908d8f258d34d34ee6439f6c47a2b42fd336fe5da55ed903568db301f17ab0d832a2ed4d14307a0a0add62258bcafd660bf524b2f847dd094e3bf89380166b726f00e62ea2e643580f68f77d2e844773485c526968f8c64ac0243bcdb2956bd8d2f69d2161419d024003d552638323e817e72f8d3df5b5aef9a3663af4355629c278b6e7b9b423b4148cfe36245633eb8fa4a3c6eea013aec15f91a3cb3c2e68450615d1dde04c87eee4662207c911fdb1bb0370589f816c9bf5e5f3cf9d08bc633ff0075f3d800f6ca71fd54250458244ece14d749ea9a44a80d27761ae54150e489a7fd92c025113b0a8d50cea17b628f1fe65a6027321edaed277a5e8387c1168ebf2379e9ed231ee5f8e100a2f317a30dc1b3b392f31c1b856ae45da839d72f8daa51093a7f182a12a4bc9b88465da36e435d20cff7a128736d0766b87dcab0d1a0e93ccbb639d5571d8c047f701bb778700753e6ba958bec249a7713e69218ebc34ef253b519bf0317d7f8a5c1ed24e5ff463d82c620386733bd5bae8c540bf773468ff877184b70ad18c13904849c28a968a4cf6c821ababec54dd93d8b364790612905e5c5b50679a2fad0dceaa2a065e980fdaac4e9e7cfdc2110993eaad5cbf0b5e6938e590db27929a22fb42e2cba98728233b6f1dc4ab8f95a79385f0f3449b44570b886791a7c9456b5bfc59f69715eb46cd9b1ced778f6ac581d7c12d19fbd3040b9be67b6d88e3e4b4e81fdd9bf93bfaecf9468aca2b3360c10173f6eb3da07b9468f8547d55eaf8bced00931c9a2c4bec07f9ea073af29a87f22fe8c0bf3883028e19b96fd14153f7fd4c0dc89aa1e27fe2083348c24c656b8990deedab10be88f1b0d643e1a602d905967c563bc1a492ccd90c3ff19b388e5f52f05e7fbd09842ffabca0624b363354adce17cbebf0ad0b3fbea53b0a1582b1455743d5b3d2bf1694deb6d55d5c9b6d2e2bb9c0880baf146e562cc2b93560052111ecd00598aae47a7cc841ba9032edd456fba41296a8a5be0fe5638f8744a27d9dc5b5e616adad3577a3220ea22d2804b46edaf8f0996758ddaeccb7d704eb7637c06fe95192122a0e975f48c6e3410040647c93a37572d80e6166f35634db143ebc704e197e0fd996730dc52f10662f21934a6fb31ecd4f54d08a39b8ba948fdfe5b80dafffc8f1381fd9837696c4f441ca3ece4a96ea173141062fb3e8a6b73fbf1b4910be6e57236fff98b2aecbe8349a415c642ae4eba16176cb63b72c9d782db8cd494946881f9ed49280cc8603c56c39341881d713210a71ab180ccec2672800248e1ddc724644c848a2b3849ecf528499c12b84d0a8d9e629f2f482b33c5ccfad07e0bf6f8d21aff37d578b7893c63fca15f779cb2eeec0bbcc78ca4e2a1c0ba08f3644512adec5bae3bbc657efb81833aa0de50fabec3c2c1ef36fb0f0c0c3f03f55ab8ad6b891ce0aa3c637e6c675fadf2e2ef51059f18426d4262e32d436c13f0b63ca69d281aef2b578ea9e45aa0ab2735d1b84aff18ee7bc888ec11176798b10bd97877eedc98858184c2b141d2946e3ff987832ca6669b4cdb650374c131e8abcf50269d68f8983ebac88404ae1bf6686517da3cdcba97518704654abb55a448f07ca844c2109d174e4dba518616bb2dfa5ce587acb6c57cfa2db0aefff8e7aaf312fea446434ba7829c2e245670c6c09ef96e0205a1ea5dfc9e315b5d9ed060e788f2dba9b9b1d9248e5321fc8e48f9162c0060ff7dd27f9cc5ffd157bd8235ea4afee938a3c30733e7462caf48548132b89159d1a2281812d6f1c79334bc171d1e52f448303c999592a53c6136fcf68283f677740f456cfff0873a756d');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xbe74558227157906ced96e7da7a4e91435dde80e15b254415edca4476afa38d8', '477a2858-915c-4bcc-ae2f-d95f23429d7d', '2026-11-26 00:56:48.831+00', 'de5877e8-9ca5-47ba-b73a-a1d3b0f0ea45', E'\\x01cb5d9119be054de89880a71a50c70c7401dbce18f76ca5c90a352d08ffaaaf99afa00a84a19ff1cf96eb6dd8e0126e22681621c98dc36210976556f14823770ec75c57c7ab8e187dfcde440065574bde0c8739ef98f8092f1df8f5a2dd3a11a7a6535010527451e3b1903a3484b6e9d19ba6cb726a133eacd92457c6da0ffc1883a8ac749ebee2581f035dd37d2855319757c9c7fe503197ece7a60f6fc34e6f313a4adfdd568ef4124b919559b6e9e0b3489ef20d47459d47eaeebc13f1aef83fd874709d4885f41ecc4b69aba35cf32621ffe03771ccf8efcdd889e36ea859b66528d07bd2b24ea8b31d95da4688a4cf032942c2244d012ac61931b8e96ca9ba558bb67eda63701c28bdc6f9695c4fe4b63498b3816bd57c5eddc021ab1b3c073d8ae102e460c96361b4b4d6f9a5b76d4d70f571d7380c50c1eb468f6bf0cbd7fce6699eadb4bded7c926947454396787d697405b29f11a7b035700e97de72090ea765ca875e2aa46814d1ec302471dd910c4f84c73405371c902b777dff72a2f612774d7931b17f4b1a53712d29339187a6bc6eb44ac9edb35e78d01d0fc1f1d41c041d64f19c0c592b0de60bb091ec78c24c608087f2af39fcae7b91a44b13d1c80770f93dce1d145d8a40843ccf90a9fb4dbb90c010bc9e2e0742c3d4fa50496c0e77002887a4bc0326277c9b41b5df77b380ce745d871b0e6cedfa39cdb360dca6ee455f3536fc2a5c1f89910f6ed3ecc58149f9b0f3b3de84afc898585c56701d68eb5a5f3ca4ce36b67bd7a3998d25d98f846f2ae06afbc4a77c12ae77dc8b0afafc2e04aec6531b38043310d86e8dcc8c3fa7d9f4ea35db182a56742dc6aab7ff27904a6fdd9e61353d7a5c10e988fb715d944c3be32d721bc624982836603e2c0a3f7367800d4a8c24097bd8bc574b4c7baa2a3ac6a044244f06f1fc8e671dba7b4b3d7ebabe37a4d4b2e4f91946eaa4f21bacac4fb61476d6b5c101c21beef84756316811e49517dd4566dd1114d174ac7867e4c48e96cf8946d286f7b79542d26db32fad5d3f3680d3d63e298816455456ff20294f330e96748a9005d4a1fbab97bc9ab425f92ced551568b1d932f5a7bf58f5769160117fb51159f1c4140b3a972a21371c08ef8229f185cf64020bcafb3bef0eddbd38c709c57a229f0461f0326e3345edf32b72fa2c0cf0ca7edfc2f1cd3da15d91a429ec2dc8d5197b4717cae439bd904fcb9c0b332914bec77207cd984078e0de6ee7d95cff75c5ca3af73f049b78221f998e018fb07dc232a4280a72504c50febe95a9943e1c98289444eae8d24a0f22ec6ee7b0bb1dbc33de34f7c95464dee8cd128fa52cbbe66381fa0b2557651c792f9ffb71dc5a61b28224ab342b3262d0ff89372c71d7db4758acc12f07ebae6551bef40b7891f7cacb50ffbac78f50a3accfca4c53e44b0812977b98b4e7cd446a64909567f177beac572d2f537e4c50e54116e8fb8f8f3a6427d10bdb1ae299c80c1fe54117102c37301b3698fcb79de7ed011715e2330af81f7c4525868965dc664fb594c23de9cf1b0753e24f5b461867c6903c92ee9ab53039ee23665fbbfc7ab7ad71679988df011616dbae0c13fd82ced6f00d3de920d3dd2e14bd5569b36f99115a2e12c4bf672af5cf70a599b6364bb27ea6b0eb84178eae8158159511b8f35c45d6ef858df47b06c2c067809c7b3f14c325e41fa3d446f79fafa9c620da17a727ae95fb5a5d98b68d9a5f80b68d1fc1ac1169b20a0124e79399f418d87ea5dc76a83bc1ba12ed536519b41dbd0c8e40e4d237d18740a2de584774b002ab8950f13729eb2eee9b1292f3b4a6feb3b1062a5e2af12f71e9483f18c560ad7d402ca59a75120e6cba6a3cc66db471a44e320b97ab45b00f7707e67540bcabce1e0e624cf12c00540ae1e654963672fbf0267c1a20cc7e63f87369f31eb8036a2dc54a6cafb9b27f93896f8fb6a72d17a6a7ffe92873a0f1808f5a1e0ff3eb87ae97668e3244bc885c05efc3489779bb6f50edbfcc09284ced3a2b9ec4006bda90f66861098a1bf909bdb4bbe8f9a6da9a95379e1fa8c2aa235980ec3c5191aab76a11cfd4fda320d9d22657432c95b69b5ba7563f22f94efd4ab08d3c089a5e6dcc1e29bfffd9cf383f83c3f4c04091ab346ff5159de54dbe33a9043a268d6d51ea827b73dd59e01a9cabfbe85b37561ab2c2e8e03782a52885a35c7cce4c6f5342482e40fb311edbe4d4f37f04b43f0e8e9ba7fe6bd2ceb1afb5966717b6d491dc6fa21bed88d6e43e795e8dc8fad90dc88866dd75bbaef4e704238e7bd9e5860eb3ad94dcbe78cca3ad2cd8abd19e5376b05121127e7465392abf64be1a03faf7b1fb17879aac78c555995fa253fad406fec52a736147cbb6f9ed3195e76e1b59fb05f2d44c68b0c704105b3e42b9e5a522c70612aa07e35c6057aacb0cc1aed1b2f8fa75eb59873c397c3634125f3fd7247dbd7c621e25b01c748d2e561f0bc8070efc90c025d5c4c3a8a4319d0f0c30ebc6bd98e325fcabfbc7cddbbbab5c8f624bfb847a3d1d9c9befc9def3203544d5c7517419d737cd4c7013cc9af229f172702a535433ed63ac505e31eb1c281e04cbe7bf15064332f5ae8a061430c0601bdee231b11afebbf23a49467742f0176976afecd9686b6607e03782577f325262d42c6fbdebec39031f4b4dd361607f32800b9e8a2c2b4d1aa71048bcdeb92a3fc723ddc69e430b987079c24c3dc7b60d8026888c954173ae338904d1fb03ccdf71de5562654267c1c4e8ca0ab759b2b4871ec7ba89d0d438c4b65ec8e37908b77bdf9840e2093870a1d85576fcbc4e26b447fad69a40be610f533fa0cda1248da392b551664ff3d3aa19b1fd68556ad801ac46aa238f0efbb22f18efdd5014ae33f46174a6a31e9595497f9ceace86f650a95618670d4207cb7d14be8f2d89ae8015d5798775e7b09d7a9b62a6d9380c4b5abd0ee003aff9d536929999f075fcdcb1b7a7c2efc41a6b67b1417f958acef89835161af4d07a061f26c870282e23af7cd23c98396089e31068304875e94c90de142c783ae894e825192880d12dd4f106545bd60645c1bac9b4e8a60b7273dc9992dee05e05771f2cbab324c46774f51c680f931240b30db2fdd3a248f0dd7cdf7ed9104c2bf69db9912af31a2aba211839b03e667920755da03a9d447a70977018e0bb254b8eb6d3c4b63b6b86c522024cc500457eb6158a1f6e74db19567e00daf651b827bd8e7123aa2818e3f44943f0ec288b2e666714ec34c53f90454e5f2b5fb33f74edbc41e188432427e319adc15a95e0154501825d9a12096dcb5253aaa4a5405eff3aeddf050d6d7f32ff48a033273409ddbc05ec3e960154dd5bb1ab3f13290700374b29a449594559cb40d58417e73a6e31e705d83a407972478c469929d22ad616d589b7f24391c57b484e37c29a2b2a34ceea1b1a1c79e11308cc02762d31759e13c9cfc19767f6144156af3749fda8b6878d5a54a27cea0ea41ac004b0d705d358b2a265e23b6750980e4246ee175da50d52553869d63b3da642a937863e2b607e215fc762a8bc3b329a7d20bd6ff5f938c15292cccd08006d106937871aff4af46437b0762c089b22964caadc45de783c81d0c25b85b48e0de39780d11d80e053bdbd78c878902a3b67968c2f51bdef1ed4b6677b3984a9fa2cbcae0e8ec841403e2aed867cfb82252538d86027ee1ed6fbd8f14bfa1159116781e6a27106fb2d394f3b6454899310fa8b46d15182dd3a5ada67c620406fce15dd803c2f002b36914a333d77f8e07c0465e6b741cdf3a334f4865d863d3e8f223f3f47c2e7d3200c56750598b33109f3e2551ebd8a3add32c21f3690113640f7312fc8f26ff38d81bd5384579a7390525578478eeb1c318b684fc4d811250dda4069ade2bca214a37b9aabcfba0a633599ab700f10b976d3e7cdd6cd3dd6dab62c67b7dbc1259530171925e2dc1055f6b2c37aba9149e7d6c5cccdd10450007e94e3a4b29d78a7a5a13189f5267e20de4911bc3b1bad8a20a9ec3582755492593923d8b585dbdb5ea3f6bdbe90295c91eba3206edf93da82d106e10faa9a05f38d35123a8698b0918d31a148bda3e2d1b3f20f4a73c66926459e94e7892f92ac67e2da51270531195323ef2f4dda5a5f14ca9badfa95dc4b08559974ff895a20ed56c4cb108a9a404562f459294f1ef64f72846fd19dc853a52a1561a42b881c5d0bfb6b77bab33c8d2b1990c728237692c8c101f144962fe37c9885404d9fd17cb009a73a2dcd10c289ad21b3f77f4a5051c5df499c1f8d26abe4e7956204baa426b535e1d6d549096e5854d792ded7c760ccca9d51ec214e4073b1e15ed5f92e1d09fcc95e50b5ddf83c62ea7b9f84bcb0003c72626c52fac3096c0aa2f32d358b4ee3a9358e2dfd0f1cf8ba22523117691c0825f7313e90bc84c6b613e2f8327465b1981abf6400ae0fc242a6cca55d5c49d9401db05876e75477b6c55346ae4ad027e3cf5fb7b1d66a584ca935ce60a8df2b53e9eda24fdb516da6437bfc87c34294c9ee02657d83ee87bd44314ec00ae57feca0a392b7c083da928c0e1ba74e129e8e70938cb09fbc36cddb888ded1b972ec43c207412d56544d3ef387d4e7a0846f06590c0b91c11be4fbd74a827099b37e40eab3fca417f1fdba0a86b703ea8ab10fb6d06d4111e3b5ca8eb57b5b31cefa83cc47035f88f89f0ac4c91c86924bbfb1e8b53b111ff07888be888584237f4652b6c11003d0154bf8c9bdcfd661f55ea8dbb932bf251c1bac103675f2022ef815deed2959845b6ca047a957af0053c9dc4cade6cbfa0ed55acf111e7fd169886d20977154ca8f4f62995e6eae7c3944d46c08ac0c769caa97201427d3fc998517302d9ecb374f90cf2ae1481ace4405b47609affbfef07f0c97196733f16c3540d6851f7d8abe56c9e8e162c28378b11a94ad21f0d7163d6468e5549913ee8f928db7411cd4d90f543c822ec34438f9714ba6a60826eba48e9ef80520dc282a7cf74688ab202da2d59f4cb75d3a5d4a50df5f18b891ea26806a36caa543284075063e18f131553a82ef9a91de69d1e15f232948d76a4e6ba1c765361dfdf3f17410503955db564fde78699743f6e9df699261a671b519505bb39616072a92d8877d5915cfed259dd09475027127ed9bf1ab23527a932e215877e9de0ae08574936662bfedea90cb147ec4b6426f3cf0a659f710aede1d11ff87aabc90e111400c5cf31883a667ed35e93e9826b64937369c8e5df925da798e96c1040875feb35c760abe3fe1fb5d2e1828da99e25300ab1946ae71ba542bc7382e535e5766b9bd1d9fe2c6f01160d13f51a3b8418a7b8fbd9a8e6d2bcd45ed3f1ab4f6b47b434f8d954486b8079985d3ea02bb1fb8adf64afb9f1078514891a44e406d324cf39c1c254aa9b3e4534db96cca575b106cf5f09014845a8dfe52089c21bb327250788cf32ef22e301c931c4288c8eb9dc0ab8640a95d7ce5e629a9fa6c0e1cc2963e08291c90df416a6c018bd4888145c71b1925c5b845d33af900d8b9737f6398731513040739971379158e04c1bb49328335472f28b2eacf76f611bf850c5ce123b9939dbe3f085cb186529ee050c9f450107c08f85626cf7e5cda06966ac0d708128e6c468cb07123939548400a182e51e05aa098274f80e12856117e8dba906727463df7e14e24f10949e708716c7e6335c91beb61e4415742f019f3fb782d50b50bc1ea322fea4a4b72a303253a838e9451f0a476fc03672830f9671b6844a8262366ff340623b4fb418294bb8d122c1bddaae6601da5087f8f797728fae1190d8311dc721acf7a7416b9c4732902afc668cf4605bd72b9c396d13a5cffe417dd0d43a755be677e13ad97a23b18bdd02586f6aac0595286109187646ddca17bf0d65bd521c8232b010d1579478d8fa7a783f0a7744f7224e5bfcdb91d6ff9862c9b92a40e130add548a732f4fb703d10db4753e6e7b3678a89dc026ddf6e0ab600ee85315a363fe38f20d2b401c8d7cd8c72aa0e898cf388d162cafd5afa9da1ce20f52344c09812b48e2cd5b50ad5dca1278bae5bd3dbb81b62385edff5fc709d989a93083671ef67c9d23a581cac1274d1a730b5e2046701381321c312ddc1ade68402b5cffe7e2d8f435f2d7edf6c6666145530a40ca0aa7925549595ec518c7b08e95e99cc91428fefbcdbc7ac432249498f2a9a694df65d8cdc5e2afeebf9a9b5925cf49bf168d16456d4a1c90a1141445fbe02f69e329b6b0f301005185bdae13836649b1280a12537190741ffc46f990944ec5ab263c26fe6a5e6f7d09da5afb46fe9cbbdaeed4d34fc943729af3729a5d213c37c6ad2bf9b10ff79fc3c2dae3f453a7097be3e86d5bd754c0f4ed5cab9016e6ac16a211c761116d74ff99a18f291dd627fc782b6a6d705863e7a8902c35d9fd6a0c86ae9819ddd888a8bbb8091d1c5fabc4e39333675af81f59d187aa799d0cb9620fc68b22348fe2728b2568887c53f9c6ac072c372ac3c3962665f5fbe802b4e11d95bb0729c5518d852618a5c408b669911429c16308b286f3acb65622cc3363bf6d5fa7b13720ef4b4bd75321043d20472c1a7938a151b7c4812c3dd02457845714f78c12a55ef8d9573117f0f7e0f0ff1c7e60b7a114c6aeac4dc3561b76245a332d4173913f5c72660dabb5ed9de58ce55f9656764b38d9d3dcb27ec458058e0c30dd2227afb6604e313634c8f22d66a6d993569912d83211c37703a7a9c27d6199683a0ee8db39e830ae74e60cb42e499e3b1a1509f4436d7f6b47ccde9b1e760b364c16ac7ced89ccaa5e16e3c9dd19485cd904f334d4433b72646478410f20551443c9f0afd63a90c830fcff21a1b5ecaa00ff70d2e639771dedf1caced3664ecce81faa5179eaaef82476d45fe9b215f6c18f5f3b276ba773be799c52f9321f76ae1cc76eb7177c8f5c9a2bda331768364321d91566f4be51aac1c0e63f8106c8f63d24bf1ae912d9a734e5b965d746609ab32bf26ed0b7e40918ac3ad8b9f8c91852f338e97f64900aa2ecb7b24df1ac081bb81354819d04bcee423a41c459aa062b7c146480e0137fcf803c238dc07dbed188e8ef709d4f4a12bab4654822939bd2c0418ae35fcac77526bb3f926f1d22311fdb2ba22d556188e31badddde034e731583316d89b43f47856376390a1e149fbcca2e6787e8296ef23ec77c48e49023ef3607cbf4b501366cf105f51f78d86ec083b1229670450c5200bc61fc3a70adc16ee93c7ffbafaa4882e75d310b1444e327496d62889649b11a2d3377d0033e51221cd8bc79e8548d51e57f91525ea5fbd9303b531ea73dfb39b031aab5a5264ddd03bd4d7b46fb413225740115e225d7966bf924402771f0fdb907bc9359f830ea4482f8844987fbb10578e7f610166e6ef9d11c1f65270fc6f7a09f86c5f74ea3d99a44c362ed2b35cfe65081f1bae20fc1bdbfb67db9e4ddef516e3e9eb033cb0b6e39f5154ebbe03f64d9505d7e757265d198e82120bd00f9c2cdd07953b8b149f7449a6a96ece4a7dd35d9db50103a7423bb919178fc58ac1e2bb1af53fb1a56c6a377276d0f7ab7f77ffe5804440d1c1b46add78288981da6208df91bfa6e489f106d137fcf9ad590e3b439722ca50e9c1f232151ad49fb97774589d0edd7d6d37705216e04ff5ecb290eb3e904a55019da7d24fa493f8d178f089a92b6a21875598cfe469118df38a332e6dfa52243ac33cc94db4801e1d821bed88e8fd3497ae24e3f143e19ba51a9c3612f402d71faa130472cd2269115f691e026d00da03cc7a96e9b1920e00b0232233ca49793fc50b25554f629fc2352e7861f8495e96857c32302d6d96626c99816f29aecf847db146d30f1fb03f81796f676f58b4597876999aa98e34f5175ff7617353a4330df23dac7c59a6b647f97f38eb12d099a697c0af400d6813f873310c8a39bd49458481c01685ac182c8977d5860cb48c5ec67fb537387e168fa6ddbae965128392e1fbc9976a67f9b39eee0a37ba3380bb343915bfbd9a9edebc6eb7884d0abbaa34de660a0a5ba41c277b0612e9918c816e3f887e4b01aecbfe94657b9e8860befe958dc66ffb891b82c293bb51e033f1c1cb695d01ce25bdc455464a8b139a435dcecf2f1129e35ca693f756725e928c40667b8881fc360dade62c49f53a149856193f083b6f54cdeb0050c0615181a98f49e306dc03d00e2cb77341b18a018072a75926fd7a45958a775e6b48db62d9e059a29d6a6eecf5e2cb851fd389735159c84e97892b2d39299baf593fded4e32141dd128ab716e3c953a243010566cb39f2e381987200434e67f9f7523e942683238a04b685521fca6a209ba80ecbe917d370dae7d2f624e33467d84f347b44c69383419cb4232eae843b9bcda8f6c858e578fe19b5313bcc4ba0cd244806504fc88ed1e41565c6b19d8bbc5e5246022c7a087e82db4b0801c7df1bf68ac18acdde5854d42ab63b4cf93d60dce869826fc66c4439f8776c6bd3f999037599c2115e1e8529e2620f0299a1484bbc1a5c722db862545b239c51e330588faf3aad3b89b4bbb81e3058d19b628abd3dd5d98b2f8fd642548a7cc487b7b5680827e6f0192c7c07d65d48188abb3b16caf0f3d8af59341863c72275e240419b6f2d916783a91b6db68b9f9953f828b8e0cc29ca4f945891a530c6246667af298c8b36054b23d23973b7bee3196d1e21ae6af9aab4a80056c43e75cfebc695a403a72e73998f98ad9cfa137acc0dd8a8e01726387f6c4045a28f6b6908ac8dd36c0fed2a08b893d83fc83836e56d2a1becc56562e4de9b4ab47c8b7c88c69c5e5e02cf2f51932cd3118e3b39663bbf458b51e5423064e6e5b97eff517ea220a3de18a6541d3962b2282edfe0aa2e52c664e46f354cb6001a6e605d5569f26945d480e82f138a77f297181c3b2ef0c9b1a771042930766584569ed751c9489ece928ad83b1ad0472479966550a4aa58748eb6744fdc0b87780037c983cffc6544a3413a6242370b52d8690c3c0689c5a9bbfc5daee1055e2f0641f90b76a670121b3c069086818738c4fb23ae504d0a992566dbfdf90c7968f3e3e11a6e2e682ca23d503084a4b45b4196d3871ea5025181d2a8a6b7d397c520999eb6099755684d530bd4acfd256ac53ec48fa1bbdf809c794a35a5ce66a037fee5eba498720a380dce4ee4d2265d6b86f0604926504f880ce828bac8e5f3c4f1b17b1ec50487c36441f5cb2bde259926062d87990d16397e0ee30bcbc5d4e900c79427b1fe6e5d81d30a89d235a010b79bc523824af3f055ee8a737a155a7854e165287bf73fb9574bba9885514f5032c7ad7273685d2924b4931ad834db1bc4f9f052d6a9807b8622b787bf78298d84a1ad4520d25837279b0bb2c54ec73d58db01d9ba8e22ecef4a903da5eeef7111d3f056f191f7b394e5da2b43ffedc9e2546f739cae43b87156ed4dc7ce8260ca190569c7cd3030eab32a1b699fd18a779839a1b7d7fa602c8ad5a0c45811dc2fcb19a68e01a3a318a7d6a0cbc631e33279c697afb36e0384470ba8e96b3c2b827bd58224ee36ca50a86848094e50c6efecad88af41f9b9ada7206f9b4cd49ac3b266ded404a62bd670d43db84e04681fdad9834f36ef8611c9a45055434d6ca2360a867f8643fa302df6416e1d56b85cdc4a398db914c84333003e251db42f8ba1f8d4839051acf2726c1f8bb66b89fecad1edcb8813fb5581f65b9e64e9a1abdecd4e74c63dc278928c8e78c2d7a9bc75400861a2209705f1e5c6844ae2f884dadc69725c9588e2e5e2b55ef7071e7cb4043674389213b0964343631043a4e5084b7a43e63ec83f3411feedd30861caf8a7019bd6fbf44d88a90ccda0679a0df5c15dad157c0f8b01a5c31d193ce12050e9b1ee6610995bcbd7a9953e8e19fc7925a0bfd711a9d70344d693f81497f83a78af6378f682a373da352ac48d94434d8538f75747c2a7e81783a3582edf273eb2e5884eb4d09d0c3b2167588e99a32e29bb53308f4037b3ceadcaa087bf0d23b0ec3df810c64380e4ed0ab7787e25fad2d2b66dea8aba7d4cffe81f4a20a4c5a172a9d2b38a2b7b7a16e722c661f8954f47a731af9d4f71f6decc3582f96427939e8dac4a336ada9c883ca549d81a8577da16be04f95134cb2184de680f83ab0feff73ebe5885b02aeca84307b8c1739d6dd5c4b51d004133b2d8cb3a858de7bfbf6a0566716294b475597b85a5630dcb9d2507a2fd4fc54935b2f038b8b676b3d3fc80f9bd07d06d13f512f8a9fb78c1be6938c3d63c66eceafae4e7417d386113c8e9886f7933db8e894fe8148c7e6a55e16221a2c3a2d53fe333edc9742ad002f8dbe545a13193acf47642a4e3c26a09bb2dc8fd026018ba755698b6f4cffae2db65598d1c3861229bc73d670115ee337031e7473c600c43aed6cb898504c078098a8b7eb2766947789b957586f1603c144eadbfc0496de50a0105cd9a8fa39e415c0933930221c369b3097129d1438e26898f47d2775c6af81b92a27afa503b9ad18727620699d861a216dccf2c1bb3881dee43c47a85aa58059c98d89cb037679fb15f099c474cbe1095af29db10a78b0c79de080669a92ba6e87b2a82e57102ed39291438440ce643b0c549d81d1d0677c3b4504c0f298f74c4c5d88a0715d540377b1ac00d4f3a8748b7621104ea2146e580d031d23281801f8c6e7c053461ddcf67f29dbb6bceac6a013caa63eb27471906ec42958c1caf83d95564b8207b774be303cab38773355b492fb0ebde2c5735702858ce8413e16b74ea9f1eb467518b5c8d867e96a1906137e8d3cb728eef1a3c22ddeb447df58c024c00c9eeb2d38882c14f24948e5d3a1b15e41b6536ca67f0f2020d807588520ade38017748d919a4e0997b8f19df737811f999eb49f1f76a54682d31189a87758599448466700c4775af0b68198fc26cf523e5ebd29b7a3134dba133fe6cdc42f907694af77b0816430a3fdf3eaa8a635847d71d9a8e9a313692896e6fe6a482ac6eaf5c064e71847b47f50fc9787dac74c4a73059d68d9e739575c559b3aba0af6ccffd4373cd2643462392df1ddc176934fb497204fe63bd10431f34512ce8ab742a7a813958ae14767aae93c367da4153655cedbc6283fa60bfc1fa105e177b94e4144673cacae0d7af988bca381bf263383f85db37af869435c997a2a654d9e0874d2621cc771e6ffedc7748a0e6dbd4b450e818f3fad52d504224c26b92fcaaf8dad2bf0ac3ab846eeab948228bd260d64728c08dc3ee3c122d5e2050c72a809b0f42889c89b2be9fcd2fe39c9d4b07dfbe6b4a1124ea502a509cb4a96e45b1d69d9d839f7dfb3f677663d0a36963a923f7aba324e327dfff8343065759c186041777f1dcdcbae1d5476d34345e087f15bf8a5ade42c584d4b2fb5e89583fb5638c09249892e447729e8861ce1c90195165544b112283013f7b243f38a38fde952bf81b0a24');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('6a6efd00-c741-4709-aca6-4fd0ade4030e', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'connector.sync', 'ff100205-6563-48cb-9eea-6a68046e5214', '8c7f3b92-2dca-4470-a68e-56db2c6dc3d7', 'failed', '{}', NULL, '2026-11-26 00:56:51.962+00', '2026-11-26 00:56:52.268+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('f28eeed3-70ce-4be3-b207-d3adaf10b2a4', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'connector.delete', 'ff100205-6563-48cb-9eea-6a68046e5214', '8c7f3b92-2dca-4470-a68e-56db2c6dc3d7', 'succeeded', '{}', NULL, '2026-11-26 00:56:52.046+00', '2026-11-26 00:56:52.482+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('2652f949-79cb-4ce9-81ab-fb96b24854c5', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'connector.sync', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', 'succeeded', '{}', NULL, '2026-11-26 00:56:46.959+00', '2026-11-26 00:56:52.498+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-26 00:17:39.627+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-26 00:17:39.768+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-26 00:17:39.836+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-26 00:17:39.895+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-26 00:17:39.911+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-26 00:17:39.928+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-26 00:17:39.959+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-26 00:17:39.965+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-26 00:17:39.974+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-26 00:17:39.982+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-26 00:17:39.989+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-26 00:17:39.996+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-26 00:17:40.008+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-26 00:17:40.018+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-26 00:17:40.024+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-26 00:17:40.028+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-26 00:17:40.113+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-26 00:17:40.137+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-26 00:17:40.174+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-26 00:17:40.176+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-26 00:17:40.188+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-26 00:17:40.203+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host) overriding system value values ('6bfb70b4-19d7-4d09-bc51-030bedb46650', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'hubspot', E'\\x01cb5d9119be054de89880a71a50c70c74013a711a15fe3453f3b1d2b51dd38743897f6c97f5da5aa888bfa8bfab2abb98e8bef1f78499092cedcda4490e03639a226b13cdeb4b66a7110487d957a494f2845482a15020dc44b49bbb48', '2026-11-26 00:56:49.82+00', '2026-11-26 00:56:49.82+00', '');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('1511a3a3-9c2a-44c4-921a-357b9d489e36', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', E'\\xdbd54992d45491814c78b35b1959fe54d4e2d2ac51f20f4e5574aeb0ab35d4a1', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01cb5d9119be054de89880a71a50c70c74013fab78020e71d0e68402ced72c99b211ea5e3e8c30d54cf2c228976e57a8291802c1d9a540ffd4af8e80779ad853d078af4fb43ca53c9b0dac24345abdc551bfb2e0904a22a3d4f4e4b833f96835913e4dfaa751e3946ebcf10b69e3e41c1e', '2026-11-26 00:56:50.582+00', '2026-11-26 01:06:50.582+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at) overriding system value values ('00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'Default', 'active', '2026-11-26 00:56:46.515+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-26 00:56:47.366+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-26 00:56:48.769+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-26 00:56:50.015+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-26 00:56:50.871+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-26 00:56:51.951+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-26 00:56:50.542+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_10', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-26 00:56:50.543+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_100', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-26 00:56:50.543+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 00:56:48.376+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_10', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 00:56:48.376+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_100', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 00:56:48.377+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-26 00:56:49.518+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_10', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-26 00:56:49.519+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_100', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-26 00:56:49.519+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-26 00:56:52.242+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_10', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-26 00:56:52.242+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_100', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-26 00:56:52.242+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_1', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-26 00:56:51.426+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_10', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 00:56:51.427+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_100', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'cf5665f5-b80f-4a49-b982-9046d3d207f4', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 00:56:51.427+00', NULL, NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', 'customers', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '1', '2652f949-79cb-4ce9-81ab-fb96b24854c5', 'idle', NULL, '"2026-11-26T00:51:47.467Z"', NULL, '2026-11-26 00:56:48.621+00', '2026-11-26 00:56:48.621+00', NULL, '2026-11-26 01:59:27.796584+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', 'invoices', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '2', '2652f949-79cb-4ce9-81ab-fb96b24854c5', 'idle', NULL, '"2026-11-26T00:51:48.845Z"', NULL, '2026-11-26 00:56:49.82+00', '2026-11-26 00:56:49.82+00', NULL, '2026-11-26 01:59:11.734716+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', 'refunds', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '5', '2652f949-79cb-4ce9-81ab-fb96b24854c5', 'idle', NULL, '"2026-11-26T00:51:52.046Z"', NULL, '2026-11-26 00:56:52.311+00', '2026-11-26 00:56:52.311+00', NULL, '2026-11-26 01:59:05.15742+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', 'charges', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '3', '2652f949-79cb-4ce9-81ab-fb96b24854c5', 'idle', NULL, '"2026-11-26T00:51:50.160Z"', NULL, '2026-11-26 00:56:50.858+00', '2026-11-26 00:56:50.858+00', NULL, '2026-11-26 01:53:53.105092+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', 'subscriptions', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '4', '2652f949-79cb-4ce9-81ab-fb96b24854c5', 'idle', NULL, '"2026-11-26T00:51:50.879Z"', NULL, '2026-11-26 00:56:51.882+00', '2026-11-26 00:56:51.882+00', NULL, '2026-11-26 01:59:12.473271+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('8c7f3b92-2dca-4470-a68e-56db2c6dc3d7', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '2026-11-26 00:56:52.111+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '2026-11-26 00:56:52.426+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('cf5665f5-b80f-4a49-b982-9046d3d207f4', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', 'stripe', 'true', NULL, '2026-11-26 01:53:53.105092+00', NULL, 'false', 'false', '2026-11-26 00:56:46.959+00', '3', '2026-11-26 00:56:52.416+00', NULL, '0', NULL, '{}', '2026-11-26 00:56:52.499+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xaeb486515fc8a831123d53667f863b6f20e3f0b2f51b6c6ac5ccdf6ff3f3e5ea', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', NULL, NULL, NULL, '2026-11-26 00:56:46.587+00', '2026-11-26 01:11:46.587+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x25dcb3968c71d759950f32f15f5f09d515ecba1aa06407179b106b983bf740f8', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', NULL, NULL, NULL, '2026-11-26 00:56:46.648+00', '2026-11-26 01:11:46.648+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xfcfad3ee3b9c5370b0bf3acf7730579e80693b625e05a7726804dcfc4289388e', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', NULL, NULL, NULL, '2026-11-26 00:56:48.127+00', '2026-11-26 01:11:48.127+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xc37a1a9505845d76eae5a91c73ddcfd29defe6595949eb5318e796bfac7480f3', 'scoped', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', '672b87c1-e7b9-44fa-9d8b-325fbd0fc1c9', NULL, NULL, '2026-11-26 00:56:48.617+00', '2026-11-26 01:16:48.617+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x1e8bc7b81233864e40683e51924b51eb261cb4ef3ab4e37014ad0d3c5fdd73d0', 'application', '4c2ebb57-ae07-454d-8e97-fb2294adb9ac', '00a35d13-50c5-4ad1-bb48-ac08ae4162c0', NULL, NULL, NULL, '2026-11-26 00:56:50.856+00', '2026-11-26 01:11:50.856+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
