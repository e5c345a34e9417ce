/** Hosted mode: lists that begin anew behind the vendor's cap have each record once. */
import { describe, expect, test } from 'vitest'
import { connect } from '../../client/index.ts'
import { fetchTransport, type JsonObject } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { startPlatform } from '../support/platform.ts'

/** Pages of two; the vendor ends the list after the second page, and continues from a time on. */
const PLAN = planOf({
  entities: {
    items: {
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { page: 'integer', limit: { type: 'integer', default: 2 }, since: 'string' },
        pagination: {
          style: 'page',
          param: 'page',
          size: 'limit',
          ends: { after: { pages: 2 }, resume: { by: 'changed', param: 'since' } },
        },
      },
    },
  },
})

/** The records of a walk and the number of its requests, from a vendor with items of these seconds. */
async function walked(
  seconds: readonly number[],
  toItem = (id: number, changed: string): JsonObject => ({ id, changed }),
) {
  const items = seconds.map((second, index) => toItem(index, new Date(second * 1000).toISOString()))
  const transport = fetchTransport(async (input) => {
    const { searchParams: asked } = new URL(String(input))
    const from = (Number(asked.get('page') ?? 1) - 1) * 2
    const data = items.filter(({ changed }) => String(changed) >= (asked.get('since') ?? '')).slice(from, from + 2)
    return Response.json({ data })
  })
  const server = await startPlatform({ plans: [PLAN], connection: { transport } })
  server.add('sample', 'user_1', { key: 'k' })
  const { baseUrl, clientId, clientSecret } = server
  const connector = await connect<string>('sample', {
    hosted: { baseUrl, clientId, clientSecret, externalUserId: 'user_1' },
  })
  const records: Readonly<Record<string, unknown>>[] = []
  for await (const record of connector.$all('items', 'list', {})) records.push(record)
  const requests = server.log.filter((line) => line.endsWith('/execute')).length
  return { records, requests }
}

describe('a list in hosted mode', () => {
  test('has each record once, whatever window it came in', async () => {
    const { records, requests } = await walked([1, 2, 3, 4, 5, 6, 7])
    expect([records.map(({ id }) => id), requests]).toEqual([[0, 1, 2, 3, 4, 5, 6], 5])
  })

  test('has each record of one second once', async () => {
    const { records } = await walked([1, 1, 2, 2, 2, 3])
    expect(records.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('compares records without an ID as a whole', async () => {
    const named = (name: number, changed: string) => ({ name, changed })
    const { records } = await walked([1, 2, 3, 4, 5], named)
    expect(records.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4])
  })
})
