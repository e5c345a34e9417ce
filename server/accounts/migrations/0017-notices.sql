-- What third parties announce in headers of responses, for the organization whose calls got them.
create table vendor_notices (
  organization_id uuid not null references organizations,
  kind text not null,
  -- Whether the kind is the organization's own. It may have the name of another.
  is_own boolean not null,
  -- As metrics and spans name it: never the path of a request.
  operation text not null,
  type text not null check (type in ('ends', 'news')),
  -- The header.
  source text not null,
  -- A day, or none.
  ends_on text not null check (ends_on = 'none' or ends_on ~ '^\d{4}-\d\d-\d\d$'),
  -- The third party's last words: they may name an account.
  text text not null,
  link text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (organization_id, kind, is_own, operation, type, source, ends_on)
);
create index vendor_notices_by_kind on vendor_notices (kind) where not is_own;
create index vendor_notices_by_age on vendor_notices (last_seen_at);
call plugboard.isolate('vendor_notices');
