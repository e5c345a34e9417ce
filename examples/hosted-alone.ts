import { connect, toolsOf } from 'plugboard/hosted'
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

const { descriptions } = await toolsOf(stripe, { only: ['customers.*'] })
console.log(descriptions.map(({ name }) => name))

await stripe.$close()
