/** Messages of the compiler to a caller. Each snippet is compiled as in an application. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Compiled, compile } from './compile.ts'
import { PROGRAMS } from './types-programs.ts'

/** Snippets with a connector `stripe`, and what the compiler says first; nothing for what is right. */
const SNIPPETS: readonly (readonly [name: string, code: string, told?: string])[] = [
  [
    'a list without params',
    'const { records } = await stripe.customers.list(); const e: string | null | undefined = records[0]?.email',
  ],
  ['a list with params', "await stripe.$execute('customers', 'list', { limit: 10, created: { gte: 1 } })"],
  [
    'metadata and next',
    'const { meta, next } = await stripe.customers.list(); const more: boolean | null = meta.has_more; if (next) await stripe.customers.list(next)',
  ],
  [
    'a walk',
    'for await (const customer of stripe.customers.list.all({ limit: 100 }, { limit: 5 })) { const id: string | undefined = customer.id }',
  ],
  [
    'a walk by name',
    "for await (const page of stripe.$pages('customers', 'list', {})) { const count: number = page.records.length }",
  ],
  [
    'a search',
    "const { records, meta } = await stripe.customers.search({ query: { filter: { and: [{ eq: { email: 'a' } }, { in: { currency: ['eur'] } }] }, sort: [{ created: 'desc' }] } }); const more: boolean = meta.has_more",
  ],
  [
    'a search by paths',
    "await stripe.customers.search({ query: { filter: { eq: { 'address.city': 'Paris' }, gt: { 'address.floor': 2, created: 1 }, like: { 'metadata.k': 'a%' } }, sort: [{ 'address.city': 'asc' }, { delinquent: 'desc' }] } })",
  ],
  [
    'a search for values as docs/search.md has them',
    "await stripe.customers.search({ query: { filter: { eq: { email: null, delinquent: true, created: '9007199254740993', address: { city: 'Paris' } }, gte: { name: '2026-01-31' }, in: { currency: ['eur', null] }, fuzzy: { name: 'ada' } } } })",
  ],
  [
    'the records of a search with some fields',
    "const { records, next } = await stripe.customers.search({ query: {}, fields: ['id', 'address.city', ['metadata', 'k']] }); const one = records[0]!; const id: string | null = one.id; one.address; one.metadata; if (next) await stripe.customers.search(next)",
  ],
  [
    'the records of a search with all fields',
    'for await (const { id, email } of stripe.customers.search.all({ query: {} })) { const both: (string | null)[] = [id, email] }',
  ],
  [
    'the whole records of a search',
    "const { records, next } = await stripe.customers.search({ query: {}, include: 'record', limit: 5 }); const one = records[0]!; const tax: string | null | undefined = one.tax_exempt; one.address?.line1; const mapped = one.mapped?.plan; if (next) await stripe.customers.search(next); for await (const { tax_exempt: exempt } of stripe.customers.search.all({ query: {}, include: 'record' })) { const same: typeof tax = exempt }",
  ],
  [
    'whole records of a kind that is known at run time only',
    "const c: OwnConnector = stripe; await c.$execute('any', 'search', { query: {}, include: 'record' })",
  ],
  [
    'a search by name',
    "const { records } = await stripe.$execute('customers', 'search', { query: {}, fields: ['id'] }); const email: string | null | undefined = records[0]?.email",
  ],
  [
    'a search of a kind that is known at run time only',
    "const c: OwnConnector = stripe; await c.$execute('any', 'search', { query: { filter: { like: { a: 'x' }, gt: { b: 1 } }, sort: [{ a: 'asc' }] }, fields: ['a', 'b.c'] })",
  ],
  [
    'an entity called pages',
    'const { records } = await notion.pages.list(); for await (const page of notion.pages.list.all({}, { limit: 5 })) { const id: string | undefined = page.id ?? records[0]?.id }',
  ],
  [
    'any entity and action of a kind that is known at run time only',
    'async function f(c: OwnConnector, entity: string, action: string, params: Record<string, unknown>) { const { records, meta, next, file } = await c.$execute(entity, action, params, { timeoutMs: 5_000 }); for await (const one of c.$all(entity, action, next ?? {}, { limit: 5 })) one.id; return [records, meta, file?.size] }',
  ],
  ['tools', "await stripe.$tools({ only: ['customers.list'] })"],
  [
    'a download',
    "const { file } = await drive.files.download({ fileId: 'x' }); const size: number | undefined = file.size",
  ],
  [
    'a kind by its module',
    "const c = await connect(stripeKind, { credentials: { api_key: 'k' } }); const same: ConnectorOf<'stripe'> = c; const e: string | null | undefined = (await same.customers.get({ id: 'a' })).records.email",
  ],
  [
    'a kind that is known at run time only',
    "const c: OwnConnector = await connect(process.argv[2]!, { credentials: { api_key: 'k' } }); await c.$execute('any', 'list', { limit: 1 })",
  ],
  [
    'a kind that is one of all',
    "async function f(kind: Kind, credentials: CredentialsOf<Kind>) { return (await connect(kind, { credentials })).$execute('any', 'get') }",
  ],
  [
    'the credentials of any kind',
    "async function f<K extends Kind>(kind: K, credentials: CredentialsOf<K>) { return (await connect<string>(kind, { credentials })).$execute('any', 'get') }",
  ],
  [
    'credentials of whichever auth variant, read when they are needed',
    "async function f(read: () => Promise<CredentialsOf<'stripe'>>) { await connect('stripe', { credentials: read }); await connect(stripeKind, { credentials: () => read() }); await connect('stripe', { credentials: await read() }) }",
  ],
  [
    'credentials of a named auth variant, read when they are needed',
    "async function f(read: () => Promise<Kinds['stripe']['credentials']['api_key']>) { await connect('stripe', { auth: 'api_key', credentials: read }) }",
  ],
  [
    'credentials of whichever auth variant beside the name of one',
    "async function f(read: () => Promise<CredentialsOf<'stripe'>>) { await connect('stripe', { auth: 'api_key', credentials: read }) }",
    `Argument of type '{ auth: "api_key"`,
  ],
  [
    'a call of any kind',
    'async function f<K extends keyof Kinds, E extends keyof OperationsOf<K> & string, A extends keyof OperationsOf<K>[E] & string>(c: ConnectorOf<K>, e: E, a: A, ...args: Arguments<OperationsOf<K>[E][A]>) { return c.$execute(e, a, ...args) }',
  ],
  [
    'a kind of the platform that is known at run time only',
    "const c: OwnConnector = await platform({ baseUrl: '', clientId: '', clientSecret: '' }).connect(process.argv[2]!, { externalUserId: 'a' })",
  ],
  [
    'a connector that is closed at the end of its block',
    "{ await using c = await connect(stripeKind, { credentials: { api_key: 'k' } }); await c.customers.list({}, { timeoutMs: 5_000 }) }",
  ],
  ['a connector of one kind where any will do', 'const any: OwnConnector = stripe'],
  [
    'a connector of each kind where any will do',
    'export const any = (c: { [K in Kind]: ConnectorOf<K> }[Kind]): OwnConnector => c',
  ],
  [
    'a module of any kind',
    "async function f(kind: KindModule, credentials: Record<string, string>) { return (await connect(kind, { credentials })).$execute('any', 'get') }",
  ],
  [
    'an entity that there is none of',
    'await stripe.custmers.list()',
    `Property 'custmers' does not exist on type 'ConnectorOf<"stripe">'. Did you mean 'customers'?`,
  ],
  [
    'an entity by name that there is none of',
    "await stripe.$execute('custmers', 'list')",
    `Argument of type '"custmers"' is not assignable to parameter of type`,
  ],
  ['an action that there is none of', 'await stripe.customers.lst()', "Property 'lst' does not exist on type"],
  [
    'an action by name that there is none of',
    "await stripe.$execute('balance', 'list')",
    `Argument of type '"list"' is not assignable to parameter of type '"get"'.`,
  ],
  [
    'a param that there is none of',
    "await stripe.customers.list({ emial: 'a' })",
    "Object literal may only specify known properties, but 'emial' does not exist in type 'CustomersListParams'. Did you mean to write 'email'?",
  ],
  [
    'a param by name that there is none of',
    "await stripe.$execute('customers', 'list', { emial: 'a' })",
    "Object literal may only specify known properties, but 'emial' does not exist in type 'CustomersListParams'. Did you mean to write 'email'?",
  ],
  [
    'a param of a wrong type',
    "await stripe.customers.list({ limit: '10' })",
    "Type 'string' is not assignable to type 'number'.",
  ],
  [
    'a value that is none of an enum',
    "await stripe.subscriptions.list({ status: 'activ' })",
    `Type '"activ"' is not assignable to type`,
  ],
  [
    'a required param left out',
    'await stripe.customers.get({})',
    "Property 'id' is missing in type '{}' but required in type 'CustomersGetParams'.",
  ],
  ['all params left out where one is required', 'await stripe.customers.get()', 'Expected 1-2 arguments, but got 0.'],
  [
    'a field of a record that there is none of',
    "(await stripe.customers.get({ id: 'a' })).records.emial",
    "Property 'emial' does not exist on type 'Customer'. Did you mean 'email'?",
  ],
  [
    'metadata that there is none of',
    '(await stripe.customers.list()).meta.next_cursor',
    "Property 'next_cursor' does not exist on type '{ has_more: boolean | null; }'.",
  ],
  ['a walk over one record', 'stripe.balance.get.all()', "Property 'all' does not exist on type '(params?"],
  [
    'a part of the whole record where searchable fields are asked for',
    'const { records } = await stripe.customers.search({ query: {} }); const line: string | null | undefined = records[0]!.address?.line1',
    "Type 'unknown' is not assignable to type 'string | null | undefined'",
  ],
  [
    'a search by a field that there is none of',
    "await stripe.customers.search({ query: { filter: { eq: { emial: 'a' } } } })",
    "Object literal may only specify known properties, but 'emial' does not exist in type 'Equals<CustomersSearchFields>'. Did you mean to write 'email'?",
  ],
  [
    'a pattern for a number',
    "await stripe.customers.search({ query: { filter: { like: { created: '1%' } } } })",
    "Object literal may only specify known properties, and 'created' does not exist in type 'Texts<CustomersSearchFields>'.",
  ],
  [
    'near words of a number',
    "await stripe.customers.search({ query: { filter: { fuzzy: { balance: 'x' } } } })",
    "Object literal may only specify known properties, and 'balance' does not exist in type 'Texts<CustomersSearchFields>'.",
  ],
  [
    'an order of true and false',
    'await stripe.customers.search({ query: { filter: { gt: { delinquent: true } } } })',
    "Object literal may only specify known properties, and 'delinquent' does not exist in type 'Ordered<CustomersSearchFields>'.",
  ],
  [
    'a sort by an object',
    "await stripe.customers.search({ query: { sort: [{ address: 'asc' }] } })",
    "Object literal may only specify known properties, and 'address' does not exist in type 'Sorted<CustomersSearchFields>'.",
  ],
  [
    'a path into a text',
    "await stripe.customers.search({ query: { filter: { eq: { 'email.domain': 'a' } } } })",
    "Object literal may only specify known properties, and ''email.domain'' does not exist in type 'Equals<CustomersSearchFields>'.",
  ],
  [
    'a field of an answer that there is none of',
    "await stripe.customers.search({ query: {}, fields: ['nope'] })",
    `Type '"nope"' is not assignable to type 'FieldSelection<CustomersSearchFields>'.`,
  ],
  [
    'a field that was not asked for',
    "(await stripe.customers.search({ query: {}, fields: ['id'] })).records[0]!.email",
    "Property 'email' does not exist on type 'SearchRecord<CustomersSearchFields, \"id\"",
  ],
  [
    'a search of an entity without one',
    'await stripe.payouts.search({ query: {} })',
    "Property 'search' does not exist on type",
  ],
  [
    'a tool that there is none of',
    "await stripe.$tools({ only: ['customers.lst'] })",
    `Type '"customers.lst"' is not assignable to type`,
  ],
  [
    'a kind that there is none of',
    "await connect('strpe', { credentials: { api_key: 'k' } })",
    `Argument of type '"strpe"' is not assignable to parameter of type '"airtable" | "amazon-ads"`,
  ],
  [
    'a kind of the platform that there is none of',
    "await platform({ baseUrl: '', clientId: '', clientSecret: '' }).connect('strpe', { externalUserId: 'a' })",
    `Argument of type '"strpe"' is not assignable to parameter of type '"airtable" | "amazon-ads"`,
  ],
  [
    "a credential that a module's kind has none of",
    "await connect(stripeKind, { credentials: { api_kye: 'k' } })",
    "Object literal may only specify known properties, and 'api_kye' does not exist in type",
  ],
  [
    'a credential that there is none of',
    "await connect('stripe', { credentials: { api_kye: 'k' } })",
    "Object literal may only specify known properties, and 'api_kye' does not exist in type",
  ],
  [
    'config that a kind needs left out',
    "await connect('zendesk-support', { credentials: { email: 'a', api_token: 'k' } })",
    'Argument of type',
  ],
  [
    'neither credentials nor the platform',
    "await connect('stripe', {})",
    "Argument of type '{}' is not assignable to parameter of type",
  ],
]

