/** Hooks: addresses at which third parties tell what changed, and the subscriptions that lead there. */
import type { Params } from '../../runtime/base/json.ts'
import {
  type PlatformClient,
  type PlatformRequest,
  type RequestOptions,
  writeRequest,
  type WriteRequestOptions,
} from './client.ts'
import { type CreatedHook, type Hook, resourceOf, wireNames } from './resources.ts'

/** A hook to be created. */
export interface NewHook {
  /** Name of a kind. */
  readonly connectorType: string
  /** The only connector that it serves; every connector whose account a message names by default. */
  readonly connectorId?: string
  /** The secret by which the third party signs. */
  readonly secret?: string
}

/** The hooks of an application's organization. */
export interface HostedHooks {
  /** The hook with its address, which no other answer has, and the steps at the third party. */
  create(hook: NewHook, options?: WriteRequestOptions): Promise<CreatedHook>
  /**
   * Creates the hook of a connector, and has the third party send to it.
   * @param params of the operation that subscribes, such as `{owner, repo}`
   */
  subscribe(connectorId: string, params?: Params, options?: WriteRequestOptions): Promise<Hook>
  /** Oldest first. */
  list(options?: RequestOptions): Promise<readonly Hook[]>
  get(id: string, options?: RequestOptions): Promise<Hook>
  /** Stores the secret that the third party shows. */
  storeSecret(id: string, secret: string, options?: WriteRequestOptions): Promise<Hook>
  /** Ends the subscription that `subscribe` made, then removes the hook. @param options with `onlyHere`, the third party is not asked */
  remove(id: string, options?: WriteRequestOptions & { readonly onlyHere?: boolean }): Promise<Hook>
}

const HOOKS = '/integrations/hooks'

/** The hooks of an application's organization. */
export function hooksOf(client: PlatformClient): HostedHooks {
  const write = (method: PlatformRequest['method'], path: string, body: object, options?: WriteRequestOptions) =>
    client.json({ method, path, body, ...writeRequest(options) })
  const one = (id: string) => `${HOOKS}/${encodeURIComponent(id)}`
  return {
    create: async (hook, options) => resourceOf(await write('POST', HOOKS, wireNames(hook), options)),
    subscribe: async (connectorId, params = {}, options) =>
      resourceOf(
        await write('POST', `/integrations/connectors/${encodeURIComponent(connectorId)}/hooks`, { params }, options),
      ),
    async list({ signal } = {}) {
      const { hooks } = await client.json({ method: 'GET', path: HOOKS, signals: [signal] })
      return (hooks as object[]).map((hook) => resourceOf<Hook>(hook))
    },
    get: async (id, { signal } = {}) =>
      resourceOf(await client.json({ method: 'GET', path: one(id), signals: [signal] })),
    storeSecret: async (id, secret, options) => resourceOf(await write('PATCH', one(id), { secret }, options)),
    async remove(id, { onlyHere, ...options } = {}) {
      const query = onlyHere === true ? { only_here: 'true' } : {}
      return resourceOf(await client.json({ method: 'DELETE', path: one(id), query, ...writeRequest(options) }))
    },
  }
}
