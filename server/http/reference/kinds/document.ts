/** OpenAPI 3.1 document of a kind, with one operation for each action of an entity. */
import {
  answerSchema,
  callSchema,
  ERROR_BODY,
  EXECUTE_PATH,
  EXECUTION,
  IDEMPOTENCY_HEADER,
  ORGANIZATION_HEADER,
  SEARCH_META,
  SEARCH_PARAMS,
} from 'plugboard/contract'
import {
  defined,
  endSentence,
  metaContract,
  needsParams,
  paramsContract,
  rebase,
  recordsContract,
  referredSchemas,
  searchContract,
} from 'plugboard/internal'
import type { JsonObject, JsonSchema, ResolvedManifest, ResolvedOperation } from 'plugboard/runtime'
import { callExample, pathExample } from '../examples/index.ts'
import { operationSamples, type ShownOperation } from '../samples/index.ts'

type Ending = NonNullable<ResolvedManifest['endings']>[number]

const SCHEMAS = '#/components/schemas/'

/** One call of the kind, and what it answers. */
interface Call {
  readonly entity: string
  readonly action: string
  readonly description: string
  readonly body: JsonSchema
  readonly example: ShownOperation
  /** Absent for a download. */
  readonly answer: JsonSchema | undefined
  readonly isDeprecated: boolean
}

/**
 * Returns the document of a kind. All operations are one request of this server. The part of a path behind `#` distinguishes
 * them, and no client sends it.
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function kindDocument(manifest: ResolvedManifest, baseUrl: string): JsonObject {
  const { kind, title, version, docs, entities, endings = [] } = manifest
  const executeUrl = baseUrl + EXECUTE_PATH.replace('{connector_id}', String(pathExample('connector_id')))
  const calls = [
    ...Object.values(manifest.operations).map((operation) => callOf(manifest, operation)),
    ...Object.keys(entities).flatMap((name) => searchCallOf(manifest, name)),
  ]
  const shared = referredSchemas(
    manifest,
    calls.flatMap(({ body, answer }) => [body, ...(answer ? [answer] : [])]),
  )
  return {
    openapi: '3.1.0',
    info: { title, version, description: aboutOf(kind, title) + endsText(endings) },
    externalDocs: { description: `Documentation of ${title}`, url: docs },
    servers: [{ url: baseUrl }],
    security: [{ scoped: [] }],
    tags: Object.entries(entities).map(([name, { description }]) => defined({ name, description })),
    paths: Object.fromEntries(
      calls.map((call) => [
        `${EXECUTE_PATH}#${idOf(call)}`,
        { post: { ...operationOf(call), 'x-codeSamples': operationSamples(kind, call.example, executeUrl) } },
      ]),
    ),
    components: {
      securitySchemes: { scoped: SCOPED },
      schemas: rebase(Object.fromEntries([...shared, ...SHARED]), SCHEMAS),
    },
  }
}

/** Schemas that all calls share, in addition to the manifest's. Names of the manifest's schemas have no dots. */
const SHARED: readonly (readonly [string, JsonSchema])[] = [
  ['execute.search.params', SEARCH_PARAMS],
  ['execute.search.meta', SEARCH_META],
  ['execute.execution', EXECUTION],
  ['execute.error', ERROR_BODY],
]

function aboutOf(kind: string, title: string): string {
  return `Operations of connectors of the kind \`${kind}\`. Every operation is the same request,
\`POST ${EXECUTE_PATH}\`, with its \`entity\`, \`action\` and \`params\` in the body.

1. Connect an account of ${title}, as the reference of the Plugboard API describes. You get the connector's ID.
2. Paste a scoped token of the customer under **Authentication**, and the ID as \`connector_id\`.
3. Send. Records are in \`data\`, and \`next\` has the params of the next call.`
}

/** The parts that end before the rest, as a section; nothing without one. */
function endsText(endings: readonly Ending[]): string {
  if (endings.length === 0) return ''
  const lines = endings.map(
    (ending) => `- \`${ending.part}\`: ${endSentence(ending)} [The third party's page](${ending.docs})`,
  )
  return `\n\n## What ends\n\n${lines.join('\n')}`
}

const SCOPED: JsonObject = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A scoped token of the customer. Your backend may send an application token; the server refuses one from a page.',
}

function refer(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` }
}

function callOf(manifest: ResolvedManifest, operation: ResolvedOperation): Call {
  const { entity, action, description = '', scopes = [], pagination, file, deprecated } = operation
  const takesOwn = manifest.entities[entity]?.ownFields !== undefined
  const needed = scopes.map((names) => names.map((name) => `\`${name}\``).join(' or ')).join(' and ')
  const next: JsonSchema = pagination && pagination.style !== 'none' ? { type: ['object', 'null'] } : { type: 'null' }
  const parts = {
    data: recordsContract(operation),
    meta: metaContract(operation),
    next,
    execution: refer('execute.execution'),
  }
  return {
    entity,
    action,
    description: needed === '' ? description : `${description}\n\nScopes: ${needed}.`,
    body: callSchema({ entity, action, takesOwn }, paramsContract(operation), needsParams(operation)),
    example: callExample(operation, manifest.schemas),
    answer: file ? undefined : answerSchema(parts, entity, action),
    isDeprecated: deprecated === true,
  }
}

function searchCallOf({ entities }: ResolvedManifest, name: string): Call[] {
  const entity = entities[name]
  if (!entity?.search) return []
  const data = { type: 'array', items: searchContract(entity) }
  const parts = {
    data,
    meta: refer('execute.search.meta'),
    next: { type: ['object', 'null'] },
    execution: refer('execute.execution'),
  }
  return [
    {
      entity: name,
      action: 'search',
      description: 'Finds records in the synchronized copy.',
      body: callSchema({ entity: name, action: 'search', takesOwn: false }, refer('execute.search.params'), true),
      example: { entity: name, action: 'search', params: { query: {}, limit: 10 } },
      answer: answerSchema(parts, name, 'search'),
      isDeprecated: false,
    },
  ]
}

function idOf({ entity, action }: Pick<Call, 'entity' | 'action'>): string {
  return `${entity}.${action}`
}

function operationOf(call: Call): JsonObject {
  const { entity, description, body, example, answer, isDeprecated } = call
  const content: JsonObject = answer
    ? { 'application/json': { schema: rebase(answer, SCHEMAS) } }
    : { 'application/octet-stream': {} }
  const error = { 'application/json': { schema: { $ref: `${SCHEMAS}execute.error` } } }
  return {
    operationId: idOf(call),
    tags: [entity],
    summary: idOf(call),
    description,
    deprecated: isDeprecated,
    parameters: [CONNECTOR, ORGANIZATION_HEADER, IDEMPOTENCY_HEADER],
    requestBody: { required: true, content: { 'application/json': { schema: rebase(body, SCHEMAS), example } } },
    responses: {
      200: { description: answer ? 'The result of the operation.' : 'The file.', content },
      default: { description: 'An error, by its `code`.', content: error },
    },
  }
}

const CONNECTOR: JsonObject = {
  name: 'connector_id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  example: pathExample('connector_id'),
}
