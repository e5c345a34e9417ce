/** The table of routes as an OpenAPI 3.1 document. @see https://spec.openapis.org/oas/v3.1.1 */
import type { Json, JsonObject, JsonSchema } from 'plugboard/runtime'
import type { ApiCode } from '../../errors/index.ts'
import { API_CODES } from '../../errors/index.ts'
import type { TokenKind } from '../../access/index.ts'
import type { AnswerShape, Route } from '../route.ts'

/** What the document says of the server. */
export interface OpenApiOptions {
  readonly version: string
  /** Where callers reach it. */
  readonly baseUrl: string
}

/** Codes that every route may answer, those that take a body, and those that take a token. */
const ALWAYS: readonly ApiCode[] = [
  'invalid_request',
  'invalid_query',
  'method_not_allowed',
  'headers_too_large',
  'expectation_failed',
  'request_timeout',
  'internal',
  'storage_unavailable',
  'draining',
  'overloaded',
]
const WITH_BODY: readonly ApiCode[] = [
  'invalid_json',
  'duplicate_key',
  'body_too_large',
  'unsupported_media_type',
  'validation_error',
]
const WITH_TOKEN: readonly ApiCode[] = [
  'missing_token',
  'invalid_token',
  'token_expired',
  'token_kind_forbidden',
  'organization_required',
  'organization_forbidden',
  'browser_use_refused',
  'rate_limited',
]
const WITH_KEY: readonly ApiCode[] = ['idempotency_in_progress', 'idempotency_key_reused', 'outcome_unknown']

const TOKENS: Readonly<Record<TokenKind, string>> = {
  application: 'An application token: the whole organization; good for 15 minutes. For backends only.',
  scoped: 'A scoped token: one customer; good for 20 minutes.',
  widget: 'A widget token: one customer, from one origin; good for 20 minutes.',
}

/** The document of some routes. */
export function openApiOf(routes: readonly Route[], { version, baseUrl }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: { title: 'Plugboard', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: baseUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(TOKENS).map(([kind, description]) => [kind, { type: 'http', scheme: 'bearer', description }]),
      ),
      schemas: { Error: ERROR },
    },
  }
}

/** A response as it is described. */
type Described = JsonObject & { readonly description: string; readonly content: JsonObject }

/** Headers of refusals by status. */
const ERROR_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'WWW-Authenticate': 'How to authenticate.' },
  405: { Allow: 'The methods that the path has.' },
  429: { 'Retry-After': 'Seconds to wait.' },
  503: { 'Retry-After': 'Seconds to wait.' },
}

/** The codes that a route may answer. */
export function codesOf({ tokens, body, idempotent, errors = [] }: Route): ApiCode[] {
  const codes = [
    ...ALWAYS,
    ...(body ? WITH_BODY : []),
    ...(tokens.length > 0 ? WITH_TOKEN : []),
    ...(tokens.includes('widget') ? (['origin_forbidden'] as const) : []),
    ...(idempotent === undefined ? [] : WITH_KEY),
    ...errors,
  ]
  return [...new Set(codes)].sort((a, b) => API_CODES[a].status - API_CODES[b].status)
}

function operationOf(route: Route): JsonObject {
  const { method, path, tag, summary, description, tokens, body } = route
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: tokens.map((kind) => ({ [kind]: [] })),
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: responsesOf(route),
  }
}

