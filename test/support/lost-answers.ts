/** Statements that run, but whose answers are lost: as when the database ends between the two. */
import { ServerError } from '../../server/ground/errors/index.ts'
import type { Database, ScopedSql } from '../../server/ground/store/index.ts'

/** Loses the answer of the first statement of an organization that matches. @returns a function that states whether one was lost */
export function loseAnswer(database: Database, matches: RegExp): () => boolean {
  const { of } = database
  let isLost = false
  database.of = (organizationId) => {
    const scoped: ScopedSql = of.call(database, organizationId)
    return {
      ...scoped,
      async query<T>(text: string, params?: readonly unknown[]) {
        const rows = await scoped.query<T>(text, params)
        if (isLost || !matches.test(text)) return rows
        isLost = true
        database.of = of
        throw new ServerError('storage_unavailable', 'Cannot use the database: the answer was lost')
      },
    }
  }
  return () => isLost
}
