
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

-- 0024-wanted.sql
-- The operations that the consent of a link is to allow; null for the scopes of the kind.
alter table connect_links add column want text[];


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
insert into application_organizations (application_id, organization_id) overriding system value values ('abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at) overriding system value values ('abc49bc7-c182-4a25-b080-d78f2b172a52', 'pbc_R9Dsm4fZ2M0OF_IVKRd03g', E'\\xa72922e7297ff7bd51dedd7e74a2fd98bf57b07da8452d3566013db9d430b04c', 'First application', 'active', '2026-11-26 08:23:31.142+00', NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '1', '3c5d7aea-3fa9-4b01-bae8-980f901148a4', '2026-11-26 08:23:31.721+00', 'req_eb320a5936fecb9211e848e5ed0bc8a3', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '3155bfc9-5d33-4874-91df-808d08c1168d', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xf5d8bba63b61d9bf9874249bd954299d342f245c6c945c45a23dd3af600c8071', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '2', '9e8541f8-58a5-474a-891b-59f449bdb455', '2026-11-26 08:23:32.168+00', 'req_bb425b7448489e8aed5d56da8df86ba3', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '3155bfc9-5d33-4874-91df-808d08c1168d', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'direct', 'customers', 'create', '200', NULL, '258', '3.0.0', E'\\xf5d8bba63b61d9bf9874249bd954299d342f245c6c945c45a23dd3af600c8071', E'\\xe4c5977e82602dc9452f56a53166e89c73c7c87db8242253041303fbc914fa02', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '3', '537b2831-671d-4228-913d-ef28e284c543', '2026-11-26 08:23:32.915+00', 'req_62a32ee445d0cfab5f4dbf14e3576f5d', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '3155bfc9-5d33-4874-91df-808d08c1168d', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xe4c5977e82602dc9452f56a53166e89c73c7c87db8242253041303fbc914fa02', E'\\x14de2d6f3719f2ea193d3372e255c99958d7ec7715618c89290ad85d94d36290', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '4', 'c298b35a-3383-40b6-80a9-1c1f95f5ed12', '2026-11-26 08:23:34.081+00', 'req_ffef82340087f874b08bcd596b953397', 'scoped', '3155bfc9-5d33-4874-91df-808d08c1168d', '3155bfc9-5d33-4874-91df-808d08c1168d', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'direct', 'customers', 'create', '200', NULL, '118', '3.0.0', E'\\x14de2d6f3719f2ea193d3372e255c99958d7ec7715618c89290ad85d94d36290', E'\\x9780fb7bf8d8e8eaf5e2bb29cf76954ce9a8ef6a801419419a08ccb7140fd5cf', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5', 'a14b2079-5d81-4ee2-a209-fb5d01d9d938', '2026-11-26 08:23:37.419+00', 'req_39e819672bc0840d6ef268607018953e', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x9780fb7bf8d8e8eaf5e2bb29cf76954ce9a8ef6a801419419a08ccb7140fd5cf', E'\\x96834e4225679f3ce2d9a003bd3d6cfc6ef10bf19a4dc2c6009136d600391b28', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '6', '501abb4b-f58e-48bf-ae09-07e9e1ce3d28', '2026-11-26 08:23:39.874+00', 'req_ec7fee0ca2789eb20728cd420bb8f98b', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', 'd22d9fb0-b5ac-4be5-baab-b5dcbd9bfe07', '2e29a0f8-4e74-4892-b592-e5616f5d971e', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x96834e4225679f3ce2d9a003bd3d6cfc6ef10bf19a4dc2c6009136d600391b28', E'\\x743940fc72d45457c21fcf5372e9861ce49594fcac9c38aa1db2915f3173287b', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '7', '47c20ba4-1b48-48a1-9974-7c108aa88f00', '2026-11-26 08:23:41.601+00', 'req_4818e801416814eeb3e3f3c91e5ba0df', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', NULL, '2e29a0f8-4e74-4892-b592-e5616f5d971e', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x743940fc72d45457c21fcf5372e9861ce49594fcac9c38aa1db2915f3173287b', E'\\xa801099e5001ca0b5ddedbdc7ffa4a6275cb9169b4e3fbfad6a87646f561801e', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '8', 'c2b0f7f7-d43d-4238-8373-c3744c36bfd0', '2026-11-26 08:23:41.611+00', '6cf60a35-b3c7-4f56-8f9d-0b07e7f79905', 'system', 'sync', NULL, '2e29a0f8-4e74-4892-b592-e5616f5d971e', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xa801099e5001ca0b5ddedbdc7ffa4a6275cb9169b4e3fbfad6a87646f561801e', E'\\xaad908b06b520f3cd30f71ec33efccff8391ecb610f88ab08aa306a0cd4c5c4e', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '8', E'\\xaad908b06b520f3cd30f71ec33efccff8391ecb610f88ab08aa306a0cd4c5c4e', E'\\x79f8da968d259e37eaf1ad533345102a6852ee9aedfda7101871d49cddaec50f');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '9432b110-f673-4a4c-b523-49c704868117', '3155bfc9-5d33-4874-91df-808d08c1168d', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.0.0', 'active', NULL, E'\\x019853ed5cf9394b4fa4caa45b5425efb8019f532578f8d50ab242e38c779db46455484d10d66bccd3bfa9866ea7067d1a1d0019dc9f1505b5b86c9e9345dda5c883d2', '1', '2026-11-26 08:23:31.648+00', NULL, NULL, '{}', '2026-11-26 08:23:34.08+00', '2026-11-26 08:23:31.648+00', '2026-11-26 08:23:31.648+00', '1');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'customers', '1', 'true', '2026-11-26 08:23:34.009+00', '2026-11-26 08:23:32.182+00', '2026-11-26 08:23:32.182+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'invoices', '2', 'true', '2026-11-26 08:23:37.019+00', '2026-11-26 08:23:34.195+00', '2026-11-26 08:23:34.195+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'charges', '3', 'true', '2026-11-26 08:23:39.553+00', '2026-11-26 08:23:37.749+00', '2026-11-26 08:23:37.749+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'subscriptions', '4', 'true', '2026-11-26 08:23:41.611+00', '2026-11-26 08:23:39.714+00', '2026-11-26 08:23:39.714+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'refunds', '5', 'true', '2026-11-26 08:23:42.212+00', '2026-11-26 08:23:41.67+00', '2026-11-26 08:23:41.67+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('3155bfc9-5d33-4874-91df-808d08c1168d', '9432b110-f673-4a4c-b523-49c704868117', 'user_1', 'active', '2026-11-26 08:23:31.338+00', '2026-11-26 08:23:31.338+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('d22d9fb0-b5ac-4be5-baab-b5dcbd9bfe07', '9432b110-f673-4a4c-b523-49c704868117', 'user_2', 'active', '2026-11-26 08:23:38.841+00', '2026-11-26 08:23:38.841+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('9853ed5c-f939-4b4f-a4ca-a45b5425efb8', '9432b110-f673-4a4c-b523-49c704868117', 'c2f89e8654418640', E'\\x01377727a8f0db1402d71f289c6ce702494d2bf7e8b6bc4f559af42b332f31da8e543df329da2e3e48fba9088337dd6f59addc89bbdc7b647160fc04bd', 'active', '2026-11-26 08:23:31.631+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AebZ+rQROdlUChiDovvRHRgwwx08w3ongSb+CelkTFBkfMlDnynoAz8F2BqiX5WnMQIzB1XtbAquhVKv3A=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'stripe', 'customers', 'visible', '3', '0', '2026-11-26 08:23:32.185+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-26 08:23:34.238+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'stripe', 'charges', 'visible', '3', '0', '2026-11-26 08:23:37.771+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-26 08:23:39.719+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-26 08:23:41.676+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x807c6916df99ac1dfe9cd834e8e83e5e7f39e68c2f72aca2d034c6d694e4f9fd', '9b122ef5-a910-4c70-bfe5-35cc003ce6f4', '2026-11-26 08:23:31.855+00', 'ea056c10-ad3b-40b7-b902-18d1bd4ae228', E'\\x019853ed5cf9394b4fa4caa45b5425efb801a902d367133e4f13a61a7cfe8148f1745899ceba305016be4bf611144aa559fb0e21d180ea683203e1e74dd5979a60052d78c6909ca8e3c7ab5b61f43e8d070951d47a1a5f44699ccb79dc0eb7f058dc62aadd736709dbb9242d34bc39fa917387416ec342b64df4ef1162bf1299ffd1df319c147f57761599792d054a909b1b3c112793e37c0ddaa58c4c1c659ef77fbadbf9273450c64a387cf086398b555de99f45853262429c3c1416672b95b43e1d6c7658697f7bb1cd7d251acb840d63ea555419f6b561ca9bd9048d83dd48cd9234ef914937685e970ec3b7ca4546108e9e73c914bbd7d5502e82acc8880ef2fd633dcab614425ef9d09aca4e9e41b1c35c608840fb4698af8279be57cbf507de551b16ce05f4cc4ac33f6f9994a874cfa5603cd4764123970ed8e8a088993dc197611420383954800e4d9de34f394e6aed05cbbae0d514f7cfc89a7d8abaa1a897c8536b3084fba4a5369049dc64e15d33fffa00656a8f9c1de6f103fd609212a92d5cf3a7c45c3a2e8754846c6361d18d4abeae6a899cdbabcf14233837a0cfdcf39072e36043360aa662b1526e52269c8070ed6ba73f975ad9c0229b84ad0e5e3858191672173bf7b2758178a163e7aee9e71a281457fbeeaa730c1ac93e173631e1be6a28f50d719e5e14e29dcff37e0439fb318046e63421c6ea7e5ebc61e95852f3636fb932aa4a068b11a666c57414a68fe8ef274cc6293a698d00a77d8aa25d3ead7371bff987a51f1887fd6e721ad30ca7be22ea903cd481d1a204c57fb9ac5ef8762c71badcc47a24875d7574de5e7db167712cbfde8eefd1b13cc3fbb77f6023c48e4d5642d00915fcf4af74babbc4d01ff5a8001c279800c561de641eac75d37920b62370dc432a211f2ed6f2ec5b8d00d9dbbe39f244c5108045fc7fbc43b056247fd8ce460373d6ac44b2344107d64117fb0c3f18f625280f3d2c8057cc9c9bc08cb4b0b1071d55336b484f683362dd67bc28659cc9be222f86a9238304243fefa8cfcf50c578944d78bdde418d00bc2d21c9731ca4c6aff551b9e3579fb9e1ff705c7fd4a8a254a78eb71e540304f778a6dda29b608315539c1c36841d43a06162c5a5300e3b94bc5b8c2ae28fc767971b206e6d5af82d605d06497ca39464f43f1a60f356b889d1b94611de31382bfd9f7b6a61f89648429a5564f2ff73fdadba3548f4837b6406dbb448841609a20ded975b4668df1abf6fbab829d52cdf775030fd8e3dbfd2acc810d07953ba3cd81e43688f454a902d53f4fab5508dfa9131ba9d5c54620d24317cce047fe0b60b2cf12f4d4c7cc667cd16e3f6a1f487473564477d5ccb60b8b1cd05cc983daa7b003840f08f25d637cbedadf4f109f47356880b8a5f3dd7ecdd01d4cd479223e8537dc1f7eac9fa300bbae6932ed4a900d6a590e2df56f43ba8b0a7c93eba81baf5be56501a4378fc899201f0dae72db06a57aa53512a8fb763911aa821b18e72b106edb1e52736d6f99edeb5918f7113786969b446169e8c83dc8a9411e083dcb1d6450ff6a0658517195aa6c73120aa27378cdb6dc3ca3a972b30751f9f4f6c146e4054cf91d63c85fc4002dada04db0ad8b909a83b67223f4d7daf7071b68ddcdc8b63f0f82028d8e7a2b9bf2acc514a0f9f9bde1f19143b950926dfcdf476b78dec21f77692f291554776fe9c264e0302d28d049ee5fe05c9af1513ca420e9c7c07569c553c57e1ba13a9e1260e3ec1caee87fb55cf977aba9b6c4179065a09eaf2243d6516946e875bc53f34fb5c6ff12863102068fe4054cd532ea4058a188605c63a20e385eaa5e7705d506bd757cf10863172e73ef0f91b259db6a31cef6152bd8a62860a8393dcc76a4a9914eb21fff3da1d7fcf19876604c07179f3fb9e6bc0552179fdb3a2ec0fdae3315051a5fac27a5f7ffac0147fdabfc97e26e022fb4e2a21d1cd33d011d8b29f78c2cacc675ddf197eb1041ec693d9337664c41a31dba0f988083d566a6299ece70ccc262d627a607a6bf68c5aeabc8705ef79a9f499371681dc20fc4411ac75e5d8e4d9e87e2b913d2f632b73e62b304810de3fc45ff2a73e31cf35f0e3b042677ac420b84cc9b45105134e855334ec04eadd46b69a740dff30d72d13259e8f5da273a0f814475e644fadce47b01272a37033322c9bca43833900e653f8564f7ecf9c3072d83a3afd1302f0e202f6f38a53c4dec8937823f11a77aa07679d29e4689d12aede236a3bd3db03201741b05594eb58ec10cf6f0b179c86a1446d3f228d07292a1a7d62ac14a35f8244f81130f5eeae4631ee5d1f12e24e6650de3564ede05a001cb57cd2064edde94273d6e20e2f384ebe2d7e9d935e059c4cca14aace826ef03e2f4e4fb85ee6f5825a9120b96f92bcda7474d3941a56bd21239ead18a1c5fc49cad4a0bf0294a5d9e4f3b51f829ee379f9260dc01397daca626934227b9493c3b75e7f0b7e75bd92338989ab1208081bec74dc7d308dcd1efc2d17a8a94c50cbea8eaaaf9b4fa5eb774ffdda6aa8bd80014e7d59e63712ecb327dce0db49fafc7a97b5250c63cbd2d193c9abd3929611d1d50bd35b8981cda2a6dbbe010d2a489fd09239deae011cd1f4dafbf163936a1ae507a82aa489d3b124d1e4c77cf3e88bd48f59e9d3a199bfdaff551146e22ed432206db23530debcf0902f890c79154d3b54c2d268284c189c9e65006e269d8abfe1c1c17bb48337ae11234e0d9a512fe7c9cb84a763de7a29cdc51c79dd5b78943fc71e2e12354077b0e06ced782a0d70fea3608f64815ae0fb54b31bdac902e1514ca9052b450f1e07fe60850068301c60b3f3a3cb192f829298dd20c6975416bf57cbbba9f4d6dd382109b6916bfcbbea8ecfa70a9505ed3f5e2e02e3e51c46bb46c8f70d3ca15b12f0e6b1aa5ef54a31f2aafe0da65073c828d9ef463d2a05191b65e538e06e4bf7bb87b5396b2fc501deda95f7b86ca99debccf1b2a757f629430eef9494da89564f786ac7030e49e4a80aa9e22d6b81575cc76508b42db55f52601ac5b68c16f36d1cafd8f412ee10cfa54b7c0e1c112e37d8bf2ccdc72b39fafa2c540538277498e45f8c2c8c7e73b894281d1cb073fbc0c0783109c7bf5ea91ed8e8225fda811c951ae218e22d75e091922a2fd56178dd90521a7565ede7161243f482ebeac3c0e38a2d91cba80a07198e21ac9a82b6dcbe2b2adccf757dfc7a6204a788ea93207b40bd57fdf9ab9a41169ba9eaf85dc507c5451cfe051244c2c0caed3552a584324faa6c99eb1702812fdb0d0136e723280118d69e3a4c465ff91e3196e836f1744f9bc031880134feedbdf1d24fdeca5c8b4c5656423e317619b06350e7a79d2e0279030d17a4c36b1468f6bc9b3b0ad916febdbcc286ee6225da03b259f81ffba5db182c8c901d9d2b451e1cf388702b72d500b1b5e44b39e150c5ff63c9eed2822c8cbf0adb32aa2e8d4c985bc3bb084758577f45ca8e0ef58de7afc486fb6aac276c229358358b4b42f70ca0dd5f1b2164240ecd4bb1133783c89a58bdfee429f24c28c2a0c6e0ea543edd891ca1ed3b167c20bb8609cdab341419faa639e4c616939f0cadfcb97da771f87a4cc476ea02585a4b59a67b70c9d997d0362dfe086fc745249960ae53233df491a018ee6c95cc4676a799b080eb257379b85f078669ad2e82780fa46e4da9c24e9df6c02d17c7be2aa4cf9981f6be32d3c8d7069a753ba7493aff936870d18cfcf5623140bef6427fdf8e96a4195852642f97203dba2ef1b4de24bd9255f1c1e55d05841adb5cbd1c8088e24217f39631afc069c5b2f7c27000930550ff72a49949311f2fd90a22c4399ac0d5139a247b574f9276d12830c1781c5fdd7cd7b1527c76749e9841a18af178ad8a590ef3d14dee1dba66227b6132a525a75830abc9d9293febb22fa2e969e1d803210dac2529fd396ed78684e41fae61818765746326627b3a7b6380a3b642bd65f1cfad816401effa40b9c18e82436184b858245db41db228855fff26e3507e729c75e4a7d91ab5133d48553e5251e9bfb75a50cccfef9d5e9948cd2a91da3fa3d401e8f7c8aac2711b6735de384530ed4dfa94a4ca3c9762c7711c8103ece2e54ce74bddaf2292d8dc0c374813f9edcf4023e2c81d0618acb145dcb72ddfaed1bc12955b4bc1da84d4015073890f257b6131b3166e258dc455c0141319cb00d5b9341630c30447bc3caf2e0fddbb975e2100347615128280319eaecbe37671576140e805fe92e4a504f01e5cc0508cc287bd2c65374be511816963d7a7535dc740fd02cccad1d232b1808fef3f55355a8e30a5a72e3abe267a7c41753bf13600d1ad426b228ff578b825ea9894964cb1a06e75c28ecfb4f3b0fe94c0a3d7ee23a61c2189d96a3a4ece3f31c92e7f158e1cc2f5a3e6bd805f9cead741fb5847ca7717e68f8061cb1bb809860da7a7702aa5b74b91b4e81ec33cc6ab7992ed0ee0c43d9ff5e91ad20e031ac9600397da09c6e59f27fb30c03c7e71b2dd66f8cb472f0308b37dac15ef181491c27bdb53d223803dad84aa849996defc73a336f4a20f0b0e146f3dc9e9597c3d2ab62a9b4921d1c1b8c874fc5fdb39490cd25fae5af00786ca9bf1f65f4066104422c6421c7d482c753521744b783e8ba35c3faebf57986de91247cd4fbfe0488bf30c948262358d04c965da830e2d98dbe510b43dfe370a6140ef0073ffd101cff26cce52ef5c7642937631059de636f424d2342b3dea1b7765ca06676b762d01c186b6886c861d33a4087ffa509f103fb76936db9d34483bb5e288c4a806df95288a5e46f83ad7e3181e15e8f33b412e56ab424a84d42cf06735fcfff79157e9abb19e92abfc18eff8671f2edeace70f76fb4fed57bf99e6543c42004a39cd8cb074adaf4fdfeec3c11601bf9c7c2ef97d7b7ff3e7fb3e748593de88781fd2cecf718cb9b7f2aeeb4b4a8e3d0066e8a82fb04784c3fc82d9089415ccc48e896b1e94dfb26df4e60eb97f9fc6048f9ea0ec8cb8f95d7ee523571a63c2c3f767c3ab3f1e9181c5e821927d53a54c784619475113eccf7ed2ba615c0c5c1ff3139be3e8637979739874a9c7016a0f4e12bf176e7c7884a9900f5c54c0592cb75e235ee8d8dce0c3e0690cd0522a962017124bd2a1cffba95e69cd1f7cce06576f5eb37b09c99719f827df306d1f8dcd23c3c894e59c33b076501e4fdaacf6b23ef97b5813d3bc144f4f017a91d8b529b58d08c1e7a0db6c01669bf78e2c88651ccaf0c57cae0c7ba27d1699e0d4e6756c7cd9194c2740f5d74def3cc3fb6a2d86ec784530af6a0e3681b91eaccca60d623aff1a2c555a72a4c8353284256c74a257855e790d5195cc2991682ab7a27dbc26e5c44ec15af8c19c41a9f34dd66991f328641186be146e5167834631db67f4288590696da9c31432a01c8a5f8e38e7cc3822b67df590fe0f8830d4cd391f2d3012dcb30e5572eddd820f480a2e18edfdc8d21a3475a4ca781192eec1738255b11aa6b78d62706ff4eceaa79c35c470caae21a07cbfe16f3ec9e7bdb58cd6a4a934fa37c9d8ae9c0d6efb5a9848876a387acb595a5fbeeebcc378d17db5fa1bc97a2f845f5eeb694d1a06f4a4b0f6a158ea51d4f33563ad1f43e7c9ef956b3ac788fd6bb8ed9188781a7a1bc720b0d68188c52c68aaf83b2db79d3dd9d0675edae1bb3c6bfb0c1f273bb960d47e7053a4e779e600aa7eec251f0e08f8935d3c4b294fe9f755687ecc59c8c84ce175cde0be056c4ed96684d3424a30c36fede54232abb174ef4700b317c04e122e28a944740ff4b595cf59b00961f3fc4b492c458936a6d3f109db1b23394f40cbb5e452ea5dde5368ff1925721955de47a654a2c7ac0a5fd3b3f541476b03857138ac8e68292002bd20eb16396e9c6a7a1c4c0b3d4d5df6993a140fbe6ac0425916b7e8defe39e457f7a7994a07dc43de20cdf5d19e1aee9b2148e8bf66a6366f7cc480fb7d24507f887c0bdd39130befc51b383cf9473e407877a80b5247ed7d914849178b3d139da6f0e28e844ba8095b4893d047cecb786c2c5b7da450e6bf94c73ff8436eaebbc1561e36a823b915057d4bb82f34483df99844fb56fa9e6677a89d8997eda837b10630e0a8b8d67f3cd04359bee9a7923c333c1a0b95988a653369ef646ea006356fb4eb6abc37889b241ba6cf6350b5383b091dfe1300f74929bb2740c5ac5bbc25321351f41997335ae5f28fb48c56c51413f0fcc12737be640c5529d97488fed38c0a3c0ff8472707d4a56a77502c2d1d450d7938d7172f028c91b0ff7007fdb2bd0a664b775ba6590023f42629faa09df8e7eae62db97db382eb8e586acc605c9a4a7ea8412156c37fa0caf267ac71bb42cb5725b0dd4ba6f69991d50e54a9589dace7317ca6c034dc7c0c4468f9c9bebc59f37ca7800b25e0187af32b92f705096907bde1054d5515c70186910a3c8804dd351698cead8c0fbac5191e5ebd23c1c0f39a7f5dc26df5b40c6e7110b078a65b22332ed4f3a77203527af0399a5f3a1b751c9736a701a3909b1110e72f590e075998e13f42679cb24371141afeb902789503557b02789ac35923c477089099e19ee3a351398365c7173e3e557184f68f2dbdad13029261410be3e84d336d2b5efc6bb79c91d6297a8c7c75d5ab9c15394b43961e1ae8d487640f75a5738a4fd9a6755330d5204f2b5250a8668e20ea6a6556a708b0448768f8a60d45c22c63caaca69d1e1847a31fd6a7668ff9354932da83c7bea15d6f6873df2084275e3d1144fca32856b089937adac6e1ef6e6a039e9546ce8c039bcdfa0fc9fbab82b27d380937209d74ac5bd1364527b52e4e015ca5188b58f11e040c031aa7517e5978b845ef323b487f83a504c30654109d29df86d122810187cc056965643e14dd69b1d8ad64324120a9c76d6e76c8a1774c66f16b931a10057d541a5b64e8457d268db9cb465e5ed1cb6ba0d0c113eac4c38248e5f5dad41333b708224f4f642ed52e8bf736730263c7c0dff00d48e86dc82eb7243eba2df59b80843b701031db9df05eff7d3f8f37b7491ea9d252f85e484dd22dcc7c30136298cb2d8295fe8356c70801fc10ae72c3e66da84bf7c74f476f08d419ca9cd3cc17f1e47300cd68ed8970bc1196efe23bac8501ce3a997f322704cd5d9d2c818f9a3398134577892da76237c7440e23ff9feaa7bc06b228cecbc69622b83b7225f9331ba5ebf22dfd298218a8d85f529acf1161aaa71428b01ef70e73ab520649ad46d2187b14ee0b1b2c6ec9a801eb8977f54ec538b058076f1ee85417f1f7e8ad42391d9c1d743d9b4b379120c6e275301b2bfb8d8793c6df4e294d2ae786c23c6d233fee94e15ff380d306c9cce2d848e1e5039fc5b2ec98d60210ff7fa7b0b7d0b17e750889e00ed2e10a2571d9da816aabf6c3ce09679f43537a0fc7df44abb9690a76d437066c659a60b22579b126ebadec6c700c');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x807c6916df99ac1dfe9cd834e8e83e5e7f39e68c2f72aca2d034c6d694e4f9fd', '9b122ef5-a910-4c70-bfe5-35cc003ce6f4', '2026-11-26 08:23:33.957+00', '101b21da-4d1a-426a-a009-dbd995ed8a8f', E'\\x019853ed5cf9394b4fa4caa45b5425efb801c126f688af3181253146e6ec9c6e87312cc30966350537ef6793d5a39f314d7c9e3b96219abb6a239ba781cdeec853f29a575cb8c8327e8d099b398822313f01eb8eba2bb0b7ba11a7a90384418c1c7e4f4526719531b00f630a803223a21171ee571697f2e89b0145a1d0a2ec5f914a19a0b63075028dc873a20fa3a8812b4fd69e2dc53ae822ba0e66f428b0a087051af8aea9300cd06af3bd5f1105ee5fbf941d78aa6238a1d3deda3a148fd1d8cdf1f14969d26e485912985d278623fcb3c156528008e118df028dd2ed3c981ec87372905edb7c65bdf2ab7686f822f5a25918ef5fc5653003c53fdc3a5e4947d0c5207d2e07635dc0dfa079a0d2f065fda027fbed6ff5af4d847adb31932cf75f062af3b1636a0375cc3cdd79de3283e0ce33d658c8826754ccf1cbbf2a0ccc9c624f7467ce07ba7938e0aef1200f956e3c373b36f00f30097b48629c9632e70f319d51fbd1cb91fded4a30f1110d88db2cfb0731c778163f323156ed105f15bc6cc278643af619ed9b83d6b8f6392531665d65b82360a97cc0a1f6994a93e285ba79573ff5ab92615b175e89e2bc5181bc21e87d1bcba781b20fb22e526094183a63f71d5108d3eac9c90353c7d7fdc1a52192006ffab82d47340ba13d344866ecbabde2d1fc8c7c9202cdc50b81018aff17dc6c7eb8feac71b69dc05d1763035d2e16cb1150e0ea29d1b70d35e76eb59819388ab001d5a1cbf43a302e280e6b8619460d2eb1d8566b66cea0d43952b8dc4bb70f5b0e60195cfd9c66174a18b829789ce1d036b0c93f475112cca37792eac61a9c47b139849527bf5c92107bd9afb1ac7026ff8474167450bc2ea8032c51b6f92c09486cd5e0e83646f6fb565718bd9edb77ec11f41f686c657701d8bf0e77fc6859e035dd4831952fda19971c619cb8876e3069eedc181c2b1c5badf55db6f885679c61fe30bccebce5b2bb3fd75eb1fd8edfdf8171a36ebce02a08e8269e88880708422bd8d648fa07bab1f0cae61d4a4f0b7cdda1ba09cc3d925c100406df6500b8e7dac394e0c6778e3f5a73b16ee38583c3987e33df9f2839573551ce00842f5778e175e1a7780611ba97ca3b9eae1652cde104bb2fa27132afe849e08544d974a616e3d54ee38e85efb690d7307174b4530d87df2db8d7dd39460a9c57d3b346332d6030767086402395795817d063fa745e8d882a0c88b60f117b1a0cd0e11327ff22b4a199d7b6777abd941492c91d26f7eeb7aec2e437da76a00c0116f719561f4f36ba7b3aad56456f46cd19a30b8cbbcda4a7c5ab5e824b080ae22ea186311a00abecb7ac9fc80f108587aa702809f9131403cf487b5b48ba5c154c170abe322470a42473fad52fcf64c30b0a6fe34d60c4abc20d90c2da3f6552bd9ee001bddee146d5d685b4bfda5f642457bebb1f58c496195b7804134595c592f7edcfa48103e3004ba137f699d1a26adb4dd81aac9736cd4b9559da683f1d6d1b8cb2f5e4fca453d5657057d503784efa34e5f88f926bf4cdc8709e51442bbb69244ee2f8bf8a4b89cadd565978b5df5fb1179614424c9ae2a3d90096bb857d2c6e47c6078d9f65d16b7204945af6ad0888ed83753ed8d47947988bbe129e6acaf446a1203b57f6b0af1b9feb88780aa9b57bc8e061965ff8bf71968ea49af97d295e20e627ebc7f47584582a0a05214288ce02db521b4ca07c3ee2ed0d2232cfd8b644f3d8fa7f1cd558150139eb598ccbf49fff6f5786fa9ebacfbf790f54ac6c3b802626a3e8474d02e2aede03e5f6b6a313df76ce360d4d88703250a270a9039595521fd9fe3763e32826ac250bc670f6ab0e52601c9bdf2f36c58036924d83918ea3938c1fff1eb5a5694d354e390bc75fb0e391364938cdbdc9a1996b666dd099e4a6b9bd2f06bc6f5c291d1dac2273e9b39488a0d40633a0a0c9cdd9c5b695af27a4ec783c1fd04145246910a3697f18a179c467da5f096c5f5050df531141ab13decdf170ba8ca5ba60593382bee350deda389597feeefb94ca07850308b27c76c94dd9cf21e0fc0d91876c0c43b3cf37cdea749fa5fae4b3554738766fa9cb4be83508afe5d414ffd8f9f90a90311d4b816bd6de7acf5ec1a0792864209eaf8ceba5f0582dad72e0f2bb450620be34a68436bf39b88a1f7b51b3ba165bae92fa73dd3d982e7417bbad7cc7584a99bb1a249d17c86d971ef0640a768098525974d0977df547b0be7d38a683c34c9cdd8a529108981fc2d3b826d337ebf04b6e1c6816178e36700e4091fdc0c6d892721dfe020d3ec82df2dd9a1bebb3a05fd4b6863a0ce3ef514362089709de167de3a39cd62ecb0fa8c1ebe73e263c46cbe750e54df14f8ab42cbc6710305248159b2f13eeecf5a727607f8e14942a58b1d8b15a24aaafbfea788ae4b32b67844e5096c32a0b98bac60f105d149f1252e147ef7d5945f4663cb23389d0d142e8ed61acb7bf45fbcfb3855022630c255450c1bbb382685ad7cbafd9eaa2ead9cfd65f01b212de50c07898a4349b667dab47e8042c9667f35822bb964882cb172e7c84faa073f353223f481d5777f6c43708e0ceaaf0b2d3ceaa87a52c59f4705987a0b76ae94a16762c2c5616d81fb9a0476fcf9b54f5a5267296cc70782e83ac5ede87a16b0fa836621d8e6d39e3fa18d5ad3272034359501424a680ecd88735bb11fe0ca06fa06cd2f7a0a5cbba8097d576d996d12d04d399b44e1e969cbb7c3644e6bdcd620123fce266165758fb0d3726376390b5c978f0c815eadd2ccc6c51c9e9a449ba33f26c0f29610a3d575efb11bc6f5584143fb643c1a84ccbb43d1f94d50f55d7055ae20fd323dea75a5c481a7569646e1fb8745116b38b5d8f5f9cef3511c10d38de2e910223786467908487923d88564dcbd3f474c686d4738169787a396ab9cd6a3943d4d61e68f9b4ab3ea574dc8ab40009fd404ef862cb476b2e1f19e469af4307a0baa31a27053dae7873d676026fdb70b4ba2432f44b42202149823920a8a01fcea806e7b23db422a9fe2254b1603eb9517d2398283fcd74e51df901bb50684fccf93e93c72699f849d7c2a9c7e0caadb57a29dc79d74cd71834cc530c58700dc54b628cdf71040ee44490ff3195141826908549014bfdbfd6de819340b2e8a7f65bf1160513c212d6fc4c7560d897735f088a8b160700dd9be684388289ffe50fb87a40914b62523b9506d0b892d19e36f889d4a47457b235e474dc9f79b7b3831ec689a8611818d9955cc1ea3d93c29f67f8569df4dd4abe3b587c859d96f77e62d94b46f16e530ad840862f4bd9910efaee0ecf941e07bfa31a9c79daaa0a2187811c8edfb0f95e8f3f92112c7b6132a7fc2e3f138b8c71773000d4ca96ab0bdc8027c4892030df15909e7fe19ea71f71a68d2b410bb741bd8ccf50b350b2b8fd3040330434476d3a0f96e2a8b06763c4c10f454cda8a8c2c0e88739af8a8e33aca6d77b18712992efb5b5f49febd3f41fc3e07b97832d363247a1afd3538a2082f31e8f388a110625923c38f1efe31e30af48ee2b9cc8483e3acf4bbdedb8135ec9badb69ce95903bc45d8ed7b56ca2a63c5a28fa37620b4d1e2294e9cdedb9fe9e9ad6dfe8e2f75394830be7d74a7a1fd90ab73da4d9d23642b3b8024681923cde621869f22608cd5bd2b28763aa95dc76ac9eb6f63308dc91474f9f9554b0c55d2cfafea1a5d136c0c4fa746dc679332911b152358a8fafbc6c1ac69f4b2b458ea606a7ef39d7a4c7348d642b2409a13fac94e207ee444dc96577a087d89c754792656e116c3308c8777934dd6f78a8114baa6a3f6a4a96ed4a21bdc7daeeb98a335c92dbcfb3f31e2cd58c49e8f32b40a55854a75ada8c8749f02de43b685ce3ae0b243c35db8365e2e960e74bf1f6c12dc1debc6d384dee2aabb0e2ef6980955eff0c5fc5d6285bf78eef7a2779ef2f814e44c20eba2c8be73c5925008770285783b4ba32b6f61af3095b4039f23c8156928e006516b1266b5b419377a914050f9b6daec7e9419c4fd581fae8b17f76e2cd9445b5dca2d55b352a5438bf67054684d55a08a101536aedeff478b7c2e616dc8c9f01b7f3fa87ff16117589884c6f53c9ea5793e9cf7dfc5a29cba39446709fb104ee2392d9d815abde8944a28e1841a979478ad6a13a600dfd7f59ccd769b152a1dd8e5d7371ca1916f93791c3c4bd1ea13f83381f8c024a092f345b815ee37d928fbef5adc25ebb892d771578e26c7ed8a48dd7cf1a6ad30c69aae67a622a6d7a70b9482ca1874fa672d90eab3e878aaa1bb7d0cde2a3876540d6d35850c7cbb97802b5b174de943945dddc65e6102b01669ee9fd6b89edbc35a25f7b5e889682b0099eafbaca240cf0157162c41d0f0a43ef2dd34892bc9230878059371ef99b2cb82f2053015688e1a71c32da85877c61025ccaf1735d6bf709aa8aed9a6ade7c6e9f48b6ecf8c03258b248f87226561e25bba52dc221af097139c4bdfdec59b0dd88dd7654cd11b4dc9c9921aa2d1e95da63739baa439923522a0d20b9ea48999ff35ea6ceb59db19cc06163530d808c371d5c291548fd2201bf1eef57a1a111ce76f2f5c877dcd561fed0a0a0b9944037aa33010479c89ef0c0de3c8a05e0dee87b4c9fe9cda124ace94f0cbd29b10566bda029221cfcb6f9ceab2c4796db6aca6bad156e6c1c469d76ff45ba20d67b2cc452d43644a157bdfb78a3f1f413a05cc9d26f8e2284121a0aee4679a1fd9410781edea0c00b2b9927c58e3890252ed0932708a27ae7afa704860081e94e1d70014d88bd4f745fc45da232262f5926b78e1a4ec8f118fb76555cf00b9a31111efe8e0df7d7f76e1f0a038926ae77f1ce3e548613fffbd127220b172e03dc0268ce7bce7613604653e52b17deec96c6f8afb7d84848c18791c72515d63a537c3f8100d3af36a668c7084163d6d9fb20217d90b4800d760d5137d5454acec453ea95247cedccfae85424edcdda19aa83db16c945e4f539e757a77ce1c813d493f4099e6e3cf527f44b777fb51378911bf682950a019527dfc221fcf18bfdca103b153ab88c29b9d5fb631f9f14e5ea7d92a98d4a1374100e16eb012de4816df57960fc6f23635242502e25d2b54ffe7fbadffb07a4d6fe59d62efab234b234d6580ac63ba45503c9d0a695573707f194d9e2569b9612da37a654c74dd205abbb42f4082f8d6ae20a6b81dc75e9f8c9dffca71571ae58ffbb6712a7a8ce612fa8a970653788fdbb3c83d5ee5d61155220c2d4c8c700b5956b5473e0b54eca92433c2dd8e181a5987a87c1502c4487453f6a3b28c019eacab1c4ad529c8db52f9848c365101bd4bb88df107afe65dfc9e86a5caa09cd11a514a010131089d816a8997a90225235b04dfe13578758f882f306684b80d4148ea2696eae77210951dd0a69a6aaad1efe043e34c25e8d67c80da7a203be238c2da7a1532ae05e14532f82f1f64008d875ac0dbcea0fb3c91cf23a2507084a8358fd8b660fce6127a78b170eba6e3f05944d999e02db81a82b648e77f1c07b07dfdf24203bd284dad91d52ddbe0fd8171e7f7aeb638ac004ec76fefb4dd5df8c9dea920c19f667da69c2eb6fbfb9d856c338b85fd6864c91ea9769623a695941b961ba6de7413db5e5fa5cb7b844d5bc476f02db9d1f46bc1192d84f0a3be900e61569fc855ccd0cbaefb3b8aca72803bfa3f18bf6e40d3842843dcfc6e3193d38e5914ce06326d501b042c39681e527214037301ab0d6871467c73929c6e8fa5acfeb2633cc7702650b08264a440491663cd6b9e7ca0df315062e8f19419354194ba7a008f63607b80e1753690829cd554e49b877e92a5fb83bcc08da946f2cca50a0829d369aee602e051f100af291b7ba1c986dbba45a27109f00efb6345451e05165b1c93ceac936ff5fe1ecbefa56512b0de93090f5ff30e4f9ee44354e71ec3545ca7d66c59cebb3812face91914b879a7868ded53daa2e518cc314654257b7f69bb5513d9c43fa8b4ea5bb45c1a44c8c0cc7d05fb482b91371c67aa9bb7c5a9ce3d0979b44bd889fb9e2f034fb5d8f19ef63e6773995fa08680f4310d13cec90a4bce12f3c1bad59ee577682a34919d257bac4c682365e616bb431f611f3968c0061bd81461af89ea7bd570c17acbcd2961859207bcf35b4f3e31df25bb67dad25c17411fadcbbe37f0755aa5943745067eeaa4d9dfd843c4a1d58ddb9f573973238a8bece11bbdac901cccd93e13a92771dfd8710d80238b0f7fbabe92538f73a9e01af47ba43861d53b6c60c772ed5b01171bd56813edfc1fd9d4e8ef2e88191530d15f36fdf7a275b98ba31a5ddbef6d0b04f47ffe41472a6584f90873e01b21b8e5a29c5a711f70d3c204108079209081808dd49a1b41f7e514b83c4e7388e4337046b3d0601cba97502c8f9aa73434b7b87ec968ad9fb8c83b73c4fd9388941e4993e31bbf7d8917c0a3c820e54f26364a6266c352d83b2e8b614ef20182eec95ac346b5519073c86496e039772d8795be2fe584d70ffbe529c52eaad7477c82f0ad32eba5d9c0773cd1090532986ca130e782bf6a826de04a80b519207b7f2cf9cfea358bdc68844a33ffd9cdcfe8b7c1df84440450df25291f179f739290e7feae97f9dbdab2839bd22e8d572767f8fe181c83bd0d6719e81312125431a4b0deb0b868198e8978d9189e74326b9a309ca65a57f33bb063c2a79a6a9d574a4d2881533bab59b3bc49e4cf143c4e41cb780723d0cf56c3b69786474c2c804843d25ec854c85ee2cac422cf37107d4baa71146f393ba8e734299fe85e217baae9e02362463b535e33350e0e7ac6dcf1bf8e5fcafc2e9dbfed58c5af5a9961a48b2ef5fd42ccc8a25b747d5aaf38fd87e712cb7cadcfd605fec1d7d90c4bb7380e9ba5031945235bcc7242b92b570f14a2c3819b327961d54de24659fe340c86110349dfe2ef295de36aebea16f3b245da514d690d132219872f98b020695e7664f67a29eac9a1f2b583f3dc0063df6635e4bc9aaee2a81cf08c56a2ab65212d2c1fd3a0c3b2824dd0b0e1888bf32de35149a95f93772eb25b1c3c1017b75a83279faab6b5c761572d6e7f1c77d6ac99c528a1fa40ae431fb60588d940a6f1c44ec1511509d847f90231887e7f07e7d987f258231f06687f31c9e63a458850ede93cca937a2b73ee32ae061c4d998bc61c09f3605bdf08e035054dad0029d94aef37c2bde7e1ea37c7071e159211fa01f850edf3bf607e710bca888fe3f1c8d9658db88e29e9a365f975158f2b35034e5c55a42b905bbf2f6adaf6327d860c38eeef2afd355fffc99d9ae3dcec2a8376a2184ed241d24649c098185b5ae7f7d6e6ff46422964d3aefc7f7e3710279f7df350e7e5ef75a2a997729eb1147bac55df8c5806e3343a9834eaaafba63ebc6a20feb6216e210093aa4dff292693bb363e55bf4df0f08d1d6c6cf25b46d13f6464a435eaac0df56c41c91d8d49da421d088bc71e64f844afdc27a6257ae72c8c3ec78922a6168bebb9a01968fc0773912f6ff41f1ce4b8a1f7ec78febec46382a347fec684db85c25c2c96f096d312d45d9d8a8b83c7bb5809c6af2804f153495899a9b5a1d0e6a9f38911782b03544643c18d372ccdaf3dbd1038f7a01f0f53e1a0b0f5a931aa332599ca989e655d8090d08d312ba0d5445dee1a479c64aa6dec04870591c5c3f1bfe018c45d15d2acfe767cf18a30576f9698440365fdc0a930f08410dd9a93037bb38000c33fdb8e9988ce1ec876f6ecbf2df0f18833df483540d0507a38bc630f7fef03582426c67b4c25bff7d321f009fab702d1491efdfab2118eb092c39e906da8934357afe23976805cec5adb2332cf37c1eaecd7880f8ea5d7c767d78cd92b1f49accfc75523811547aff1e87d0231f9194d894f43fef1661c297e59f6c7e5e2e0e6a9d1e10c32519cb8e31f1cac18888cbb864c46f021bf1c6117e5e6d1a569855f5a0cace631bac0965fa1c16265ba1c518eb85f1ae532f1a7a122eb0b5312f95ccf818a89a9e26fc75e1095dfae098d157fcb4bd61a7ed45f9981f6170c6a029c13fdf502e5d6de4d7b82e470ed306113dd82e58e010f6e55dafd33d3cc47c837b1d4fe335ee1d112b932316f3f2484da079506d54db9fdc53f9b25332e78b3ac3fb816cbd29b05d191d8d67776ca11f513e9e42b0edc62da7fbde42661011686c3a5db5424ba77b1bacc853a64c24bf8daa840971b92fc559c7afbfe6825d039f6f512893b170a9a5ce449da3243625f61841d22f7d6d82a33489d2d98834be1f99731eeb4acad8d688f593a6d123b4a77cb46c1f27590bec6be5bbc77c8bcdfd80f97efcecf985ad3b43e696b104e8a8c63435ca06777c62b2fcf98cebaade03e94a76379cb577b69edeb195374c52ef3e579be9a2e4336beababae59321d2fc14af8a214e05da928b5e777864db23e69494bc6a16f14723e9b2d20d898fc22d81471190d293e69eebcc456d6f3125371b9ad75d68562ffbf123bdd2ec4e1336c1392a4c015f4560e2998a8192d5ef020765b43aee4a2a424a74159b64240ab1473325d13e278e8f4f72743505b355df6b142bc916df258eec28269978c6f147b03db84a0fb9ef28af984695e7d20ec6a8c264cd1b9a21c6b86c65c0e408382ef11a89057b8d8435b6f52fbd11022a47710f9ce24287527f1fc2bf2829ae10367cd569f59cf3e696503d82bbdfa68954a07f83a460b38ea8991827660e00dde08b626760f35e29ee17cb73c3e04fc4f610207fc09bdf0b03ba3ed0c846e2748949c47459f91f9f66eb2ed97df2912f1ac1cf8fb3e71e9d977bb0b9076397eb6bc0b124dc3ca899ccd7f683e07b87ce81e605fcdc5e7ed67b845061e6b860424c49fbc328caa1e10f28c133686155910546f3ddfa655f829b90743d3ab15a090691b015fd799039355472d33d30a4a94a13661317023fb0d4d2bf491cfcf6d4bfa0f0f3917eff3cffecfe11a791e3eeb58a740727703e48f119961e8b0eac14fbb0dd7b133d51b2c6289bf0a1f1d1373934042404fb35a0fa31a8702e3d20329d92b661db8ce2dcf9707c44383d962927ae0005a0dd4d7dc23702779aff99f0e901a098c8f97cfdb730b02dfbe54af32869e06526df9d224418811bf4e7610ace011f5ba77a2408fbbe1916c43e3da90cabdb33891b67c686c2e7c2c0c4228bb183db718b4cd61494a59ed191f1b144935449e293dc0181448ed7fe59ff59941b4974d8468bc6882b5b8764db644c7bb89cf68c19225a64debd6f6d02c5d43ccaa4adefacbf4dd239679554b48037067934792772af2f15c47f19ec8332232bf01e4ebc67da194e52a2be786db17e747a04e0977118294c93d29c4737bf82d165b798e2b386da26520f45ec47111567eb29ffb5cb46b14b3eefad7bd7ef0705b37b8548853ce978558038b48252e886f0c454e6d85f6d512e905f2216ed384d62314a87f6ec4b386eacfdc09349db742674f6a06355c35c5ad0169991447b32ba7c2f399566d7518db6e003bd618c7b0466f0501485b9a9a764c45601bc844719031959185f98ffeaeb4c5242334b8eff982efc4618c5aafdfeeac4b7fd41aee61f9fb4fc645e28f7d2ea9f9766b982810496d0367e79a3e02846a90e9976e67cd7feff4038c5f28a6a99d9d99978a52b150eadfd594f586a4b63151f99df087ce4e8f4ec2ebffc627bc9804bf7dc741ece9ebdfadbb7f21ae8cca369adbde7853462fa9784a624f032f77f107b8e2a9271bfc96245807f7038c7243fdab583e6f2b40f86f5d2148cbe7f5292d4a156746dc690edee222eb94cae99880d840a37005b9c873ee7d2b522df846ffb04d5c4ce4290737c29878c3a8fe21792ae874a76b13acebfb3c016a42eb1e0d6f3ee08bc65c989293c4642f9f10ad8bb4417973f7704b1f3672ccddd908e9abe24fae51dd947c98585b42c42c23cdc45ee748a78394e72119ff69d95d822cfa65d0c8e5a5a67b09b6fdcf14adb32ecfb500fbb0605f6cc6af3b39ee6299db541f17a203c4c1567aee2d76df723cb2fce500f2c16085f14495b7ecda11243d8d70da9dbc2ef3fc512cc9e007abf2ea01afc407a06875eae9dadbf78ef94ade522cafb5cca30dfdd598d81b67a294b0369d6368655fdf0536de892f75885b88b147e540ec73ba42a440cffdfe494e68c9254ed96a5cbc8f6b5ab5cb1bc751b9047c86fddb365801635f285423de283869d76b8a49f466bef23090538eccbc639f87db7df44a093a7838421b6bf98c366501709a5940638d55fe8be109945c4a80d862fec170da32f8ce81886261b4b274d323db68531c71eaa709f5890bffcecd3a0c7ee4ddb58a8c0c69d8a199a56017e948cd438bb48e6b9443d4afcf599f747909bae7fe49d8f3bbca8d021804bff1082f88c57473fd9e9a3eb9361e97a7e08de7b05e3b22d6adfcc2339ae99b1e280a1d06159b1d9af7a63c00c358482403a3ef869b504729f56042d9abdb334a55c8ca699a3de3b291d4ba6bd3f580e6bf6c04001312efa7b811b03660ae111322580bad01263739212ea7666edb1be91e49c098d5cdad4b3cd4aba0c8bf8970358fd61da97ec5522b8c37f07f5489d745e3f8787dd393f6637ac1854f1cdc2709e17634d158695fe5578dc15a37849ca597cd3528c44d4177bf71ed174f6b8156702b14f7954913818fc741e3523fa2fbfe97dc9f85145ffe55cf0543d32c6fb224141019adf91901e49b146704f346be5d2fe705f5de96f62c02e412327104992393c1aaadd26de18c5fa1c7dccfe4f4a2e54a7dd2d4e7d29fa7ec15b2349335d2e35065f02dcb46b6d89f6d15ead73b0c2acc021435692355d4741ce24556ae7cf034eb6583ec6e00bc8b54be72ed6c3000af0b10d402ff8999ec0a93f7ad942fe03abf30cdc34d846bde0221bf16fe07726350321416ef97100a43f6ffc979549cf89907621f3ed08ed1d06a048e4c71651222eaa20674e84eeb4b8cfd6987c7ce81b23fb140fa2e5d8a4bcd77a588c519a1653b6e698956d4e085c08ea14fda91fa8a3ae9826e61d803b9c4f88d54b9dd94b64ab285166c72c6b218951d2a18275983496e04dd482fba92d9f9a99bf6bbe418f42f00edc1bd60fd63cb1381045b9466bb5e561573e3ae79b8b44d7b1de9b8505ceed39f082e383066855a63efbf4bf11fd779d199d21561693268e891b8eb6e16f1f992b05b74b9a4e5a066da395a5b5b72b3c5cdfd5f70d03345a8e577853cb90bf743b9520dcf0914029fe00cd67fd607a91bf0e90aeba8c1b1f325b89bb9cb18a492b8798769d9e7b1cc307d95e9d121f312a89d2d896822338edb4d97148a3d4ec2b27776e568f31e94319694e3a691b3518ffa8e3cebb8e4006c2139b2b56c9da2c1f069d16f6fd03404a8915788e10fe41f8f2a600cb9ea87932870ab3a847d83dbe02009b084fdd4de66157c23a7410503228b9b09e596aea2199962224132b6cf4508b5d76a7ddefde74a1c63f94e049037704a43f4abf287c8dba66fc12c5a4cef1aff7e54d722e9a08e8970b4d5d898b1934bc0469cd1291d640d64b07e9397dce4f916d64f7cc52dd600c0bfc579596abc6956552870175b6f9193edf892feaef93f9380108e713a05cefe8c702efb6546ece607427a12e632fd2d4730a');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('6cf60a35-b3c7-4f56-8f9d-0b07e7f79905', '9432b110-f673-4a4c-b523-49c704868117', 'connector.sync', '2e29a0f8-4e74-4892-b592-e5616f5d971e', 'd22d9fb0-b5ac-4be5-baab-b5dcbd9bfe07', 'failed', '{}', NULL, '2026-11-26 08:23:39.75+00', '2026-11-26 08:23:41.602+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('8a0587b6-ce09-46e2-9147-19fbb63cd923', '9432b110-f673-4a4c-b523-49c704868117', 'connector.delete', '2e29a0f8-4e74-4892-b592-e5616f5d971e', 'd22d9fb0-b5ac-4be5-baab-b5dcbd9bfe07', 'succeeded', '{}', NULL, '2026-11-26 08:23:39.979+00', '2026-11-26 08:23:41.97+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('20d6d8d0-3ca4-4174-8632-32af005ab5e1', '9432b110-f673-4a4c-b523-49c704868117', 'connector.sync', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '3155bfc9-5d33-4874-91df-808d08c1168d', 'succeeded', '{}', NULL, '2026-11-26 08:23:31.698+00', '2026-11-26 08:23:42.263+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-26 08:23:25.547+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-26 08:23:25.905+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-26 08:23:26.024+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-26 08:23:26.323+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-26 08:23:26.418+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-26 08:23:26.522+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-26 08:23:26.582+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-26 08:23:26.606+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-26 08:23:26.63+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-26 08:23:26.654+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-26 08:23:26.67+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-26 08:23:26.691+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-26 08:23:26.758+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-26 08:23:26.767+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-26 08:23:26.775+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-26 08:23:26.78+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-26 08:23:27.298+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-26 08:23:27.346+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-26 08:23:27.412+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-26 08:23:27.415+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-26 08:23:27.421+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-26 08:23:27.47+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-26 08:23:27.487+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-26 08:23:27.494+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host) overriding system value values ('c7d8a40b-4fe7-4e25-9e0d-e736a5602b09', '9432b110-f673-4a4c-b523-49c704868117', 'hubspot', E'\\x019853ed5cf9394b4fa4caa45b5425efb801574669f4d10fde00f37f9de9580243de5bb9fb43e559594a0ea40ffaa9a5b9b60e2022b59e99578867e438fce1109bfa5051270a37b5a6b799356e59887dba6ee26e7cd71737536ef67b56', '2026-11-26 08:23:34.96+00', '2026-11-26 08:23:34.96+00', '');
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('cf39e911-bb28-40bc-9dca-925e2a7ac833', '9432b110-f673-4a4c-b523-49c704868117', E'\\x2465f505c063d570186249f65cd1765824dd7be4022504c30712b326edfc2c24', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x019853ed5cf9394b4fa4caa45b5425efb8014fa6c9f37f1cc768932b43aa211b3ebf09d363a1532aaeca939d1c4b0edab6de66cdf7952934d53ca7661a340d8c79b631dce1e9b8edf0af7e93b226dc7679b4cf854fc65c9146a63e487a2dc046034ce1dc3448383707fca4377f0ff2b11b', '2026-11-26 08:23:37.354+00', '2026-11-26 08:33:37.354+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('9432b110-f673-4a4c-b523-49c704868117', 'Default', 'active', '2026-11-26 08:23:31.142+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-26 08:23:32.123+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-26 08:23:34.082+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-26 08:23:37.432+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-26 08:23:39.65+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-26 08:23:41.638+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-26 08:23:39.192+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_10', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-26 08:23:39.192+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_100', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-26 08:23:39.193+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 08:23:33.202+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_10', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 08:23:33.202+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_100', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 08:23:33.202+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-26 08:23:36.485+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_10', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-26 08:23:36.498+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_100', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-26 08:23:36.499+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-26 08:23:41.913+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_10', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-26 08:23:41.928+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_100', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-26 08:23:41.928+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_1', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-26 08:23:41.166+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_10', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 08:23:41.167+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_100', '9432b110-f673-4a4c-b523-49c704868117', '5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 08:23:41.167+00', NULL, NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'subscriptions', '9432b110-f673-4a4c-b523-49c704868117', '4', '20d6d8d0-3ca4-4174-8632-32af005ab5e1', 'idle', NULL, '"2026-11-26T08:18:39.714Z"', NULL, '2026-11-26 08:23:41.611+00', '2026-11-26 08:23:41.611+00', NULL, '2026-11-26 09:26:15.152022+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'refunds', '9432b110-f673-4a4c-b523-49c704868117', '5', '20d6d8d0-3ca4-4174-8632-32af005ab5e1', 'idle', NULL, '"2026-11-26T08:18:41.670Z"', NULL, '2026-11-26 08:23:42.212+00', '2026-11-26 08:23:42.212+00', NULL, '2026-11-26 09:25:04.505531+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'customers', '9432b110-f673-4a4c-b523-49c704868117', '1', '20d6d8d0-3ca4-4174-8632-32af005ab5e1', 'idle', NULL, '"2026-11-26T08:18:32.182Z"', NULL, '2026-11-26 08:23:34.009+00', '2026-11-26 08:23:34.009+00', NULL, '2026-11-26 09:21:53.432279+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'invoices', '9432b110-f673-4a4c-b523-49c704868117', '2', '20d6d8d0-3ca4-4174-8632-32af005ab5e1', 'idle', NULL, '"2026-11-26T08:18:34.195Z"', NULL, '2026-11-26 08:23:37.019+00', '2026-11-26 08:23:37.019+00', NULL, '2026-11-26 09:24:49.770011+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', 'charges', '9432b110-f673-4a4c-b523-49c704868117', '3', '20d6d8d0-3ca4-4174-8632-32af005ab5e1', 'idle', NULL, '"2026-11-26T08:18:37.749Z"', NULL, '2026-11-26 08:23:39.553+00', '2026-11-26 08:23:39.553+00', NULL, '2026-11-26 09:24:59.746149+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('3155bfc9-5d33-4874-91df-808d08c1168d', '9432b110-f673-4a4c-b523-49c704868117', '2026-11-26 08:23:37.265+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('d22d9fb0-b5ac-4be5-baab-b5dcbd9bfe07', '9432b110-f673-4a4c-b523-49c704868117', '2026-11-26 08:23:40.449+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('5bf831ad-c7a4-41a7-b0fc-3bc524bf6b36', '9432b110-f673-4a4c-b523-49c704868117', 'stripe', 'true', NULL, '2026-11-26 09:21:53.432279+00', NULL, 'false', 'false', '2026-11-26 08:23:31.698+00', '3', '2026-11-26 08:23:37.234+00', NULL, '0', NULL, '{}', '2026-11-26 08:23:42.264+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xc27b961d43515995e7e1cd897d9379160d973a6513ddfac92074b1fd2caabd98', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117', NULL, NULL, NULL, '2026-11-26 08:23:31.229+00', '2026-11-26 08:38:31.229+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x2d2c62647c6cc1af3faf5feae0422ac1e6991aacd5ce2d586dbd96341f9ff3a8', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117', NULL, NULL, NULL, '2026-11-26 08:23:31.264+00', '2026-11-26 08:38:31.264+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x4093cbb0aef8244c02a1c35533a1a227d86317fac4284fc491ff3edbd6c3ecc8', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117', NULL, NULL, NULL, '2026-11-26 08:23:32.237+00', '2026-11-26 08:38:32.237+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xeb16efb24c252b8c2f5c0bebca66441cc4570291687f5433cbdda4cfa2ee8492', 'scoped', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117', '3155bfc9-5d33-4874-91df-808d08c1168d', NULL, NULL, '2026-11-26 08:23:32.708+00', '2026-11-26 08:43:32.708+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x32c38a9cea04a6452223766f8b1a7e08a7c9e4be15a9b94a2c66f93c7de3405a', 'application', 'abc49bc7-c182-4a25-b080-d78f2b172a52', '9432b110-f673-4a4c-b523-49c704868117', NULL, NULL, NULL, '2026-11-26 08:23:37.724+00', '2026-11-26 08:38:37.724+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
