import { readToken } from './regex-hazard.ts'

/**
 * Returns the first of some characters that a text of a pattern can contain; undefined if it can contain none. A pattern without `^`
 * and `$` takes any text. A space behind a comma does not count: `^[a-z]+(?:, ?[a-z]+)*$`.
 */
export function characterIn(pattern: string, characters: readonly string[]): string | undefined {
  let depth = 0
  let before = ''
  let isWhole = pattern.startsWith('^') && /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern)
  const atoms: string[] = []
  for (let offset = 0; offset < pattern.length;) {
    const { kind, text, end } = readToken(pattern, offset)
    if (kind === 'open') depth++
    if (kind === 'close') depth--
    if (kind === 'choice' && depth === 0) isWhole = false
    if (kind === 'atom' && !(text === ' ' && before === ',')) atoms.push(text)
    before = text
    offset = end
  }
  if (!isWhole) return characters[0]
  const expressions = atoms.map((atom) => new RegExp(`^${atom}$`, 'u'))
  return characters.find((character) => expressions.some((expression) => expression.test(character)))
}
