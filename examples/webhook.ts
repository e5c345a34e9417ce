import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { ConnectorError, verifyVendor } from 'plugboard/webhooks'

const origin = process.env.WEBHOOK_ORIGIN ?? 'http://127.0.0.1:8379'
const secret = process.env.STRIPE_WEBHOOK_SECRET!
const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const { method = '', url = '', headers } = request
  const received = await verifyVendor(
    stripeKind,
    { method, url: new URL(url, origin).href, headers, body: await text(request) },
    secret,
  )
  if (received.kind !== 'events') return received.response
  const [event] = received.events
  if (event?.entity !== 'customers') return { status: 204, body: '' }
  // Events can come late and twice: what the account has now is the truth.
  const { records: customer } = await stripe.customers.get({ id: String(event.key) })
  return { status: 200, body: JSON.stringify({ id: customer.id }) }
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => response.writeHead(status).end(body),
    (error: unknown) => {
      if (error instanceof ConnectorError) response.writeHead(error.status).end(error.message)
      else response.writeHead(500).end()
    },
  )
})
server.listen(Number(new URL(origin).port), '127.0.0.1', () => console.log(origin))
server.unref()
