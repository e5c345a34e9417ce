/** Resolves an operation: merges its levels, and joins its request half and its response half. */
import { withEnd } from '../../base/ends.ts'
import { defined, own, pointer } from '../../base/json.ts'
import type { EntitySource, Fields, Manifest, OperationSource } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { RequestDefaults, ResolvedOperation } from '../model/resolved.ts'
import { configNames } from './auth.ts'
import { effectOf, paysOf } from '../model/effect.ts'
import { type Merged, mergeLevels, nearestOrigin } from './merge.ts'
import { resolveParts } from './parts.ts'
import { resolveRequest, resolveSent } from './request.ts'
import { resolveLimits, resolveResponse } from './response.ts'
import { schemaName, type TypeTable } from './types.ts'
import { valueReader } from './values.ts'

/** Keys that a kind sets for all its operations. */
const KIND_KEYS = [
  'request',
  'headers',
  'query',
  'encode',
  'errors',
  'retry',
  'rate',
  'cost',
  'redirects',
  'timeout',
] as const
/** Keys that an entity sets for all its actions. */
const ENTITY_KEYS = ['base_url', 'schema', 'params', 'query', 'parts', 'sunset'] as const

/** A resolved operation and the origins of its parts. */
export interface OperationResult {
  readonly operation: ResolvedOperation
  /** Pointer in the merged operation -> pointer in the manifest. */
  readonly origins: Map<string, string>
}

/** Resolves one action of an entity. Own actions state their effect. @param name its key: "changes" is a list, too */
export function resolveOperation(
  manifest: Manifest,
  entity: string,
  action: string,
  types: TypeTable,
  report: ReportProblem,
  name = action,
): OperationResult {
  const owner = manifest.entities[entity]!
  const { value, origins } = mergeOperation(manifest, { entity, owner }, action, name)
  const source = value as unknown as OperationSource
  const locate = (at: string) => nearestOrigin((part) => origins.get(part), at) ?? pointer('/entities', entity, name)
  const here: ReportProblem = (problem) => report({ ...problem, pointer: locate(problem.pointer) })
  const context = { manifest, types, locate, report: here }
  const { half, params, read } = resolveRequest(source, context)
  const effect = effectOf(owner, action, source)
  return {
    origins,
    operation: defined({
      entity,
      action,
      description: withEnd(source.description, source.sunset),
      keywords: source.keywords,
      effect,
      undo: source.undo,
      pays: paysOf(entity, action, { pays: source.pays, effect }),
      ...half,
      ...resolveResponse(source, params, read, context),
      parts: effect === 'read' && !source.file ? resolveParts(source, read) : undefined,
      redirects: effect === 'read' ? source.redirects : undefined,
      timeoutMs: timeLimit(source),
      isGraphql: source.graphql !== undefined,
      scopes: source.scopes?.map((scope) => [scope].flat()),
      deprecated: source.sunset ? true : undefined,
    }),
  }
}

/** Returns the time limit of a call, in milliseconds. */
function timeLimit({ timeout = 60 }: Pick<OperationSource, 'timeout'>): number {
  return timeout * 1000
}

/** Resolves the rules for every request of a kind. Their faults are reported where operations inherit them. */
export function resolveDefaults(manifest: Manifest): RequestDefaults {
  const read = valueReader(configNames(manifest), () => {})
  return defined({
    ...resolveSent(manifest as OperationSource, read),
    ...resolveLimits(manifest as OperationSource, read),
    redirects: manifest.redirects,
    timeoutMs: timeLimit(manifest),
  })
}

function mergeOperation(
  manifest: Manifest,
  { entity, owner }: { readonly entity: string; readonly owner: EntitySource },
  action: string,
  name: string,
): Merged {
  const entityAt = pointer('/entities', entity)
  const pick = (from: object, keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(from, key) ? [[key, from[key as keyof typeof from]]] : [])))
  return mergeLevels([
    { value: pick(manifest, KIND_KEYS), pointer: '' },
    { value: own(manifest.defaults ?? {}, action), pointer: pointer('/defaults', action) },
    { value: pick(owner, ENTITY_KEYS), pointer: entityAt },
    { value: own(owner, name), pointer: pointer(entityAt, name) },
  ])
}

/** Returns the fields of a schema by name, for searches and keys. */
export function schemaFields(manifest: Manifest, schema: string | undefined): Fields {
  return (schema === undefined ? undefined : own(manifest.schemas ?? {}, schemaName(schema))) ?? {}
}
