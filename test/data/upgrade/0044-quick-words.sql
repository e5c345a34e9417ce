
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

-- 0036-offered-fields.sql
-- Mapped fields whose place in the records a customer may choose: the application offers them with a widget token, or with a link.
alter table tokens add column fields jsonb;
alter table connect_links add column fields jsonb;

-- 0037-vectors.sql
-- What texts of records mean, as vectors of the operator's endpoint. There are none unless the operator names one.
create table record_vectors (
  organization_id uuid not null,
  generation bigint not null,
  key text collate "C" not null,
  -- Of the text and of the model that the vector is from.
  digest text not null,
  -- Numbers of 4 bytes each, of length 1 together.
  vector bytea not null,
  primary key (organization_id, generation, key),
  foreign key (organization_id, generation) references generations on delete cascade
);

-- How far the changes of a copy have vectors: to a change and, among its records, to a key.
create table embedded_copies (
  organization_id uuid not null,
  generation bigint not null,
  model text not null,
  change bigint not null default 0,
  key text collate "C" not null default '',
  -- A process works on the copy until then.
  leased_until timestamptz not null default '-infinity',
  primary key (organization_id, generation),
  foreign key (organization_id, generation) references generations on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['record_vectors', 'embedded_copies']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy of_organization on %I using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
      name);
    execute format('grant select, insert, update, delete on %I to plugboard_app', name);
  end loop;
end $$;

-- 0038-agent-policies.sql
-- The policy that an application sets for an agent that logs in, null for none: first of the login or invitation, then of the grant.
alter table agent_logins add column policy jsonb;
alter table agent_invitations add column policy jsonb;
alter table agent_grants add column policy jsonb;

-- What the holder of a token or a grant has done once: an approval that was used, text of strangers that was read. Every process asks here.
create table agent_marks (
  organization_id uuid not null,
  customer_id uuid not null,
  -- Digest of the token, or ID of the grant.
  holder text not null,
  mark text not null,
  expires_at timestamptz not null,
  primary key (organization_id, holder, mark),
  foreign key (organization_id, customer_id) references customers on delete cascade
);
create index agent_marks_expire on agent_marks (expires_at);
create index agent_marks_of_customer on agent_marks (organization_id, customer_id);
alter table agent_marks enable row level security;
create policy of_organization on agent_marks using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on agent_marks to plugboard_app;

-- 0039-agent-skills.sql
-- Guides that organizations write for their agents, each with the kinds whose operations it names.
create table agent_skills (
  organization_id uuid not null references organizations,
  name text not null,
  kinds text[] not null,
  version int not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (organization_id, name)
);
alter table agent_skills enable row level security;
create policy of_organization on agent_skills using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on agent_skills to plugboard_app;

-- 0040-operators.sql
-- Who operates the server, by the console: persons in a browser, and programs with a token. Every secret is stored as its digest.

