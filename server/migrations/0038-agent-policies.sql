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
