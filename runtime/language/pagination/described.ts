/** Reads a pagination from a caller's request, in the words of manifests. Needs no code that reads manifests. */
import { isObject } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import { type Locator, LocatorFault, parseLocator } from '../locator.ts'
import { type PaginationSource, resolvePagination } from './resolve.ts'
import type { Pagination } from './shape.ts'

/** A pagination, and where the records of a page are. */
export interface DescribedPagination {
  readonly pagination: Pagination
  readonly records: Locator
}

/** The keys of a style, each required or optional. */
type StyleKeys = Readonly<Record<string, 'required' | 'optional'>>

const CURSOR_KEYS: StyleKeys = {
  param: 'required',
  next: 'required',
  form: 'optional',
  size: 'optional',
  ends: 'optional',
  drop: 'optional',
}
const LINK_KEYS: StyleKeys = {
  next: 'required',
  param: 'required',
  also: 'optional',
  size: 'optional',
  ends: 'optional',
}
/** The keys of a list's end. */
const END_KEYS: StyleKeys = { at: 'required', is: 'optional', not: 'optional', of: 'optional', count: 'optional' }
const COUNTED_KEYS: StyleKeys = { param: 'required', size: 'required', start: 'optional', ends: 'optional' }

/** The keys of each style that continues. A test compares them with the schema of the language. */
export const STYLE_KEYS: Readonly<Record<string, StyleKeys>> = {
  cursor: CURSOR_KEYS,
  offset: COUNTED_KEYS,
  page: { ...COUNTED_KEYS, size: 'optional' },
  graphql: { param: 'optional', size: 'optional', at: 'optional' },
  link: { ...LINK_KEYS, start: 'optional', drop: 'optional', or: 'optional' },
}

/** Creates the error of a fault, from the dotted path of its key and the rest of the message. */
type Fault = (path: string, message: string) => Error

/** Reads the pagination of a request. */
export function readPagination(
  { records = '$', ...source }: Readonly<Record<string, unknown>>,
  fault: Fault,
): DescribedPagination {
  const { style, ...keys } = source
  const known = typeof style === 'string' ? STYLE_KEYS[style] : undefined
  if (!known) {
    const names = Object.keys(STYLE_KEYS)
    const near = typeof style === 'string' ? didYouMean(style, names) : ''
    throw fault('style', `is not one of ${names.join(', ')}.${near}`)
  }
  checkKeys(keys, known, '', fault)
  if (Array.isArray(keys.or))
    keys.or.forEach((link: unknown, index) => {
      if (!isObject(link)) throw fault(`or.${index}`, 'must be an object')
      checkKeys(link, LINK_KEYS, `or.${index}.`, fault)
    })
  if (typeof records !== 'string') throw fault('records', 'must be a locator, such as $.data')
  const read = (text: string, at: string) =>
    readLocator(text, at.replace('/pagination/', '').replaceAll('/', '.'), fault)
  return {
    pagination: resolvePagination(source as PaginationSource, read, (name) => name),
    records: read(records, 'records'),
  }
}

function checkKeys(keys: Readonly<Record<string, unknown>>, known: StyleKeys, at: string, fault: Fault): void {
  for (const [name, value] of Object.entries(keys)) {
    if (!Object.hasOwn(known, name))
      throw fault(at + name, `is not a key of its style.${didYouMean(name, Object.keys(known))}`)
    const need = needOf(name)
    if (!need.fits(value)) throw fault(at + name, `must be ${need.noun}`)
    if (name === 'ends') checkKeys(value as object as Readonly<Record<string, unknown>>, END_KEYS, `${at}ends.`, fault)
  }
  for (const [name, need] of Object.entries(known))
    if (need === 'required' && keys[name] === undefined) throw fault(at + name, 'is missing')
}

function needOf(name: string): { readonly noun: string; readonly fits: (value: unknown) => boolean } {
  if (name === 'start')
    return { noun: 'a whole number', fits: (value) => Number.isSafeInteger(value) && Number(value) >= 0 }
  if (name === 'ends') return { noun: 'an object', fits: isObject }
  if (name === 'is' || name === 'not') return { noun: 'a text, a number, true or false', fits: isScalar }
  if (name === 'of') return { noun: 'records or pages', fits: (value) => value === 'records' || value === 'pages' }
  if (name === 'drop' || name === 'also') return { noun: 'a list of names', fits: (value) => isList(value, isText) }
  if (name === 'or') return { noun: 'a list of links', fits: (value) => isList(value, isObject) }
  return { noun: 'a text', fits: isText }
}

function isScalar(value: unknown): boolean {
  return isText(value) || typeof value === 'number' || typeof value === 'boolean'
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= 200
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every(isItem)
}

function readLocator(text: string, path: string, fault: Fault): Locator {
  try {
    return parseLocator(text)
  } catch (error) {
    if (!(error instanceof LocatorFault)) throw error
    throw fault(path, error.message)
  }
}
