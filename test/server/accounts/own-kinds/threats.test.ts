/** What an organization could try with a manifest, and how it is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ManifestReader } from '../../../../server/accounts/own-kinds/reader.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { idOf, KEY, ownKind, type OwnKindText } from '../../../support/own-kind.ts'
import { CONNECTORS, ORIGIN, startWorld, type World } from '../../api/world.ts'
import { SOURCES, stored, upload } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), {
    set: ['log.level=silent', 'limits.refusedUploadsPerMinute=1000'],
  })
})
afterAll(() => world?.close())

/** The first problem of an upload that is refused. */
async function refusal(text: string, kind = 'acme-crm', type?: string) {
  const before = world.arrived.length
  const { status, body } = await upload(world, world.first, kind, text, type)
  expect(world.arrived).toHaveLength(before)
  return { status, code: body.code, ...body.errors?.[0] }
}

describe('K1 a manifest cannot lead calls to', () => {
  it.each([
    'https://127.0.0.1/v1',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/v1',
    'https://[::1]/v1',
    'https://user@api.acme.example/v1',
    'http://api.acme.example/v1',
    'https://localhost/v1',
    'https://metadata.google.internal/v1',
    'https://printer.local/v1',
    'https://db.home.arpa:5432/v1',
  ])('%s', async (baseUrl) => {
    const { status, line, column } = await refusal(ownKind({ baseUrl }))
    expect([status, line]).toEqual([422, 9])
    expect(column).toBeGreaterThan(0)
  })

  it.each<[string, OwnKindText]>([
    [
      'a token endpoint',
      { auth: 'oauth: {type: oauth2, title: O, authorize: "https://a.example/a", token: "https://vault.internal/t"}' },
    ],
    [
      'a consent page',
      { auth: 'oauth: {type: oauth2, title: O, authorize: "https://vault.internal/a", token: "https://a.example/t"}' },
    ],
    [
      'an operation',
      {
        contacts:
          '    get: {request: "GET /c/{id}", description: Gets one., base_url: "https://vault.internal", params: {id: string!}, records: $}\n',
      },
    ],
  ])('an internal host by %s', async (_, parts) => {
    expect((await refusal(ownKind(parts))).status).toBe(422)
  })
})

describe('K2 a template cannot take', () => {
  it.each([
    ['credentials into a host', { baseUrl: 'https://{{api_key}}.evil.example/v1' }],
    ['the environment', { baseUrl: 'https://api.acme.example/{{env.PLUGBOARD_MASTER_KEY}}' }],
    [
      "another variant's secret",
      { auth: 'key: {type: static, title: K, credentials: {api_key: string!}, send: {bearer: "{{client_secret}}"}}' },
    ],
    [
      'a helper that computes',
      {
        auth: 'key: {type: static, title: K, credentials: {api_key: string!}, send: {bearer: "{{lookup this \'constructor\'}}"}}',
      },
    ],
  ])('%s', async (_, parts: OwnKindText) => {
    expect((await refusal(ownKind(parts))).status).toBe(422)
  })
})

