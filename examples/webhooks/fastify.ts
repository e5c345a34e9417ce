import fastify from 'fastify'
import { verify } from 'plugboard/webhooks'
import { handle } from './handle.ts'

export const app = fastify()

app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)

app.post<{ Body: Buffer }>('/hooks', async ({ body, headers }, reply) => {
  const event = await verify(body, headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(String(headers['webhook-id']), event)
  return reply.code(204).send()
})

await app.listen({ port: Number(process.env.PORT ?? 3000) })
