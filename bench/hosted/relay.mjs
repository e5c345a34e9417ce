/** The baseline: a bare relay on the same HTTP framework. It parses the body, calls the upstream, parses the answer, serialises an envelope. */
import fastify from 'fastify'
import { Pool } from 'undici'

const pool = new Pool(process.argv[2], { connections: 128 })
const app = fastify()
const headers = { accept: 'application/json' }

/** What each action sends. */
const REQUESTS = {
  get: (entity, { id }) => ({ method: 'GET', path: `/v1/${entity}/${id}`, headers }),
  list: (entity, { limit }) => ({ method: 'GET', path: `/v1/${entity}?limit=${limit}`, headers }),
  create: (entity, params) => ({
    method: 'POST',
    path: `/v1/${entity}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(params),
  }),
}

app.post('/api/v1/integrations/connectors/:id/execute', async ({ body }) => {
  const { entity, action, params } = body
  const answer = await pool.request(REQUESTS[action](entity, params))
  const page = await answer.body.json()
  return action === 'list'
    ? { data: page.data, meta: { has_more: page.has_more }, next: null }
    : { data: page, meta: {}, next: null }
})

const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', () => process.send(process.cpuUsage()))
process.on('disconnect', () => process.exit())
process.send({ origin, path: '/api/v1/integrations/connectors/x/execute', token: 'none' })
