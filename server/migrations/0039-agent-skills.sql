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
