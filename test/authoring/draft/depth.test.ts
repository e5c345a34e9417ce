/** Drafts of nested records and params, unions, and bodies with alternatives. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi, witness } from '../../../authoring/index.ts'
import { fromDiscovery } from '../../../authoring/description/discovery.ts'
import { describe as describeApi } from '../../../authoring/description/read-openapi.ts'
import type { ApiDescription } from '../../../authoring/description/model.ts'
import { answering, apiOf, draftOf, manifestOf } from '../library.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, unknown>, ...required: string[]) => ({
  type: 'object',
  required,
  properties,
})
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const taking = (schema: unknown, more: Record<string, unknown> = {}) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
  ...more,
})
const things = (schema: unknown) => ({ '/things': { get: answering({ type: 'array', items: schema }) } })

/** The manifest of a draft, and what our own tools say against it. */
async function judged(description: ApiDescription) {
  const valid = manifestOf(await draftOf(description))
  const findings = [...compareOpenapi(valid, description).findings, ...(await witness(valid, description)).findings]
  const faults = findings.filter(({ severity }) => severity !== 'note').map(({ message }) => message)
  return { manifest: valid.manifest, resolved: valid.resolved, faults }
}

describe('records of a draft', () => {
  it('have objects to any depth, by the names of the description, also within themselves', async () => {
    const schemas = {
      Thing: object(
        {
          id: TEXT,
          place: object({ at: object({ deep: object({ x: { type: 'integer' } }) }) }),
          parts: { type: 'array', items: refer('Part') },
        },
        'id',
      ),
      Part: object({ name: TEXT, inner: { anyOf: [refer('Part'), { type: 'null' }] } }, 'name'),
    }
    const { manifest, faults } = await judged(apiOf(things(refer('Thing')), { components: { schemas } }))
    expect([manifest.schemas, faults]).toEqual([
      {
        Thing: {
          id: 'string!',
          place: {
            type: 'object',
            properties: {
              at: { type: 'object', properties: { deep: { type: 'object', properties: { x: 'integer' } } } },
            },
          },
          parts: 'Part[]',
        },
        Part: { name: 'string!', inner: 'Part?' },
      },
      [],
    ])
  })

  it('are different if only fields of their inner objects are', async () => {
    const record = (field: string) => object({ id: TEXT, attributes: object({ [field]: TEXT }) }, 'id')
    const others = { '/others': { get: answering({ type: 'array', items: record('title') }) } }
    const { manifest, faults } = await judged(apiOf({ ...things(record('name')), ...others }))
    expect([Object.keys(manifest.schemas ?? {}), faults]).toEqual([['Thing', 'Other'], []])
  })

  it('have unions with the value of the tag in each alternative', async () => {
    const schemas = {
      Thing: object({
        id: TEXT,
        method: {
          oneOf: [refer('Card'), refer('Account')],
          discriminator: { propertyName: 'type', mapping: { card: '#/components/schemas/Card' } },
        },
      }),
      Card: object({ type: TEXT, last4: TEXT }, 'type'),
      Account: object({ type: TEXT, iban: TEXT }, 'type'),
    }
    const { manifest, faults } = await judged(apiOf(things(refer('Thing')), { components: { schemas } }))
    expect([manifest.schemas, faults]).toEqual([
      {
        Thing: { id: 'string', method: 'Card|Account' },
        Card: { type: { type: 'string', required: true, const: 'card' }, last4: 'string' },
        Account: { type: { type: 'string', required: true, const: 'Account' }, iban: 'string' },
      },
      [],
    ])
  })

  it('know the fields of a type whose alternatives extend it', async () => {
    const schemas = {
      Pet: {
        ...object({ id: TEXT, kind: TEXT }),
        oneOf: [refer('Cat'), refer('Dog')],
        discriminator: { propertyName: 'kind' },
      },
      Cat: { allOf: [refer('Pet'), object({ lives: { type: 'integer' } })] },
      Dog: { allOf: [refer('Pet'), object({ breed: TEXT })] },
    }
    const cats = { '/cats': { get: answering({ type: 'array', items: refer('Cat') }) } }
    const { manifest } = await judged(apiOf({ ...things(refer('Pet')), ...cats }, { components: { schemas } }))
    expect(
      Object.entries(manifest.schemas ?? {}).map(([name, fields]) => [name, Object.keys(fields).toSorted()]),
    ).toEqual([
      ['Pet', ['breed', 'id', 'kind', 'lives']],
      ['Cat', ['id', 'kind', 'lives']],
    ])
  })
})

