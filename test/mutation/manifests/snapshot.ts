/** Whether a changed manifest differs from a snapshot: changed parts are simulated first, the rest only if those are equal. */
import { snapshotChanges, snapshotOf } from '../../../mock/index.ts'
import { shownOperation, Stage } from '../../../mock/snapshot/calls/index.ts'
import { errorsSection } from '../../../mock/snapshot/refusals.ts'
import { schemasSection } from '../../../mock/snapshot/schemas.ts'
import { withoutUsual } from '../../../mock/snapshot/snapshot.ts'
import { isObject, type Json, type JsonObject } from '../../../runtime/doors/author.ts'
import type { Plan, ResolvedManifest } from '../../../runtime/index.ts'

/** Says whether `check` would report a difference or a fault. @param before the manifest that the snapshot is of */
export async function differsFrom(snapshot: JsonObject, plan: Plan, before: ResolvedManifest): Promise<boolean> {
  const { manifest } = plan
  const { schemas = {}, errors = [], check = null, headers = {}, entities = {} } = snapshot
  const now = { schemas: schemasSection(manifest), errors: errorsSection(plan), check: manifest.check }
  if (snapshotChanges({ schemas, errors, check }, now).length > 0) return true
  const ids = Object.keys(manifest.operations)
  const stage = new Stage(plan)
  for (const id of ids.filter((one) => manifest.operations[one] !== before.operations[one])) {
    const [entity = '', action = ''] = id.split('.')
    const section = withoutUsual(await shownOperation(stage, id), headers as JsonObject)
    const said = fieldOf(fieldOf(entities, entity), action)
    if (snapshotChanges({ section: said ?? null }, { section }).length > 0) return true
  }
  const { document, faults } = await snapshotOf(plan)
  return faults.length > 0 || snapshotChanges(snapshot, document).length > 0
}

function fieldOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined
}
