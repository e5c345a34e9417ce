/** The mock refuses in each vendor's form: the runtime reads the same error code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConnectorError, execute, type JsonObject } from '../../runtime/index.ts'
import { pathParamNames } from '../../simulator/records/index.ts'
import { fetchFrom } from './fetch-from.ts'
import { KINDS, operationsWhere, PATIENT, startVendors, TESTED_MANIFESTS, type Vendors } from './vendors.ts'

let vendors: Vendors
let strict: Vendors

beforeAll(async () => {
  vendors = await startVendors()
  strict = await startVendors({
    credentials: Object.fromEntries(
      KINDS.map(({ kind }) => [kind, { access_token: 'another', refresh_token: 'another', client_id: 'another' }]),
    ),
  })
})

afterAll(() => Promise.all([vendors.close(), strict.close()]))

const KIND_NAMES = TESTED_MANIFESTS.map(({ kind }) => ({ kind }))

describe('the mock refuses', () => {
  it.each(KIND_NAMES)('other credentials of $kind than those it was given', async ({ kind }) => {
    const { auth, check } = strict.plan(kind).manifest
    const [{ type } = { type: '' }] = Object.values(auth)
    // Both renew first: at the token endpoint, which refuses the client, or with a key, and that of an example is none.
    const codes: Readonly<Record<string, string>> = {
      client_credentials: 'oauth_error',
      jwt_bearer: 'credentials_mismatch',
    }
    expect(await codeOf(strict, kind, check)).toBe(codes[type] ?? 'credentials_rejected')
  })

  it.each(
    operationsWhere(({ action, path }) => action === 'get' && pathParamNames({ path: path.slice(-1) }).length > 0),
  )('an unknown record of $kind $id', async ({ kind, id }) => {
    const params = unknown(kind, id)
    expect(await codeOf(vendors, kind, id, params)).toBe('record_not_found')
  })

  it.each(KIND_NAMES)('a request of $kind without credentials', async ({ kind }) => {
    const answer = await ask(kind, { headers: {} })
    expect(answer.status).toBe(401)
  })

  it.each(
    TESTED_MANIFESTS.filter(({ check, operations }) => !operations[check]!.isGraphql).map(({ kind }) => ({ kind })),
  )('a query entry that $kind does not know', async ({ kind }) => {
    const answer = await ask(kind, { headers: credentials(kind), query: 'no_such_entry=1' })
    expect({ status: answer.status, says: answer.text.includes('no_such_entry is not known') }).toEqual({
      status: 400,
      says: true,
    })
  })

  it('a host that no kind has', async () => {
    const answer = await fetchFrom(vendors.mock, 'nowhere.example.com', '/')
    expect({
      status: answer.status,
      code: (JSON.parse(answer.text) as { error: { code: string } }).error.code,
    }).toEqual({
      status: 404,
      code: 'no_kind',
    })
  })

  it.each([
    ['a path that no operation has', 'GET', '/v1/nothing', undefined, 404, 'No operation has GET /v1/nothing.'],
    ['a number that is none', 'GET', '/v1/customers?limit=many', undefined, 400, 'limit must be integer.'],
    ['a number beyond its limit', 'GET', '/v1/customers?limit=101', undefined, 400, 'limit must be <= 100.'],
    [
      'a cursor that it never gave',
      'GET',
      '/v1/customers?starting_after=x',
      undefined,
      400,
      'The cursor does not come from this list.',
    ],
    ['a form entry that is not known', 'POST', '/v1/customers', 'nmae=Ada', 400, 'nmae is not known.'],
    ['a form without what it needs', 'POST', '/v1/products', 'description=x', 400, 'name is required.'],
  ])('%s', async (_, method, path, body, status, message) => {
    const headers = { ...credentials('stripe'), 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetchFrom(vendors.mock, 'api.stripe.com', path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
    const { error } = JSON.parse(answer.text) as { error: { message: string } }
    expect({ status: answer.status, message: error.message }).toEqual({ status, message })
  })

  it('a GraphQL variable that is not known', async () => {
    const manifest = vendors.plan('linear').manifest
    const body = manifest.operations['users.list']!.body as { document: string }
    const answer = await fetchFrom(vendors.mock, vendors.mock.hosts.linear, '/graphql', {
      method: 'POST',
      headers: credentials('linear'),
      body: JSON.stringify({ query: body.document, variables: { last: 1 } }),
    })
    const { errors } = JSON.parse(answer.text) as { errors: { message: string }[] }
    expect(errors.map(({ message }) => message)).toEqual(['last is not known.'])
  })
})

/** The example with another name for the record it is about. */
function unknown(kind: string, id: string): JsonObject {
  const { path } = vendors.plan(kind).manifest.operations[id]!
  const { param } = path.at(-1) as { param: string }
  const params = vendors.mock.example(kind, id)
  const value = params[param]!
  return { ...params, [param]: typeof value === 'number' ? value + 500 : String(value).replace(/\d{1,3}$/, '999') }
}

async function codeOf(from: Vendors, kind: string, id: string, params = from.mock.example(kind, id)): Promise<string> {
  const { entity, action } = from.plan(kind).manifest.operations[id]!
  return execute(from.plan(kind), { entity, action, params }, from.connection(kind), PATIENT).then(
    () => 'done',
    (error: ConnectorError) => error.code,
  )
}

/** A bare request of the kind's check operation. */
async function ask(kind: string, { headers, query = '' }: { headers: Record<string, string>; query?: string }) {
  const { method, path, body, baseUrl } = vendors.plan(kind).manifest.operations[vendors.plan(kind).manifest.check]!
  const { base } = vendors.connection(kind)
  const url = new URL((baseUrl?.text ?? base.origin + base.prefix) + path.join(''))
  const sent = body?.from === 'graphql' ? { body: JSON.stringify({ query: body.document, variables: {} }) } : {}
  return fetchFrom(vendors.mock, url.host, `${url.pathname}${query && `?${query}`}`, { method, headers, ...sent })
}

function credentials(kind: string): Record<string, string> {
  const probe = vendors
    .connection(kind)
    .authorize({ method: 'GET', origin: 'https://x.example', path: '/', headers: {} })
  return probe instanceof Promise ? {} : probe.headers
}
