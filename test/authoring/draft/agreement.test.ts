/** Drafts of descriptions with the faults that public ones have: our own tools find nothing against them. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi, witness } from '../../../authoring/index.ts'
import { answering, apiOf, draftOf, manifestHead, manifestOf, query } from '../library.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'

const TEXT = { type: 'string' }
const READ = { type: 'string', readOnly: true }
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: Record<string, unknown>, ...required: string[]) => ({
  type: 'object',
  required,
  properties,
})
const THING = object({ id: TEXT, name: TEXT }, 'id')
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const LIST = { get: answering({ type: 'array', items: THING }) }

/** The draft of these operations on /things, and what our own tools say against it. */
async function drafted(operations: Record<string, unknown>, schemas: Record<string, unknown> = {}) {
  const description = apiOf({ '/things': { ...LIST, ...operations } }, { components: { schemas } })
  const draft = await draftOf(description)
  const valid = manifestOf(draft)
  const findings = [...compareOpenapi(valid, description).findings, ...(await witness(valid, description)).findings]
  const faults = findings.filter(({ severity }) => severity !== 'note').map(({ message }) => message)
  return { entities: valid.manifest.entities, schemas: valid.manifest.schemas, faults, notes: draft.notes }
}

describe('params of a draft', () => {
  it('are a body that is sent whole, even if the description forgets to require it', async () => {
    const change = object({ op: TEXT, path: TEXT }, 'op')
    const { entities, faults } = await drafted({
      patch: answering(THING, { requestBody: json({ type: 'array', items: change }) }),
    })
    expect([entities.things?.update?.params, faults]).toEqual([
      {
        body: {
          type: 'array',
          required: true,
          items: { type: 'object', properties: { op: 'string!', path: 'string' } },
        },
      },
      [],
    ])
  })

  it('are no objects whose every field is read-only, unless they are required', async () => {
    const user = object({ name: READ, photo: READ })
    const { entities, faults, notes } = await drafted({
      post: answering(THING, {
        requestBody: json(
          object({
            name: TEXT,
            author: user,
            owners: { type: 'array', items: user },
            place: object({ by: user, at: TEXT }),
            team: object({ id: READ }, 'id'),
          }),
        ),
      }),
    })
    expect([entities.things?.create?.params, faults]).toEqual([
      { name: 'string', place: { type: 'object', properties: { at: 'string' } }, team: 'object' },
      [],
    ])
    expect(notes.find(({ at }) => at === 'things.create')?.text).toBe(
      'author, owners, place.by: the description says that all of it is read-only',
    )
  })

  it('have names in the path beside a required param of nearly the same name', async () => {
    const description = apiOf({
      '/things': LIST,
      '/things/{thing_id}/tags': { post: answering(THING, { requestBody: json(object({ id: TEXT }, 'id')) }) },
    })
    const { manifest } = manifestOf(await draftOf(description))
    expect(manifest.entities.thing_tags?.create?.params).toEqual({ thing_id: 'string!', id: 'string!' })
  })

  it('have fields that the description requires and forgets to describe', async () => {
    const { entities, faults } = await drafted({
      post: answering(THING, { requestBody: json(object({ lock: object({ until: TEXT }, 'type') }, 'team')) }),
    })
    expect([entities.things?.create?.params, faults]).toEqual([
      { lock: { type: 'object', properties: { until: 'string', type: 'any!' } }, team: 'any!' },
      [],
    ])
  })

  it('contain themselves in the description, and are open in a draft below that', async () => {
    const node = object({ name: TEXT, children: { type: 'array', items: refer('Node') } }, 'name')
    const inner = { type: 'object', properties: { name: 'string!', children: 'object[]' } }
    const { entities, faults } = await drafted(
      { post: answering(THING, { requestBody: json(object({ tree: refer('Node') })) }) },
      { Node: node },
    )
    expect([entities.things?.create?.params, faults]).toEqual([
      { tree: { type: 'object', properties: { name: 'string!', children: { type: 'array', items: inner } } } },
      [],
    ])
  })

  it('have constants in the type of the description, and limits that mean something', async () => {
    const limits = { type: 'array', items: TEXT, maximum: 30 }
    const { entities, faults } = await drafted({
      get: answering(
        { type: 'array', items: THING },
        {
          parameters: [
            query('login', { type: 'string', enum: [0, 1] }),
            query('level', { type: 'integer', enum: ['1', '2'] }),
          ],
        },
      ),
      post: answering(THING, { requestBody: json(object({ names: limits })) }),
    })
    expect([entities.things?.list?.params, entities.things?.create?.params, faults]).toEqual([
      { login: { type: 'string', enum: ['0', '1'] }, level: { type: 'integer', enum: [1, 2] } },
      { names: 'string[]' },
      [],
    ])
  })
})

