import { describe, expect, it } from 'vitest'
import { witness } from '../../../authoring/index.ts'
import { parseFixture } from '../../../mock/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const json = (schema: unknown) => ({ description: 'Any.', content: { 'application/json': { schema } } })
const THING = {
  type: 'object',
  properties: { id: TEXT, size: { type: 'integer', readOnly: true }, state: { enum: ['open', 'closed'] }, name: TEXT },
  required: ['id', 'name'],
}
const PART = { type: 'object', properties: { id: TEXT, weight: { type: 'integer' } } }

const API = apiOf({
  '/things': {
    get: {
      parameters: [query('limit', { type: 'integer', maximum: 50 })],
      responses: {
        200: json({ type: 'object', properties: { data: { type: 'array', items: THING } } }),
        '4XX': json({ type: 'object', properties: { error: { type: 'object', properties: { code: TEXT } } } }),
      },
    },
    post: {
      requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { name: TEXT } } } } },
      responses: { 200: json(THING) },
    },
  },
  '/{thing_id}': { get: { responses: { 200: json(THING) } } },
  '/{part_id}': { get: { responses: { 200: json(PART) } } },
})

const VALID = validateManifest(
  `${manifestHead('things.list')}entities:
  things:
    schema: Thing
    list:
      request: GET /things
      params: {limit: integer}
      records: $.data
      pagination: {style: none, because: One page.}
    create: {request: POST /things, params: {name: string, tags: array}}
    get: {request: "GET /{thing_id}"}
  parts:
    schema: Part
    get: {request: "GET /{part_id}"}
    list: {request: GET /parts/all, records: $.data, pagination: {style: none, because: One page.}}
errors: {message: $.error.message}
schemas:
  Thing: {id: string!, size: any, state: any, name: any}
  Part: {id: string!, weight: any}
`,
  'test.yaml',
)

/** A fixture's text: its request and response on lines 4 and 5. */
function fixtureText(call: string, request: string, response: string, result: string, kind = 'documented'): string {
  return `source: {kind: ${kind}, url: https://docs.example.com, date: 2026-11-20}
call: ${call}
exchanges:
  - request: ${request}
    response: ${response}
result: ${result}
shows: A sample of the test
`
}

/** What the description says of a fixture: `severity operation line:column message`. */
async function said(text: string): Promise<string[]> {
  const { findings } = await witness(VALID, API, [parseFixture(text, 'fixture.yaml')])
  return findings
    .filter(({ file }) => file === 'fixture.yaml')
    .map(
      ({ severity, operations, line, column, message }) =>
        `${severity} ${operations.join(' ')} ${line}:${column} ${message}`,
    )
}

const list = (body: string, kind?: string) =>
  fixtureText(
    '{entity: things, action: list, params: {limit: 2}}',
    '{method: GET, path: /v1/things, query: {limit: "2", key: <secret>}}',
    `{status: 200, body: ${body}}`,
    '{keys: [a, b]}',
    kind,
  )

describe('a fixture and the description', () => {
  it('that agree say nothing, although the answer is shown in part', async () => {
    expect(await said(list('{data: [{id: a, size: 1, state: open}, {id: b}]}'))).toEqual([])
  })

  it.each([
    ['a type', 'size: many', 'body data[1].size is string, and the description has integer'],
    ['a word', 'state: ajar', 'body data[1].state is "ajar", and the description has "open", "closed"'],
    ['null', 'name: null', 'body data[1].name may not be null'],
  ])('differ in %s of a documented answer', async (_, field, fault) => {
    const text = list(`{data: [{id: a}, {id: b, ${field}}]}`)
    const column = (text.split('\n')[4]?.indexOf(field.split(' ')[1] ?? '') ?? 0) + 1
    expect(await said(text)).toEqual([
      `wrong things.list 5:${column} the vendor answers otherwise: ${fault} (GET /things, 200)`,
    ])
  })

  it('differ in one fault that every entry has', async () => {
    const found = await said(list('{data: [{id: a, size: x}, {id: b, size: y}]}'))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('body data[0].size')
  })

  it('differ in a field that only the fixture has, which is undocumented', async () => {
    const found = await said(list('{data: [{id: a}, {id: b, colour: red}]}'))
    expect(found).toEqual([expect.stringMatching(/^undocumented .* body data\[1\]\.colour is not in the description/)])
  })

  it('are not compared in an answer that is composed, or recorded', async () => {
    const body = '{data: [{id: a}, {id: b, size: many}]}'
    expect([await said(list(body, 'composed')), await said(list(body, 'recorded'))]).toEqual([[], []])
  })

  it('differ in the request, of a composed one as well', async () => {
    const text = fixtureText(
      '{entity: things, action: list, params: {limit: 51}}',
      '{method: GET, path: /v1/things, query: {limit: "51", key: <secret>}}',
      '{status: 200, body: {data: []}}',
      '{keys: []}',
      'composed',
    )
    expect(await said(text)).toEqual([
      'wrong things.list 4:61 the vendor refuses it: query limit is 51, and the maximum is 50 (GET /things)',
    ])
  })

  it('differ in a field of the body', async () => {
    const text = fixtureText(
      '{entity: things, action: create, params: {name: Ada, tags: [new]}}',
      '{method: POST, path: /v1/things, query: {key: <secret>}, body: {name: Ada, tags: [new]}}',
      '{status: 200, body: {id: a}}',
      '{keys: [a]}',
    )
    expect(await said(text)).toEqual([
      'undocumented things.create 4:95 the vendor refuses it: body tags is not in the description (POST /things)',
    ])
  })

  it('may differ in a request that the vendor refuses, not in the refusal', async () => {
    const refused = (body: string) =>
      fixtureText(
        '{entity: things, action: list, params: {limit: 51}}',
        '{method: GET, path: /v1/things, query: {limit: "51", key: <secret>}}',
        `{status: 400, body: ${body}}`,
        '{error: {code: upstream_rejected}}',
      )
    expect(await said(refused('{error: {code: too_many}}'))).toEqual([])
    expect(await said(refused('{error: {code: 7}}'))).toEqual([
      expect.stringContaining('body error.code is integer, and the description has string (GET /things, 400)'),
    ])
  })

  it('of two paths that take the same text, the one that the manifest names is meant', async () => {
    const part = fixtureText(
      '{entity: parts, action: get, params: {part_id: a}}',
      '{method: GET, path: /v1/a, query: {key: <secret>}}',
      '{status: 200, body: {id: a, weight: 1.5}}',
      '{keys: [a]}',
    )
    expect(await said(part)).toEqual([
      expect.stringContaining('body weight is number, and the description has integer (GET /{part_id}, 200)'),
    ])
  })

  it('are not compared where the description has no such operation', async () => {
    const text = fixtureText(
      '{entity: parts, action: list}',
      '{method: GET, path: /v1/parts/all, query: {key: <secret>}}',
      '{status: 200, body: {data: [{id: a}]}}',
      '{keys: [a]}',
    )
    const fixtures = [text, list('{data: [{id: a}, {id: b}]}')].map((one) => parseFixture(one, 'fixture.yaml'))
    expect((await witness(VALID, API, fixtures)).fixtures).toBe(1)
  })
})
