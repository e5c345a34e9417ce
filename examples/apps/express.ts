import express from 'express'
import { verify } from 'plugboard/webhooks'
import { accountsOf, consentUrl, currentUser, customersOf, finishConsent, origin, widgetToken } from './accounts.ts'
import { handle } from './handle.ts'
import { page } from './page.ts'

const app = express()

app.get('/', (_request, response) => response.type('html').send(page))
app.post('/widget-token', async (_request, response) => response.type('text').send(await widgetToken(currentUser())))
app.get('/accounts', async (_request, response) => response.json(await accountsOf(currentUser())))
app.get('/customers', async (_request, response) => response.json(await customersOf(currentUser())))

app.get('/connect/:kind', async ({ params }, response) => {
  response.redirect(await consentUrl(currentUser(), params.kind))
})

app.get('/connected/:kind', async ({ params, url }, response) => {
  await finishConsent(currentUser(), params.kind, new URL(url, origin).searchParams)
  response.redirect('/accounts')
})

app.post('/hooks', express.raw({ type: 'application/json' }), async (request, response) => {
  const event = await verify(request.body, request.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(request.get('webhook-id')!, event)
  response.sendStatus(204)
})

export const server = app.listen(Number(new URL(origin).port), () => console.log(origin))
