/** What the server reports of calls to third parties: metrics on the admin port, and spans. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { collectSpans, type Spans } from '../../support/spans.ts'
import { answerJson, CONNECTORS, startWorld, type World } from './world.ts'

const LIST = { entity: 'customers', action: 'list', params: { limit: 1 } }
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

describe('calls to third parties', () => {
  let spans: Spans
  let world: World
  let token: string
  let id: string
  beforeAll(async () => {
    spans = collectSpans()
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    token = world.first.token
    id = (await world.connector(world.first, 'user_1')).id
  })
  afterAll(async () => {
    await world?.close()
    spans?.stop()
  })
  afterEach(() => world.play())

  const metric = async (name: string, labels: string) => {
    const text = await (await fetch(`${world.server.adminOrigin}/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`plugboard_${name}{${labels}} `))
    return line === undefined ? 0 : Number(line.split(' ').at(-1))
  }
  const requests = (status: string) => metric('upstream_requests_total', `kind="stripe",status="${status}"`)

  it('counts requests to third parties by kind and class of status, each try of a call', async () => {
    const before = [await requests('2xx'), await requests('4xx'), await requests('5xx'), await requests('none')]
    const timed = await metric('upstream_request_duration_seconds_count', 'kind="stripe"')
    await world.execute(token, id, LIST)
    let tries = 0
    world.play((_, response) => (tries++ === 0 ? answerJson(response, 503, { error: {} }) : undefined))
    expect((await world.execute(token, id, LIST)).body.execution.upstream_requests).toBe(2)
    world.play((_, response) => answerJson(response, 402, { error: { type: 'card_error', message: 'declined' } }))
    await world.execute(token, id, LIST)
    world.play((_, response) => (response.destroy(), true))
    const { body } = await world.execute(token, id, { ...LIST, timeout_ms: 20_000 })
    expect(body.code).toBe('upstream_unreachable')
    const after = [await requests('2xx'), await requests('4xx'), await requests('5xx')]
    expect(after.map((count, at) => count - before[at]!)).toEqual([2, 1, 1])
    expect((await requests('none')) - before[3]!).toBeGreaterThanOrEqual(1)
    const counted = (await metric('upstream_request_duration_seconds_count', 'kind="stripe"')) - timed
    expect(counted).toBe(4 + (await requests('none')) - before[3]!)
  })

  it('an execute is a span of the caller’s trace, with each request to the third party below it', async () => {
    let tries = 0
    world.play((_, response) => (tries++ === 0 ? answerJson(response, 503, { error: {} }) : undefined))
    spans.take()
    await world.execute(token, id, LIST, { traceparent })
    expect(spans.traceIds()).toContain(TRACE)
    const request = { 'http.request.method': 'GET', 'server.address': 'api.stripe.com', 'server.port': 443 }
    const route = `POST ${CONNECTORS}/{connector_id}/execute`
    expect(spans.take()).toEqual([
      {
        name: route,
        kind: 'SERVER',
        parent: 'remote',
        attributes: {
          'http.request.method': 'POST',
          'http.route': route.slice(5),
          'http.response.status_code': 200,
        },
        isError: false,
      },
      {
        name: 'execute customers.list',
        kind: 'INTERNAL',
        parent: route,
        attributes: {
          'plugboard.kind': 'stripe',
          'plugboard.entity': 'customers',
          'plugboard.action': 'list',
          'plugboard.connector_id': id,
        },
        isError: false,
      },
      {
        name: 'GET',
        kind: 'CLIENT',
        parent: 'execute customers.list',
        attributes: {
          ...request,
          'plugboard.kind': 'stripe',
          'http.response.status_code': 503,
          'error.type': '503',
        },
        isError: true,
      },
      {
        name: 'GET',
        kind: 'CLIENT',
        parent: 'execute customers.list',
        attributes: { ...request, 'plugboard.kind': 'stripe', 'http.response.status_code': 200 },
        isError: false,
      },
    ])
  })

  it('the span of a request has the notice in its response', async () => {
    world.play((_, response) => {
      response.setHeader('sunset', 'Sat, 16 Oct 2027 15:00:00 GMT')
      return undefined
    })
    spans.take()
    await world.execute(token, id, LIST)
    const [request] = spans.take().filter(({ kind }) => kind === 'CLIENT')
    expect(request?.attributes['plugboard.notice']).toBe('ends 2027-10-16 (Sunset)')
  })

  it('T13 names neither the third party’s trace nor what a caller made up', async () => {
    spans.take()
    const arrived = world.arrived.length
    await world.execute(token, id, LIST, { traceparent })
    const { body } = await world.execute(token, id, { entity: 'made-up', action: 'list', params: {} })
    expect(body.code).toBe('unknown_entity')
    expect(world.arrived.slice(arrived).map(({ headers }) => headers.traceparent)).toEqual([undefined])
    const seen = spans.take()
    expect(JSON.stringify(seen)).not.toContain('made-up')
    const failed = seen.filter(({ isError }) => isError)
    expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
      ['execute other.list', 'unknown_entity'],
    ])
    const statuses = seen.map(({ kind, attributes }) => [kind, attributes['http.response.status_code']])
    expect(statuses).toContainEqual(['SERVER', body.status ?? 404])
  })
})
