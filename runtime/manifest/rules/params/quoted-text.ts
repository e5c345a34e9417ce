import { type JsonSchema, own, pointer, propertiesOf } from '../../../base/json.ts'
import type { Template, TemplatePart } from '../../../language/template-value.ts'
import type { RequestShape, ResolvedOperation } from '../../model/resolved.ts'
import type { Value } from '../../model/values.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'
import { characterIn } from '../text/regex-characters.ts'

/**
 * A caller's text must not change a query. A quote would end the quotes around it, and the vendor would read words outside of quotes
 * as conditions. Settings of the owner count as params. A param that is the whole text is a query of the caller's own.
 */
export const quotedText: ManifestRule = {
  name: 'quoted-text',
  check(context) {
    const settings = Object.entries(propertiesOf(context.resolved.config)).map(
      ([name, schema]) => [`config.${name}`, schema] as const,
    )
    eachOperation(context, 'quoted-text', (operation, reportAt) => {
      const schemas = { ...paramsOf(operation), ...Object.fromEntries(settings) }
      for (const { template, at } of textsOf(operation))
        for (const place of placesIn(template, at)) {
          const fault = faultOf(place, own(schemas, place.name))
          const offset = Math.max(0, template.text.indexOf(`${place.name}}}`))
          if (fault !== undefined) reportAt(at, `Param "${place.name}" of ${idOf(operation)} ${fault}`, { offset })
        }
    })
  },
}

/** A template of several parts, with its pointer in the operation. */
interface Text {
  readonly template: Template
  readonly at: string
}

function textsOf(operation: ResolvedOperation): Text[] {
  const steps = operation.steps ?? []
  return [
    ...textsOfRequest(operation, ''),
    ...steps.flatMap(({ request }, index) => textsOfRequest(request, pointer('/steps', index))),
  ]
}

function textsOfRequest({ query, body }: RequestShape, at: string): Text[] {
  const inBody = body?.from === 'entries' ? body.entries : []
  return [
    ...query.flatMap(({ name, value }) => templatesIn(value, pointer(at, 'query', name))),
    ...inBody.flatMap(({ name, value }) => templatesIn(value, pointer(at, 'body', name))),
    ...(body?.from === 'value' ? templatesIn(body.value, pointer(at, 'body')) : []),
  ]
}

function templatesIn(value: Value, at: string): Text[] {
  if ('template' in value) return value.template.parts.length > 1 ? [{ template: value.template, at }] : []
  if ('map' in value) return Object.entries(value.map).flatMap(([name, one]) => templatesIn(one, pointer(at, name)))
  return 'list' in value ? value.list.flatMap((item, index) => templatesIn(item, pointer(at, index))) : []
}

/** A param in a text, with its surroundings. */
interface Place extends Exclude<TemplatePart, string> {
  /** The quotes around it. */
  readonly quote: string | undefined
  /** Whether parentheses enclose it. */
  readonly isEnclosed: boolean
  /** Whether another param follows, outside whose quotes a backslash would begin. */
  readonly isFollowed: boolean
}

/** Keys whose texts vendors read in a language of their own. */
const QUERY_KEYS = new Set([
  'q',
  'query',
  'jql',
  'cql',
  'sql',
  'soql',
  'gaql',
  'statement',
  'where',
  'filter',
  '$filter',
  'search',
  'fields',
])
/** Words and signs of query languages, and no URL. */
const QUERY = /^(?!https?:)[^]*(?:\b(?:SELECT|FROM|WHERE|AND|OR|LIKE)\b| (?:[<>!]?=|[<>]|eq|ne|g[te]|l[te]) )/

/**
 * Terms of a search syntax, such as `type:ticket `, before a search of the caller's. It has no parentheses that could enclose the
 * search.
 */
const TERMS = /^(?:[\w.-]+:[\w.-]+ )+$/

