/** Manifest -> resolved manifest: levels flattened, and templates, locators and documents parsed, so that a call parses none. */
import { defined } from '../base/json.ts'
import type { Manifest } from './model/manifest.ts'
import type { ReportProblem } from './source/problems.ts'
import type { Origins, ResolvedManifest, ResolvedOperation } from './model/resolved.ts'
import { configNames, resolveAuth } from './resolve/auth.ts'
import { configByVariant } from './resolve/config.ts'
import { resolveEndings } from './resolve/endings.ts'
import { resolveEntity } from './resolve/entity.ts'
import { resolveDefaults, resolveOperation } from './resolve/operation.ts'
import { withPartScopes } from './resolve/parts.ts'
import { SizeLimit } from './resolve/merge.ts'
import { type TypeTable, typeTable } from './resolve/types.ts'
import { valueReader } from './resolve/values.ts'
import { resolveWebhooks } from './resolve/webhooks/webhooks.ts'
import { actionKeys } from './schema/index.ts'

/** A resolved manifest, and the origin of each part of its operations (`customers.list/params/limit`). */
export interface Resolution {
  readonly resolved: ResolvedManifest
  readonly origins: Origins
}

/** Resolves a manifest that fits the language's schema. Faults go to `report`; the result is complete only without any. */
export function resolve(manifest: Manifest, report: ReportProblem): Resolution {
  const once = reportOnce(report)
  const size = new SizeLimit(once)
  const types = typeTable(manifest, size, once)
  const definitions = types.definitions()
  const { operations: own, changes, origins } = resolveOperations(manifest, types, size, once)
  const operations = withPartScopes(own)
  const baseUrl = valueReader(configNames(manifest), once).template(manifest.base_url, '/base_url')
  const auth = Object.fromEntries(
    Object.keys(manifest.auth).map((name) => [name, resolveAuth(manifest, name, types, once)]),
  )
  const { title, category, version, support, basis, description, docs, kind, id, check } = manifest
  const resolved = defined<ResolvedManifest>({
    format: 1,
    kind,
    id,
    title,
    category,
    version,
    support,
    docs,
    check,
    checkParams: manifest.check_params,
    basis,
    ...resolveEndings(manifest),
    description,
    baseUrl,
    ...configByVariant(types.closedObject(manifest.config ?? {}, '/config'), auth, baseUrl, operations),
    request: resolveDefaults(manifest),
    entities: Object.fromEntries(
      Object.keys(manifest.entities).map((name) => [name, resolveEntity(manifest, name, definitions, once)]),
    ),
    operations,
    changes: Object.keys(changes).length > 0 ? changes : undefined,
    webhooks: manifest.webhooks && resolveWebhooks(manifest.webhooks, manifest.entities, once),
    schemas: definitions,
  })
  return { resolved, origins }
}

/** Resolves every operation and the origins of its parts. */
function resolveOperations(manifest: Manifest, types: TypeTable, size: SizeLimit, report: ReportProblem) {
  const operations: Record<string, ResolvedOperation> = {}
  const changes: Record<string, ResolvedOperation> = {}
  const origins = new Map<string, string>()
  for (const [entity, source] of Object.entries(manifest.entities)) {
    for (const action of actionKeys(source)) {
      const id = `${entity}.${action}`
      const result = resolveOperation(manifest, entity, action, types, report)
      operations[id] = result.operation
      for (const [at, origin] of result.origins) origins.set(id + at, origin)
      if (!size.take(result.origins.size)) return { operations, changes, origins }
    }
    if (source.changes === undefined) continue
    const result = resolveOperation(manifest, entity, 'list', types, report, 'changes')
    changes[entity] = result.operation
    for (const [at, origin] of result.origins) origins.set(`${entity}.changes${at}`, origin)
  }
  return { operations, changes, origins }
}

/** Reports each problem once, although many operations share a level. */
function reportOnce(report: ReportProblem): ReportProblem {
  const reported = new Set<string>()
  return (problem) => {
    const key = JSON.stringify([problem.rule, problem.pointer, problem.message])
    if (!reported.has(key)) report(problem)
    reported.add(key)
  }
}
