/** The documents of kinds: what they say can be called, at this server alone, with examples that are taken. */
import { describe, expect, it } from 'vitest'
import { find, type JsonObject } from '../../../../runtime/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { referenceRoutes } from '../../../../server/http/index.ts'
import { kindDocument } from '../../../../server/http/reference/kinds/document.ts'
import { everyKind } from '../../../support/kinds.ts'
import { serve } from '../serve.ts'

const BASE = 'https://plugboard.example'
const EXECUTE = '/api/v1/integrations/connectors/{connector_id}/execute'

interface Document {
  readonly servers: unknown
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: JsonObject; readonly securitySchemes: JsonObject }
}
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly description: string
  readonly requestBody: {
    readonly content: Readonly<Record<string, { readonly example: JsonObject; readonly schema: JsonObject }>>
  }
}

const kinds = await everyKind()
const documents = kinds.map((plan) => {
  const document = kindDocument(plan.manifest, BASE) as unknown as Document
  return [plan.kind, { plan, document }] as const
})

async function server() {
  const catalogue = await createCatalogue()
  return serve({ routes: referenceRoutes([], () => ({ version: '1.0.0', baseUrl: BASE, kinds: catalogue })) })
}

describe.each(documents)('%s', (kind, { plan, document }) => {
  const operations = Object.entries(document.paths)

  it('Y2 has each action of each entity once, as the request of this server alone', () => {
    const { operations: all, entities } = plan.manifest
    const searches = Object.entries(entities).flatMap(([name, { search }]) => (search ? [`${name}.search`] : []))
    expect(operations.map(([path]) => path)).toEqual([...Object.keys(all), ...searches].map((id) => `${EXECUTE}#${id}`))
    expect(operations.map(([, { post }]) => post.operationId)).toEqual(operations.map(([path]) => path.split('#')[1]))
    expect(document.servers).toEqual([{ url: BASE }])
    expect(operations.filter(([, { post }]) => 'servers' in post)).toEqual([])
  })

  it('refers to nothing that it lacks', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
    expect([...new Set(names)].filter((name) => !(name in document.components.schemas))).toEqual([])
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  it('shows calls that the kind takes', () => {
    const refused = operations.flatMap(([, { post }]) => {
      const { entity, action, params } = post.requestBody.content['application/json']?.example ?? {}
      if (action === 'search') return []
      try {
        find(plan, String(entity), String(action)).params.check(params)
        return []
      } catch (error) {
        return [`${kind} ${post.operationId}: ${String(error)} ${JSON.stringify(params)}`]
      }
    })
    expect(refused).toEqual([])
  })
})

describe('the route of the documents', () => {
  it('answers the same document compressed and plain, and nothing anew to who has it', async () => {
    const { call } = await server()
    const [zipped, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) =>
        call('/openapi/stripe.json', { token: null, headers: { 'accept-encoding': encoding } }),
      ),
    )
    const [stripe] = documents.filter(([kind]) => kind === 'stripe').map(([, { document }]) => document)
    expect([await zipped?.json(), await plain?.json()]).toEqual([stripe, stripe])
    const etag = plain?.headers.get('etag') ?? ''
    expect([zipped?.headers.get('etag'), zipped?.headers.get('content-encoding')]).toEqual([etag, 'gzip'])
    const again = await call('/openapi/stripe.json', { token: null, headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['nothing.json', 'stripe.jsonx', '..%2Fopenapi.json'])('knows no %s', async (name) => {
    const { call } = await server()
    const answer = await call(`/openapi/${name}`, { token: null })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'definition_not_found'])
  })

  it('is among the documents that the page offers, each by a relative address', async () => {
    const { call } = await server()
    const script = await (await call('/docs/start.js', { token: null })).text()
    const listed = JSON.parse(/const documents = (\[.*\])/.exec(script)?.[1] ?? '[]') as { path: string }[]
    expect(listed.map(({ path }) => path)).toEqual([
      'openapi.json',
      ...kinds.map(({ kind }) => `openapi/${kind}.json`).toSorted(),
    ])
  })
})

it('a document says which parts end, and marks their operations', () => {
  const [, paypal] = documents.find(([kind]) => kind === 'paypal') ?? []
  const about = '## What ends\n\n- `entities.payments`: Deprecated. [The third party'
  const operation = { deprecated: true, description: expect.stringContaining('Deprecated.') as string }
  expect(paypal?.document).toMatchObject({
    info: { description: expect.stringContaining(about) as string },
    paths: { [`${EXECUTE}#payments.list`]: { post: operation } },
  })
})
