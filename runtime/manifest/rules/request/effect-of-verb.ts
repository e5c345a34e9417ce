import { at, own } from '../../../base/json.ts'
import { endingVerb } from '../../model/effect.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/**
 * A verb has the same effect in each kind, so that a policy without deletes refuses it in each. A verb that cannot be undone counts
 * as destroys, even if written otherwise, until `undo` names the call that undoes it.
 */
export const effectOfVerb: ManifestRule = {
  name: 'effect-of-verb',
  severity: 'warning',
  check(context) {
    const { entities } = context.manifest
    eachOperation(context, 'effect-of-verb', (operation, reportAt, originOf) => {
      const { entity, action, effect, undo } = operation
      const source = own(entities, entity)
      const verb = source && endingVerb(source, action)
      const origin = originOf('/effect')
      if (verb !== undefined && origin !== undefined && at(context.manifest, origin) !== effect)
        reportAt(
          '/effect',
          `${idOf(operation)} counts as destroys, since nothing undoes ${verb}: set its effect so, or say in undo what takes it back`,
        )
      if (undo !== undefined && (verb === undefined || effect === 'read' || effect === 'destroys'))
        reportAt('/undo', `${idOf(operation)} needs no undo: remove it`, { on: 'key' })
    })
  },
}