-- Links by which a person logs in once.
create table operator_logins (
  digest bytea primary key,
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A session ends when it expires, and a person's also when nobody used it for an hour.
create table operator_sessions (
  id uuid primary key,
  digest bytea not null unique,
  kind text not null check (kind in ('person', 'program')),
  name text not null,
  role text not null check (role in ('viewer', 'support', 'operator', 'owner')),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_logins_expire on operator_logins (expires_at);
create index operator_sessions_expire on operator_sessions (expires_at);

-- An operator gets a request id from a customer, and looks for its call.
create index audit_by_request on audit using hash (request_id);
-- What failed lately, of all that was called.
create index audit_of_failures on audit (organization_id, at) where code is not null;
-- What is not finished: the oldest of it, and how much.
create index jobs_open on jobs (created_at) where status in ('queued', 'running');
create index jobs_of_customer on jobs (organization_id, customer_id, created_at);

-- 0041-needs.sql
-- expand: each applied migration says which one every program must know since. Null for a migration that only expands.
alter table migrations add column needs int;

-- 0042-operator-sign-ins.sql
-- Operators who sign in at an OpenID provider: who they are there, and the values of its claim that gave them their role. The role of a
-- session is judged again by the settings at each request.
alter table operator_logins
  add column issuer text,
  add column subject text,
  add column granted text[];
alter table operator_sessions
  add column issuer text,
  add column subject text,
  add column granted text[];

-- 0043-captures.sql
-- Requests and answers of calls, where an operator or an application switched that on: scrubbed, sealed, for a day, few of each connector.

-- Until when calls of the connector are captured.
alter table connectors add column capture_until timestamptz;

create table captures (
  organization_id uuid not null references organizations,
  id uuid not null,
  connector_id uuid not null,
  request_id text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  -- What each request was, and what became of it: neither its address nor its body.
  steps jsonb not null,
  sealed bytea not null,
  primary key (organization_id, id),
  -- A row goes with its connector, also one that is written while the connector is removed.
  foreign key (organization_id, connector_id) references connectors (organization_id, id) on delete cascade
);
create index captures_of_connector on captures (organization_id, connector_id, at, id);
create index captures_of_request on captures (organization_id, request_id);
create index captures_expire on captures (expires_at);
alter table captures enable row level security;
create policy of_organization on captures using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on captures to plugboard_app;

-- The first connectors and copies of the console's lists, of all organizations.
create index connectors_by_trouble on connectors
  ((array_position(array['needs_reauth', 'disabled', 'pending', 'active', 'deleting'], status)), created_at, id);
create index sync_entities_by_age on sync_entities (last_synced_at nulls first, connector_id, turn) where next_run_at <> 'infinity';
create index sync_entities_failed on sync_entities (organization_id, connector_id, entity) where last_error is not null;
create index generations_rejecting on generations (organization_id, connector_id, entity) where rejected > 0;

-- 0044-quick-words.sql
-- The words of most texts in a quarter of the time: `translate` compares each character with every one that it replaces, and few texts have
-- other punctuation than this. What comes back is the same, so that indexes stay as they are.
do $$
declare
  definition text := pg_get_functiondef('plugboard.words(text)'::regprocedure);
  anchor text := '  -- chr(11) is the vertical tab';
  quick text := $quick$  if length(value) <= 2000 and value collate "C" !~ '[^A-Za-z0-9 .,@_:/''\n-]' then
    return string_to_array(translate(lower(value collate "C"), '.,@_:/''-' || chr(10), '         '), ' ');
  end if;
$quick$;
begin
  if position(anchor in definition) = 0 then
    raise exception 'plugboard.words is not as migration 0004 has made it';
  end if;
  execute replace(definition, anchor, quick || anchor);
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
insert into application_organizations (application_id, organization_id) overriding system value values ('a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428');
insert into applications (id, client_id, secret_digest, name, status, created_at, rotated_at, default_want) overriding system value values ('a29c708d-fc38-4f0a-9938-47bd0d8f1086', 'pbc_WhJkx3kbNzjT5NbbbO20jw', E'\\x6a4dd15e085bf7ee993850aed863ba790a45279c305fbaa8a2c3f8c39b3783f5', 'First application', 'active', '2026-11-29 02:07:15.403+00', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '1', 'cf8e38c3-a33c-48f0-83ab-f5f03d7685e2', '2026-11-29 02:07:15.959+00', 'req_4afd366fa3a73894f5f96850baf10b73', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x0000000000000000000000000000000000000000000000000000000000000000', E'\\x24ddce6ddc40461ba4411c71f2926124a0ad01a2503f2224eae0db1580cd078d', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '2', '66bf14b2-272a-487d-b256-e1d5b71a93a8', '2026-11-29 02:07:16.139+00', 'req_4352147b6fdb6773c852e964b869416c', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'direct', 'customers', 'create', '200', NULL, '69', '3.1.1', E'\\x24ddce6ddc40461ba4411c71f2926124a0ad01a2503f2224eae0db1580cd078d', E'\\xa886639d3fc9e138e3f776ef5091c832c1e2b9297c9f2158411ef6c53b814643', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '3', '87263a9c-79f1-4864-8463-d4cca56031d7', '2026-11-29 02:07:16.892+00', 'req_a237f5555980af972b49a1aa4870374f', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '049a84ae-3b2c-446d-ad19-05a484e3547d', NULL, 'admin', NULL, 'POST scoped-token', '200', NULL, NULL, NULL, E'\\xa886639d3fc9e138e3f776ef5091c832c1e2b9297c9f2158411ef6c53b814643', E'\\x5b951b3f45310397f6e775c7a561196e929556075a9d93f32ef26962bdac18a3', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '4', 'dbbb85dd-8bc5-499c-9cce-6348f51c7683', '2026-11-29 02:07:16.941+00', 'req_27882619342ce922409324ef708edc4d', 'scoped', '049a84ae-3b2c-446d-ad19-05a484e3547d', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'direct', 'customers', 'create', '200', NULL, '30', '3.1.1', E'\\x5b951b3f45310397f6e775c7a561196e929556075a9d93f32ef26962bdac18a3', E'\\xe15f7e906215c69269ef624a0ef35234e1c849c92396898384acb7cbfdca31ad', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '5', '366f15e1-b91f-439b-9ba2-90c60685d088', '2026-11-29 02:07:17.471+00', 'req_23935af6fa0e7a6fb12f6e4f7f51dec5', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', NULL, NULL, 'admin', NULL, 'POST connectors/oauth/initiate', '200', NULL, NULL, NULL, E'\\xe15f7e906215c69269ef624a0ef35234e1c849c92396898384acb7cbfdca31ad', E'\\x65b50110c83f28fcb0601e2ddd95fcd1b0bb804bf21718258ccb43fae604a5ce', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '6', '75277619-430e-47df-9e00-5c802c7367da', '2026-11-29 02:07:18.342+00', 'req_c534427909c4b44b8d9c42b88905b1b1', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '9d95c606-3b54-445b-ae72-8a9157108ad8', 'f39c9921-2daa-4a33-919d-b6551a73b793', 'admin', NULL, 'POST connectors', '201', NULL, NULL, NULL, E'\\x65b50110c83f28fcb0601e2ddd95fcd1b0bb804bf21718258ccb43fae604a5ce', E'\\x543799c4c61e9293696f2779c71b9172363605d63a0186103bdc53513b757268', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '7', 'a458bfaf-0fa5-4076-ba09-20650322bf83', '2026-11-29 02:07:18.404+00', 'req_d026cfba476656a12c588643de6c0284', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', NULL, 'f39c9921-2daa-4a33-919d-b6551a73b793', 'admin', NULL, 'DELETE connectors/{connector_id}', '202', NULL, NULL, NULL, E'\\x543799c4c61e9293696f2779c71b9172363605d63a0186103bdc53513b757268', E'\\x5bbeb65b5a8cb992e5c19fc177b9aa3ed55019e690dc44e2311dfc57eff8d189', NULL, NULL);
insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash, tool, client) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '8', 'a3556395-7c5a-475e-bd36-a6ed4b7993a9', '2026-11-29 02:07:18.461+00', '952df88f-e78a-4c99-b477-a1dcad6b6903', 'system', 'sync', NULL, 'f39c9921-2daa-4a33-919d-b6551a73b793', 'admin', NULL, 'sync.failed', '200', 'connector_not_found', NULL, NULL, E'\\x5bbeb65b5a8cb992e5c19fc177b9aa3ed55019e690dc44e2311dfc57eff8d189', E'\\xcb0b066aa091fe0a46b9fa00d32ea6aac7b058dd72f29ec0e04741a6ef18cf86', NULL, NULL);
insert into audit_heads (organization_id, seq, hash, mac) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '8', E'\\xcb0b066aa091fe0a46b9fa00d32ea6aac7b058dd72f29ec0e04741a6ef18cf86', E'\\x03d9db7a74d43de7f3e9379ed08b5085914f6c0416546a30f8f699f2c13b49e6');
insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment, definition_version, status, status_reason, credentials, credentials_version, credentials_updated_at, credentials_expire_at, renewal_process, replication_config, last_used_at, created_at, updated_at, version, own_hosts, attend_at, attend_failures, status_since, reauth_since, last_success_at, expiry_notice_days, account, metadata, map, capture_until) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '049a84ae-3b2c-446d-ad19-05a484e3547d', 'stripe', 'stripe', 'api_key', '{}', '{}', '3.1.1', 'active', NULL, E'\\x01132d9b19daf240359d9d7ec2f844745d015a3f8a0ce9435cfbca15c9b65770bf3ae480eeba43fad0099cb68f88bc7390b78b589aa95885694afc57428f1f071121fb', '1', '2026-11-29 02:07:15.892+00', NULL, NULL, '{}', '2026-11-29 02:07:16.941+00', '2026-11-29 02:07:15.892+00', '2026-11-29 02:07:15.892+00', '1', NULL, '2026-11-30 00:37:22.72+00', '0', '2026-11-29 02:07:15.892+00', NULL, '2026-11-29 02:07:15.892+00', NULL, NULL, '{}', '{}', NULL);
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'customers', '1', 'true', '2026-11-29 02:07:16.894+00', '2026-11-29 02:07:16.141+00', '2026-11-29 02:07:16.141+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'invoices', '2', 'true', '2026-11-29 02:07:17.377+00', '2026-11-29 02:07:16.917+00', '2026-11-29 02:07:16.917+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'charges', '3', 'true', '2026-11-29 02:07:17.741+00', '2026-11-29 02:07:17.412+00', '2026-11-29 02:07:17.412+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'subscriptions', '4', 'true', '2026-11-29 02:07:18.325+00', '2026-11-29 02:07:17.839+00', '2026-11-29 02:07:17.839+00');
insert into copies (organization_id, connector_id, entity, generation, is_complete, changed_at, synced_at, full_synced_at) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'refunds', '5', 'true', '2026-11-29 02:07:18.538+00', '2026-11-29 02:07:18.369+00', '2026-11-29 02:07:18.369+00');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '1', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'customers', '1', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '2', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'customers', '1', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '3', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'customers', '1', 'false', '2', '3');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '4', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'invoices', '2', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '5', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'invoices', '2', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '6', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'charges', '3', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '7', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'charges', '3', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '8', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'subscriptions', '4', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '9', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'subscriptions', '4', 'false', '1', '2');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '10', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'refunds', '5', 'false', '-1', '1');
insert into copy_marks (organization_id, id, customer_id, connector_id, kind, entity, generation, is_reset, since, until) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '11', '049a84ae-3b2c-446d-ad19-05a484e3547d', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'refunds', '5', 'false', '1', '2');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('049a84ae-3b2c-446d-ad19-05a484e3547d', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'user_1', 'active', '2026-11-29 02:07:15.718+00', '2026-11-29 02:07:15.718+00', '{}');
insert into customers (id, organization_id, external_user_id, status, created_at, updated_at, metadata) overriding system value values ('9d95c606-3b54-445b-ae72-8a9157108ad8', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'user_2', 'active', '2026-11-29 02:07:17.779+00', '2026-11-29 02:07:17.779+00', '{}');
insert into data_keys (id, organization_id, master, wrapped, status, created_at) overriding system value values ('132d9b19-daf2-4035-9d9d-7ec2f844745d', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'c2f89e8654418640', E'\\x01bc8bdd536fbbc65de8adaade2b7e4cc726ebb98ee921e1bd5d8ac788d4e875595a2c8f26755d41d1199365780cd4720e65ecb8846e89864017ce31f7', 'active', '2026-11-29 02:07:15.889+00');
insert into facts (name, value) overriding system value values ('vault', '{"master": "c2f89e8654418640", "secret": "AeRHIyHMmzmHmceNbOWlh8atJ8RjOkwtl2lYIoE2gZQvB3l3cFM58mvllJeWsPLkXbwgmIRXb5jWYT5ADA=="}');
insert into facts (name, value) overriding system value values ('audit_heads_keyed', 'true');
insert into facts (name, value) overriding system value values ('bootstrap', 'true');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'customers', 'visible', '3', '0', '2026-11-29 02:07:16.152+00', '3', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('2', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'invoices', 'visible', '3', '0', '2026-11-29 02:07:16.918+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('3', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'charges', 'visible', '3', '0', '2026-11-29 02:07:17.413+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('4', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'subscriptions', 'visible', '3', '0', '2026-11-29 02:07:17.839+00', '2', '0');
insert into generations (id, organization_id, connector_id, kind, entity, status, records, rejected, created_at, changes, pruned) overriding system value values ('5', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', 'stripe', 'refunds', 'visible', '3', '0', '2026-11-29 02:07:18.375+00', '2', '0');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-application', E'\\xd81065c15bbef43c89f7425ea585be1e95b694d285d7279990d679f1c1b8b342', 'be930180-4453-41d0-891e-67997b90594b', '2026-11-29 02:07:16.06+00', 'eda3caa6-3b9f-4620-ad39-e485bf6389c6', E'\\x01132d9b19daf240359d9d7ec2f844745d01fc02e61c104f429b22fd7d3d3c6532213c61edeb1161dce1d40ed9355e4987d61186f2081b72e36b693b8bff50a84032e7fecc77ad3787add268fd8d7d7db14078ae9d16200c9080c72f016e9b6cd38bbf45f19e38226b05eba5274e11ea6f7c6145e85ffbff01979ba0ae6eb958fdacf3b22ce12bc91d3e343cfba27e791de9577dc6d998b32191f4517468b925962ebcf6eaf06abe8f82c3a362bb43493e98595236aebd5d6468cde93ba374a274d71a3b232a2f7c320cc5b18bd87bda5d83f997426adbd738fc4cf24f968558c4831995b507003a4c2d77ddfc1948a3979db20705d3d4203ead9adfe220f29803f757be93e598882941fbaa9921d760428dfc1c5c12de99932bcf0406861fcaa5479e58353ceeb7f61d6173767c75763e353280e1d99d66b597f259b2efb69b6682d9ff1ab5ec4966ec214bd9001e2fbcf06cdb290868a9615a8cc17e7dc88da9e2b83403875514c0ff7db2041fe05e70344b3f20028e96fb1873b2afa48049684e80f3727eaabd9cca151d398c79de64e95ad06ac1a059ae13fde4c035a12d91b12a7dbba5e536c36315e8b13cf4b22d4cf5080f4598afd146ed0a98b947f1eba03b844d65245f03ac138f64855447eb116ac9fa060038ea68730f07e863126429561daa59d75fa43d2dceeff2a97807464345095cc2725e5eb70670c97ed1be665481a671bc7685551d9bd7afd91f9552d78a0f97e7fd9c66b69d254a46c055d27294a03735a4ead2201dc92c66bd8e23984065f3e3d8958cf4d7b1d2748600428aa2e5cf51927c8902c5188e193bb3a3475b72ece5c2828691e4042bcd79fcfd2e43db6c76b0180bc95d2f914026d4b116f5a55d66a8e58721be5eb8cf03c22e3e0d9703dcae9f6c4712b33dcc4276497fc5549be3e112e6d2fd33194e4654681511a1796355fefe89014a3fce195794f540f20594cb4538412044f73bc7ba6e5fe4085c1db357e188c95ac72829906cfcd18fc6e4eece771b7065b9c8ae40dea4eaecd2c299ad4ceced412e9bebffc416ee5151878a38904267b91a9de6ba41996206955238ef5eedfb5e14291794e325fca80ac725d03ce98c1835842b410acf8b46900d7cc2700448740128a303c64121dfefa9ec7abd367daf78466220b72fdf8ca0bc70aa1e3321ab4d9a672d173998887fd6662f63e34801532b811626cbe65a2fa381614bc4076cb0836e5a89efa8a2aae716602290c9d8eecd733e99f93b4639b2e380e9f514ea9a3c8c6e873971f156bca8b2c490eb1b2b43559b568df7499cd6c66a02d2580e44c1ffbb450b0ead6bc293f52f95647eaf97ce8d92eb05aad7716e1d4c6b4ce82de7c6fa1ace2df23848ed2243d35b526d19d25310b513c9771003df7d44a862e9a946d67856318e5cb792fb09a84525e6d8ed9fb7f964186183b6bfcbde433ae8d88b429b5c68ab2147a6e81ef443a2ef730cd4790396827a72747d648a2a08bdd42761d17051c41a33d48df85cbdede49b585496d73836a045d9c26f10a7139fa33fc6dcc4fcc29a75a11379b3b8f5e81853786c444145891993c9c1a848a4ce3c616f5e93a50732a24e06e02a01148aa14dbf3ab6b63d6d62d7e156fbeeb9f12cf04fcf223a740e79aff89424c5ede5ae63d1ff4bb1450f9467cdc86602411d829ef55e1b8a997626bfcfe8e35c535c442a7ca8aa24dbbcfa7eb22824e81277625ab7d02766eb9df8ca09573077f9c7cf7f3f212d6faadd581b3ed36c1024a66b502ecfe7065c3190ec05aeece9b215917022a02f248e7ebe070adf7b8acc5fc72498b135f2f14a66d03176a3fe8ff8f554f5e995ba135028fd7402c75785635b50b42baa74440eee4316712f6e2be968337491d7d0ddc94e8047948140a8eccd7710c5b8ef487601dc88af48f57bbecc05e2a20d9f789a5dc88964281672eee96d7ba6adbe62b9018c916410849659e4643de9aded5f23a3e2a9eefd0bdf59736148bb2a4fb1b19783a922a447330f0305b88c578c936ca3cd01965e343fcb41f4dbc23cfe793b7f9de84a994a907f417c0b38cd930c41b00285882ea3dbf22766a7330742f85dd6dc78519a57e6aebc3a6c6cdcf7e5ad7c3d3a387afa63137929c071b2e71f9d19fa381dcf7b11f3fe79d8a784910739aa8f7fc19a731e9d6d2edb4aace192094ebacc55e74622cf09a1043e7752c66ed6a1b4576ab9dd978b9ff23e99a4c345af7e88ef8de4e70d09b2dbe7a812065aaf26990a2b49aa7180c75292f3c0ca3bd55e9abdbfe9781e2bb7ca13ae78ca44990b0fc3274ce0a657a11dd6532ae77de61210810a88a34a84c70a9500ff415eb7756cf0b98954d5c17faa9d05a47f431ca474bb6859ed0e701834721ce9ac29ca53fb6c34efbe031b7dd0ac6e96f4ed28dc57ac231d34273eca84f676b53e02ed57572b614e275316d451286373533669875574bb3a1349049e368da38ef5072e0b70e5ba3237bdef10cf0485392e0f15e8b66d6fbce6340c35a858f92026d5d3ab551a70ecdae403dc08719c0acbdeefc568f851dec019027eed8a8e5c26e9b800d22a82f874c9df7c91bfa90d5726b75c878ef175b06a2d3fb4165506714613ded91231d3dc0e9d8bb679c092f5e994102d42a2a6b0919df693a8d6a3b056e0c6f3e4e1b31acdb44aa37184e3eccc0e313831d19ef0f4e84d05791009f81ca1e04036c4f8a121b6088ed893bc3bfbfe289cefeed39979afe98cd56c465dd01cb8135e5eb0f00f46c0ffba947a770f6040dc9f16d0cc0542f3333e1eb6e77791a4dfa7659d34bc27f4adcdbe3db481687ceafa17f8466c29c4976c066ef8a4d9cec1c726c1525491f20798f185b4cf6ea52b5a52253efcd839538e069baa7bf51af668894dd9275257938131989ea04d5751fc2e4a7e1c39006beae3dae078d4ce2db59a318916edf3237656f9154c36fa3a48418410aa600765900d7f27372b931166427c1fde6d1d764ecf512b3586d497cf45b66a569fb5b2a2356f31910853930332c294a56432a92bbae1a0418f4bcf75a629827cc4569c2389a4ca1596747f90b45ea1a6794040c06025538fe78c4c67b673a451b271957f134c5513a8c8c6ea9c3ab5b84a134aa7855c63d5faf74c43883ad3e72c5c0e34bdb48bb8947014b7bb087a1e9d9b5876fef8e086f0bc5a9ee493b8323a29a05f98a0a667d954aa2d0fd4204299478affa479d4adc1c64e5b14dd86e795c538f3b30f60615bbb54417745713215b905a29568fbb028a6a84e203c5619868d0c14b36ed3a2806c15283ffffa3fcb91d9f7555fd2581c389bcca918a13cc7264c1ecc5a666ba404f8fd80363792dab9d2af5aab910f8b4f9151bb11d8c152e877c0a99d7f3aeb81ec5909e537a764a3bf6c4e93049822c4a71508911b89a23233a1bf4a0e3ed1ba98af7c2a6f87a3b14c58bf008d4e5b1b980d47c8e21deb8c85460145021d2e9ccf0b9e354cfc8c119da1ff01f74313dbf3e39bdb215f6060263bbd9a5c494c2a014b6d20fe6ed2dfc6913812000ec3bcbced0918a174d485f34b464986ab15ffd22a8a0317197692fa4234d5129b48f8e5a03ca9cc8f20773a0e37930ee923fd6a002d92219fcfcbf0f7c6c174b8df9669275da7e76d68f3f270b3b95f8929b0b8288a53d850d2dcf3b04f7b15c1d1c1e3b8e711020bc68989d9b58db691fc4a3b7a1d644fc20130ada8110edee266a129a4922cc9467054ba46cb4060db9eb6b583887079607069ecdd21a6d8aa9aa7cd473d0af38cd2b753eb960448368242150071a8ba44c0aed221157c3172be85504b045ee169cafd5e83a082361b0f6bcaa6f550f5e6fcb8e887231d1dedf7fd17a8af2e9af11624f4c3a55d3471d9b8ac4b0fa4a08021036c4c99a476e46442371e617e5ccad25a5884daf48ab25bda6284aa80e708687bdea34e309e499e318bc555546030667b25b180bc69bb16918197243a59fcb0d8c210e430da8f5a033ef44c4aaf0f413f4af2bde9446337a832c5b4332b4d43c47417fb69e12c6fe6eb5546ac8076aefd50b93d9aad9efc57f47de9406026de455cc61e3c861563d948ac545a1c57b113c45b234091e845a174f0d42931043397d0144d192c2247ea3ca9b57cdc3304ac005a336bef5e4e27912e36bfa35d4503fd415d663ba66e97a719a0b40834c412e45f23533389d68b6391b0eba38e6c6558195dd7526dcbc41646f26bf27bfb449771a4fcfb91a3dde37312e6d5a966e0a15fb13ddb714b5d8559936b4146b0c174e176e912b882252b79b498c2c1c0e5b6deb726cddd5058932c8b7c1861deb93f55cf2e3488f970923f0642b4b42403bfd78531bd403fcd3e25582593a085a189184a1540f37b74fd8ad8feabf03e1064f8000853f7cf2fa978b2f7204d67de748e0afdc71512cb0795132a58ed22de056bf39a208bfb033971ce82d7d2ce6cb84a72335951715c99f6952c0b4c61d88adb406687926b8911582669296fe6f18e144d66f528e61752da5573b83740323b10df57a2e955f544705333cbc11c43fd6931532579ab6493ca42451039993da8ddabcb184d4da6c1b1cd6380bfc4f2c4ba19ea9d935764075a4e5279c0641700d99e5878ed15903f2469a95d9c84d40db510332f374ec97f7f05e4f789882a4c4d89ffc762d3e41037c3e0cd546c4b70dd255a1435e5748a2b21d0be4cf586422c2fb425ff08c05fb8641f213e2bb6369f2ce923850ec35cfb6ff282c5120b9559b35665768fb0d96c0afd44e5c451386f80bc2a679603517fa1b9dcaed3a8ff1d0e684f975fc71db054623c70c70402414f02f8447998451b1e4adcc0e601cf405ee12aabed646093cea6acc89e0affb29ecc721b6d8b5098742946a554c9c10a5e2c9f578f1d1d6a0dab6106fe27862801bd5d3aaa1a7c09f940f719c92591aff7db0c5807a6007d6456c1f026ce13c1f7ff8749db86efe8e9903b9031a7eeae07597b052d2963e435ae646d807c53c272229ff964b88a351696d0762e95de0be33c4754c15653eb87cd92ddb06c393e54c08f75c900f285e89d83a6de2e67a27eaf46be3000b9f76fdd5e636bb787d0bdea3407095aea0dd9e31c13b0020ffe107d98a75c47207dc7c178521083e1f94333edb6a221dab09b64e6135f463a54cb4f75aab85f48dc51006c925ce6ac00749cde07d50654067c8a967ed5bf9c3e76fe15ad1452e8159951412c846896d54c3c0cc49528a2599295b174b178412eecdf0667f438bb8cdfee09e295b2e42d0013cd479bc748c1f26fd807f513fb519f9854f2415c856c6ae8d4c32d88502caa993231eaac2e9f09b108f36a814510cced48efb07d3ef611034f4ca804b5729fa274f54719a702ea470cbe467d001a84a06d0802019bc32738e0b10cb96608feb6029d5b8c97ef134048bbb41accff7599bee59fb1a6e815386568dd552be08205f01c50b4f05fdd950fc74abb0967e8b681d4cc23c7b72b91aa41749c8bf8052682e6439d935a70325ba5112f519107531fec13ce7126c3930bf010babbd2ccf25917ecf76d8110618a6d1e2921486e70fa67cae5a58d4925a58b7046fa98b1eff96032962b6e608f89741e23d7f0d6b3df78fc7aa66076270e801fe0c2a988f7febf58eec112876047aeb2888a0a7603ebd3cfe1edb27aa3917c72a7e9bcba939f42f476152216fbdef2b2fcf501718e4c18070241762f6be394bc81a99a3b6c015595084f3f777e6a17e3c773fe1489f0bbbbc17209286d98730bd1d763ce6e6eeeb18be034bad94203a6f2ee34e50666d95eaeea456ad7f0663dffaccf776a2824950176f39ca1faea259297081b191ea9165d397954a231df101589a765634f3529d6c72f35c0a5e0a3990635be3007deeeed888299cd3a880f189605ecdd7486977360edaaccb4a4caf65d6bae511d3aa2f3abeef24e0378399e45241af0ce5059c6c40ba039924e45a32a85f748b2a2cce25f768569788cbbc5150a1d842f3420fda63cf4a88d5ce593a78c7c87c06a158d606a90f832ca5541501a9b1196e795af50555cd490200ab63c3d11a2e6bdd4ca8409cd45e90f00f74d0be2a5050538412df269bef20a2e5009b12f0569a9a86ba52f682ff082e79d5fccff4cb0901db2cc604d1d41890a6b028ddb7138a88151535789369600f2c603101f7d975a1ecdb635b9e88a45c8fc929e3dac35d4fae3dde73e7ad976bb9686239fca2b6f722575aed483b5fd33131965a648984ba195482b2f02df91b1f2d7eabdfd9f9523fd4191e31b7f02e41e07ba88c58f0568c694b2c345dbb46451936bd5e48d06405b1195d808162e1a2daf6f3408d851964ecd5f244691433ee9c081ed9e8776246d7bfbf5f62fba2a6c84fc761a790ef4c8d6d1158f4bcbae50fdae0d5cdb29e1155dabafa373e531e49505c48db46bb4a64f2919a9e1502456fc11e418187cbdcd45fd0f209ce99a5ec34c4d9f70fa196130d02af66a56ff10f29deda34e3498aff0f980458000eb3fda4f9644cfa74e29a4f6c4b97a92492bbf65e080cc217c4c57a7337f92f8b1720e20b7bf154173c96995e359ac55c0e65f6e1a0c05efe0e7045b9c86386fd6a85af5a872473cbc710d8c7e3ec0376cfabc2071b3faa0ef9350482a15ced36197bc2689e73d04f45133c838dd8bfa133a9790aecc11a48c1e1e94fc4466b86729256fce59a6dfd0a9537165c1d9a6d805c1d7b6d2e4c47e6dfd6bcca3b3a063e2e78ada1ec74f192354e6f3c1c54adc2079253702d6e93132af94c1582129fc44f4618ada5c67233c1931896263152a87841b6fc33100e1971fad97834a5779c1d364e1a2cc51a22e2d2f5a60d47b18fd1b01106149abea2055207f629063e0506b7112eca6366f1b40d930e28d78c6ae3cd27e1c8d70f8d29e7c69a6ce72c635b8ac957ef73aef1323e7607ea3c6918f9387de6ac02b98052c5f0ebe37adc9cc7485c7df6fe9d2d773d99072ea41fd3a23c674dbfab32fd483bb01bd0c354d8fe0ce3af5569bccb501aa8d74561682e6128d3791c9daaaaa51431334cb7f3c9de8a2860893c8ad85aeb664ba0898a8b68fd941d701bb78e9229b59961af94583b703c22a152df5f1b9f1ef682f155a33ad0d5e7d5f31af98440d65e65f0cd6d4a6551d4de7c5582319605aab1db37ae0aed13463cc93fe5e7c6566da97445b6de46e4bb47516c74b3b91a9ad1910b816988ab8c46b72dde90375ffb3decbf330f4f47ccbbc6cb2d37530206fcfa02f6658b1cedd3aa1c80acf080dd4abcabeec5c80f344cc351dae54c1620ee998eaa5a0142b6e3dde46c63018b8b1ba9fae8bd0cd7b8980230b840bc29ed700b2f92a60710a49d98ef0bdc81d620a05e7a00a731110e34ac91ea2bc0db256553b29f4253ac4dde74ec773b6f03586e59c23c7cd1a9969c2fe3ce1fc290cd7ddaef2b70a02dad460f51245c01502714f96e2bbf505a1dbc4d84bb138da3e4405bba28422b298af551d42d1fa6df47a91a2740da9946704350000');
insert into idempotency_keys (organization_id, scope, route, key, fingerprint, process_id, created_at, id, answer) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'customer:user_1', 'POST /api/v1/integrations/connectors/{connector_id}/execute', 'by-customer', E'\\xd81065c15bbef43c89f7425ea585be1e95b694d285d7279990d679f1c1b8b342', 'be930180-4453-41d0-891e-67997b90594b', '2026-11-29 02:07:16.91+00', 'ed49e96f-51b6-4633-96e1-ede6a23d77ed', E'\\x01132d9b19daf240359d9d7ec2f844745d016150b168b23a1ef9e9af6c6e2d6b05243c4d84bbba106b34388e736ab942ce972a4c67aced1a8a8eb850b40c958b412a02de0272208ca3dd05111d6446a2d70a4d323d84929baff7f79e963492fdab6df0641a653d0c73c475dc4ec6477b6db1560480a13fbda4107222ae353c4a13a158e1239924d4f67b90d538e3508e95f6a41984fc3fb1552b8cdf37c50221dbb92c18dfc90445f8675fbfd235b3b4066962fafd357fc6f449d27a0eb5ae7665a92b9dfc5ecd2c840edf65d0b70ddc2312983ea6d071983750e282f2a5a4340aebd8fa50a7ffb8f08dcb0518e883664f64e6e70aa67e88f0c7f46c3c943c0526241d01581daa8ecd81a6cefae0dc8e0c46ba1211d7b1795bce7261c57eedd5a9927b9006d2250235a71fd6858dba05915ce31d89f0a7aba34a2780a4c0322f953aaf77dbfec9bc0eecc59ec188d60f297caaa6e527ca8953072543b7c05f6be0d5012fcf9cbd0e934e64472789c9bc41924fe8db9d8670a5315e1343bdeebdf72956ce10d060597021d5eb5ba74616d88fc5e47a1d65a05e527729abaa637ba47d89b3a9bfb949acbd33cde520a39176a095508f1e2ce7ec761ef74a6491aee96f415f7390ecb0f6122641e75d5d38c6308af7e9b964f8685c433896e5735a69af69f5ded8320687e36485148902a273726165d0f075b697550de8bb0a945faf7aa7890a79440cb56bcdd9654eec91665349936aa97f16ae93efc4a4870c4c2e8242d384e3c56cdd3a97c90b8c4d81b4c358db4b047ca76dc5c8b8f1f6916c4334f12f844fd7f744c0dcfd53dcd90de325c3ee492c4b57207c7f6546a77a02c5f58ac0ce4e0bc2093f57bdee0e400ea162e68cac6f8fcc7f6e2a65e6f753579688038b6189d09f4ad2b035ce16d11364aabc6d1be539ce5af09ac008551cb73b61fc6c6027cebb107a6ddfd8b14af069423bba3467a132d4da334bdd86183c90371d6c736049d8c80f47fcc80fba6c962b64daf4fb311b63c0730f4e68f717097ddbc4434a672d2a8bb1e41a933ae526a8db36689cef3d1b64aafa2a26812964231ea1d16544d80b40cf9ab427ea2a77eec707ee8bc47635a18170d63b498337bf802eeba7bbe84895e828b78923c522f1ba4347abf48181555e6b698dc784b31e0fe44fdee0e14db079bbf2677fc45b0d6df7e2dd6636c5a9db1fb2f2a629e41affba29ec0a8942304083bd813b08f3194327994d3c40c49ed663ce238eaa7e587df80283a8d556aaa87406476609ef046d0cc2abce44816c19bde9bdb914d04d241a6ba35ce176ec6768dab9f262aed51994422c94f8725b39ca1dba6fb182fdca942652ae9d0a240c38835add2ea7a87c0dbe27251a58d25f056a325600dfc0c944e1f9abf09614d6b1db7d99b8d6fdc23790bb989681ec604ec1ed6e2ac8e7a7bcb714f97607b7aedb405ff7635f16ce55eac2ab7342f3f350c4c1491e0732115a93202e3d9d6eec6a31302a3f41df32a5c806abef3f41abb00f24b5b2e3197937e686a59492df58081ffb3c6fbb61a3255e386c80ebf82e9f48015e61367eb92b34658f1c0371429d62a91940aadc8dcd21dd2d26966d8189743f57588c53a4a0ffc27a1a00fe0f5943ebaac80f92b8a7c0c3ec9536a08a547ef6295e9d694cb8408c388cfb8d185d54799c9f31139cfadc905044f136827bd7fa13b366e897a5d0f0920be9f2ff6554f93a2ea452c5fd8aa198f519bfa65567b03fef243f78a97388f9e437df712c7a9fe6727f8cc8b222a214375694d3d1df4ed7750a4775805fee101e156439059e19cddad934d75556a70c63bc7a14d95ce4740644e4d902cba9e33bc0ee13e36fe89f6dfd946053f294047ac4e0260c17ab372f0eef6dc815074d39bda82dede63c855726d3c26b77873e83f02831929321559da6fd932056ac82863a7d42c5e9bc2d9891cdeab448e8a2d2124cc9555da7aa34af9975e472470aef4904a935bfa5250878980368b9e3bcb28a2c63d1975eab9bae49f61d4828d3f5ea64f47c2b840c49f0cf0a6a6aee9ce9286bcd2e73b100b541aa438fd3f5bb4c088872f69c5d0d6bbb8883680a8d31954b6f77843bc3a6b9a655396826dfcf01d6c26077dd25fadbcfcde5039150042c301cac6febd5e42e3d90c5c6bf81cddba38923918d9079ebcf29c7d050cadd9ffaee86613a2b9600bfa5abde0bc353be1883f15faf6f2147174ffd486055e99f0e8d66f09669befbdc88a30654d09141541a520803b4302f6f5cbb2e6a9e6667999279cdac96db65d654b54fe2921b06f91095ce814df958f598bed3f82447134ef65788ed5c7b07823b47ac8514d0463f0f5c0ec696043713383759c6125b185202a90148874156e10a59a5a3fcc4f81b18837cbbb3854a96568aee2c68ebed64a8087ea21ea0bb03a1ef1a49c25467869d54ceaa71765746db4022ef10c585b7b208236376bc5bcaa27f0f8d52e95794adbf7654ea234864615b9ef3e534ea380636ddf1b15cbea5808ae4145fe4b8ed754b31e9494f168da7de36e0c5c933ce83d613a1e5b738c978b16af05888930b3c4c8f68aec17fe6af9896cce1edb752fc958ca60e26deab48e341f5ea213b0e330ac41fd6165febdcaebf9b459aa89d9630c2b5f09333d9627999a569008c32e7d444ce7e4a26182eb3ad360ba1e95448931cfa11a4b8758093e6f90492fd3c712bc3d6674a7b0e52a607411318ff9a7a9cecadafe80539d7f3ab703505b4513a1fce2f52ae7c593f96453b630fed2807b3ea557cc5930c05b4d5a740184de031b17058e50032c9905c4dcbd32290873721f95cfb2556efc4ae502eeda6a78125b6c57614fc7bd607c05752d90527d174e8004a46a2bb587b1f46c9a22523ff9ec5a414563877128af57f7b9e1e113e2ddcf146b1774de6d740d2a98bdae6554116d757532286af976b743b616863161ab9cb0cb4e17bb0db4a1c2114e89ed4f548ade595bb6b658e3dfb291a8f1108582451d18335769ea54af09af68dd2e9ca7a97149425ab98092f586fd015bcec2dacbd6d2a24741539760832d7c5564c084cc0e2deed7c225cefdd67acaebc5444ba79df9efb9bb3674e927b9c4a36d7188a2ab77a9ede1bdf63ad6db12dbf9a972990370118d01f94152e8ab4134b5df2a205e29903bfc5ba1cae5902fc441f19a779a7be36c29ebf5e6121b71d635cb8977106eaeb2e3303c8a63f108293f431852dd57cf8f4a26f629d655cef1a2f0c68256b69b2ec65331196c3d996df49176d1878066c4c7749378ba1702b71aad5c14b612f2b1ae58d039951d660e30e2312144812c8500547abf263d724d3136bad815336422472b60f6e2d490682a4b72f8106d83f8cac1c39a8e221e04f0e307baf3bdbd8d2e2b2d8576bdfe4ee428ac37e1d5b7d9f10f69a581b147e9b90cb5fef444b4f9571dc57e7b6e847c9fd74bb727afbd150848af300358f5d2285eeab34f2715a55e08cdf1abc66f0b8e00f9e6e7763aa9d0e621525e548e39bbe26e802c49c29779f60f707202419b45b53c95465f0b744afb5e96d5c77edf4ee2e0a8aba45078a4a672a2e0a510e8b8998f83627c63307d6b2f4339f960f6a060933da4b43a25865fdc03dab0bff7678298644401da27bc746b0cfe135c0de0e81f5581bd14c0e610172627dc19c087b82f919e842f76e518acad3f0e02427e666fc68854cf29990656baa6649fbfbc776e7a048ed4a75020f5421cca3c1d8c2f27f9ff616e5d04f1f573474fd514bde3621ef8a848ec80229ac0d37677e3a26ec64f17d3cd6a2dfd376b4e1082ee22032c61c7385876a68f6685050d8bd705d3f84017809e6ec4025c68b730b6701e57eeaa42b0759adf587a62d99d9b43852d8afd87500ab00d1598d316919d9475dd70e554a9bee3b683266ed05b4047fb9087e5c3379eab60a30df7781a1dee95e556536e46bb7775786ccbbad2be2644eecf6aaef3b20827ff89b04c27cec828ed2326ab1e5862d352965786ee762157125473f136b3804eaf9253bd16517deefa98f0b113992ac5fea8675d702f3abd9fa387fa572bf23314ea545d4c54e504ebe4b727c26f4c49a618679e685033629be92629a08fe6f99f36c4ca12550b32108e80bb40a3268e38e05cd3f15074939e070e655cf9ea60dd545629157b56226844096f1fce6a23e6a321c0bbc7cb978ebbb242e93fc921886d322b801b93fe6c48f79118316ea5ff84771ce860c6234cf06383f53b77fb53e0c25a6210e6ef3cd64252e5538c94ef3039fef542f801e3d4c63dd1fec7794a8f87f20bb668e98413bef7a371fbdf9a5c62b7c88709a9199c2b718dbbd19a994ed534a2723d0c9fb660eb2f1197b8693e9cb0f45619f7f7053a638d5111b8ffe4dc12c3753acac1b321c1d6f7fc87c48487ecfb4daef2d3d9eff3b4380e5e2837507b14e25c9395205d912ec7fe612b32d8519738c0103333f808961c5542821a072cdc4cd771599191498cbd602241edda71bfabe900e067e0575660f0caf44cf4b4228720ebe76c051ecd36cf9cad86b8b004f8e26631840d90f85f6acb55e781c5a9bcf87b36d7578ada469517b750dae547c3e66130f1f3282ac4c63e91c5b9fdd374d16e5e9b3ed4f4521bc876127b70c2684c1b76c39e9c4900942ca594f7f9f66da3388dda4270103e69cf21f42466519d7632f5c96261b27bd5efaeb6b3bc9199bcc3d7223eb8addd21e47ece286e1edcd15beb5c1235a9a50faa1e7be616de500fed22453f8144e9803427e958a9855ad6c6809456591702ac2caba57b7aec6eef77de43848f804a7efe1c08e5c5046af2a0c8811231bc9c8e56d352f5192d8097134ae7e68b2773aa735f914c7c542cada24c5f46e86bb0aeeede6aefaf2919194633912d3a1793f5216fcb336a73d536a30a264f33fbe83a348b67a59a91d1e01e183d7c92cca24cac78f71224cacde7c825f3b47d4ba6acad9e0f8f54e1c3e317351197c3fc52faae5616dc0745eff2b3bbdb06bd18ef1cb0e825f152a4de023e6c3bd6a59fab4e36c57d346737ed30fcc8d47912fdc5beb2594adb64aca7f038495447975f8db0a9c103ecb5e1c785f8d24a730a18a40ebe88bef7f29cb27b4e9ac169a495959499571e37683a600e7d2e9a61f2cb3eba08e17a4fed5074960aea9a54a262e4c34edcac631f16a532652c8686d3220330747e553ab5e55dee15f2cd615ee10b86757216d3f20ee059740136604c1ed787a79b07c0e05acc4ac6917bcd2872b101e2faad97d413521ad5f7bc278603ee2a92f4badbe1d6258cde5f437ce29153d00f04c749a7df9c7d0c7ccb88e592825ee0b6dfaf3aca6cd154ae2f6db2ad5abdb2f4ebf296a4e65e487340bfd51d07db1c4a0f9b9d469328aa609cb03d8527ba6067731e7ba7de669d0997a602f52f03c940172096a431279f07474e023088791b5eb25f86a3cc50853721ec35afc57d39ab6be67ee3d379853d01efd6351396cfa56dd7621c48c838a4d1a294999b67e88a93f2c72ba554a5a37fc3e626d3a3414b8189dbc2e0425d41f6a05fd0ccee1fd288b492b3d089b0a129af9d89670e7dc78a83308eede939318bc59ee60cd607f1bddd2eb19a207876e66d5453033e4ce4f2880d9051582647c818a269399e7a75707701e17f4f727e788819a92ce4d737983638c54d986b8963005434bdcf780c39fdc2883b781728b10910f6ccfbf56c2b7edc532df87f4aa4ec302da2a78d9ab93d076ff4de84ddf68cb056581e437562e51dd93e308d49c642f8fb12f3d1ac05693c8df6bbd0a1f18780688dd48dda94907d490e25d4f744e70176b0a710886a8af27a150c74e7ed4359a9e88955b81aa5ab1e4677cb54fce90f1a4143b741467bd5c86269f1220b9f605f8de12eb46d0b571831ae14941afe5a99e190c0b7a38e357a3cceb985cc1a270462d8f9df292f71e226a5476ec3699e5af56190d247335c85c7228b2e82fd152379413b40b051e12ba9d347d729a32b9c0372cf96bb4fa4def22c8b0efe2498cd6966e626ae9811f8e507d8000d83b4dc9649074b5ca65e97636116e0fe254ab682dc116c1aac2c88b8157a8f961a07bdeb397fdba1e938b951f20eb883f517a5f6e90b09cfea7cc8690612704273c40f8dd00f316e0e75da972c445c79515bef8405eee93581cfc7e9638029cf5ecdbc6605105d12930893742ae80cd7b68bc0015a7eaa3c05510ccb67c82ae0003a66226e4d89f7e8483b0cf7edbb27e9aa3b043fa8271ef779d78a80d179e91d0523d972169e45ab9cf5c138751048574245d232b92ac420eb5b36d9fec42f1eb414cdabf584923b41f77a0742f5bb0154ed0c5f353fc82fbfbe00f672a93d9d6d0b7cdd21bf2badfd9ffe670bbf0d0f2c2ce55268e6c0dce9d2832a0cf5ad764cd04521feb4cc36d7f6e0f6b15c3144442bd78131323eeb80a420231ac83c3a57ba39d620f53195209ec5acd3ea2866140f5d588a6617c7e76393228763b3f6cc5d83dfcffb9ed2bd69f59fa74013791ee0937b1e2794a16b3698ea04a250a23fb3366202405297aaffbae83b4f566cec680dcdd57e3b6ec817556f6ebbe1f0c2f3af404babf2fa79c58229f2ff9bee2bb75be87381460d16834bf2f8d49d6e6a22435bd518d859e042560f9c5334e7a0af97db162b30032c0da256f38d2c4fd9ad69d0d9ddd33b25933fc34e2fa9e8518ece0433819eefbf40d6c0767c5bae503205e9ee0d1a2db2201a05bb1051ca0d5c62ccb9c43ed96762327481c0b50d93db3c6c7942a017b1e9b978c5f47a438cd025e57781158404104627ac70917cc746851f628432c920c04ad3f7a6d447d3545545329738830621c3201adb5213f5b8590facff43d3c53802a8a6c98daf7d31fef9fa40aaf0f8ab8acf0d481fd9348ad5881cb3fdf87c7c8effdd56b5b5ca6f664e41f2c0d92cef70f9eaa0a5d521889dc2ff08bf5a7b4a1f50abb8a2504db87ced0017d050f82359f52da2f25815399dc869c0c1c672afd14dcd1fb037fdc6a578eba018d708b16a745881eb52bd03785c55292b69f052ac5439413a37666a38f2afaef4524b34b9adcd8a22a148d582933f60b9a9f6962a28f42785004334168ff2506edbe1922b662bcf00c795006cdf54fd000047da86f225d909cb151dbd14269b2786a9e4cc6f23f19dcaa6cebe31d241091b6b3c59195f3a6fc65dabe3f35b2ef44a152eb025477309e0e44d315e6d77f44066dcd29b6141c3eb5a1791d0da5b6ee2d6d26e4a82586b5892f1ea0a1d31b2e4272e95fff5611170c772407c36ff5d84e65c4dc2988c5f86ce98cca35c2b5b4b49791aa8695e0e9e81c6ac0e0e5a8c1990eca48da2ca464c3a0cc8d5eaedbde20ba83533c043e20323c2e485b364c68310d4765ddf41b1b0a77da0e26f40071cad6d37c4562d392702cb4ebf23d351b1af99ef997eaaa70ea5eecbdfc14f2d6204f54af4cc33d0f493da38219ea198c0eaf075d2fc6dbd2ce8bc25df9b719604901d256f3892f32a8d71d4f36cab05d98289c26ce60f517243f7923c86baf629ab865a7123c94f91ba8ad94b455f6d4f24dd68324354601049324db2b628c1f3b64d58079893eaf79e96bde9f98a302a95943dd0933b5613dba4342133d62ff585a73c79aac00962c995f46b94892394ab5627c8140a77c419cd9efc2758cc0db62065a27639b552af3ca7da51143c463a0bb36aae55dfc2ca5a8f7b4103badefb3bf9ff9ae91825efdd05a6dccf57bef77a5a008d1920400a48201644ac315df8ffdf426c98d0fbc1097992c38c25d694e6761855bdab8d356a73de0660e0e1364efbd12b60aedcb2e429766279a2ac57213921ad5b0b47de8017402ef990fceb921bf0d12bcb2fdde1d88b62cc838c0682453aa57b2d4bdc70bb16651aca6041a9f0a3f98a54d602519fc2a7aee95b1bad3bff81cff485da5a0baa1ea9c4544ef29a450c3f187e7af8e2d8e6bcb2e26451b941a6a9e6da6b17af70830a44aa18f645b6fe50af835a206a6982fa5caee655373cbab3a1f49d2303d5e1b392ba0a1f1f3a6933403d2d81c42bf8ae751e7796ab5c6242a65d3bf336025e06df716e3c34e43807d1f72f5bab893772a9317997e889b222a8d85cab1d6957a6dafc2c41003b936ab3497035b25cb5efbc7ab7d0ceb1dd0d9179bb3167a5921b79def4f88c3bf0413b5ffe752d4289ef73c53833e9efaafe26fd448b26562e1e2df330deae4cfee5cb9c4915d3be57eec3b5033d68f2706ad070452d44e576bc683d1510daf73b26bc03733273225d2e32d012029fdfb908235ddb6e57ca9ee41940701e862f003776870dda556345d94251d747218fff91e9e3af001d8d3c8559a26e80409f12d20f18c750ec8e216c5a514af6e18d05ae501261953c5421eab8b147329f5dbdb55c4bd84751e2ae6e4914495122a1c6addd741ed192638c5fa94d2016d12542151e9a50710763b545fd1186b7c97ec99a8bbc54ecc8e731fbdff61224c16986e8b3e4131a5124ea7c2a975aac24efce9009191a1053b01af5b02ec5b156c2bf23d03d7612672365bde66fa1575a9ad6e8763c0380acdaa4068a62901dd007a745b5386a4c3e51eab7e15738097df558f5ea5017fb4291ffb8b7caeb6dcd591fd0fc1c862316a734633107d8dbcf3eb3a4a88db71dd4043a1aa681193109cb987e0117b6a98380a6dd8afc82b42204701cf3f8e806daea8f940cc479c6e55f815ecf94fec026eb7d8ada2041771ba8a48d25a232eea541909d578ce574ce0e8cce8eb667a4627ff327f273e3ef42c693744cb82faaed98413596817916f71708fa8613d14003a9636da76ef3a736c0bc9b185651b1668c4a5f1f2fb4006710dfa81bf4820453f0e1be94063a11b95dba57ab6141e822587ab3895d33a808c5eed19f6fc762ed1133aeb84787caac34d142ea594a2cb994cc75d616b654c2af90f8fbd814896d515a5871e4135f6ae28d5f164330abc2118462a7473c13f3afcb40f209745ed6636b1fd076480da745e737abce9d72efec5dc899c946d5c57dcc79c34d3ac91d3831a1f996bf422c103ab346b0af032493d66ac3fed304242724b6d532cff80d49294134fee7ab6f0222f3de7a6f842644de847a9f4d651c659c0d764d8084bf207172b33e8c382fce3afb88dd61900e35cf2c46ceec832cb0756fb6047ac6c5dc6852aee1d8c8fefe20c3fb5425ec6e774d58ee971768c2af130b507b00d67cca889d63f8a279dee94987c094a474cfd3437212c6d3dc22e8480caf1a21de6a36acf83a7353beec5f348f96657788bf498f19e969236eb7c999a42129620618e1baa20dc168d74ab68705af6c0c778bd7332cba7195a20edf93ab4418df61c3baea2b330013f4b87b9e9ce881824dee02aaddc02ad0e075c0d713967952ca6edf81ff366cb40689a8c8321a978c471d827d7d380348ee01fc5ffc576bb1118fd7f8b375e2db9359dd335a7546e52d064e6dd89efad2163f8ace2866fca0a6ff5f3f78f6ec5284e18e33846af4dbfb229ae2449d05c734fe0cd3c1cf799063fd747c40f448f34538064e5be5b72f0c7b8fce71a8bd0bb8398c41d1bd87eab6498db78fcefd4a6d6493dfeb1f135c46d5827d72d64e833104803e179d08b4588e9287de4eeb24c28823304623324f7d46243439a038099a3f6d4962d58fb871f1170966d32b14a5263da2d893ee8db3ab34042f1fc2d73d38a20be7845b9464c92955d8b5b9e81497a7ff7413fdacdf099863c62a882faea712a0949a4190e384e04a4bffdc6f38825166bc7f905c6c8b13628c53164ae81de09bb3466d006a9f55dfff1fa9c9022b4b006d3685e42ab6a415ebc0230a33945110f85093d83684cf222f04137265d1eccc7cb944df5aeec8c8c9dde346fcc42ff0768e36149e5643c13e03a985e247b0ef42367c0c3f9acd4f873976c54407e9c0f5f7062811cab8de065aaeda96a9127395717947ada8f12f9d1b9668108a4c57e3e622c8f515b05ab7e57e1d873195e8880827f5f830daced0c7ea537a4e338033926b1357d27d4a05f192f879746d6298d79ed793eba66d82952ee1b34b895a453d648f04a730264459b8d7c8c294711ba51450db9364aeda9794043c8465fe95b59faa4e65ace857c9a859ccb09d2ce018d82076f798f9ff4bbe7365bff63bc5796d0bfbe52f2d4634ca133ba55451b07be8d89ae88ef13662fef92f71fd99d21e07b44a70a5389f4910b1af429c1aca802fbaa101f29d2957ff3f2287235ca9b112f8e23ea91844e562fe9165bcaf37ae1cc3ef14be8e7bf4028da92c03d1c1f5f0503217f129365871bd16309f98fdb98d6165c090b37da3c0cbb2529563f6cd7cf8e0b52ad918ee38b9ada4fbadb38bcc4299ae4eedb334a4a310a6f069fdf520913db07764c493e8c479a78821d7045502c0313319c52b5940428ecaf4b2f927aef020b5cf38b58dd983b235e32e78c4c4374d56f924d9a662842c062528c596081fec4489bc92338f320e2f117d0e98fc2270e71f43ca75322d65fb5601e23094eec8b5977940c172b788b25c0e4321702f9bdb679ef5412af61eb00086cc0608b392e1fc63a435324a58d39992e999979116926d8f00de389df78b989e2442d679a7789fa97786d931933b67725a814af8defc36a7c5be927754a773c2997f4fb80251dc40dff8cdf6a5ede0ddd8accc4e9f2e36cfd62870304ffa7a5fe721c331b957b14a1f552562c46829813296e31f423508fb83bd7ed8cb82fa1d29e264530f49fd2b2dd1801f382995ebc532e39a35cca88178a52430a90a6cced73d190c40ca94077be21d3538b1cf5eb16c83c1cce8d433646794c949014017453ed882251bf7ac68c6ff59d4baa3e23790f974e7ddde600cb42d5969b058b22ea573630b667fb174903b025c1f056ad348ae431c26dfe23d96c8230ecc31457c17420965c9f01f255707da56de22a1006a59ab7dd034b6ca899db5c579a052cc4406976d4bbf876f99ca8c3d9dcfc3ac9eef0beabeaf6d5fdf254742cd74791762105625e073e717389216a2ad824059f30125dd9df2520e9d3304dd03edc35095a3b877b246c324e92db7cc987515fe61cea61f40e8a7802dce5282bb09dcad0d7b4af02ba42ce8f3f4b04673973939f25924bba95fba8d2a232fa678f3d912f292c95cbe49686d4e7a0c06780e8d03a4cb2a563a8fedb72849b71d298315b6f6f88e4f3dd1acfc336681e4d02f37486b37ba38b724d6e29987fe0177bc0bab23b53aff2833964288c6b6c7bd7ea283d069842b9bfb9927c925e434296d98afdcbfc53a1e1f2cfbffe260e72f00ef5c3da3d5d0c00c8eb4f25084956808877d232eb5659989a624112ecf44bc305a3c5d3f30a70e02221e58d786b111ca09ef6640da0f6fbbaed7664a1b694d9b0dc53f5f175ba5b9941485dcf09ce9cc1e24c18a99239a8200f35735dfd5d6445616bbf569dca791ddfbf2ca6cc8dffae135c82d575e5a84dd395cfea6e395ba0a55d6d190d199bd5d27aa6b3c37052595ca1ffc41ebfe4021bf7cb599a168fc75a9dbafc109e6838535fcb3c643a4041f5c41b6f92e308a3ac0fdf6243ed21db4008d61538d95935a008ba060b8619d86e56ced65fb39fdf663f05d81bd76dbe9500453f2542ab49d93c768af4d5c01fee2f76d10a76793288d1a759');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('952df88f-e78a-4c99-b477-a1dcad6b6903', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'connector.sync', 'f39c9921-2daa-4a33-919d-b6551a73b793', '9d95c606-3b54-445b-ae72-8a9157108ad8', 'failed', '{}', NULL, '2026-11-29 02:07:18.336+00', '2026-11-29 02:07:18.405+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('75dbff90-5cf5-434d-8410-bb86d2d74f84', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'connector.sync', '12ab5103-b22e-4421-a640-d2f81c10f794', '049a84ae-3b2c-446d-ad19-05a484e3547d', 'succeeded', '{}', NULL, '2026-11-29 02:07:15.925+00', '2026-11-29 02:07:18.575+00');
insert into jobs (id, organization_id, kind, connector_id, customer_id, status, progress, error, created_at, finished_at) overriding system value values ('f2561e11-2f9c-407c-96bc-9f572e4134ec', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'connector.delete', 'f39c9921-2daa-4a33-919d-b6551a73b793', '9d95c606-3b54-445b-ae72-8a9157108ad8', 'succeeded', '{}', NULL, '2026-11-29 02:07:18.345+00', '2026-11-29 02:07:18.6+00');
insert into migrations (version, name, sha256, at, needs) overriding system value values ('1', '0001-platform.sql', 'e697d9e937c0926fb605b5920aca8c58f26046998164166b45ed9ad1300449d2', '2026-11-29 00:59:15.988+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('2', '0002-search.sql', '62bb268ac22e1b6d288973d4c0965e35f4fe7018d1b9ea02e0c378582e8c32dd', '2026-11-29 00:59:16.097+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('3', '0003-sync.sql', 'b8c82fbbd249676f1e280fc15a4fb1801bbd721e95f17402ef1f9ef937aaccf0', '2026-11-29 00:59:16.142+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('4', '0004-words.sql', '9fdcc6ff6ce2ddb2ebfd114f9e5df9751f99507c944b6675edb63c8edc34ab60', '2026-11-29 00:59:16.183+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('5', '0005-deletions.sql', 'cc64657e3e7295f4c274e67f792bac5297bb94581a90f208149bd83cf12e0a11', '2026-11-29 00:59:16.204+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('6', '0006-idempotency.sql', '40236cd0a4c538cf31d17a01fe7d01493f19644d85ddb2eceb195742be0b47f6', '2026-11-29 00:59:16.213+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('7', '0007-copies.sql', '7c767c7a9059e4defee9ea0d2cd5dd6eb9daaf6ebce105cbbce9f0b5457152a6', '2026-11-29 00:59:16.229+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('8', '0008-oauth-choices.sql', 'ff15424b9057e9f48b5ca0d4ff6bdee80fa5dd77be95527c2fd4a0289fadd36f', '2026-11-29 00:59:16.243+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('9', '0009-sync-choice.sql', 'e021737164623eb8e35d64087cefa16a9a216db74b18419bf37e40d538aa6a09', '2026-11-29 00:59:16.248+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('10', '0010-digits.sql', 'f2462505f2ac97f80bb0dd351b10312f926d3aae236b5083ebe85ef4f4700b2d', '2026-11-29 00:59:16.254+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('11', '0011-audit-macs.sql', '6cfd3ffea2b19ad06b24bdb0c8cf804d9ce3a3d6ee5260c4ffb444f6eed82db2', '2026-11-29 00:59:16.257+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('12', '0012-turns.sql', '19ecefe87473b49817e041190cc657216f3f5cbf88b81ec93efd47561374decf', '2026-11-29 00:59:16.261+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('13', '0013-limits.sql', '5bb8f331a24171bde081865a510d7fb0c369c78bb231fe7b211499836776fba4', '2026-11-29 00:59:16.268+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('14', '0014-index-uses.sql', 'b8ba629e4a56cfb9f174944af8b2cab5f67b485df5902cb6c20a5574f765c70f', '2026-11-29 00:59:16.277+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('15', '0015-audit-starts.sql', '14e9f87af2ca70505f9446c492c5aadbb2cd8937948e3ada7d119be50eb09445', '2026-11-29 00:59:16.286+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('16', '0016-organization-keys.sql', '25f1a1be363f3fdf4bde179cbe17ff0bb1f612cd506fc61f6b6aea4dd6c9b38b', '2026-11-29 00:59:16.299+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('17', '0017-sync-leases.sql', '355bf50700f0cc761b699222f12d95569eca6a676cb1aabf7e26ab098d493489', '2026-11-29 00:59:16.373+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('18', '0018-connect-links.sql', '92c15de4e51741cc9f20b3ae029fa30aa68c184a506884b81d7a9d1989d5e5c8', '2026-11-29 00:59:16.403+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('19', '0019-agents.sql', 'a572ef45db7f9804e3c0d4e1dfe6f883fc2d19881d43f7d5d1443fe6160641be', '2026-11-29 00:59:16.416+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('20', '0020-connect.sql', '3daee615a548f2fdd2afc16e64da4e570e556e6c1da21265cc58bc98c7e1b80a', '2026-11-29 00:59:16.42+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('21', '0021-oauth-application-hosts.sql', 'b672440618ca02006d81c2785c9650054e3ee2b2a405cb72c957e2521603a1c7', '2026-11-29 00:59:16.434+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('22', '0022-parents.sql', 'efd95ecc94ef711d227c9544fd2bedceca5054d225b38550dff651ab184e721b', '2026-11-29 00:59:16.442+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('23', '0023-requests.sql', 'f45f38759c5dcd59e515c9c0a8e363f7151f9a22ca15a62a0e212c91d1b08fc7', '2026-11-29 00:59:16.455+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('24', '0024-wanted.sql', 'b528174eae4a259165ee336a8c74951ca13d020ee97072194ed7ef277841e552', '2026-11-29 00:59:16.459+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('25', '0025-own-kinds.sql', '36a7e3e4a990894a76693a750ba1764768be9ae8513e9d4079e102b597654f58', '2026-11-29 00:59:16.466+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('26', '0026-default-want.sql', 'f95dff70ae8d399434abeca2097c2cbc48c8770a9dc55ed684052c2dbbe82e53', '2026-11-29 00:59:16.482+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('27', '0027-webhooks.sql', 'e5ea3aae94525bfbd4347036493caf72e1659e11f3d30a9bdd032748a8fb8c0f', '2026-11-29 00:59:16.485+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('28', '0028-kept-alive.sql', 'bb2d60c2c15e39303985fbb5098431c34a517afd0c62fe0412e717c890829ee8', '2026-11-29 00:59:16.523+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('29', '0029-hooks.sql', '5f205b77a1caf47a56cd1a505cd9f3656ccbc09dc1022b728267e19f880b11ef', '2026-11-29 00:59:16.532+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('30', '0030-feed.sql', '39cceb35f0660e08b9d1c22565b44c3a2115b72d817a94014fb40a9f90cd18e7', '2026-11-29 00:59:16.551+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('31', '0031-changes-of-copies.sql', '78e811ad2fe1d6c3240e7a79773aba91b2850d15aa0a2e2854a722f124a321f6', '2026-11-29 00:59:16.568+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('32', '0032-metadata.sql', 'dde7545d4fe27b4d30ddb8e96fa0a46fc9b60187942ef26db54ef68b7c5eb7b0', '2026-11-29 00:59:16.589+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('33', '0033-hook-owners.sql', 'a040ad1b2adb3f5705c69edc80beed2e99bf07e19e40f3d35a6897fadd57788b', '2026-11-29 00:59:16.598+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('34', '0034-agent-logins.sql', '68a2daca4d8af495393437cec447ae1a35da95b1ff81a784d93cff2eefa4f3de', '2026-11-29 00:59:16.611+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('35', '0035-triggers.sql', '9f594aed0cb46b69a5cf517ef2d6ef705e5242fc468ad6524e10ea5a6df40d43', '2026-11-29 00:59:16.66+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('36', '0036-offered-fields.sql', '03a9ed695e1eb301b1f4e9ce52686fddd77cf98f5233b1734bf496426dd406fb', '2026-11-29 00:59:16.678+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('37', '0037-vectors.sql', 'af09c9b5ee94656f5bce3756af2780bf7e59817b1374121ae309ba02c03de588', '2026-11-29 00:59:16.682+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('38', '0038-agent-policies.sql', '9aa361063f2e54349791bbaebad69cf3d9cc5df97872a1b99c6a76433b595bec', '2026-11-29 00:59:16.693+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('39', '0039-agent-skills.sql', '8db915e4e0ad57d181af749067ffb982898d5a43cc7fd545bb56dc7859eeca4c', '2026-11-29 00:59:16.703+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('40', '0040-operators.sql', '6b22a83632c6919fa542e32f1ccb0c289f2cf5725c564faf491a74cc905e4d53', '2026-11-29 00:59:16.708+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('41', '0041-needs.sql', '37a6dc0568af3dcb8996a522f46662ffb5ff78b7605ad3d7c9f324fa9935a6c6', '2026-11-29 00:59:16.719+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('42', '0042-operator-sign-ins.sql', 'e649a8056bd6f0d45cd451d5df7970c9f5f0dd5c161d15e0a2cabf88d0efadad', '2026-11-29 00:59:16.724+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('43', '0043-captures.sql', '586f671efe47f0cdb9abe7364234b9bea221bd3c15a1029682afdd4cc3f37740', '2026-11-29 00:59:16.727+00', NULL);
insert into migrations (version, name, sha256, at, needs) overriding system value values ('44', '0044-quick-words.sql', 'ed3d68e7aa84fb1778abf21a78be62fd690ceb7e48125c557390b050c4157022', '2026-11-29 00:59:16.738+00', NULL);
insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at, host, own_hosts) overriding system value values ('c5e9010a-0a5c-4211-8dbc-67597864d297', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'hubspot', E'\\x01132d9b19daf240359d9d7ec2f844745d013bea8e9cf47502618b678c610cae7e187e0e196890caa86846141b62b095d2a21af0cfe3968f0b286967dab9bbf2b992e1d2576ba1811f45f4570c8b748f6efdf0c13fb42ceb7d0b80a7cc', '2026-11-29 02:07:17.248+00', '2026-11-29 02:07:17.248+00', '', NULL);
insert into oauth_flows (id, organization_id, flow_digest, state_digest, cookie_digest, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed, created_at, expires_at, outcome, code_digest) overriding system value values ('20b02782-2abf-4e80-bd62-67ba05ca0343', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', E'\\x5e3a9af40a7099f92e8192ac51dc4ce8ba3ab6fc9a374598dddde0d4eaf92d04', NULL, NULL, 'user_1', 'google-drive', 'oauth', 'http://127.0.0.1:9/connected', '{}', '{https://www.googleapis.com/auth/drive.readonly,https://www.googleapis.com/auth/drive.file}', NULL, E'\\x01132d9b19daf240359d9d7ec2f844745d017dca2def2e2f8d62db85fe3912791f0ca532a13b020178a38db177f54a30df4086fb7a794eecf75cb63e1d7b7570064a4b7452504e209a32f0d1fe2c3c49b6c7b0773c49879cbb984b17dc92ad05f14067252adcf9e2e2861bf8e0693f2153', '2026-11-29 02:07:17.469+00', '2026-11-29 02:17:17.469+00', NULL, NULL);
insert into oauth_redirect_urls (organization_id, url) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'http://127.0.0.1:9/connected');
insert into organizations (id, name, status, created_at, allows_requests) overriding system value values ('1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'Default', 'active', '2026-11-29 02:07:15.403+00', 'true');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_customers_df94a063', 'stripe', 'customers', '2026-11-29 02:07:16.074+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_invoices_249cdbce', 'stripe', 'invoices', '2026-11-29 02:07:16.905+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_charges_d00ad971', 'stripe', 'charges', '2026-11-29 02:07:17.389+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_subscriptions_b2686b19', 'stripe', 'subscriptions', '2026-11-29 02:07:17.793+00');
insert into record_tables (name, kind, entity, created_at) overriding system value values ('plugboard.records_stripe_refunds_e29fd150', 'stripe', 'refunds', '2026-11-29 02:07:18.346+00');
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "charges_1", "paid": false, "order": null, "amount": 64957, "object": "charge", "review": null, "source": {"id": "id_1", "name": "Alan Voorbeeld", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "open", "country": "FR", "funding": null, "currency": "usd", "customer": null, "exp_year": 88, "metadata": null, "bank_name": "Orchard 1", "exp_month": 89, "fingerprint": null, "routing_number": "routing_number_1"}, "status": "active", "created": 1767229200, "dispute": "disputes_21", "invoice": "invoices_102", "outcome": {"rule": "rule 1", "type": "type 1", "reason": null, "risk_level": "risk_level 1", "risk_score": 34, "advice_code": null, "network_status": "open", "seller_message": "Nothing here is real, and nothing was sent anywhere.", "network_advice_code": "network_advice_code 1", "network_decline_code": "network_decline_code 1"}, "refunds": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "amount": 70024, "charge": null, "object": "refund", "reason": null, "status": "open", "created": 1767229200, "currency": "eur", "metadata": {}, "description": "Please look at this when there is time.", "next_action": null, "failure_reason": null, "payment_intent": "payment_intent 1", "pending_reason": "pending_reason 1", "receipt_number": "receipt_number_1", "transfer_reversal": "transfer_reversal 1", "instructions_email": "grace.1@example.com", "balance_transaction": "balance_transaction 1", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}], "object": "object 1", "has_more": true}, "captured": true, "currency": "gbp", "customer": "customers_71", "disputed": true, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "active", "country": "FR", "postal_code": null}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "application": "application 1", "description": null, "destination": "destination 1", "receipt_url": "https://example.com/receipt_url/1", "failure_code": null, "on_behalf_of": "on_behalf_of 1", "fraud_details": {"user_report": "user_report 1", "stripe_report": null}, "radar_options": null, "receipt_email": "barbara.1@example.com", "transfer_data": {"amount": 38149, "destination": "destination 1", "amount_percent": 51659}, "amount_updates": [{}], "payment_intent": null, "payment_method": null, "receipt_number": null, "transfer_group": "transfer_group 1", "amount_captured": 3609, "amount_refunded": 46227, "application_fee": "application_fee 1", "billing_details": {"name": "Compass 1", "email": "hedy.1@example.com", "phone": null, "tax_id": "tax_id_1", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "open", "country": "US", "postal_code": "postal_code 1"}}, "failure_message": "Made up by the mock upstream.", "source_transfer": "source_transfer 1", "balance_transaction": "balance_transactions_169", "presentment_details": {"presentment_amount": 81078, "presentment_currency": "usd"}, "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 22458, "payment_method_details": null, "failure_balance_transaction": "balance_transactions_16", "statement_descriptor_suffix": null, "calculated_statement_descriptor": "Nothing here is real, and nothing was sent anywhere."}', NULL, NULL, NULL, '2026-11-29 02:07:17.583+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_10', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "charges_10", "paid": false, "order": "order 10", "amount": 69106, "object": "charge", "review": null, "source": null, "status": "active", "created": 1767261600, "dispute": "disputes_120", "invoice": "invoices_230", "outcome": {"rule": "rule 10", "type": "type 10", "reason": null, "risk_level": "risk_level 10", "risk_score": 25, "advice_code": "advice_code 10", "network_status": "pending", "seller_message": "Please look at this when there is time.", "network_advice_code": "network_advice_code 10", "network_decline_code": null}, "refunds": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "amount": 98628, "charge": "charge 10", "object": "refund", "reason": null, "status": "active", "created": 1767261600, "currency": "usd", "metadata": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "next_action": {"type": "type 10", "display_details": {}}, "failure_reason": null, "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_10", "transfer_reversal": "transfer_reversal 10", "instructions_email": "ada.10@example.com", "balance_transaction": "balance_transaction 10", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}], "object": "object 10", "has_more": false}, "captured": false, "currency": "eur", "customer": null, "disputed": false, "livemode": false, "metadata": {}, "refunded": false, "shipping": {"name": "Quarry 10", "phone": null, "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "destination": "destination 10", "receipt_url": null, "failure_code": "failure_code 10", "on_behalf_of": "on_behalf_of 10", "fraud_details": {"user_report": "user_report 10", "stripe_report": "stripe_report 10"}, "radar_options": null, "receipt_email": "barbara.10@example.com", "transfer_data": {"amount": 72895, "destination": "destination 10", "amount_percent": 64083}, "amount_updates": [{}], "payment_intent": "payment_intents_56", "payment_method": "payment_method 10", "receipt_number": null, "transfer_group": null, "amount_captured": 49138, "amount_refunded": 91148, "application_fee": "application_fee 10", "billing_details": {"name": "Edsger Muster", "email": "joan.10@example.com", "phone": null, "tax_id": "tax_id_10", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": "active", "country": "GB", "postal_code": "postal_code 10"}}, "failure_message": "Please look at this when there is time.", "source_transfer": "source_transfer 10", "balance_transaction": null, "presentment_details": null, "statement_descriptor": "Made up by the mock upstream.", "application_fee_amount": 89638, "payment_method_details": {"card": {"iin": "iin 10", "moto": false, "brand": null, "last4": "last4 10", "checks": null, "issuer": "issuer 10", "wallet": {"type": "type 10", "dynamic_last4": null}, "country": "DE", "funding": "funding 10", "mandate": "2026-01-01T10:00:00.000Z", "network": "network 10", "exp_year": 25, "exp_month": 53, "description": "A text that stands for what somebody wrote.", "fingerprint": "fingerprint 10", "overcapture": {"status": "pending", "maximum_amount_capturable": 42649}, "installments": {"plan": {"type": "type 10", "count": 18, "interval": "interval 10"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 63, "three_d_secure": {"result": "result 10", "version": "version 10", "result_reason": "result_reason 10", "transaction_id": "transaction_id_10", "authentication_flow": "authentication_flow 10", "exemption_indicator": null, "exemption_indicator_applied": null, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "regulated_status": "active", "amount_authorized": null, "authorization_code": "authorization_code 10", "transaction_link_id": "https://example.com/transaction_link_id/10", "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_10", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 10", "incremental_authorization": {"status": "pending"}, "electronic_commerce_indicator": "electronic_commerce_indicator 10"}, "type": "type 10", "sepa_debit": {"last4": "last4 10", "country": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_code": "bank_code 10", "branch_code": "branch_code 10", "fingerprint": "fingerprint 10", "expected_debit_date": null}, "us_bank_account": {"last4": null, "mandate": "2026-01-01T10:00:00.000Z", "bank_name": "Meadow 10", "fingerprint": "fingerprint 10", "account_type": "account_type 10", "routing_number": null, "payment_reference": null, "account_holder_type": "account_holder_type 10", "expected_debit_date": "2026-01-01T10:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_190", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "A text that stands for what somebody wrote."}', NULL, NULL, NULL, '2026-11-29 02:07:17.583+00', NULL, '1', NULL);
insert into records_stripe_charges_d00ad971 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('3', 'charges_100', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "charges_100", "paid": true, "order": "order 100", "amount": 24304, "object": "charge", "review": "review 100", "source": null, "status": "pending", "created": 1767585600, "dispute": "disputes_177", "invoice": null, "outcome": {"rule": null, "type": "type 100", "reason": "reason 100", "risk_level": "risk_level 100", "risk_score": 57, "advice_code": "advice_code 100", "network_status": "active", "seller_message": null, "network_advice_code": "network_advice_code 100", "network_decline_code": "network_decline_code 100"}, "refunds": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "amount": 46229, "charge": "charge 100", "object": "refund", "reason": null, "status": null, "created": 1767585600, "currency": "usd", "metadata": {}, "description": "Made up by the mock upstream.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": null, "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "katherine.100@example.com", "balance_transaction": "balance_transaction 100", "destination_details": {"card": null, "type": "type 100", "eu_bank_transfer": {}, "us_bank_transfer": {}}, "source_transfer_reversal": null, "failure_balance_transaction": null}], "object": "object 100", "has_more": false}, "captured": false, "currency": "usd", "customer": null, "disputed": false, "livemode": true, "metadata": {}, "refunded": true, "shipping": {"name": null, "phone": null, "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "open", "country": "US", "postal_code": null}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "application": "application 100", "description": "Please look at this when there is time.", "destination": "destination 100", "receipt_url": "https://example.com/receipt_url/100", "failure_code": "failure_code 100", "on_behalf_of": null, "fraud_details": {"user_report": null, "stripe_report": "stripe_report 100"}, "radar_options": {"session": "session 100"}, "receipt_email": "joan.100@example.com", "transfer_data": null, "amount_updates": [{}, {}], "payment_intent": "payment_intents_196", "payment_method": "payment_method 100", "receipt_number": "receipt_number_100", "transfer_group": "transfer_group 100", "amount_captured": 90689, "amount_refunded": 25761, "application_fee": null, "billing_details": {"name": "Orchard 100", "email": "alan.100@example.com", "phone": null, "tax_id": "tax_id_100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": null, "country": "US", "postal_code": null}}, "failure_message": "Nothing here is real, and nothing was sent anywhere.", "source_transfer": "source_transfer 100", "balance_transaction": "balance_transactions_129", "presentment_details": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "application_fee_amount": 62354, "payment_method_details": {"card": {"iin": null, "moto": true, "brand": "brand 100", "last4": null, "checks": {"cvc_check": "cvc_check 100", "address_line1_check": "address_line1_check 100", "address_postal_code_check": null}, "issuer": "issuer 100", "wallet": {"type": "type 100", "dynamic_last4": "dynamic_last4 100"}, "country": null, "funding": "funding 100", "mandate": null, "network": "network 100", "exp_year": 70, "exp_month": 67, "description": "Please look at this when there is time.", "fingerprint": "fingerprint 100", "overcapture": {"status": "active", "maximum_amount_capturable": 70724}, "installments": {"plan": {"type": "type 100", "count": 18, "interval": "interval 100"}}, "multicapture": {"status": "active"}, "network_token": null, "capture_before": 26, "three_d_secure": {"result": "result 100", "version": "version 100", "result_reason": null, "transaction_id": "transaction_id_100", "authentication_flow": "authentication_flow 100", "exemption_indicator": null, "exemption_indicator_applied": false, "electronic_commerce_indicator": "electronic_commerce_indicator 100"}, "regulated_status": null, "amount_authorized": 26091, "authorization_code": null, "transaction_link_id": null, "extended_authorization": {"status": "open"}, "network_transaction_id": "network_transaction_id_100", "setup_credential_usage": null, "stored_credential_usage": "stored_credential_usage 100", "incremental_authorization": null, "electronic_commerce_indicator": null}, "type": "type 100", "sepa_debit": null, "us_bank_account": {"last4": "last4 100", "mandate": "2026-01-05T04:00:00.000Z", "bank_name": "Compass 100", "fingerprint": "fingerprint 100", "account_type": "account_type 100", "routing_number": "routing_number_100", "payment_reference": "payment_reference 100", "account_holder_type": null, "expected_debit_date": "2026-01-05T04:00:00.000Z"}}, "failure_balance_transaction": "balance_transactions_237", "statement_descriptor_suffix": "Nothing here is real, and nothing was sent anywhere.", "calculated_statement_descriptor": "Made up by the mock upstream."}', NULL, NULL, NULL, '2026-11-29 02:07:17.583+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "customers_1", "name": "Donald Example", "email": "barbara.1@example.com", "phone": "+1 555 0101", "object": "customer", "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": null}, "balance": 58137, "created": 1767229200, "sources": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "name": null, "type": "type 1", "brand": null, "last4": "last4 1", "object": "object 1", "status": "open", "country": "DE", "funding": "funding 1", "currency": "usd", "customer": "customer 1", "exp_year": 83, "metadata": {}, "bank_name": "Meadow 1", "exp_month": 40, "fingerprint": "fingerprint 1", "routing_number": null}], "object": "object 1", "has_more": true}, "currency": "usd", "discount": {"id": "id_1", "end": 93, "start": 54, "coupon": {"id": "id_1", "name": "Tim Specimen", "valid": false, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 7, "times_redeemed": 42, "max_redemptions": 40, "duration_in_months": 65}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": null, "phone": "+1 555 0101", "address": null, "carrier": "carrier 1", "tracking_number": null}, "delinquent": true, "tax_exempt": null, "test_clock": "test_clock 1", "description": "Made up by the mock upstream.", "cash_balance": null, "business_name": "Quarry 1", "subscriptions": null, "default_source": "default_source 1", "invoice_prefix": null, "individual_name": null, "customer_account": "customer_account 1", "default_currency": "usd", "invoice_settings": {"footer": "footer 1", "custom_fields": null, "rendering_options": {"template": "template 1", "amount_tax_display": "amount_tax_display 1"}, "default_payment_method": "default_payment_method 1"}, "preferred_locales": ["en", "de"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-29 02:07:16.706+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_10', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "customers_10", "name": null, "email": null, "phone": "+1 555 0110", "object": "customer", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": null, "postal_code": "postal_code 10"}, "balance": 47964, "created": 1767261600, "sources": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "name": "Lantern 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "open", "country": "DE", "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 25, "metadata": {}, "bank_name": "Quarry 10", "exp_month": 5, "fingerprint": "fingerprint 10", "routing_number": "routing_number_10"}, {"id": "id_11", "name": null, "type": "type 11", "brand": "brand 11", "last4": "last4 11", "object": "object 11", "status": "open", "country": "GB", "funding": "funding 11", "currency": "gbp", "customer": "customer 11", "exp_year": 73, "metadata": {}, "bank_name": "Meadow 11", "exp_month": 3, "fingerprint": "fingerprint 11", "routing_number": "routing_number_11"}], "object": "object 10", "has_more": false}, "currency": null, "discount": {"id": "id_10", "end": 85, "start": 85, "coupon": {"id": "id_10", "name": null, "valid": true, "object": "coupon", "created": 1767261600, "currency": "gbp", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": 81, "amount_off": null, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 73, "times_redeemed": 95, "max_redemptions": 62, "duration_in_months": 5}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "livemode": true, "metadata": {}, "shipping": {"name": "Willow 10", "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "delinquent": true, "tax_exempt": "tax_exempt 10", "test_clock": "test_clock 10", "description": "Made up by the mock upstream.", "cash_balance": {"object": "object 10", "customer": "customer 10", "livemode": false, "settings": {"reconciliation_mode": "reconciliation_mode 10", "using_merchant_default": false}, "available": null, "customer_account": "customer_account 10"}, "business_name": null, "subscriptions": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": null, "items": {"url": "https://example.com/url/10", "data": [], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "discount": {"id": "id_10", "end": 70, "start": 59, "coupon": {"id": "id_10", "object": "coupon"}, "object": "object 10", "source": null, "invoice": "invoice 10", "customer": null, "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": null}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 70, "schedule": null, "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": null, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": 1767261600, "description": "Made up by the mock upstream.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 69565, "destination": "destination 10", "amount_percent": 12274}, "days_until_due": 40, "default_source": "default_source 10", "latest_invoice": "latest_invoice 10", "pending_update": {"discount": null, "metadata": {}, "discounts": [], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": null, "subscription_items": [], "billing_cycle_anchor": 60, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {}, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_10", "object": "tax_rate"}, {"id": "id_11", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 78, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 10", "feedback_option": null}, "current_period_start": 1767261600, "pending_setup_intent": "pending_setup_intent 10", "default_payment_method": "default_payment_method 10", "application_fee_percent": 8, "billing_cycle_anchor_config": {"hour": 68, "month": 40, "minute": 15, "second": 64, "day_of_month": 86}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 53}, "next_pending_invoice_item_invoice": 17}, {"id": "id_11", "plan": {"id": "id_11", "meter": "meter 11", "tiers": [], "active": false, "amount": 59861, "object": "object 11", "created": 1767265200, "product": "product 11", "currency": "gbp", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Willow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 6, "transform_usage": {}, "trial_period_days": 78}, "items": {"url": "https://example.com/url/11", "data": [], "object": "object 11", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767265200, "currency": "gbp", "customer": "customer 11", "discount": {"id": "id_11", "end": 94, "start": 32, "coupon": {"id": "id_11", "object": "coupon"}, "object": "object 11", "source": null, "invoice": "invoice 11", "customer": "customer 11", "invoice_item": "invoice_item 11", "subscription": "subscription 11", "promotion_code": "promotion_code 11", "checkout_session": "checkout_session 11", "customer_account": "customer_account 11", "subscription_item": "subscription_item 11"}, "ended_at": null, "livemode": true, "metadata": {}, "quantity": 86, "schedule": "schedule 11", "cancel_at": 1767265200, "discounts": ["discounts 11"], "trial_end": 1767351600, "start_date": 1767265200, "test_clock": "test_clock 11", "application": "application 11", "canceled_at": null, "description": "Made up by the mock upstream.", "trial_start": 1767265200, "billing_mode": {"type": "type 11", "flexible": {}, "updated_at": null}, "on_behalf_of": "on_behalf_of 11", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": 79972, "destination": "destination 11", "amount_percent": 74927}, "days_until_due": 10, "default_source": "default_source 11", "latest_invoice": "latest_invoice 11", "pending_update": null, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 11", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 11", "resumes_at": 1767265200}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 25313, "reset_billing_cycle_anchor": true}, "current_period_end": 1767351600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": null, "comment": "A text that stands for what somebody wrote.", "feedback": null, "feedback_option": "feedback_option 11"}, "current_period_start": 1767265200, "pending_setup_intent": "pending_setup_intent 11", "default_payment_method": "default_payment_method 11", "application_fee_percent": 86, "billing_cycle_anchor_config": null, "pending_invoice_item_interval": null, "next_pending_invoice_item_invoice": 100}], "object": "object 10", "has_more": false}, "default_source": "default_source 10", "invoice_prefix": null, "individual_name": "Signal 10", "customer_account": null, "default_currency": "eur", "invoice_settings": {"footer": "footer 10", "custom_fields": null, "rendering_options": {"template": "template 10", "amount_tax_display": null}, "default_payment_method": null}, "preferred_locales": ["de", "en"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-29 02:07:16.707+00', NULL, '1', NULL);
insert into records_stripe_customers_df94a063 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('1', 'customers_100', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "customers_100", "name": "Willow 100", "email": "donald.100@example.com", "phone": null, "object": "customer", "address": null, "balance": 53120, "created": 1767585600, "sources": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "name": "Tim Muster", "type": "type 100", "brand": "brand 100", "last4": "last4 100", "object": "object 100", "status": "active", "country": "FR", "funding": null, "currency": "eur", "customer": null, "exp_year": 67, "metadata": null, "bank_name": "Quarry 100", "exp_month": 28, "fingerprint": "fingerprint 100", "routing_number": null}], "object": "object 100", "has_more": false}, "currency": "gbp", "discount": {"id": "id_100", "end": 44, "start": 12, "coupon": {"id": "id_100", "name": "Compass 100", "valid": false, "object": "coupon", "created": 1767585600, "currency": "usd", "duration": "duration 100", "livemode": false, "metadata": {}, "redeem_by": 28, "amount_off": 62451, "applies_to": null, "percent_off": null, "times_redeemed": 26, "max_redemptions": 70, "duration_in_months": 48}, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": null, "customer_account": null, "subscription_item": "subscription_item 100"}, "livemode": true, "metadata": {}, "shipping": {"name": "Linus Sample", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "active", "country": "US", "postal_code": "postal_code 100"}, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "delinquent": true, "tax_exempt": "tax_exempt 100", "test_clock": "test_clock 100", "description": "Please look at this when there is time.", "cash_balance": {"object": "object 100", "customer": "customer 100", "livemode": true, "settings": {"reconciliation_mode": "reconciliation_mode 100", "using_merchant_default": false}, "available": {}, "customer_account": "customer_account 100"}, "business_name": "Lantern 100", "subscriptions": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 8257, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "gbp", "interval": "interval 100", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 61, "transform_usage": {}, "trial_period_days": 48}, "items": {"url": "https://example.com/url/100", "data": [], "object": "object 100", "has_more": true}, "object": "subscription", "status": "incomplete_expired", "created": 1767585600, "currency": "gbp", "customer": "customer 100", "discount": {"id": "id_100", "end": 39, "start": 31, "coupon": {"id": "id_100", "object": "coupon"}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": false, "metadata": {}, "quantity": 40, "schedule": "schedule 100", "cancel_at": null, "discounts": ["discounts 100"], "trial_end": 1767672000, "start_date": 1767585600, "test_clock": "test_clock 100", "application": "application 100", "canceled_at": 1767585600, "description": "Please look at this when there is time.", "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": null, "updated_at": 1767672000}, "on_behalf_of": null, "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": 26949}, "days_until_due": 37, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": null, "trial_end": 1767672000, "expires_at": 1767585600, "trial_from_plan": false, "subscription_items": [], "billing_cycle_anchor": 99, "cancel_at_period_end": null}, "trial_settings": {"end_behavior": {}}, "customer_account": "customer_account 100", "invoice_settings": {"footer": "footer 100", "issuer": null, "description": null, "custom_fields": [], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 100", "resumes_at": 1767585600}, "payment_settings": null, "collection_method": "charge_automatically", "default_tax_rates": null, "billing_thresholds": {"amount_gte": 51845, "reset_billing_cycle_anchor": null}, "current_period_end": 1767672000, "billing_cycle_anchor": 31, "cancel_at_period_end": true, "cancellation_details": null, "current_period_start": 1767585600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 100", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 34, "month": 83, "minute": 17, "second": 87, "day_of_month": 2}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 35}, "next_pending_invoice_item_invoice": 57}, {"id": "id_101", "plan": {"id": "id_101", "meter": "meter 101", "tiers": null, "active": true, "amount": 25772, "object": "object 101", "created": 1767589200, "product": "product 101", "currency": "eur", "interval": "interval 101", "livemode": false, "metadata": null, "nickname": "Granite 101", "tiers_mode": "tiers_mode 101", "usage_type": "usage_type 101", "amount_decimal": "amount_decimal 101", "billing_scheme": "billing_scheme 101", "interval_count": 94, "transform_usage": null, "trial_period_days": 65}, "items": {"url": "https://example.com/url/101", "data": [], "object": "object 101", "has_more": true}, "object": "subscription", "status": "past_due", "created": 1767589200, "currency": "eur", "customer": "customer 101", "discount": {"id": "id_101", "end": 19, "start": 17, "coupon": {"id": "id_101", "object": "coupon"}, "object": "object 101", "source": {}, "invoice": "invoice 101", "customer": "customer 101", "invoice_item": "invoice_item 101", "subscription": "subscription 101", "promotion_code": "promotion_code 101", "checkout_session": "checkout_session 101", "customer_account": null, "subscription_item": null}, "ended_at": 1767675600, "livemode": true, "metadata": {}, "quantity": 23, "schedule": "schedule 101", "cancel_at": 1767589200, "discounts": ["discounts 101"], "trial_end": null, "start_date": 1767589200, "test_clock": "test_clock 101", "application": "application 101", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767589200, "billing_mode": {"type": "type 101", "flexible": {}, "updated_at": 1767675600}, "on_behalf_of": "on_behalf_of 101", "automatic_tax": {"enabled": true, "liability": {}, "disabled_reason": null}, "transfer_data": null, "days_until_due": null, "default_source": null, "latest_invoice": null, "pending_update": {"discount": {}, "metadata": {}, "discounts": [], "trial_end": 1767675600, "expires_at": 1767589200, "trial_from_plan": true, "subscription_items": [], "billing_cycle_anchor": 8, "cancel_at_period_end": false}, "trial_settings": {"end_behavior": {}}, "customer_account": null, "invoice_settings": {"footer": "footer 101", "issuer": {}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [], "account_tax_ids": []}, "pause_collection": {"behavior": "behavior 101", "resumes_at": null}, "payment_settings": {"payment_method_types": [], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_101", "object": "tax_rate"}], "billing_thresholds": null, "current_period_end": 1767675600, "billing_cycle_anchor": 98, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": null, "feedback_option": "feedback_option 101"}, "current_period_start": 1767589200, "pending_setup_intent": "pending_setup_intent 101", "default_payment_method": null, "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": 19, "month": 74, "minute": 89, "second": 86, "day_of_month": 63}, "pending_invoice_item_interval": {"interval": "interval 101", "interval_count": 55}, "next_pending_invoice_item_invoice": null}], "object": "object 100", "has_more": false}, "default_source": "default_source 100", "invoice_prefix": "invoice_prefix 100", "individual_name": "Lantern 100", "customer_account": "customer_account 100", "default_currency": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": {"template": "template 100", "amount_tax_display": "amount_tax_display 100"}, "default_payment_method": "default_payment_method 100"}, "preferred_locales": ["fr"], "next_invoice_sequence": null, "invoice_credit_balance": {}}', NULL, NULL, NULL, '2026-11-29 02:07:16.707+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "invoices_1", "tax": 88, "paid": true, "lines": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "taxes": null, "amount": 44639, "object": "object 1", "parent": null, "period": {"end": 67, "start": 12}, "invoice": null, "pricing": null, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 73, "subtotal": 27271, "discounts": ["discounts 1"], "description": "Please look at this when there is time.", "discountable": false, "subscription": "subscription 1", "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 1", "pretax_credit_amounts": [{}, {}]}, {"id": "id_2", "taxes": [{}], "amount": 94689, "object": "object 2", "parent": {"type": "type 2", "invoice_item_details": {}, "subscription_item_details": null}, "period": {"end": 92, "start": 95}, "invoice": "invoice 2", "pricing": {"type": "type 2", "price_details": null, "unit_amount_decimal": "unit_amount_decimal 2"}, "currency": "usd", "livemode": true, "metadata": {}, "quantity": 80, "subtotal": 32236, "discounts": ["discounts 2", "discounts 3"], "description": "Made up by the mock upstream.", "discountable": false, "subscription": null, "discount_amounts": null, "quantity_decimal": "quantity_decimal 2", "pretax_credit_amounts": [{}]}], "object": "object 1", "has_more": false}, "quote": "quote 1", "total": 25778, "charge": "charges_215", "footer": null, "issuer": {"type": "type 1", "account": "account 1"}, "number": "number_1", "object": "invoice", "parent": {"type": "type 1", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 1", "subscription_proration_date": 1767229200}}, "status": "uncollectible", "created": 1767229200, "currency": "eur", "customer": "customers_143", "discount": null, "due_date": 1767229200, "livemode": false, "metadata": null, "payments": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "object": "object 1", "status": "pending", "created": 1767229200, "invoice": "invoice 1", "payment": {"type": "type 1", "charge": null, "payment_intent": "payment_intent 1", "payment_record": "payment_record 1"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": 67762, "amount_requested": 12369, "status_transitions": {"paid_at": 1767229200, "canceled_at": 1767229200}}, {"id": "id_2", "object": "object 2", "status": "open", "created": 1767232800, "invoice": "invoice 2", "payment": {"type": "type 2", "charge": "charge 2", "payment_intent": null, "payment_record": "payment_record 2"}, "currency": "usd", "livemode": true, "is_default": true, "amount_paid": null, "amount_requested": 71411, "status_transitions": {"paid_at": 1767232800, "canceled_at": 1767232800}}], "object": "object 1", "has_more": false}, "subtotal": 26159, "attempted": false, "discounts": ["discounts 1"], "rendering": {"pdf": {"page_size": null}, "template": "template 1", "template_version": 84, "amount_tax_display": "amount_tax_display 1"}, "amount_due": 60950, "period_end": 1767315600, "test_clock": null, "amount_paid": 72964, "application": "application 1", "description": "Made up by the mock upstream.", "invoice_pdf": null, "total_taxes": [{"type": "type 1", "amount": 55438, "tax_behavior": "tax_behavior 1", "taxable_amount": 2361, "tax_rate_details": {"tax_rate": "tax_rate 1"}, "taxability_reason": "taxability_reason 1"}, {"type": "type 2", "amount": 45088, "tax_behavior": "tax_behavior 2", "taxable_amount": null, "tax_rate_details": null, "taxability_reason": "taxability_reason 2"}], "account_name": "Compass 1", "auto_advance": true, "effective_at": 1767229200, "from_invoice": {"action": "action 1", "invoice": "invoice 1"}, "on_behalf_of": "on_behalf_of 1", "period_start": 1767229200, "subscription": "subscriptions_154", "attempt_count": 35, "automatic_tax": {"status": "open", "enabled": false, "provider": "provider 1", "liability": null, "disabled_reason": "disabled_reason 1"}, "custom_fields": null, "customer_name": "Granite 1", "shipping_cost": {"taxes": [{"rate": {"id": "id_1", "state": "active", "active": false, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": false, "rate_type": "rate_type 1", "percentage": 68, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Edsger Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 39}, "amount": 18600, "taxable_amount": 42719, "taxability_reason": "taxability_reason 1"}, {"rate": {"id": "id_2", "state": "pending", "active": true, "object": "tax_rate", "country": "US", "created": 1767232800, "livemode": true, "metadata": {}, "tax_type": null, "inclusive": true, "rate_type": "rate_type 2", "percentage": 78, "description": "Please look at this when there is time.", "flat_amount": {}, "display_name": "Tim Voorbeeld", "jurisdiction": "jurisdiction 2", "jurisdiction_level": "jurisdiction_level 2", "effective_percentage": 28}, "amount": 13334, "taxable_amount": null, "taxability_reason": "taxability_reason 2"}], "amount_tax": 19274, "amount_total": 18746, "shipping_rate": "shipping_rate 1", "amount_subtotal": 68177}, "transfer_data": {"amount": 79302, "destination": "destination 1", "amount_percent": 3633}, "billing_reason": "billing_reason 1", "customer_email": "barbara.1@example.com", "customer_phone": "+1 555 0101", "default_source": "default_source 1", "ending_balance": 68875, "payment_intent": "payment_intents_149", "receipt_number": "receipt_number_1", "account_country": "GB", "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"], "amount_overpaid": 55259, "amount_shipping": 89189, "latest_revision": null, "amount_remaining": 60944, "customer_account": "customer_account 1", "customer_address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": "pending", "country": "FR", "postal_code": null}, "customer_tax_ids": [{"type": "type 1", "value": "value 1"}, {"type": "type 2", "value": "value 2"}], "paid_out_of_band": true, "payment_settings": {"default_mandate": "2026-01-01T01:00:00.000Z", "payment_method_types": ["payment_method_types 1"], "payment_method_options": {}}, "shipping_details": {"name": "Orchard 1", "phone": "+1 555 0101", "address": {"city": null, "line1": "line1 1", "line2": "line2 1", "state": null, "country": null, "postal_code": "postal_code 1"}, "carrier": null, "tracking_number": null}, "starting_balance": 46649, "threshold_reason": {"amount_gte": 83913, "item_reasons": [{"usage_gte": 8, "line_item_ids": ["line_item_ids 1", "line_item_ids 2"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Edsger Ejemplo", "phone": null, "address": {"city": "city 1", "line1": "line1 1", "line2": "line2 1", "state": null, "country": "US", "postal_code": "postal_code 1"}, "carrier": "carrier 1", "tracking_number": "tracking_number_1"}, "default_tax_rates": [{"id": "id_1", "state": null, "active": true, "object": "tax_rate", "country": "FR", "created": 1767229200, "livemode": false, "metadata": null, "tax_type": "tax_type 1", "inclusive": true, "rate_type": null, "percentage": 74, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {"amount": 63402, "currency": "gbp"}, "display_name": "Compass 1", "jurisdiction": "jurisdiction 1", "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": 62}, {"id": "id_2", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767232800, "livemode": false, "metadata": {}, "tax_type": "tax_type 2", "inclusive": true, "rate_type": "rate_type 2", "percentage": 65, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87288, "currency": "usd"}, "display_name": "Alan Ejemplo", "jurisdiction": null, "jurisdiction_level": null, "effective_percentage": 91}], "rendering_options": {"template": "template 1", "amount_tax_display": null}, "total_tax_amounts": null, "hosted_invoice_url": "https://example.com/hosted_invoice_url/1", "status_transitions": {"paid_at": 1767229200, "voided_at": 1767229200, "finalized_at": 1767229200, "marked_uncollectible_at": 1767229200}, "confirmation_secret": {"type": "type 1", "client_secret": "client_secret 1"}, "customer_tax_exempt": "customer_tax_exempt 1", "total_excluding_tax": 252, "next_payment_attempt": 23, "statement_descriptor": null, "subscription_details": {"metadata": {}, "subscription": "subscription 1", "subscription_proration_date": 1767229200}, "webhooks_delivered_at": null, "application_fee_amount": null, "default_payment_method": "default_payment_method 1", "subtotal_excluding_tax": 40366, "total_discount_amounts": [{"amount": 85837, "discount": "discount 1"}, {"amount": 5407, "discount": "discount 2"}], "last_finalization_error": {"code": "code 1", "type": "type 1", "param": "param 1", "charge": "charge 1", "source": {"id": "id_1", "name": "Quarry 1", "type": "type 1", "brand": "brand 1", "last4": "last4 1", "object": "object 1", "status": "active", "country": "US", "funding": null, "currency": "eur", "customer": "customer 1", "exp_year": 17, "metadata": {}, "bank_name": "Signal 1", "exp_month": 50, "fingerprint": "fingerprint 1", "routing_number": "routing_number_1"}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 1", "decline_code": "decline_code 1", "payment_intent": null, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/1", "network_advice_code": "network_advice_code 1", "payment_method_type": "payment_method_type 1", "network_decline_code": "network_decline_code 1"}, "automatically_finalizes_at": 1767229200, "total_pretax_credit_amounts": [{"type": "type 1", "amount": 71822, "discount": "discount 1", "credit_balance_transaction": "credit_balance_transaction 1"}], "pre_payment_credit_notes_amount": 52835, "post_payment_credit_notes_amount": 67617}', NULL, NULL, NULL, '2026-11-29 02:07:17.21+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_10', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "invoices_10", "tax": 13, "paid": false, "lines": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "taxes": [{}, {}], "amount": 45684, "object": "object 10", "parent": {"type": "type 10", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 50, "start": 96}, "invoice": "invoice 10", "pricing": {"type": "type 10", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "currency": "usd", "livemode": false, "metadata": {}, "quantity": 19, "subtotal": 49482, "discounts": ["discounts 10", "discounts 11"], "description": null, "discountable": false, "subscription": null, "discount_amounts": [{}], "quantity_decimal": "quantity_decimal 10", "pretax_credit_amounts": [{}]}], "object": "object 10", "has_more": true}, "quote": "quote 10", "total": 31109, "charge": null, "footer": null, "issuer": {"type": "type 10", "account": "account 10"}, "number": null, "object": "invoice", "parent": {"type": "type 10", "quote_details": {"quote": "quote 10"}, "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}}, "status": "open", "created": 1767261600, "currency": "usd", "customer": "customers_148", "discount": {"id": "id_10", "end": 17, "start": 8, "coupon": {"id": "id_10", "name": "Linus Ejemplo", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": true, "metadata": {}, "redeem_by": null, "amount_off": null, "applies_to": {"products": ["products 10"]}, "percent_off": 38, "times_redeemed": 13, "max_redemptions": 75, "duration_in_months": 40}, "object": "object 10", "source": {"type": "type 10", "coupon": "coupon 10"}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": "invoice_item 10", "subscription": "subscription 10", "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "due_date": 1767261600, "livemode": true, "metadata": {}, "payments": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "object": "object 10", "status": "pending", "created": 1767261600, "invoice": "invoice 10", "payment": {"type": "type 10", "charge": "charge 10", "payment_intent": "payment_intent 10", "payment_record": "payment_record 10"}, "currency": "gbp", "livemode": false, "is_default": true, "amount_paid": 71170, "amount_requested": 44767, "status_transitions": {"paid_at": 1767261600, "canceled_at": 1767261600}}], "object": "object 10", "has_more": false}, "subtotal": 25432, "attempted": true, "discounts": ["discounts 10", "discounts 11"], "rendering": {"pdf": null, "template": "template 10", "template_version": 54, "amount_tax_display": "amount_tax_display 10"}, "amount_due": 93678, "period_end": 1767348000, "test_clock": "test_clock 10", "amount_paid": 18734, "application": "application 10", "description": "Nothing here is real, and nothing was sent anywhere.", "invoice_pdf": "invoice_pdf 10", "total_taxes": null, "account_name": null, "auto_advance": false, "effective_at": 1767261600, "from_invoice": {"action": "action 10", "invoice": "invoice 10"}, "on_behalf_of": "on_behalf_of 10", "period_start": 1767261600, "subscription": "subscriptions_154", "attempt_count": 25, "automatic_tax": {"status": null, "enabled": false, "provider": "provider 10", "liability": {"type": "type 10", "account": "account 10"}, "disabled_reason": "disabled_reason 10"}, "custom_fields": [{"name": "Linus Voorbeeld", "value": "value 10"}, {"name": "Edsger Specimen", "value": "value 11"}], "customer_name": null, "shipping_cost": {"taxes": [{"rate": {"id": "id_10", "state": "open", "active": false, "object": "tax_rate", "country": "US", "created": 1767261600, "livemode": false, "metadata": null, "tax_type": "tax_type 10", "inclusive": false, "rate_type": "rate_type 10", "percentage": 89, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Compass 10", "jurisdiction": "jurisdiction 10", "jurisdiction_level": null, "effective_percentage": 23}, "amount": 44758, "taxable_amount": null, "taxability_reason": "taxability_reason 10"}], "amount_tax": 48249, "amount_total": 963, "shipping_rate": null, "amount_subtotal": 48309}, "transfer_data": null, "billing_reason": null, "customer_email": null, "customer_phone": "+1 555 0110", "default_source": "default_source 10", "ending_balance": null, "payment_intent": "payment_intents_229", "receipt_number": null, "account_country": null, "account_tax_ids": ["account_tax_ids 10", "account_tax_ids 11"], "amount_overpaid": 36419, "amount_shipping": 45957, "latest_revision": "latest_revision 10", "amount_remaining": 62557, "customer_account": "customer_account 10", "customer_address": {"city": null, "line1": null, "line2": null, "state": "active", "country": null, "postal_code": "postal_code 10"}, "customer_tax_ids": null, "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-01T10:00:00.000Z", "payment_method_types": ["payment_method_types 10"], "payment_method_options": null}, "shipping_details": null, "starting_balance": 32653, "threshold_reason": {"amount_gte": 85507, "item_reasons": [{"usage_gte": 23, "line_item_ids": ["line_item_ids 10"]}, {"usage_gte": 100, "line_item_ids": ["line_item_ids 11"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": null, "phone": "+1 555 0110", "address": null, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "default_tax_rates": [{"id": "id_10", "state": "open", "active": true, "object": "tax_rate", "country": null, "created": 1767261600, "livemode": true, "metadata": {}, "tax_type": "tax_type 10", "inclusive": true, "rate_type": "rate_type 10", "percentage": 68, "description": null, "flat_amount": {"amount": 81609, "currency": "gbp"}, "display_name": "Lantern 10", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 10", "effective_percentage": 13}, {"id": "id_11", "state": null, "active": false, "object": "tax_rate", "country": "FR", "created": 1767265200, "livemode": false, "metadata": {}, "tax_type": "tax_type 11", "inclusive": true, "rate_type": "rate_type 11", "percentage": 8, "description": "A text that stands for what somebody wrote.", "flat_amount": null, "display_name": "Lantern 11", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 11", "effective_percentage": 16}], "rendering_options": {"template": "template 10", "amount_tax_display": "amount_tax_display 10"}, "total_tax_amounts": [{"amount": 46259, "tax_rate": "tax_rate 10", "inclusive": true, "taxable_amount": 64232, "taxability_reason": "taxability_reason 10"}, {"amount": 69593, "tax_rate": "tax_rate 11", "inclusive": false, "taxable_amount": 14093, "taxability_reason": "taxability_reason 11"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/10", "status_transitions": {"paid_at": 1767261600, "voided_at": null, "finalized_at": null, "marked_uncollectible_at": 1767261600}, "confirmation_secret": {"type": "type 10", "client_secret": "client_secret 10"}, "customer_tax_exempt": null, "total_excluding_tax": null, "next_payment_attempt": 90, "statement_descriptor": "A text that stands for what somebody wrote.", "subscription_details": {"metadata": {}, "subscription": "subscription 10", "subscription_proration_date": 1767261600}, "webhooks_delivered_at": 1767261600, "application_fee_amount": 91338, "default_payment_method": "default_payment_method 10", "subtotal_excluding_tax": 74357, "total_discount_amounts": [{"amount": 18441, "discount": "discount 10"}, {"amount": 60304, "discount": "discount 11"}], "last_finalization_error": {"code": "code 10", "type": "type 10", "param": null, "charge": null, "source": {"id": "id_10", "name": "Compass 10", "type": "type 10", "brand": "brand 10", "last4": "last4 10", "object": "object 10", "status": "active", "country": null, "funding": "funding 10", "currency": "gbp", "customer": "customer 10", "exp_year": 28, "metadata": {}, "bank_name": null, "exp_month": 66, "fingerprint": "fingerprint 10", "routing_number": null}, "doc_url": null, "message": "Made up by the mock upstream.", "advice_code": "advice_code 10", "decline_code": "decline_code 10", "payment_intent": {"id": "id_10", "amount": 32113, "object": "payment_intent", "review": "review 10", "status": "active", "created": 1767261600, "currency": "gbp", "customer": "customer 10", "livemode": false, "metadata": {}, "shipping": {"name": "Compass 10", "phone": "+1 555 0110", "address": {"city": "city 10", "line1": "line1 10", "line2": "line2 10", "state": null, "country": "DE", "postal_code": null}, "carrier": "carrier 10", "tracking_number": "tracking_number_10"}, "application": "application 10", "canceled_at": 1767261600, "description": null, "next_action": null, "on_behalf_of": "on_behalf_of 10", "client_secret": "client_secret 10", "latest_charge": "latest_charge 10", "receipt_email": "radia.10@example.com", "transfer_data": {"amount": null, "destination": "destination 10", "amount_percent": null}, "capture_method": "capture_method 10", "payment_method": null, "transfer_group": null, "amount_received": 99836, "customer_account": "customer_account 10", "amount_capturable": 55085, "last_payment_error": {"code": "code 10", "type": "type 10", "param": "param 10", "charge": "charge 10", "doc_url": "https://example.com/doc_url/10", "message": "Made up by the mock upstream.", "advice_code": null, "decline_code": "decline_code 10", "payment_method_type": "payment_method_type 10"}, "setup_future_usage": "setup_future_usage 10", "cancellation_reason": "cancellation_reason 10", "confirmation_method": "confirmation_method 10", "payment_method_types": ["payment_method_types 10"], "statement_descriptor": "A text that stands for what somebody wrote.", "application_fee_amount": 67767, "payment_method_options": {}, "automatic_payment_methods": {"enabled": false, "allow_redirects": "allow_redirects 10"}, "statement_descriptor_suffix": null, "allowed_payment_method_types": null}, "payment_method": {}, "request_log_url": "https://example.com/request_log_url/10", "network_advice_code": "network_advice_code 10", "payment_method_type": "payment_method_type 10", "network_decline_code": "network_decline_code 10"}, "automatically_finalizes_at": 1767261600, "total_pretax_credit_amounts": [{"type": "type 10", "amount": 6588, "discount": null, "credit_balance_transaction": "credit_balance_transaction 10"}], "pre_payment_credit_notes_amount": 72293, "post_payment_credit_notes_amount": 29015}', NULL, NULL, NULL, '2026-11-29 02:07:17.211+00', NULL, '1', NULL);
insert into records_stripe_invoices_249cdbce (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('2', 'invoices_100', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "invoices_100", "tax": 1, "paid": null, "lines": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "taxes": [{}], "amount": 80663, "object": "object 100", "parent": {"type": "type 100", "invoice_item_details": {}, "subscription_item_details": {}}, "period": {"end": 11, "start": 89}, "invoice": "invoice 100", "pricing": {"type": "type 100", "price_details": {}, "unit_amount_decimal": "unit_amount_decimal 100"}, "currency": "eur", "livemode": true, "metadata": {}, "quantity": 73, "subtotal": 16249, "discounts": ["discounts 100", "discounts 101"], "description": "A text that stands for what somebody wrote.", "discountable": true, "subscription": "subscription 100", "discount_amounts": [{}, {}], "quantity_decimal": "quantity_decimal 100", "pretax_credit_amounts": null}], "object": "object 100", "has_more": false}, "quote": null, "total": 37308, "charge": "charges_167", "footer": "footer 100", "issuer": {"type": "type 100", "account": "account 100"}, "number": "number_100", "object": "invoice", "parent": {"type": "type 100", "quote_details": null, "subscription_details": {"metadata": null, "subscription": "subscription 100", "subscription_proration_date": 1767585600}}, "status": "open", "created": 1767585600, "currency": "gbp", "customer": "customers_113", "discount": {"id": "id_100", "end": 74, "start": 23, "coupon": null, "object": "object 100", "source": {"type": "type 100", "coupon": "coupon 100"}, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": null, "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": "subscription_item 100"}, "due_date": 1767585600, "livemode": true, "metadata": null, "payments": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "object": "object 100", "status": "pending", "created": 1767585600, "invoice": "invoice 100", "payment": {"type": "type 100", "charge": "charge 100", "payment_intent": "payment_intent 100", "payment_record": "payment_record 100"}, "currency": "gbp", "livemode": true, "is_default": false, "amount_paid": 15645, "amount_requested": 11121, "status_transitions": {"paid_at": 1767585600, "canceled_at": 1767585600}}], "object": "object 100", "has_more": false}, "subtotal": 71526, "attempted": false, "discounts": ["discounts 100", "discounts 101"], "rendering": null, "amount_due": 55923, "period_end": 1767672000, "test_clock": "test_clock 100", "amount_paid": 30637, "application": "application 100", "description": "Please look at this when there is time.", "invoice_pdf": null, "total_taxes": [{"type": "type 100", "amount": 75076, "tax_behavior": "tax_behavior 100", "taxable_amount": 37684, "tax_rate_details": {"tax_rate": "tax_rate 100"}, "taxability_reason": "taxability_reason 100"}], "account_name": "Lantern 100", "auto_advance": true, "effective_at": 1767585600, "from_invoice": {"action": "action 100", "invoice": "invoice 100"}, "on_behalf_of": "on_behalf_of 100", "period_start": 1767585600, "subscription": "subscriptions_172", "attempt_count": 60, "automatic_tax": {"status": "active", "enabled": false, "provider": "provider 100", "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": null}, "custom_fields": [{"name": "Quarry 100", "value": "value 100"}, {"name": "Willow 101", "value": "value 101"}], "customer_name": "Willow 100", "shipping_cost": {"taxes": [{"rate": {"id": "id_100", "state": "open", "active": false, "object": "tax_rate", "country": "GB", "created": 1767585600, "livemode": true, "metadata": null, "tax_type": "tax_type 100", "inclusive": true, "rate_type": null, "percentage": 40, "description": null, "flat_amount": {}, "display_name": "Edsger Sample", "jurisdiction": "jurisdiction 100", "jurisdiction_level": null, "effective_percentage": 50}, "amount": 1406, "taxable_amount": 64430, "taxability_reason": "taxability_reason 100"}, {"rate": {"id": "id_101", "state": null, "active": false, "object": "tax_rate", "country": "DE", "created": 1767589200, "livemode": false, "metadata": {}, "tax_type": "tax_type 101", "inclusive": false, "rate_type": "rate_type 101", "percentage": 46, "description": "Nothing here is real, and nothing was sent anywhere.", "flat_amount": {}, "display_name": "Lantern 101", "jurisdiction": "jurisdiction 101", "jurisdiction_level": "jurisdiction_level 101", "effective_percentage": null}, "amount": 91761, "taxable_amount": 53311, "taxability_reason": null}], "amount_tax": 15795, "amount_total": 9054, "shipping_rate": "shipping_rate 100", "amount_subtotal": 28210}, "transfer_data": {"amount": null, "destination": "destination 100", "amount_percent": null}, "billing_reason": "billing_reason 100", "customer_email": "radia.100@example.com", "customer_phone": "+1 555 0100", "default_source": "default_source 100", "ending_balance": 74902, "payment_intent": null, "receipt_number": "receipt_number_100", "account_country": "GB", "account_tax_ids": ["account_tax_ids 100"], "amount_overpaid": 68477, "amount_shipping": 7428, "latest_revision": null, "amount_remaining": 39967, "customer_account": null, "customer_address": {"city": "city 100", "line1": "line1 100", "line2": "line2 100", "state": "pending", "country": "US", "postal_code": "postal_code 100"}, "customer_tax_ids": [{"type": "type 100", "value": "value 100"}, {"type": "type 101", "value": null}], "paid_out_of_band": null, "payment_settings": {"default_mandate": "2026-01-05T04:00:00.000Z", "payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}}, "shipping_details": {"name": "Lantern 100", "phone": "+1 555 0100", "address": null, "carrier": "carrier 100", "tracking_number": "tracking_number_100"}, "starting_balance": 97897, "threshold_reason": {"amount_gte": 17141, "item_reasons": [{"usage_gte": 75, "line_item_ids": ["line_item_ids 100", "line_item_ids 101"]}]}, "collection_method": "charge_automatically", "customer_shipping": {"name": "Orchard 100", "phone": "+1 555 0100", "address": {"city": "city 100", "line1": null, "line2": "line2 100", "state": "open", "country": "FR", "postal_code": null}, "carrier": "carrier 100", "tracking_number": null}, "default_tax_rates": [{"id": "id_100", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": false, "metadata": {}, "tax_type": "tax_type 100", "inclusive": true, "rate_type": "rate_type 100", "percentage": 45, "description": "A text that stands for what somebody wrote.", "flat_amount": {"amount": 87505, "currency": "eur"}, "display_name": "Alan Przyklad", "jurisdiction": "jurisdiction 100", "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 92}], "rendering_options": {"template": null, "amount_tax_display": null}, "total_tax_amounts": [{"amount": 34587, "tax_rate": "tax_rate 100", "inclusive": false, "taxable_amount": 76619, "taxability_reason": "taxability_reason 100"}, {"amount": 30744, "tax_rate": "tax_rate 101", "inclusive": false, "taxable_amount": 42827, "taxability_reason": "taxability_reason 101"}], "hosted_invoice_url": "https://example.com/hosted_invoice_url/100", "status_transitions": {"paid_at": 1767585600, "voided_at": 1767585600, "finalized_at": 1767585600, "marked_uncollectible_at": 1767585600}, "confirmation_secret": {"type": "type 100", "client_secret": "client_secret 100"}, "customer_tax_exempt": "customer_tax_exempt 100", "total_excluding_tax": 50407, "next_payment_attempt": null, "statement_descriptor": "Nothing here is real, and nothing was sent anywhere.", "subscription_details": null, "webhooks_delivered_at": 1767585600, "application_fee_amount": 95880, "default_payment_method": null, "subtotal_excluding_tax": 72995, "total_discount_amounts": [{"amount": 29427, "discount": "discount 100"}], "last_finalization_error": {"code": "code 100", "type": "type 100", "param": "param 100", "charge": null, "source": {"id": "id_100", "name": "Donald Ejemplo", "type": "type 100", "brand": null, "last4": null, "object": "object 100", "status": null, "country": null, "funding": null, "currency": "gbp", "customer": null, "exp_year": 33, "metadata": {}, "bank_name": "Lantern 100", "exp_month": null, "fingerprint": null, "routing_number": "routing_number_100"}, "doc_url": "https://example.com/doc_url/100", "message": null, "advice_code": "advice_code 100", "decline_code": "decline_code 100", "payment_intent": null, "payment_method": {}, "request_log_url": null, "network_advice_code": "network_advice_code 100", "payment_method_type": "payment_method_type 100", "network_decline_code": "network_decline_code 100"}, "automatically_finalizes_at": 1767585600, "total_pretax_credit_amounts": null, "pre_payment_credit_notes_amount": 83554, "post_payment_credit_notes_amount": 2441}', NULL, NULL, NULL, '2026-11-29 02:07:17.212+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "refunds_1", "amount": 36101, "charge": null, "object": "refund", "reason": "reason 1", "status": "open", "created": 1767229200, "currency": "gbp", "metadata": {}, "description": "Please look at this when there is time.", "next_action": {"type": "type 1", "display_details": {"email_sent": {"email_sent_at": 1767229200, "email_sent_to": "ada.1@example.com"}, "expires_at": 1767229200}}, "failure_reason": null, "payment_intent": "payment_intents_1", "pending_reason": "pending_reason 1", "receipt_number": null, "transfer_reversal": "transfer_reversal 1", "instructions_email": "radia.1@example.com", "balance_transaction": "balance_transactions_43", "destination_details": {"card": {"type": "type 1", "reference": null, "reference_type": "reference_type 1", "reference_status": "pending"}, "type": "type 1", "eu_bank_transfer": {"reference": "reference 1", "reference_status": "open"}, "us_bank_transfer": null}, "source_transfer_reversal": "source_transfer_reversal 1", "failure_balance_transaction": "failure_balance_transaction 1"}', NULL, NULL, NULL, '2026-11-29 02:07:18.474+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_10', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "refunds_10", "amount": 89948, "charge": "charges_160", "object": "refund", "reason": null, "status": null, "created": 1767261600, "currency": "gbp", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": {"type": "type 10", "display_details": {"email_sent": {"email_sent_at": 1767261600, "email_sent_to": "katherine.10@example.com"}, "expires_at": 1767261600}}, "failure_reason": null, "payment_intent": "payment_intents_223", "pending_reason": "pending_reason 10", "receipt_number": null, "transfer_reversal": "transfer_reversal 10", "instructions_email": null, "balance_transaction": "balance_transactions_143", "destination_details": null, "source_transfer_reversal": "source_transfer_reversal 10", "failure_balance_transaction": "failure_balance_transaction 10"}', NULL, NULL, NULL, '2026-11-29 02:07:18.475+00', NULL, '1', NULL);
insert into records_stripe_refunds_e29fd150 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('5', 'refunds_100', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "refunds_100", "amount": 9186, "charge": null, "object": "refund", "reason": "reason 100", "status": "pending", "created": 1767585600, "currency": "eur", "metadata": null, "description": "A text that stands for what somebody wrote.", "next_action": null, "failure_reason": "failure_reason 100", "payment_intent": null, "pending_reason": "pending_reason 100", "receipt_number": "receipt_number_100", "transfer_reversal": "transfer_reversal 100", "instructions_email": "tim.100@example.com", "balance_transaction": "balance_transactions_230", "destination_details": {"card": {"type": "type 100", "reference": null, "reference_type": "reference_type 100", "reference_status": "active"}, "type": "type 100", "eu_bank_transfer": {"reference": "reference 100", "reference_status": "active"}, "us_bank_transfer": {"reference": null, "reference_status": "active"}}, "source_transfer_reversal": "source_transfer_reversal 100", "failure_balance_transaction": "failure_balance_transaction 100"}', NULL, NULL, NULL, '2026-11-29 02:07:18.475+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_1', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "subscriptions_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": null, "active": true, "amount": null, "object": "object 1", "created": 1767229200, "product": "product 1", "currency": "eur", "interval": "interval 1", "livemode": true, "metadata": {}, "nickname": null, "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": "amount_decimal 1", "billing_scheme": "billing_scheme 1", "interval_count": 60, "transform_usage": {"round": "round 1", "divide_by": 99}, "trial_period_days": 27}, "items": {"url": "https://example.com/url/1", "data": [{"id": "id_1", "plan": {"id": "id_1", "meter": "meter 1", "tiers": [], "active": false, "amount": 65300, "object": "object 1", "created": 1767229200, "product": null, "currency": "eur", "interval": "interval 1", "livemode": false, "metadata": {}, "nickname": "Quarry 1", "tiers_mode": "tiers_mode 1", "usage_type": "usage_type 1", "amount_decimal": null, "billing_scheme": "billing_scheme 1", "interval_count": 19, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": true, "object": "price", "created": 1767229200, "product": "product 1", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": null, "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 25745, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 94, "discounts": ["discounts 1"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 36, "subscription": "subscription 1", "current_trial": {"end_date": 1767315600, "start_date": 1767229200, "trial_offer": "trial_offer 1"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": 1767315600, "current_period_start": 1767229200}], "object": "object 1", "has_more": false}, "object": "subscription", "status": "paused", "created": 1767229200, "currency": "usd", "customer": "customers_180", "discount": {"id": "id_1", "end": 89, "start": 57, "coupon": {"id": "id_1", "name": null, "valid": false, "object": "coupon", "created": 1767229200, "currency": "eur", "duration": "duration 1", "livemode": false, "metadata": null, "redeem_by": 33, "amount_off": 89587, "applies_to": {"products": ["products 1", "products 2"]}, "percent_off": 15, "times_redeemed": 83, "max_redemptions": 37, "duration_in_months": 32}, "object": "object 1", "source": {"type": "type 1", "coupon": "coupon 1"}, "invoice": "invoice 1", "customer": "customer 1", "invoice_item": "invoice_item 1", "subscription": null, "promotion_code": "promotion_code 1", "checkout_session": "checkout_session 1", "customer_account": "customer_account 1", "subscription_item": "subscription_item 1"}, "ended_at": null, "livemode": false, "metadata": {}, "quantity": 90, "schedule": "schedule 1", "cancel_at": null, "discounts": ["discounts 1", "discounts 2"], "trial_end": 1767315600, "start_date": 1767229200, "test_clock": "test_clock 1", "application": "application 1", "canceled_at": 1767229200, "description": "Please look at this when there is time.", "trial_start": null, "billing_mode": {"type": "type 1", "flexible": {"proration_discounts": null}, "updated_at": null}, "on_behalf_of": "on_behalf_of 1", "automatic_tax": {"enabled": true, "liability": {"type": "type 1", "account": null}, "disabled_reason": "disabled_reason 1"}, "transfer_data": {"amount": 35522, "destination": "destination 1", "amount_percent": 5839}, "days_until_due": null, "default_source": "default_source 1", "latest_invoice": "invoices_242", "pending_update": {"discount": {"id": "id_1", "end": 46, "start": 8, "coupon": {"id": "id_1", "name": null, "valid": true, "object": "coupon", "created": 1767229200, "currency": "gbp", "duration": "duration 1", "livemode": true, "metadata": null, "redeem_by": null, "amount_off": 61280, "applies_to": {"products": []}, "percent_off": 4, "times_redeemed": 44, "max_redemptions": 6, "duration_in_months": 11}, "object": "object 1", "source": null, "invoice": "invoice 1", "customer": null, "invoice_item": null, "subscription": "subscription 1", "promotion_code": "promotion_code 1", "checkout_session": null, "customer_account": "customer_account 1", "subscription_item": null}, "metadata": {}, "discounts": ["discounts 1"], "trial_end": 1767315600, "expires_at": 1767229200, "trial_from_plan": true, "subscription_items": [{"id": "id_1", "plan": null, "price": {"id": "id_1", "type": "type 1", "tiers": null, "active": false, "object": "price", "created": 1767229200, "product": "product 1", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Granite 1", "recurring": {}, "lookup_key": "lookup_key_1", "tiers_mode": "tiers_mode 1", "unit_amount": 32081, "tax_behavior": "tax_behavior 1", "billing_scheme": "billing_scheme 1", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 1"}, "object": "subscription_item", "created": 1767229200, "metadata": {}, "quantity": 51, "discounts": ["discounts 1", "discounts 2"], "tax_rates": [{"id": "id_1", "object": "tax_rate"}], "billed_until": 79, "subscription": "subscription 1", "current_trial": null, "billing_thresholds": null, "current_period_end": 1767315600, "current_period_start": null}, {"id": "id_2", "plan": null, "price": null, "object": "subscription_item", "created": 1767232800, "metadata": {}, "quantity": 25, "discounts": ["discounts 2", "discounts 3"], "tax_rates": [{"id": "id_2", "object": "tax_rate"}], "billed_until": 96, "subscription": "subscription 2", "current_trial": {"end_date": 1767319200, "start_date": 1767232800, "trial_offer": "trial_offer 2"}, "billing_thresholds": {"usage_gte": 78}, "current_period_end": null, "current_period_start": 1767232800}], "billing_cycle_anchor": 65, "cancel_at_period_end": true}, "trial_settings": {"end_behavior": {"billing_cycle_anchor": "billing_cycle_anchor 1", "missing_payment_method": "missing_payment_method 1"}}, "customer_account": "customer_account 1", "invoice_settings": {"footer": "footer 1", "issuer": {"type": "type 1", "account": "account 1"}, "description": "Please look at this when there is time.", "custom_fields": [{"name": "Linus Ejemplo", "value": "value 1"}], "account_tax_ids": ["account_tax_ids 1", "account_tax_ids 2"]}, "pause_collection": null, "payment_settings": {"payment_method_types": ["payment_method_types 1", "payment_method_types 2"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 1"}, "collection_method": "charge_automatically", "default_tax_rates": [{"id": "id_1", "state": "active", "active": true, "object": "tax_rate", "country": null, "created": 1767229200, "livemode": true, "metadata": {}, "tax_type": "tax_type 1", "inclusive": true, "rate_type": "rate_type 1", "percentage": 82, "description": null, "flat_amount": {"amount": 26984, "currency": "usd"}, "display_name": "Ada Muster", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 1", "effective_percentage": null}], "billing_thresholds": {"amount_gte": 33842, "reset_billing_cycle_anchor": false}, "current_period_end": 1767315600, "billing_cycle_anchor": 32, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 1", "comment": "Nothing here is real, and nothing was sent anywhere.", "feedback": "feedback 1", "feedback_option": null}, "current_period_start": 1767229200, "pending_setup_intent": "pending_setup_intent 1", "default_payment_method": "default_payment_method 1", "application_fee_percent": 83, "billing_cycle_anchor_config": {"hour": 24, "month": 26, "minute": 44, "second": null, "day_of_month": 60}, "pending_invoice_item_interval": {"interval": "interval 1", "interval_count": 30}, "next_pending_invoice_item_invoice": 1}', NULL, NULL, NULL, '2026-11-29 02:07:18.144+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_10', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "subscriptions_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [{"up_to": 83, "flat_amount": 2838, "unit_amount": null, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 10"}], "active": true, "amount": 6177, "object": "object 10", "created": 1767261600, "product": null, "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 16, "transform_usage": {"round": "round 10", "divide_by": 100}, "trial_period_days": 68}, "items": {"url": "https://example.com/url/10", "data": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": false, "amount": 41838, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": null, "nickname": "Quarry 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": 98}, "price": {"id": "id_10", "type": "type 10", "tiers": [], "active": false, "object": "price", "created": 1767261600, "product": "product 10", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Meadow 10", "recurring": null, "lookup_key": null, "tiers_mode": null, "unit_amount": null, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 4, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 91, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": null}, "current_period_end": null, "current_period_start": 1767261600}, {"id": "id_11", "plan": {"id": "id_11", "meter": null, "tiers": [], "active": true, "amount": 41574, "object": "object 11", "created": 1767265200, "product": null, "currency": "eur", "interval": "interval 11", "livemode": false, "metadata": {}, "nickname": "Meadow 11", "tiers_mode": "tiers_mode 11", "usage_type": "usage_type 11", "amount_decimal": "amount_decimal 11", "billing_scheme": "billing_scheme 11", "interval_count": 28, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_11", "type": "type 11", "tiers": [], "active": false, "object": "price", "created": 1767265200, "product": "product 11", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Willow 11", "recurring": null, "lookup_key": null, "tiers_mode": "tiers_mode 11", "unit_amount": null, "tax_behavior": null, "billing_scheme": "billing_scheme 11", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 11"}, "object": "subscription_item", "created": 1767265200, "metadata": {}, "quantity": 92, "discounts": ["discounts 11"], "tax_rates": null, "billed_until": 53, "subscription": "subscription 11", "current_trial": {"end_date": 1767351600, "start_date": 1767265200, "trial_offer": "trial_offer 11"}, "billing_thresholds": {"usage_gte": 19}, "current_period_end": 1767351600, "current_period_start": null}], "object": "object 10", "has_more": true}, "object": "subscription", "status": "incomplete", "created": 1767261600, "currency": "gbp", "customer": "customers_250", "discount": {"id": "id_10", "end": 63, "start": 1, "coupon": {"id": "id_10", "name": null, "valid": false, "object": "coupon", "created": 1767261600, "currency": null, "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 2, "amount_off": 22737, "applies_to": {"products": ["products 10", "products 11"]}, "percent_off": 48, "times_redeemed": 87, "max_redemptions": null, "duration_in_months": 12}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": "invoice 10", "customer": "customer 10", "invoice_item": null, "subscription": null, "promotion_code": "promotion_code 10", "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "ended_at": 1767348000, "livemode": true, "metadata": {}, "quantity": 48, "schedule": "schedule 10", "cancel_at": 1767261600, "discounts": ["discounts 10"], "trial_end": 1767348000, "start_date": 1767261600, "test_clock": null, "application": "application 10", "canceled_at": null, "description": "Nothing here is real, and nothing was sent anywhere.", "trial_start": 1767261600, "billing_mode": {"type": "type 10", "flexible": null, "updated_at": 1767348000}, "on_behalf_of": "on_behalf_of 10", "automatic_tax": {"enabled": true, "liability": {"type": "type 10", "account": null}, "disabled_reason": "disabled_reason 10"}, "transfer_data": {"amount": 91730, "destination": "destination 10", "amount_percent": 5585}, "days_until_due": null, "default_source": "default_source 10", "latest_invoice": "invoices_34", "pending_update": {"discount": {"id": "id_10", "end": null, "start": 66, "coupon": {"id": "id_10", "name": "Willow 10", "valid": false, "object": "coupon", "created": 1767261600, "currency": "usd", "duration": "duration 10", "livemode": false, "metadata": {}, "redeem_by": 62, "amount_off": null, "applies_to": {"products": []}, "percent_off": 95, "times_redeemed": 22, "max_redemptions": 55, "duration_in_months": null}, "object": "object 10", "source": {"type": "type 10", "coupon": null}, "invoice": null, "customer": "customer 10", "invoice_item": null, "subscription": "subscription 10", "promotion_code": null, "checkout_session": "checkout_session 10", "customer_account": "customer_account 10", "subscription_item": "subscription_item 10"}, "metadata": null, "discounts": ["discounts 10"], "trial_end": 1767348000, "expires_at": 1767261600, "trial_from_plan": false, "subscription_items": [{"id": "id_10", "plan": {"id": "id_10", "meter": "meter 10", "tiers": [], "active": true, "amount": 71036, "object": "object 10", "created": 1767261600, "product": "product 10", "currency": "eur", "interval": "interval 10", "livemode": false, "metadata": {}, "nickname": "Signal 10", "tiers_mode": "tiers_mode 10", "usage_type": "usage_type 10", "amount_decimal": "amount_decimal 10", "billing_scheme": "billing_scheme 10", "interval_count": 34, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_10", "type": "type 10", "tiers": null, "active": true, "object": "price", "created": 1767261600, "product": "product 10", "currency": "eur", "livemode": false, "metadata": {}, "nickname": "Orchard 10", "recurring": {}, "lookup_key": "lookup_key_10", "tiers_mode": "tiers_mode 10", "unit_amount": 79063, "tax_behavior": "tax_behavior 10", "billing_scheme": "billing_scheme 10", "custom_unit_amount": {}, "transform_quantity": {}, "unit_amount_decimal": "unit_amount_decimal 10"}, "object": "subscription_item", "created": 1767261600, "metadata": {}, "quantity": 60, "discounts": ["discounts 10", "discounts 11"], "tax_rates": [{"id": "id_10", "object": "tax_rate"}], "billed_until": 26, "subscription": "subscription 10", "current_trial": {"end_date": 1767348000, "start_date": 1767261600, "trial_offer": "trial_offer 10"}, "billing_thresholds": {"usage_gte": 27}, "current_period_end": 1767348000, "current_period_start": 1767261600}], "billing_cycle_anchor": 83, "cancel_at_period_end": null}, "trial_settings": null, "customer_account": "customer_account 10", "invoice_settings": {"footer": "footer 10", "issuer": {"type": "type 10", "account": "account 10"}, "description": "Nothing here is real, and nothing was sent anywhere.", "custom_fields": [{"name": "Willow 10", "value": "value 10"}], "account_tax_ids": null}, "pause_collection": {"behavior": "behavior 10", "resumes_at": 1767261600}, "payment_settings": {"payment_method_types": ["payment_method_types 10", "payment_method_types 11"], "payment_method_options": {}, "save_default_payment_method": null}, "collection_method": "send_invoice", "default_tax_rates": null, "billing_thresholds": null, "current_period_end": 1767348000, "billing_cycle_anchor": 76, "cancel_at_period_end": true, "cancellation_details": {"reason": "reason 10", "comment": "Please look at this when there is time.", "feedback": "feedback 10", "feedback_option": "feedback_option 10"}, "current_period_start": 1767261600, "pending_setup_intent": null, "default_payment_method": "default_payment_method 10", "application_fee_percent": null, "billing_cycle_anchor_config": {"hour": null, "month": 26, "minute": 87, "second": 30, "day_of_month": 24}, "pending_invoice_item_interval": {"interval": "interval 10", "interval_count": 94}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-29 02:07:18.145+00', NULL, '1', NULL);
insert into records_stripe_subscriptions_b2686b19 (generation, key, organization_id, connector_id, data, sent, moved, hidden, written_at, parent, change, applied_at) overriding system value values ('4', 'subscriptions_100', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '12ab5103-b22e-4421-a640-d2f81c10f794', '{"id": "subscriptions_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [{"up_to": 47, "flat_amount": null, "unit_amount": 87368, "flat_amount_decimal": null, "unit_amount_decimal": "unit_amount_decimal 100"}, {"up_to": 4, "flat_amount": 45309, "unit_amount": 13975, "flat_amount_decimal": "flat_amount_decimal 101", "unit_amount_decimal": "unit_amount_decimal 101"}], "active": false, "amount": 16170, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "usd", "interval": "interval 100", "livemode": false, "metadata": null, "nickname": "Meadow 100", "tiers_mode": null, "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 70, "transform_usage": {"round": "round 100", "divide_by": 18}, "trial_period_days": 24}, "items": {"url": "https://example.com/url/100", "data": [{"id": "id_100", "plan": {"id": "id_100", "meter": "meter 100", "tiers": [], "active": true, "amount": 24091, "object": "object 100", "created": 1767585600, "product": "product 100", "currency": "eur", "interval": "interval 100", "livemode": true, "metadata": null, "nickname": "Lantern 100", "tiers_mode": "tiers_mode 100", "usage_type": "usage_type 100", "amount_decimal": "amount_decimal 100", "billing_scheme": "billing_scheme 100", "interval_count": 97, "transform_usage": {}, "trial_period_days": null}, "price": {"id": "id_100", "type": "type 100", "tiers": null, "active": false, "object": "price", "created": 1767585600, "product": "product 100", "currency": "gbp", "livemode": false, "metadata": {}, "nickname": "Thimble 100", "recurring": {}, "lookup_key": null, "tiers_mode": "tiers_mode 100", "unit_amount": null, "tax_behavior": "tax_behavior 100", "billing_scheme": "billing_scheme 100", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "unit_amount_decimal 100"}, "object": "subscription_item", "created": 1767585600, "metadata": {}, "quantity": 40, "discounts": ["discounts 100", "discounts 101"], "tax_rates": null, "billed_until": 48, "subscription": "subscription 100", "current_trial": {"end_date": 1767672000, "start_date": 1767585600, "trial_offer": "trial_offer 100"}, "billing_thresholds": {"usage_gte": 74}, "current_period_end": 1767672000, "current_period_start": 1767585600}], "object": "object 100", "has_more": false}, "object": "subscription", "status": "past_due", "created": 1767585600, "currency": "gbp", "customer": "customers_19", "discount": {"id": "id_100", "end": null, "start": 8, "coupon": {"id": "id_100", "name": null, "valid": true, "object": "coupon", "created": 1767585600, "currency": "eur", "duration": "duration 100", "livemode": true, "metadata": {}, "redeem_by": 82, "amount_off": 72307, "applies_to": {"products": ["products 100"]}, "percent_off": 15, "times_redeemed": 99, "max_redemptions": 42, "duration_in_months": null}, "object": "object 100", "source": null, "invoice": "invoice 100", "customer": "customer 100", "invoice_item": "invoice_item 100", "subscription": "subscription 100", "promotion_code": "promotion_code 100", "checkout_session": "checkout_session 100", "customer_account": "customer_account 100", "subscription_item": null}, "ended_at": 1767672000, "livemode": true, "metadata": {}, "quantity": 44, "schedule": "schedule 100", "cancel_at": 1767585600, "discounts": ["discounts 100", "discounts 101"], "trial_end": null, "start_date": 1767585600, "test_clock": "test_clock 100", "application": null, "canceled_at": 1767585600, "description": null, "trial_start": 1767585600, "billing_mode": {"type": "type 100", "flexible": {"proration_discounts": "proration_discounts 100"}, "updated_at": 1767672000}, "on_behalf_of": "on_behalf_of 100", "automatic_tax": {"enabled": false, "liability": {"type": "type 100", "account": "account 100"}, "disabled_reason": "disabled_reason 100"}, "transfer_data": {"amount": 85452, "destination": "destination 100", "amount_percent": 71830}, "days_until_due": 16, "default_source": "default_source 100", "latest_invoice": null, "pending_update": null, "trial_settings": null, "customer_account": null, "invoice_settings": {"footer": "footer 100", "issuer": null, "description": "Made up by the mock upstream.", "custom_fields": [{"name": "Willow 100", "value": "value 100"}], "account_tax_ids": ["account_tax_ids 100"]}, "pause_collection": {"behavior": "behavior 100", "resumes_at": null}, "payment_settings": {"payment_method_types": ["payment_method_types 100", "payment_method_types 101"], "payment_method_options": {}, "save_default_payment_method": "save_default_payment_method 100"}, "collection_method": "send_invoice", "default_tax_rates": [{"id": "id_100", "state": "pending", "active": true, "object": "tax_rate", "country": null, "created": 1767585600, "livemode": true, "metadata": {}, "tax_type": "tax_type 100", "inclusive": false, "rate_type": "rate_type 100", "percentage": 78, "description": "Made up by the mock upstream.", "flat_amount": {"amount": 40006, "currency": "gbp"}, "display_name": "Orchard 100", "jurisdiction": null, "jurisdiction_level": "jurisdiction_level 100", "effective_percentage": 12}], "billing_thresholds": null, "current_period_end": 1767672000, "billing_cycle_anchor": 38, "cancel_at_period_end": false, "cancellation_details": {"reason": null, "comment": "Made up by the mock upstream.", "feedback": "feedback 100", "feedback_option": "feedback_option 100"}, "current_period_start": 1767585600, "pending_setup_intent": "pending_setup_intent 100", "default_payment_method": "default_payment_method 100", "application_fee_percent": 23, "billing_cycle_anchor_config": {"hour": 18, "month": 86, "minute": 10, "second": 16, "day_of_month": 25}, "pending_invoice_item_interval": {"interval": "interval 100", "interval_count": 33}, "next_pending_invoice_item_invoice": null}', NULL, NULL, NULL, '2026-11-29 02:07:18.145+00', NULL, '1', NULL);
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', 'subscriptions', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '4', '75dbff90-5cf5-434d-8410-bb86d2d74f84', 'idle', NULL, '"2026-11-29T02:02:17.839Z"', NULL, '2026-11-29 02:07:18.325+00', '2026-11-29 02:07:18.325+00', NULL, '2026-11-29 03:07:42.999698+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', 'customers', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '1', '75dbff90-5cf5-434d-8410-bb86d2d74f84', 'idle', NULL, '"2026-11-29T02:02:16.141Z"', NULL, '2026-11-29 02:07:16.894+00', '2026-11-29 02:07:16.894+00', NULL, '2026-11-29 03:10:11.876299+00', '3', '3', '{"added": 251, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', 'invoices', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '2', '75dbff90-5cf5-434d-8410-bb86d2d74f84', 'idle', NULL, '"2026-11-29T02:02:16.917Z"', NULL, '2026-11-29 02:07:17.377+00', '2026-11-29 02:07:17.377+00', NULL, '2026-11-29 03:04:39.179452+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', 'charges', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '3', '75dbff90-5cf5-434d-8410-bb86d2d74f84', 'idle', NULL, '"2026-11-29T02:02:17.412Z"', NULL, '2026-11-29 02:07:17.741+00', '2026-11-29 02:07:17.741+00', NULL, '2026-11-29 03:06:42.814465+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_entities (connector_id, entity, organization_id, turn, run_id, state, checkpoint, watermark, last_error, last_synced_at, last_full_at, unconfirmed_records, next_run_at, requests, full_requests, last_counts, is_held) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', 'refunds', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '5', '75dbff90-5cf5-434d-8410-bb86d2d74f84', 'idle', NULL, '"2026-11-29T02:02:18.369Z"', NULL, '2026-11-29 02:07:18.538+00', '2026-11-29 02:07:18.538+00', NULL, '2026-11-29 03:05:18.35811+00', '3', '3', '{"added": 250, "changed": 0, "removed": 0, "rejected": 0}', 'false');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('049a84ae-3b2c-446d-ad19-05a484e3547d', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '2026-11-29 02:07:16.009+00');
insert into sync_turns (customer_id, organization_id, begun_at) overriding system value values ('9d95c606-3b54-445b-ae72-8a9157108ad8', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '2026-11-29 02:07:18.372+00');
insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, next_run_at, run_id, is_full, is_asked_for, began_at, lease_number, lease_at, process_id, attempts, entities, paced, paced_at, is_urgent, sent_at) overriding system value values ('12ab5103-b22e-4421-a640-d2f81c10f794', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', 'stripe', 'true', NULL, '2026-11-29 03:04:39.179452+00', NULL, 'false', 'false', '2026-11-29 02:07:15.925+00', '2', '2026-11-29 02:07:15.998+00', NULL, '0', NULL, '{}', '2026-11-29 02:07:18.576+00', 'true', '-infinity');
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id, fields) overriding system value values (E'\\xccaaf1d36b8d280a8691f41a9fcdc2d887307cb2f9c08ec16482b27e9faccad6', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', NULL, NULL, NULL, '2026-11-29 02:07:15.499+00', '2026-11-29 02:22:15.499+00', NULL, '0', 'false', NULL, NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id, fields) overriding system value values (E'\\xf21af9f302b2a134c42cca80b5132a9137403522b22800d0e7feee25a5f470a4', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', NULL, NULL, NULL, '2026-11-29 02:07:15.586+00', '2026-11-29 02:22:15.586+00', NULL, '0', 'false', NULL, NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id, fields) overriding system value values (E'\\x95df60a6cbde5e34cb60847a7c728418b687ac2ff3458e7d290cea7ddce59b4f', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', NULL, NULL, NULL, '2026-11-29 02:07:16.348+00', '2026-11-29 02:22:16.348+00', NULL, '0', 'false', NULL, NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id, fields) overriding system value values (E'\\xa70b0f1f15953d988e673f7c9e3781123e30f29fcefa31de170ceceb8a25c9f9', 'scoped', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', '049a84ae-3b2c-446d-ad19-05a484e3547d', NULL, NULL, '2026-11-29 02:07:16.889+00', '2026-11-29 02:27:16.889+00', NULL, '0', 'false', NULL, NULL);
insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types, issued_at, expires_at, policy, calls, chooses_entities, grant_id, fields) overriding system value values (E'\\x6249c7020fb767e6c8b2273245f2d24f4b3888e276dfecffac119c6715a52112', 'application', 'a29c708d-fc38-4f0a-9938-47bd0d8f1086', '1b4f0cea-19fa-4b24-be72-4dbb2b21e428', NULL, NULL, NULL, '2026-11-29 02:07:17.661+00', '2026-11-29 02:22:17.661+00', NULL, '0', 'false', NULL, NULL);
select setval('plugboard.rejected_records_id_seq', coalesce((select max(id) from rejected_records), 0) + 1, false);
select setval('plugboard.generations_id_seq', coalesce((select max(id) from generations), 0) + 1, false);
select setval('plugboard.seen_records_id_seq', coalesce((select max(id) from seen_records), 0) + 1, false);
select setval('plugboard.copy_marks_id_seq', coalesce((select max(id) from copy_marks), 0) + 1, false);
select setval('plugboard.record_matches_n_seq', coalesce((select max(n) from record_matches), 0) + 1, false);
set session_replication_role = origin;
