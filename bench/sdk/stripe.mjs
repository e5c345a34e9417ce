import { Stripe } from 'stripe'

export async function open(origin) {
  const { hostname, port } = new URL(origin)
  const stripe = new Stripe('sk_test_0123456789', { host: hostname, port, protocol: 'http', telemetry: false })
  return {
    list: async () => (await stripe.customers.list({ limit: 100 })).data.length,
    async all() {
      let count = 0
      for await (const _ of stripe.customers.list({ limit: 100 })) count++
      return count
    },
  }
}
