/** Reads the records of a response from where the manifest says they are. */
import { isObject, type Json } from '../base/json.ts'
import { compileLocator, holdersOf, type Locator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { compileShape } from './shape.ts'

/** Readers of the records of one operation. */
export interface RecordsReader {
  /** The records, or what stands in their place, for the reader of the response to refuse. */
  readonly read: LocatorReader
  /** The list of the parents, where their children are the records. */
  readonly parents?: LocatorReader
}

/** Compiles the place of an operation's records; null where its responses hold none. */
export function compileRecords({ records, shape, absentRecords }: ResolvedOperation): RecordsReader | null {
  if (!records) return null
  const found = compileLocator(records)
  const list = absentRecords ? orEmpty(found, records) : found
  if (!shape) return { read: list }
  const made = compileShape(shape)
  return { read: (from) => made(list(from)), ...(shape.flatten && { parents: list }) }
}

/** A reader for which a list that is absent, or null, is an empty one, as long as the object is there that would hold it. */
function orEmpty(read: LocatorReader, at: Locator): LocatorReader {
  const holders = holdersOf(at).map(compileLocator)
  const isHeld = (from: LocatorSource) => holders.some((holder) => isObject(holder(from)))
  return (from): Json | undefined => read(from) ?? (isHeld(from) ? [] : undefined)
}
