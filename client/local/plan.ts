/** The plan of a kind by name, module or file. */
import type { Plan, ResolvedManifest } from '../../runtime/index.ts'
import { load, loadFile } from '../../runtime/kinds/index.ts'
import { compile } from '../../runtime/plan/index.ts'
import { type AnyKind, isModule, isOwn, notKind } from '../base/any-kind.ts'

const plans = new WeakMap<object, Plan>()

/** Loads a kind by name, module or file. @throws ConnectorError `definition_not_found`; ManifestError with every problem of a file */
export async function planOf(kind: AnyKind): Promise<Plan> {
  if (typeof kind === 'string') return load(kind)
  if (isOwn(kind)) return loadFile(kind.file)
  if (!isModule(kind)) throw notKind(kind)
  const plan = plans.get(kind) ?? compile(kind as object as ResolvedManifest)
  plans.set(kind, plan)
  return plan
}
