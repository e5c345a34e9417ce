/** Options, inputs, and results of connectors. */
import type { AccountMetrics } from '../metrics.ts'
import type { ConnectorBody } from 'plugboard/contract'
import type { Credentials, Json, Plan, Transport } from 'plugboard/runtime'
import type { Metadata } from '../../ground/base/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Limits } from '../../ground/limits/index.ts'
import type { Notifications } from '../../ground/notifications/index.ts'
import type { Log, Metrics } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { ClientOf } from './cache/account.ts'
import type { ConnectorVault } from './credentials/credentials.ts'
import type { ConnectLinksOf } from './rows/index.ts'
import type { NoticeListeners } from '../notices/index.ts'
import type { UpkeepSettings } from './upkeep-times.ts'

/** Options of connectors. */
export interface ConnectorsOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: ConnectorVault
  /** Signs the cursors of lists. */
  readonly cursors: Cursors
  readonly catalogue: Catalogue
  readonly log: Log
  readonly metrics?: Pick<Metrics, 'cache'> & Pick<AccountMetrics, 'renewal' | 'upkeep'>
  /** Milliseconds since 1970, by the clock that all processes share. */
  readonly now?: () => number
  /** Milliseconds of a clock that is never set, for pauses; this process's own by default. */
  readonly monotonic?: () => number
  /** A transport for one connector, shared with no other; undici by default. */
  readonly transport?: (plan: Plan) => Transport
  /** The client that completes credentials which name none. */
  readonly clientOf?: ClientOf
  readonly limits?: ConnectorLimits
  /** Upkeep of unused connectors. Checks daily by default. */
  readonly upkeep?: UpkeepSettings
  /** Makes the links that events carry; none by default. */
  readonly connectLinks?: ConnectLinksOf
  /** Hears the notices of third parties; without it nothing does. */
  readonly notices?: NoticeListeners
  /** Counts the calls of all processes against vendors' limits. By default, each process counts its own. */
  readonly counting?: Limits
}

/** Limits of connectors. */
export interface ConnectorLimits {
  readonly cachedConnectors?: number
  /** Decoded bytes of a third party's JSON response. */
  readonly answerBytes?: number
  /** Beyond it, `create` throws `quota_exceeded`. Concurrent creates may exceed it by their number. */
  readonly connectorsPerOrganization?: number
}

/** A customer by its ID and by the name that the application gives it. */
export interface ConnectorCustomer {
  readonly id: string
  readonly externalUserId: string
}

/** The customer for whom a connector is made. */
export interface ConnectorOwner {
  readonly organizationId: string
  readonly customer: ConnectorCustomer
}

/** Input of a connector: values that an owner entered, or the grant of an OAuth flow. */
export interface ConnectorInput {
  readonly kind: string
  readonly name: string
  readonly credentials: Credentials
  /** The auth variant; found by the fields given when absent. */
  readonly variant?: string
  readonly scopes?: readonly string[]
  /** Whether the third party gave the credentials, by consent. */
  readonly isConsented?: boolean
  readonly environment?: Readonly<Record<string, Json>>
  readonly replicationConfig?: Readonly<Record<string, Json>>
  /** Keys to store. */
  readonly metadata?: Metadata | null
  /** Names of own fields of the records. Its paths are checked. */
  readonly map?: ConnectorBody['map']
  /** Whether the manifest's cheap read has to succeed first; true by default. Without it the connector is `pending`. */
  readonly validate?: boolean
}

/** The outcome of a check. */
export interface CheckResult {
  readonly id: string
  readonly status: 'succeeded' | 'failed'
  readonly error_message: string | null
  readonly checked_entity: string
  readonly checked_action: string
  readonly duration_ms: number
}
