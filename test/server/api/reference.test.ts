/** The served document: valid, whole, and with words for everything. */
import { validate } from '@readme/openapi-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { newAjv } from './contract.ts'
import { TABLE } from './table.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => void (world = await startWorld(await openTestPostgres())))
afterAll(() => world?.close())

it('the document is valid OpenAPI', async () => {
  const result = await validate(structuredClone(world.document) as unknown as Parameters<typeof validate>[0])
  expect(result).toMatchObject({ valid: true })
})

it('the document has every route of the table and nothing else', () => {
  const documented = Object.entries(world.document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual(TABLE.map(({ method, path }) => `${method} ${path}`).sort())
})

it('no description, summary or title is empty', () => {
  const empty: string[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const isEmpty =
        ['description', 'summary', 'title'].includes(key) && typeof inner === 'string' && inner.trim() === ''
      if (isEmpty) empty.push(`${path}/${key}`)
      look(inner, `${path}/${key}`)
    }
  }
  look(world.document, '')
  expect(empty).toEqual([])
})

it('the plain page of the reference names every route', async () => {
  const page = await world.call('GET', '/docs/plain')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const { path, summary } of TABLE) {
    expect(page.text).toContain(path)
    expect(page.text).toContain(summary)
  }
})

it('every JSON body has an example that fits its schema', () => {
  const ajv = newAjv()
  ajv.addSchema(world.document, 'document')
  const faults: string[] = []
  let seen = 0
  const look = (pointer: readonly string[], body: Body | undefined) => {
    if (body?.schema === undefined) return
    seen += 1
    const $ref = `document#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}/schema`
    if (body.example === undefined) faults.push(`${pointer.join(' ')}: no example`)
    else if (!ajv.validate({ $ref }, body.example)) faults.push(`${pointer.join(' ')}: ${ajv.errorsText()}`)
  }
  for (const [path, operations] of Object.entries(world.document.paths))
    for (const [method, { requestBody, responses }] of Object.entries(operations as Record<string, Documented>)) {
      const at = ['paths', path, method]
      const type = 'application/json'
      look([...at, 'requestBody', 'content', type], path.includes('sources') ? undefined : requestBody?.content[type])
      for (const [status, { content }] of Object.entries(responses))
        if (Number(status) < 300) look([...at, 'responses', status, 'content', type], content?.[type])
    }
  expect(faults).toEqual([])
  expect(seen).toBeGreaterThan(90)
})

interface Body {
  readonly schema?: unknown
  readonly example?: unknown
}

interface Documented {
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Body>> }>>
}

/** What a reader does who follows the examples from a token to records, and to the copy of the organization's customers. */
it.each([
  ['post', '/api/v1/integrations/connectors', 201],
  ['post', '/api/v1/integrations/connectors/{connector_id}/execute', 200],
  ['post', '/api/v1/integrations/connectors/{connector_id}/request', 200],
  ['patch', '/api/v1/integrations/connectors/{connector_id}', 200],
  ['post', '/api/v1/integrations/connectors/links', 201],
  ['post', '/api/v1/account/applications/scoped-token', 200],
  ['post', '/api/v1/account/applications/widget-token', 200],
  ['post', '/api/v1/customers', 200],
  ['post', '/api/v1/webhooks', 201],
  ['put', '/api/v1/oauth/redirect-urls', 200],
  ['put', '/api/v1/oauth/credentials', 200],
] as const)('the server takes the example of %s %s', async (method, path, status) => {
  const operations: Readonly<Record<string, Documented>> | undefined = world.document.paths[path]
  const example = operations?.[method]?.requestBody?.content['application/json']?.example
  const { id } = await world.connector(world.first, 'user_1')
  const answer = await world.call(method.toUpperCase(), path.replace('{connector_id}', id), {
    token: world.first.token,
    body: example,
  })
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)])
})
