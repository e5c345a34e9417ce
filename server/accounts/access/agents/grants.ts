/** Grants: what customers allowed agents. A grant has a code that is good once, refresh tokens that rotate, and access tokens. */
import { createHash, randomUUID } from 'node:crypto'
import { digestOf, isSecret, isUuid, newSecret } from '../../../ground/base/index.ts'
import type { AccessServices } from '../accounts/services.ts'
import { isSameDigest, newToken, tokenKindOf } from '../tokens/secrets.ts'
import type { KnownLogin } from './logins.ts'
import type { ConnectorChoice } from '../../../http/index.ts'
import { choiceOf, type AgentLevel } from '../accounts/agent-terms.ts'
import type { Session } from '../../../ground/store/index.ts'
import { GRACE_MS, openAnswer, type RefreshAnswer, sealAnswer } from './refresh-answers.ts'

/** How long an access token lives, in seconds. */
const TOKEN_SECONDS = 3600
/** How long a code is good, in milliseconds. */
const CODE_MS = 60_000
const REFRESH_PREFIX = 'pb_rft_'

/** A customer's decision on a login. */
export interface GrantTerms {
  readonly level: AgentLevel
  readonly connectors: ConnectorChoice
  readonly lifeSeconds: number
}

/** A grant as it is listed. */
export interface AgentGrant {
  readonly id: string
  readonly organizationId: string
  readonly customerId: string
  readonly externalUserId: string
  readonly clientId: string
  readonly clientName: string
  readonly level: AgentLevel
  readonly connectors: ConnectorChoice
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
}

/** Tokens that a client gets for a code or a refresh token. */
export interface GrantTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresInSeconds: number
  readonly level: AgentLevel
  readonly grant: GrantRef & { readonly clientName: string }
}

/** A grant, and whose it is. */
export interface GrantRef {
  readonly id: string
  readonly organizationId: string
  readonly customerId: string
}

/** Values that a client presents with a code. */
export interface PresentedCode {
  readonly code: string
  readonly clientId: string
  readonly redirectUri: string
  readonly verifier: string
}

/** Listener for a grant that ended because its code or refresh token was reused or presented by another client. Called once. */
export type OnReuse = (grant: GrantRef) => Promise<void>

interface GrantRow {
  readonly id: string
  readonly organization_id: string
  readonly application_id: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly client_id: string
  readonly client_name: string
  readonly redirect_uri: string
  readonly level: AgentLevel
  readonly only_connectors: string[] | null
  readonly except_connectors: string[] | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly last_used_at: Date | null
  readonly code_challenge: string
  readonly code_expires_at: Date
  readonly code_used: boolean
}

const COLUMNS = `g.id, g.organization_id, g.application_id, g.customer_id, c.external_user_id, g.client_id, g.client_name, g.redirect_uri,
  g.level, g.only_connectors, g.except_connectors, g.created_at, g.expires_at, g.last_used_at, g.code_challenge, g.code_expires_at,
  g.code_used`
const FROM = `agent_grants g join customers c on c.organization_id = g.organization_id and c.id = g.customer_id`

