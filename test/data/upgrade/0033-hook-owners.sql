
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
  organization_id uuid not null references organizations,
  id uuid not null,
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
  check ((previous_secret is null) = (previous_until is null)),
  primary key (organization_id, id)
);
-- Deliveries of all organizations are claimed by their endpoints.
create index webhook_endpoints_by_id on webhook_endpoints (id);
create index webhook_endpoints_by_age on webhook_endpoints (organization_id, created_at, id);

create table webhook_messages (
  organization_id uuid not null references organizations,
  id uuid not null,
  type text not null,
  customer_id uuid,
  connector_id uuid,
  -- Of the events of the connector; null without one.
  sequence bigint,
  -- The text of a JSON object, as it is sent but for the sequence.
  data text not null,
  -- It tells of an erasure, and names whom nothing else names any more: it goes once no delivery is pending.
  is_erasure boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index webhook_messages_erasures on webhook_messages (id) where is_erasure;
create index webhook_messages_by_age on webhook_messages (organization_id, created_at, id);
create index webhook_messages_prune on webhook_messages (created_at);
create index webhook_messages_of_customer on webhook_messages (organization_id, customer_id) where customer_id is not null;
create index webhook_messages_of_connector on webhook_messages (organization_id, connector_id) where connector_id is not null;

create table webhook_deliveries (
  organization_id uuid not null references organizations,
  message_id uuid not null,
  endpoint_id uuid not null,
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
  primary key (organization_id, message_id, endpoint_id),
  foreign key (organization_id, message_id) references webhook_messages on delete cascade,
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_pending on webhook_deliveries (endpoint_id, due_at) where status = 'pending';
create index webhook_deliveries_leased on webhook_deliveries (endpoint_id, due_at) where lease is not null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, message_id);

create table webhook_attempts (
  organization_id uuid not null references organizations,
  id uuid not null default gen_random_uuid(),
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
  primary key (organization_id, id),
  foreign key (organization_id, message_id, endpoint_id) references webhook_deliveries on delete cascade
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

-- 0028-kept-alive.sql
-- A server attends to a connector at `attend_at`: it renews a grant before it ends of disuse, checks credentials that nothing has used
-- lately, and tells of a grant that ends. The default has a server that knows the columns attend to the rows of one that does not.
alter table connectors
  add column attend_at timestamptz not null default now() + interval '1 hour',
  -- How often in a row it failed for reasons that may pass.
  add column attend_failures int not null default 0,
  -- Since when the status is as it is; null where nobody knows.
  add column status_since timestamptz,
  -- Since when its owner has to connect again, also while a check tries the credentials once more.
  add column reauth_since timestamptz,
  -- When a call, a sync or a check last succeeded, to some minutes.
  add column last_success_at timestamptz,
  -- So many days before its end the owner was told of a grant that cannot be renewed.
  add column expiry_notice_days int;

-- Connectors of before are spread over a day.
update connectors set attend_at = now() + random() * interval '1 day', last_success_at = last_used_at;
-- What the last run of an entity did to its copy, for the event at the end of the run.
alter table sync_entities add column last_counts jsonb;

create index connectors_to_attend on connectors (attend_at) where status in ('active', 'pending');
-- The organizations that use a kind.
create index connectors_by_kind on connectors (kind, organization_id) where status <> 'deleting';

-- Which ends of vendors' versions an organization was told of, and how many days before.
create table sunset_notices (
  organization_id uuid not null references organizations,
  kind text not null,
  version text not null,
  days int not null,
  noted_at timestamptz not null,
  primary key (organization_id, kind, version, days)
);
alter table sunset_notices enable row level security;
create policy of_organization on sunset_notices
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on sunset_notices to plugboard_app;

-- 0029-hooks.sql
-- Addresses at which third parties tell what changed. A hook is of one connector, or of all connectors of a kind whose account a
-- message names. Of its token only the digest is stored.
create table hooks (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null,
  connector_id uuid,
  digest bytea not null,
  -- Sealed; null until it is known.
  secret bytea,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (organization_id, connector_id) references connectors on delete cascade
);
alter table hooks enable row level security;
create policy of_organization on hooks
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on hooks to plugboard_app;

-- Events of third parties. The text goes once the event is applied; the row stays for as long as a third party may send it again.
create table vendor_events (
  organization_id uuid not null,
  hook_id uuid not null,
  id text not null,
  received_at timestamptz not null,
  -- Digest of the entity and the key of its record.
  record bytea,
  -- When it happened, by the third party.
  at timestamptz,
  event text,
  primary key (organization_id, hook_id, id),
  foreign key (organization_id, hook_id) references hooks on delete cascade
);
create index vendor_events_of_record on vendor_events (organization_id, hook_id, record) where record is not null;
create index vendor_events_waiting on vendor_events (organization_id, hook_id) where event is not null;
create index vendor_events_received on vendor_events (received_at);
alter table vendor_events enable row level security;
create policy of_organization on vendor_events
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on vendor_events to plugboard_app;

-- The account as the third party's messages name it, where it is proven: consent gave it, or credentials were checked at a host that has it.
alter table connectors add column account text;
create index connectors_of_account on connectors (organization_id, kind, account) where account is not null;

-- 0030-feed.sql
-- The order in which the records of a copy changed, and full runs that write what differs only.

-- The number of a copy's last change; and of the last removal that is not remembered any more.
alter table generations add column changes bigint not null default 0, add column pruned bigint not null default 0;

do $$
declare
  one record;
begin
  for one in select t.name from record_tables t
  loop
    -- The change that the record is of; when it was last written outside of a run; and what its data does not hold: beside a text as it was
    -- sent the fields that it has elsewhere, and the members that such fields hide, having the same names.
    execute format('alter table %s add column moved text, add column hidden jsonb, add column change bigint not null default 0,
      add column applied_at timestamptz, drop column if exists listed_at', one.name);
    execute format('create unique index on %s (generation, change, key, organization_id)', one.name);
  end loop;
end $$;

-- The keys on the pages of a run, a row for each write.
create table seen_records (
  organization_id uuid not null,
  generation bigint not null,
  id bigint generated always as identity,
  -- Below which parent they were listed, and when the run began that listed them there.
  parent text,
  listed_at timestamptz not null default now(),
  keys text[] collate "C" not null,
  primary key (organization_id, generation, id),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index seen_records_of_generation on seen_records (generation, parent);

-- Records that a copy holds no longer, for readers of its changes.
create table removed_records (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  change bigint not null,
  removed_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, generation, key),
  foreign key (organization_id, generation) references generations on delete cascade
);
create index removed_records_by_change on removed_records (generation, change, key);
create index removed_records_by_time on removed_records (removed_at);

do $$
declare
  name text;
begin
  foreach name in array array['seen_records', 'removed_records']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- Full runs that were filling a generation beside a shown one begin again: no row says what they have seen.
with given_up as (
  update generations g set status = 'dropping' where status = 'building' and exists (
    select from copies c where c.organization_id = g.organization_id and c.connector_id = g.connector_id and c.entity = g.entity
      and c.generation <> g.id)
  returning organization_id, connector_id, entity
)
update sync_entities e set checkpoint = null from given_up g
where e.organization_id = g.organization_id and e.connector_id = g.connector_id and e.entity = g.entity;

-- 0031-changes-of-copies.sql
-- The changes of all copies of an organization in one order. Writers leave marks, which nobody waits for; readers give them turns.

-- How far an organization has come.
create table copy_feeds (
  organization_id uuid primary key references organizations,
  -- Which feed a cursor is of: a database that was restored begins another one.
  id uuid not null default gen_random_uuid(),
  -- The last turn; the last one that is not remembered any more; and the last one that the application was told of, and when.
  turn bigint not null default 0,
  pruned bigint not null default 0,
  announced bigint not null default 0,
  announced_at timestamptz
);

-- What transactions did to copies that are shown: the changes after one and up to another, all from -1 on, or that a copy is gone.
create table copy_marks (
  organization_id uuid not null,
  id bigint generated always as identity,
  customer_id uuid,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  generation bigint not null,
  is_reset boolean not null default false,
  since bigint not null default -1,
  until bigint not null default -1,
  primary key (organization_id, id)
);

-- The marks in the order in which readers get them.
create table copy_turns (
  organization_id uuid not null,
  turn bigint not null,
  customer_id uuid,
  connector_id uuid not null,
  kind text not null,
  entity text not null,
  generation bigint not null,
  is_reset boolean not null,
  since bigint not null,
  until bigint not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, turn)
);
create index copy_turns_of_customer on copy_turns (organization_id, customer_id, turn);
create index copy_turns_by_time on copy_turns (noted_at);

do $$
declare
  name text;
begin
  foreach name in array array['copy_feeds', 'copy_marks', 'copy_turns']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- A transaction changed records of a copy that is shown. What full runs gather beside it is none of its changes.
create function plugboard.mark_changes() returns trigger language plpgsql as $$
begin
  insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, since, until)
  select new.organization_id, k.customer_id, k.id, k.kind, new.entity, new.id, old.changes, new.changes
  from plugboard.copies c
  join plugboard.connectors k on k.organization_id = c.organization_id and k.id = c.connector_id
  where c.organization_id = new.organization_id and c.connector_id = new.connector_id and c.entity = new.entity and c.generation = new.id;
  return null;
end $$;
create trigger mark_changes after update of changes on generations
  for each row when (new.changes > old.changes) execute function plugboard.mark_changes();

-- A copy is shown, with all that it holds; or it is gone.
create function plugboard.mark_copy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, is_reset)
    select old.organization_id, k.customer_id, old.connector_id, coalesce(k.kind, ''), old.entity, old.generation, true
    from (values (1)) as one
    left join plugboard.connectors k on k.organization_id = old.organization_id and k.id = old.connector_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, until)
    select new.organization_id, k.customer_id, k.id, k.kind, new.entity, new.generation, g.changes
    from plugboard.generations g
    join plugboard.connectors k on k.organization_id = g.organization_id and k.id = new.connector_id
    where g.organization_id = new.organization_id and g.id = new.generation;
  end if;
  return null;
