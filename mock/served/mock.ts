/** The mock: a server on loopback that simulates third parties. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'
import {
  ConnectorError,
  type Credentials,
  type WholeRequest,
  type JsonObject,
  type ResolvedManifest,
} from 'plugboard/author'
import { type Fixture, readFixtures } from '../fixture/fixture.ts'
import { readRequest } from '../upstream.ts'
import {
  addressOf,
  answerTo,
  type Destination,
  errorResponse,
  type FieldSeeds,
  filePart,
  forBrowser,
  fromBrowser,
  type KindOptions,
  type ListFilters,
  ServedKind,
  type VendorChange,
} from 'plugboard/simulator'
import { fixtureResponses } from './recorded.ts'
import { reply, replyFile } from './reply.ts'
import { fateOf, type PlayedFailure, type Switches } from './switches.ts'

/** Options of `startMock`. */
export interface MockOptions extends Switches {
  /** Defaults to a free one. */
  readonly port?: number
  /** Number of records of an entity, or below a parent. Defaults to 25. */
  readonly records?: number
  /** Number of records by kind and entity. */
  readonly recordsOf?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Own fields of accounts by kind and entity. Others have a few made-up ones. */
  readonly ownFields?: Readonly<Record<string, FieldSeeds>>
  /** Size of a file, in bytes. Defaults to 4,096. */
  readonly fileBytes?: number
  /** Reads a kind's fixtures at its first request. They respond first. Defaults to the package's fixtures. */
  readonly fixtures?: false | ((kind: string) => Promise<readonly Fixture[]>)
  /** Headers of each response of a third party, such as a notice. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to echo authorized requests of no operation, instead of responding 404. */
  readonly echo?: boolean
  /** Accepted credentials by kind, beside tokens issued here. Defaults to any. */
  readonly credentials?: Readonly<Record<string, Credentials>>
  /** Called with each written record that has events, before the response. */
  readonly onChange?: (change: VendorChange) => void
  /** Called with every request after its response. */
  readonly log?: (served: Served) => void
}

/** A served request, without credentials. */
export interface Served {
  readonly kind?: string
  readonly method: string
  /** With the query, without credentials. */
  readonly path: string
  /** Absent without a response. */
  readonly status?: number
}

/** A running mock. */
export interface Mock {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** For a transport's `connectTo`: sends every origin here. */
  readonly connectTo: () => string
  /** The address of a third party's page in a browser, such as its consent page. */
  readonly consentPage: (url: string) => string
  /** Requests so far. */
  readonly requests: number
  /** The kinds served, and the host of each. */
  readonly hosts: Readonly<Record<string, string>>
  /** Example params of an operation such as `customers.get`. @param index of the record, from 0 */
  example(kind: string, operation: string, index?: number): JsonObject
  /** The filters of each list of a kind, without page and path params. */
  filters(kind: string): Readonly<Record<string, ListFilters>>
  /** Changes the first records of an entity. Lists of changes then contain them. */
  touch(kind: string, entity: string, count: number): void
  /** Removes the first records of an entity. Lists of deletions then contain them. */
  remove(kind: string, entity: string, count: number): void
  /** Serves a further kind, or replaces another version of it. The same version keeps its records. */
  play(manifest: ResolvedManifest): void
  close(): Promise<void>
}

const RECORDS = 25
const FILE_BYTES = 4096

