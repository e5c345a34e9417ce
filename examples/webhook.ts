import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const secret = process.env.STRIPE_WEBHOOK_SECRET!
const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

/** Whether Stripe sent a body in the last five minutes: https://docs.stripe.com/webhooks#verify-manually */
function isGenuine(body: string, header: string): boolean {
  const fields = header.split(',').map((field) => field.split('=') as [string, string])
  const time = fields.find(([name]) => name === 't')?.[1] ?? ''
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  const isSigned = fields.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isSigned && Math.abs(Date.now() / 1000 - Number(time)) < 300
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const body = await text(request)
  if (!isGenuine(body, String(request.headers['stripe-signature']))) return { status: 400, body: 'Wrong signature' }
  const { type, data } = JSON.parse(body) as { type: string; data: { object: { id: string } } }
  if (type !== 'customer.updated') return { status: 204, body: '' }
  // Events can come late and twice: what the account has now is the truth.
  const { records: customer } = await stripe.customers.get({ id: data.object.id })
  return { status: 200, body: JSON.stringify({ id: customer.id }) }
}

const origin = process.env.WEBHOOK_ORIGIN ?? 'http://127.0.0.1:8379'
const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => response.writeHead(status).end(body),
    () => response.writeHead(500).end(),
  )
})
server.listen(Number(new URL(origin).port), '127.0.0.1', () => console.log(origin))
server.unref()
