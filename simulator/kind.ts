/** A simulated kind: its routes, credentials, tokens and records. */
import { isDeepStrictEqual } from 'node:util'
import { ConnectorError } from '../runtime/base/errors.ts'
import type { Credentials } from '../runtime/auth/index.ts'
import type { Exchange } from '../runtime/transport/index.ts'
import { isOwnAction } from '../runtime/base/actions.ts'
import type { WholeRequest } from '../runtime/base/http.ts'
import { isObject, type JsonObject, own } from '../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../runtime/manifest/index.ts'
import {
  BegunOperations,
  emptyResponse,
  isAboutKnown,
  isOfAnother,
  isOwnFeed,
  lastResponse,
  refuse,
  type Refusal,
  respond,
  type StepAddress,
  type UnderstoodCall,
  type Vendor,
  type VendorResponse,
} from './response/index.ts'
import { Filters, type ListFilters } from './filters/index.ts'
import { credentialQuery, isAuthorized, TokenServer } from './auth/index.ts'
import { Dataset, type DatasetOptions, exampleParams } from './records/index.ts'
import { pathBelow, requestPath, RequestReader } from './request/index.ts'
import {
  basesOf,
  type Candidate,
  constantsIn,
  givenInBody,
  hasBodyConstants,
  type KindBase,
  routeFinder,
} from './routes.ts'
import { echoOf } from './echo.ts'
import { memoized, type MockResponse } from './values/index.ts'
import { changeOf, type VendorChange } from './written.ts'

/** The recorded responses of a vendor. */
export interface RecordedResponses {
  /** The recorded response to a request. @param isNamed whether the request names the vendor's host */
  find(request: WholeRequest, isNamed: boolean): Exchange['response'] | undefined
  /** Whether a call is for the page after a recorded one. */
  isNextPage(call: UnderstoodCall): boolean
}

/** Options of a simulated kind. */
export interface KindOptions extends DatasetOptions {
  /** Size of each file in bytes. */
  readonly fileBytes: number
  /** Records in a page where neither the caller nor the manifest sets a number; 10 by default. */
  readonly pageSize?: number
  readonly credentials?: Credentials
  /** Headers of each response, such as a notice. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the response to a request of no operation echoes it, instead of not found. */
  readonly echo?: boolean
  /** Called with each written record that has events, before the response. */
  readonly onChange?: (change: VendorChange) => void
  /** Reads the recorded responses with the first request, and adds their records to the dataset. */
  readonly recorded?: (manifest: ResolvedManifest, dataset: Dataset) => Promise<RecordedResponses>
}

const PAGE_SIZE = 10

/** The actions that return several records. */
const LISTING: readonly string[] = ['list', 'api_search']

/** A simulated kind. It compiles an operation with its first request. */
export class ServedKind {
  readonly manifest: ResolvedManifest
  readonly tokens: TokenServer
  /** An example of the kind's host. */
  readonly host: string
  /** The base URL of requests that name no vendor. */
  readonly plain: KindBase
  readonly #options: KindOptions
  readonly #vendor: Vendor
  readonly #bases: readonly KindBase[]
  readonly #find: ReturnType<typeof routeFinder>
  /** Names of query entries that hold credentials. */
  readonly #hidden: ReadonlySet<string>
  readonly #begun: BegunOperations
  readonly #readerOf = memoized((operation: ResolvedOperation) => new RequestReader(operation, this.#hidden))
  #recorded: Promise<RecordedResponses> | undefined

  constructor(manifest: ResolvedManifest, options: KindOptions) {
    const { fileBytes, credentials, pageSize = PAGE_SIZE } = options
    this.manifest = manifest
    this.#options = options
    const dataset = new Dataset(manifest, options)
    this.#vendor = { manifest, dataset, filters: new Filters(manifest, dataset), fileBytes, pageSize }
    this.tokens = new TokenServer(manifest, credentials)
    const bases = basesOf(manifest)
    this.#bases = bases
    this.host = bases[0].example
    this.plain = { ...bases[0], variants: Object.values(manifest.auth) }
    this.#find = routeFinder(manifest)
    this.#begun = new BegunOperations(manifest.kind, manifest.operations)
    this.#hidden = credentialQuery(Object.values(manifest.auth))
  }

  /** The base URLs at a host, the manifest's own first. */
  basesAt(host: string): readonly KindBase[] {
    return this.#bases.filter((base) => base.host.test(host))
  }

  /**
   * Rates a request: 0 without an operation, 1 for a faulty one, 2 and more for a valid one, by the constants in its
   * query.
   */
  fit(request: WholeRequest, base: KindBase): number {
    const candidates = this.#find(request, base)
    if (candidates.length === 0) return 0
    const constants = candidates.map((candidate) => {
      const isRight = this.#readerOf(candidate.operation).read(request, candidate.inPath).faults.length === 0
      return (isRight ? constantsIn(candidate.operation, request) : undefined) ?? -1
    })
    return 2 + Math.max(...constants)
  }

