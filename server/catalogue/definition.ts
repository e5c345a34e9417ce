/** The long form of a kind: all that a form, an agent or a generated client has to know of it. */
import { paramsContract, referredSchemas, SEARCH_PARAMS } from 'plugboard/parts'
import type { JsonSchema, Plan, ResolvedManifest, ResolvedOperation } from 'plugboard/runtime'

/** A kind as the API describes it. */
export interface Definition {
  readonly sourceDefinitionId: string
  readonly name: string
  readonly iconUrl: string
  readonly supportLevel: string
  readonly connector_type: string
  readonly version: string
  /** Changes whenever the manifest does. */
  readonly hash: string
  readonly description: string | null
  readonly documentation_url: string
  readonly auth: readonly AuthForm[]
  /** JSON Schema of the settings that are not secret. */
  readonly environment: JsonSchema
  readonly entities: readonly EntityForm[]
}

/** One way to give credentials. */
export interface AuthForm {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly kind: string
  readonly oauth: { readonly supported: boolean; readonly scopes: readonly string[] }
  /** JSON Schema of the credentials; each is `writeOnly`. */
  readonly schema: JsonSchema
}

/** One entity. */
export interface EntityForm {
  readonly name: string
  readonly description: string | null
  readonly actions: readonly ActionForm[]
  /** JSON Schema of a record, with the schemas that it refers to in `$defs`. */
  readonly record: JsonSchema
  readonly search_fields: Readonly<Record<string, string>>
}

/** One action. */
export interface ActionForm {
  readonly action: string
  readonly description: string | null
  readonly effect: string
  readonly params: JsonSchema
  readonly pagination: { readonly style: string; readonly param: string | null; readonly size: string | null } | null
  readonly limits: Limits
  /** Scopes that the third party asks for. */
  readonly requires: readonly string[]
}

interface Limits {
  readonly timeout_ms: number
  /** The third party's allowance: so many calls in so long, so many at once. */
  readonly rate: { readonly limit: number | null; readonly per_ms: number; readonly concurrency: number | null } | null
}

/** The short form of a kind with its hash. */
type Facts = Pick<Definition, 'sourceDefinitionId' | 'name' | 'iconUrl' | 'supportLevel' | 'hash'>

const SEARCH: ActionForm = {
  action: 'search',
  description: 'Finds records of the synchronised copy.',
  effect: 'read',
  params: SEARCH_PARAMS,
  pagination: { style: 'cursor', param: 'cursor', size: 'limit' },
  limits: { timeout_ms: 60_000, rate: null },
  requires: [],
}

/** The long form of a kind. */
export function describeKind({ kind, manifest }: Plan, { hash, ...facts }: Facts): Definition {
  const { version, description, docs, config, entities } = manifest
  return {
    ...facts,
    connector_type: kind,
    version,
    hash,
    description: description ?? null,
    documentation_url: docs,
    auth: authForms(manifest),
    environment: config,
    entities: Object.keys(entities).map((name) => entityForm(manifest, name)),
  }
}

function authForms({ auth }: ResolvedManifest): AuthForm[] {
  return Object.entries(auth).map(([id, { title, description, type, authorize, token, credentials }]) => ({
    id,
    title,
    description: description ?? null,
    kind: type,
    oauth: { supported: authorize !== undefined && token !== undefined, scopes: token?.scopes ?? [] },
    schema: { ...credentials, properties: allWriteOnly(credentials.properties as Record<string, JsonSchema>) },
  }))
}

function allWriteOnly(fields: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, writeOnly: true }]))
}

function entityForm(manifest: ResolvedManifest, name: string): EntityForm {
  const { description, search } = manifest.entities[name]!
  const operations = Object.values(manifest.operations).filter(({ entity }) => entity === name)
  return {
    name,
    description: description ?? null,
    actions: [...operations.map(actionForm), ...(search ? [SEARCH] : [])],
    record: recordSchema(manifest, operations),
    search_fields: Object.fromEntries(Object.entries(search ?? {}).map(([field, { type }]) => [field, type])),
  }
}

function actionForm(operation: ResolvedOperation): ActionForm {
  const { action, description, effect, timeoutMs, rate, scopes = [] } = operation
  return {
    action,
    description: description ?? null,
    effect,
    params: paramsContract(operation),
    pagination: paginationOf(operation),
    limits: {
      timeout_ms: timeoutMs,
      rate: rate ? { limit: rate.limit ?? null, per_ms: rate.perMs, concurrency: rate.concurrency ?? null } : null,
    },
    requires: scopes,
  }
}

function paginationOf({ pagination }: ResolvedOperation): ActionForm['pagination'] {
  if (!pagination) return null
  if (pagination.style === 'none') return { style: 'none', param: null, size: null }
  return { style: pagination.style, param: pagination.param, size: pagination.size ?? null }
}

/** The record that the entity's operations give, of the one that says most first: get, then list. */
function recordSchema(manifest: ResolvedManifest, operations: readonly ResolvedOperation[]): JsonSchema {
  const order = ['get', 'list', 'api_search', 'create', 'update']
  const [first] = operations
    .filter(({ record }) => record !== undefined)
    .sort((a, b) => placeOf(order, a.action) - placeOf(order, b.action))
  const record = first?.record ?? { type: 'object' }
  const schemas = referredSchemas(manifest, [record])
  return { ...record, ...(schemas.length > 0 && { $defs: Object.fromEntries(schemas) }) }
}

function placeOf(order: readonly string[], word: string): number {
  const place = order.indexOf(word)
  return place === -1 ? order.length : place
}
