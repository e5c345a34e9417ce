import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchTransport } from '../../runtime/index.ts'
import { answering, query } from '../authoring/library.ts'
import { type Outcome, runCli, temporaryFolder, type World } from './run-cli.ts'

type Schema = Record<string, unknown>

const TEXT = { type: 'string' }
const API = 'docs.example.com/openapi.json'
const NEWS = 'docs.example.com/news'

/** The parts of the vendor's description that tests change. */
const VENDOR = {
  path: '/items',
  operation: {} as Schema,
  limit: { type: 'integer', minimum: 1, maximum: 100 } as Schema,
  state: { type: 'string', enum: ['open', 'closed'] } as Schema,
  params: [] as unknown[],
  name: 'name',
  field: TEXT as Schema,
  sort: { type: 'string', enum: ['a', 'b'] } as Schema,
  more: {} as Schema,
  scopes: ['read'],
}

function vendorApi(changed: Partial<typeof VENDOR>): string {
  const { path, operation, limit, state, params, name, field, sort, more, scopes } = { ...VENDOR, ...changed }
  const item = { type: 'object', properties: { id: TEXT, [name]: field, sort } }
  const list = answering({ type: 'array', items: item })
  const flows = { clientCredentials: { tokenUrl: 'https://api.example.com/token', scopes: { read: '', write: '' } } }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      [path]: {
        get: {
          ...list,
          parameters: [query('limit', limit), query('state', state), ...params],
          security: [{ oauth: scopes }],
          ...operation,
        },
      },
      ...more,
    },
    components: { securitySchemes: { oauth: { type: 'oauth2', flows } } },
  })
}

const MANIFEST = `format: 1
kind: acme
id: 8b6f6d9f-8124-4c10-bf72-7d2d1ae2d331
title: Acme
category: other
version: 1.0.0
support: none
docs: https://docs.example.com
basis:
  version: "1"
  date: 2026-11-20
  sources:
    - {type: openapi, url: https://${API}}
    - {type: changelog, url: https://${NEWS}}
base_url: https://api.example.com
check: items.list

auth:
  key: {type: client_credentials, title: Key, token: https://api.example.com/token, scopes: [read]}

entities:
  items:
    schema: Item
    list:
      request: GET /items
      params:
        limit: {type: integer, minimum: 1, maximum: 100} # a page
        state: {type: string, enum: [open, closed]}
      pagination: {style: none, because: One page.}

schemas:
  Item:
    id: string!
    name: string
    sort: {type: string, enum: [a, b]}
`

