/** The statements of the queue's library that run now: it goes on with some after it was stopped, and waits for none. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type PgBoss from 'pg-boss'

/** Follows statements from their start to their end. */
export class RunningStatements {
  readonly #running = new Set<Promise<unknown>>()

  /** The same connection, whose statements are followed. */
  follow(db: PgBoss.Db): PgBoss.Db {
    return {
      executeSql: (text, values) => {
        const statement = db.executeSql(text, values)
        this.#running.add(statement)
        const end = () => this.#running.delete(statement)
        statement.then(end, end)
        return statement
      },
    }
  }

  /** Resolves when none runs, nor follows at once on the end of another. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running)
      await nextTurn()
    }
  }
}
