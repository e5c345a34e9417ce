/** Rotation of keys, with the making of a new master key. */
import { existsSync } from 'node:fs'
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '../../../config/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { createKeyFile, openMasterKeys, rotate, type RotateResult } from '../../../ground/vault/index.ts'
import type { Installation } from '../job/installation.ts'
import type { Job } from '../job/job.ts'
import { firstOf } from '../../../ground/base/index.ts'

/** How keys are rotated. */
export interface RotateArguments {
  /** Absolute path of the new master key. Created if missing, else read, so that a stopped rotation continues. */
  readonly newKey?: string
  /** Also makes new data keys and seals every value anew. */
  readonly dataKeys?: boolean
}

/** Result of a rotation. */
export interface RotateReport extends RotateResult {
  /** Fingerprint of the master key that wraps everything now. */
  readonly master: string
  /** Files of the ring as the setting `masterKeyFiles` must name them at the next start, the newest first. */
  readonly files: readonly string[]
  /** Whether the setting names the new key already. */
  readonly isSet: boolean
}

/**
 * Makes the newest master key wrap everything, and on demand seals everything anew.
 * @throws ConnectorError `invalid_configuration` when a key cannot be used, or other processes may lack the new one
 */
export async function rotateKeys(
  { config, database, masters }: Installation,
  { newKey, dataKeys = false }: RotateArguments,
  { report, signal }: Job,
): Promise<RotateReport> {
  const ring = await masters()
  const { masterKeyFiles } = config
  const isSet = newKey === undefined || masterKeyFiles.includes(newKey)
  if (newKey !== undefined) {
    if (!existsSync(newKey)) await createKeyFile(newKey, config.kms)
    const { newest } = await openMasterKeys({ masterKeyFiles: [newKey], kms: config.kms })
    if (!isSet) await insistOnAlone(database, newKey)
    ring.add(newest)
  }
  const result = await rotate(database, ring, {
    dataKeys,
    signal,
    onProgress: ({ rewrapped, made, resealed }) => {
      report({ step: 'keys and values moved', done: rewrapped + made + resealed })
    },
  })
  const files = isSet ? masterKeyFiles : [newKey, ...masterKeyFiles]
  return { ...result, master: ring.newest.fingerprint, files, isSet }
}

/** A master key that was made. */
export interface NewKey {
  readonly file: string
  readonly fingerprint: string
  /** The key of the key management service that wrapped it; undefined without one. */
  readonly wrappedBy: string | undefined
}

/** Makes a master key in a new file. @throws ConnectorError as `createKeyFile` does */
export async function createKey({ kms }: Config, file: string): Promise<NewKey> {
  return { file, fingerprint: await createKeyFile(file, kms), wrappedBy: kms.key }
}

/** Other processes read their keys when they start: one that lacks the new key could open nothing. */
async function insistOnAlone(database: Database, newKey: string): Promise<void> {
  const others = await otherProcesses(database)
  if (others === 0) return
  const who = others === 1 ? '1 other process uses' : `${others} other processes use`
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot rotate keys: ${who} the database and may lack the new key`,
    {
      hint:
        `The key is in ${JSON.stringify(newKey)}. Put it first in masterKeyFiles of every process, restart them, ` +
        'then run plugboard rotate-keys with the same settings.',
    },
  )
}

/** Counts other processes with the open database. Each holds a shared lock under its ID. */
export async function otherProcesses(database: Database): Promise<number> {
  if (database.engine === 'embedded') return 0
  const id = database.processId.replaceAll('-', '')
  const rows = await database.query<{ count: number }>(
    `select count(distinct (classid, objid)) as count from pg_locks
     where locktype = 'advisory' and mode = 'ShareLock' and granted and objsubid = 1
     and database = (select oid from pg_database where datname = current_database())
     and not (classid::bigint = $1 and objid::bigint = $2)`,
    [parseInt(id.slice(0, 8), 16), parseInt(id.slice(8, 16), 16)],
  )
  return firstOf(rows).count
}
