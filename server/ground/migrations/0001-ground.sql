-- The ground of every subject: organizations and their keys, long work, and limits that all processes share.

-- Gives a table row-level security. A statement of an organization then sees only its rows, and queries name the organization as well.
create procedure plugboard.isolate(isolated regclass, rights text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', isolated);
  execute format(
    'create policy of_organization on %s using (organization_id = nullif(current_setting(''plugboard.organization'', true), '''')::uuid)',
    isolated);
  execute format('grant %s on %s to plugboard_app', rights, isolated);
end $$;

-- Organizations. Each primary, unique and foreign key of their rows includes the organization: rows can be partitioned by it, and
-- never refer to another organization's.
create table organizations (
  id uuid primary key,
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Whether callers may send requests that no operation names.
  allows_requests boolean not null default true,
  created_at timestamptz not null default now()
);
grant select on organizations to plugboard_app;

-- Facts about the installation, such as the fingerprints of its master keys.
create table facts (
  name text primary key,
  value jsonb not null
);

-- Keys that seal an organization's secrets. The master key with the fingerprint `master` seals the keys themselves.
create table data_keys (
  organization_id uuid not null references organizations,
  id uuid not null,
  master text not null,
  wrapped bytea not null,
  status text not null default 'active' check (status in ('active', 'retired')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index data_keys_active on data_keys (organization_id) where status = 'active';
call plugboard.isolate('data_keys');

-- Long work as callers see it. The queue has its own tables.
create table jobs (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null,
  connector_id uuid,
  customer_id uuid,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  progress jsonb not null default '{}',
  error jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (organization_id, id)
);
create index jobs_open on jobs (created_at) where status in ('queued', 'running');
create index jobs_of_customer on jobs (organization_id, customer_id, created_at);
call plugboard.isolate('jobs');

-- Shares of limits that hold over all processes: permits that one process took in advance. Unlogged: a crash of the database loses at
-- most the count of one window, and no call waits for a disk.
create unlogged table limit_shares (
  -- All zeros for limits that are counted before the organization is known.
  organization_id uuid not null,
  limit_name text not null,
  -- The ID or digest of the limit's subject.
  subject text not null,
  id uuid not null default gen_random_uuid(),
  -- Null for a pause that a third party asked for: no permits until it expires.
  permits bigint,
  expires_at timestamptz not null,
  primary key (organization_id, limit_name, subject, id)
);
create index limit_shares_expire on limit_shares (expires_at);
call plugboard.isolate('limit_shares');

-- Takes a share: the wanted permits, but at most half of the permits that are left, so that shares get smaller near the limit. The share
-- of a window expires with the window, any other share after its life. Tests replace the database's clock by `clock`.
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
