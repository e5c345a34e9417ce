import fastify from 'fastify'
import { verify } from 'plugboard/webhooks'
import { accountsOf, consentUrl, currentUser, customersOf, finishConsent, origin, widgetToken } from './accounts.ts'
import { failure } from './failure.ts'
import { handle } from './handle.ts'
import { page } from './page.ts'

export const app = fastify()

app.get('/', (_request, reply) => reply.type('text/html').send(page))
app.post('/widget-token', () => widgetToken(currentUser()))
app.get('/accounts', () => accountsOf(currentUser()))
app.get('/customers', () => customersOf(currentUser()))

app.get<{ Params: { kind: string } }>('/connect/:kind', async ({ params }, reply) =>
  reply.redirect(await consentUrl(currentUser(), params.kind)),
)

app.get<{ Params: { kind: string } }>('/connected/:kind', async ({ params, url }, reply) =>
  reply.redirect(await finishConsent(currentUser(), params.kind, new URL(url, origin).searchParams)),
)

app.register(async (hooks) => {
  hooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  hooks.post<{ Body: Buffer }>('/hooks', async ({ body, headers }, reply) => {
    const event = await verify(body, headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
    await handle(String(headers['webhook-id']), event)
    return reply.code(204).send()
  })
})

app.setErrorHandler((error, _request, reply) => {
  const { status, message } = failure(error)
  return reply.code(status).send(message)
})

await app.listen({ port: Number(new URL(origin).port) })
console.log(origin)
