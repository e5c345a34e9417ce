/** Locators: places in a response. Parsed when a manifest is read, compiled to closures. */
import type { HttpHeaders } from '../base/http.ts'
import { defined, type Json, RESERVED_NAMES } from '../base/json.ts'
import { compilePath, isHarmlessPath } from './jsonpath.ts'
import { compileBodySteps, followSteps, type LocatorStep } from './body-steps.ts'

export { AmbiguousLocation, type LocatorStep } from './body-steps.ts'

/** A parsed locator: the part of a response, and the steps to the value in it. */
export type Locator =
  | { readonly in: 'body'; readonly steps: readonly LocatorStep[] }
  | { readonly in: 'path'; readonly path: string }
  | { readonly in: 'header'; readonly name: string }
  | { readonly in: 'link'; readonly rel: string; readonly attribute?: string }
  | { readonly in: 'last'; readonly field: readonly string[] }
  | { readonly in: 'query'; readonly url: Locator; readonly param: string }
  | { readonly in: 'first'; readonly of: readonly Locator[] }

/** The response that locators read from. */
export interface LocatorSource {
  readonly body: Json | undefined
  readonly header: (name: string) => string | null
  /** The last record of the page, if there is one. */
  readonly last?: Json | undefined
}

/** A compiled locator. Returns its value, or undefined if there is none. */
export type LocatorReader = (from: LocatorSource) => Json | undefined

/** Returns the source of locators for a body and its headers. */
export function locatorSource(body: Json | undefined, headers: HttpHeaders): LocatorSource {
  return { body, header: (name) => headers.get(name) }
}

/** A locator that cannot be read, with the offset of the fault. */
export class LocatorFault extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

const FORMS = 'a locator is $.name, header.Name, link.rel or last.field'

/** A locator of a URL, then `?` and a param of its query. */
const QUERY_PARAM = /^([^?]+)\?([A-Za-z_$][\w$.-]{0,99})$/

/**
 * Reads a locator: `$.a.b`, `$.a[0].b`, `$['a b']`, `$.data.*.nodes`, `header.Name`, `link.next`, `link.next.results`, `last.id`,
 * or `$.link?token`, the param `token` in the query of the URL at `$.link`.
 * Paths beyond these (`..`, slices, `[*]`) are accepted when they hold no filter and no script.
 * @throws LocatorFault
 */
export function parseLocator(text: string): Locator {
  const [, url, param] = QUERY_PARAM.exec(text) ?? []
  if (url !== undefined && param !== undefined) return { in: 'query', url: parseLocator(url), param }
  if (text.startsWith('$')) return parseBody(text)
  const [head, ...rest] = text.split('.')
  const tail = rest.join('.')
  if (!/^[\w.-]{1,100}$/.test(tail)) throw new LocatorFault(`is not a locator; ${FORMS}`, 0)
  if (head === 'header') return { in: 'header', name: tail.toLowerCase() }
  const [rel = '', ...attribute] = rest
  if (head === 'link') return defined({ in: 'link' as const, rel, attribute: attribute.join('.') || undefined })
  if (head === 'last') return { in: 'last', field: rest }
  throw new LocatorFault(`is not a locator; ${FORMS}`, 0)
}

const STEP = /\.([A-Za-z_@][\w@-]*)|\.(\*)|\[(-?\d{1,6})\]|\['([^'\\\u0000-\u001f]+)'\]/y

function parseBody(text: string): Locator {
  const steps: LocatorStep[] = []
  let offset = 1
  while (offset < text.length) {
    STEP.lastIndex = offset
    const match = STEP.exec(text)
    if (!match) return parsePath(text, offset)
    const name = match[1] ?? match[4]
    if (name !== undefined && RESERVED_NAMES.has(name)) throw new LocatorFault(`names "${name}"`, offset)
    steps.push(name ?? (match[2] ? { only: true } : Number(match[3])))
    offset = STEP.lastIndex
  }
  return { in: 'body', steps }
}

