/** Searchable copies, as connectors and calls use them. The subject `copy` keeps them. */
import type {
  ConnectorChangesRequest,
  HitBody,
  NotSearchedBody,
  SearchMeta,
  SyncChangeRequest,
} from 'plugboard/contract'
import { ConnectorError, type Params, type Plan } from 'plugboard/runtime'
import type { Session } from '../../ground/store/index.ts'
import type { OpenConnector, SearchedConnector } from './cache/cache.ts'
import type { ConnectorRow } from './rows/index.ts'

/** A connector by its IDs. */
export interface ConnectorRef {
  readonly organizationId: string
  readonly connectorId: string
}

/** The kind whose records a map reads, and the connector where it is known. */
export interface MapOwner {
  readonly organizationId: string
  readonly kind: string
  readonly connectorId?: string
}

/** A call of an operation. */
export interface CalledOperation {
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A change of a record that a third party reports. */
export interface ReceivedChange {
  readonly entity: string
  /** Whether the record is given whole, is gone, or has to be read again. */
  readonly action: 'upsert' | 'delete' | 'reread'
  /** Absent where `params` name the record. */
  readonly key: string | undefined
  /** JSON text of an upsert. */
  readonly record?: string | undefined
  /** Params of `get` besides the key, or in its place. */
  readonly params?: Params | undefined
  readonly receivedAt: Date
}

/** A search over all copies of a customer. */
export interface SearchAllQuery {
  readonly organizationId: string
  readonly customerId: string
  readonly text: string
  /** Kinds, by any of their names. */
  readonly connectorTypes?: readonly string[] | undefined
  readonly entities?: readonly string[] | undefined
  readonly limit: number
  /** Whether the caller may search an entity of a kind. What it may not is as if it were not there. */
  allows(kind: string, entity: string): boolean
  /** Whether the caller may see a connector. */
  isChosen(connectorId: string): boolean
}

/** Hits, best first. */
export interface SearchAllResult {
  readonly data: readonly HitBody[]
  readonly meta: { readonly not_searched: readonly NotSearchedBody[] }
}

/** The copies of an installation. */
export interface ConnectorCopies {
  /** Checks the entities that settings name. @throws ConnectorError `unknown_entity`, `invalid_params`, `search_unavailable` */
  check(organizationId: string, kind: string, settings: SyncChangeRequest): Promise<void>
  /** Checks a map. @throws ConnectorError `validation_error`, `search_unavailable` */
  checkMap(owner: MapOwner, map: NonNullable<ConnectorChangesRequest['map']>): Promise<void>
  /** Begins to copy a connector that was created. @param given the `sync` of the request */
  created(organizationId: string, connectorId: string, given: unknown): Promise<void>
  /** One page of a search. @throws ConnectorError `search_unavailable`, `search_not_ready`, `unknown_entity`, … */
  search(
    searched: SearchedConnector,
    entity: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: Uint8Array; readonly meta: SearchMeta }>
  /** Hits in all copies of a customer. */
  searchAll(query: SearchAllQuery): Promise<SearchAllResult>
  /** The entities whose copies can be searched now, by connector. */
  searchable(organizationId: string, connectorIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Applies a write that succeeded. Never fails. */
  written(opened: OpenConnector, call: CalledOperation, record: Uint8Array | null): Promise<void>
  /** Deletes a record that a call did not find. Never fails. */
  missing(opened: OpenConnector, call: CalledOperation): Promise<void>
  /** Reads the copies again soon: a call may have changed any record. Never fails. */
  mayBeStale(opened: OpenConnector): Promise<void>
  /** Applies a change that a third party reports, within a transaction of the system's scope. */
  received(
    sql: Session,
    plan: Plan,
    connector: Pick<ConnectorRow, 'organizationId' | 'id'>,
    change: ReceivedChange,
  ): Promise<void>
  /** Begins a run. @returns the ID of its job @throws ConnectorError `sync_running`, `search_unavailable`, … */
  trigger(
    connector: ConnectorRef,
    options: { readonly entities?: readonly string[]; readonly isFull: boolean },
  ): Promise<string>
  /** Pauses or resumes, changes the interval or the entities. @throws ConnectorError `search_unavailable`, `unknown_entity` */
  change(connector: ConnectorRef, change: SyncChangeRequest): Promise<void>
}

/** The copies of a server without the subject `copy`: what needs one is refused, the rest does nothing. */
export const NO_COPIES: ConnectorCopies = {
  check: refuse,
  checkMap: refuse,
  search: refuse,
  trigger: refuse,
  change: refuse,
  searchAll: async () => ({ data: [], meta: { not_searched: [] } }),
  searchable: async () => new Map(),
  async created() {},
  async written() {},
  async missing() {},
  async mayBeStale() {},
  async received() {},
}

async function refuse(): Promise<never> {
  throw new ConnectorError('search_unavailable', 'Cannot use copies: this server keeps none', {
    hint: 'Ask the operator for a server with the subject copy.',
  })
}
