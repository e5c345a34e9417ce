/** P29: what hostile searches do to the rest of the server, over HTTP. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { startTestServer, type TestServer, type TestResponse } from '../../../support/server.ts'

/** On a machine with other work to do: 20 times as long as the route takes beside no searches. */
const LONGEST_MS = 100

const repeated = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const nested = (depth: number, inner: string) => `${'{"and":['.repeat(depth)}${inner}${']}'.repeat(depth)}`
const body = (query: string, more = '') => `{"entity":"customers","action":"search","params":{"query":${query}${more}}}`

/** Bodies of requests, as text, so that making them is not measured. */
const REFUSED = [
  body(`{"filter":${nested(10_000, '{"eq":{"id":"1"}}')}}`),
  body(`{"filter":${JSON.stringify({ or: repeated(10_000, { eq: { id: '1' } }) })}}`),
  body(`{"filter":${JSON.stringify({ in: { id: repeated(100_000, '1') } })}}`),
  body(`{"filter":${JSON.stringify({ like: { name: '%a'.repeat(100) } })}}`),
  body(`{"filter":${JSON.stringify({ fuzzy: { name: 'ab '.repeat(66) } })}}`),
  body(`{"sort":${JSON.stringify(repeated(50, { name: 'asc' }))}}`),
  body('{}', ',"limit":1000000000'),
]
const ANSWERED = [
  body(`{"filter":${JSON.stringify({ not: { or: repeated(120, { like: { description: '%a%b%c%d%e%f%' } }) } })}}`),
  body(`{"filter":${JSON.stringify({ or: repeated(30, { fuzzy: { name: 'donald smith of the north' } }) })}}`),
  body(`{"filter":${JSON.stringify({ in: { id: Array.from({ length: 1000 }, (_, n) => `cus_${n}`) } })}}`),
  body(`{"filter":${nested(7, '{"keyword":{"description":"a b c d e f g h"}}')}}`),
]

describe.each(databases)('hostile searches over HTTP on %s', (_name, open) => {
  let server: TestServer
  let token: string
  let id: string

  beforeAll(async () => {
    server = await startTestServer({ database: await open(), set: ['sync.enabled=true'] })
    token = await server.applicationToken()
    id = await server.connector('stripe', 'one', { credentials: { api_key: 'any' } })
    const state = () => server.ask('GET', `/integrations/connectors/${id}/sync`, { token })
    while ((await state()).body.status !== 'ready') await delay(50)
  })
  afterAll(() => server?.close())

  const search = (text: string): Promise<TestResponse> =>
    server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body: text })

  /** The longest that the health route took while work went on, in milliseconds. */
  async function longestHealth(work: () => Promise<void>): Promise<number> {
    const state = { longest: 0, isOver: false }
    const asking = (async () => {
      while (!state.isOver) {
        const start = performance.now()
        const { status } = await fetch(`${server.adminOrigin}/healthz`)
        state.longest = Math.max(state.longest, performance.now() - start)
        expect(status).toBe(200)
        await delay(2)
      }
    })()
    await work().finally(() => (state.isOver = true))
    await asking
    return state.longest
  }

  it('P29 refused or answered, none delays the health route by more than 100 ms', async () => {
    const idle = await longestHealth(() => delay(1_000))
    const statuses: number[] = []
    const ask = async (text: string) => void statuses.push((await search(text)).status)
    const longest = await longestHealth(async () => {
      for (const text of [...REFUSED, ...ANSWERED]) await ask(text)
      await Promise.all(ANSWERED.flatMap((text) => [ask(text), ask(text)]))
    })
    const refusals = statuses.slice(0, REFUSED.length)
    expect(refusals.every((status) => status >= 400 && status < 500)).toBe(true)
    expect(statuses.slice(REFUSED.length).every((status) => status === 200)).toBe(true)
    expect(longest).toBeLessThan(Math.max(LONGEST_MS, 20 * idle))
  })
})
