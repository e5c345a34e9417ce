/** The subject of operators: the console, support, commands over the whole installation. */
import type { Subject } from '../http/index.ts'
import { openOperators, type OperatorServices, type WithEveryone } from './services/open.ts'

export type { OperatorServices } from './services/open.ts'

/** The subject of operators. */
export const operators: Subject<WithEveryone, OperatorServices> = {
  name: 'operators',
  open: openOperators,
  prune: async ({ operators: sessions }) => {
    await sessions.prune()
  },
}
