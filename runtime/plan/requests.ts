/** Compiles requests without an operation: a kind's defaults and declared hosts. */
import { sentNames } from '../auth/index.ts'
import { isReading, type Method } from '../base/http.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { type BuildAny, compileAny, compileBase, type RequestBase, unfitRequest } from '../request/index.ts'
import { declaredBases } from './base-url.ts'
import { Refusals } from '../response/index.ts'
import { compileRate, type RateReader } from './rate.ts'

/** Rules for sending a request. */
export interface SendRules {
  /** `customers.list`, or `GET /v1/balance` for a request without an operation. */
  readonly id: string
  /** The same without a caller's values: `customers.list`, `request GET`. */
  readonly label: string
  /** The rate limit, if the manifest has one. */
  readonly rate: RateReader | undefined
  /** The header of an idempotency key; undefined for reads. */
  readonly keyHeader: string | undefined
  readonly resolved: Pick<ResolvedOperation, 'effect' | 'timeoutMs' | 'rate' | 'cost' | 'retry' | 'redirects'>
}

/** Destination of a request. */
export interface RequestHost {
  readonly base: RequestBase
  /** Whether the host serves files and gets no credentials. */
  readonly isOther: boolean
}

/** Builds and judges a kind's requests without an operation. */
export interface CompiledRequests {
  readonly build: BuildAny
  /** Rules of a method's requests. @param id name in errors and for observers */
  rulesOf(method: Method, id: string): SendRules
  /** The refusals of a path below the base URL; the GraphQL rules where operations send GraphQL. */
  refusalsOf(path: string): Refusals
  /**
   * The host that a caller names; by default that of the connection.
   * @throws ConnectorError `invalid_params` for an undeclared host, or a method other than GET and HEAD for files
   */
  hostOf(host: string | undefined, own: RequestBase, method: string): RequestHost
}

export function compileRequests(manifest: ResolvedManifest): CompiledRequests {
  const { request: defaults, auth } = manifest
  const names = Object.values(auth).map(({ send }) => sentNames(send))
  const build = compileAny(defaults, {
    headers: new Set(names.flatMap(({ headers }) => headers)),
    query: new Set(names.flatMap(({ query }) => query)),
  })
  const rate = defaults.rate && compileRate(defaults.rate)
  const rules = (effect: SendRules['resolved']['effect']): Omit<SendRules, 'id' | 'label'> => ({
    rate,
    keyHeader: effect === 'read' ? undefined : defaults.retry.idempotency,
    resolved: { ...defaults, effect, redirects: effect === 'read' ? defaults.redirects : undefined },
  })
  const [read, write] = [rules('read'), rules('overwrites')]
  const rulesBy = (method: Method) => (isReading(method) ? read : write)
  const plain = new Refusals({ entity: 'request', action: 'any', ...defaults, isGraphql: false })
  const graphql = graphqlRefusals(manifest)
  return {
    build,
    rulesOf: (method, id) => ({ ...rulesBy(method), id, label: `request ${method}` }),
    refusalsOf: (path) => graphql.get(path) ?? plain,
    hostOf: compileHosts(manifest),
  }
}

/** The refusals of GraphQL paths, where status 200 may be a refusal. */
function graphqlRefusals({ operations }: ResolvedManifest): Map<string, Refusals> {
  const found = new Map<string, Refusals>()
  for (const operation of Object.values(operations)) {
    const path = operation.path.every((part) => typeof part === 'string') ? operation.path.join('') : undefined
    if (operation.isGraphql && path !== undefined && !found.has(path)) found.set(path, new Refusals(operation))
  }
  return found
}

function compileHosts(manifest: ResolvedManifest): CompiledRequests['hostOf'] {
  const bases = declaredBases(manifest).map(compileBase)
  const files = [...new Set(Object.values(manifest.operations).flatMap(fileHosts))]
  return (host, own, method) => {
    if (host === undefined || hostIn(own) === host) return { base: own, isOther: false }
    const declared = bases.map((base) => ({ ...base(own), config: own.config }))
    const base = declared.find((one) => hostIn(one) === host)
    if (base) return { base, isOther: false }
    const isFile = HOST.test(host) && files.some((pattern) => matchesHost(host, pattern))
    const all = [own, ...declared].map(hostIn)
    if (!isFile)
      throw unfitRequest('host', 'is not one that the kind declares', `Hosts are ${[...all, ...files].join(', ')}.`)
    if (!isReading(method)) throw unfitRequest('host', `has files, which are not sent a ${method}`)
    return { base: { origin: `https://${host}`, prefix: '', config: own.config }, isOther: true }
  }
}

/** A name with a dot, in lower case, without a port. */
const HOST = /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Whether a host matches a host name or `*.domain` of a manifest. */
export function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

function hostIn({ origin }: Pick<RequestBase, 'origin'>): string {
  return new URL(origin).host
}

function fileHosts({ file, steps = [] }: ResolvedOperation): string[] {
  return [...(file?.hosts ?? []), ...steps.flatMap(({ hosts }) => hosts)]
}
