/** What a draft must not guess: writes as lists, objects that cannot be filled, pages that end early, records without a key. */
import { describe, expect, it } from 'vitest'
import { answering, apiOf, draftOf, manifestOf, query } from '../library.ts'

const TEXT = { type: 'string' }
const thing = (id: string) => ({ type: 'object', properties: { [id]: TEXT, name: TEXT } })
const listOf = (record: unknown, more: Record<string, unknown> = {}) =>
  answering({ type: 'object', properties: { items: { type: 'array', items: record }, ...more } })
const list = (parameters: readonly unknown[] = [], more: Record<string, unknown> = {}) => ({
  get: { ...listOf(thing('id'), more), parameters },
})
const taking = (schema: unknown) => ({
  post: { ...answering(thing('id')), requestBody: { required: true, content: { 'application/json': { schema } } } },
})

/** The resolved manifest of a draft, and its notes. */
async function drafted(paths: Record<string, unknown>) {
  const draft = await draftOf(apiOf(paths))
  return { ...manifestOf(draft), notes: draft.notes.map(({ at, text }) => `${at} ${text}`) }
}

describe('a draft', () => {
  it('takes a POST that it does not know for a create, which is never repeated', async () => {
    const upload = { post: answering({ type: 'object', properties: { ok: { type: 'boolean' } } }) }
    const { resolved } = await drafted({ '/things': list(), '/files.upload': upload })
    expect(Object.keys(resolved.operations)).toEqual(['things.list', 'upload.create'])
  })

  it('leaves an object open whose fields are all said to be only read', async () => {
    const reference = { type: 'object', properties: { id: { ...TEXT, readOnly: true } } }
    const body = { type: 'object', properties: { service: reference }, required: ['service'] }
    const { resolved, notes } = await drafted({ '/things': { ...list(), ...taking(body) } })
    expect(resolved.operations['things.create']?.params.properties).toEqual({ service: { type: 'object' } })
    expect(notes).toContain('things.create service: the content; the description says that all of it is read-only')
  })

  it('leaves out what terminals obey, and patterns that not every program reads', async () => {
    const params = [
      query('name', { ...TEXT, pattern: '^(?=a)' }, { description: 'How \u202emany \u001b[31mthere are' }),
      query('code', { ...TEXT, pattern: '^a{1,9}$' }),
    ]
    const draft = await draftOf(apiOf({ '/things': list(params) }, { info: { title: 'A \u001b[2Jtest' } }), [], true)
    const { title, operations } = manifestOf(draft).resolved
    expect([title, operations['things.list']!.params.properties]).toEqual([
      'A [2Jtest',
      {
        name: { type: 'string', description: 'How many [31mthere are' },
        code: { type: 'string', pattern: '^a{1,9}$' },
      },
    ])
    expect(draft.notes.filter(({ text }) => text.includes('lookahead'))).toHaveLength(1)
  })

  it('narrows a field that both parts of an allOf have', async () => {
    const base = { type: 'object', properties: { type: { ...TEXT, enum: ['user_reference', 'service_reference'] } } }
    const narrow = { type: 'object', properties: { type: { ...TEXT, enum: ['service_reference'] } } }
    const { resolved } = await drafted({ '/things': { ...list(), ...taking({ allOf: [base, narrow] }) } })
    expect(resolved.operations['things.create']?.params.properties).toEqual({
      type: { type: 'string', enum: ['service_reference'] },
    })
  })

  it('pages by the URL in the answer rather than by a number', async () => {
    const params = [
      query('Page', { type: 'integer' }),
      query('PageSize', { type: 'integer' }),
      query('PageToken', TEXT),
    ]
    const { manifest } = await drafted({ '/things': list(params, { next_page_uri: TEXT }) })
    expect(manifest.entities.things?.list?.pagination).toEqual({
      style: 'link',
      next: '$.next_page_uri',
      param: 'PageToken',
      size: 'PageSize',
    })
  })

  it.each([
    ['of a UUID', { ...TEXT, format: 'uuid' }, '00000000-0000-4000-8000-000000000001'],
    ['of a time', { ...TEXT, format: 'date-time' }, '2026-11-20T09:00:00Z'],
    ['of a pattern', { ...TEXT, pattern: '^[A-Z]{3}$' }, expect.stringMatching(/^[A-Z]{3}$/)],
    ['of a length', { ...TEXT, minLength: 12 }, expect.stringMatching(/^.{12,}$/)],
    ['below one', { type: 'integer', minimum: -5, maximum: 0 }, 0],
    ['of a named list of values', { ...TEXT, enum: Array.from({ length: 20 }, (_, index) => `v${index}`) }, 'v0'],
    [
      'whose own default does not fit',
      { ...TEXT, format: 'uuid', default: 'mine' },
      '00000000-0000-4000-8000-000000000001',
    ],
  ])('gives its check a value that fits for the param that it needs: %s', async (_, schema, expected) => {
    const team = { name: 'team', in: 'path', required: true, schema }
    const { resolved } = await drafted({ '/teams/{team}/things': list([team]) })
    expect([resolved.check, resolved.checkParams]).toEqual(['things.list', { team: expected }])
    expect(resolved.operations['things.list']?.params.required).toEqual(['team'])
  })

  it('switches on what a param of pages needs', async () => {
    const params = [query('marker', TEXT), query('usemarker', { type: 'boolean' })]
    const { resolved, notes } = await drafted({ '/things': list(params, { next_marker: TEXT }) })
    expect(resolved.operations['things.list']?.params.properties).toHaveProperty('usemarker', {
      type: 'boolean',
      default: true,
    })
    expect(notes).toContain('things.list whether usemarker must be true for marker; it is by default')
  })

  it.each([
    ['sid', 'sid', false],
    ['label', 'id', true],
  ])('of records with %s has the key %s and says when there is none: %s', async (field, key, isNoted) => {
    const { resolved, notes } = await drafted({ '/things': { get: listOf(thing(field)) } })
    expect(resolved.entities.things?.key).toBe(key)
    expect(notes.some((note) => note.includes('the key of its records'))).toBe(isNoted)
  })

  it("gives the check the vendor's default of a param that it needs", async () => {
    const owner = { name: 'owner', in: 'path', required: true, schema: { ...TEXT, default: 'me' } }
    const { resolved } = await drafted({ '/owners/{owner}/things': list([owner]) })
    expect(resolved.checkParams).toEqual({ owner: 'me' })
  })

  it('sends the version that Accept has to say, and leaves credentials to the connection, in the check too', async () => {
    const header = (name: string, more: Record<string, unknown> = {}) => ({
      name,
      in: 'header',
      required: true,
      schema: { ...TEXT, ...more },
    })
    const accept = header('Accept', { default: 'application/vnd.acme+json;version=2' })
    const { resolved } = await drafted({ '/things': list([accept, header('token')]) })
    const { headers, params } = resolved.operations['things.list']!
    expect([headers.map(({ name }) => name.toLowerCase()), params.properties]).toEqual([['accept'], {}])
  })

  it('takes the path of one record for a get, whatever lists the record has, and finds a list by the end of its name', async () => {
    const list = (of: unknown) => ({ type: 'array', items: of })
    const template = {
      type: 'object',
      properties: { templateId: TEXT, documents: list(thing('documentId')), folders: list(thing('folderId')) },
    }
    const templates = { type: 'object', properties: { envelopeTemplates: list(template), folders: list(thing('id')) } }
    const id = { name: 'templateId', in: 'path', required: true, schema: TEXT }
    const { resolved } = await drafted({
      '/templates': { get: answering(templates) },
      '/templates/{templateId}': { get: answering(template, { parameters: [id] }) },
    })
    expect(Object.keys(resolved.operations)).toEqual(['templates.list', 'templates.get'])
    expect(resolved.operations['templates.list']?.records).toMatchObject({ steps: ['envelopeTemplates'] })
    expect(resolved.entities.templates?.key).toBe('templateId')
  })

  it('says once what it leaves out of many params', async () => {
    const deep = (level: number): unknown => ({
      type: 'object',
      properties: { inner: level === 0 ? TEXT : deep(level - 1) },
    })
    const names = Array.from({ length: 12 }, (_, index) => `part${index}`)
    const body = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, deep(9)])) }
    const { notes } = await drafted({ '/things': { ...list(), ...taking(body) } })
    const first = names.slice(0, 8).map((name) => `${name}${'.inner'.repeat(8)}`)
    expect(notes).toContain(`things.create ${first.join(', ')} and 4 more: the content deeper than 8 levels`)
  })
})

