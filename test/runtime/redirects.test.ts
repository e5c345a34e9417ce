/** Redirects of reads: followed within the host where the manifest allows it, and never to another host. */
import { describe, expect, test } from 'vitest'
import { execute } from '../../runtime/index.ts'
import { type ManifestParts, planOf } from '../support/plan.ts'
import { jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

const ADD = { create: { request: 'POST /items', params: { name: 'string!' }, schema: null, records: null } }
const FOLLOWING: ManifestParts = { redirects: 'same_host', entities: { items: ADD } }
const LIST = { entity: 'items', action: 'list' }

const moved = (location: string, status = 301) => jsonAnswer({ message: 'Moved Permanently' }, status, { location })
const found = jsonAnswer({ data: [{ id: 'a' }] })

/** Result of a redirected call, and the paths of its requests in order. */
async function called(answers: ReturnType<typeof jsonAnswer>[], parts = FOLLOWING, call: object = LIST) {
  const plan = planOf(parts)
  const { connection, server, elsewhere } = await wireTo(plan, { answers, credentials: { key: 'secret-key' } })
  const result = await execute(plan, call as typeof LIST, connection).catch((error: { code: string }) => error.code)
  expect(elsewhere.requests).toEqual([])
  return {
    result,
    requests: server.requests.map(sentRequest).map(({ target, headers }) => [target, headers.authorization]),
  }
}

describe('a redirect of a read', () => {
  test.each([301, 302, 307, 308])('of status %i within the host is followed with the credentials', async (status) => {
    const { result, requests } = await called([moved('/items/42?page=2', status), found])
    expect(result).toMatchObject({ records: [{ id: 'a' }] })
    expect(requests).toEqual([
      ['/items', 'Bearer secret-key'],
      ['/items/42?page=2', 'Bearer secret-key'],
    ])
  })

  test.each([
    ['another host', 'https://evil.example/items'],
    ['a host below', 'https://api.example.com.evil.example/items'],
    ['another port', 'https://api.example.com:8443/items'],
  ])('to %s is a refusal, and nothing is sent there', async (_, location) => {
    expect(await called([moved(location)])).toEqual({
      result: 'upstream_rejected',
      requests: [['/items', 'Bearer secret-key']],
    })
  })

  test.each(['http://api.example.com/items', 'https://user:pass@api.example.com/items'])(
    'to %s is denied',
    async (location) => {
      expect((await called([moved(location)])).result).toBe('egress_denied')
    },
  )

  test('that leads to others ends after three', async () => {
    const { result, requests } = await called([1, 2, 3, 4, 5].map((at) => moved(`/items/${at}`)))
    expect([result, requests.length]).toEqual(['upstream_invalid_response', 4])
  })

  test('is a refusal where the manifest does not say so', async () => {
    expect((await called([moved('/items/42')], {})).result).toBe('upstream_rejected')
  })
})

test('a redirect of a write is a refusal', async () => {
  const create = { entity: 'items', action: 'create', params: { name: 'a' } }
  const { result, requests } = await called([moved('/items/42')], FOLLOWING, create)
  expect([result, requests.length]).toEqual(['upstream_rejected', 1])
})
