import type { Fixture } from '../../mock/index.ts'
import type { Json } from 'plugboard/runtime'
import { isObject, looksLikeId, namedAs } from 'plugboard/author'

/** A field whose text may say anything: a name, an address, a note. */
export interface FreeText {
  /** Its path without indices: `address.city`. */
  readonly field: string
  /** One of its texts as the fixture has it. */
  readonly example: string
  /** How many different texts it has. */
  readonly count: number
}

/** Plain words, enumerated values, dates, addresses of the web and what was already replaced say nothing about anybody. */
const UNIMPORTANT =
  /^(?:[a-z0-9_.:+-]*|[A-Z_]+|[A-Z]{2,3}|\d{4}-\d\d-\d\d.*|https?:\S*|\/\S*|user-\w+@example\.com|\+1 ?202[ -]?555[ -]?01\d\d|<secret>)$/

function isUnimportant(text: string): boolean {
  return UNIMPORTANT.test(text) || looksLikeId(text)
}

/** The free texts of answers, and what stands under a name such as salary or latitude, in the order of the fixtures. @param keep fields that were reviewed already */
export function freeTextsOf(fixtures: readonly Fixture[], keep: readonly string[]): FreeText[] {
  const texts = new Map<string, Set<string>>()
  const visit = (value: Json, path: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, path))
    if (isObject(value))
      return Object.entries(value).forEach(([name, child]) => visit(child, path === '' ? name : `${path}.${name}`))
    const named = namedAs(path.slice(path.lastIndexOf('.') + 1))
    const isPrivate = value !== null && value !== '' && (named === 'private' || named === 'person' || named === 'login')
    if (!isPrivate && (typeof value !== 'string' || isUnimportant(value) || path.endsWith('base64'))) return
    texts.set(path, (texts.get(path) ?? new Set()).add(String(value)))
  }
  for (const { exchanges } of fixtures)
    for (const { response } of exchanges) {
      if (typeof response.body === 'string') visit(response.body, 'body')
      else if (response.body !== undefined) visit(response.body, '')
    }
  return [...texts]
    .filter(([field]) => !keep.some((name) => field === name || field.endsWith(`.${name}`)))
    .flatMap(([field, values]) => [...values].slice(0, 1).map((example) => ({ field, example, count: values.size })))
}
