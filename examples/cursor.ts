import { createHmac, timingSafeEqual } from 'node:crypto'
import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

type Params = Parameters<typeof stripe.customers.list>[0]

/** The params of the next page, as a text that the user's browser can send back but not change. */
function seal(user: string, next: Params): string {
  const text = Buffer.from(JSON.stringify(next)).toString('base64url')
  return `${text}.${signature(user, text)}`
}

function unseal(user: string, cursor: string): Params {
  const [text = '', signed = ''] = cursor.split('.')
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(user, text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('Not a cursor of ours')
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Params
}

function signature(user: string, text: string): string {
  return createHmac('sha256', process.env.CURSOR_KEY!).update(`${user} ${text}`).digest('base64url')
}

/** One page for a user interface; without a cursor, the first. */
async function page(user: string, cursor?: string) {
  const { records, next } = await stripe.customers.list(cursor === undefined ? { limit: 10 } : unseal(user, cursor))
  return { customers: records, cursor: next && seal(user, next) }
}

const first = await page('user_1')
const second = await page('user_1', first.cursor ?? undefined)
console.log(first.customers.length, second.customers[0]?.id !== first.customers[0]?.id)

const stolen = page('user_2', first.cursor ?? undefined)
console.log(await stolen.catch(({ message }: Error) => message))

await stripe.$close()
