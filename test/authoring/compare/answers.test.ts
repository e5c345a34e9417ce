/** The records of an answer beside the description: nulls, types, lists that may be left out. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { fromDiscovery } from '../../../authoring/description/discovery.ts'
import { describe as describeApi } from '../../../authoring/description/read-openapi.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, manifestHead } from '../library.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 && { required }),
})
const list = (items: unknown) => ({ type: 'array', items })

const manifest = (thing: string, more = '') =>
  validateManifest(
    `${manifestHead('things.list')}entities:
  things:
    schema: Thing
    list: {request: GET /things, pagination: {style: none, because: All at once.}, records: $.data${more}}
schemas:
  Thing: {id: string!, ${thing}}
  Part: {name: string, parts: "Part[]"}
  Other: {size: integer}
`,
    'test.yaml',
  )

const found = (...[valid, api]: Parameters<typeof compareOpenapi>) =>
  compareOpenapi(valid, api).findings.flatMap(({ severity, line, message }) =>
    severity === 'note' ? [] : [`${severity} ${line}: ${message}`],
  )

const answer = (data: unknown, required: readonly string[] = []) =>
  apiOf({ '/things': { get: answering(object({ data }, required)) } })

const never = 'record fields that are never null here, but may be null there:'

describe('fields of records', () => {
  const nullable = { type: 'string', nullable: true }

  it.each([
    ['name: string?', { name: nullable }, []],
    ['tags: "string[]"', { tags: list(nullable) }, [`undocumented 18: ${never} tags[]`]],
    ['tags: "string[]"', { tags: { ...list(TEXT), nullable: true } }, [`undocumented 18: ${never} tags`]],
    [
      'parts: "Part[]"',
      { parts: list(object({ name: nullable, parts: list({}) })) },
      [`undocumented 19: ${never} parts[].name`],
    ],
    ['parts: "Part[]"', { parts: list(object({ name: TEXT, parts: list(object({ name: nullable })) })) }, []],
    ['part: "Part|Other"', { part: { oneOf: [object({ name: nullable }), object({ size: nullable })] } }, []],
    ['tags: "integer[]"', { tags: list(TEXT) }, ['wrong 18: record field tags[] is integer here, string there']],
    [
      'size: integer',
      { size: { oneOf: [TEXT, { type: 'integer' }] } },
      ['undocumented 18: record field size is integer here, string or integer there'],
    ],
    ['size: integer|string', { size: { oneOf: [TEXT, { type: 'integer' }] } }, []],
    ['size: integer', { size: { type: 'number' } }, []],
    [
      'day: datetime',
      { day: { type: 'string', format: 'date' } },
      ['wrong 18: record field day is a date-time here, a date there'],
    ],
    ['day: datetime', { day: TEXT }, []],
    ['size: {type: integer, at: $.length}', { length: { type: 'integer' } }, []],
    [
      'size: {type: integer, at: $.length}',
      { length: TEXT },
      ['wrong 18: record field size is integer here, string there'],
    ],
    [
      'photo: {type: string?, at: null}, place: {properties: {id: {type: integer, at: $.place_id}}}',
      { place_id: TEXT },
      [],
    ],
  ])('%s', (thing, theirs, expected) => {
    expect(found(manifest(thing), answer(list(object({ id: TEXT, ...theirs }))))).toEqual(expected)
  })
})

describe('the list of records', () => {
  const things = list(object({ id: TEXT, name: TEXT }))
  const missing =
    'undocumented 16: the description does not require the list, but a response without it is an error here'

  it.each([
    ['that is always present', answer(things, ['data']), '', []],
    ['of a description that requires nothing', answer(things), '', []],
    [
      'that is optional',
      apiOf({ '/things': { get: answering(object({ data: things, at: TEXT }, ['at'])) } }),
      '',
      [missing],
    ],
    ['that may be null', answer({ ...things, nullable: true }, ['data']), '', [missing]],
    ['that may be null, read as empty', answer({ ...things, nullable: true }), ', absent_records: empty', []],
    [
      'in place of which an object stands',
      answer(object({ id: TEXT, name: TEXT })),
      '',
      ['wrong 16: the records are object there, but the manifest reads a list'],
    ],
  ])('%s', (_, api, more, expected) => {
    expect(found(manifest('name: string', more), api)).toEqual(expected)
  })

  it('is left out when empty by whatever Google Discovery describes', () => {
    const api = describeApi(
      fromDiscovery({
        rootUrl: 'https://api.example.com/',
        servicePath: 'v1/',
        methods: { list: { httpMethod: 'GET', path: 'things', response: { $ref: 'Things' } } },
        schemas: {
          Things: { id: 'Things', type: 'object', properties: { data: list({ $ref: 'Thing' }) } },
          Thing: { id: 'Thing', type: 'object', properties: { id: TEXT, name: TEXT } },
        },
      }),
    )
    const about = (more = '') => found(manifest('name: string', more), api).filter((line) => line.includes('the list'))
    expect([about(), about(', absent_records: empty')]).toEqual([[missing], []])
  })
})

describe('a place in meta that the schema lacks', () => {
  const thing = list(object({ id: TEXT, name: TEXT }, ['id']))
  const shown = (example: unknown) => {
    const operation = answering(object({ data: thing }, ['data']))
    const responses = operation.responses as { 200: { content: Record<string, Record<string, unknown>> } }
    for (const media of Object.values(responses[200].content)) media.example = example
    return found(manifest('name: string', ', meta: {total: $.page.total}'), apiOf({ '/things': { get: operation } }))
  }

  it('is described if an example has it', () => {
    expect(shown({ data: [], page: { total: 2 } })).toEqual([])
  })

  it('is undocumented if no example has it', () => {
    expect(shown({ data: [], page: {} })).toEqual(['undocumented 16: the response has no $.page in the description'])
  })
})
