import { ConnectorError } from '../base/errors.ts'
import type { Json, JsonSchema, Params } from '../base/json.ts'
import { compileLocator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import type { PageEnd } from '../manifest/index.ts'

/** The part of a page that pagination reads. */
export interface PageInfo extends LocatorSource {
  /** How many entries the third party's page holds. */
  readonly count: number
}

/** The params of the next call, or null after the last page. Has no state. */
export type Paginator = (params: Params, page: PageInfo) => Params | null

/** Whether a `next` value asks for another page: absent, null, empty text and false end. */
export function isPresent(value: Json | undefined): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** Whether a `next` value is of a kind that no param takes: an object, a list or true. Stopping there would lose records. */
export function isUnusable(value: Json | undefined): boolean {
  return value === true || (typeof value === 'object' && value !== null)
}

/** What a list has given with a page, from its first on. */
interface Given {
  readonly records?: number | undefined
  readonly pages?: number
}

/** Whether a page is the last of its list; undefined where nothing says so. */
type EndReader = (params: Params, page: PageInfo, given?: Given) => boolean | undefined

/** The end of lists that count, unless they declare another. */
export const SHORT: PageEnd = { at: 'short' }

/** Reads whether a page is the last. @param size the param that sets the most records of a page */
export function endReader(ends: PageEnd | undefined, size: string | undefined): EndReader {
  if (ends === undefined) return () => undefined
  if (ends.at === 'empty') return (_, { count }) => count === 0
  if (ends.at === 'short') return shortReader(ends.count && compileLocator(ends.count), size)
  const read = compileLocator(ends.at)
  if ('is' in ends) {
    const { is } = ends
    return (_, page) => {
      const flag = read(page)
      return is && (flag === undefined || flag === null) ? undefined : isTrue(flag) === is
    }
  }
  return (_, page, given) => {
    const [count, total] = [given?.[ends.of], countOf(read(page))]
    return count === undefined || total === undefined ? undefined : count >= total
  }
}

/** A page without a number at the location is not short. */
function shortReader(read: LocatorReader | undefined, size: string | undefined): EndReader {
  return (params, page) => {
    const most = numberParam(params, size) ?? 0
    return (read ? (countOf(read(page)) ?? most) : page.count) < most
  }
}

/** Whether a page that is not the last says that more follows, so that it has to say where. */
export function promisesMore(ends: PageEnd | undefined): boolean {
  return ends !== undefined && 'is' in ends && !ends.is
}

/** Whether a flag is set: headers and some bodies hold it as text. */
function isTrue(value: Json | undefined): boolean {
  return value === true || value === 'true'
}

/** A count as headers and bodies hold it: a number, or its digits; undefined for anything else. */
function countOf(value: Json | undefined): number | undefined {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : undefined
}

/** A param's value as a number, or undefined. */
export function numberParam(params: Params, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : params[name]
  return typeof value === 'number' ? value : undefined
}

/** Params without those of some names. */
export function without(params: Params, names: readonly string[]): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)))
}

/**
 * A `next` value in the type that its param is declared with: links carry text only.
 * @throws ConnectorError `upstream_invalid_response` for a number that has lost digits, or would lose some
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

/** The error for a response that says more follows without saying how to ask for it: stopping there would lose records. */
export function missingNext(where: string): ConnectorError {
  return new ConnectorError(
    'upstream_invalid_response',
    `Cannot continue the list: the response says that more follows but ${where}`,
    { sent: true },
  )
}
