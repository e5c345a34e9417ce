/** Changes reported by a third party: each names a record, contains it, or reports its deletion. */
import { defined, isObject, type Json, type Params } from '../base/json.ts'
import { memberText } from '../json-text/index.ts'
import { compileLocator, type Locator } from '../language/locator.ts'
import { recordKey, type RecordKey } from '../language/record-key.ts'
import type { ResolvedLater } from '../manifest/index.ts'

/** The records of a page as JSON text, with their offsets. */
export interface RecordTexts {
  readonly records: Uint8Array | null
  readonly starts: readonly number[]
}

/** The change of a record. */
export interface RecordChange {
  readonly key: string
  /** The record as JSON text; absent if it was deleted or has to be read. */
  readonly record?: string
  /** The value of the incremental field, as text. */
  readonly at?: string
  readonly isDeleted: boolean
}

/** The default maximum number of changes, beyond which the entity is read whole. */
const MOST = 1_000

/** Maximum number of changes that a run gathers before it writes them. */
export function maxChangesOf({ most }: ResolvedLater): number {
  return most ?? MOST
}

/** Whether the pages of a listing contain changes instead of records. */
export function holdsChanges({ record, id, read, deleted }: ResolvedLater): boolean {
  return (record ?? id ?? read ?? deleted) !== undefined
}

/** Whether the changes of all pages are gathered before any is written: each record is read once, and no older state replaces a newer one. */
export function isGathered({ record, read, newestFirst }: Partial<ResolvedLater>): boolean {
  return read !== undefined || (record !== undefined && newestFirst === true)
}

/** A function that reads the changes of a page, with the params of the listing. @param key the key of the records */
export function changeReader(
  listing: ResolvedLater,
  key: RecordKey,
): (raw: RecordTexts, params?: Params) => RecordChange[] {
  const path = namesOf(listing.record)
  const idAt = listing.id && compileLocator(listing.id)
  const recordOf = compileLocator({ in: 'body', steps: path })
  const isDeletion = deletionOf(listing.deleted)
  return ({ records, starts }, params) => {
    if (records === null) return []
    const bytes = Buffer.from(records)
    return starts.flatMap((start, index) => {
      const text = elementAt(bytes, start, starts[index + 1])
      const located = { body: JSON.parse(text) as Json, header: () => null }
      const record = idAt ? undefined : recordOf(located)
      const id = idAt ? idAt(located) : isObject(record) ? recordKey(key, record, params) : undefined
      if (typeof id !== 'string' && typeof id !== 'number') return []
      const isDeleted = isDeletion(located)
      const holdsRecord = !isDeleted && listing.read === undefined
      const whole = holdsRecord ? innerText(text, path) : undefined
      const at = fieldText(text, listing.field)
      return [defined({ key: String(id), isDeleted, record: whole, at })]
    })
  }
}

/** The last change of each record. @param isNewestFirst whether the newest changes come first */
export function lastChanges(changes: readonly RecordChange[], isNewestFirst: boolean): RecordChange[] {
  const byKey = new Map<string, RecordChange>()
  for (const change of isNewestFirst ? changes.toReversed() : changes) byKey.set(change.key, change)
  return [...byKey.values()]
}

function deletionOf(deleted: ResolvedLater['deleted']) {
  if (!deleted) return () => false
  const read = compileLocator(deleted.at)
  const { is } = deleted
  return (located: Parameters<typeof read>[0]) => {
    const value = read(located)
    if (is) return is.some((one) => JSON.stringify(one) === JSON.stringify(value))
    return value !== undefined && value !== null && value !== false
  }
}

/** The names in a locator of the body. */
function namesOf(locator: Locator | undefined): string[] {
  if (locator?.in !== 'body') return []
  return locator.steps.filter((step) => typeof step === 'string')
}

/** The text of the list element at an offset. */
function elementAt(bytes: Buffer, start: number, next: number | undefined): string {
  const text = bytes.subarray(start, next ?? bytes.length).toString()
  return text.slice(0, text.lastIndexOf('}') + 1)
}

function fieldText(text: string, field: string | undefined): string | undefined {
  const found = field === undefined ? undefined : innerText(text, field.split('.'))
  return found?.startsWith('"') ? (JSON.parse(found) as string) : found
}

/** The text of a nested member, with all its digits. */
function innerText(text: string, path: readonly string[]): string | undefined {
  let inner: string | undefined = text
  for (const name of path) {
    if (inner?.[0] !== '{') return undefined
    inner = memberText(Buffer.from(inner), 0, Buffer.from(name))
  }
  return inner
}
