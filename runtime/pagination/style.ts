import { ConnectorError } from '../base/errors.ts'
import type { Json, JsonSchema, Params } from '../base/json.ts'
import { compileLocator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import type { PageEnd } from '../manifest/index.ts'

/** The part of a page that pagination reads. */
export interface PageInfo extends LocatorSource {
  /** The number of entries of the third party's page. */
  readonly count: number
}

/** Returns the params of the next call, or null after the last page. Has no state. */
export type Paginator = (params: Params, page: PageInfo) => Params | null

/** Whether there is a `next` value: absent, null, an empty text and false end the list. */
export function isPresent(value: Json | undefined): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** Whether no param accepts a `next` value: an object, a list or true. Ending there would lose records. */
export function isUnusable(value: Json | undefined): boolean {
  return value === true || (typeof value === 'object' && value !== null)
}

/** The records and pages of a list so far. */
interface Given {
  readonly records?: number | undefined
  readonly pages?: number
}

/** Whether a page is the last of its list; undefined if it is unknown. */
type EndReader = (params: Params, page: PageInfo, given?: Given) => boolean | undefined

/** The default end of lists with offsets or page numbers. */
export const SHORT: PageEnd = { at: 'short' }

/** Reads whether a page is the last. @param size the param of the page size */
export function endReader(ends: PageEnd | undefined, size: string | undefined): EndReader {
  if (ends === undefined || ends.at === 'same') return () => undefined
  if (ends.at === 'empty') return (_, { count }) => count === 0
  if (ends.at === 'short') return shortReader(ends.count && compileLocator(ends.count), size)
  const read = compileLocator(ends.at)
  if ('is' in ends) {
    const { is, values = TRUE } = ends
    return (_, page) => {
      const flag = read(page)
      if (flag === undefined || flag === null) return is ? undefined : true
      return values.includes(flag) === is
    }
  }
  return (_, page, given) => {
    const [count, total] = [given?.[ends.of], countOf(read(page))]
    return count === undefined || total === undefined ? undefined : count >= total
  }
}

/** Reads whether a page is short. Without a number at the place, it is not. */
function shortReader(read: LocatorReader | undefined, size: string | undefined): EndReader {
  return (params, page) => {
    const most = numberParam(params, size) ?? 0
    return (read ? (countOf(read(page)) ?? most) : page.count) < most
  }
}

/** Whether the next page is the one that was asked for, in a list that such a page ends. */
export function leadsToItself(ends: PageEnd | undefined, asked: Params, next: Params): boolean {
  return ends?.at === 'same' && Object.entries(next).every(([name, value]) => asked[name] === value)
}

/** Whether a page before the last announces more, so that it must have a `next` value. */
export function promisesMore(ends: PageEnd | undefined): boolean {
  return ends !== undefined && 'is' in ends && !ends.is
}

/** Values that set a flag. */
const TRUE: readonly Json[] = [true, 'true']

/** A count, as a number or digits; undefined for any other value. */
function countOf(value: Json | undefined): number | undefined {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : undefined
}

/** A param's number; undefined for any other value. */
export function numberParam(params: Params, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : params[name]
  return typeof value === 'number' ? value : undefined
}

/** Params without those of some names. */
export function without(params: Params, names: readonly string[]): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)))
}

/**
 * A `next` value in the type of its param: links contain only text.
 * @throws ConnectorError `upstream_invalid_response` for a number that loses digits
 */
export function toDeclaredType(value: string | number, schema: JsonSchema | undefined): string | number {
  const types = [schema?.type].flat()
  const isNumber = types.includes('integer') || types.includes('number')
  if (typeof value === 'number') return types.includes('string') ? String(exact(value)) : exact(value)
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(value) ? exact(Number(value)) : value
}

function exact(number: number): number {
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw missingNext('the number of the next page has more digits than a number can hold')
  return number
}

/** The error for a response that announces more without a usable `next` value: ending there would lose records. */
export function missingNext(where: string): ConnectorError {
  return new ConnectorError(
    'upstream_invalid_response',
    `Cannot continue the list: the response announces more but ${where}`,
    { sent: true },
  )
}
