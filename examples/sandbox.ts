import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { sandbox: true })

const { records: created } = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada Lovelace' })
console.log('created', created?.email)

const { records, next } = await stripe.customers.list({ limit: 3 })
console.log('listed', records.length, 'and there is a next page:', next !== null)

await stripe.customers.get({ id: 'cus_none' }).catch((error: Error) => console.log(error.message))
