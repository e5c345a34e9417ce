/** Stores pages in tables. It groups changes by copy, as far as their order allows. */
import type { ReplicaCopy, CopyName, KeyedChange, ReplicaChange, WholeReading, WholeStream } from '../model/change.ts'
import type { Copies } from './copies.ts'
import type { Rows } from './rows.ts'
import type { ReplicaTable, Tables } from './tables.ts'

/** Dependencies of `storeChanges`. */
export interface PageStore {
  readonly stream: string
  readonly rows: Rows
  readonly copies: Copies
  /** Returns the table of a copy, and creates or widens it. */
  readonly tableOf: (copy: ReplicaCopy) => Promise<ReplicaTable>
  /** Returns the existing tables. */
  readonly tables: () => Promise<Tables>
  /** Returns the owner of a customer's table; empty for shared tables. */
  readonly ownerOf: (customer: string) => string
  /** The known copies of the stream. */
  readonly claimed: Set<string>
}

/** Stores the changes of a page. @returns the number of rows of removed copies */
export async function storeChanges(store: PageStore, changes: readonly ReplicaChange[]): Promise<number> {
  const pending = new Map<ReplicaCopy, Map<string, KeyedChange>>()
  let erased = 0
  for (const change of changes) {
    if (change.operation === 'upsert' || change.operation === 'delete') {
      const ofCopy = pending.get(change.copy) ?? new Map<string, KeyedChange>()
      pending.set(change.copy, ofCopy.set(change.key, change))
      continue
    }
    await flush(store, pending)
    if (change.operation === 'complete') await complete(store, change)
    else erased += change.operation === 'reset' ? await erase(store, change.name) : await completeAll(store, change)
  }
  await flush(store, pending)
  return erased
}

async function flush(store: PageStore, pending: Map<ReplicaCopy, Map<string, KeyedChange>>): Promise<void> {
  for (const [copy, changes] of pending)
    await store.rows.store(await claimedTable(store, copy), copy, [...changes.values()])
  pending.clear()
}

async function claimedTable({ claimed, copies, stream, tableOf }: PageStore, copy: ReplicaCopy): Promise<ReplicaTable> {
  const name = nameOf(copy)
  if (!claimed.has(name)) await copies.claim(copy, stream)
  claimed.add(name)
  return tableOf(copy)
}

async function erase({ claimed, copies, tables }: PageStore, name: CopyName): Promise<number> {
  claimed.delete(nameOf(name))
  return copies.erase(name, await tables())
}

async function complete(store: PageStore, { copy, ...reading }: WholeReading): Promise<void> {
  await store.rows.removeUnseen(await claimedTable(store, copy), { ...reading, connector: copy.connector })
}

async function completeAll(store: PageStore, { pass, unready }: WholeStream): Promise<number> {
  const { rows, copies, stream, tables, ownerOf } = store
  const skipped = new Set(unready.map(nameOf))
  let erased = 0
  for (const copy of await copies.ofStream(stream)) {
    if (skipped.has(nameOf(copy))) continue
    const { connector, kind, entity, customer } = copy
    const table = (await tables()).find(kind, entity, ownerOf(customer))
    if (table && (await rows.hasSeen(table, connector, pass)))
      await rows.removeUnseen(table, { connector, pass, below: null, except: [] })
    else erased += await erase(store, copy)
  }
  return erased
}

function nameOf({ connector, entity }: CopyName): string {
  return JSON.stringify([connector, entity])
}
