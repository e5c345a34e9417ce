/** No value of a caller or an owner changes a text in a query language, wherever the text stands. */
import { describe, expect, it, test } from 'vitest'
import { ConnectorError, find, type Json } from '../../runtime/index.ts'
import { ManifestError } from '../../runtime/base/errors.ts'
import { type ManifestParts, planOf } from '../support/plan.ts'

const BASE = { origin: 'https://api.example.com', prefix: '', config: {} }
const ATTACK = "x' OR '1' = '1"

/** A plan with one search. */
function planFor(search: ManifestParts, parts: ManifestParts = {}) {
  return planOf({ entities: { items: { api_search: { request: 'POST /query', ...search } } }, ...parts })
}

function refusalOf(search: ManifestParts, parts?: ManifestParts): string {
  try {
    planFor(search, parts)
    return ''
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error
    return error.problems.map(({ rule, message }) => `${rule}: ${message}`).join('\n')
  }
}

const OWNER = { owner: 'string!' }

describe('P38 a manifest that puts an unchecked text into a query', () => {
  it.each<[string, ManifestParts]>([
    ['a statement of SQL', { body: { statement: "SELECT * FROM t WHERE owner = '{{owner}}'" }, params: OWNER }],
    ['a part of a text', { body: { statement: "SELECT * FROM t WHERE owner LIKE '%{{owner}}%'" }, params: OWNER }],
    ['a word of GAQL', { body: { query: 'SELECT campaign.id FROM {{owner}}' }, params: OWNER }],
    ['double quotes of JQL', { body: { jql: 'assignee = "{{owner}}"' }, params: OWNER }],
    ['an object in a body', { body: { options: { filters: ['owner = {{owner}}'] } }, params: OWNER }],
    ['a whole body', { body: "SELECT Id FROM Case WHERE Owner = '{{owner}}'", params: OWNER }],
    ['a query of a URL', { request: 'GET /query', query: { q: 'SELECT Id FROM Case WHERE {{owner}}' }, params: OWNER }],
    [
      'a later request',
      {
        keep: { job: '$.id' },
        params: OWNER,
        steps: [{ request: 'POST /jobs/{job}', body: { sql: "SELECT 1 FROM t WHERE a = '{{owner}}'" } }],
      },
    ],
    ['a loose pattern', { body: { jql: "a = '{{owner}}'" }, params: { owner: { type: 'string!', pattern: '^.+$' } } }],
    ['half a pattern', { body: { jql: "a = '{{owner}}'" }, params: { owner: { type: 'string!', pattern: '^a$|b' } } }],
    ['an email address', { body: { jql: "a = '{{owner}}'" }, params: { owner: { type: 'string!', format: 'email' } } }],
    ['a list', { body: { jql: 'a IN ({{owner}})' }, params: { owner: 'string[]!' } }],
    ['the wrong quotes', { body: { jql: "a = '{{json owner}}'" }, params: OWNER }],
    ['a condition without parentheses', { body: { jql: 'a = 1 AND {{condition owner}}' }, params: OWNER }],
    [
      'a backslash that takes the next quote',
      {
        body: { jql: "a = '{{owner}}' AND b = '{{other}}'" },
        params: { owner: { type: 'string!', pattern: "^[^']+$" }, other: { type: 'string!', enum: ['x'] } },
      },
    ],
  ])('is refused: %s', (_, search) => {
    expect(refusalOf(search)).toMatch(/^quoted-text: Param "owner" of items\.api_search (?:may|gets|is a condition)/)
  })

  it('is refused with a setting of the owner', () => {
    const parts = { config: { site: { type: 'string', required: true, description: 'The site.' } } }
    const search = { body: { query: "SELECT a FROM b WHERE site = '{{config.site}}'" } }
    expect(refusalOf(search, parts)).toContain('Param "config.site" of items.api_search may contain a quote')
  })

  it.each<[string, ManifestParts]>([
    ['a helper', { body: { statement: 'SELECT * FROM t WHERE owner = {{quoted owner}}' }, params: OWNER }],
    ['names', { body: { query: 'SELECT {{names owner}} FROM campaign' }, params: OWNER }],
    ['a condition in parentheses', { body: { jql: 'project = A AND ({{condition owner}})' }, params: OWNER }],
    ['a number', { body: { query: 'SELECT a FROM b LIMIT {{owner}}' }, params: { owner: 'integer!' } }],
    ['a day', { body: { jql: 'updated >= "{{date owner}}"' }, params: { owner: 'datetime!' } }],
    [
      'numbers',
      { body: { jql: 'id IN ({{owner}})' }, params: { owner: { type: 'string!', pattern: '^\\d+(?:,\\d+)*$' } } },
    ],
    ['a query of the caller', { body: { query: '{{owner}}' }, params: OWNER }],
    ['a text of prose', { body: { text: 'From {{owner}}: hello' }, params: OWNER }],
  ])('passes with %s', (_, search) => {
    expect(refusalOf(search)).toBe('')
  })
})

const PLAN = planFor({
  body: { query: 'SELECT {{names fields}} FROM t WHERE owner = {{quoted owner}} AND ({{condition where}})' },
  params: { fields: 'string!', owner: 'string!', where: 'string!' },
})

function sent(params: Readonly<Record<string, Json>>): unknown {
  const { request } = find(PLAN, 'items', 'api_search')
  const all = { fields: 'id', owner: 'ada', where: 'a = 1', ...params }
  return (JSON.parse(String(request.build(all, BASE).body)) as { readonly query: unknown }).query
}

test('P38 a text stays in its quotes', () => {
  expect(sent({ owner: `${ATTACK}\\` })).toBe(
    String.raw`SELECT id FROM t WHERE owner = 'x\' OR \'1\' = \'1\\' AND (a = 1)`,
  )
})

test.each(['id FROM secrets --', 'id, (SELECT a FROM b)', 'id; DROP TABLE t', "id, 'a'", 'sleep(1, 2)', '', 'a,,b'])(
  'P38 names are refused that are more: %s',
  (fields) => {
    expect(() => sent({ fields })).toThrow(/it must be names with commas/)
  },
)

test.each(['Id, Owner.Name', 'FIELDS(STANDARD), Größe__c', 'toLabel(Status)'])('names pass: %s', (fields) => {
  expect(sent({ fields })).toContain(`SELECT ${fields} FROM`)
})

test.each([
  'a = 1) OR (1 = 1',
  "a = '1' OR ')",
  String.raw`a = '\') OR (1 = 1`,
  'a = 1) --',
  'a = 1 /* ',
  'a = 1; DELETE FROM t',
  String.raw`a = \'x`,
  '(a = 1',
  'a = `b',
])('P38 a condition is refused that leaves its parentheses: %s', (where) => {
  expect(() => sent({ where })).toThrow(ConnectorError)
})

test.each(["a = 'x) OR (y'", String.raw`a = 'O\'Brien' AND (b = 2 OR c = "d")`, 'NOT (a IN (1, 2))'])(
  'a condition passes: %s',
  (where) => {
    expect(sent({ where })).toContain(`AND (${where})`)
  },
)
