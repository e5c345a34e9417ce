/** What the room works with, and what its parts say to each other. */
import type { Params, Plan } from 'plugboard/runtime'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Connectors } from '../connectors/index.ts'
import type { Queue } from '../jobs/index.ts'
import type { Log } from '../observe/index.ts'
import type { Copy } from '../search/index.ts'
import type { Database } from '../store/index.ts'

/** What syncing works with. */
export interface SyncServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'plan'>
  readonly connectors: Pick<Connectors, 'open' | 'find'>
  readonly queue: Queue
  readonly audit: Pick<Audit, 'write'>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly settings: SyncSettings
}

/** How syncing is set up. */
export interface SyncSettings {
  /** Whether connectors are synced unless they say otherwise. */
  readonly enabled: boolean
  /** Minutes between two runs of a connector that does not say. */
  readonly intervalMinutes: number
  /** The share of a third party's rate limit that syncs of one connector use at most; no limit when absent. */
  readonly rateShare?: number
  /** Records that one connector may hold. */
  readonly recordsPerConnector: number
  /** How long a slice of a run takes before others get their turn, in milliseconds; 5,000 by default. */
  readonly sliceMs?: number
  /** How often due and lost runs are looked for, in milliseconds; 2,000 by default. */
  readonly sweepMs?: number
  /** The first wait after a failure that may pass, in milliseconds; 5,000 by default. */
  readonly retryMs?: number
}

/** The names of the queues: slices of runs, records to be read again, and what is to be cleared away. */
export const SLICES = 'sync'
export const REREADS = 'sync-reread'
export const CLEARING = 'sync-clear'

/** A slice as it is sent. */
export interface SliceWork {
  readonly organizationId: string
  readonly connectorId: string
  readonly slice: number
}

/** A record to be read again. */
export interface RereadWork {
  readonly organizationId: string
  readonly connectorId: string
  readonly entity: string
  /** Params of `get`. */
  readonly params: Params
  readonly key: string
}

/** A connector. */
export interface ConnectorRef {
  readonly organizationId: string
  readonly connectorId: string
}

/** The copy of an entity of a connector, whether it can be searched or only serves as parents. */
export function copyOf({ manifest }: Plan, { organizationId, connectorId }: ConnectorRef, entity: string): Copy {
  const { key, search = {} } = manifest.entities[entity]!
  return { organizationId, connectorId, kind: manifest.kind, entity, key, fields: search }
}
