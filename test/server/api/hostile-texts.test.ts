/** Texts that no database stores, and long ones, in every path, query and body of every route: refused, and nothing fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../runtime/index.ts'
import type { Route } from '../../../server/http/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { failures } from './cells.ts'
import { type Owned, ownedBy, request, REQUESTS } from './requests.ts'
import { TABLE } from './table.ts'
import { startWorld, type World } from './world.ts'

/** Half of a character, which only an escape of JSON can write. */
const HALF = '\ud800'
const LONG = 'x'.repeat(2 ** 16)
/** Encoded, up to as long as the head of a request may be. */
const LONG_IN_URL = 'x'.repeat(12_000)
const IN_URLS = ['%00', 'a%00b', LONG_IN_URL]
/** Encoded bytes that are no UTF-8: half of a character, and a null character that is longer than needed. */
const NO_TEXT = ['%ED%A0%80', '%C0%80']
/** The fields of the forms of browsers and programs, and of the queries that lead to them. */
const FORM_FIELDS = [
  'client_id', 'code', 'code_challenge', 'code_verifier', 'connectors', 'days', 'decision', 'error', 'grant_type', 'level', 'login', 'origin',
  'redirect_uri', 'refresh_token', 'resource', 'response_type', 'scope', 'state', 'ticket', 'token',
] // prettier-ignore

type Body = Record<string, unknown>

/** The bodies of a route that have a text in one place each: where its valid body has one, and in each further field. */
function* bodiesWith(text: string, route: Route, valid: Body): Generator<[place: string, body: Body]> {
  for (const [place, body] of replaced(valid, text)) yield [place, body as Body]
  yield [`the name of a field`, { ...valid, [text]: 1 }]
  const fields = (route.body?.properties ?? {}) as Record<string, JsonSchema>
  for (const [name, { type }] of Object.entries(fields)) {
    if (Object.hasOwn(valid, name)) continue
    const value = type === 'array' ? [text] : type === 'object' ? { [text]: text } : text
    yield [name, { ...valid, [name]: value }]
  }
}

/** Copies of a value in which one text is replaced by another. */
function* replaced(value: unknown, text: string, at = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [at, text]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const [place, copy] of replaced(inner, text, `${at}/${key}`))
      yield [place, Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy }]
}

describe('every route', () => {
  let world: World
  let own: Owned
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), {
      set: [
        'limits.requestsPerMinutePerCustomer=100000',
        'limits.requestsPerMinutePerOrganization=100000',
        'log.level=silent',
      ],
    })
    own = await ownedBy(world, world.first, 'user_1')
  })
  afterAll(() => world?.close())

  /** What is wrong with the response to a request, if it does not refuse it. */
  async function fault(route: Route, place: string, options: Parameters<typeof request>[3], isRefused = true) {
    const { status, body } = await request(world, route, own, { token: own.tenant.token, ids: own.ids, ...options })
    const isFine = status < 500 && (!isRefused || status >= 400)
    return isFine ? undefined : `${route.method} ${route.path} with ${place}: ${status} ${body?.message}`
  }

  it('P37 refuses a path with a text that is no name', async () => {
    const cells = TABLE.flatMap((route) =>
      [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
        IN_URLS.map(
          (text) => () =>
            fault(route, `${name} ${text.slice(0, 20)}`, { ids: { ...own.ids, [name]: text } }, text !== LONG_IN_URL),
        ),
      ),
    )
    expect(await failures(cells)).toEqual([])
  })

  it('P37 refuses bytes that are no text, in paths and queries', async () => {
    const ask = async (method: string, path: string) => {
      const { status } = await fetch(world.server.origin + path, {
        method,
        redirect: 'manual',
        headers: { authorization: `Bearer ${own.tenant.token}` },
      })
      return status >= 400 && status < 500 ? undefined : `${method} ${path}: ${status}`
    }
    const cells = TABLE.flatMap(({ method, path, openQuery }) =>
      NO_TEXT.flatMap((text) => [
        ...(path.includes('{') ? [() => ask(method, path.replaceAll(/\{\w+\}/g, text))] : []),
        ...(openQuery ? [] : [() => ask(method, `${path.replaceAll(/[{}]/g, '')}?limit=${text}`)]),
      ]),
    )
    expect(await failures(cells)).toEqual([])
  })

  it('P37 reads forms and open queries with a null character, and answers', async () => {
    const ask = async ({ method, path }: Route, query: string, form?: string) => {
      const where = path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => REQUESTS[`${method} ${path}`]?.params?.[name] ?? '',
      )
      const { status } = await fetch(`${world.server.origin}${where}?${query}`, {
        method,
        redirect: 'manual',
        headers: { origin: world.server.origin, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method !== 'GET' && { body: form ?? '' }),
      })
      return status < 500 ? undefined : `${method} ${path}?${query} with ${form}: ${status}`
    }
    const values = new Map(FORM_FIELDS.map((name) => [name, 'A'.repeat(43)]))
    values.set('grant_type', 'authorization_code').set('decision', 'allow').set('response_type', 'code')
    const cells = TABLE.filter(({ takesRaw, openQuery }) => takesRaw || openQuery).flatMap((route) =>
      FORM_FIELDS.flatMap((name) =>
        ['authorization_code', 'refresh_token'].map((grant) => () => {
          const fields = new URLSearchParams([...values, ['grant_type', grant], [name, 'a\0b']])
          return route.openQuery ? ask(route, fields.toString()) : ask(route, '', fields.toString())
        }),
      ),
    )
    expect(cells.length).toBeGreaterThan(200)
    expect(await failures(cells)).toEqual([])
  })

  it('P37 refuses a query with a text that is no value', async () => {
    const cells = TABLE.flatMap((route) =>
      Object.keys(route.query ?? {}).flatMap((name) =>
        IN_URLS.map((text) => () => fault(route, `${name}=${text.slice(0, 20)}`, { query: `${name}=${text}` }, false)),
      ),
    )
    expect(await failures(cells)).toEqual([])
  })

  it.each([
    ['a null character', 'a\u0000b', true],
    ['half a character', `a${HALF}`, true],
    ['64 kB', LONG, false],
  ])('P37 reads a body with %s, and answers', async (_name, text, isRefused) => {
    const routes = TABLE.filter(({ method, takesRaw }) => ['POST', 'PUT', 'PATCH'].includes(method) && !takesRaw)
    const cells = routes.flatMap((route) => {
      const valid = REQUESTS[`${route.method} ${route.path}`]
      if (valid?.text !== undefined) return []
      const bodies = [...bodiesWith(text, route, valid?.body?.(own) ?? {})]
      return bodies.map(
        ([place, body]) =>
          () =>
            fault(route, place, { body }, isRefused),
      )
    })
    expect(cells.length).toBeGreaterThan(100)
    expect(await failures(cells)).toEqual([])
  })
})
