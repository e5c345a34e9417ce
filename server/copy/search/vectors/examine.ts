/** How pgvector is in a database; nothing is changed. */
import type { Database } from '../../../ground/store/index.ts'
import { findAvailable, findExtension, type Obstacle, obstacleOf, obstacleOfCreation } from './extension.ts'
import { IS_BEHIND } from './pg-vectors.ts'

/** What a database says of pgvector. */
export interface PgvectorState {
  /** Such as `0.8.6`: of the extension that is there, or that a server creates when it starts. */
  readonly version: string | undefined
  /** Whether the extension is there. */
  readonly isCreated: boolean
  /** What keeps a server from it. */
  readonly obstacle: Obstacle | undefined
  /** So many copies have vectors. */
  readonly copies: number
  /** Of them, so many have vectors that pgvector lacks. A worker brings them over. */
  readonly behind: number
}

/** How pgvector is in a database, for `doctor`. */
export async function examinePgvector(database: Database): Promise<PgvectorState> {
  const extension = await findExtension(database)
  const counts = await countsOf(database)
  if (extension) return { version: extension.version, isCreated: true, obstacle: obstacleOf(extension), ...counts }
  const available = await findAvailable(database)
  const obstacle = obstacleOfCreation(database.engine, available)
  return { version: available?.version, isCreated: false, obstacle, ...counts }
}

async function countsOf(database: Database): Promise<Pick<PgvectorState, 'copies' | 'behind'>> {
  const [tables] = await database.query<{ has: boolean; near: boolean }>(
    `select to_regclass('plugboard.embedded_copies') is not null as has, to_regclass('plugboard.near_copies') is not null as near`,
  )
  if (!tables?.has) return { copies: 0, behind: 0 }
  const [counts] = await database.query<{ copies: number; behind: number }>(
    `select count(*)::int as copies, (count(*) filter (where ${tables.near ? IS_BEHIND : 'true'}))::int as behind from embedded_copies e`,
  )
  return counts ?? { copies: 0, behind: 0 }
}
