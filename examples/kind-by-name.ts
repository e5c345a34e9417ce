import { connect } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'

const stripe = await connect('stripe', { credentials: { api_key: process.env.STRIPE_KEY! } })

const { records } = await stripe.customers.list({ limit: 10 })
console.log(records.length)

await stripe.$close()
