/** The plan of a kind by name, module or file. */
import { importBeside } from '../../runtime/base/beside.ts'
import type { Plan, ResolvedManifest } from '../../runtime/index.ts'
import { load, loadFile, loadForCalls } from '../../runtime/kinds/index.ts'
import { compile } from '../../runtime/plan/index.ts'
import { type AnyKind, isDescribed, isModule, isOwn, notDescribed, notKind } from '../base/any-kind.ts'
import type { KindModule } from '../types/known-kinds.ts'

const plans = new WeakMap<object, Plan>()

/** The plan of a kind for its calls, by name, module or file. @throws ConnectorError `definition_not_found`; ManifestError with every problem of a file */
export async function planOf(kind: AnyKind): Promise<Plan> {
  if (typeof kind === 'string') return loadForCalls(kind)
  if (isOwn(kind)) return loadFile(kind.file)
  if (!isModule(kind)) throw notKind(kind)
  const plan = plans.get(kind) ?? compile(kind as object as ResolvedManifest)
  plans.set(kind, plan)
  return plan
}

/**
 * The plan of a kind with descriptions and the schemas of records, which calls do not read.
 * @throws ConnectorError `definition_not_found`, also for a module in a bundle without them; ManifestError with every problem of a file
 */
export async function describedPlan(kind: AnyKind): Promise<Plan> {
  if (typeof kind === 'string') return load(kind)
  if (!isModule(kind) || isDescribed(kind)) return planOf(kind)
  const module = await importBeside(`generated/described/${kind.kind}`)
  if (module === undefined) throw notDescribed(kind.kind)
  return planOf((module as { readonly default: KindModule }).default)
}
