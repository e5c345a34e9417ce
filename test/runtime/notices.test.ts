/** Notices of vendors in the headers of responses. */
import { describe, expect, it } from 'vitest'
import { execute, iterate, type Notice, type ObserveEvent, request } from '../../runtime/index.ts'
import { NoticeReader } from '../../runtime/response/index.ts'
import { exampleCredentials } from '../../simulator/index.ts'
import { planOf } from '../support/plan.ts'
import { rawAnswer, startRawServer } from '../support/raw-server.ts'
import { jsonAnswer, wireTo } from '../support/wire.ts'

const PLAN = planOf()
const LIST = { entity: 'items', action: 'list' }
const SUNSET = { sunset: 'Sat, 16 Oct 2027 15:00:00 GMT' }
const ENDS = { type: 'ends', date: '2027-10-16', source: 'Sunset', text: SUNSET.sunset }
const items = (headers: Readonly<Record<string, string>>, status = 200) => jsonAnswer({ data: [] }, status, headers)

/** The notices in headers. */
function read(headers: Readonly<Record<string, string>>) {
  const reader = new NoticeReader([{ name: 'X-Reason' }, { name: 'X-Version-Status', has: ['Deprecated', 'gone'] }])
  const lines = reader.linesOf(new Headers(headers))
  return lines === '' ? [] : reader.read(lines)
}

describe('a notice in headers', () => {
  const page = 'https://docs.example.com/ends?id=1#v2'
  const cases: [string, Record<string, string>, object[]][] = [
    ['no header of notice', { link: '<https://a.example/?page=2>; rel="next"', warning: '110 - "Stale"' }, []],
    ['an end with its day', SUNSET, [ENDS]],
    [
      'an end of the past',
      { sunset: 'Sun, 06 Nov 1994 08:49:37 GMT' },
      [{ ...ENDS, date: '1994-11-06', text: 'Sun, 06 Nov 1994 08:49:37 GMT' }],
    ],
    ['an ISO date', { sunset: '2027-10-16T15:00:00Z' }, [{ ...ENDS, text: '2027-10-16T15:00:00Z' }]],
    ['a day that no calendar has', { sunset: '2027-02-30' }, [{ type: 'ends', source: 'Sunset', text: '2027-02-30' }]],
    [
      'a year of five digits',
      { sunset: 'Sat, 01 Jan 10000 00:00:00 GMT' },
      [{ type: 'ends', source: 'Sunset', text: 'Sat, 01 Jan 10000 00:00:00 GMT' }],
    ],
    ['no date', { sunset: 'soon\u009b31m' }, [{ type: 'ends', source: 'Sunset', text: 'soon\u009b31m' }]],
    [
      'two dates',
      { sunset: `${SUNSET.sunset}, ${SUNSET.sunset}` },
      [{ type: 'ends', source: 'Sunset', text: `${SUNSET.sunset}, ${SUNSET.sunset}` }],
    ],
    ['a deprecation', { deprecation: '@1688169599' }, [{ type: 'ends', source: 'Deprecation', text: '@1688169599' }]],
    ['a deprecation by the draft', { deprecation: 'true' }, [{ type: 'ends', source: 'Deprecation', text: 'true' }]],
    ['no deprecation', { deprecation: 'false' }, []],
    [
      'one end of three headers',
      {
        ...SUNSET,
        deprecation: '@1688169599',
        link: `</v2?page=2>; rel=next, <${page}>; type="text/html"; rel="deprecation"`,
      },
      [{ ...ENDS, link: page }],
    ],
    [
      'a link to a policy',
      { link: `<${page}>; rel="sunset"` },
      [{ type: 'news', source: 'Link', text: page, link: page }],
    ],
    ['a link that is no address', { ...SUNSET, link: '<javascript:alert(1)>; rel="sunset"' }, [ENDS]],
    ['a link with a user name', { ...SUNSET, link: '<https://user:word@a.example>; rel="sunset"' }, [ENDS]],
    ['a long link', { ...SUNSET, link: `<https://a.example/${'a'.repeat(500)}>; rel="sunset"` }, [ENDS]],
    [
      'warnings for people',
      {
        warning:
          '110 - "299", 299 - "Gone \\"soon\\", see https://a.example/x." "Sat, 16 Oct 2027 15:00:00 GMT", 299 a.example "Also"',
      },
      [
        { type: 'news', source: 'Warning', text: 'Gone "soon", see https://a.example/x.', link: 'https://a.example/x' },
        { type: 'news', source: 'Warning', text: 'Also' },
      ],
    ],
    ['an unreadable warning', { warning: '299 gone' }, []],
    [
      "the vendor's own header",
      { 'x-reason': 'Shop.products' },
      [{ type: 'ends', source: 'X-Reason', text: 'Shop.products' }],
    ],
    ['a status without an end', { 'x-version-status': 'active' }, []],
    [
      'a status',
      { 'x-version-status': 'deprecated' },
      [{ type: 'ends', source: 'X-Version-Status', text: 'deprecated' }],
    ],
    ['a long text', { 'x-reason': 'a'.repeat(400) }, [{ type: 'ends', source: 'X-Reason', text: 'a'.repeat(300) }]],
  ]
  it.each(cases)('%s', (_, headers, notices) => {
    expect(read(headers)).toEqual(notices)
  })
})

