/** A token's text -> whom it speaks for; verified tokens are cached for a moment, so that not each request asks the database. */
import type { AgentPolicy } from 'plugboard/agent'
import { ConnectorError } from 'plugboard/internal'
import { BoundedCache, digestOf, isUuid } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { ChangeNotice } from '../../../ground/notifications/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { Caller, TokenKind, TokenPolicy } from '../../../http/index.ts'
import { readTerms, type TermsRow } from '../accounts/terms.ts'
import { choiceOf, type AgentLevel, limitsOfLevel, type LoginPolicy } from '../accounts/agent-terms.ts'
import { tokenKindOf } from './secrets.ts'

/** How far what two processes know of the database's clock may lie apart. */
const SKEW_MS = 30_000

/**
 * Resolves a token's caller, in the organization that the header names.
 * @throws ConnectorError `invalid_token`, `token_expired`, `organization_required`, `organization_forbidden`
 */
export type Verify = (token: string, organizationHeader?: string) => Promise<Caller>

/** A verified token. */
export interface VerifiedToken {
  /** Digest in hex. */
  readonly digest: string
  readonly caller: Caller
  /** Where it was issued, which for an application may be another organization than the caller chose. */
  readonly issuedIn: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

interface CachedToken {
  readonly verified: VerifiedToken
  readonly atMs: number
}

interface TokenLoad {
  readonly loaded: Promise<VerifiedToken>
  readonly atMs: number
  readonly mark: number
}

/** Part of the cache time after which a token is loaded again in the background. */
const RENEWED_AFTER = 0.8

/** Verified tokens by key; the least recently used make room. */
export class TokenCache {
  readonly #lifetimeMs: number
  readonly #tokens: BoundedCache<string, CachedToken>
  readonly #loads = new Map<string, TokenLoad>()
  #changes = 0

  /** A cache of at most `size` tokens, each believed for at most `lifetimeMs`. */
  constructor(lifetimeMs: number, size = 10_000) {
    this.#lifetimeMs = lifetimeMs
    this.#tokens = new BoundedCache({ max: size })
  }

  /** The token of a key, unless it is too old, or of a time that has not come: the clock was set back. */
  get(key: string, nowMs: number): VerifiedToken | undefined {
    return this.#believed(key, nowMs)?.verified
  }

  #believed(key: string, nowMs: number): CachedToken | undefined {
    const cached = this.#tokens.get(key)
    if (!cached || this.#isYoung(cached, nowMs)) return cached
    this.#tokens.delete(key)
    return undefined
  }

