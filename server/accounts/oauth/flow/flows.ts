/** Flows that are not finished, as rows. Ids, states and cookies are stored as digests; settings that are secret are sealed. */
import { randomUUID } from 'node:crypto'
import type { ConsentChoice, Credentials, Json } from 'plugboard/runtime'
import { type Database, ofActiveOrganization, type Sql } from '../../../ground/store/index.ts'
import { openJson, sealJson, type Seals, type SecretOwner } from '../../../ground/vault/index.ts'
import { digestOf, newSecret } from '../../../ground/base/index.ts'
import { recordEvent } from '../../../ground/outbox/index.ts'

/** How long a flow can be started, and then answered. */
export const LIFETIME_MS: number = 10 * 60_000

/** Subject of a flow. */
export interface FlowSubject {
  readonly organizationId: string
  readonly externalUserId: string
  readonly kind: string
  readonly variant: string
  readonly redirectUrl: string
  readonly environment: Readonly<Record<string, Json>>
  readonly scopes: readonly string[]
  /** The connector to connect again. */
  readonly connectorId?: string
}

/** Sealed values of a flow. */
export interface FlowSecrets {
  /** Its secret name in URLs. */
  readonly flowId: string
  /** Credentials that no token answer holds. */
  readonly given: Credentials
  /** The PKCE verifier, once started. */
  readonly verifier?: string
}

/** A flow. */
export interface Flow extends FlowSubject, FlowSecrets {
  readonly id: string
}

/** How a flow ended, as it is stored. Holds no secret. */
export interface FlowOutcome {
  /** The code or word of a failure; absent for a success. */
  readonly error?: string
  readonly error_description?: string
  /** The connector that was connected again. */
  readonly connector_id?: string
  /** Choices from which a connector can be created. */
  readonly choices?: readonly ConsentChoice[]
}

/** Key of a flow's row. */
export type FlowKey = Pick<Flow, 'id' | 'organizationId'>

/** A flow as its application sees it. */
export interface FlowProgress extends Pick<FlowSubject, 'externalUserId' | 'kind' | 'redirectUrl' | 'connectorId'> {
  readonly id: string
  /** Of the code that the browser which consented has; null for flows that need none. */
  readonly codeDigest: Buffer | null
  readonly expiresAt: Date
  /** Undefined until it has ended. */
  readonly outcome: FlowOutcome | undefined
}

/** Values that bind the two halves of a flow. */
export interface FlowBinding {
  readonly state: string
  readonly cookie: string
}

/** Stores flows. */
export interface Flows {
  /** Stores a new flow. @returns its secret name in URLs */
  open(subject: FlowSubject, given: Credentials): Promise<{ flowId: string; expiresAt: Date }>
  /** A flow that can still be started, by its secret name; none of a suspended organization. */
  find(flowId: string): Promise<Flow | undefined>
  /** Gives a flow its state, cookie and verifier; those of an earlier start are no longer valid. @returns whether the flow can still be started */
  start(flow: Flow, binding: FlowBinding & { readonly verifier: string }): Promise<boolean>
  /** Takes the flow of a state and a cookie: once, however many ask at the same time. Leaves one of a suspended organization. */
  take(kind: string, binding: FlowBinding): Promise<Flow | undefined>
  /**
   * Stores how a flow ended, and tells of it.
   * @param code what the page that began the flow has to send before it learns more
   */
  end(flow: Flow, outcome: FlowOutcome, code?: string): Promise<void>
  /** Stores that a flow which ended is confirmed. */
  confirm(flow: FlowKey, outcome: FlowOutcome, code: string): Promise<void>
  /** A flow of an organization by its secret name, also after it has ended or expired, for as long as it is stored. */
  progress(organizationId: string, flowId: string): Promise<FlowProgress | undefined>
}

interface FlowRow {
  readonly id: string
  readonly organization_id: string
  readonly external_user_id: string
  readonly kind: string
  readonly auth_variant: string
  readonly redirect_url: string
  readonly environment: Record<string, Json>
  readonly scopes: string[]
  readonly connector_id: string | null
  readonly sealed: Buffer
}

interface ProgressRow extends Pick<FlowRow, 'id' | 'external_user_id' | 'kind' | 'redirect_url' | 'connector_id'> {
  readonly code_digest: Buffer | null
  readonly expires_at: Date
  readonly outcome: FlowOutcome | null
}

const COLUMNS =
  'id, organization_id, external_user_id, kind, auth_variant, redirect_url, environment, scopes, connector_id, sealed'

