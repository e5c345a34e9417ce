import type stripeKind from 'plugboard/kinds/stripe'
import type { ConnectorFor } from 'plugboard'

/** A greeting for each customer. */
export async function greetCustomers(stripe: ConnectorFor<typeof stripeKind>): Promise<string[]> {
  const greetings: string[] = []
  for await (const { name } of stripe.customers.list.all({ limit: 100 })) greetings.push(`Hello ${name}`)
  return greetings
}
