import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

const byProperty = await stripe.customers.get({ id: 'cus_1' })
const byName = await stripe.$execute('customers', 'get', { id: 'cus_1' })
console.log(byProperty.records.id === byName.records.id)

await stripe.$close()
