-- What applications note about connectors and customers.
alter table customers add column metadata jsonb not null default '{}';
alter table connectors add column metadata jsonb not null default '{}';

create index customers_by_metadata on customers using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';
create index connectors_by_metadata on connectors using gin (organization_id, metadata jsonb_path_ops) where metadata <> '{}';

-- The names that an application gives to own fields of a connector's records.
alter table connectors add column map jsonb not null default '{}';
