import { describe, expect, it } from 'vitest'
import { DescribedVendor, witness } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const THING = {
  type: 'object',
  properties: { id: TEXT, name: { type: ['string', 'null'] }, size: { type: 'integer' } },
  required: ['id'],
}
const json = (schema: unknown) => ({ 200: { description: 'Fine.', content: { 'application/json': { schema } } } })
const list = (required: readonly string[]) =>
  json({ type: 'object', properties: { data: { type: 'array', items: THING }, next: TEXT }, required })
const body = (type: string, required: readonly string[] = ['name']) => ({
  required: true,
  content: {
    [type]: { schema: { type: 'object', properties: { name: TEXT, size: { type: 'integer' } }, required } },
  },
})

const API = apiOf({
  '/things': {
    get: {
      parameters: [
        query('limit', { type: 'integer', minimum: 1, maximum: 50 }),
        query('state', { type: 'string', enum: ['open', 'closed'] }),
        query('cursor', TEXT),
      ],
      responses: list(['data']),
    },
    post: { requestBody: body('application/json'), responses: json(THING) },
  },
  '/things/{thing_id}': { get: { responses: json(THING) } },
})

const MANIFEST = `${manifestHead('things.list')}entities:
  things:
    schema: Thing
    list:
      request: GET /things
      params:
        limit: {type: integer, minimum: 1, maximum: 50}
        state: {type: string, enum: [open, closed]}
        cursor: string
      records: $.data
      pagination: {style: cursor, param: cursor, next: $.next, size: limit}
    get: {request: "GET /things/{id}"}
    create:
      request: POST /things
      params: {name: string!, size: integer}
schemas:
  Thing: {id: string!, name: string?, size: integer}
`

/** What the vendor refuses of a changed manifest, and which answers are not read: `severity operation line: message`. */
async function driven(from = '', to = '', api = API): Promise<string[]> {
  const { findings } = await witness(validateManifest(MANIFEST.replace(from, to), 'test.yaml'), api)
  return findings.map(
    ({ severity, operations, line, message }) => `${severity} ${operations.join(' ')} ${line}: ${message}`,
  )
}

const lineOf = (text: string) => MANIFEST.slice(0, MANIFEST.indexOf(text)).split('\n').length