/** A manifest with its vendor's stored sources. */
class Bench {
  readonly manifest: string
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    this.manifest = join(folder, 'acme.yaml')
  }

  async store(path: string, text: string): Promise<void> {
    const file = join(this.#folder, 'vendor', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  watch(...options: readonly string[]): Promise<Outcome> {
    return runCli(['watch', this.manifest, '--offline', join(this.#folder, 'vendor'), ...options])
  }

  fetch(world: World, ...options: readonly string[]): Promise<Outcome> {
    return runCli(['watch', this.manifest, ...options], world)
  }

  memory(): Promise<string> {
    return readFile(join(this.#folder, 'evidence/watch/acme.yaml'), 'utf8')
  }
}

/** A kind whose vendor is remembered, and then changes. */
async function bench(changed: Partial<typeof VENDOR> = {}, news = '<p>Nothing.</p>'): Promise<Bench> {
  const one = new Bench(await temporaryFolder())
  await writeFile(one.manifest, MANIFEST)
  await one.store(API, vendorApi({}))
  await one.store(NEWS, '<p>Nothing.</p>')
  await one.watch('--update')
  await one.store(API, vendorApi(changed))
  await one.store(NEWS, news)
  return one
}

interface Change {
  readonly urgency: string
  readonly ends?: string
  readonly line: number
  readonly message: string
  readonly there: readonly string[]
  readonly command: string
}

async function changesOf(one: Bench): Promise<string[]> {
  const { stdout } = await one.watch('--json')
  const { kinds } = JSON.parse(stdout) as { kinds: { changes: Change[] }[] }
  return kinds.flatMap(({ changes }) =>
    changes.map(({ urgency, ends, line, message }) => `${ends ?? urgency} ${line}: ${message}`),
  )
}

describe('a planted change of the vendor', () => {
  it.each<[string, Partial<typeof VENDOR>, string[]]>([
    ['nothing', {}, []],
    ['another order', { state: { enum: ['closed', 'open'], type: 'string' } }, []],
    [
      'a path is renamed',
      { path: '/things' },
      [
        'breaks 25: GET /items is not in the description',
        'news 9: the kind does not have 1 new operation: 1 of things',
      ],
    ],
    [
      'a method is removed',
      { operation: {}, path: '/other', more: { '/items': { post: answering({}) } } },
      [
        'breaks 25: /items has POST there, not GET',
        'news 9: the kind does not have 2 new operations: 1 of other, 1 of items',
      ],
    ],
    [
      'a field is renamed',
      { name: 'title' },
      [
        'breaks 23: the description has no record fields name',
        'news 23: record fields that the schema does not have: title',
      ],
    ],
    [
      'a param becomes required',
      { params: [query('team', TEXT, { required: true })] },
      ['breaks 25: query team is required there, but the manifest does not send it'],
    ],
    [
      'a value is gone',
      { state: { type: 'string', enum: ['open'] } },
      ['breaks 28: state may be closed here, which the description does not list'],
    ],
    [
      'a value is new',
      { state: { type: 'string', enum: ['open', 'closed', 'held'] } },
      ['news 28: state may also be held there'],
    ],
    [
      'a value of a field is new',
      { sort: { type: 'string', enum: ['a', 'b', 'c'] } },
      ['news 35: record field sort may also be c there'],
    ],
    [
      'a limit is lower',
      { limit: { type: 'integer', minimum: 1, maximum: 50 } },
      ['breaks 27: limit has maximum 100 here, 50 there: looser'],
    ],
    [
      'a limit is higher',
      { limit: { type: 'integer', minimum: 1, maximum: 500 } },
      ['news 27: limit has maximum 100 here, 500 there: stricter'],
    ],
    ['a type changes', { field: { type: 'integer' } }, ['breaks 34: record field name is string here, integer there']],
    ['a scope is demanded', { scopes: ['write'] }, ['breaks 25: demands scopes that the kind does not request: write']],
    [
      'an operation ends',
      { operation: { deprecated: true, 'x-sunset': '2027-03-01' } },
      ['2027-03-01 25: GET /items is deprecated there, and ends on 2027-03-01'],
    ],
    ['a param ends', { limit: { ...VENDOR.limit, deprecated: true } }, ['none 27: limit is deprecated there']],
    [
      'a field ends',
      { field: { ...TEXT, description: 'Deprecated: removed on May 1, 2027.' } },
      ['2027-05-01 34: record field name is deprecated there, and ends on 2027-05-01'],
    ],
    [
      'operations are new',
      { more: { '/orders': { get: answering({}), post: answering({}) } } },
      ['news 9: the kind does not have 2 new operations: 2 of orders'],
    ],
  ])('%s', async (_, changed, expected) => {
    expect(await changesOf(await bench(changed))).toEqual(expected)
  })
})

describe('a watch', () => {
  it('remembers the digests of what the kind calls, and known differences', async () => {
    const memory = await (await bench()).memory()
    expect(memory.replaceAll(/: "?[\w-]{8}"?(?=[,}]|$)/gm, ': #').replaceAll('"', '')).toBe(
      `# The vendor's side as acme.yaml knows it: a digest of each operation that it calls, and the differences that are known.
# plugboard watch acme compares with it, plugboard watch acme --update writes it.
sources:
  https://${NEWS}: {read: 2026-11-26, digest: #}
  https://${API}: {read: 2026-11-26, digest: #, version: 1}
operations:
  GET /items: #
`,
    )
  })

  it('fails for a change that breaks calls, with the place and the command that mends it', async () => {
    const one = await bench({ limit: { type: 'integer', minimum: 1, maximum: 50 } })
    const { code, stdout } = await one.watch()
    const lines = stdout.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    expect([code, lines[1], lines[2], lines.at(-2)]).toEqual([
      3,
      'breaks items.list acme.yaml:27',
      'limit has maximum 100 here, 50 there: looser',
      '1 kind watched: 1 break, 0 end, 0 news',
    ])
    const { stdout: json } = await one.watch('--json')
    expect(json).toContain('"GET /items"')
    expect(json).toContain(`watch ${one.manifest} --draft`)
  })

  it('tells nothing that the manifest has', async () => {
    const one = await bench({ limit: { type: 'integer', minimum: 1, maximum: 50 } })
    await one.watch('--draft')
    expect(await changesOf(one)).toEqual([])
  })

  it('does not take a change of the manifest for one of the vendor', async () => {
    const one = await bench()
    const text = await readFile(one.manifest, 'utf8')
    await writeFile(one.manifest, text.replace('maximum: 100', 'maximum: 200'))
    await one.store(API, vendorApi({ more: { '/orders': { get: answering({}) } } }))
    expect(await changesOf(one)).toEqual(['news 9: the kind does not have 1 new operation: 1 of orders'])
  })

  it('has a first time, with nothing to compare with', async () => {
    const one = new Bench(await temporaryFolder())
    await writeFile(one.manifest, MANIFEST)
    await one.store(API, vendorApi({}))
    await one.store(NEWS, 'News.')
    expect(await one.watch()).toMatchObject({
      code: 0,
      stdout: 'acme\nfirst watch: nothing to compare with\n\n1 kind watched: nothing breaks, 0 end, 0 news\n',
    })
  })

  it.each([
    ['<html><head><title>1</title></head><body class="a">Nothing.<script>1</script></body></html>', []],
    ['<p>Version 2 is out.</p>', ['news 14: changelog changed: read it again']],
  ])('of a page looks at its text: %s', async (page, expected) => {
    expect(await changesOf(await bench({}, page))).toEqual(expected)
  })

  it('shows a source that it cannot read, and remembers nothing then', async () => {
    const one = await bench()
    const before = await one.memory()
    await one.store(API, '{"openapi": "9.0"}')
    const { code, stdout, stderr } = await one.watch('--update')
    expect([code, stdout, stderr, (await one.memory()) === before]).toEqual([
      6,
      `acme
not read      https://${API}
  it is OpenAPI 9.0; supported are 3.0 and 3.1

1 kind watched: nothing breaks, 0 end, 0 news, 1 source not read
`,
      'acme is not remembered: one of its sources could not be read.\n',
      true,
    ])
  })

  it('prints Markdown for an issue, without the markup of the vendor', async () => {
    const one = await bench({ state: { type: 'string', enum: ['open', 'closed', '@ada <b>'] } }, 'Other.')
    const { stdout } = await one.watch('--markdown')
    expect(stdout).toContain('## Acme\n\n### News\n\n- state may also be &#64;ada \\<b\\> there\n  `items.list` · `')
    expect(await (await bench()).watch('--markdown')).toMatchObject({ code: 0, stdout: '' })
  })
})

describe('--draft', () => {
  it('writes values, limits and params, and keeps comments', async () => {
    const one = await bench({
      limit: { type: 'integer', minimum: 1, maximum: 50 },
      state: { type: 'string', enum: ['open', 'closed', 'held'] },
      params: [query('team', TEXT), query('startAfter', TEXT)],
      sort: { type: 'string', enum: ['a', 'b', 'c'] },
    })
    const { stderr } = await one.watch('--draft')
    expect(stderr).toBe(`3 changes written to ${one.manifest}, 1 left to you.\n`)
    expect(await readFile(one.manifest, 'utf8')).toBe(
      MANIFEST.replace('maximum: 100} # a page', 'maximum: 50} # a page')
        .replace('[open, closed]', '[open, closed, held]')
        .replace('[a, b]', '[a, b, c]')
        .replace('      pagination:', '        team: string\n      pagination:'),
    )
  })

  it('refuses a manifest in another style', async () => {
    const one = await bench({ limit: { type: 'integer', minimum: 1, maximum: 50 } })
    await writeFile(one.manifest, MANIFEST.replace('kind: acme\n', 'kind:   acme\n'))
    expect(await one.watch('--draft')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('it is not in the house style') as string,
    })
  })
})

describe('sources over the network', () => {
  /** Answers requests of sources, and keeps their headers. */
  function vendor(answer: (url: string, headers: Headers) => Response) {
    const seen: string[] = []
    const fetch = ((input: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      seen.push(`${input} ${headers.get('if-none-match') ?? '-'} ${headers.get('authorization') ?? '-'}`)
      return Promise.resolve(answer(input, headers))
    }) as typeof globalThis.fetch
    return { seen, world: { transport: () => fetchTransport(fetch) } }
  }

  it('are fetched with the ETag that is remembered', async () => {
    const one = await bench()
    const { seen, world } = vendor((url, headers) => {
      if (headers.get('if-none-match') === '"1"') return new Response(null, { status: 304 })
      return new Response(url.endsWith('json') ? vendorApi({}) : '<p>Nothing.</p>', { headers: { etag: '"1"' } })
    })
    await one.fetch(world, '--update')
    const { code, stdout } = await one.fetch(world)
    expect([code, stdout, seen]).toEqual([
      0,
      '1 kind watched: nothing breaks, 0 end, 0 news\n',
      [`https://${API} - -`, `https://${NEWS} - -`, `https://${API} "1" -`, `https://${NEWS} "1" -`],
    ])
  })

  it.each([
    [
      'https://elsewhere.example.net/',
      'it redirects to another host, "elsewhere.example.net": name that URL in the manifest',
    ],
    ['http://docs.example.com/', 'it redirects to another host, "docs.example.com": name that URL in the manifest'],
    ['/news', 'it redirects more than 3 times'],
  ])('do not follow a redirect to %s', async (location, expected) => {
    const one = await bench()
    const { world } = vendor(() => new Response(null, { status: 302, headers: { location } }))
    const { code, stdout } = await one.fetch(world)
    expect([code, stdout.replaceAll(/\s+/g, ' ')]).toEqual([6, expect.stringContaining(expected) as string])
  })

  it('that are missing are no news', async () => {
    const one = await bench()
    const { world } = vendor(() => new Response('Not here', { status: 404 }))
    expect(await one.fetch(world)).toMatchObject({
      code: 6,
      stdout: expect.stringContaining('the server answers 404') as string,
    })
  })
})
