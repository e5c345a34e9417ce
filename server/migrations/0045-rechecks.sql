-- A server checks credentials that the third party refused once more at `recheck_at`: some refuse good ones in passing.
alter table connectors add column recheck_at timestamptz;
create index connectors_to_recheck on connectors (recheck_at) where status = 'needs_reauth' and recheck_at is not null;
