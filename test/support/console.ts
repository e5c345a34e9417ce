/** A server with its console, and customers with data for every screen. */
import { randomUUID } from 'node:crypto'
import type { Role } from '../../server/operators/sign-in/index.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'
import { rowId } from '../../server/ground/outbox/index.ts'

/** A request to the console. */
export interface ConsoleAsk {
  readonly cookie?: string | undefined
  readonly token?: string | undefined
  /** The fields of a form; a session's own token is added unless it is here. */
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A response of the console. */
export interface ConsoleResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A running console with its actions. */
export interface ConsoleWorld {
  readonly server: TestServer
  readonly url: string
  /** Logs a person in with the command's link. Returns the cookie. */
  logIn(role: Role, name?: string): Promise<string>
  token(role: Role): Promise<string>
  get(path: string, ask?: ConsoleAsk): Promise<ConsoleResponse>
  post(path: string, ask?: ConsoleAsk): Promise<ConsoleResponse>
}

/** Starts the server; the database is closed with it. */
export async function startConsoleWorld(
  database: Database,
  { set = [], ...options }: Omit<TestServerOptions, 'database'> = {},
): Promise<ConsoleWorld> {
  const server = await startTestServer({
    database,
    ...options,
    set: ['console.listen=true', 'console.port=0', ...set],
  })
  const url = server.consoleUrl ?? ''
  const send = async (method: string, path: string, { cookie, token, form, headers }: ConsoleAsk = {}) => {
    const sent = method === 'POST' ? { ...(cookie && { csrf: await csrfOf(cookie) }), ...form } : undefined
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && token === undefined && { origin: url }),
        ...headers,
      },
      body: sent && new URLSearchParams(sent),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const known = new Map<string, string>()
  /** Returns the token of forms from a page of the session. */
  async function csrfOf(cookie: string): Promise<string> {
    const found = known.get(cookie)
    if (found !== undefined) return found
    const { text } = await send('GET', '/operators', { cookie })
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
    known.set(cookie, csrf)
    return csrf
  }
  return {
    server,
    url,
    async logIn(role, name = role) {
      const { code } = await server.services.operators.invite({ name, role })
      const { headers } = await send('POST', '/login', { form: { code } })
      return headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    token: async (role) => (await server.services.operators.issueToken({ name: role, role }, 1)).secret,
    get: (path, ask) => send('GET', path, ask),
    post: (path, ask) => send('POST', path, ask),
  }
}

/** A customer with data on every screen, and its IDs. */
export interface Planted {
  readonly organizationId: string
  readonly customerId: string
  readonly connectorId: string
  readonly clientId: string
  /** Public. */
  readonly endpointId: string
  readonly messageId: string
  readonly requestId: string
}

/** Plants a customer. @param text value of every field that an application, a customer, an agent or a third party fills */
export async function plantCustomer(server: TestServer, text: (field: string) => string): Promise<Planted> {
  const { database, access } = server.services
  const { id: organizationId } = await access.organizations.create(text('organization'))
  const { clientId, application } = await access.applications.create({
    name: text('application'),
    organizationIds: [organizationId],
  })
  const { id: customerId } = await access.customers.ensure(organizationId, text('external_user_id'))
  const [connectorId, requestId] = [randomUUID(), `req_${randomUUID()}`]
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, definition_version, status,
       status_reason, status_since, account) values ($1, $2, $3, 'notion', $4, $5, $6::text[], $7, 'needs_reauth', $8, now() - interval '3 hours', $9)`,
    [
      connectorId,
      organizationId,
      customerId,
      text('name'),
      text('variant'),
      [text('scope')],
      text('version'),
      text('reason'),
      text('account'),
    ],
  )
  await plantCopies(database, { organizationId, connectorId }, text)
  await plantNotice(database, organizationId, text)
  await plantAccess(database, { organizationId, customerId, applicationId: application.id }, text)
  await server.services.audit.write({
    organizationId,
    requestId,
    actor: { kind: 'agent', id: text('actor') },
    customerId,
    connectorId,
    type: 'direct',
    entity: text('entity'),
    action: text('action'),
    status: 401,
    code: text('code'),
    durationMs: 12,
    tool: text('tool'),
    client: text('client'),
  })
  await server.services.audit.flush()
  return {
    organizationId,
    customerId,
    connectorId,
    clientId,
    requestId,
    ...(await plantWebhook(server, { organizationId, customerId, connectorId }, text)),
  }
}

async function plantNotice(database: Database, organizationId: string, text: (field: string) => string): Promise<void> {
  await database.query(
    `insert into vendor_notices (organization_id, kind, is_own, operation, type, source, ends_on, text, link, first_seen_at, last_seen_at)
     values ($1, 'notion', false, $2, 'ends', $3, '2027-10-16', $4, $5, now() - interval '2 days', now())`,
    [organizationId, text('operation'), text('header'), text('words'), `https://example.com/${text('link')}`],
  )
}

