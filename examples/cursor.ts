import { connect, openCursor, sealCursor } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

type Params = NonNullable<Parameters<typeof stripe.customers.list>[0]>

/** One page for the user interface of a user; without a cursor, the first. */
async function page(user: string, cursor?: string) {
  const sealing = { secret: process.env.CURSOR_KEY!, owner: user }
  const params = cursor === undefined ? { limit: 10 } : await openCursor<Params>(cursor, sealing)
  const { records, next } = await stripe.customers.list(params)
  return { customers: records, cursor: await sealCursor(next, sealing) }
}

const first = await page('user_1')
const second = await page('user_1', first.cursor ?? undefined)
console.log(first.customers.length, second.customers[0]?.id !== first.customers[0]?.id)

const stolen = page('user_2', first.cursor ?? undefined)
console.log(await stolen.catch(({ message }: Error) => message))

await stripe.$close()