/** The grants of a database. */
export class AgentGrants {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** Stores what a customer decided. @returns the authorization code */
  async create(login: KnownLogin, terms: GrantTerms): Promise<{ readonly id: string; readonly code: string }> {
    const { database, now } = this.#services
    const { request } = login
    const [id, code, at] = [randomUUID(), newSecret(), now()]
    await database.of(login.organizationId).query(
      `insert into agent_grants (organization_id, id, application_id, customer_id, client_id, client_name, redirect_uri, level,
         only_connectors, except_connectors, created_at, expires_at, code_digest, code_challenge, code_expires_at,
         policy)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        login.organizationId,
        id,
        login.applicationId,
        login.customerId,
        request.clientId,
        request.clientName,
        request.redirectUri,
        terms.level,
        terms.connectors.only ?? null,
        terms.connectors.only ? null : (terms.connectors.except ?? []),
        new Date(at),
        new Date(at + terms.lifeSeconds * 1000),
        digestOf(code),
        request.codeChallenge,
        new Date(at + CODE_MS),
        login.policy ? JSON.stringify(login.policy) : null,
      ],
    )
    return { id, code }
  }

  /**
   * The first tokens of a grant. A code that is presented again, or by whom it was not made for, ends the grant.
   * @returns undefined for a code that is not good
   */
  async exchange(exchange: PresentedCode, onReuse: OnReuse): Promise<GrantTokens | undefined> {
    const { database, now } = this.#services
    if (!isSecret(exchange.code)) return undefined
    const digest = digestOf(exchange.code)
    const [row] = await database.query<GrantRow>(`select ${COLUMNS} from ${FROM} where g.code_digest = $1`, [digest])
    if (!row) return undefined
    const [taken] = await database
      .of(row.organization_id)
      .query(
        `update agent_grants set code_used = true where organization_id = $1 and id = $2 and not code_used returning id`,
        [row.organization_id, row.id],
      )
    const isTimely = row.code_expires_at.getTime() > now()
    if (!taken || !isTimely || !isOfClient(row, exchange)) {
      await this.#endReused(row, onReuse)
      return undefined
    }
    const issued = await this.#issue(row)
    return issued === 'used' ? undefined : issued
  }

  /**
   * New tokens for a refresh token, which is then used up. One that is presented again gets the same tokens for `GRACE_MS`, and
   * ends the grant after that. So does one of another client.
   * @returns undefined for a refresh token that is not good
   */
  async refresh(token: string, clientId: string, onReuse: OnReuse): Promise<GrantTokens | undefined> {
    const { database, now } = this.#services
    const digest = refreshDigest(token)
    if (!digest) return undefined
    const [row] = await database.query<GrantRow>(
      `select ${COLUMNS} from ${FROM} join agent_refresh_tokens r on r.organization_id = g.organization_id and r.grant_id = g.id
       where r.digest = $1`,
      [digest],
    )
    if (!row || row.expires_at.getTime() <= now()) return undefined
    const issued = row.client_id === clientId ? await this.#issue(row, token) : 'used'
    if (issued !== 'used') return issued
    await this.#endReused(row, onReuse)
    return undefined
  }

  /** Ends the grant of an access token or a refresh token of a client, if it is one (RFC 7009). @returns the grant that ended */
  async revoke(token: string, clientId: string): Promise<GrantRef | undefined> {
    const { database } = this.#services
    const refresh = refreshDigest(token)
    const [digest, table, joined] = refresh
      ? [refresh, 'agent_refresh_tokens', 't.grant_id = g.id']
      : [digestOf(token), 'tokens', "t.kind = 'agent' and t.grant_id = g.id"]
    if (!refresh && tokenKindOf(token) !== 'agent') return undefined
    const [row] = await database.query<GrantRow>(
      `select ${COLUMNS} from ${FROM} join ${table} t on t.organization_id = g.organization_id and ${joined}
       where t.digest = $1 and g.client_id = $2`,
      [digest, clientId],
    )
    return row && this.end(row.organization_id, row.id)
  }

  /** The grants that are in force, newest first; of one customer, where one is named. */
  async list(organizationId: string, customerId?: string): Promise<AgentGrant[]> {
    const { database, now } = this.#services
    const rows = await database.of(organizationId).query<GrantRow>(
      `select ${COLUMNS} from ${FROM} where g.organization_id = $1 and ($2::uuid is null or g.customer_id = $2) and g.expires_at > $3
         and exists (select from agent_refresh_tokens r where r.organization_id = g.organization_id and r.grant_id = g.id)
       order by g.created_at desc, g.id limit 500`,
      [organizationId, customerId ?? null, new Date(now())],
    )
    return rows.map(grantOf)
  }

  /** Ends a grant with its tokens, in every process. @returns undefined when there is none, or it is another customer's */
  async end(organizationId: string, id: string, customerId?: string): Promise<GrantRef | undefined> {
    const { database, notifications } = this.#services
    const [row] = isUuid(id)
      ? await database
          .of(organizationId)
          .query<{ customer_id: string }>(
            'delete from agent_grants where organization_id = $1 and id = $2 and ($3::uuid is null or customer_id = $3) returning customer_id',
            [organizationId, id, customerId ?? null],
          )
      : []
    if (!row) return undefined
    await notifications.publish({ subject: 'customer', id: row.customer_id })
    return { id, organizationId, customerId: row.customer_id }
  }

  /** Removes expired grants, grants with an unused expired code, and expired refresh answers. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query('update agent_refresh_tokens set answer = null where answer is not null and used_at <= $1', [
      new Date(now() - GRACE_MS),
    ])
    await database.query(
      'delete from agent_grants where expires_at <= $1 or (not code_used and code_expires_at <= $1)',
      [new Date(now())],
    )
  }

  async #endReused({ organization_id: organizationId, id }: GrantRow, onReuse: OnReuse): Promise<void> {
    const ended = await this.end(organizationId, id)
    if (ended) await onReuse(ended)
  }

  /**
   * Issues tokens of a grant; undefined if the grant, its customer, application, or organization no longer exists.
   * @param asked the refresh token to use up
   * @returns 'used' for a refresh token used before, unless its answer can be given again
   */
  async #issue(row: GrantRow, asked?: string): Promise<GrantTokens | 'used' | undefined> {
    const { database, now, cell } = this.#services
    const { organization_id: organizationId, id } = row
    const at = now()
    const expiresAt = Math.min(at + TOKEN_SECONDS * 1000, row.expires_at.getTime())
    const answer = { accessToken: newToken('agent', cell), refreshToken: REFRESH_PREFIX + newSecret(), expiresAt }
    const given = await database.transaction(async (sql) => {
      const [held] = await sql.query<HeldRow>(HOLD, [organizationId, id, new Date(at)])
      if (!held) return undefined
      if (asked !== undefined) {
        const sealed = sealAnswer(asked, answer)
        const [taken] = await sql.query(USE_UP, [organizationId, digestOf(asked), new Date(at), sealed])
        if (!taken) return this.#answered(sql, organizationId, asked)
      }
      const { application_id: applicationId, customer_id: customerId } = held
      const { accessToken, refreshToken } = answer
      const times = [new Date(at), new Date(expiresAt)]
      await sql.query(INSERT_TOKEN, [digestOf(accessToken), applicationId, organizationId, customerId, id, ...times])
      await sql.query(INSERT_REFRESH, [organizationId, digestOf(refreshToken), id])
      return answer
    })
    return given && given !== 'used' ? tokensOf(row, given, at) : given
  }

  /** The answer that a used refresh token got, as long as it may get it again. */
  async #answered(sql: Session, organizationId: string, asked: string): Promise<RefreshAnswer | 'used'> {
    const since = new Date(this.#services.now() - GRACE_MS)
    const [row] = await sql.query<{ answer: Buffer }>(ANSWER, [organizationId, digestOf(asked), since])
    return (row && openAnswer(asked, Buffer.from(row.answer))) ?? 'used'
  }
}

interface HeldRow {
  readonly application_id: string
  readonly customer_id: string
}

/**
 * Locks the rows that a token depends on, as for other kinds of tokens. Deleting one of them waits, or no token is issued.
 * Refreshes of a grant run in order.
 */
const HOLD = `
  with held as (select g.organization_id, g.id, g.application_id, g.customer_id from agent_grants g
    join applications a on a.id = g.application_id
    join organizations o on o.id = g.organization_id
    join customers c on c.organization_id = g.organization_id and c.id = g.customer_id
    where g.organization_id = $1::uuid and g.id = $2::uuid and g.expires_at > $3::timestamptz
      and a.status = 'active' and o.status = 'active' and c.status = 'active'
    for share of a, o, c for no key update of g)
  update agent_grants g set last_used_at = $3::timestamptz from held
    where g.organization_id = held.organization_id and g.id = held.id
    returning held.application_id, held.customer_id`

const INSERT_TOKEN = `
  insert into tokens (digest, kind, application_id, organization_id, customer_id, grant_id, issued_at, expires_at)
    values ($1, 'agent', $2, $3, $4, $5, $6, $7)`

const INSERT_REFRESH = 'insert into agent_refresh_tokens (organization_id, digest, grant_id) values ($1, $2, $3)'

const USE_UP = `
  update agent_refresh_tokens set is_used = true, used_at = $3, answer = $4
    where organization_id = $1 and digest = $2 and not is_used returning digest`

const ANSWER = `
  select answer from agent_refresh_tokens where organization_id = $1 and digest = $2 and answer is not null and used_at > $3`

function tokensOf(row: GrantRow, { accessToken, refreshToken, expiresAt }: RefreshAnswer, now: number): GrantTokens {
  return {
    accessToken,
    refreshToken,
    expiresInSeconds: Math.max(0, Math.floor((expiresAt - now) / 1000)),
    level: row.level,
    grant: {
      id: row.id,
      organizationId: row.organization_id,
      customerId: row.customer_id,
      clientName: row.client_name,
    },
  }
}

/** Whether the client that began the login presents the code, at its redirect URI (RFC 7636). */
function isOfClient(row: GrantRow, { clientId, redirectUri, verifier }: PresentedCode): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return (
    row.client_id === clientId &&
    row.redirect_uri === redirectUri &&
    isSameDigest(Buffer.from(challenge), Buffer.from(row.code_challenge))
  )
}

function refreshDigest(token: string): Buffer | undefined {
  if (!token.startsWith(REFRESH_PREFIX) || !isSecret(token.slice(REFRESH_PREFIX.length))) return undefined
  return digestOf(token)
}

function grantOf(row: GrantRow): AgentGrant {
  return {
    id: row.id,
    organizationId: row.organization_id,
    customerId: row.customer_id,
    externalUserId: row.external_user_id,
    clientId: row.client_id,
    clientName: row.client_name,
    level: row.level,
    connectors: choiceOf(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}
