/** Reads of copies: on a replica, where it has exactly what the database has of the copies that are read; else on the database. */
import type { Database, Replica, Row, Sql, Statement } from '../../ground/store/index.ts'

/** A copy as a query of the database saw it just now. */
export interface SeenCopy {
  readonly generation: number
  /** The versions of its rows: see `COPY_VERSION`. Undefined where it was not asked for. */
  readonly version?: string | undefined
}

/**
 * The versions of the rows of a copy `c` and its generation `g`. Everything that changes records, or when they were synced, writes one
 * of them in the same transaction. A replica has the same bytes.
 */
export const COPY_VERSION = `c.xmin::text || '.' || g.xmin::text`

const CHECK = `select pg_is_in_recovery() and count(*) = cardinality($2::bigint[]) as fresh
  from unnest($2::bigint[], $3::text[]) as seen (generation, version)
  join plugboard.generations g on g.organization_id = $1 and g.id = seen.generation
  join plugboard.copies c on c.organization_id = $1 and c.connector_id = g.connector_id and c.entity = g.entity and c.generation = g.id
  where ${COPY_VERSION} = seen.version`

/** Options of a read. */
export interface CopyRead {
  readonly organizationId: string
  /** Every copy that the statements read. */
  readonly seen: readonly SeenCopy[]
  readonly settings?: Readonly<Record<string, number>> | undefined
}

/** Where copies are read. */
export class CopyReads {
  readonly #database: Database
  readonly #replica: Replica | undefined

  constructor(database: Database, replica?: Replica) {
    this.#database = database
    this.#replica = replica
  }

  /** Whether a replica may be read: then copies are looked up on the database for each read, since it must have the same. */
  get mayUseReplica(): boolean {
    return this.#replica?.isReady === true
  }

  /** The rows of each statement, as `Database.batch` gives them. @throws DatabaseError, ConnectorError as it does */
  async batch<T = Row>(statements: readonly Statement[], { settings, ...read }: CopyRead): Promise<T[][]> {
    const there = await this.#onReplica<T>({ statements, settings }, read)
    return there ?? this.#database.batch<T>(statements, settings)
  }

  /** Returns statements that read copies and see only the rows of their organization. */
  of({ organizationId, seen }: CopyRead): Sql {
    return {
      query: async <T>(text: string, params?: readonly unknown[]) => {
        const statements = [{ text, params }]
        const there = await this.#onReplica<T>({ statements, scope: organizationId }, { organizationId, seen })
        return there ? (there[0] ?? []) : this.#database.of(organizationId).query<T>(text, params)
      },
    }
  }

  async #onReplica<T>(
    {
      scope,
      ...asked
    }: Pick<CopyRead, 'settings'> & { readonly statements: readonly Statement[]; readonly scope?: string },
    { organizationId, seen }: CopyRead,
  ): Promise<T[][] | undefined> {
    const versions = seen.flatMap(({ version }) => version ?? [])
    if (!this.#replica || versions.length < seen.length || seen.length === 0) return undefined
    const params = [organizationId, seen.map(({ generation }) => generation), versions]
    return this.#replica.read<T>({ ...asked, organizationId: scope, check: { text: CHECK, params, isPrepared: true } })
  }
}
