/** The mock upstream: a server on loopback that answers as the third parties of some kinds would. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  ConnectorError,
  type Credentials,
  type Exchange,
  type WholeRequest,
  type JsonObject,
  type ResolvedManifest,
} from 'plugboard/author'
import { type Fixture, readFixtures } from '../fixture.ts'
import { readRequest } from '../upstream.ts'
import { filePart, FILES_PATH, IGNORED_HEADER, STEPS_PATH } from './response/index.ts'
import { forBrowser, fromBrowser } from './consent.ts'
import type { ListFilters } from './filters/index.ts'
import { ServedKind } from './kind.ts'
import { reply, replyFile } from './reply.ts'
import type { KindBase } from './routes.ts'
import { fateOf, type PlayedFailure, type Switches } from './switches.ts'

/** What a mock is started with. */
export interface MockOptions extends Switches {
  /** A free one by default. */
  readonly port?: number
  /** Records of every entity, or below every parent; 25 by default. */
  readonly records?: number
  /** By kind and entity: how many records instead. */
  readonly recordsOf?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Bytes of every file; 4,096 by default. */
  readonly fileBytes?: number
  /** Reads a kind's fixtures, which answer first, when it is first asked for; those of the package by default. */
  readonly fixtures?: false | ((kind: string) => Promise<readonly Fixture[]>)
  /** By kind: only these credentials and the tokens issued here are accepted, instead of any. */
  readonly credentials?: Readonly<Record<string, Credentials>>
  /** Called with every request once it is answered. */
  readonly log?: (served: Served) => void
}

/** One request that was answered, without credentials. */
export interface Served {
  readonly kind?: string
  readonly method: string
  /** With the query, but for the credentials in it. */
  readonly path: string
  /** Absent when there was no answer. */
  readonly status?: number
  /** Params of a list that were checked but narrowed nothing, such as an order. */
  readonly ignored?: readonly string[]
}

/** A running mock. */
export interface Mock {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** For a transport's `connectTo`: every origin leads here. */
  readonly connectTo: () => string
  /** Where a browser finds a third party's page, such as the one on which owners consent. */
  readonly consentPage: (url: string) => string
  /** Requests so far. */
  readonly requests: number
  /** The kinds served, and the host of each. */
  readonly hosts: Readonly<Record<string, string>>
  /** Params that an operation such as `customers.get` can be called with. @param index which record it is about, from 0 */
  example(kind: string, operation: string, index?: number): JsonObject
  /** By the id of each list of a kind with such params: which of them narrow it. Pages and paths are left out. */
  filters(kind: string): Readonly<Record<string, ListFilters>>
  /** Has the first records of an entity be changed now, as lists of changes then say. */
  touch(kind: string, entity: string, count: number): void
  close(): Promise<void>
}

const RECORDS = 25
const FILE_BYTES = 4096

