import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })
const tools = await stripe.$tools({ only: ['customers.list', 'customers.get', 'refunds.create'] })

for (const { name, description, inputSchema, annotations } of tools.descriptions) {
  console.log(name, description, Object.keys(inputSchema.properties ?? {}).length, annotations.readOnlyHint)
}

// What the agent's model asks for, whichever framework it runs in.
const output = await tools.call('stripe_customers_list', { limit: 2 })
console.log(JSON.stringify(output).length <= 40_000, output.truncated)

await stripe.$close()
