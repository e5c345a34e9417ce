/** The call of the client for each request of the API. A request without an entry is for browsers, agents or third parties. */
import type { Json, JsonObject } from 'plugboard/runtime'
import { clientNames, tsLiteral, type Names } from './literal.ts'

/** The example of a request. */
export interface ShownRequest {
  readonly path: Readonly<Record<string, Json>>
  readonly query: JsonObject
  readonly body: JsonObject
}

type Write = (write: Writer) => string

/** Parts of a request as TypeScript. */
interface Writer {
  /** Value of the path. */
  at(name: string): string
  /** Fields of the body, by the client's names. */
  body(names?: Names): string
  /** A field of the body. */
  field(name: string): string
  query(names?: Names): string
}

/** The client's word for a kind in most calls. */
const KIND: Names = { connector_type: 'kind', connector_types: 'kinds', auth_variant: 'auth' }
const OPEN = `const stripe = await plugboard.connect('stripe', { externalUserId: 'user_1' })\n`
const CONNECTORS = '/api/v1/integrations/connectors'
const ONE = `${CONNECTORS}/{connector_id}`
const SOURCES = '/api/v1/integrations/definitions/sources'
const HOOKS = '/api/v1/integrations/hooks'
const WEBHOOKS = '/api/v1/webhooks'
const MESSAGES = `${WEBHOOKS}/{endpoint_id}/messages`

