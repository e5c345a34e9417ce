/** The parts of a manifest by name. */
import type { Manifest } from 'plugboard/author'

export type Fields = NonNullable<Manifest['types']>
export type Field = Fields[string]
export type LongField = Exclude<Field, string>
export type EntitySource = Manifest['entities'][string]
export type OperationSource = NonNullable<EntitySource['list']>
export type AuthSource = Manifest['auth'][string]
