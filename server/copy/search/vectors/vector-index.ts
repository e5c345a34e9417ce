/** What finds the vectors near to one: the bytes of small copies, compared one by one, or pgvector. */
import type { ScopedSql, Session, Sql } from '../../../ground/store/index.ts'
import type { HitCopy } from '../hits/hit-statement.ts'

/** A vector to be stored. */
export interface NewVector {
  readonly key: string
  /** Of the text and of the model that the vector is from. */
  readonly digest: string
  readonly vector: Float32Array
}

/** A generation of records. */
export interface GenerationRef {
  readonly organizationId: string
  readonly generation: number
}

/** A record that is near. */
export interface NearRecord {
  readonly generation: number
  readonly key: string
  /** The cosine of the angle between both vectors: from -1 to 1. */
  readonly meaning: number
}

/** What is looked for. */
export interface NearQuery {
  readonly organizationId: string
  /** Copies of the organization. */
  readonly copies: readonly Pick<HitCopy, 'generation' | 'records'>[]
  readonly wanted: Float32Array
  /** Vectors of another model are not compared. */
  readonly model: string
  readonly limit: number
}

/** Finds vectors. `record_vectors` has all of them as bytes; an index may hold them a second time, in a form of its own. */
export interface VectorIndex {
  /** A larger copy has no vectors; without it, copies of any size have them. */
  readonly mostRecords?: number
  /** SQL of whether the index lacks vectors of a copy `e` of `embedded_copies`. */
  readonly isBehind: string
  /** Brings a leased copy into the index as far as it has vectors. `renew` is called between statements, and may throw. */
  catchUp(sql: ScopedSql, ref: GenerationRef, renew: () => Promise<void>): Promise<void>
  /** Takes vectors that the same transaction stored. */
  add(session: Session, ref: GenerationRef, vectors: readonly NewVector[]): Promise<void>
  /** Notes that the index has every vector of a copy so far. */
  noteComplete(sql: Sql, ref: GenerationRef): Promise<void>
  /** Makes what large copies are found by, and removes what deleted ones left. It may take an hour. */
  maintain(): Promise<void>
  /** The nearest records of one organization, nearest first. */
  near(sql: ScopedSql, query: NearQuery): Promise<NearRecord[]>
}
