/** The type of a rule, and helpers for rules. */
import { isObject, type Json, type JsonSchema, own, pointer } from '../../base/json.ts'
import type { Manifest, OperationSource, SendPartSource, StepSource } from '../model/manifest.ts'
import type { SourceDocument } from '../source/parse.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { Origins, PathParts, ResolvedManifest, ResolvedOperation } from '../model/resolved.ts'
import { nearestOrigin } from '../resolve/merge.ts'
import { isSetting } from '../../language/template-value.ts'
import { actionKeys } from '../schema/index.ts'

/** The input of a rule about any document, which may not fit the language. */
export interface DocumentContext {
  readonly document: SourceDocument
  readonly report: ReportProblem
}

/** The input of a rule about a manifest that fits the language's schema. */
export interface RuleContext {
  readonly manifest: Manifest
  readonly resolved: ResolvedManifest
  readonly origins: Origins
  readonly report: ReportProblem
}

/** One rule. Its name is its file's, and appears in its problems. */
export interface ManifestRule<Context = RuleContext> {
  readonly name: string
  /** Severity. A warning leaves the manifest usable. Defaults to an error. */
  readonly severity?: 'warning'
  readonly check: (context: Context) => void
}

/** Calls `visit` with every value of a tree and its pointer, from the root down. */
export function visitValues(value: Json, visit: (value: Json, at: string) => void, at = ''): void {
  visit(value, at)
  if (Array.isArray(value)) value.forEach((item, index) => visitValues(item, visit, pointer(at, index)))
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) visitValues(item, visit, pointer(at, key))
}

/** Reports a problem of an operation at a pointer into its merged form: `/pagination/param`. */
export type ReportAt = (at: string, message: string, more?: { on?: 'key'; offset?: number }) => void

/** Calls `visit` with every operation. A problem that several operations inherit is reported once, for the first of them. */
export function eachOperation(
  { resolved, origins, report }: RuleContext,
  rule: string,
  visit: (operation: ResolvedOperation, reportAt: ReportAt, originOf: (at: string) => string | undefined) => void,
): void {
  const reported = new Set<string>()
  const changes = Object.entries(resolved.changes ?? {}).map(([entity, one]) => [`${entity}.changes`, one] as const)
  for (const [id, operation] of [...Object.entries(resolved.operations), ...changes]) {
    const originOf = (at: string) => origins.get(id + at)
    const reportAt: ReportAt = (at, message, more = {}) => {
      const location = nearestOrigin(originOf, at) ?? pointer('/entities', ...id.split('.'))
      const key = JSON.stringify([location, more])
      if (!reported.has(key)) report({ rule, pointer: location, message, ...more })
      reported.add(key)
    }
    visit(operation, reportAt, originOf)
  }
}

/** Returns an operation's ID: `customers.list`. */
export function idOf({ entity, action }: ResolvedOperation): string {
  return `${entity}.${action}`
}

/** Returns the params that a path inserts, without settings. */
export function namesInPath(path: PathParts): string[] {
  return path.flatMap((part) => (typeof part === 'string' || isSetting(part.param) ? [] : [part.param]))
}

/** Returns the schemas of the params, by name. */
export function paramsOf({ params }: ResolvedOperation): Record<string, JsonSchema> {
  return params.properties as Record<string, JsonSchema>
}

/** Returns the params that every call needs: required ones without a default. */
export function neededParams(operation: ResolvedOperation): string[] {
  const params = paramsOf(operation)
  return ((operation.params.required ?? []) as string[]).filter((name) => params[name]?.default === undefined)
}

/** One level of a manifest with keys of operations: the kind, a default, an entity, an action. */
export interface LevelSource {
  readonly at: string
  readonly source: OperationSource
}

/** Returns every level of a manifest. */
export function levelsOf({ defaults = {}, entities, ...kind }: Manifest): LevelSource[] {
  const level = (source: object, ...path: string[]) => ({ at: pointer('', ...path), source: source as OperationSource })
  return [
    level(kind),
    ...Object.entries(defaults).map(([action, shared]) => level(shared, 'defaults', action)),
    ...Object.entries(entities).flatMap(([name, entity]) => [
      level(entity, 'entities', name),
      ...[...actionKeys(entity), ...(entity.changes ? ['changes'] : [])].map((action) =>
        level(own(entity, action) as object, 'entities', name, action),
      ),
    ]),
  ]
}

/** Returns the parts of `send` of every auth variant: the usual one, and the ones of hosts. */
export function sendPartsOf({ auth }: Manifest): { readonly at: string; readonly part: SendPartSource }[] {
  return Object.entries(auth).flatMap(([name, { send = {} }]) => {
    const at = pointer('/auth', name, 'send')
    const ofHosts = Object.entries(send.hosts ?? {}).map(([host, part]) => ({ at: pointer(at, 'hosts', host), part }))
    return [{ at, part: send }, ...ofHosts]
  })
}

/** Returns every further request in a manifest, with its pointer. */
export function stepsOf(manifest: Manifest): { readonly at: string; readonly step: StepSource }[] {
  return levelsOf(manifest).flatMap(({ at, source }) =>
    (source.steps ?? []).map((step, index) => ({ at: pointer(at, 'steps', index), step })),
  )
}
