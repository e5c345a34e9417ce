/** The organization of a row is in every key and every statement: rows can be distributed by organization. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTable } from '../../../../server/copy/records/tables.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres, searchDatabases } from '../../../support/database.ts'
import { readStatements } from '../../../support/statements.ts'

/** Tables of the installation: they say which organizations there are and who acts for them, or belong to all. */
const INSTALLATION = [
  'agent_clients',
  'application_organizations',
  'applications',
  'facts',
  'migrations',
  'operator_logins',
  'operator_sessions',
  'organizations',
  'record_tables',
]

/** Unique indexes and foreign keys of organizations' tables without the organization, and tables that do not name it at all. */
async function keyFaults(database: Database): Promise<string[]> {
  const rows = await database.query<{ fault: string }>(
    `with tables as (
      select c.oid, c.relname, a.attnum as organization from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull
      where c.relnamespace = 'plugboard'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1::text[])
    )
    select relname || ' has no organization_id' as fault from tables where organization is null
    union all select relname || ' has no primary key' from tables
    where not exists (select from pg_constraint k where k.conrelid = tables.oid and k.contype = 'p')
    union all select pg_get_indexdef(i.indexrelid) from tables join pg_index i on i.indrelid = tables.oid
    where i.indisunique and not organization = any((i.indkey::int2[])[0:i.indnkeyatts - 1])
    union all select relname || ' ' || pg_get_constraintdef(k.oid) from tables join pg_constraint k on k.conrelid = tables.oid
    where k.contype = 'f' and (not organization = any(k.conkey) or (k.confrelid in (select oid from tables) and (
      select organization from tables other where other.oid = k.confrelid
    ) is distinct from k.confkey[array_position(k.conkey, organization)]))
    order by 1`,
    [INSTALLATION],
  )
  return rows.map(({ fault }) => fault)
}

/** Parts of statements that the installation runs over all organizations at once: no row of one is sought. */
const OVER_ALL: readonly string[] = [
  // Counters of a table go on behind what was restored.
  'select count(nextval(',
  'select setval(',
  'delete from tokens where expires_at',
  'delete from captures where expires_at',
  'delete from connect_links where expires_at',
  'delete from agent_logins where expires_at',
  'delete from agent_invitations where expires_at',
  'delete from agent_grants where expires_at',
  'delete from agent_marks where expires_at',
  'update agent_refresh_tokens set answer = null',
  // Programs that registered belong to all organizations.
  'delete from agent_clients c where c.created_at',
  'delete from idempotency_keys where created_at',
  'delete from oauth_flows where expires_at',
  'delete from oauth_secrets where expires_at',
  'delete from vendor_events where received_at',
  'delete from vendor_notices where last_seen_at',
  'delete from record_samples where sampled_at',
  'delete from drifts where day',
  'delete from trends where at',
  'delete from webhook_messages where id in',
  'update webhook_endpoints set previous_secret = null',
  // Webhooks of all organizations are sent by turns of their endpoints.
  'with recursive waiting (endpoint_id)',
  // Which master keys are in use: at the start, and for a backup.
  'select distinct master from data_keys',
  'union select master from data_keys',
  '(select max(updated_at) from connectors)',
  'select distinct process_id from syncs',
  // Tables of records and their indexes are shared by all organizations.
  'select index_name as name from index_uses',
  'delete from index_uses where last_used_at',
  'select from index_uses u where u.index_name = name',
  // What is wrong now, in whichever organization: the first screen of the console.
  'select (select count(*) from organizations) as organizations',
  'select kind, status, count(*) as connectors',
  'select (select count(*) from jobs where status in',
  // What ends, for doctor: the kinds of all connectors.
  'select distinct kind from connectors',
  // Metrics of the installation, by kind.
  'count(*) as count from connectors c where',
  'select count(*) as failing from webhook_endpoints',
  // By the places of records that the same statement found by their organization.
  'where ctid = any(array(select ctid from batch))',
]

describe.each(searchDatabases)('keys on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction((sql) => createTable(sql, 'acme', 'customers'))
  })
  afterAll(() => database.close())

  it('E2 every primary, unique and foreign key of a row of an organization holds the organization', async () => {
    expect(await keyFaults(database)).toEqual([])
  })

  it('E2 a table or key without the organization is found', async () => {
    await database.exec(`
      create table planted (id uuid primary key, organization_id uuid not null, connector_id uuid, other uuid, name text,
        unique (organization_id, id), foreign key (organization_id, connector_id) references connectors (organization_id, id),
        foreign key (other) references planted);
      create unique index planted_by_name on planted (name) include (organization_id);
      create table crossed (organization_id uuid not null, id uuid, primary key (organization_id, id),
        foreign key (id, organization_id) references customers (organization_id, id));
      create table nobodys (id uuid primary key);
      create table keyless (organization_id uuid not null)`)
    expect(await keyFaults(database)).toEqual([
      'CREATE UNIQUE INDEX planted_by_name ON plugboard.planted USING btree (name) INCLUDE (organization_id)',
      'CREATE UNIQUE INDEX planted_pkey ON plugboard.planted USING btree (id)',
      'crossed FOREIGN KEY (id, organization_id) REFERENCES customers(organization_id, id)',
      'keyless has no primary key',
      'nobodys has no organization_id',
      'planted FOREIGN KEY (other) REFERENCES planted(id)',
    ])
    await database.exec('drop table planted, crossed, nobodys, keyless')
  })

  it('E2 no row refers to one of another organization', async () => {
    const [one, other, customer] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
    await database.exec(`insert into organizations (id, name) values ('${one}', 'one'), ('${other}', 'other');
      insert into customers (organization_id, id, external_user_id) values ('${one}', '${customer}', 'user')`)
    const connect = (organization: string) =>
      database.query(
        `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
        values (gen_random_uuid(), $1, $2, 'acme', 'acme', 'token', '1', 'active')`,
        [organization, customer],
      )
    await expect(connect(other!)).rejects.toMatchObject({ sqlState: '23503' })
    await connect(one!)
  })
})

describe('statements', () => {
  it('E2 a statement names the organization as often as tables of organizations', async () => {
    const database = await openTestPostgres()
    const tables = await database.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns where table_schema = 'plugboard'
      and column_name = 'organization_id' and table_name <> all($1::text[])`,
      [INSTALLATION],
    )
    await database.close()
    const names = tables.map(({ name }) => name).join('|')
    const mention = new RegExp(String.raw`\b(?:from|join|into|update|using)\s+(?:plugboard\.)?(?:(?:${names})\b|\$\{table(?:Of\(|\}))`, 'gi') // prettier-ignore
    const statements = readStatements().filter(({ text }) => text.search(mention) >= 0)
    expect(statements.length).toBeGreaterThan(100)
    const count = (text: string, what: RegExp) => [...text.matchAll(what)].length
    const without = statements
      .filter(({ text }) => count(text, /\borganization_id\b/g) < count(text, mention))
      .map(({ path, line, text }) => `${path}:${line} ${text.replace(/\s+/g, ' ').trim()}`)
    expect(without.filter((text) => !OVER_ALL.some((part) => text.includes(part)))).toEqual([])
    expect(OVER_ALL.filter((part) => !without.some((text) => text.includes(part)))).toEqual([])
  })
})
