
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
insert into application_organizations (application_id, organization_id) overriding system value values ('da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('da16bd54-0bc1-4384-9c2d-d2fe49404336', 'pbc_lE_icH_dlr3qeCNUyywejg', E'\\x735becade59e2829692cb5a6ee0e5c80cb36f9b16d3cea59a89117ae65d4bf4a', 'First application', 'active', '2026-11-27 02:05:39.718+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '1', '3fa4380a-0112-420d-a86b-08b4f095602d', '2026-11-27 02:05:43.148+00', 'req_9ff486bdb1a3e862539dd2f4861980f4', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x3fc8bc23823fa126d6034d407305f490f37f2dcb1dd0d276bb4c283689e315af', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '2', 'bdf5beb3-9573-4959-9e54-7816764a1c02', '2026-11-27 02:05:44.174+00', 'req_a62013d1042cd2a016ef338f004047a6', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'direct', 'customers', 'create', '200', NULL, '402', '3.1.0', E'\\x3fc8bc23823fa126d6034d407305f490f37f2dcb1dd0d276bb4c283689e315af', E'\\x6f00d5c7152437b4d897e880f7377b92202ddb046c198452f9ed0ccf0166e8d6', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '3', '4a04c676-d29c-478b-bd97-0d7779dcb697', '2026-11-27 02:05:49.121+00', 'req_288acea7761bdd8b643edccc51cf38ca', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '7370120c-110f-456f-bc80-c408236b7e8f', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x6f00d5c7152437b4d897e880f7377b92202ddb046c198452f9ed0ccf0166e8d6', E'\\x3c09507c208c9407e3627ec1b56a6543f9bfc54613de65f49a32cd4f19168d71', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4', '6f428b2d-6781-46e2-b427-d1c8e67a4822', '2026-11-27 02:05:49.815+00', 'req_468ac11c30271bce021a9b98cb684b71', 'scoped', '7370120c-110f-456f-bc80-c408236b7e8f', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'direct', 'customers', 'create', '200', NULL, '536', '3.1.0', E'\\x3c09507c208c9407e3627ec1b56a6543f9bfc54613de65f49a32cd4f19168d71', E'\\x4d238326e79080bed38eb3424d300fcb147efc953b58583d88bf1e1a22186a34', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '5', '2cc23b4c-f61a-4159-9a26-f38941274ad7', '2026-11-27 02:05:59.153+00', 'req_c5249e63a430e1c0d2c684769c16060c', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x4d238326e79080bed38eb3424d300fcb147efc953b58583d88bf1e1a22186a34', E'\\x26ffea2b82ac681bce9675001ef6ca6eda0847f0945ea625b65736bbbed75ced', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '6', '5b47a0b3-20d7-471d-b36f-d23536672ed5', '2026-11-27 02:06:07.009+00', 'req_5319d4aac71c5671cfcb1fcad264a052', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '28f34f19-d2b4-4e0a-9fbd-9d7fa7e7d47d', '595cbcc1-b439-468a-9c9f-54469bd4e5d8', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x26ffea2b82ac681bce9675001ef6ca6eda0847f0945ea625b65736bbbed75ced', E'\\x619fc42cacae0a1750f5207f8d12414fc7b1baf72c70e321df4b51f96d3e44c2', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '7', '415237d2-0852-4513-a550-8b1cc23f06b0', '2026-11-27 02:06:07.702+00', '87163136-aa97-4c5d-afaa-53df05bf19d3', 'system', 'sync', NULL, '595cbcc1-b439-468a-9c9f-54469bd4e5d8', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x619fc42cacae0a1750f5207f8d12414fc7b1baf72c70e321df4b51f96d3e44c2', E'\\x920304cddf18e72cd79760f74ada338e2c28f5f44cad17c57d4eed14768d3b19', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '8', '67887efc-fa7a-4f57-90ed-850a70493ec8', '2026-11-27 02:06:07.881+00', 'req_64a92e8e20cc4b12b4961d8c095fb8aa', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', NULL, '595cbcc1-b439-468a-9c9f-54469bd4e5d8', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x920304cddf18e72cd79760f74ada338e2c28f5f44cad17c57d4eed14768d3b19', E'\\x70db4762173c944dfd4793a067e9ecd7a210d7fbe71e6d52f7a93c64527c9e7d', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '8', E'\\x70db4762173c944dfd4793a067e9ecd7a210d7fbe71e6d52f7a93c64527c9e7d', E'\\x9991c5b648bfe2af15e74acc851828297d153248e94bce55f94493aef13a6d8e');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts, attend_at, attend_failures, status_since, reauth_since, last_success_at, expiry_notice_days, account, metadata, map) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '7370120c-110f-456f-bc80-c408236b7e8f', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.1.0', 'active', NULL, E'\\x018f874211bdbf4779be37f288e7408d44010f67a72fb7c4301f1ccddbc723c4aaa90c3d1964543e2462075bec235551c2493c7970e2a92bdaee7c7feb898c27bf766d', '1', '2026-11-27 02:05:42.182+00', NULL, NULL, '{}', '2026-11-27 02:05:49.815+00', '2026-11-27 02:05:42.182+00', '2026-11-27 02:05:42.182+00', '1', NULL, '2026-11-27 22:23:28.901+00', '0', '2026-11-27 02:05:42.182+00', NULL, '2026-11-27 02:05:42.182+00', NULL, NULL, '{}', '{}');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'customers', '1', 'true', '2026-11-27 02:05:49.16+00', '2026-11-27 02:05:44.177+00', '2026-11-27 02:05:44.177+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'invoices', '2', 'true', '2026-11-27 02:05:57.52+00', '2026-11-27 02:05:49.839+00', '2026-11-27 02:05:49.839+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'charges', '3', 'true', '2026-11-27 02:06:01.443+00', '2026-11-27 02:05:58.473+00', '2026-11-27 02:05:58.473+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'subscriptions', '4', 'true', '2026-11-27 02:06:06.788+00', '2026-11-27 02:06:02.106+00', '2026-11-27 02:06:02.106+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'refunds', '5', 'true', '2026-11-27 02:06:09.652+00', '2026-11-27 02:06:08.078+00', '2026-11-27 02:06:08.078+00');
insert into copy_feeds (organization_id, id, turn, pruned, announced, announced_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '60fe6785-862b-43a3-b7b2-d7259024fe18', '5', '0', '5', NULL);
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '1', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'customers', '1', 'false', '-1', '3', '2026-11-27 02:05:57.631+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '2', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'invoices', '2', 'false', '-1', '2', '2026-11-27 02:05:57.632+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '3', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'charges', '3', 'false', '-1', '2', '2026-11-27 02:06:09.838+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '4', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'subscriptions', '4', 'false', '-1', '2', '2026-11-27 02:06:09.838+00');
insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until, noted_at) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', '5', '7370120c-110f-456f-bc80-c408236b7e8f', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'refunds', '5', 'false', '-1', '2', '2026-11-27 02:06:09.838+00');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('7370120c-110f-456f-bc80-c408236b7e8f', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'user_1', 'active', '2026-11-27 02:05:40.519+00', '2026-11-27 02:05:40.519+00', '{}');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('28f34f19-d2b4-4e0a-9fbd-9d7fa7e7d47d', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'user_2', 'active', '2026-11-27 02:06:01.628+00', '2026-11-27 02:06:01.628+00', '{}');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('8f874211-bdbf-4779-be37-f288e7408d44', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'c2f89e8654418640', E'\\x017fc463ace91fc1272ffa5be76b0d59ef77b316935679e820c260d059c669e63abeb618dcc0779d896e4cdf86171ef1e13bf905a337ac930514ee5039', 'active', '2026-11-27 02:05:42.048+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AY22PxZmMz8udD+Nbqij4FmIkgwGqagNoACL43sAYUj3BtdoxwLHkvd7xzmfUqs/gK3KCmJKBBO5uk7+UA=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'customers', 'visible', '3', '0', '2026-11-27 02:05:44.181+00', '3', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('2', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-27 02:05:49.848+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('3', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'charges', 'visible', '3', '0', '2026-11-27 02:05:58.544+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('4', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-27 02:06:02.144+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('5', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-27 02:06:08.179+00', '2', '0');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\x3cd7c234de1ce0fee23181bad377dc5fcbcccc67d5b27560f5565b549a9a8336', 'f4740310-462e-4cec-ab0a-131171d5818e', '2026-11-27 02:05:43.765+00', '1a648c4e-f102-4467-821e-5b2b9accdbe7', E'\\x018f874211bdbf4779be37f288e7408d4401a7f3af803dbda440e66954e085651f13de52a4a69e89ebe1e7d5bd19786de5d74fa2803fc38ad7df8a5549100a87d0b792e882d01beba3a12f3ad824680ffc2a6c02d5767c3222792a10adb9314003dc0019e24f5ee340f4e3e0c99b083b82bc966b2e831209274fc14cf25422b40b09770237b287e3d21dc6159a80df81053b11028fb136d4ccb209f9879b01b33ff2616d23822119f370305156eb61f5882cd2f16700191688439feabd5fbd3ec656c41d30e0bf7b90150040eb653f30332ff102a4bab35f757234e859745c01fd52048703646824f9eb279cb7518cf85c1dc4a18b8c4993fc39208fc0357bfd922ca323af87b3b2370804f536df04506994d632819020338b7f3560898d28071cd224e651172a690511e29c9ae624f4d0d49577739d383e8b6ab816471a574dc31aa363016f1f7137f028e0c089fdcb5bee4749d08b9c41350256b1e9037b713362795d9ade22fb97a875b372da3ff3681850487ca43d9f84908a3cd552333ec80bfb2494fd0fc00d3e5ffdb9968adfc166f19c518039cf20d2402e23b41aca6a1e2c1f980be3b07373c97aa3722c0ac91898e3905dcb11d359c31945141618695f7636a8e670197abd6fb2d35d6fa4faa80354c8491d3f84ea26563dbb63f715317b95bfab919d0027418e3fac091cbe56c524889856938de9714c125da58df5f86edb40b45e475df463f3167c544bc537557a0fbecd248099a0bb41fe60a1db1d1a51fb134eb365ca2f500ffa82f58735add86c0504e0beaa5704d82089d4b5f424a27bd393e20d6120b8e38313ba342e57cdb486cd0c1c19e4f09c677e84d99530d0cb41752d6cbfde4a77531aeaa687a5e94928e27dc483e1bb61c4b7fd67847fd2406ffcf4de3e93ad71e4c77b4f69cb78369a29b85f9f7f33c4b64ac97e583a7c1c9e869512f687db2a1d00d028a355837f7ab3333269714b70b247debe19b8940e6fb8df1f03392da7d6c77435949f2266c519be8ce0ea1d8c5de96233f95980f512f9b987633385585fb0c0d727084a6703c348996ad76a38ba79e5e73f088d0dde565287645b1f4d2671e90015803955f74c5c1d9f2d577b751d7f108337c8922cdf057672c179f3a77d67337d87b4c731f49ef63efc8f3169e4e1dbcb0a8203b146301387b602716bb973c6271c1da2a149b4775c8ad472091f4d6f4b98bdd9417b08fa8c862bfa97757a03a5ba9f7d3e911ad5aa8c6ecbdded6ac36b41fa3fcd19b9d5baa4efca73d1726c6f792d87f5cf01b64b25bb6c1ebe17c02b0601931b506555fc7c6ad50512bf9e1a77c028b52179a32291436348c0c0c840cd3866b95a94192e3782f4bc29e3f91c85197e4247c727a8e31c32397077302a7afdcf9aa80bbf66c119a2243fa3e5538e3716c28783b43b61b6795f4d6f0329580188c28ac9095fd24d9bf2bd22a4a86352a760ca7d4887693fce7dacda5f2110542a0884ec01a55ad10da23cbbc160f1a63ecf31bf5149bbbd6bf7c090d1c125970018f6f23bc7c3d2db2f45df5cb04798e94eeb52da7ef0b2553ca1acbd80b1edacbe3b964ecc4402dd02a130c70fa606415b2ab3a203e55e65546e8a9276d535b7ac6374aea14e1a0d0c43e43ad4e8f1a626c50179d84a1a44e5c587f646bda083ea0c48bffa5327f35d876b906f3561b2bd69255c1231fd7b2dbf5c57832137f58ed226c0b28d243cf074e5c84e3be1fa01262578a88d89fb24e9bfc7a548327b97752167a98875d4caab07c2aa2ecc0d7bf51515f02930c1abfa8018690d0226c0dc6e1fb0c36799899972b5c9d8a9c402d356d9fe0baf0eb9c40300fa23629941ca9e27d3ba32451b20d13924e9d5b3a845f2041ffda37bc23d3191d6998f4a4790e0b69a7abdfc041c80e19db6b5a2dd290d2cec1c2fb36c4529ae15a49f3325a65128efa9deee65ee3365cb5ef6df478c96100bf35d064d20273f2094ba01e68d5f047de75206239ac78e57898c3adf49757ab8ea1f184761feca9cfae47a8c2db616b6e02bcc8a08eb1384dd20ae3dfb84175a174abdf4475e0570b4cbfde006eb4789c6b6bc8e502d0c1583b2438fd4a0e24846f48aaf895fa668f6cf55ccc1f29572aa4a04771de30d3911e6a624085b0efb169a79528e73eb15fb33e5179fba791afb1f4f7754acf84f7e01a02bf5e94177efbc9dff75f62f55ba613b119380c20e992ecfae41db8c5263427830fb750853a0e3091bc6ada4234fbbe0bc5415beda7b56b24275da141cd5cef26f2dabe1116ee3794ba490af3263e3c7e33692d3e1e5808451e7f67ee36414078550b989442970326009eaeda28c11146ddf364cb5520916e2c24e25b56bf60b49bee380f3734c57f6ca89b9d0d83725128a3a40a330a1c54642e6ce7267629b567c05007834e9bd3cff28dff126c095e4d351cfef88ac78221dc887c90fc51d407d011df70a4228cac84b4db37357dfff81edaa6412c966b1cdeb0be5fe6047d31dfa3f793904d1b3d77d310187f79d7d8d0f98545bf5b7b56d9484caf5731bd489f765c250e3314e73764b64ef08db706ad706d3ee63304b04cffdb331edcfb76cce24265dc8d45e6f169b7bd3ce8c900ca722878f4d6137fc1b1451059cb8c5912b7be6794206a0ae76412572a0c12bd061055347bb7df65ed6388cb62a37ed697549f4e352e19a62ee4d761ac8a808763b4c8b12f6160c00cf9a68dc54c359c3d0648fd316b30a32d84c065b3ed0d6f3baba38b8024b199ded715ae14c01b40b9ce07e52ae9120481cbe35f408e5c531ff6e36e46b8e3a3b4948e115ab07103088a649038f04e3637d20367ec47f93bbaced2a19eb1e85893ba60058422f7d3691862ef98f9fb1558232359be189e38d3515bd1c99cddc1618241b22cc1842a2b024ee54d6c313494a503e18f7e0397cefec75c328000ba1b01f1a24c81d071287bf9c623fc4dd123eec7a69df975ab748d1dbb561928d6b1a6f0aadf49589182d7cc1d271579463a81248503efc95574be68c7293e8e7ef39886569947a7eb59fad9cb927c7fd320c3424638bc7503cee8e7d50c4f3b485f975ec54e9e70f2319e79c39c9e6a60771a87d9679dc9843b9c9e7becc7d903cddd107498712042730ace759cff722598f82300e370e5dd847974afc5488deb96d3e18b0722124ed70b70f50a773a5d54beecdd3414c96822641178bbcaf2dd28c6855bf7219622f6b17da23e6468bd989ea4247991e130579ecd467511fae54857ce0ac4b67983de21ff8df2daed16814474e1ef296e6850750af2a743e6bc42887a80c6455244a97c6821a625a535ee4682ebf46fcb2df9fa5bced20b04447609089d2d4ff72ce7995f48674f73678d258e787ed43c0aaed12e90276d6d23ba880c0cd9d5ee1179277a04ea71b3c81b359845508957a380223ebd8e65ed28e46c05f3908faac2a23c873cf913ead6f3e882a45a30d9337e56f6e164fb0e12f0fbcc7ee84c1e2a9059a102df3ef60524bda1d721c53b80d29d8a6e70b2bfa6c44b48a01fafe07f303cc37c573a9f3ccb3d9082e119d0c31004aece393887ce4fb6df247877934f14151e1b53807a00f9d73a2554ee9fa41b86feb71e14e14bf154db2deb93d958441887ea7620ee8a702ca790a25159b7d2337a54c0f21eb3bfc28638ac0152629b42100dd21110c0b2c465929942a801d9fd759d36817cd07787854b9cefb31c5fd956dfad0b24f369d9310e916d69d32dea122959595d7d10798f72b98c7f3dd28b64e95ff16240089187c02abcb5c8fd51d5276360695ea40eb8b0e3da92f8eea5963b9b9d68d5e695b974dda3b0884e889b7837de0594c5e8ce96748f272f4c575723eee0bfbd3ae369a1635eb08e775c640fefb4ebb13621899792b70379e7bbe9a1456c6b9d709f29bf1fdc94574daa31385f83e6abc230de825661ec1c23cb3c95fd8cfe6929d637e956fb75d1f78ac4cb59fe47e8ca15a97d90d682184c35686ad9e6ddf2dffea71e0ce998b6765014204c2323fbc2c9548d24a0896337bf3a5d209543ed689318bc229a5d44a85a9030334a006ec8148c03d2b542b8886c2b9d3489b1df3bf8f7dff699d17bebc09a4a9ba232ea3004811792c58409e6f6b96682ad0fe351e228defb0eb944e869347ac7fdafa4b8f854960b091726aa05d690525e5786691da52382461f3a3876c9530fec4ab9a4cdc140d415c0ae82a955006dbeec55ec202abb5067c492ebc359132f56a1e0d7aa8d73c97d541309634e23eedf7d5c31789b5bc7b22dbfb1e3eb044dff96607c660fd26e9666c44c9a77a195231bcae7461ca5e008b3efd89e605b1c54d4b83e17100e84a2092c7b510e7ec050aca92159807c948f3af4f1e26396dcd404e521060dd82c3cbce17bf1f5e6ade039d9ce76a136e32858bef027b923bfe9fd48bf1caca995592e115a1c20bf6690281220e285cf0d9e61fa4d92bdebba5fd1ed7b5fdc920256d8d70faaf1dce979863bbf8fa39257256d349e368c3fc9b3c5021842998c6af3196dae3af758170754faff1e48de89e05d0187b5df2605f4c5e3675bf2ee2be26fef3dd5934b381418231cb402337c2b2245d65449f72afcb05f2bac596328bf136f31c504779b3f7007804c528a9544a8005a069cf861282bd59cfb8c9559e33f2285abbf2334d1a57ae8fe6bcf258b8b31d5143ce1833c2f6ce6777e957d033d455cf43ffb713a35148103c5e20433eacf3a0e3cfd3e3a92476fd1240a304306ac7a0b2f9d5f9f4064ba7c762485661f240fe1fcdf7d5403c1984dbb9c039cc9980eac26cb0adef0fe2f173c4834fd67f90e04e0d9aac67ff8c8f185be1a97dd60b37b38205333580e59d7db6df4e9fa49e0bdecc76d2966d0f9edb016de5620110c3b773a83461da3509e107832af2bb9143bf0348d8ab04c6bfa984d719260fd7016288d4fe424453b1f5d56d71b0bd5094273a7a59f5c7d6e0a7d47570c4c171db9cb4118495e1ccbdfc3e9ee9c1c0a232e5e4708a42aca8e451b4b8db0ea30f799c32f0c885a4c57aa228c5c79c203689e0e466d7125adeef355ea9bd0a45a49a626d41fd1917a293aabc6ef572ff015286cbef9acd0965c908ed8753ae2fec789be3d0e7df533983e0702e813af33cf2e410be07ec96a14c4c2cfeabdc4472669e77010a9ece7004f14376ff990f895f8efe303fd902ed2642154c284f8d231b3b1282d4bf31d6fe90417fe2545173de09d726475b365a56eab01dea505e73c1035efae56e55e7a4720c2798f8a994e101b8edbb05a6ed92bbda095755ab1b1156cf47a7b15aeb42f92aef941d464127f6b2e97ba471d8ae15d8b6fababf014e12e9b134f9bceb6e185550fb15a5b6bcfe81d06e25cb79dbe5799c575d258687d61b0711c41a5ffeb7e344f67f36d536423254b93aaf54448960a5b97f82f64ed6104c993ddcc1cac5e76dce782c8914bc39ecbca4471c1ae8de46146f1b2bd402d349520d68a4b528e826b80b515dbfea4a08faf4adcaa257dbb48840c8e16812de33827f222a426005ed6d498b9a5abb5c448c050d6e533a15cf526b25bf4527185ed349029a1d645b14a8e92e17c2ae82e68021fbf6616f52f98fbc6ea64354e7c2731b9b5ea1d32141bde1c2795cd854545956d039b9b0e0e2b31bac289e8ee62c84abf5cd2a0daa686a8ce708c4236ce5f00dd6bcc6420d332bfec99ba2ae46594119cfc6bfeaead2096a08f1d65ec1a96e3782c346dc84a1cb3caf36ba9e37502861df8f738e23c34ac29059c2396cf78a0be4f6bd68a68eceaed8687078f4b5f3cd154e99e627f1fe407e229f0f0dc483d4aab619a2bf30cd6a4cc51cebef96132e9ec2414c37a546d8f273588faa98961cbab0223faa0f30f593b5034168c1bcd4e83ed2681126fdbd883f2144fb0cd51affd485da55452eca5258813a7d539df646a413ae077388c766c9d35f0f9ed25d003ab7b8be7918f7d09bc6c883e8c5de9f3d490e6cafaff47d575cd2f9f09d61a4e8532fe56f0d987a41502f15d4fa01c2ed1b91ca09272edac89216999b22b2cb16a9c0d264989a9a2c84137fdc19a06e3dc061ee0802610bd86725469b1c64575b7f0429410e02ba50aecaa80f63d4dd2158ab5056f907d0c8a3161850b87a1a68f6acd4637ec288e46dc396a0ef2593a440e39369b2c9e4ab6fe3c3d1fc74bdb8b7abe9ee87ff2f4381b3dba1f01ec13c2bce629ad65748899a3617dc3f0018cf7da5863b131d348ed326a4c8d452a14bfeca9a8bf7dbe1959a2c4262f9971be8f6e5194daae2696c1979f036636930ed4e9a0ee66b0e436e954a50d24a6c2d0eeafe28edcd3179d75808ebd94f1c4b194042a8f69ac959bf5530fc54f98a64b0aa978ea59585d934dd44a8b862ede749a4044bf4a8a602d4580d7eb0c4d55888ccc4f3d4896a01fb82ca108b1e2de16e74cfe3975593b75a1150963df6d940ed09b594b08807e66c10fb97d351e4973380f7d2c66677eae28571d71bb77b168dbc0cdbbe91dc86a2a30012fc1aeecea2c0fdd83079660e9e947eb01bc657a95b6d43ed0cde47a6408397118ddf41d7d714b407b9f2fdee7ae3676faed892c50eed64997bd5317339f7c5d4c1cfb2c98609ff8dae757479174f28f10d737b42ae5686277d0fde82b870b1d7e00851cbf8465994aaa74ddeed933217d83b078e81ae1774ea01908c775f3337ce46ccce8f764d3dbfdf55ef7f5d49f0df3f5d488543edec246315f6e9b04ac0df6499feccde235f3c8a55feef874fd07d7a0861ce7d0a9d15ff4acdaa82cb6e6da1a2aeec8bef6a24eb9eec2741745501500ca1038c3b8d7b5ba2cb5418535026032dc6a4407166e686a39997b8f698b05f15c0e95c69c58c89649ba5f99e7fdc4962584790534ab8323c5546d023a67e243e770484bc4ab157ef572fe10da84460bfa881a8c191b06f4ee3b5d195affcd9a851efaa4298e5f18e5d2dc997b81ffa7658d1b57cbb70ca191469fc8c838f7f863f6065e22aa993042754cb631b2b5d49d94010a8dbba715ed5997a2fa30c932cc6fc0b5603ad81dcde3a0e5f462be08d53d922cadd6ead66323d1be0686c17ad3f02d0dde6120ab99596340036a2a0c3ca932385ca8cdadebe081e7ccf1cbe3c545ce7018412b8b4e3f5e81712e066b19fa6ac8b206c16949196a7669e183baaf84a0938df7a485763169944d7fd7762c65e03d9f9e643d27cb1f486fe7abad4be0f2f7832de3881ac0b774b930a071607191a9af8f2abbc984cb5e73e60ac9f02627e51c9dc1c33ae86b7d333ded26d2a071e6a980c38ee724fab13455c7a59d47606796d56e7559e790c23f2626aa129a8c60e4a3d23881947784f9c66c346ee26e9175cfe7269fb754b530e82dc038b8e11776e47ec76ce895b91423f4296bf7704168537e9677097a6cd274e8f188e7c68a7d110307ae13e2086b721bb08c56cde541c12c3dcdaaebe2e6d7dc605e118de79d7e350c9daa5b925e7b8357057dfbbc5a127427dbbd7e7');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\x3cd7c234de1ce0fee23181bad377dc5fcbcccc67d5b27560f5565b549a9a8336', 'f4740310-462e-4cec-ab0a-131171d5818e', '2026-11-27 02:05:49.272+00', '280c87ed-72c4-4c06-8aba-e9b022287cc0', E'\\x018f874211bdbf4779be37f288e7408d4401064df57d74df9be20ce8ad3d8221069587a090b19c48155e4ec7c01fd0a353b3faec0fe60dcb1fde305d33571cc190c286b93f93706719a1ca3ddc373ed3dc0a795b66eb58d4b1421394289f60c4dc4e37f3fed40022ca7b637ab6b758cc619e32acf24434f20e73787deb2ab1ffcf3234844fa463f3e00f685d440c98a6161dd8c5420962d329c73efdff938b4f3abb62ed7eb1ff7d667858f7b64e260459f537550d8b38ab04f7e1708e2dea0bb6a00b68cc93f1d7ab9b5ac9400533a53d5e146e97aafa140e61385e41272677b78f8a3e16aabbd20676a816f5f460096812edd1d51ec47663ed09a176c35172ff6545307377dc5ba28ff65aa289aa46b7cd24e26faf0240bca4896de28c85ddc6b29bf5392b83135a155f32119640ca8da6e58594cdf8e245ee2e67f381efadc41e5ffa3412f16b96ee834f4236e7848f403625704a618c487cdf1cd59541be17d1d1f2d717a439dfc4a9fcbd3542c1e4ca2b55bf8485d6b0ab87a216506c0eb3ab50c87539f3a0b7982a27f12444d5db389120a1c6477fac87bd7a12365ae65925f06f82d4332849e0fea612bb915c448db40a26a3d8f49e6fba5bf087dc4c2a413944a01b5081f85f2eb6ba8d963bb5f8f365f873da2dfc32bd91d10e2d7af0913c817a0622a54feeb60d518b5146a712b3ac1f1e4f43e74251bed17cc427c3051bf1b51af0e16d930e38eb843d237bf5eee945d5831b3ba94ff28ccaf9c4e0c5e401daf2501458bc4ab5998155f3ce8699033d9f7db15e10c8fab4cdc407b867510d2ba3c9fda81caeacef2101dd4a826cde86646d3f35a500c63c70d3cfb1b3621a4901d6422f870fab1183bbfc1bf5951068b6a201385632a3c350029fb1b2f08936a0563b465b16a138ab4aae2df01a22afa3f3d4ec1cc65ff727ec9f39787c962d9022efc3c46f2b14f293b020b74c0c9660f372ba3d935f95ccfbb418c697a7d961e9501aaff8422887f97ee6ddf717f16654248bd851ba590b021f802fc2e902b426e0c58e25df8c9f5a77e80d77103d5d727d90362bc6985bf259a15c7ab286dc7b3ea82e8a71c43932044d8f324e5c083d01a23a99e9fd50831fc5be7b32bb03c760bb57141a65303540c8825a2f7c14d18929622df0efdc4fcc453ee637125650e321b332b8b6d13bc157f936d7f4a7960e06d2a892333ee86e5cf13d82dc5ee4751c90ccd1321bf62c55784ff2b7007fc12566d241cf180f106a1b1b408030558833e5463c4f50465f34337434abd77a4a9d394fcc1fef2eb7b15486a58f2d3830bdf20f64b6aadee1f834a1af7ac5a01b9cf6786a2e7a38994064ac4ab0f72671e83f73a4d8b350568f0623cd3f404cdf6100354aa42100ebb9561bb1360da3ad668079af38f4b9353d91a366f26307c73434c8d19087edf84ceb1b58c0ab4a595b8c9431ea1a4026e6221664643dfcd9d1af73f595d68953d7175d49e6916175526cdaa8af2e50b506439ded328b0b647caef8a0c61e2ae20cc38f583f8006659464f93882df2e788c198597e492a15ac510f0bfa21e7ffb46756b84274ab3abcafbdc306f7857c2541c98009b8209dc374f938249a18f7575fe0986c3908e9a598cb5ebbb8ac912ced33afe21c275a29ca123cf7b705a6659c2e6991f868cbbfacbac367153255589e4479e8227d1b5006fc2f64016a1b82bafa068968102a421a2e0db9e2b7190824c3ef165d372b31a1d23298c40c8eaa383aab12f0aa9666e57d12c62c4fb5ec9c43e693e8c3e5365726826ece1622f2638a63599fcad41e3135f76f1a6cf4caf3ee34e09a8b14ed0a7858cfb14baf32b1a42efb3a767d9089f95b34ea86468063c2d12a88991d135751d91ba84336472a01387a35ff51b68d357e630db0b996bf0245ed17654c991d8b8adbd660040f28d8ce841bb2dd3d680950794047a2d5f13db1f00b4f96be8915ffba568337ee9571b533ea6ba7b63ec758861dbcc3d7ae3b361006cacc7da124a105cb86d77b7c475e635b9ae7edbe87501c7c1314e9ceec18cb1010c89d1998fec4b4e359313694c45161223fda0748cddd41c20befcc6a2b39ed48376463ac2979e50f5a7f4681dd23affb2db9817b3730e87b125cd1e27a118d025d6530b466b2174b2ecc41d4894b3899b5cf431d73cc57c495c81ae8631f2546f7216b2d5b5ed0b16a6f6910a7e704483de5272ce7fc3b2fde5097c35876a47be18471e2c5cdcc40c03cf78146655019515f87d394a220aeb6cb3cc1780f16f2a4b7d9efb892dfda9808d708e812b67e1b879b19631c981c53eb5ec425d3c2030a5111565ed3df571cf91ac3cd085bb4ab193340fb44d3676ad50ce36c9ab3ae63c780a56e1de3d0d6324d2383d3e6dd6b47b5323bb12b72f216fd50bfaaaea5a73ae2b19fac62ea18b8b620abd8ab0b66a62fe22244f229202947984019a0a6f905a41ad7de549fd666da91df1b692255e0a97040a349048acce2d3862a5913802823a4dfa1aed25c3cdafb4970ed49294632beee1a76d21499d9a594a6e58c61589b37489fb1e64762d81049a383ffec40d5466e646470414d621f5244667ada5c08fb9649ff7c38a7b91c3bad319ce2d2c6664083df87a63a27c13b15bedef3fe13d20a50b4342e138adeed0690d6fe0edfa5e747cd8313658f72f31808825001093ed98e7aa780befb45b7a8da3b01cdbd678221f87a1afc18fa23e4a4911b0e33a7b5a8a4a20a7b0ee15a9453a3090ad2f5103f88ed664ec06f3a33adb78298a6b9aa2298c296e0246098c37acf88468a69499c0ca50a1b1184851880dfb08fe82b7847f2f341bcac2013611682392c2e7c57f9efb59a4246bf8427c7e08a9bc90250e8e34f2724d1945be205834e1f24d2331cada85ba6a72fb66c280b8fb3bb6698a8178f259eb6d0c279bfafdf0a857afdd8796cf4e093af67477bbdaee00678649f617469089d1af51f01923c803754d09e5ca26707258436bcbfe2244abfebccfd7d9f190787ace6131b3a85b680cf47989311d1d31671d7238b6ee9c51d74d3661eb851b6f455eae23e887f3399e00e615e685cf2f3be99f29baf477df1879e46c33cf3d1353c0942cd917c380125c51c1926afaef59625c4fb59659d16a663b74679ca2b08da9cb8cedac701d4a4b688d000a093de496f312ea7b5496d54e6d2c82fff0f152e4cdc1eff15a2419a68b249a4be3a1b38fcc3ac36b83dc1b16f966224a5090b782158d69531e9e51069971354e2e7662ab05e03da894c2739e00f516d08892b3e34cb7c12057cfdcdb0aa313fb5dfcc5eb146d3824bc4a3347b247c57059160d8afa11b7d776c9638978432148bba6b95e6d1019e9547aa5acf5de6f1847dbd91e6a1f175ac26fc7cbad5cae2ae91883adfae18a8a344e11c45af3be59c3219b53b6d9a39dbec52fe57021b77bac9cb3faeac4937969b073e1aa054dc7659a2fedfab348df28ca1c0ecdfb697583f8fedbe36d3dbe59d662787ae8e945934dd620346049db9497b145f7cae8134464b4b615d91657588418a1aef33d3bff8e17c70d75790d91e306a8e9cef95102d53403f53fe93ab19c04de438e79df1a925ebcd02613394d26894f1dbc3289895df76c86cabe7c68829215bda295cf365b96208b5698baeb36c3dbdaafd431d2112d800014038e8c04d05520c0bc4d8afe62a931bc311060544587d73d5ab0f221e1f87306f92169f29d31194521bd2cf07ab313da62444c45e5cfbe16e375e14f3ca9245ee41993d7ae93bdeccc5b54d04d875917a172ccf4407a76c75ff9e8a2783800cbad15a3b078ef9387914083b5156cc76a0fc266cc82ffc6c1d8e80144b1812aeca40bdb117069c3aa9dac53d8d81e67347e9674eaf3c880578be8570a325f691c718a281be0c7bcc0253ecc8d5848f175c9c5c218b3daf9fa54d92375075aea393843e322922ad9541fae0ef118f38df1f93275a4fc3766965afdc97133703a3b53e5d3b0d6bac4f04ea95d08cbb5cb762b86a66699ce35a72eeb1e10445237f2ca01acb72166564af1efb5c5e53b7499bb137ca14b2ec2407728b2e3fc10ef367d5249cfe42dfe86d7b1f6ae5a842959279c6cf56b293fc3b3875c2fa00599f71be7f95c5070ea217171aff5d0165f5f912884ca147a95532acd6f6600832e87d347e289856f26de111936cbdc03a9de12b43c647f47095565f2126a2f0c39bf5dbfad4c40e9cc78b7c4227a9575039e5b7a89eb8a17343cf123bca56c18696f6a723b634ca0d6528bbc811a7e5cb995609d0d7686e1fab17487e45c198e19be7f41fa6b77dd0002306cf884a5bb808f0a0b2dcda87fac6ec15bb2827c5c81ad5691f3cf67d76f170d20d86df35eb4df2ea3cecc6831934bf81bf913d51d0708d3d966091c25c171fc3b50f89013b269fd78801f86192056b952dc10b676beb7d88133a2e3fa7f9bc4e48713bcac3c01a6edf3950c5641adedd4f40ae6357d7fe505ab053bd2a558668f39e540ca9ee2d278fbf8121206b13f14c1bcb7506437fa03d133af5fe2bd7b9b001cb66e01777954863cb77c002a85becea6d79542b41d905c6177a18b66c4c255aeb0134bfa2fbd6b4c38f3961c3a4a150edcafd4f764f42dc9fcc49945bec889d54b509ba47bdcd376ab94f290a5faeb609d1133cadfd07c7d57f9866e74e5d1fcab463e1236de42ba633d6223a7deea147beabbe8e69eee189163809d3798c683d6853cce9dc45501398948869b425072ac3baa0db579e6cefcbf26a967ccdee23d6459661d427e945e7f9b1ea575a83d635b6b0e25f59af860d71161cece298debe5bb3b837db2a22232f1da706febb1847218bf794923c8df4de927684ee3440b0f2b2df6569ae628f9ae9ecddffd0a761fba919ae7e1c4ad7d0778614e6f9900bc65c67e9199df8859e3372da0f72efd14aa0978feb379d3542e37ab4f7dccb11637ef067ece87133040ca88b9b5ade93e32ab8568f26a68a824c8cf4d20597e3640c4dae66748c74c9595ac34fd860430bf26981fb42c2b74337953c8eb67b9e574b35b43670f41574ee1789ce3eb9517773076dd21edae402b94c1647ac8001fa314fb66bf100377b1dbc9b2e445bc9ee187d36b3ed24c99df3a903a94f2b8920beb7281f4fcb517052e18cdc52823815556e2ef3eb0fe90379b033fdfdc0a72a0560f2bde8d241794c5ab7a5884eef657fee64f9a59c9aec7e3894aec6131a89f80b643c0773278efa6ff640a9b69684ee6e4d1e44ab8829e03926d950e345762f59892fea885c60251a3f23201a8774c5240b964f7b2649b39694bac491a3bbcbafea83962c7a3fba563e6f9c402a1a6cd3d555841043dbfa7f3d0652311fb0aa8dc41f757bfd6457908a6b19fcf452c39b3cdc1be1a2bd4575a36314e3d8e5c83d4ef0633738cfd6848cf902d66c0b2e73b5aca803eba299e77269fc4dfc95310d4d3e3a209c6241169a63a3d33a908eccbdb7c143a8665182ef016c8468803e46dc80f194cc77897d999160782829ed221dfeb984d3d63a2dfdf4047f063ef068277f16d805d0faede0b9af3001551430219bc3ed7b00db416a784c4a3efcb8115c0c2c65f8aa786c08423e9b9bfba8c4a77db161c4b8008de49615058db98967493eaa41e5f6e1ae0976126ab4e71b09e1a30f132c87fe25c092bdca9edf27ffaa312a38daceb439c26304a70c2f8722a400eea518a8dc8027b423c2cec7ac996ebfd742e56e48af92581402d763b138dc9427ed99001b30ce4848771498a218f2f87f87960817de698a17e89daf3c446ee2eb88c10e41032c3e661f209fe2c914fddf30dd8e78d36d0c5f32693de9f1c3dd67c0f300975aeca0e6a8bf7ae54d13aca55dd61fa07d6921862a74616dcd55268c039ee2c7bac151d03d3c21de2951ee4c6d3ca91c784ff695be88dfa16840533a9338e8982f58b6c78ad80f3c15f84ab4046beb28cf55156899ef14f296d330a5138fb92f16045931071eaecc45c350c7cd3b15d6aa9a3b755a9f7d7a54d5fb6b78ee75c46da3dea4b38e3ebee679e4a18974e8ebf120a432587989fe9826c390bfcda8f65f416562d8a36bd4f049ee61a3358ff6658f1710a96bc8782ae38c99f0b988ab98679a777dd2e98d6aae3b26503b429faaaf5dd8777352b9e106c5d22c91354e012911dcc56bcefa044d981212ba6928e3150ffe9d97919db5b28a458db89df8be03c3429c2498f35e617b167877fc475d62de7fcbadaa1ea5ba4d51f6369388601fa542635adbdc022be6059ee63631d0ef3a4a6f329ca0f7d034f2bbd1e50782af576ae0348ca358acf89a9adb2ef659f1dbe740b1fe59b68ff92c1fb02333f5c7e1b7d0858eaa65b946e18c493167d034df49ae50324bffe5bf94713391ea16bd7db42633a3bf95cc5b1f14f65dfee269414488a53a9b30c3d7dd5ad7224314c3c3cdcef5c1ea5c3685c565a17e164a5e61ff0a01ba98d11ba9d866a66c5e73bd67d0616ae9eb8215b53fa87fbeb49aa6a4685d8a6e60e50dbc7f8bd5f4f625fffb772f5b4341f10e845125d6d1fa0c3f5e92bc21964bc22d6246d812f6b0b426513653f8280b80907bb74bc288065508077ed7700226bff77b6469113cc2701128b4478b1d68de1e597c36a8f88849653356e840a08af37c7d8948ad2508d2b89abeb5b39fdbb5bbff89cb770e4b80e9b3c87d5211f8fedb02a5333c7bd32b0625a23046be032b98e3b7c2107ac5dddf9eb698c2f4fa5b223492a1bce2481ea234b815fd4f7caff6850ab54ee423ce336971803230c02d6b81b116c92898bda12963818fc4fdc738532ddc13099722ca7aaab4e7cd3fdb7c44c61cda61643cded43c4533849b6b62596428327f19634df9948355d313fc6d4b4e23d06027d05dbbc93935f03f537d8aa24731d68bfc16edd1f6d4b4e422704eeb1ab7a7f6c96f7498f01aab18ad2125a93288c98f25122d61e60bfa11cc01879379984c78987f52fe656be21f896f88148750378b41d1d9037e3cffc1d251c3265dc864b96754f06a5aa676b07b9809f21357bc7d021dc1c7c22d9e84a700d5d730c6eaa979de68151c243ef2f15b5424916c2406df2ed275ab915101ce707916a347c0732a84e5d1f6f9bfd0ebe5da85ced162293df5db1fb877ac22ecaba4ab59d9325e1961de2477e0bd9c2233c2b8bd51e83a83f5ef157c9174d738544e39dee6a34214cba1dbfe6e4bd1a7c57bc3cfdd628b088bcfaba81f37b3727be4ce66e2303e2aea236e6f30afd72e445f4c9cdfaac7a7e37459bea3792e0e08b22fb3dc85a42c1dca0ee7f87f15fce8f8761a5cc1c5476bf92f9f1cc0a1f06d28256a395bccd867b329949cc81e53c1cc23540b78e03b815be34c155780581f46aab41cb92f2e600c4f43dca38fc537c6f10fb4fc1ecd463ab9dc9705f2d0eb1e33d15573ce6417da77a0840edfa4cf62c2a2b6c59c8555b2d4796f1122f28dce012e30271b1fc9ba1f2269a2ae389c04eed44e4d5a469529fc3649c7880b3f8732323a8d60edb3b8b91ca6b8bda0a55af9c11d7b5e4421a6214255e068455a5876d029b9cf7f032fd67caae53833cbfdbe55fad194f996533c8bc0930ce840f07c7efed30ed63dda55208db508d080c035f596e1faebedd5a92187354d7901ecdf267ba29654b89607944a3a32618dfc9a73975d688e489f8bfb615ca6086dd2793aa140581d85ace77e6e37a761ecde5c94951dee70eeedba2bb110e9fa2ffab9d916d660afc8a15e7264a560a0906d2ec348bd84f5214a2197be219b912b833ed5714c079d219add0a36bcf743efaadba4b71f0ab873d4d1d4c7d21d0e6c7a49d2334239201f9748563b4d8370a733503316d9ecebbd50a100ceadaf04d2a4550c38cea95fbee835c5ff3225ca9036badd2cfb5e304f08f3bde6687e5cdbe8362a18d4b26ff236bbce92acfdc39510434b421ac4494ddc7cad87254b64a824c5d10d6b14fb691016414d8fc05fab320800b13d60c66f9e6089aa1cc803b77e31a9ea246f462205d21ac6d7f9f5bb662276ac91f6e787d85c9903cd438aa98ee4614e63ee55aaf6a075fd4636613c69a558661c9c17469a7f07201ac42f149fa2b7d925311b998716f62697fbc4f96e800b1874acee3a68abd8858a0254734074fd5d5b66b2c6f977420b99404ad04228d72eecdb964cd1e0eaa622113084a06dc0fe8ec59baf7ef264570777f2b74dcf80efe2d32826f2b87bb85fe18aee738f4c41c7f22eaafb196c3b71ea67236735b11b69cf042542a396a47ced40826e6fc5187d18018c4361082d8fe82314644517c141a42975a49d80e92d9e85919e4512200ad3fa5f9a17433e97e8818fbfd75c079917210959898ea9c656c7ac6301558b9b3fb359c8c7dd4ec6a9a868f5ec5a51f05cad069ffd6a50c16a139b9aaa8f4811c5c144d78d2fcb6449b572e3e1b91456d8efec376315d62157f62d87c239848cf06fcbdde39222794772241d1f3c3795bb882c72e0d3d84223326591d75e7db9b7f80116222f2a523ad4be31120cf168f27073c1ed0db0b0f49c0a26b5c079d6d07c0c8d49e087d52c9b204b0f5242ee8ab75375df840258e11d096e07a9b8d0f3f180d3e9ac2fa2433e6ba154aaab9ce10d2715eb10356113381b78df78c479d1c6a6e343b695a6b2b700601540e139f928bbdb2aed4dd4d092d63f3c98f0fe6fcf11783408b9dade590ead42c8dd8173a286ffade394440cb357a4f90b4aca310c372525d3927342d48232f6afcb01dc26e2ef1b500e6febb38017e00fbba5a7fb29dfb1111df5d47a867fe509564e471ff865faa62f45872b993b3b2b1693e59add51692f799f56492d20e854c7c3bb1b729ffd14032676dbcbd3fee91f93980d0b64ff33caa7213e334e8c9bf4571cef0c2088c7c7362a946e3fbd3d8468bc39acea229fe50474d078074f9e1d8507ea572e3163e9b95161a0d6752f5ba24a6e80005dc014a9c4fed8e227481e9212a822b008ff19aaaa48ffc787ef6311691a87326370f4e5344b2bb27ef3dfb771d65793e7d82cd2ecadfd4a5064b9c453010d712bbbc6a6c0bd9502fc6db4b61ffdb93d502a584b6703952efc62828a29c2afe7629fdb2cadef315f4b14a7912bbb7ceb6bc589c56f03262ce47de49fe7f8523165fcf8c024455576f39a4f0108bcfa6b702cf7d62205d6b11b729e88d7bb349cd89710bf29d4d3933f7e495b3043d047b71acb5a7536a777687612d4e5ea37253b59c1b33bc6807560c02e43bc2eb99c055dbf1c2af9607fbd88d728ddc0f2ea82f8ed9f93ed1e8918dba8ea005eba390e83baffa23bbd348818d5adf73ddb075e73938b92a9254205d2efb19394b4a7c834f6db6bd1b1822de9c591d5ec96faa4ca49d7b64fcf292e8796e7f82bc3846cad539e82c64eb1ed5664b7faacc6498ce8d820787d9d190da8fe01c27c53b178d18c5bebebfd2c5f2e43426f4c04037d7550ed5bb07dc3cc22e1e77a92d10c4539c4001434b4ff3904195a37b369efd0650ff2a0d87d23577b91b0f4e0c9c1ed62589d993b6dbede662aeae7670780bc47a57e13b95eb009156c94a0dd895726c036f601c65085e402bf22b3dbdc4da5938e58d02b360965acd0f1e5785432c7a2b704757bcfc00675f5a1ec8157c35a150a4944698bf88f2164e230035e8084017445b4cf1ef24bf0156e1945c95e4dc3510aa75e239ff242781eb85e5b3a620c2d2ac84e5f32c3b4ae08022bbd1a58ce5852554a0fa9ba1c0f88a8ec0c2503a8d02852a9558de85560ec41b4af8e9d342f0acc5ec4d23d9f24e264a5aec54c5b7364f15f7b8e4d69f13f8f2b144e548724b52152621c21094d52f95b2271fa5fb9e342e22e3aa420a49c51308c891eca764c293340afdbb8813b76215d985da7846f3718dfade18766038c2108f8f852203dbd2bdf5a598751edc0039ded28af8a8dbb40e433b6efc9357322a0b8c9d45a9de59bf84a44f59f3ab5483fd19dc701f3b9fc9e1e14a2b2bebb8373c581169b21a8d921e3b84efcf08b39b768e70ead0fbcc31f91f6b7a61c903e7ace000250191c8c2a6bfb0db0340c28581877f2eab644c0886d94e90ebe82a5451d490f54fcd2e0d1561e3f1739ad2e6c7a2e24c12de34953eaa3e6d70672f00b70496bd417812d5883f878ae34105490af6320b73253f2ddd5d3c4fc963e1333a99dc25033f74c2515e143e1982162fcc752cff919f8ef8bf801e205ebe517d26620311e427b4245070e86acc254f7af2a3f8b5c074b35b1fe1c2261f270eea96574abf077c3f89eeb4dd6cbae6691db33c21332cdf9f26d4877636858f4e37a30f77473129f7d422b1b4f5ae45cb0e4f78b74e49d7814aa6d84930e72633cb71fa3f572dde28ecb38a7af64bf5ca116c6c3a8c27583321f4088c38e1f30ce96338da75c362bfc7275fc47d531cf298ab75ae736d21e068533c9af6f2aaf372a2a1e94a09dfe9ce8526d25e11e5182658bd746350a8ec97dcff916b1786b19fe041ecd814ed4138c106751ef4fe774783aeef56775a52b22e2615b12747b104041bbc61e4b41e193c2fe5232b0201e1357ed191b7ff437458cbd3b6c36ec3460ded6125a3c0e2b692c696866b1aa619d2770a62ef12333e1a3aca4f30c24d6aef9b38ee3a0de0f3a4db4bb4783ef355998f0e064e80967a220a4e5aa49c6ca71feb6426e900ff69893af2a3080da13811364337703cdce4fba1fbc5dc6f4170dcd0a67a96b99c40b5b7d85966e1bd2ebc1da43d654060e26691565bdf106fc9ce44b26049e03e6d8fae3e1fddc168223e6bd7d757e6e4980b19675246cd2f4c4517b063bef7eed62e50c65356de9f85e4064f24c979bb61243336d8ab2973844a4507899955d11696267bcefb97a3d50043469cea62c9f5a7603d1cd42aef9918370cb525b9b34d046a5b084d96801dc75979287fecdbc2ababef187dd70637b244c73806c06f346c2feedf95d5f5984555b7ed9a183e31268bd452a40778d48d4f211a64269aaa1d7fcf65649bb45f00dcd8b0f227f38ab6c90c67d715e289df2ef14f2e845e14dfcc7d9cf1e5a4f90110687f06c17ae4ea1d11b58a1d412c6639069e691387fb74e8b7d128992d85eb3f71c398612f6adbb3cfccdd42799c1272d52638f201bddca67511479e21ac86b1b577b63ad331a5703c76973e60109df63c9b6bb7019d9f4368e5fb77c2886079ad9f6af0ed47ba5d7dba6e5579eb3e426ee1a5cc014d990d23987ffaef8598b0a42c70b79c16ab1a58ca698febb066290500e3694ba180860c141762bbcfdba3648e2aa80a46eaf16be543b81b066278046ac79082522735832cfc47c4b087414255973223382fced65a304dff1b42b217662020d27d3da5a9e77d246cd54bad815d3e1252efee792119b56cfccd2f6a9a7bb1a411a7fa49aa9b77ae42f1c1c3ecd6595256770026eea36753c7cadaeb697ce1005677d88eb9745a61ad00ec2be4435a833f92baf94d49f091842e66cf3da2ad73f864cfe6fb89d533e17d6214e49b60aafdf2451909cbe091b93d7b035cf80a67e27721114e956f22f57a1152ebc2e4e5ac936cc424a8fa760b33e51111985d51646638e0ab771d0189e58ede660c7891e86ff3bc9f224df45fb0821da62f83d5d2774d173059380d96460a691b2f00660847abb8c3d4f480ef00369e7f72e522fd0f');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('87163136-aa97-4c5d-afaa-53df05bf19d3', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'connector.sync', '595cbcc1-b439-468a-9c9f-54469bd4e5d8', '28f34f19-d2b4-4e0a-9fbd-9d7fa7e7d47d', 'failed', '{}', NULL, '2026-11-27 02:06:06.904+00', '2026-11-27 02:06:07.652+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('4cb819b1-ce80-4399-be21-f25ab081b464', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'connector.delete', '595cbcc1-b439-468a-9c9f-54469bd4e5d8', '28f34f19-d2b4-4e0a-9fbd-9d7fa7e7d47d', 'succeeded', '{}', NULL, '2026-11-27 02:06:07.31+00', '2026-11-27 02:06:09.722+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('22c1b163-9f95-429c-a161-a15685df0b71', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'connector.sync', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '7370120c-110f-456f-bc80-c408236b7e8f', 'succeeded', '{}', NULL, '2026-11-27 02:05:42.756+00', '2026-11-27 02:06:09.731+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-27 02:05:29.505+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-27 02:05:30.292+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-27 02:05:30.517+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-27 02:05:30.664+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-27 02:05:30.738+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-27 02:05:30.808+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-27 02:05:30.921+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-27 02:05:30.933+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-27 02:05:30.944+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-27 02:05:30.961+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-27 02:05:30.972+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-27 02:05:30.981+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-27 02:05:31.009+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-27 02:05:31.079+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-27 02:05:31.099+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-27 02:05:31.109+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-27 02:05:31.607+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-27 02:05:31.616+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-27 02:05:31.642+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-27 02:05:31.65+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-27 02:05:31.793+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-27 02:05:31.821+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-27 02:05:31.936+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-27 02:05:32.028+00');
insert into migrations (version, name, sha256, at) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-27 02:05:32.038+00');
insert into migrations (version, name, sha256, at) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-27 02:05:32.185+00');
insert into migrations (version, name, sha256, at) overriding system value values ('27', '0027-webhooks.sql', 'e5ea3aae94525bfbd4347036493caf72e1659e11f3d30a9bdd032748a8fb8c0f', '2026-11-27 02:05:32.192+00');
insert into migrations (version, name, sha256, at) overriding system value values ('28', '0028-kept-alive.sql', 'bb2d60c2c15e39303985fbb5098431c34a517afd0c62fe0412e717c890829ee8', '2026-11-27 02:05:32.453+00');
insert into migrations (version, name, sha256, at) overriding system value values ('29', '0029-hooks.sql', '5f205b77a1caf47a56cd1a505cd9f3656ccbc09dc1022b728267e19f880b11ef', '2026-11-27 02:05:32.518+00');
insert into migrations (version, name, sha256, at) overriding system value values ('30', '0030-feed.sql', '39cceb35f0660e08b9d1c22565b44c3a2115b72d817a94014fb40a9f90cd18e7', '2026-11-27 02:05:32.56+00');
insert into migrations (version, name, sha256, at) overriding system value values ('31', '0031-changes-of-copies.sql', '78e811ad2fe1d6c3240e7a79773aba91b2850d15aa0a2e2854a722f124a321f6', '2026-11-27 02:05:32.61+00');
insert into migrations (version, name, sha256, at) overriding system value values ('32', '0032-metadata.sql', 'dde7545d4fe27b4d30ddb8e96fa0a46fc9b60187942ef26db54ef68b7c5eb7b0', '2026-11-27 02:05:32.84+00');
insert into migrations (version, name, sha256, at) overriding system value values ('33', '0033-hook-owners.sql', 'a040ad1b2adb3f5705c69edc80beed2e99bf07e19e40f3d35a6897fadd57788b', '2026-11-27 02:05:32.939+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('92a784f4-2629-4d81-bd05-f9b49f625950', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'hubspot', E'\\x018f874211bdbf4779be37f288e7408d440199a5ca1d4bc9db43dedc1908e25da9ac2ae07012abddcef58d1038adc94fbc383310089029334a619bc2599b3fd6de7d5ee1177b78b41f2d98e34f337714406ad4d2e56b423a13c53b81f3', '2026-11-27 02:05:57.272+00', '2026-11-27 02:05:57.272+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('4c6f05d4-72a2-4a3b-bdde-efd5689d5706', '6cbf930a-30b7-49e0-8292-34f65481a7e9', E'\\x1a3a37148c5f98d1c963ad944c8730ac5d43fbca6a07e85a5ec010e198402c94', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x018f874211bdbf4779be37f288e7408d4401da0eb8d837992d7db131a6ccee10ddbc48f4252050e82c7cc47ae65dff99831fc18fb3399cb891ea44eb98be7478a3635fcdeff4548e00e1c4303fa7d574d5f8bebd9cfad3e17f6c827c808d358e3f0d6c037466d84b963ce4da5bd8ac2aff', '2026-11-27 02:05:58.568+00', '2026-11-27 02:15:58.568+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('6cbf930a-30b7-49e0-8292-34f65481a7e9', 'Default', 'active', '2026-11-27 02:05:39.718+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-27 02:05:44.131+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-27 02:05:49.73+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-27 02:05:58.255+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-27 02:06:01.723+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-27 02:06:07.708+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, NULL, NULL, '2026-11-27 02:06:00.412+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_10', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, NULL, NULL, '2026-11-27 02:06:00.412+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_100', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, NULL, NULL, '2026-11-27 02:06:00.413+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:05:47.728+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_10', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:05:47.729+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_100', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 02:05:47.73+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, NULL, NULL, '2026-11-27 02:05:55.397+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_10', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, NULL, NULL, '2026-11-27 02:05:55.42+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_100', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, NULL, NULL, '2026-11-27 02:05:55.421+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, NULL, NULL, '2026-11-27 02:06:09.111+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_10', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, NULL, NULL, '2026-11-27 02:06:09.112+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_100', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, NULL, NULL, '2026-11-27 02:06:09.112+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_1', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, NULL, NULL, '2026-11-27 02:06:05.608+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_10', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 02:06:05.609+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_100', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4eb50e4e-38d6-4caa-bd19-6aceae116d58', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 02:06:05.609+00', NULL, '1', NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'subscriptions', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '4', '22c1b163-9f95-429c-a161-a15685df0b71', 'idle', NULL, '"2026-11-27T02:01:02.106Z"', NULL, '2026-11-27 02:06:06.788+00', '2026-11-27 02:06:06.788+00', NULL, '2026-11-27 03:08:55.631307+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'customers', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '1', '22c1b163-9f95-429c-a161-a15685df0b71', 'idle', NULL, '"2026-11-27T02:00:44.177Z"', NULL, '2026-11-27 02:05:49.16+00', '2026-11-27 02:05:49.16+00', NULL, '2026-11-27 03:07:02.083024+00', '3', '3', '{"added": 251, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'invoices', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '2', '22c1b163-9f95-429c-a161-a15685df0b71', 'idle', NULL, '"2026-11-27T02:00:49.839Z"', NULL, '2026-11-27 02:05:57.52+00', '2026-11-27 02:05:57.52+00', NULL, '2026-11-27 03:06:11.555893+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'charges', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '3', '22c1b163-9f95-429c-a161-a15685df0b71', 'idle', NULL, '"2026-11-27T02:00:58.473Z"', NULL, '2026-11-27 02:06:01.443+00', '2026-11-27 02:06:01.443+00', NULL, '2026-11-27 03:05:09.775255+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', 'refunds', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '5', '22c1b163-9f95-429c-a161-a15685df0b71', 'idle', NULL, '"2026-11-27T02:01:08.078Z"', NULL, '2026-11-27 02:06:09.652+00', '2026-11-27 02:06:09.652+00', NULL, '2026-11-27 03:07:13.049268+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('28f34f19-d2b4-4e0a-9fbd-9d7fa7e7d47d', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '2026-11-27 02:06:07.406+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('7370120c-110f-456f-bc80-c408236b7e8f', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '2026-11-27 02:06:07.424+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('4eb50e4e-38d6-4caa-bd19-6aceae116d58', '6cbf930a-30b7-49e0-8292-34f65481a7e9', 'stripe', 'true', NULL, '2026-11-27 03:05:09.775255+00', NULL, 'false', 'false', '2026-11-27 02:05:42.756+00', '5', '2026-11-27 02:06:07.414+00', NULL, '0', NULL, '{}', '2026-11-27 02:06:09.734+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xd2f0fd00fffd453174509c8c72874af9c527d00982e955a8c1f7a08c7e139aeb', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9', NULL, NULL, NULL, '2026-11-27 02:05:39.944+00', '2026-11-27 02:20:39.944+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x1fdb3a245ef6d24b13c6647f99e7c1179ac58d4084b2053b91e5a87ef7a731d5', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9', NULL, NULL, NULL, '2026-11-27 02:05:40.133+00', '2026-11-27 02:20:40.133+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x9880777ec27e9b0c0eb4f3b6eff16127dcdab4656a847db3486c1f180fd268ad', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9', NULL, NULL, NULL, '2026-11-27 02:05:45.734+00', '2026-11-27 02:20:45.734+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\x35c76753b46a6fe4e6c3112481d84cd5e49a4c1a14ad93f4f37a6b932f665bae', 'scoped', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9', '7370120c-110f-456f-bc80-c408236b7e8f', NULL, NULL, '2026-11-27 02:05:48.939+00', '2026-11-27 02:25:48.939+00', NULL, '0', 'false');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities) overriding system value values (E'\\xb608bfeed0af3209dab3177cbb601f64c1ffd9af6d238aa2fe2714bdd6468dc6', 'application', 'da16bd54-0bc1-4384-9c2d-d2fe49404336', '6cbf930a-30b7-49e0-8292-34f65481a7e9', NULL, NULL, NULL, '2026-11-27 02:06:00.527+00', '2026-11-27 02:21:00.527+00', NULL, '0', 'false');
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.seen_records_id_seq', coalesce((select max(id) from seen_records), 0) + 1, false);
select setval('plugboard.copy_marks_id_seq', coalesce((select max(id) from copy_marks), 0) + 1, false);
set session_replication_role = origin;
