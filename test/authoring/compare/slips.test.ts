/** Names that are likely slips of the vendor's own. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { slipOf } from '../../../authoring/compare/base/near.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', additionalProperties: false, properties })

/** Wrong claims in a manifest whose description has one list. */
function wrong(manifest: { params?: string; thing?: string }, api: { [key: string]: unknown }): string[] {
  const valid = validateManifest(
    `${manifestHead('things.list')}entities:
  things:
    schema: Thing
    list: {request: GET /things, records: $.data, pagination: {style: none, because: All at once.}, params: {${manifest.params ?? ''}}}
schemas:
  Thing: {${manifest.thing ?? 'id: string!'}}
`,
    'test.yaml',
  )
  const { findings } = compareOpenapi(valid, apiOf({ '/things': { get: api } }))
  return findings.flatMap(({ severity, line, message }) => (severity === 'wrong' ? [`${line}: ${message}`] : []))
}

describe('a name that differs from one of the vendor’s', () => {
  it.each([
    ['pageSize', 'page_size'],
    ['created_after', 'created[after]'],
    ['recieved', 'received'],
    ['owner_name', 'owner'],
    ['owner', 'owner_id'],
    // Short or other words are names of their own.
    ['to', undefined],
    ['created_at', undefined],
  ])('%s is likely %s', (name, expected) => {
    const theirs = ['cc', 'updated_at', 'created', ...(expected === undefined ? [] : [expected])].filter(
      (one) => one !== 'created' || !name.startsWith('created'),
    )
    expect(slipOf(name, theirs)).toBe(expected)
  })
})

describe('params', () => {
  const takes = (...names: string[]) =>
    answering(object({ data: { type: 'array', items: object({ id: TEXT }) } }), {
      parameters: names.map((name) => query(name, TEXT)),
    })

  it.each([
    [
      'ownerId: string',
      ['owner_id'],
      ['16: query ownerId is not in the description, which takes owner_id: nothing sends that'],
    ],
    // Both are sent: one of them is the author's own knowledge.
    ['ownerId: string, owner_id: string', ['owner_id'], []],
    ['extra: string', ['owner_id'], []],
  ])('%s beside %j', (params, theirs, expected) => {
    expect(wrong({ params }, takes(...theirs))).toEqual(expected)
  })
})

describe('fields of records', () => {
  it.each([
    [
      'id: string!, createdat: datetime',
      ['18: record field createdat is not in the description, which has created_at: the schema lacks that'],
    ],
    ['id: string!, createdat: datetime, created_at: datetime', []],
    ['id: string!, size: integer', []],
  ])('%s', (thing, expected) => {
    const record = object({ id: TEXT, created_at: { type: 'string', format: 'date-time' } })
    expect(wrong({ thing }, answering(object({ data: { type: 'array', items: record } })))).toEqual(expected)
  })
})

describe('params of a path', () => {
  const wrongIn = (request: string, ...theirs: string[]) => {
    const valid = validateManifest(
      `${manifestHead('accounts.get')}entities:
  accounts: {get: {request: GET /account, schema: null, records: $}}
  things: {get: {${request}, schema: null, records: $}}
`,
      'test.yaml',
    )
    const paths = theirs.map((path) => {
      const names = [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name)
      const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: TEXT }))
      return [path, { get: answering(object({ id: TEXT }), { parameters }) }]
    })
    const { findings } = compareOpenapi(valid, apiOf(Object.fromEntries(paths)))
    return findings.flatMap(({ severity, operations, message }) =>
      severity === 'wrong' && operations.includes('things.get') ? [message] : [],
    )
  }

  it.each([
    ['/repos/{repo}/{owner}', '/repos/{owner}/{repo}', ['path has repo, owner here, owner, repo there']],
    // The other one has another name here.
    ['/repos/{repo}/{user}', '/repos/{owner}/{repo}', ['path has repo, user here, owner, repo there']],
    ['/repos/{repo_id}/{user}', '/repos/{owner}/{repoId}', ['path has repo_id, user here, owner, repoId there']],
    ['/repos/{user}/{name}', '/repos/{owner}/{repo}', []],
    // An ID belongs to the word before it, in either.
    ['/shops/{shop_id}/items/{id}', '/shops/{id}/items/{item}', []],
  ])('%s beside %s', (ours, theirs, expected) => {
    expect(wrongIn(`request: "GET ${ours}"`, theirs)).toEqual(expected)
  })

  it('on a further path of the operation', () => {
    const paths =
      'request: "GET /a/{one}/{two}", params: {one: string!, two: string!, way: string}, routes: {way: "/b/{two}/{one}"}'
    expect(wrongIn(paths, '/a/{one}/{two}', '/b/{two}/{one}')).toEqual([])
  })
})
