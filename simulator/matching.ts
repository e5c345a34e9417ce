/** Matches the requests of other programs to the operations of a kind. */
import { isObject, type JsonObject } from '../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../runtime/manifest/index.ts'
import type { WholeRequest } from '../runtime/base/http.ts'
import { credentialQuery } from './auth/index.ts'
import { jsonBody, pathBelow, requestPath, RequestReader } from './request/index.ts'
import { basesOf, type Candidate, constantsIn, hasBodyConstants, type KindBase, routeFinder } from './routes.ts'

/** An operation that a request may be a call of. */
export interface MatchedRequest {
  /** `customers.list` */
  readonly operation: string
  readonly params: JsonObject
  /** The parts of the request that the operation does not send, as sentences. */
  readonly faults: readonly string[]
  /** Whether the request has every constant of the operation. One without may have another purpose. */
  readonly hasConstants: boolean
  /** The version in the request's path where it differs from the kind's: `v59.0`. */
  readonly otherVersion?: string
}

/** Matches requests to the operations of a kind, by method, host and path. A GraphQL request matches by its first field. */
export class RequestMatcher {
  readonly #bases: readonly KindBase[]
  readonly #find: ReturnType<typeof routeFinder>
  readonly #hidden: ReadonlySet<string>

  constructor(manifest: ResolvedManifest) {
    this.#bases = basesOf(manifest)
    this.#find = routeFinder(manifest, asksForTheSame)
    this.#hidden = credentialQuery(Object.values(manifest.auth))
  }

  /** Whether a host is one of the vendor's own, and not of a customer. */
  isAt(host: string): boolean {
    return this.#bases.some((base) => !base.isAnyHost && base.host.test(host))
  }

  /**
   * The operations that a request may be a call of, those with the fewest faults first.
   * @param hasHost whether the request has its real origin; else its path may begin at any base URL of the kind
   */
  match(request: WholeRequest, hasHost: boolean): MatchedRequest[] {
    const { hostname } = new URL(request.origin)
    const bases = hasHost ? this.#bases.filter((base) => base.host.test(hostname)) : this.#bases
    const found = bases.flatMap((base) => {
      const placed = placedAt(base, request, hasHost)
      return placed.flatMap((asked) => this.#find(asked, base).map((candidate) => ({ candidate, asked })))
    })
    const seen = new Set<ResolvedOperation>()
    return found
      .filter(({ candidate: { operation } }) => !seen.has(operation) && seen.add(operation))
      .map(({ candidate, asked }) => ({ ...this.#read(candidate, asked), ...versionOf(request, asked) }))
      .toSorted((a, b) => a.faults.length - b.faults.length)
  }

  #read({ operation, inPath }: Candidate, request: WholeRequest): MatchedRequest {
    const { params, faults } = new RequestReader(operation, this.#hidden).read(request, inPath)
    const hasConstants = constantsIn(operation, request) !== undefined && hasBodyConstants(operation, request)
    const lacks = hasConstants ? [] : ['a constant is missing']
    return { operation: `${operation.entity}.${operation.action}`, params, faults: [...faults, ...lacks], hasConstants }
  }
}

/** A request below a base URL: unchanged where it fits, else with the version of the base URL. */
function placedAt(base: KindBase, request: WholeRequest, hasHost: boolean): WholeRequest[] {
  const origin = hasHost ? request.origin : `https://${base.example}`
  const start = base.path.replaceAll('[^/]+', 'x').replaceAll('\\', '')
  const version = start.split('/').find((part) => VERSION.test(part))
  const asked = request.path.split('/').find((part) => VERSION.test(part))
  const inOurs = version && asked ? [request.path.replace(`/${asked}/`, `/${version}/`)] : []
  const below = hasHost ? [] : [start + request.path]
  const paths = [request.path, ...inOurs, ...below].filter(
    (path) => pathBelow(base.path, requestPath({ path })) !== undefined,
  )
  return paths.slice(0, 1).map((path) => ({ ...request, origin, path }))
}

/** A version in a path: `v3`, `v59.0`, `2026-01`. */
const VERSION = /^(?:v\d+(?:\.\d+)*|\d{4}-\d\d(?:-\d\d)?)$/

function versionOf(request: WholeRequest, asked: WholeRequest): Pick<MatchedRequest, 'otherVersion'> {
  const [theirs, ours] = [request, asked].map(({ path }) => path.split('/').find((part) => VERSION.test(part)))
  return theirs !== undefined && ours !== undefined && theirs !== ours ? { otherVersion: theirs } : {}
}

/** Whether a GraphQL request has the first field of an operation's document. */
function asksForTheSame({ body }: ResolvedOperation, request: WholeRequest): boolean {
  if (body?.from !== 'graphql') return true
  const sent = jsonBody(request)
  const asked = isObject(sent) && typeof sent.query === 'string' ? firstField(sent.query) : undefined
  return asked !== undefined && asked === firstField(body.document)
}

const FIRST_FIELD = /(?:^|[\s}])(?:(query|mutation)\b[^{]*|^\s*)\{\s*(?:\w+\s*:\s*)?(\w+)/

/** The kind and the first field of a GraphQL document: `query issues`. */
function firstField(document: string): string | undefined {
  const match = FIRST_FIELD.exec(document.replaceAll(/#[^\n]*/g, ''))
  return match ? `${match[1] ?? 'query'} ${match[2]}` : undefined
}