describe('a listener', () => {
  it('gets each notice of an operation once, on all connections', async () => {
    const notices: Notice[] = []
    const onNotice = (notice: Notice) => void notices.push(notice)
    const changed = { sunset: 'Mon, 01 Nov 2027 00:00:00 GMT' }
    const answers = [items(SUNSET), items(SUNSET), items(changed, 410), items({})]
    const { connection } = await wireTo(PLAN, { answers, onNotice })
    for (let call = 0; call < 4; call++) await execute(PLAN, LIST, connection).catch(() => {})
    const other = await wireTo(PLAN, { answers: [items(SUNSET)], onNotice })
    await execute(PLAN, LIST, other.connection)
    const about = { kind: PLAN.kind, operation: 'items.list' }
    expect(notices).toEqual([
      { ...about, ...ENDS },
      { ...about, ...ENDS, date: '2027-11-01', text: changed.sunset },
    ])
  })

  it('gets at most ten notices of an operation whose text always differs', async () => {
    const notices: Notice[] = []
    const answers = Array.from({ length: 15 }, (_, at) => items({ warning: `299 - "Request ${at}"` }))
    const { connection } = await wireTo(PLAN, { answers, onNotice: (notice) => void notices.push(notice) })
    for (const _ of answers) await execute(PLAN, LIST, connection)
    expect(notices.length).toBe(10)
  })

  it('gets notices of each step, page and request, without the values of a request', async () => {
    const plan = planOf({
      entities: {
        items: {
          list: {
            request: 'GET /items',
            params: { after: 'string' },
            query: { after: '{{after}}' },
            records: '$.data',
            pagination: { style: 'cursor', param: 'after', next: '$.next' },
          },
        },
        exports: {
          list: {
            request: 'POST /exports',
            effect: 'read',
            keep: { id: '$.id' },
            steps: [{ request: 'GET /exports/{id}' }],
            records: '$.rows',
          },
        },
      },
    })
    const told: string[] = []
    const answers = [
      jsonAnswer({ data: [{ id: 1 }], next: 'x' }),
      jsonAnswer({ data: [{ id: 2 }] }, 200, SUNSET),
      jsonAnswer({ id: 'e1' }),
      jsonAnswer({ rows: [] }, 200, { 'x-other': 'a', deprecation: 'true' }),
      jsonAnswer({}, 200, { warning: '299 - "Gone soon"' }),
    ]
    const { connection } = await wireTo(plan, {
      answers,
      onNotice: ({ operation, source }) => void told.push(`${operation} ${source}`),
    })
    for await (const _page of iterate(plan, LIST, connection));
    await execute(plan, { entity: 'exports', action: 'list' }, connection)
    await request(plan, { method: 'GET', path: '/secrets/42' }, connection)
    expect(told).toEqual(['items.list Sunset', 'exports.list Deprecation', 'request GET Warning'])
  })

  it('gets notices of downloads and parts, and none of file hosts', async () => {
    const plan = planOf({
      entities: {
        items: { schema: 'Item', parts: { owner: { from: 'owners.list', ids: '$.owner_id' } } },
        owners: {
          schema: 'Owner',
          list: { request: 'GET /owners', params: { ids: { type: 'integer[]', maxItems: 2 } }, records: '$.data' },
        },
        files: { download: { request: 'GET /files/{id}', file: {} } },
        links: { download: { request: 'GET /links/{id}', file: { url: '$.url', hosts: ['files.example.com'] } } },
      },
      schemas: { Item: { id: 'integer!', owner_id: 'integer', owner: 'Owner?' }, Owner: { id: 'integer!' } },
    })
    const told: string[] = []
    const files = 'https://files.example.com'
    const { connection } = await wireTo(plan, {
      hosts: { [files]: await startRawServer(rawAnswer(200, SUNSET, 'file')) },
      answers: [
        jsonAnswer({ data: [{ id: 1, owner_id: 2 }] }),
        jsonAnswer({ data: [{ id: 2 }] }, 200, SUNSET),
        rawAnswer(200, SUNSET, 'file'),
        jsonAnswer({ url: `${files}/1` }),
      ],
      onNotice: ({ operation }) => void told.push(operation),
    })
    await execute(plan, LIST, connection)
    for (const entity of ['files', 'links']) {
      const { file } = await execute(plan, { entity, action: 'download', params: { id: '1' } }, connection)
      expect(await new Response(file?.stream).text()).toBe('file')
    }
    expect(told).toEqual(['owners.list', 'files.download'])
  })

  it("gets notices of the vendor's own headers, which a manifest names", async () => {
    const stated = { date: 'none', docs: 'https://docs.example.com', read: '2026-11-29' }
    const headers = ['X-Reason', { name: 'X-Version-Status', has: ['deprecated'] }]
    const plan = planOf({ sunset: { ...stated, headers } })
    expect(plan.manifest.sunset).toEqual(stated)
    const notices: Notice[] = []
    const answers = [
      items({ 'x-reason': 'Shop.products', 'x-version-status': 'active' }),
      items({ 'x-version-status': 'Deprecated' }),
    ]
    const { connection } = await wireTo(plan, { answers, onNotice: (notice) => void notices.push(notice) })
    for (const _ of answers) await execute(plan, LIST, connection)
    const about = { kind: plan.kind, operation: 'items.list', type: 'ends' }
    expect(notices).toEqual([
      { ...about, source: 'X-Reason', text: 'Shop.products' },
      { ...about, source: 'X-Version-Status', text: 'Deprecated' },
    ])
  })

  it('gets no credential', async () => {
    const notices: Notice[] = []
    const [auth = ''] = Object.keys(PLAN.manifest.auth)
    const [secret = ''] = Object.values(exampleCredentials(PLAN, auth))
    const headers = { warning: `299 - "Key ${secret} ends"`, link: `<https://a.example/${secret}>; rel="sunset"` }
    const { connection } = await wireTo(PLAN, {
      answers: [items(headers)],
      onNotice: (notice) => void notices.push(notice),
    })
    await execute(PLAN, LIST, connection)
    expect(notices.length).toBe(2)
    expect(JSON.stringify(notices)).not.toContain(secret)
  })

  it('that observes gets the notice as a step', async () => {
    const events: ObserveEvent[] = []
    const { connection } = await wireTo(PLAN, { answers: [items(SUNSET)], observe: (event) => void events.push(event) })
    await execute(PLAN, LIST, connection)
    expect(events.filter(({ step }) => step === 'notice')).toEqual([
      { step: 'notice', operation: 'items.list', value: { kind: PLAN.kind, operation: 'items.list', ...ENDS } },
    ])
  })
})
