/** The execute contract of a kind as an OpenAPI document: one endpoint, every operation as an alternative of its body and answer. */
import type {
  Json,
  JsonObject,
  JsonSchema,
  ResolvedEntity,
  ResolvedManifest,
  ResolvedOperation,
} from 'plugboard/author'
import { CODES } from 'plugboard/author'
import {
  metaContract,
  needsParams,
  paramsContract,
  rebase,
  recordsContract,
  referredSchemas,
  SEARCH_PARAMS,
  searchContract,
} from 'plugboard/parts'
import type { GeneratedFile, KindSource } from './file.ts'

/** The endpoint that runs operations. */
export const EXECUTE_PATH = '/api/v1/integrations/connectors/{connector_id}/execute'

const SCHEMAS = '#/components/schemas/'

type Named = [name: string, schema: JsonSchema]

/** `openapi/<kind>.json`. */
export function generateOpenApi(sources: readonly KindSource[]): GeneratedFile[] {
  return sources.map(({ manifest }) => ({
    path: `openapi/${manifest.kind}.json`,
    text: `${JSON.stringify(openApiOf(manifest))}\n`,
  }))
}

function openApiOf(manifest: ResolvedManifest): JsonObject {
  const operations = Object.entries(manifest.operations)
  const searchable = Object.entries(manifest.entities).filter(([, entity]) => entity.search)
  const calls = [...operations.map(callOf), ...searchable.map(searchCallOf)]
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
      schemas: rebase(Object.fromEntries([...calls, ...answers, ...params, ...shared, ...ENVELOPES]), SCHEMAS),
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
        description: hasDownloads ? 'What the operation gives; a file for downloads.' : 'What the operation gives.',
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

/** A reference that `rebase` completes. */
function refer(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` }
}

function callOf([id, operation]: [string, ResolvedOperation]): Named {
  const { entity, action, description, deprecated } = operation
  return [
    `${id}.call`,
    {
      ...callSchema(entity, action, refer(`${id}.params`), needsParams(operation)),
      ...(description && { description }),
      ...(deprecated && { deprecated }),
    },
  ]
}

function searchCallOf([entity]: [string, ResolvedEntity]): Named {
  return [`${entity}.search.call`, callSchema(entity, 'search', refer('execute.search.params'), true)]
}

function callSchema(entity: string, action: string, params: JsonSchema, areParamsRequired: boolean): JsonSchema {
  return {
    type: 'object',
    properties: { entity: { const: entity }, action: { const: action }, params },
    required: ['entity', 'action', ...(areParamsRequired ? ['params'] : [])],
    additionalProperties: false,
  }
}

function answerOf([id, operation]: [string, ResolvedOperation]): Named {
  const { entity, action, pagination } = operation
  const next: JsonSchema = pagination && pagination.style !== 'none' ? { type: ['object', 'null'] } : { type: 'null' }
  return [`${id}.answer`, answerSchema(entity, action, recordsContract(operation), metaContract(operation), next)]
}

function searchAnswerOf([name, entity]: [string, ResolvedEntity]): Named {
  const data = { type: 'array', items: searchContract(entity) }
  return [`${name}.search.answer`, answerSchema(name, 'search', data, SEARCH_META, { type: ['object', 'null'] })]
}

function answerSchema(entity: string, action: string, data: JsonSchema, meta: JsonSchema, next: Json): JsonSchema {
  const of = { type: 'object', properties: { entity: { const: entity }, action: { const: action } } }
  return {
    type: 'object',
    properties: { data, meta, next, execution: { allOf: [refer('execute.execution'), of] } },
    required: ['data', 'meta', 'next', 'execution'],
  }
}

/** The codes of `docs/errors.md` that a call can end with, by HTTP status. */
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
    default: { description: "Any other error: the platform's own codes are in its reference.", content },
  }
}

const PARAMETERS: Json = [
  { name: 'connector_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  {
    name: 'X-Organization-Id',
    in: 'header',
    description: 'Needed when the account belongs to several organizations.',
    schema: { type: 'string' },
  },
  {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'For writes: the same key with the same body gives the stored answer.',
    schema: { type: 'string', maxLength: 255 },
  },
]

const SEARCH_META: JsonSchema = {
  type: 'object',
  properties: {
    has_more: { type: 'boolean' },
    cursor: { type: ['string', 'null'] },
    took_ms: { type: ['number', 'null'] },
    synced_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the last complete sync of the entity began; null while the copy is a preview.',
    },
    age_seconds: { type: ['integer', 'null'], description: 'How many seconds ago that was.' },
    status: { const: 'preview', description: 'Present while the first sync has not ended: not all records are there.' },
  },
  required: ['has_more'],
}

const ENVELOPES: readonly Named[] = [
  ['execute.search.params', SEARCH_PARAMS],
  [
    'execute.execution',
    {
      type: 'object',
      properties: {
        request_id: { type: 'string' },
        connector_id: { type: 'string' },
        entity: { type: 'string' },
        action: { type: 'string' },
        duration_ms: { type: 'number' },
        upstream_requests: { type: 'integer' },
      },
      required: ['request_id', 'connector_id', 'entity', 'action'],
    },
  ],
  [
    'execute.error',
    {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'What a program matches on.', examples: Object.keys(CODES) },
        status: { type: 'integer' },
        message: { type: 'string', description: 'For people; never holds a secret.' },
        hint: { type: 'string', description: 'What to do about it.' },
        errors: {
          type: 'array',
          description: 'Faults by field.',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string', examples: ['params.limit'] },
              message: { type: 'string' },
              error_code: { type: 'string' },
            },
            required: ['field', 'message', 'error_code'],
          },
        },
        retryable: { type: 'boolean', description: 'Whether the same call may succeed later.' },
        retry_after: { type: ['integer', 'null'], description: 'Seconds.' },
        request_id: { type: 'string' },
        upstream: {
          type: 'object',
          description: 'What the third party said.',
          properties: {
            status: { type: 'integer' },
            code: { type: 'string' },
            message: { type: 'string' },
            request_id: { type: 'string' },
          },
        },
      },
      required: ['code', 'message'],
    },
  ],
]
