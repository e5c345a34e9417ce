/** Records have the values that lists ask for, whichever way the param writes the name of the field. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../../../mock/index.ts'
import { planOf } from '../../support/plan.ts'
import { fetchFrom } from '../fetch-from.ts'

const STATES = ['waiting', 'running', 'ended']
const SIZES = ['small', 'large']

const { manifest } = planOf({
  kind: 'vendor',
  schemas: { Meeting: { id: 'string!', room_state: 'string', room_size: 'string' } },
  entities: {
    meetings: {
      schema: 'Meeting',
      list: {
        request: 'GET /meetings',
        params: {
          RoomState: { type: 'string', enum: STATES, default: 'running' },
          RoomSize: { type: 'string', enum: SIZES },
        },
        pagination: { style: 'none', because: 'One page.' },
      },
    },
  },
})

let mock: Mock
beforeAll(async () => {
  mock = await startMock([manifest], { fixtures: false, records: 40 })
})
afterAll(() => mock.close())

async function meetings(query: string): Promise<{ room_state: string; room_size: string }[]> {
  const headers = { authorization: 'Bearer any' }
  const { text } = await fetchFrom(mock, mock.hosts.vendor, `/meetings${query}`, { method: 'GET', headers })
  return JSON.parse(text)
}

it('all have the value that a list asks for by default', async () => {
  const states = (await meetings('')).map((one) => one.room_state)
  expect([states.length, new Set(states)]).toEqual([40, new Set(['running'])])
})

it.each(SIZES)('some have each value that a list can ask for: %s', async (size) => {
  const sizes = (await meetings(`?RoomSize=${size}`)).map((one) => one.room_size)
  expect(new Set(sizes)).toEqual(new Set([size]))
})
