-- The resolved forms of versions of own kinds, so that a call parses no YAML. `made_for` is a digest of the text and of what it was
-- resolved with. They are made again where they are missing, and no backup has them: what is restored is validated anew.
create table own_kind_forms (
  organization_id uuid not null,
  kind text not null,
  version text not null,
  made_for text not null,
  resolved text not null,
  primary key (organization_id, kind, version),
  foreign key (organization_id, kind, version) references own_kind_versions on delete cascade
);
alter table own_kind_forms enable row level security;
create policy of_organization on own_kind_forms
  using (organization_id = nullif(current_setting('plugboard.organization', true), '')::uuid);
grant select, insert, update, delete on own_kind_forms to plugboard_app;
