/** What `compare` reads as sent: params as they are written, and the requests of operations that make several. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const TIME = { type: 'string', format: 'date-time' }
const WHOLE = { type: 'integer' }

const object = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const body = (schema: unknown) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } })

const manifest = (operations: string) =>
  validateManifest(
    `${manifestHead('accounts.get')}entities:
  reports:
${operations}
  accounts: {get: {request: GET /account, schema: null, records: $}}
`,
    'test.yaml',
  )

const findingsOf = (...[valid, api]: Parameters<typeof compareOpenapi>) =>
  compareOpenapi(valid, api).findings.filter(({ operations }) => operations.some((id) => id.startsWith('reports.')))

describe('a param is compared as it is written', () => {
  const found = (params: string, theirs: unknown, where: 'query' | 'body') => {
    const takes =
      where === 'query'
        ? { parameters: [query('at', theirs as Record<string, unknown>)] }
        : body(object({ at: theirs }))
    const findings = findingsOf(
      manifest(`    create: {request: POST /reports, records: null, params: {at: {${params}, in: ${where}}}}`),
      apiOf({ '/reports': { post: { ...takes, responses: { 204: { description: 'Done.' } } } } }),
    )
    return findings.map(({ severity, message }) => `${severity} ${message}`)
  }

  it.each([
    ['type: datetime, write: epoch', WHOLE, []],
    ['type: datetime, write: epoch', TIME, ['wrong at is integer here, a time as text there']],
    ['type: datetime', WHOLE, ['wrong at is a time as text here, integer there']],
    ['type: datetime, write: date', { type: 'string', format: 'date' }, []],
    ['type: integer, write: datetime', TIME, []],
    ['type: string', WHOLE, []],
  ])('in a query, %s', (params, theirs, expected) => {
    expect(found(params, theirs, 'query')).toEqual(expected)
  })

  it.each([
    ['type: object, write: json', TEXT, []],
    ['type: object, write: json', { type: 'object' }, ['wrong at is string here, object there']],
    ['type: object', TEXT, ['wrong at is object here, string there']],
    ['type: integer, write: base64', TEXT, []],
    ['type: string, enum: [a, b], write: base64', { type: 'string', enum: ['YQ==', 'Yg=='] }, []],
    [
      'type: datetime, write: epoch, default: "2026-01-01T00:00:00Z"',
      { type: 'integer', maximum: 1000 },
      [
        'wrong at has maximum 1000 there, none here',
        'wrong at is 1767225600 by default, which the vendor refuses: the maximum is 1000',
      ],
    ],
  ])('in a body of JSON, %s', (params, theirs, expected) => {
    expect(found(params, theirs, 'body')).toEqual(expected)
  })

  it('whose text of JSON the description describes, by what the text holds', () => {
    const params = 'type: object, properties: {name: string, size: string}, write: json'
    expect(found(params, object({ name: TEXT, size: WHOLE }), 'query')).toEqual([
      'wrong at.size is string here, integer there',
    ])
  })

  it('inside the maps and lists of a body', () => {
    const findings = findingsOf(
      manifest(`    create:
      request: POST /reports
      records: null
      params: {name: string}
      body: {report: {title: "{{name}}", parts: [{size: "{{name}}"}], kind: other}}`),
      apiOf({
        '/reports': {
          post: {
            ...body(
              object({
                report: object({
                  title: WHOLE,
                  parts: { type: 'array', items: object({ size: TEXT }) },
                  kind: { type: 'string', enum: ['plain', 'whole'] },
                }),
              }),
            ),
            responses: { 204: { description: 'Done.' } },
          },
        },
      }),
    )
    expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'wrong report.title is string here, integer there',
      'wrong report.kind may be other here, which the description does not list',
    ])
  })
})

describe('what an object requires', () => {
  const REPORT = object({ since: TEXT, until: TEXT, id: { ...TEXT, readOnly: true } }, ['since', 'until', 'id'])
  const API = apiOf({
    '/reports': {
      post: { ...body(object({ report: REPORT }, ['report'])), responses: { 204: { description: 'Done.' } } },
    },
  })
  const loose = 'report is required there, but optional here'

  it.each([
    ['{since: string!, until: string!}', '{report: {since: "{{since}}", until: "{{until}}"}}', []],
    ['{since: string!}', '{report: {since: "{{since}}"}}', ['report requires until there: missing here']],
    [
      '{since: string!, until: string}',
      '{report: {since: "{{since}}", until: "{{until}}"}}',
      ['report requires until there: optional here'],
    ],
    [
      '{since: string, until: string}',
      '{report: {since: "{{since}}", until: "{{until}}"}}',
      ['report requires since, until there: optional here', loose],
    ],
    [
      '{since: string, until: string}',
      '{report: {since: "{{since}}", until: "{{until}}"}}\n      encode: {empty: keep}',
      ['report requires since, until there: optional here'],
    ],
    [
      '{since: string, until: string!}',
      '{report: {since: "{{since}}/{{until}}", until: x}}',
      ['report requires since there: optional here'],
    ],
    [
      '{report: {type: object, properties: {since: string!, until: {type: string, default: now}}}}',
      '{report: "{{report}}"}',
      [loose],
    ],
    [
      '{report: {type: object, required: true}}',
      '{report: "{{report}}"}',
      ['report may be any object here, requires since, until there'],
    ],
  ])('%s as %s', (params, sent, expected) => {
    const findings = findingsOf(
      manifest(`    create:
      request: POST /reports
      records: null
      params: ${params}
      body: ${sent}`),
      API,
    )
    expect(findings.map(({ message }) => message)).toEqual(expected)
  })
})

describe('an operation of several requests', () => {
  const API = apiOf({
    '/exports': { post: { ...body(object({ since: TEXT })), ...answering(object({ id: TEXT, url: TEXT })) } },
    '/exports/{id}': { get: answering(object({ id: TEXT, state: TEXT })) },
    '/exports/{id}/rows': {
      get: {
        parameters: [query('part', WHOLE, { required: true })],
        ...answering(object({ rows: { type: 'array', items: object({ id: TEXT }) } })),
      },
    },
  })
  const STEPS = `    list:
      request: POST /exports
      params: {since: string, part: integer!, export: string}
      body: {since: "{{since}}"}
      keep: {export: $.id}
      steps:
        - request: GET /exports/{export}
          until: {at: $.state, is: [done]}
        - request: GET /exports/{export}/rows
          query: {part: "{{part}}"}
      records: $.rows
      pagination: {style: none, because: All at once.}`

  const compared = (from = '', to = '') => {
    const findings = findingsOf(manifest(STEPS.replace(from, to)), API)
    return findings.map(({ severity, line, message }) => `${severity} ${line}: ${message.replace(/; nearest: .*/, '')}`)
  }

  it('is compared request by request, and its records with the last answer', () => {
    expect(compared()).toEqual([])
  })

  it.each([
    ['keep: {export: $.id}', 'keep: {export: $.key}', 'wrong 19: the response has no $.key in the description'],
    ['GET /exports/{export}\n', 'GET /export/{export}\n', 'wrong 21: GET /export/{export} is not in the description'],
    ['at: $.state', 'at: $.status', 'wrong 22: the response has no $.status in the description'],
    [
      'query: {part: "{{part}}"}',
      'query: {page: "{{part}}"}',
      'undocumented 24: query page is not in the description',
      'wrong 23: query part is required there, but the manifest does not send it',
    ],
    ['part: integer!', 'part: integer', 'wrong 24: part is required there, but optional here'],
    ['records: $.rows', 'records: $.items', 'wrong 25: the response has no $.items in the description'],
    [
      'request: GET /exports/{export}/rows\n          query: {part: "{{part}}"}',
      'url: $.link\n          query: {part: "{{part}}"}',
      'wrong 23: the response has no $.link in the description',
    ],
  ])('where %j is %j', (from, to, ...expected) => {
    expect(compared(from, to).toSorted()).toEqual(expected.toSorted())
  })
})
