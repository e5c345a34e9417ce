/** Tokens: issued, revoked, pruned. */
import type { AgentPolicy } from 'plugboard/agent'
import { ConnectorError, quantity } from 'plugboard/internal'
import { digestOf, isUuid, firstOf } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Caller } from '../../../http/index.ts'
import { type PageTerms, storedTerms } from '../accounts/terms.ts'
import { checkAllowedOrigin, checkExternalUserId, isOrigin, isPlainText, unfit } from '../accounts/checks.ts'
import { customerDisabled, type Customers } from '../accounts/customers.ts'
import type { AccessServices } from '../accounts/services.ts'
import { isSameDigest, newToken, tokenKindOf } from './secrets.ts'
import { organizationForbidden, organizationRequired } from './verify.ts'

/** How long tokens live, in seconds. */
export const LIFE_SECONDS = { application: 900, scoped: 1200, widget: 1200 } as const

/** The kinds of tokens that are issued here; those of agents come with their grants. */
type IssuedKind = keyof typeof LIFE_SECONDS

/** A token that was issued; it is shown this once. */
export interface IssuedToken {
  readonly token: string
  readonly kind: IssuedKind
  readonly expiresInSeconds: number
  readonly expiresAt: Date
  readonly organizationId: string
}

/** A token of one customer. */
export interface IssuedCustomerToken extends IssuedToken {
  readonly customerId: string
  readonly externalUserId: string
}

/** A token for pages of one origin. */
export interface IssuedWidgetToken extends IssuedCustomerToken {
  readonly allowedOrigin: string
}

/** Credentials of a client that requests an application token. */
export interface ClientCredentials {
  readonly clientId: string
  readonly clientSecret: string
  /** Organization of the application, from the header. */
  readonly organizationId?: string
}

/** The application that a customer's token is issued by. */
type Issuer = Pick<Caller, 'applicationId' | 'organizationId'>

/** Terms of a widget token. */
export interface WidgetTerms extends PageTerms {
  readonly externalUserId: string
  /** An origin as a browser sends it. */
  readonly allowedOrigin: string
  /** The only kinds it may be used for; any when left out. */
  readonly connectorTypes?: readonly string[]
  /** Whether it may choose which entities are copied. */
  readonly choosesEntities?: boolean
}

interface ClientRow {
  readonly id: string
  readonly secret_digest: Buffer
  readonly status: string
  readonly organizations: { readonly id: string; readonly status: string }[]
}

/** Compared with when there is no such client, so that both refusals do the same work. */
const NO_DIGEST = Buffer.alloc(32)
/** Expired tokens answer with `token_expired` for so long, then they are unknown. */
const EXPIRED_FOR_MS = 86_400_000
const MOST_KINDS = 100

/** The tokens of a database, as they are issued, revoked and removed. */
export class Tokens {
  readonly #services: AccessServices
  readonly #customers: Customers

  constructor(services: AccessServices, customers: Customers) {
    this.#services = services
    this.#customers = customers
  }

