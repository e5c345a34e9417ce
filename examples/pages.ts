import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

for await (const { records, next } of stripe.customers.list.pages(
  { limit: 10 },
  { signal: AbortSignal.timeout(30_000) },
)) {
  console.log(records.length, next)
  if (records.some(({ delinquent }) => delinquent)) break
}

await stripe.$close()
