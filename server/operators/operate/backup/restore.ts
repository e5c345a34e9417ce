/** Backup -> database: into an empty one only, whole or not at all. */
import { expireCursors } from '../../../copy/index.ts'
import { type Database, listMigrations, migrate, newerMigrations, type Sql } from '../../../ground/store/index.ts'
import type { Job } from '../job/job.ts'
import type { BackupSummary, Header } from './format.ts'
import { readBackup, readHeader } from './read.ts'
import { conflict, NEWER, TableWriter } from './table-writer.ts'
import { listTables, tableName } from './tables.ts'

/**
 * Restores a backup's file into an empty database, and brings it to this program's schema; what the file held comes back.
 * @throws ConnectorError `invalid_request` when the file cannot be used; `version_conflict` when the database is not empty or
 * of another schema; nothing is changed then
 */
export async function restoreBackup(database: Database, file: string, { report, signal }: Job): Promise<BackupSummary> {
  const header = await readHeader(file)
  report({ step: 'creating the tables' })
  await prepare(database, header)
  const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0)
  const summary = await database.transaction(async (sql) => {
    const writer = new TableWriter(sql, file, {
      afterBatch(rows) {
        signal?.throwIfAborted()
        report({ step: 'rows restored', done: rows, of: total })
      },
    })
    await insistOnEmpty(sql)
    report({ step: 'rows restored', done: 0, of: total })
    for await (const entry of readBackup(file)) {
      if ('table' in entry) await writer.begin(entry.table)
      else if ('row' in entry) await writer.add(entry.row)
      else if ('end' in entry) {
        await writer.finish()
        return entry.end
      }
    }
    throw new Error('a backup ends with its end, or throws')
  })
  report({ step: 'bringing the tables up to date' })
  await migrate(database)
  await expireCursors(database)
  return summary
}

/** Brings an empty database to the schema of the backup. */
async function prepare(database: Database, { migrations }: Header): Promise<void> {
  const known = await listMigrations()
  for (const { version, name, sha256 } of migrations)
    if (known.find((migration) => migration.version === version)?.sha256 !== sha256)
      throw conflict(`the backup has migration "${name}", which this program does not know`, NEWER)
  const saved = known.filter(({ version }) => migrations.some((migration) => migration.version === version))
  const newer = await newerMigrations(database, saved)
  if (newer.length > 0) throw conflict('the database has a newer schema than the backup', NEW_DATABASE)
  await migrate(database, saved, { contract: true })
}

const NEW_DATABASE = 'Restore into a new database: --data with a new folder, or DATABASE_URL of an empty database.'

async function insistOnEmpty(sql: Sql): Promise<void> {
  for (const { name } of await listTables(sql)) {
    const [row] = await sql.query(`select 1 from ${tableName(name)} limit 1`)
    if (row) throw conflict(`the database is not empty: "${name}" has rows`, NEW_DATABASE)
  }
}
