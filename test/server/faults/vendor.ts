/** The third party of `acme` on loopback: keeps a ledger of writes, rotates refresh tokens, and answers as badly as a test asks. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Answers one request in place of the vendor; true when it did. */
export type Behave = (request: IncomingMessage, response: ServerResponse, body: string) => boolean | Promise<boolean>

/** A running third party. */
export interface Vendor {
  readonly origin: string
  /** Names of the items that were created, in turn: it applies a write before it answers. */
  readonly ledger: string[]
  /** Authorization values by the socket that they came on. */
  readonly bearers: Map<Socket, Set<string>>
  readonly counts: { refreshes: number; reuses: number; calls: number }
  /** Open sockets. */
  readonly sockets: ReadonlySet<Socket>
  /** Called first for each request that is not one for tokens. */
  behave: Behave | undefined
  /** So many token requests are never answered, and change nothing. */
  tokenHangs: number
  /** How long a refresh takes once the tokens are rotated, in milliseconds. */
  refreshMs: number
  /** How long its access tokens are good. */
  expiresSeconds: number
  /** Answers of the token endpoint before it works again. */
  readonly failures: { status: number; body: object }[]
  /** The first refresh token of a new grant. */
  grant(): string
  /** Is done when a request of that path has come. */
  asked(path: string): Promise<void>
  close(): Promise<void>
}

interface Family {
  current: string
  isDead: boolean
  readonly used: Set<string>
}

/** Starts a third party that takes every key which begins with `key-`, and the access tokens that it issued. */
export async function startVendor(): Promise<Vendor> {
  const families = new Map<string, Family>()
  const access = new Map<string, Family>()
  const waiting = new Map<string, (() => void)[]>()
  const sockets = new Set<Socket>()
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => void handle(request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  const vendor: Vendor = {
    origin: '',
    ledger: [],
    bearers: new Map(),
    counts: { refreshes: 0, reuses: 0, calls: 0 },
    sockets,
    behave: undefined,
    tokenHangs: 0,
    refreshMs: 0,
    expiresSeconds: 3600,
    failures: [],
    grant() {
      const family = { current: randomUUID(), isDead: false, used: new Set<string>() }
      const token = `${randomUUID()}.${family.current}`
      families.set(token.split('.')[0]!, family)
      return token
    },
    asked: (path) => new Promise((resolve) => waiting.set(path, [...(waiting.get(path) ?? []), resolve])),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return
    }
    const body = Buffer.concat(chunks).toString()
    const path = request.url!.split('?')[0]!
    for (const resolve of waiting.get(path) ?? []) resolve()
    waiting.delete(path)
    if (path === '/token') return refresh(new URLSearchParams(body), response)
    vendor.counts.calls++
    const bearer = request.headers.authorization ?? ''
    vendor.bearers.set(request.socket, (vendor.bearers.get(request.socket) ?? new Set()).add(bearer))
    const token = bearer.replace('Bearer ', '')
    const family = access.get(token)
    if (!token.startsWith('key-') && (!family || family.isDead)) return json(response, 401, { message: 'no' })
    if (await vendor.behave?.(request, response, body)) return
    answer(request, response, path, body)
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string, body: string): void {
    if (request.method === 'POST') {
      const { name } = JSON.parse(body) as { name: string }
      vendor.ledger.push(name)
      return json(response, 200, { id: String(vendor.ledger.length), name })
    }
    if (path.startsWith('/files/')) return void response.writeHead(200, { 'content-length': FILE.length }).end(FILE)
    if (path === '/items') return json(response, 200, { data: [{ id: request.headers.authorization }] })
    json(response, 200, { id: path.slice('/items/'.length) })
  }

  /** The rotation is done before the answer is on its way, as at a real provider. */
  async function refresh(form: URLSearchParams, response: ServerResponse): Promise<void> {
    vendor.counts.refreshes++
    if (vendor.tokenHangs-- > 0) return
    vendor.tokenHangs = 0
    const failure = vendor.failures.shift()
    if (failure) return json(response, failure.status, failure.body)
    const [name = '', current = ''] = (form.get('refresh_token') ?? '').split('.')
    const family = families.get(name)
    if (family?.used.has(current)) {
      vendor.counts.reuses++
      family.isDead = true
    }
    const isGood = family && !family.isDead && family.current === current
    const accessToken = `access-${randomUUID()}`
    const next = randomUUID()
    if (isGood) {
      family.used.add(current)
      family.current = next
      access.set(accessToken, family)
    }
    if (vendor.refreshMs > 0) await new Promise((resolve) => setTimeout(resolve, vendor.refreshMs))
    if (!isGood) return json(response, 400, { error: 'invalid_grant' })
    const { expiresSeconds } = vendor
    json(response, 200, { access_token: accessToken, refresh_token: `${name}.${next}`, expires_in: expiresSeconds })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(vendor, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** What every file holds. */
export const FILE = Buffer.alloc(200_000, 'plugboard ')

/** Answers JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
