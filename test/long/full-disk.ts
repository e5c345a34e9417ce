/** A small disk that tests fill; it needs a machine where a small file system may be mounted. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '../../server/ground/store/index.ts'
import { makeTestPostgres, serverUrl, urlOf } from '../support/database.ts'

/** A file system of its own. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left. */
  fill(): void
  /** Gives it back. */
  free(): void
  unmount(): void
}

/** Mounts a file system of a size such as `64k`; nothing where that is not allowed. */
export function mountSmallDisk(size: string): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    fill: () => fill(folder),
    free() {
      for (const name of readdirSync(folder)) if (name.startsWith('ballast')) rmSync(join(folder, name))
    },
    unmount() {
      execFileSync('umount', [folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true })
    },
  }
}

function fill(folder: string): void {
  for (let bytes = 8 * 2 ** 20; bytes >= 4096; bytes /= 2)
    try {
      for (let count = 0; ; count++) writeFileSync(join(folder, `ballast-${bytes}-${count}`), Buffer.alloc(bytes))
    } catch {
      // A smaller piece may fit still.
    }
  if (statfsSync(folder).bavail >= 4) throw new Error(`${folder} is not full`)
}

/** A migrated embedded database on the disk; closing it leaves its files there. */
export async function openEmbeddedOn({ folder }: SmallDisk): Promise<Database> {
  mkdirSync(join(folder, 'data'), { mode: 0o700 })
  const database = await openDatabase({ directory: join(folder, 'data') })
  await migrate(database)
  return database
}

/** A migrated database of the run's PostgreSQL whose tables are on the disk, dropped with its tablespace when it is closed. */
export async function openPostgresOn({ folder }: SmallDisk): Promise<Database> {
  chmodSync(folder, 0o777)
  const space = join(folder, 'space')
  mkdirSync(space)
  execFileSync('chown', ['postgres', space])
  const empty = await makeTestPostgres('empty')
  const admin = await openDatabase({ url: await serverUrl() }, { poolSize: 1 })
  const name = new URL(empty.url).pathname.slice(1)
  await admin.exec(`create tablespace ${name} location '${space}'`)
  await admin.exec(`alter database ${name} set tablespace ${name}`)
  const database = await openDatabase({ url: urlOf(await serverUrl(), name) })
  await migrate(database)
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await empty.drop()
    await admin.exec(`drop tablespace ${name}`)
    await admin.close()
  }
  return database
}
