/** Subscriptions that operations of a connector make and end: the third party learns the address of a hook without its owner. */
import type { HookBody, NewSubscriptionRequest } from 'plugboard/contract'
import { compileLocator, defined, isObject, own, ownKeyField, quoted, renderedParams } from 'plugboard/internal'
import { ConnectorError, executeRaw, type Json, type Params, type Plan } from 'plugboard/runtime'
import { newSecret } from '../../ground/base/index.ts'
import type { Connectors, OpenConnector } from '../../accounts/connectors/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { Hooks } from './hooks.ts'
import { findHook, storeSubscription, type Subscription } from './rows.ts'
import { type KindWebhooks, kindWebhooks } from './webhooks.ts'

/** Services of subscriptions. */
export interface SubscriptionServices {
  readonly database: Database
  readonly connectors: Pick<Connectors, 'open'>
  readonly hooks: Hooks
}

type Subscribe = NonNullable<KindWebhooks['subscribe']>

/** The subscriptions of an installation. */
export class Subscriptions {
  readonly #services: SubscriptionServices

  constructor(services: SubscriptionServices) {
    this.#services = services
  }

  /**
   * Creates a hook of a connector, and has the third party send to it. If it refuses, no hook stays.
   * @throws ConnectorError `hooks_not_supported`, `connector_not_found`, `quota_exceeded`, `validation_error`, and what the operation
   * fails with
   */
  async create(
    organizationId: string,
    connectorId: string,
    { params = {} }: NewSubscriptionRequest,
    signal: AbortSignal,
  ): Promise<HookBody> {
    const { connectors, database, hooks } = this.#services
    const opened = await connectors.open({ organizationId }, connectorId)
    let failure: unknown
    try {
      const subscribe = subscribeOf(opened.plan)
      const given = callersParams(subscribe, params)
      const secret = insertsSecret(subscribe) ? newSecret() : undefined
      const asked = { connector_type: opened.plan.kind, connector_id: connectorId, secret }
      const { id, url } = await hooks.create(organizationId, asked)
      try {
        const all = { ...given, ...renderedParams(subscribe.with, defined({ url, secret })) }
        const record = await run(opened, subscribe.create, all, signal)
        const shown = subscribe.secret && compileLocator(subscribe.secret)({ body: record, header: () => null })
        if (typeof shown === 'string' && shown !== '') await hooks.storeSecret(organizationId, id, shown)
        await storeSubscription(
          database,
          { organizationId, id },
          { key: keyOf(opened.plan, subscribe, record), params: given },
        )
      } catch (error) {
        await hooks.remove(organizationId, id)
        throw error
      }
      return await hooks.get(organizationId, id)
    } catch (error) {
      failure = error
      throw error
    } finally {
      opened.release(failure)
    }
  }

  /**
   * Ends the subscription of a hook at the third party, if an operation made it. One that is gone there counts as ended.
   * @throws ConnectorError `hook_not_found`, and what the operation fails with
   */
  async end(organizationId: string, hookId: string, signal: AbortSignal): Promise<void> {
    const { connectors, database } = this.#services
    const hook = await findHook(database, organizationId, hookId)
    if (!hook?.subscription || hook.connectorId === null) return
    const opened = await connectors.open({ organizationId }, hook.connectorId)
    let failure: unknown
    try {
      const { delete: operation } = subscribeOf(opened.plan)
      if (operation !== undefined)
        await run(opened, operation, endingParams(opened.plan, operation, hook.subscription), signal)
    } catch (error) {
      failure = error
      if (!(error instanceof ConnectorError) || error.code !== 'record_not_found') throw error
    } finally {
      opened.release(failure)
    }
  }
}

function subscribeOf(plan: Plan): Subscribe {
  const { subscribe, byHand } = kindWebhooks(plan)
  if (subscribe) return subscribe
  throw new ServerError(
    'hooks_not_supported',
    `Cannot subscribe to ${quoted(plan.kind)}: no operation of it subscribes`,
    {
      hint: `Create a hook, and enter its URL at the third party. ${byHand ?? ''}`.trim(),
    },
  )
}

/** The params that a caller may give: others than those of the manifest. */
function callersParams(subscribe: Subscribe, params: Params): Params {
  const taken = subscribe.with.filter(({ name }) => Object.hasOwn(params, name))
  if (taken.length === 0) return params
  throw new ConnectorError('validation_error', 'Cannot subscribe: params of the manifest cannot be replaced', {
    errors: taken.map(({ name }) => ({
      field: `params.${name}`,
      message: 'is set by the manifest',
      error_code: 'not_allowed',
    })),
  })
}

function insertsSecret({ with: entries }: Subscribe): boolean {
  return JSON.stringify(entries).includes('"name":"secret"')
}

/** Runs an operation; the record in its response. */
async function run(
  { plan, connection }: OpenConnector,
  id: string,
  params: Params,
  signal: AbortSignal,
): Promise<Json> {
  const [entity = '', action = ''] = id.split('.')
  const { records } = await executeRaw(plan, { entity, action, params }, connection, { signal })
  return records ? (JSON.parse(Buffer.from(records).toString()) as Json) : null
}

function keyOf({ manifest }: Plan, { create }: Subscribe, record: Json): Subscription['key'] {
  const [entity = ''] = create.split('.')
  const key = isObject(record) ? own(record, ownKeyField(own(manifest.entities, entity)?.key ?? 'id')) : undefined
  return typeof key === 'string' || typeof key === 'number' ? key : null
}

/** The params that end a subscription: those of its creation that the operation has too, and the key for the one that is missing. */
function endingParams({ manifest }: Plan, id: string, { key, params }: Subscription): Params {
  const { properties = {}, required = [] } = own(manifest.operations, id)?.params ?? {}
  const shared = Object.entries(params).filter(([name]) => Object.hasOwn(properties as object, name))
  const missing = (required as string[]).find((name) => !Object.hasOwn(params, name))
  return Object.fromEntries(missing === undefined ? shared : [...shared, [missing, key]])
}
