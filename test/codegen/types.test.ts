/** Generated types: what the compiler lets pass, and what manifests cannot slip in. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileTypes } from '../../codegen/types/compile.ts'
import { kindTypes, typeIndexes } from '../../codegen/types/index.ts'
import { typeName } from '../../codegen/types/name.ts'
import { commentText, typeShapeOf } from '../../codegen/types/shape.ts'
import type { Arguments, CallResult, CredentialsOf, Kinds } from '../../client/index.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'
import type { GeneratedFile, KindSource } from '../../codegen/file.ts'
import { hostileSource, HOSTILE_TEXTS, remainder } from './hostile.ts'

/** The types of some kinds, and the indexes that name them. */
async function typesOf(sources: readonly KindSource[]): Promise<GeneratedFile[]> {
  const kinds = sources.map(({ manifest }) => manifest.kind)
  return [...(await Promise.all(sources.map(kindTypes))), ...typeIndexes(kinds)]
}

type Operations<K extends keyof Kinds> = Kinds[K]['operations']
type Call<K extends keyof Kinds, E extends keyof Operations<K>, A extends keyof Operations<K>[E]> = Operations<K>[E][A]
type ParamsOf<C> = C extends { params: infer P } ? P : never
type RecordsOf<C> = CallResult<C>['records']
type RecordOf<C> = RecordsOf<C> extends readonly (infer R)[] ? R : RecordsOf<C>
type MetaOf<C> = CallResult<C>['meta']
type AreParamsOptional<C> = [] extends Arguments<C> ? true : false

type CustomersList = Call<'stripe', 'customers', 'list'>
type Params = ParamsOf<CustomersList>

it('a text in a comment neither opens nor ends one', () => {
  expect(commentText('a */ b /* c\nd')).toBe('a *\\/ b /\\* c d')
})

describe('types of a kind', () => {
  it('accept a right call and give its records', () => {
    const params: Params = { limit: 10, created: { gte: 1 } }
    const meta: MetaOf<CustomersList> = { has_more: true }
    const id = (records: RecordsOf<CustomersList>): string | undefined => records[0]?.id
    const email = (record: RecordOf<CustomersList>): string | null | undefined => record.email
    const file: Call<'google-drive', 'files', 'download'>['file'] = true
    const deleted: Call<'jira', 'issues', 'delete'>['records'] = null
    const credentials: CredentialsOf<'stripe'> = { api_key: 'key' }
    expect([params, meta, id([]), email({ id: 'cus_1', object: 'customer', email: null }), file, deleted]).toEqual([
      { limit: 10, created: { gte: 1 } },
      { has_more: true },
      undefined,
      null,
      true,
      null,
    ])
    expect(credentials).toEqual({ api_key: 'key' })
  })

  it('let a field of any type hold every value, and null where the vendor sends it', () => {
    type Comment = RecordOf<Call<'jira', 'issue_comments', 'get'>>
    const properties: Comment['properties'] = [{ key: 'text', value: 'a' }, { value: 1 }, { value: { deep: [true] } }]
    const project: RecordOf<Call<'asana', 'projects', 'get'>> = { gid: '1', team: null }
    expect([properties?.length, project.team]).toEqual([3, null])
  })

  it('know metadata by a fixture of another operation that reads the same place', () => {
    const meta: NonNullable<MetaOf<Call<'typeform', 'responses', 'list'>>> = { total_items: 12, page_count: 1 }
    // @ts-expect-error -- a number in the one operation that has a fixture of it
    meta.page_count = 'one'
    expect(meta).toEqual({ total_items: 12, page_count: 'one' })
  })

  it('know which params may be left out', () => {
    const listing: AreParamsOptional<CustomersList> = true
    const balance: AreParamsOptional<Call<'stripe', 'balance', 'get'>> = true
    const getting: AreParamsOptional<Call<'stripe', 'customers', 'get'>> = false
    expect([listing, balance, getting]).toEqual([true, true, false])
  })

  it('refuse wrong names, values and missing params', () => {
    const wrong = [
      // @ts-expect-error no such param
      { lmit: 10 } satisfies Params,
      // @ts-expect-error no such param inside a param
      { created: { since: 1 } } satisfies Params,
      // @ts-expect-error a text where a number belongs
      { limit: '10' } satisfies Params,
      // @ts-expect-error a required param is missing
      {} satisfies ParamsOf<Call<'stripe', 'customers', 'get'>>,
      // @ts-expect-error no such value
      { status: 'running' } satisfies ParamsOf<Call<'stripe', 'subscriptions', 'list'>>,
      // @ts-expect-error an operation without params takes none
      { limit: 1 } satisfies ParamsOf<Call<'stripe', 'balance', 'get'>>,
      // @ts-expect-error no such entity
      {} as Call<'stripe', 'custmers', 'list'>,
      // @ts-expect-error no such action
      {} as Call<'stripe', 'balance', 'list'>,
      // @ts-expect-error no such field
      (record: RecordOf<CustomersList>) => record.emial,
    ]
    expect(wrong).toHaveLength(9)
  })
})

