/** Vectors compared one by one, which any database allows: of small copies alone. */
import type { ScopedSql } from '../../../ground/store/index.ts'
import { cosineOf } from './embedder.ts'
import { vectorOfBytes } from './numbers.ts'
import type { NearQuery, NearRecord, VectorIndex } from './vector-index.ts'

/** The vectors that a search compares come to so many bytes at most. */
const MOST_BYTES = 32 * 1024 * 1024

/** Compares the stored bytes in this process. */
export class ByteVectors implements VectorIndex {
  readonly mostRecords = 10_000
  readonly isBehind = 'false'

  async catchUp(): Promise<void> {}

  async add(): Promise<void> {}

  async noteComplete(): Promise<void> {}

  async maintain(): Promise<void> {}

  async near(sql: ScopedSql, { organizationId, copies, wanted, model, limit }: NearQuery): Promise<NearRecord[]> {
    const compared = copies.filter(({ records }) => records <= this.mostRecords)
    const generations = smallest(compared, MOST_BYTES / wanted.byteLength)
    const rows = await sql.query<{ generation: number; key: string; vector: Buffer }>(
      `select v.generation, v.key, v.vector from record_vectors v
      join embedded_copies e on e.organization_id = v.organization_id and e.generation = v.generation and e.model = $3
      where v.organization_id = $1 and v.generation = any($2::bigint[])`,
      [organizationId, generations, model],
    )
    return rows
      .map(({ vector, ...record }) => ({ ...record, meaning: cosineOf(wanted, vectorOfBytes(vector)) }))
      .toSorted((a, b) => b.meaning - a.meaning)
      .slice(0, limit)
  }
}

/** The generations of the smallest copies that have together no more records than a number. */
export function smallest(copies: NearQuery['copies'], room: number): number[] {
  let left = room
  return copies
    .toSorted((a, b) => a.records - b.records)
    .filter(({ records }) => (left -= records) >= 0)
    .map(({ generation }) => generation)
}
