/** Programs of one file as applications have them, for the compiler. */

/** Programs of one file, with what the compiler says first, and the kinds whose types it reads. */
export const PROGRAMS: readonly (readonly [name: string, code: string, kinds: string, told?: string])[] = [
  [
    'a kind by its module',
    `import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
const stripe = await connect(stripeKind, { credentials: { api_key: 'k' } })
const email: string | null | undefined = (await stripe.customers.get({ id: 'a' })).records.email`,
    'stripe',
  ],
  [
    'a kind by its name, whose types are imported',
    `import { connect, type ConnectorOf } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'
const stripe: ConnectorOf<'stripe'> = await connect('stripe', { credentials: { api_key: 'k' } })
const email: string | null | undefined = (await stripe.customers.get({ id: 'a' })).records.email`,
    'stripe',
  ],
  [
    'a kind by its name, whose types are not imported',
    "import { connect } from 'plugboard'\nawait connect('stripe', { credentials: { api_key: 'k' } })",
    '',
    `Argument of type '"stripe"' is not assignable to parameter of type '"The types of stripe are not imported. Add: import type {} from 'plugboard/kinds/stripe'"'.`,
  ],
  [
    'a kind that is known at run time only',
    "import { connect } from 'plugboard'\nawait connect(process.argv[2]!, { credentials: { api_key: 'k' } })",
    '',
  ],
  [
    'a kind that there is none of',
    "import { connect } from 'plugboard'\nawait connect('strpe', { credentials: { api_key: 'k' } })",
    '',
    `Argument of type '"strpe"' is not assignable to parameter of type '"airtable" | "amazon-ads"`,
  ],
  [
    'a connector of the platform, created with no types imported',
    `import { platform } from 'plugboard'
const api = platform({ baseUrl: '', clientId: '', clientSecret: '' })
await api.connectors.create({ externalUserId: 'a', kind: 'stripe', name: 'b', credentials: { api_key: 'k' } })`,
    '',
  ],
  [
    "kinds of one's own that the platform has, wherever it takes the name of a kind",
    `import { platform } from 'plugboard'
const api = platform({ baseUrl: '', clientId: '', clientSecret: '' })
export async function own(kind: string, kinds: string[]) {
  await api.connectors.create({ externalUserId: 'a', kind, name: 'b', credentials: { token: 'k' } })
  await api.connectors.list({ kind })
  await api.connectors.links.create({ externalUserId: 'a', kinds, fields: [{ kind, entity: 'orders', name: 'n', type: 'text' }] })
  await api.tokens.widget('a', 'https://a.example', { kinds })
  await api.oauth.initiate({ externalUserId: 'a', kind, redirectUrl: 'https://a.example' })
  await api.oauth.credentials.spec(kind)
  await api.oauth.credentials.set(kind, { clientId: 'a' })
  await api.oauth.credentials.remove(kind)
  await api.oauth.defaults.set([{ kind, want: ['read'] }])
}`,
    '',
  ],
  [
    'credentials that a kind has none of, of a connector of the platform',
    `import { platform } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'
await platform({ baseUrl: '', clientId: '', clientSecret: '' }).connectors.create({
  externalUserId: 'a', kind: 'stripe', name: 'b', credentials: { api_kye: 'k' } })`,
    'stripe',
    "Object literal may only specify known properties, and 'api_kye' does not exist in type",
  ],
  [
    "a kind of one's own that the platform has",
    `import { platform } from 'plugboard'
declare module 'plugboard' {
  interface Kinds {
    shop: { operations: { orders: { get: { params: { id: string }; records: { total: number }; meta: {} } } }; credentials: {}; config: {} }
  }
}
const shop = await platform({ baseUrl: '', clientId: '', clientSecret: '' }).connect('shop', { externalUserId: 'a' })
const total: number = (await shop.orders.get({ id: 'a' })).records.total`,
    '',
  ],
]
