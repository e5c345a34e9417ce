/** Facts about the kinds whose records the checker reads. */
import type { JsonSchema } from '../../../runtime/base/json.ts'
import { propertyOf } from '../../../simulator/records/relations.ts'
import type { SandboxWorld } from './collect.ts'
import type { Known } from './index.ts'

/** Returns the facts about the kinds of some sandboxes. */
export function knownOf(worlds: ReadonlyMap<string, SandboxWorld>): Known {
  const datasetOf = (kind: string) => worlds.get(kind)!.simulation.dataset
  return {
    refs: (kind, entity) =>
      datasetOf(kind)
        .relations.refs(entity)
        .map(({ field, target }) => [field, `${target.entity}.${target.field}`]),
    hasKeyForm(kind, entity) {
      const { relations } = datasetOf(kind)
      const field = relations.key(entity)
      const { manifest } = worlds.get(kind)!
      const own = propertyOf(manifest, relations.recordOf(entity), [field])
      return [own, ...relations.paramSchemas({ entity, field })].some(showsForm)
    },
    has(kind, target, value) {
      const [entity = '', ...field] = target.split('.')
      return datasetOf(kind).find({ entity, field: field.join('.') }, value) !== undefined
    },
  }
}

/** Whether a schema shows keys with letters before digits, such as `cus_NffrFeUfNV2Hib`. */
function showsForm({ examples }: JsonSchema): boolean {
  const [first] = Array.isArray(examples) ? examples : []
  return typeof first === 'string' && /^[A-Za-z]+_?(?=.*\d)[A-Za-z\d]{5,}$/.test(first)
}
