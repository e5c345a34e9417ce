-- A used refresh token gets the same answer again for 30 seconds. The answer is sealed by the token, of which only the digest is stored.
alter table agent_refresh_tokens
  add column used_at timestamptz,
  add column answer bytea;
create index agent_refresh_tokens_answered on agent_refresh_tokens (used_at) where answer is not null;
