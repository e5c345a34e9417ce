-- Operators who sign in at an OpenID provider: who they are there, and the values of its claim that gave them their role. The role of a
-- session is judged again by the settings at each request.
alter table operator_logins
  add column issuer text,
  add column subject text,
  add column granted text[];
alter table operator_sessions
  add column issuer text,
  add column subject text,
  add column granted text[];
