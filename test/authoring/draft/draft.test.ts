import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { checkFixture, parseFixture } from '../../../mock/index.ts'
import { compile } from '../../../runtime/index.ts'
import { answering, apiOf, draftLibrary, draftOf, manifestOf, query } from '../library.ts'

const entitiesOf = async (paths: Record<string, unknown>, more = {}) =>
  manifestOf(await draftOf(apiOf(paths, more))).manifest.entities

describe('a draft', () => {
  it('of a whole API validates and has its operations', async () => {
    const { resolved, manifest } = manifestOf(await draftLibrary())
    expect([Object.keys(resolved.operations), manifest.base_url, Object.keys(manifest.auth), manifest.check]).toEqual([
      ['books.list', 'books.get', 'books.create', 'books.update', 'books.delete', 'books.api_search', 'members.list', 'shelves.list', 'cover.download', 'loans.list'],
      'https://{{config.branch}}.library.example/v2',
      ['token', 'oauth'],
      'books.list',
    ]) // prettier-ignore
  })

  it('agrees with its description', async () => {
    const description = apiOf({
      '/things': {
        get: answering(
          { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
          {
            parameters: [
              query('state', { type: 'string', enum: ['a', 'b'] }),
              query('max', { type: 'integer', maximum: 9 }, { required: true }),
            ],
          },
        ),
      },
    })
    expect(compareOpenapi(manifestOf(await draftOf(description)), description).findings).toEqual([])
  })

  it('says what it rests on and what it leaves out', async () => {
    const { files, notes } = await draftLibrary()
    const comments = files[0]!.text.split('\n').filter((line) => / *# (?!- )/.test(line) && !line.startsWith('#'))
    expect([comments.map((line) => line.trim().replace(/^(\w+): .*#/, '$1 #')), notes]).toEqual([
      [
        '# Left out: session: a param in cookie',
        '# by param cursor, $.next_cursor, $.has_more',
        '# Left out: isbn: format isbn; defaults of copies; Plugboard would send them if the caller does not set the params',
        '# Left out: isbn: format isbn',
        '# Left out: query/pattern: Pattern repeats a group that contains a repetition or alternatives, which can take forever',
        '# by param cursor, $.next_cursor, $.has_more',
        'pagination # by param page, param per_page',
        'pagination # by param page, header Link',
      ],
      [
        { at: '', text: 'OPTIONS /books/{bookId}: the language has no action for its method' },
        { at: '', text: 'server https://sandbox.library.example/v2' },
        { at: '', text: 'server variable version in the path; its default is used' },
        { at: '', text: 'auth oauth: OAuth flow implicit' },
        { at: '', text: "PUT /books/{bookId}: PATCH /books/{bookId} is already that entity's update" },
        { at: 'books.list', text: 'session: a param in cookie' },
        { at: 'books.create', text: 'isbn: format isbn' },
        {
          at: 'books.create',
          text: 'defaults of copies; Plugboard would send them if the caller does not set the params',
        },
        { at: 'books.update', text: 'isbn: format isbn' },
        {
          at: 'books.api_search',
          text: 'query/pattern: Pattern repeats a group that contains a repetition or alternatives, which can take forever',
        },
      ],
    ])
  })

  it("copies the vendor's sentences only when asked", async () => {
    const sentences = ['Lists the books of the library.', 'Only books in this state.', 'What is on the cover.']
    const count = ({ files }: Awaited<ReturnType<typeof draftLibrary>>) =>
      sentences.filter((sentence) => files.some(({ text }) => text.includes(sentence))).length
    expect([count(await draftLibrary()), count(await draftLibrary([], true))]).toEqual([0, 3])
  })

  it('has a fixture that replays', async () => {
    const draft = await draftLibrary()
    const fixture = draft.files[1]!
    const { faults } = await checkFixture(compile(manifestOf(draft).resolved), parseFixture(fixture.text, fixture.path))
    expect([fixture.path, faults]).toEqual(['fixtures/library/books.list.yaml', []])
  })

  it('gets a check that was not asked for when it needs one', async () => {
    const draft = await draftLibrary(['GET /books/{bookId}'])
    expect([manifestOf(draft).manifest.check, /^check: .*/m.exec(draft.files[0]!.text)?.[0]]).toEqual([
      'books.list',
      'check: books.list # was not selected; a check needs a read without params',
    ])
  })

  it('gets values for the params of a check that needs them', async () => {
    const paths = { '/{account}/things': { get: answering({ type: 'array', items: {} }) } }
    expect(await entitiesOf(paths)).toEqual({
      things: {
        list: {
          description: 'Lists things.',
          request: 'GET /{account}/things',
          pagination: {
            style: 'none',
            because: "Pages not found in the description; check the vendor's documentation.",
          },
        },
      },
    })
  })

  it('of an API without a read is refused', async () => {
    const api = apiOf({ '/things': { post: { responses: { 204: { description: 'Done.' } } } } })
    await expect(draftOf(api)).rejects.toThrow(
      'it has no operation that reads, which a kind needs to verify credentials',
    )
  })

  it('says once what all operations of an action share', async () => {
    const list = answering(
      { type: 'object', properties: { data: { type: 'array', items: {} }, next: { type: 'string' } } },
      { parameters: [query('cursor', { type: 'string' })] },
    )
    const { manifest } = manifestOf(await draftOf(apiOf({ '/a': { get: list }, '/b': { get: list } })))
    expect([manifest.defaults, manifest.entities]).toEqual([
      {
        list: {
          params: { cursor: 'string' },
          records: '$.data',
          meta: { next: '$.next' },
          pagination: { style: 'cursor', param: 'cursor', next: '$.next' },
        },
      },
      {
        a: { list: { description: 'Lists as.', request: 'GET /a' } },
        b: { list: { description: 'Lists bs.', request: 'GET /b' } },
      },
    ])
  })
})

describe('params of a draft', () => {
  const body = (schema: unknown, type = 'application/json') => ({
    requestBody: { required: true, content: { [type]: { schema } } },
  })
  const check = { '/check': { get: answering({ type: 'object', properties: {} }) } }

  it.each([
    [
      'text, limits, constants',
      { parameters: [query('a', { type: 'string', maxLength: 5 }), query('b', { type: 'integer', enum: [1, 2] })] },
      { a: { type: 'string', maxLength: 5 }, b: { type: 'integer', enum: [1, 2] } },
    ],
    [
      'dates',
      {
        parameters: [
          query('a', { type: 'string', format: 'date-time' }, { required: true }),
          query('b', { type: 'string', format: 'date' }),
        ],
      },
      { a: 'datetime!', b: 'date' },
    ],
    [
      'a header',
      { parameters: [{ name: 'X-A', in: 'header', schema: { type: 'string' } }] },
      { 'X-A': { type: 'string', in: 'header' } },
    ],
    [
      'what is deprecated',
      { parameters: [query('a', { type: 'string' }, { deprecated: true })] },
      { a: { type: 'string', sunset: { date: 'none', docs: 'https://example.com/docs', read: '2026-11-20' } } },
    ],
    ['of several types', { parameters: [query('a', { type: ['string', 'integer'] })] }, { a: 'any' }],
    [
      'without limits beyond numbers',
      { parameters: [query('a', { type: 'integer', maximum: 2 ** 63 })] },
      { a: 'integer' },
    ],
    ['without names that are reserved', { parameters: [query('constructor', {}), query('a', {})] }, { a: 'any' }],
  ])('%s', async (_, operation, params) => {
    const { things } = await entitiesOf({
      ...check,
      '/things': { get: answering({ type: 'array', items: {} }, operation) },
    })
    expect(things!.list!.params).toEqual(params)
  })

  it.each([
    [
      'a form',
      body({ type: 'object', properties: { a: { type: 'string' } } }, 'application/x-www-form-urlencoded'),
      { params: { a: 'string' }, encode: { body: 'form' } },
    ],
    [
      'a file',
      body({ type: 'string', format: 'binary' }, 'application/octet-stream'),
      { params: { file: 'file!' }, encode: { body: 'binary' } },
    ],
    [
      'parts',
      body({ type: 'object', properties: { f: { type: 'string', format: 'binary' } } }, 'multipart/form-data'),
      { params: { f: 'file' }, encode: { body: 'multipart' } },
    ],
    ['a list', body({ type: 'array', items: { type: 'string' } }), { params: { body: 'string[]!' }, body: '{{body}}' }],
    [
      'another JSON',
      body({ type: 'object', properties: { a: {} } }, 'application/vnd.api+json'),
      { headers: { 'Content-Type': 'application/vnd.api+json' }, params: { a: 'any' } },
    ],
    ['anything', body({ type: 'object' }), { open: true }],
    [
      'a name that the path has',
      body({ type: 'object', properties: { id: { type: 'integer' } } }),
      { params: { id_2: { type: 'integer', as: 'id' } } },
    ],
    [
      'a query beside it',
      { ...body({ type: 'object', properties: { a: {} } }), parameters: [query('q', { type: 'string' })] },
      { params: { q: { type: 'string', in: 'query' }, a: 'any' } },
    ],
  ])('of a body that is %s', async (_, operation, expected) => {
    const { things } = await entitiesOf({
      ...check,
      '/things/{id}': { post: { ...operation, responses: { 204: { description: 'Done.' } } } },
    })
    expect(things!.update).toEqual({
      description: 'Updates a thing.',
      request: 'POST /things/{id}',
      records: null,
      ...expected,
    })
  })

  it.each([
    ['repeat', { explode: true }, undefined],
    ['comma', { explode: false }, { arrays: 'comma' }],
    ['brackets', { style: 'deepObject' }, { arrays: 'brackets' }],
  ])('in lists by %s', async (_, style, encode) => {
    const operation = answering(
      { type: 'array', items: {} },
      { parameters: [query('a', { type: 'array', items: { type: 'string' } }, style)] },
    )
    const { things } = await entitiesOf({ ...check, '/things': { get: operation } })
    expect(things!.list!.encode).toEqual(encode)
  })
})
