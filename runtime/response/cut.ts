/** Decides which operations' records can be passed on as their original bytes. */
import { isObject } from '../base/json.ts'
import type { RecordsPath } from '../json-text/index.ts'
import type { Locator, LocatorStep } from '../language/locator.ts'
import { endPlace } from '../language/pagination/shape.ts'
import type { ResolvedOperation } from '../manifest/index.ts'

/** The path of an operation's records in its responses. */
export interface CutPath extends RecordsPath {
  /** Whether a value is read from a page's last record. */
  readonly needsLast: boolean
}

/**
 * The path for cutting an operation's records out of a response; null when they must be parsed. That is when they are
 * not at the end of a path of names. A list is also parsed when another value is read at that place or inside it.
 */
export function compileCut(operation: ResolvedOperation, isList: boolean): CutPath | null {
  const { records, pagination, file, shape } = operation
  if (file || shape || records?.in !== 'body' || records.steps.some((step) => typeof step === 'number')) return null
  const others = locatorsOf(operation)
  if (isList && others.some((locator) => meets(locator, records.steps))) return null
  const needsLast =
    pagination !== undefined &&
    (pagination.cap?.resume !== undefined || others.some((locator) => locator.in === 'last'))
  const names = records.steps.map((step) => (typeof step === 'string' ? Buffer.from(step) : null))
  return { names, isList, needsLast }
}

const GRAPHQL_ERRORS: Locator = { in: 'body', steps: ['errors'] }

function locatorsOf({ meta, errors, retry, pagination, isGraphql }: ResolvedOperation): Locator[] {
  const { message, code, requestId, rules } = errors
  const links = pagination?.style === 'link' ? pagination.links : []
  const parts = pagination ? [pagination, ...links] : []
  const ends = parts.flatMap((part) => ('ends' in part ? (endPlace(part.ends) ?? []) : []))
  const paging = parts.flatMap((part): unknown[] => Object.values(part))
  return [
    ...Object.values(meta),
    ...[message, code, requestId, retry.after].flat(),
    ...rules.flatMap(({ at }) => at ?? []),
    ...ends,
    ...[pagination?.cap?.cut?.at ?? []].flat(),
    ...paging.flatMap((part) => (isObject(part) && 'in' in part ? [part as unknown as Locator] : [])),
    ...(isGraphql ? [GRAPHQL_ERRORS] : []),
  ]
}

/** Whether a locator may read another value once an empty list replaces the records. */
function meets(locator: Locator, records: readonly LocatorStep[]): boolean {
  if (locator.in === 'path') return true
  if ('url' in locator) return meets(locator.url, records)
  if (locator.in === 'first') return locator.of.some((one) => meets(one, records))
  if (locator.in !== 'body') return false
  const { steps } = locator
  const parts = steps.findIndex((step, at) => at < records.length && !mayBeSame(step, records[at]!))
  if (parts !== -1) return false
  return steps.length <= records.length || typeof steps[records.length] === 'number'
}

function mayBeSame(one: LocatorStep, other: LocatorStep): boolean {
  return one === other || typeof one === 'object' || typeof other === 'object'
}
