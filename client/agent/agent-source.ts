/** The kinds of an agent's tools, and the connectors of one customer or application. */
import { SEARCH_PARAMS } from '../../contract/execute.ts'
import { defined, isObject } from '../../runtime/base/json.ts'
import type {
  AnyRequest,
  FieldsOptions,
  FileDownload,
  JsonSchema,
  OwnField,
  Params,
  Plan,
  ResolvedManifest,
  ResolvedOperation,
} from '../../runtime/index.ts'
import { fieldParams, ownUse } from '../../runtime/own-fields/index.ts'
import { mainFieldsOf } from '../base/main-fields.ts'
import { pageSizeOf } from '../base/page-size.ts'
import type { EverywhereQuery, EverywhereResult } from '../types/everywhere.ts'
import type { AgentMarks } from './policy/index.ts'
import type { Skill } from './skills.ts'
import type { PageCache } from './output/page-cache.ts'
import type {
  Call,
  CallOptions,
  Engine,
  EngineResponse,
  EngineResult,
  OperationInfo,
  RequestCallOptions,
} from '../base/engine.ts'

/** A kind as an agent finds operations in it. */
export interface AgentKind {
  readonly kind: string
  /** Name that people use. */
  readonly title: string
  readonly description?: string
  readonly operations: readonly AgentOperation[]
}

/** An operation, with the fields of its records where the kind describes them. */
export interface AgentOperation extends OperationInfo {
  /** Description of its entity. */
  readonly about?: string
  /** Names of the fields of its records. */
  readonly fields?: readonly string[]
}

/** Result of a call. */
export interface AgentResult extends Omit<EngineResult, 'file'> {
  readonly file?: AgentFile
}

/** A file of a call. */
export interface AgentFile extends FileDownload {
  /** URL that downloads it once, without credentials. */
  readonly url?: string | undefined
}

/** A connector that an agent may use. */
export interface AgentConnector {
  /** Name by which the agent may call it. */
  readonly id: string
  /** Shorter name that the agent reads in place of the ID, and may call it by. */
  readonly shortId?: string | undefined
  readonly kind: string
  readonly name?: string
  /** OAuth scopes that the owner granted. Empty where they are unknown. */
  scopes?(): Promise<readonly string[]>
  /** Executes a call. `tool` is the tool that the agent used, for the audit trail. */
  execute(call: Call, options: CallOptions, tool: string): Promise<AgentResult>
  /** Lists the account's own fields of an entity. Absent where they are unknown. @param of params that name the parent of the fields */
  fields?(entity: string, of: Params, options: FieldsOptions): Promise<readonly OwnField[]>
  /** Sends a request that no operation names. Absent where requests are not supported. */
  request?(request: AnyRequest, options: RequestCallOptions, tool: string): Promise<EngineResponse>
}

/** An agent's request to connect an account. */
export interface ConnectRequest {
  readonly kind: string
  /** The account to connect again. */
  readonly connector?: string
  /** Operations that the consent should allow, as in `ConsentWish`. Defaults to the scopes of the kind. */
  readonly want?: readonly string[]
}

/** The page where a person connects an account, and the agent's message to them. */
export interface ConnectAnswer {
  /** A page of the platform. Credentials are given there, never to the agent. */
  readonly url?: string
  readonly message: string
}

/** Pages that outlive the tools which read them. */
export interface HeldPages {
  readonly cache: PageCache
  /** Names of the owner, which keep pages apart and by which `forget` drops them. */
  readonly owner: readonly string[]
}

/** Source of an agent's tools. */
export interface AgentSource {
  /** Every kind, connected or not. Pass the same array while nothing changes: it is indexed once. */
  readonly kinds: readonly AgentKind[]
  /** Time zone of the person, by its IANA name. Defaults to UTC. */
  readonly timeZone?: string | undefined
  /** Milliseconds since 1970, for an agent without a clock. Defaults to the clock of this process. */
  readonly now?: () => number
  /** Connectors that the agent may use. */
  connectors(): Promise<readonly AgentConnector[]>
  /** By connector: entities whose copies can be searched now. Absent without copies. */
  searchable?(connectors: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Searches all copies of the customer. Without it, the agent has no tool for it. @param tool the tool that searches, for the audit trail */
  readonly searchEverywhere?:
    | ((query: EverywhereQuery, signal: AbortSignal | undefined, tool: string) => Promise<EverywhereResult>)
    | undefined
  /** Pages that did not fit into a result. By default the tools hold their own. */
  readonly pages?: HeldPages
  /** Marks of the holder's calls. By default the tools hold their own. */
  readonly marks?: AgentMarks
  /** Guides to some kinds. By default those of the package. */
  skills?(kinds: readonly string[]): Promise<readonly Skill[]>
  /** Connects a kind, or an account again. */
  connect(asked: ConnectRequest): Promise<ConnectAnswer>
}

/**
 * The kind of a plan. With `isSearched`, entities also have `search`, which only hosted mode executes.
 * @example const kind = kindOfPlan(plan, true)
 */
export function kindOfPlan({ kind, manifest }: Plan, isSearched = false): AgentKind {
  const { title, description, entities } = manifest
  const operations = Object.values(manifest.operations).map((operation) => agentOperation(manifest, operation))
  const searches = isSearched ? Object.keys(entities).filter((name) => entities[name]?.search) : []
  return defined({
    kind,
    title,
    description,
    operations: [...operations, ...searches.map((entity) => searchOperation(manifest, entity))],
  })
}

/** The kind of an engine without a manifest. */
export async function kindOfEngine({ kind, describe }: Engine): Promise<AgentKind> {
  const { operations } = await describe()
  return { kind, title: kind, operations }
}

function agentOperation(manifest: ResolvedManifest, operation: ResolvedOperation): AgentOperation {
  const { entity, action, description, keywords, effect, pays, params, require, record, scopes } = operation
  const needs = require ? ` Needs ${require.map((set) => set.join(' and ')).join(', or ')}.` : ''
  const text = `${description ?? ''}${needs}`.trim()
  const fields = record ? fieldsOf(manifest, record) : []
  return defined({
    entity,
    action,
    description: text || undefined,
    keywords,
    about: manifest.entities[entity]?.description,
    effect,
    pays,
    params,
    fields: fields.length > 0 ? fields : undefined,
    page: pageSizeOf(operation),
    own: ownUse(manifest, operation),
    main: mainFieldsOf(manifest, entity),
    scopes,
  })
}

function searchOperation(manifest: ResolvedManifest, entity: string): AgentOperation {
  const { entities, operations } = manifest
  const { keywords } = operations[`${entity}.list`] ?? {}
  const fields = Object.keys(entities[entity]?.search ?? {})
  return defined({
    entity,
    action: 'search',
    keywords,
    description:
      `Searches the synchronized copy of ${entity} by any field: equal, greater, among, like, near words. Sorts the result.` +
      (entities[entity]?.ownFields ? ' Own fields of the account are own. with their name or label.' : ''),
    effect: 'read' as const,
    params: SEARCH_PARAMS,
    fields,
    own: entities[entity]?.ownFields && { of: fieldParams(manifest, entity) },
  })
}

/** Fields of a record, by its schema or the referenced one. */
function fieldsOf({ schemas }: ResolvedManifest, record: JsonSchema): string[] {
  const name = typeof record.$ref === 'string' ? record.$ref.replace('#/$defs/', '') : undefined
  const { properties } = (name === undefined ? record : schemas[name]) ?? {}
  return isObject(properties) ? Object.keys(properties) : []
}
