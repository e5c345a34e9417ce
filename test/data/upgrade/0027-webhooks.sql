
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

-- 0027-webhooks.sql
-- Events that applications are told of. A message is one event; a delivery is a message for one endpoint; an attempt is one request.
create table webhook_endpoints (
  id uuid primary key,
  organization_id uuid not null references organizations,
  url text not null,
  -- Null for all.
  event_types text[],
  external_user_ids text[],
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('requested', 'gone', 'failing')),
  scheme text not null default 'v1' check (scheme in ('v1', 'v1a')),
  -- Sealed. The version is bound into the seal; that of the previous secret is one less.
  secret bytea not null,
  secret_version int not null default 1,
  previous_secret bytea,
  previous_until timestamptz,
  -- How many attempts in a row failed, and since when all do.
  failures int not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  -- Nothing is sent before.
  paused_until timestamptz,
  -- When deliveries were last claimed.
  served_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_enabled = (disabled_reason is null)),
  check ((previous_secret is null) = (previous_until is null))
);
create index webhook_endpoints_by_age on webhook_endpoints (organization_id, created_at, id);

create table webhook_messages (
  id uuid primary key,
  organization_id uuid not null references organizations,
  type text not null,
  customer_id uuid,
  connector_id uuid,
  -- Of the events of the connector; null without one.
  sequence bigint,
  -- The text of a JSON object, as it is sent but for the sequence.
  data text not null,
  -- It tells of an erasure, and names whom nothing else names any more: it goes once no delivery is pending.
  is_erasure boolean not null default false,
  created_at timestamptz not null default now()
);
create index webhook_messages_erasures on webhook_messages (id) where is_erasure;
create index webhook_messages_by_age on webhook_messages (organization_id, created_at, id);
create index webhook_messages_prune on webhook_messages (created_at);
create index webhook_messages_of_customer on webhook_messages (organization_id, customer_id) where customer_id is not null;
create index webhook_messages_of_connector on webhook_messages (organization_id, connector_id) where connector_id is not null;

create table webhook_deliveries (
  message_id uuid not null references webhook_messages on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  organization_id uuid not null references organizations,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  -- Of the current schedule: a replay begins at none again.
  attempts int not null default 0,
  -- When it may be claimed: by the schedule, or when its lease is over.
  due_at timestamptz not null default now(),
  -- The claim of the process that sends it now.
  lease uuid,
  -- A replay was asked for while it was being sent.
  is_replayed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (message_id, endpoint_id)
);
create index webhook_deliveries_pending on webhook_deliveries (endpoint_id, due_at) where status = 'pending';
create index webhook_deliveries_leased on webhook_deliveries (endpoint_id, due_at) where lease is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, message_id);

create table webhook_attempts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations,
  message_id uuid not null,
  endpoint_id uuid not null,
  at timestamptz not null,
  -- Of the HTTP response; null without one.
  status int,
  duration_ms int not null,
  -- Why there is no response.
  error text,
  -- The beginning of its body.
  response text,
  foreign key (message_id, endpoint_id) references webhook_deliveries on delete cascade
);
create index webhook_attempts_of_delivery on webhook_attempts (message_id, endpoint_id, at);
create index webhook_attempts_of_endpoint on webhook_attempts (endpoint_id, at);

