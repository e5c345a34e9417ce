import type { Fixture } from '../../mock/index.ts'
import type { Json } from 'plugboard/runtime'
import { isObject, looksLikeId, namedAs } from 'plugboard/author'

/** A field with free text, such as a name, an address or a note. */
export interface FreeText {
  /** Its path without indices: `address.city`. */
  readonly field: string
  /** One of its texts in the fixture. */
  readonly example: string
  /** Number of distinct texts. */
  readonly count: number
}

/** Plain words, enumerated values, dates and replaced values identify no person. */
const UNIMPORTANT =
  /^(?:[a-z0-9_.:+-]*|[A-Z_]+|[A-Z]{2,3}|\d{4}-\d\d-\d\d.*|user-\w+@example\.com|\+1 ?202[ -]?555[ -]?01\d\d|<secret>)$/

function isUnimportant(text: string, standIns: ReadonlySet<string>): boolean {
  if (/^(?:[a-z][a-z0-9+.-]*:\/)?\/\S*$/i.test(text)) return !leftParts(text, standIns).some(mayIdentify)
  return (UNIMPORTANT.test(text) && (!SLUG.test(text) || standIns.has(text))) || looksLikeId(text)
}

/** Words that end with a number, which may include a person's name. */
const SLUG = /^[a-z]+(?:-[a-z]+)+-\d{1,4}$/

/** Returns the parts of a URI after its authority that no stand-in replaced. */
function leftParts(text: string, standIns: ReadonlySet<string>): string[] {
  const parts = text.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[/?&=#]/)
  return parts.filter((part) => !standIns.has(part) && !/^user-\w+$/.test(part))
}

/** Whether a part of a URI is more than a word of the API such as `line_items` or `v1`. */
function mayIdentify(part: string): boolean {
  return part.length >= 6 && /[\d%-]|[a-z][A-Z]/.test(part)
}

/**
 * Returns the values to review, in the order of the fixtures. These are free texts of responses, URIs that may identify somebody, and
 * values with names such as salary.
 * @param keep fields already reviewed
 * @param standIns values that replaced the account's
 */
export function freeTextsOf(
  fixtures: readonly Fixture[],
  keep: readonly string[],
  standIns: ReadonlySet<string>,
): FreeText[] {
  const texts = new Map<string, Set<string>>()
  const visit = (value: Json, path: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, path))
    if (isObject(value))
      return Object.entries(value).forEach(([name, child]) => visit(child, path === '' ? name : `${path}.${name}`))
    const named = namedAs(path.slice(path.lastIndexOf('.') + 1))
    const isPrivate = value !== null && value !== '' && (named === 'private' || named === 'person' || named === 'login')
    if (!isPrivate && (typeof value !== 'string' || isUnimportant(value, standIns) || path.endsWith('base64'))) return
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
