import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** A write that says it reads would be repeated after every failure, and offered to agents as harmless. */
export const effectOfWrite: ManifestRule = {
  name: 'effect-of-write',
  check(context) {
    eachOperation(context, 'effect-of-write', (operation, reportAt) => {
      if (!WRITES.has(operation.action) || operation.effect !== 'read') return
      reportAt('/effect', `${idOf(operation)} writes: its effect is additive, overwrites or destroys, never read`)
    })
  },
}
