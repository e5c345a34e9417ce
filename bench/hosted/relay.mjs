/**
 * The baseline: a bare relay on the same HTTP framework. It parses the body, calls the upstream, parses the answer, serialises an envelope.
 * With a number after the upstream it has so many processes behind one port.
 */
import cluster from 'node:cluster'
import { once } from 'node:events'
import fastify from 'fastify'
import { Pool } from 'undici'

const [upstream, processes = '1'] = process.argv.slice(2)
const pool = new Pool(upstream, { connections: 128 })
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

/** Where the relay, or its processes, answer. */
async function listen() {
  if (!cluster.isPrimary || processes === '1') return app.listen({ host: '127.0.0.1', port: 0 })
  const children = Array.from({ length: Number(processes) }, () => cluster.fork())
  const listening = await Promise.all(children.map((child) => once(child, 'listening')))
  return `http://127.0.0.1:${listening[0][0].port}`
}

const origin = await listen()
if (cluster.isPrimary) {
  process.on('message', () => process.send(process.cpuUsage()))
  process.on('disconnect', () => process.exit())
  process.send({ origin, path: '/api/v1/integrations/connectors/x/execute', token: 'none' })
}