/** Starts a mock of some kinds. One server plays them all and distinguishes them by the `host` header; with one kind it needs none. */
export async function startMock(kinds: readonly ResolvedManifest[], options: MockOptions = {}): Promise<Mock> {
  // A kind that may be at any host comes last, so that it takes nothing from one whose host is known.
  const served = kinds
    .map((manifest) => new ServedKind(manifest, kindOptions(manifest, options)))
    .toSorted((a, b) => Number(a.plain.isAnyHost) - Number(b.plain.isAnyHost))
  const kindOf = (kind: string) => {
    const found = served.find(({ manifest }) => manifest.kind === kind)
    if (!found) throw new ConnectorError('definition_not_found', `Cannot play ${kind}: it is not served`)
    return found
  }
  let requests = 0
  const server = createServer((message, response) => {
    const count = ++requests
    handle(message, response, served, options, count).catch((error: unknown) => fail(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    connectTo: () => origin,
    consentPage: (url) => forBrowser(origin, url),
    get requests() {
      return requests
    },
    hosts: Object.fromEntries(served.map(({ manifest, host }) => [manifest.kind, host])),
    example: (kind, operation, index) => kindOf(kind).example(operation, index),
    filters: (kind) => kindOf(kind).filters(),
    touch: (kind, entity, count) => kindOf(kind).touch(entity, count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function kindOptions(
  { kind }: ResolvedManifest,
  { records, recordsOf, fileBytes, fixtures, credentials }: MockOptions,
) {
  const given = credentials?.[kind]
  return {
    records: records ?? RECORDS,
    ...(recordsOf?.[kind] && { recordsOf: recordsOf[kind] }),
    fileBytes: fileBytes ?? FILE_BYTES,
    ...(given && { credentials: given }),
    fixtures: async () => (fixtures === false ? [] : (fixtures ?? readFixtures)(kind)),
  }
}

/** Where a request leads. */
interface Site {
  readonly kind: ServedKind
  readonly base: KindBase
}

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  kinds: readonly ServedKind[],
  options: MockOptions,
  count: number,
): Promise<void> {
  const request = fromBrowser(await readRequest(message))
  if (options.latencyMs) await wait(options.latencyMs)
  const atEndpoint = kinds.filter(({ tokens }) => tokens.isEndpoint(request))
  const tokenSite = atEndpoint.find(({ tokens }) => tokens.takesGrant(request)) ?? atEndpoint[0]
  const site = tokenSite ? undefined : siteOf(request, kinds)
  const fate = fateOf(options, count)
  const kind = tokenSite ?? site?.kind
  const report = (status?: number, ignored?: string) => {
    const [path = ''] = request.path.split('?')
    options.log?.({
      ...(kind && { kind: kind.manifest.kind }),
      method: request.method,
      path: tokenSite || !kind ? path : kind.redact(request.path),
      ...(status !== undefined && { status }),
      ...(ignored !== undefined && { ignored: ignored.split(', ') }),
    })
  }
  if (fate === 'reset' || fate === 'hang') {
    report()
    if (fate === 'reset') message.socket.resetAndDestroy()
    return
  }
  const outcome =
    refused(request, site, fate) ?? tokenSite?.tokens.respond(request) ?? (await answered(request, site, kinds))
  const isTruncated = fate === 'truncated'
  if ('file' in outcome) {
    const part = filePart(outcome.file, options.fileBytes ?? FILE_BYTES, request.headers.range)
    report(part.status)
    return replyFile(response, part, isTruncated)
  }
  report(outcome.status, ignoredIn(outcome))
  return reply(response, outcome, isTruncated)
}

function ignoredIn({ headers }: Exchange['response']): string | undefined {
  const names = headers?.[IGNORED_HEADER]
  return names === undefined ? undefined : String(names)
}

function refused(request: WholeRequest, site: Site | undefined, fate: 'rate_limited' | PlayedFailure | undefined) {
  const isError = fate === 'error'
  if (!isError && fate !== 'rate_limited') return undefined
  const message = isError ? 'The mock fails on purpose.' : 'The mock limits its rate.'
  if (site) return site.kind.refuse(request, site.base, isError ? 'unavailable' : 'rate_limited', message)
  return errorResponse(isError ? 500 : 429, isError ? 'server_error' : 'rate_limited', message)
}

async function answered(
  request: WholeRequest,
  site: Site | undefined,
  kinds: readonly ServedKind[],
): Promise<Exchange['response'] | { readonly file: string }> {
  const [path = ''] = request.path.split('?')
  if (path.startsWith(FILES_PATH) && request.method === 'GET') {
    // File stores refuse what they did not sign, and a credential here would be a leak.
    if (request.headers.authorization !== undefined && !site)
      return errorResponse(400, 'credentials_not_wanted', 'A file store gets no credentials.')
    return { file: path.slice(FILES_PATH.length) }
  }
  if (path.startsWith(STEPS_PATH)) {
    if (request.headers.authorization !== undefined && !site)
      return errorResponse(400, 'credentials_not_wanted', 'A URL on another host gets no credentials.')
    for (const kind of kinds) {
      const answer = kind.respondToUrl(request)
      if (answer) return answer
    }
  }
  if (site) return site.kind.respond(request, site.base)
  const hosts = kinds.map(({ host }) => host).join(', ')
  return errorResponse(
    404,
    'no_kind',
    `No kind has the host ${new URL(request.origin).hostname}; the hosts are ${hosts}.`,
  )
}

/** A fault of the mock itself; where the caller went away nobody is informed. */
async function fail(response: ServerResponse, error: unknown): Promise<void> {
  if (response.headersSent || response.destroyed) response.destroy()
  else await reply(response, errorResponse(500, 'mock_failed', String(error)))
}

function errorResponse(status: number, code: string, message: string): Exchange['response'] {
  return { status, headers: {}, body: { error: { code, message } } }
}

function siteOf(request: WholeRequest, kinds: readonly ServedKind[]): Site | undefined {
  const { hostname } = new URL(request.origin)
  const sites = kinds.flatMap((kind) => kind.basesAt(hostname).map((base) => ({ kind, base })))
  const known = sites.filter(({ base }) => !base.isAnyHost || base.example === hostname)
  const site = known.length > 0 ? bestOf(request, known) : ownersOf(request, sites)
  if (site) return site
  const isPlain = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]'
  const [only, second] = kinds
  return isPlain && only && !second ? { kind: only, base: only.plain } : undefined
}

/** Of kinds that share a host, as those of one vendor do, the one that the request fits best. */
function bestOf(request: WholeRequest, sites: readonly Site[]): Site {
  const [only, second] = sites
  if (!second) return only!
  const fits = sites.map((site) => ({ site, fit: site.kind.fit(request, site.base) }))
  return fits.toSorted((a, b) => b.fit - a.fit)[0]!.site
}

/**
 * The kind that is at a host of its owner's own, if the request fits one.
 * @throws ConnectorError `invalid_fixture` where it fits several alike
 */
function ownersOf(request: WholeRequest, sites: readonly Site[]): Site | undefined {
  const fits = sites.map((site) => ({ site, fit: site.kind.fit(request, site.base) })).filter(({ fit }) => fit > 0)
  const most = Math.max(...fits.map(({ fit }) => fit))
  const [best, second] = fits.filter(({ fit }) => fit === most)
  if (second)
    throw new ConnectorError(
      'invalid_fixture',
      `Cannot tell whose ${request.method} ${request.path.split('?')[0]} is: ${fits.map(({ site }) => site.kind.manifest.kind).join(' and ')} may be at ${new URL(request.origin).hostname}`,
      { hint: 'Serve one of them at a time.' },
    )
  return best?.site
}
