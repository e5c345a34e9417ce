/** What an agent's tools work on: the kinds, and the connectors of one customer or application. */
import { SEARCH_PARAMS } from '../../contract/execute.ts'
import { defined, isObject } from '../../runtime/base/json.ts'
import type {
  AnyRequest,
  FileDownload,
  JsonSchema,
  Plan,
  ResolvedManifest,
  ResolvedOperation,
} from '../../runtime/index.ts'
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
  /** What people call it. */
  readonly title: string
  readonly description?: string
  readonly operations: readonly AgentOperation[]
}

/** An operation, and what its records have where the kind says so. */
export interface AgentOperation extends OperationInfo {
  /** What a record of its entity is. */
  readonly about?: string
  /** Names of the fields of its records. */
  readonly fields?: readonly string[]
}

/** What a call gives. */
export interface AgentResult extends Omit<EngineResult, 'file'> {
  readonly file?: AgentFile
}

/** A file that a call gives. */
export interface AgentFile extends FileDownload {
  /** Where it can be downloaded once, by somebody who has nothing else; none where there is no such place. */
  readonly url?: string | undefined
}

/** One connector that an agent may use. */
export interface AgentConnector {
  /** What the agent may call it by. */
  readonly id: string
  /** A shorter name that the agent reads in place of the ID, and may call it by. */
  readonly shortId?: string | undefined
  readonly kind: string
  readonly name?: string
  /** The OAuth scopes that the owner granted; none where nobody knows them. */
  scopes?(): Promise<readonly string[]>
  /** Executes a call; `tool` is what the agent asked by, for who records it. */
  execute(call: Call, options: CallOptions, tool: string): Promise<AgentResult>
  /** Sends a request that no operation names; absent where there is none. */
  request?(request: AnyRequest, options: RequestCallOptions, tool: string): Promise<EngineResponse>
}

/** What an agent asks a person to connect. */
export interface ConnectRequest {
  readonly kind: string
  /** The account that is connected again. */
  readonly connector?: string
  /** What the consent is to allow, as in `ConsentWish`; the scopes of the kind by default. */
  readonly want?: readonly string[]
}

/** Where a person connects an account, and what an agent says to them. */
export interface ConnectAnswer {
  /** A page of ours. Credentials are given there, never to the agent. */
  readonly url?: string
  readonly message: string
}

/** Pages that outlive the tools which read them. */
export interface HeldPages {
  readonly cache: PageCache
  /** Whose they are: names by which they are kept apart, and forgotten. */
  readonly owner: readonly string[]
}

/** What the tools of an agent are made over. */
export interface AgentSource {
  /** Every kind that there is, connected or not; the same array as long as nothing changes, since it is indexed once. */
  readonly kinds: readonly AgentKind[]
  /** The person's time zone, by its IANA name; UTC by default. */
  readonly timeZone?: string | undefined
  /** Milliseconds since 1970, for an agent that knows no clock; of this process by default. */
  readonly now?: () => number
  /** The connectors that the agent may use. */
  connectors(): Promise<readonly AgentConnector[]>
  /** By connector: the entities whose copies can be searched now. None where there are no copies. */
  searchable?(connectors: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Searches all copies of the customer; absent where there are none, and the agent then has no tool for it. */
  readonly searchEverywhere?:
    | ((query: EverywhereQuery, signal: AbortSignal | undefined) => Promise<EverywhereResult>)
    | undefined
  /** Where pages are held that did not fit into a result; by default the tools hold their own. */
  readonly pages?: HeldPages
  /** Where it is stored what the holder has done; by default the tools hold it as long as they are there. */
  readonly marks?: AgentMarks
  /** The guides to some kinds; by default those of the package. */
  skills?(kinds: readonly string[]): Promise<readonly Skill[]>
  /** How a person connects a kind, or connects an account anew. */
  connect(asked: ConnectRequest): Promise<ConnectAnswer>
}

/** A kind of a plan. With `isSearched` entities have `search` too, which only hosted mode executes. */
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

/** A kind of an engine, of which no manifest is at hand. */
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
    scopes,
  })
}

function searchOperation({ entities, operations }: ResolvedManifest, entity: string): AgentOperation {
  const { keywords } = operations[`${entity}.list`] ?? {}
  const fields = Object.keys(entities[entity]?.search ?? {})
  return defined({
    entity,
    action: 'search',
    keywords,
    description: `Searches the synchronized copy of ${entity} by any field: equal, greater, among, like, near words. Sorts the result.`,
    effect: 'read' as const,
    params: SEARCH_PARAMS,
    fields,
  })
}

/** The fields of a record, of the schema itself or of the one that it refers to. */
function fieldsOf({ schemas }: ResolvedManifest, record: JsonSchema): string[] {
  const name = typeof record.$ref === 'string' ? record.$ref.replace('#/$defs/', '') : undefined
  const { properties } = (name === undefined ? record : schemas[name]) ?? {}
  return isObject(properties) ? Object.keys(properties) : []
}