/** Finds the params between quotes, and in a query those outside of quotes. */
function placesIn({ text, parts }: Template, at: string): Place[] {
  const isQuery = QUERY.test(text) || QUERY_KEYS.has(at.slice(at.lastIndexOf('/') + 1))
  let before = ''
  return parts.flatMap((part, index) => {
    if (typeof part === 'string') {
      before += part
      return []
    }
    const after = textOf(parts.slice(index + 1))
    const isFollowed = parts.slice(index + 1).some((other) => typeof other !== 'string')
    const quote = quoteAround(before, after, isQuery)
    const isEnclosed = before.trimEnd().endsWith('(') && after.trimStart().startsWith(')')
    const isTerms = after === '' && TERMS.test(before)
    return (isQuery && !isTerms) || quote !== undefined ? [{ ...part, quote, isEnclosed, isFollowed }] : []
  })
}

function textOf(parts: readonly TemplatePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : '')).join('')
}

/** Returns the quote that is open before a param and closes after it. Outside of queries, both have to be next to it. */
function quoteAround(before: string, after: string, isQuery: boolean): string | undefined {
  const open = isQuery ? openQuote(before) : before.at(-1)
  if (open !== "'" && open !== '"') return undefined
  return (isQuery ? after.includes(open) : after.startsWith(open)) ? open : undefined
}

function openQuote(text: string): string | undefined {
  let open: string | undefined
  for (const sign of text)
    if (sign === "'" || sign === '"') open = open === undefined ? sign : open === sign ? undefined : open
  return open
}

/** Helpers whose text is a number, a time or base64. */
const PLAIN = new Set(['epoch', 'epoch_ms', 'datetime', 'utc', 'base64', 'base64url', 'file_size', 'given'])
/** Helpers that write the quotes of a text themselves. */
const QUOTING = new Set(['quoted', 'odata', 'json'])

/** Returns why a text at a place could change the query. Values that the vendor gave have no schema. */
function faultOf({ name, helper = '', quote, isEnclosed, isFollowed }: Place, schema?: JsonSchema): string | undefined {
  if (schema === undefined || PLAIN.has(helper)) return undefined
  if (quote !== undefined) {
    if (QUOTING.has(helper)) return `gets quotes from the helper ${helper}: remove the quotes around it`
    const ends = isFollowed ? [quote, '\\'] : [quote]
    if (helper !== 'parsed' && characterOf(schema, ends) === undefined) return undefined
    return (
      `may contain a quote, which ends the quotes around it: write {{odata ${name}}} where quotes are doubled, ` +
      `{{quoted ${name}}} where a backslash escapes them, or add a pattern without quotes and backslashes`
    )
  }
  if (QUOTING.has(helper) || helper === 'names') return undefined
  if (helper === 'condition')
    return isEnclosed ? undefined : `is a condition, which needs parentheses around it: ({{condition ${name}}})`
  if (helper !== 'parsed' && characterOf(schema, SIGNS) === undefined) return undefined
  return (
    `may contain words that change the query: write {{quoted ${name}}} or {{odata ${name}}} for a text, {{names ${name}}} for names, ` +
    `({{condition ${name}}}) for a condition of the caller, or add a pattern of letters and digits`
  )
}

/** Characters outside of a word: everything printable except letters, digits and `_.,:+@$-`. */
const SIGNS = [' ', '\t', '\n', ...`'"\`()[]{};\\=<>!|&*/#%?^~`]

const WORD_FORMATS = new Set(['date', 'date-time', 'uuid', 'hostname'])

/** Returns one of some characters that a value of a schema can contain. */
function characterOf(schema: JsonSchema, characters: readonly string[]): string | undefined {
  const { type, anyOf, items, pattern, format } = schema
  if (schema.enum !== undefined || schema.const !== undefined) return undefined
  if (Array.isArray(anyOf))
    return (anyOf as JsonSchema[]).map((one) => characterOf(one, characters)).find((found) => found !== undefined)
  if (Array.isArray(type))
    return type.map((one) => characterOf({ ...schema, type: one }, characters)).find((found) => found !== undefined)
  if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'null') return undefined
  if (type === 'array' && items !== undefined) return characterOf(items as JsonSchema, characters)
  if (type !== 'string' || (typeof format === 'string' && WORD_FORMATS.has(format)))
    return type === 'string' ? undefined : characters[0]
  return typeof pattern === 'string' ? characterIn(pattern, characters) : characters[0]
}
