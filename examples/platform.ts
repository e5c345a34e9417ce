import { platform } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'

const plugboard = platform({
  baseUrl: process.env.PLUGBOARD_URL!,
  clientId: process.env.PLUGBOARD_CLIENT_ID!,
  clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
})

const made = await plugboard.connectors.create({
  externalUserId: 'user_2',
  kind: 'stripe',
  name: 'Payments',
  credentials: { api_key: process.env.STRIPE_KEY! },
})
await plugboard.connectors.rename(made.id, 'Money')
console.log((await plugboard.connectors.check(made.id)).status)

const stripe = await plugboard.connect('stripe', { externalUserId: 'user_2' })
console.log((await stripe.customers.list({ limit: 10 })).records.length)

const { consentUrl } = await plugboard.oauth.initiate({
  externalUserId: 'user_2',
  kind: 'hubspot',
  redirectUrl: 'https://app.example.com/connected',
})
console.log(new URL(consentUrl).pathname)

await plugboard.connectors.delete(made.id)
