/** A caller's value arrives unchanged, in every place of a request that can carry it. */
import * as fc from 'fast-check'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConnectorError, execute, find, type Json, loadFile, type Plan } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'
import { ROOT } from '../support/root.ts'

const linear = await loadFile(join(ROOT, 'definitions', 'linear.yaml'))

const PLAN = planOf({
  fragments: { Item: 'id name' },
  entities: {
    items: {
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { q: 'string', named: 'string' },
        query: { 'name[is]': 'name:<{{named}}>' },
      },
      get: {
        request: 'GET /items/{id}',
        params: { id: 'string!', trace: { type: 'string', in: 'header', as: 'X-Trace' } },
      },
      create: { request: 'POST /items', params: { value: 'any' } },
    },
    graphs: {
      create: {
        request: 'POST /graphql',
        graphql: 'mutation ($name: String!) { make(name: $name) { ...Item } }',
        params: { name: 'string!' },
        records: '$.data.*',
      },
    },
    files: {
      create: {
        request: 'POST /files',
        encode: { body: 'multipart' },
        params: { note: 'string', data: 'object', content: 'file' },
      },
    },
    ...Object.fromEntries(
      ['repeat', 'comma', 'brackets', 'indexed', 'json'].map((arrays) => [
        `${arrays}_forms`,
        { create: { request: 'POST /forms', encode: { body: 'form', arrays }, params: { data: 'any' } } },
      ]),
    ),
  },
})

const BASE = { origin: 'https://api.example.com', prefix: '', config: {} }

/** Any Unicode text. */
const text = fc.string({ unit: 'binary', maxLength: 40 })

function build(plan: Plan, entity: string, action: string, params: Record<string, unknown>) {
  const { params: check, request } = find(plan, entity, action)
  const { body, path, headers } = request.build(check.check(params), BASE)
  return { body: body as string, path, headers }
}

describe('M5 any text comes back from its place on the wire', () => {
  const LOCATIONS: Readonly<Record<string, (value: string) => unknown>> = {
    query: (q) => new URLSearchParams(build(PLAN, 'items', 'list', { q }).path.split('?')[1]).get('q'),
    'template in a query': (named) => {
      const query = new URLSearchParams(build(PLAN, 'items', 'list', { named }).path.split('?')[1])
      return /^name:<([^]*)>$/.exec(query.get('name[is]')!)![1]
    },
    JSON: (value) => (JSON.parse(build(PLAN, 'items', 'create', { value }).body) as { value: unknown }).value,
    form: (data) => new URLSearchParams(build(PLAN, 'indexed_forms', 'create', { data }).body).get('data'),
    'GraphQL variable': (name) =>
      (JSON.parse(build(PLAN, 'graphs', 'create', { name }).body) as { variables: { name: string } }).variables.name,
  }

  test.each(Object.entries(LOCATIONS))('%s', (_, through) => {
    fc.assert(
      fc.property(text, (value) => through(value) === value),
      { numRuns: 1000 },
    )
  })

  test('path', () => {
    const segment = text.filter((value) => value.trim() !== '' && value !== '.' && value !== '..')
    const through = (id: string) => decodeURIComponent(build(PLAN, 'items', 'get', { id }).path.split('/')[2]!)
    fc.assert(
      fc.property(segment, (value) => through(value) === value),
      { numRuns: 1000 },
    )
  })

  test('header, of the characters it can carry', () => {
    const latin1 = fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code < 0x7f || code > 0x9f)
        .map((code) => String.fromCharCode(code)),
    })
    const through = (trace: string) => build(PLAN, 'items', 'get', { id: '1', trace }).headers['x-trace']
    fc.assert(
      fc.property(latin1, (value) => through(value) === value),
      { numRuns: 1000 },
    )
  })

  test('all of them over a socket', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [jsonAnswer({ data: [] })] })
    await fc.assert(
      fc.asyncProperty(text, text, async (q, named) => {
        await execute(PLAN, { entity: 'items', action: 'list', params: { q, named } }, connection)
        const sent = [...sentRequest(server.requests.at(-1)!).query]
        expect(sent).toEqual([
          ['name[is]', `name:<${named}>`],
          ['q', q],
        ])
      }),
      { numRuns: 100 },
    )
  })
})

describe('P17 GraphQL', () => {
  const ATTACKS = ['x"}}) { issueDelete(id:"a") }', '\\"}', '}}', '{{title}}', '${x}', '$id', '"""', '\u2028', '#']
  const value = fc.oneof(
    text,
    fc.tuple(fc.constantFrom(...ATTACKS), text).map(([attack, tail]) => attack + tail),
  )
  const { body } = linear.manifest.operations['issues.create']!
  const document = body?.from === 'graphql' ? body.document : ''

  test('the document is the same for 10,000 inputs, which are only in the variables', () => {
    const head = `{"query":${JSON.stringify(document)},"variables":`
    fc.assert(
      fc.property(value, value, (title, description) => {
        const sent = build(linear, 'issues', 'create', { teamId: 't', title, description }).body
        expect(sent.startsWith(head)).toBe(true)
        expect(JSON.parse(sent)).toEqual({ query: document, variables: { teamId: 't', title, description } })
      }),
      { numRuns: 10_000 },
    )
  })

  test.each(ATTACKS)('%s arrives over a socket as a variable', async (title) => {
    const { connection, server } = await wireTo(linear, { answers: [jsonAnswer({ data: null }, 400)] })
    await codeOf(execute(linear, { entity: 'issues', action: 'create', params: { teamId: 't', title } }, connection))
    expect(JSON.parse(sentRequest(server.requests[0]!).body)).toEqual({
      query: document,
      variables: { teamId: 't', title },
    })
  })
})