describe('a manifest driven against a description', () => {
  it('whose work never ends waits only by the clock of the call', async () => {
    const status = (words: readonly string[]) =>
      json({
        type: 'object',
        properties: { id: TEXT, status: { type: 'string', enum: words } },
        required: ['id', 'status'],
      })
    const api = apiOf({
      '/things': { get: { responses: list(['data']) } },
      '/jobs': { post: { responses: status(['queued']) } },
      '/jobs/{id}': { get: { responses: status(['queued', 'running']) } },
    })
    const job = `jobs:
    schema: Thing
    create:
      request: POST /jobs
      keep: {job: $.id}
      steps: [{request: "GET /jobs/{job}", until: {at: $.status, is: [done]}}]
schemas:`
    const one = `${manifestHead('things.list')}entities:
  things: {schema: Thing, list: {request: GET /things, records: $.data, pagination: {style: none, because: One page.}}}
  ${job}
  Thing: {id: string!}
`
    const { findings } = await witness(validateManifest(one, 'test.yaml'), api)
    expect(findings).toEqual([])
  })

  it('that it fits is not refused, and reads every answer', async () => {
    expect(await driven()).toEqual([])
  })

  it.each([
    [
      'a path',
      'GET /things\n',
      'GET /thing\n',
      `wrong things.list ${lineOf('GET /things')}`,
      '/thing is not in the description',
    ],
    [
      'a param',
      'limit: {type: integer, minimum: 1, maximum: 50}',
      'limit: {type: integer, minimum: 1, maximum: 50}\n        colour: string',
      'undocumented things.list',
      'query colour is not in the description',
    ],
    [
      'a value',
      'enum: [open, closed]',
      'enum: [opened, closed]',
      `wrong things.list ${lineOf('state:')}`,
      'query state is "opened", and the description has "open", "closed"',
    ],
    [
      'a type',
      'size: integer}\nschemas',
      'size: string}\nschemas',
      `wrong things.create ${lineOf('size: integer}\nschemas')}`,
      'body size is string, and the description has integer',
    ],
    [
      'an encoding',
      'params: {name: string!',
      'encode: {body: form}\n      params: {name: string!',
      'wrong things.create',
      'body is application/x-www-form-urlencoded, and the description has application/json',
    ],
    [
      'a missing field',
      'params: {name: string!, size: integer}',
      'params: {size: integer}',
      'wrong things.create',
      'body name is required',
    ],
  ])('is refused for %s that the vendor does not take', async (_, from, to, start, fault) => {
    const found = await driven(from, to)
    expect(found.filter((one) => one.startsWith(start) && one.includes(fault))).toHaveLength(1)
  })

  it('says which answers it does not read', async () => {
    expect(await driven('$.data', '$.things')).toEqual([
      `wrong things.list ${lineOf('records: $.data')}: a full response is not read: it has nothing in place of the records`,
      `undocumented things.list ${lineOf('records: $.data')}: a response with the required fields only is not read: it has nothing in place of the records`,
    ])
    expect(await driven('$.next', '$.after')).toEqual([
      `undocumented things.list ${lineOf('pagination:')}: a full response has no next page`,
    ])
    expect(await driven('next: $.next', 'next: $.after, ends: {at: $.last}')).toEqual([])
    expect(await driven('next: $.next', 'next: last.id')).toEqual([])
  })

  it('reads an answer without what the description does not require', async () => {
    const api = apiOf({
      '/things': {
        get: {
          parameters: [query('limit', { type: 'integer' }), query('cursor', TEXT), query('state', TEXT)],
          responses: list(['next']),
        },
        post: { requestBody: body('application/json'), responses: json(THING) },
      },
      '/things/{thing_id}': { get: { responses: json(THING) } },
    })
    const fault = 'a response with the required fields only is not read: it has nothing in place of the records'
    expect(await driven('', '', api)).toEqual([`undocumented things.list ${lineOf('records: $.data')}: ${fault}`])
    expect(await driven('records: $.data', 'records: $.data\n      absent_records: empty', api)).toEqual([])
  })
})

describe('a strict vendor of a description', () => {
  const vendor = () => new DescribedVendor(API, { carriers: new Set(), bases: [], isStrict: true })
  const asked = (path: string, method = 'GET' as const) => ({
    method,
    origin: 'https://api.example.com',
    path,
    headers: {},
  })
  const read = async (path: string) => {
    const { status, body: bytes } = await vendor().send(asked(path))
    return [status, JSON.parse(new TextDecoder().decode(bytes))]
  }

  it('answers what the description has', async () => {
    const things = [1, 2].map((number) => ({ id: 'id', name: 'name', size: number > 0 ? 1 : 0 }))
    expect(await read('/v1/things?limit=2')).toEqual([200, { data: things, next: 'next' }])
  })

  it('answers objects that refer to each other, 25 times each, less deep', async () => {
    const friends = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`friend_${at}`, { $ref: '#/components/schemas/Person' }]),
    )
    const schemas = { Person: { type: 'object', properties: { name: TEXT, ...friends } } }
    const paths = { '/people': { get: answering({ $ref: '#/components/schemas/Person' }) } }
    const api = apiOf(paths, { components: { schemas } })
    const vendor = new DescribedVendor(api, { carriers: new Set(), bases: [], isStrict: true })
    const { body: bytes } = await vendor.send(asked('/v1/people'))
    const { friend_24: friend } = JSON.parse(new TextDecoder().decode(bytes))
    expect([friend.name, friend.friend_24.name, friend.friend_24.friend_24]).toEqual(['name', 'name', {}])
  })

  it('refuses the rest, and says what and where', async () => {
    expect(await read('/v1/things?limit=two&colour=red')).toEqual([
      400,
      {
        errors: [
          { at: 'query limit', message: 'query limit is "two", and the description has integer' },
          { at: 'query colour', message: 'query colour is not in the description' },
        ],
      },
    ])
    expect((await read('/v1/nothing'))[0]).toBe(404)
  })
})