  /** @throws ConnectorError `invalid_client`, `organization_required`, `organization_forbidden` */
  async issueApplicationToken({ clientId, clientSecret, organizationId }: ClientCredentials): Promise<IssuedToken> {
    const known = typeof clientId === 'string' && isPlainText(clientId) ? clientId : ''
    const [client] = await this.#services.database.query<ClientRow>(FIND_CLIENT, [known])
    const secretDigest = digestOf(clientSecret)
    const isRight = isSameDigest(client?.secret_digest ?? NO_DIGEST, secretDigest)
    if (!client || !isRight || client.status !== 'active') throw invalidClient()
    const organization = organizationOf(client, organizationId)
    return this.#issue({
      kind: 'application',
      applicationId: client.id,
      organizationId: organization,
      secretDigest,
    })
  }

  /** Makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  async issueScopedToken(caller: Caller, externalUserId: string, policy?: AgentPolicy): Promise<IssuedCustomerToken> {
    return this.#issueFor(caller, externalUserId, policy ? { policy } : {})
  }

  /** Makes the customer. @throws ConnectorError `validation_error`, `connector_disabled` */
  async issueWidgetToken(issuer: Issuer, terms: WidgetTerms): Promise<IssuedWidgetToken> {
    const { externalUserId, ...limits } = terms
    const { allowedOrigin, connectorTypes } = limits
    checkAllowedOrigin(allowedOrigin)
    if (connectorTypes) checkKinds(connectorTypes)
    return { ...(await this.#issueFor(issuer, externalUserId, limits)), allowedOrigin }
  }

  /**
   * Counts a call of a token whose policy limits their number, over all processes.
   * @throws ConnectorError `call_limit_reached`
   */
  async countCall({ organizationId, policy }: Caller): Promise<void> {
    const { maxCalls, digest = '' } = policy ?? {}
    if (maxCalls === undefined) return
    const rows = await this.#services.database.query(
      'update tokens set calls = calls + 1 where digest = $1 and organization_id = $2 and calls < $3 returning calls',
      [Buffer.from(digest, 'hex'), organizationId, maxCalls],
    )
    if (rows.length === 0)
      throw new ConnectorError('call_limit_reached', `Cannot call: the token allows ${quantity(maxCalls, 'call')}`, {
        sent: false,
      })
  }

  /** Ends a token of the caller's application, if it is one. @see RFC 7009 */
  async revoke({ applicationId, organizationId }: Caller, token: string): Promise<void> {
    if (tokenKindOf(token) === undefined) return
    const digest = digestOf(token)
    const rows = await this.#services.database.query(
      `delete from tokens where digest = $1 and application_id = $2
         and (organization_id = $3 or kind = 'application') returning digest`,
      [digest, applicationId, organizationId],
    )
    if (rows.length > 0) await this.#services.notifications.publish({ subject: 'token', id: digest.toString('hex') })
  }

  /** Ends every token of a customer, and what the customer allowed agents. @throws ConnectorError `validation_error` */
  async revokeCustomer({ organizationId }: Caller, externalUserId: string): Promise<void> {
    checkExternalUserId(externalUserId)
    const rows = await this.#services.database.of(organizationId).query<{ customer_id: string }>(
      `with customer as (select id from customers where organization_id = $1 and external_user_id = $2),
       ended as (delete from agent_grants where organization_id = $1 and customer_id = (select id from customer)
         returning customer_id),
       removed as (delete from tokens where organization_id = $1 and grant_id is null
         and customer_id = (select id from customer) returning customer_id)
       select customer_id from ended union select customer_id from removed`,
      [organizationId, externalUserId],
    )
    if (rows[0]) await this.#services.notifications.publish({ subject: 'customer', id: rows[0].customer_id })
  }

  /** Whether a widget token is alive for an origin. */
  async isLiveOrigin(origin: string): Promise<boolean> {
    if (!isOrigin(origin)) return false
    const { database, now } = this.#services
    const rows = await database.query(FIND_ORIGIN, [origin, new Date(now())])
    return rows.length > 0
  }

  /** Removes tokens that expired more than a day ago. Returns how many. */
  async prune(): Promise<number> {
    const { database, now } = this.#services
    const pruned = await database.query<{ count: number }>(
      `with removed as (delete from tokens where expires_at < $1 returning 1) select count(*) as count from removed`,
      [new Date(now() - EXPIRED_FOR_MS)],
    )
    return firstOf(pruned).count
  }

  async #issue(token: NewToken): Promise<IssuedToken> {
    const { database, now, cell } = this.#services
    const text = newToken(token.kind, cell)
    const life = LIFE_SECONDS[token.kind]
    const issuedAt = new Date(now())
    const expiresAt = new Date(issuedAt.getTime() + life * 1000)
    const rows = await database.query(INSERT[token.kind === 'application' ? 'application' : 'customer'], [
      digestOf(text),
      token.kind,
      token.applicationId,
      token.organizationId,
      issuedAt,
      expiresAt,
      ...(token.kind === 'application'
        ? [token.secretDigest]
        : [
            token.customerId,
            token.allowedOrigin ?? null,
            token.connectorTypes ?? null,
            token.policy ?? null,
            token.choosesEntities ?? false,
            ...storedTerms(token),
          ]),
    ])
    if (rows.length === 0) throw token.kind === 'application' ? invalidClient() : customerDisabled()
    const { kind, organizationId } = token
    return { token: text, kind, expiresInSeconds: life, expiresAt, organizationId }
  }

  async #issueFor(
    { applicationId, organizationId }: Issuer,
    externalUserId: string,
    limits: Pick<NewToken, 'allowedOrigin' | 'connectorTypes' | 'choosesEntities' | 'fields' | 'brand' | 'policy'>,
  ): Promise<IssuedCustomerToken> {
    const { id: customerId } = await this.#customers.ensure(organizationId, externalUserId)
    const kind = limits.allowedOrigin === undefined ? 'scoped' : 'widget'
    const issued = await this.#issue({ kind, applicationId, organizationId, customerId, ...limits })
    return { ...issued, customerId, externalUserId }
  }
}

