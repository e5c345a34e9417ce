-- Whether callers of an organization may send requests that no operation names.
alter table organizations add column allows_requests boolean not null default true;