-- The number of the last event of a connector.
create table webhook_sequences (
  organization_id uuid not null references organizations,
  connector_id uuid not null,
  value bigint not null,
  primary key (organization_id, connector_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_messages', 'webhook_deliveries', 'webhook_attempts', 'webhook_sequences']
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
insert into application_organizations (application_id, organization_id) overriding system value values ('875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('875187fe-d6aa-4f39-9551-ce08d037fe2d', 'pbc_fxwHuGJ7solR6smHmZtVew', E'\\x9ea0f38e49ca1728fd366a1deb422e7a7ee8f9d4270ffb31f6cef68d73890639', 'First application', 'active', '2026-11-26 15:21:41.239+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '1', '88ca9a33-8937-40ce-a908-b10b8be7ccef', '2026-11-26 15:21:41.453+00', 'req_dbe4bc141f5fc954bb008d7150ee52ed', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'f2f33242-9acf-48d5-a140-49f679efabee', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xbf04014f283bb9b418ab648c016254f8e9a2f3d2d336d8e5395d4475f693573d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '2', 'cf98e1d2-ba49-4698-80c0-67468135a874', '2026-11-26 15:21:41.511+00', 'req_bb723973822e84fbea1ca47d5296fd53', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'f2f33242-9acf-48d5-a140-49f679efabee', 'direct', 'customers', 'create', '200', NULL, '31', '3.0.0', E'\\xbf04014f283bb9b418ab648c016254f8e9a2f3d2d336d8e5395d4475f693573d', E'\\x1173d4628d14ffe0c2ac449348ed3c09fcff8bad3922f7eb2dcae169aad11902', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '3', '2c0dc381-d119-41d6-be29-1facbf9ae60e', '2026-11-26 15:21:41.862+00', 'req_bda1ee0741cee323c82c5464d1c5c0c0', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', 'f36a5e85-83e2-4928-b386-b0630b30156e', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x1173d4628d14ffe0c2ac449348ed3c09fcff8bad3922f7eb2dcae169aad11902', E'\\xda866e3326f52caa26d40dc335229fa054caf795d8df06142d1cb27e2152db92', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '4', '1f143e36-05b9-48cf-bc79-7806b3fbed6f', '2026-11-26 15:21:41.904+00', 'req_75db22d41bb05c67b8a25dedc1f709b6', 'scoped', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'f2f33242-9acf-48d5-a140-49f679efabee', 'direct', 'customers', 'create', '200', NULL, '22', '3.0.0', E'\\xda866e3326f52caa26d40dc335229fa054caf795d8df06142d1cb27e2152db92', E'\\x6bf0b465fee9476f4834298f3e1ba4efc464b4aa4134df5878a6a5f58947b9e7', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '5', '961a616d-756c-4cb5-9f42-d5d3e3e08cb8', '2026-11-26 15:21:42.535+00', 'req_7dafbfbbd9da0daeb27acbf7b9606532', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x6bf0b465fee9476f4834298f3e1ba4efc464b4aa4134df5878a6a5f58947b9e7', E'\\x81ce5ae3d3ee1cf16dfa19e5c08314996dc405b942d2ffe25849d84221335c6b', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '6', '3525153d-3e57-4705-a7a5-34068cd7e312', '2026-11-26 15:21:42.872+00', 'req_8f8c7126a635e03abe8921a6a18f64a5', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', 'a0afe191-7d55-41f6-ba62-603aba649f27', '7f1c580e-b857-40d4-8009-edbed88268d9', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x81ce5ae3d3ee1cf16dfa19e5c08314996dc405b942d2ffe25849d84221335c6b', E'\\x49d1b0b13539bc5a00655aadc6438f425d0588872261e04245e4b20f2392179a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '7', 'bdbaa387-46ef-44c9-bf6f-70ec546fe8d2', '2026-11-26 15:21:42.95+00', 'req_e198cb1ab651fcec6373e43112faad49', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', NULL, '7f1c580e-b857-40d4-8009-edbed88268d9', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x49d1b0b13539bc5a00655aadc6438f425d0588872261e04245e4b20f2392179a', E'\\xd9d198d2b6bd7b0542b1062c82f676696b268aa9de822bf36d4a5be7bdba0f21', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '8', 'f8b5ac5d-d330-41ac-918e-f071bfd622e2', '2026-11-26 15:21:42.97+00', '038ee2f1-2826-45cf-85c6-9495e816a550', 'system', 'sync', NULL, '7f1c580e-b857-40d4-8009-edbed88268d9', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xd9d198d2b6bd7b0542b1062c82f676696b268aa9de822bf36d4a5be7bdba0f21', E'\\x61f358ce890ec62bcbe70703bdee12a3f58f6f8f5e93deb0b967e5d233a30bf9', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '8', E'\\x61f358ce890ec62bcbe70703bdee12a3f58f6f8f5e93deb0b967e5d233a30bf9', E'\\xd2fabfd7e228cf85f38485044ead33f5ab89bb123c03d03bc45e5161019dc040');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.0.0', 'active', NULL, E'\\x01cff282393377486da0a26d8f797345c701b893aa10eb5c64e72f2a5d0c092e4ae49e43bb4604b2f8359a4f78e170d4ca75671e7cf9f0fcc0f5fcd2c8e540b95f639f', '1', '2026-11-26 15:21:41.42+00', NULL, NULL, '{}', NULL, '2026-11-26 15:21:41.42+00', '2026-11-26 15:21:41.42+00', '1', NULL);
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'customers', '1', 'true', '2026-11-26 15:21:41.866+00', '2026-11-26 15:21:41.511+00', '2026-11-26 15:21:41.511+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'invoices', '2', 'true', '2026-11-26 15:21:42.327+00', '2026-11-26 15:21:41.902+00', '2026-11-26 15:21:41.902+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'charges', '3', 'true', '2026-11-26 15:21:42.538+00', '2026-11-26 15:21:42.356+00', '2026-11-26 15:21:42.356+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'subscriptions', '4', 'true', '2026-11-26 15:21:42.846+00', '2026-11-26 15:21:42.56+00', '2026-11-26 15:21:42.56+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'refunds', '5', 'true', '2026-11-26 15:21:42.979+00', '2026-11-26 15:21:42.866+00', '2026-11-26 15:21:42.866+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('f36a5e85-83e2-4928-b386-b0630b30156e', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'user_1', 'active', '2026-11-26 15:21:41.316+00', '2026-11-26 15:21:41.316+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at) overriding system value values ('a0afe191-7d55-41f6-ba62-603aba649f27', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'user_2', 'active', '2026-11-26 15:21:42.564+00', '2026-11-26 15:21:42.564+00');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('cff28239-3377-486d-a0a2-6d8f797345c7', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'c2f89e8654418640', E'\\x014b32a505d9e05f70b11e2061ddf4d12d790aad764a7a603b053dd1986aaf8508284be840d5976ef2d2fc38fafc8c063b404c430745d279f83defefa8', 'active', '2026-11-26 15:21:41.414+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "Ae+6N9sJof7d7WiLoJMv7dUW1ed9tlQtSavVvwZB8LnvTOf9bh4AtbTRRD0kT9TjIUPicDQMMSbffADQ7w=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'stripe', 'customers', 'visible', '3', '0', '2026-11-26 15:21:41.511+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('2', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-26 15:21:41.904+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('3', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'stripe', 'charges', 'visible', '3', '0', '2026-11-26 15:21:42.36+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('4', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-26 15:21:42.561+00');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at) overriding system value values ('5', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-26 15:21:42.874+00');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xe350bec91ae0e0d75885f419e9863b49e08ac76a23009ab1d9ed66a6a2ac1a72', '08fbb90c-3ca4-4059-83d8-fade3a9347a4', '2026-11-26 15:21:41.475+00', '7931f500-820a-48aa-8235-2e491ce4fc62', E'\\x01cff282393377486da0a26d8f797345c701f87c07c7fde4c6dcc4253c5ee9fbac24cdca651639d782fbc1518fc063fa51893899ae615a43c0e8fdeae5ec0cf11069e2d353435cb7549c258317dab32425073ac81f419f6116f0dc71de7eb5157771ba9c222fc94a92b1828cc7851a0f0a65324f43da59b8b43d628ce8eb8edd5d94fc1d10097c155e50a6b5e37fbe67dbde6c9ba80088a150e8f1809ba09fd6ab3fcd7496b72b38f202eb61a09be3628dc5d92aba50509fdd6e3a5cddd71eb66d49c1a88270d140fdfcb79aca434ed0b4b52ac704a5092e055c3cd4be8d28f4847010901537a475f2a02d86bc1cd2faf5d02b689ea7e26aab3d9abd887a435215a6ecb4186d02bcbd37208e15d5a99dab33855cd042775b888622e642e715adefeb984f1169e375062768f30286aa56015e6eba393afcba557c347ea69179f3f7e93a5409da556af76cb7415578b17266a2d8b5c02992ddfea6c9e8cf86b4ec38439ec06ac675a2d8f84a0b95dcdf702ce74700347782ec5530a2ee152f6f701aa28c780dfa12d8e68bb9b8b5526235471e3ffd45537bf1b2045d338b835632a8637c93f04f6834d5f08f85f35c77df047ba60243bb975f9c9a0b7b42ab6e455b88bf61a23e23d716e8cc273e9fa388e638dc58fc79773c5361de5ecc0d1abc92911d69a988d77672eb4142937c5fb2aeaac89dc428ae51aa8fb807bda3975631732a8f2618e8a24ba86b6660873f3dd13a6810a719e26922830d8d89964d4e4c9dedfe6f31504ee9c0b38477e372174b11dab92bd16408bb7b1f2a81be80347a5fe272aff9aec9dae239043c8fb4c2b18b6098889c7895684c9563483fab78ffacc4b64aab8dfe629870df1d7d04268c04350b2a3535047871e37179472f82ff33007f8087a70855134ef9409a4092b1c5ab6ac0d415b07dd387ad22a3473bd11db777b163d46707d684c8671c59240668264a895cef3654ebe5b14e9ad538aabdd29517d8f0e0f9cbf4787a38068a6fa34b2310d20dead0982048cbae1080e020eacdd3aeb874fedd0d960232ec25f3c1903dccdb222f027932a6cbd513a5c50a25c3f4a0fefa6cb4083d2c2752ad789e33f2449881ca85f904ceca616c58e2904dad77a33766270fa63361347e52382ac263f4d5d5ee6c2a05294b452bc67001c5a9a40b899d0046f6bb02cb8ceefba8a56bc62e052f3c158a5ed2008613d7554852043ab138920e65b3eef7e68add997a0128ca43c5eacbfd03ab58c44f2286804edf8dc3706b971f9d15dfa8db60709fed5157b0ecf7d729bae7da33c676e4e140e9c4cdd92de88f059e5128cee53bd62da0d74131927a12a572a095ebd03f83784ffcfcb626f0e9a0a42457eb3a343fac2125a4594974eabfab1a86885c7e9f6d43aee70b7c062edd295842fb997280b455452c2e24bc4995b2e0baba03ba3b3c1f288cec25a68ffad44d0394b34e3936e83f42a8576f8d1cca02c34612d43d31432b54f4f821e1b4d250aeb09cd8eedcb22e40984d14233538582f7c7e2bfdaec3a9d831cbf6113949e2cda3e24274d592b20e4926dcc8faf8f217600c19dbe1a9a8d322d59e8d412c91c62615b41a0c21964159d28fefdcd53778b4db20a61e6e16dbd358ed9067c7a5ec107811020105786ea59a6fc7081e2b5893c7327c49951d43418f3c7ff244cfdef2eb377a8438b376604b29f1cf8e40cb5fe74507808134ff83b17bb0961913bb08f65b16b9030f8260142e7de948311ca42497da8ff536e5147b9d75aa83e3adbc37917b17ffccea17e332ec3ca452462963f72dfcfd4ce4c06bbd6b422b3e6bae801c6a0f55714788a9b0550e9d5379b96677646bfb208759d2ed99d201a4d92cac7d899cb37bd854d2bc01cb14f4d38b32e6f27608d276f8ee64f2a1889a98abfa172c3803948ed046d49dcaebed15ef02bd8d42778463b58fe802fd8c84e9b7913f40e60be2578ef92501a7769cc8d698ca13a90bb85c0cccc2bb95c16aabd8137a5c1a2c7706d2cc797ec25076bc1cf3ac607ae7b6b6188f6b6f733ecd8c95ea719c10f6ba153680079f6a6676a715dd2b278a6e3a61ec1245e12aa8081da6f70e73a1177d525b169b8bd87d63137d33806177fe880376f6e731a760dbf2098f76008268d36ce768f1413d30196fcd7a81696f4c21d6533919842f1682f5d2fa99f1a4108815794464b169c32fbca8f4b882c9aa27630340505514151be928ca09beda5d58bbbd88961637199240db6c906e52fab1a0c2f3e7f469e21cf7c2e9a387d012c77e45be7003e6b988c228d6492602474f370680645b30d8dc287c1c95c9d962ce5f7da445e25af1c7073bc95a4f8ba68b2f0b6624b8f4ecd9eda1401f3f8a94d1339e4f8dbb7036f040f5ff02e7353d8d7861435c8a39f627881ea6e4299d1f0533bdfdd7bcdde4bf51fa12bc76bad2b92fb6431fbd32877f3360c4cf89d3c87678ac11d4d60d36c3a5cfe29f06b4ce8e623fe43e548e2468e43c8b8e47176d47e22772a54c8416932afb3a80a5814f21289b7a1e26279e7024a7b0ea0dd962a82954fc31049bf2a11404461ad01b12c8f60b0708439f3a77b96a5e366198c9ef11388c976c8149182fd9eab89c0c48cdfdb0eeafaf8a03ff562dae82f1b74c616a1d70902af4fecb3fdcb512c0e44bc902b270c8644dc9234f325f953c0bb80c4950be2fec748ffd3d42f41d0c543dac2272ef13ad057a4fa16bab361a4ab8de486cc1b01dfb4c171e13e7a8798bafd6ffc071ce0e00997f84765464b8970aba2debd0383de381283c9fc973646d831b492207b9edac3f815f01598cf2979eecc8bed9768645502a5ce2d02c7077ec70a00289ea5a5441d3ff20b85fe345d25b5931400cfdd2882102fafc2f7831263b04e570990dd4a91fcf06a349b74ad2581ab61aec87e4b9dbf38fa67a1c0621435c1e16d06f59103be172f93fe5d7aca1028e2255f1035d1b7f8a20599686e4858ade3e4faa3c6d0b398d07f8364feec19a31f9b2c29196c9319dcdf9b617bedcce0b8392940c17d76e0698f69cfa2517c0f008175b899ed14abfac017ce8a3192bec0f43d7d3ecdd6bb09a01f0c4a8f9bfcbb67e762b359da8ee89e6f433861f60fbf78b90be8705b00e495658821da53a8a314b1ee47c205b47889917472cd0869af744c4c540f5b7de0420eb351de76bd58a965ced008febbca8f87a0ac706df7dd564790149683522862447a8d399f703075acd46b6a77e822c007bd1f4402f412fc61a360275700f4808fefda55efeebeb80a2603c957bde208e0ecc0e82e230bf14ceba21c8ff62e4299c9fa1d56ba71abfd8094dab75e5ca20874fa8b444d6eda7110f2b7d9d34317bc7d65d0579fa24e2dab5a509a78f0c8a912efced98ea94a422b1631994b36908afc3e5f1cc5bb4e35510dd18df01b90b8c52488c57da38f131db65e805789f4280ad533324a2f3a6c2d31c7857383c9ce859b68df4414dffd821edeb54d668d61c7723b44fa85a3dbf5541b717d1c999129d9f0d8a2e9b80a656ba6b8c2e5ff341e8e7d54fbc22e4a5d3cec91e5d13386d5336f80fd04fa7b6f0fb71a232ae5516ce27a58d09d2a60530212b1827760639bfd228fb384d73fb014ee30f6f03cdf25ae901a15eafd79b7dec4baf4840482e36bd31f9398877ba42a3ae7ba66d9723adbaa3f744627565ac00005df128b33b3208a0af2ddbf3655d3fe29f89ef1543c63b872c124c9fbba14be4f9dfb11f7a19f8f471b5a3e736c2884f9e2ce909288a0b1d4a2acc4c97e34564f7237112b4210adab3b8a3c1e1039edb52648b44f23333ad3896c8c7ba38e9cb8e970fd3a15f3f671d0ef32cbc885a19f54fd8ef8f3dc5e1aa9c06cbeb10ff64629dcd04a59ae691d75ef0b3f08cee345c74d4a7e20fe017e082d31e5bc6f3e88573e1f50bc9ef31b7e187589ffbe58dc51c71db388998ae2a748f80ae93133e438a36bf13a03bbb0f9a18078d9b3a9ee773ae704043c6799f121005358059f93ec95138d7141000d51dde30aaab1c0cabb05cfb0b6838f3162ac54183b8e061a06aecbf93d8df35dfd9d173876fcef4aaf0eaa4bb419ddc873f0047714f6ebabf7d47dbe63acbe64b2688a56cbbdc860581179642a076803adf645c55c07994736581f88cb44f1b72b136b41ebe1b694441bb2cde64d40d4b758d674a1f1abfb6222cc23ff8d9dfc44e71b8014a15f2821d6aac745ca0eb6e6e4bd58a597db2d15bd51e947ac05a257e889cb3541a84b6293460ab2c2abed96d15c17feb5e8ac386ffade928618e90e0dee53285f72887fc97c88012d16e2e1a52ff7aa18b26adc2d660c120bd4f92e2613c283b40a05741c80fccd1bac0f76d7d7e44cd52eb1a46bb04d431e26469c6cec6b11c37de8cd7088e5de5bed5006903b2d45a168bab26efeb3dfecf19c5265c4779ded647421cdf90b8be9b5e9dd35cb24c622bad1efb65967f02056a967dd254fbeabfb400423a121d1e785c8c56a2aafa7be1667d40401f5d4d9111fa4db25eb6ee8fad0e9c75918ed1021f7c246a6652054619579362cec5bd8445823d986aa4b2c2ab8fb8be7ccf22b673f23b9201dde4df8ddee08a16b57d5b56378f1d47402ca56ae1e03830655de5172d6d784eaea56089f46353bf90babe869399afcc8f8a57f697429dccce6cb5a5e47e5dd4d74e8ae688176235ed979d6c39d5dc077ce96f1b576fbff20ead21f0266dc728c4c5ee1e5a7255522e46a6dc9b570efb2678c43d92755c42e5c69d375ee7d4147235917b77a1286210a91881a6eb102f97fe4c0f4fc4e86c5c30f7b845e4431bc68f345b8990162665cfa818558d649154b52546bb8edfe2386937a0ee0ad33ab8705ff5ee459e6e57490908782586e1e38b47ed27e7212880e86353239f40e9cdb6f6460c147f2c447b2d1df7f0b70c147f60a4a6bf5f11d18f852597f4c7723a3220e38ecff53d62d4941f3b386912d87c5c216b6902a8404e4d73f4c59cd423b6a0d83a7be5c6392c1581afceb7fe9285ab2e02b4a2e445cba67fe5f2b9c95edcc87329ab744e1b326339dc366738b0a582db966d8d37d8e4803712dfb5618aec27580c59659712481400e48d1ec57b843fa4e917f576d2c2c035db47b80869095bdfbc7cf727737f02d1c1085b3e9e347d0a264b60f245032085c2c131c23bded6c46cb4b9b23ad967080afb0eaed36f1b744e56c6b7bd83509af0bd7c6c7e8fc1267a7aa5b6d97633ab1249462444a056915b7211a1bc171b9a52b6e6cb7c5b3985d8354c962343366b3f18ff01bf3c82922cc2893c802d723e652f9552e916d1f74bd0ce51a3430267bc76402fa21260af5b109be3bdfdf1ca93dcf26ed5f178d6f54400024cb7320cd70f3f13758046d91c7c77f09b244f9d3a21fd57a06a51a85f8dee216ca606b61c87232e81679d2a1088d4d9e3d291a0a99f654f6d3db6656d0472ec04e89fbef6526db75efc0dfc472a7714d7ecc14f3010a214270243eb31c1aac9e8b6a9904306764427058120287413a0a0c35838627c6e1a9c88b278b441837a4425e5f7d73355e96b39c3c0f2c7b6089f7097c272bb6d5013c7629d2410975ab669ef35469b5762b54bd43e3871273b647fe68b118440d9ca5e54633c8625166d26c96f32c81d5e4b0c8090e7ab3c2e3f8ed4d25cbf36036b4d6d8836f0d7818f99b506096ef33098134f520a4d1a9763d5c773524df560b868211cb9e9c6c236967cc25d3a37e2115a93d85ad2c50ed840d9035a3f8306ad739e8011c14ea7832ac394ea2371a96396dc74a525505fda6eaf5c82dc889ac25e3b1c8f492a061c113f7c007c92b583aa28ce5e0c1eb244011297665d113c75834cae4968e6825409f0e30d3282743d1b0a64759cbdaec6153807f48bc7973ab85e943c6f7f7b29c93aff617aedf1cbfa59a1e4a35baa4248e2fcfd58f2e996ddd1178706f501822178daf11da98dcc3dee845ca2f12ac1e6cf09b00c1c3a9360878778a5d66a0213510802cae9bbe47ced784003a6a2a710b97aea17285d84529e906d6bae6e5d3fb38bb427cb57b8ac7f0f3bad0102e526a27940c425e7059d61392ab04f31ec2ce24d84ad097b134eaf465bb043cc3e863334ce2ff61b4874f268da28229dbabb004ede960a1165b037c4473681a2ba8d6fd4299c23f61a4015006fefd9b8eb07a0d7900cfc7a987507160d4d9810626d07e6c25a5825acb0071a00ab18dfd3cbc57e0b0d580c859bd7cc5fce7c0ac6239fc70c94343f446f06e1c4e0ff5f268dff31b6e39e065ebfdf85769b3b657640e2bcdd9b87dc004ff41af18dd49d4fb4b5136084bfd1a7f2d2ba2271d17877f498c19385c155e69e024d5cc57779048aefc5d439320f53abec3ee0e01f5c6916c2112a7c9ebb9e34f66c56e2f05f9f080d369dacd6565ac9ef8c921f4f52fff910abb8245b39bab9f5d9a983ea4e4966d2aea30cb150f9f6a64c0622e6564e83f05376f12297ec9215945aa97d0dc2247f11e67ac62d8109bb8916495016f7c647eb4f980f8d37ae4d9adc562ff99638789bdf865661bfa49c89b44165d5c8323375d0b5e7f5a8ac8b9c525c3a152668c3aa14a549f6a23000c1db09dc82de34a45e4dbaf97df2af60838afa4a7ffd67fade3b380e6afdd7401b142750413ecf82e5cf45c13cbb6f1e8a16ee73e509e880b2a3a971494e6887f650b9b0a73635801fb8a461a51f8203152ada575024e6f4485939d93ebe9c72b987f85371319e9e492fcc43fbf0c01627872e331b883216aea8f4654dbf2d31a26f968b96f44846e49583577358dc87187f7ca659eab9489778709b0f2844505d9bdfd31da815bf6ab990a1b394b5fcef28e3dc0b0cfd01c26f1b2dba84ca4c373894587dd0ef7e1db107d22980fa828f6f3c6fc81fb78e091970cb52ab7692326ac44611da3bf5dd6e5f81b090b9b39e31f707a6dc57d4c86484c7017e46f7201462b33bb6e33898daf1405f7cf04d609e7a88a2f1a4519c2f1d8bb819a738e99c33dc05fa70ff1f93b70c2454664a18c7701f83156a98b86c253038e8d3e28933c7303ed5daf5eaa115c5328c400a7b2ba01682f739829f49c7b52e675343ff876563d895b008c2f2e601cb63e04983e506480cc76565b21331a984736e0e6f09f3c7a735fef00ce98ec646aa18ba483f3984575e23d34a5a06c5a753cce43350b4560572be48827b1d45a2da39ce2d5a0d244a777418b89838cf027a51dd1d9e81b3ca980a4020dd8a76e414c5c7280b0682da12dca9805db71e88f4eb05a506493d898f6040ad6829b9b48e2b82f204ca25889eea184ff3c429eee5de206ecdcc271e6a9373e789fde36baebf8a7b8ca4744603d8b1929bfcdb93ab6bda37b8f3cb1ec6b155137955a56a4f8f9b775ec3b108c06fc03d41cea09fd0a2bd62493ca642f9ef6c2c0971582082d32932b95d61215d4128073ce4e9d0ebc23de5c519d4c7014caf84b0fcc277121ff0e44d09017d2135eceaaea5096bd15c9f5c3db9303d075f5bfaea');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xe350bec91ae0e0d75885f419e9863b49e08ac76a23009ab1d9ed66a6a2ac1a72', '08fbb90c-3ca4-4059-83d8-fade3a9347a4', '2026-11-26 15:21:41.88+00', '2b544a50-65f7-4b60-9cdc-04ab7b395f1f', E'\\x01cff282393377486da0a26d8f797345c70164db68669fd87df295120ec5c546d33debc35b915a845e8d64ff153fb393f398347ca201ab8849d371a31f4eebe49c470daa378bc992c9aa9f7a8a993f3c74fbc306bcae86765009103956e7a97289791cecbd1dda9742b595c24c6bda5c0dd3b707a46ca5c16675bf82832e99c33e4ba6483eebace855b7c1d9b5e36a83193b6bfcbe44d929d1f3fb04f048606dd32c2a824c7a165990d2d4768d099ddb7a4d94f1cb616b2b3410f00dee265305c19b3e288e4dfce16d521443e812c0829fb0f3b57ed7d8edd2469194bdfcc40ff46b0534144ac10295f3504700c4bf3e6506db4554058c687c328043a622289d6720634b09495a5bce673cc0b047802092ec9fcd11700f7cdd4da84c8b3f38e098497dadfe4be7d9b6bf211827df9bb43ecbcb5457d1e33153dea503de2ff56ec2eee98285f13e2e3ffc7b8dcb3d2e5d10c0225c1dab4a780876cb1fc134c03fc5a9b617d53b2dab168a6573854f9259fb63a2440e7e49f3539c68fc798e16e947a83f40f5deb09178077b926392ce34e3e71212baa179e6348e6e7e59699a474ccae06e26320e77cdbac33ecce238e36093424dc412d20a1e8d65c5f8a10a9274c9c1b50f785caa4b03b28bb188c342a84f46a3cdb17a4e94e95099cb378a893b047f082442e4bdffa71fa94b31a9757833a041769aa86e00aec64b462506223511dbdb27f59145ddad22d443436f95ae27473bbc5d01da03d5dc5e54e96d230d7023e7f3815446710d79350f016aa876ef22941d08e0f00c52d7e374e692194218328bea8b4d5f3618a6b9988718c7386af32226f771819b005f285ef9afd9cbb65c2714fd291fb15882cd29e20990e062ed05007ad878bfdd2cb4eef1b8601f64dd22e6cd7f0a898199553a73433f6291727d4862b74a3ccada1e6fbce04345d4ce03003b1920d8fbc3dbdd8cc7ebdef38becb6120c4415a8ce2d924b8c95283a36330178125635b4ca67db7ef91dd445470c9308a567195a039939aff6fae7d896f215fbb8df181e99e9f199fbd477b229dcdc686593f98be537a23e7efa0043f6882d2981042244229cac63400f3b151eed30416e165459fa40c41f5f4a82b8baaeed10de03c65f2ed6e3149fde5d15c05883a19c595dd77365c2178b8f3ad39f728178ae57c124fabe7baf9dae61344635d7794cae6b33e5dc76ab69e084da4fa4a70f1e6cd0045f3a8c2bedb41f94f5601f1cd8c8382fa67a157b856b3767e48ff92457a2bc11081acbbdc132dc68945b045d0ff25dd711b22a59570568c70a8edabd31e8d0385dc6942272aa2707ea5f9984abb28506bfc70c2ac749a2aae3743af4d62f1eb4af37eafee257347258b35de52475a173f2f3d387e6d3d5b74accea1d3795c78881660a8ed3e349a32b6a3e425ecb71e80276043aa26c715519aaf61d02996ecae5f594152e1828b23351cd35b8ad108df6de44018570e41ad8d00affab996709e9a8b6328463b5f166cc207a98a0623f08a3952a4df9ac511611432e3f548d491ba9ab31fb2c7ab33371f47793330e63dd70ae100e5af4c05e170282c70be05137709a5a75d58452736d43c3eff5f8376159c745a10e7bdeebc57fa98ffda32deebbbe5324de497c55a96c7798b86a8606f33fcc8ed1777c001805efb1a6345dbd9a6a5ec39990401c53871df1b021b13c81fd40dd099e7615a85ba5e5c31f7ed892ab8cc104ab11932290ba43efd8ee389dbd94471e5cece2ca50da3b7dcc3b20c0ece339524cbd78590d1c590017b10bf6ac84b043811809f20131448700ea2aa4255e067f3a1b4374f9c4a9948bfd99cb03a3ae61423d7900e3c7ab6f3e971d529255a5d1b9568cda23e72bd03568a3ed373309217ecf55b37528b715820fddd699cebf9fae38095562bc93f0b6a2637cfbf659c33c79baf0647554ea440ea450f137b1642e2647870e5785c38d2d935bf3a85ea99ea58efde2601d0bcd8a9edcd7a3f8d19a7319820a128be12759d555e61761c0afbee8b5d6b6e4350bd1fc4a97a9a3f94b987b3f7080fa168c21c15f6cc6e5c3067d99272e1b3cd312f3b086c317d40a83523f7204d4ac33ebe33d0d644731f92090dcf7351d34a7aa4907a2b4144972c5e349734f8d5c712c551f25e24e6fd4996878b6431a5f7dff0370531d2090a8ff0bb209ef4e438a3587ef6937db12aa749cf9c7cac709f103e527a4a43ef7645385a993f27dca6bc2095f64bca7f9bfa2a944910ee562fbdb29dcc510c244ed9765be933aa7ef240028c34a4675e87e5734cff817140318f01fcdb48ebb685044486468c5a8acc1ba7e9407881b89b44c1f1e7e5d49651120d202ef8c7aa5e861b6bfc674d6e7501c16eafd5e09d6c4471364d23ab3d2b03e4c12ecee998d5cbe8f5f759109a3467973b35904520a41a08d3da9577fe496c68e2b4f12a49ccf316e0c3d912b71209c40b667b0acf262e284005d60b5b007a4eb3a1149fa237904c6ff9216b25b9ac559e2beba01744bec1ffeb611c64d6c85c33f89f0928d24c722a3579e79983148a35ec59047f19c4a23397bf2df4d51a034e6e70424a575cec9ab125cbc8c7eb82921a00f4df2f7becf3b651ba70b13cecb49cd7e921e210bcf9393909d6c854507a7dd61d2e665bb6eee2d5e87dc66cadc4e6d47007f73d4a3ce119c42ad0d3e6857b6856d4067c4da7082ea7aa33b9d9279f3d793fd69e5277f790400d3fcf1245e330660373e36bbc00f977f25e74dfd5f1e6737c56ba851b3cd6ea3f092b44d2cf7b83273ca75ae228c23f102c1ef93c024e2ede57a7c7899341467c36cfcec6dbfc4f37135885a4c1f3d95d9af7d34a2fb1db344339f5e1064a662cb5303e091529567a2031d99becc5f4bb2eb2a67c4464b6976ad8aa07e1f4adb3e92d2baca681963154c8f8c28b66ef20643a15164fcca5f407ca3ccdec9c0b8631545372e3d8b96cec92b78a44df8b4296dc3f94c5f8305b47e45ea5606099a33850dd834d86de9d5ebb7a029683e7be7d87a926a5e53d03baf35914c664b819ad932abe015cb7f6c4c6011756d59e74357fef110fb4dbc6d61fa2917700c51654dbd01a7ab651c08c90f2fe3db9c2f831d4dc06a2e6bad8cf2f6829a2e8e62c31d0a67e2269355bbe5ad890a007acc0fe0998c160bc897eb304c74141fc4fc40a77c37e84721fd26c15aeb3f3d3fb96f708cf5ab4628cba5793d15059d32207dbbf2930cff7ef489e6d78ef77b6677cb22988ffdfef9af00d486a977aad6c2d508cb8effa1256892259ba0090ced92cabd73ca29fda8a24a26632a7b3731f570cdc4c3690fa4ed583cf6895fa90474b4808eaa101f1b254e47579228141b382f0e7b6acedf04034c9f9710048faf92e25acb5ecc1a6dadfb6458cb6da95b154aee724f4799b6585aaef385d2f3d44cc6bb8cc5c6dfe7398bbde54697f98c16926035d23a47426d8f10528e8356dc58c285b63fc2007e81a8e31ea2b7714828834af8870bbff264962fd82adb3a02b478927a93ca233e50aeb8d303219456acdb6066720cef3a9df46b8617be1617f56394f4b06a6f028ae0d78d5cb0394d0efc936646921ba16bb2632db5b34363581491b13bdd910702d5f037ab788b87ba72e61f746b9985e6bf325eba0379660f4bcd570d99f1db749c16fbf6ed79c2375a6240db4c1594770beafd89bfd32b7d080713baddf9a293744752128fab7ad923b58e41215f476b1f7ee4a5d365582d47a19ceb375526f630fb3e8366a9ae08aec6061b6ce45c29a12ccd227eb3052e637831895cbfbc0a5fd432b0f6b31cc57e9c1a5503b464b0ac0a3e5ab47977570810f788d046da5d2ef8949488fdd3f6b3216c41a62939cc3bc4a541169c1d501947cbbe6c44f86de8549590be867d475dba7fd8730317a16558c0be3f52417644a5dd3e6c085f9574bcd7cbce50c5ce41861df565fb68d99e2855500e502983524e56888aded2c1540740b3a31dd0a1c3e9efe092e54533ac4b4017ebb3cab4781b195beec44e50e76d272bbe0cb437021a144c40f70a5aa7ac9e5c94ebe98cdba3fa5b4a9200798f0d24f868aae699d86c05cd8cb8e58b0b0352c6a697b479042fe25e607ffac943d87eddf17b4a341df282e519d00e30804d34113c09641ad7aa9dc15edeb610aa592ee1fda1464e1c1658e6f9219f01878e90f55e86b95a33fbf46ac60eaa9c253d38e575bc58585f518381560576990786537099c7da664233ca41e90fae043e41ca5885346e5bee5a87db65807a84515b623d7db058967ec67994e3d185d52ee023c2273e5b112a865f136597d6548c9d01c85f9bdc66ec719827cd5681c1493e0184ae6ee0f1fd44886ff0e177c465ecfe7facf74349b1e4aaa6a5bac8b5118dbf39df1463e144bf0d6cd20bd4b1d0ac89ee1886157844a9c4ba54dba79f823d40ae81ebc2502dd8ab8ff1e5711bff2a80df0e2eca12bdf3ab26a155d438f105f7958dad31beb58ca4ab9237a80df25de99c6a86833f49c713f8854aa06ce616255302288d0578d3471b8d0205e701e3f387b2f8ff63de33433c8d8b4818960ea129796c5f5be45d3b0b3686868e1bd2f92a7cc16b2671b24c9d5698aa8ce06e5d49fa5bbfa3d5ef91bda6451e3a00544b5e8245551daf1daf486993b4139891451b2aeaff89ac622469ce329eea270752d2436cb6f347abd71baa0abd38cc96528b3e3d55266a778b635105a347dafc682e9b6ebe0d33c25af2c07455e2ebbd1661444ab8a639edee2458833810262ca53b230413eac7ca5a18120aad82022d979a4985cf18af1cb623a5d17d35bd637ce5c39830448259c389d94e8e624c4098598c694185a50f0d20d03786a678df1dec22eca10acf6ce4fce4706f6164475c4da33cfe78c53b32e828d4ef2335ece6d3d6c055851322d7eec0e4512a115264b0bfa95def82ebba1bcc08e2873c2ab33892b1ad2919d5f23a0119903143df6414a7ce0b747a324337d36d072aa0d900f85c3b679cc0827e388037913d368164bddc74445e65752b55cccd15175065ffcf1a3e156cbff30d65e007597f7179996f1f4479ae36aeee14347750ed50d9487d555fc58a62b1e89b7c6ceda4990d42e69ae49e5ec32f5dda0f3d5c498f21d247298271380747a21539746ff73259dfeeb7b4b8c4e287933c907b582bab1d36ab6342b1de13a3369c52775575ccb694faf6ce27322cd85a88c14f07235edc3c6c14121da7c43afcfdff85bd70a1f4fc6ecf0a5976df1ae5d91bb3202f731a09a00d7b2f0c4dd4e8202d799c33bb7ebcef36d380b2e426c6238ff9cb33d86ec2a1a8913fa33542d27f364d0cb3cdb717489e8a6043fbead729951e44330e060e3c7b61e50e21d68dee0071b9ff5ba9d6910e7ff4a5fa820434f8d597a5994973a735f0b0860ec09ce5743cf82bb227ed228e96a2f3a2ea992de9b7a6ce104ab1848864b040ea421e2770ade2c9acf758ebd2aff1f5c2eef67e2c0efaef32d17c254b0268c651884ac81a735ca0d87d25858db830ddfa71856c2e1dff8f5e8e3a82a694f198d2ac01ba7ff3f3b2db9897078dfcbc6cd1a03be88b43760442340c7be5879cca6a0a5f734cf0c6fba563d037fcfdaa7a45cfcc38390530c4498af7999faa0128a53d5507263a9ad82d9f6a3ef4f7de7490e923fa87c547be086a3812dd333bd0ab24c735e6b105adce835964cd81d59ab987a2c9a8c247224e8734161bcd5aa41c3a58f98d1cee87e8c4e6a3fa90f39d6a7525acb9fb1c93d9bcea069e6e9d7ee18f86c8bf2492082806198a48d789df8ad527f5a49ea24fc8db3e035f6884dd9f4357f2526810d4afe1af6a182985166e18999ab2b48c2f2b0242dc94c4664b27395d0013d2cd5a939c93217a0ae4a74be4045b921806ce451130af7f71cc74dc359593eac267794f2a79a7f662fb5bdd32b81db0053a383c8401fe44720bd9c6cc0231485387849373a191becf1bb10dc1e214d278790620494f3acfbbd0d94128456bc2dc77f2a73cc7c076a2eddcbb133dbeb09079755ae075875e008bce3c98c93a667826e2ee2729a40940c7dfd1e58f5beb371f4c02fc958fb503246cf8fce8bf567fd09ddb926b1d9c05381bd87f9d98a3a51d01507f1704b779ac23d81e961ef970e57e7ed174db5963fb43477e0b41e8bcf827841f80f8f3396231f9660e7877048faac2da5a879c9e9c80efc7a0e4638ad095f972dcda22e87fd75b83f639abb7dc5136b1845da76a7309435e4a08b828d83f5b8c2dd77df9c25f1d248f948797588908df9c7f736434f4fb700ff55385057aa473fe34e9501406a8d9844543443836dbc5129fa64bbf7b832fe0e5018aa4f6d11afe38084531b335c1cc92e279e30426f3d22ca1b92a9510061a0fca764ff354489fa72f4e7057abc5ff14291db15db2504dad2ad86b58e247656b0073589430a5f9973c7529636312e5c81b57352b3797400a66acd09c80ca0ae6895a6d88618018b52fb4b32b4b80268170510709e851dac02e7f883d3bd800241d51e70604a523527dabee25d9d5d95c8532b5dffb4f6583ff7783b4fb9afef1236e04603856c5e13a8c6baabe11f9b75a5bbee6ba9dc3a102344d994204f5045d378161c608d74338dce854e11e4a19b6b82ff92830b7c9a926144bf7abf59a717ed9256d45f2a4947f7e9476f43c65904b952d74d315c1b11d0e5f8075d4284cdbb89bf7ba16ed3c2abe69f5a467984971dba235144f8f982b7805e24f11d75daa85a94babf4b312e72ea490bcf741bac6809b4265d5f36ee59fc824506114483433f1aed60ee214d4999577122788832f13ed05503b5ce3a82b82d69585c329f4c3741e409c0956c64488f4397f86381620ce2af641c6bae712b15e8589c6be5b1b2ea8827c8740e903e8141fdf6c8442820e9ff417aef8ff78170f8c63b21af1715eaf82e74812c7ca24c53589254731aea2fa9080984f11a5824c9923255621d0d381851dbcb169d50d9c22e0ab2ac9a744070fdb1da23e02b17eaa21c8cacc834d974edb393a893368bf69226f67f2805e0e89ed18a7798c985a1e7b3ac2371f2ffaa40393533aa3482c9ed2d7b52de5bf076f965de195a2bfb50c9023a1623a4f425332340f5be10989b6da2308d356cd0d207231ff8ca525859b62ed1e4981d2a55fae8c113fff54a40b6708290effca5bf56932a6e8e02efd6f78dadff971f202e4862b89f3520e8789ac6cb9bb9bcc464551215c2526cb932a40b21fd1e9014ff6aae3014f97cd283c7ea5bfd43683827536883c8a2a3830cd6d929bf82bc2b72e149f5cdc4958998f20326a72c13ca46653dacb021362b1bfdbac4d8c2aaf5aafbed747df15363dc04d63abdccdfdb0287419cecfd15e21a954670f671cf807550524ac1630af6ea19a1fbb73d5313d8895080d37b58c16df330cb0f18f8411ee611a8ef2b08f452f838f381462abae94ca3cd53b671a1cbf40783059d73bc9753b65371cf616260c74c1be6a322d71c5afd2ce79b7824524a0d9076ed0f5104a339cc1e547f9bedcf54e4ff609fb0930915b0debce2972706c7b1783751cfa7deb3408acc7a1b7ba53656fe7f6e3561dd32c72dca154d947fc2eaf174345f028018992fccae3196326488590754a07af44c0b7fe9a901b826b7dff591a786b2ea8ad00cbed24db8028b064aad794b6c5741bc95331a11ce8f7578f8a722718f7620b4259563059f5ff4b8239f4e6fcc3f6eb5979320288753caae21d7d86c0c0dc25e4098832148bb247a4d0c7aebfff145a7800b18c0df4a2a4a61aa1d2b3d45d4d2e12cdd5e6fa18c13c9368fb0b1c9c8e5e91a4239e1cd41ad1748dbd3e7e7e51e66f7e604aa3760cb217a54ad657355a376b5195f77b8156cb1c4603053f44d176331fa9afe9a6b1bb3f27ac9bdb3ddf45073558ec9bac9ed6939d96610128b251c113efd37fd31dab755d7f7b6107ccfe61733a05e802936545a03f1aafda1f18aecbe22c0dc677a3a897cc40dc3a51da9d54a8633d2767d5b5082afc2b46b44f9a7ca719ac0f78ad8b64719a1f17d85306d72f18587d6e2e6823e74074039a699659d85e1bc2b4a5ae6d0187f9a6732fd437a16e6397f94feb1a81f1f4f31e5f90029b750ea6217171303e7981b448f2e55e75ca081548cc7865d1ec5d16c8b63d3304d23bfcd9904c7de6f42a17c8467f7c9163a37a31b649b957ac47f40af9e3e96ca2646165ff6da79011c491674077b4c2bf5652c3b9ead41d6a4a16c3067024f1d023fd5eae643a904f6c745ae7d056023c23d1b99354bf0ff06ef91a59209032cc849b2ae3e52dac397993a8f2f140afa636bf58586414a6aa2f9b9cb5aa71653287d6258c9cf39742eb6384126bd25bc24de9e42104adcb2379f4c2a946a3f8c40801a056f448e77e790d2f36c27edebe33ecb305b871f09bdcd0c65b30cbfaf61897b0c3668d0bafa025d4b45aeec196229687d0be23bd54b3e95dc6ed576fa276782a3e2a437906b40d3f8686f15af940ae19991998cfe501e2ae2570fb10f3241fbe3000f1673822bc3d3f546f21ab34f5fd8d264144c06ab731654c92511ec8c367dbf8cf78ae4633949075186df7f374a044edf749ae6b31d02455fad0a46dbca7b7172d90afbde68f7cedd35d8aabfa4388cf38c722bea47a30e374b152fe6634971b24e5e6b24395d5663ccd4fa736f23952c0b3c19d51ab9d09d723a9a2e9374df8765557e71b530ba4bd1eb85ea24b59a34a3fbd9eb87458374910b7c404740d577735251520623c13810eb473b40854f53b62c6439c308a32b65fa45086f59a8b311548fc3c9e8301f40bc1bd9148ffd7105a438b85bfde59572d66a744ddc18f07de54d0636e2f1ca4282dfe19c5473ae353f233974e9b5fa81349a1bd47db09d953c58dc742033885a1ba4d727e2f7ec71e4ffeff8da43603aac48fc8d8543ea31d4e5ef52d081d43d571b8ffe21eea662a30c721db21b41fab8460efa59176d004f7a406b2095632d5de3cdab50c6f677c738a982911e023986677faac9ebc2c4b65e3b59736b2634c9c4e3d27cef03d25286757535de54176dbde4ea7b5c5b7b12ed006a7e335573b5cd3b18705dead212e41d333f0d70ad3c6588394cab96bcca9a1546191de84d6fb36eaa4bd7280238dd5a76c49fd791376ad56375404b3148f7bbc51c8dc20128395984e57e3342b3984426d14989eebb8b68a1312964672188b0ce494c94f96f4863db00abf5a989975579192c32e1ed5a7aa60bdf9f3ce8babb3346f585abc4535d54b017ebc711e5effb4a98add509c6e6a255dd8b187f58618082bf2685d3a177fce4e174136f9f998d858aa8a8045b58fad1c5429992d27c4166be55ce6dde9d6a920172e0453f5e55c28b1b0856d47a68745e5a879995739d5d29cc61a11d88eb8fadf32044328ed5507aa456c3121bfd010acbd9832149cd5f3e42586fcce674b92658f0dd4a0922cb90b3a19e60eb7176177b417fc833f13b4c3c8a4de867a5fb4f4d76880e1f821175498b0d6c1d4cf5b40d603e6701692ddb783e5a25f17a607a0a5dbf848aa967456ec40100318bb9b550e9ef2864001c7609a380d55c8ca1ffc91b8f9a945311c3ddb8be32ce581070ef95b78dd197b5a21e6ddc53b64704902d79c7086648b956dcb3ec256773474bdbcf74eeb93ad0f5fd095d000616ea7c5a7fc55df626f3906d7f11f5a874f4814c8919961a0af26b558f8b4dabfb5e4bb555dbafa3174d14afc186c6bd2842a67d5911f50c10ff2917e4ba140474ffc00cf8236c6396963538fea973e6c853f58bd333060ad2c8e63d885e40b631e3087567f17b2f01c7600c5c909d74fbde8b2891d7243bf219fdb4da0fa3fd6f9a874dcb4e64a626271afe1a5ef7f7b94f396e4ff674aca753bd0cb63c0cfaa86e21bc7a65061df064f4e4ff7f798bd17bf8cca9f2a881533686befc0e45194c74ce32c291327ecf027d7cd7bd8941c11ec5c50041354bbf9179f97b7ebbb8d2ef79ce58efebaec6f251a7cefde3d0c37bb0ad2e262df67e89066156795c2bd8f437920f8307591a3e55c0e855d2635ada08e43a1bce8c85682a6f09c3403cb60cea564b6c91228a9e497ca96c3ab538bf5b49d0f724fa38f9cf069719e6e110881f48c1b05a8ea64e69994ded456eccfba93a8366678f7373ab344bcdefb1ce4ea7656ff63634b528732138815ccecdbdef200a9e22f3c20d61df2b6df861e040976dfd2dfa432906a59dd836714d2f28cee7b9ef809fd2e46b81fafaaf2029351f9a7cf7718b92fc14f59982dfa2a1caaa755dcf69bcc9466c22d3efeecbac74feb52b4b8f46f73939343530d4bc7a09e9c1143a8fbf0c7597e2b1ee73cf8dfb50e38696a0c7552befd5eadcaa18b3e2c875264e5c52a40277a143a6ec225f92cc953c93372ca028eb54e0a79db91bafcd24f5bcd65aec164cfd15968e5dff41a28ef31887a20b45bd1be6bfeab6ae4a9aed775106c7da2d9b0370cad8fb54cadad5a838a506dfb95273b7c0041f7cecc28bb1072bb13d58896056929b17efec9c5f3200e2cedbcfc2bcea54e27e291321d856794380eb1865e237bc64672f91f0fa3d6946e0ba15f98a1b04d41449f0e11d2eb7f0c6e6414df90609177386a20e353554dbb58d3003266e784cb6c55a0c9a41ec30f1f274a7c2c89541541b6a8208207e53702ae6b637a70b2b34d38cf47fad14d2ecbb1d6c72f92f96c7df14a1f337b4604fce235db4a58ac4c305cf7e1f50e1cc22eded4a223adc34cbd325fb89398a518e4b9bb9c0723d1bb0c79c74d25de6a74e0f739df004d548e662ff0bb4c6b0cf33ad511aaf45dcc4d9d27e5478970bb6070f91501e8d387cba0191ecaf97dad08278028d733a2d9043ad43e757f6a914283cfe9c21ed6be9ea503ca4433eccc46a1d51cbae6afcf7b12abb475871b5de0d58f10b572fd552fad6213fddd41b3b43f00ac915ccd9d42d6172563578df311cba7ac3ab80eaa4d72b260120f123888bef93060cdd3060bb5000fcedac259f674f541d75f2857c9fe1767ef27a2b7a5beeb475d51c24b4d8aebbb9e2442bdf61addfe2eccb525fe27aba9dbcd06934f75a8f878c9374734beb22bcf25edcad03292447aa3ba6b8f65e293707787138f246b67ecba3dd769b45905ac685dc307498f05214e50a1410b45efdfcc4155fc06526b9327d897e5cff60151c2ed4e409880c10b086ef41cab8746914a6218a635b22d79f5f8c9ca030aeeb8a7ae6487180fed5bdb9a0a837b7aac834383c565471116ea90e7b4750b007dbf8c5fb75d05e34bad724a7817110fb3c0fcb0f36fdd783e9b3707060c3be25d7a281b2f8623ead15162ddc6b3696d2b3c837e520bc9c9b35665b12fc6484707c93a24c24c5a1c5c7f546a6575c479081e6ae6ad9ef2662977bfb3283f1456b7df2a4a2f769a2126874890df49a5ce402ebfb1d030d3eaba0087a34b7c6b7baab1e330495cbabe2b1dd80161684246dcd729738eadf90d9f317e5250312767336d8c9bd9f86c527a2becc317143901bedd263120d9ac3db3d429d6fd904743b2bd4ec7a1bf0c3e00a6bded3cbb01ad631b93b6629c3999c70d1e5e44699114f5acd19d059030097cf97b48f67607f077f6f7b6181bdb73b6aa20dc6e0acc6c67e6bac2ba078bb0c40c17e662146ebd8d14d90574405348d79fd4');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('43515eaf-33de-42ed-9717-77644240e949', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'connector.sync', 'f2f33242-9acf-48d5-a140-49f679efabee', 'f36a5e85-83e2-4928-b386-b0630b30156e', 'succeeded', '{}', NULL, '2026-11-26 15:21:41.439+00', '2026-11-26 15:21:42.998+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('038ee2f1-2826-45cf-85c6-9495e816a550', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'connector.sync', '7f1c580e-b857-40d4-8009-edbed88268d9', 'a0afe191-7d55-41f6-ba62-603aba649f27', 'failed', '{}', NULL, '2026-11-26 15:21:42.866+00', '2026-11-26 15:21:42.95+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('31519248-45f9-46a9-b254-0de2f1369357', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'connector.delete', '7f1c580e-b857-40d4-8009-edbed88268d9', 'a0afe191-7d55-41f6-ba62-603aba649f27', 'succeeded', '{}', NULL, '2026-11-26 15:21:42.876+00', '2026-11-26 15:21:43.017+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-26 15:21:39.857+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-26 15:21:39.918+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-26 15:21:39.942+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-26 15:21:39.963+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-26 15:21:39.968+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-26 15:21:39.977+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-26 15:21:39.992+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-26 15:21:39.999+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-26 15:21:40.005+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-26 15:21:40.009+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-26 15:21:40.014+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-26 15:21:40.019+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-26 15:21:40.026+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-26 15:21:40.031+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-26 15:21:40.037+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-26 15:21:40.042+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-26 15:21:40.092+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-26 15:21:40.097+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-26 15:21:40.103+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-26 15:21:40.107+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-26 15:21:40.114+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-26 15:21:40.126+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-26 15:21:40.134+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-26 15:21:40.138+00');
insert into migrations (version, name, sha256, at) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-26 15:21:40.145+00');
insert into migrations (version, name, sha256, at) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-26 15:21:40.162+00');
insert into migrations (version, name, sha256, at) overriding system value values ('27', '0027-webhooks.sql', '6d924521d6cd6b4da53fa40aa659e67b3c7d679099c1a402377aa41d53adcfc4', '2026-11-26 15:21:40.165+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('25ade96b-116d-4168-894d-b69bcdbfa1a8', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'hubspot', E'\\x01cff282393377486da0a26d8f797345c701db041c8d0124621c8f4adc20466fadef97cc813df68a0f558ab68747fa2536140c86623e8d24fb614276306fa8a242817b8064939caceea9b783e56bb86575236ae28b7bf0b96fc4a3a4e0', '2026-11-26 15:21:42.304+00', '2026-11-26 15:21:42.304+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('d78ff8dc-976c-4d45-a89d-af58b4cb4f4e', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', E'\\x7874450f116c62fbbf4c7c5f708892522052381c09607c7668af71036b0060c2', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01cff282393377486da0a26d8f797345c701ef22db55de9d3b426c59919c178a47975133b12271a46cc3c9260e511d6bbaa1fbdcf585dfb3b7674e399143f0eb159994c9c9e2e2a82b762da62e11fc0f8cf044dd1b77281996ae63f63ad2675992c96153944468c0f7cb3a42648ec513da', '2026-11-26 15:21:42.497+00', '2026-11-26 15:31:42.497+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'Default', 'active', '2026-11-26 15:21:41.239+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-26 15:21:41.484+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-26 15:21:41.882+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-26 15:21:42.342+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-26 15:21:42.55+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-26 15:21:42.859+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, '2026-11-26 15:21:42.482+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_10', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, '2026-11-26 15:21:42.482+00', NULL, NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('3', 'charges_100', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, '2026-11-26 15:21:42.483+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 15:21:41.766+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_10', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 15:21:41.767+00', NULL, NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('1', 'customers_100', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, '2026-11-26 15:21:41.767+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, '2026-11-26 15:21:42.193+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_10', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, '2026-11-26 15:21:42.194+00', NULL, NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('2', 'invoices_100', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, '2026-11-26 15:21:42.195+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, '2026-11-26 15:21:42.931+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_10', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, '2026-11-26 15:21:42.932+00', NULL, NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('5', 'refunds_100', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, '2026-11-26 15:21:42.932+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_1', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, '2026-11-26 15:21:42.748+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_10', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 15:21:42.749+00', NULL, NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at) overriding system value values ('4', 'subscriptions_100', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f2f33242-9acf-48d5-a140-49f679efabee', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, '2026-11-26 15:21:42.749+00', NULL, NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', 'customers', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '1', '43515eaf-33de-42ed-9717-77644240e949', 'idle', NULL, '"2026-11-26T15:16:41.511Z"', NULL, '2026-11-26 15:21:41.866+00', '2026-11-26 15:21:41.866+00', NULL, '2026-11-26 16:22:14.457468+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', 'invoices', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '2', '43515eaf-33de-42ed-9717-77644240e949', 'idle', NULL, '"2026-11-26T15:16:41.902Z"', NULL, '2026-11-26 15:21:42.327+00', '2026-11-26 15:21:42.327+00', NULL, '2026-11-26 16:19:10.618489+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', 'refunds', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '5', '43515eaf-33de-42ed-9717-77644240e949', 'idle', NULL, '"2026-11-26T15:16:42.866Z"', NULL, '2026-11-26 15:21:42.979+00', '2026-11-26 15:21:42.979+00', NULL, '2026-11-26 16:24:19.806705+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', 'charges', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '3', '43515eaf-33de-42ed-9717-77644240e949', 'idle', NULL, '"2026-11-26T15:16:42.356Z"', NULL, '2026-11-26 15:21:42.538+00', '2026-11-26 15:21:42.538+00', NULL, '2026-11-26 16:20:35.018498+00', '3', '3');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', 'subscriptions', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '4', '43515eaf-33de-42ed-9717-77644240e949', 'idle', NULL, '"2026-11-26T15:16:42.560Z"', NULL, '2026-11-26 15:21:42.846+00', '2026-11-26 15:21:42.846+00', NULL, '2026-11-26 16:21:27.945361+00', '3', '3');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('f36a5e85-83e2-4928-b386-b0630b30156e', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '2026-11-26 15:21:41.464+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('a0afe191-7d55-41f6-ba62-603aba649f27', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', '2026-11-26 15:21:42.887+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('f2f33242-9acf-48d5-a140-49f679efabee', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'stripe', 'true', NULL, '2026-11-26 16:19:10.618489+00', NULL, 'false', 'false', '2026-11-26 15:21:41.439+00', '2', '2026-11-26 15:21:41.461+00', NULL, '0', NULL, '{}', '2026-11-26 15:21:42.999+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x78e0d49006fc9a86442699120123276c7f20312a25e361113bbcf5aea9ddeefe', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', NULL, NULL, NULL, '2026-11-26 15:21:41.278+00', '2026-11-26 15:36:41.278+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xaef6d3b0dde15430784a991f70339f9b344c8651cf19fee400f6847386d2c8d9', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', NULL, NULL, NULL, '2026-11-26 15:21:41.296+00', '2026-11-26 15:36:41.296+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x09ba734036c8a0dd076f30a41d69e6a33bb200b83ac03b3677d1d82f8b9337b0', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', NULL, NULL, NULL, '2026-11-26 15:21:41.629+00', '2026-11-26 15:36:41.629+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x2ca562a5e9b861b89f1bb2fadaa387237e3aa2e4b8e69894171693222f51d9f7', 'scoped', '875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', 'f36a5e85-83e2-4928-b386-b0630b30156e', NULL, NULL, '2026-11-26 15:21:41.848+00', '2026-11-26 15:41:41.848+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x1066589bf2f5b45982f07cd0b79f8a14aeff9b0664a52aa7ac623d62331184f3', 'application', '875187fe-d6aa-4f39-9551-ce08d037fe2d', '5742e236-6ec8-4773-9fe0-f5210dbc8ba4', NULL, NULL, NULL, '2026-11-26 15:21:42.545+00', '2026-11-26 15:36:42.545+00', NULL, '0', 'false');
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
set session_replication_role = origin;
