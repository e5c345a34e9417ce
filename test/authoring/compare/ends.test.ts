import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { endIn } from '../../../authoring/description/deprecation.ts'
import { apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const BASE = {
  query: { type: 'string' } as Record<string, unknown>,
  field: { type: 'string' } as Record<string, unknown>,
  state: { type: 'string', enum: ['open', 'closed'] } as Record<string, unknown>,
  operation: {} as Record<string, unknown>,
  security: undefined as unknown,
}

/** The differences between a small manifest and a description with parts replaced. */
function compared(changed: Partial<typeof BASE>, from = '', to = ''): string[] {
  const { query: param, field, state, operation, security } = { ...BASE, ...changed }
  const item = { type: 'object', properties: { id: TEXT, label: field, state } }
  const answer = {
    200: { description: 'Fine.', content: { 'application/json': { schema: { type: 'array', items: item } } } },
  }
  const get = {
    parameters: [query('label', param)],
    responses: answer,
    ...operation,
    ...(security ? { security } : {}),
  }
  const flows = { clientCredentials: { tokenUrl: 'https://api.example.com/token', scopes: { read: '', write: '' } } }
  const api = apiOf({ '/items': { get } }, { components: { securitySchemes: { oauth: { type: 'oauth2', flows } } } })
  const text = `${manifestHead('items.list').replace(/\{type: static.*\}\}\}/, '{type: client_credentials, title: Key, token: "https://api.example.com/token", scopes: [read]}')}entities:
  items:
    list:
      request: GET /items
      params: {label: string}
      records: $
      schema: Item
      pagination: {style: none, because: One page.}
schemas:
  Item: {id: string!, label: string, state: {type: string, enum: [open, closed]}}
`
  const { findings } = compareOpenapi(validateManifest(text.replace(from, to), 'test.yaml'), api)
  return findings.map(({ severity, line, message }) => `${severity} ${line}: ${message}`)
}

describe('a description', () => {
  it('that agrees has no difference', () => {
    expect(compared({})).toEqual([])
  })

  it.each([
    ['param', { query: { type: 'string', deprecated: true } }, ['note 17: label is deprecated there']],
    [
      'param with a day in its words',
      { query: { type: 'string', description: 'Deprecated. We remove it on March 1, 2027.' } },
      ['note 17: label is deprecated there, and ends on 2027-03-01'],
    ],
    [
      'field with a day in an extension',
      { field: { type: 'string', deprecated: true, 'x-sunset': '2027-04-30T00:00:00Z' } },
      ['note 22: record field label is deprecated there, and ends on 2027-04-30'],
    ],
    [
      'operation with a day in a nested extension',
      { operation: { deprecated: true, 'x-acme': { removalDate: '2027-05-01' } } },
      ['note 16: GET /items is deprecated there, and ends on 2027-05-01'],
    ],
  ])('deprecates a %s', (_, changed, expected) => {
    expect(compared(changed)).toEqual(expected)
  })

  it('that deprecates a part with a sunset has no difference', () => {
    const sunset = 'sunset: {date: none, docs: "https://docs.example.com/changes", read: 2026-11-29}'
    expect(
      compared(
        { query: { type: 'string', deprecated: true } },
        '{label: string}',
        `{label: {type: string, ${sunset}}}`,
      ),
    ).toEqual([])
  })

  it('has new values of a field', () => {
    expect(compared({ state: { type: 'string', enum: ['open', 'closed', 'held'] } })).toEqual([
      'note 22: record field state may also be held there',
    ])
  })

  it.each([
    ['one that the kind requests', [{ oauth: ['read'] }], []],
    ['either of two', [{ oauth: ['write'] }, { oauth: ['read'] }], []],
    ['another', [{ oauth: ['write'] }], ['undocumented 16: demands scopes that the kind does not request: write']],
  ])('demands scopes: %s', (_, security, expected) => {
    expect(compared({ security })).toEqual(expected)
  })
})

it.each([
  ['Deprecated since 2025-01-01. It stops on 2026-01-01.', '2026-01-01'],
  ['Will be removed after April 5th, 2027; use `b`.', '2027-04-05'],
  ['Deprecated on 2025-01-01.', undefined],
])('the end in "%s" is %s', (text, expected) => {
  expect(endIn(text)).toBe(expected)
})
