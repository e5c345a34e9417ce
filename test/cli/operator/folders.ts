/** Folders and databases for the operator's commands: folders of an embedded database, databases of the PostgreSQL of this run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../../server/ground/store/index.ts'
import { createMasterKey } from '../../../server/ground/vault/index.ts'
import { makeTestPostgres } from '../../support/database.ts'
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

/** A database of its own on PostgreSQL with a folder for keys, and the command line that uses them. */
export async function postgres(
  state: 'empty' | 'migrated' = 'empty',
): Promise<{ url: string; folder: string; run: Run }> {
  const [{ url, drop }, folder] = [await makeTestPostgres(state), await temporaryFolder()]
  onTestFinished(drop)
  await createMasterKey(join(folder, 'master.key'))
  return {
    url,
    folder,
    run: (argv, world = {}) =>
      runCli([...argv, '--data', folder], { ...world, env: { DATABASE_URL: url, ...world.env } }),
  }
}

/** Runs a command line in a place. */
export type Run = (argv: readonly string[], world?: World) => Promise<Outcome>
