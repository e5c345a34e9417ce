/** Reads a response's records at the manifest's location. */
import { isObject, type Json, type JsonObject, type JsonSchema, propertiesOf, referredSchema } from '../base/json.ts'
import type { TakeUnfit } from '../base/unfit.ts'
import { compileLocator, holdersOf, type Locator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { Unreadable } from './body.ts'
import { compileFit, valueWord } from './fit.ts'
import { compileShape } from './shape.ts'

export interface ReadRecords {
  readonly records: JsonObject[] | JsonObject | null
  /** Whether each element of a list is a record; absent where all are. */
  readonly fit?: readonly boolean[] | undefined
  /** Number of entries in the third party's list: parents, where their children are the records. */
  readonly count: number
  readonly last: JsonObject | undefined
}

export interface RecordsReader {
  /** @param take receives the elements that are not records @throws Unreadable for a response without records */
  read(from: LocatorSource, take?: TakeUnfit): ReadRecords
  /** The result for a response without records. */
  readonly none: ReadRecords
}

type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Compiles the reader of an operation's records: a list, the requested record, or the record that a write may return.
 */
export function compileRecords(operation: ResolvedOperation, schemas: Schemas): RecordsReader {
  if (isList(operation)) return compileList(operation, schemas)
  if (operation.file?.items) return required(FILES, false)
  const written = compileRecord(operation, schemas)
  return operation.effect === 'read' ? required(written, operation.records !== null) : written
}

/** Whether a page of the operation is a list. */
export function isList({ action }: Pick<ResolvedOperation, 'action'>): boolean {
  return action === 'list' || action === 'api_search'
}

function compileList(operation: ResolvedOperation, schemas: Schemas): RecordsReader {
  const { read, parents } = compileLocation(operation) ?? { read: () => undefined, parents: undefined }
  const readOnly = compileOnly(operation, schemas)
  const readFit = compileFit(operation)
  return {
    none: { records: [], count: 0, last: undefined },
    read(from, take) {
      if (from.body === undefined) throw new Unreadable('is empty')
      const list = read(from) ?? readOnly(from)
      if (!Array.isArray(list)) throw new Unreadable(`has ${valueWord(list)} in place of the records`)
      const { records, fit } = readFit(list, take)
      const count = parents ? Object.keys(parents(from) as object).length : list.length
      return { records, fit, count, last: records.at(-1) }
    },
  }
}

/** Reads one record in place of a list, if it has the required fields. */
function compileOnly(
  { absentRecords, record }: ResolvedOperation,
  schemas: Schemas,
): (from: LocatorSource) => Json | undefined {
  if (absentRecords === undefined || absentRecords === 'empty') return () => undefined
  const read = compileLocator(absentRecords)
  const required = (referredSchema(record, schemas).required ?? []) as string[]
  return (from) => {
    const found = read(from)
    return isObject(found) && required.every((name) => Object.hasOwn(found, name)) ? [found] : undefined
  }
}

const NO_RECORD: ReadRecords = { records: null, count: 0, last: undefined }

/** The reader of file lists: no record. */
const FILES: RecordsReader = { none: NO_RECORD, read: () => NO_RECORD }

/** Reads a record that may be absent. */
function compileRecord(operation: ResolvedOperation, schemas: Schemas): RecordsReader {
  const read = compileLocation(operation)?.read
  const fields = operation.file ? undefined : fieldsOf(operation, schemas)
  return {
    none: NO_RECORD,
    read(from) {
      const record = from.body === undefined ? null : (read?.(from) ?? null)
      if (record === null) return NO_RECORD
      if (!isObject(record)) throw new Unreadable(`has ${valueWord(record)} in place of the record`)
      if (fields && !fields.some((name) => Object.hasOwn(record, name)))
        throw new Unreadable('has no field of a record')
      return { records: record, count: 1, last: record }
    },
  }
}

/** Refuses empty responses. @param isNamed whether they must have a record */
function required(reader: RecordsReader, isNamed: boolean): RecordsReader {
  return {
    none: reader.none,
    read(from) {
      if (from.body === undefined) throw new Unreadable('is empty')
      const found = reader.read(from)
      if (isNamed && found.records === null) throw new Unreadable('has no record')
      return found
    },
  }
}

/** Location of records, and of their parents, where children are the records. */
interface RecordsLocation {
  readonly read: LocatorReader
  readonly parents?: LocatorReader | undefined
}

/** Compiles the location of an operation's records; null where responses have none. */
function compileLocation({ records, shape, absentRecords }: ResolvedOperation): RecordsLocation | null {
  if (!records) return null
  const found = compileLocator(records)
  const list = absentRecords === 'empty' ? orEmpty(found, records) : found
  if (!shape) return { read: list }
  const made = compileShape(shape)
  return { read: (from) => made(list(from), from.body), parents: shape.flatten ? list : undefined }
}

/** Reads an absent list, or null, as an empty one, if its parent object is present. */
function orEmpty(read: LocatorReader, at: Locator): LocatorReader {
  const holders = holdersOf(at).map(compileLocator)
  const isHeld = (from: LocatorSource) => holders.some((holder) => isObject(holder(from)))
  return (from): Json | undefined => read(from) ?? (isHeld(from) ? [] : undefined)
}

/** The fields in a record's schema, except fields with `at: null`; undefined if none are left. */
function fieldsOf({ record, shape }: ResolvedOperation, schemas: Schemas): string[] | undefined {
  const placed = Object.entries(shape?.fields ?? {})
  const absent = placed.flatMap(([name, field]) => ('at' in field && field.at === null ? [name] : []))
  const all = Object.keys(propertiesOf(referredSchema(record, schemas)))
  const names = all.filter((name) => !absent.includes(name))
  return names.length > 0 ? names : undefined
}