/** Calls by method and path. */
const CALLS: Readonly<Record<string, Write>> = {
  'POST /api/v1/account/applications/token': () =>
    `// The client exchanges its ID and secret with its first request.\nawait plugboard.usage()`,
  'POST /api/v1/account/applications/scoped-token': ({ field }) =>
    `const { token } = await plugboard.tokens.scoped(${field('external_user_id')})`,
  'POST /api/v1/account/applications/widget-token': ({ field }) =>
    `const { token } = await plugboard.tokens.widget(${field('external_user_id')}, ${field('allowed_origin')})`,
  'POST /api/v1/account/applications/revoke': ({ body }) => `await plugboard.tokens.revoke(${body()})`,
  [`GET ${SOURCES}`]: ({ query }) => `const kinds = await plugboard.definitions.list(${query()})`,
  [`GET ${SOURCES}/{definition}`]: ({ at }) => `const kind = await plugboard.definitions.get(${at('definition')})`,
  [`PUT ${SOURCES}/{definition}`]: () =>
    `const manifest = await readFile('shop.yaml', 'utf8')\nconst { version } = await plugboard.definitions.put('shop', manifest)`,
  [`GET ${SOURCES}/{definition}/versions`]: () => `const versions = await plugboard.definitions.versions('shop')`,
  [`DELETE ${SOURCES}/{definition}`]: () => `await plugboard.definitions.remove('shop')`,
  [`POST ${CONNECTORS}`]: ({ body }) => `const connector = await plugboard.connectors.create(${body(KIND)})`,
  [`GET ${CONNECTORS}`]: ({ query }) => each('connector', `connectors.list(${query(KIND)})`, 'status'),
  [`GET ${ONE}`]: ({ at }) => `const connector = await plugboard.connectors.get(${at('connector_id')})`,
  [`PATCH ${ONE}`]: ({ at, body }) =>
    `const connector = await plugboard.connectors.update(${at('connector_id')}, ${body(KIND)})`,
  [`DELETE ${ONE}`]: ({ at }) => `await plugboard.connectors.delete(${at('connector_id')})`,
  [`POST ${ONE}/check`]: ({ at }) => `const { status } = await plugboard.connectors.check(${at('connector_id')})`,
  [`GET ${ONE}/inspect`]: ({ at }) => `const { entities } = await plugboard.connectors.inspect(${at('connector_id')})`,
  [`POST ${CONNECTORS}/oauth/initiate`]: ({ body }) =>
    `const { consentUrl } = await plugboard.oauth.initiate(${body(KIND)})`,
  [`POST ${CONNECTORS}/links`]: ({ body }) => `const { url } = await plugboard.connectors.links.create(${body(KIND)})`,
  'PUT /api/v1/oauth/credentials': () =>
    `const application = { clientId: 'ca_example', clientSecret: process.env.STRIPE_CLIENT_SECRET! }\nawait plugboard.oauth.credentials.set('stripe', application)`,
  'DELETE /api/v1/oauth/credentials/connector_type/{connector_type}': ({ at }) =>
    `await plugboard.oauth.credentials.remove(${at('connector_type')})`,
  'GET /api/v1/oauth/credentials/spec': () => `const spec = await plugboard.oauth.credentials.spec('stripe')`,
  'GET /api/v1/oauth/default-want': () => `const defaults = await plugboard.oauth.defaults.list()`,
  'PUT /api/v1/oauth/default-want': () =>
    `await plugboard.oauth.defaults.set([{ want: ['read'] }, { kind: 'hubspot', want: ['read', 'contacts.create'] }])`,
  'GET /api/v1/oauth/redirect-urls': () => `const urls = await plugboard.oauth.redirectUrls.list()`,
  'PUT /api/v1/oauth/redirect-urls': ({ field }) => `await plugboard.oauth.redirectUrls.set(${field('redirect_urls')})`,
  'POST /api/v1/customers': ({ body }) => `const customer = await plugboard.customers.create(${body()})`,
  'GET /api/v1/customers': ({ query }) => each('customer', `customers.list(${query()})`, 'externalUserId'),
  'GET /api/v1/customers/{customer_id}': ({ at }) =>
    `const customer = await plugboard.customers.get(${at('customer_id')})`,
  'PATCH /api/v1/customers/{customer_id}': ({ at, body }) =>
    `const customer = await plugboard.customers.update(${at('customer_id')}, ${body()})`,
  'DELETE /api/v1/customers/{customer_id}': ({ at }) => `await plugboard.customers.delete(${at('customer_id')})`,
  'GET /api/v1/audit': ({ query }) => each('entry', `audit(${query()})`, 'action'),
  'GET /api/v1/usage': ({ query }) => `const usage = await plugboard.usage(${query()})`,
  'GET /api/v1/jobs/{job_id}': ({ at }) => `const { status } = await plugboard.jobs.get(${at('job_id')})`,
  [`POST ${ONE}/execute`]: () => `${OPEN}const { records, meta, next } = await stripe.customers.list({ limit: 2 })`,
  [`POST ${ONE}/request`]: () =>
    `${OPEN}const { status, body } = await stripe.$request({ method: 'GET', path: '/v1/balance' })`,
  [`GET ${ONE}/sync`]: ({ at }) => `const state = await plugboard.connectors.sync(${at('connector_id')}).status()`,
  [`POST ${ONE}/sync`]: ({ at, body }) =>
    `const jobId = await plugboard.connectors.sync(${at('connector_id')}).trigger(${body()})`,
  [`PATCH ${ONE}/sync`]: ({ at, body }) =>
    `const state = await plugboard.connectors.sync(${at('connector_id')}).change(${body()})`,
  [`POST ${ONE}/sync/cancel`]: ({ at }) => `await plugboard.connectors.sync(${at('connector_id')}).cancel()`,
  [`GET ${ONE}/fields/{entity}`]: ({ at }) =>
    `const fields = await plugboard.connectors.fields(${at('connector_id')}, ${at('entity')})`,
  [`GET ${ONE}/records/{entity}`]: () =>
    `${OPEN}for await (const { operation, checkpoint } of stripe.$changes('customers')) console.log(operation, checkpoint)`,
  [`GET ${ONE}/records/{entity}/record`]: () =>
    `${OPEN}const { record, changedAt } = await copiedRecord(stripe, 'customers', 'cus_1')`,
  [`GET ${ONE}/records/{entity}/count`]: () => `${OPEN}const { count } = await recordCount(stripe, 'customers')`,
  'GET /api/v1/integrations/changes': ({ query }) => each('change', `changes(${query(KIND)})`, 'operation'),
  'POST /api/v1/integrations/search': ({ body }) => `const { hits } = await plugboard.search(${body(KIND)})`,
  [`POST ${WEBHOOKS}`]: ({ body }) => `const { id, secret } = await plugboard.webhooks.create(${body()})`,
  [`GET ${WEBHOOKS}`]: () => each('endpoint', 'webhooks.list()', 'url'),
  [`GET ${WEBHOOKS}/{endpoint_id}`]: ({ at }) => `const endpoint = await plugboard.webhooks.get(${at('endpoint_id')})`,
  [`PATCH ${WEBHOOKS}/{endpoint_id}`]: ({ at, body }) =>
    `const endpoint = await plugboard.webhooks.update(${at('endpoint_id')}, ${body()})`,
  [`DELETE ${WEBHOOKS}/{endpoint_id}`]: ({ at }) => `await plugboard.webhooks.remove(${at('endpoint_id')})`,
  [`POST ${WEBHOOKS}/{endpoint_id}/rotate`]: ({ at, body }) =>
    `const { secret } = await plugboard.webhooks.rotate(${at('endpoint_id')}, ${body()})`,
  [`POST ${WEBHOOKS}/{endpoint_id}/test`]: ({ at }) =>
    `const { attempt } = await plugboard.webhooks.test(${at('endpoint_id')})`,
  [`GET ${MESSAGES}`]: ({ at, query }) =>
    each('message', `webhooks.messages(${at('endpoint_id')}, ${query()})`, 'type'),
  [`GET ${MESSAGES}/{message_id}/attempts`]: ({ at }) =>
    each('attempt', `webhooks.attempts(${at('endpoint_id')}, ${at('message_id')})`, 'status'),
  [`POST ${MESSAGES}/{message_id}/replay`]: ({ at }) =>
    `await plugboard.webhooks.replay(${at('endpoint_id')}, ${at('message_id')})`,
  [`POST ${WEBHOOKS}/{endpoint_id}/replay`]: ({ at, body }) =>
    `await plugboard.webhooks.replay(${at('endpoint_id')}, ${body()})`,
  [`POST ${HOOKS}`]: ({ body }) => `const { url } = await plugboard.hooks.create(${body()})`,
  [`POST ${ONE}/hooks`]: ({ at }) => `const hook = await plugboard.hooks.subscribe(${at('connector_id')})`,
  [`GET ${HOOKS}`]: () => `const hooks = await plugboard.hooks.list()`,
  [`GET ${HOOKS}/{hook_id}`]: ({ at }) => `const hook = await plugboard.hooks.get(${at('hook_id')})`,
  [`PATCH ${HOOKS}/{hook_id}`]: ({ at, field }) =>
    `const hook = await plugboard.hooks.storeSecret(${at('hook_id')}, ${field('secret')})`,
  [`DELETE ${HOOKS}/{hook_id}`]: ({ at }) => `await plugboard.hooks.remove(${at('hook_id')})`,
}

