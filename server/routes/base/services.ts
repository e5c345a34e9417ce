/** The rooms that the routes use. */
import type { Access } from '../../accounts/access/index.ts'
import type { Audit } from '../../calls/audit/index.ts'
import type { Brands } from '../../accounts/brand/index.ts'
import type { Captures } from '../../calls/captures/index.ts'
import type { Catalogue } from '../../accounts/catalogue/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import type { Connectors } from '../../accounts/connectors/index.ts'
import type { Deletions } from '../../accounts/deletion/index.ts'
import type { Hooks, Receiver, Subscriptions } from '../../events/hooks/index.ts'
import type { Limits } from '../../ground/limits/index.ts'
import type { Notifications } from '../../ground/notifications/index.ts'
import type { DocumentCache } from '../../agents/logins/index.ts'
import type { Log, Metrics, Tracer } from '../../ground/observe/index.ts'
import type { Oauth } from '../../accounts/oauth/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { OidcProvider } from '../../accounts/oidc/index.ts'
import type { OwnKinds } from '../../accounts/own-kinds/index.ts'
import type { Sync } from '../../copy/index.ts'
import type { WebhookPages, Webhooks } from '../../events/webhooks/index.ts'

/** What the routes work with. */
export interface RouteServices {
  readonly access: Access
  /** How agents are known besides tokens of ours. */
  readonly agents: AgentAccess
  readonly audit: Audit
  /** Documents of agents' programs. */
  readonly agentDocuments: DocumentCache
  /** Signs the URLs of files for agents: the same in every process. */
  readonly agentFiles: Pick<Cursors, 'read' | 'write'>
  /** Seals what agents bring back: the same in every process. */
  readonly agentStateKey: Uint8Array
  /** The URL by which callers reach the server. */
  readonly baseUrl: () => string
  /** Who asks on the pages on which end users connect. */
  readonly brands: Brands
  readonly captures: Pick<Captures, 'keep' | 'record' | 'run'>
  readonly catalogue: Catalogue
  readonly ownKinds: Pick<OwnKinds, 'put' | 'remove' | 'manifest' | 'versions'>
  readonly connectors: Connectors
  /** Where running calls are counted. */
  readonly counting: Limits
  readonly database: Database
  readonly deletions: Pick<Deletions, 'begin' | 'removeCustomer'>
  readonly limits: ExecuteLimits
  readonly hooks: Hooks
  readonly log: Log
  readonly metrics: Metrics
  readonly notifications: Pick<Notifications, 'subscribe'>
  readonly oauth: Oauth
  readonly subscriptions: Pick<Subscriptions, 'create' | 'end'>
  readonly receiver: Pick<Receiver, 'receive'>
  readonly sync: Sync
  readonly tracer: Tracer
  readonly webhooks: Pick<Webhooks, 'endpoints' | 'test'>
  readonly webhookPages: WebhookPages
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** Of the package. */
  readonly version: string
  /** Where users sign in whose agents log in; undefined for the login page of an application, and invitations. */
  readonly userProvider: OidcProvider | undefined
}

/** How agents are known besides tokens of ours. */
export interface AgentAccess {
  /** URL of the operator's issuer. */
  readonly issuer: string | undefined
  /** The application in whose name its holders act, and one of that application's organizations. */
  readonly clientId: string | undefined
  readonly organizationId: string | undefined
  readonly customerClaim: string
  readonly scopeClaim: string
  /** Scopes whose holders may also write, also delete, and also move money. Others of its holders only read. */
  readonly writeScopes: readonly string[]
  readonly deleteScopes: readonly string[]
  readonly payScopes: readonly string[]
  /** Whether hidden characters and comments stay in what agents read. */
  readonly rawText: boolean
  /** Whether programs of agents may register by themselves. */
  readonly registration: boolean
  /** What users are called who sign in at `userProvider`. */
  readonly oidc: { readonly customerClaim: string }
  /** Whether an agent on this machine needs no token: third parties are played, and only this machine reaches the server. */
  readonly isOpen: boolean
}

/** How much may be executed at once, and for how long. */
export interface ExecuteLimits {
  readonly executesPerConnector: number
  readonly executesPerCustomerAndKind: number
  readonly executeSeconds: number
  readonly downloadBytes: number
}
