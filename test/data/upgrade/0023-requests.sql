
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

-- 0023-requests.sql
-- Whether callers of an organization may send requests that no operation names.
alter table organizations add column allows_requests boolean not null default true;


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
insert into application_organizations (application_id, organization_id) overriding system value values ('0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('0973cad9-e07a-4ffc-a485-28027a8bd572', 'pbc_AFVWy9RAODAnyTOQdmOhvQ', E'\\x64fbfbba729c728ea0f2c1cfe951333d93f7eb0f8f23ec03dc89a91376fd18e6', 'First application', 'active', '2026-11-26 03:34:39.346+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1', '05ead60b-2ff6-482e-a46b-01311f114e77', '2026-11-26 03:34:42.221+00', 'req_99392dc9fcc87cdc54ce20c9c4730503', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', '1770c4b6-f05f-451f-939f-4321d56344b2', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x80731fc7fc3b23becad2638f5568e1016b24b654ab9b9ed5c6ca00c2c7fc3119', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '2', '3e5975db-99ff-4675-99d2-c9b9dafa0069', '2026-11-26 03:34:43.255+00', 'req_2c3c17eaff9db909af76b0430e452608', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', '1770c4b6-f05f-451f-939f-4321d56344b2', 'direct', 'customers', 'create', '200', NULL, '568', '2.0.0', E'\\x80731fc7fc3b23becad2638f5568e1016b24b654ab9b9ed5c6ca00c2c7fc3119', E'\\xb1e5df9de10879edd6feb6b551996f764f2d7f114d6a37e2d4bab7c1eaaba42a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '3', '259d45e9-dad9-47c0-a5b9-524c65301bc1', '2026-11-26 03:34:44.894+00', 'req_f26c0b5861efe147017b92ff80078eee', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xb1e5df9de10879edd6feb6b551996f764f2d7f114d6a37e2d4bab7c1eaaba42a', E'\\x68ca75d9eff5aea1d0b4780d860f8566621b7ddab9bc3c775bd2478a2a1730c9', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '4', 'ab4d9f0f-38f8-45bc-81f9-d031179fa9bd', '2026-11-26 03:34:45.194+00', 'req_d03210f496db2ae99edd7325d97c078a', 'scoped', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', '1770c4b6-f05f-451f-939f-4321d56344b2', 'direct', 'customers', 'create', '200', NULL, '143', '2.0.0', E'\\x68ca75d9eff5aea1d0b4780d860f8566621b7ddab9bc3c775bd2478a2a1730c9', E'\\x4b3e8f8ba851bf35bbf0ea9f8958abc8abf92682607ed22f165b7687b01cda1e', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '5', 'dd2a411c-ebe5-4074-9e9f-db58f17628a2', '2026-11-26 03:34:48.358+00', 'req_6a77183df625c00d0e92fe25b5f76841', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x4b3e8f8ba851bf35bbf0ea9f8958abc8abf92682607ed22f165b7687b01cda1e', E'\\xe4bff25754796436f30588afecd3fd651d17b6539d3002710c3b9016e5974cd4', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '6', '43ce9e9d-7348-4858-af9f-9bc980074c15', '2026-11-26 03:34:51.639+00', 'req_4fb6b65fc9f42a7bff0a8ea7a9d280f4', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', '7f538236-4536-4484-a3ec-0f7f5859e894', 'd39266a3-b1df-4bfb-98b5-9822a67d8115', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\xe4bff25754796436f30588afecd3fd651d17b6539d3002710c3b9016e5974cd4', E'\\x054f0fb3b828a52176b44c889ed1ccc09ec835664f615a825f249bab0c8147d9', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '7', 'c0e362ce-65c7-4cd4-b9ac-bfe8b62a94c1', '2026-11-26 03:34:51.71+00', 'req_9be3850b72b3d2e1e4f8985b8387e46b', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', NULL, 'd39266a3-b1df-4bfb-98b5-9822a67d8115', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x054f0fb3b828a52176b44c889ed1ccc09ec835664f615a825f249bab0c8147d9', E'\\x74bd861086af4f77ed155073dff948239647e37f4a1342c7d935078a702f1e78', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '8', 'ccb9567e-4f4c-4de4-a1e6-8afd4b75b7f7', '2026-11-26 03:34:51.758+00', '7758c690-0981-492b-a231-a14c23f8d0b0', 'system', 'sync', NULL, 'd39266a3-b1df-4bfb-98b5-9822a67d8115', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x74bd861086af4f77ed155073dff948239647e37f4a1342c7d935078a702f1e78', E'\\x4a77c98b037e7034c3214bf048c51103c4cbb8f2c2a4bbc2d9dea89a4629f7b6', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '8', E'\\x4a77c98b037e7034c3214bf048c51103c4cbb8f2c2a4bbc2d9dea89a4629f7b6', E'\\x92e8d5d7510c510656fabe778b423d0f1888d956d4756b3c2cc9e0ce8b4a3a8e');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', '9ade751d-b225-4885-96ee-03df6f263b24', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', 'stripe', 'stripe', 'api_key', '{}', '{}', '2.0.0', 'active', NULL, E'\\x01cd4dbe890a1443649c932612ba98f4e90140f9e4dbc15102fb78d244998b0c727e484e08f82c39c093098f634631e26868bc7d9b3b8feb5b676c3b7b414485a25cc5', '1', '2026-11-26 03:34:41.48+00', NULL, NULL, '{}', '2026-11-26 03:34:45.194+00', '2026-11-26 03:34:41.48+00', '2026-11-26 03:34:41.48+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'customers', '1', 'true', '2026-11-26 03:34:44.911+00', '2026-11-26 03:34:43.266+00', '2026-11-26 03:34:43.266+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'invoices', '2', 'true', '2026-11-26 03:34:47.886+00', '2026-11-26 03:34:45.178+00', '2026-11-26 03:34:45.178+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'charges', '3', 'true', '2026-11-26 03:34:49.132+00', '2026-11-26 03:34:47.966+00', '2026-11-26 03:34:47.966+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'subscriptions', '4', 'true', '2026-11-26 03:34:51.639+00', '2026-11-26 03:34:49.407+00', '2026-11-26 03:34:49.407+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'refunds', '5', 'true', '2026-11-26 03:34:52.457+00', '2026-11-26 03:34:51.707+00', '2026-11-26 03:34:51.707+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('cdaf53a4-929d-4787-bce1-1fc22d7e9908', '9ade751d-b225-4885-96ee-03df6f263b24', 'user_1', 'active', '2026-11-26 03:34:40.53+00', '2026-11-26 03:34:40.53+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('7f538236-4536-4484-a3ec-0f7f5859e894', '9ade751d-b225-4885-96ee-03df6f263b24', 'user_2', 'active', '2026-11-26 03:34:49.376+00', '2026-11-26 03:34:49.376+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('cd4dbe89-0a14-4364-9c93-2612ba98f4e9', '9ade751d-b225-4885-96ee-03df6f263b24', 'c2f89e8654418640', E'\\x01b47c0b13f87d389f22aec2de9681c3e4a0c27f0a047a815de47b3589cef34561c23f4363f522cbdb3b5d77a3e370cb351037a1a70f881cdfd4e6313d', 'active', '2026-11-26 03:34:41.452+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AXKqCgJnOqtM+sRvTaaY7sv9XzikjxcqZ3QFRILNn22R/WRrZpqKccCPmq/YS4S2dMsH085Pkw1OUM960Q=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'stripe', 'customers', 'visible', '3', '0', '2026-11-26 03:34:43.272+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-26 03:34:45.195+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'stripe', 'charges', 'visible', '3', '0', '2026-11-26 03:34:47.968+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-26 03:34:49.414+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-26 03:34:51.71+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xe4a68fe505eb5e0350c2a610984aaa9039d2ab56439ca3f51f3cbfa2103ec29c', '3e922655-78fa-4f22-aa9e-5647d31d75ae', '2026-11-26 03:34:42.682+00', '3d916edf-ba26-40d3-938c-aa4ae1ecfa8e', E'\\x01cd4dbe890a1443649c932612ba98f4e901c0a407a4741d8df316a11e93d6822302d88f8558e08f77b73ff547ecb41e569d0d6a41c50305266eef32d5118420d8c0bfd053290e897b8cbc91ab47898c40b8f20fde943950285e13a31eebbac70aca8850d8365da7d1b8d0753413f4683ada8cbba883760390541211dd23c3f56866b16154b0dfb3f8d2dad4d1a84b6622c451131de498fae1c972556d183600364a2d7c264f7f97ead941ee4bcd7fe8a18358fcfcc7c9a2608b0f47073b6e51dbce6c7666bae5197e82262c4d7e85a0082a6b566ca9939565612ffb29db16b3286b7aff85a10f3d2176270d5ddc9f418a5c1527cf1ffadfc30dfc5cf8a79951d23b022cd3db55b1fe8a766448acdab7b9a764fc7a736b33a5d4b5b0dc122a46386e346de3d3c6641fcec4a6a949c6f167b6c9be083625b2f3437c22cfc0a9595e64d4c8c6a5400ad8c95e6371e6adaaf2d5a303d930da35f04d05ee8000e5a38c0e159d6d5763cc0a506cbea75056448fa3027b9f4aeae646092543510e6978ec4117ac61f25bf019827793d499baa7af1fb2efe355a6a65ebbc0eb784616fc12cf7a9fb1a78fd5e380dfe57494237de4bdff8b39e076ed59efb15e8db0355c3185f3cc8d04aff50519b3c4a2bff5a2f01d174ef70ab6ea58902f7b4a7f887398c133c3d7d8492faf73428c68e67a22a9de20a8160ac5050d9933b3e4b957c20668a8d2236ca81b981a2c8813899dedf94d9b7c94ae63e1144b5c3768853db26a8c0a7f825d85964addc7c82ea721b364d6b41b2a5e9c6b97362eed732c4f781c18e366e53443b351310a029e6afed6c79d1a18bf555a7d6197ebe3d592b69f180242af4a350aad6c0ecb2c0b5815b982a977fce23729a8346c9f6aab112c7724016252d775b2e39b2e8f275efd3173ec7d34489558da27ede73dbde5f0cce762c517e40779326ee5503e5452386201406a15ed198baa8e52fc154911553dd4186bd9a0ee68102013331f891bce9106f73801844bbb8ec45e4c3a72270ac92cc3b13662f32b7cf0f36ac637a102dc4b695bb8074e7708f9e67e78fe88201f6d5f380cad507f9b7cfe2f501bf92f163abbf9a3bfc6a65eea2d1505791f8fbec339f7980f594b5c15e37be3c72f3c8699916835fe6f363686eec85c4d06c72d2141a0d30783c9f166d9732f848378b9705083ec540a3d142f14b95eaa2111289cb76728c46a7f080999c806cdab336806f6f245ee52bfd4d47242dede6b952492e8fafad2aba0a2d85b72f4a3b1b9c0a436c082d38240b9387caac6d6ee3debd146205d5ddddf3df3286fbfb4a1ff19bf469ad06a7816b0d16bebfaa7e0a4ccb5dd1aa7dc897322e4f1049c29aa10faada5d8962cee9c248362251781118212cad9b1c24478b88ec6d891279f3a48cd36366c9e96e96d44b23d19719ae170a640b16d051b1feae71a7b2d184bdbf253acd4db03def53b8a54a184c9b7b6de7c0bb9452b4e10c9ada536f01911b6dafb4402bcfa32a423f3980c1d19d45b8926480aabd252e17d49f2760331e8baadda6197077e4095689a6092070f8093b6e73c005c32247188cd0f3095f324db15c68edb6a06eeeba160b342c337eaaaa724c3c5ce9f27d340098d1af98b9e74373ea2ea70b1e8ed98e74de01a6c1b4cfe17dfd16ae01d56e77c57068ee0775f1266a45e869401a3f9c3753f7d6aac3efc3e2606b61719c6a3fd15957e368cea75714451824bb6fe64972c53d247d5fa480c57b5fb365dabe5333b3d2c333f422852e6c8e5cda8137250c0a60262247de0a20e9d596083057309cf8c02545b37bf95c5dbbcf40ecea0c44e3918fa60639cbe76dcc7f95f3186425ec4c7cdb74016e2b25d5eabc767af390f09b7c303dc404631298794689120a181ca16279aaea2ca979e2c93f0610850c49da7482b780cd3e6f4e01a322081e5a48329a706ce1a9cc101df53eab7cbb5b698bde0401b37e3560a09168bb683f3cdc280c1c805e6a64eb7d24b00ca40cdc5a472e35dc43cb5e03476df0c763556cb102cfbbf7542913e925c6aa2109c536f38debff7cb72c8fb35dfdb079a81f70353c73bb209ded843e8cd319ff0f8f0700b8a4672d763080156d5d411bef668e3f5d0d906211d38dbdff9e56d6fcbf653bef1ba6790e561a864217603ee3a118e48dfc5a7724ba56421f5ae89c5b6302cceaba72c526bca8d88633b94ca06b1bc8f5da0a9fea9c69715ed5a84c2307d7a3c9c97456689d65ce13fae2fd3a9b7956e5348a9784202a4b62f4d18784004e43ba273881953131a92fce95133c0ad19165219409a1b7171655dff8b33b1c1983efff040d95eb1733265740db03f13a3f2340757d4b713b3b132d12b192dbdfc4f91acc626ac9134e06889772eacb60aaad8bf79d3cd11cb73333dc95edce72c41774d8e03a5b8376aaaff0931d9e173b10fae2ec13ca3f1b63e4444637621f0cc757cee3f33ee7e8cd7b67023211cf0ef19d7310d151ac5ade9a808c9f5306e6b0af96dc0747e47a34745b8ea091592970de5cab5e11955d5b71c8af711a1acbe3edda765104f6bec8c77ad2aef63f7de254d491caa2b5aa841b1625d8fb9c4d311a6155a9ac3329ed17a615d782df67f4aaa1ea5401beb22b70ab6ac2245e83faf7d3a154702a1bebad64dfa869d07d1ace2ff42d18d6a975b03804356ebbde800ca23548f63ea446219bded7abe03cdd81f3a5000770a364495682b20c595be51479d34c0539c86dc291de19788745867b5fe8cd98885ffe175761b6b9b067b856199a6fc00a6cfb32104d94cb8dc0a955ff732bdab5de68a922279feb75aee4f15a96ff01d07a62e1fb3777d4f4e6874eb9b39e766cfe49617ad70e2a1d8bddb6973da53aeea2932893a553df5003dc5ac61b6f0e01fc1206c1d876f4e7d781a3a125db8aaccb4ac4202d9cad21162fb4ebf80cdae5197a71f4c44335753327403a841fd1aee770c9567ba4d4873d077df64e3152ff1315a445e76cbe1964b5bc13909ce82edcd3c4e88724b654e858a1e696b4af6c13557e2ec8d29309db3e3cda7c7045c3eebd873de29298dc70208aa8b987a10b448f2fb0b03bd892c70329a25188d2fb732a3ff4fedeab2e465860c0e0200a281c6e9e3e042d8dacc86d9b2825aa707b925c9fb84ce5fb44a42ec0ebc0bd44e8454aa0bd45c7a605750c1979022f072ab34c7cca0b339d2c06d0247dc01d9d8a4134b58cde377703ed7d5fa8141b3b02d6a4b3c1e747631adc1e13843a8389a1963416f275a50b08b5e37485749fd061a0d6bb49f5c43475cd6a89ea29baa11b0245d5a55a336abc29771643ae9cbb3c9912b621b0604f20e67e03616a8cdab633c3b7ba981fdedf924a04008b36c7137d7983e08f856a620f87df6b95c4044431d600692df15cdd0bd7a63789f8f4247c1ace66f747bf3838d6ea0f0e678a6f5577f39ff27f5d66fa685469ba5af89ce463022a3b0088a7f9f5dcc618114842bc3ea463ec9bd0b008ab771c195c8374a0998cb3e2e563856759e7bc370dd39436b56fb1498b54bc7fd1b34318ea626fe6c3fb25a210846641c53a0f0520a3970f2995685da5790f55aed20baf68f032943a3e13f2999f2da0782046d91192846d1dfa8357822d5a1c219b7372c3cbaccd6238e2ec7a4d276317c8a83d40d580260e7a5c60a492b64d5884a1b7531ac24e06701dd68e58573caec9edc1a87526e25360cd08a8aa21bf4d8c658e66eea11abc890b854c48b52e0918c27c53a40c502b669b0c778f3ddc25028004b0a49e5474981927f1699c0470855ff8bc27d726dd592959316cc1df5bf3a07178579be1bfa0dfa5d2a6fd1c6f5e85d664ea8edd5a6769e3b2822da7bed8097ad7370e73256011de47608ed5c357400b8bda7b930c1563536aa8f0c5672748bc29f718107e30a05793ae4cbbae5d7daa718174c501b3a7ce25b1adffe17a692f5c50ff51ffdfdcc34e183717dc43afec001ad0611372d96ac9428c39c102cccea7a128c1b92858ea74cffd4750f5d08d381f31083ebc6911e5447a01a9e9aac088f2a8a22cbd2444f23fc99f517e88ae644564a179688ebee3dca6e4b2c3ebe029d0ef495aec4b229f0f12fb9c0a1548dab81f47579ffc20d674db194dd44e392e4d100451a5ada5f2f6c3647b2c2322777aedfe9fabc5ecfccd522e3acfff9fda409094490bcc408c576752145623dcef599505837342ffed29ed10df760e8fbc3c4ecf21e2270cccb45e3e062fbd6fe075cbb082c6114d453188ba04d8f1b8ee64c6a04b5785323174d246ce7d72ed318ad167c0ff45561598ded971495497aaa4bf329ca8e829e5fb79e6122348900baaa8de37825a23a376ae3fedb56afbbac3393aec427c8064a623c8f4f4b7bb6029119d2478daf8c2234f943db2d82823d2777d9357e99bb20f5b1c8d94a57f8d5f2fa2212cfd3c1db4b1cc35ca21c31c43c4d19f5327886c682fc01a5988b5ebed6d78958d9639018bc0885ff74a0799f1c8a999bd4693ebea74037b88868a2ea2bae296af4e09eba168787b90d295e5cfb6ce93e068fe06db17aeaa43983d215dc2ffb755177bf0574a43c3ae96bfae85c87d0ec21b99d9228e4aa812676acf05d73656be50f66b080cd3a6f7d4412450a8b700ba11415e5983ba5e71ce2f06575248e596247a5c61c2660f51623090507df6111c4b418646b83f980a9ccab1c944803ee806caa2f8b89825ffae5575e0b90874f8d9aa25d0077721aaeb33b15f01599c916eff4e8278660506d8c94455b034930a6451b98039e03efb67a72ff549b5bb1f4fd784b55d410835d63cf1d291d97f142a09a27075b36f83d6534dce13e466b74f494be497697cdfee466fb4cebfa365b3fc3ee240d2aacc948578b30fcc00e0e1a3f1fd8e6fff1098c66a0f64a65bbf1946ffba9b54bbd96137341b64b1f76a4c8a6f8da94976bfff5490b7677e4941656fa9a6eb17999be03beebca588039ca1610999d37ca52238d2814be6c3527a84d6d462a903c3a6c292d838a6e50cd5e9aa05ed9c6b4ac389c88bf670659b58f7b56e266f52b30bb66543d38066371cb7e52c3cd1795bef6e9d44fb634fed91367482b62dd9db6463ced37766f54ccac85184cfa0436cfb643b8b86bb55caadde4edd9309ef0eec079702ab0699efbc3a85c561c224c3aa46ee9f6c920a619c297f9d87eaf863332ef4aba485b91ea47d0a96375d634ee7ecf5939e0b0637d62936f8b8fe4cdaa7cf2983cb2e7a4d53751cd352f9265a8ed373d74e129a55f1435aaa0111230a14346dc69cec04a04c0f15a30c51f8629ea3cd61bd296f13bdef12ed3b71f2bda6d26d44472d2129d762ea500567db6d6b04fb451b7150366acfff41b98a325e4921a73ed645887dcb22633a1493bca4ff4c157281c5fa49c47d14ad3cb112d1102dc397ea5bcff96439ee95122225d8b1a41db12a14350305b688de63f0e84f59ae4a05a991b9e0b131265dc5521e2a8719d7817da83cfee604ee8be8c2a220e21ad8753da398a377a8bf747a384296e94df58acce1bc7ecbd73b74cc88af9c0b2e056bcb0d303a64eb1a96a7ad77c67513d8eb5a3bc11b7b5105ab2823b05c8d46b2f3e83ea277c086ad3af36bc29d9b1c55bd007262090375b57c00108fe21746d126b94e4b87050219b3651bfdf22d2938cc19be6aae8c55aa4c943e1051aa37445ef120a30953533f4ebc9d72ee182056681e44566f888c50a054e0e9e95478042f41aff8b48c6d3d1ac0a905e873325e0bac9b65299fbe2ce96193ea3c15892885bec812387869fbb433b281ed203d853ba65d5797b389935e0f0af390355b71e46a062b25758450c32a3ba0e6f147a9b63505a5134b3ecd7cbd3bde03cfc16c97b08a79a0ae6c39996796e8585c33a8fbb105d8e7adf26af59991c48cecfc1daad1082394122d11b07ad3508ce07e733dfc24e5183c4cc46dd1beda1cb3bfbf966db66c060c17c5fd9b5462615127bc0b146054d2f199117450074c8a951d290b0fa6737d166c8d3567dee02dd8df24dd4dfff6c628d2e5fe6055579c986271acd8e080424e6c6d0ae737fb103657c47651edef9e082b5116f459520a34d9360c7357bf64e48157e2b74a8b23b1b7a29651b8a1b54b9bc7eaa46fe166bb76c52fe73e246504e4ed5607962aede534a87b0b5231d645fa58bb8c9c31c88149f9aabeda4915dc064b04c8b3b0b0afb64f30b876ebc888bc634ae7ca906c7451d3e6e82039424067701fbf15e8a50b1c523475e37bbdab6fa2c73d8906c7dd7eee1cc803ee5abc46ec4f13f46a473c95c4e176dd28cc701ec6a27e6d0af0e009c83654c96cc528c858cbff0132a656236eea84879e8f3224b7a582dc6b4546d19f543150a3152175c0937e6fed63488075dc1b3e02d5b0c60ed163d149bf7013a054282926683fcd78fc21215f121ada78a1bb09c038e5ffb260b66a9ce44bb3bc982feb2466597018397b26e8cb4617a107d6480da206284e545a867e872a729cda75b16158f6f91c3baa6076b6aed1a00161108ee8589ee22f8eb38c49b804e29030b3478d4e8595267f00efebc9c52977baca911816bddbf9fb8973f1e761912619afba2fb8bfa3746c8995a71c2fa681e6a013b429b6a3d9506d34613b9a06dc45d71453d388ebc9dac285cdc5d10f70b95daeb4a73b55853f81f8fbba302d2aaa42c1be948fa2a88a05c0de3179efe7949e415a2c44a3a178c92f224819ebf66568b35725af9c63b4ef9561bf7c1a5933ce251320bd52fb90093443bf3df0fa3b277fde3cdc9d64cc91ee0f6c926a41248c6d4412cbf2de631dd11b3ebbc25bef8d1c024dde5a5fbd0e6365bdc4973f5878d495d91b477025ecc4552527818a804f791cff7913e467dd73d05a33ecfab8038f46a3e8a01dd065c46b8aeaa271191ddfd284a2e35e9ed12457f7b71ad8247323beec1b74542392b1f9be12d885d7a7f31fa1403e6c22f69be87024f969e2e93b93fdedea84fc799de9eae0ce5f0bfe2c03a94b5769eeb7b8fd975218fdb75938d6a4b77fb53207ea6e07880b4917c5a08f4dc5ad5af3d88179a1d43074329d30d05cfdc7a2a2d6f50e0146b5f0bb65c57b34c1c5d20322ed7b05207f44e8199b2f7ac56a439f552a8f388adb51c94ea996790c7fc644fb6338246ec39203d7453326046f28e1590208553e52f7746e5081cdae3fcd5aaf8fe1f2045e6a29cce7b54a7cb9bf9c2dd46b51cb286d44cf38ebe06eba277afd0f7087d1638e8d603e103770222968e8074fc5b5f719a8e8d9aa94cb7ff1b4f61e130838ab0f03dfcb2fcdc6b8882bf7c95aaee5fefd6df9ee50e2afee58d76c6dc9569735ad118d0af034977b0e2ba1e068a8d0319381174f2f78002d6d952cbeb6855f2eab9413c20ed2995108e275abbe292b868c7b1b01ed854bbdbb98ea04e42720e40e97da220a480062d6cbbaacc');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xe4a68fe505eb5e0350c2a610984aaa9039d2ab56439ca3f51f3cbfa2103ec29c', '3e922655-78fa-4f22-aa9e-5647d31d75ae', '2026-11-26 03:34:45.044+00', '533c5488-5c36-4960-ab6f-b8b5d3a1f148', E'\\x01cd4dbe890a1443649c932612ba98f4e901489b184a4ca381fe639b2795443ac292611fd4be4ad4feb454c23bf21870c4a4fd7bd3206b0701ded3ac5a9d4e1cc55fc234db5f14f88c6bcb0b28e9ac02d9975767d0d7861cb13437df7dbda470392a051dc46139c4935c9c1e2d0bdcb157bc0bb58ca0bfa5b62200db383dc8bf05372d5a58d877f37b267371b4c1fe233594d7247a3828f0791faf04f445915a16670ee0e1bde520b9ba6667bf76a29c96d6f84ff5368fdc6740fc85059f25daa9bc67c86ac766ec5d6bac320c8de01df3e15492cb26a18d422490b1bdbc325d19f9fa17ed8f4e38067ac13488b529f6c36dbe6dbcf6f9d3bc2ebc9861583033f612a45f369ee3bd38494474ef494edaccdd9ae8caa28dfe1dd82c09fddd7a65f87935cc5c9e0901b34f48f887e4efdeb4303f1e8a920a30a991ca99a169aecad6233521f451ccbf09d829ab88a7dc7e49bcf70bd79440e9176f9bd010c2a0fd6dabe1861c0950623107ba8f30494c173141acfc98bfe80178980c97f4cd2d39fbbc68c4dcf9c01f38a3de14119c637ec983ebf753b2aad0067057b7048724c1e9328216e7dd525fbec8620b26c8724317f4ac5ddec0bda32d204c1275db2a3fd8269fa05679106db9d5331c73cc481c025fbd8f0a7466ff6e2dfd86cd8823067d6d8934baac50656cabd4abeab05f5fcc0c8adc451dd7211015359b53815f859d5cb20a6f20bafcb65abc672f0d46256fe790090890f2d95844cbf0476ce666d52c9a380739856b81a40bc163b29a3e7640b5c241efa98838404fd8638c4324b163c010a4471d9d649d7df598331d302d0b8874a3e93faf9bf1b37f3df56d9604775ab14533fc2fc50d5a71283cbc9c2b005336cadcd156227a1ab1ac80627f297cbc3166fe116ca7526fb77c6fb849ccc8bbebab5a771a7adc2bd4d869edf1594f994f62b62509bdf5364f72484e80023be0b3205e5c843c5155c49446d751b905b1c5063e36ee2017a9f8ab13ebe9d525ec6fd79f6e6dad4d9826f2c4815ab5ce084e7faa406231a42404a5a2eda64873ab8c50e152154f29e705b2be58c2c1e9c7c470c9df78af1fc452d4839af030c56d0c205253e3aac9c0dcd8450a6c6b49e8b5eff1ce4eb95acfd34d7b1982cfd919975172c124200b319b2f3758cc843a868d99927feb32565264c8f13ce291a1fa52b7ba5d065c32a7f002b72f33f5f98650abfad2ca68715e108902327e252e6ca3918d0dad7868b10c0f2d26b9f49fdde2bc38fa5cd24e875d4508440345648b4d109b945aed14cd1848ef568ca3009a253bd115ab88a856c33f09c0c8f2f0890eb81ad8205a9c204fc1697ef66892bd77cf2bad70d91da10aff8de29c95de181e464bd00670da8f62f65575ba6b7b4acc97aeb698a7349b3804565b93298230764c6c82b594206a78c82e36f4989441cc80161794aa84d83bee2081e240019eef417836bc893c6ee31a529b509f5ddb868810ded2ec2de5aade3440322d76d98c8240d0174630acbe265def3519b4c89745c8c3d0b92290f7c21166d1d014f9c534d3f121e41c37463f9caa5bd1556602469a853155bf248b015cbdc8542c9dad3510fcc8fcb5e8a4684600577f0715dacac24ded0a13ec5a5c1f896f6f1125efdca15ffc0828fbf96035d576ee104c20ddc8f2053236cc8aabdde3974a4e768ecd5ca92860451d97b546ec4b7bc8ca869bcd61685bf092fe01fed0f986c189597f48f79c29788aa830eb6be7cecd50afc667ed5a8edd908cd95a44ee7f2ca68c2df76707d7750dcf08db852c7f8a867c8b4df78bcf77437f0f94f010f919344c4434f171891b7989665299149a774cae81fe7b3374a6e987ef54cb2f5082e394b5be5dc99cd5eb75e3b2d890bc86d9cc1701c9d0dc8b1365bdc2ecd947d26cce822a399edef7b8b8968a8487f1eaf4924737affc9775db14eb2924d6243d69fed5d510e9d839162e086cf2b12deed6410856dff3037d26a2df50561dbaeea5a960b233603ee037d26907b69dcd1ef359da71dea7696861964f646246238dff03eeb1303ddcca32b43d5e3ec0b01fb060ce6b170a3a599692718e51fc041a273dd54509bef437713d08517195151b0ac9adb73c5c1ccf01ab8f398149ea63c01ed937921af0b9412853c7ba13c327d61cade6741177aef36487312a20a990889122b199f8373e3bb52979a0cd3b7ff8d853557ea3d69a63c4a279f649409ca09914dd3787963ff1d51fe0a39c460faaa8a43978370ed7da6cca419b4de300946af19161360e6c98808819a97a66ec3d84986f9df1f86eb0439f2f1250b5548aa6c204ee8bb4a2cadf1415e99fcb5497362805de5dc6c1d4a9754faa8fda9367828c18707f5e8aa1155d2607a2d2f6fe6ed333c4d5025732b41a84111ce2ed55343626fd94e4b53a3b205f12d47138450b12a4740250406b065b948ee773390653babf846c31de102f3546217493a93e83930b70b7838708c1594ac5ffe6512ff34ba363992ce46ffb026ebcc5a059696109af385e455d264bc8f7f0e0450d3936a06293aa2d82b64a27dde0d2464526c071be2005687e421642051e2a1238a16e9924b7a6efe2f0b15f7cfcecc25a9e37751db2e43c273357654d0384995cfc9f197479d7fcb17908527f5e47025265ee28df80a12c7a56522ee3ca02c823a7717733409a8564deacf39a9c5667a128a98609ec414f15846cc4ee5f992932150b50d80ce3123fe1ff6e950b498f9cec5c113398e5af0bc0a3f3099ea2970b2ac40bd8eb4c5ce9f0f6a60ff30e005c897abe853db70b187f2175004371495f340725ef216d3d94e58a48b4bdf738c1b93483c94d185568e2551e158633029f00b8eb800b86457e0b6244fb3de817a465ae94884d0c3193ba0e737752bd929306bff6821884200e72e2061473125134958cb11ccec27cec8cac6312ca6c95d206572a6b852756e5d1a4faf878bd538bf6234ff4e3161bc392efe05958c3158743ebdec0f988bad831a9033bd97c46055c0a926466fb585082313e542a4805d0c42ef9bc2476631668412cf0b894388845eb531b51d7f0c48cfa1700f8bc7906e23f9377aac7d95ad5a89497f17c9fdc93ac078d9d5513df9bbce537fa7d6465e35d792408d91a78c617935e6e633268905275f47cf687a40c17725094fe545e75316d82d63f1a57efb240b5ccafaf350b798421eb720f6364595d09cfeb5ac27d7fb4446c27d0b1ab2d9090b9052a402b8b95a50f74c3860eba6ff20afd8ecf9ba793f7d73dbaf752d735a5cde09adf84697064e9b1781e55d7b2e5eb31639563d94fab58fc9050de6c61bc18d1150887a5f226f6d6ac9b4311b07d6d0ef111562e0bf84b065ebeb7414019119f86fe46c4b6b2dd31dcbeca97bf3aa6b4d93c2636370583c6b72fe2800b41ccb9d923f9d30f3ac61be7ad5999fabf4d45ed6ebdc03003afec7e48fcb680873f5ba16bb2a66bebcd0c5e2209ff833980d0394fb452253a3d6fd8d0e9e02cf9dc425612a646853815021be302b539f608682cc3060788ed1eb002ad0637daf492642ebb1181f48ea8fed4a0d0bc984d333c85a681ec0074b5c3bdf861a790d0bdc6aa4de59f0b34a3ff2715e02f598eb03cd843c04003ed636bccb025e8f29963a4cbdbfdc6418b3453701169ba6c020e284162cef9e8b4c19930df80bea071bdc213c28cf62bd4c6a79e088c95398c6cad590cd81fe852a9cb89c292d145acb2e96432f0df9375c9e04bc8cd20ef6c411c1c40ce59afc41aa655a9e0d43f1b7b4ea96db4d2d97cb936687addbcbc7f5ba70c7332ca8cbb22a65c30dd67023bd2bfd45f1aff8376740795fdf1c5d39b188a0ce0b8749e14c475b1b9a4304746dc72f126f417004fa34098bdcc67c8ac2cfff3ecbec19a7c95cb46bce6710cc92d9cbd379e72a7e6ce6145e987306b23e1780330703e46d038cf4f08db4f6ff6b3f9399f1f0809d5b2c35a8a84832777534152b071431a1e15883dc32e507bac92bc4af38ae9ab580cfed69cbe792ca4ca88d4452b2f1121a41c6b01eec70945f2be1b22301867a91a22f4c56a492d44838fee47af9a0c81db9b47e0abc0bb332df5b80c75b560fa5a1e77ad859c9e5bc808a028e2cb3a2fa093d4ca99d7dafd786a85ea51d7f8665fc5a3eb2846cd607d9dcb4bb260e36f13ccc250890efc10de548fad0520e553fb36071c85af12a829458424e3fd17c330cf02cd7d7d07c9b3f507e0ae1e219baf254c4f342148ceefc7850d1fb7be2e4b42e392a3a0ec17b9723c26b503c50ce28cc117128949cb391dfe251ed0f473ad9312efffafdd1692b38bc2fc559882d3baa56376f421cbbc2f9e7f945a58efb28229051d3ce61c2c4fa51d397055214a7cd5c26a5f8d29ba1986e58ef814c2a021be2c1db8d458dcc54d90eb37d76495496896006c44c47367f53ee9317209c0782317dd017f5a5025015ec41f3b1b674c94a4b5d8510ee795c0b8eaf2fc25d65b3a2d192cdb317927ae0616e2c9752c57ee22619a0737a576e79af701bf5159af1502dc05d4a264b7fb416f58efa3d62710205b8c4c1459a975d5e97b83246ac37f4e7194abe7624faab5522611628e121e9fc2d2bc0b44446d321d708186dcfcc7283445c620a14e47b6a9da9b108768e5a2a9c0d92e6f7cc7341c90a69a5e95d53060d6effd58f3a6b527b60611d5e119d704023d2b58cf70e173c6d7026def0f71a315c13daf1bbfa01fec8f1327166f2af592a40a8d2f8b15ec3888d38f26288fe7a305f258b99e56bc09dc0c1e597054ba581ad3f5f7d76d3b23ed75c7320387494f07e4569648c9927eaeb08a75cd2947f6076e045b985c6f84b8bc54a3149dcf50fb9244d4b49974ca50bfefdebb04ca9e00af0c550df18df4acd6b06aadac1e5520e6ee282fc56f8a59f67e9130196d8e388aac75d9e6e186e7276c9a58b5d15a2c500bf3508ca9346baecd5f49b612f0698c94c0c33bfe63893d6a57e835ffb03561d0d1f8302a92eda08dc09b811aefb428db28c6bc36485a0d3d31f15deaf2c24b29a92e36b21fac4af6f979278b7d30964583fe218ff8a85d99ed75814bd45ca1b1c628837d5a9766f9a81e40a0ea24fab94ff5e9aabca64fbd1afdf6a8d96d3b3ab495c7fcf6c2f37568aa3ed4a583ffca36b1e574f666a6a98ffa6232d66ac0414c6de8494b71fad3d28193a0282353af930aa762ed2a9008f92e85548537dbcc4f6dfa29a2c9e32a3ba4a35ddaa740dd60cf862c94b7435a05d02d9b664ea6f343bd09e284987cfdc793e9b06142eb2aba5565b9a2472d9283a9b6a8edc34ffee798b0e4cc191288164578ac5c1ebd3e9ab7384e4f8127eadf4fedfbff2853f479c1a0bf84e244a00afcfea60f784c81410ed8a8b9c3255a86dcd24510a70612c2895f815ecfb1a1c3a17f8152fed779f966437aafa8ce45838821f6601511997af8d0f0edc69191f5ab0650158c9a731eef0a943278431a4aaebb543e873601a342d4c4915b3315a091a820085cd46118f31cb21d2a8cbf740a244773c1d2656e6aa662de667c725e1e16964bc48c5c83b2cb170695bb96afed88a40ed6daefe862933e9677832adc72069ff462058a8fa76eab30c1810db3b33164b5ce07402ed2d396e073ad14ec3d0a781ccde41758c00d33ad367d34b705e28558090a4341ea5605f8781702d43916bca3f08fa9a4701a1999ae8b66b28548fdd7dc72d442927f4474bf3fc76e0b556e4fbe1a48ae2752fb7bb17cb053affa723db7e9bb9277bb165f1536c455b8cd17cbfd197a312a1e09ae3ee6ca9f4b4acbb7e8e973ffe569adffc36d68c9e983595fbca7e7bd8dd365f294d1956deee67e8e77771290a70031bb6688f6761de84afc904de1fcc2dbd683e23c90fba1c221dd173d3e7e4fd698ae82246ac0dfca9d372d6c407dbd3744a6c0fae74933b269de1d074f0fbc96326653ba48c9bcc4aa625a01cb60d74714930e27daa85e1b2252424e9396675a8af6e962ac6099d70a5892825b65bcb3fe8ffd4beea34b573e1fc762a268cd358d1c866e11a2ecaeaadba38fb8720f6fd564dfcfff178b38afb5ed2165709ab564515da59a2de19d73c9d09d074e46b055e531215a81ef82919efac295f1d7756d3ae788378498eb94b4ca84fad707314a5cb845e5b0b8184a4624204886c1a484954576e2f5f6e138dd6a04901630910fe4fc24429c17163e4295c50928516502d463d234f319bc06582dc16a5eed7a0c3caae5244beca55e7163b1323e1bb3810185292b6e82d860cd13ad0efb6082624cc6ec3a705c4b851c0ea7bf5c08e1ed20423d7ee5128d5172c3263cee57c4e9a5812da4dbc013269eb6ce1831b5dd197bfc8ebd1333eeb397f938d4c1d9872fc102f900aa97135f47f5b1d3638be4bc48c75ea7635be6a64f5ff3fb9da6e0c3a25b9ffe2f385f25e26cfc272e09af0d710505fe025a8a837a1e4171e1638cdb22ea01892df9306f10857e9e44c706ca88c5a0f1656963ad480adf563c95dcb53600a342264c12fe8239c6fa06fbb61a04dba0a5a1232e191873e117df4e5b726f0ea1cd7dfc8dcb54f5fd3b8a471f0d6264ee9a8f3bd5a527c56f7ec65f63155c1fdae9610ea20b830eca748606a6e6308df92e51ed5af0787d659414a796772705fa434a36933cb6fca687d773a6ff2627a419363309d0514e25070f262a9e74f7895847f02acc518cb4f4ea263871863b0d63bb717f262ee5346344068e0d0d1b5cff91a355dc9f93cc0ae4f83e54d882fd126affee35751eca091f52643a083a4c17ddd282048e759b50052f83831707aaf06147a8cd81aa749ebbd6fa5cea2ef72e732928fce062dab0dbc38f1b881b159724593f4d67ad36a11feee15bde24ebd7da9e97535ca854457ce78b7d5fd84f745f429ee288b95ca5ff17a447b1a4c76e4b7788bce4553d1db3c89e504bc776d45081ab5beeeb98da5b0c82f9eae882a9835da659f58487e70ad119dfe46853bc62f7886f7e351fbbf0a35e1fe49751e3632e6c55c38918ce35a9c1b87d0f9b73fb8b1f74a1631f4a4f599a3448c78b117e084946bedb441456b155813651c14fcb8468bb07c220216b2f61169484d724e728f82578e52ab8503ccd013703f40a01817dbed2847f88ee8d42987e62d989357def34b06b7de110fbde125c9b27abb6dc645dbdfbbdf21403661f2979f55b740c2dc601bd1da65500ae47845651794859723b5dee2771e5c5b1229ed75f23b85cad6447a5ffb9271684d3afba7d8d5f91a773676fdf451df0236f3cabba96675c6843f3e7cb498d989640cca22840c8d0e5029b9bbf5500e56ad059fbc7e111676b8f10fc4e2f9fd54223ff4c0c3e2bfccba7fa363abb038493bef3e4a935fd5ae0264b013e196b8a75c288a46e858d8d2e354638511d492812641b59cbd79d219944a3a2fe54622b81980733b4a355fa44c7f1320f1234d64784fbcf15682c9cca98d685a11a7722587e1b88eeb3c1b8eacedefbbe745ae9336e702ebf6117b2249c0ffd10e14d1aec803dd4b3d5ec41609e81e26bd396fb4d277b8a754449381c2fd9ba8e96a9cd21b087b6685fac9db1017e5f2898ba2953519e759dd1edaef378f2c4c2b38699a120a5e7c80848133889982b2064db5715a0c66b51008253f1f02c39b6a6e625d5c79ff8b59c1d264f8a39fcc73bdbec0954ab7f3ed4fdefb4b06cdc72f888ab64f77f4c16188390c7d48477d0254e0cc7788628017c56d7d965155d0587d037b0c8a3d87b1391bfe538c18dfe3992e1d2fa10315b2fe08f2e0ff3ee4fc9afc0fb5da6d3dc65036f45eab2b111a3b8b899de7641eb8620bb04358fe2d4829fea038a1d3e444e6b5ad0e7235b546ff892ecf49c7f4058877be302a65095c3fd1ce7268ae5f27b15df289a780b314f5dae18fb12239f690d3dfba221c5645e9e5c7e3466987d0725c66129d1b26b604fd4c27adb5769ed86ef7bd44d3e1b9dee530e06d28f3baad51695ffc519d44d3beaee1ae1545c75bba5ac6c29e2c57c0fcbe60050a91e8fa7ca2fe7c0b36cac628ce42a201cf9a2ba434965d8df1029333a00ad2b9d47e9ef25dd3e8d7a7e48d38c9862d706444fda217462f4c150d118bdc8884760f9446a2754d70963812c8b86ebe88f4d5ef3259f3cdbf4631afd7c7e6e562d168f34f235950a2f1d0e3534881c176bc5858f6b1b89a275758c7ad4359c87558171034f87553fd0027d8b8afb499946bade0573035fb841292e31136b101ff8935eff9dc658d634633ad35385b0b86972b52c35a319391fdcb868be3b160cb3b7bac0d13b80b2443d01288f47506ee9ac84d273b353e7a6c1736eb693abf07aeee407993800e9ed70b34bcdbd0a34cfa35343407d57e6cb2e72f9b83172afa33b44942d25f1ec3e4f7143949ba4b110c65cbec0a1a110f41caf33e68b2eeb7d2066c6f6289d7f878597ee3c92873bbf7ac10980aa145f13a1350fbd8ef025a57d3e7afc632d6fa0b6b6a7705ac67f688fc0b2dc08b85ae01325fcb9c010e067e0277c05f991527021e964799c035d0f1dd99d08b52db51076056cc543e423fd6b95eec63a766e38810420c38c581a2629842d0ff28af625d57265e75aa6eeea11f7e2b3e764f15af98eef0c346b52fcdbff4ae0546b8076b90f0812ad00dfa5f89e2823eb780825fa0b29b065b0630781a15869913da01408f4362229a6cb13a54df8ec3cc542c4180c9b66e7f8936e0ebcdbf692c9d431dbf2e9ca2ee6745c6f75fb613de20c851410422676406289b0e6185bd1ea9c6d6838ece998f601338c1bdb6affb1cf58e27281d98e97bb636418d483a76f35dfc8fbd48dfc3f3538cb822903f11829d17b6e4f60f2e26e885dcb482ee039830d259a0b8eba3177197b3a23d84914423cf92191e04152363c94f70ba75efecc1c8beb993b8ff31b52d306c7286650639eece3e7d7e4ab384e515a50caecadd7eebb1f52fb1d919e98b8aff7ac6bb4648a2aab235feb25ca1ba55ce48996506506c296d414790e29c4980be6175d5a5abb848309842ed0997733359d928b74df2ffdefe1df625e1297fbc9db36fa315550acdb8e2972de601a74ac0e58f76e95e3c2dab8bb0e00e20d2a53b6581084c26be448984b0471967af7d831c4cd97b74b0ba047e694bfbf73e82e031eae086c17e473b97caa29b66eb0ab8e7b10cd2a42c74d8310f5698822329858e73786bfb87ac85ac8b46d2841c1bd5e15034dab86168ccfb4af0e0863c8a2ce0975f6a6c6238572dd4dff0f217c7c63aeeed388690665b9bc6d744eb1f8a49a4cd1b5ad2535523edb8ee7bfec176f40fff276ad08705472317715f87606f0f0cb40de4bcf5990d66d2a17a0c923502504207333e1941080e7178e6ff97819f8ac53fccad7bd307ccf1776dbaa9d8a767309a23188e3ce13bd01908f5958e1d020c5fc26ad02458c401df36922b3661a02f6e196757f1373e03332b0558a85612a096e6ce7b13c381de4b93b375c513adfd1dee88c11576ad3ac1049d5e102ece49170b95074d84653c9f0ad0032fbf23bf807c184ec0ec99982d07732aa9fca546e8a4e24a9074b4d6a24204e246446e264e71475db71822d82ddfa4a1bac1b71cf898386b53922e5dba25d218ee0324bac6ed8457754f2a57d64d1211981b6a495d45b4bd1d67662bf3dc195790eb54edc3fe07a24b33d95bb66530244383651be0efea195d4a2c8eecf16c91cd9b65cf93789dca5584cda40c5c7f968a01cd1e9549798eeab97eda2d05631c3984330e3daad9244585cd3851c4226b4457cfdfb5cdb4ca0909f537f91e77b9dc8621949ec348949c10be43a2ef2906f841f81daa8ade873b08484ee8af0e576b8feff538800b429c4bf97da369e78b3d3824458dd551d2337b1cf4b4b23b8acdda59bb63360dd9160156fd6f702e7747cc16bb78d0ddff1b9d1934cc6c88f391b3afd320412770e08abf1aef66f8277989a9bedc5916bf0f6611eb1e09d6ef5ba94e62164837e336a7eb2161156eef9ac66b293a946183ccba435276307ac90d14cebf23dcd02e99c99fa69673f461421e1d239fcc97da60aa50631f3bc132a69a4a93c73f88a2cec29259d3f51c71dc242fe4e6823650bf62c3aa9986ae614571a203200e855c9e8557a17caba9f60477b532d5c2af04f1f4386ef9a6522e365ded6f434679beb7146f3c7dec7af6873053dd5248606dbff73506352c39c45637c1d2988ff9ed2fa347c6ba2f2416b4206301371b22fb6eb9fbb74ec1e57ab857b5bce7fd3e74685465334f26fc1677bdd7f29ef236e94d2883a29bb71ea7d981959739c7148d5d633a9779a0859b6d39187b384532c7368a2df248a50788fbb9879804b7ce923e03279f5a001f09c0f5843d6a711736bc0297e5b739aab2da54bf06810e8dedfa17ad0b1534529748b12a26533845b53163f019c6741d63ccba69c646497a5d12848c45147febb3deae07ba4798675020131077d0ee7f68da01d1e986edf95c3b86fa686ddc80f81b19f3a6607286ae5ffe441865bee52fa8b2319240dfb162e03b759efeea8c70bce6f60221f107a20984f2b3acb8313298d12b6da821b61a94739a5df1775eff2645fa57a416ba07d8c3886b4073c3bc79b36ce5cba19a2b8ebb9ae954467e9f07d9502bb6dd59136c15e6709b2fe8f9a9aba58c7123e8c4dfe7e3c7280d5fb3c1956d1bd0e6d5bd0fdd57b4ada791807f61366b17a06aa0127060d793d871b683493395806b95dbbaff32287150487ed7c4f2ff9c05d57fad6fb05afd7d79d89e8079ecc2332b54df21fe9d3421047aea76ffa3121f982103e95971961bcdfb6e138054aa5d88d96c09ed94f773b259680e31e5647958b5185e5630749aacb43dae971c3fa48a54386462a5d470f0f23ce10fceb32cd6ce9479fee4c72afe3dbc23cadae4e1deed26c026a560cd8d1e06be2dacbab6c77daa0b0962f3d38fce636b6bbf70418766d4450a24d4a9009669a19abe564e7a6d8feeef75460bafa8dd1158d4860c1dd5aec133edf928a0971f39e903561963905ac48ee8fc64b3e7b911fbbd6ed9dee9161ae2c96682be300ae5048780807477257660a3799e0ef5ad2cd2aeed32ad003a3760c529703f74fa91dfce8eeba55a8f3e6f9ab7713f2f47d27ec1b2ef2f7714c21ea0627093dcefaa435f673dfde4a6f3882e66e402e0ef3c2e47fa80abce17595515e73283c07fe08899ca20c43be25288dbc812b4a1c5e1d0db851bf7847368a671f507a6840de51ba68d0b2be4710d939eaf16122b1e918ad9b7e64592e4dab317ca99976b792751360b191cf5bcd0b0ca4cf7aebd4a416620fad6329ad71f8ab683c6c498312410e9f31c3a020361266e02740b2656582a9aecf83fc9e3a54f633f443ce29548195cd0e2206fa57bb1cd5256ef698aa0321af82a68e9998aed7137f97194e691a8606284aabbdc9b55e103c8fb22675ec128a1daa1a2d12d5671e6c237631f88e8c4d9692888924a2cd807279537392d3c0930877445595173e349c25a67a7cb154de3698a30a');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('7758c690-0981-492b-a231-a14c23f8d0b0', '9ade751d-b225-4885-96ee-03df6f263b24', 'connector.sync', 'd39266a3-b1df-4bfb-98b5-9822a67d8115', '7f538236-4536-4484-a3ec-0f7f5859e894', 'failed', '{}', NULL, '2026-11-26 03:34:51.632+00', '2026-11-26 03:34:51.728+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('9fe63d1e-0633-465a-a962-eb2ed6ef3e10', '9ade751d-b225-4885-96ee-03df6f263b24', 'connector.delete', 'd39266a3-b1df-4bfb-98b5-9822a67d8115', '7f538236-4536-4484-a3ec-0f7f5859e894', 'succeeded', '{}', NULL, '2026-11-26 03:34:51.645+00', '2026-11-26 03:34:52.568+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('8b0d3013-1166-4e54-b142-4c5fef4898ef', '9ade751d-b225-4885-96ee-03df6f263b24', 'connector.sync', '1770c4b6-f05f-451f-939f-4321d56344b2', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', 'succeeded', '{}', NULL, '2026-11-26 03:34:42.014+00', '2026-11-26 03:34:52.576+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-26 03:23:05.495+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-26 03:23:05.578+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-26 03:23:05.611+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-26 03:23:05.645+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-26 03:23:05.653+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-26 03:23:05.667+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-26 03:23:05.681+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-26 03:23:05.687+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-26 03:23:05.693+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-26 03:23:05.697+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-26 03:23:05.7+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-26 03:23:05.703+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-26 03:23:05.71+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-26 03:23:05.714+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-26 03:23:05.72+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-26 03:23:05.724+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-26 03:23:05.805+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-26 03:23:05.81+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-26 03:23:05.815+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-26 03:23:05.818+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-26 03:23:05.82+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-26 03:23:05.823+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-26 03:23:05.829+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host) overriding system value values ('38959d2a-57e7-4d6d-b66a-9820a1f03033', '9ade751d-b225-4885-96ee-03df6f263b24', 'hubspot', E'\\x01cd4dbe890a1443649c932612ba98f4e9019196671aa0c94c9dfd40b350c927153a7a735768b5f429b6d62f71264f4ada81aeb7969c59fcf9d586d1126a654e690d8cdae0f5aa88937b0c4052588ad830c712b40c2768a995bf8193e3', '2026-11-26 03:34:47.86+00', '2026-11-26 03:34:47.86+00', '');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('235dde79-8cd7-4194-883f-55f004529bd8', '9ade751d-b225-4885-96ee-03df6f263b24', E'\\x2ce9440181dad9dc544d0359129d2dfad7a4515af095d21635d7b314f1ac766d', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01cd4dbe890a1443649c932612ba98f4e901d5d2c62a4da960632a64a7a6d16bdc9fac6bdefe09ac2cf605e386e439b48de5a1814f640ce215da6ab237932e920570a4d71f9fa65924eedc17160e3b3707ba91096ede89699eec4d4e4f5e14594e13c8b8223f11a126e31aac1f7cb6abf1', '2026-11-26 03:34:47.974+00', '2026-11-26 03:44:47.974+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('9ade751d-b225-4885-96ee-03df6f263b24', 'Default', 'active', '2026-11-26 03:34:39.346+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-26 03:34:43.258+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-26 03:34:45.062+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-26 03:34:47.96+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-26 03:34:49.351+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-26 03:34:51.694+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-26 03:34:48.805+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_10', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-26 03:34:48.819+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_100', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-26 03:34:48.819+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 03:34:44.494+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_10', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "object 10", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{}, {}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 03:34:44.494+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_100', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "object 100", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 03:34:44.495+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "object 2", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "object 1", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "object 2", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-26 03:34:47.313+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_10', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "object 10", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "object 10", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "object 11", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "application": "application 10", "description": null, "client_secret": "client_secret 10", "capture_method": "capture_method 10", "payment_method": null, "amount_received": 99836, "amount_capturable": 55085, "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "application_fee_amount": 67767}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-26 03:34:47.317+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_100', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "object 100", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "object 101", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-26 03:34:47.317+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-26 03:34:52.133+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_10', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-26 03:34:52.141+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_100', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-26 03:34:52.141+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_1', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "object 1", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "object 1", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "object 1", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "object 2", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "object 1", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-26 03:34:50.454+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_10', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "object 11", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "object 10", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "object 10", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "object 10", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 03:34:50.454+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_100', '9ade751d-b225-4885-96ee-03df6f263b24', '1770c4b6-f05f-451f-939f-4321d56344b2', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "object 100", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "object 100", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "object 100", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 03:34:50.455+00', NULL, NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', 'subscriptions', '9ade751d-b225-4885-96ee-03df6f263b24', '4', '8b0d3013-1166-4e54-b142-4c5fef4898ef', 'idle', NULL, '"2026-11-26T03:29:49.407Z"', NULL, '2026-11-26 03:34:51.639+00', '2026-11-26 03:34:51.639+00', NULL, '2026-11-26 04:36:43.289155+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', 'customers', '9ade751d-b225-4885-96ee-03df6f263b24', '1', '8b0d3013-1166-4e54-b142-4c5fef4898ef', 'idle', NULL, '"2026-11-26T03:29:43.266Z"', NULL, '2026-11-26 03:34:44.911+00', '2026-11-26 03:34:44.911+00', NULL, '2026-11-26 04:32:58.810055+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', 'refunds', '9ade751d-b225-4885-96ee-03df6f263b24', '5', '8b0d3013-1166-4e54-b142-4c5fef4898ef', 'idle', NULL, '"2026-11-26T03:29:51.707Z"', NULL, '2026-11-26 03:34:52.457+00', '2026-11-26 03:34:52.457+00', NULL, '2026-11-26 04:33:13.296315+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', 'invoices', '9ade751d-b225-4885-96ee-03df6f263b24', '2', '8b0d3013-1166-4e54-b142-4c5fef4898ef', 'idle', NULL, '"2026-11-26T03:29:45.178Z"', NULL, '2026-11-26 03:34:47.886+00', '2026-11-26 03:34:47.886+00', NULL, '2026-11-26 04:33:37.386078+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', 'charges', '9ade751d-b225-4885-96ee-03df6f263b24', '3', '8b0d3013-1166-4e54-b142-4c5fef4898ef', 'idle', NULL, '"2026-11-26T03:29:47.966Z"', NULL, '2026-11-26 03:34:49.132+00', '2026-11-26 03:34:49.132+00', NULL, '2026-11-26 04:35:31.098343+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('cdaf53a4-929d-4787-bce1-1fc22d7e9908', '9ade751d-b225-4885-96ee-03df6f263b24', '2026-11-26 03:34:47.939+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('7f538236-4536-4484-a3ec-0f7f5859e894', '9ade751d-b225-4885-96ee-03df6f263b24', '2026-11-26 03:34:51.688+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('1770c4b6-f05f-451f-939f-4321d56344b2', '9ade751d-b225-4885-96ee-03df6f263b24', 'stripe', 'true', NULL, '2026-11-26 04:32:58.810055+00', NULL, 'false', 'false', '2026-11-26 03:34:42.014+00', '3', '2026-11-26 03:34:47.938+00', NULL, '0', NULL, '{}', '2026-11-26 03:34:52.577+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xdc96066f4343d377844a3f3698ec7a977f1f6a42064954ff7eda2e373d0a6fe8', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24', NULL, NULL, NULL, '2026-11-26 03:34:39.702+00', '2026-11-26 03:49:39.702+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xec142ef8088decd9c6e799a97ddd468132da9dfb390b3e69b1cea732848fe86c', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24', NULL, NULL, NULL, '2026-11-26 03:34:39.913+00', '2026-11-26 03:49:39.913+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xafdb7818f6e2743bd9840d8e82953c96ab2a869a9cff76543b8c92d049f8795a', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24', NULL, NULL, NULL, '2026-11-26 03:34:43.292+00', '2026-11-26 03:49:43.292+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xad7bcf504de743e7f332fbadad1f163835b1d1fd609b3d4e4bd7fe6f1f1d5f65', 'scoped', '0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24', 'cdaf53a4-929d-4787-bce1-1fc22d7e9908', NULL, NULL, '2026-11-26 03:34:44.89+00', '2026-11-26 03:54:44.89+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xb66bceadfd911c013a21b171e33aece4d31fcec2cb03a5d98ce9962d08b29d76', 'application', '0973cad9-e07a-4ffc-a485-28027a8bd572', '9ade751d-b225-4885-96ee-03df6f263b24', NULL, NULL, NULL, '2026-11-26 03:34:48.879+00', '2026-11-26 03:49:48.879+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
