/** Texts that match a regular expression: a sequence of characters, classes and groups such as `^[0-9a-f]{24}$`. */

/** The characters that each position of a text allows; at least one. */
type Positions = readonly string[]

const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('')
const DIGITS = '0123456789'
/** Positions of a text whose pattern leaves the length open. */
const OPEN_LENGTH = 12

const CHARACTER = /\\[^bBpPku\dc]|\[(?:\\.|[^\]\\])+\]|[^\\^$*+?()[\]{}|]/y
const GROUP = /\((?:\?:|\?<\w+>)?(?!\?)((?:\\.|\[(?:\\.|[^\]\\])+\]|[^()\\[])*)\)/y
const TIMES = /\{(\d+)(?:(,)(\d*))?\}|[?*+]/y

/** Writes numbers as texts that match a pattern, and reads them back. */
export interface PatternText {
  write(number: number): string
  /** The number; undefined for any other text. */
  read(text: unknown): number | undefined
}

/**
 * Texts of a pattern that differ by a number, written from the right into the positions that allow every digit.
 * @param index a prefix of the number where there is room, so that texts of two entities differ
 * @returns undefined for a pattern that allows no digits, or is no such sequence
 */
export function patternText(pattern: string, index: number): PatternText | undefined {
  const positions = positionsOf(bare(pattern))
  if (!positions) return undefined
  const room = positions.filter(isAnyDigit).length
  const prefix = room >= OPEN_LENGTH ? String(index) : ''
  const write = (number: number) => {
    const digits = [...prefix, ...String(number).padStart(room - prefix.length, '0')]
    return positions.map((position) => (isAnyDigit(position) ? digits.shift()! : fillerOf(position))).join('')
  }
  const form: PatternText = {
    write,
    read(value) {
      const text = String(value)
      const digits = positions.map((position, at) => (isAnyDigit(position) ? text[at] : '')).join('')
      const number = Number(digits.slice(prefix.length))
      return Number.isSafeInteger(number) && number > 0 && write(number) === text ? number : undefined
    },
  }
  return room > 0 && new RegExp(pattern, 'u').test(write(1)) ? form : undefined
}

/** A text that matches a pattern; undefined for a pattern that is no such sequence. */
export function patternSample(pattern: string): string | undefined {
  const text = positionsOf(bare(pattern))?.map(fillerOf).join('')
  return text !== undefined && new RegExp(pattern, 'u').test(text) ? text : undefined
}

function bare(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/\$$/, '')
}

function isAnyDigit(position: string): boolean {
  return position.startsWith(DIGITS)
}

/** Letters come before signs: a text of dots and dashes looks like a mistake. */
function fillerOf(position: string): string {
  return /[a-z]/.exec(position)?.[0] ?? /[A-Z1-9]/.exec(position)?.[0] ?? position[0]!
}

function positionsOf(source: string): Positions | undefined {
  const positions: string[] = []
  for (let at = 0; at < source.length;) {
    const group = matchAt(GROUP, source, at)
    const one = group ? positionsOf(group[1]!.split('|')[0]!) : characterAt(source, at)
    if (!one) return undefined
    at += group ? group[0].length : matchAt(CHARACTER, source, at)![0].length
    const times = matchAt(TIMES, source, at)
    at += times?.[0].length ?? 0
    for (let count = timesOf(times); count > 0; count--) positions.push(...one)
  }
  return positions
}

/** The characters that a class, an escape or a single character matches, digits first. */
function characterAt(source: string, at: number): Positions | undefined {
  const [text] = matchAt(CHARACTER, source, at) ?? []
  if (text === undefined) return undefined
  const accepts = new RegExp(`^${text}$`)
  const allowed = [...DIGITS, ...PRINTABLE].filter((character) => accepts.test(character)).join('')
  return allowed === '' ? undefined : [allowed]
}

function timesOf(times: RegExpExecArray | undefined): number {
  if (!times) return 1
  const [text, least, isRange, most] = times
  if (text === '?') return 0
  if (least === undefined) return OPEN_LENGTH
  if (isRange === undefined) return Number(least)
  return Math.max(Number(least), Math.min(OPEN_LENGTH, Number(most || OPEN_LENGTH)))
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(source) ?? undefined
}
