/** Types of a kind with the own fields of an account: programs that use them compile, and wrong ones do not. */
import { beforeAll, describe, expect, test } from 'vitest'
import { accountModule } from '../../codegen/index.ts'
import { load, type OwnField } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { HOSTILE_TEXTS, remainder } from '../codegen/hostile.ts'
import { type Compiled, compile } from './compile.ts'

const FIELDS: readonly OwnField[] = [
  {
    name: 'region',
    label: 'Region',
    type: 'enum',
    options: [
      { value: 'eu', label: 'Europe' },
      { value: 'us', label: 'United States' },
    ],
    writable: true,
  },
  { name: 'score', label: 'Score', type: 'number', writable: true },
  { name: 'rank', label: 'Rank', type: 'number', writable: false },
]

/** Snippets with a connector `hubspot` of an account, and the start of the compiler's message for wrong ones. */
const SNIPPETS: readonly (readonly [name: string, code: string, message?: string])[] = [
  [
    'a list of records with own fields',
    "const { records } = await hubspot.contacts.list({}, { own: ['region', 'rank'] }); const region: 'eu' | 'us' | null | undefined = records[0]?.properties.region; const email: string | null | undefined = records[0]?.properties.email",
  ],
  [
    'texts of numbers',
    "const { records } = await hubspot.contacts.get({ contactId: '1' }, { own: 'all' }); const score: string | null | undefined = records.properties.score",
  ],
  [
    'a walk',
    "for await (const one of hubspot.contacts.list.all({}, { own: ['region'], limit: 5 })) { const region: 'eu' | 'us' | null | undefined = one.properties.region }",
  ],
  [
    'a write',
    "await hubspot.contacts.create({ properties: { email: 'a' } }, { own: { region: 'eu', score: '5' }, idempotencyKey: 'k' })",
  ],
  [
    'an entity without own fields',
    'const { records } = await hubspot.owners.list(); const id: string | undefined = records[0]?.id',
  ],
  ['a call by name', "await hubspot.$execute('contacts', 'list', {}, { own: ['score'] })"],
  ['a connector where any will do', 'const any: OwnConnector = hubspot; await any.$execute("contacts", "list")'],
  [
    'an unknown field',
    "await hubspot.contacts.list({}, { own: ['regoin'] })",
    `Type '"regoin"' is not assignable to type 'keyof ContactsOwn'. Did you mean '"region"'?`,
  ],
  [
    'an unknown option',
    "await hubspot.contacts.create({ properties: {} }, { own: { region: 'asia' } })",
    `Type '"asia"' is not assignable to type '"eu" | "us" | null | undefined'.`,
  ],
  [
    'a field that cannot be written',
    "await hubspot.contacts.create({ properties: {} }, { own: { rank: '1' } })",
    "Object literal may only specify known properties, and 'rank' does not exist in type 'ContactsOwnValues'.",
  ],
]

const HEAD = `import { connect, type OwnConnector } from 'plugboard'
import hubspotKind from './hubspot-account.ts'
export type { OwnConnector }
export const hubspot = await connect(hubspotKind, { credentials: { private_app_token: 'k' } })
`

describe('a program with the own fields of an account', () => {
  let errors: Compiled['errors']
  beforeAll(async () => {
    const { manifest } = await load('hubspot')
    const { path, text } = await accountModule({
      manifest,
      module: 'plugboard/kinds/hubspot',
      fields: { contacts: FIELDS },
    })
    const snippets = SNIPPETS.map(([, code], index) => [`snippet-${index}.ts`, `${HEAD}${code}\n`])
    errors = (await compile({ ...Object.fromEntries(snippets), [path]: text })).errors
  })

  test.each(SNIPPETS.map(([name, , message], index) => [name, index, message] as const))(
    'compiles as it should: %s',
    (_, index, message) => {
      const error = errors.get(`snippet-${index}.ts`)
      expect(message === undefined ? error : error?.slice(0, message.length)).toBe(message)
    },
  )

  test('has a module without errors', () => {
    expect(errors.get('hubspot-account.ts')).toBeUndefined()
  })
})

describe('the forms of values', () => {
  const account = async (own: object, record: object) => {
    const { manifest } = planOf({
      schemas: { Deal: { id: 'string', ...record } },
      entities: {
        deals: {
          own_fields: own,
          schema: 'Deal',
          list: { request: 'GET /deals', params: { fields: 'string' }, pagination: { style: 'none', because: 'One.' } },
          update: { request: 'PATCH /deals/{id}', params: { id: 'string!', custom: 'object[]', values: 'object' } },
        },
      },
    })
    const fields = { deals: [...FIELDS, { name: 'a b', label: 'Any */', type: 'any', writable: true } as const] }
    return (await accountModule({ manifest, module: './sample.js', fields })).text
  }

  test('are those of JSON where the record schema leaves them open', async () => {
    const text = await account({ at: '$.values', write: { param: 'values' } }, { values: 'object' })
    expect(text).toContain('score?: number | null')
    expect(text).toContain('/** Any *\\/ (any) */\n  "a b"?: unknown')
  })

  test('leave options open where an entry is an object or the value itself', async () => {
    const text = await account({ at: '$.values', value: ['$.value', '$'] }, { values: 'object' })
    expect(text).toMatch(/interface DealsOwn \{[^}]*region\?: unknown[^}]*score\?: number \| null/)
  })

  test('are unknown in records of entries, and named in writes', async () => {
    const own = { at: '$.custom', key: '$.id', write: { param: 'custom', key: 'id' } }
    const text = await account(own, { custom: 'object[]' })
    expect(text).toContain('record: {}')
    expect(text).toMatch(/interface DealsOwnValues \{[^}]*region\?: "eu" \| "us" \| null/)
  })
})

test('texts of an account stay texts', async () => {
  const { manifest } = await load('hubspot')
  const fields = HOSTILE_TEXTS.map((text, at): OwnField => ({
    name: `${text}${at % 2 ? '' : at}`,
    label: text,
    type: 'enum',
    options: [{ value: text, label: text }],
    writable: true,
  }))
  const module = 'plugboard/kinds/hubspot'
  const { path, text } = await accountModule({ manifest, module, fields: { contacts: fields } })
  const { errors } = await compile({ [path]: text })
  expect(errors.get(path)).toBeUndefined()
  expect(remainder(text)).not.toMatch(/inject\s*\(/i)
})
