/** What goes wrong inside, and what is slow outside: one request pays for it, the others do not notice. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Row, ScopedSql } from '../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { answerJson, API, APPLICATIONS, CONNECTORS, newConnector, startWorld, type World } from './world.ts'

const LIST = { entity: 'customers', action: 'list' }

/** Decides for each statement whether it throws. */
interface Fault {
  isHit(sql: string): boolean
}

/** A database whose statements throw where a fault strikes. */
function faulty(database: Database, fault: Fault): Database {
  function wrap<S extends ScopedSql>(scope: S): S {
    return new Proxy(scope, {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown
        if (name === 'query')
          return async (sql: string, params?: readonly unknown[]): Promise<Row[]> => {
            if (fault.isHit(sql)) throw new TypeError('a fault that nobody thought of')
            return target.query(sql, params)
          }
        if (name === 'of') return (organizationId: string) => wrap((target as unknown as Database).of(organizationId))
        if (name === 'transaction')
          return (work: (sql: unknown) => Promise<unknown>) =>
            target.transaction((sql) => {
              const query = async (text: string, params?: readonly unknown[]) => {
                if (fault.isHit(text)) throw new TypeError('a fault that nobody thought of')
                return sql.query(text, params)
              }
              return work({ ...sql, query })
            })
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }
  return wrap(database)
}

describe('a fault', () => {
  let world: World
  let token: string
  let fault: Fault | undefined
  const unhandled: unknown[] = []
  const note = (error: unknown): void => void unhandled.push(error)
  beforeAll(async () => {
    process.on('unhandledRejection', note)
    const database = faulty(await openTestPostgres(), { isHit: (sql) => fault?.isHit(sql) ?? false })
    world = await startWorld(database, {
      set: [
        'limits.requestsPerMinutePerCustomer=100000',
        'limits.requestsPerMinutePerOrganization=100000',
        // A slow machine takes a minute for 100 calls together.
        'limits.executeSeconds=600',
        'limits.requestSeconds=600',
      ],
    })
    token = world.first.token
  })
  afterAll(async () => {
    process.off('unhandledRejection', note)
    await world?.close()
  })
  afterEach(() => {
    fault = undefined
    world.play()
  })

  it('F10 a throw at any statement of any request ends that request alone', async () => {
    const { id, customer_id: customerId } = await world.connector(world.first, 'user_1')
    const write = { entity: 'customers', action: 'create', params: {} }
    let keys = 0
    const requests: readonly (() => ReturnType<World['call']>)[] = [
      () => world.call('POST', `${APPLICATIONS}/token`, { body: world.first.client }),
      () => world.call('POST', `${APPLICATIONS}/scoped-token`, { token, body: { external_user_id: `new ${++keys}` } }),
      () => world.call('POST', CONNECTORS, { token, body: newConnector('user_1') }),
      () => world.call('GET', CONNECTORS, { token }),
      () => world.call('GET', `${CONNECTORS}/${id}`, { token }),
      () => world.call('PATCH', `${CONNECTORS}/${id}`, { token, body: { name: 'x' } }),
      () => world.execute(token, id, LIST),
      () => world.execute(token, id, write, { 'idempotency-key': `k${++keys}` }),
      () => world.call('POST', `${CONNECTORS}/${id}/check`, { token, body: {} }),
      () => world.call('GET', `${API}/customers/${customerId}`, { token }),
      () => world.call('GET', `${API}/audit`, { token }),
      () => world.call('GET', `${API}/usage`, { token }),
      () => world.call('GET', `${API}/oauth/redirect-urls`, { token }),
    ]
    let seams = 0
    for (const [at, ask] of requests.entries())
      for (let n = 1; n <= 12; n++) {
        let seen = 0
        let wasHit = false
        // Statements of the request alone: the trail and the queue go their own way.
        fault = { isHit: (sql) => !/\b(audit|pg_notify|queue|jobs)\b/i.test(sql) && ++seen === n && (wasHit = true) }
        const { status, body, text } = await ask()
        fault = undefined
        if (!wasHit) {
          expect([at, n, status < 300]).toEqual([at, n, true])
          break
        }
        seams++
        expect(text).not.toContain('nobody thought of')
        if (status >= 300) expect([at, n, status, body.code]).toEqual([at, n, 500, 'internal'])
        expect((await world.call('GET', `${API}/oauth/redirect-urls`, { token })).status).toBe(200)
      }
    expect(seams).toBeGreaterThan(20)
    expect(unhandled).toEqual([])
    expect(world.server.logged.join('')).toContain('unexpected error')
  })

  it('C16 100 slow third parties do not hold up what needs only the database', async () => {
    const held: (() => void)[] = []
    let isReleased = false
    world.play((_, response) => {
      const release = () => answerJson(response, 200, { object: 'list', has_more: false, data: [] })
      if (isReleased) release()
      else held.push(release)
      return true
    })
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (await world.connector(world.first, `slow ${n}`)).id as string),
    )
    const slow = ids.flatMap((id) => Array.from({ length: 10 }, () => world.execute(token, id, LIST)))
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(100)
    for (let n = 0; n < 20; n++) expect((await world.call('GET', `${CONNECTORS}?limit=1`, { token })).status).toBe(200)
    isReleased = true
    for (const release of held) release()
    const statuses = (await Promise.all(slow)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  })

  it('more calls of a connector at once than it may have are refused, and the places come free again', async () => {
    const { id } = await world.connector(world.first, 'crowd')
    const held: (() => void)[] = []
    world.play(
      (_, response) => (
        held.push(() => answerJson(response, 200, { object: 'list', has_more: false, data: [] })),
        true
      ),
    )
    const executed = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => world.execute(token, id, LIST)))
      return answers.map(({ status }) => status)
    }
    const first = executed(10)
    while (held.length < 10) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await executed(4)).toEqual(Array(4).fill(429))
    for (const release of held) release()
    world.play()
    expect(await first).toEqual(Array(10).fill(200))
    expect(await executed(10)).toEqual(Array(10).fill(200))
  })

  it('readiness says that the database is away', async () => {
    const ready = await fetch(`${world.server.adminOrigin}/readyz`)
    expect(await ready.json()).toMatchObject({ status: 'ready', checks: { database: true } })
    fault = { isHit: () => true }
    const failing = await fetch(`${world.server.adminOrigin}/readyz`)
    expect([failing.status, await failing.json()]).toMatchObject([503, { checks: { database: false } }])
  })
})
