/** Rotation of keys: online, in small steps. Whatever stops it, the next run continues. */
import { ConnectorError } from 'plugboard/runtime'
import type { Database } from '../store/index.ts'
import { insertKey, useOf, type WrappedKey } from './data-keys.ts'
import { moveInstallation } from './installation.ts'
import type { MasterKeys } from './master-keys.ts'
import { inBatches, SEALED_COLUMNS, type SealedColumn, type SealedRow, sealedRows } from './sealed-rows.ts'
import { openVault, type Vault } from './vault.ts'

/** Options of a rotation. */
export interface RotateOptions {
  /** Whether to create a data key for each organization as well, and seal every value anew. */
  readonly dataKeys?: boolean
  /** Rows of one step; 100 by default. */
  readonly batchSize?: number
  readonly onProgress?: (done: RotateResult) => void
  /** Stops between two steps; the next run continues. */
  readonly signal?: AbortSignal
}

/** Progress of a rotation. */
export interface RotateResult {
  /** Data keys that now have the newest master key. */
  readonly rewrapped: number
  /** New data keys. */
  readonly made: number
  /** Values sealed under a new data key. */
  readonly resealed: number
  /** Data keys and values that do not open, left as they are. */
  readonly unreadable: number
}

/**
 * Wraps every data key by the ring's newest master key, and on demand seals every value under a new data key. Every process must
 * have both keys in its ring before. If nothing is unreadable at the end, you can retire the other keys.
 * @throws ConnectorError `invalid_configuration` when the ring lacks a key that the database needs; the signal's reason
 */
export async function rotate(
  database: Database,
  masters: MasterKeys,
  { dataKeys = false, batchSize = 100, onProgress, signal }: RotateOptions = {},
): Promise<RotateResult> {
  const vault = await openVault(database, masters)
  const rotation = new Rotation(database, masters, vault, batchSize, (done) => {
    onProgress?.(done)
    signal?.throwIfAborted()
  })
  signal?.throwIfAborted()
  await moveInstallation(database, masters)
  await rotation.rewrap()
  if (dataKeys) await rotation.replaceDataKeys()
  return rotation.done
}

/** A data key with its organization. */
type OwnedKey = WrappedKey & { readonly organizationId: string }

class Rotation {
  done: RotateResult = { rewrapped: 0, made: 0, resealed: 0, unreadable: 0 }
  readonly #database: Database
  readonly #masters: MasterKeys
  readonly #vault: Vault
  readonly #batchSize: number
  readonly #afterStep: (done: RotateResult) => void

  constructor(
    database: Database,
    masters: MasterKeys,
    vault: Vault,
    batchSize: number,
    afterStep: (done: RotateResult) => void,
  ) {
    this.#database = database
    this.#masters = masters
    this.#vault = vault
    this.#batchSize = batchSize
    this.#afterStep = afterStep
  }

  #step(change: Partial<RotateResult>): void {
    const { done } = this
    const sum = (name: keyof RotateResult) => done[name] + (change[name] ?? 0)
    this.done = {
      rewrapped: sum('rewrapped'),
      made: sum('made'),
      resealed: sum('resealed'),
      unreadable: sum('unreadable'),
    }
    this.#afterStep(this.done)
  }

  async rewrap(): Promise<void> {
    const text = `select id, organization_id as "organizationId", master, wrapped from data_keys where master <> $4`
    const params = [this.#masters.newest.fingerprint]
    for await (const rows of inBatches<OwnedKey>(this.#database, text, this.#batchSize, params)) {
      let rewrapped = 0
      for (const row of rows) if (await this.#rewrapKey(row)) rewrapped++
      this.#step({ rewrapped, unreadable: rows.length - rewrapped })
    }
  }

  async #rewrapKey({ id, organizationId, master, wrapped }: OwnedKey): Promise<boolean> {
    const { newest } = this.#masters
    const use = useOf(organizationId, id)
    const key = this.#masters.get(master).unwrap(use, wrapped)
    if (key === undefined) return false
    await this.#database.query(
      `update data_keys set master = $1, wrapped = $2 where organization_id = $3 and id = $4 and master = $5`,
      [newest.fingerprint, newest.wrap(use, key), organizationId, id, master],
    )
    return true
  }

  /** Continues an unfinished replacement under the same master key, if there is one. */
  async replaceDataKeys(): Promise<void> {
    await this.#database.query(
      `insert into facts (name, value)
       values ('rotation', jsonb_build_object('since', clock_timestamp()::text, 'master', $1::text))
       on conflict (name) do update set value = excluded.value where facts.value->>'master' <> $1::text`,
      [this.#masters.newest.fingerprint],
    )
    await this.#makeKeys()
    for (const column of SEALED_COLUMNS) while ((await this.#reseal(column)) > 0);
    await this.#database.query(`delete from facts where name = 'rotation'`)
  }

  async #makeKeys(): Promise<void> {
    const text = `select id, organization_id as "organizationId" from data_keys where status = 'active'
      and created_at < (select (value->>'since')::timestamptz from facts where name = 'rotation')`
    for await (const rows of inBatches(this.#database, text, this.#batchSize)) {
      for (const { id, organizationId } of rows) await this.#replaceKey(organizationId, id)
      this.#step({ made: rows.length })
    }
  }

  async #replaceKey(organizationId: string, id: string): Promise<void> {
    await this.#database.transaction(async (sql) => {
      const retired = await sql.query(
        `update data_keys set status = 'retired' where organization_id = $1 and id = $2 and status = 'active' returning id`,
        [organizationId, id],
      )
      if (retired.length > 0) await insertKey(sql, this.#masters, organizationId)
    })
  }

  /** Seals values under retired keys anew. @returns the number of values that opened */
  async #reseal(column: SealedColumn): Promise<number> {
    let [resealed, unreadable] = [0, 0]
    for await (const rows of sealedRows(this.#database, column, this.#batchSize, 'of retired keys')) {
      const results: boolean[] = []
      for (const row of rows) results.push(await this.#resealRow(column, row))
      const good = results.filter(Boolean).length
      resealed += good
      unreadable += rows.length - good
      this.#step({ resealed: good })
    }
    if (resealed === 0 && unreadable > 0) this.#step({ unreadable })
    return resealed
  }

  /** Overwrites only the bytes that it read: the value of a renewal meanwhile stays. */
  async #resealRow({ table, column }: SealedColumn, { owner, sealed }: SealedRow): Promise<boolean> {
    const plain = await this.#vault.open(owner, sealed).catch(unlessUnreadable)
    if (plain === undefined) return false
    await this.#database.query(
      `update ${table} set ${column} = $1 where organization_id = $2 and id = $3 and ${column} = $4`,
      [await this.#vault.seal(owner, plain), owner.organizationId, owner.id, sealed],
    )
    return true
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof ConnectorError) || error.code !== 'credentials_unreadable') throw error
}