async function plantCopies(
  database: Database,
  { organizationId, connectorId }: Pick<Planted, 'organizationId' | 'connectorId'>,
  text: (field: string) => string,
): Promise<void> {
  const ids = [organizationId, connectorId]
  await database.query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'notion')`, ids)
  const [generation] = await database.query<{ id: number }>(
    `insert into generations (organization_id, connector_id, kind, entity, status, records, rejected)
     values ($1, $2, 'notion', $3, 'visible', 7, 1) returning id`,
    [...ids, text('copied')],
  )
  await database.query(
    `insert into copies (organization_id, connector_id, entity, generation, is_complete) values ($1, $2, $3, $4, true)`,
    [...ids, text('copied'), generation?.id],
  )
  await database.query(
    `insert into sync_entities (organization_id, connector_id, entity, turn, last_error, last_synced_at, own_fields,
       own_fields_asked, own_fields_held, own_fields_error)
     values ($1, $2, $3, 1, $4, now() - interval '2 days', $5, $6, $6, $7)`,
    [
      ...ids,
      text('copied'),
      { code: text('sync code'), message: text('sync message') },
      JSON.stringify(['reason', 'region'].map((name) => ownField(text(`own ${name}`), text(`label of ${name}`)))),
      [text('own reason')],
      { code: text('own code'), message: text('own message') },
    ],
  )
  await database.query(
    `insert into rejected_records (organization_id, connector_id, entity, generation, key, reason) values ($1, $2, $3, $4, $5, $6)`,
    [...ids, text('copied'), generation?.id, text('key'), text('rejection')],
  )
  await database.query(
    `insert into jobs (organization_id, id, kind, connector_id, customer_id, status, error, finished_at)
     select $1, gen_random_uuid(), 'connector.sync', $2, customer_id, 'failed', $3, now() from connectors where organization_id = $1 and id = $2`,
    [...ids, { code: text('job code'), message: text('job message') }],
  )
}

function ownField(name: string, label: string): object {
  return { name, label, type: 'string', writable: true }
}

async function plantAccess(
  database: Database,
  ref: { readonly organizationId: string; readonly customerId: string; readonly applicationId: string },
  text: (field: string) => string,
): Promise<void> {
  const ids = [ref.organizationId, ref.applicationId, ref.customerId]
  await database.query(
    `insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, issued_at, expires_at)
     values (sha256($4::text::bytea), 'widget', $2, $1, $3, $5, now(), now() + interval '30 days')`,
    [...ids, randomUUID(), text('origin')],
  )
  await database.query(
    `insert into connect_links (organization_id, id, digest, application_id, customer_id, connector_types, created_at, expires_at)
     values ($1, gen_random_uuid(), sha256($4::text::bytea), $2, $3, $5::text[], now(), now() + interval '30 days')`,
    [...ids, randomUUID(), [text('type')]],
  )
  await database.query(
    `insert into agent_grants (organization_id, id, application_id, customer_id, client_id, client_name, redirect_uri, level,
       except_connectors, created_at, expires_at, code_digest, code_challenge, code_expires_at)
     values ($1, gen_random_uuid(), $2, $3, 'c', $5, 'https://agent.example', 'read', '{}', now(), now() + interval '30 days',
       sha256($4::text::bytea), 'x', now() + interval '30 days')`,
    [...ids, randomUUID(), text('agent')],
  )
}

async function plantWebhook(
  { services: { database, webhooks } }: TestServer,
  { organizationId, customerId, connectorId }: Pick<Planted, 'organizationId' | 'customerId' | 'connectorId'>,
  text: (field: string) => string,
): Promise<Pick<Planted, 'endpointId' | 'messageId'>> {
  const { endpoint } = await webhooks.endpoints.create(organizationId, { url: 'http://127.0.0.1:9/' })
  const id = rowId('endpoint', endpoint.id)
  await database.query(
    `update webhook_endpoints set url = $3, is_enabled = false, disabled_reason = 'failing', failing_since = now() - interval '1 day'
     where organization_id = $1 and id = $2`,
    [organizationId, id, text('url')],
  )
  const messageId = randomUUID()
  await database.query(
    `insert into webhook_messages (organization_id, id, type, customer_id, connector_id, data) values ($1, $2, $3, $4, $5, '{}')`,
    [organizationId, messageId, text('type of event'), customerId, connectorId],
  )
  await database.query(
    `insert into webhook_deliveries (organization_id, message_id, endpoint_id, status, attempts) values ($1, $2, $3, 'failed', 9)`,
    [organizationId, messageId, id],
  )
  await database.query(
    `insert into webhook_attempts (organization_id, message_id, endpoint_id, at, status, duration_ms, error, response)
     values ($1, $2, $3, now(), null, 5, $4, $5)`,
    [organizationId, messageId, id, text('failure'), text('response')],
  )
  return { endpointId: endpoint.id, messageId: `msg_${messageId.replaceAll('-', '')}` }
}
