import { Hono } from 'hono'
import { verify, WebhookVerificationError } from 'plugboard/webhooks'
import { handle } from './handle.ts'

const app = new Hono()

app.post('/hooks', async ({ req, body }) => {
  const event = await verify(await req.text(), req.raw.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(req.header('webhook-id')!, event)
  return body(null, 204)
})

app.onError((error, { text }) => {
  if (error instanceof WebhookVerificationError) return text(error.message, 400)
  throw error
})

export default app
