import fastify from 'fastify'
import { verify } from 'plugboard/webhooks'
import { accountsOf, consentUrl, currentUser, customersOf, finishConsent, origin, widgetToken } from './accounts.ts'
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

app.get<{ Params: { kind: string } }>('/connected/:kind', async ({ params, url }, reply) => {
  await finishConsent(currentUser(), params.kind, new URL(url, origin).searchParams)
  return reply.redirect('/accounts')
})

app.register(async (hooks) => {
  hooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  hooks.post<{ Body: Buffer }>('/hooks', async ({ body, headers }, reply) => {
    const event = await verify(body, headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
    await handle(String(headers['webhook-id']), event)
    return reply.code(204).send()
  })
})

await app.listen({ port: Number(new URL(origin).port) })
console.log(origin)
