/** The table of routes as an OpenAPI 3.1 document. @see https://spec.openapis.org/oas/v3.1.1 */
import {
  ERROR_BODY,
  headerParameter,
  IDEMPOTENCY_HEADER,
  ORGANIZATION_HEADER,
  REQUEST_ID_HEADER,
  REQUEST_PART,
} from 'plugboard/contract'
import type { JsonObject, JsonSchema } from 'plugboard/runtime'
import { API_CODES, type ApiCode } from '../../ground/errors/index.ts'
import type { TokenKind } from '../request/caller.ts'
import type { ResponseShape, Route, TextBody } from '../request/route.ts'
import { answerExample, pathExample, requestExample } from './examples/index.ts'
import { routeSamples } from './samples/index.ts'

/** Options of the document. */
export interface OpenApiOptions {
  readonly version: string
  /** Where callers reach it. */
  readonly baseUrl: string
}

/** Codes of every route, of routes with a body, and of routes with a token. */
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
  application: 'An application token: for the whole organization, valid for 15 minutes. For backends only.',
  scoped: 'A scoped token: for one customer, valid for 20 minutes.',
  widget: 'A widget token: for one customer, from one origin, valid for 20 minutes.',
  agent: 'An access token of an agent that a customer logged in with: for `/mcp` only, valid for an hour.',
}

/** Introduction to the API, as Markdown. */
const ABOUT = `One contract for the APIs of your customers' accounts: you send \`{entity, action, params}\` to a connector, and get
records, metadata and the next call's params.

1. Exchange your \`client_id\` and \`client_secret\` for an **application token** (Tokens, below). The first \`plugboard serve\` prints both.
2. Paste the token under **Authentication**. This page keeps it until you leave, and sends it only to this server.
3. Create a connector for a customer, or let the customer connect on a page of this server (Connecting).
4. Execute an operation. The list above this page has the operations of each kind, with their params and records.

Every error has one shape: match on \`code\`. [All codes](docs/plain#errors) are on the plain page.`

/** The document of some routes. */
export function openApiOf(routes: readonly Route[], { version, baseUrl }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, baseUrl)
  return {
    openapi: '3.1.0',
    info: { title: 'Plugboard', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
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
  405: { Allow: 'The methods of the path.' },
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

function operationOf(route: Route, baseUrl: string): JsonObject {
  const { method, path, tag, summary, description, tokens } = route
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: tokens.map((kind) => ({ [kind]: [] })),
    parameters: parametersOf(route),
    ...bodyOf(route),
    responses: responsesOf(route),
    'x-codeSamples': routeSamples(route, baseUrl),
  }
}

function bodyOf(route: Route): JsonObject {
  const { body, text, takesRaw, takesFiles } = route
  if (takesRaw) return { requestBody: { required: true, content: { '*/*': {} } } }
  if (text) return { requestBody: { required: true, content: textContent(text) } }
  if (!body) return {}
  const content = {
    'application/json': { schema: body, example: requestExample(route) ?? {} },
    ...(takesFiles && { 'multipart/form-data': { schema: formOf(body), encoding: FORM_ENCODING } }),
  }
  return { requestBody: { required: true, content } }
}

/** A text by its media types; the example is in the first. */
function textContent({ mediaTypes, description, example }: TextBody): JsonObject {
  const entries = mediaTypes.map((type, index) => [
    type,
    index === 0 ? { schema: { type: 'string', description }, example } : { schema: { type: 'object', description } },
  ])
  return Object.fromEntries(entries) as JsonObject
}

/** A form: the body in its first part, then a part for each file. */
function formOf(body: JsonSchema): JsonSchema {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'A file, named as its param.',
  }
  return { type: 'object', properties: { [REQUEST_PART]: body }, required: [REQUEST_PART], additionalProperties: file }
}

const FORM_ENCODING: JsonObject = { [REQUEST_PART]: { contentType: 'application/json' } }

/** `postConnectorsOauthInitiate` of `POST /api/v1/integrations/connectors/oauth/initiate`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\/v1/, '').match(/[A-Za-z0-9]+/g) ?? ['root']
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function parametersOf({ path, query = {}, headers = {}, tokens, idempotent }: Route): JsonObject[] {
  const inPath: JsonObject[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name.endsWith('_id') && { format: 'uuid' }) },
    example: pathExample(name),
  }))
  const inQuery = Object.entries(query).map(([name, schema]): JsonObject => {
    const parameter = { name, in: 'query', schema }
    return schema.type === 'object' ? { ...parameter, style: 'deepObject', explode: true } : parameter
  })
  return [
    ...inPath,
    ...inQuery,
    ...(tokens.length > 0 ? [ORGANIZATION_HEADER] : []),
    ...(idempotent === undefined ? [] : [IDEMPOTENCY_HEADER]),
    ...Object.entries(headers).map(([name, about]) => headerParameter(name, about)),
    REQUEST_ID_HEADER,
  ]
}

/** Returns a route's responses and errors. A status may be both, such as a page for people and an error for programs. */
function responsesOf(route: Route): JsonObject {
  const errors = errorsOf(codesOf(route))
  const own = Object.entries(route.responses).map(([status, shape]) => {
    const [answer, error] = [answerOf(route, shape), errors[status]]
    if (!error) return [status, answer]
    const content = { ...answer.content, ...error.content, ...eitherOf(answer.content, error.content) }
    return [status, { ...answer, description: `${shape.description} ${error.description}`, content }]
  })
  return { ...errors, ...(Object.fromEntries(own) as JsonObject) }
}

/** JSON that is an answer of the route's own, or an error: the endpoints of OAuth have refusals of another form. */
function eitherOf(answer: JsonObject, error: JsonObject): JsonObject {
  const type = 'application/json'
  const schemas = [answer[type], error[type]].map((one) => (one as JsonObject | undefined)?.schema)
  if (schemas.includes(undefined)) return {}
  return { [type]: { schema: { anyOf: schemas as JsonObject[] } } }
}

function answerOf(route: Route, { description, schema, mediaTypes = [], headers = {} }: ResponseShape): Described {
  const content = {
    ...(schema && { 'application/json': { schema, example: answerExample(route, schema) } }),
    ...Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  }
  return { description, headers: headersOf(headers), content }
}

function headersOf(headers: Readonly<Record<string, string>>): JsonObject {
  const all = Object.entries({ 'X-Request-Id': 'The request ID.', ...headers })
  return Object.fromEntries(all.map(([name, about]) => [name, { description: about, schema: { type: 'string' } }]))
}

/** Returns the error responses by status. Each names its codes. */
function errorsOf(codes: readonly ApiCode[]): Record<string, Described> {
  const byStatus = new Map<number, ApiCode[]>()
  const add = (status: number, code: ApiCode) => byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  for (const code of codes) add(API_CODES[code].status, code)
  // A key whose first call was lost is a conflict, whatever the code stands for elsewhere.
  if (codes.includes('idempotency_in_progress')) add(409, 'outcome_unknown')
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

/** The body of every error, with the codes that there are. */
const ERROR: JsonSchema = {
  ...ERROR_BODY,
  properties: {
    ...(ERROR_BODY.properties as JsonSchema),
    code: { ...((ERROR_BODY.properties as JsonSchema).code as JsonSchema), enum: Object.keys(API_CODES) },
  },
}