end $$;
create trigger mark_copy after insert or delete on copies for each row execute function plugboard.mark_copy();
create trigger mark_other_copy after update of generation on copies
  for each row when (new.generation <> old.generation) execute function plugboard.mark_copy();

-- An owner chose other entities: copies may stay as parents of others, which nobody reads, or be read from now on.
create function plugboard.mark_choice() returns trigger language plpgsql as $$
begin
  insert into plugboard.copy_marks (organization_id, customer_id, connector_id, kind, entity, generation, is_reset, until)
  select c.organization_id, k.customer_id, k.id, k.kind, c.entity, c.generation,
    not coalesce(c.entity = any(new.entities), true), g.changes
  from plugboard.copies c
  join plugboard.generations g on g.organization_id = c.organization_id and g.id = c.generation
  join plugboard.connectors k on k.organization_id = c.organization_id and k.id = c.connector_id
  where c.organization_id = new.organization_id and c.connector_id = new.connector_id
    and coalesce(c.entity = any(old.entities), true) <> coalesce(c.entity = any(new.entities), true);
  return null;
end $$;
create trigger mark_choice after update of entities on syncs
  for each row when (new.entities is distinct from old.entities) execute function plugboard.mark_choice();

-- Whether a full run was held back since the last that was taken.
alter table sync_entities add column is_held boolean not null default false;
update sync_entities set is_held = true where last_error ->> 'code' = 'suspicious_shrink';
create index sync_entities_unready on sync_entities (organization_id, connector_id, entity)
  where (last_full_at is null and next_run_at <> 'infinity') or is_held;
create index copies_of_organization on copies (organization_id, generation);

-- 0032-metadata.sql
-- What applications note about connectors and customers.
alter table customers add column metadata jsonb not null default '{}';
alter table connectors add column metadata jsonb not null default '{}';

create index customers_by_metadata on customers using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';
create index connectors_by_metadata on connectors using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';

-- The names that an application gives to own fields of a connector's records.
alter table connectors add column map jsonb not null default '{}';

-- 0033-hook-owners.sql
-- A hook of an organization's own kind is never taken for one of the installation's kind of the same name, nor the other way round.
alter table hooks
  add column own_hosts text,
  add foreign key (organization_id, kind, own_hosts) references own_kinds (organization_id, kind, hosts)
    on update cascade on delete cascade,
  -- When an event last arrived, to a minute.
  add column last_received_at timestamptz,
  -- The token of the address, sealed, where third parties are simulated: they send to it.
  add column address bytea,
  -- What ends the subscription at the third party: the key of its record there, and the params that name its parents.
  add column subscription jsonb;

update hooks set own_hosts = connectors.own_hosts from connectors
  where connectors.organization_id = hooks.organization_id and connectors.id = hooks.connector_id;