describe('params of a draft', () => {
  it('have a body of alternatives, and what all alternatives require', async () => {
    const card = object({ type: TEXT, number: TEXT }, 'type', 'number')
    const account = { allOf: [object({ type: TEXT }, 'type'), object({ iban: TEXT })] }
    const post = { ...taking({ oneOf: [card, account] }), ...answering(object({ id: TEXT })) }
    const { manifest, faults } = await judged(
      apiOf({ '/things': { ...things(object({ id: TEXT }))['/things'], post } }),
    )
    expect([manifest.entities.things?.create?.params, faults]).toEqual([
      { type: 'string!', number: 'string', iban: 'string' },
      [],
    ])
  })

  it('are required if the body requires them, even if the description forgets to require the body', async () => {
    const schema = object({ name: TEXT, note: TEXT }, 'name')
    const post = { requestBody: { content: { 'application/json': { schema } } }, ...answering(object({ id: TEXT })) }
    const list = things(object({ id: TEXT }))['/things']
    const { manifest, faults } = await judged(apiOf({ '/things': { ...list, post } }))
    expect([manifest.entities.things?.create?.params, faults]).toEqual([{ name: 'string!', note: 'string' }, []])
  })

  it.each(['size', 'length'])('have one called %s', async (name) => {
    const post = { ...taking(object({ [name]: { type: 'integer' } }, name)), ...answering(object({ id: TEXT })) }
    const { manifest, faults } = await judged(
      apiOf({ '/things': { ...things(object({ id: TEXT }))['/things'], post } }),
    )
    expect([manifest.entities.things?.create?.params, faults]).toEqual([{ [name]: 'integer!' }, []])
  })

  it('have types of other names than records of the same description', async () => {
    const schemas = {
      Part: object({ a: TEXT, b: TEXT, c: TEXT, d: TEXT }),
      Thing: object({ id: TEXT, parts: { type: 'array', items: refer('Part') } }),
    }
    const post = { ...taking(refer('Thing')), ...answering(refer('Thing')) }
    const other = {
      '/others': {
        post: { ...taking(object({ parts: { type: 'array', items: refer('Part') } })), ...answering(refer('Part')) },
      },
    }
    const paths = { '/things': { ...things(refer('Thing'))['/things'], post }, ...other }
    const { manifest, faults } = await judged(apiOf(paths, { components: { schemas } }))
    expect([Object.keys(manifest.schemas ?? {}), Object.keys(manifest.types ?? {}), faults]).toEqual([
      ['Thing', 'Part'],
      ['Part2'],
      [],
    ])
  })

  it('have the body of a DELETE, and required fields of objects in objects', async () => {
    const body = object(
      { data: { type: 'array', items: object({ to: object({ at: object({ id: TEXT }, 'id') }, 'at') }, 'to') } },
      'data',
    )
    const { faults, resolved } = await judged(
      apiOf({
        ...things(object({ id: TEXT })),
        '/links': { delete: { ...taking(body), responses: { 204: { description: 'Gone.' } } } },
      }),
    )
    expect([faults, Object.keys(resolved.operations)]).toEqual([[], ['things.list', 'links.delete']])
  })
})

