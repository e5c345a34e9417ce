/** What is shown of a record that a search box found: a title, and the text around a word. */
import { wordsOf } from '../../language/words.ts'
import type { HitCandidate } from './hit-statement.ts'

/** So long a title and a snippet are, in characters. */
const TITLE_CHARACTERS = 200
const SNIPPET_CHARACTERS = 200
/** So many characters of a snippet stand before the word. */
const BEFORE = 60

/** What a record is called: its title, else its first text, else its key. */
export function hitTitle({ title, text, key }: Pick<HitCandidate, 'title' | 'text' | 'key'>): string {
  const named = readable(title.filter((part) => part !== null).join(' '))
  return cut(named || text.map(readable).find((part) => part !== '') || key, TITLE_CHARACTERS)
}

/** The text around one of the words, else the first text; null where there is none. */
export function hitSnippet({ text }: Pick<HitCandidate, 'text'>, words: readonly string[]): string | null {
  const texts = text.map(readable).filter((part) => part !== '')
  const offsets = texts.map((part) => offsetOf(part, words))
  const index = offsets.findIndex((offset) => offset !== undefined)
  const chosen = texts[Math.max(0, index)]
  if (chosen === undefined) return null
  const from = Math.max(0, (offsets[index] ?? 0) - BEFORE)
  const start = from === 0 ? 0 : chosen.indexOf(' ', from) + 1 || from
  return `${start > 0 ? '…' : ''}${cut(chosen.slice(start), SNIPPET_CHARACTERS)}`
}

/** Where a text has the first of some words, or a word that begins with it. */
function offsetOf(text: string, words: readonly string[]): number | undefined {
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [plain = ''] = wordsOf(match[0])
    if (words.some((word) => plain.startsWith(word))) return match.index
  }
  return undefined
}

/** Text without marks of HTML and JSON, on one line. */
function readable(text: string | null): string {
  if (text === null) return ''
  const bare = /^[[{]/.test(text) ? text.replace(/[[\]{}"]+/g, '') : text
  return bare
    .replace(/<[^<>]{0,1000}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