describe('records of a draft', () => {
  it('end where alternatives contain each other', async () => {
    const frame = object({ id: TEXT, children: { type: 'array', items: refer('Node') } })
    const group = object({
      id: TEXT,
      clip: TEXT,
      children: { type: 'array', items: { oneOf: [refer('Frame'), refer('Group')] } },
    })
    const { schemas, faults } = await drafted(
      { get: answering({ type: 'array', items: refer('Node') }) },
      { Node: { oneOf: [refer('Frame'), refer('Group')] }, Frame: frame, Group: group },
    )
    expect([Object.keys(schemas ?? {}), faults]).toEqual([['Node'], []])
  })

  it('are texts in a list alone, and a list of texts beside other fields is a part of one record', async () => {
    const { entities, schemas, faults } = await drafted({
      get: answering(object({ things: { type: 'array', items: TEXT } })),
    })
    expect([entities.things, schemas, faults]).toMatchObject([
      { key: 'value', list: { records: '$.things' } },
      { Thing: { value: { type: 'string', required: true, at: '$' } } },
      [],
    ])
    const settings = await drafted({
      get: answering(object({ enabled: TEXT, things: { type: 'array', items: TEXT } })),
    })
    expect([Object.keys(settings.entities.things ?? {}), settings.faults]).toEqual([['schema', 'get'], []])
  })
})

describe('operations of a draft', () => {
  it('are downloads of text, and no reads without a response', async () => {
    const description = apiOf({
      '/things': LIST,
      '/things/{id}/transcript': {
        get: { responses: { 200: { description: 'Fine.', content: { 'text/plain': { schema: TEXT } } } } },
      },
      '/abilities/{id}': { get: { responses: { 204: { description: 'It has it.' } } } },
      '/download/data/{id}': { get: { responses: { 200: { description: 'Fine.' } } } },
    })
    const draft = await draftOf(description)
    const valid = manifestOf(draft)
    expect(Object.keys(valid.resolved.operations).toSorted()).toEqual([
      'data.download',
      'things.list',
      'transcript.download',
    ])
    expect(draft.notes.map(({ text }) => text)).toContain(
      'GET /abilities/{id}: the language has no action for a read without a response',
    )
    expect((await witness(valid, description)).findings).toEqual([])
  })
})

describe('a check against a description', () => {
  const manifest = (params: string) =>
    validateManifest(
      `${manifestHead('things.list')}entities:
  things:
    list: {request: GET /things, pagination: {style: none, because: There are few.}}
    create: {request: POST /things, params: ${params}, records: null}
`,
      'test.yaml',
    )
  const place = object({ street: TEXT, city: TEXT }, 'street')
  const description = apiOf({
    '/things': {
      ...LIST,
      post: answering(THING, {
        requestBody: json(object({ place, to: { oneOf: [place, { type: 'array', items: place }] } })),
      }),
    },
  })

  it.each(['{place: object}', '{to: any}', '{place: object, to: any}'])(
    'makes no finding of %s, which callers fill',
    async (params) => {
      expect((await witness(manifest(params), description)).findings).toEqual([])
    },
  )

  it('finds what an object with fields lacks or has in addition', async () => {
    const { findings } = await witness(
      manifest('{place: {type: object, properties: {city: string, zip: string}}}'),
      description,
    )
    expect(findings.map(({ message }) => message)).toEqual([
      'the vendor refuses it: body place.zip is not in the description (POST /things)',
      'the vendor refuses it: body place.street is required (POST /things)',
    ])
  })
})
