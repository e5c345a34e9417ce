/** The lists of an account that `sync` reads, page by page, and the parents of their records. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject, type Json, type JsonObject, own, type Params } from '../../runtime/base/json.ts'
import { loopGuard } from '../../runtime/base/loop-guard.ts'
import type { Clock } from '../../runtime/base/waiting.ts'
import { ownKeyField } from '../../runtime/language/record-key.ts'
import { executeRaw, ownFields } from '../../runtime/execute.ts'
import { chosenFields, type OwnFieldsSetting } from '../../runtime/own-fields/index.ts'
import type {
  Call,
  Connection,
  ExecuteOptions,
  OwnField,
  Plan,
  RawResult,
  ResolvedManifest,
} from '../../runtime/index.ts'
import { pageRecords } from '../../runtime/page-keys.ts'
import { pageOfSize } from '../../runtime/pagination/index.ts'
import {
  type FetchedPage,
  isOfOneParent,
  isOfTheAccount,
  listingParams,
  newestOf,
  type RawListPage,
  readPages,
  type ListingPage,
  syncOf,
  withChanges,
} from '../../runtime/sync/index.ts'
import type { EngineAccount } from '../base/engine.ts'

/** One listing: everything, or the changes since a value. */
export interface Listed {
  readonly entity: string
  /** Undefined lists everything. */
  readonly since: Json | undefined
  /** Whether to read the vendor's list of deletions instead. */
  readonly isOfDeletions?: boolean
  /** Maximum size of its pages, since a larger one was too much. */
  readonly pageSize?: number | undefined
  /** Number of times that it began again in this pass. */
  readonly restarts?: number | undefined
}

/** Params of the parents of a listing, also as text. */
export interface ParentParams {
  readonly params: Params
  readonly below: string | null
}

interface ParentListing {
  /** Newest value of the parents' incremental field. */
  readonly newest: Json | undefined
  /** Milliseconds since 1970. */
  readonly beganAt: number
  /** Whether some of their own parents were refused. */
  readonly isPartial: boolean
}

interface ParentValues extends ParentListing {
  readonly values: readonly Json[]
}

/** Parents of an entity. */
export interface ParentList extends ParentListing {
  /** In the order of `below`, so that a later pass finds its place. */
  readonly parents: readonly ParentParams[]
}

const NO_PARENTS = { newest: undefined, isPartial: false }

/** The lists of one account. Parents are listed once, for any number of entities below them. */
export class AccountLists {
  readonly #account: EngineAccount
  readonly #plan: Plan
  readonly #signal: AbortSignal
  readonly #clock: Clock
  #spentMs = 0
  readonly #parents = new Map<string, Promise<ParentValues>>()
  readonly #setting: OwnFieldsSetting
  /** The own fields to ask for, by entity. */
  readonly #own = new Map<string, readonly OwnField[]>()

  constructor(account: EngineAccount, clock: Clock, signal: AbortSignal, setting: OwnFieldsSetting = 'all') {
    this.#setting = setting
    this.#account = account
    this.#plan = withChanges(account.plan)
    this.#clock = clock
    this.#signal = signal
  }

  get manifest(): ResolvedManifest {
    return this.#plan.manifest
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#clock.now()
  }

  /** Time of all requests so far, in milliseconds. */
  get spentMs(): number {
    return this.#spentMs
  }

  /**
   * Lists the account's own fields. The calls of the entity then ask for the chosen ones, or for those of the last pass where the vendor refuses its
   * list. @throws ConnectorError
   */
  async listOwn(entity: string, before: readonly string[] = []): Promise<void> {
    const described = own(this.manifest.entities, entity)?.ownFields
    if (!described?.ask || !described.list) return
    if (this.#setting === 'standard') {
      this.#own.set(entity, [])
      return
    }
    const list = (connection: Connection) => ownFields(this.#plan, { entity }, connection, { signal: this.#signal })
    try {
      this.#own.set(entity, chosenFields(await this.#account.use(list), this.#setting, entity))
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code === 'cancelled' || isOfTheAccount(error)) throw error
      const known = before.map((name) => ({ name, label: name, type: 'any', writable: false }) as const)
      this.#own.set(entity, known)
    }
  }

  /** Names of the own fields that calls of an entity ask for; undefined where its records have all of them. */
  ownNames(entity: string): readonly string[] | undefined {
    return this.#own.get(entity)?.map(({ name }) => name)
  }

