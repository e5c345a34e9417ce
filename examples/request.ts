import { connect } from 'plugboard'

const stripe = await connect('stripe', { credentials: { api_key: process.env.STRIPE_KEY! } })

const { status, headers, body } = await stripe.$request({ method: 'GET', path: '/v1/balance' })
console.log(status, headers['content-type'], typeof body)

const customers = {
  method: 'GET',
  path: '/v1/customers',
  query: { limit: 10 },
  pagination: 'customers.list',
} as const
for await (const { records } of stripe.$requestPages<{ id: string }>(customers, { limit: 20 })) {
  console.log(records.length, records[0]?.id)
}

await stripe.$close()
