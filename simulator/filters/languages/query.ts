/** Searches by words and by conditions on fields, joined by AND, OR, NOT and brackets. */
import { type Json, type JsonObject, valueAt } from '../../../runtime/base/json.ts'
import { staffAt } from '../../company/people.ts'
import type { RecordFields } from '../base/fields.ts'
import { hasNothing, isWanted, isInBounds, type Side, textsIn } from '../base/values.ts'

/** Whether a record matches. */
export type RecordCondition = (record: JsonObject) => boolean

/**
 * The condition of a query: words that a record has in its texts, and conditions such as `status:"open"`, `total>100`, `name ~ "ada"`,
 * `status in (open, paid)`, `assignee is empty` or `created >= -7d`. All must hold, except with `OR` and `NOT`. An order may follow. Undefined for any other query, and for an unknown field.
 */
export function conditionOf(query: string, fields: RecordFields): RecordCondition | undefined {
  const tokens = tokensOf(query.replace(/(?:^|\s+)order\s+by\s.*$/is, ''))
  if (!tokens) return undefined
  try {
    return new QueryParser(tokens, fields).parse()
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined
    throw error
  }
}

class NotUnderstood extends Error {}

interface Token {
  readonly text: string
  readonly is: 'word' | 'quoted' | 'sign'
}

const TOKEN =
  /\s*(?:(?<quoted>"[^"]*"|'[^']*')|(?<sign>[(),]|:?(?:>=|<=|<>|!=|!~|=|~|>|<)|:)|(?<word>[\p{L}\p{N}_@.+\-*/]+))\s*/uy

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const groups = TOKEN.exec(text)?.groups
    if (!groups) return undefined
    const { quoted, sign, word } = groups
    if (quoted !== undefined) tokens.push({ text: quoted.slice(1, -1), is: 'quoted' })
    else tokens.push(sign === undefined ? { text: word ?? '', is: 'word' } : { text: sign, is: 'sign' })
  }
  return tokens
}

const SIDES: Readonly<Record<string, Side>> = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' }
const COMPARISONS = [...Object.keys(SIDES), '<>', '=', ':', '!=', '~', '!~']
/** Names of periods that end now. */
const PERIOD = /^(?:today|yesterday|(?:last|this)_(?:week|month|year)|last_n_days)$/i
const EMPTY = /^(?:empty|null|none)$/i
/** Words of the query language, which are no words of records. */
const RESERVED = /^(?:and|or|not|in|is|contains)$/i

class QueryParser {
  readonly #tokens: readonly Token[]
  readonly #fields: RecordFields
  #at = 0

  constructor(tokens: readonly Token[], fields: RecordFields) {
    this.#tokens = tokens
    this.#fields = fields
  }