  /** The operation of a request, such as `customers.list`; undefined for a request of no operation. */
  operationOf(request: WholeRequest, base: KindBase): string | undefined {
    const best = this.#understand(request, this.#find(request, base))
    return best && `${best.operation.entity}.${best.operation.action}`
  }

  /** The records: made-up, given and written ones. */
  get dataset(): Dataset {
    return this.#vendor.dataset
  }

  /** The path of a request without the credentials in its query. */
  redact(path: string): string {
    const [before = '', ...search] = path.split('?')
    if (search.length === 0) return before
    const pairs = search.join('?').split('&')
    const shown = pairs.map((pair) => (this.#hidden.has(nameIn(pair)) ? `${nameIn(pair)}=…` : pair))
    return `${before}?${shown.join('&')}`
  }

  /** Refuses a request without reading it. */
  refuse(request: WholeRequest, base: KindBase, refusal: Refusal, message: string): MockResponse {
    return this.#withHeaders(refuse(this.#find(request, base)[0]?.operation ?? this.#anyOperation(), refusal, message))
  }

  /** Responds to a request: with a fixture's response where the fixture has the request, else from the dataset. */
  async respond(request: WholeRequest, base: KindBase): Promise<VendorResponse | Exchange['response']> {
    const { credentials } = this.#options
    const accepted = {
      isIssued: (token: string) => this.tokens.isIssued(token),
      ...(credentials && { given: credentials }),
    }
    if (!isAuthorized(base.variants, request, accepted))
      return this.refuse(request, base, 'unauthorized', 'The credentials are missing or wrong.')
    const { dataset } = this.#vendor
    this.#recorded ??= this.#options.recorded?.(this.manifest, dataset)
    const recorded = await this.#recorded
    const found = recorded?.find(request, base.host.test(new URL(request.origin).hostname))
    return this.#withHeaders(found ?? this.#respondFromDataset(request, base, recorded))
  }

  #withHeaders<T extends VendorResponse | Exchange['response']>(response: T): T {
    const { headers } = this.#options
    return headers && !('file' in response) ? { ...response, headers: { ...response.headers, ...headers } } : response
  }

  #respondFromDataset(request: WholeRequest, base: KindBase, recorded: RecordedResponses | undefined): VendorResponse {
    const candidates = this.#find(request, base)
    const best = this.#understand(request, candidates)
    const step = !best || best.rank > 1 ? this.#stepOf(request, base, best !== undefined) : undefined
    if (step) return this.#respondToStep(step, request)
    if (!best && this.#options.echo) return echoOf({ ...request, path: this.redact(request.path) })
    if (!best)
      return refuse(this.#anyOperation(), 'not_found', `No operation has ${request.method} ${requestPath(request)}.`)
    if (best.faults.length > 0) return refuse(best.operation, 'invalid', `${best.faults.join('; ')}.`)
    if (best.operation.steps) {
      this.#begun.begin(best.operation, best.params)
      return this.#begun.response({ operation: best.operation, index: 0 }, new URL(request.origin + request.path))
    }
    const downloads = candidates.map(({ operation }) => operation).filter(({ file }) => file?.url !== undefined)
    const call = { ...best, url: new URL(request.origin + request.path), downloads }
    const response = this.#withRowsOf(candidates, call, this.#respondTo(call))
    // The dataset has neither the cursor of a recorded page nor its parent: the list ends there.
    const isUnknown = 'status' in response && response.status >= 400
    return isUnknown && recorded?.isNextPage(call) ? emptyResponse(call.operation) : response
  }

  /** Responds to a request at a URL from an earlier response; undefined for any other URL. */
  respondToUrl(request: WholeRequest): VendorResponse | undefined {
    const step = this.#begun.byUrl(requestPath(request))
    return step && this.#respondToStep(step, request)
  }

  #respondTo(call: UnderstoodCall): VendorResponse {
    const { dataset } = this.#vendor
    const response = respond(this.#vendor, call)
    for (const write of dataset.takeWrites()) {
      const change = changeOf(this.#vendor, write)
      if (change) this.#options.onChange?.(change)
    }
    return response
  }

  /** A record with the rows in it, where one request gets a record and lists what it has: the answer is that of both. */
  #withRowsOf(candidates: readonly Candidate[], call: UnderstoodCall, response: VendorResponse): VendorResponse {
    const isGet = call.operation.action === 'get' && 'status' in response && response.status < 400
    const list = candidates.find(
      ({ operation }) => operation.action === 'list' && isSameRequest(operation, call.operation),
    )
    if (!isGet || !list) return response
    const rows = this.#respondTo({ ...call, operation: list.operation })
    return 'status' in rows && rows.status < 400 ? withBodyOf(response, rows) : response
  }

  #stepOf(request: WholeRequest, { path: base }: KindBase, isOwn: boolean): StepAddress | undefined {
    if (this.#begun.isEmpty) return undefined
    const path = requestPath(request)
    return this.#begun.byRequest(request, pathBelow(base, path) ?? path, isOwn)
  }

  #respondToStep(step: StepAddress, request: WholeRequest): VendorResponse {
    const url = new URL(request.origin + request.path)
    const { operation, index } = step
    if (index < (operation.steps?.length ?? 0)) return this.#begun.response(step, url)
    const params = this.#begun.paramsOf(step, url)
    const given = this.#respondTo({ operation, params, url, downloads: operation.file?.url ? [operation] : [] })
    return 'file' in given ? given : lastResponse(given, step)
  }

  /** The params of an example call of an operation. @throws ConnectorError `unsupported_action` */
  example(id: string, index = 0): JsonObject {
    const operation = own(this.manifest.operations, id)
    if (!operation)
      throw new ConnectorError('unsupported_action', `Cannot show an example: ${this.manifest.kind} has no ${id}`)
    const { dataset, filters } = this.#vendor
    const params = exampleParams(this.manifest, dataset, operation, index)
    const home = dataset.relations.home(operation.entity)
    const ordinal = LISTING.includes(operation.action) ? dataset.list(home)[index] : undefined
    return ordinal === undefined
      ? params
      : { ...params, ...filters.exampleOf(operation, dataset.record(home, ordinal), params) }
  }

  /** The filters of each list with params besides those of its pages, by operation ID. */
  filters(): Record<string, ListFilters> {
    const lists = Object.entries(this.manifest.operations).filter(([, { action }]) => LISTING.includes(action))
    const all = lists.map(([id, operation]) => [id, this.#vendor.filters.of(operation)] as const)
    return Object.fromEntries(all.filter(([, { applied, refused }]) => applied.length + refused.length > 0))
  }

  /** Marks the first records of an entity as changed now. */
  touch(entity: string, count: number): void {
    const { dataset } = this.#vendor
    for (const ordinal of dataset.all(entity).slice(0, count)) dataset.touch(entity, ordinal)
  }

  /** Removes the first records of an entity now. */
  remove(entity: string, count: number): void {
    const { dataset } = this.#vendor
    for (const ordinal of dataset.all(entity).slice(0, count)) dataset.remove(entity, ordinal)
  }

  #anyOperation(): ResolvedOperation {
    const [first] = Object.values(this.manifest.operations)
    if (!first)
      throw new ConnectorError('invalid_fixture', `Cannot simulate ${this.manifest.kind}: it has no operations`)
    return first
  }

  /**
   * The operation of a request: the one with the fewest faults, and of several the one whose record exists. Between operations alike, an
   * action such as `create` comes before one that only the kind has, then the one with the longest fixed body. One whose fixed body the
   * request lacks comes last.
   */
  #understand(request: WholeRequest, candidates: readonly Candidate[]) {
    const read = candidates.map((candidate) => {
      const { operation } = candidate
      const { params, faults } = this.#readerOf(candidate.operation).read(request, candidate.inPath)
      const isKnown = faults.length === 0 && isAboutKnown(this.#vendor, { operation, params })
      const isSecondary = operation.file?.url !== undefined || isOfAnother(this.manifest, operation, params)
      // A feed of one entity comes before the list of all events.
      const isFeed = !isSecondary && isOwnFeed(this.manifest, operation)
      const rank = faults.length * 4 + (isKnown ? 0 : 2) + (isSecondary ? 1 : 0) - (isFeed ? 0.5 : 0)
      return { operation, params, faults, rank }
    })
    const lacking = ({ operation }: (typeof read)[number]) => Number(!hasBodyConstants(operation, request))
    const ownness = ({ operation }: (typeof read)[number]) => Number(isOwnAction(operation.action))
    return read.sort(
      (a, b) =>
        a.rank - b.rank ||
        lacking(a) - lacking(b) ||
        ownness(a) - ownness(b) ||
        givenInBody(b.operation) - givenInBody(a.operation),
    )[0]
  }
}

/** Whether two operations send the same: neither has an entry in the query that the other lacks. */
function isSameRequest(one: ResolvedOperation, other: ResolvedOperation): boolean {
  const names = ({ query }: ResolvedOperation) => query.map(({ name }) => name).toSorted()
  return isDeepStrictEqual(names(one), names(other))
}

function withBodyOf(response: MockResponse, { body }: MockResponse): MockResponse {
  return isObject(response.body) && isObject(body) ? { ...response, body: { ...response.body, ...body } } : response
}

function nameIn(pair: string): string {
  return decodeURIComponent(pair.replace(/=.*$/s, '').replaceAll('+', ' '))
}