describe('responses of a draft', () => {
  it('are no record where they are lists, and no list where they are rows', async () => {
    const list = { type: 'array', items: object({ id: TEXT }) }
    const rows = object({ code: TEXT, data: { type: 'array', items: { type: 'array', items: TEXT } } })
    const { resolved, faults } = await judged(
      apiOf({
        ...things(object({ id: TEXT })),
        '/bulk': { post: { ...taking(object({ a: TEXT })), ...answering(list) } },
        '/runs/{id}': { get: answering(rows) },
      }),
    )
    expect([Object.keys(resolved.operations), faults]).toEqual([['things.list', 'bulk.create', 'runs.get'], []])
  })

  it('are files by their media type, whatever the path ends in', async () => {
    const file = { responses: { 200: { description: 'A picture.', content: { 'image/png': { schema: TEXT } } } } }
    const { resolved, faults } = await judged(
      apiOf({ ...things(object({ id: TEXT })), '/things/{id}/badge.png': { get: file } }),
    )
    expect([Object.keys(resolved.operations).filter((id) => id.endsWith('.download')).length, faults]).toEqual([1, []])
  })
})

describe('a draft of Google Discovery', () => {
  it('asks for offline access, uploads to the address for uploads, and downloads media', async () => {
    const simple = { protocols: { simple: { path: '/upload/files/v1/pictures', multipart: true } } }
    const methods = {
      list: { id: 'p.list', path: 'files/v1/pictures', httpMethod: 'GET', response: { $ref: 'List' } },
      insert: {
        id: 'p.insert',
        path: 'files/v1/pictures',
        httpMethod: 'POST',
        request: { $ref: 'Picture' },
        response: { $ref: 'Picture' },
        mediaUpload: simple,
      },
      get: {
        id: 'p.get',
        path: 'files/v1/pictures/{id}',
        httpMethod: 'GET',
        supportsMediaDownload: true,
        parameters: { id: { type: 'string', location: 'path', required: true } },
      },
    }
    const description = describeApi(
      fromDiscovery({
        kind: 'discovery#restDescription',
        title: 'Files',
        rootUrl: 'https://files.example.com/',
        servicePath: '',
        auth: { oauth2: { scopes: { 'https://files.example.com/auth': { description: 'All.' } } } },
        schemas: {
          List: { type: 'object', properties: { items: { type: 'array', items: { $ref: 'Picture' } } } },
          Picture: { type: 'object', properties: { id: TEXT, title: TEXT } },
        },
        resources: { pictures: { methods } },
      }),
    )
    const { manifest, resolved, faults } = await judged(description)
    expect(Object.values(manifest.auth ?? {})[0]?.authorize_params).toEqual({
      access_type: 'offline',
      prompt: 'consent',
    })
    expect([Object.keys(resolved.operations), manifest.entities.pictures?.create, faults]).toEqual([
      ['pictures.list', 'pictures.create', 'pictures.download'],
      expect.objectContaining({ request: 'POST /upload/files/v1/pictures', encode: { body: 'related' } }),
      [],
    ])
  })
})

describe('a drafted connection', () => {
  const connectionOf = (server: string, description?: string) =>
    judged(
      apiOf(things(object({ id: TEXT })), {
        servers: [{ url: server }],
        security: [{ key: [] }],
        components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Authorization', description } } },
      }),
    )

  it.each([
    ['https://org-account.example.com', 'https://{{config.subdomain}}.example.com'],
    ['https://account-api.example.com', 'https://account-api.example.com'],
    ['https://store.example.com', 'https://store.example.com'],
  ])('of %s goes to %s', async (server, expected) => {
    expect((await connectionOf(server)).manifest.base_url).toBe(expected)
  })

  it.each([
    ['Set the header to `Acme-Key your-private-key`.', 'Acme-Key {{key}}'],
    ['Authorization: Bot <token>', 'Bot {{key}}'],
    ['The key in the form `Token token=<API_KEY>`', 'Token token={{key}}'],
    ['The private key of the account', '{{key}}'],
  ])('by "%s" sends %s', async (description, expected) => {
    const { manifest } = await connectionOf('https://api.example.com', description)
    expect(manifest.auth?.key?.send?.headers).toEqual({ Authorization: expected })
  })
})
