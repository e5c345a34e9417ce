/** Data keys of organizations: created at first use, wrapped by a master key, cached once opened. */
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { BoundedCache } from '../base/index.ts'
import { ServerError } from '../errors/index.ts'
import { type Database, Gathered, type Sql } from '../store/index.ts'
import { currentMaster } from './installation.ts'
import type { MasterKeys } from './master-keys.ts'

/** An opened data key. */
export interface DataKey {
  /** UUID. */
  readonly id: string
  readonly key: KeyObject
}

/** A wrapped data key. `master` is the fingerprint of its master key. */
export interface WrappedKey {
  readonly id: string
  readonly master: string
  readonly wrapped: Buffer
}

/** The use to which a data key is bound. */
export function useOf(organizationId: string, id: string): readonly string[] {
  return ['data key', organizationId, id]
}

/** Maximum number of opened keys in memory. */
const MAX_OPENED = 10_000

/** The data keys of one database. */
export class DataKeys {
  readonly #database: Database
  readonly #masters: MasterKeys
  readonly #opened = new BoundedCache<string, DataKey>({ max: MAX_OPENED })
  /** Values that are sealed at the same time ask together. */
  readonly #active: Gathered<undefined, WrappedKey>

  constructor(database: Database, masters: MasterKeys) {
    this.#database = database
    this.#masters = masters
    this.#active = new Gathered(async (organizationId, seals) => {
      const row = (await this.#readActive(organizationId)) ?? (await this.#make(organizationId))
      return seals.map(() => row)
    })
  }

  /** Returns the active key of an organization, and creates the first one. It asks the database each time: another process may have rotated. */
  async active(organizationId: string): Promise<DataKey> {
    return this.#open(organizationId, await this.#active.add(organizationId, undefined))
  }

  /** Finds a key of an organization; undefined if it has none with that ID. */
  async find(organizationId: string, id: string): Promise<DataKey | undefined> {
    const opened = this.#opened.get(`${organizationId}/${id}`)
    if (opened) return opened
    const [row] = await this.#database
      .of(organizationId)
      .query<WrappedKey>(`select id, master, wrapped from data_keys where organization_id = $1 and id = $2`, [
        organizationId,
        id,
      ])
    return row && this.#open(organizationId, row)
  }

  async #readActive(organizationId: string): Promise<WrappedKey | undefined> {
    const [row] = await this.#database
      .of(organizationId)
      .query<WrappedKey>(`select id, master, wrapped from data_keys where organization_id = $1 and status = 'active'`, [
        organizationId,
      ])
    return row
  }

  /** One of the processes that need the first key creates it, and all read it. Repeats if the master was moved meanwhile. */
  async #make(organizationId: string): Promise<WrappedKey> {
    for (;;) {
      await insertKey(this.#database, this.#masters, organizationId)
      const row = await this.#readActive(organizationId)
      if (row) return row
    }
  }

  #open(organizationId: string, { id, master, wrapped }: WrappedKey): DataKey {
    const name = `${organizationId}/${id}`
    const opened = this.#opened.get(name)
    if (opened) return opened
    const key = this.#masters.get(master).unwrap(useOf(organizationId, id), wrapped)
    if (key === undefined)
      throw new ServerError('credentials_unreadable', `Cannot open the data key "${id}": it was changed or moved`, {
        hint: 'Restore the row of data_keys from a backup.',
      })
    this.#opened.set(name, { id, key })
    return { id, key }
  }
}

/**
 * Inserts an active key, unless the organization has one or the master is just being moved. The insert locks the row of the facts,
 * so that no key is wrapped by a master that `rotate` has replaced.
 */
export async function insertKey(sql: Sql, masters: MasterKeys, organizationId: string): Promise<void> {
  const master = masters.get(await currentMaster(sql))
  const id = randomUUID()
  const wrapped = master.wrap(useOf(organizationId, id), createSecretKey(randomBytes(32)))
  await sql.query(
    `insert into data_keys (id, organization_id, master, wrapped)
     select $1::uuid, $2::uuid, $3::text, $4::bytea from facts where name = 'vault' and value->>'master' = $3::text for share
     on conflict (organization_id) where status = 'active' do nothing`,
    [id, organizationId, master.fingerprint, wrapped],
  )
}
