/** Services of syncing, and its queued jobs. */
import type { Params } from 'plugboard/runtime'
import type { Audit } from '../../../calls/audit/index.ts'
import type { Samples } from '../../../calls/samples/index.ts'
import type { Catalogue } from '../../../accounts/catalogue/index.ts'
import type { Connectors } from '../../../accounts/connectors/index.ts'
import type { Queue } from '../../../ground/jobs/index.ts'
import type { Log } from '../../../ground/observe/index.ts'
import type { Database } from '../../../ground/store/index.ts'

/** Services of syncing. */
export interface SyncServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly connectors: Pick<Connectors, 'accepts' | 'open' | 'find' | 'noteSuccess'>
  readonly queue: Queue
  readonly audit: Pick<Audit, 'write'>
  /** Samples of records; undefined where they are switched off. */
  readonly samples?: Pick<Samples, 'take'> | undefined
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
  /** Number of runs that a process does together; 8 by default. */
  readonly concurrency?: number
  /** Changes of records that an endpoint is sent one by one in a minute; 60 by default. */
  readonly matchesPerMinute?: number
  /** How long a lease on a run lasts before other runs get their turn, in milliseconds; 5,000 by default. */
  readonly leaseMs?: number
  /** How often due and interrupted runs are searched for, in milliseconds; 2,000 by default. */
  readonly scheduleMs?: number
  /** The first wait after a failure that may pass, in milliseconds; 5,000 by default. */
  readonly retryMs?: number
}

/** The names of the queues: sync jobs, records to be read again, and the cleanup of replaced generations. */
export const SYNC_JOBS = 'sync'
export const REREADS = 'sync-reread'
export const CLEANUP = 'sync-cleanup'

/** A sync job as it is queued: a lease on a run can be claimed. */
export interface SyncJob {
  readonly organizationId: string
  readonly connectorId: string
  /** Counts the leases on the connector's runs: a job of an earlier one does nothing. */
  readonly leaseNumber: number
}

/** A record to be read again. */
export interface RereadJob {
  readonly organizationId: string
  readonly connectorId: string
  readonly entity: string
  /** Params of `get`. */
  readonly params: Params
  readonly key: string
}