  /**
   * Returns the cached token of a key, else the one that `load` returns. Concurrent calls share one load, unless something changed
   * since it began.
   */
  find(key: string, nowMs: number, load: () => Promise<VerifiedToken>): VerifiedToken | Promise<VerifiedToken> {
    const believed = this.#believed(key, nowMs)
    if (believed && this.#isYoung(believed, nowMs, RENEWED_AFTER)) return believed.verified
    const loaded = this.#load(key, nowMs, load)
    if (!believed) return loaded
    // One that is refused, or could not be read, is believed to the end of its time.
    loaded.catch(() => undefined)
    return believed.verified
  }

  #load(key: string, nowMs: number, load: () => Promise<VerifiedToken>): Promise<VerifiedToken> {
    const running = this.#loads.get(key)
    if (running?.mark === this.#changes && this.#isYoung(running, nowMs)) return running.loaded
    const loaded = load().finally(() => {
      if (this.#loads.get(key)?.loaded === loaded) this.#loads.delete(key)
    })
    this.#loads.set(key, { loaded, atMs: nowMs, mark: this.#changes })
    return loaded
  }

  #isYoung({ atMs }: { readonly atMs: number }, nowMs: number, part = 1): boolean {
    return nowMs >= atMs && nowMs - atMs < this.#lifetimeMs * part
  }

  /** Stores what was loaded, unless something changed since `mark` was taken: it may have been read before the change. */
  set(key: string, verified: VerifiedToken, nowMs: number, mark: number): void {
    if (mark === this.#changes) this.#tokens.set(key, { verified, atMs: nowMs })
  }

  /** The number of changes so far; taken before a load. */
  mark(): number {
    return this.#changes
  }

  /** Forgets every token that a change concerns. */
  forget(notice: ChangeNotice): void {
    this.#changes += 1
    const concerned = [...this.#tokens.entries()].filter(([, { verified }]) => isConcerned(verified, notice))
    for (const [key] of concerned) this.#tokens.delete(key)
  }
}

function isConcerned({ digest, caller, issuedIn }: VerifiedToken, { subject, id }: ChangeNotice): boolean {
  if (subject === 'token') return digest === id
  if (subject === 'customer') return caller.customer?.id === id
  if (subject === 'application') return caller.applicationId === id
  return subject === 'organization' && (caller.organizationId === id || issuedIn === id)
}

interface TokenRow extends TermsRow {
  readonly kind: string
  readonly application_id: string
  readonly organization_id: string
  readonly customer_id: string | null
  readonly allowed_origin: string | null
  readonly connector_types: string[] | null
  readonly chooses_entities: boolean
  readonly policy: AgentPolicy | null
  /** Of the grant of an agent's token; null for every other. */
  readonly level: AgentLevel | null
  readonly grant_id: string | null
  readonly grant_policy: LoginPolicy | null
  readonly only_connectors: string[] | null
  readonly except_connectors: string[] | null
  readonly issued_at: Date
  readonly expires_at: Date
  readonly application_status: string
  readonly organization_status: string
  /** The application still belongs to the token's organization. */
  readonly is_member: boolean
  /** The application belongs to several organizations. */
  readonly has_choice: boolean
  /** The application belongs to the organization that the header names, which is active. */
  readonly may_choose: boolean
  readonly customer_status: string | null
  readonly external_user_id: string | null
}

/** A verifier that asks the database once for each token, organization and time that the cache keeps it. */
export function createVerify(database: Database, cache: TokenCache, now: () => number): Verify {
  return async (token, organizationHeader) => {
    const kind = tokenKindOf(token)
    if (!kind) throw invalidToken()
    return callerByDigest(database, cache, { kind, digest: digestOf(token), organizationHeader, now })
  }
}

/** Resolves the caller of a customer's token by its digest. @throws ConnectorError `invalid_token`, `token_expired` */
export type VerifyDigest = (kind: TokenKind, digest: string) => Promise<Caller>

/** A verifier for what was given to the holder of a token, and is good no longer than the token. */
export function createVerifyDigest(database: Database, cache: TokenCache, now: () => number): VerifyDigest {
  return (kind, digest) =>
    callerByDigest(database, cache, { kind, digest: Buffer.from(digest, 'hex'), organizationHeader: undefined, now })
}

async function callerByDigest(
  database: Database,
  cache: TokenCache,
  { kind, digest, organizationHeader, now }: Omit<TokenLookup, 'key'>,
): Promise<Caller> {
  // An empty header is not the same as none.
  const key = `${digest.toString('base64')}${organizationHeader === undefined ? '' : ` ${organizationHeader}`}`
  const found = cache.find(key, now(), () => load(database, cache, { kind, digest, key, organizationHeader, now }))
  const verified = found instanceof Promise ? await found : found
  if (!isTimely(verified, now())) await refuse(database, verified)
  return verified.caller
}

interface TokenLookup {
  readonly kind: TokenKind
  readonly digest: Buffer
  readonly key: string
  readonly organizationHeader: string | undefined
  readonly now: () => number
}

async function load(database: Database, cache: TokenCache, lookup: TokenLookup): Promise<VerifiedToken> {
  const { kind, digest, key, organizationHeader, now } = lookup
  const mark = cache.mark()
  const atMs = now()
  const chosen =
    organizationHeader !== undefined && isUuid(organizationHeader) ? organizationHeader.toLowerCase() : null
  const [row] = await database.query<TokenRow>(FIND, [digest, chosen])
  if (!row || row.kind !== kind || !isConsistent(row) || !isLive(row)) throw invalidToken()
  const found = {
    digest: digest.toString('hex'),
    caller: callerOf(kind, row, digest),
    issuedIn: row.organization_id,
    issuedAtMs: row.issued_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
  }
  if (!isTimely(found, atMs)) return found
  const organizationId = organizationOf(row, organizationHeader === undefined ? undefined : (chosen ?? ''))
  const verified = { ...found, caller: Object.freeze({ ...found.caller, organizationId }) }
  cache.set(key, verified, atMs, mark)
  return verified
}

const FIND = `
  select t.kind, t.application_id, t.organization_id, t.customer_id, t.allowed_origin, t.connector_types, t.chooses_entities,
    t.fields, t.brand, t.policy, t.issued_at, t.expires_at, a.status as application_status, o.status as organization_status,
    exists (select from application_organizations m
      where m.application_id = t.application_id and m.organization_id = t.organization_id) as is_member,
    (select count(*) from (select from application_organizations m where m.application_id = t.application_id limit 2) few) > 1
      as has_choice,
    exists (select from application_organizations m join organizations c on c.id = m.organization_id
      where m.application_id = t.application_id and m.organization_id = $2::uuid and c.status = 'active') as may_choose,
    c.status as customer_status, c.external_user_id, g.level, g.only_connectors, g.except_connectors,
    t.grant_id, g.policy as grant_policy
  from tokens t
  join applications a on a.id = t.application_id
  join organizations o on o.id = t.organization_id
  left join customers c on c.id = t.customer_id and c.organization_id = t.organization_id
  left join agent_grants g on g.id = t.grant_id and g.organization_id = t.organization_id and g.customer_id = t.customer_id
  where t.digest = $1`

/** Whether a row is consistent: a customer and an origin exactly if its kind has them, and a positive lifetime. */
function isConsistent(row: TokenRow): boolean {
  const hasCustomer = row.customer_id !== null && row.external_user_id !== null
  const hasNone = row.customer_id === null
  const isOfKind =
    (row.kind === 'application' && hasNone && row.allowed_origin === null && row.connector_types === null) ||
    (row.kind === 'scoped' && hasCustomer && row.allowed_origin === null && row.connector_types === null) ||
    (row.kind === 'agent' && hasCustomer && row.level !== null && row.allowed_origin === null) ||
    (row.kind === 'widget' && hasCustomer && Boolean(row.allowed_origin) && row.connector_types?.length !== 0)
  const choosesNothing = !row.chooses_entities && row.fields === null && row.brand === null
  return isOfKind && (row.kind === 'widget' || choosesNothing) && isTime(row.issued_at) && isTime(row.expires_at)
}

/** Infinity is no Date. */
function isTime(value: unknown): boolean {
  return value instanceof Date && !Number.isNaN(value.getTime())
}

function isLive(row: TokenRow): boolean {
  const hasCustomer = row.customer_id === null || row.customer_status === 'active'
  const hasOwners = row.application_status === 'active' && row.organization_status === 'active'
  return hasOwners && row.is_member && hasCustomer
}

/** @param chosen the header in lower case; '' when it is no id */
function organizationOf(row: TokenRow, chosen: string | undefined): string {
  if (row.kind !== 'application') {
    if (chosen !== undefined && chosen !== row.organization_id) throw organizationForbidden()
    return row.organization_id
  }
  if (chosen === undefined && row.has_choice) throw organizationRequired()
  if (chosen !== undefined && !row.may_choose) throw organizationForbidden()
  return chosen ?? row.organization_id
}

function callerOf(kind: TokenKind, row: TokenRow, digest: Buffer): Caller {
  const { fields, brand } = readTerms(row)
  return {
    token: kind,
    organizationId: row.organization_id,
    applicationId: row.application_id,
    tokenDigest: row.customer_id === null ? undefined : digest.toString('hex'),
    customer: customerOf(row),
    allowedOrigin: row.allowed_origin ?? undefined,
    connectorTypes: row.connector_types === null ? undefined : Object.freeze(row.connector_types),
    choosesEntities: row.chooses_entities ? true : undefined,
    fields: fields && Object.freeze(fields),
    brand: brand && Object.freeze(brand),
    policy: policyOf(row, digest.toString('hex')),
    connectors: row.level === null ? undefined : Object.freeze(choiceOf(row)),
    expiresAt: row.expires_at,
  }
}

/** Returns the policy of a token. An agent's token always has one, so that it only executes. */
function policyOf(row: TokenRow, digest: string): TokenPolicy | undefined {
  const { kind, policy, level, grant_policy: own, grant_id: holder } = row
  if (kind !== 'agent') return policy === null ? undefined : Object.freeze({ ...policy, digest, holder: digest })
  // The level is the user's choice, the rest the application's; each only takes away.
  const limits = limitsOfLevel(level ?? 'read')
  return Object.freeze({
    ...own,
    readOnly: limits.readOnly || own?.readOnly === true,
    noDelete: limits.noDelete || own?.noDelete === true,
    noPayments: limits.noPayments || own?.noPayments === true,
    digest,
    holder: holder ?? digest,
  })
}

/** The customer that a token is limited to. One without its name would not be limited, so it is refused. */
function customerOf({ customer_id: id, external_user_id: externalUserId }: TokenRow): Caller['customer'] {
  if (id === null) return undefined
  if (externalUserId === null) throw invalidToken()
  return Object.freeze({ id, externalUserId })
}

const END_UNTIMELY = `
  update tokens set expires_at = issued_at - make_interval(secs => ${SKEW_MS / 1000})
  where digest = $1 and organization_id = $2 and expires_at > issued_at
    and (expires_at <= clock_timestamp() or issued_at > clock_timestamp() + make_interval(secs => ${SKEW_MS / 1000}))`

type Times = Pick<VerifiedToken, 'issuedAtMs' | 'expiresAtMs'>

function isTimely({ issuedAtMs, expiresAtMs }: Times, nowMs: number): boolean {
  return nowMs < expiresAtMs && nowMs >= issuedAtMs - SKEW_MS
}

/**
 * Refuses a token outside its time. An expired token stays expired, even if a database's clock goes back. The database's clock
 * decides, not this process's.
 * @throws ConnectorError `token_expired`
 */
async function refuse(database: Database, { digest, issuedIn, ...times }: VerifiedToken): Promise<never> {
  if (times.expiresAtMs > times.issuedAtMs) await database.query(END_UNTIMELY, [Buffer.from(digest, 'hex'), issuedIn])
  throw new ServerError('token_expired', 'Cannot use the token: it has expired', { hint: 'Request a new one.' })
}

function invalidToken(): ConnectorError {
  return new ServerError('invalid_token', 'Cannot use the token: it is not valid', { hint: 'Request a new one.' })
}

/** The error for an application of several organizations that named none. */
export function organizationRequired(): ConnectorError {
  const message = 'Cannot choose the organization: the application belongs to several'
  return new ServerError('organization_required', message, { hint: 'Send the ID of one as X-Organization-Id.' })
}

/** The error for an organization that is not the caller's; the same for one that does not exist. */
export function organizationForbidden(): ConnectorError {
  return new ServerError(
    'organization_forbidden',
    'Cannot act for the organization: it does not belong to the caller',
    {
      hint: 'Set X-Organization-Id to the ID of an organization of the application, or leave it out with a scoped token.',
    },
  )
}
