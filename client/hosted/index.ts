/**
 * The door `plugboard/hosted`: only hosted mode. It needs `fetch` and no module of Node.js, so it runs in Cloudflare Workers, Deno, Bun
 * and web workers. Calls, results and errors are those of `plugboard`. Connectors have no `$tools`: use `toolsOf`. They have no spans.
 */
import { facadeOf, needEngine } from '../facade.ts'
import { type ConnectorFor, hostedEntitiesOf, type Known, nameOfKind } from '../base/any-kind.ts'
import { checkOptions, ANYTHING, optionsOf, SIGNAL } from '../../runtime/base/options.ts'
import { type ToolOptions, type Tools, toolsOfEngine } from '../agent/operations/index.ts'
import type { KindModule } from '../types/known-kinds.ts'
import type { PlatformOptions, RequestOptions } from './client.ts'
import type { Changes, ChangesOptions, EntityName, HostedChange } from '../types/change-types.ts'
import type { Executing } from '../types/connector-types.ts'
import { changesOfEngine } from '../changes/one-copy.ts'
import { type CustomerRef, hostedEngine, type HostedOptions } from './hosted-engine.ts'
import { type Platform, platformWith } from './platform.ts'

export { copiedRecord, recordCount } from '../copies.ts'
export type { CopyOptions } from '../copies.ts'
export type {
  AllChangesOptions,
  Change,
  ChangePage,
  Changes,
  ChangesOptions,
  CopiedRecord,
  CopyChange,
  MappedFields,
  RecordCount,
} from '../types/change-types.ts'
export type { ConnectorDetails, ConnectorSync } from './connector-resources.ts'
export type { PlatformOptions } from './client.ts'
export type { HostedOptions } from './hosted-engine.ts'
export { PlatformError } from './platform-error.ts'
export type { Listing, RecordMap } from './resources.ts'
export type * from '../../generated/contract/resources.ts'
export type { EverywhereQuery, EverywhereResult } from '../types/everywhere.ts'
export type { Retries } from './retries.ts'
export type { CallOptions, Download, IterationOptions } from '../base/engine.ts'
export type { Tool, ToolCall, ToolOptions, ToolOutput, Tools } from '../agent/operations/index.ts'
export type * from '../types/known-kinds.ts'
export { ConnectorError, UpstreamError } from '../../runtime/base/errors.ts'
export type { ErrorCode, FieldError, UpstreamRefusal } from '../../runtime/base/errors.ts'

/** A connector of hosted mode. */
export type HostedConnectorFor<K> = Omit<ConnectorFor<K>, '$tools' | '$changes'>

/** The platform for one application. */
export interface HostedPlatform extends Omit<Platform, 'connect'> {
  /**
   * Connects one customer, as `connect` does.
   * @example const stripe = await api.connect('stripe', { externalUserId: 'user_1' })
   */
  connect<K extends string | KindModule>(
    kind: Known<K>,
    customer: CustomerRef & RequestOptions,
  ): Promise<HostedConnectorFor<K>>
}

/** Options of `connect`, the same as those of `plugboard` in hosted mode. */
export interface HostedConnection {
  readonly hosted: HostedOptions
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
}

const CONNECT_OPTIONS = optionsOf<HostedConnection>({ hosted: ANYTHING, signal: SIGNAL })

/**
 * Connects one customer. The platform executes the calls. The kind is its name, or its module.
 * @example const stripe = await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId } })
 * @throws PlatformError `connector_not_found`, `invalid_client`; ConnectorError `invalid_params` for unknown options
 */
export async function connect<K extends string | KindModule>(
  kind: Known<K>,
  options: HostedConnection,
): Promise<HostedConnectorFor<K>> {
  checkOptions(options, CONNECT_OPTIONS, 'connect in hosted mode')
  const engine = await hostedEngine(nameOfKind(kind), options.hosted, options.signal)
  return facadeOf(engine, hostedEntitiesOf(kind)) as HostedConnectorFor<K>
}

/**
 * The platform for an application's credentials: connectors, customers, tokens, the catalog, OAuth and the audit trail. Nothing is sent
 * yet.
 * @example const own = platform({ baseUrl, clientId, clientSecret })
 * @throws ConnectorError `invalid_params`
 */
export function platform(options: PlatformOptions): HostedPlatform {
  return platformWith(options, (engine, known) => facadeOf(engine, known))
}

/**
 * The changes of an entity's copy: every record first, then changes and deletions. A function, so that a bundle without it has none of
 * its code.
 * @example for await (const { operation, checkpoint } of changesOf(hubspot, 'contacts', { after })) await store(operation, checkpoint)
 * @throws ConnectorError `invalid_params` for an object that is not a connector
 */
export function changesOf<O, E extends EntityName<O>>(
  connector: Executing<O>,
  entity: E,
  options?: ChangesOptions,
): Changes<HostedChange<O, E>> {
  return changesOfEngine(needEngine(connector), entity, options) as Changes<HostedChange<O, E>>
}

/**
 * The operations of a connector as tools of an agent. A function, so that a bundle without it has none of its code.
 * @example const tools = await toolsOf(stripe, { only: ['customers.list'] })
 * @throws ConnectorError `invalid_params` for an object that is not a connector
 */
export async function toolsOf(connector: object, options?: ToolOptions): Promise<Tools> {
  return toolsOfEngine(needEngine(connector), options)
}
