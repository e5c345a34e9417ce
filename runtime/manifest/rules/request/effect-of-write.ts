import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** A write declared as a read would be repeated after every failure, and offered to agents as harmless. */
export const effectOfWrite: ManifestRule = {
  name: 'effect-of-write',
  check(context) {
    eachOperation(context, 'effect-of-write', (operation, reportAt) => {
      const { action, effect, pays } = operation
      if (effect !== 'read') return
      if (WRITES.has(action))
        reportAt('/effect', `${idOf(operation)} writes: set its effect to additive, overwrites or destroys`)
      if (pays) reportAt('/pays', `${idOf(operation)} reads: it cannot move money`)
    })
  },
}
