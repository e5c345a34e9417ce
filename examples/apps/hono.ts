import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { verify } from 'plugboard/webhooks'
import { accountsOf, consentUrl, currentUser, customersOf, finishConsent, origin, widgetToken } from './accounts.ts'
import { failure } from './failure.ts'
import { handle } from './handle.ts'
import { page } from './page.ts'

const app = new Hono()

app.get('/', ({ html }) => html(page))
app.post('/widget-token', async ({ text }) => text(await widgetToken(currentUser())))
app.get('/accounts', async ({ json }) => json(await accountsOf(currentUser())))
app.get('/customers', async ({ json }) => json(await customersOf(currentUser())))

app.get('/connect/:kind', async ({ req, redirect }) => redirect(await consentUrl(currentUser(), req.param('kind'))))

app.get('/connected/:kind', async ({ req, redirect }) =>
  redirect(await finishConsent(currentUser(), req.param('kind'), new URL(req.url).searchParams)),
)

app.post('/hooks', async ({ req, body }) => {
  const event = await verify(await req.text(), req.raw.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(req.header('webhook-id')!, event)
  return body(null, 204)
})

app.onError((error, { text }) => {
  const { status, message } = failure(error)
  return text(message, status)
})

export const server = serve({ fetch: app.fetch, port: Number(new URL(origin).port) }, () => console.log(origin))
