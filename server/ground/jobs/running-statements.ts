/** Running statements of the queue's library. It continues some after its end, and waits for none. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type PgBoss from 'pg-boss'

/** Follows statements from their start to their end. */
export class RunningStatements {
  readonly #running = new Set<Promise<unknown>>()

  /** The same connection, with its statements followed. */
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

  /** Resolves once no statement runs, nor follows directly on another. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running)
      await nextTurn()
    }
  }
}
