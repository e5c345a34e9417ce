import { connect } from 'plugboard'

const stripe = await connect('stripe', { credentials: { api_key: process.env.STRIPE_KEY! } })

const byProperty = await stripe.customers.get({ id: 'cus_1' })
const byName = await stripe.$execute('customers', 'get', { id: 'cus_1' })
console.log(byProperty.records.id === byName.records.id)

await stripe.$close()