/** Queries that examples send, by method and path. */
export const QUERIES: Readonly<Record<string, JsonObject>> = {
  [`GET ${SOURCES}`]: { name: 'stripe' },
  [`GET ${CONNECTORS}`]: { external_user_id: 'user_1' },
  [`GET ${ONE}/records/{entity}/record`]: { key: 'cus_1' },
  [`GET ${MESSAGES}`]: { status: 'failed' },
  'GET /api/v1/oauth/credentials/spec': { connector_type: 'stripe' },
  'GET /api/v1/customers': { status: 'active' },
  'GET /api/v1/audit': { from: '2026-11-01T00:00:00Z' },
  'GET /api/v1/usage': { from: '2026-11-01T00:00:00Z' },
  'GET /api/v1/integrations/changes': { external_user_id: 'user_1' },
  'GET /widget': { origin: 'https://app.example.com' },
}

/** The client's call for a request; undefined if the client has none. @param route method and path */
export function clientCall(route: string, { path, query, body }: ShownRequest): string | undefined {
  const fields = (given: JsonObject, names?: Names) => tsLiteral(clientNames(given, names))
  return CALLS[route]?.({
    at: (name) => tsLiteral(path[name] ?? null),
    field: (name) => tsLiteral(body[name] ?? null),
    body: (names) => fields(body, names),
    query: (names) => fields(query, names),
  })
}

function each(name: string, call: string, field: string): string {
  return `for await (const ${name} of plugboard.${call}) console.log(${name}.${field})`
}