update hooks set last_received_at = (
  select max(received_at) from vendor_events
  where vendor_events.organization_id = hooks.organization_id and vendor_events.hook_id = hooks.id
);


    create table plugboard.records_stripe_customers_df94a063 (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      sent text,
      moved text,
      hidden jsonb,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_customers_df94a063 (generation, parent) where parent is not null;
    create unique index on plugboard.records_stripe_customers_df94a063 (generation, change, key, organization_id);
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
      moved text,
      hidden jsonb,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_invoices_249cdbce (generation, parent) where parent is not null;
    create unique index on plugboard.records_stripe_invoices_249cdbce (generation, change, key, organization_id);
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
      moved text,
      hidden jsonb,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_charges_d00ad971 (generation, parent) where parent is not null;
    create unique index on plugboard.records_stripe_charges_d00ad971 (generation, change, key, organization_id);
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
      moved text,
      hidden jsonb,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_subscriptions_b2686b19 (generation, parent) where parent is not null;
    create unique index on plugboard.records_stripe_subscriptions_b2686b19 (generation, change, key, organization_id);
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
      moved text,
      hidden jsonb,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on plugboard.records_stripe_refunds_e29fd150 (generation, parent) where parent is not null;
    create unique index on plugboard.records_stripe_refunds_e29fd150 (generation, change, key, organization_id);
    alter table plugboard.records_stripe_refunds_e29fd150 enable row level security;
    create policy of_organization on plugboard.records_stripe_refunds_e29fd150
      using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
    grant select, insert, update, delete on plugboard.records_stripe_refunds_e29fd150 to plugboard_app;
set session_replication_role = replica;
insert into application_organizations (application_id, organization_id) overriding system value values ('b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('b847be66-525d-45f0-beb1-b8cc1bd357df', 'pbc_aty_PPvXJLPwztcbVcsrGg', E'\\x19c91a39e4ad78f7484412006be00a60579f4f671eb00b601c6690fa74ed9071', 'First application', 'active', '2026-11-27 02:10:42.146+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '1', '7ad0db69-c4bf-4065-8a05-d41c35e1ce67', '2026-11-27 02:10:45.96+00', 'req_769ae7c081e4e3d93f8a5c3d9449dd34', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\xdcafd6dd5330032a4bec5e80f20a104d24151a1ca5bc9133c015b84f74a6f99a', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '2', '0762ec82-5641-4e2e-a7a0-30b05eb8a2e1', '2026-11-27 02:10:47.846+00', 'req_fee05dd0e7f70e65ec56db5d23eec3c1', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'direct', 'customers', 'create', '200', NULL, '1150', '3.1.0', E'\\xdcafd6dd5330032a4bec5e80f20a104d24151a1ca5bc9133c015b84f74a6f99a', E'\\x54c05d6651861a5364b6f47712d91dfc8a54a3bbeb7af79d693b8f9ae48c932e', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '3', 'b86579ec-fc29-42e5-96a2-efb7a6b7243f', '2026-11-27 02:10:52.488+00', 'req_0a771ba55db3095c244e97bf9d3b57ef', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', '11002e9a-f6e9-4f81-8523-e6c6adc60681', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x54c05d6651861a5364b6f47712d91dfc8a54a3bbeb7af79d693b8f9ae48c932e', E'\\xdaa1235fab6fc7ceddb6eb0e1179897bce8a8f537be319e01188d1cd1c65b271', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '4', 'c166e98d-2395-4873-afeb-243bfd42900a', '2026-11-27 02:10:54.613+00', 'req_f5f481a984c039f6b801b6a70271eb08', 'scoped', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'direct', 'customers', 'create', '200', NULL, '928', '3.1.0', E'\\xdaa1235fab6fc7ceddb6eb0e1179897bce8a8f537be319e01188d1cd1c65b271', E'\\xd74354eea6ed57e136f3e36aa79ea5018b9fc7b8ede24d77cb3bc44c447370e6', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '5', '9327c6aa-b167-4721-8034-b015ed382216', '2026-11-27 02:11:03.345+00', 'req_44f1454929a8c67be8c09f603dad025b', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\xd74354eea6ed57e136f3e36aa79ea5018b9fc7b8ede24d77cb3bc44c447370e6', E'\\x709633e53f8283d5a4131e8a2d61eb27c06713794cbb7da3280f93cb26bc840d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '6', '593a06c1-888c-4190-9ca3-a7c76f56b544', '2026-11-27 02:11:13.059+00', 'req_51a845f7275ed922c2f13568f8ef9bac', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', '8ef0376c-d57f-4dd8-b52b-d71c1af420f2', 'e46956d3-0512-48f6-b13b-d572f35361cd', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x709633e53f8283d5a4131e8a2d61eb27c06713794cbb7da3280f93cb26bc840d', E'\\xd9c2f15c4dfb745b2565cb0da9d3ee9bd27d6f85d59ec22d9bc308a49389c3bc', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '7', '86d60962-5f1e-4c10-80b1-93e60e291d84', '2026-11-27 02:11:16.066+00', 'ce75b22a-7381-4c6d-94fe-2a88efc5e71a', 'system', 'sync', NULL, 'e46956d3-0512-48f6-b13b-d572f35361cd', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\xd9c2f15c4dfb745b2565cb0da9d3ee9bd27d6f85d59ec22d9bc308a49389c3bc', E'\\xbd14b801bb0f26c67fe2651bafa5fb13d1434cbd7a2c2b6948b5a55adc86793d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '8', 'fe3975bb-8b70-4feb-bcec-fc208ff85286', '2026-11-27 02:11:16.084+00', 'req_43dd7e4822bd560c818279d258bc7916', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', NULL, 'e46956d3-0512-48f6-b13b-d572f35361cd', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\xbd14b801bb0f26c67fe2651bafa5fb13d1434cbd7a2c2b6948b5a55adc86793d', E'\\xcfb3dd374158d78bc49566e1d3749f78c3e39678ce9ab1b3cfa89523d0aa82d6', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '8', E'\\xcfb3dd374158d78bc49566e1d3749f78c3e39678ce9ab1b3cfa89523d0aa82d6', E'\\xe1b99b65b454c056470a99156c1da9e7c3f714123910d8c1b0aca03a677e215e');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts, attend_at, attend_failures, status_since, reauth_since, last_success_at, expiry_notice_days, account, metadata, map) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '11002e9a-f6e9-4f81-8523-e6c6adc60681', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.1.0', 'active', NULL, E'\\x01808f0d763c99487c83f42fe473ab59ce011225aaed5a2ce48119977d92d721becb952734f8ccbcb0d01e48052764d08172cc8b1b73d8140a87d59b6f8a2a594395a2', '1', '2026-11-27 02:10:45.413+00', NULL, NULL, '{}', '2026-11-27 02:10:54.613+00', '2026-11-27 02:10:45.413+00', '2026-11-27 02:10:45.413+00', '1', NULL, '2026-11-28 00:51:50.831+00', '0', '2026-11-27 02:10:45.413+00', NULL, '2026-11-27 02:10:45.413+00', NULL, NULL, '{}', '{}');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'customers', '1', 'true', '2026-11-27 02:10:53.871+00', '2026-11-27 02:10:47.905+00', '2026-11-27 02:10:47.905+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'invoices', '2', 'true', '2026-11-27 02:11:02.791+00', '2026-11-27 02:10:55.156+00', '2026-11-27 02:10:55.156+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'charges', '3', 'true', '2026-11-27 02:11:07.318+00', '2026-11-27 02:11:03.341+00', '2026-11-27 02:11:03.341+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'subscriptions', '4', 'true', '2026-11-27 02:11:15.221+00', '2026-11-27 02:11:07.871+00', '2026-11-27 02:11:07.871+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'refunds', '5', 'true', '2026-11-27 02:11:18.028+00', '2026-11-27 02:11:16.75+00', '2026-11-27 02:11:16.75+00');
insert into copy_feeds (organization_id, id, turn, pruned, announced, announced_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '180e81ef-ab35-4489-91b9-4a96251d0659', '4', '0', '4', NULL);
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '10', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'refunds', '5', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '11', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'refunds', '5', 'false', '1', '2');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '1', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'customers', '1', 'false', '-1', '3', '2026-11-27 02:11:02.952+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '2', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'invoices', '2', 'false', '-1', '2', '2026-11-27 02:11:02.953+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '3', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'charges', '3', 'false', '-1', '2', '2026-11-27 02:11:15.563+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '4', '11002e9a-f6e9-4f81-8523-e6c6adc60681', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'subscriptions', '4', 'false', '-1', '2', '2026-11-27 02:11:15.563+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('11002e9a-f6e9-4f81-8523-e6c6adc60681', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'user_1', 'active', '2026-11-27 02:10:43.644+00', '2026-11-27 02:10:43.644+00', '{}');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('8ef0376c-d57f-4dd8-b52b-d71c1af420f2', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'user_2', 'active', '2026-11-27 02:11:07.054+00', '2026-11-27 02:11:07.054+00', '{}');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('808f0d76-3c99-487c-83f4-2fe473ab59ce', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'c2f89e8654418640', E'\\x018341532ff953223f6ab882fa4d5a725818e690b7a0deb2a73984413ba41a46b3e197bcb9628004c1ddda16d660586704fb70cb90fe9e250a2cce2abb', 'active', '2026-11-27 02:10:45.359+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AWWuL2nHTrJ2agBRTRbm/ucjGwPj0GYXooRrTx2A/QfK2yPVPWBDX4thZ/zOKQiGrJR3DuOeoA/AGEvtEw=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'customers', 'visible', '3', '0', '2026-11-27 02:10:47.931+00', '3', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('2', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-27 02:10:55.186+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('3', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'charges', 'visible', '3', '0', '2026-11-27 02:11:03.347+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('4', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-27 02:11:07.893+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('5', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-27 02:11:16.78+00', '2', '0');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xb1d9552a689b3d2c70f8ccafc86faa6e9a396cb3e00e251899141e4f1814fce5', '53b1be6f-ec5d-4e4d-a14a-1a36dd3c1094', '2026-11-27 02:10:46.673+00', '7b05657c-8596-47bd-be55-98b0780f6819', E'\\x01808f0d763c99487c83f42fe473ab59ce01c0b25b3133ab51b350ebac015a4b84196561ab9228ffa1d3a9657de578a243c29779dd49414ac8b655ca8d6886eef07e4788eb303e9f2fac6eb32a3c9e2daac1059611421fe66549bd7329b629daac4983cb941f4aca5258c9df83e34cb633b6a3292e8d6a22af797a6f7a464a7d49af57ab2f6e72619c7e842fff47c51492a85b110e86c22d7576d548b01b51dd4feecd41501fb077f9f26afe4b0aa5fecf777869e149d9dc0ffe60468dc63ba8c2d1161f8fefd71600f58f7f7585089812c3a7372c7a8518cf91448e8d47fd9ac8e5432d269ae0845984b6825a429010d2b8c6cb40b19d964d55597e6f8673d97cc680d60d224474b6b6b7af7650079e1040672089939bd33dc21976a23a449d484ff123be401917219fb4f0ecf328ac9852b9833f63708fcba712567e8170321504fdc51513b13c41c421ebf70c0695f2f1807f0dd20d46719abdb1753c2d1f2a4dd9ee888f08ba5f6c49b0e0d6a1527ecdbf3b80c36ae91eb6d5e0406ac1cdccaddf5f526e426fd15993bc631b861fc6eb319f62e88c627aa56fefa503f608c8a4dfc0b9910a721ab658436b14510d249f92bda6240c4fc05de344afe4a8807cd6a304338f9aee43d9741a9f9adeae45e4a4506a685bda77f507ccedf98352ced0d10b4abd8c3e574db552b845ace1a0b6cc11b642ff287b7fc5f75c407e17c19b48d1e14d67d936e02ed9caa7d0cab01a8f2ac06a3afc348aef576b606f60c477289b58c879471fa66bbfce90d0a5ad529cc956fd16def481f4ed140bd1fa3b3abcb9fd827e26456fd101f8e3edf7ebe743575e15f724210a92f3b57329a8397df789201deeec47f9319214fe995d695193a6af9e11ef8b69ebb78876d23b36b0d18dd8708c13c9742f8265adc306e280f094dc8fcd58812abc43c02b64fb6a9c780fa2826b793270d7c47d577db37d07501ec0120007082176865c68162398f3bd7a4b395ee932a2eeef7cfc2fe58c61389086efe48bccb559dd788e729cbff2d2bb2bda1ea17744118a2a6af9d2dc4f061b6d77601607297251d94194df2a6f2a275f582950bc1980c1b6b5811f7f24520f0273203de67623eff66d550314dc088607c3d0074df45efc4e93da8c414fa9c4a343959bc78215b6459ea40c811e9d147ddc4638a5de65aadb93f8b62a08e5c9aa0518e719084656ecd08b8910b3568e35d985dff568378c99a256c733e64e55ba284452d17dbd1035f27f333286fc08ec65425219616e1210fb01ec42b89256e9404052e3342ca16ac4b6aceae0a4bf6655e7571213afdbc4559ff51bbf2cc1edc600a84e8e965857b32656811e75243c39eb846b69f8aed6159b1acf3eddd97809eb4be66d2c928ce798906a86944bbd36345614ee992caed78db51b73012d6db05e2421debb68386ca75fd6c10d97d0287c3a4eaea68d7dfd64e93bb6c3da67e830baad71f6de6003b188a61f4b2c4f461f474a307fc5ebd89f026343cb6aa4c79d9efbdb3ae3ab3eafde545f9ab4ced253f53e64b030058c55f85f12bdaca8ac617696fcb68460a34c6bb6417e66020d2d1e34b3deaf485a2bd3ea395f030d4aba417721ce1cabc9a73f61c1462bfad327d602c88209d7a0d7f6ad9ddc53c6653c4c95d0c9a217d25145b5f2d84b81002d6e9a3147eaf136fb363d454d54ab994610aacc1d3395a1647fa12001d0f39f0b0d979e4a212ef012d2659598ea58336fd2e4d5d3dcf67e02659c4d8ebac9533d8e58962b733388c12bb195435fa8ba7fb824d2151bafd7dcfdbbb3093f94c622a676482d94e0aca579d650fb76bf8d0c58ed55ecbd0902203a68f6541dbf26165f3e44fc9187f297f6ffbf638d926e17fb593a4b4aef06403c0b621338f5ce827fc14bf2a5d2bbff2a9b19b5ab0ce8031497a06dcb82aa2cb11797d33422baffd21157145fe943d45ddd8d0c09e59c8488f2e1d0822b3698171b2db8217b7cb47be1b2575c77f1c816d6da407932175e058aed3c0dead7ca086e88054b76877170490547ce53193b4b40591875437b00e0e8c71ff072978b8e50fdbc2583179dd1f178a3895e8adbdbd543efdefdbdc5677851eacce87b8f2da2ff503f2ea65b86c481fff2e21493d0fcbf6cb037b287583ea00f3c1ce3dcaa5f5b2585e1b55972e503ab816ab61bb7d3f201fa38bea98495c3cde1b83c485326d675d1736a2393e2d558399acc1b9230a2a4ceb945b897b85951af0d002dcc14fdc3f9851e6e5bc3718eb0f565036c4a5d741d557ab3e4d598ccad5677da987d036b54cbc85e3ec72676ec2073e62d3ccd0a38afa8c902d9ab6a2f3dd8ec473b6e192254c71c87d887a0208ef89c6302c6402dbe6f958823f5955c6781afc7ab3e63fbf86947937d988bdbf257ab02cfc2262ae6bc0d7222a73866dab71bcb22ffa3053a82cbcfa9439d95ef68cddf952376005d34d1bb606788c154df8485a1c81ae98777f2ae34764fa74848f040b13289d360464e172e6d6fef2a661f0b3820135208c1fc8a59fb3a7671f0916391f10b0987281f4191551552e3f85e93e736dabdb20298c0bfd8ccfd8da137b0de5a4d827c6aa0d0c2e6636bbbb0465287b7d10cbc2e22c3e3df148bc2a5f5cf8b2362070a517394d20b8c075d86464285847c7598c9720ade47c3b8a16e26f6f6af1a5dd5f91d1c8ec145eb6e499ec9203bc5126d9b757d420c14214f693968304efb06614f7e431900a1a3dc37028ddf11d7fe9c664b2429b205093c265a8e7b807047ef97e485167dce51c654aa89e61a5b66c1a176e1f04d4ab5e771fe072b79be9624c214bd769d9520db1e760f52fc42c7f5327a88efb16b2a95ed86d15dcd6d66d5f9b904664e890d96c07919f8aebbb0532fc4be0f1e679ea732cdcc3ba1a051b882a744d20ebb4391c2481551b4f7a5cccfecfbfa463ae7e5da16b4949779d5660c87ace15f413782e852bb4d84a36e15c34b6dcbf31d7905326ce7a576b7a7f4acd5f0f804078e2d06d97c9d4f6a3017f7b419710fc4d3d5d7d451274785cbfb5ca83bcb444b18189472f796530dc25a9e57d135810b62e608b2285bccd8cd1f190c62c8c374e2fb216065c762201b5177cff5d895bd893e8faa15affc6880c24ad96d7694a36ff0fbabb97cc4a2521d11ae954b2251931113f7e9dbabf70d0c827af93f4525187d2079df878df35e24ec51ff4e9fd132fd5c08093955df924c7bcab1d62778c3412ab26d7b3f0766e3c2b0412e7a5ac6b74574f43442c991f5646ab3dfd97b9fe2e833a94da3480a6295f0c9e2c30442aae92988ea58f6e3e6b9979dd7f291e131c944c84d04900a5a6582165fdea676a4ac0f818b5437f8226fdcbad4475fdb7b4434c371d1f8822c8749375258c665b18453ccba551c3cad0b68b885b032b277bd0f3abd6c8aea427137ddc4d7fccbb2e21ca4d43996dbcbd76db14745fb3d0c7512b9afde7fb3510aa8cb3010b6c2f5b1e84c0724810b0cc19ca809763005456729d23b48e12cba1d4a41cbf487f21db30e86d1a54c5d9bb3125f2f83b1a85a42644e8d85fc6a8847dfdaac0f63bb7c3f790cef52296a878f75ebefc921f882d0fc02d52c5f3bb0e66d81ce4fd127972f23d17707f22deeef4fe50a133fb46909d7efeef2783070ae6e17f40dda2346e46c8f4dce293ae7c9cb3b37b305518640d9e706115d183ec603530584d4eefa659616c7de654536b7173990ee15ecd5fb34668e70af5ad423538a94c6bcbbafa9bec56c6dab75301344e009e0bea01f489f70bf9df6f65d512216c91183f78eb5ec983f3031902bcb3a9dc9f33639a387c9af0a98e60395b6b993704ae76c5a8ed19d64c1036b305eb995f2792aeb665a1680d26121a4c8e4b0f921c2bdaa4ab511f5632d0ed00b7140817187d7f0364b07a0c8c4ca02786bb28698746bc00280914acce5fb32389b764ab0043f6be56533d1821a407766315e2c0739b3f7bd958caca707adcf441a0634249258c37e457e75e7297e30dfabe67c8386a1d13e71c8ab985779f25da52d75b9d4ce360121b98a1b23e81606c496ad8944128d0ee14eafbd5e3e8e99d210822ab91d81d75e763cd2712b61c4f306d6e9002a6dc718b62273212d83f25f2c126f263bfa68078185ed36fcabb0feae74ad29cd0adcc6307cfa817d371e75c12b0b479f44d6e2a70a45872dd1c4e7512ad58ea1e122db11c3ca5baddc8d039a4526ef2b5445c77c1f6a05a4a3ba42b6b569d79c16ac25d0e16b12157b08f6bb10520c40bcce9a47dfe6c184b7f1fcf35c0367dd8a5f711a6fc83fe5042a7899a4309ec2b56180a1996d691592956906c632a6ec7a123c7601ff8f7d2a262f2d3b8e91ab0a23b36dc1a4be2985482df122f793855cf81bd9e722cad4cc2e1e048b53dacb4afc4b4b560b5aaa5bc06323030328d6feb0479346286e74e45aacd07a2e4631bd1c31e6f762ae10d2ccd1f1862895c34a2b116b65d5e377f736865ddccbbdfd0d17f495b23d383e4581008f88e090859e893936997b918ec11fcb02910243b9cae6202b5daa61eb940a49b2d6b37cc748b60e55ad0688451981608d2debccc782082d1735148750c35809f7d696b545d1a0dc44118d36a174a9258a3620bcbcd779fae1e504808fad105cece98452f8485d2f8b142ab3a7ba033410da2f385aa678d66d0a07ef633ef47292595a0128369e08950dd5e0f4bbeb07eee4cc33e5d35be0a1833f195d88065c778a6797cf5d4526071e7d6c608b85362e6d72dd01e6f47d8c61e081eae819d038194f7756da3d11544824d9f895f68ff495da80242ac5b2142e47787d3f61181a20caa1ea87dcf0579a6a4c199c010eefe78e3dfbb3fefad41637e053b59f8966bdd74be415cfc66f724d98e7c0a106dbaf7e9a0034659ab37a26ef0cc0f418f40fb8f152e4e7e3a9585a0a7801e0bd3118df5856fc51a5f7a4c4542413dbb451ea16a4fd7189f320b00d92433bffecf487ba5f8e8fecfd76a2fc7482fe255bb7654400fe8b113c3a7113a8c386513905e3645d257ed2bd5031b218cff1f8e8e513aacd898638131e1031ee61c6225f4c606e57893e0d446e6f1ae8a796227caf4e95293e9b11e07dafb48ac0bb3bfb2f7813bbb5dc75d662938d13ba065f78bab34472a6ef3acc92f224a6cee9527dbabc391274996324028c22915ca6c242544942bf9ff0be2d31e925aee0332da110016942825224c39c3f2b8912c3b80ca36b48350cf292eaca4634751fa5b9f51597ae216df7c6af937c98a8a6be0da98376fecf632efef130ed02bea8accbd72a72843847b3c21fe1159568e08ac02f0d7909333819fc38a92a885a382a59ed82675f80ccdc98da3d0ddf590425658896e64d407de4b10c969e1e4578573a7fa80e8fc674f21a7612d9c356c14c39242e26b628a00ce916b58000227a29e59abee3a85a8ab578af6c424a8d8a30e62e72dbce6e127e5ab3860d501193ed36e306e5f6e080042913e75757fc69611ff69d4875ef6a31474de3b5eeb99bdcbbdc6ce3353a8b56a1ea2182553f706a3b0ff12b81db025a3e1f27201b6d36a8dc1391c9b54212378f3deef86703b364e173a4d672ddb9bdc9edbaccc4b7d3702ef0f98053b1145aaeacea164b14107f2b5ee46a971b2403ead5b24525166154b4b4f19aaf6286c4b4c3104aecd6c5ac5014dda1e5826c84fb52dcbc1e3e7fde1f3aa0afa7c07ce7baa68632fb4f568e1a2bd6acce6567611dc307da2a31e32066c86c1048fa644e58f59dd2d234205270f3ba77bdfbeeb4eeebb8d67e47497a208eb783f6c28f695597233396ea6b6c20382cde14f164648cf74a5ac806744b2b409341d5c25e28d108b1713ecf0d824870b66dc3296a24afd6687335307eb614e1b425890aae431a3904a0a603d2fa953f883cf595a87a8b16dc24325fb7c9a5852a258ba1857729ac90f2190e2d7fadc5544e791aa6eb48573f46426732b12f7e1148f4e82e5b7bccffecc8a9c2f33e7321ea31b0ce31f78d7801b0d69da40b68e79e94f6736a7e9bddcd76b4207e6f99fca1d1670063e56d7d505bfb40856565437b0fa1634d932f0b3ba9353ab88310c84fcca272dfa5e92aa9728047b3821c8b090e385074d067acfbe0a33ca5dd1fff1b7acf4238601dc9bf4be6f3c94010ebe755c7fbeddac78dc5926e1a62d8a4e6759a8e811c959545ee9ff890f2e611fdd2ceff517a9baf7f37d0270e6a277a0b678bfdf84161607e933a52767858537fd30316553ff7f9d9be8d252b47ea106a2c133befa95d5e9c96894869512c276b368297755cfb4e90f9826789c422671c9801af39b45ec94d5d8c36697a43173a567362881c390286ac0fd54d97fce2df7507f007287ef658712acfc5efb4eac36523d091168827549ea2588f3544acdb47de08e24d5de1ec9e02c82c5045de07cb65bc3175517ce66614028fe44e646d17bcbc7a908f90a22e6c3c16b291a190cd7b82b4ada58a693fdfeb65c7e94ade7bc3ec0766b5add68aced803ec2d2198f11a921dbd9b3f75bbe699aca02673928518c6c62ce41dbccfb6331b7a35f6c0b2e1455b735abbd569c2edacf5454186e1ff57b275e1c5c527d815be7dcd899041876a749213de84b6a7c95e9e9e8c84d700ec72eaa913dffa7b965381395e123a0d4849cba224153b3228eb8363f78a8cd7e72e0396c880b951ac9d5857f2d9de43304df18b96ebaf0407526538d4e948de239edfd66d5d48581da8ab9ceacac816c6937f1af0c2acacb8bed4e303f5dfc445ec83924b7fea771741f272906cde737b690547cc9d1f57c9a3872bd87c045acba6cd11fc42a8b34adf8d28ac3a58922126ec5d986dda341e5517b0546840e475934171dcac8eeedabc8d62ef87a97dc973b7eeef3bb709a023774bfa6637bbc7d0960fa088efc5f71a69766653c7b94c64150b9fe9e4f3d5d0ca0b214f90b7ec8b2646121e391a7c6a12833840201c2599e287a57611e8a99e58582bfca9210096b1f04eed1fe75820207b6159b272b0fa89a0c78762a049fb59fc58ca015f048c9265d4ece1378edb55400330bd4aae5e87a9946dde83877903c6683c4e8ae0d4e01a7eb3fb0efcc1b62067b05531ff15e3c7d641d716158e46a90161d80017703eafc542a14dd877e1cce5b8e3a6d482bf7dc585219201454f582dcfe8c759ef8f66c77280288f74de52c958075bd5b78ec77da8ebad0f6c8086c924de5a637964e888d3db0760e61b8fedea08fde8c66ebb337d3263a6c823dfff68c46a362c5884ada98c4e5dc2bef4132831096f18740ec72fa99795adfbbaf15fe04aa57fddfaa47254e08e738d39ed5ebc69f4b2ce25f6b6ba8f55a2d77c5942b7036b9ae3090dbf99f4e403f1f918b0f4b7ad41c30a6e5927d35c54316f0180602fc4602a66c00dbb6d691baa063f1c494f2f7c49fc46300d8d5685cfb73154eb7c904f43c3947f912e36a998d29f317ad205608568cee3ff872d488cca84e8d603a887401d3164f25381baf4eb0b19f7e7');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xb1d9552a689b3d2c70f8ccafc86faa6e9a396cb3e00e251899141e4f1814fce5', '53b1be6f-ec5d-4e4d-a14a-1a36dd3c1094', '2026-11-27 02:10:53.653+00', '841e98cf-f209-4e8f-9c33-c719f7213419', E'\\x01808f0d763c99487c83f42fe473ab59ce014687b5343deed89928e32accbc60ee8c069ba7de167091a6e01d31473abe0e718a3288746c2903ab2f829db03b3af83b89dd08f1447258293f4447df2570dac519883bc4fab14ff8945b0f8fa79ab4a559956a3874aae687f8756ed446d6e6a9b42c41452cc547d8f5a963546195449aafa8ec86ca422f10f54ef8a449c14173a2915638d2911012c65626e3c067257859aae29a58d66a49055907d13e03ee45c3db0ab083acd8d41ff3bcb07a6bb6f196d8a9f953bd992d66f70b697d93f7b9a09d62cadd2466e15cd2d4fe45f64ce7ed80bbb45635b2172f819c0db424b2be9b1e06c9bd011d23a493321f0219a45ef9e30d7761c53e3d73a834d343346fed0dab561bf6dcfc134eb574e09ffa2c7b1a48eebbad99a713a59c3ffa00222d67e5976a6d604248c0563316ac45d0d06f763348fd77b4ded7b0ca48d5a5f5f475233cd14217c102fa2689f2f0d5ba0d36a706e57ca99cfa2333b21616ae4c7657946fc6b2173716f41c4caf8e508035851863c193e0a76f8a9af6140e27a29563b17ceb4d6f63ba1129797d5e7304bdf35c13e4b195b9a30609e72360a9f5eadd75131a940234d7acb7eeb5845cc67d7cbc553e542823b4e9a4d762898d4644307065ad91f9627306880443e856c54ffd7e53925ac0e7135ae5c6d58cf61d4aaf1e7c16c9c2e32f0df5d1202d950e00e4c32a8b83300956cf7d3f199293e38601ff620dbd56d5b8ece8cce484c0b444ddface905ace1a4a80b37711317ca7ef9cb5ad6d52e1aae6afdaf40e09c603ea845cdc4243b2b9b1c042cbd5bf10cf22d69ff42f2f49a00cb23037330acd5cd8d392bad1d2933c709d0c049285fc5455bc168c261fe6d6ddc226bb5581874db6fd8597ba3176ffdab5e8185cd12025cb43b10207db80d9965869f2837a4b77523834569796571b16f67937551ccfe1b3a905389e95a8a25b11ff2f6b297bf0aae2cef4a2ad0caf78cadb742454eddbc942bd11ac9befcf7f3f0184196aef50cd8d4361e644ae2cad9c44876a25b2612a18f48e438cd872a211b27acdaba8835ce6e788e9acb4d6cdb60091e4f0952154e79ea6fefaf7d0571cb2eed47e240679db55b19c0434c9e575476a95309f90847e2100361b7e6e32c270a218a6146edf048239eece58090cf6758932b6f6219d6b4f7e285c155b8374321c4fafcf543ff8038c3f0d1a23c349ea4ecc5d251c330a266befdaee1d410a54cac2e2b5ad51be4b00c5682949812bb1664a99eb8e530413b6f7e20537c0d47041b3e8e87f33c7744f2d0dc5095a01acb7709af212a5006f99344f80b7880b5e8c782768ae1814c0aa15c406448113282b2b841f012045a69680fa6f0a88f2e5726b8fc6f03408cab762e263d0d497d4af0facefab5b0cc30a55d9b4d4df8476acf737177b3a9ddd2bc0092758662187a67ed393129ccc2e3fff494872c59d7e417ffc260916cc3d4cd8a696b07cf4efe3e41e26d6ddada2070bc9eff800c8602b2aed5c30cda5024d868fff4812e4cc24d8f518dfc78a412f1ba927a9534f704fade160aa2abc421b70683c1621b53851055d442dca01ae8e0e5292e6f1b970697f62a943db56e7faa705bd6d2c04a5e9dbbd4fdd2da50fe13de861b9919da564aaee80f24e703cd486413deccfecc99e8e514a0068fa4df20276cd6550b6f57c39aa4589ab066a7b01c144cf51ade3da8a9d61ea49cfddb0c05036a1b2f5b9e01a5840b0aa23c7039f16506eb1fbd569b52f24b9fa6435cb2a8edfc57a830c6297fedd6eaa6d2fa8cab4fca8cf793d8597f0c7ff22d72280f2944353f72054943f88860030ea946c1ff5c7fc4ac3ccd567f2d262cb1e8906f4f2bb5fcd2ac70a4e6d57ccb87e9322f889582c0ccfce0a98b7a6bd522cf3be001860892de0fd4093c5c52502096f1dbc3922654f9dcc367ba2b6e9a4feb9dea57cd4758740f9a97f37b38df1f8e7e9f21ba8ddf5fe4582773811ee43b3d1d2e430bc9f7396d1691ae857579501b1d388be5abf2ed2aab172c7e7a18084ff081d45e6bcd23efc27ce0c12347cf2c30072601173f91cd8f1c89246ce55d5cb9881b4771e6781214c99e1d69d71a03ae473a6c5c41dcd1ba0b228ee962c60ff6ce5f0f7e7ec8a9fa367afbbc1b0f6958e7d67ae9e1e5a623bac2d25c98cbced98f45485b3d592db5ab265680c3857de52519919a913c2b8aea0a22691e96121509dba0538116804fa76c322bd5837457f319a2fe877debccf85ff05afb8d4c0238952672c28a482729eb87fcf12bedb9445b692040850f1d6330813ba0664babcf649b3751f2fa7ed1bfdf02a78477fa4aebc4da6ffc7446ed29aff90b593e93589a17661c4ed6dd46325479ee4402529b4c9d4860a3ccd89a949e1e224940e2f01b742f9e5bb185f74c14fe6fb6151b2948147c6a99d86093bf171a08303050c117e2fb322077e9f41c0388aa4a310ab66cc7dced4fbf7ed0ecbdb53ae7665fa9d4b0a2289725aa5fdb411c3111dfa68a63d2a551e763890e565724c008cc4fc44e581d472baba40fe3b61066b3a9ae3817a9a66d48125856b1b369e04b7ebb8fec02841fd55c6d0831ede7c30d7e410c59951334dfa16af7c415a2761b3f80e840e4253bfdde642267b78b2eb58bb5ec3d894f15273074cd6ac79eff0a8372a594c29c0ab6549a4dc27af6de4fbd8074a45de141ca563cc9a5567dea8fca051bb947f4f6a0964d70b314d4f2430f6aac4fe882cdd4bd35304d07c8447d733be61b8c6df5c460686a6fcdffa06255901dca355ef5a705910a8f39390fba8e71feec6ef75b125df984a4437eac2584826016b2d727815d9cc19d12060cf0cf604389801e3ad4165b37993c140bcab38363b3d9f3e3d4d2c5f296d12b2ea21c2657b78d43247619d15aef68898822307b4ca48a10ec2407d8b1fcd0dc15b52f02505bffd9777d3004c856fe8cb872701228734bb5f92cf6689f7430842f0cdf5d1ba6d5dad7665a9ac4806c5883ebd4cac56774cae8b8d66831e2f18dbf6d164b236ee264a25bcd96b7749ac99c1a2f61afd848d563d46559e142f773bb7211bb3e9e26a4e52a277f8d963804c86f0efb1a21f8da8eb0b1d0c733a60ea70fa8cadafcad19d723b8cd73351b0c6474f0ac03a836954dbb6f2d1454e8f54f2f13bb574be1ae7e0b7e4fb7a0cc015bbbb0e5e2e2d36a2275e6c37a119f5d9dadf7cc52cb0b2c24ea38252dd637b430453426f6a8696dcb4634d2025529e2897c1a1d6675f1abdeb61a26d5455d2f45134c80b3a2c13dd4de273bb1f7940e2b35fc3471ea49a1ecba43f87f9541d13958da41868e3b62c405265c2735a6f605a2d5fc149d2603f761c40bb4af0eb0fceeee4258bd88c75d98412f88426495c528ad66c80848287958c9de2f2db31ac2ce1e8ca04aa1f4974585073ab223bd605c36dc23d34c2feadd767d9a9f678de6a440a2829edf6ba64c36541b897bec7bcb2c404bee0e24462cec1ed832113f166c42dcfc2a0ed26bcc844565057505bdebe90f9add63d7fc9aa47633e16d4024e367cf7b7021a7dfb40e18c6627a8539f434e7525e4bd7049888e3b0ca5e18585653cedb927ad22d5296e3a1e6ff9fe2bd9d37be40befde3fe17ac23c6990003c36b893961f57a29705c0185bc65d6403f297d2e2289a612bb3a3ae7f2524e1b671ff5044c7d627d759555dd8a8499ffbcf31a82aa5e6f1593d42ccc0e31a12d2a79e27ea9a9670165bbbac6c222a1a13ff680a7488fbbeca3840a62b1eca0e17d1f29e1c0a84b0e6337f05e8a57feaf709f9387143c85e3133c1d5dc51f32ba2aa1d40bf09163491ca65bc8d813c7a629c78b79cb7a023d01949b3f1613ee878e614bb709a39b8061dd2410c116121ffaf63ca7d46a2cb5fd1918aea2fe52437440c19c9aeec33fac4a5c95621f1608ecc7cbde3c9ce076ceebbd5099e576b7454b2d143f1083940055879639351eb2f694c881860b0e73fb1ffc6cdc3be0e3cd8dee2b1382763fd46324c1254118e2d71a55a2de942f43d4258f0f90097c27faf1485e9fa41da447b73a4a6f91b5df5e0b4a765101cec9614dea7f59b414da63efe603298c68d029713d87f36517ee029553a40f02dd29c3b47f2e18a4bb60b68ec8d596731da6d3464a66057d18c8d9940d6a2db20f0a2b04338ade6996d1111ef9ea82d8da59d5a878cd4711669829f2c2873772f409ab6c6911ad3014dfa604e8196a1917728fc624552118dc27e3c4651b4d485346e919b2f4312750c4b0d32df1cd75098d3c4aec38174308621d7fabe43bd53166df5af78f1b07949b052d6b0df625a0103b45771bb381295afd543be13047f83c18fae1de3aebb0828120d78ea2367edd4cd6786b3159c82093a8498e3561cbc0a5a32d1f80715e89328d535f9256e203eb1d76ceeceb1e3dd48d8a6964a15d77b4f9e296a39cdcfa5d5d765dcc6b1af16eea01fdf0e6d2f71c774ab8fcddab8dc86a2b5b9d24194f78d042ccd61058fc5c32d63712aa48f6eec8d18f7d624e49930eacd7865d5e526c9115ed7b91180bcf694a13b26ea69598a365885cf738a6dfb507b7f877f11c6639a72789c729d945a88f425575a1703458be3214aad337dfc8678fc2359ca24cfd3c21438d814621d98e8a2abb0d10d23a36409da31c2aa05846a959e22d0721143fe5daf24d0fe12509f67967b46f6e3909db8be05f7e55dca761bbe365569704bdb17c48459375422292f52038c9058fec4b2bf933a90121f91fcb0c220f44a55ed49a197cf0e22c9cee3a784fe1c3348ac68609eaed7390e6188acfaa5d0449287819ceab585a2f31c5b242e9662a790ad0306b3e61dae915809c93c086f07fd06d37bb9282ed88a96e03922dcb67dbcfd9a6d30aba5d72fd8c20d70f329c2bb7baaff0116a65a233da3be98fcaa839911f4515cf71c27ae0bd6148570fb17546cf8eaa67985e214f66e7070a0fedb5aabee45e5f569ab3409854c362a7a4330bc8e94ed36a08be6c04a548bf879810de4740c7d73864903e1b49e2391c8c795e1c1496274369935e1ff455a8d813d5ce735f6c821d532be6a5fc21a8f35a611e742b4f2b7227fe6719ce53cf10e66bbdd48dccab32e305b3986afbcc7b7e0a6e7bca4558c9a4c70ac9b4c780b14b858ce8724f3a9e31530bb53b6eacdb24c4357928dda71be386f064077423dd7693682fd7a8edacb8ee45731813ccd6b17f297a8dc2632861cad3f81cef4af603972f7d5331bff4db2b3fd05a782d248e7234de4e80d02b03a7c81070eb93563c1321e1684d68d3b2d48e6b14508769b4394f80725977e0233c10fe1f2c795be9c09e19fe6008256364edeb16e0806711c15e2a0bd1a65ab7421a0d7e5916b0d70b4844d29017f6913260cfced156915f7082ca0983b8f5b99223d3c918a0b5209438a6217148c2810a02cd0d4e1a42a44f8ffa7053a1818e69207794a5c78823505253c5ffad3ba3307892b9a3137f08ed53f5471bedab19eeda1e88df1ea9d11ad5bfa2bb232cc6c86df2c2d4f3c8c77f14d80323e2f5bf883a63f33d045b3ff121d055b73a1a153b54a28ee0e8b7365562edc2461c9b6b6cd945ac8a9619ad011e196468e7533263711d3b77a528ff33ae7dea67f7bac64b7244cf1629758e6e43acfd7e6852e2fab6775368394e58ff2c96916a4ffe9e1cd080cadfd89a9fce9a391a744daecc2b7865a9ff21fc33b0a31125a0f477dceee4e3c16d75401b92d76ef6b35f3ec6fe334d5bf83c436499350e44578bc5d9a3087f2d234f017726683849136f99c5511284ac45c4fbc0f48dd543624f8e6690d76fa06533b03ade84d72e2fbc8c14a4215a622d90d20f7b200d6dacdfb48f25532787ffccf94bbba866318da1b03e19ad62004d1ab2c8e1f0c79cb0f64ece7e88390bb01b934547d421f538dd4f20f0f89154c36d019680729cc109545fdb1c6aa232f7160441c6dde5f89d593696988c8107efcc11ac06949dfaf237dc6847c74fc98dc643ac89fdf04d0bd8bd49212c569bac7894ece5438d6af2b310655595aa73327a67a5825390a0442178292e30add65d99a7aeb4997779fec683c44b35c0a303e4d3841827f68c41248369886fd82f82e8f335d00a965736d3d58f8bd423dcdaae8a589d5995dc1e022d3e7fcd730f52e61a7634ba18091b8863ec3fb65b15fd285e551b2902307d05fd60b92a438dcc596ba07ad50e06f2950a2e886cacda43ae21c9d06d68d07cfcebd5a14ed80c1cafdf250a886e0d875c989d10e23dffba199eda4ce86329a885899d974d9d8a87c8365f8aef00cdb68f016aee07b2de17324246412dd6923d6df9791a00c563294446691709f9def9599c7ee82eb19ccf22d10707de20bc70bd0a678b05b72e23077c49ed8157d7cd1a719aa5ab72bc4a3f6448101b77137fc226d8b785a224d22c71d2b628e37a705cbaae7bf29864c6a025914eb456db11edc9fe23f1c169a022048f0c1a17aca44e94601d4d09b72519821d245179b5d80c11024449f79e97ed38ecf6c4fcdbb0f06ab00fd097b838d2c8acced39d67634b468802dc8cd648e196110c455c40520c63f7935ad21551acdf2a27bf673b215e47500e0abce906f2cb389fa0771e2c1fa064b082bdc327261c5425e8a019c6ae9159031f284dc9061c817f9bb262e2f4aad0438ddabbadc7bd46de8d4dfd2e3c6437c365bdd9721d58539b8ee0a94667801a367b82128e436670d447bf582739c6e8d87490a48c3659e0d856678a278ae35cb88533100daa266a5bd5d3b38fc63a3880c58b92ecc08a39ef37c5c301b4e3917b3a984ad89f729e3dd266266b2de0522264a64bb8ca4d10635524dfd69429385e94d6b49270c2ea9530033d22b8c91e082a977cb83a24cc7463fea168cfeca4bc384f41a661b6ad4d6c02ba30f06eb141a332ee68f104e930772d67e499b51715b822493f40734dac68723f96d8adb22c28753d8845e1269bb9b05feeb2ee1222b7fd0b1f4801c84d2b24c55e84c83dedcf0d671e1a10db03dc67fa4e0372db087ecfaf7967dcf1078f32bae259009beae0492ecd5418e43bf59a62f5b547edfec58bdf363e387f418b992158a3286a67aa4ebfca58f5f2f4882277e0db38e1c929602278b72492601f91d004541a042a9868aaf21e3d29bc260cb22f5b91176e5083bff805380a9afa3ba45265c9463cc23831f98c07200d7e82f828306c406e1dffe1e7e9dc844a8fb90bcd893f9e25257d4f46221744a04f04d83399db548614bd1969c0cf3c82f801a07fbe422f0390fdf449ba9c5057df5ea0d6453a9d03e8af7e837f8d4fd138842f064beee7c0e0b8cbb7874d2141bee6d738a3e63cd1738e0cc0550591c1afb5ef4291ac8e39a7cd0f26f0e8ad9d49d1bf66d8c978906cd9b75682448f96219cb1806adcc5268749ff4b725fcf873f792fadb5fe9c69b764e3e2143d7cf2ef255a527e4e930ad3f324245e81d35c78e0d0f9fa1a5e5e0d53f49f67bd357ec71539ccb031ed13391acfd4b4dbd1795e50ea3422768c2aadc6797f9f844dd5208471f35ab25b1fc60c3f00854ea6ed042dc6eee634fd743cec7079a0ca57384e51eff1c9d8c606b5e51b3eaf63ca469f9d3d2e29d7d5fa3a911ff8479141193147438ffb91028e3bc41459c1ed664db165816b92b891d557d367d96076e946965f9ff7175ae074b405ee048bf91f55ea44d6cab1742d01a3bd49911f671d8a1a8de9da2a3700fb1cbb4b13001dbcae0d48fc9c8858d604fbfa64b224a583b07585b8fa741a16e8e3baaf30e141c48fb6abfa5dc78645def6921e5d8aec67fd38fe32ae9595c36caa6bbaa6cb20c782b32d0ac16f739b2ab1c258272def89c06ef87777c318b77b86e6e778badfafb96cd6a69f519ca4144911ba650197bab35f43060288319aea6093e4f5d5811c00e52932548e2b961e563877a88cdff3cd2f03df63c34eb1ea8cac3f9359f1c2055ee3a58dba9245c17e5fcaacbe0f4e8835317fe14023770ff72b70aed99049f89af3446b6c106435502ecfa6616959a2a3853a96897099e135ab73efaa6b80274ca983a60c9e10a699b4ed46c0b7ce5c9cdd4656fbf30a537a79d4ee3f9cc2b8aa3ec863355f3e098c55a04a35b53ce5b732877e7c19db0f59f57e0758b3461e9a89fd09ef7f8d88c960ea3b14329707224d2c985bfd09c9a2c04e253e899a6b3f74cc90e2d36c8d9a1d026568e0d051f06a768727c59eacafc9424f84a0d7a19d7120c0ea6b8fc92240ff2ee57f67f7a085b65ca2eeb1a9588d4e596669c7c1ad9d2a83c5105506225785477152ed20ff8f7efb11a3946266ca470360d13f968309c4a2eacbb0cbe28d470069cf23472b034a7fd7b7f10262a0c90177a52d219c1c11992ca18a3143ccf836920157a75cf35fffa515445b0ebe36e88b4a4652d1262c56b0aa06cb21516af08327d64a6b776a240f63193f9c3321964ab21c0d9c647e337c9542065acc6f6ecc8beb623fe7c8382b755d83971e1094c7a9418f9cf7832d9ebe2b5da7c34a9cca0eaf255d99237fa2ee53bbc4172be30389b8eb83fdc952eeb5f1f2f2acdae1085fd3d9051a8906798e0bd8f2e4172db1b81df156ad5d2c2b60957e0ca4692a547e57eeff61c31fc38b42a6829baf226b991cf9283e5ef55788b6806895b873173bb6ae0b1fb48071ac4744ba9769f0d90182704f622ad68fbabdc490a3265840d11fc71e8154917e89cd7477313467a928b21d18df2ff498407f72eb168d48a3c0a305ca3116df0ea3303d91e8d5b2a44ba975a48ae6364f4aa529259d43cf55f7edafe043595cb4ae1bfd9552b8adbc8b752887c91945d0e2f6a9cfd40da433a3e15bb5b047d34d588083d864f51dfb11f498aec32a560f935eb70923b33b42c6e71bf04e26d747cd6ef7d416869343bc049eedc320e63f8df9ab11a379e2d45a8160fe218889f1afa51970a60af775f3a267ddd4c43e05acfd33b13eb0185fcc0236d7130e5664b7d13c8fca9acfbf0bcffd0d56da869400c179bc397400d339f50abebce446f3410d0aba10979a901a6497ae98a8f8ac836696faf4d91a244cf3fd72ca1244514df5e38dd46ac964d0874d07328bfdf336496f58ae348e8f56485394f21789addfb07c3b6502ca644f33c5559121be6f8a458817ae87ab8c0bf1fb81ea4e17ce8b82869c428295fb5ddfa23e59f0ed6334195226b0d170614a4760a50e121282e2d74016d6ddae9d0bbe2447af37db4524a00a567d6826f271df9c680eff77e2fadc8aa0b6ca22361b081b01382c99429818503ada5bc0e56a6857bde62ee8114c1140d074527b0d09ce7587346feb22b8a70c925e8bbc29219f58524628f39f6bb309441d8fe019803bd135f59bd94baed83327d3dbd822a6cc98ef81b7076c05a6b37afe05b2b1421dc447284266333221fa73bd0198bbe60edaa95836e0e1e23254c057706d23081001073a2c09a3f63b174d268d1c54661132bc3f54bb6631fa4e9382d537ebe3e7398c56893f6714378121f29b9dd358ec7c9b98af14544e2dbb44d33a875a779afcaaaa9d84eb236fa585e13d27959e58fe2e9be1d84acfcd2b77da5f796fbe547b169e53b3cbdb8d91327e4197199c563c126520c0c0d82a985d18f9f7dee5339e62d038dc58505edf5a7dc1872f0a8437d92bf44b98d3b2cf5301e43652d5651001d8314dc19422a38dc600e956ea4057091a946e87fb6f392a2f58642b0b555c157553921c7583d7191eaa69ed8cee5f51567c3c8a0ebbcb5cc67a4aa93d20fc839658a2d56a8cb8f9786fedbe024d15f72c75ed4a3abf7c90927e983010e7bf4eb3add8e26e58e49018ab1ea216a41a210dae807f268614d6c359ac1abe82a0bef6ca0e161422e357117a2a346368e7cbf3b567fdd35072773ab71b8ad404b1d3f961804bdf6a434472b976c9e5e1b3e73e7c3e1ae50c6c4f4f8db4913a8c9617c020417110fdfa77fb15429347b8f949805bbba8b837099e1630d4caa3dd923b2abb240e2ed0615c63caaa4da84e4603f4599610ebc7f409393fd2e978420291ab02d420705887102f865dc420d09935feaa51eb38087b23bb41f47b59e8fac63ff518fbb64776c22527c247b3722e8cf74e9911ed4851a53f930bbffadc0b195cd11d4ab47d5b68bdd03052af3c2ed7e4d4bdcfb4f4cbcdf258256b93c3b4662b17651d8b430878b6a792372babe07f40222478dc5f70dde7111897f65c104e366a7ffdb06cec075d0e9298672d2f9f6945b43e17a3cbc70dcda8a3de75de1e5d5b1028970a33a2ca61a734683255c4e4c99aa8e41b684878b1638c4fc34875b4d929ba8a9725bb49861e2a5cba18ae84105f20cd114f76257f865f1dcdfb52a0320f240825c6acfea834ab2416062ff533b33be7dc44078ed1cdb0c031d0c9d6826d6d5daebc98a27eb11f19be2c870138000fde96b47bdb65be1d96973d674b75a8e34b2e92a549391178682e87a4a1a7de6223d9d5a3c482cfb2c840a8d20e0d05121abb78dff5e57435ae7fa73f71da81ee6e2886fd990b35e1239f57bb548cba35a9804af94a17d2b3e032533bf8d6a9de87808a48d721d92d0d624f305b74ad34dbab90bb1798779967583693355965373fe540675f6fe9467270fe472c8ce26917b3a365a66b9468c79dd9fdf7ba9fcce772b4670107d5b5a87182445e9b3e79d8464fc59e1e103dd7f3b007f52f850beee36575c2e8f7542dd389f68f5301ba320c0177523f9b51dadd921e354966be0204b5156f72b29704a557854927ffe7db95e41123f50cd6ab5604279b92c20349e429d5513110cac7cab0cdbc980bd99681f4523990ecf5d65432de23b8ca906eac622853bec725177961fe222c86242ee3e1642bc405bffe777d4a9ab20a896132dd9de451bf2cffae1edd0075414a971e89e835c89149d3b72c26759c87a9b093004156437e34df288ef1ffa968f4a8612be955b1676784837e071ba70693c8e4b380a9481e2e5c8b831cc7fc2126412780a9b3805776bc6735fa5b0d494bb52e9a3dc3cf9a49939faa2d3a66aefd3d3adea66e3deeee4da3946776bd0fea7d63de5aae7a4dcbb01135ae610b391473f098436809834f8f39e71f849c9ac5ce03363b0d41cd4306cbed30283563af5e98bb45d65219f3c677f7f180b05391b11d48eddf43d740ef6adcabda59665b3fda876f2ce613d05b5b0847b64d36803f63be695cb7aaf758d0bf7b939a28b6b095ba94ef08ef3a67842f64c062b468783d1c78ea53639c9313f185ba888b491a86cf86aebf0df5c62836c061132ece058da32708643a075bdb1eea77c63bf2457b4cbffd5d432fcb78aad44566f5406ae7062776361f43be680f83778a9a637a7d5889f57456f56bbab5d7ac9be2a03b0b245d8115f8aaa41b0ede6f34728e35e2cef63c82328c734e58a414c0d85ab8d72321a2d8c3a801dd4db687a3fbd7f90659190bb4f43f554a27af9d5b4b9a10dcbff264fb28e5f7c74b529b6130c4ed4cf27fa17d2527e91872c5269e4daca6947cdfa4d1d3d54db096f0f3274570f10f65b68efa8c3070a436616e34589d88bb7200b9f6600bb55655e887b8f60ffca5aa0d8df0abaa81abf707fcca27d5b894f36af1d2aa49c9a5477d558c917ab18566f89fb771ea80982f299c6d7721a0e1c2e685e103e5aa9095b4d7b00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('ce75b22a-7381-4c6d-94fe-2a88efc5e71a', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'connector.sync', 'e46956d3-0512-48f6-b13b-d572f35361cd', '8ef0376c-d57f-4dd8-b52b-d71c1af420f2', 'failed', '{}', NULL, '2026-11-27 02:11:13.045+00', '2026-11-27 02:11:15.972+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('d7620650-af20-4d19-942b-d17692ca0e48', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'connector.delete', 'e46956d3-0512-48f6-b13b-d572f35361cd', '8ef0376c-d57f-4dd8-b52b-d71c1af420f2', 'succeeded', '{}', NULL, '2026-11-27 02:11:14.692+00', '2026-11-27 02:11:18.014+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('ced0da16-0612-48a7-9d16-4340d2eb8671', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'connector.sync', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '11002e9a-f6e9-4f81-8523-e6c6adc60681', 'succeeded', '{}', NULL, '2026-11-27 02:10:45.855+00', '2026-11-27 02:11:18.099+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-27 02:10:20.305+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-27 02:10:21.812+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-27 02:10:22.278+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-27 02:10:22.619+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-27 02:10:22.688+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-27 02:10:22.998+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-27 02:10:23.247+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-27 02:10:23.327+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-27 02:10:23.419+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-27 02:10:23.499+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-27 02:10:23.555+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-27 02:10:23.619+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-27 02:10:23.719+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-27 02:10:23.836+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-27 02:10:23.94+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-27 02:10:24.039+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-27 02:10:24.619+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-27 02:10:24.703+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-27 02:10:24.841+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-27 02:10:24.891+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-27 02:10:25.015+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-27 02:10:25.228+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-27 02:10:25.399+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-27 02:10:25.444+00');
insert into migrations (version, name, sha256, at) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-27 02:10:25.536+00');
insert into migrations (version, name, sha256, at) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-27 02:10:25.742+00');
insert into migrations (version, name, sha256, at) overriding system value values ('27', '0027-webhooks.sql', 'e5ea3aae94525bfbd4347036493caf72e1659e11f3d30a9bdd032748a8fb8c0f', '2026-11-27 02:10:25.979+00');
insert into migrations (version, name, sha256, at) overriding system value values ('28', '0028-kept-alive.sql', 'bb2d60c2c15e39303985fbb5098431c34a517afd0c62fe0412e717c890829ee8', '2026-11-27 02:10:26.342+00');
insert into migrations (version, name, sha256, at) overriding system value values ('29', '0029-hooks.sql', '5f205b77a1caf47a56cd1a505cd9f3656ccbc09dc1022b728267e19f880b11ef', '2026-11-27 02:10:26.459+00');
insert into migrations (version, name, sha256, at) overriding system value values ('30', '0030-feed.sql', '39cceb35f0660e08b9d1c22565b44c3a2115b72d817a94014fb40a9f90cd18e7', '2026-11-27 02:10:26.593+00');
insert into migrations (version, name, sha256, at) overriding system value values ('31', '0031-changes-of-copies.sql', '78e811ad2fe1d6c3240e7a79773aba91b2850d15aa0a2e2854a722f124a321f6', '2026-11-27 02:10:26.735+00');
insert into migrations (version, name, sha256, at) overriding system value values ('32', '0032-metadata.sql', 'dde7545d4fe27b4d30ddb8e96fa0a46fc9b60187942ef26db54ef68b7c5eb7b0', '2026-11-27 02:10:27.112+00');
insert into migrations (version, name, sha256, at) overriding system value values ('33', '0033-hook-owners.sql', 'a040ad1b2adb3f5705c69edc80beed2e99bf07e19e40f3d35a6897fadd57788b', '2026-11-27 02:10:27.196+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('727bebbc-4653-4817-8c7a-58a655895f13', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'hubspot', E'\\x01808f0d763c99487c83f42fe473ab59ce01784a59d06dd002df52ec3ad3d4504750f30f733d071c973dfcb458fb02e000f7d34b08e4cd4b035ae03e996cc5aedfdc0297a0267696cbf259c2d1b59a05f4eafa96d8c8eda2fa64763664', '2026-11-27 02:10:55.229+00', '2026-11-27 02:10:55.229+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('37b68f10-be8b-44fd-9f9a-e4e3e6a4ef7d', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', E'\\x0bae1ba2e0cf931a54029cddb719147101b3fb001f6daeaa21fbb0c8d21bbc98', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01808f0d763c99487c83f42fe473ab59ce016e6c666512e7b9d5e8e7185cddc79855df9c07ae69c82e07b3bbdc7ec3cbc42000003d72071932bf5c127cac599355f466e4ab64f74acf81ddbf79cf70b3e284c461b83572bbe164d7363f635fc563b40a5ab59111531ec857bc6f4977aa54', '2026-11-27 02:11:03.336+00', '2026-11-27 02:21:03.336+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'Default', 'active', '2026-11-27 02:10:42.146+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-27 02:10:47.844+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-27 02:10:54.909+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-27 02:11:03.316+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-27 02:11:07.714+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-27 02:11:16.646+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, NULL, NULL, '2026-11-27 02:11:06.188+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_10', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, NULL, NULL, '2026-11-27 02:11:06.188+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_100', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, NULL, NULL, '2026-11-27 02:11:06.189+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:10:52.206+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_10', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:10:52.219+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_100', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:10:52.22+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, NULL, NULL, '2026-11-27 02:11:00.385+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_10', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, NULL, NULL, '2026-11-27 02:11:00.387+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_100', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, NULL, NULL, '2026-11-27 02:11:00.41+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, NULL, NULL, '2026-11-27 02:11:17.717+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_10', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, NULL, NULL, '2026-11-27 02:11:17.717+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_100', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, NULL, NULL, '2026-11-27 02:11:17.717+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_1', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, NULL, NULL, '2026-11-27 02:11:12.558+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_10', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 02:11:12.564+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_100', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '52ec9913-1ef8-4a88-9f9f-b66bba787070', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 02:11:12.564+00', NULL, '1', NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'subscriptions', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '4', 'ced0da16-0612-48a7-9d16-4340d2eb8671', 'idle', NULL, '"2026-11-27T02:06:07.871Z"', NULL, '2026-11-27 02:11:15.221+00', '2026-11-27 02:11:15.221+00', NULL, '2026-11-27 03:11:35.053752+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'customers', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '1', 'ced0da16-0612-48a7-9d16-4340d2eb8671', 'idle', NULL, '"2026-11-27T02:05:47.905Z"', NULL, '2026-11-27 02:10:53.871+00', '2026-11-27 02:10:53.871+00', NULL, '2026-11-27 03:11:28.453075+00', '3', '3', '{"added": 251, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'invoices', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '2', 'ced0da16-0612-48a7-9d16-4340d2eb8671', 'idle', NULL, '"2026-11-27T02:05:55.156Z"', NULL, '2026-11-27 02:11:02.791+00', '2026-11-27 02:11:02.791+00', NULL, '2026-11-27 03:08:46.736274+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'charges', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '3', 'ced0da16-0612-48a7-9d16-4340d2eb8671', 'idle', NULL, '"2026-11-27T02:06:03.341Z"', NULL, '2026-11-27 02:11:07.318+00', '2026-11-27 02:11:07.318+00', NULL, '2026-11-27 03:10:43.46592+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'refunds', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '5', 'ced0da16-0612-48a7-9d16-4340d2eb8671', 'idle', NULL, '"2026-11-27T02:06:16.750Z"', NULL, '2026-11-27 02:11:18.028+00', '2026-11-27 02:11:18.028+00', NULL, '2026-11-27 03:09:48.719366+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('8ef0376c-d57f-4dd8-b52b-d71c1af420f2', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '2026-11-27 02:11:15.074+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('11002e9a-f6e9-4f81-8523-e6c6adc60681', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '2026-11-27 02:11:16.119+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('52ec9913-1ef8-4a88-9f9f-b66bba787070', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', 'stripe', 'true', NULL, '2026-11-27 03:08:46.736274+00', NULL, 'false', 'false', '2026-11-27 02:10:45.855+00', '5', '2026-11-27 02:11:16.085+00', NULL, '0', NULL, '{}', '2026-11-27 02:11:18.101+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x4dfe633a4eaf27ddcb0b41938bb773007b85944fcdf2b72de2a59b1d21383be6', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', NULL, NULL, NULL, '2026-11-27 02:10:42.586+00', '2026-11-27 02:25:42.586+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xa475890a6eec55064425919384d440d0c1801f2c02088ca8429383d8146194d3', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', NULL, NULL, NULL, '2026-11-27 02:10:42.725+00', '2026-11-27 02:25:42.725+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x4420a8e2ccb21c7d4954bf995581c4be5f79ff1b3c68d5b0921e720b410c9191', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', NULL, NULL, NULL, '2026-11-27 02:10:48.003+00', '2026-11-27 02:25:48.003+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x4ddf23d13b8ac768338031a86c29accf4c450c4a456f5e0c7e37dc663433ba4c', 'scoped', 'b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', '11002e9a-f6e9-4f81-8523-e6c6adc60681', NULL, NULL, '2026-11-27 02:10:51.677+00', '2026-11-27 02:30:51.677+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xddd51a8b62a3c1310ba4a4a3a2e9e20fb6bce8c098756e02bb34fdca398021a7', 'application', 'b847be66-525d-45f0-beb1-b8cc1bd357df', 'f25a1c2b-fc7b-4f09-a8d4-2563dba1529c', NULL, NULL, NULL, '2026-11-27 02:11:03.368+00', '2026-11-27 02:26:03.368+00', NULL, '0', 'false');
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.seen_records_id_seq', coalesce((select max(id) from seen_records), 0) + 1, false);
select setval('plugboard.copy_marks_id_seq', coalesce((select max(id) from copy_marks), 0) + 1, false);
set session_replication_role = origin;
