/** Hooks: made and changed by backends, and what third parties send to their addresses. */
import { randomUUID } from 'node:crypto'
import type { CreatedHookBody, HookBody, NewHookRequest } from 'plugboard/contract'
import { quoted } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { digestOf, isSecret, newSecret } from '../base/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Connectors } from '../connectors/index.ts'
import { ServerError } from '../errors/index.ts'
import type { Vault } from '../vault/index.ts'
import {
  countHooks,
  deleteHook,
  type HookRow,
  insertHook,
  type ListedHook,
  listHooks,
  storeSecret,
} from './rows.ts'
import type { Database } from '../store/index.ts'

/** What hooks need. */
export interface HookServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of'>
  readonly connectors: Pick<Connectors, 'find'>
  readonly vault: Vault
  readonly baseUrl: () => string
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** The most hooks of an organization. */
  readonly most: number
}

/** The hooks of an installation. Foreign and unknown ids have the same error: `hook_not_found`. */
export class Hooks {
  readonly #services: HookServices

  constructor(services: HookServices) {
    this.#services = services
  }

  /** @throws ConnectorError `definition_not_found`, `hooks_not_supported`, `connector_not_found`, `quota_exceeded` */
  async create(organizationId: string, asked: NewHookRequest): Promise<CreatedHookBody> {
    const { database, baseUrl, now, most } = this.#services
    const plan = await this.#planOf(organizationId, asked.connector_type)
    const { connector_id: connectorId } = asked
    if (connectorId !== undefined) await this.#checkConnector(organizationId, connectorId, plan.kind)
    else if (!findsAccounts(plan)) throw oneConnectorOnly(plan.kind)
    if ((await countHooks(database, organizationId)) >= most) throw quotaExceeded(most)
    const [id, token] = [randomUUID(), newSecret()]
    const hook = {
      id,
      kind: plan.kind,
      connectorId: connectorId?.toLowerCase() ?? null,
      digest: digestOf(token),
      secret: asked.secret === undefined ? null : await this.#seal({ organizationId, id }, asked.secret),
      createdAt: new Date(now()),
    }
    await insertHook(database.of(organizationId), organizationId, hook)
    return {
      ...bodyOf({ ...hook, organizationId, lastReceivedAt: null }, plan),
      url: `${baseUrl()}/hooks/${plan.kind}/${token}`,
      steps: plan.webhooks.byHand ?? null,
    }
  }

  /** The hooks of an organization, by age. */
  async list(organizationId: string): Promise<HookBody[]> {
    const rows = await listHooks(this.#services.database, organizationId)
    return Promise.all(rows.map(async (row) => bodyOf(row, await this.#planOf(organizationId, row.kind))))
  }
}