  parse(): RecordCondition {
    const holds = this.#tokens.length === 0 ? () => true : this.#either()
    if (this.#at < this.#tokens.length) throw new NotUnderstood()
    return holds
  }

  #either(): RecordCondition {
    const options = [this.#every()]
    while (this.#take('or')) options.push(this.#every())
    return (record) => options.some((holds) => holds(record))
  }

  #every(): RecordCondition {
    const all = [this.#one()]
    for (;;) {
      const isJoined = this.#take('and')
      const next = this.#tokens[this.#at]
      const isOver = next === undefined || next.text === ')' || (next.is === 'word' && /^or$/i.test(next.text))
      if (isOver && isJoined) throw new NotUnderstood()
      if (isOver) return (record) => all.every((holds) => holds(record))
      all.push(this.#one())
    }
  }

  #one(): RecordCondition {
    if (this.#take('not')) return negated(this.#one())
    if (this.#take('(')) {
      const holds = this.#either()
      this.#expect(')')
      return holds
    }
    const { text, is } = this.#next()
    if (is === 'sign') throw new NotUnderstood()
    const following = this.#tokens[this.#at]
    const isField = following !== undefined && (isComparison(following) || this.#isWordAhead('in', 'is', 'not', 'like'))
    if (isField) return text.startsWith('-') ? negated(this.#condition(text.slice(1))) : this.#condition(text)
    if (is === 'word' && (RESERVED.test(text) || text.startsWith('-') || following?.text === '('))
      throw new NotUnderstood()
    return hasWord(text)
  }

  #condition(name: string): RecordCondition {
    if (this.#take('is')) {
      const isNegated = this.#take('not')
      if (!EMPTY.test(this.#next().text)) throw new NotUnderstood()
      return isNegated ? negated(this.#isEmpty(name)) : this.#isEmpty(name)
    }
    const isNegated = this.#take('not')
    if (this.#take('like')) {
      const holds = this.#like(name, this.#value())
      return isNegated ? negated(holds) : holds
    }
    if (this.#take('in')) {
      const values = this.#list()
      const options = values.map((value) => this.#compared(name, '=', value))
      const holds: RecordCondition = (record) => options.some((option) => option(record))
      return isNegated ? negated(holds) : holds
    }
    if (isNegated) throw new NotUnderstood()
    const given = this.#next()
      .text.replace(/^:(?=.)/, '')
      .replace('<>', '!=')
    const isPeriod = PERIOD.test(this.#tokens[this.#at]?.text ?? '')
    const value = this.#value()
    const sign = isPeriod && given === '=' ? '>=' : given
    if (EMPTY.test(value) && (sign === '=' || sign === '!='))
      return sign === '=' ? this.#isEmpty(name) : negated(this.#isEmpty(name))
    return sign.startsWith('!')
      ? negated(this.#compared(name, sign.slice(1), value))
      : this.#compared(name, sign, value)
  }

  #compared(name: string, sign: string, value: string): RecordCondition {
    const field = this.#fields.find(name)
    // `text` means all texts of a record.
    if (!field && name.toLowerCase() === 'text') return hasWord(value)
    if (!field) throw new NotUnderstood()
    const side = SIDES[sign]
    const bound = timeAgo(value) ?? value
    return (record) => {
      const found = valueAt(record, field.path)
      if (side) return isInBounds(found, side, bound)
      if (sign === '~') return includesWord(found, value)
      return isWanted(found, value) || textsIn(found).includes(value.toLowerCase())
    }
  }

  #like(name: string, pattern: string): RecordCondition {
    const field = this.#fields.find(name)
    if (!field) throw new NotUnderstood()
    return likeCondition(field.path, pattern)
  }

  #isEmpty(name: string): RecordCondition {
    const field = this.#fields.find(name)
    if (!field) throw new NotUnderstood()
    return (record) => hasNothing(valueAt(record, field.path))
  }

  #list(): string[] {
    this.#expect('(')
    const values = [this.#value()]
    while (this.#take(',')) values.push(this.#value())
    this.#expect(')')
    return values
  }

  /** A value, or the time of a function such as `startOfDay(-7d)`. */
  #value(): string {
    const { text, is } = this.#next()
    if (is === 'sign') throw new NotUnderstood()
    if (is === 'quoted') return text
    if (PERIOD.test(text)) return this.#period(text)
    if (!this.#take('(')) return text
    if (/^(?:current_?user|me)$/i.test(text) && this.#take(')')) return staffAt(0).name
    const ago = this.#take(')') ? '0d' : this.#next().text
    if (ago !== '0d') this.#expect(')')
    if (!/^(?:now|startOf\w+|endOf\w+)$/i.test(text) || timeAgo(ago) === undefined) throw new NotUnderstood()
    return ago
  }

  /** The days of `LAST_N_DAYS:7` and its like. */
  #period(text: string): string {
    if (/^today$/i.test(text)) return '-1d'
    if (/^yesterday$/i.test(text)) return '-2d'
    if (!this.#take(':')) return /week/i.test(text) ? '-7d' : /month/i.test(text) ? '-30d' : '-365d'
    return `-${this.#next().text}d`
  }

  #next(): Token {
    const token = this.#tokens[this.#at++]
    if (!token) throw new NotUnderstood()
    return token
  }

  #take(text: string): boolean {
    const token = this.#tokens[this.#at]
    const isTaken = token !== undefined && token.is !== 'quoted' && token.text.toLowerCase() === text
    if (isTaken) this.#at += 1
    return isTaken
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new NotUnderstood()
  }

  #isWordAhead(...words: readonly string[]): boolean {
    const token = this.#tokens[this.#at]
    if (token?.is !== 'word' || !words.includes(token.text.toLowerCase())) return false
    // `name NOT x` joins two words; `name not in (…)` is a condition.
    return token.text.toLowerCase() !== 'not' || /^(?:in|like)$/i.test(this.#tokens[this.#at + 1]?.text ?? '')
  }
}

/** The condition of a pattern of SQL: `%` stands for any text. */
export function likeCondition(path: readonly string[], pattern: string): RecordCondition {
  const source = pattern.split('%').map((part) => part.replaceAll(/[^\w ]/g, String.raw`\$&`))
  const like = new RegExp(`^${source.join('.*')}$`, 'i')
  return (record) => textsIn(valueAt(record, path)).some((text) => like.test(text))
}

function isComparison({ text, is }: Token): boolean {
  return is === 'sign' && COMPARISONS.includes(text.replace(/^:(?=.)/, ''))
}

function negated(holds: RecordCondition): RecordCondition {
  return (record) => !holds(record)
}

/** Whether a record has a word in one of its texts. */
function hasWord(word: string): RecordCondition {
  return (record) => includesWord(record, word)
}

function includesWord(value: Json | undefined, word: string): boolean {
  return textsIn(value).some((text) => text.includes(word.toLowerCase()))
}

/** Milliseconds of the units of relative times. */
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Milliseconds since 1970 of a time such as `-7d`; undefined for any other text. */
function timeAgo(text: string): number | undefined {
  const [, count, unit = ''] = /^(-?\d+)([mhdw])$/.exec(text) ?? []
  const unitMs = UNITS[unit]
  return unitMs === undefined ? undefined : Date.now() + Number(count) * unitMs
}
