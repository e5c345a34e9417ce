/** Triggers of webhook endpoints. */
import type { MappedFieldBody } from 'plugboard/contract'
import type { JsonObject } from 'plugboard/runtime'

/** A checked trigger: the changes of records that an endpoint receives. */
export interface StoredTrigger {
  /** The slug of the kind. */
  readonly kind: string
  readonly entity: string
  readonly operations: readonly ('create' | 'update' | 'delete')[]
  /** The types of the mapped fields that the filters name; absent without any. */
  readonly mapped?: Readonly<Record<string, MappedFieldBody['type']>> | undefined
  /** Filters of searches over the record as it was and as it is; null for any. */
  readonly before: JsonObject | null
  readonly after: JsonObject | null
}
