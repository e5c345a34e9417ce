/** Who may do what, for every route of the table: two organizations, two customers each, every token, every id. */
import { createHash, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../../../server/http/index.ts'
import { agentToken } from '../../support/agent-token.ts'
import { openTestPostgres } from '../../support/database.ts'
import type { TestResponse } from '../../support/server.ts'
import { failures } from './cells.ts'
import { type Owned, ownedBy, OFFERED, request, REQUESTS } from './requests.ts'
import { TABLE } from './table.ts'
import { APPLICATIONS, CONNECTORS, newConnector, ORIGIN, startWorld, UNKNOWN, type World } from './world.ts'

const KINDS = ['application', 'scoped', 'widget', 'agent'] as const
type Kind = (typeof KINDS)[number]
type Tokens = Readonly<Record<Kind, string>>

const OPEN = TABLE.filter(({ tokens }) => tokens.length === 0)
const CLOSED = TABLE.filter(({ tokens }) => tokens.length > 0)
const NO_IDS = ['not-an-id', '1', '..%2F..', '%27%20or%201%3D1', UNKNOWN.slice(1), `${UNKNOWN}0`, '%00', 'é']

/** What differs between two answers to the same question. */
const PASSING = ['x-request-id', 'date', 'ratelimit', 'ratelimit-policy']

function shown({ status, headers, text }: TestResponse): unknown {
  const lasting = [...headers].filter(([name]) => !PASSING.includes(name))
  return [status, lasting, text.replaceAll(/req_\w+/g, 'req')]
}

function headersOf(kind: Kind): Record<string, string> {
  return kind === 'widget' ? { origin: ORIGIN } : {}
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`
}

it('E7 the matrix has a valid request for every route, and for no other', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(TABLE.map(nameOf).sort())
})

describe('every route', () => {
  let world: World
  /** The customer whose tokens are used, another of the same organization, and one of another organization. */
  let own: Owned
  let other: Owned
  let foreign: Owned
  /** Another of the other organization, whose ids nobody here sends. */
  let untold: Owned
  let tokens: Tokens

  async function tokensOf({ tenant, externalUserId }: Owned): Promise<Tokens> {
    const scoped = await world.scoped(tenant, externalUserId)
    const widget = await world.widget(tenant, externalUserId, { fields: [OFFERED] })
    const agent = await agentToken(world.server.services.access, tenant, externalUserId)
    return { application: tenant.token, scoped, widget, agent }
  }

  function callerOf({ tokens: [kind = 'application'] }: Route) {
    return { token: tokens[kind], headers: headersOf(kind) }
  }

  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), {
      set: ['limits.requestsPerMinutePerCustomer=100000', 'log.level=silent'],
    })
    own = await ownedBy(world, world.first, 'user_1')
    other = await ownedBy(world, world.first, 'user_2')
    foreign = await ownedBy(world, world.second, 'user_1')
    untold = await ownedBy(world, world.second, 'user_2')
    tokens = await tokensOf(own)
  })
  afterAll(() => world?.close())

  it('E7 every route takes the tokens of its row, and refuses every other', async () => {
    const cells = CLOSED.flatMap((route) =>
      KINDS.map((kind) => async () => {
        const { status, body } = await request(world, route, own, { token: tokens[kind], headers: headersOf(kind) })
        const wanted = route.tokens.includes(kind) ? REQUESTS[nameOf(route)]!.status : 403
        if (status === REQUESTS[nameOf(route)]!.or && route.tokens.includes(kind)) return undefined
        if (kind === 'scoped' && body?.code !== undefined && body.code === REQUESTS[nameOf(route)]!.refusal)
          return undefined
        if (status === wanted && (wanted !== 403 || body.code === 'token_kind_forbidden')) return undefined
        return `${nameOf(route)} by ${kind}: ${status} ${body?.message}`
      }),
    )
    expect(await failures(cells)).toEqual([])
  })

  it('public routes answer without a token', async () => {
    const cells = OPEN.map((route) => async () => {
      const { status } = await request(world, route, own)
      return status === REQUESTS[nameOf(route)]!.status ? undefined : `${nameOf(route)}: ${status}`
    })
    expect(await failures(cells)).toEqual([])
  })

  it('T2 E6 no token, garbage, one that is over and one that was revoked are refused on every route', async () => {
    const over = await tokensOf(own)
    for (const token of Object.values(over).slice(1))
      await world.database.query(`update tokens set expires_at = now() - interval '1 minute' where digest = $1`, [
        createHash('sha256').update(token).digest(),
      ])
    const revoked = (await tokensOf(own)).scoped
    await world.call('POST', `${APPLICATIONS}/revoke`, { token: own.tenant.token, body: { token: revoked } })
    const bad: Record<string, [token: string | undefined, code: string]> = {
      none: [undefined, 'missing_token'],
      garbage: ['garbage', 'invalid_token'],
      'like one of ours': [`pb_app_${'a'.repeat(43)}`, 'invalid_token'],
      'another kind of the same secret': [tokens.scoped.replace('pb_scp_', 'pb_app_'), 'invalid_token'],
      'a JSON web token': ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'invalid_token'],
      over: [over.scoped, 'token_expired'],
      'over, of a widget': [over.widget, 'token_expired'],
      revoked: [revoked, 'invalid_token'],
    }
    const cells = CLOSED.flatMap((route) =>
      Object.entries(bad).map(([what, [token, code]]) => async () => {
        const ids = { ...own.ids }
        const { status, body, headers } = await request(world, route, own, { token, ids })
        const isRefused = status === 401 && body.code === code && headers.get('www-authenticate')?.startsWith('Bearer')
        return isRefused ? undefined : `${nameOf(route)} with ${what}: ${status} ${body?.code}`
      }),
    )
    expect(await failures(cells)).toEqual([])
  })

  it("E1 another organization's ids, another customer's, unknown ones and texts that are none answer alike", async () => {
    const cells = CLOSED.flatMap((route) => {
      const names = [...route.path.matchAll(/\{(\w+_id)\}/g)].map(([, name]) => name!)
      return names.flatMap((name) =>
        route.tokens.map((kind) => async () => {
          const ask = async (id: string) =>
            shown(
              await request(world, route, own, {
                token: tokens[kind],
                headers: headersOf(kind),
                ids: { ...own.ids, [name]: id },
              }),
            )
          const unknown = (await ask(UNKNOWN)) as [number]
          if (unknown[0] !== 404) return `${nameOf(route)} by ${kind}: ${unknown[0]} for an unknown id`
          const foreigners = name === 'definition' ? [] : [foreign.ids[name]!, foreign.ids[name]!.toUpperCase()]
          if (kind !== 'application' && foreigners.length > 0) foreigners.push(other.ids[name]!)
          for (const id of [...foreigners, ...NO_IDS]) {
            const said = JSON.stringify(await ask(id))
            if (said !== JSON.stringify(unknown))
              return `${nameOf(route)} by ${kind} for ${id}: ${said} not ${JSON.stringify(unknown)}`
          }
          return undefined
        }),
      )
    })
    expect(cells.length).toBeGreaterThan(15)
    expect(await failures(cells)).toEqual([])
  })

  it('E1 ids in bodies and queries answer alike', async () => {
    const cells = CLOSED.flatMap((route) =>
      (REQUESTS[nameOf(route)]!.bodyIds ?? []).flatMap((name) =>
        route.tokens.map((kind) => async () => {
          const ask = async (id: string) =>
            JSON.stringify(
              shown(
                await request(world, route, own, {
                  token: tokens[kind],
                  headers: headersOf(kind),
                  body: { [name]: id },
                }),
              ),
            )
          const unknown = await ask(UNKNOWN)
          const foreigners = [foreign.ids[name]!, ...(kind === 'application' ? [] : [other.ids[name]!])]
          for (const id of foreigners) if ((await ask(id)) !== unknown) return `${nameOf(route)} by ${kind} for ${id}`
          return unknown.startsWith('[404') ? undefined : `${nameOf(route)} by ${kind}: ${unknown}`
        }),
      ),
    )
    expect(cells.length).toBeGreaterThan(2)
    expect(await failures(cells)).toEqual([])
    const list = async (query: string) =>
      shown(await world.call('GET', `/api/v1/${query}`, { token: tokens.application }))
    expect(await list(`audit?connector_id=${untold.ids.connector_id}`)).toEqual(
      await list(`audit?connector_id=${randomUUID()}`),
    )
    const own2 = async (name: string) =>
      shown(await world.call('GET', `${CONNECTORS}?external_user_id=${name}`, { token: tokens.scoped }))
    expect(await own2('user_2')).toEqual(await own2('nobody'))
  })

  it('E1 lists hold nothing of another organization or customer', async () => {
    const ask = async (path: string, kind: Kind) =>
      (await world.call('GET', path, { token: tokens[kind], headers: headersOf(kind) })).text
    const [byApplication, byScoped, byWidget] = [
      await ask(`${CONNECTORS}?limit=200`, 'application'),
      await ask(`${CONNECTORS}?limit=200`, 'scoped'),
      await ask(`${CONNECTORS}?limit=200`, 'widget'),
    ]
    expect(byApplication).toContain(other.ids.connector_id)
    for (const said of [byScoped, byWidget]) {
      expect(said).toContain(own.ids.connector_id)
      expect(said).not.toContain(other.ids.connector_id)
    }
    await world.server.services.audit.flush()
    const others = [
      byApplication,
      await ask('/api/v1/customers', 'application'),
      await ask('/api/v1/audit?limit=200', 'application'),
    ]
    for (const said of others) {
      expect(said).not.toContain(untold.ids.connector_id)
      expect(said).not.toContain(untold.ids.customer_id)
      expect(said).not.toContain(foreign.tenant.organizationId)
    }
  })

  it("E5 a customer's token cannot name another customer, and nothing is made", async () => {
    const count = async () => (await world.database.query('select count(*) as n from customers'))[0]
    const before = await count()
    const routes = CLOSED.filter(
      ({ body, tokens: taken }) =>
        taken.includes('scoped') && Object.hasOwn((body?.properties ?? {}) as object, 'external_user_id'),
    )
    expect(routes.length).toBeGreaterThan(1)
    const cells = routes.flatMap((route) =>
      (['scoped', 'widget'] as const)
        .filter((kind) => route.tokens.includes(kind))
        .flatMap((kind) =>
          ['user_2', 'someone new', 'USER_1', 'user_1 '].map((name) => async () => {
            const options = { token: tokens[kind], headers: headersOf(kind), body: { external_user_id: name } }
            const { status, body } = await request(world, route, own, options)
            return status === 403 && body.code === 'customer_mismatch'
              ? undefined
              : `${nameOf(route)} for ${name}: ${status}`
          }),
        ),
    )
    expect(await failures(cells)).toEqual([])
    expect(await count()).toEqual(before)
  })

  it('E8 fields that are ours to set are refused in every body', async () => {
    const fields = {
      id: UNKNOWN,
      organization_id: world.second.organizationId,
      credentials_enc: 'x',
      created_at: '2026-01-01T00:00:00Z',
      customer_id: UNKNOWN,
      version: 9,
      __v: 1,
    }
    const writes = TABLE.filter(({ method }) => method === 'POST' || method === 'PATCH' || method === 'PUT')
    // A manifest is checked by its own language, a third party's message by its signature.
    const routes = writes.filter(({ text, takesRaw }) => text === undefined && !takesRaw)
    const cells = routes.flatMap((route) =>
      Object.entries(fields).map(([name, value]) => async () => {
        // The id of a message is the caller's.
        if (route.path === '/mcp' && name === 'id') return undefined
        const { status, body } = await request(world, route, own, { ...callerOf(route), body: { [name]: value } })
        const isNamed = status === 422 && body.errors.some((one: { field: string }) => one.field === name)
        return isNamed ? undefined : `${nameOf(route)} with ${name}: ${status} ${body?.message}`
      }),
    )
    expect(await failures(cells)).toEqual([])
    for (const [method, path, body] of [
      ['POST', CONNECTORS, newConnector('user_1', { status: 'active' })],
      ['PATCH', `${CONNECTORS}/${own.ids.connector_id}`, { status: 'active' }],
    ] as const)
      expect((await world.call(method, path, { token: tokens.application, body })).status).toBe(422)
  })

  it('unknown query parameters are refused by every route', async () => {
    const cells = TABLE.filter(({ openQuery }) => !openQuery).map((route) => async () => {
      const asked = { ...callerOf(route), query: 'nothing=1', ids: own.ids }
      const { status, body } = await request(world, route, own, asked)
      return status === 400 && body.code === 'invalid_query' ? undefined : `${nameOf(route)}: ${status}`
    })
    expect(await failures(cells)).toEqual([])
  })

  it('T6 a token in the URL is none, and is not logged', async () => {
    const cells = CLOSED.map((route) => async () => {
      const { status } = await request(world, route, own, { query: `access_token=${tokens.application}`, ids: own.ids })
      return status === 401 ? undefined : `${nameOf(route)}: ${status}`
    })
    expect(await failures(cells)).toEqual([])
    expect(world.server.logged.join('')).not.toContain(tokens.application)
  })

  it('T7 an application token from a browser is refused on every route', async () => {
    const cells = CLOSED.filter((route) => route.tokens.includes('application')).map((route) => async () => {
      const options = { token: tokens.application, headers: { origin: ORIGIN }, ids: own.ids }
      const { status, body, headers } = await request(world, route, own, options)
      const isRefused =
        status === 403 && body.code === 'browser_use_refused' && !headers.has('access-control-allow-origin')
      return isRefused ? undefined : `${nameOf(route)}: ${status} ${body?.code}`
    })
    expect(await failures(cells)).toEqual([])
  })

  it('E20 a widget token works from its own origin only, on every route', async () => {
    const origins = [
      undefined,
      'null',
      'https://app.example.com.evil.example',
      'http://app.example.com',
      `${ORIGIN}:8443`,
      `${ORIGIN}.`,
      'https://APP.example.com',
      `${ORIGIN}/`,
      'https://evil.example',
      '*',
      'https://example.com',
    ]
    const cells = CLOSED.filter((route) => route.tokens.includes('widget')).flatMap((route) =>
      origins.map((origin) => async () => {
        const options = { token: tokens.widget, ids: own.ids, ...(origin !== undefined && { headers: { origin } }) }
        const { status, body, headers } = await request(world, route, own, options)
        const isRefused =
          status === 403 && body.code === 'origin_forbidden' && !headers.has('access-control-allow-origin')
        return isRefused ? undefined : `${nameOf(route)} from ${origin}: ${status} ${body?.code}`
      }),
    )
    expect(await failures(cells)).toEqual([])
  })

  it("E9 X-Organization-Id chooses among the caller's own, on every route", async () => {
    const forbidden = [
      world.second.organizationId,
      UNKNOWN,
      'not-an-id',
      '',
      `${world.first.organizationId},${world.second.organizationId}`,
    ]
    const cells = CLOSED.flatMap((route) =>
      route.tokens.flatMap((kind) =>
        forbidden.map((organization) => async () => {
          const headers = { ...headersOf(kind), 'x-organization-id': organization }
          const { status, body } = await request(world, route, own, { token: tokens[kind], headers, ids: own.ids })
          if (status === 403 && body.code === 'organization_forbidden') return undefined
          return `${nameOf(route)} by ${kind} for "${organization}": ${status} ${body?.code}`
        }),
      ),
    )
    expect(await failures(cells)).toEqual([])
    for (const id of [world.first.organizationId, world.first.organizationId.toUpperCase()])
      for (const kind of KINDS.filter((one) => one !== 'agent')) {
        const headers = { ...headersOf(kind), 'x-organization-id': id }
        const path = `${CONNECTORS}/${own.ids.connector_id}`
        expect((await world.call('GET', path, { token: tokens[kind], headers })).status).toBe(200)
      }
  })

  it.each(['Authorization', 'X-Organization-Id', 'Idempotency-Key'])(
    'E9 %s twice is refused on every route',
    async (name) => {
      const first =
        name === 'Authorization'
          ? `Bearer ${tokens.application}`
          : name === 'Idempotency-Key'
            ? 'k'
            : world.first.organizationId
      const cells = TABLE.map((route) => async () => {
        const path = route.path.replaceAll(/\{(\w+)\}/g, (_, id: string) => own.ids[id] ?? 'x')
        const headers = [
          ...(name === 'Authorization' ? [] : ['Authorization', `Bearer ${tokens.application}`]),
          name,
          first,
          name,
          first,
        ]
        const status = await raw(world.server.origin, route.method, path, headers)
        return status === 400 ? undefined : `${nameOf(route)}: ${status}`
      })
      expect(await failures(cells)).toEqual([])
    },
  )
})

/** The status of a request with headers as they are listed. */
function raw(origin: string, method: string, path: string, headers: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const body =
      method === 'GET' || method === 'DELETE' ? [] : ['Content-Type', 'application/json', 'Content-Length', '2']
    const host = ['Host', new URL(origin).host, 'Connection', 'close']
    const sent = httpRequest(
      origin + path,
      { method, headers: [...host, ...body, ...headers], agent: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      },
    )
    sent.on('error', reject)
    sent.end(body.length > 0 ? '{}' : undefined)
  })
}
