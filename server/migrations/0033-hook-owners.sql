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
