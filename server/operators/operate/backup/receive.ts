/** The backup of one organization -> a database that has others, which are served meanwhile. */
import { ConnectorError } from 'plugboard/runtime'
import { keyEndsOf } from '../../../calls/audit/index.ts'
import { ensureTable, expireCursorsWithin } from '../../../copy/index.ts'
import { type Database, listMigrations, pending } from '../../../ground/store/index.ts'
import { isFileMac, openVault, receivingMaster } from '../../../ground/vault/index.ts'
import type { Job } from '../job/job.ts'
import type { BackupOrganization, BackupSummary, Header } from './format.ts'
import { rewrappedRow, type TransportKeys } from './organization.ts'
import { readBackup, readHeader, unusable } from './read.ts'
import { conflict, TableWriter } from './table-writer.ts'

/**
 * Restores an organization beside others, whole or not at all. It stays suspended.
 * @throws ConnectorError `invalid_request` for a file that cannot be used; `invalid_configuration` for another key; `version_conflict`
 * when the organization is there already, or the schemas differ
 */
export async function receiveOrganization(
  database: Database,
  file: string,
  { masters, transport }: TransportKeys,
  { report, signal }: Job,
): Promise<BackupSummary> {
  const header = await readHeader(file)
  const { organization } = header
  if (!organization) throw unusable(file, 'it holds a whole database, which is restored without --key-file')
  insistOnKey(header, transport.fingerprint)
  await insistOnSameSchema(database, header)
  await insistOnAbsence(database, organization)
  const vault = await openVault(database, masters)
  const macKey = await vault.macKey('audit heads')
  // Each in a transaction of its own: others may need the table meanwhile.
  for (const { kind, entity } of organization.copies) await ensureTable(database, kind, entity)
  const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0)
  return database.transaction(async (sql) => {
    const master = await receivingMaster(sql, masters)
    const writer = new TableWriter(sql, file, {
      isShared: true,
      // Other organizations of an application may have come before.
      onConflict: (table) => (table === 'applications' ? 'on conflict (id) do nothing' : undefined),
      rowOf: (table, row) => (table.table === 'data_keys' ? rewrappedRow(table, row, transport, master) : row),
      afterBatch(rows) {
        signal?.throwIfAborted()
        report({ step: 'rows restored', done: rows, of: total })
      },
    })
    for await (const entry of readBackup(file)) {
      if ('table' in entry) await writer.begin(entry.table)
      else if ('row' in entry) await writer.add(entry.row)
      else if ('end' in entry) {
        const { mac = '', end } = entry
        if (!isFileMac(transport, organization.id, end.sha256, mac)) throw unusable(file, 'it was changed')
        await writer.finish()
        await keyEndsOf(sql, macKey, organization.id)
        await expireCursorsWithin(sql, organization.id)
        return end
      }
    }
    throw new Error('a backup ends with its end, or throws')
  })
}

function insistOnKey({ masters }: Header, fingerprint: string): void {
  if (masters.includes(fingerprint)) return
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot restore: the backup was written with the key ${masters.join(', ')}, and the file has ${fingerprint}`,
    { hint: 'Name with --key-file the file of the key with which plugboard backup --organization was run.' },
  )
}

async function insistOnSameSchema(database: Database, { migrations }: Header): Promise<void> {
  const known = await listMigrations()
  const { expansions, contracts } = await pending(database)
  const lacking = new Set([...expansions, ...contracts].map(({ version }) => version))
  const here = known.filter(({ version }) => !lacking.has(version)).map(({ sha256 }) => sha256)
  const there = migrations.map(({ sha256 }) => sha256)
  if (here.length === there.length && there.every((sha256) => here.includes(sha256))) return
  throw conflict(
    'the two installations have different schemas',
    'Bring both to the same version with plugboard migrate, then save the organization again.',
  )
}

async function insistOnAbsence(database: Database, { id, name }: BackupOrganization): Promise<void> {
  const [row] = await database.query('select 1 from organizations where id = $1', [id])
  if (row)
    throw conflict(
      `the organization ${JSON.stringify(name)} (${id}) is here already`,
      'Nothing was changed. It may have been restored before: see plugboard organizations list.',
    )
}
