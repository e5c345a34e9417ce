/** One kind, served: its routes, its credentials, its tokens, its records. */
import type {
  Credentials,
  Exchange,
  HttpRequest,
  JsonObject,
  ResolvedManifest,
  ResolvedOperation,
} from 'plugboard/author'
import { ConnectorError, own } from 'plugboard/author'
import type { Fixture } from '../fixture.ts'
import type { Outcome, Refusal, Vendor } from './answer/index.ts'
import { answer, isAboutKnown, isOfAnother, refuse } from './answer/index.ts'
import { credentialQuery, isAuthorized } from './credentials.ts'
import type { Recorded } from './recorded.ts'
import { recorded } from './recorded.ts'
import { exampleParams, populate } from './records/index.ts'
import type { RequestReader } from './request/index.ts'
import { compileReader } from './request/index.ts'
import type { Base, Candidate } from './routes.ts'
import { basesOf, routesOf } from './routes.ts'
import type { TokenDesk } from './tokens.ts'
import { tokenDesk } from './tokens.ts'

/** What a kind is served with. */
export interface KindOptions {
  readonly records: number
  /** By entity: how many instead. */
  readonly recordsOf?: Readonly<Record<string, number>>
  readonly fileBytes: number
  readonly credentials?: Credentials
  /** Read when the first request comes. */
  readonly fixtures: () => Promise<readonly Fixture[]>
}

/** One kind, ready to answer. */
export interface ServedKind {
  readonly manifest: ResolvedManifest
  readonly tokens: TokenDesk
  /** The host that stands for the kind. */
  readonly host: string
  /** The base URL that a host belongs to. */
  base(host: string): Base | undefined
  /** The base URL of requests that name no third party. */
  readonly plain: Base
  /** The path of a request without the credentials in its query. */
  redact(path: string): string
  /** The refusal of a request before anybody looks at what it asks. */
  refuse(request: HttpRequest, base: Base, refusal: Refusal, message: string): Outcome
  answer(request: HttpRequest, base: Base): Promise<Outcome | Exchange['response']>
  example(operation: string, index?: number): JsonObject
  /** Has the first records of an entity be changed now. */
  touch(entity: string, count: number): void
}

/** Prepares a kind. Nothing is compiled before it is asked for. */
export function serveKind(manifest: ResolvedManifest, options: KindOptions): ServedKind {
  const vendor: Vendor = {
    manifest,
    population: populate(manifest, options.records, options.recordsOf),
    fileBytes: options.fileBytes,
  }
  const bases = basesOf(manifest)
  const find = routesOf(manifest)
  const tokens = tokenDesk(manifest, options.credentials)
  const hidden = credentialQuery(Object.values(manifest.auth))
  const readers = new Map<ResolvedOperation, RequestReader>()
  let fixtures: Promise<Recorded> | undefined
  const anyOperation = Object.values(manifest.operations)[0]!

  function reader({ operation }: Candidate): RequestReader {
    const known = readers.get(operation) ?? compileReader(operation, hidden)
    readers.set(operation, known)
    return known
  }

  /** The operation that a request is for: the one it fits, and of several the one whose record exists. */
  function understand(request: HttpRequest, candidates: readonly Candidate[]) {
    const read = candidates.map((candidate) => {
      const { operation } = candidate
      const { params, faults } = reader(candidate).read(request, candidate.inPath)
      const isKnown = faults.length === 0 && isAboutKnown(vendor, { operation, params })
      const isSecondary = operation.file?.url !== undefined || isOfAnother(manifest, operation, params)
      return { operation, params, faults, rank: faults.length * 4 + (isKnown ? 0 : 2) + (isSecondary ? 1 : 0) }
    })
    return read.sort((a, b) => a.rank - b.rank)[0]
  }

  return {
    manifest,
    tokens,
    host: bases[0]!.example,
    plain: { ...bases[0]!, variants: Object.values(manifest.auth) },
    base: (host) => bases.find((base) => base.host.test(host)),
    redact(path) {
      const [before = '', ...search] = path.split('?')
      if (search.length === 0) return before
      const pairs = search.join('?').split('&')
      return `${before}?${pairs.map((pair) => (hidden.has(nameIn(pair)) ? `${nameIn(pair)}=…` : pair)).join('&')}`
    },
    refuse: (request, base, refusal, message) =>
      refuse(find(request, base)[0]?.operation ?? anyOperation, refusal, message),
    async answer(request, base) {
      const accepted = { isIssued: tokens.isIssued, ...(options.credentials && { given: options.credentials }) }
      if (!isAuthorized(base.variants, request, accepted))
        return this.refuse(request, base, 'unauthorized', 'The credentials are missing or wrong.')
      fixtures ??= options.fixtures().then((all) => recorded(manifest, all, vendor.population))
      const kept = (await fixtures)(request, base.host.test(new URL(request.origin).hostname))
      if (kept) return kept
      const candidates = find(request, base)
      const asked = understand(request, candidates)
      const [path = ''] = request.path.split('?')
      if (!asked) return refuse(anyOperation, 'not_found', `There is no ${request.method} ${path}.`)
      if (asked.faults.length > 0) return refuse(asked.operation, 'invalid', `${asked.faults.join('; ')}.`)
      const downloads = candidates.map(({ operation }) => operation).filter(({ file }) => file?.url !== undefined)
      return answer(vendor, { ...asked, url: new URL(request.origin + request.path), downloads })
    },
    touch(entity, count) {
      const { population } = vendor
      for (const ordinal of population.all(entity).slice(0, count)) population.touch(entity, ordinal)
    },
    example(id, index = 0) {
      const operation = own(manifest.operations, id)
      if (!operation)
        throw new ConnectorError('unsupported_action', `Cannot show an example: ${manifest.kind} has no ${id}`)
      return exampleParams(manifest, vendor.population, operation, index)
    },
  }
}

function nameIn(pair: string): string {
  return decodeURIComponent(pair.split('=')[0]!.replaceAll('+', ' '))
}
