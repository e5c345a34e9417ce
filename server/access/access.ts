/** Who calls: the room's parts put together over one database. */
import type { Database } from '../store/index.ts'
import type { Applications, Bootstrap } from './applications.ts'
import { bootstrap, createApplications } from './applications.ts'
import type { Caller } from './caller.ts'
import type { ChangeListener } from './changes.ts'
import { hearChanges, tellerOf } from './changes.ts'
import type { Customers } from './customers.ts'
import { createCustomers } from './customers.ts'
import type { Organizations } from './organizations.ts'
import { createOrganizations } from './organizations.ts'
import { TokenCache } from './tokens/cache.ts'
import type {
  ClientCredentials,
  IssuedCustomerToken,
  IssuedToken,
  IssuedWidgetToken,
  WidgetTerms,
} from './tokens/issue.ts'
import { createTokens } from './tokens/issue.ts'
import { createVerify } from './tokens/verify.ts'

/** What access works with. */
export interface AccessOptions {
  readonly database: Database
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** How long a verified token may be believed without asking the database; 5,000 by default. */
  readonly cacheMs?: number
}

/** Organizations, applications, customers and tokens. */
export interface Access {
  readonly organizations: Organizations
  readonly applications: Applications
  readonly customers: Customers
  /** The first organization and application with their secret, once for a database; null for all but one caller. */
  bootstrap(names: { organizationName: string; applicationName: string }): Promise<Bootstrap | null>
  /** Good for 900 s. @throws ConnectorError `invalid_client`, `organization_required`, `organization_forbidden` */
  issueApplicationToken(client: ClientCredentials): Promise<IssuedToken>
  /** Good for 1,200 s; makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  issueScopedToken(caller: Caller, externalUserId: string): Promise<IssuedCustomerToken>
  /** Good for 1,200 s; makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  issueWidgetToken(caller: Caller, terms: WidgetTerms): Promise<IssuedWidgetToken>
  /** @throws ConnectorError `invalid_token`, `token_expired`, `organization_required`, `organization_forbidden` */
  verify(token: string, organizationHeader?: string): Promise<Caller>
  /** Ends a token of the caller's application, if it is one (RFC 7009). */
  revoke(caller: Caller, token: string): Promise<void>
  /** Ends every token of a customer of the caller's organization. @throws ConnectorError `validation_error` */
  revokeCustomer(caller: Caller, externalUserId: string): Promise<void>
  /** Whether a widget token is alive for that origin: a preflight may be answered. */
  isLiveOrigin(origin: string): Promise<boolean>
  /** Removes tokens that expired more than a day ago; how many they were. */
  pruneTokens(): Promise<number>
  /** Calls a listener at once with each change that is made by this process. */
  onChange(listener: ChangeListener): void
  /** Hears no more changes. The database stays open. */
  close(): Promise<void>
}

/** Access over a database, hearing what other processes change. */
export async function createAccess({ database, now, cacheMs = 5_000 }: AccessOptions): Promise<Access> {
  const cache = new TokenCache(cacheMs)
  const listeners: ChangeListener[] = [(what, id) => cache.forget(what, id)]
  const room = { database, now, tell: tellerOf(database, listeners) }
  const customers = createCustomers(room)
  const close = await hearChanges(database, cache)
  return {
    organizations: createOrganizations(room),
    applications: createApplications(room),
    customers,
    bootstrap: (names) => bootstrap(room, names),
    ...createTokens(room, customers),
    verify: createVerify(database, cache, now),
    onChange: (listener) => void listeners.push(listener),
    close,
  }
}
