import { readFileSync } from 'node:fs'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { compareGraphql, readGraphqlSchema } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'

const SCHEMA = readFileSync('test/data/openapi/library.graphql', 'utf8')

const MANIFEST = `format: 1
kind: test
id: 8b6f6d9f-8124-4c10-bf72-7d2d1ae2d331
title: Test
category: other
version: 1.0.0
support: community
docs: https://docs.example.com
base_url: https://api.example.com
check: books.list
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}
request: POST /graphql
fragments: {Book: id title pages}
entities:
  books:
    schema: Book
    list:
      graphql: |
        query ($first: Int, $after: String, $state: State) {
          books(first: $first, after: $after, state: $state) { nodes { ...Book } pageInfo { hasNextPage endCursor } }
        }
      params: {first: integer, after: string, state: {type: string, enum: [SHELVED, LENT]}}
      records: $.data.*.nodes
      pagination: {style: graphql}
    create:
      graphql: "mutation ($title: String!, $pages: Int) { addBook(input: {title: $title, pages: $pages}) { ...Book } }"
      params: {title: string!, pages: integer}
      records: $.data.*
schemas:
  Book: {id: string!, title: string!, pages: integer?}
`

function compared(from = '', to = ''): string[] {
  const { findings } = compareGraphql(
    validateManifest(MANIFEST.replace(from, to), 'test.yaml'),
    readGraphqlSchema(SCHEMA),
  )
  return findings.map(
    ({ severity, operations, line, message }) => `${severity} ${operations.join(' ')} ${line}: ${message}`,
  )
}

describe('a manifest and a GraphQL schema', () => {
  it.each([
    ['', '', []],
    [
      'id title pages}',
      'id title isbn}',
      [
        'wrong books.list 19: Cannot query field "isbn" on type "Book"',
        'wrong books.create 27: Cannot query field "isbn" on type "Book"',
        'undocumented books.list books.create 17: the document selects no record fields pages',
        'note books.list books.create 17: record fields that the schema does not have: isbn',
      ],
    ],
    [
      'id title pages}',
      'id title pages shelf}',
      [
        'note books.list books.create 17: record fields that the schema does not have: shelf',
        'note books.list 19: The field Book.shelf is deprecated. Use place',
        'note books.create 27: The field Book.shelf is deprecated. Use place',
      ],
    ],
    [
      '$first: Int,',
      '$first: String,',
      [
        'wrong books.list 19: Variable "$first" of type "String" used in position expecting type "Int"',
        'wrong books.list 23: first is integer here, string there',
      ],
    ],
    ['{first: integer', '{first: string', ['wrong books.list 23: first is string here, integer there']],
    [
      '[SHELVED, LENT]',
      '[SHELVED, LOST]',
      [
        'wrong books.list 23: state may be LOST here, which the description does not list',
        'note books.list 23: state may also be LENT there',
      ],
    ],
    [
      '{title: $title, pages: $pages}',
      '{pages: $pages, name: $title}',
      [
        'wrong books.create 27: Field "BookInput.title" of required type "String!" was not provided',
        'wrong books.create 27: Field "name" is not defined by type "BookInput"',
      ],
    ],
    [
      'records: $.data.*\n',
      'records: $.data.*.book\n',
      ['wrong books.create 29: the response has no $.data.book in the description'],
    ],
    [
      'pages: integer?',
      'pages: string?',
      ['wrong books.list books.create 31: record field pages is string here, integer there'],
    ],
  ])('with %j as %j', (from, to, expected) => {
    expect(compared(from, to).toSorted()).toEqual(expected.toSorted())
  })

  it('that cannot be read is refused', () => {
    expect(() => readGraphqlSchema('type Query {')).toThrow('it cannot be read: expected Name, found <EOF>')
  })

  it('of a kind without GraphQL is refused', () => {
    const text = readFileSync('definitions/orb.yaml', 'utf8')
    expect(() => compareGraphql(validateManifest(text, 'orb.yaml'), readGraphqlSchema(SCHEMA))).toThrow(
      'orb has no GraphQL operation',
    )
  })
})

it.each(['{"data": INTROSPECTION}', 'INTROSPECTION'])(
  'reads a schema as the answer to its introspection: %s',
  (form) => {
    const introspection = JSON.stringify(introspectionFromSchema(buildSchema(SCHEMA)))
    const valid = validateManifest(MANIFEST, 'test.yaml')
    const [asJson, asText] = [form.replace('INTROSPECTION', () => introspection), SCHEMA].map((text) =>
      compareGraphql(valid, readGraphqlSchema(text)),
    )
    expect(asJson).toEqual(asText)
  },
)
