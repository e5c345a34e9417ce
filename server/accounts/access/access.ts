/** Services for callers: customers, applications, tokens, links, and agents. */
import type { AgentPolicy } from 'plugboard/agent'
import type { Cursors } from '../../ground/cursors/index.ts'
import type { Notifications } from '../../ground/notifications/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { Agents } from './agents/index.ts'
import { type Applications, type Bootstrap, bootstrap, createApplications } from './applications.ts'
import type { Caller } from '../../http/index.ts'
import { Customers } from './accounts/customers.ts'
import { DefaultWants } from './default-wants.ts'
import { Guests } from './guests.ts'
import { Links } from './links.ts'
import { createOrganizations, type Organizations } from './accounts/organizations.ts'
import {
  type ClientCredentials,
  type IssuedCustomerToken,
  type IssuedToken,
  type IssuedWidgetToken,
  Tokens,
  type WidgetTerms,
} from './tokens/issue.ts'
import { createVerify, createVerifyDigest, TokenCache, type VerifyDigest } from './tokens/verify.ts'

/** Options of the access services. */
export interface AccessOptions {
  readonly database: Database
  /** Where changes are published, and those of other processes received. */
  readonly notifications: Notifications
  /** Signs the cursors of lists. */
  readonly cursors: Cursors
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** The name of the installation among several, which new tokens carry. */
  readonly cell?: string | undefined
  /** How long a verified token may be believed without asking the database; 5,000 by default. */
  readonly cacheMs?: number
}

/** Organizations, applications, customers and tokens. */
export interface Access {
  readonly organizations: Organizations
  readonly applications: Applications
  readonly customers: Customers
  /** Links to the page on which a customer connects an account. */
  readonly links: Links
  /** Operations that an application's consents ask for by default. */
  readonly defaultWants: DefaultWants
  /** Logins of agents, and what they were allowed. */
  readonly agents: Agents
  /** Callers without a Plugboard token. */
  readonly guests: Guests
  /** The first organization and application with their secret, once for a database; null for all but one caller. */
  bootstrap(names: { organizationName: string; applicationName: string }): Promise<Bootstrap | null>
  /** Good for 900 s. @throws ConnectorError `invalid_client`, `organization_required`, `organization_forbidden` */
  issueApplicationToken(client: ClientCredentials): Promise<IssuedToken>
  /** Good for 1,200 s; makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  issueScopedToken(caller: Caller, externalUserId: string, policy?: AgentPolicy): Promise<IssuedCustomerToken>
  /** Good for 1,200 s; makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  issueWidgetToken(
    issuer: Pick<Caller, 'organizationId' | 'applicationId'>,
    terms: WidgetTerms,
  ): Promise<IssuedWidgetToken>
  /** @throws ConnectorError `invalid_token`, `token_expired`, `organization_required`, `organization_forbidden` */
  verify(token: string, organizationHeader?: string): Promise<Caller>
  readonly verifyDigest: VerifyDigest
  /** Counts a call where the policy of the token limits their number. @throws ConnectorError `call_limit_reached` */
  countCall(caller: Caller): Promise<void>
  /** Ends a token of the caller's application, if it is one (RFC 7009). */
  revoke(caller: Caller, token: string): Promise<void>
  /** Ends every token of a customer of the caller's organization. @throws ConnectorError `validation_error` */
  revokeCustomer(caller: Caller, externalUserId: string): Promise<void>
  /** Whether a widget token is alive for that origin: a preflight may be answered. */
  isLiveOrigin(origin: string): Promise<boolean>
  /** Removes tokens that expired more than a day ago; how many they were. */
  pruneTokens(): Promise<number>
}

/** Access over a database. Tokens that were verified are forgotten when any process changes what they depend on. */
export function createAccess({ cacheMs = 5_000, ...services }: AccessOptions): Access {
  const { database, notifications, now } = services
  const cache = new TokenCache(cacheMs)
  notifications.subscribe((notice) => cache.forget(notice))
  const customers = new Customers(services)
  const tokens = new Tokens(services, customers)
  return {
    organizations: createOrganizations(services),
    applications: createApplications(services),
    customers,
    links: new Links(services),
    defaultWants: new DefaultWants(services),
    agents: new Agents(services),
    guests: new Guests(services, customers),
    bootstrap: (names) => bootstrap(database, names),
    issueApplicationToken: (client) => tokens.issueApplicationToken(client),
    issueScopedToken: (caller, externalUserId, policy) => tokens.issueScopedToken(caller, externalUserId, policy),
    countCall: (caller) => tokens.countCall(caller),
    issueWidgetToken: (caller, terms) => tokens.issueWidgetToken(caller, terms),
    verify: createVerify(database, cache, now),
    verifyDigest: createVerifyDigest(database, cache, now),
    revoke: (caller, token) => tokens.revoke(caller, token),
    revokeCustomer: (caller, externalUserId) => tokens.revokeCustomer(caller, externalUserId),
    isLiveOrigin: (origin) => tokens.isLiveOrigin(origin),
    pruneTokens: () => tokens.prune(),
  }
}