function parsePath(text: string, offset: number): Locator {
  if (/[?()]/.test(text))
    throw new LocatorFault('contains a filter or script; a locator only names a location', text.search(/\[?[?()]/))
  if (!isHarmlessPath(text)) throw new LocatorFault(`stops being a locator here; ${FORMS}`, offset)
  return { in: 'path', path: text }
}

/** Splits a path such as `$.edges[*].node`: the steps to a list, and the steps within an entry. Undefined for any other locator. */
export function eachEntry(
  locator: Locator,
): { readonly list: readonly LocatorStep[]; readonly inner: readonly LocatorStep[] } | undefined {
  const [list, inner, more] = locator.in === 'path' ? locator.path.split('[*]') : []
  if (list === undefined || inner === undefined || more !== undefined) return undefined
  const [outer, rest] = [parseLocator(list), parseLocator(`$${inner}`)]
  return outer.in === 'body' && rest.in === 'body' ? { list: outer.steps, inner: rest.steps } : undefined
}

/**
 * Returns the objects that hold a locator's list: `$.data` for `$.data.items` and for `$.data.items[*].node`. None if the list
 * is the whole body, an entry of another list, or not in a body.
 */
export function holdersOf(locator: Locator): Locator[] {
  if (locator.in === 'first') return locator.of.flatMap(holdersOf)
  const steps = locator.in === 'body' ? locator.steps : eachEntry(locator)?.list
  return steps === undefined || typeof (steps.at(-1) ?? 0) === 'number'
    ? []
    : [{ in: 'body', steps: steps.slice(0, -1) }]
}

/** Returns the fields of a record that locators begin with; undefined if one takes the whole record. */
export function neededFields(locators: readonly Locator[]): ReadonlySet<string> | undefined {
  const names = locators.map((locator) => (locator.in === 'body' ? locator.steps[0] : undefined))
  return names.every((name) => typeof name === 'string') ? new Set(names) : undefined
}

/** Compiles a reader of a locator's value within one value, such as a record. */
export function compileWithinValue(locator: Locator): (body: Json) => Json | undefined {
  const read = compileLocator(locator)
  return (body) => read({ body, header: () => null })
}

/** Compiles a locator. @throws AmbiguousLocation when `*` meets several properties */
export function compileLocator(locator: Locator): LocatorReader {
  switch (locator.in) {
    case 'header': {
      const { name } = locator
      return ({ header }) => header(name) ?? undefined
    }
    case 'link': {
      const { rel, attribute } = locator
      return ({ header }) => linkOf(header('link'), rel, attribute)
    }
    case 'last':
      return ({ last }) => followSteps(last, locator.field)
    case 'first': {
      const reads = locator.of.map(compileLocator)
      return (from) => firstOf(reads, from)
    }
    case 'query': {
      const read = compileLocator(locator.url)
      return (from) => queryParam(read(from), locator.param)
    }
    case 'path': {
      const read = compilePath(locator.path)
      return ({ body }) => (body === undefined ? undefined : read(body))
    }
    case 'body':
      return compileBodySteps(locator.steps)
  }
}

/** Whether a locator leads through an entry of an empty list: no resource with the requested ID exists. */
export function leadsIntoEmptyList(locator: Locator, { body }: LocatorSource): boolean {
  if (locator.in !== 'body') return false
  return locator.steps.some((step, index) => {
    const list = typeof step === 'number' ? followSteps(body, locator.steps.slice(0, index)) : undefined
    return Array.isArray(list) && list.length === 0
  })
}

/** Returns the first value that is neither undefined nor null, or else the last one found. */
function firstOf(reads: readonly LocatorReader[], from: LocatorSource): Json | undefined {
  let found: Json | undefined
  for (const read of reads) {
    found = read(from) ?? found
    if (found !== undefined && found !== null) return found
  }
  return found
}

/** Returns a query param of a URL, absolute or relative; undefined if the value is not text or has no such param. */
function queryParam(url: Json | undefined, name: string): string | undefined {
  if (typeof url !== 'string') return undefined
  const [target = ''] = url.split('#')
  const query = target.split('?').slice(1).join('?')
  return new URLSearchParams(query).get(name) ?? undefined
}

/** Returns the target of a Link header's relation, or an attribute of it; undefined if there is none. @see RFC 8288 */
export function linkOf(header: string | null, rel: string, attribute?: string): string | undefined {
  if (header === null || header.length > 16_384) return undefined
  for (const [, target, attributes = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, relation = ''] = /;\s*rel\s*=\s*"?([^";,]*)"?/i.exec(attributes) ?? []
    if (!relation.toLowerCase().split(/\s+/).includes(rel)) continue
    return attribute === undefined ? target : attributeOf(attributes, attribute)
  }
  return undefined
}

/** Returns the value of a link's attribute: `results` of `; rel="next"; results="true"`. */
function attributeOf(text: string, name: string): string | undefined {
  for (const part of text.split(';')) {
    const [key = '', value] = part.split('=')
    if (key.trim().toLowerCase() === name.toLowerCase() && value !== undefined)
      return /^\s*"?([^"]*?)"?\s*,?\s*$/.exec(value)?.[1]
  }
  return undefined
}
