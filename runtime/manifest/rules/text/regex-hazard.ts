/**
 * Finds parts that make a regular expression slow: a backreference, a repeated group with a repetition or choice, or endless
 * repetitions of equal characters. Stricter than necessary, so that it is easy to explain. A group may be repeated if nothing else in
 * it matches its first character: `(?:,[^,]*){0,4}`.
 *
 * Schemas for agents and generated clients contain the patterns, for other engines than JavaScript's: no lookaround, and no count
 * above RE2's maximum.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-6.4
 * @see https://github.com/google/re2/wiki/Syntax
 */

/** A problem of a pattern, with its offset. */
export interface RegexHazard {
  readonly message: string
  readonly offset: number
}

/** A character or class of a pattern. It may be optional or repeated without end. */
interface Term {
  readonly atom: string
  readonly isEndless: boolean
  readonly isOptional: boolean
  /** Whether it always occurs the same number of times. */
  readonly isFixed: boolean
  readonly offset: number
  /** The first term of its group in each repetition, before this one. */
  readonly lead?: Term
}

interface Group {
  readonly offset: number
  readonly terms: Term[]
  /** Whether it contains a repetition of varying length. */
  isVarying: boolean
  hasChoice: boolean
}

/** One token with its quantifier. */
interface Token {
  readonly kind: 'open' | 'close' | 'choice' | 'anchor' | 'back' | 'atom'
  readonly text: string
  readonly offset: number
  readonly end: number
  readonly min: number
  readonly max: number
}

/** Minimum variation of a repetition that counts as endless. */
const MANY = 10

/** The largest count that RE2 accepts. */
const MOST = 1000

/** Returns the first part of a pattern that could make it slow, or that is invalid; undefined when it is harmless. */
export function regexHazard(pattern: string): RegexHazard | undefined {
  if (!isRegex(pattern)) return { message: 'Pattern is not a regular expression', offset: 0 }
  const stack = [emptyGroup(0)]
  for (let offset = 0; offset < pattern.length;) {
    const token = readToken(pattern, offset)
    const hazard = take(token, stack)
    if (hazard) return hazard
    offset = token.end
  }
  return overlap(stack[0]!.terms)
}

function isRegex(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

function emptyGroup(offset: number): Group {
  return { offset, terms: [], isVarying: false, hasChoice: false }
}

const TOKEN =
  /(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<choice>\|)|(?<anchor>[\^$]|\\[bB])|(?<back>\\(?:[1-9]|k))|(?<atom>\[(?:\\[^]|[^\]\\])*\]|\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[^])|[^])/y
const QUANTIFIER = /(?:(\*)|(\+)|(\?)|\{(\d+)(,)?(\d+)?\})\??/y

/** Reads the token at an offset of a pattern. */
export function readToken(pattern: string, offset: number): Token {
  TOKEN.lastIndex = offset
  const groups = TOKEN.exec(pattern)!.groups as Record<Token['kind'], string | undefined>
  const kind = (Object.keys(groups) as Token['kind'][]).find((name) => groups[name] !== undefined)!
  const once = { kind, text: groups[kind]!, offset, end: TOKEN.lastIndex, min: 1, max: 1 }
  if (kind !== 'atom' && kind !== 'close') return once
  QUANTIFIER.lastIndex = once.end
  const match = QUANTIFIER.exec(pattern)
  if (!match) return once
  return { ...once, end: QUANTIFIER.lastIndex, ...repetitionOf(match) }
}

/** Returns the minimum and maximum of a quantifier. */
function repetitionOf([, star, plus, mark, least, comma, most]: RegExpExecArray): Pick<Token, 'min' | 'max'> {
  if (star) return { min: 0, max: Infinity }
  if (plus) return { min: 1, max: Infinity }
  if (mark) return { min: 0, max: 1 }
  return { min: Number(least), max: Number(most ?? (comma ? Infinity : least)) }
}

/** Adds a token to the innermost group, or closes it. */
function take({ kind, text, offset, min, max }: Token, stack: Group[]): RegexHazard | undefined {
  const group = stack.at(-1)!
  const isEndless = max - min > MANY
  if (kind === 'back') return { message: 'Pattern has a backreference, which can take forever', offset }
  if (kind === 'open' && /[=!]/.test(text))
    return { message: 'Pattern has a lookahead or lookbehind, which not every program supports', offset }
  const count = Number.isFinite(max) ? max : min
  if (count > MOST)
    return { message: `Pattern counts to ${count}; every program supports counts up to ${MOST}`, offset }
  if (kind === 'open') stack.push(emptyGroup(offset))
  if (kind === 'choice') group.hasChoice = true
  if (kind === 'atom') {
    group.isVarying ||= min !== max
    group.terms.push({ atom: text, isEndless, isOptional: min === 0, isFixed: min === max, offset })
  }
  if (kind !== 'close') return undefined
  stack.pop()
  const lead = max > 1 ? leadOf(group) : undefined
  if (max > 1 && (group.hasChoice || (group.isVarying && !lead)))
    return {
      message: 'Pattern repeats a group that contains a repetition or alternatives, which can take forever',
      offset: group.offset,
    }
  const outer = stack.at(-1)!
  outer.isVarying ||= group.isVarying || group.hasChoice || min !== max
  for (const term of group.terms) {
    const isOptional = term.isOptional || group.hasChoice || min === 0
    const led = lead && term !== lead ? { lead } : {}
    outer.terms.push({ ...term, ...led, isEndless: term.isEndless || isEndless, isOptional })
  }
  return undefined
}

/** Returns a group's first term, if nothing else in the group matches its character: it marks where each repetition begins. */
function leadOf({ terms: [first, ...rest] }: Group): Term | undefined {
  if (!first?.isFixed || first.isOptional) return undefined
  return rest.some(({ atom }) => sharesCharacter(first.atom, atom)) ? undefined : first
}

/** Finds two endless repetitions that match the same characters, if nothing between them ends the first. */
function overlap(terms: readonly Term[]): RegexHazard | undefined {
  for (const [index, term] of terms.entries()) {
    if (!term.isEndless) continue
    for (const later of terms.slice(index + 1)) {
      const isLed = later.lead !== undefined && later.lead !== term.lead
      if (isLed && !sharesCharacter(term.atom, later.lead.atom)) continue
      const isShared = sharesCharacter(term.atom, later.atom)
      if (isShared && later.isEndless) {
        const message = 'Pattern repeats the same characters twice in a row, which can be slow'
        return { message, offset: later.offset }
      }
      if (!isShared && !later.isOptional) break
    }
  }
  return undefined
}

const CHARACTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), '\n', '\t', 'é', '漢']

function sharesCharacter(atom: string, other: string): boolean {
  const [first, second] = [new RegExp(`^${atom}$`, 'u'), new RegExp(`^${other}$`, 'u')]
  return CHARACTERS.some((character) => first.test(character) && second.test(character))
}
