
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

-- 0025-own-kinds.sql
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

-- 0026-default-want.sql
-- What consents of an application ask for where nobody says it: a list of {kind, want}, kind null for all kinds; null for the operator's.
alter table applications add column default_want jsonb;


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
insert into application_organizations (application_id, organization_id) overriding system value values ('2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('2db49fb7-ea51-4768-9efe-3a061251ed55', 'pbc_fcCch8-vBR-Ik8Sem7Qvyw', E'\\xf241a66eb985aa3ca5c4464300a38014639a52b85d79cd390bd495a483e7e6ee', 'First application', 'active', '2026-11-26 13:40:04.266+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '1', 'e7f2d2b6-c9a3-44d9-bce4-735f8f99220b', '2026-11-26 13:40:04.969+00', 'req_84166898debbc77a4458a2e1eb103b26', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '43d238aa-49f3-46dd-ace6-b799d4c7f906', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xa4b289216f2ec307139711683d88583d5ff6debb9a6a2c4abca4ee1b065daef9', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '2', '33ee8e43-d46a-479f-bb31-0a61fb1cd830', '2026-11-26 13:40:05.095+00', 'req_17efa2620d106bfc779b462672eed20f', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '43d238aa-49f3-46dd-ace6-b799d4c7f906', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'direct', 'customers', 'create', '200', NULL, '93', '3.0.0', E'\\xa4b289216f2ec307139711683d88583d5ff6debb9a6a2c4abca4ee1b065daef9', E'\\xe8fffe6935a06f52dc31b283d667021a4d9b590ffc59e2dd078178654e471e13', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '3', '79d54a9d-5c90-42b1-bb49-b6909f91f110', '2026-11-26 13:40:05.893+00', 'req_3577a1354e7d2bc7edab989dba683846', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '43d238aa-49f3-46dd-ace6-b799d4c7f906', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xe8fffe6935a06f52dc31b283d667021a4d9b590ffc59e2dd078178654e471e13', E'\\xdced4dbab8bd54d2e46cb6d3daa9464712032c945411fd38a77b3db95ad4283a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '4', '1e1d7522-08a8-4b87-a4b2-f1f0df11d618', '2026-11-26 13:40:05.952+00', 'req_fcbdbedcfbf88d88b29847906fb7c74d', 'scoped', '43d238aa-49f3-46dd-ace6-b799d4c7f906', '43d238aa-49f3-46dd-ace6-b799d4c7f906', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'direct', 'customers', 'create', '200', NULL, '26', '3.0.0', E'\\xdced4dbab8bd54d2e46cb6d3daa9464712032c945411fd38a77b3db95ad4283a', E'\\x75a9b3d7a79775d39d419ff810726b1176adb85634cea173ebf0b9007a1f8b8d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '5', '1a9af323-5dd2-48f7-9875-fe49bb39e9fa', '2026-11-26 13:40:06.802+00', 'req_819e72d9f32c51691dd69f1e9905dc31', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x75a9b3d7a79775d39d419ff810726b1176adb85634cea173ebf0b9007a1f8b8d', E'\\x6c801b022f0ad01a2a19395a09da24cde7fdf4e59ba369f8fdf30f8d702a920a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '6', 'e7ac489c-f152-41b7-a249-231a6ab1775b', '2026-11-26 13:40:07.201+00', 'req_f844dde3e5b588bbad08b46847aeb869', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '1084c4f1-b859-44bf-a667-57010b4b681f', '390a3afe-bf8e-4448-b229-c19b838677fd', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x6c801b022f0ad01a2a19395a09da24cde7fdf4e59ba369f8fdf30f8d702a920a', E'\\xc123e37e92e887215be5a30f85680f422030612b72f71eaccedcb9639288c1c9', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '7', 'af5eb4e5-b97b-4fe5-b1db-3b8ddac6f63c', '2026-11-26 13:40:07.254+00', 'req_1812236f95a0b7ad34fe8b2a62d366cb', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', NULL, '390a3afe-bf8e-4448-b229-c19b838677fd', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xc123e37e92e887215be5a30f85680f422030612b72f71eaccedcb9639288c1c9', E'\\x80071b97d6d32211fb36b8526a9069a95995e9fe667ec08ce656536094f4d06b', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '8', '53677542-0f4d-4614-8192-92c56d3d0679', '2026-11-26 13:40:07.278+00', 'eecf4c23-4bbf-45d3-b31b-0af1b19ef97a', 'system', 'sync', NULL, '390a3afe-bf8e-4448-b229-c19b838677fd', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x80071b97d6d32211fb36b8526a9069a95995e9fe667ec08ce656536094f4d06b', E'\\x1eb0da19f8e483dfb2f902b631059c79bba0e4287b40373444e4893938ca3634', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '8', E'\\x1eb0da19f8e483dfb2f902b631059c79bba0e4287b40373444e4893938ca3634', E'\\x8756cbd2b6f037094c4987dd2f80ae8366db2a61cfbcf7a7cf41a9192ed70233');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', '9c6cc003-8145-47ea-92d2-62663473dcf7', '43d238aa-49f3-46dd-ace6-b799d4c7f906', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.0.0', 'active', NULL, E'\\x01a4fd437f0ccf415db116819b835484e4013e3c27b9cda5a29970fa6722c0b957518383c2bb320df8d0078bdf850d4f67522e7101b35976aae1a8b985a6d878bc3e86', '1', '2026-11-26 13:40:04.852+00', NULL, NULL, '{}', '2026-11-26 13:40:05.952+00', '2026-11-26 13:40:04.852+00', '2026-11-26 13:40:04.852+00', '1', NULL);
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'customers', '1', 'true', '2026-11-26 13:40:05.896+00', '2026-11-26 13:40:05.114+00', '2026-11-26 13:40:05.114+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'invoices', '2', 'true', '2026-11-26 13:40:06.491+00', '2026-11-26 13:40:05.946+00', '2026-11-26 13:40:05.946+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'charges', '3', 'true', '2026-11-26 13:40:06.807+00', '2026-11-26 13:40:06.535+00', '2026-11-26 13:40:06.535+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'subscriptions', '4', 'true', '2026-11-26 13:40:07.19+00', '2026-11-26 13:40:06.827+00', '2026-11-26 13:40:06.827+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'refunds', '5', 'true', '2026-11-26 13:40:07.37+00', '2026-11-26 13:40:07.244+00', '2026-11-26 13:40:07.244+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('43d238aa-49f3-46dd-ace6-b799d4c7f906', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'user_1', 'active', '2026-11-26 13:40:04.519+00', '2026-11-26 13:40:04.519+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('1084c4f1-b859-44bf-a667-57010b4b681f', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'user_2', 'active', '2026-11-26 13:40:06.827+00', '2026-11-26 13:40:06.827+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('a4fd437f-0ccf-415d-b116-819b835484e4', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'c2f89e8654418640', E'\\x01ca9f89d0d2074f46519b7a5cf160c992755f8023794ab53c173f1ca55d8600aa0d4c2edbc6f63edd2a2773b7b2ed25d6126047ffcc7cf07da0642b6a', 'active', '2026-11-26 13:40:04.841+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "ATexa9r8HyFTN7AN9z8W7uphQKKkPhrtT2rWj83b/+7eJasiIlVsq5WTfY/SNHqUXVTevJBb51/aYdtoHw=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'stripe', 'customers', 'visible', '3', '0', '2026-11-26 13:40:05.116+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-26 13:40:05.952+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'stripe', 'charges', 'visible', '3', '0', '2026-11-26 13:40:06.537+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-26 13:40:06.831+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-26 13:40:07.249+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x644f4abc25bf5c2d81f0ebafdb831997bcf9f87f06ebfd1d69aafea83fc88e4f', '4183ce4b-bf8e-4413-997c-27ab29f73266', '2026-11-26 13:40:05+00', '7574f145-9a1f-4340-a9f9-b368f6693ac8', E'\\x01a4fd437f0ccf415db116819b835484e401231c47413c4c88b426751f4408005b55a99fd67ced4a7f4885e122ae008a403aa5ed0c4146e7e461a56204bd082d2ee55df358563cb1ce997c31926f8480b8ac4161cf6da8cba01578660142a6240d66d34db279489cc3bc05a354127d5805a9bfb75d70cda92808638d30b44a62087fafe80166be05935c34f91a945fc8d87d03f914d6def04725d91bddd3b499a89ecf819fd24df71a8a5cb295bd6782e480d10e15b6db80bc5881654f40d18de8f1d7c7188b17f518a53f2c1cfd8e88b3757bb18d4c06af7727c031d5de229732be06f8203d17c41ee475cadb25c06c73548a0e3f8deb3a65ff8e7935853de7f2253a997e446ec720877e85d9e0059cace13d3152fa7307e850cfb3ffbdef7e8b2b34b0039e2cc2be1272f62c349a3bd063872cb52cf2b0ecbee90222915c4c5d77169814528af851521637b98d79e0dd134d0026fb841034e1f1ec659d6213dbfbda8452c161c0c5979e92c102e0c1210b023e369d22cd5c65bc373af7f84de6b08500b229d0842789fb7cea8da00894fb82ed5e87f28c8335352ad88a3b69d06669fe1c59914aca2ce017be886285448dcd20dece1e3853098b85b20f5029e3e0082e2be063b956c86e5e8cceaa45a513d7626cb0159c4f8f3ac88bbe94eb821c1902c10ba4e2045249bdf3aa2103ce397a5a27979b5aee4056efa1b91161f1052ef83660b5163a14fe40b616b776e3824d50c313192fefc511b28ef5a6210ff07e96985294dfc2cada1fe9fc87bb4c26ee3e97b85f160a7315ea809ec08f8e8b92173dd78bbffbbe1e4b35989b72d21776aba2cc0f9795bd116eaba51cfc09a78c49e69de7ea0573c679e841fe53740136c49c85e5800bd57b39cab7b7080b0fd6d41ac9b48062302a0a9154bea233008cb6b301275027bb4341b627ae59031c91cfaa129ebfda47eded67f4a355dfca9ee869c701b35fe984cbc9cc0033cc6200974733ce5c8cefc8bb3cbcd1053a4f47ff12a69810b3b7f99236648415f65251f3d6e5a16c7d6e00451ceaa52104d8caf300b38e53142e8db00194e2a116d7b67bb5ce0a0ffbcd16129aa7fce7ec7247b71ff36e1a12e5e901c286a86e5e0d1d27edf35c30c5dd0e3a0f071745650e782bd186901adc6895b6f28a92536ba34377b060f23975167d250f06674c7d431a32736fbd098fd036fe1d8e3a26b52dbe0c3d9f452c3c1c68997cd6b359e82642b1c365debbed66341c4622f776c43a01e0397110456ca69e09526889252c458274884f1f232af022ef615f8d8e296f7b02041b61365b730d060e79acf96b8b74da332086a09283c0bd13046834de90d8ec40f43db6f7999ba7ee9676c890a0909f0b9863768c4bf68426e5cf261b445ac44036ea560b3d1e6cc31127bed27aea3c37526c5769b370b3e880999d4c92bf49fff7c88519f339acc099d3b71a5ac6088c6724e546867094e0c301430656d8830a42f7d2734f7c545df726579fe1fa536e2d5fc1b06e9aec22c5bcdc28a1d7c2bb053d0bfc6e7bc71d33b77ab7c7392f4b79dc72845d54e2e91c5a23fe0768a4fa2d76c58c35abeb773960ed4fb276670704d45b3f8ee1b7939248ba0cea151979c59166ee23ab46e406db52f4a9db3a05a08979f8d930617e3cf276955b7689aa194609311d9e6088f608921e5ec658f6d8c878ad565763c3f56851b8ea2c9bd9c0b766eaf207d24e077269dfca1dc777f1edbddf35b0378a7c26e960b9a34c6808311c02de9a671e097aab16e116b4d280f3baeee303d19e7f32230dcc8b9c4c677511c616d2ee74f2ee6efd5475014c2625355ae9102009323e42ace6aed333e9845fab6e5577941fde973a0bd914a09ccdad094bac467d43bf1eb545fa9897dd0824d72837661b76399957de2ce0d5968767156a6e877b1b4130104b938aaaa16225f4a4910aad215d06ae1df3d42f559713c9a79136c2b212ca63b77b7c72a3d8a89b4697bfc7e022a58d906fff2191b1bf5ee601099131871bcd373a904d1bba53e5a1a91c4dbbc1d8a6143e69a766d3831a68e7bb2890e12f2a417eec5532795d8e86a5fe01d44fb1695ff928ee738b39a8e612767c8cd125b7f0bb3ee6c0ba498c6ebc99b972a66fdfb89e3b3ca469e6d987be9f89ad73e81339ef74b7ddac8b907c2634e4e6447ba0164b0df5399235c66d9ef4417ac705b546591e4b44ac0231a25cdbb01c48be6e2b2ff2c0e908947b5cb6f401bc293b452bbcb193cba7423dfc0f0bd62b03a543da5716fb4a5870f6e5c0457d02707d225bb86cc60f255b4b683c892d3082edb996aa15f9966dcfe7fa46bc0cad7b8b6affbee3b2b829e4b568d9bba46a74a481375885e78d1b199092deb0b3bbc584d3ea282700e627650c58991d464c255a97cc64a8a6b014aa515d6ef80869ca4cb5ccf298d441c0b016b072954f76c582fd05860e38f42b088d7ef24988251a8453a664f35f3784988885aa1ca49748151de68439b57a5d68c1b16d95b404183ad2da2fba9bae279d5aeef3c8480d5d853971469c9101ff2621864432109b1783dcfcad98147fb5daf2ae3408b68875c444696905774c53865a87a7e091620e25cc43fa8a269876f1c5bc07604ad2f6161859f79229a7384d5d309b3bc6cb141388bfbb780aefa6dc20fa6bfdefc14b896e76f07839edcc2c3cb51a2ee3a009d235be923c71b5f87014ed1e00b742d3a3016770b77a57aa4734af259366e1da73994bde469d37e4c46d209639a72a1b812625c5440eaa171815ccf68b05e0c86a1a7a9bb6acc51df9c3ae342885982cb756a34e8ed978599cc9959700ecb3ba05d5c30010a2bc28a11dadec994043074c0f3a6f893c749d1e6ff767621ae831f27bf66800fcfe962ddbe8b0fb14c5367a0cb6ddbc8806d14eb1445d2464bf7a885f28018e4a5cbc536d426cf47488f7ad067f989c5cd19a4265ba96d544abd6854f41d97d093d859c787953891f482b44dbe9d364dcdd89c00fc9e0a5bd9c525a0dd6a67fe81ca708a93ccc6fbf24275212f0a73d34d03f7b67923259737f42eb9ab76e22ae3eab864025cf8c5f3f3c01d4e02b0540d03abbdf137f2559462e5b6af5419cf2dd2712459eefaa01593b067257d6ad2b318e60dd4ba38a986834c3eec559425ea8730ee434c078068631ebf96083a962d9d980ae5b3f8fdd38a8e52406a90dcec05f8b533b511414c71d273efadca7abe835b993336df433c5759d4795fcc071f263a1d1d022e2e0c00fcb90c74023e2cc60eb3f56b9b3a6b2ca62290b221e514fba629c7686dd334711f4ac05c42e7f9be912a341e2291238ab6ce2c3e16da38b431ae2fb2987fee8734e8d79d9522928f845e2682bda3513335715c7c1046ef3661bb4dd04b63cbcda19357007dc8b43027bd670031c362e14835a4287f74da5399445fe528d441b4647e05948be911c9a0acc2139d965d005aa7e586492e08bff956189f8d34e1543865b8e868f0be9a7f8b700f0949d6b371a199000f275e0b22524033fbf3cd35b604ce245b965d60bfdaa44de75400677676762f222a1d74b078cf33c651b988e3593686110a6fe16e94e5ebac0e6a8664239c3b8bfc01d9615d6c453e8193f20916f840a1bfbb6a6fd8d7f44292e91998f606be2577b6c53e489ac1ab80e86b37cb0bb1860e162a855091fa8abb22a0dca945979bd06c9e2b4cc17d49d90974f8778f994fcdfa6902b4b9e48167681a24eb0748182c6d1d6f041caf4c27a552048f7d7680958f483043843eae5658598ad274116984a7075a54412ae91c125fb559ce0f072055fc194e95638910576f5028c22e4c5800f1f0bc16a8b84d311b349b9d085fad68c2a8d96f988aafe41d89510191b3e35aa287e0bef7b06d5664cba3b341ceb161c06eb49730ffa1a8bac9d4ed4cf62625d22717d506e90d8b9c2376d23daeea5db89bd81a4e6fa5f5eaf691207d1b8749941d50f368c9d9fc71808526b08dfcd2d1c6421771f8917a53a796a5128b5e533f77570e82b73cd388b9b2db28f355bfe4821707f08d9e9535fd19977b17b5f49064c18bebdb79e9463aea960b2ebd4ac1bbcfcbcb68f55f1d46a0fe09f8830654fd0a79f747649fe55c819bb2b2edce5206037c7fcd20d730e25514d68db6e45db70cc8cad1fd587fe518457992d040d8129ca5fd5ffeb08d8691e795ab8f63874b82e123d602f434a7a1e75bd9e8f9c06e8e154d5370b10549cf324830e7c31b2157b92e0778c63d462789fcdc486fd93c1a05a3b7bf6ace305ccae70f0822a5a2bf35aa524c5f01c2b96ccc2bcf9335b408b972302e2b216966dac95acedbbba3ccc44105954cc323495b9660a5be46c390602e7b958d43c4f3f4913ced35a2615ffc99313188144032a4a30b13b5cf16b5c30e10ff9423ea9a501dde8eb226e40161c04af84df17277bcebe48a2c5a5b6648e7fcdd0749d4a2efdd97df251789082c8773096f74db693af8d9421c85846d63f2969408155c6e33b005c31fa958fb31f6e3c347bad8d18d2ad3260d22fabaddd2685a2c7b83beda1df0d054affdfac3054576dcde580b083510c6167d527a5096d60d2e80f70ecccc2812a20a49c17dc1b0533f3e11d2863c6bae319e8f9a7be8d3ed8a7c9046945ce3e4e9009847d5147afea417f498d6b9b3bc0dc67a5d0bd07c079b4c23d28b75d5fe58bc9b12de744a84832a41c0918506505852998340e13f8242f24a7bba80261d3846c0f9fd898963601be4cbaca3d71865f2bf792d8b5201fba07842a9f0f0d58a8e820839072a5d8d08ce66f1c0b313db4d7ea7478086e553b5786816b9ed54fade0e4f68eedb97c274217c3191e5a40d146eb205238cefc3cb82ad8218f9ebbd1fc56c1062c7af6ed5fed065b509be572e3e2a22200e49541e6558c9458cf7b7414c64a7bad1196041dc01d12e3faf2feb500b2bd4ae62ae97c100e5dd4ceb3cb87c5a403e60268b9cbae41efc3994e26c6509ff3a18345cc3e272811e65d683b1cee0732f8baf61f7e0a9fd70fed3c864d3c74235df47b09291a4d4b556a4c4c060eec14d7a4591f406e702e2959186433cfda1181ed9b6107431b1abad61314f5972a509dcb57bd051955bae9b8ebbfd4a69b899af84eaee854a4f46284408dfb82da501a4fff4d925129efa0a83cc9712e9ca087403ae8826141823bbd2d1d11acb138efbe975c3b46bb5cd23b227dfdbd53218f6a9564cc67a034fd24d5b779dc6c08da9b4941df245b7fd33c6fb75ca7be1d82abf1191963d2e28f94343b0dcf362ecf6c62483d6ee80fcbd40d0d0af77ef2de58e0f765096ba6a4c7bf3239332b954704b3fd844b4f151e2f18ae52adf4e2ebcba34866cad75742f585ce24dcc7e127315b6f2705ace580e507a0c4d85c97a645800706b4be925247d9a6064844953d42c7b06d41f1a9d522d3b77d515e7fdebb2c7f00fa30078ebb6b06e4e8a6c20506a94b243723177620861e152a70fd5dbf385c0c7ff779d50aaa9acdbadab19f1bbe8635a3e7cf65ad01eddbd67fe77a7965c19a3ac87dbf30878af3a962bce3ac8ffb8382dcd753d626b1a94581bee4845a051b8ccb96f101d7b51c908b00a1e143f1f8d1657064748d67a8c8a85539e0e618fea675234539a4082c8b83abe08ddf65dae289c335b874ad5b45c0eb8eeeb6fdade046b6267d7f196d8e47195ec5754f6da7b0d9e2334dc2194144fc23b5cbd345521a68337764a4d13bdbbb72c7b1946331cf36362f2c7fde67419b09965f69c2d8e6dcce788eb5b8ff755af508440377bce94eacbb4eed253525c14092b88103627eb2bb311523c3e60d6e005adfa3432491146eea0e83154428076bde7440766175f4c1e3600e7fb4c3f292c82525bb408ab2a0521825f6d4b7057d8ee7b632e33e80c04d1b3ba67226e7f68a63ff3669c8ca5966cbb10948e3b354bb3ae8caf03d5f6ea9820b68c1a33aeb1c3596f0b8b266ed4fbcb100d885407f139a8ea75c7f1c5926128cc2144e75a7b8b60b79d8c28b71ba6284ceee7b58a6e61a121e1719e8743e97956f26e8efb323340079c67fa7bb5936d30cf3f7231349f15ddd55100e9588fefd6e3150b6cc4a6f3c3ce2a8b16e52d6d658f1912051ced10d8b0bfd29339ca759463693abad02228232b52b15b3fddb863277e7c4cc85b2249ba3032615007a7ba41533aeacef05b26b3e9e42aee2ce3421e6b300c148200af6c53290b24ad30100e39404262bcfe804889974b43b26f83e58959e9b82685785fc9e306733c952c317ddf5831753203d397b42844101b4baee5199040904ec394885a92c67c0f08623f4c945416705b5202c0f393c4d6ae5cc43756bf073ee3386bd8f439f72ab9a77058189ac2c155924bb31be59620870f6aad10c37912760b5e2eeae805d5a56a3c8337ae2a6f7b11aecae417fa812dd78e137a38955613c2c13cff9a1fcf035d871af4d42d0884f182da42013903e2034445f0d643c5a98b8d301b1dcb1837bf021bbc04c14c8777ce93fd715cd7f9ca417f7f32aaf9fd3b7fabfc87b86e9faafa2a34c22233b688ffd3e02de29e6a40701ef88290d32fa3c30ce6d8694a9a25597de72c97d49344cd7760cefc2e5f533f72261c7a0f25140924336224bd1720a60fc156c78c5cac5f6a560d0f8ec6ac00f72d28d7a9ddd19932bdd1c7125d851ed9c975835a9f29f3c69a712641e8184ee0b19bcef8ec71cf637408a2cb82d605ef7048c5b6b032a18601a2ed0dedae33e5cb5255cdde7e9035e88a2d8bb7e6a2858481934d9f76b4dfc4bdd91b9228df1630580f6e347eb8c68ecd3d06c2893074f05a00b7075006559cb9b153982181b81b7c97e85fa0abb876d2ce40f50a71f2262d2c8af4ac42967ad510221d80ea991c086857e46c0f2e4aadae58f4e671406ff571fb73204cd2779cfe825f7edbb5184c766cfdf054f1b58dd7f9bd7be5fcb88d6459bf512d95ae7adacc15e884d76d7604c780436855624113ff037333e1cda9f97a4847aa0c8301373663cadbfd239f4d71a1cb4a01447ac1a30177795f4ba18f84666e2ff75d46a17e55a132b2a8e71b86083adfd7c639a54eb9c9346ed4a176cca496b9e35f9bc2ffe4748668727c2f0e28de872f19bb032b55d98fcce213216ae2aceaa5192b9bd5d24dae9cabe82952d05490375a942ad4d033b6617c8ec58d704153dca182d2d09ed49e9b33163ec4186330885275f2504f30480059486f3635a8fd59346481ca59a71e9bd3f31c56e67716b0aabc543f07b343c6a556891c6b80c9e77a5bff6f6fadcae7c78aa7b1209265b75612865963abf24c6157ff79d5ecfd286833766dc2403482e03f82665d50a94734fe281c7718cede91101288cff1bb1156d4cfee7cffe0b8f1e61f808f7ab55fcf6fc2046abb580da4eed80310f462c7679715482dae4e7fe2a0b7e8896f8d79961a550c6b599ad42d896f998fc1558e45a214ec723dedf962d5fa91214c51f7e6e329a39684fc69889b6903882d92f9f54da0c3abd');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x644f4abc25bf5c2d81f0ebafdb831997bcf9f87f06ebfd1d69aafea83fc88e4f', '4183ce4b-bf8e-4413-997c-27ab29f73266', '2026-11-26 13:40:05.925+00', 'a4ad7b90-97dc-4b91-b838-54bbc6bf6ad8', E'\\x01a4fd437f0ccf415db116819b835484e4010d0ec2d601e99ec6ae53497f986feebbe29bbde4d8619888909411aa1636a0fd50dabda6fe734d42d1707f11d952444512aa79fcc120d6f82a6d425fe1bbd2a54b674d09bd87c1e8db72a21de190fa95ae9598a200c8398c0ce7438243e889bce4e29d30caaf1c42b4c83cb16bbdb33ce8de934c5a984e27ec95274d4656d8b9005ea7d9ffb4bc3d57c9567c82b97500d27c4f10bba243acb97645d2a2e730f8dab4f27caa52ba56f96a47654305fab54c98b3c86dce99cedd8a7ac12d91672c2ae0279f565971521cddbe30d60618002038e4970e883e7b1b7deedefd7295e5d3ad84d53d6b1d4f398882265a217321099559ccaaaf61930bea7b0d3b5cc403ac12545c3fe58f201a678bd5cc4b87e695f120cd6d72efa3042e5c0a9e35ac9da5abe7ab0f68c57868b4d5b77faf6be5953130d6a996b5724b61b9f3366f603feb27285dbc3d8992cc5999310553dd1bf5ce1052e237a9fc587e7160a532ad2c0923203033605fe48d90f93e730c459025e61477aed09fe99ef36ef993ca8d8f8d93a5f5ae0c8d73646e0099f63064d88736b8488a4b091336baa3f0d1846e510d43593ab0bad0b731abe2be5820702db1986b770b203e3168c21477237c2a92b6460e1b5212a9270a128a35aa49b128534c872a7c14187c3bd8e4ebc2957193a46462715b7484fbeba02e1d045efb08a29b19592def31ee609e8c20d004ef458e72fb06cffa18c6392bd2dd9943d2cf4a56a0523b569ae1e3d871cb5846ac88905112d0d4d5aacb32f2f1bbfa66390b2d803b42b916183e91a8f3cc661c563c53acfd0669e502d239a9653a4d37610373d46c1184f90a04ee5b320917dd2c5d1e4a81ce35728305f7025c210fbe0ccfbec005767db55482cb1cad28604c779084d8115a14c45aa3a6eb07f07c0135ff5c2d59eedeee306262cf4dd9392cbad08bbcf6746f883f1a9a3686d80cf9cccdb90dc2ba14cf1b491aeabac6e548ff0de28ccd3956dcb78f69900a9b2c974db9d59d71e37651c3840d3e218adea51fe504e293ef259cabdc819b8819a8f769b12ec46fcde74db461f97b6c2435a85f0fd10cf8218061213db0c4d61da799d5781ca5c880453e2b9dd56dcc7b1521ef3e4b6057d6e575a4490f5a2fc5915ab5ef9fc388f8a057bbcd648ef13c1144f8cc7a22a70193c45c69b784018bad753bdb7f4c3a40617c04d935b536db264c2497763f3cf998005c79417ea618d20ad9ebafd6d888d863c91c1f64e7cc9b0dc250a2f6378e9f529ce9eaccc6412491f0927f283c366b5e31100ddab99d4122403d1efd65f13242bd446edd32eded6c5c5831f3a5f0d67e44846191f94bcbef1238abfa1b50301d3ea67fec052108b61a2364d84a67b82f8c5af696190001673957abed882685b775278a686fcd604e924420556f0785e3d09fb11f8bd5aef3dcca4ffe36f52ddf22d4ad167746da0313cda4a4a15f17a9795614fc6a82b8f1dec06edea31ee203a8089a5dfb04bdf15d6afac859c3bbc09745af71e7b55b2a876144d3316030a4378f305b57433fbafa4ab4d23eefbe039920e7d36c3c8637e1b2751aec2eb1522e8c7ec5e5cdbcd2eafdb75ec57220b0bf60c89feb7cb2ee15d1e367c2e104456ccb5f7b2d210c244da21f55a62af85a3a8c04ca847592c59769c2695cc3370c0dc44769341e6ee599417937e457fe1228c413ce907635582eea51f670e85b3934698be970000377a07b019cfafa6b0b338336afb39c348e4a5263105409891d5c9bc41095902dac0ca9377e4adda750bdc93faf1eedc46fe52b8437dc3c32d6aab06225b5f8fb297d2dbb7e3924db4d4abc4ef14058d54960bd7a7dda196669691d1d913454fd6c875e382da505b9dbe07fbf0fc78bac1498872209d6881f713bd129505493ab8aea2fa95a96ec978861589af78d6e75c44cd4e92d2580a2b5ee1b43476fa1776e6b06e7b5318fe082eb4c947834149f65c1d5fe7798d0a2857457444e2e00f35b47e6b47878ec42608891b2da1e527cbdecdba4f4bbf61059de6bbfcf87edc8c4d666b6e0722ecc53bfcc69ea6788fda1e48f87d29708604b19d24a083752c91ac4cf945903910820c537cbfd096417af4e6499a289dd3385aa76c3fe9224190e8b52d5c27aea81404b6395cd7e2ecc918b7e719a8978ebf95b69071f07cc5e26df3aae54f76952bffd2db08f9699364c8633efa787eae4ddadfe07d826083c604b2b2521d804f0435ae2414d7a4993c13acc477f5ff0b2ea461c2d0e7b83b9b8465b4e2377a7621e9b31ef7cf821e5244795a4b01aff3a54f1005c34e1d5dd1ec7052c748558e5e72b806533aa0b8b1e8b25d43ea8a814be096ab79881b13af72c6fc43f6125ba97a0c15066ae85520bc99f2bd3ebaffce1e9a740b5378cee32186faac20a529c8440b52e895f813d295ee2da612c16713ce606bdd55e4a081510eadd3baeaddb4b9e0215aba466669b0267ac6467b0f2350bb8f42652cf3c420f1177c76176a03def9d00fc8f9d5428a26d60fb9ba13427de0d34e77e224e8a9883b8353c320b174b564005b59076d3f7e1e7670e5096051e2149c743a15182025e038a0a459ad6e72bc4920aa868c40b370aaf1107a2ece45c1a094abb8f5b4792626b1a600c5b155dbdb0eaf49e82b2cd98939a71cff5e0bd2a71e0f0b035c758ae7bd4f74237c7f829117ad3e9880ddce586ec1729b1766db819e0d9530abe14cd789ed55bd8aaf001d7013783c0808e317ff6954bff9eeca5dd481618de84b8a82596c8f32d95a2822b90ae6f14d02f99335ee50af90dcffb4134ec87a739c0c648997f28526631bbe89a223c17cad4f5a7b0487031593ad5cd4329ab445edd8635a142d6e155faf252226f32e688c46a9e00731317e1c0b02ca5f392ea7142a759e8cb19237439ee90101789460da6d6cbe7f36fd44f76b6bcf694877d33222daefc6fe22fe4964cd8acbe4d1679561d4faab5a0dea6be60732a1a73194ebb7a6e694638d560f469a85b72f558fc8a15aa507caf339b4e2214ead5bb833c6507517fff7f270ddcfd5b04a96fcfa57637beb22f56ef2f3f6cd23ddca2a1659c938fb28578e1d323358cc43710da24166dc8009d56df9a0853741d18cd3afd03a84efa5bd2468574bbb8be9f712cba12f835dbc6627eb6dcc3ce3d1b333aab43d52e21c6400d49ed66367792d6b0a444abc08b2e0f9ca16862de0ae93e80c94ea64d95ec2e4c0f53fa902dd639954247edd8ce78e616d35d2b59ebc2b75035f665fcef5a4e4be7bb77e5cf259a3492d991c194f0569b621abfe4a2800f22bda4e8b410ecacff49db1075515e9a5a6eee7c9093f7c64aeb7eee8e879930b2905e40f8308e966bbd93b3da4ea40613e4949ee5169d4400dd39a0914c0a69938ed8251d4ca569e11da577f9ee2fbf56e63f3e8286d5bebb8dc1a7808343bd91456007b40a3c78836553d90e3abb67ada045f25bd1025d6d5022e13694ce3eb19d0dcc9200f8770e06df5cfa64017c1c0f16e4fa8a38ea5bb008f88cb3b6c11ba47892f60794497d073f3e383edb2bc6552672cdc0fe5f902b5caf744385edb314a6bb4f8e1d47c994acc977e0ce0b2f87b1a8423204029888fc4de93b088309c41a1acaa19e896e482fa8aa2d43b1562f8f306b7aa6429190ac179be189362ce55671fb932f2f5e0e5ef60f476d88177baeaf14762a344ceb038ed12bc64cf8120bf381a8fd141b6cc6e66b2f8557255d1d04686109925d91bb9e370719d055af16b39a96320f74a6c3acf7030b377f3add54e77c8764815b98405151f6be6661927f529c4cdfa2dea18ffae7607cc751b71f4f9c8900a21700ebc19f830852a99c532a855a5c0993d6d24d33f49aafa922d8439deffb6913625128e07aded0c2417848be601e0c90537382353cb4dad9809b99ef300fbb56b5c024e33b63e20b00bee5ee32f7070dc7feecf2855478fef00e3f35bdf99ba36551051dbddf790c926a8bf9b1ce4c133261872de7476283f45ecd076fa60632dcfb847162d81551137576c2a06b54981d1276080569d1c0ceb0256014948e2fa2d5cfbc946a5e4a6e9254fa8656f9bb3cbf6e84d4e9cd2e96efa5d0a6feadb8193955d3ae5eb78c7d5c80b3fffe411308e97a8d58e851bd8af768965bad5d9cf49e92e3a190960c83760f2fb9cc427c9028cb17d4dbe897db9a0adbef22719275085ae8dda834c4d285a934fa499417b9fe0f274b1e850bf703ebc74403623569fa2441260035efc989bdcbdc4c2663d0e3725562ee8da45834f4d87c52f5cc44e1133cc2d794034a1f57d0327ac38df90b92a31b9596f6c008a81fcb77094ea2e3d2ad0d30c665d22d012f4a526b19190d1859dbe1a2ed1c0301139a9fcc697593934e0e72ff15f5fceeb0d2a1dfbaafa3557f4d8108a933c0946c64b5f08900d7210f15d8ba7162d05324e59cb7a0e851f6dfa21087eba228d424ad2f0844b0ec27dcd99355c7a10b4a8d39f4a4900fd19368c62d15425c39d384ed56623bc456b06424bd04e3d86e58258484d22673d624d4be75de60620d1b4b2486649a61b99bfc6fb4247136a0da2678fcfc5445020363a747e34aa797630d4277fee6baa9f3cba983b8e56936643834ca1a52961ba57d79d8028ddac20a09f247cbe5ede28ece9cc111ec956c44515cc31fb54df41277974d60032ea0b38379a2c1d85ec5a7885fcaf601564f5106f754e030d5b4daf58548f68e57ae2017fa368ccb33751a8789a899b2b3c3fcfe40682a880629bb3c56f61d4d4d925037d3131800d04627a727ba19a40dc955366e8e4e07115e1231accf11a25c7ffc635ce4721d8c492ac94205e823da553d4bc77615236ffc82fd1247d641902cbf6cf0505cd98c8ac3f1b55d19c6da9e17395a9faf7f555b057ca475e941673da013d5605910ba36d567d14a55468142a308e272e8a67cfe85bf5161c76bbac3ad267770acba23df2234a0f039b2e6725aae3c2aac4ddea2f268ea6cc52b8b0095814c7d745ecba19e22fb7926bac7d6163c5ac6d05ea72e4249a364aa65075d48a1afc0338f0bd8e706f74a27984db2fe3b086fde9c31d6c5f9d4ec64d84d1a0d63009f8f7fb83bc4f03d7b4dd4eae9b03e110fdd15592c34b2e95b70bc4f5629a12290e4414d9673556e5ef72769088506bb745da06a7cbc5642fb7f7168dbb94ef33495ca69544d63983c3ae8a5435584dbda171e5ec24d0a49b83049ad013c4659fd20eab3118d0a00a262309ea9e7b45c523b6390f27265c100eb55acd1884dac74d57f27555dbc451202fa0818d24284e2768731eed889679d786b2d8f5691e754751c24b441ac3ba19e90bd43e7f57afdb8b7ad62cf718099a5aba753e6a81f31e82590fdb900d952880c4aef579785ffdcd112f550f0e49b9b47315e6ea03717886fd2082f44c53d050d1d982baca5f962e829dbb36f46dc2675760e845d6811ca5d93c700e4366ad7da10d52971282061b0b9d8edb5ae2e6f932ea0dd085a94e103977e48b988b8126d006bf42c1d0c734c3dceef43e40f0bfa5f71507c0af4ad444677e85de42a2cc4ac95af60f203b487af5e7303c03b5e99d2ed889be936b925f3ecb324259f09e5225cf607cd4bbf916b5995a8c8e6da3d091a92cb449988bfff1183d3ede77eaecaabc5311ec72b6a977760f85cac8afa471d9a9c827b6d38d6ebe108582cf1ec050bab630667d348dbd1b44e1f2aeb963bef6041c6d4ccb8d982e47511bfdf0a93cf209a6a6fcad3a93cc2a27626bf3f3076c6b1a05a0b2efa262bc272fc264bc2db875ef54d379ee781167f702d86d8666c021a8ae268e3bb15143bc391c884575aab55be23ab4ff66449fa468a5eece7df3e18b661a63c830f653d454c077cec20bc06997585e2128b2cca91723568c8498ecd81235eabc2bf474a0a93ac8b74df2b4d89290a5c3bf855c512666fca0cccdb80e2429b15545a2eaa16237237fcd2fe96d16842467ac50e516b60d62bd6f8e9c008aec8060fa6fafe43c6f5bdaf1358b4f21548285fe21bd47993aa85f2ef1d891bda65dbe408a78b297d0f4299b98a619741e64517555a29644899df8421b9c80c6881a552b8bed1241a01e405669d89d6970d48e1f4c68e83b3d2e48217958cca2697aab2ab99dac49d2d6decf7a9c3cb3e01b3c03573041be52c67dfab16e92a40dfbcc6160acc4e1d26b2127d31b13a14af1f67ccaea44192c3319dbdd9b496570c1e9c9934f6826c4dc919c9e648f3b2e855247e556d798dfcbcbf3fabf42c7d4faa9d0d8d3e5b76808a0aa2c938a4d379ed59b7ee0a8079f38c169901ec53ebdedb5301be7f7f0636338dcd145d389fd2249d32e98107405210a37c859cdc448232969a407bbc96d09a769275b0dd9d773689c93f5d6728fede710bedbbc6829e8db09316fe0b0627821311542c3bbed82f691fc6e7fdcfd95f7a0cc75476afd89d887f3c43bb01ba054912cc939484ca74bf339baf40ba82145ea1afa37ca6533477154ce4aac6d66af4f0886ca15c068cdbbfa16200a3d174f061953c25de36e0c70e24cd673a8a3e3ab92edee1038d1618b0f50d822b56769c2ee73106660743bbf5d926dcb715b2fa6b4759b2e98fe2e6b95793eff0030329203e2ea5ba2df381e7b637fd16d9f6a9c2f7e742a6ee0770be4fc9be32f3f6e5ae1538cd750b18ee3c0ff14d7e902dbe91027039da08e2600781f1318a7086dbcc9b265d07d5600a00d204ee3f57d39456977b53685b5d00c458136ee0b9e01834b3cf02a90448a8e665b603550a3dd23e1daa2653ec8294f7120e5b7eb27602e4de6bd6d046cfa9876b872a38a145e0deb7a03bcc81afb47fbebc9261d1bfa14242563143ed1624028fb2b6f5ac6c5465f66902cd5cc9559c656f453e298f137c687a801d55e651b4cf97f40f21db8b0df667d44dd508434942b0f517ec66fa88c68452c9b8de9c219cc26452621b4edcd54c891f070d292461828bd6f98386895b9558cbb6c75e9df11b23e5a33f0da4aa248171a6c85e0b01b2152c36eb1f81cd9e6811ff7e2570cc4eab7215ebbf69721c13c3e1f91307c9b861b09f36d0b2ca4e137e3cd17893e1a693e403c5dba09105b503f404016e58a8904bfdca36bda23226f011a2ef02b5080eb9f16b4e0a223299342a8349f134525a46ef0933f19c8c19a032e83eeee7f86954e18fac6c94237b8abc70897b6895dc71ce81457c4b74296c03397d95be4127eef7abb76f0b6d7b4564e508da5bd71e1a432fa5dcd8fe432f93b801013e27baf41a1a2c86aed2aaa715c7aa10ed9db29bdb5ac6155bd40f75ad90ab3d0e532031b8cae83a460531f8aa22495ac90d99f89d791e55a650a351a9f3968006e654ba045390eb9bc3acd1fe8fb2e0b7e32cc2c9f333ee6248f23396379fd81336569a8d6ab719928e42f69c056942c057e0de3e5e566763806401e3c0b60eacb0b74e6680659a6c99f88b34a1fea93ce234d87c972ba61083c6f6f94f0129b91cc8507f7e0c0d35fced569c20d7e6c42c4a7d52d099dbedcd2c6680e98bdcde10a598bb5c0c6d0a85b870399009b7603ce7192f93dcbb75d53c352a443fcfa9a1e595b7a8479c81ff4676879a88140f7d001716f0fd4ce36112c4dbabe144260287dfc7ede78d02d0ddfadc2fd543aa4169bd9d082af009b50a96d88efcc9e0f863ce09a64f17fa43fb9e12e2983db82198da6668c24de0fc7fa0755d4dcc106420fabc031dd10611d65ee8a781b27631dc9bb63941ed60566cafaf27dbf1b28c553528e8344fc1add7cf72d9455eb8dc55423036b599aa340c59c65bd528c774be8b575bf140c97187475f689faee76a1a6a20d65b01fa2bac0a14aa3aab00149d8f777fe86528a2797668d56c673b87f4bac92164aba64f60dba0d622b05717854f092b67566f4b3dc504d3063cb3cf19b15f0bc4357c97c5dbd06bfa1d0bdeabd65f1a6f25bec7ffbf5d0bab60d70dd8f0e988a8f3fe710acdf34fa702935ec58ac74ceaf8d3dcbce15791110ca9406a63b2d124847b7507f4981cb39c5996308b9794a679fac602371c6e1acabe71c24180c7c68f60e42551bc53ac2631444ee445ae9b2b5bae1f1f5cdc1514f3e50dc226a4234410359b032f07f20e5533d9f15d348d5368ab387f9319006ff742b96d526bb8b124c1552ae2c19cd890ca9ca3ad53b0783fd8fbe0dbc0c93fe660b40a23e1e425078cfc19641677681efee851949c4c3a6c4fb095df9be9d4859376ea44db6c05a1e288d94e9b37134838b70f2686ba7cb3d1b5675194bd608ec198254c77e2e43fce3e592ffa08074f9a1d263e18936aed7bdfc10fdbdc9265905bc163d4bfd45195f4f9beb31f2d7fd43f6918a63b8dbc50e558c2ff59d83619b80c2ff3972fe103b72dcf2576124eac034430b60a24807b3adecf2b06976813ac38c131b0235bcbea5bbbcf386583ff2c7c93c1695ef90a4ca1d00771248b7b3c555c1377b944f2c0104a578c2764dd8bdb9e9d0d7a516eb5911cc94ea47836c6c2aa2c732a7e8761e37fa9e8287cdc30cdc22c50dc6a313cdf76eb1f6ae0c497820aa2c255d5c507a0ab11bcc4292eb4900c94debcdf1fc4f1d84bc4eed644932861e96073f9a6a4a6a1a5dded129222e358527862fc0c62ccb52612002ff090fd75a056eb508f86fa1a00d403f759cfc76f994b968b303822c2b98872d4ac1adb6bc86f4c68bd15c0d25a7d9484e7a41a2df010c2b75ee0a383565a63c9f93444a105feded0dfbf3babd99c3b5ccf252b4096ee25d6145b524cbaca364f60ca9b98e0073ef8182b1c8cbfe7685925f6642f1a96262002ff6eb38be8d1d4c81a2a54305d8ee14c303329a11e37e12d1893844bf003afd18bf8f24026195dc36dfc4516fc3de1053ecd264218ffab164abfbe83f514d7b95262de22c35bbfbd38e52a868697acc208e97108041bfa87d72399f55bb5e25502be9371b03561ab596a0d3047431ac2e960b0261998f9025ef4d3236858c1707840a96f6bdfa63922761cb0e1e4bfd9189bc672bd46d17020ff88c42e991bfdd786dca0b40fc72140ab97946b298da3f59aa3f7a24b254adce564a9bafba21efeb8445ad7e4f7e478b08c3d67b2c56a65746a244a7487d9a51111a9dc7c780c98d9be9b6faf01af68bd49968686a2520a2e59924e734c7118fc2b7e9ca00407254f8c69f9678dcab32bddf09d48c55b72c7a173f4e138015c4fece9785c7e1f0531a82317bd94915b2189e7f7aa773fbc3c16531d61f5822c734a167cd3fb34dba7a135599ad840f73484ffdd3613ae31cd3c4b235966e3d6e7d77ddc0832e2cc2dc3f3310087824796cb066296de7ffbcc8146bb7b7e1fe95e7ed8d20fe35f635bea2ce690c965f68d9f83ea78fef061b2ef0fa5d3e5916e6d80726c3376ca05c53fcbe64c6d1999fc3aab57ad1b273bd7c839841e704260fa0dfedbfe18e364789e3eb9b7a005ed878246bab4188a106f7063f4ae15f120324f31e13440ea9e9addb7282b0947a4a44e2da6b99fe61c68bb48dffb3a2305ca3702158d55f03ba9cb4c393924df3ec184ff259e098ee23e38dbf3ed630eaf96a93ccf64257195e94dc40c94c440a252813710c42111a951e3c7b9704158056f984a7f58145bcb8912767c26e99fad4dd0a60417e977cf5cddf5e7e7d1b49e15e9e7265313365d362076688b1cc9d6871ea1f8eb02bbdf766f81c6d926228775bd238df543c6975f42d9a8c7a991ac48bedff9cab66776274fc6d36b0f63d9f35107aa660ff3e06df13ebca64ed435766d594cf4453ac2c95b213ff183a04dd97bc603bb017272d4ffbfce94bef90e19d03411590d2651a18d660d2aba79f5d9949c1482106f2292957c8ccae1865f9aa400b253c348c6f7bdfb34f110c5027e83db0f98df19660bf60972ba0ad57f792bd65547081e947a66b3e128faac4a58c20f1230be067bbd95e3588a1c200ace8b8c58e4da083086775decfeb508451d63116ab239bb22e12e5c6ef1b95df1ea87f9e6a7099f6bb0a72a85b2eaa59d5d31c244393339b5020d1a8333bb89b562e81649ce9df8edac85eb2fe418edc3fc74a9b711b5faef494cae8280b1bc93499833e7ef8a3871493152439bd89e74459e694bc7653364ee17d2194ce34f0dfdef86316fcee69f2899e35cab994b6445e8f34ae6c26b64f3e1b516eaf808f6080bd7610ea53555eced77a10824a356d881333dfc906301a3bb1dc019c6cb4d7e9f59745c66e0a1f7b8fef9d6b727f921583c19dfe3a2808b00a50ec8e325cddf5243b712b4e0f5e5cd360857070bc6e457dab0536e7921765b268819ba15ad1f77a7a8abdf8337b3d5d184242bedbbcc982532a0d224fbf5a5b696fd55e4101f79a8a64eaa2f6b4a985fc50570a708b857826b923ac5abfd783369b0b5abb56801c7899c1614da154734236550a2e6fc3ba33ed048d491ed754013b8aa80f9f600681c9eeebcff823f95b3df506f472da94f3b1ca301bc6ec1550ff29dae5abc462d08508840ec913d9fa67351d7956d7d3768db8ebe8e281c9f8d0dd8d1deca5af518ad5d6ca593cba3633a12421652dac5dfe217e67aba9b41699db882dec411fe4e7b2faa76e164561182e75ef55b588f313d8b1849507efc4527774eed3bc562a656a5c6bbad4522998cc525458b6f474cf67713c3ba635c4987722ba86957b028753a8fef70aa50c4066a5353c53e74ae4877052375173c7d9cfdf9b5e75ddf639c1f02a205f7cd747999f2fa34652d28a7f360bc39f1155a3a1b3f34811d6a1e7cbf277a84e27f786493e074e7ed008492d86036e7495ece4a27132099caf573339c73dc4ff7a28caa39adb18dbc039c63c67cc284a9c6e062b347a1caae7b7c73ff9355f2d92f61296003641c23acb5406c65d675e22c2de87f152c3217ad5b147fef39859e320bbdd46830bbbd87d87d0d333808e0d834d8156f0e454aee458d577f5d89334b3b2c297f3dba71b19d3dfde9f93694464910de781ac46e39d9f406f8e3fbfd32b7cd585e966d8d7f33c6c3f62dd7de1d2d33c84d7c76f4b90bd134e6957ee5e2f78d2df633e8444299c40328790f573f399380c8960a0bc00908f5883d8bafb596c53c25ed33b2b0b78962112dbbf41134300a24ed9ddd814c7a32439b1c6f35018c80cbc8c9135e4995406ad0b2a2476563d44f81730da07662f853edd3aa128be9215f3c395d78d46af9dd15a768652287ed3c7187436c9525aa0fc175ab7388849a5641cbd49ee254b40e0ea9d46e25ac654a6ff00f54755962d53f920987755838e65d0944f81ea03a216fd1bfbb5b87d0bcd543cac32ba76abd60639c881cc1d7273a5522d5fbe8c06db98442fd329ef29b6bc3096304f2def23e0d5fed725f92a51b5ec5d6a42cb032da238d0c9041fb018ef7c24648eee7012dce080f247c95cfa0507f33f96ba3a0b97076598fbc3e5d8b97ac391b5330463fe111b83523cc8f22c9b7e70dc2c248078c44cab382858a670166d3749029419d329b7826bafe3806df2d7a4cbbca74dcf958307e53712ceeee8d4c57fddb8b5b82555aaefd20950b0261606d2d0d87f96d4d8b284eb4b37df4616cbc6b2b57afd36f2843032f59727bdeb49ad5a48ad2ca04da85a2b41518cb7cfd88d4a56decd761a598c94edf2513c4424b0b1c26');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('eecf4c23-4bbf-45d3-b31b-0af1b19ef97a', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'connector.sync', '390a3afe-bf8e-4448-b229-c19b838677fd', '1084c4f1-b859-44bf-a667-57010b4b681f', 'failed', '{}', NULL, '2026-11-26 13:40:07.196+00', '2026-11-26 13:40:07.258+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('fdad53d9-41ce-4cd3-b2d8-5671a4d93182', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'connector.delete', '390a3afe-bf8e-4448-b229-c19b838677fd', '1084c4f1-b859-44bf-a667-57010b4b681f', 'succeeded', '{}', NULL, '2026-11-26 13:40:07.205+00', '2026-11-26 13:40:07.383+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'connector.sync', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '43d238aa-49f3-46dd-ace6-b799d4c7f906', 'succeeded', '{}', NULL, '2026-11-26 13:40:04.956+00', '2026-11-26 13:40:07.384+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-26 13:40:02.174+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-26 13:40:02.284+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-26 13:40:02.327+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-26 13:40:02.361+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-26 13:40:02.373+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-26 13:40:02.385+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-26 13:40:02.399+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-26 13:40:02.405+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-26 13:40:02.409+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-26 13:40:02.413+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-26 13:40:02.418+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-26 13:40:02.42+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-26 13:40:02.428+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-26 13:40:02.432+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-26 13:40:02.439+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-26 13:40:02.443+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-26 13:40:02.506+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-26 13:40:02.51+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-26 13:40:02.531+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-26 13:40:02.542+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-26 13:40:02.552+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-26 13:40:02.566+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-26 13:40:02.586+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-26 13:40:02.594+00');
insert into migrations (version, name, sha256, at) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-26 13:40:02.599+00');
insert into migrations (version, name, sha256, at) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-26 13:40:02.619+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('fb7cd351-615f-4236-b00c-ef3eb2585531', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'hubspot', E'\\x01a4fd437f0ccf415db116819b835484e401edcdd4477cdfd8e13ef6f4796a228b64e6844e6bba74eec892719caeb24d32a5a0fc1573e6e395cbd6980a909ba49b906a33aabb21e71a6d5e291a38280091596a42d020b04ba388d77683', '2026-11-26 13:40:06.461+00', '2026-11-26 13:40:06.461+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('b418f6d1-69b7-4d6b-a52d-3e2da74a4c81', '9c6cc003-8145-47ea-92d2-62663473dcf7', E'\\xccc26212422ced9b64d279630fdf6db801db94f051af829287fc072a0a5ce4dd', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01a4fd437f0ccf415db116819b835484e401d1c6a035f0a97c0b9f14428bc8051f483a4bdebb1d7f5a3e853fd4b2704b5bb7a5c0890c6c97ad66434d53ffbcb6da3c081ccf9ed238c6c2869843ec18d468203c63cced1f569df91461b218a7a003f93d21e7cc8bffc7db608897eef3e365', '2026-11-26 13:40:06.753+00', '2026-11-26 13:50:06.753+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('9c6cc003-8145-47ea-92d2-62663473dcf7', 'Default', 'active', '2026-11-26 13:40:04.266+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-26 13:40:05.006+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-26 13:40:05.93+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-26 13:40:06.509+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-26 13:40:06.821+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-26 13:40:07.215+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-26 13:40:06.714+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_10', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-26 13:40:06.714+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_100', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-26 13:40:06.715+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 13:40:05.793+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_10', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 13:40:05.793+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_100', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 13:40:05.794+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-26 13:40:06.286+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_10', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-26 13:40:06.287+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_100', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-26 13:40:06.287+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-26 13:40:07.322+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_10', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-26 13:40:07.322+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_100', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-26 13:40:07.322+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_1', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-26 13:40:07.052+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_10', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 13:40:07.053+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_100', '9c6cc003-8145-47ea-92d2-62663473dcf7', '71a0bd9b-7c32-411d-acaa-fc28df16da93', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 13:40:07.053+00', NULL, NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', 'customers', '9c6cc003-8145-47ea-92d2-62663473dcf7', '1', '4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', 'idle', NULL, '"2026-11-26T13:35:05.114Z"', NULL, '2026-11-26 13:40:05.896+00', '2026-11-26 13:40:05.896+00', NULL, '2026-11-26 14:39:10.162811+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', 'refunds', '9c6cc003-8145-47ea-92d2-62663473dcf7', '5', '4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', 'idle', NULL, '"2026-11-26T13:35:07.244Z"', NULL, '2026-11-26 13:40:07.37+00', '2026-11-26 13:40:07.37+00', NULL, '2026-11-26 14:37:54.074241+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', 'invoices', '9c6cc003-8145-47ea-92d2-62663473dcf7', '2', '4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', 'idle', NULL, '"2026-11-26T13:35:05.946Z"', NULL, '2026-11-26 13:40:06.491+00', '2026-11-26 13:40:06.491+00', NULL, '2026-11-26 14:42:34.015146+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', 'charges', '9c6cc003-8145-47ea-92d2-62663473dcf7', '3', '4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', 'idle', NULL, '"2026-11-26T13:35:06.535Z"', NULL, '2026-11-26 13:40:06.807+00', '2026-11-26 13:40:06.807+00', NULL, '2026-11-26 14:40:52.985838+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', 'subscriptions', '9c6cc003-8145-47ea-92d2-62663473dcf7', '4', '4b5d3d3d-c1c7-4075-9ed0-6df2e4e8e023', 'idle', NULL, '"2026-11-26T13:35:06.827Z"', NULL, '2026-11-26 13:40:07.19+00', '2026-11-26 13:40:07.19+00', NULL, '2026-11-26 14:42:18.109731+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('43d238aa-49f3-46dd-ace6-b799d4c7f906', '9c6cc003-8145-47ea-92d2-62663473dcf7', '2026-11-26 13:40:04.98+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('1084c4f1-b859-44bf-a667-57010b4b681f', '9c6cc003-8145-47ea-92d2-62663473dcf7', '2026-11-26 13:40:07.238+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('71a0bd9b-7c32-411d-acaa-fc28df16da93', '9c6cc003-8145-47ea-92d2-62663473dcf7', 'stripe', 'true', NULL, '2026-11-26 14:37:54.074241+00', NULL, 'false', 'false', '2026-11-26 13:40:04.956+00', '2', '2026-11-26 13:40:04.974+00', NULL, '0', NULL, '{}', '2026-11-26 13:40:07.388+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x6a8f9796d9b73659bf699d260961233f81df6c38d9ae30a964014172c2f38e1b', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7', NULL, NULL, NULL, '2026-11-26 13:40:04.431+00', '2026-11-26 13:55:04.431+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xb53f0d065aa92276e693d913218d7c7dd8387d279cf2cff75f7ed5ede5258d4f', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7', NULL, NULL, NULL, '2026-11-26 13:40:04.475+00', '2026-11-26 13:55:04.475+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xb72196783ab5fc6b5805be74a26275187a96eb147baf980f60c45c6d15ef5b7c', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7', NULL, NULL, NULL, '2026-11-26 13:40:05.473+00', '2026-11-26 13:55:05.473+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xfdffa1560179123b813d345843e301af92123a77aa9e23e3d7cad76db07bdf36', 'scoped', '2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7', '43d238aa-49f3-46dd-ace6-b799d4c7f906', NULL, NULL, '2026-11-26 13:40:05.884+00', '2026-11-26 14:00:05.884+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x15cc63d0ce2fb7c3588d07095907cc3851b8d48a27861b0ff6bdc8de5a4f3bd8', 'application', '2db49fb7-ea51-4768-9efe-3a061251ed55', '9c6cc003-8145-47ea-92d2-62663473dcf7', NULL, NULL, NULL, '2026-11-26 13:40:06.807+00', '2026-11-26 13:55:06.807+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
