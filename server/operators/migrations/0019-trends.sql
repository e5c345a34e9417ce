-- What happened in each hour and day, for the trends of the console: counts of an organization, never of a customer.
create table trends (
  organization_id uuid not null references organizations,
  -- Hours are kept for two days, days for a month.
  span text not null check (span in ('hour', 'day')),
  -- The beginning of the hour or day, in UTC.
  at timestamptz not null,
  measure text not null check (measure in ('calls', 'webhooks', 'copies')),
  -- Empty where the measure has none.
  kind text not null,
  -- Of failures; empty for successes.
  code text not null,
  -- How many fell into each range of durations, or of ages. Their sum is the number.
  counts bigint[] not null,
  primary key (organization_id, span, at, measure, kind, code)
);
create index trends_by_time on trends (span, at);
call plugboard.isolate('trends');
