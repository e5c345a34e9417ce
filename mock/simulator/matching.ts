/** Requests that somebody else made, held against the operations of a kind. */
import { isObject, type JsonObject, type ResolvedManifest, type ResolvedOperation, tryParseJson, type WholeRequest } from 'plugboard/author'
import { credentialQuery } from './auth/index.ts'
import { pathBelow } from './base/patterns.ts'
import { RequestReader } from './request/index.ts'
import { basesOf, type Candidate, constantsIn, type KindBase, routeFinder } from './routes.ts'

/** An operation that a request may be a call of. */
export interface MatchedRequest {
  /** `customers.list` */
  readonly operation: string
  readonly params: JsonObject
  /** What of the request this operation does not send, as sentences. */
  readonly faults: readonly string[]
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

  /** Whether a host is one of the kind's own, rather than one of a customer. */
  isAt(host: string): boolean {
    return this.#bases.some((base) => !base.isAnyHost && base.host.test(host))
  }

  /**
   * The operations that a request may be a call of, the one that sends most of it first.
   * @param hasHost whether the request's origin is the one it was sent to; else its path may begin at any base URL of the kind
   */
  match(request: WholeRequest, hasHost: boolean): MatchedRequest[] {
    const { hostname } = new URL(request.origin)
    const bases = hasHost ? this.#bases.filter((base) => base.host.test(hostname)) : this.#bases
    const found = bases.flatMap((base) => {
      const asked = hasHost ? request : placedAt(base, request)
      return this.#find(asked, base).map((candidate) => ({ candidate, asked }))
    })
    const seen = new Set<ResolvedOperation>()
    return found
      .filter(({ candidate: { operation } }) => !seen.has(operation) && seen.add(operation))
      .map(({ candidate, asked }) => this.#read(candidate, asked))
      .toSorted((a, b) => a.faults.length - b.faults.length)
  }

  #read({ operation, inPath }: Candidate, request: WholeRequest): MatchedRequest {
    const { params, faults } = new RequestReader(operation, this.#hidden).read(request, inPath)
    const lacks = constantsIn(operation, request) === undefined ? ['a constant of the query is missing'] : []
    return { operation: `${operation.entity}.${operation.action}`, params, faults: [...faults, ...lacks] }
  }
}

/** A request at the host of a base URL, and below its path. */
function placedAt(base: KindBase, request: WholeRequest): WholeRequest {
  const [path = ''] = request.path.split('?')
  const start = base.path.replaceAll('[^/]+', 'x').replaceAll('\\', '')
  const isBelow = pathBelow(base.path, path) !== undefined
  return { ...request, origin: `https://${base.example}`, path: isBelow ? request.path : start + request.path }
}

/** Whether a GraphQL request asks for the field that an operation asks for: others select other fields of it. */
function asksForTheSame({ body }: ResolvedOperation, request: WholeRequest): boolean {
  if (body?.from !== 'graphql') return true
  const sent = tryParseJson(Buffer.from(request.body ?? '').toString())
  const asked = isObject(sent) && typeof sent.query === 'string' ? firstField(sent.query) : undefined
  return asked !== undefined && asked === firstField(body.document)
}

const FIRST_FIELD = /(?:^|[\s}])(?:(query|mutation)\b[^{]*|^\s*)\{\s*(?:\w+\s*:\s*)?(\w+)/

/** The kind and the first field of a GraphQL document: `query issues`. */
function firstField(document: string): string | undefined {
  const match = FIRST_FIELD.exec(document.replaceAll(/#[^\n]*/g, ''))
  return match ? `${match[1] ?? 'query'} ${match[2]}` : undefined
}
