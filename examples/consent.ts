import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, consent, type ConsentState } from 'plugboard'

const origin = process.env.APP_ORIGIN ?? 'http://127.0.0.1:8377'
const hubspot = await consent('hubspot', {
  clientId: process.env.HUBSPOT_CLIENT_ID!,
  clientSecret: process.env.HUBSPOT_CLIENT_SECRET!,
  redirectUri: `${origin}/connected`,
})

/** By browser: what its consent was started with. */
const started = new Map<string, ConsentState>()

async function answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(url!, origin)
  if (pathname === '/connect') {
    const [browser, { url: location, ...state }] = [randomUUID(), hubspot.start()]
    started.set(browser, state)
    response.writeHead(302, { location, 'set-cookie': `browser=${browser}; HttpOnly; SameSite=Lax` }).end()
    return
  }
  const browser = headers.cookie?.match(/browser=([\w-]+)/)?.[1] ?? ''
  const state = started.get(browser)
  started.delete(browser)
  if (pathname !== '/connected' || !state) {
    response.writeHead(404).end()
    return
  }
  try {
    // Store all of it, encrypted, before it is used.
    const { auth, credentials, config } = await hubspot.finish(search, state)
    const connector = await connect<string>('hubspot', { auth, credentials, config })
    const { records } = await connector.$execute('contacts', 'list', { limit: 2 })
    await connector.$close()
    response.end(`Connected: ${Array.isArray(records) ? records.length : 0} contacts`)
  } catch (error) {
    response.writeHead(400).end(JSON.stringify(error))
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
})
server.listen(Number(new URL(origin).port), '127.0.0.1', () => console.log(`${origin}/connect`))
server.unref()
