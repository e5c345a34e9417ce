/** The sandbox behind a third party's moods: credentials that are refused, and a consent that gives access to two sites. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '../../mock/index.ts'
import type { StartSandbox } from '../../server/index.ts'

/** Credentials that hold this are refused. */
export const REFUSED = 'refused-key'

const SITES = [
  { id: '11111111-2222-4333-8444-555555555555', url: 'https://north.example.net', name: 'north', scopes: [] },
  { id: '66666666-7777-4888-9999-000000000000', url: 'https://south.example.net', name: 'south', scopes: [] },
]

/** A sandbox that answers for some requests itself. */
export const startMoodySandbox: StartSandbox = async (plans) => {
  const sandbox = await startSandbox(plans)
  const server = createServer((incoming, response) => {
    const { method, url = '', headers } = incoming
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (headers.authorization?.includes(REFUSED)) return json(401, { error: { message: 'Invalid API Key provided' } })
    if (url.startsWith('/oauth/token/accessible-resources')) return json(200, SITES)
    const target = sandbox.connectTo()
    const sent = request(`${target}${url}`, { method, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    connectTo: () => origin,
    consentPage: sandbox.consentPage,
    clients: sandbox.clients,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await sandbox.close()
    },
  }
}
