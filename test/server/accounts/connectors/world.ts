/** A world for connectors: one database, several processes' rooms on it, and a third party with single-use refresh tokens. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import { undiciTransport } from '../../../../runtime/index.ts'
import { type Catalogue, createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Connectors, ConnectorsOptions, ConnectorVault } from '../../../../server/accounts/connectors/index.ts'
import type { Log } from '../../../../server/ground/observe/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { ACME } from '../../../support/acme.ts'
import { openConnectors } from '../../../support/connectors.ts'

const ENTITIES = `entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
`

/**
 * The catalogue with a kind for tests, `acme`: a static key, or OAuth with rotating refresh tokens.
 * @param variants further auth variants, as YAML
 */
export async function acmeCatalogue(variants = ''): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'acme-'))
  try {
    await writeFile(join(folder, 'acme.yaml'), ACME + variants + ENTITIES)
    return await createCatalogue({ files: [join(folder, 'acme.yaml')], baseUrl: () => 'http://127.0.0.1:8000' })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A vault that binds to its owner and refuses what was changed, without the cost of a cipher; it counts what it opens. */
export function testVault(): ConnectorVault & { opened: number } {
  const bound = (owner: object, plain: string) => Buffer.from(JSON.stringify([owner, plain])).toString('base64')
  const vault = {
    opened: 0,
    seal: async (owner: object, plain: string) => Buffer.from(bound(owner, plain)),
    async open(owner: object, sealed: Buffer) {
      vault.opened++
      const plain = plainOf(sealed)
      if (plain !== undefined && bound(owner, plain) === sealed.toString()) return plain
      throw new ServerError('credentials_unreadable', 'Cannot open credentials: they are not what was sealed')
    },
  }
  return vault
}

function plainOf(sealed: Buffer): string | undefined {
  try {
    return (JSON.parse(Buffer.from(sealed.toString(), 'base64').toString()) as [object, string])[1]
  } catch {
    return undefined
  }
}

/** A log that keeps its lines. */
export function testLog(): Log & { lines: string[] } {
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  return { lines, debug: write, info: write, warn: write, error: write, flush: () => {} }
}

/** A third party over loopback: an API that takes live access tokens, and a token endpoint. */
export interface Provider {
  readonly origin: string
  /** How many refreshes it was asked for, and how many of them reused a token that was used before. */
  readonly counts: { refreshes: number; reuses: number; calls: number; refused: number }
  /** Authorization values by the socket they came on. */
  readonly sockets: Map<Socket, Set<string>>
  /** Answers of the token endpoint before it works again. */
  readonly failures: { status: number; body: object }[]
  /** How long a refresh takes, in milliseconds. */
  delayMs: number
  /** Every refresh and call waits for it, once it is counted. */
  held: Promise<void> | undefined
  /** A grant: its first refresh token, whose family dies when a used one comes back. */
  grant(): string
  /** Ends every access token early. */
  revokeAccess(): void
  /** Refuses the next call, whatever its credentials. */
  refuseOnce(): void
  /** Ends every grant. */
  revokeGrants(): void
  /** Is done when a refresh with that token has come. */
  asked(token: string): Promise<void>
  /** For how long a grant lives that is not used, in milliseconds by the provider's clock. */
  unusedMs: number
  /** Static keys that are good. */
  readonly keys: Set<string>
  close(): Promise<void>
}

/** Starts a provider. @param now its clock, by which unused grants end */
export async function startProvider(now = Date.now): Promise<Provider> {
  const families = new Map<string, { current: string; used: Set<string>; isDead: boolean; usedAt: number }>()
  const access = new Map<string, string>()
  const sockets = new Map<Socket, Set<string>>()
  const waiting = new Map<string, () => void>()
  let refusals = 0
  const provider = {
    origin: '',
    asked: (token: string) => new Promise<void>((resolve) => void waiting.set(token, resolve)),
    counts: { refreshes: 0, reuses: 0, calls: 0, refused: 0 },
    sockets,
    failures: [] as { status: number; body: object }[],
    delayMs: 0,
    unusedMs: Infinity,
    held: undefined as Promise<void> | undefined,
    keys: new Set(['good-key-0123456789']),
    grant() {
      const name = randomUUID()
      const current = `${name}.${randomUUID()}`
      families.set(name, { current, used: new Set(), isDead: false, usedAt: now() })
      return current
    },
    revokeAccess: () => access.clear(),
    refuseOnce: () => void (refusals = 1),
    revokeGrants() {
      for (const family of families.values()) family.isDead = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  /** The rotation is done before the answer is on its way, as at a real provider. */
  async function refresh(form: URLSearchParams, response: ServerResponse): Promise<void> {
    provider.counts.refreshes++
    const failure = provider.failures.shift()
    const token = form.get('refresh_token') ?? ''
    waiting.get(token)?.()
    const name = token.split('.')[0]!
    const family = families.get(name)
    if (family?.used.has(token)) {
      provider.counts.reuses++
      family.isDead = true
    }
    if (family && now() - family.usedAt > provider.unusedMs) family.isDead = true
    const isGood = !failure && family && !family.isDead && family.current === token
    const next = `${name}.${randomUUID()}`
    const accessToken = `access-${randomUUID()}`
    if (isGood) {
      family.used.add(token)
      family.current = next
      family.usedAt = now()
      access.set(accessToken, name)
    }
    await provider.held
    if (provider.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, provider.delayMs))
    if (failure) return json(response, failure.status, failure.body)
    if (!isGood) return json(response, 400, { error: 'invalid_grant' })
    json(response, 200, { access_token: accessToken, refresh_token: next, expires_in: 3600 })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url === '/token') return refresh(new URLSearchParams(Buffer.concat(chunks).toString()), response)
    provider.counts.calls++
    const authorization = request.headers.authorization ?? ''
    sockets.set(request.socket, (sockets.get(request.socket) ?? new Set()).add(authorization))
    await provider.held
    const token = authorization.replace('Bearer ', '')
    const family = families.get(access.get(token) ?? '')
    const isTaken = provider.keys.has(token) || (family && !family.isDead)
    if (isTaken && refusals-- <= 0) return json(response, 200, { data: [{ id: token }] })
    provider.counts.refused++
    json(response, 401, { message: 'no' })
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** An organization with a customer, made for one test. */
export interface Owner {
  readonly organizationId: string
  readonly customer: { readonly id: string; readonly externalUserId: string }
}

/** Inserts an organization with a customer. */
export async function makeOwner(database: Database, organizationId: string = randomUUID()): Promise<Owner> {
  await database.query('insert into organizations (id, name) values ($1, $2) on conflict do nothing', [
    organizationId,
    'O',
  ])
  const id = randomUUID()
  const externalUserId = `user-${id}`
  await database.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
    id,
    organizationId,
    externalUserId,
  ])
  return { organizationId, customer: { id, externalUserId } }
}

/** The room of one process, which reaches the provider. */
export function roomOn(
  database: Database,
  catalogue: Catalogue,
  provider: Provider,
  vault: ConnectorVault,
  more: Partial<Omit<ConnectorsOptions, 'notifications'>> = {},
): Promise<Connectors> {
  const transport = () => undiciTransport({ connectTo: () => provider.origin })
  return openConnectors({ database, catalogue, vault, log: testLog(), transport, ...more })
}

/** One call as execute makes it. */
export async function callOnce(room: Connectors, owner: Owner, id: string): Promise<unknown> {
  const { execute } = await import('../../../../runtime/index.ts')
  const opened = await room.open({ organizationId: owner.organizationId }, id)
  let failure: unknown
  try {
    const { records } = await execute(opened.plan, { entity: 'items', action: 'list' }, opened.connection)
    room.touch(opened.connector)
    return records
  } catch (error) {
    failure = error
    throw error
  } finally {
    opened.release(failure)
  }
}