/** The flows in a database. */
export function flows(database: Database, vault: Seals, now: () => number): Flows {
  async function opened(row: FlowRow | undefined): Promise<Flow | undefined> {
    return row && openFlow(vault, row)
  }

  return {
    async open(subject, given) {
      const [id, flowId] = [randomUUID(), newSecret()]
      const secrets: FlowSecrets = { flowId, given }
      const sealed = await sealJson(vault, ownerOf(subject.organizationId, id), secrets)
      const at = now()
      const expiresAt = new Date(at + LIFETIME_MS)
      await database.of(subject.organizationId).query(
        `insert into oauth_flows (id, organization_id, flow_digest, external_user_id, kind, auth_variant, redirect_url,
           environment, scopes, connector_id, sealed, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          subject.organizationId,
          digestOf(flowId),
          subject.externalUserId,
          subject.kind,
          subject.variant,
          subject.redirectUrl,
          JSON.stringify(subject.environment),
          subject.scopes,
          subject.connectorId ?? null,
          sealed,
          new Date(at),
          expiresAt,
        ],
      )
      return { flowId, expiresAt }
    },
    async find(flowId) {
      // A flow is started within its first ten minutes, though a start gives it ten more.
      const [row] = await database.query<FlowRow>(
        `select ${COLUMNS} from oauth_flows where flow_digest = $1 and created_at > $2 and expires_at > $3
           and sealed is not null and outcome is null and ${ofActiveOrganization('organization_id')}`,
        [digestOf(flowId), new Date(now() - LIFETIME_MS), new Date(now())],
      )
      return opened(row)
    },
    async start({ id, organizationId, flowId, given }, { state, cookie, verifier }) {
      const secrets: FlowSecrets = { flowId, given, verifier }
      const sealed = await sealJson(vault, ownerOf(organizationId, id), secrets)
      const rows = await database.of(organizationId).query(
        `update oauth_flows set state_digest = $3, cookie_digest = $4, sealed = $5, expires_at = $6
         where organization_id = $1 and id = $2 and sealed is not null returning id`,
        [organizationId, id, digestOf(state), digestOf(cookie), sealed, new Date(now() + LIFETIME_MS)],
      )
      return rows.length === 1
    },
    async take(kind, { state, cookie }) {
      const [row] = await database.query<FlowRow>(
        `with taken as (
           select ${COLUMNS} from oauth_flows
           where state_digest = $1 and cookie_digest = $2 and kind = $3 and expires_at > $4
             and ${ofActiveOrganization('organization_id')} for update)
         update oauth_flows f set state_digest = null, cookie_digest = null, sealed = null
         from taken where f.organization_id = taken.organization_id and f.id = taken.id returning taken.*`,
        [digestOf(state), digestOf(cookie), kind, new Date(now())],
      )
      return opened(row)
    },
    end: (flow, outcome, code) => endFlow(database, flow, { outcome, code }),
    confirm: (flow, outcome, code) => storeOutcome(database.of(flow.organizationId), flow, outcome, code),
    progress: (organizationId, flowId) => findProgress(database, organizationId, flowId),
  }
}

/** How a flow ended, and what the page that began it has to send. */
interface FlowEnding {
  readonly outcome: FlowOutcome
  readonly code: string | undefined
}

async function openFlow(vault: Seals, row: FlowRow): Promise<Flow> {
  const secrets = await openJson<FlowSecrets>(vault, ownerOf(row.organization_id, row.id), row.sealed)
  return { ...subjectOf(row), ...secrets, id: row.id }
}

function endFlow(database: Database, flow: Flow, { outcome, code }: FlowEnding): Promise<void> {
  return database.of(flow.organizationId).transaction(async (sql) => {
    await storeOutcome(sql, flow, outcome, code)
    await recordEnd(sql, flow, outcome)
  })
}

/** Tells the application how a flow ended, in the transaction of its end; nothing once the customer is gone. */
async function recordEnd(
  sql: Sql,
  { organizationId, externalUserId, kind, connectorId }: FlowSubject,
  { error }: FlowOutcome,
): Promise<void> {
  const [customer] = await sql.query<{ id: string }>(
    'select id from customers where organization_id = $1 and external_user_id = $2',
    [organizationId, externalUserId],
  )
  if (!customer) return
  const connector = connectorId === undefined ? undefined : { id: connectorId, kind }
  const about = { organizationId, customer: { id: customer.id, externalUserId }, connector }
  if (error === undefined) await recordEvent(sql, { ...about, type: 'oauth.completed', data: { connector_type: kind } })
  else await recordEvent(sql, { ...about, type: 'oauth.failed', data: { connector_type: kind, code: error } })
}

async function storeOutcome(
  sql: Sql,
  { organizationId, id }: FlowKey,
  outcome: FlowOutcome,
  code?: string,
): Promise<void> {
  const values = [organizationId, id, JSON.stringify(outcome), code === undefined ? null : digestOf(code)]
  await sql.query(
    'update oauth_flows set outcome = $3, code_digest = $4 where organization_id = $1 and id = $2',
    values,
  )
}

async function findProgress(
  database: Database,
  organizationId: string,
  flowId: string,
): Promise<FlowProgress | undefined> {
  const [row] = await database.of(organizationId).query<ProgressRow>(
    `select id, external_user_id, kind, redirect_url, connector_id, expires_at, outcome, code_digest from oauth_flows
     where organization_id = $1 and flow_digest = $2`,
    [organizationId, digestOf(flowId)],
  )
  return row && progressOf(row)
}

function progressOf(row: ProgressRow): FlowProgress {
  return {
    id: row.id,
    externalUserId: row.external_user_id,
    kind: row.kind,
    redirectUrl: row.redirect_url,
    connectorId: row.connector_id ?? undefined,
    codeDigest: row.code_digest,
    expiresAt: row.expires_at,
    outcome: row.outcome ?? undefined,
  }
}

function subjectOf(row: FlowRow): FlowSubject {
  return {
    organizationId: row.organization_id,
    externalUserId: row.external_user_id,
    kind: row.kind,
    variant: row.auth_variant,
    redirectUrl: row.redirect_url,
    environment: row.environment,
    scopes: row.scopes,
    connectorId: row.connector_id ?? undefined,
  }
}

function ownerOf(organizationId: string, id: string): SecretOwner {
  return { organizationId, purpose: 'oauth_flow', id, version: 1 }
}
