/** The rooms that the routes use. */
import type { Access } from '../access/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Connectors } from '../connectors/index.ts'
import type { Deletions } from '../deletion/index.ts'
import type { Limits } from '../limits/index.ts'
import type { Log, Metrics, Tracer } from '../observe/index.ts'
import type { Oauth } from '../oauth/index.ts'
import type { Database } from '../store/index.ts'
import type { Sync } from '../sync/index.ts'

/** What the routes work with. */
export interface RouteServices {
  readonly access: Access
  readonly audit: Audit
  /** The URL by which callers reach the server. */
  readonly baseUrl: () => string
  readonly catalogue: Catalogue
  readonly connectors: Connectors
  /** Where running calls are counted. */
  readonly counting: Limits
  readonly database: Database
  readonly deletions: Pick<Deletions, 'begin' | 'removeCustomer'>
  readonly limits: ExecuteLimits
  readonly log: Log
  readonly metrics: Metrics
  readonly oauth: Oauth
  readonly sync: Sync
  readonly tracer: Tracer
  /** Of the package. */
  readonly version: string
}

/** How much may be executed at once, and for how long. */
export interface ExecuteLimits {
  readonly executesPerConnector: number
  readonly executesPerCustomerAndKind: number
  readonly executeSeconds: number
  readonly downloadBytes: number
}
