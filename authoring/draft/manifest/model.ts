import type { AuthSource, EntitySource } from 'plugboard/author'
import type { FoundRecords } from '../find/records.ts'
import type { Note } from '../find/note.ts'
import type { ApiOperation } from '../../description/model.ts'
import type { Remarks } from '../../format/write-yaml.ts'

/** Options of a draft. */
export interface DraftOptions {
  readonly kind: string
  /** A UUID. */
  readonly id: string
  readonly title?: string
  readonly baseUrl?: string
  /** Of today: `2026-11-20`. */
  readonly date: string
  /** Whether the vendor's sentences are copied. */
  readonly withDescriptions?: boolean
  /** Whether it extends a kind: without its own check, and with everything about an operation at the operation. */
  readonly isExtension?: boolean
}

/** A manifest as it will be written. */
export type DraftManifest = { readonly [key: string]: unknown } & {
  readonly entities: Readonly<Record<string, EntitySource>>
  readonly auth: Readonly<Record<string, AuthSource>>
}

/** An operation of the description behind one of the draft. */
export interface DraftedFrom {
  readonly operation: ApiOperation
  readonly records?: FoundRecords
}

/** A draft before it is text. */
export interface ManifestDraft {
  readonly manifest: DraftManifest
  readonly remarks: Remarks
  /** The omitted parts. */
  readonly notes: readonly Note[]
  /** By `entity.action`. */
  readonly operations: ReadonlyMap<string, DraftedFrom>
}