  /** The pages of a listing below some parents, from the first or a given page on. @throws ReadWhole; ConnectorError */
  read(
    { entity, since, isOfDeletions, pageSize, restarts = 0 }: Listed,
    { params, below }: ParentParams,
    next?: Params,
  ): AsyncGenerator<ListingPage> {
    const sync = syncOf(this.manifest, entity)
    const later = since === undefined ? undefined : isOfDeletions ? sync.deletions : sync.later
    const listing = later ?? sync
    const asked = later?.changedParents ? undefined : since
    const reading = {
      manifest: this.manifest,
      entity,
      listing,
      later,
      since,
      isBelow: below !== null,
      restarts,
      maxReads: Infinity,
      now: () => this.now(),
      pages: (from: Params) => this.#pages(listing.from, from),
      read: async (call: Call) => {
        const { records } = await this.#execute(call)
        return records ? Buffer.from(records).toString() : undefined
      },
      // What is known is with the caller.
      unknown: async <T>(changes: T) => changes,
    }
    const first = listingParams(listing, asked ?? sync.start ?? null, params)
    return readPages(reading, pageOfSize(own(this.manifest.operations, listing.from), first, pageSize), next)
  }

  /** The parents of an entity's list. One without params where it needs none. */
  async parentsOf({ entity, since }: Listed): Promise<ParentList> {
    const sync = syncOf(this.manifest, entity)
    const later = since === undefined ? undefined : sync.later
    let found: ParentList = { ...NO_PARENTS, parents: [{ params: {}, below: null }], beganAt: this.now() }
    for (const [param, target] of Object.entries((later ?? sync).each)) {
      const narrowed = later?.changedParents ? since : undefined
      const { values, ...listing } =
        typeof target === 'string'
          ? await this.#axis(target, narrowed)
          : { ...NO_PARENTS, values: target, beganAt: found.beganAt }
      const parents = found.parents.flatMap((one) => values.map((value) => under(one, param, value)))
      found = { ...listing, parents, isPartial: found.isPartial || listing.isPartial }
    }
    return { ...found, parents: found.parents.toSorted((a, b) => compare(a.below ?? '', b.below ?? '')) }
  }

  #axis(target: string, since: Json | undefined): Promise<ParentValues> {
    const key = JSON.stringify([target, since])
    const known = this.#parents.get(key)
    if (known) return known
    const [entity = '', field = ''] = target.split('.')
    const listed = this.#list({ entity, since }, field)
    this.#parents.set(key, listed)
    listed.catch(() => this.#parents.delete(key))
    return listed
  }

  /** Values of a field in all records of a listing. */
  async #list(listed: Listed, field: string): Promise<ParentValues> {
    const beganAt = this.now()
    const values = new Map<string, Json>()
    const above = await this.parentsOf(listed)
    let { isPartial } = above
    let newest: Json | undefined
    for (const parents of above.parents) {
      try {
        for await (const page of this.read(listed, parents)) {
          for (const record of listedRecords(page.raw)) {
            const value = record[field]
            if (value !== undefined && value !== null) values.set(JSON.stringify(value), value)
          }
          newest = newestOf(newest, page.newest)
        }
      } catch (error) {
        if (parents.below === null || !(error instanceof ConnectorError) || !isOfOneParent(error)) throw error
        isPartial = true
      }
    }
    return { values: [...values.values()], newest, beganAt, isPartial }
  }

  /** Fetches each page with the current credentials. */
  async *#pages(from: string, params: Params): AsyncGenerator<FetchedPage> {
    const [entity = '', action = ''] = from.split('.')
    const guard = loopGuard({ entity, action, maxPages: Infinity })
    const key = ownKeyField(own(this.manifest.entities, entity)?.key ?? '')
    for (let asked: Params | null = params; asked;) {
      const requestedAt = this.now()
      let pageSize: number | undefined
      const onSmaller = (size: number) => (pageSize = size)
      const raw: RawResult = await this.#execute({ entity, action, params: asked }, { onSmaller })
      yield { raw, requests: 1, requestedAt, pageSize }
      if (raw.next) guard(pageRecords(raw, key), raw.next, asked)
      asked = raw.next
    }
  }

  async #execute(call: Call, more: ExecuteOptions = {}): Promise<RawResult> {
    this.#account.check()
    const options = { ...more, signal: this.#signal, own: this.#own.get(call.entity) }
    const beganAt = this.now()
    try {
      return await this.#account.use((connection: Connection) => executeRaw(this.#plan, call, connection, options))
    } finally {
      this.#spentMs += Math.max(0, this.now() - beganAt)
    }
  }
}

/** The records of a page. */
export function listedRecords({ records }: Pick<RawListPage, 'records'>): JsonObject[] {
  if (records === null) return []
  const parsed = JSON.parse(Buffer.from(records).toString()) as Json
  return [parsed].flat().filter(isObject) as JsonObject[]
}

function under({ params }: ParentParams, param: string, value: Json): ParentParams {
  const all = { ...params, [param]: value }
  return { params: all, below: JSON.stringify(all) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
