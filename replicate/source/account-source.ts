/** Your own account, read from the third party without a server. */
import { type connect, type KindModule, sync, type SyncCheckpoint } from 'plugboard'
import type { ResolvedManifest } from 'plugboard/author'
import { ConnectorError, isOfTheAccount } from 'plugboard/internal'
import type { JsonObject, OwnField, Plan } from 'plugboard/runtime'
import type { ReplicaChange, ReplicaCopy, ReplicaPage, ReplicaSource, ReplicaStream } from '../model/change.ts'
import { columnsOf, recordOf } from '../model/columns.ts'
import { listedPlaces, NO_OWN, ownOfCopy, type OwnOfCopy } from '../model/own-reader.ts'

type Connector = Awaited<ReturnType<typeof connect<KindModule>>>

/** Options of `AccountSource`. */
export interface AccountSourceOptions {
  readonly plan: Plan
  readonly connector: Connector
  /** The value of `_customer`. */
  readonly customer: string
  readonly entities: readonly string[]
}

/** A change of `sync`. */
type SyncChange = { readonly entity: string; readonly pass: string; readonly below: string | null } & (
  | { readonly operation: 'upsert'; readonly key: string; readonly changedAt: string; readonly record: JsonObject }
  | { readonly operation: 'delete'; readonly key: string; readonly changedAt: string }
  | { readonly operation: 'complete'; readonly except: readonly string[] }
  | { readonly operation: 'caught_up' }
)

/** Your own account. Its cursor is the state of `sync`. */
export class AccountSource implements ReplicaSource {
  readonly streams: readonly ReplicaStream[]
  readonly #connector: Connector
  readonly #manifest: ResolvedManifest
  /** Without own fields. */
  readonly #entities: readonly ReplicaCopy[]

  constructor({ plan: { kind, manifest }, connector, customer, entities }: AccountSourceOptions) {
    this.#connector = connector
    this.#manifest = manifest
    const about = { connector: `${kind} ${customer}`, customer, kind }
    this.#entities = entities.map((entity) => ({ ...about, entity, columns: columnsOf(manifest, entity) }))
    const id = JSON.stringify(['account', kind, customer])
    this.streams = [{ id, pages: (cursor, signal) => this.#pages(cursor, signal) }]
  }

  async copies(): Promise<readonly ReplicaCopy[]> {
    const copies: ReplicaCopy[] = []
    for (const copy of this.#entities) {
      const { columns, own } = await this.#ownOf(copy.entity)
      copies.push({ ...copy, columns: [...copy.columns, ...columns], own })
    }
    return copies
  }

  /** The own fields of an entity; none where the third party refuses its list, which ends no sync either. */
  async #ownOf(entity: string): Promise<OwnOfCopy> {
    const places = listedPlaces(this.#manifest, entity)
    if (!places) return NO_OWN
    try {
      return ownOfCopy(places, await fieldsOf(this.#connector, entity))
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code === 'cancelled' || isOfTheAccount(error)) throw error
      return ownOfCopy(places, [])
    }
  }

  close(): Promise<void> {
    return this.#connector.$close()
  }

  async *#pages(cursor: string | undefined, signal: AbortSignal): AsyncGenerator<ReplicaPage, void> {
    const state = cursor === undefined ? undefined : (JSON.parse(cursor) as SyncCheckpoint)
    const copies = new Map((await this.copies()).map((copy) => [copy.entity, copy]))
    const read = sync(this.#connector, { entities: [...copies.keys()], state, signal })
    for await (const { changes, checkpoint } of read.pages())
      yield {
        changes: (changes as readonly SyncChange[]).flatMap((change) => changeOf(copies.get(change.entity), change)),
        cursor: JSON.stringify(checkpoint),
        unready: [],
      }
  }
}

function changeOf(copy: ReplicaCopy | undefined, change: SyncChange): ReplicaChange[] {
  if (!copy || change.operation === 'caught_up') return []
  const { pass, below } = change
  if (change.operation === 'complete') return [{ operation: 'complete', copy, pass, below, except: change.except }]
  const { key, changedAt } = change
  if (change.operation === 'delete') return [{ operation: 'delete', copy, key, changedAt }]
  const record = recordOf(JSON.stringify(change.record), { own: copy.own })
  return [{ operation: 'upsert', copy, key, changedAt, pass, below, record }]
}

function fieldsOf(connector: Connector, entity: string): Promise<readonly OwnField[]> {
  const entities = connector as object as Readonly<Record<string, { $fields(): Promise<readonly OwnField[]> }>>
  return entities[entity]?.$fields() ?? Promise.resolve([])
}