describe('a draft of names that JavaScript reserves', () => {
  const inPath = { name: 'constructor', in: 'path', required: true, schema: TEXT }
  const team = answering(thing('id'))

  it('has other names for entities and params of paths', async () => {
    const { resolved } = await drafted({
      '/constructor': { get: team },
      '/teams/{constructor}': { get: { ...team, parameters: [inPath] } },
    })
    expect(Object.keys(resolved.operations)).toEqual(['objects_constructor.get', 'teams.get'])
    expect(resolved.operations['teams.get']!.params.required).toEqual(['param_constructor'])
  })

  it('gives the check a value under the new name of a param, and leaves others out', async () => {
    const parameters = [inPath, query('constructor', TEXT, { required: true }), query('toString', TEXT)]
    const { manifest, resolved } = await drafted({ '/teams/{constructor}': { get: { ...team, parameters } } })
    expect(manifest.check).toBe('teams.get')
    expect(resolved.operations['teams.get']!.params.properties).toEqual({
      toString: { type: 'string' },
      param_constructor: { type: 'string', minLength: 1 },
    })
    expect(manifest.check_params).toEqual({ param_constructor: 'example' })
  })
})

describe('a draft whose check does not validate', () => {
  const get = answering(thing('id'))

  it('has another, and says why the first is left out', async () => {
    const { manifest, notes } = await drafted({ '/me/{x': { get }, '/a': { get } })
    expect(manifest.check).toBe('a.get')
    expect(notes).toContain('x.get x/get: Path contains a brace that is not part of a {name}')
  })

  it('is none where there is no other', async () => {
    await expect(drafted({ '/me/{x': { get } })).rejects.toThrow('it has no operation that reads')
  })
})