/** `postConnectorsOauthInitiate` of `POST /api/v1/integrations/connectors/oauth/initiate`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\/v1/, '').match(/[A-Za-z0-9]+/g) ?? ['root']
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

function parametersOf({ path, query = {}, headers = {}, tokens, idempotent }: Route): JsonObject[] {
  const inPath: JsonObject[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name!.endsWith('_id') && { format: 'uuid' }) },
  }))
  const inQuery: JsonObject[] = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }))
  const organization = header('X-Organization-Id', 'Needed when the application belongs to several organizations.')
  const key = header('Idempotency-Key', 'A write with this key is done once; its answer is kept for 24 hours.', 255)
  const request = header('X-Request-Id', 'Names the request in the answer, the log and the audit trail.', 128)
  return [
    ...inPath,
    ...inQuery,
    ...(tokens.length > 0 ? [organization] : []),
    ...(idempotent === undefined ? [] : [key]),
    ...Object.entries(headers).map(([name, about]) => header(name, about)),
    request,
  ]
}

function header(name: string, description: string, maxLength?: number): JsonObject {
  const schema = { type: 'string', ...(maxLength !== undefined && { maxLength }) }
  return { name, in: 'header', description, schema }
}

/** What it answers and how it refuses; a status may be both, such as a page for people beside an error for programs. */
function responsesOf(route: Route): JsonObject {
  const errors = errorsOf(codesOf(route))
  const own = Object.entries(route.answers).map(([status, shape]) => {
    const [answer, error] = [answerOf(shape), errors[status]]
    if (!error) return [status, answer]
    const content = { ...answer.content, ...error.content }
    return [status, { ...answer, description: `${shape.description} ${error.description}`, content }]
  })
  return { ...errors, ...(Object.fromEntries(own) as JsonObject) }
}

function answerOf({ description, schema, mediaTypes = [], headers = {} }: AnswerShape): Described {
  const content = {
    ...(schema && { 'application/json': { schema } }),
    ...Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  }
  return { description, headers: headersOf(headers), content }
}

function headersOf(headers: Readonly<Record<string, string>>): JsonObject {
  const all = Object.entries({ 'X-Request-Id': "The request's id.", ...headers })
  return Object.fromEntries(all.map(([name, about]) => [name, { description: about, schema: { type: 'string' } }]))
}

/** The answers that say no, by status; each names its codes. */
function errorsOf(codes: readonly ApiCode[]): Record<string, Described> {
  const byStatus = new Map<number, ApiCode[]>()
  for (const code of codes)
    byStatus.set(API_CODES[code].status, [...(byStatus.get(API_CODES[code].status) ?? []), code])
  // A key whose first call was lost is a conflict, whatever the code stands for elsewhere.
  if (codes.includes('idempotency_in_progress')) byStatus.get(409)!.push('outcome_unknown')
  return Object.fromEntries([...byStatus].map(([status, named]) => [String(status), errorOf(status, named)]))
}

function errorOf(status: number, codes: readonly ApiCode[]): Described {
  const narrowed: JsonSchema = { properties: { code: { enum: [...codes] } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, narrowed] }
  return {
    description: codes.join(', '),
    headers: headersOf(ERROR_HEADERS[status] ?? {}),
    content: { 'application/json': { schema }, 'application/problem+json': { schema } },
  }
}

function nullable(type: string): Json {
  return [type, 'null']
}

const ERROR: JsonSchema = {
  type: 'object',
  required: [
    'type',
    'title',
    'status',
    'code',
    'message',
    'detail',
    'errors',
    'hint',
    'retryable',
    'retry_after',
    'request_id',
  ],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Where the code is explained.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'What a program matches on.', enum: Object.keys(API_CODES) },
    message: { type: 'string', description: 'For people.' },
    detail: { type: 'string', description: 'The same as message.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message', 'error_code'],
        properties: { field: { type: 'string' }, message: { type: 'string' }, error_code: { type: 'string' } },
      },
    },
    hint: { type: nullable('string'), description: 'What to do about it.' },
    retryable: { type: 'boolean', description: 'Whether the same call may succeed later, unchanged.' },
    retry_after: { type: nullable('integer'), description: 'Seconds to wait.' },
    request_id: { type: 'string' },
    upstream: {
      type: 'object',
      description: 'What the third party said, when it answered.',
      required: ['status'],
      properties: {
        status: { type: 'integer' },
        code: { type: nullable('string') },
        message: { type: nullable('string') },
        request_id: { type: nullable('string') },
      },
    },
  },
  example: {
    type: 'https://plugboard.example/docs#invalid_params',
    title: 'Invalid params',
    status: 400,
    code: 'invalid_params',
    message: 'Cannot use params of customers.list: limit must be at most 100 (got 101)',
    detail: 'Cannot use params of customers.list: limit must be at most 100 (got 101)',
    errors: [{ field: 'params.limit', message: 'must be at most 100 (got 101)', error_code: 'maximum' }],
    hint: null,
    retryable: false,
    retry_after: null,
    request_id: 'req_4b1c9a7e2f604b1c9a7e2f604b1c9a7e',
  },
}