describe('P20 forms', () => {
  const key = fc
    .string({ unit: 'binary', maxLength: 8 })
    .filter((name) => !/[[\]]|^(__proto__|constructor|prototype)$/.test(name))
  const scalar = fc.oneof(text, fc.integer(), fc.boolean())
  const nested = fc.letrec<{ node: Json; list: Json; map: Json }>((tie) => ({
    node: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('map')),
    list: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    map: fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
  })).map

  test('an object of lists and objects comes back from brackets and indexes', () => {
    fc.assert(
      fc.property(nested, (data) => {
        expect(readLocations(build(PLAN, 'indexed_forms', 'create', { data }).body)).toEqual({ data: asTexts(data) })
      }),
      { numRuns: 2000 },
    )
  })

  test.each<[string, (body: string) => unknown]>([
    ['repeat', (body) => new URLSearchParams(body).getAll('data')],
    ['brackets', (body) => new URLSearchParams(body).getAll('data[]')],
    ['json', (body) => JSON.parse(new URLSearchParams(body).get('data')!)],
  ])('a list of texts comes back from %s', (arrays, read) => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (data) => {
        expect(read(build(PLAN, `${arrays}_forms`, 'create', { data }).body)).toEqual(data)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['indexed_forms', 'a][b'],
    ['indexed_forms', '['],
    ['indexed_forms', 'a]'],
  ])('of %s refuse the key %j, which would name another place', (entity, name) => {
    expect(() => build(PLAN, entity, 'create', { data: { [name]: 'x' } })).toThrow(ConnectorError)
  })

  test('keys with signs of a form are encoded', () => {
    expect([...new URLSearchParams(build(PLAN, 'indexed_forms', 'create', { data: { 'a&b=c': '&=;' } }).body)]).toEqual(
      [['data[a&b=c]', '&=;']],
    )
  })
})

describe('P21 multipart', () => {
  /** A literal `%22` cannot be distinguished from an encoded quote. */
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((given) => !/%(22|0a|0d)/i.test(given))
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .constantFrom('--plugboard-00000000--\r\n', '\r\n--plugboard-00000000\r\n', '')
      .map((content) => Buffer.from(content)),
  )

  test('a parser of another make finds one part for each value, with its name and bytes', async () => {
    await fc.assert(
      fc.asyncProperty(name, text, bytes, async (fileName, note, content) => {
        const form = await readForm({ note, content: { name: fileName, bytes: content, type: 'text/x' } })
        const file = form.get('content') as File
        expect([[...form.keys()], form.get('note'), file.name, Buffer.from(await file.arrayBuffer())]).toEqual([
          ['note', 'content'],
          note,
          fileName,
          Buffer.from(content),
        ])
      }),
      { numRuns: 300 },
    )
  })

  test.each(['"; name="x', 'x"\r\nContent-Type: text/html\r\n\r\n<script>', '\\"', 'ü😀.txt'])(
    'the file name %j stays a file name',
    async (fileName) => {
      const form = await readForm({ content: { name: fileName, text: 'x' } })
      expect([...form].map(([key, value]) => [key, (value as File).name])).toEqual([['content', fileName]])
    },
  )

  test('a key of a nested object stays a name', async () => {
    const form = await readForm({ data: { 'a"; filename="x': 'y\r\n' } })
    expect([...form]).toEqual([['data[a"; filename="x]', 'y\r\n']])
  })

  function readForm(params: Record<string, unknown>): Promise<FormData> {
    const { body, headers } = build(PLAN, 'files', 'create', params)
    return new Response(body, { headers: { 'content-type': headers['content-type']! } }).formData()
  }
})

type Tree = string | { [key: string]: Tree }

/** A form decoded as servers do it: pairs first, then `a[b][0]` and `a.b` as places. Lists are objects by index. */
function readLocations(body: string): Tree {
  const root = Object.create(null) as { [key: string]: Tree }
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/\]?\[|\]$/).slice(0, name.endsWith(']') ? -1 : undefined)
    let node = root
    for (const key of keys.slice(0, -1)) node = (node[key] ??= Object.create(null) as Tree) as { [key: string]: Tree }
    node[keys.at(-1)!] = value
  }
  return root
}

function asTexts(value: Json): Tree {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asTexts(child)]))
}
