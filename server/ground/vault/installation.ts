/** The installation's keys in the database: the master that wraps new keys, and the secret from which MAC keys derive. */
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Database, Sql } from '../store/index.ts'
import type { MasterKeys } from './master-keys.ts'

/** The row `vault` of the facts. */
interface VaultFact {
  /** Fingerprint of the master key that wraps new keys. */
  readonly master: string
  /** The secret, wrapped by that key, in base64. */
  readonly secret: string
}

const SECRET_USE = ['installation secret'] as const

/**
 * Returns the installation's secret. In a new database, one of the processes that start together creates it.
 * @throws ConnectorError `invalid_configuration` when the ring lacks a master key that the database needs
 */
export async function openInstallation(database: Database, masters: MasterKeys): Promise<KeyObject> {
  const { newest } = masters
  const secret = newest.wrap(SECRET_USE, createSecretKey(randomBytes(32))).toString('base64')
  const fresh: VaultFact = { master: newest.fingerprint, secret }
  await database.query(`insert into facts (name, value) values ('vault', $1::jsonb) on conflict (name) do nothing`, [
    JSON.stringify(fresh),
  ])
  const fact = await readFact(database)
  await insistOnMasters(database, masters, fact)
  return unwrapSecret(masters, fact)
}

/** Fingerprint of the master key that wraps new keys. */
export async function currentMaster(sql: Sql, lock?: 'for share'): Promise<string> {
  return (await readFact(sql, lock)).master
}

/** Has the ring's newest master wrap new keys and the secret. */
export async function moveInstallation(database: Database, masters: MasterKeys): Promise<void> {
  await database.transaction(async (sql) => {
    const fact = await readFact(sql, 'for update')
    if (fact.master === masters.newest.fingerprint) return
    const secret = masters.newest.wrap(SECRET_USE, unwrapSecret(masters, fact)).toString('base64')
    const moved: VaultFact = { master: masters.newest.fingerprint, secret }
    await sql.query(`update facts set value = $1::jsonb where name = 'vault'`, [JSON.stringify(moved)])
  })
}

async function readFact(sql: Sql, lock: '' | 'for share' | 'for update' = ''): Promise<VaultFact> {
  const [row] = await sql.query<{ value: VaultFact }>(`select value from facts where name = 'vault' ${lock}`)
  if (row === undefined) throw unreadable('is gone')
  return row.value
}

function unwrapSecret(masters: MasterKeys, { master, secret }: VaultFact): KeyObject {
  const key = masters.get(master).unwrap(SECRET_USE, Buffer.from(secret, 'base64'))
  if (key === undefined) throw unreadable('was changed')
  return key
}

function unreadable(state: string): ConnectorError {
  const message = `Cannot open the vault: the row "vault" of the facts ${state}`
  return new ServerError('credentials_unreadable', message, { hint: 'Restore the database from a backup.' })
}

async function insistOnMasters(database: Database, masters: MasterKeys, { master }: VaultFact): Promise<void> {
  const rows = await database.query<{ master: string }>(`select distinct master from data_keys order by master`)
  const needed = new Set([master, ...rows.map((row) => row.master)])
  const missing = [...needed].filter((fingerprint) => !masters.fingerprints.includes(fingerprint))
  if (missing.length > 0) throw masters.missing(missing)
}
