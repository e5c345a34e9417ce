/** A third party that takes its time, and what the others wait meanwhile. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'undici'
import type { LoadTarget } from './load.ts'

const CALLS = 1000
const ASKED = 300

/** Returns a line with the time to list connectors while executes wait for a third party. */
export async function slowUpstream(
  database: string,
  start: (...words: string[]) => Promise<LoadTarget>,
  url?: string,
): Promise<string> {
  const waiting = new Set<() => void>()
  const server = createServer((_request, response) =>
    waiting.add(() => response.end('{"object":"list","data":[],"has_more":false}')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target = await start(origin, ...(url === undefined ? [] : [url]))
  const slow = new Pool(target.origin, { connections: CALLS })
  const quick = new Pool(target.origin, { connections: 1 })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${target.token}` }
  const body = JSON.stringify({ entity: 'customers', action: 'list', params: { limit: 1 } })
  const answers = Array.from({ length: CALLS }, async () => {
    const answer = await slow.request({ method: 'POST', path: target.path, headers, body })
    await answer.body.dump()
    return answer.statusCode
  })
  while (waiting.size < CALLS) await new Promise((resolve) => setTimeout(resolve, 20))
  const times: number[] = []
  for (let count = 0; count < ASKED; count++) {
    const began = performance.now()
    const { body: list } = await quick.request({ method: 'GET', path: '/api/v1/integrations/connectors', headers })
    await list.dump()
    times.push(performance.now() - began)
  }
  for (const answer of waiting) answer()
  const statuses = new Set(await Promise.all(answers))
  await Promise.all([slow.close(), quick.close()])
  target.child.disconnect()
  server.close()
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(ASKED * 0.99)]!
  return `${database}: ${CALLS} slow calls open (all answered ${[...statuses].join(', ')}): connectors listed in ${p99.toFixed(1)} ms p99 (target 100)`
}