/** Starts a mock of some kinds. One server simulates them all by the `host` header; a single kind needs none. */
export async function startMock(kinds: readonly ResolvedManifest[], options: MockOptions = {}): Promise<Mock> {
  const servedKind = (manifest: ResolvedManifest) => new ServedKind(manifest, kindOptions(manifest, options))
  let served = inOrder(kinds.map(servedKind))
  const kindOf = (kind: string) => {
    const found = served.find(({ manifest }) => manifest.kind === kind)
    if (!found) throw new ConnectorError('definition_not_found', `Cannot simulate ${kind}: it is not served`)
    return found
  }
  let requests = 0
  const server = createServer(
    requestListener(
      (message, response) => handle(message, response, served, options, ++requests),
      (error) => ({ error: { code: 'mock_failed', message: String(error) } }),
    ),
  )
  const origin = await listenAt(server, { host: '127.0.0.1', port: options.port ?? 0 })
  return {
    origin,
    connectTo: () => origin,
    consentPage: (url) => forBrowser(origin, url),
    get requests() {
      return requests
    },
    get hosts() {
      return Object.fromEntries(served.map(({ manifest, host }) => [manifest.kind, host]))
    },
    example: (kind, operation, index) => kindOf(kind).example(operation, index),
    filters: (kind) => kindOf(kind).filters(),
    touch: (kind, entity, count) => kindOf(kind).touch(entity, count),
    remove: (kind, entity, count) => kindOf(kind).remove(entity, count),
    play(manifest) {
      const { id, version } = manifest
      const [before] = served.filter((one) => one.manifest.id === id)
      if (before?.manifest.version === version) return
      served = inOrder([servedKind(manifest), ...served.filter((one) => one !== before)])
    },
    close: () => closeServer(server),
  }
}

/** Puts a kind at any host last, so that kinds with a known host match first. */
function inOrder(kinds: readonly ServedKind[]): ServedKind[] {
  return kinds.toSorted((a, b) => Number(a.plain.isAnyHost) - Number(b.plain.isAnyHost))
}

function kindOptions(
  { kind }: ResolvedManifest,
  { records, recordsOf, ownFields, fileBytes, fixtures, credentials, headers, echo = false, onChange }: MockOptions,
) {
  const given = credentials?.[kind]
  return {
    records: records ?? RECORDS,
    ...(recordsOf?.[kind] && { recordsOf: recordsOf[kind] }),
    ownFields: ownFields?.[kind],
    fileBytes: fileBytes ?? FILE_BYTES,
    headers,
    echo,
    onChange,
    ...(given && { credentials: given }),
    recorded: fixtures === false ? undefined : recordedBy(fixtures ?? readFixtures),
  }
}

/** Returns the responses of a kind's fixtures, read at its first request. */
function recordedBy(fixtures: (kind: string) => Promise<readonly Fixture[]>): KindOptions['recorded'] {
  return async (manifest, dataset) => fixtureResponses(manifest, await fixtures(manifest.kind), dataset)
}

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  kinds: readonly ServedKind[],
  options: MockOptions,
  count: number,
): Promise<void> {
  const request = fromBrowser(await readRequest(message))
  if (!URL.canParse(request.origin + request.path))
    return reply(response, errorResponse(400, 'invalid_request', 'The Host header and the path are not a URL.'))
  if (options.latencyMs) await wait(options.latencyMs)
  const address = addressOf(request, kinds)
  const fate = fateOf(options, count)
  const kind = address.tokens ?? address.site?.kind
  const report = (status?: number) => {
    const [path = ''] = request.path.split('?')
    options.log?.({
      ...(kind && { kind: kind.manifest.kind }),
      method: request.method,
      path: address.tokens || !kind ? path : kind.redact(request.path),
      ...(status !== undefined && { status }),
    })
  }
  if (fate === 'reset' || fate === 'hang') {
    report()
    if (fate === 'reset') message.socket.resetAndDestroy()
    return
  }
  const outcome = refused(request, address.site, fate) ?? (await answerTo(request, address, kinds))
  const isTruncated = fate === 'truncated'
  if ('file' in outcome) {
    const part = filePart(outcome.file, options.fileBytes ?? FILE_BYTES, request.headers.range)
    report(part.status)
    return replyFile(response, part, isTruncated)
  }
  report(outcome.status)
  return reply(response, outcome, isTruncated)
}

function refused(
  request: WholeRequest,
  site: Destination | undefined,
  fate: 'rate_limited' | PlayedFailure | undefined,
) {
  const isError = fate === 'error'
  if (!isError && fate !== 'rate_limited') return undefined
  const message = isError ? 'The mock fails on purpose.' : 'The mock limits its rate.'
  if (site) return site.kind.refuse(request, site.base, isError ? 'unavailable' : 'rate_limited', message)
  return errorResponse(isError ? 500 : 429, isError ? 'server_error' : 'rate_limited', message)
}
