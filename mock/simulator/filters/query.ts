/** Searches in words, or in simple conditions on fields; what is more than that is not understood. */
import type { JsonObject } from 'plugboard/author'
import type { RecordFields } from './fields.ts'
import { hasWords, isWanted, isInBounds, type Side, textsIn, valueAt } from './values.ts'

/** Whether a record fits. */
export type RecordCondition = (record: JsonObject) => boolean

const TOKEN =
  /\s*(?:(?<not>-?)(?<field>[\w.]+)\s*(?<sign>:?(?:>=|<=|!=|=|~|>|<)|:)\s*(?<value>"[^"]*"|'[^']*'|[^\s"'()]+)|(?<word>"[^"]*"|[\p{L}\p{N}_@.+-]+))(?=\s|$)/uy

const SIDES: Readonly<Record<string, Side>> = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' }

/**
 * The condition of a query: words, each of which a record must have somewhere, and conditions such as `status:"open"`,
 * `total>100` or `name ~ "ada"`, all of which must hold. Undefined for any other query, and where a field is none of the record's.
 */
export function conditionOf(query: string, fields: RecordFields): RecordCondition | undefined {
  const conditions: RecordCondition[] = []
  const text = query.replace(/\s+order\s+by\s.*$/is, '').trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups
    if (!groups) return undefined
    const { word } = groups
    if (word === undefined) {
      const condition = fieldCondition(groups, fields)
      if (!condition) return undefined
      conditions.push(condition)
    } else if (/^(?:or|not|in|is|contains)$/i.test(word) || word.startsWith('-')) return undefined
    else if (word.toLowerCase() !== 'and') {
      const wanted = [unquoted(word).toLowerCase()]
      conditions.push((record) => hasWords(record, wanted))
    }
  }
  return (record) => conditions.every((holds) => holds(record))
}

function fieldCondition(groups: Record<string, string>, fields: RecordFields): RecordCondition | undefined {
  const field = fields.find(groups.field!)
  if (!field) return undefined
  const value = unquoted(groups.value!)
  const sign = groups.sign!.replace(/^:(?=.)/, '')
  const side = SIDES[sign]
  const isTrue = ({ path }: typeof field, record: JsonObject) => {
    const found = valueAt(record, path)
    if (side) return isInBounds(found, side, value)
    if (sign === '~') return textsIn(found).some((text) => text.includes(value.toLowerCase()))
    return isWanted(found, value) || textsIn(found).includes(value.toLowerCase())
  }
  const isNegated = (groups.not === '-') !== (sign === '!=')
  return (record) => isTrue(field, record) !== isNegated
}

function unquoted(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text
}
