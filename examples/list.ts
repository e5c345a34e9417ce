import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

const { records, meta, next } = await stripe.customers.list({ limit: 10 })
console.log(records.length, meta.has_more, next)

for await (const customer of stripe.customers.list.all({ limit: 100 }, { limit: 500 })) {
  console.log(customer.id, customer.email)
}

await stripe.$close()
