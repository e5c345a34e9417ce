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
