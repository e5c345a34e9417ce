import { ConnectorError } from '../base/errors.ts'
import type { Json, JsonSchema, Params } from '../base/json.ts'
import { compileLocator, type LocatorSource } from '../language/locator.ts'
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

/**
 * What a response says about whether its list goes on: true, false, or undefined when the manifest declares no locator for it, or
 * when `done` is declared alone and is not true.
 */
export function endReader({ more, done }: PageEnd): (page: PageInfo) => boolean | undefined {
  const readMore = more && compileLocator(more)
  const readDone = done && compileLocator(done)
  return (page) => {
    if (readDone && isTrue(readDone(page))) return false
    return readMore && isTrue(readMore(page))
  }
}

/** Whether a flag is set: headers and some bodies hold it as text. */
function isTrue(value: Json | undefined): boolean {
  return value === true || value === 'true'
}

/** A count as headers and bodies hold it: a number, or its digits; undefined for anything else. */
export function countOf(value: Json | undefined): number | undefined {
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
