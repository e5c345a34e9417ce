-- A customer may also let an agent move money, which no level before did.
alter table agent_grants
  drop constraint agent_grants_level_check,
  add constraint agent_grants_level_check check (level in ('read', 'write', 'delete', 'pay'));
