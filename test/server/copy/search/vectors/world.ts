/** A database with vectors, and the endpoint that gives them. */
import type { Copy } from '../../../../../server/copy/records/copy.ts'
import { embedCopy } from '../../../../../server/copy/search/vectors/embed-copies.ts'
import { Embedder } from '../../../../../server/copy/search/vectors/embedder.ts'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import { unembeddedCopies } from '../../../../../server/copy/search/vectors/embedded-copies.ts'
import { SearchEngine } from '../../../../../server/copy/search/search.ts'
import { VectorIndex } from '../../../../../server/copy/search/vectors/vector-index.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../../support/cursors.ts'
import type { OpenTestDatabase } from '../../../../support/database.ts'
import { fill, makeConnector } from '../support.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from './endpoint.ts'

const HIT = { title: [['name']], text: [['notes']] }

/** A database with an endpoint for vectors, and what finds them. */
export class VectorWorld {
  readonly database: Database
  readonly endpoint: Endpoint
  readonly embedder: Embedder
  readonly index: VectorIndex

  private constructor(database: Database, endpoint: Endpoint, index: VectorIndex, model: string) {
    this.database = database
    this.endpoint = endpoint
    this.index = index
    this.embedder = new Embedder({ url: endpoint.url, model, dimensions: DIMENSIONS, allowPrivate: true })
  }

  static async open(open: OpenTestDatabase): Promise<VectorWorld> {
    const database = await open()
    return new VectorWorld(database, await startEndpoint(), await VectorIndex.open(database, DIMENSIONS), 'words')
  }

  /** The same with another model, as after another start. */
  async again(model = 'words'): Promise<VectorWorld> {
    return new VectorWorld(this.database, this.endpoint, await VectorIndex.open(this.database, DIMENSIONS), model)
  }

  async close(): Promise<void> {
    await this.embedder.close()
    await this.endpoint.close()
    await this.database.close()
  }

  /** A copy of an organization of its own. */
  async copyWith(records: readonly unknown[]): Promise<HitCopy> {
    const copy: Copy = await makeConnector(this.database)
    await this.database.query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'sample')`, [
      copy.organizationId,
      copy.connectorId,
    ])
    return { copy, hit: HIT, generation: await fill(this.database, copy, records), records: records.length }
  }

  /** Runs the background work on a copy. @returns the number of vectors that it asked for */
  embed(copy: HitCopy): Promise<number> {
    return embedCopy(this, copy)
  }

  engine(more: object = {}): SearchEngine {
    return new SearchEngine({ database: this.database, cursors: CURSORS, meanings: this, ...more })
  }

  /** The keys that a search finds. */
  async found(copies: readonly HitCopy[], text: string): Promise<string[]> {
    return (await this.engine().hits(copies, text, 10)).hits.map(({ key }) => key)
  }

  /** Whether the background would work on a copy. */
  async waits({ copy: { organizationId }, generation }: HitCopy): Promise<boolean> {
    const waiting = await unembeddedCopies(this.database, this.embedder.model)
    return waiting.some((one) => one.organizationId === organizationId && one.generation === generation)
  }

  /** The records of a copy that have vectors. */
  stored({ generation }: HitCopy): Promise<{ key: string }[]> {
    return this.database.query(`select key from near_vectors where generation = $1 order by key`, [generation])
  }
}
