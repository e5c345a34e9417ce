
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

-- 0034-agent-logins.sql
-- Agents log in: the server is the authorization server of its endpoint of agents. Every secret is stored as its digest.

-- Where an application of an organization says who its user is.
create table agent_login_pages (
  organization_id uuid not null,
  application_id uuid not null,
  url text not null,
  primary key (organization_id, application_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade
);

-- Links by which a customer proves who they are, without a login page. The code opens once; then the cookie of one browser stands for it.
create table agent_invitations (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  digest bytea,
  browser_digest bytea,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_invitations_expire on agent_invitations (expires_at);
create index agent_invitations_of_browser on agent_invitations (browser_digest) where browser_digest is not null;

-- Logins that are not decided yet: what the client asked for, and the browser that asked. The ticket goes to the application, the code
-- comes back from it.
create table agent_logins (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid,
  browser_digest bytea not null,
  ticket_digest bytea,
  code_digest bytea,
  request jsonb not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (ticket_digest, organization_id),
  unique (code_digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_logins_expire on agent_logins (expires_at);

-- What a customer allowed a client: until when, at which level, with which connectors. Ending a grant ends its tokens.
create table agent_grants (
  organization_id uuid not null references organizations,
  id uuid not null,
  application_id uuid not null,
  customer_id uuid not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  level text not null check (level in ('read', 'write', 'delete')),
  -- The only connectors, or all but some; one of both.
  only_connectors uuid[],
  except_connectors uuid[],
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- The authorization code, good once; it stays after its use, so that a second use ends the grant.
  code_digest bytea not null,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  code_used boolean not null default false,
  primary key (organization_id, id),
  unique (code_digest, organization_id),
  foreign key (application_id, organization_id) references application_organizations on delete cascade,
  foreign key (organization_id, customer_id) references customers on delete cascade,
  check ((only_connectors is null) <> (except_connectors is null))
);
create index agent_grants_expire on agent_grants (expires_at);
create index agent_grants_of_customer on agent_grants (organization_id, customer_id);

-- Refresh tokens. A used one stays as long as its grant, so that its reuse ends the grant.
create table agent_refresh_tokens (
  organization_id uuid not null,
  digest bytea not null,
  grant_id uuid not null,
  is_used boolean not null default false,
  primary key (digest, organization_id),
  foreign key (organization_id, grant_id) references agent_grants on delete cascade
);
create index agent_refresh_tokens_of_grant on agent_refresh_tokens (organization_id, grant_id);

-- Clients that registered by themselves, where the operator lets them. They belong to no organization, and hold no secret.
create table agent_clients (
  id uuid primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null
);
create index agent_clients_by_age on agent_clients (created_at);

-- Access tokens of agents.
alter table tokens
  drop constraint tokens_kind_check,
  add constraint tokens_kind_check check (kind in ('application', 'scoped', 'widget', 'agent')),
  add column grant_id uuid,
  add foreign key (organization_id, grant_id) references agent_grants on delete cascade,
  add check ((kind = 'agent') = (grant_id is not null));
create index tokens_of_grant on tokens (organization_id, grant_id) where grant_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['agent_login_pages', 'agent_invitations', 'agent_logins', 'agent_grants', 'agent_refresh_tokens']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- 0035-triggers.sql
-- Endpoints that want changes of records by a filter. A change of a copy is compared in its own transaction, and told of after it.

-- Which changes: kind, entity, operations, and filters over the record before and after. Null for an endpoint without.
alter table webhook_endpoints add column records jsonb;
create index webhook_endpoints_of_records on webhook_endpoints (organization_id) where records is not null;

-- Records as they were before a change, from when it is written until it is compared: no transaction leaves a row.
create unlogged table former_records (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  data jsonb not null,
  sent text,
  hidden jsonb,
  primary key (organization_id, generation, key)
);

-- Changes that an endpoint wants and was not told of yet. The ID becomes that of the message.
create table record_matches (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  n bigint generated always as identity,
  endpoint_id uuid not null,
  generation bigint not null,
  change bigint not null,
  key text collate "C" not null,
  operation text not null check (operation in ('create', 'update', 'delete')),
  changed_at timestamptz not null,
  -- The texts of the record; null where there is none, or where it is too large to be sent.
  before text,
  after text,
  omitted text[] not null,
  primary key (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index record_matches_of_endpoint on record_matches (organization_id, endpoint_id, n);
create index record_matches_of_generation on record_matches (organization_id, generation);

-- Beyond what an endpoint is told one by one: the change after which there is more, until it is told; and when it was told last.
create table left_matches (
  organization_id uuid not null,
  endpoint_id uuid not null,
  generation bigint not null,
  since bigint,
  told_at timestamptz,
  primary key (organization_id, endpoint_id, generation),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, generation) references generations on delete cascade
);
create index left_matches_of_generation on left_matches (organization_id, generation);

do $$
declare
  name text;
begin
  foreach name in array array['former_records', 'record_matches', 'left_matches']
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
insert into application_organizations (application_id, organization_id) overriding system value values ('8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'pbc_Bh38_UNNWAWDkfIbuoP8kA', E'\\xa1cc1dcc24e02e89357575714bfc671cd72dae4e1d10a2e5727c64621877395d', 'First application', 'active', '2026-11-27 05:52:11.202+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '1', '2091e55a-5179-4641-bd61-eadbe14209c4', '2026-11-27 05:52:11.753+00', 'req_f9c85230ac9d07c1ee3c1b3a1d11296a', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x064fe49e5ff7fd148b721c85930636c1a8bac33d104c7fde78cd08c84114f00c', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '2', 'ee873133-468e-4001-95e4-fb926f745f05', '2026-11-27 05:52:11.891+00', 'req_58e90172e06134e2be1f0246048132b8', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'direct', 'customers', 'create', '200', NULL, '62', '3.1.0', E'\\x064fe49e5ff7fd148b721c85930636c1a8bac33d104c7fde78cd08c84114f00c', E'\\x541ed8b1a6328df3a91d7f6bafca7bbecb7aa65762caedbe0c2990d075ca2e72', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '3', 'f1e5eee6-cb5f-446f-b5e0-57af78991753', '2026-11-27 05:52:12.691+00', 'req_789d91b3df270e1e2d7bb83f5ccafd20', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\x541ed8b1a6328df3a91d7f6bafca7bbecb7aa65762caedbe0c2990d075ca2e72', E'\\xb35fb54e5fdda2f3f7ed47d148779ee6176b70d846d41bb2a0ed30a12bc9cba5', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '4', 'cf34ea77-dd74-4aa0-a3d0-229e0f5b4e17', '2026-11-27 05:52:12.794+00', 'req_6f66bd707216146cb94b48144960003a', 'scoped', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'direct', 'customers', 'create', '200', NULL, '58', '3.1.0', E'\\xb35fb54e5fdda2f3f7ed47d148779ee6176b70d846d41bb2a0ed30a12bc9cba5', E'\\x0b6c41c1b3297fa0eba1dbb09b0692704a731049559e337dcb09816bb77374d8', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '5', '1d41892d-0bf1-4e29-8689-1fe83550f0a6', '2026-11-27 05:52:14.27+00', 'req_5449b650a6b9f51f3f8e00a179d15733', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\x0b6c41c1b3297fa0eba1dbb09b0692704a731049559e337dcb09816bb77374d8', E'\\x7bf43aaa6b560de193f1b2de4a14857822993fd9122507cf42f7ab1ca9402487', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6', '31840b47-8c96-4817-ab6b-54d7f43cf6d1', '2026-11-27 05:52:15.106+00', 'req_c6bfc7d687792df50cff6d6465054b49', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', '1178f95b-99e6-4933-a230-3f8a60ebf5a5', '537631d9-8927-4d74-bc04-e614348ee351', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x7bf43aaa6b560de193f1b2de4a14857822993fd9122507cf42f7ab1ca9402487', E'\\x748c11fa201d93e112cac9599fd4d44deb19da9f93ad8fea7c928250deb8731d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '7', '5af7f284-4295-4fd3-80ae-43e2d1e842d7', '2026-11-27 05:52:15.362+00', 'req_bda76e4bd3a32d168e8b8786dd84f250', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', NULL, '537631d9-8927-4d74-bc04-e614348ee351', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x748c11fa201d93e112cac9599fd4d44deb19da9f93ad8fea7c928250deb8731d', E'\\x6eaa9278edbe99f8998d40da308de8826211af74f0551c833e5999272994d75b', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '8', 'e681bd8d-78b0-40ae-b460-593e65a2e94d', '2026-11-27 05:52:15.382+00', '68dd05a0-1845-4892-8eda-54b39710d59c', 'system', 'sync', NULL, '537631d9-8927-4d74-bc04-e614348ee351', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x6eaa9278edbe99f8998d40da308de8826211af74f0551c833e5999272994d75b', E'\\x41d1f782dca6dd6b5631eede4171bebbf6fc055a2cc843ceea2759daa419ed3f', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '8', E'\\x41d1f782dca6dd6b5631eede4171bebbf6fc055a2cc843ceea2759daa419ed3f', E'\\x5600bc40d8804defd8885fea5104531561adca1b7a586406988e6a9ab21fb001');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts, attend_at, attend_failures, status_since, reauth_since, last_success_at, expiry_notice_days, account, metadata, map) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.1.0', 'active', NULL, E'\\x01d92b7250cfe14ef88e44e5825d3d711f01c5e3c3c40b90c42ff3816ae83094d4892ebff7e86735aeeb1326c932b176450f30f34196471475c86240b97b6bafe18308', '1', '2026-11-27 05:52:11.627+00', NULL, NULL, '{}', '2026-11-27 05:52:12.794+00', '2026-11-27 05:52:11.627+00', '2026-11-27 05:52:11.627+00', '1', NULL, '2026-11-28 05:05:36.829+00', '0', '2026-11-27 05:52:11.627+00', NULL, '2026-11-27 05:52:11.627+00', NULL, NULL, '{}', '{}');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'customers', '1', 'true', '2026-11-27 05:52:12.698+00', '2026-11-27 05:52:11.896+00', '2026-11-27 05:52:11.896+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'invoices', '2', 'true', '2026-11-27 05:52:13.746+00', '2026-11-27 05:52:12.79+00', '2026-11-27 05:52:12.79+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'charges', '3', 'true', '2026-11-27 05:52:14.274+00', '2026-11-27 05:52:13.789+00', '2026-11-27 05:52:13.789+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'subscriptions', '4', 'true', '2026-11-27 05:52:15.059+00', '2026-11-27 05:52:14.32+00', '2026-11-27 05:52:14.32+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'refunds', '5', 'true', '2026-11-27 05:52:15.397+00', '2026-11-27 05:52:15.095+00', '2026-11-27 05:52:15.095+00');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '1', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'customers', '1', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '2', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'customers', '1', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '3', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'customers', '1', 'false', '2', '3');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '4', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'invoices', '2', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '5', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'invoices', '2', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'charges', '3', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '7', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'charges', '3', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '8', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'subscriptions', '4', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '9', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'subscriptions', '4', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '10', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'refunds', '5', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', '11', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'refunds', '5', 'false', '1', '2');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'user_1', 'active', '2026-11-27 05:52:11.365+00', '2026-11-27 05:52:11.365+00', '{}');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('1178f95b-99e6-4933-a230-3f8a60ebf5a5', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'user_2', 'active', '2026-11-27 05:52:14.332+00', '2026-11-27 05:52:14.332+00', '{}');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('d92b7250-cfe1-4ef8-8e44-e5825d3d711f', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'c2f89e8654418640', E'\\x01f0a543aad8d942779e7a7452745d9f3d6fb671861ed7828b2fb1172c216e57f1882bfbe85c1da9f08cae8033ba7e27378a7c8ee84454794be8aa6520', 'active', '2026-11-27 05:52:11.62+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "ASNu3TGkOsXbIVHWvKdTtY6YzRq2dtYBIgjIW+JZR8/Rq0Fu6HBLYn9SPahUOxxAqUyOC3405TQF+3yQuQ=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'customers', 'visible', '3', '0', '2026-11-27 05:52:11.899+00', '3', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('2', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-27 05:52:12.794+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('3', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'charges', 'visible', '3', '0', '2026-11-27 05:52:13.796+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-27 05:52:14.322+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('5', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-27 05:52:15.107+00', '2', '0');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xf1a1c26b62be627a424a82f9fd1862c32b0983ee65fbbf95eea14e3fa7e8b13b', '5502b963-c559-4ee4-a430-349929784900', '2026-11-27 05:52:11.824+00', '4d04f782-3d7d-46a3-821e-3cf3b3e9cc4d', E'\\x01d92b7250cfe14ef88e44e5825d3d711f0141a6ffbcd7761d4e498e6d66f8d82101aafc35896e55f649b441afd11ff195b0939d7597d6d7a93ef160913f9709605b3caec0de8810948e22466b99e651bbdbaf53c0ed749f1a88037bc4d1c6706810724a93538aaf80f4a0a22e00431f73ada22a159a27fdab9ad55e33d0c1baa5d0b88e271afe079fcb3ebcf779a5cd52314dfadb5b9b1f11a13c672f550e0e83c6cb6ef812a5a51a2e060e8c49802948b4ac46860cea6d290d54fc1193a67ef36bcdaada4755a3380a7e33f15c8dc43a91fa29d7401fc4f88cbc026a19ce977c54ce13fb3da874fe71709ab99870d4000caa07ca8b506bae7d759e3d1600dfc44bcbf7becfe92a442633a4ffb770edbe94ed8f64e23cf7a4bef6c082a0c4acd9dee50755ecf4eaf530c41f2fa2c41a41e137caf28067f29eb725b9bb4fb948474945bce8beac86e656016461f563091e78a561615dc7381dd3e7612ef762c1eb18b6057d7b73531f4726951383eb926513133e6515e737b365a01995ec4547ee4ebe9e08b3116be0923898fd31feff2e62826291ef70de7ee4ee05610249c62067a2f8da7c1800bb6814358cd3d567108cc4071a3a3f1d6c281dda4801ffa0c1581a9652d1e472bc22f99f86a23356bfd355e7c8967dbfd47d48705297576d666f31dbd33a52beabd20316c9218f3fbdeb171fe1901e9a57fce942be2f4006fec01a804cbbc09900dd39245ec4b5dbb9ea4e06d5e43dfc54708133cffe40d6d0acd0b39468d37c783272bac59882bf923c316edcbadeb8928100efb259dd2dc9f242b2397cf12d93ae28969eafe712d8ce35f88e62e8f2f03a7d2d01a4998aac421a3c9ed02511d1faeb3e8e88836be67a00f4cd4fc984820f1afbd18f2055fa70cb6f261cd9eff8a9a1db7eb892a58e984805d1cbd644784657f8e64abe4e4abceca119dd640c95cb18b0b11396569c163e8575597501a6c889a842e0fcca26024e9ad943710d7e2bf605762d079ce3abfdc1c753e697fa2d06c9f29cd58cafb610af2d080af4bdeb18797d0f24a0b23ee3a1ee6aa30dce121c7496dc455be2d72d2db1d4956e7725d85ecbc3ec9af90c349d95f3ee2754495c73f8c16f17b5735f83e2b2c56ed5378db35c86dded7c5783e0686170d011eea4f42a186d66f155e9720acca2c0f2c04301d3029af4090a95b2a246f1acddb184a7b6d82e0fa4e693cf3a37f8c1323ca8cbdfbffc64dce310167bcc8c4274aeedc405dc53ebe6088f5b006bc27a8ef9ffe4e8807a382c471b7c647ee364244d5b4b3a9b125b005b8630ceee9d2ee369c6260733050fe06d41be81610ef7493bdfd50921a8c88450e69307ebeb9782f38d0941416e23feca4933484610552c7906586d0c0c9e9f6d61a1ff39a943365ed9d285b9b45cf3bc6ca2aa52f0bb0f60aa5788f9c61f24b68f3c11f5336f46428cbb72fe591ba61c98b1fcaa1c55e5a323d78ff544230973ac4a8d1833c6c233cd1ec251ab2f81d16e5f6aee4599efd769fdad574214c6972e193cd940ca8be0e350bbf386d59b44dc0f10d3b0ba5be7b5110d00c33c040b16765d98d06dd2f0f54c4670c6dcd52fe9c756af08f0a52db7fd78f0a6d54505884feb39148a572757be08776a0e45a52caf7fc9e607e6767fe0d0172f2db83e0c1a817d95bb3faaddebd91957e65c5445a514eba19e0771e0ceafb8f44ef77a5a95096efbad5cfe5163e70c07f31b3355e2e2cc747545f7f666ee3b168c8642eee8a684c9b03bd96d4ffeb4daf29b2dd31ad3769ae7a5283223a0823b2f3c07937292f173818b9c2c3fcfb45007c6bbc8d0382734ef121df11cee69080089a1f1859dbd4c32251332a56866eb34f53ed90c3a1a1f17a03ddcc449486485011ea1df0e47d5851e4090a562adee0546d73cf6ad61e193e0316a11b1fbed3e26cb00835e4cd547a54513fe85601e75d85e9158b27ff28b27e4e54454e3618f02f78a29d6e67a42b532219aa841852ffd8d3eb9b5ee777a52dfa4171e715134d21a82130a786c2956ef695eb4ac44d35dac1571014ca62fac9aabc457f27f3f0a2b893044de79a0073db6b1d613945153e46dfd041870b18f8fb52587e5b707318237358dba66ecf6f58b854274b47e0b12b931560479da831904570c7c44b2d0d69a4a7967c0bd2d2203ecd49c6bbfd980e6bb9806f85beadae47dd40316793439f7a2fb1867a72ff958fe044ab168137dcfbe4bb180a2c4e3fb821b56ccd0e307dc1fa02ec2347ee4bd416d46a00f756c9b09e17a7f6e7c1d9c3ad49861f8984dbfed861eac15fa465a82667615cd974997270441906ba7839164ea8dc9a7f7e832b2ce3c6eaf2eaa942be581f3579fe1e9dd7249202beb5eaa3e56d81148443514cf7b99fae5d13dc2889d3286ee6a1adc9843a5c7718db0e025d772771f76a1dfc82892cf67711df9a0a928d389aa7112dd94e8e6623ca0c28d61fd391904e6facae05289e86264c9fd1ccde04dff2d9d3fcde64ed5c6d2588592023bf6c87a841b4bd5c061c294aaee2b3ee4f9922c614bceec85ce738b39aaa3fff5ee4f7b395fc9fabe81c94cd24ed9b1d9ca1769fd18584aff08fdbca725e15546bb37d9e8631119daa9d63e6dd57dabdfc4c0a20cea81d1d15aeef209bca0f81043afcccf753701ea91a52121f8ea38b70b21d43603e9ceeebb495a510c1dcd55bf88c6496811d0becdd7039612e6240baf8fc830e8f5d1af49c8ff8c524732a1da206a41b936cd4a496cafa35b3bd8d3a3b8822a79c709ca6775b049b91601624809b8a403e3ed108dbfb69e0984b38a2dca5cda1b0a3fbed4ace8edd8664e9f05de3ce0d4f630fcc6792cd64aad3f843671ae6fc8ebfe639df977223e5116dc36dce846c4b0596f6d6f9bc24bc198908aa30127cb0be285211bce347bb5ef8f082e1dfbd5343ed39497ab3bdfc07fba6dd6ff99c76edb497fe3a4c7b3379ef9bb29d47f6d07b34f7beeddeac889767020332865de0e633c4cde0c7b94ee98319725316ea03885602d605fa574c3faa12a8d919f1b6bdf7b839291786bb6422e5f094d2cc8a707b03871cd4449fa9d33d1010598c2a98e7c63f084da93cdc90725dde5a1933e5ba18f9f9cd69927953e40f550e11db8eb8b05de0d2357d0bf174c5e88c9a68e257a63c29aaa8d3227fefc9d5c0ea6c6b3d91e273e7a36256bf8534f4c80c44261e896eabc22fa8f14440078ee9aa3cadac5df4eb70098f1d276ce11499649fbae6183cc325f4497503861f1ef21108443e581b7304da2b779a15fb2e6b5b769672b5f590102b16a51e9d13ce6b3ca26c10d2aa15bf3c0a8e632d89ead0de25f09f53134da585f68d20d883ad8cc336a2c1b9d38b3c80592a8a5bb4373f6565f626452edc3ec48009d5429ec36465edfd8aa2ef7ad9e1354c760281c189f3fe16046401930964d8995ab300f6b94a6f193455146fdd6d4a4c58ec4f005b989587e9c48168bf3d76c3780c12b09288baed870189dfa400b160afaf913a09c288979508f4c20ec602be5c6d03d5c60bb204fb1b22be97ad6a80a09fc9ef6f374d2c7bcc2adf76d857e3f7ef8c1965a59f9296ed76304c4ba5855cd91609019f93874556fc740c329feeb3389b033e708e3d38eaad444eceb1e617d567b46d067328b65788cbe34c222cd90a8a7a8301cc25e5c6fed46002eed676729458d31c39e647589b34368382ffd6f374eb25200dcecc17322baea59e1173c96c1004b39a922cb65ee2708577621aae4ef97f3f41333315a9f6003e1ec03d8d93962f0ece2acedb0a3bb51533db53ced5563510355b6cfbfddb30a8211b68ad2cb5dd10f4e66f5df51c0cc8e7f7916013437ccd956d00961d539af703531eb1ec5f3bdb0bc10c5fda115ff43f57c4d44f14cb1542e478cb526c46510692e71510358a23e67aa58f806ab2a41dcab06424240d3d47e69ba2561963e0b9cc490ce361d98af8e9335be742a0700175ab0e8db8d0f96803f07860b3e92169efbd251004bbd2f10f51b8622ee6eb673dc38d4b3b6e659f3de259f118de3cf1ba1dfacc0dc4fbe03668ffb7f4cc8d5716f9905dacb845f26ed3b4e24ca2d0bc1f9895212c895441c5819481caaa18e1378d59d7c1b496785b28d86e2e6ea1189a0a08c0a162880cedac0af953fa1184b11a1e2e22cf7c18907a0b80fc0976723845901d7f47ed77d9c7b5a83383621ca3375bcb636d7809ebc5587b914f7d8fcb754b35077a6523f81cb2cacbcb27a41caee4b53991c81e71ea11219de24f4fa0ff8005f1d74f546116a03521d53200ce723bbce53fd45251a9941ef62b79ea4501177b88f2d94e014d6fcf4654e497acabe4719bea6bfa4084242124d037a64ff0ef06bb4af89f7b0f14f414c533620e1fa1a95c5c7e3f7cb1b26f3fa621aa2e569d404d4ef9a171aa0b577ea2e0cd936045e2e9fb1b59a745c968d14f5eeab7518720efa10a1f6999d8feb34a9a1371b785cbca1c701fcee62c95d0d0a808e68ad3df37db944eb1b648f3428d72cfa11cf0e9d04073705d6f8b8ab5f90289f9b9f489f8f8c023594a33a8cba89720c5ba3bf273e8dd42c5fef13ad40a93f6301e6ae5fe2d5efa195501c72e3336b7eaca527fe46a57cc388e84a6cd8625f003e86b47ad602fcde2919d83078110fe1fc1cfebcb91bd4cee612f75fe38db9e5a756e92527d6f6892590da1d65403833292763fbea38e37cb837c262abe3184a82e01208fa139be81a53d92314c1516044c304c117d11570f9892f9e2a897c6995a145998a7ca5b1fe66d937722eff78b8f6ce2755dc3c6e472d7d3f38aaf4d7306619812d5f652180173f034c9a4d3237ddb141e97305dd2ac1b6a3273b9fb510adb7441f779977d7514e8c7b931ee1c356725181fc443caf02a7fb6322b06b8718be94b423a968c801e4723fb7a73dd604be79633e15d6b0107ecbe4b4e9037d932a347d62077ad4aced41962c2baae6ebf70794aa3d5f00d3719ada0d5e5734bd0a4e3ff432750e06805e06c2d778d7afc334ce7c14142c7a310e156323a38ecad41a2d75b4532a3ea3b221edfe16f40f2db5f8cb76168fea24e60b8dce67e9ac8c144326d5915ed685dcb089b9093d9fe45cd52973fc0640cd79fc650f8dbbf3f9f18a247dc44c0e910914c42a8681957045eb9f2a319740ec4dba789f2a938b63a2126fe599a0c3596da807254683f3b82d0316f43a86753bb116ff9413a1f264b10fdc82a2d5d6e444a92c560e9799e3716d33db3e23c0915b896155562c0640fe6b0ef6eac8f4381d520b41f3b5585af0eaee72bc0b2cf229f40a4714b4a78a1f72b9e084b3297db3502bf56ebc35a620366bac617b65c103e758081a022867192c334e87ce6496a5cd21bf3dec32098e4e0d12a7762a3622e7c5bbf5eb476e0b97b19f49582e86210b680b9a3a26d7e76e9c36c539700b5f270df0ffbcd0f0d84a67017cb2a61075fd4bdfb5d4fe71925323ee83ea025bce236045dc508f473cd47c8fc4f6cf6b2ffea900e41dfe12ac006c06ea59eea61619b36bc53a485d0e10c03879b5c4e26ec9a05ddc425273dd723602049ea0cbfa578c8cd4132f8d656d046107d208a2e1237e7cc87fd59b861b0ce02c71a4f75c6968414e269d410572f95fed1ec2942c65a42b0852085d76fe4765bce73749b4baf899a43b1331d05e62c0cdf88d016fd2878b0c8ba99ca2e51fe50449c7d0001d8fc533d10d2740205f42b78ea168d1a884e91bb746f7ad267cc35b04ad65e73fa29c4786440e749f91e33889e3cbde12af037af8b926b410d596ebb3ca31ca55bfdf8196fd511e8f2d5f28293f790d630781cdb58d62df11966f4a6c7e5e8020d4b23d41c68909c846fd503e7f40c576bd0146f5fa97e4b75bd590c7a89e5d308f5b88ead87207d7daa68ad154ccfdf99fc4cbd04a32b51a432f0dad33e2236baa0b6b91537cd39966c0a1482cc23d5c44b79db4b75d70418fb983f33bd8535d93db1a390190cb768c9101d033073342529efcc632258203272d6a65b15c61d04fecef14d9c562d37687db4d6e2901ae08077730ef68e68974407af5521784a97bd03f2e04048be6176203b3761cbc340292e7aa237cc46f8c55c8cadcacebdd798b3b52acb6673edf51cbbf50611dd8f90f85d7945f955a0821a5a2828d186ff3dd295ad9681dd521893ebf04c622a11e676b00a75e3e93ef6e1252028a1454928501da8fa861570860b4139baae175d9dbdfd01e2a0d5ec97900c1f9b70206063bb274b4a4632254cb2adcf9ddc8a99532e07de49b18304ff771527f1ed48f39da8459d5566066be6422160a5de697bc208f895f7ad75e16edbd1db4792bdeab9f3ac1e3674f6f1b7e6ea6a8d03c1764fe8f2c6e62e16c4ed483c2c2da76086d91a7a6cfb281249ca5dcbfc44e52294c52ba9af6bb3f9c210c831a6f2de04f8805d6eb0f0e092ab9c4afee60b7c03d7467a842f8c3768b2b75058ff0bdae07e827eacaca9a651f570a5656a3f54ec4320fab7069b6afcc66721398412ee8339bc6b85bb98d36dbfa5b83874f11620f2b65bd27743954325edc22011e3081251b989bacb26cc29c3162df716489555d0bcea50a4218526ee0c6351e5dc19e9aea4cfdfcf8b01174667183d67e6b4c8f352608ab3a84d83272fd579e7290a7b0acd410803c8dc581c29edc1ab229516a19b3b5c928eb707acea3e3d0d1c89e43d2824982c3830e294ae9b83806fec48c550279bb8264b168ef9a268528b43610852a36acbdf20c7c0bea7b3f304d97d3e2a432ec42b9ec5021b4d4ae3f84e81c173290328dc63b4f7bcbbea43146171d090fb90e6a8418bb767d32a8b69ff14f93d1c4896dd3124f0196fa1e6840aba42d237dbc60e7245aff7b2b6b4dd082d4b82e465750bed9fa347bbe290dd4c862c571d8928641d615ad9285e35a3574d7da4e77b412c9634e1dd70542e80dfa71f706e922c276157290a6b66d2be696675553345f8ec6446c6cdfba797e93220058c9f9728b668908dd94e25e6df2b34360995e2f65895484c8e409b96e66871ffd06b9b557d18a05543a5fe4910a17c2687014c8be26a7524f00438f95ec10864d6148e03bc1d5ab18b17398807a4286dd44504eee957c6e2e5d2c30c40dc4ab91e16fd16d176e9ae5353c7f83eca6dfd4260b9a794a4e2ba9233e97d14c1a66211092eed63b42cd02abb9773d40b0c5dd831070244a3725a5b13e800e3c9c3f8ad1e714cf15dc960318162e1fc62df2d0585615b1ed30203f8b29c9153d26475d02ca9a8c8e12ee31eb1fe684b1d4881dd017e4968952eb1fd34a3336c83ba989e84e5c772cfc16e6dab22b74714f8009d0740646a653cbc44a9c6d20f7699b67391d1c777151378f28fd7e0ef34437c3fc1007348c5bb25af9d38209749a98e4bb09b6877c06290c05f4c497b3ee270d42d20b206af3ea745ff67d857a212e624e0526adff3e5403bf357095ac451f8a46834ecee977f352b43bf1d81a820b178c14d6283d19da721d9335a9');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xf1a1c26b62be627a424a82f9fd1862c32b0983ee65fbbf95eea14e3fa7e8b13b', '5502b963-c559-4ee4-a430-349929784900', '2026-11-27 05:52:12.734+00', '0d244938-d194-424e-8461-2ea28576e0c1', E'\\x01d92b7250cfe14ef88e44e5825d3d711f017e74212fa811349653a34a3e564f5cb33809d91347e30b8f2e64295caa760cfbb8b542823399f98874fcb0b7db7717af32d78e1ec08534d557e4b81cf109376c414301e2e5f04b126bd97a1ce445b07aca0bc38ffdaf7380b585ed047819fe92230e2f3008f3394ef7bdfe82be8fe6d19b8cfeb6a1c7f70d6e291f8b00fcc1cabad17b5589539948826f896fddb3a79242a6d9e73f19fd5fb5fa2dbc969d32804f3f8af7efa46b719388b210faad17a933b3b15b2f53161850730961163cc3fcad45d0e2ffb342c02ca7f2338d0abc3c253803ab325d2c220bc83d4007435fc496b3520ae3cb3b8f406cb468b75c25366a4e4d96f5896a1830fc75288b520756c95f26715ca9af42ba822faa79e9acffc4df731b26521b92d79e91f474b2ff252e8f6bad79b019a2271e2ca685ee65817848a05005143cdceb1a2fba6cdc1499dff887757bbda3171b9233489acc442d82d6a4ab1249205cd969b144ffc3fe7cb013e9d0db5c4b5c629b02896f70076de78ad079020decc02f1d4cc2bb71fc451d1c69a7fe38e72b037e85ac374bd70b39290778f8e49c7a3309deec9a4f596a5987136e595be479404112a57b5547f80df427715cb1dd31e86c444d24460960cd409c25e58afc53820e0c2b303b9977b4a1ebeba5a42359a94cb6c3bcc218943d8f5e0d4050c5e85faa5b1344f645e7195cf142999bc1892f38c79adc983d4ca2133410ade40489cdbe96cca389ca5b450c121d102219dc92b21e59407040c536d639d7883428f979ff2733d590347deb1fa87da180ea903078fd6675d56049ad315ac14d72afeb8717ae9f49ddc001abc9e065e941748d5a76f37a4d6b0809663f421f370253c138abdb3e1cbe1b90c5c6a88ef38e3fc92a2338eee9ff9842abda3c68d78df30364bb8fe55965d0be3d13e2f2efb181765e757292a02384642391f3f5d30cc11c67f6e9450fa1eb06f9c50e28a747e93be3f8c033f661b673f72ec080e2ccb31eb27c3fa779c0deaaa700bbc306226b16a7e493695c2ad72e95dcf3938f6268d8e9060c0f228bd0221a0cc73dbfbdeca70755aa300416152ebe425e0435b96787e88c10e3268f683c764ec9203953a3534b69000bbbaeb7075bbab90e6bd6dcc9067c57b1e80d81d2dcf335dde081b06f89c2a69b206dc4df0f04040127987bc012e38cd3066175800807024947b9f7cbb7c20d3ae192d6f20fe172747d8a39ba6bf9416a0dc81fe57497be88b596ffd63df4b0a1ea8ebdded21c8bd36ff44dc860bdf409bce2e22537d2be212e742ab024c8aa308ddd1dd4261f1542755a77fa63a58df5d749381fb90d2c14113e9e8f3c13adab124151f6a08f74a674d14e7c76a8f35edfd26b4b40d780e0b8542fb102cf9dec6519b1ec1a6d47d8c51cbb919e8794c3e3b80d4569ba7640c1727ad5ef838613398587182329c292c93173c4f1711220ca7943d72f0916507dcd2f66b5ca5eb2c7fecf79157cfa90857f1f7e894d10fe7be6fd9d0864c369e7319eddd10f826cb0d8ad353c7b9de1309583d9cf2f578733da8cf2beb3e866dc8676f54a8c0fe21a43ecebe1eb45f1324a75966f1b409de497cc1d15c62a8235aed7dcaf63b9914b35ce8af800a0e7ddb8b00f219b40e68a646d934eab9d4143054fd771811a60a05156e79171e0ee87457756251d4b5edc677d9fa0f91b98c7da27143ee3042d9da32a9722c215f993a34a2a0d816ccab9288afbaf4eb907beb8c77a5e8a3a049619679058ffc861640e6d682295f03ecf0c11181b00b6052fa7855b0df0f80fa87e368f3990f4710522092e77149811f6be3116a0e7ff21e70906dcee600f7c0a8d4c57edcac070cac175c3ca33afa4715a41cc4663a51df1480bfee4fb45ba4f4b9e8805314395e8dc601c9f2184378a218abc7c5298b658af39801f3a39e0e55d06116e788e9901ea68e577c9aba99899578389b4600b86e4bce2db9a3b33246366a4b2eb464f30bbea3261e0e81efee3437b9aed9676a26daf9b17ad70347a9cc25dd59491a3ee5eed485802d6a5c0a865f156fa12b922a3db1314086bea33234e76f33a8db0b6e102aa867f260169e0fe0ec167d04e601f79c09f44953aab60f60782341348cbf7eee0d65531a8457fdb749f0564024eb1f83b95741029375193a46dd15916a802229d34bfca43fe5b1fa0ea31d1c8e279d248910c7a5f8d114d3512fbc9618e45d486dad6f299a010bb4b93c5ca0cd7279fd63cd3423168ee8c7f635df421a140999d3f24c0a1dc04c23fdf616125f5a25e87641ee1dec1e434de5bf468ac2a4751504d309e7cc653ea24e9b5c48a4ffdf28af3782331a60c3644ee1d657dfa4dc39e377be42e4f9e2a3cd32646e90c0978efea8f514bd9d24cbfe658b6cbe5167bdf5070ddfa51c6d983149c3a072754fbc3b5036718075926fa2a877176cc2917434237537a7df4b5360f2187903e435e582caa8a01f35d32d6dfda347bbda92bcb7b14a95ed23ce7bb13fb9b2cde3a6f70aaeee068ba8585ce87005b5ad1107ca9de7a0b4a6022307016282338a100181c7748e2c72564f8f0a19fc1e35be0c834738d19a957e3d2da780ef887685b6c97f87e25f1f1317b1840faaf60ca87a06a9a86fe689c68fdddd1a32b3e8c2ee7774db6c6d5f6c1f275bdf56f051192de7225b25c05e9cf38de2d15e451043e1b06e4c756b6e832d776bf5aaef9ec16e1598d3e3fb1b5f55ba1412bb10b5275010f6699225ac52c1fa24edc4d281f7e4d188848ec995982af9e39907d20dba81c47fb653fd0d5a4db39e790e79249646e7190d1d7a7a1d6f36df3ca3081e316eecf1328abf85130e36bb319cd22a38ce2da881c4a4f9d1e7e5b6162d5aca9ac7494b1ec1022ea5303c58013c8d2ce18f836cc59c8b9264c3faa0bc34377cd9c602f3c27fe13f5c4aa68278db7191c9c9adc2e0ba46f1ec2dea3dc8f047051f3335b641cce1cb719ef49fe986519b50f16d62b66b37592986e40fca44d16624d8d85dea68b3fa03a7324038ab91952b90df4da02c832e62e1be0dc7bc441e6118150e99fae46f2036522f931b62ec864788125df4b6112b219e4856a23dbda71e15eb39d3f5dd38ba16f15bfd68f7877a9c3798009eef7737792be9461e56074f0c336a93ebc4380b8b7abe939b9b32b920f82093949d0efb9a73035dcd8a398192f17ea08c592d4b4da86e63e121a279b662bd49efd3093fd907bb23f233c0a05b197b630dce0cd96f35fbae5adb232bab0aa8c433a359cb97bf63dd565fc010e71906d732e76d4170ef443a089437880aba4467b538ed63deb2118d12cab98c30a5f48a3a07d874f30500d2b9fa5b21496cc724073a1b75d106bd3c7d2eb295dfdab5bafe66dcc8f28b78ce2f946585a35076f168d6b3065a3cb065c3495ae33858cab19ce012c5d902b8cdbd96e49471de001a5ae60da61e0ddd3d8b22f57cfedfa3423400afc749c85e3028f39ec72b4e674fdd2407712048c18d1fb4e6ac512c3d1785e909a70e3681d946fb8640a22d235e0002440c348271148bc845e0ad589d6d80f95376ce787bdc9723bf1d7f060f9d67f01636a48c3e1dfdfdd7f7ebb70083a4418b77d1dd861a203aac25aa5cd8bd2139fe5d0555328c5b4ef310aa0d9242e254309aaa98ccedccb3bc856cd0382144bdddd263a22de866b9a10458a422ec639537b04140295036569b7b9ef2703a1a183badc14f021203f1990e0327b69c78881de289a6b0efe08052f65eb3f49b479f75a86b6f4ce2bef0cd2502fbc5b3cb91b545baa9fbaf08bd158d0764b2a92c31ed05a7d0707fb3775da27d4da0dee1050930d9a550da1caa797ca502dd77e4829ebb4b42d31aa468144e5869a9f37d53aa3515639bfb22c49ceeaa2f8341e8b5b7b5305a86eaf04622740063d2d0c57f1218fb286cfd93c32768bf10837decdad23e340984c86a3537c686539823a08c09b3d3b45222e6984ef4247769c19d670d3b5ad14aa724dc5687110e57ee9c8ba29a5592bd66312a36568c736982c3435547fc2f90d28e478d6c15f6d6861488f1a276bedc3df8283850774bd9c5c9a6abb42274a8a5fd7db868dacca99a48c8b70fcce83b5e308c7e3043082431e1220ae0ec88b83d51b30fb6360b113424495840964184442fc08a7cd1216e5f2987d466276fe2c37c614c459ed7e794d127f037759c7a62c554386d4c0e6fc45b9a5e1c19bd8ce2b2d1b590f305004714c21278ce0a43f12e5d38dd2bcf4dc57918ee2b2e68d3157feb5f15f2df4c4dba83013356e3e8f3e240b5405670966051495306c7cbbbaed676e88cdf0cabb8c646d185584fe879c59c6eb49881c3cc9d5760f84c0b7621f4ffaaee5d676baf3c08dba03851b0ece3f6485533cab4ee2d240d3742e4fc6ce1f34c2668db5e73dc29360ef79e4d18ac2a158844b30c473432ff67e57ddb54cc76c9ba3d926e1341a91b7cee6e6ed3e22ae499cdb05d88055845ca9da79900ad5795272ae7167b40e7e5f2751d627e1a408a01029cdb92beb4fb55d41f4feef4103c99df8c3f14c11944649b8057637c1687e49a6f40eb6d11ed85f6936986b5790760aadf097626877ac826a553b46d4f495cb614b7962e3fbb752c3fe7b0bfd7c48063e006e7877255a8652891f4585df912a173be535c8092a628e547a803ef200f7ccc31b0253c22c6cee41d229aa5c1140d09ce063164844ae6ad551e360d850fb75c33f99f345153dcea256aade4b7c1bc813f5ec462e31d6e6cec5f4e00ea13c3bff0db72309c6938cf9a331522a5c839415babfdc267c61bf5da4d2dd6198d48c6a692cd8b172f583b48962e26f8d735e4585d0f14893aee15154780e139be3c31c4fac9592bdaf98600831c0e3e24a25a43d9022ea3c9d9a1f173f3518215367b31c94cfdf52a2e50fc31941ef9ee93e2363a3a70497934af141fde45b96d62f67834b25d39521b6b8a495d00b02e3d69c3c8a3bbf4003445e1a08341689ef92d093d2c45dc799de3d73157866824a0afb58ca36ef7c735cfd55237d3764b250b74e7ac0e3a81d1b7e8bc5ec52c8d3ddc6c77eaac62b000253bf56c01bf9c42768f17639e1979e09f400b77e954b33f1138579918adf72b9bf02e9f7fcfd69c0ba0cfa7eea40a04497bd250f9a711a63e14b5218df0e82989f304e78ac0e314890d5090dcf7c6827c517bb89cf2aed818302961db7e86bac1b40facc236bd54be046d2277f78c8d70eba1266d6aa7969c395603aea810c50b3cda1512cab7ae587358612465382b26178942897930b60036938b79280e839c50db1a9a03bfe717459ca0a31d62d06d2df59de70f336b37f122773a02ab7b62e29cada0864b115afc59c1ead4b9509626b238f13f276afd07119ebd5e4ad0fc58b3b33c3457abfea947ad47a0167d79bee67cd1b7c15fe0ac2b5a69019b0d7a6d5c69d8588f4a3724595e67e801825f72d05312d25d48f9392cd6acc36f523e4b4983ab41f1958b1595acfacbde97529c5800f87229fe5445a6e078bcc6d58524aed55091aa4c05fc28b800a0ae3d77eb4273d4f09a5cb13aae07b764c86fce0f9aa57e4222e6276159e8c8fd9dc17c590ebfdf7aebd9613484ad4bd358833dd85f5771526b3a88865ca008d9a6ef435598e2d8d6eb96e9f9949b3d33d3c70381c55f0d67a255e6ee4a1fea26b6a154405e9ce6d986862acb2d9883ddbe06978e909ebe1b68d33813b2f306bdeab22b8819d8d6e7395b85c139ce6120e61d54a28bdfb64cfb2f2ade265cff7f26b09548dafce235f1d41ffb845dda08a568303e7a9deadfd68a38d5daa8b9ca6834cd237ee68909f6139398a1c42516506ed2ae46fc733499dc437db7dcff9218dd392e633ce509e7c1b53cf6d5db90462623a6925efc1edb9e797da0b9416867f952ec9f1dec7d9b7b776c1c431f66599becbfc0588dc2570851c342a627554d3fdbdd2a2270bdd8ccf0040bfcc0a847d08cd7ba7cac5ff55e191a3e71514592a0100133bf5dfe291a5d55363cd345f4730e4ccd1ba1433802cb04c5bfcfef16bd665e03e6e8f92865d3e3db6ab2a35c0eb95d3f1f3fbdf729e658d9371b03ace0145ff24ecae1defa8acc0fabae587fcdbe93543118369a2ee4655da1f9a1a90fcc6f7667b75ecf167d4831dbb6082eed7cece3c4501fe37ebf882a5285d6d5f34f666842ff4d0ded708ad3ebbce3d0339789a94099cab151c55b231b1121db5026782e3586199e1fcb2d14cf5b64ee1d2abdf37b353439d33f4f031e868c6912eae6de40f78e28676876bf6b8c45da45d62a5ee6df7b65020a80fd3f38c5ee5f22b7b0b864d2ebf8f7bd6085424bf9e546204ad95a12001db9ac40a745c413581fc48e700e655c941c407820519c96dbee55ff8b27ad6f095a2551a84d9b64616feede8b3eb1ae9a35b1d62bd2b53a5dddfb32340d39df5603c653b2ba76df763620fdea0bfa8423de4953669a1a348c12a380367f4d9226c9ba9f08c51b23af460e97350f83e85ad8910e360cf1aaab7152edff68c7418fa47143d403635d187b76b6b8733aed780fe5d182b2db63c315f5a5aaaf836c85bf7acdd53d68338ca825d777e82a5bad9112a36531738b863a3dc819eba62977a48f588e7ac8864729d17f5b9f73e6bd33c111e257e5bc9d3de5c4605d6ee9769412f3a4adcff4e21bd071c9d5552f83d5946e203a2d7a5885942cb4200f7a429ba2c58b72b5606a940eb672c2b4aacde08136167b40c473aa7e391e884d626736dab0d2dc89c1cd4ed744d058aaee685138450a48f111581af5db13fb963b5d2919e1d2ff0f31da4a1cd86ae129ae934b2faa2d55303d7dcb31f46a6735d42341357d8f627846af9cddddaf07c6d48d36ad55198c2865cc8c18d40d76c6d20d748882b76c159477d156f2a18f9bb462968ea6354dadf954df2e04d0190037d2daa5fd6cad8a2a1a3591b2298942f0600c4dfb6b32a9da38513a811e564938d7340452645c35eaadddf0d8f4fee3eeaae545138f58305e7fed7c6f997bc4e6e7fa59e77c5398c684169612a2a3ef7c68f08146765fb91e4205fd88eeeb4926545dbb3f9f5bd3e7f940e2aa195caaf67411a224f0991c95cfa8aa6faf1c6fd7f86ccdb799b75b744c1592bb90414f4305056f53520a1ace80ffafd1d445d75e4f16cbbce5ca06153c5b2697d5ff437390c9a32eeedaf6f65d89913124324996d32383751d9ea6f03f7e13b50aa69c1998b179064d4d3ec283337ff5f24e2b6e251fd884c57c27616b5bb977afae676c65d42378dcbd1a1cec7dbd1fca62612ea35b11773599cf55dab207d8db0b69a13ea5f8bb1b10ee67934e00ea03f441f9b85f77a5712cb17a19bab14b81f390fcd1461a4d29f62ef3dcdcc2fbef64590e82c071352d0ad36192ab8ec9fac2d96e38350357c8b456c808f27e1eb4cd4d21b6f1cdf6ea4f95097ed65806533341e16e8486ee449b27288ec008848a1098cf9eaa1bfd71c44d032d5abed7695227a47342a7b7f40a09301b6f9bf7d28f5737b309cdb0078d0a875f2261bd5e6ea659b772fc2460f98335b854c25ebc221bc28df256fe44486307c62da569fdd7b961670ef750c70ca541682aca975a7743b756ae2235ae75d80527943ae4d9b60ff6dc8a0eceda0a314c4d76ed67d401ee4dd902a57625f06ad8206ed54cdc46a3257cec858dc9a525ded2dbc02e9dc4032a8b66944ca3fa9defa546b639a9fc4c5e6afb770055549f2cb7b928fb8646db157c9cc96d4f33196824cc74c7ee2d14e82897385e1a42cc42927cf5ea9ab330e174f3cc8674c996c0cb6729e7edcaae7070dee8b8c803170d7b4b9c6a8936c088367af39cf45be44e70e53da900d167978dec0248d5a7c982c4637b841d3051fe9d7a025d724880482098d76dd8170ecb9e49529674dad967532f0df62bd224e54752824fe4d00194531d35543d80a0014fc9c29ff30d65ccf109c3d9ba43344774d17261dd8ace72980fd5a4e15ac67cfde1c5b33fac596f8955279a1e6496378786569c48a0d7b381d933abe13adcf82bcf8e600a98911f3b6a64e9cc925ab0b1bb7e401fb124229c023cb0881bcfde8866bdfe01a6effcfc8c5eb76601eaaa108847db2385ce89c3aa51724d93aca4ccbfa9b48165880694c1aac89ed47bd0669d422aac6c667ebf41c1b2df78e515984f9f56cc7a657a2e4a478a81710dd13f4f41e5552f82163a42ce88c2054b30cc58e7156dfeee838345a770be4de2b53bacf82e4146315760f507ecc8d7a1af123b9e256d4ca4a2ef88822e2831ab2c164cf054a46857f1021d6d1367e3610e5fe7fbce4b5a4669f366b605840bc91b587ff6c5db0f7a6da9cd8f1e732a0bcf70187b576bd1936c029fd93260afe3c1391f90724e066d340f53aadb7130349d9bc024729be284857ea9a07ab04bb9c756df972e5dbbc8a86708d776628284be999be55b09cd7a9a3cfc15a4ada55d2369a7097e8332611a8f064bda730b071adbd6f84682258e502389f4c029ba6d92f06ea648bbe1cb6b04a26d276169941b8273e99191892f480cdde6eb2e4601c1269c3d20e8c60a4dcb33f6463cc80890ab2cc09df4ca4db66ff892f8905780b2cb0f4ee27e1e096894935e2ca598e552c811ad943f57895f264b79e85865bff24ad91323abf584dc43fe30328459eac76c559a3d78435a28e07a104f91b3e4a63c2b0adc3e57bc999e7b264eb51419fb97b7d75040f227e1dc2f2add1838eb359b56fd77b5f72d548369c8990f4a772e9487488dba86499a75557027ffeb52c74f93ff519e0176b80d53325a921adb9bfefdb4073a2b3f256442af67cd76e1e6c731c907b39660c084767a46da65770f0fefd9b82ef859eceb8cffc753900e6f0e4e26202a10a9b96c0bb67c96541a3ad7e6e132441b669bac4bfee2de23dab61385c04cdf715f2ddb0113ab6439e4c3e71f60fc136c14878e9e17485cd2667e4fe13f20b12f721327171899f28c73d710478fe9e5b60b477e6ef02bfa2b3103a60d5bf04b8f70d4d430d7978709d12466d85ea89f720895ce3a8c3adc267815ee03fad26459b9a0e08049852fe873ac9ec8f2552fe8eac3a9e5ff03f489f266832aba301fdb1d41ede996e6ebd7305bb3ea6a96372bf1414754024945ded58a645a3723aa84cdd2faebe201611aeb53e4fa33ac48a6ce44a8f3035f7144d8fb44690b77791e1f7356f0138ec1bd0e9a3ca8a00d1478d58ef92cd9c0855240d8c039427621d2491700e97a5f9629b84a3b8c9223762d995fab71b8fd094df578d87231840cb9ec3302db0a80a6f68668a807edf9ee7192b1b042e48933d5d8062c504d47376f616121fb1f84934d0274fe48b448eea47a08fc5358cd206f6b65fde76c0eecd5d6881891ab34c01dc44fd5f2250b08c73e5bd18884a33f3d3ce2585781efa3ae03684cb69fd9d224d3c11a86a4368c93cb2b76b566053eedd9d2850ab07f62d905bec5eac372d6afd0f86897850b1fdb3ad541ce8fbf7072d32d179c083dcc2299469b23729e39c8de1db73910ac2754c5071e02e4762ab1d42814f13fb97c644b3365e8c0b71de551b3c5462d2df946aa6e4b8d9dcbf8816d3942eae469f2df8f3f577d8e0adac17f9b8b4059f3651c6d0b166ed214f861cbe3e1e2946d59dcc9e3d3cb07034b025dc7e69f3c22479af4fb961736e6144706f5c1844066c74f3ff11fcffcae51ca904fc68b289a7af1f608a7f6c15104be76edfdecd777c0cc1a08da3c4177e1b66a7f9c8215d49ea625aa1114f685b53b9acdc2bb298dccfd1241fbe8eb7b150c5d29b4da3191265ab34368cf4822db1d9c89d8465c63ee0bf9fca610a5ef3216499cbc228e42e3a1c91d6bcaf8105806b40d44fcbd374965473dfd1a44d8d620a3b049934fa6c80342f506b26faeb146985760853652d5741dbaaa4854f6e2f861a2a7b073fbda2ce01687ed004b5f58b727f8b635e6152eed4e4b8af3f433b5647508cd6937187157811962f4cf4258c959bfe1ef7539fefe661fb273fdae637064fb6e509b3e24e5279bf9d0eba6b9a2769a2912aedc8b0f923cd38e74d36aea8104576b078ca4e47569c02ad2c2dfb44a6f2913457f8c3b0b7474e0eb678683c4fe0a22deea58a7cfd168513b849495f16edeab6622b25527889f15e553f2318cbcdd600486d9a5759715f7bae9321484991eedea8ae99ff6c5a28064bade6b349e50ab2293c7974852aaf425c8fc2922fe0399fc7534bd68a93098f31ab82f9b83aff473ae6a47f82c488a0fb175ff6c509a44a5a9297274bc2879902a556b7bcde69e2a0849b5ab5dd71281aed6d53cf90f0c8aaa973e6fd26fca7c740cc40af9b61abb672a3020f66729e0501f16b87392000dacf2bf252da28e253b85a364acc5c664b08d1747d2c51aea81f655719878cec6167dff5a58434e473716f4607919b54f9cf1c14c302c59afe57290e9940fc12936d36e4c983ec4555f8740aeac1ffbed33b5d7e493e4c1a097accd78d516a41fa130296d1983695f32c03f0e9d48ae6680fa8361d009965a75833c9dfd6221e31bd1817bd6ab9f8a551d6a6ded762af6dd42508f34915127787826f5cc8b9982461ae325164a898493ec83e7a16cf7e18d9b0375944b4d690b28415bdc2a80ed92a75a3523cc73171448349efc0512b70babd6767e80e45d2418e1ddf3745b8525ff5f74ee4e8c09f26535b83709b778ce4effafef4994e77fcffed49627254a6e762521ed988dfca36cfb8011e4faa96d3fc55ca0a19fac7c9048b283d66dacc7d0dfe26254a043a50403353d04a13aa35f3af054e266a64da73e387ffd1ca88a08453dec79ba8b94d2b79b7e2d53872ecf55f6787f70870312849d00f15ee24e163f9955f3c73684d40687e1bc9d608399aa624ba94ad6de57697bf5deb50bb7f8604c21f3819f13a0323f2c6e7359ea019d37a245da2a02857a56e9ffbb42d028d5aff622eb6f0c3194c0ef965929e04a46967803a440d0bba4ee7d8e7672687b353b019583b793f406f20035deed4a05ab3806eb84041e0197388b8dd096d6bca381d06f4aa92f4eb3f8d6fdf228a3dc8dccfc3418133ab5dc73a66beeda92e32b10ac4363c137163a0fc25df69e767ffc3bc06d727b053b44165fa0d115c04a764a96b3dc3c6f6c0482ca54b2be59899ac92bcd8a90adae9ad71f7cc3fc593dc5076aa4cd34e42d8a57ecbf31fe8f64ba3b1394f95f72de1c99a7e9df77ac74d94451e2d28a6739345389b576cbb381f4bfad4af2cd0a36cce959fccdbfd991b34da29837e8d53560335d224575783f251c91fa81d689b62b211790cc1ea800a3cc04f4112a11f4975326d9f2f0a7f651d4e47641aed07707717f75800d56992b177fe6ece4d3f8f0d9409d1431924624bd1e689ebaa525a4537652781657eb7b0bdd35161011478987eccca0374c12e60f0d87b3ce46bff08624fff38421a0b9546cc5729b1292fcd459826fd5ff15967abb08c4e65622a05a937902472b6efcc26ed8454ef093580843b80dfef20a3171e56ad322bec905fe7a11ddabfac64156915b30d96d2e3ca6d54a462d8206ec9cf0f2a2fdc623a3769093a11f61d42ed78853ce2afff0c0d0dc25da778c9ca0fe0dad546f37283c388476a1ab61532c8488600112a10c55231830b6de44a23c2f5dbdae210');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'connector.sync', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', 'succeeded', '{}', NULL, '2026-11-27 05:52:11.714+00', '2026-11-27 05:52:15.448+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('68dd05a0-1845-4892-8eda-54b39710d59c', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'connector.sync', '537631d9-8927-4d74-bc04-e614348ee351', '1178f95b-99e6-4933-a230-3f8a60ebf5a5', 'failed', '{}', NULL, '2026-11-27 05:52:15.095+00', '2026-11-27 05:52:15.363+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('d696e1cd-4c12-47cb-885a-78214fd39781', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'connector.delete', '537631d9-8927-4d74-bc04-e614348ee351', '1178f95b-99e6-4933-a230-3f8a60ebf5a5', 'succeeded', '{}', NULL, '2026-11-27 05:52:15.114+00', '2026-11-27 05:52:15.503+00');
insert into migrations (version, name, sha256, at) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-27 05:52:08.472+00');
insert into migrations (version, name, sha256, at) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-27 05:52:08.615+00');
insert into migrations (version, name, sha256, at) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-27 05:52:08.67+00');
insert into migrations (version, name, sha256, at) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-27 05:52:08.713+00');
insert into migrations (version, name, sha256, at) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-27 05:52:08.735+00');
insert into migrations (version, name, sha256, at) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-27 05:52:08.757+00');
insert into migrations (version, name, sha256, at) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-27 05:52:08.784+00');
insert into migrations (version, name, sha256, at) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-27 05:52:08.792+00');
insert into migrations (version, name, sha256, at) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-27 05:52:08.8+00');
insert into migrations (version, name, sha256, at) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-27 05:52:08.816+00');
insert into migrations (version, name, sha256, at) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-27 05:52:08.822+00');
insert into migrations (version, name, sha256, at) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-27 05:52:08.828+00');
insert into migrations (version, name, sha256, at) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-27 05:52:08.842+00');
insert into migrations (version, name, sha256, at) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-27 05:52:08.859+00');
insert into migrations (version, name, sha256, at) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-27 05:52:08.874+00');
insert into migrations (version, name, sha256, at) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-27 05:52:08.906+00');
insert into migrations (version, name, sha256, at) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-27 05:52:09+00');
insert into migrations (version, name, sha256, at) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-27 05:52:09.012+00');
insert into migrations (version, name, sha256, at) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-27 05:52:09.036+00');
insert into migrations (version, name, sha256, at) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-27 05:52:09.048+00');
insert into migrations (version, name, sha256, at) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-27 05:52:09.059+00');
insert into migrations (version, name, sha256, at) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-27 05:52:09.068+00');
insert into migrations (version, name, sha256, at) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-27 05:52:09.091+00');
insert into migrations (version, name, sha256, at) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-27 05:52:09.097+00');
insert into migrations (version, name, sha256, at) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-27 05:52:09.104+00');
insert into migrations (version, name, sha256, at) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-27 05:52:09.131+00');
insert into migrations (version, name, sha256, at) overriding system value values ('27', '0027-webhooks.sql', 'e5ea3aae94525bfbd4347036493caf72e1659e11f3d30a9bdd032748a8fb8c0f', '2026-11-27 05:52:09.139+00');
insert into migrations (version, name, sha256, at) overriding system value values ('28', '0028-kept-alive.sql', 'bb2d60c2c15e39303985fbb5098431c34a517afd0c62fe0412e717c890829ee8', '2026-11-27 05:52:09.18+00');
insert into migrations (version, name, sha256, at) overriding system value values ('29', '0029-hooks.sql', '5f205b77a1caf47a56cd1a505cd9f3656ccbc09dc1022b728267e19f880b11ef', '2026-11-27 05:52:09.196+00');
insert into migrations (version, name, sha256, at) overriding system value values ('30', '0030-feed.sql', '39cceb35f0660e08b9d1c22565b44c3a2115b72d817a94014fb40a9f90cd18e7', '2026-11-27 05:52:09.218+00');
insert into migrations (version, name, sha256, at) overriding system value values ('31', '0031-changes-of-copies.sql', '78e811ad2fe1d6c3240e7a79773aba91b2850d15aa0a2e2854a722f124a321f6', '2026-11-27 05:52:09.243+00');
insert into migrations (version, name, sha256, at) overriding system value values ('32', '0032-metadata.sql', 'dde7545d4fe27b4d30ddb8e96fa0a46fc9b60187942ef26db54ef68b7c5eb7b0', '2026-11-27 05:52:09.277+00');
insert into migrations (version, name, sha256, at) overriding system value values ('33', '0033-hook-owners.sql', 'a040ad1b2adb3f5705c69edc80beed2e99bf07e19e40f3d35a6897fadd57788b', '2026-11-27 05:52:09.295+00');
insert into migrations (version, name, sha256, at) overriding system value values ('34', '0034-agent-logins.sql', '68a2daca4d8af495393437cec447ae1a35da95b1ff81a784d93cff2eefa4f3de', '2026-11-27 05:52:09.327+00');
insert into migrations (version, name, sha256, at) overriding system value values ('35', '0035-triggers.sql', '9f594aed0cb46b69a5cf517ef2d6ef705e5242fc468ad6524e10ea5a6df40d43', '2026-11-27 05:52:09.386+00');
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('c0244f0c-e7f7-4118-b66a-33be39dadb86', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'hubspot', E'\\x01d92b7250cfe14ef88e44e5825d3d711f01063accba320fd6804cbc93752c8ff9500f594c378edabfea7eb8ae1d61d9fc7f8ab505ddc2e6bc0ee24b8533f0e9d54585af52e6195579201296bc120521f9b5381ae1ffc30a404672fdb6', '2026-11-27 05:52:13.71+00', '2026-11-27 05:52:13.71+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('934c4690-ea4b-4ccc-b3fc-006bbacfc75b', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', E'\\xb512315e59a8a35d1e340e53b5c57f40daf5df5226c8cba75bba1a7c21a6419a', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01d92b7250cfe14ef88e44e5825d3d711f01407cf5f4f7d3c67024752c4df15c2059ff8a5d7eec5b11386af8ef759646e3572dae9f196269392a381cb548f9afb0c718dc82b43d9d236b322937b349dbe128237e15da3b48c0aeee88a1ce54f392d8be85079237eaa7ac9f08f41abcdc39', '2026-11-27 05:52:14.19+00', '2026-11-27 06:02:14.19+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'Default', 'active', '2026-11-27 05:52:11.202+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-27 05:52:11.829+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-27 05:52:12.739+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-27 05:52:13.769+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-27 05:52:14.299+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-27 05:52:15.079+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, NULL, NULL, '2026-11-27 05:52:14.159+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_10', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, NULL, NULL, '2026-11-27 05:52:14.16+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_100', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, NULL, NULL, '2026-11-27 05:52:14.16+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 05:52:12.488+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_10', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 05:52:12.488+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_100', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-27 05:52:12.489+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, NULL, NULL, '2026-11-27 05:52:13.423+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_10', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, NULL, NULL, '2026-11-27 05:52:13.424+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_100', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, NULL, NULL, '2026-11-27 05:52:13.425+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, NULL, NULL, '2026-11-27 05:52:15.245+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_10', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, NULL, NULL, '2026-11-27 05:52:15.245+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_100', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, NULL, NULL, '2026-11-27 05:52:15.246+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_1', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, NULL, NULL, '2026-11-27 05:52:14.825+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_10', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 05:52:14.826+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_100', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '6fe1f847-fac5-49a4-b3c8-5de5ce411687', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-27 05:52:14.827+00', NULL, '1', NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'subscriptions', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '4', '50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'idle', NULL, '"2026-11-27T05:47:14.320Z"', NULL, '2026-11-27 05:52:15.059+00', '2026-11-27 05:52:15.059+00', NULL, '2026-11-27 06:53:14.752047+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'customers', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '1', '50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'idle', NULL, '"2026-11-27T05:47:11.896Z"', NULL, '2026-11-27 05:52:12.698+00', '2026-11-27 05:52:12.698+00', NULL, '2026-11-27 06:52:13.591515+00', '3', '3', '{"added": 251, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'invoices', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '2', '50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'idle', NULL, '"2026-11-27T05:47:12.790Z"', NULL, '2026-11-27 05:52:13.746+00', '2026-11-27 05:52:13.746+00', NULL, '2026-11-27 06:49:57.964952+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'charges', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '3', '50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'idle', NULL, '"2026-11-27T05:47:13.789Z"', NULL, '2026-11-27 05:52:14.274+00', '2026-11-27 05:52:14.274+00', NULL, '2026-11-27 06:50:37.666173+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'refunds', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '5', '50d01875-4f01-4b0a-a6f7-3ce7d21d794d', 'idle', NULL, '"2026-11-27T05:47:15.095Z"', NULL, '2026-11-27 05:52:15.397+00', '2026-11-27 05:52:15.397+00', NULL, '2026-11-27 06:52:04.770825+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '2026-11-27 05:52:11.782+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('1178f95b-99e6-4933-a230-3f8a60ebf5a5', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '2026-11-27 05:52:15.134+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('6fe1f847-fac5-49a4-b3c8-5de5ce411687', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', 'stripe', 'true', NULL, '2026-11-27 06:49:57.964952+00', NULL, 'false', 'false', '2026-11-27 05:52:11.714+00', '2', '2026-11-27 05:52:11.775+00', NULL, '0', NULL, '{}', '2026-11-27 05:52:15.449+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id) overriding system value values (E'\\x726c15fef81ef45b853465663effa6002bb03f081f835a6d2267b1e3f5e49b25', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', NULL, NULL, NULL, '2026-11-27 05:52:11.279+00', '2026-11-27 06:07:11.279+00', NULL, '0', 'false', NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id) overriding system value values (E'\\xe7a7f97f2ef491dc67d745f82c35aade11b20f0ff9f7cd16b6b0961b300ec3e2', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', NULL, NULL, NULL, '2026-11-27 05:52:11.303+00', '2026-11-27 06:07:11.303+00', NULL, '0', 'false', NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id) overriding system value values (E'\\x1744377bcbc50a8b87e6a33fe57a112baaeaa142e7387f6203f252db9605b2c9', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', NULL, NULL, NULL, '2026-11-27 05:52:12.157+00', '2026-11-27 06:07:12.157+00', NULL, '0', 'false', NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id) overriding system value values (E'\\xfdf2f05571b56a2c6850cd95cf2476d815c9d8b003320d480423fbd5471ac9af', 'scoped', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', '7a2c6b88-d8d8-4d16-adef-f042cd4c5c4b', NULL, NULL, '2026-11-27 05:52:12.683+00', '2026-11-27 06:12:12.683+00', NULL, '0', 'false', NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id) overriding system value values (E'\\x722b5893e49d267eaa11af9f4071553295678f320a4ff139262054a322e813a2', 'application', '8d233ece-959e-4fb1-8ea9-5ecca7d869a4', 'a6759b49-96a3-41eb-9ae0-6d7861d28dee', NULL, NULL, NULL, '2026-11-27 05:52:14.288+00', '2026-11-27 06:07:14.288+00', NULL, '0', 'false', NULL);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.seen_records_id_seq', coalesce((select max(id) from seen_records), 0) + 1, false);
select setval('plugboard.copy_marks_id_seq', coalesce((select max(id) from copy_marks), 0) + 1, false);
select setval('plugboard.record_matches_n_seq', coalesce((select max(n) from record_matches), 0) + 1, false);
set session_replication_role = origin;
