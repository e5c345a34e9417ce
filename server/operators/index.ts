/** The subject of operators: the console, support, commands over the whole installation. */
import type { Subject } from '../http/index.ts'
import { pruneTrends, rollUpTrends } from './support/index.ts'
import { openOperators, type OperatorServices, type WithEveryone } from './services/open.ts'

export type { OperatorServices } from './services/open.ts'

/** The work that adds up trends, and the seconds between two runs. */
const TRENDS = 'trends'
const TREND_SECONDS = 300

/** The subject of operators. */
export const operators: Subject<WithEveryone, OperatorServices> = {
  name: 'operators',
  open: openOperators,
  define: ({ queue }) => queue.define(TRENDS, { expireInSeconds: 300 }),
  async work({ queue, database, now }) {
    await queue.work(TRENDS, () => rollUpTrends(database, now()))
    queue.repeat(TRENDS, TREND_SECONDS)
  },
  async prune({ database, now, operators: sessions }) {
    await sessions.prune()
    await pruneTrends(database, now())
  },
}
