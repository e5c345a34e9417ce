import express, { type NextFunction, type Request, type Response } from 'express'
import { verify } from 'plugboard/webhooks'
import { accountsOf, consentUrl, currentUser, customersOf, finishConsent, origin, widgetToken } from './accounts.ts'
import { failure } from './failure.ts'
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
  response.redirect(await finishConsent(currentUser(), params.kind, new URL(url, origin).searchParams))
})

app.post('/hooks', express.raw({ type: 'application/json' }), async (request, response) => {
  const event = await verify(request.body, request.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(request.get('webhook-id')!, event)
  response.sendStatus(204)
})

app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
  const { status, message } = failure(error)
  response.status(status).type('text').send(message)
})

export const server = app.listen(Number(new URL(origin).port), () => console.log(origin))
