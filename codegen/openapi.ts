import {
  answerSchema,
  callSchema,
  ERROR_BODY,
  EXECUTE_PATH,
  EXECUTION,
  IDEMPOTENCY_HEADER,
  ORGANIZATION_HEADER,
  REQUEST_ID_HEADER,
  SEARCH_META,
  SEARCH_PARAMS,
} from 'plugboard/contract'
import {
  CODES,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedEntity,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import {
  metaContract,
  needsParams,
  paramsContract,
  rebase,
  recordsContract,
  referredSchemas,
  searchContract,
} from 'plugboard/internal'

const SCHEMAS = '#/components/schemas/'

type Named = [name: string, schema: JsonSchema]

/** Describes the execute contract of a kind as OpenAPI: one endpoint, with every operation as an alternative of its body and response. */
export function kindOpenApi(manifest: ResolvedManifest): JsonObject {
  const operations = Object.entries(manifest.operations)
  const searchable = Object.entries(manifest.entities).filter(([, entity]) => entity.search)
  const calls = [...operations.map((named) => callOf(manifest, named)), ...searchable.map(searchCallOf)]
  const answers = [
    ...operations.filter(([, operation]) => !operation.file).map(answerOf),
    ...searchable.map(searchAnswerOf),
  ]
  const params = operations.map(([id, operation]): Named => [`${id}.params`, paramsContract(operation)])
  const shared = referredSchemas(
    manifest,
    [...params, ...answers].map(([, schema]) => schema),
  )
  const hasDownloads = operations.some(([, operation]) => operation.file)
  return {
    openapi: '3.1.0',
    info: {
      title: manifest.title,
      version: manifest.version,
      ...(manifest.description && { description: manifest.description }),
    },
    externalDocs: { url: manifest.docs },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: { [EXECUTE_PATH]: { post: endpoint(manifest, calls, answers, hasDownloads) } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: rebase(Object.fromEntries([...calls, ...answers, ...params, ...shared, ...SHARED]), SCHEMAS),
    },
  }
}

function endpoint(
  { kind }: ResolvedManifest,
  calls: readonly Named[],
  answers: readonly Named[],
  hasDownloads: boolean,
): JsonObject {
  return {
    operationId: 'execute',
    summary: `Runs one operation of a ${kind} connector.`,
    parameters: PARAMETERS,
    requestBody: { required: true, content: { 'application/json': { schema: { oneOf: calls.map(pointTo) } } } },
    responses: {
      200: {
        description: hasDownloads
          ? 'The result of the operation; a file for downloads.'
          : 'The result of the operation.',
        content: {
          'application/json': { schema: { oneOf: answers.map(pointTo) } },
          ...(hasDownloads && { 'application/octet-stream': {} }),
        },
      },
      ...(hasDownloads && { 206: { description: 'A part of a file.', content: { 'application/octet-stream': {} } } }),
      ...errorResponses(),
    },
  }
}

function pointTo([name]: Named): JsonObject {
  return { $ref: `${SCHEMAS}${name}` }
}

/** Returns a reference that `rebase` completes. */
function refer(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` }
}

const EXECUTED = refer('execute.execution')

function callOf({ entities }: ResolvedManifest, [id, operation]: [string, ResolvedOperation]): Named {
  const { entity, action, description, deprecated } = operation
  const takesOwn = entities[entity]?.ownFields !== undefined
  return [
    `${id}.call`,
    {
      ...callSchema({ entity, action, takesOwn }, refer(`${id}.params`), needsParams(operation)),
      ...(description && { description }),
      ...(deprecated && { deprecated }),
    },
  ]
}

function searchCallOf([entity]: [string, ResolvedEntity]): Named {
  return [
    `${entity}.search.call`,
    callSchema({ entity, action: 'search', takesOwn: false }, refer('execute.search.params'), true),
  ]
}

function answerOf([id, operation]: [string, ResolvedOperation]): Named {
  const { entity, action, pagination } = operation
  const next: JsonSchema = pagination && pagination.style !== 'none' ? { type: ['object', 'null'] } : { type: 'null' }
  const parts = { data: recordsContract(operation), meta: metaContract(operation), next, execution: EXECUTED }
  return [`${id}.answer`, answerSchema(parts, entity, action)]
}

function searchAnswerOf([name, entity]: [string, ResolvedEntity]): Named {
  const data = { type: 'array', items: searchContract(entity) }
  const parts = { data, meta: refer('execute.search.meta'), next: { type: ['object', 'null'] }, execution: EXECUTED }
  return [`${name}.search.answer`, answerSchema(parts, name, 'search')]
}

/** Returns the codes of `docs/errors.md` that a call can return, by HTTP status. */
function errorResponses(): JsonObject {
  const codes = Object.entries(CODES).filter(([, { actor }]) => actor !== 'author')
  const statuses = [...new Set(codes.map(([, { status }]) => status))].sort((a, b) => a - b)
  const content = { 'application/json': { schema: { $ref: `${SCHEMAS}execute.error` } } }
  const responses = statuses.map((status) => {
    const names = codes.filter(([, code]) => code.status === status).map(([name]) => name)
    return [status, { description: `${names.join(', ')}.`, content }] as const
  })
  return {
    ...Object.fromEntries(responses),
    default: { description: "Any other error. The platform's own codes are in its reference.", content },
  }
}

const PARAMETERS: Json = [
  { name: 'connector_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ORGANIZATION_HEADER,
  IDEMPOTENCY_HEADER,
  REQUEST_ID_HEADER,
]

/** The shared part of all operations. */
const SHARED: readonly Named[] = [
  ['execute.search.params', SEARCH_PARAMS],
  ['execute.search.meta', SEARCH_META],
  ['execute.execution', EXECUTION],
  ['execute.error', ERROR_BODY],
]