describe('K3 a manifest cannot cost much:', () => {
  it('more bytes than allowed are refused unread', async () => {
    expect(await refusal(`${ownKind()}# ${'x'.repeat(262_144)}\n`)).toMatchObject({
      status: 413,
      code: 'body_too_large',
    })
  })

  it('aliases, which make bombs, are refused, and so are merges and tags', async () => {
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b]\n`
    expect(await refusal(bomb)).toMatchObject({ status: 422, error_code: 'yaml-alias', line: 1, column: 4 })
    expect(await refusal('a: {<<: {b: 1}}')).toMatchObject({ status: 422 })
    expect(await refusal('a: !!js/function "x"')).toMatchObject({ status: 422, error_code: 'yaml-tag' })
  })

  it('deep values are refused', async () => {
    expect(await refusal(`a: ${'['.repeat(100_000)}`)).toMatchObject({ status: 422, error_code: 'yaml-depth' })
  })

  it('a pattern that could take forever is refused', async () => {
    const contacts = `    get: {request: "GET /c/{id}", description: Gets one., params: {id: {type: string, required: true, pattern: "^(a+)+$", description: The ID.}}, records: $}\n`
    expect(await refusal(ownKind({ contacts }))).toMatchObject({ status: 422, error_code: 'regex-safe' })
  })

  it('so many problems are listed at most', async () => {
    const contacts = Array.from(
      { length: 500 },
      (_, index) => `    act${index}: {request: GET /x, wrong${index}: 1}\n`,
    ).join('')
    const { body } = await upload(world, world.first, 'acme-crm', ownKind({ contacts }))
    expect(body.errors.length).toBeLessThanOrEqual(100)
  })

  it('one that takes too long is refused, and the next is read', async () => {
    const slow = new ManifestReader({ limitMs: 1 })
    const actions = Array.from(
      { length: 1_000 },
      (_, at) => `    act${at}: {request: GET /c/${at}, effect: read, description: Reads contacts., records: $}\n`,
    )
    await expect(
      slow.read('o', { text: ownKind({ contacts: actions.join('') }), file: 'a.yaml' }),
    ).rejects.toMatchObject({
      problems: [{ rule: 'manifest-cost', message: expect.stringContaining('takes more than 0.001 s') as string }],
    })
    await slow.close()
    const reader = new ManifestReader({ waiting: 1 })
    const reading = Array.from({ length: 3 }, () => reader.read('o', { text: ownKind(), file: 'a.yaml' }))
    const [first, second, third] = await Promise.allSettled(reading)
    expect([first!.status, second!.status, third]).toMatchObject([
      'fulfilled',
      'fulfilled',
      { reason: { code: 'rate_limited' } },
    ])
    expect((await reader.read('o', { text: ownKind(), file: 'a.yaml' })).resolved.kind).toBe('acme-crm')
    await reader.close()
  })
})

it('K3 an organization with many uploads lets another wait for one of them', async () => {
  const reader = new ManifestReader()
  const ended: string[] = []
  const read = (organization: string) =>
    reader.read(organization, { text: ownKind(), file: 'a.yaml' }).then(() => void ended.push(organization))
  await Promise.all([read('many'), read('many'), read('many'), read('many'), read('other')])
  await reader.close()
  // Behind the one that is read and the one that came before it.
  expect(ended.indexOf('other')).toBe(2)
})

describe('K5 a name cannot be', () => {
  it.each(['__proto__', '..', '../stripe', 'a/b', 'A', 'x'.repeat(80), 'kïnd', 'a b', '-a', 'toString'])(
    '%s',
    async (kind) => {
      const answer = await upload(world, world.first, encodeURIComponent(kind), ownKind({ kind: JSON.stringify(kind) }))
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  it("a packaged kind's name, title or ID, in any case", async () => {
    const { id } = world.server.services.catalogue.find('stripe')
    expect(await refusal(ownKind({ kind: 'stripe' }), 'stripe')).toMatchObject({
      field: 'kind',
      error_code: 'taken',
      line: 2,
    })
    for (const [field, parts, line] of [
      ['title', { title: 'sTRIPE' }, 4],
      ['id', { id }, 3],
      ['title', { title: 'zendesk-support' }, 4],
    ] as const)
      expect(await refusal(ownKind(parts))).toMatchObject({ status: 422, field, error_code: 'taken', line })
  })

  it.each([
    ['Ѕtriре', 'title-letters', 'letters are of several alphabets'], // Cyrillic letters among Latin ones
    ['Google Дrive', 'title-letters', '"Дrive"'],
    ['Вох', 'taken', '"Box"'], // Cyrillic letters only
    ['ΟRΒ', 'title-letters', 'alphabets'],
    ['Ｓｔｒｉｐｅ', 'taken', '"Stripe"'],
    ['Str\u200bipe', 'taken', '"Stripe"'],
    ['Stripé', 'taken', '"Stripe"'],
    ['GitIab', 'taken', '"GitLab"'],
    ['Google  Drive.', 'taken', '"Google Drive"'],
    ['monday com', 'taken', '"monday.com"'],
    ['𝗦𝗹𝗮𝗰𝗸', 'taken', '"Slack"'],
  ])('a title that looks like that of a packaged kind: %s', async (title, code, text) => {
    const { status, field, error_code: errorCode, message, line } = await refusal(ownKind({ title }))
    expect([status, field, errorCode, line]).toEqual([422, 'title', code, 4])
    expect(message).toContain(text)
  })

  it.each(['Битрикс24 CRM', '1С Предприятие', '公式LINE', 'Öffi', 'Stripe of Acme', 'Ελλάδα CRM'])(
    'mistaken for another: the title %s is taken',
    async (title) => {
      const kind = `title-${Buffer.from(title).toString('hex').slice(0, 20)}`
      await stored(world, world.first, { kind, title })
    },
  )

  it('an ID, another than in the path, or that of another own kind', async () => {
    const uuid = 'abcdef01-93a1-4f0e-8a9f-0d9a3b6a7c11'
    expect(await refusal(ownKind({ kind: uuid }), uuid)).toMatchObject({ field: 'kind', error_code: 'kind-name' })
    expect(await refusal(ownKind({ kind: 'other' }))).toMatchObject({ field: 'kind', error_code: 'mismatch', line: 2 })
    await stored(world, world.first, { kind: 'taken' })
    const text = ownKind({ kind: 'taker', id: idOf('taken') })
    expect(await refusal(text, 'taker')).toMatchObject({ field: 'id', error_code: 'taken' })
  })

  it.each(['constructor', 'prototype', 'valueof', 'hasownproperty'])(
    'mistaken for a property: %s is a name as any other',
    async (kind) => {
      await stored(world, world.first, { kind })
      expect((await world.call('GET', `${SOURCES}/${idOf(kind)}`, { token: world.second.token })).status).toBe(404)
      expect((await world.call('GET', `${SOURCES}/${kind}`, { token: world.first.token })).status).toBe(200)
    },
  )

  it('markup: a title reaches the widget and icons as text', async () => {
    const title = `"<img src=x onerror=alert(1)>"`
    await stored(world, world.first, { kind: 'markup', title, auth: `key: ${KEY}` })
    const { body } = await world.call('GET', `${SOURCES}/${idOf('markup')}`, { token: world.first.token })
    expect(body.name).toBe('<img src=x onerror=alert(1)>')
    expect(decodeURIComponent(body.iconUrl)).not.toContain('<img')
    const connectable = await world.call('GET', '/api/v1/integrations/definitions/connectable', {
      token: world.first.token,
    })
    expect(connectable.headers.get('content-type')).toContain('application/json')
  })
})

describe('K8 a body is refused', () => {
  it.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/yaml; charset=utf-16', 415],
  ])('as %s', async (type, status) => {
    expect((await upload(world, world.first, 'acme-crm', ownKind(), type)).status).toBe(status)
  })

  it('as YAML by every other route', async () => {
    const answer = await world.call('POST', CONNECTORS, {
      token: world.first.token,
      body: 'a: 1',
      headers: { 'content-type': 'application/yaml' },
    })
    expect(answer.status).toBe(415)
  })

  it('that is no UTF-8, empty, or two documents', async () => {
    expect((await refusal('')).status).toBe(422)
    expect((await refusal(`${ownKind()}---\n${ownKind()}`)).status).toBe(422)
  })

  it.each(['scoped', 'widget'] as const)('from a %s token', async (kind) => {
    const token = await world[kind](world.first, 'user_1')
    const origin: Record<string, string> = kind === 'widget' ? { origin: ORIGIN } : {}
    for (const method of ['PUT', 'DELETE', 'GET']) {
      const headers = { 'content-type': 'application/yaml', ...origin }
      const { status, body } = await world.call(method, `${SOURCES}/taken`, {
        token,
        headers,
        ...(method === 'PUT' && { body: ownKind({ kind: 'taken' }) }),
      })
      expect([method, status, body.code]).toEqual([method, 403, 'token_kind_forbidden'])
    }
  })
})
