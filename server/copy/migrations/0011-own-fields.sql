-- Own fields of accounts in copies: which ones syncs ask for, and those that an account has.

-- "all", "standard", or names by entity. Null for all.
alter table syncs add column own_fields jsonb;

alter table sync_entities
  -- The account's own fields, as a run last read their list. Null before that, and for entities without a list.
  add column own_fields jsonb,
  -- Why the last run could not read the list.
  add column own_fields_error jsonb,
  -- The names that the current run asks for, and those that the copy was asked for.
  add column own_fields_asked text[],
  add column own_fields_held text[];
