/** Compiles kinds: a resolved manifest becomes a plan. Each operation is compiled on first use. */
import { ConnectorError } from '../base/errors.ts'
import { own } from '../base/json.ts'
import { didYouMean, didYouMeanAction, quoted } from '../base/names.ts'
import { type Auth, compileAuth } from '../auth/index.ts'
import { compileFieldCheck } from '../language/field-check.ts'
import type { SchemaCheck } from '../language/schema.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { type CheckCap, compileCap, compilePagination, type Paginator } from '../pagination/index.ts'
import { compileParams, type ParamsCheck } from './params.ts'
import { compileRequest, keyed, type KeyedBuild, type RequestBuilder } from '../request/index.ts'
import { BatchReader, NoticeReader, PageReader, type ResponseReader } from '../response/index.ts'
import type { ConfiguredKind } from './base-url.ts'
import { compileRate } from './rate.ts'
import { type CompiledRequests, compileRequests, type SendRules } from './requests.ts'
import { compileRoad, type Road } from './road.ts'

export { configFrom, declaredBases, originsOf, resolveBase } from './base-url.ts'
export { LONGEST_PAUSE_MS } from './rate.ts'

export {
  conditionsText,
  jsonTypeOf,
  metaContract,
  givesList,
  needsParams,
  paramsContract,
  rebase,
  recordsContract,
  referredSchemas,
  requiredOf,
  searchContract,
} from './contract.ts'
export type { CompiledFile, NamedFile } from './file.ts'
export type { RateReader } from './rate.ts'
export { matchesHost } from './requests.ts'
export type { CompiledRequests, SendRules } from './requests.ts'
export type { CompiledParts } from './parts.ts'
export type { FileRoad, PartsRoad, Road, StepsRoad } from './road.ts'
export type { CompiledStep, CompiledWait } from './steps.ts'

/** A compiled operation. */
export interface Operation extends SendRules {
  /** The road of a call: one request, several, or a download. */
  readonly road: Road
  readonly params: ParamsCheck
  readonly request: RequestBuilder
  /** Builds a call's request, with its idempotency key where the operation has a header for it. */
  readonly build: KeyedBuild
  readonly response: ResponseReader
  readonly pagination: Paginator | null
  /** The check of the vendor's cap on a list, where params show it. */
  readonly checkCap: CheckCap | undefined
  /** The field by which the list begins anew behind that cap. */
  readonly resumesBy: string | undefined
  readonly resolved: ResolvedOperation
}

/** A compiled kind. It has no credentials and serves any number of connections. */
export interface Plan extends ConfiguredKind {
  /** Auth variants in the manifest's order. */
  readonly auth: readonly Auth[]
  /** Compiled operations by `entity.action`. */
  readonly operations: Map<string, Operation>
  /** Compiles requests without an operation, on first use. */
  readonly requests: () => CompiledRequests
  /** Finds notices in the headers of responses. */
  readonly notices: NoticeReader
}

/** Makes a plan of a resolved manifest. Compiles only the auth variants. */
export function compile(manifest: ResolvedManifest): Plan {
  const auth = Object.entries(manifest.auth).map(([name, variant]) => compileAuth(name, variant))
  let check: SchemaCheck | undefined
  const checkConfig: SchemaCheck = (config) => {
    check ??= compileFieldCheck(manifest.config)
    return check(config)
  }
  let compiled: CompiledRequests | undefined
  const requests = () => (compiled ??= compileRequests(manifest))
  const notices = new NoticeReader(manifest.notices)
  return { kind: manifest.kind, manifest, auth, operations: new Map(), requests, notices, checkConfig }
}

/**
 * Finds an operation, compiled on first use.
 * @throws ConnectorError `unknown_entity`, `unsupported_action`, `search_unavailable`
 */
export function find(plan: Plan, entity: string, action: string): Operation {
  const id = `${entity}.${action}`
  const known = plan.operations.get(id)
  if (known) return known
  const resolved = own(plan.manifest.operations, id)
  if (!resolved) throw missing(plan, entity, action)
  const operation = compileOperation(id, resolved, plan.manifest)
  plan.operations.set(id, operation)
  return operation
}

function compileOperation(
  id: string,
  resolved: ResolvedOperation,
  manifest: Pick<ResolvedManifest, 'schemas' | 'entities' | 'operations'>,
): Operation {
  const { params, pagination, batch, rate, retry, effect, method } = resolved
  const { schemas, entities } = manifest
  const request = compileRequest(resolved)
  const keyHeader = effect === 'read' || method === 'GET' ? undefined : retry.idempotency
  return {
    id,
    label: id,
    road: compileRoad(resolved, manifest),
    params: compileParams(id, params, resolved),
    request,
    build: keyHeader === undefined ? request.build : keyed(request, keyHeader),
    keyHeader,
    response: batch
      ? new BatchReader(resolved, batch, own(entities, resolved.entity)?.key ?? 'id')
      : new PageReader(resolved, schemas),
    pagination: pagination ? compilePagination(pagination, params) : null,
    checkCap: compileCap(id, resolved),
    resumesBy: pagination?.cap?.resume?.by.join('.'),
    rate: rate && compileRate(rate),
    resolved,
  }
}

function missing({ kind, manifest }: Plan, entity: string, action: string): ConnectorError {
  const known = own(manifest.entities, entity)
  if (!known) {
    const names = Object.keys(manifest.entities)
    return new ConnectorError(
      'unknown_entity',
      `Cannot find entity ${quoted(entity)} in ${kind}.${didYouMean(entity, names)}`,
      { hint: `Entities are ${names.join(', ')}.` },
    )
  }
  if (action === 'search' && known.search) {
    return new ConnectorError(
      'search_unavailable',
      `Cannot search ${entity} of ${kind}: search reads synchronized data, which only hosted mode has`,
      { hint: known.actions.includes('api_search') ? "For the third party's own search, use api_search." : undefined },
    )
  }
  return new ConnectorError(
    'unsupported_action',
    `Cannot ${quoted(action)} ${entity} of ${kind}: no such action.${didYouMeanAction(action, known.actions)}`,
    {
      hint: `Actions of ${entity} are ${known.actions.join(', ')}.`,
    },
  )
}