it("an action of an entity's own has its params and its record, and no other name is one", async () => {
  const file = join(import.meta.dirname, '../lab/actions/manifest.yaml')
  const { resolved } = validateManifest(readFileSync(file, 'utf8'), file)
  const files = await typesOf([{ manifest: resolved, fixtures: [] }])
  const use = (code: string) => ({
    path: 'use.ts',
    text: `import type { LabActionsOperations } from './types/lab-actions.ts'\ntype Invoices = LabActionsOperations['invoices']\n${code}\n`,
  })
  const right =
    "export const made: [Invoices['void']['params'], Invoices['pay']['records']['invoice'], Invoices['send']['records']] = [{ id: 'in_1' }, 'in_1', null]"
  expect(compile([...files, use(right)])).toBe('')
  expect(compile([...files, use("export type Wrong = Invoices['viod']")])).toContain("Property 'viod' does not exist")
})

describe('shape', () => {
  it('lets only known keywords pass', () => {
    const schema = { type: 'string', tsType: 'any', title: 'X', extends: { $ref: 'file:///x' }, $id: 'x', minLength: 2 }
    expect(typeShapeOf(schema, new Map())).toEqual({ type: 'string', description: '(at least 2 characters)' })
  })

  it('refers to nothing but named schemas', () => {
    const names = new Map([['Card', 'Card']])
    const references = ['#/$defs/Card', '#/$defs/Other', 'https://example.com/x.json', '../secret.json']
    expect(references.map(($ref) => typeShapeOf({ $ref }, names))).toEqual([{ $ref: '#/$defs/Card' }, {}, {}, {}])
  })
})

describe('type names', () => {
  it.each([
    [['ad_sets', 'list'], 'AdSetsList'],
    [['google-drive'], 'GoogleDrive'],
    [['s3files'], 'S3Files'],
    [['1st'], 'Type1St'],
    [['"; import("fs"); //'], 'ImportFs'],
    [['名前'], 'Type'],
  ])('%j is %s', (words, name) => {
    expect(typeName(...words)).toBe(name)
  })
})

describe('M16 hostile manifests', () => {
  it('200 of them compile, and none of their texts leaves its quotes', async () => {
    const sources = Array.from({ length: 200 }, (_, seed) => hostileSource(seed))
    const files = await typesOf(sources)
    const left = files.filter(({ path }) => path.includes('hostile')).map(({ text }) => remainder(text))
    const injected = left.filter((code) => !/^[\w$\s{}[\]:?|&()=]*$/.test(code) || /inject\s*\(/i.test(code))
    expect({ injected, errors: compile(files) }).toEqual({ injected: [], errors: '' })
    expect(HOSTILE_TEXTS.length).toBeGreaterThan(10)
  })
})

/** The interface that each file adds its kind to. */
const KIND_TYPES = {
  path: '../client/types/known-kinds.ts',
  text: readFileSync(join(import.meta.dirname, '../../client/types/known-kinds.ts'), 'utf8'),
}

/** What the compiler has against files, checked as a user's strict project would. */
function compile(files: readonly { readonly path: string; readonly text: string }[]): string {
  const home = mkdtempSync(join(tmpdir(), 'types-'))
  const folder = join(home, 'generated')
  try {
    for (const { path, text } of [...files, KIND_TYPES]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const compilerOptions = {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['ES2023', 'DOM'],
      allowImportingTsExtensions: true,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

it('types are refused with what to install where their compiler is not, as in an application', async () => {
  const missing = () => Promise.reject(new Error("Cannot find package 'json-schema-to-typescript'"))
  const error = await compileTypes({ type: 'object' }, 'Thing', missing).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'invalid_configuration',
    message: 'Cannot generate types: the package that compiles them is not installed',
    hint: 'Install it next to plugboard: npm install --save-dev json-schema-to-typescript',
  })
})
