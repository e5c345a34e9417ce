/** What a vendor's description confirms: what both say, and no more; stored, and lost with the line that it was said of. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { marksOfGraphql, marksOfOpenapi, readGraphqlSchema, readOpenapi } from '../../authoring/index.ts'
import { claimsWithin, describedOf, describedText, staleGaps, withoutStale } from '../../evidence/index.ts'
import { parseDescribed } from '../../evidence/levels/described.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'
import { levelsOf, parcelsWith } from './parcels.ts'

const LIST = '/entities/parcels/list'
const CREATE = '/entities/parcels/create'

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  servers: [{ url: 'https://api.parcels.example/v1' }],
  security: [{ key: [] }],
  paths: {
    '/parcels': {
      get: {
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } },
          { name: 'after', in: 'query', schema: { type: 'string' } },
          { name: 'state', in: 'query', schema: { type: 'string', enum: ['open', 'lost', 'sent'] } },
          { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: {
          200: {
            description: 'Parcels.',
            headers: { 'X-Left': { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    items: { type: 'array', items: { $ref: '#/components/schemas/Parcel' } },
                    next: { type: ['string', 'null'] },
                    total: { type: 'integer' },
                  },
                },
              },
            },
          },
          default: {
            description: 'Refused.',
            content: { 'application/json': { schema: { type: 'object', properties: { text: { type: 'string' } } } } },
          },
        },
      },
      post: {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  weight: { type: 'number' },
                  size: { $ref: '#/components/schemas/Size' },
                },
              },
            },
          },
        },
        responses: { 201: { description: 'Made.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Token' } },
    schemas: {
      Size: { type: 'object', properties: { wide: { type: 'integer' } } },
      Parcel: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          weight: { type: ['integer', 'null'] },
          sent_at: { type: 'string' },
          size: { $ref: '#/components/schemas/Size' },
        },
      },
    },
  },
}

async function confirmed(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-described-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'parcels.json')
  await writeFile(file, JSON.stringify(OPENAPI))
  const valid = parcelsWith()
  const marks = marksOfOpenapi(valid, await readOpenapi(file))
  return claimsWithin(valid, marks).map(({ at, fact }) => `${at} ${fact}`)
}

describe('an OpenAPI description', () => {
  it('confirms what it says as well', async () => {
    expect(await confirmed()).toEqual(
      expect.arrayContaining([
        '/base_url host',
        '/auth/token/send/headers/X-Token auth',
        '/encode/arrays encoding',
        '/errors/message/1 error',
        '/rate/remaining rate',
        `${LIST}/request request`,
        `${LIST}/params/limit name`,
        `${LIST}/params/limit type`,
        `${LIST}/params/limit/maximum bound`,
        `${LIST}/records records`,
        `${LIST}/meta/total meta`,
        `${LIST}/pagination/style pagination`,
        `${CREATE}/params/name required`,
        `${CREATE}/params/size type`,
        '/schemas/Parcel/id required',
        '/schemas/Parcel/weight null',
        '/schemas/Size/wide type',
      ]),
    )
  })

  it.each([
    ['an enum with other values', `${LIST}/params/state/enum enum`],
    ['another type', `${CREATE}/params/weight type`],
    ['text that says no format', '/schemas/Parcel/sent_at type'],
    ['a field that it does not have', '/schemas/Parcel/name name'],
    ['a field of a field that it does not have', '/schemas/Size/high name'],
    ['a value that it does not allow to be null', '/schemas/Parcel/sent_at null'],
    ['a place that its answers do not have', `${LIST}/pagination/more pagination`],
    ['an operation that it does not have', '/entities/parcels/get/request request'],
    ['a token endpoint of which it says nothing', '/auth/oauth/token auth'],
    ['the meaning of an error', '/errors/rules/0 error'],
  ])('does not confirm %s', async (_, claim) => {
    expect(await confirmed()).not.toContain(claim)
  })
})

describe('the file of a comparison', () => {
  const head = { description: 'A description', date: '2026-11-26', sha256: 'a'.repeat(64) }
  const marks = new Set([
    `${LIST}/params/limit/maximum bound`,
    `${LIST}/params/limit name`,
    '/schemas/Size/wide type#0',
  ])
  const text = describedText('parcels', describedOf(head, claimsWithin(parcelsWith(), marks)))
  const described = parseDescribed(text, 'described.yaml')

  it('keeps what was confirmed', async () => {
    expect(described).toMatchObject(head)
    const levels = await levelsOf(parcelsWith(), [], described)
    const found = Object.entries(levels).flatMap(([claim, level]) => (level === 'described' ? [claim] : []))
    expect(found).toEqual([
      `${LIST}/params/limit name`,
      `${LIST}/params/limit/maximum bound`,
      '/schemas/Size/wide type',
    ])
  })

  it('has a line for each place, so that a change of one shows as one line', () => {
    expect(text.slice(text.indexOf('confirms:'))).toMatch(
      new RegExp(
        [
          'confirms:',
          `  ${LIST}/params:`,
          '    limit: name [\\w-]{6}',
          `  ${LIST}/params/limit:`,
          '    maximum: bound [\\w-]{6}',
          '  /schemas/Size:',
          '    wide: type [\\w-]{6}',
          '$',
        ].join('\n'),
      ),
    )
  })

  it('fits a manifest whose other lines change', () => {
    expect(staleGaps(parcelsWith(['weight: integer?', 'weight: number?']), described)).toEqual([])
  })

  it('names what changed since, and can be held without it', () => {
    const changed = parcelsWith(['maximum: 50', 'maximum: 60'], ['wide: integer', 'wide: number'])
    expect(staleGaps(changed, described)).toEqual([
      `described.yaml does not fit ${LIST}/params/limit/maximum (bound) and 1 more, which changed since: compare again with check parcels --evidence --openapi <description> --update, or drop what changed with check parcels --evidence --update`,
    ])
    const { described: rest, dropped } = withoutStale(changed, described)
    expect([dropped, Object.keys(rest.confirms)]).toEqual([2, [`${LIST}/params`]])
    expect(staleGaps(changed, rest)).toEqual([])
  })

  it('may no longer confirm anything', () => {
    const empty = describedText('parcels', { ...head, confirms: {} })
    expect(parseDescribed(empty, 'described.yaml').confirms).toEqual({})
  })

  it('keeps keys that YAML would read otherwise', () => {
    const confirms = {
      '': { base_url: 'host abcdef' },
      '/schemas/A': { on: 'name abcdef', '1': 'name abcdef', $x: 'name abcdef' },
    }
    expect(parseDescribed(describedText('parcels', { ...head, confirms }), 'described.yaml').confirms).toEqual(confirms)
  })

  it.each([
    ['its value', 'maximum: 50', 'maximum: 60', `${LIST}/params/limit/maximum bound`],
    ['its name on the wire', 'limit: {type', 'limit: {as: size, type', `${LIST}/params/limit name`],
    ['the method that decides its place', 'GET /parcels\n', 'POST /parcels\n', `${LIST}/params/limit name`],
    ['its type', 'wide: integer', 'wide: number', '/schemas/Size/wide type'],
  ])('says nothing of a claim that changes %s', async (_, before, after, claim) => {
    expect((await levelsOf(parcelsWith([before, after]), [], described))[claim]).toBe('itself')
  })

  it('is weaker than an example, and stronger than a comment', async () => {
    const stated = parcelsWith(['    list:\n', '    # https://docs.parcels.example/lists\n    list:\n'])
    expect((await levelsOf(stated, [], described))[`${LIST}/params/limit name`]).toBe('described')
    expect((await levelsOf(stated, undefined, described))[`${LIST}/params/limit name`]).toBe('documented')
  })

  it('is refused with its line where it is not such a file', () => {
    expect(() => parseDescribed(text.replace(/limit: name.*$/m, 'limit: name'), 'described.yaml')).toThrow(
      /described\.yaml:8:5|must match pattern/,
    )
  })
})

it('a GraphQL schema confirms documents, variables and the fields that they select', () => {
  const valid = validateManifest(GRAPHQL, 'notes.yaml')
  const marks = marksOfGraphql(valid, readGraphqlSchema(SCHEMA))
  const found = claimsWithin(valid, marks).map(({ at, fact }) => `${at} ${fact}`)
  expect(found).toEqual([
    '/fragments/Note request',
    '/entities/me/get/graphql request',
    '/entities/me/get/records records',
    '/entities/notes/list/schema records',
    '/entities/notes/list/graphql request',
    '/entities/notes/list/params/first name',
    '/entities/notes/list/params/first required',
    '/entities/notes/list/params/first type',
    '/entities/notes/list/params/after name',
    '/entities/notes/list/params/after type',
    '/entities/notes/list/records records',
    '/entities/notes/list/pagination/style pagination',
    '/schemas/Note/id name',
    '/schemas/Note/id type',
    '/schemas/Note/text name',
    '/schemas/Note/text type',
    '/schemas/Note/text null',
  ])
})

const SCHEMA = `
type Query { me: Me! notes(first: Int!, after: String): NoteList! }
type Me { id: ID! }
type NoteList { nodes: [Note!]! pageInfo: PageInfo! }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type Note { id: ID! text: String }
`

const GRAPHQL = `format: 1
kind: notes
id: 6e0a1f1e-9d59-4c1c-8a52-94f1d4c0a002
title: Notes
category: other
version: 1.0.0
support: community
docs: https://docs.notes.example/api
base_url: https://api.notes.example
check: me.get
request: POST /graphql
auth: {token: {type: static, title: API token, credentials: {token: string!}, send: {bearer: "{{token}}"}}}
fragments: {Note: id text}
entities:
  me:
    get: {description: Gets you., graphql: "{ me { id } }", records: $.data.me}
  notes:
    list:
      schema: Note
      description: Lists notes.
      graphql: "query ($first: Int!, $after: String) { notes(first: $first, after: $after) { nodes { ...Note } pageInfo { hasNextPage endCursor } } }"
      params:
        first: {type: integer, required: true, description: Page size.}
        after: {type: string, description: The cursor of the page.}
      records: $.data.notes.nodes
      pagination: {style: graphql}
schemas:
  Note: {id: string!, text: string?}
`
