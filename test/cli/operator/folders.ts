/** Folders and databases for the operator's commands: folders of an embedded database, databases of the PostgreSQL of this run. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../../server/store/index.ts'
import { createMasterKey } from '../../../server/vault/index.ts'
import { serverUrl, urlOf } from '../../support/database.ts'
import { type Outcome, runCli, temporaryFolder, type World } from '../run-cli.ts'

/** A data directory with a migrated database, open in this process, and a master key, for one test. */
export async function openFolder(): Promise<{ folder: string; database: Database }> {
  const { folder, database, remove } = await openLastingFolder()
  onTestFinished(remove)
  return { folder, database }
}

/** The same until it is removed. */
export async function openLastingFolder(): Promise<{
  folder: string
  database: Database
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
  await createMasterKey(join(folder, 'master.key'))
  const database = await openDatabase({ directory: join(folder, 'database') })
  const remove = async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, database, remove }
}

/** An empty database of its own on PostgreSQL with a folder for keys, and the command line that uses them. */
export async function postgres(): Promise<{ url: string; folder: string; run: Run }> {
  const [server, folder] = [await serverUrl(), await temporaryFolder()]
  const name = `plugboard_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database if exists ${name} with (force)`))
  await createMasterKey(join(folder, 'master.key'))
  const url = urlOf(server, name)
  return {
    url,
    folder,
    run: (argv, world = {}) =>
      runCli([...argv, '--data', folder], { ...world, env: { DATABASE_URL: url, ...world.env } }),
  }
}

/** Runs a command line in a place. */
export type Run = (argv: readonly string[], world?: World) => Promise<Outcome>

async function administer(server: string, script: string): Promise<void> {
  const admin = await openDatabase({ url: server }, { poolSize: 1 })
  try {
    await admin.exec(script)
  } finally {
    await admin.close()
  }
}
