/** What fixtures and transcripts show of params: fields inside them, headers, sets of which one is given. */
import { describe, expect, it } from 'vitest'
import { composeFixtures } from '../../../authoring/index.ts'
import { checkTranscripts, coverageOf, parseFixture, playTranscript } from '../../../mock/index.ts'
import { parseTranscript } from '../../../mock/transcripts/transcript.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const LINE = { type: 'object', properties: { text: 'string', size: 'integer' } }
const PLAN = planOf({
  entities: {
    items: {
      schema: 'Item',
      create: {
        request: 'POST /items',
        params: {
          name: 'string!',
          address: {
            type: 'object',
            properties: { city: 'string', lines: { type: 'array', minItems: 2, items: LINE } },
          },
          since: { type: 'string', in: 'header', as: 'X-Since' },
        },
        records: '$',
      },
    },
  },
  schemas: { Item: { id: 'string!' } },
})

const FIXTURE = parseFixture(
  `source: {kind: documented, url: https://docs.example.com, date: 2026-11-20}
call: {entity: items, action: create, params: {name: Ada, address: {city: Bergen}, since: a}}
exchanges:
  - request: {method: POST, path: /items, body: {name: Ada, address: {city: Bergen}}}
    response: {status: 200, body: {id: i1, extra: 1}}
result: {keys: [i1]}
`,
  'items.create.yaml',
)

describe('fields inside params', () => {
  const gapsAbout = (fixtures: readonly (typeof FIXTURE)[]) =>
    coverageOf(PLAN, fixtures).gaps.filter((gap) => /items\.create|x-since/.test(gap))

  it('lack where no call gives them, until --compose makes one up that has all, and names the header', async () => {
    const composed = await composeFixtures(PLAN, [FIXTURE], new Set(['Item.id value']), '2026-11-23')
    const made = composed.map(({ name, text }) => parseFixture(text, name))
    expect([gapsAbout([FIXTURE]), gapsAbout([FIXTURE, ...made])]).toEqual([
      ['items.create has no fixture that gives address.lines', 'header x-since is sent, and no fixture names it'],
      ['header x-since is sent, and no fixture names it'],
    ])
    const [{ call, exchanges } = FIXTURE] = made.filter(({ file }) => file.endsWith('all-params.yaml'))
    const { address } = call.params as { address: JsonObject }
    const line = { text: expect.any(String) as string, size: expect.any(Number) as number }
    expect([address.lines, exchanges[0]!.response.body]).toEqual([[line, line], { id: 'i1' }])
  })

  it('that go into a header are named by the fixture that gives them', async () => {
    const without = { ...FIXTURE, call: { ...FIXTURE.call, params: { name: 'Ada' } } }
    const composed = await composeFixtures(PLAN, [without], new Set(['Item.id value']), '2026-11-23')
    expect(gapsAbout([without, ...composed.map(({ name, text }) => parseFixture(text, name))])).toEqual([])
  })
})

describe('a transcript of calls', () => {
  it('shows what a caller reads who gives what every call needs, but none of a set', async () => {
    const create = {
      request: 'POST /items',
      params: { name: 'string!', mail: 'string', phone: 'string' },
      require: [['mail'], ['phone']],
    }
    const plan = planOf({ entities: { items: { create } } })
    const given = { 'items.create': { least: { name: 'Ada', mail: 'ada@example.com' } } }
    const shown = await playTranscript(plan, { name: 'calls.items', given }, new Map())
    expect((shown['items.create'] as JsonObject).needs).toBe('name is required; params needs mail, or phone')
  })
})

describe('a transcript of a copy', () => {
  it('holds changes that only syncs read against their schema', async () => {
    const plan = planOf({
      entities: {
        items: {
          schema: 'Item',
          search: ['id'],
          sync: { later: { field: 'at', with: { since: '{{since}}' }, record: '$.item' } },
          changes: {
            request: 'GET /events',
            params: { since: 'integer' },
            schema: 'Event',
            records: '$.data',
            pagination: { style: 'none', because: 'One page.' },
          },
        },
      },
      schemas: { Item: { id: 'string!' }, Event: { at: 'integer!', item: 'object' } },
    })
    const text = `source: {kind: composed, date: 2026-11-20}
given:
  whole: [{body: {data: [{id: i1}]}}]
  since: 5
  later: [{body: {data: [{at: soon, item: {id: i1}, more: 1}]}}]
shows: {}
`
    const [checked] = await checkTranscripts(plan, [parseTranscript(text, 'copy.items.yaml', 'copy.items')])
    const found = checked!.faults
      .map(({ message }) => message)
      .filter((message) => message.startsWith('Of the changes'))
    expect(found).toEqual([
      'Of the changes of items: Record 1 at /at must be integer',
      'Of the changes of items: The schema does not know more, which this fixture made up',
    ])
  })
})
