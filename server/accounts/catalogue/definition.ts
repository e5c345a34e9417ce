/** The long form of a kind: all that a form, an agent or a generated client has to know of it. */
import { type ActionBody, type DefinitionBody, type EntityBody, SEARCH_PARAMS } from 'plugboard/contract'
import {
  defined,
  fieldParams,
  ownUse,
  pageOfCredentials,
  paramsContract,
  referredSchemas,
  withEnd,
} from 'plugboard/internal'
import { type JsonSchema, type Plan, type ResolvedManifest, type ResolvedOperation } from 'plugboard/runtime'

/** The short form of a kind with its hash. */
type DefinitionInput = Pick<DefinitionBody, 'sourceDefinitionId' | 'name' | 'iconUrl' | 'supportLevel' | 'hash'>

const SEARCH: ActionBody = {
  action: 'search',
  description: 'Finds records in the synchronized copy.',
  effect: 'read',
  pays: false,
  params: SEARCH_PARAMS,
  pagination: { style: 'cursor', param: 'cursor', size: 'limit' },
  limits: { timeout_ms: 60_000, rate: null },
  requires: [],
}

/** The long form of a kind. */
export function describeKind({ kind, manifest }: Plan, { hash, ...given }: DefinitionInput): DefinitionBody {
  const { version, description, docs, config, entities } = manifest
  return {
    ...given,
    connector_type: kind,
    version,
    hash,
    description: description ?? null,
    documentation_url: docs,
    auth: authForms(manifest),
    environment: config,
    entities: Object.entries(entities).map(([name, entity]) => entityForm(manifest, name, entity)),
  }
}

function authForms({ auth, config }: ResolvedManifest): DefinitionBody['auth'] {
  return Object.entries(auth).map(([id, variant]) => {
    const { title, description, sunset, type, authorize, token, credentials } = variant
    return {
      id,
      title,
      description: withEnd(description, sunset) ?? null,
      credentials_page: pageOfCredentials(variant, config) ?? null,
      kind: type,
      oauth: { supported: authorize !== undefined && token !== undefined, scopes: token?.scopes ?? [] },
      schema: { ...credentials, properties: allWriteOnly(credentials.properties as Record<string, JsonSchema>) },
    }
  })
}

function allWriteOnly(fields: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, writeOnly: true }]))
}

function entityForm(
  manifest: ResolvedManifest,
  name: string,
  { description, search, ownFields }: ResolvedManifest['entities'][string],
): EntityBody {
  const operations = Object.values(manifest.operations).filter(({ entity }) => entity === name)
  return {
    name,
    description: description ?? null,
    actions: [
      ...operations.map((operation) => actionForm(manifest, operation)),
      ...(search ? [defined({ ...SEARCH, own: ownFields && { of: [...fieldParams(manifest, name)] } })] : []),
    ],
    record: recordSchema(manifest, operations),
    search_fields: Object.fromEntries(Object.entries(search ?? {}).map(([field, { type }]) => [field, type])),
  }
}

function actionForm(manifest: ResolvedManifest, operation: ResolvedOperation): ActionBody {
  const { action, description, effect, pays = false, timeoutMs, rate, scopes = [] } = operation
  return defined({
    action,
    description: description ?? null,
    effect,
    pays,
    params: paramsContract(operation),
    pagination: paginationOf(operation),
    limits: {
      timeout_ms: timeoutMs,
      rate: rate ? { limit: rate.limit ?? null, per_ms: rate.perMs, concurrency: rate.concurrency ?? null } : null,
    },
    requires: scopes.map((list) => [...list]),
    own: ownUse(manifest, operation),
  })
}

function paginationOf({ pagination }: ResolvedOperation): ActionBody['pagination'] {
  if (!pagination) return null
  if (pagination.style === 'none') return { style: 'none', param: null, size: null }
  return { style: pagination.style, param: pagination.param, size: pagination.size ?? null }
}

/** Returns the schema of an entity's record, from the most complete operation: get, then list. */
function recordSchema(manifest: ResolvedManifest, operations: readonly ResolvedOperation[]): JsonSchema {
  const order = ['get', 'list', 'api_search', 'create', 'update']
  const [first] = operations
    .filter(({ record }) => record !== undefined)
    .sort((a, b) => orderOf(order, a.action) - orderOf(order, b.action))
  const record = first?.record ?? { type: 'object' }
  const schemas = referredSchemas(manifest, [record])
  return { ...record, ...(schemas.length > 0 && { $defs: Object.fromEntries(schemas) }) }
}

function orderOf(order: readonly string[], word: string): number {
  const index = order.indexOf(word)
  return index === -1 ? order.length : index
}
