-- Samples of records, compared with the schema of the manifest: places, types, counts and times, never a value.

-- What the samples of an operation had so far, by connector.
create table record_samples (
  organization_id uuid not null,
  connector_id uuid not null,
  operation text not null,
  -- Of the kind. Samples of another version begin anew.
  version text not null,
  sampled_at timestamptz not null,
  records bigint not null,
  -- Places in the schema with a value in each record; null before a call that leaves out no field.
  filled text[],
  -- Places that no schema declares.
  undeclared text[] not null,
  had_records boolean not null,
  primary key (organization_id, connector_id, operation),
  foreign key (organization_id, connector_id) references connectors (organization_id, id) on delete cascade
);
create index record_samples_by_age on record_samples (sampled_at);
call plugboard.isolate('record_samples');

-- Places where records did not fit, by connector and day.
create table drifts (
  organization_id uuid not null,
  connector_id uuid not null,
  operation text not null,
  version text not null,
  path text not null,
  change text not null,
  expected text not null,
  seen text not null,
  day date not null,
  samples int not null default 1,
  -- When the organization got the event.
  told_at timestamptz,
  primary key (organization_id, connector_id, operation, path, change, seen, day),
  foreign key (organization_id, connector_id) references connectors (organization_id, id) on delete cascade
);
create index drifts_by_day on drifts (day);
call plugboard.isolate('drifts');
