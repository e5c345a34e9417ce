import { connect } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'

const stripe = await connect('stripe', {
  hosted: {
    baseUrl: process.env.PLUGBOARD_URL!,
    clientId: process.env.PLUGBOARD_CLIENT_ID!,
    clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
    externalUserId: 'user_1',
  },
})

const { records } = await stripe.customers.list({ limit: 10 })
console.log(records.length)

const filter = { fuzzy: { name: 'hana meier' } }
for await (const customer of stripe.customers.search.all({ query: { filter, sort: [{ created: 'desc' }] } })) {
  console.log(customer.id)
}

await stripe.$close()
