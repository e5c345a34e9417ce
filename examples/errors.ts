import { connect, ConnectorError, UpstreamError } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

try {
  await stripe.customers.get({ id: 'cus_nobody' })
} catch (error) {
  if (!(error instanceof ConnectorError)) throw error
  console.log(error.code, error.actor, error.retryable)
  if (error instanceof UpstreamError) console.log(error.upstream.status, error.upstream.code)
}

await stripe.$close()