const HEAD = `import { connect, platform } from 'plugboard'
import type {} from 'plugboard/kinds'
import type { Arguments, ConnectorOf, CredentialsOf, Kind, KindModule, Kinds, OperationsOf, OwnConnector } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
export type { Arguments, CredentialsOf, Kind, KindModule, Kinds, OperationsOf, OwnConnector }
declare const stripe: ConnectorOf<'stripe'>
declare const notion: ConnectorOf<'notion'>
declare const drive: ConnectorOf<'google-drive'>
export { connect, platform, stripe, notion, drive, stripeKind }
`

describe('a program', () => {
  test.each(PROGRAMS)(
    'with %s is read as it should, and reads only the types of that kind',
    async (_, code, kinds, expected) => {
      const { errors, files } = await compile({ 'program.ts': `${code}\nexport {}\n` })
      const read = files.flatMap((file) => /\/generated\/types\/(?!names|index)([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
      const message = errors.get('program.ts')
      expect([expected === undefined ? message : message?.slice(0, expected.length), read.join()]).toEqual([
        expected,
        kinds,
      ])
    },
  )
})

describe('the compiler', () => {
  let reported: Compiled['errors']
  beforeAll(async () => {
    const snippets = SNIPPETS.map(([, code], index) => [`snippet-${index}.ts`, `${HEAD}${code}\n`])
    reported = (await compile(Object.fromEntries(snippets))).errors
  })

  test.each(SNIPPETS.map(([name, , expected], index) => [name, index, expected] as const))(
    'reads %s as it should',
    (_, index, expected) => {
      const message = reported.get(`snippet-${index}.ts`)
      expect(expected === undefined ? message : message?.slice(0, expected.length)).toBe(expected)
    },
  )
})
