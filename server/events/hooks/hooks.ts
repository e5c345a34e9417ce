/** Hooks as backends manage them. Foreign and unknown ids have the same error: `hook_not_found`. */
import { randomUUID } from 'node:crypto'
import type { CreatedHookBody, HookBody, NewHookRequest } from 'plugboard/contract'
import { quoted } from 'plugboard/internal'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { digestOf, newSecret } from '../../ground/base/index.ts'
import { type Catalogue, ownHostsOf, planOfRow } from '../../accounts/catalogue/index.ts'
import type { Connectors } from '../../accounts/connectors/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { Vault } from '../../ground/vault/index.ts'
import { countHooks, deleteHook, insertHook, type ListedHook, listHooks, storeSecret } from './rows.ts'
import { addressOwner, hookOwner, keySourceOf, type KindWebhooks, kindWebhooks } from './webhooks.ts'

/** Services of hooks. */
export interface HookServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly connectors: Pick<Connectors, 'find'>
  readonly vault: Vault
  readonly baseUrl: () => string
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** The most hooks of an organization. */
  readonly most: number
  /** Whether third parties are simulated: they need to know where to send. */
  readonly isSandbox: boolean
}

/** The hooks of an installation. */
export class Hooks {
  readonly #services: HookServices

  constructor(services: HookServices) {
    this.#services = services
  }

  /** @throws ConnectorError `definition_not_found`, `hooks_not_supported`, `connector_not_found`, `quota_exceeded`, `validation_error` */
  async create(organizationId: string, asked: NewHookRequest): Promise<CreatedHookBody> {
    const { database, baseUrl, catalogue, now, most, isSandbox } = this.#services
    const kinds = await catalogue.of(organizationId)
    const plan = await kinds.plan(kinds.find(asked.connector_type).kind)
    const webhooks = kindWebhooks(plan)
    const connectorId = await this.#connectorOf(organizationId, plan, webhooks, asked.connector_id)
    if ((await countHooks(database, organizationId)) >= most) throw quotaExceeded(most)
    const [id, token] = [randomUUID(), newSecret()]
    const owner = { organizationId, id }
    const hook = {
      id,
      kind: plan.kind,
      ownHosts: ownHostsOf(plan),
      connectorId,
      digest: digestOf(token),
      secret: asked.secret === undefined ? null : await this.#services.vault.seal(hookOwner(owner), asked.secret),
      address: isSandbox ? await this.#services.vault.seal(addressOwner(owner), token) : null,
      createdAt: new Date(now()),
    }
    await insertHook(database.of(organizationId), organizationId, hook)
    return {
      ...bodyOf({ ...hook, organizationId, subscription: null, lastReceivedAt: null }, webhooks),
      url: `${baseUrl()}/hooks/${plan.kind}/${token}`,
      steps: webhooks.byHand ?? null,
    }
  }

  /** The hooks of an organization, by age. */
  async list(organizationId: string): Promise<HookBody[]> {
    const rows = await listHooks(this.#services.database, organizationId)
    return Promise.all(rows.map((row) => this.#bodyOf(row)))
  }

  /** @throws ConnectorError `hook_not_found` */
  async get(organizationId: string, id: string): Promise<HookBody> {
    const [row] = await listHooks(this.#services.database, organizationId, id)
    if (!row) throw hookNotFound()
    return this.#bodyOf(row)
  }

  /** Stores the secret by which messages are checked, in place of the one before. @throws ConnectorError `hook_not_found` */
  async storeSecret(organizationId: string, id: string, secret: string): Promise<void> {
    const owner = { organizationId, id }
    const sealed = await this.#services.vault.seal(hookOwner(owner), secret)
    if (!(await storeSecret(this.#services.database, owner, sealed, false))) throw hookNotFound()
  }

  /** Removes a hook, with the events that are not applied yet. @throws ConnectorError `hook_not_found` */
  async remove(organizationId: string, id: string): Promise<void> {
    if (!(await deleteHook(this.#services.database, organizationId, id))) throw hookNotFound()
  }

  async #bodyOf(row: ListedHook): Promise<HookBody> {
    return bodyOf(row, kindWebhooks(await planOfRow(this.#services.catalogue, row)))
  }

  /** The connector that a hook is to serve; null for all. @throws ConnectorError `connector_not_found`, `validation_error` */
  async #connectorOf(organizationId: string, plan: Plan, webhooks: KindWebhooks, id: string | undefined) {
    const isOfAll = webhooks.account !== undefined && keySourceOf(webhooks) !== 'credentials'
    if (id === undefined && isOfAll) return null
    if (id === undefined) throw connectorNeeded(plan.kind)
    const connector = await this.#services.connectors.find({ organizationId }, id)
    if (connector.kind === plan.kind && connector.ownHosts === ownHostsOf(plan)) return connector.id
    throw new ServerError('connector_not_found', `Cannot create the hook: the connector is not of ${quoted(plan.kind)}`)
  }
}

function bodyOf(row: ListedHook, webhooks: KindWebhooks): HookBody {
  return {
    id: row.id,
    connector_type: row.kind,
    connector_id: row.connectorId,
    key: keySourceOf(webhooks),
    has_secret: row.secret !== null,
    is_subscribed: row.subscription !== null,
    created_at: row.createdAt.toISOString(),
    last_received_at: row.lastReceivedAt?.toISOString() ?? null,
  }
}

/** The same for foreign and unknown ids. */
export function hookNotFound(): ServerError {
  return new ServerError('hook_not_found', 'Cannot find the hook: it does not exist, or was removed')
}

function connectorNeeded(kind: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot create a hook for all connectors of ${quoted(kind)}`, {
    hint: 'Create one for each connector, with connector_id.',
    errors: [{ field: 'connector_id', message: 'is required for this kind', error_code: 'required' }],
  })
}

function quotaExceeded(most: number): ServerError {
  return new ServerError('quota_exceeded', `Cannot create a hook: the organization has ${most}, its quota`, {
    hint: 'Remove unused hooks, or ask the operator to raise quotas.hooks.',
  })
}
