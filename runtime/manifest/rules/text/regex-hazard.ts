/**
 * What makes a regular expression slow on some text: a repeated group that holds a repetition or a choice, a backreference, or
 * two endless repetitions that can take the same characters. Stricter than need be, so that it stays easy to explain.
 */

/** A fault of a pattern and how far into it the fault is. */
export interface RegexHazard {
  readonly message: string
  readonly offset: number
}

/** What a pattern repeats without end, in order; `isOptional` when it can be skipped. */
interface Term {
  readonly atom: string
  readonly isEndless: boolean
  readonly isOptional: boolean
  readonly offset: number
}

interface Group {
  readonly offset: number
  readonly terms: Term[]
  /** Whether it holds a repetition of varying length or a choice. */
  isVarying: boolean
}

const TOKEN =
  /(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<choice>\|)|(?<anchor>[\^$]|\\[bB])|(?<back>\\(?:[1-9]|k))|(?<atom>\[(?:\\[^]|[^\]\\])*\]|\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[^])|[^])/y
const QUANTIFIER = /([*+?]|\{(\d+)(,(\d*))?\})\??/y

/** The first thing about a pattern that could make it slow, or that makes it no pattern; undefined when it is harmless. */
export function regexHazard(pattern: string): RegexHazard | undefined {
  if (!isRegex(pattern)) return { message: 'Pattern is not a regular expression', offset: 0 }
  const stack: Group[] = [{ offset: 0, terms: [], isVarying: false }]
  let offset = 0
  while (offset < pattern.length) {
    const { token, text, end } = readToken(pattern, offset)
    const group = stack.at(-1)!
    const { min, max, length } = readQuantifier(pattern, end)
    if (token === 'back') return { message: 'Pattern refers back to a group; that can take forever', offset }
    if (token === 'open') stack.push({ offset, terms: [], isVarying: false })
    else if (token === 'choice') group.isVarying = true
    else if (token === 'close') {
      stack.pop()
      const outer = stack.at(-1)!
      if (max > 1 && group.isVarying)
        return {
          message: 'Pattern repeats a group that repeats or chooses inside; that can take forever',
          offset: group.offset,
        }
      outer.isVarying ||= group.isVarying || min !== max
      outer.terms.push(...group.terms.map((term) => ({ ...term, isOptional: term.isOptional || min === 0 })))
      offset = end + length
      continue
    } else if (token === 'atom') {
      group.isVarying ||= min !== max
      group.terms.push({ atom: text, isEndless: max === Infinity, isOptional: min === 0, offset })
      offset = end + length
      continue
    }
    offset = end
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

function readToken(pattern: string, offset: number): { token: string; text: string; end: number } {
  TOKEN.lastIndex = offset
  const groups = TOKEN.exec(pattern)!.groups!
  const token = Object.keys(groups).find((name) => groups[name] !== undefined)!
  return { token, text: groups[token]!, end: TOKEN.lastIndex }
}

function readQuantifier(pattern: string, offset: number): { min: number; max: number; length: number } {
  QUANTIFIER.lastIndex = offset
  const match = QUANTIFIER.exec(pattern)
  if (!match) return { min: 1, max: 1, length: 0 }
  const [text, mark, least, comma, most] = match
  if (mark === '*') return { min: 0, max: Infinity, length: text.length }
  if (mark === '+') return { min: 1, max: Infinity, length: text.length }
  if (mark === '?') return { min: 0, max: 1, length: text.length }
  const max = comma === undefined ? Number(least) : most ? Number(most) : Infinity
  return { min: Number(least), max, length: text.length }
}

/** Two endless repetitions that can take the same characters, with nothing between them that must be there; or two of anything. */
function overlap(terms: readonly Term[]): RegexHazard | undefined {
  for (const [index, term] of terms.entries()) {
    if (!term.isEndless) continue
    for (const later of terms.slice(index + 1)) {
      const isBoth = later.isEndless && (sharesCharacter(term.atom, later.atom) || later.atom === '.')
      if (isBoth)
        return { message: 'Pattern repeats the same characters twice in a row; that can be slow', offset: later.offset }
      if (term.atom !== '.' && !later.isOptional) break
    }
  }
  return undefined
}

const CHARACTERS: readonly string[] = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  '\n',
  'é',
]

function sharesCharacter(atom: string, other: string): boolean {
  const [first, second] = [new RegExp(`^${atom}$`, 'u'), new RegExp(`^${other}$`, 'u')]
  return CHARACTERS.some((character) => first.test(character) && second.test(character))
}
