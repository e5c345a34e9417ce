/** Your own account, read from the third party without a server. */
import { type connect, type KindModule, sync, type SyncCheckpoint } from 'plugboard'
import type { JsonObject, Plan } from 'plugboard/runtime'
import type { ReplicaChange, ReplicaCopy, ReplicaPage, ReplicaSource, ReplicaStream } from '../model/change.ts'
import { columnsOf, recordOf } from '../model/columns.ts'

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
  readonly #copies: ReadonlyMap<string, ReplicaCopy>

  constructor({ plan: { kind, manifest }, connector, customer, entities }: AccountSourceOptions) {
    this.#connector = connector
    const about = { connector: `${kind} ${customer}`, customer, kind }
    this.#copies = new Map(
      entities.map((entity) => [entity, { ...about, entity, columns: columnsOf(manifest, entity) }]),
    )
    const id = JSON.stringify(['account', kind, customer])
    this.streams = [{ id, pages: (cursor, signal) => this.#pages(cursor, signal) }]
  }

  async copies(): Promise<readonly ReplicaCopy[]> {
    return [...this.#copies.values()]
  }

  close(): Promise<void> {
    return this.#connector.$close()
  }

  async *#pages(cursor: string | undefined, signal: AbortSignal): AsyncGenerator<ReplicaPage, void> {
    const state = cursor === undefined ? undefined : (JSON.parse(cursor) as SyncCheckpoint)
    const read = sync(this.#connector, { entities: [...this.#copies.keys()], state, signal })
    for await (const { changes, checkpoint } of read.pages())
      yield {
        changes: (changes as readonly SyncChange[]).flatMap((change) => this.#changeOf(change)),
        cursor: JSON.stringify(checkpoint),
        unready: [],
      }
  }

  #changeOf(change: SyncChange): ReplicaChange[] {
    const copy = this.#copies.get(change.entity)
    if (!copy || change.operation === 'caught_up') return []
    const { pass, below } = change
    if (change.operation === 'complete') return [{ operation: 'complete', copy, pass, below, except: change.except }]
    const { key, changedAt } = change
    if (change.operation === 'delete') return [{ operation: 'delete', copy, key, changedAt }]
    return [{ operation: 'upsert', copy, key, changedAt, pass, below, record: recordOf(JSON.stringify(change.record)) }]
  }
}
