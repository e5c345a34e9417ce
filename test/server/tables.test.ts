/** Tables in the SQL of each room: one room of the server writes a table, and few others read it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationFiles } from '../../server/ground/store/migrate.ts'

const SERVER = join(import.meta.dirname, '..', '..', 'server')

/** The room that owns a table, then the others that read it, by joins for the most part. */
const OWNERS: Readonly<Record<string, readonly [owner: string, ...readers: string[]]>> = {
  agent_clients: ['access'],
  agent_grants: ['access', 'support'],
  agent_invitations: ['access'],
  agent_login_pages: ['access'],
  agent_logins: ['access'],
  agent_marks: ['access'],
  agent_refresh_tokens: ['access'],
  agent_skills: ['access'],
  application_organizations: ['access', 'operate'],
  applications: ['access', 'operate', 'support'],
  audit: ['audit', 'support'],
  audit_heads: ['audit'],
  audit_starts: ['audit'],
  captures: ['captures'],
  connect_links: ['access', 'support'],
  connectors: [
    'connectors',
    'access',
    'accounts',
    'captures',
    'copy',
    'notices',
    'operate',
    'own-kinds',
    'samples',
    'support',
    'upkeep',
  ],
  copies: ['copy', 'operate', 'support'],
  copy_feeds: ['copy'],
  copy_marks: ['copy'],
  copy_turns: ['copy'],
  customers: ['access', 'audit', 'connectors', 'copy', 'http', 'oauth', 'operate', 'support'],
  data_keys: ['vault', 'operate'],
  deletions: ['copy'],
  drifts: ['samples'],
  embedded_copies: ['copy'],
  former_records: ['copy'],
  generations: ['copy', 'operate', 'support'],
  hooks: ['hooks'],
  idempotency_keys: ['http'],
  index_uses: ['copy'],
  jobs: ['jobs', 'support'],
  left_matches: ['copy'],
  limit_shares: ['limits'],
  oauth_applications: ['oauth-applications', 'own-kinds', 'support'],
  oauth_flows: ['oauth'],
  oauth_redirect_urls: ['oauth'],
  oauth_secrets: ['oauth'],
  operator_logins: ['sign-in'],
  operator_sessions: ['sign-in'],
  organizations: ['access', 'audit', 'connectors', 'operate', 'store', 'support'],
  own_kind_forms: ['own-kinds'],
  own_kind_versions: ['own-kinds'],
  own_kinds: ['own-kinds'],
  record_matches: ['copy'],
  record_samples: ['samples'],
  record_tables: ['copy', 'operate'],
  rejected_records: ['copy', 'support'],
  removed_records: ['copy'],
  seen_records: ['copy'],
  skipped_parents: ['copy'],
  sunset_notices: ['upkeep'],
  sync_entities: ['copy', 'support'],
  sync_turns: ['copy'],
  syncs: ['copy', 'operate', 'support'],
  tokens: ['access', 'support'],
  trends: ['support'],
  vendor_events: ['hooks'],
  vendor_notices: ['notices'],
  webhook_attempts: ['webhooks', 'support'],
  webhook_deliveries: ['webhooks', 'operate', 'outbox', 'support'],
  webhook_endpoints: ['webhooks', 'copy', 'events', 'outbox', 'support'],
  webhook_messages: ['webhooks', 'outbox', 'support'],
  webhook_sequences: ['webhooks'],
}

/** Tables that any room fills by the outbox. */
const FILLED = ['webhook_deliveries', 'webhook_messages', 'webhook_sequences']

/** Values by name, each the business of the room that writes it. */
const SHARED = ['facts']

const WRITE = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi
const READ = /(?<!delete\s)\b(?:from|join)\s+(\w+)/gi

/** The room of a file. Files directly in a subject belong to the subject. */
function roomOf(path: string): string {
  const [subject = '', room = ''] = path.split(sep)
  return ['http', 'routes', 'copy'].includes(subject) || room === '' || room.endsWith('.ts') ? subject : room
}

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('dist'))
  .map((path) => ({
    subject: path.split(sep)[0] ?? '',
    folder: roomOf(path),
    text: readFileSync(join(SERVER, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }))

/** The tables of the migrations that are still there, each with the folder of its subject. */
async function subjectsOfTables(): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  for (const file of await migrationFiles(SERVER)) {
    const [subject = ''] = relative(SERVER, file).split(sep)
    for (const [, made, dropped] of readFileSync(file, 'utf8').matchAll(
      /^create (?:unlogged )?table (\w+)|^drop table (\w+)/gm,
    )) {
      if (made) tables.set(made, subject)
      if (dropped) tables.delete(dropped)
    }
  }
  return tables
}

/** The subject of each room. */
const SUBJECT_OF = new Map(sources.map(({ subject, folder }) => [folder, subject]))

/** Each table with the folders in which a pattern names it. */
function foldersBy(pattern: RegExp): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const { folder, text } of sources)
    for (const [, table] of text.matchAll(pattern)) folders.set(table!, (folders.get(table!) ?? new Set()).add(folder))
  return folders
}

describe('tables', () => {
  it('each table has an owner, whose subject creates it', async () => {
    const created = [...(await subjectsOfTables())].filter(([table]) => !SHARED.includes(table))
    const owned = Object.entries(OWNERS).map(([table, [owner]]) => [table, SUBJECT_OF.get(owner)])
    expect(Object.fromEntries(created)).toEqual({ ...Object.fromEntries(owned), organizations: 'ground' })
  })

  it('only its owner writes a table', () => {
    const writers = foldersBy(WRITE)
    for (const table of FILLED) expect(writers.get(table)?.delete('outbox')).toBe(true)
    const written = Object.keys(OWNERS).map((table) => [table, [...(writers.get(table) ?? [])]])
    expect(written).toEqual(Object.entries(OWNERS).map(([table, [owner]]) => [table, [owner]]))
  })

  it('a table is read by its owner and by the rooms that are listed', () => {
    const readers = foldersBy(READ)
    const read = Object.entries(OWNERS).map(([table, [owner]]) => [
      table,
      [...(readers.get(table) ?? [])].filter((folder) => folder !== owner).toSorted(),
    ])
    expect(read).toEqual(Object.entries(OWNERS).map(([table, [, ...others]]) => [table, others]))
  })
})
