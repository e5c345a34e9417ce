import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { captureFixtures, type CaptureOptions, type StoredFixture, storeFixtures } from '../../../authoring/index.ts'
import { type Fixture, parseFixture } from '../../../mock/index.ts'
import type { Call, Credentials } from '../../../runtime/index.ts'
import { temporaryFolder } from '../../cli/run-cli.ts'
import { type Answer, type Asked, shop, startVendor } from './shop.ts'

/** Written in pieces, so that no scanner takes them for secrets of ours. */
const KEY = ['sk', 'live', '9fT2xQ7bLm4Zr8Wc1Yk6/Pd3Hs+='].join('_')
const PASSWORD = 'p/w "quoted" & 100% $ecret'
const JWT = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhZGEifQ', 'dBjftJeZ4CVPmB92K27uhbUJU1p1r'].join('.')
const SHORT = 'Zq7!kT2#xV9w'
const TODAY = new Date('2026-11-20T12:00:00Z')

interface Stored {
  readonly states: readonly StoredFixture['state'][]
  readonly findings: readonly string[]
  readonly text: string
  readonly fixtures: readonly Fixture[]
  readonly files: readonly string[]
  readonly asked: readonly Asked[]
  /** Fields to review. */
  readonly review: readonly string[]
}

/** Captures a call on a vendor, keeps what came, and reads the folder. */
async function captured(
  answer: (asked: Asked) => Answer,
  call: Call = { entity: 'customers', action: 'list', params: { limit: 2 } },
  credentials: Credentials = { api_key: KEY },
  options: Partial<CaptureOptions> = {},
): Promise<Stored> {
  const asked: Asked[] = []
  const transport = await startVendor((request) => {
    asked.push(request)
    return answer(request)
  })
  const result = await captureFixtures(shop, call, {
    owner: { credentials, config: { account: 'northwind' } },
    transport: transport(),
    salt: 'a salt for tests',
    today: TODAY,
    ...options,
  })
  const folder = await temporaryFolder()
  const stored = await storeFixtures(shop, result, folder, false)
  const files = (await readdir(folder)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return {
    states: stored.map(({ state }) => state),
    findings: stored.flatMap(({ findings }) => findings.map(({ pointer, what }) => `${pointer} ${what}`)),
    text: texts.join('\n'),
    fixtures: texts.map((text, index) => parseFixture(text, files[index]!)),
    files,
    asked,
    review: result.review.map(({ field }) => field),
  }
}

const ADA = {
  id: 'cus_NffrFeUfNV2Hib',
  name: 'Ada Lovelace',
  email: 'ada.lovelace@northwind.io',
  phone: '+44 20 7946 0958',
  note: 'Mail ada.lovelace@northwind.io or call +44 20 7946 0958 from 81.2.69.142; see cus_NffrFeUfNV2Hib',
  parent_id: 'cus_Qz81LmnoPq2rSt',
}

/** The forms in which vendors send credentials back. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
    json,
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(`user:${secret}`).toString('base64'),
  ]
}

const AUTH: readonly { name: string; credentials: Credentials; shown: Record<string, string> }[] = [
  { name: 'a bearer token', credentials: { api_key: KEY }, shown: { authorization: 'Bearer <secret>' } },
  {
    name: 'a name and password',
    credentials: { username: 'ada.byron', password: PASSWORD },
    shown: { authorization: 'Basic <secret>' },
  },
  { name: 'a header', credentials: { header_key: KEY }, shown: { 'x-api-key': 'key=<secret>' } },
  { name: 'a query', credentials: { query_key: PASSWORD.replaceAll('"', '') }, shown: { access_key: '<secret>' } },
  { name: 'a JSON Web Token', credentials: { api_key: JWT }, shown: { authorization: 'Bearer <secret>' } },
]

describe('capture', () => {
  it('writes a fixture in the house form', async () => {
    const { text, states, files } = await captured(({ headers }) => ({
      body: { data: [{ id: 'c1', name: 'Ada' }], more: false, echo: headers.authorization },
      headers: { 'x-request-id': 'req_8Fh2Kd93LsQp11', 'set-cookie': 'a=b', 'x-ratelimit-remaining': '99' },
    }))
    expect({ states, files, text: text.split('\n') }).toEqual({
      states: ['written'],
      files: ['customers.list.yaml'],
      text: [
        expect.stringMatching(
          /^source: \{kind: recorded, url: https:\/\/shop.example\/docs, date: 2026-11-20, auth: [\w-]{6}\}$/,
        ),
        'auth: token',
        'call: {entity: customers, action: list, params: {limit: 2}}',
        'exchanges:',
        '  - request:',
        '      method: GET',
        '      host: example.shop.internal',
        '      path: /v1/customers',
        '      query: {limit: "2"}',
        '      headers: {authorization: Bearer <secret>}',
        '    response:',
        '      status: 200',
        expect.stringMatching(
          /^ {6}headers: \{content-type: application\/json, x-request-id: req_\w{14}, x-ratelimit-remaining: "99"\}$/,
        ),
        '      body: {data: [{id: c1, name: Ada}], more: false, echo: Bearer <secret>}',
        'result: {keys: [c1], meta: {more: false}, next: null}',
        '',
      ],
    })
  })

  it.each(AUTH)('writes no credential of $name, in whatever form it comes back', async ({ credentials, shown }) => {
    const { states, findings, text, fixtures } = await captured(
      ({ headers, path }) => ({
        body: {
          data: [{ id: 'c1', note: Object.values(credentials).flatMap(formsOf).join(' | ') }],
          more: false,
          [`was ${Object.values(credentials)[0]}`]: true,
          asked: [headers.authorization, headers['x-api-key'], path],
        },
        headers: {
          link: `<https://northwind.shop.internal/next?key=${encodeURIComponent(Object.values(credentials)[0] ?? '')}>`,
        },
      }),
      undefined,
      credentials,
    )
    const { headers, query } = fixtures[0]!.exchanges[0]!.request
    const found = Object.values(credentials)
      .flatMap(formsOf)
      .filter((form) => text.includes(form))
    expect({ states, findings, found, shown: { ...headers, ...query } }).toEqual({
      states: ['written'],
      findings: [],
      found: [],
      shown: { limit: '2', ...shown },
    })
  })

  it('writes nothing of the token endpoint, nor tokens it gave', async () => {
    const [old, renewed, refresh] = ['old-access-7Hq2', 'new-access-9Kd4LmZx81', 'new-refresh-3Wn5PqTy62']
    const saved: Credentials[] = []
    const { states, text, fixtures, asked } = await captured(
      ({ path, headers }): Answer => {
        if (path === '/token')
          return { body: { access_token: renewed, refresh_token: refresh, id_token: JWT, expires_in: 3600 } }
        if (headers.authorization === `Bearer ${old}`) return { status: 401, body: { error: { code: 'expired' } } }
        return { body: { data: [{ id: 'c1', note: `${renewed} ${refresh} ${old}` }], more: false } }
      },
      undefined,
      {},
      {
        owner: {
          credentials: {
            access_token: old,
            refresh_token: 'old-refresh-8Bv1',
            client_id: 'client-1',
            client_secret: PASSWORD,
          },
          config: { account: 'northwind' },
          save: (credentials) => void saved.push(credentials),
        },
      },
    )
    const leaks = [old, renewed, refresh, JWT, 'old-refresh-8Bv1', PASSWORD].filter((secret) => text.includes(secret))
    expect({
      states,
      leaks,
      saved: saved.map(({ refresh_token: token }) => token),
      asked: asked.map(({ path }) => path.split('?')[0]),
      exchanges: fixtures[0]!.exchanges.map(({ request, response }) => [request.path, response.status]),
    }).toEqual({
      states: ['written'],
      leaks: [],
      saved: [refresh],
      asked: ['/v1/customers', '/token', '/v1/customers'],
      exchanges: [['/v1/customers', 200]],
    })
  })
})

describe('the stand-ins of a capture', () => {
  it('gives the same stand-in wherever a value is, over pages, params, paths and next', async () => {
    const { states, findings, text, fixtures } = await captured(
      ({ path }) => ({
        body: path.includes('after')
          ? { data: [{ ...ADA, id: 'cus_Qz81LmnoPq2rSt', parent_id: null }], more: false }
          : {
              data: [ADA],
              more: true,
              next: ADA.id,
              url: `https://northwind.shop.internal/v1/customers?after=${ADA.id}`,
            },
      }),
      undefined,
      undefined,
      { pages: 2, replace: { name: 'Ada Example' } },
    )
    const [page2, page1] = fixtures
    const [first] = (page1!.exchanges[0]!.response.body as { data: (typeof ADA)[] }).data
    expect({
      states,
      findings,
      files: fixtures.map(({ file }) => file),
      leaks: [
        ...Object.values(ADA).filter((value) => text.includes(value)),
        ...['northwind', '81.2.69'].filter((word) => text.includes(word)),
      ],
      id: /^cus_[A-Z][a-z]{3}[A-Z][a-z][A-Z][a-z][A-Z]{2}\d[A-Z][a-z]{2}$/.test(first!.id),
      note: first!.note,
      url: (page1!.exchanges[0]!.response.body as { url: string }).url,
      name: first!.name,
      keys: page1!.result.keys,
      next: page1!.result.next,
      params: page2!.call.params,
      query: page2!.exchanges[0]!.request.query,
      keys2: page2!.result.keys,
    }).toEqual({
      states: ['written', 'written'],
      findings: [],
      files: ['customers.list.page-2.yaml', 'customers.list.yaml'],
      leaks: [],
      id: true,
      note: `Mail ${first!.email} or call ${first!.phone} from ${/192\.0\.2\.\d+/.exec(first!.note)![0]}; see ${first!.id}`,
      url: `https://example.shop.internal/v1/customers?after=${first!.id}`,
      name: 'Ada Example',
      keys: [first!.id],
      next: { limit: 2, after: first!.id },
      params: { limit: 2, after: first!.id },
      query: { limit: '2', after: first!.id },
      keys2: [first!.parent_id],
    })
  })

  it('gives the same stand-in from run to run, and another with another salt', async () => {
    const idOf = async (salt: string) => {
      const call = { entity: 'customers', action: 'get', params: { id: ADA.id } }
      const { fixtures } = await captured(() => ({ body: ADA }), call, undefined, { salt })
      return fixtures[0]!.call.params!.id
    }
    const ids = [await idOf('one'), await idOf('one'), await idOf('two')]
    expect([ids[0] === ids[1], ids[0] === ids[2], ids.includes(ADA.id)]).toEqual([true, false, false])
  })

  it('takes ids of numbers along in paths', async () => {
    const { states, fixtures } = await captured(
      () => ({ body: { id: '48213377', number: 12, parent_id: '48213377' } }),
      { entity: 'customers', action: 'get', params: { id: '48213377' } },
    )
    const [{ call, exchanges, result }] = fixtures as [Fixture]
    const id = call.params!.id as string
    expect({
      states,
      form: /^[1-9]\d{7}$/.test(id) && id !== '48213377',
      path: exchanges[0]!.request.path,
      result,
    }).toEqual({
      states: ['written'],
      form: true,
      path: `/v1/customers/${id}`,
      result: { keys: [id] },
    })
  })

  it('replaces ids in URIs, and lists the parts of URIs and slugs that stay', async () => {
    const { states, text, fixtures, review } = await captured(
      () => ({
        body: {
          id: 'c1',
          gid: 'gid://shop/Customer/632910392',
          urn: 'urn:shop:customer:632910392',
          page: 'https://northwind.shop.internal/v1/pages/maria-keller-77',
          handle: 'maria-keller-77',
          nickname: 'karl-otto-12',
          cancel_url: 'https://pay.shop.internal/cancel/xyz-secret',
          api: 'https://northwind.shop.internal/v1/customers/632910392/line_items',
        },
      }),
      { entity: 'customers', action: 'get', params: { id: 'c1' } },
    )
    const body = fixtures[0]!.exchanges[0]!.response.body as Record<string, string>
    const number = body.gid!.split('/').at(-1)!
    expect({
      states,
      leaks: ['632910392', 'maria', 'keller'].filter((word) => text.includes(word)),
      urn: body.urn,
      page: body.page,
      api: body.api,
      review,
    }).toEqual({
      states: ['written'],
      leaks: [],
      urn: `urn:shop:customer:${number}`,
      page: `https://example.shop.internal/v1/pages/${body.handle}`,
      api: `https://example.shop.internal/v1/customers/${number}/line_items`,
      review: ['nickname', 'cancel_url'],
    })
  })

  it('shows the body of a write without the people in it', async () => {
    const { states, fixtures } = await captured(
      ({ body }) => ({ body: { id: 'c9', ...(JSON.parse(body) as object) } }),
      { entity: 'customers', action: 'create', params: { name: 'Ada', email: 'ada@northwind.io' } },
    )
    const [{ call, exchanges }] = fixtures as [Fixture]
    const email = call.params!.email as string
    expect({ states, email: /^user-[0-9a-f]{8}@example\.com$/.test(email), body: exchanges[0]!.request.body }).toEqual({
      states: ['written'],
      email: true,
      body: { name: 'Ada', email },
    })
  })
})

describe('what a capture stores', () => {
  it('keeps the last of several tries', async () => {
    let count = 0
    const { states, fixtures } = await captured(() =>
      ++count === 1 ? { status: 503, headers: { 'retry-after': '0' }, body: {} } : { body: { data: [], more: false } },
    )
    expect([states, fixtures[0]!.exchanges.map(({ response }) => response.status)]).toEqual([['written'], [200]])
  })

  it('makes a fixture of a refusal that a case was named for', async () => {
    const { states, fixtures, files } = await captured(
      () => ({ status: 404, body: { error: { code: 'gone', message: `No such customer: ${ADA.id}, key ${KEY}` } } }),
      { entity: 'customers', action: 'get', params: { id: ADA.id } },
      undefined,
      { case: 'not-found' },
    )
    const [{ call, result }] = fixtures as [Fixture]
    expect({ states, files, result }).toEqual({
      states: ['written'],
      files: ['customers.get.not-found.yaml'],
      result: {
        error: {
          code: 'record_not_found',
          upstream: {
            status: 404,
            code: 'gone',
            message: `No such customer: ${call.params!.id as string}, key <secret>`,
          },
        },
      },
    })
  })

  it('throws the error of a refusal without a case', async () => {
    const get = { entity: 'customers', action: 'get', params: { id: 'c1' } }
    const attempt = captured(() => ({ status: 404, body: { error: { message: 'gone' } } }), get)
    await expect(attempt).rejects.toMatchObject({ code: 'record_not_found' })
  })

  it('takes a file with its size and digest', async () => {
    const { states, fixtures } = await captured(
      () => ({
        headers: { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="a.txt"' },
        body: `Dear ${ADA.email}\n`,
      }),
      { entity: 'files', action: 'download', params: { id: 'f1' } },
    )
    const [{ exchanges, result }] = fixtures as [Fixture]
    expect({ states, body: exchanges[0]!.response.body, file: result.file }).toEqual({
      states: ['written'],
      body: expect.stringMatching(/^Dear user-[0-9a-f]{8}@example\.com\n$/) as string,
      file: { bytes: 31, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, type: 'text/plain', name: 'a.txt' },
    })
  })

  it('refuses a file that is too large', async () => {
    const attempt = captured(
      () => ({ headers: { 'content-type': 'application/pdf' }, body: Buffer.alloc(100_001, 7) }),
      { entity: 'files', action: 'download', params: { id: 'f1' } },
    )
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_fixture',
      message: 'Cannot capture the file: it has more than 100000 bytes',
    })
  })

  it.each<[string, string, (secret: string) => string]>([
    ['hexadecimal', SHORT, (secret) => Buffer.from(secret).toString('hex')],
    ['base64 twice', SHORT, (secret) => Buffer.from(Buffer.from(secret).toString('base64')).toString('base64url')],
    ['written backwards', SHORT, (secret) => secret.split('').reverse().join('')],
    ['with dots between', SHORT, (secret) => secret.split('').join('.')],
    ['as HTML', SHORT, (secret) => secret.replaceAll('!', '&#33;')],
    ['with a part missing', KEY, (secret) => `${secret.slice(0, 14)}…`],
  ])('refuses a credential that comes back %s, and keeps nothing', async (_, key, form) => {
    const { states, findings, files } = await captured(
      () => ({ body: { data: [{ id: 'c1', note: `was ${form(key)}` }], more: false } }),
      undefined,
      { api_key: key },
    )
    expect({ states, findings, files }).toEqual({
      states: ['refused'],
      findings: ['/exchanges/0/response/body/data/0/note credential api_key'],
      files: [],
    })
  })

  it('refuses bytes that hold a credential', async () => {
    const { states, findings, files } = await captured(
      () => ({
        headers: { 'content-type': 'application/zip' },
        body: Buffer.concat([Buffer.from([0, 255, 1]), Buffer.from(KEY)]),
      }),
      { entity: 'files', action: 'download', params: { id: 'f1' } },
    )
    expect({ states, findings, files }).toEqual({
      states: ['refused'],
      findings: ['/exchanges/0/response/body/base64 credential api_key'],
      files: [],
    })
  })

  it('refuses what does not replay', async () => {
    const { states, findings, files } = await captured(() => ({
      body: { data: [{ id: 'c1', email: 7 }], more: false },
    }))
    expect({ states, findings, files }).toEqual({
      states: ['refused'],
      findings: ['/exchanges/0/response/body does not replay: Record 1 at /email must be string,null'],
      files: [],
    })
  })

  it('keeps fields on request, without credentials in them', async () => {
    const { states, fixtures } = await captured(
      () => ({ body: { data: [{ id: 'c1', note: `+44 20 7946 0958 ${KEY}`, parent_id: ADA.id }], more: false } }),
      undefined,
      undefined,
      { keep: ['note', 'parent_id'] },
    )
    expect([states, fixtures[0]!.exchanges[0]!.response.body]).toEqual([
      ['written'],
      { data: [{ id: 'c1', note: '+44 20 7946 0958 <secret>', parent_id: ADA.id }], more: false },
    ])
  })
})