interface NewToken extends PageTerms {
  readonly kind: IssuedKind
  readonly applicationId: string
  readonly organizationId: string
  readonly customerId?: string
  readonly allowedOrigin?: string
  readonly connectorTypes?: readonly string[]
  readonly choosesEntities?: boolean
  readonly policy?: AgentPolicy
  /** Digest of the presented secret. A secret rotated meanwhile issues no token. */
  readonly secretDigest?: Buffer
}

/**
 * Statements that insert a token if its application, organization, and customer still allow it. Their locks order a concurrent
 * rotation, suspension, or deactivation: it runs later and removes the token, or earlier and prevents it.
 */
const INSERT = {
  application: `
    with held as (select a.id, o.id as organization_id from applications a join application_organizations m on m.application_id = a.id
      join organizations o on o.id = m.organization_id
      where a.id = $3::uuid and o.id = $4::uuid and a.status = 'active' and o.status = 'active' and a.secret_digest = $7::bytea
      for share of a, o)
    insert into tokens (digest, kind, application_id, organization_id, issued_at, expires_at)
      select $1::bytea, $2::text, id, organization_id, $5::timestamptz, $6::timestamptz from held returning digest`,
  customer: `
    with held as (select a.id, c.organization_id, c.id as customer_id from applications a
      join application_organizations m on m.application_id = a.id join organizations o on o.id = m.organization_id
      join customers c on c.organization_id = o.id
      where a.id = $3::uuid and o.id = $4::uuid and c.id = $7::uuid and a.status = 'active' and o.status = 'active' and c.status = 'active'
      for share of a, o, c)
    insert into tokens (digest, kind, application_id, organization_id, issued_at, expires_at, customer_id, allowed_origin,
      connector_types, policy, chooses_entities, fields, brand)
      select $1::bytea, $2::text, id, organization_id, $5::timestamptz, $6::timestamptz, customer_id, $8::text, $9::text[], $10::jsonb,
        $11::boolean, $12::jsonb, $13::jsonb
      from held returning digest`,
}

const FIND_CLIENT = `
  select a.id, a.secret_digest, a.status, coalesce(
    (select jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status)) from application_organizations m
      join organizations o on o.id = m.organization_id where m.application_id = a.id), '[]') as organizations
  from applications a where a.client_id = $1`

const FIND_ORIGIN = `
  select 1 as live from tokens t
    join applications a on a.id = t.application_id and a.status = 'active'
    join organizations o on o.id = t.organization_id and o.status = 'active'
    join customers c on c.organization_id = t.organization_id and c.id = t.customer_id and c.status = 'active'
  where t.kind = 'widget' and t.allowed_origin = $1 and t.expires_at > $2 limit 1`

/** The organization that the header chose, or the only one. */
function organizationOf({ organizations }: ClientRow, chosen: string | undefined): string {
  if (chosen === undefined && organizations.length > 1) throw organizationRequired()
  const wanted = chosen !== undefined && isUuid(chosen) ? chosen.toLowerCase() : chosen
  const organization = wanted === undefined ? organizations[0] : organizations.find(({ id }) => id === wanted)
  if (organization?.status !== 'active') throw organizationForbidden()
  return organization.id
}

function checkKinds(kinds: readonly string[]): void {
  const isFit =
    kinds.length > 0 && kinds.length <= MOST_KINDS && kinds.every((kind) => kind !== '' && isPlainText(kind))
  if (!isFit) throw unfit('connector_types', `must name 1 to ${MOST_KINDS} kinds`, 'kinds')
}

function invalidClient(): ConnectorError {
  return new ServerError('invalid_client', 'Cannot issue a token: no application has this client ID and secret', {
    hint: 'Check both. A secret is shown once, when the application is created or rotated.',
  })
}
