import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** A write that says it reads would be repeated after every failure, and offered to agents as harmless; so would a delete that says it adds. */
export const effectOfWrite: ManifestRule = {
  name: 'effect-of-write',
  check(context) {
    eachOperation(context, 'effect-of-write', (operation, reportAt) => {
      const { action, effect } = operation
      if (WRITES.has(action) && effect === 'read')
        reportAt('/effect', `${idOf(operation)} writes: set its effect to additive, overwrites or destroys`)
      if (action === 'delete' && effect === 'additive')
        reportAt('/effect', `${idOf(operation)} removes something: set its effect to destroys or overwrites`)
    })
  },
}
