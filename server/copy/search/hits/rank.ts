/** The order of records that may be meant, and what is shown of each. */
import type { HitCandidate, Typed } from './hit-statement.ts'
import { type AskedWord, hasWord, type ReadText, comparableText } from '../../language/terms.ts'

/** A record that was found. */
export interface Hit<C> {
  readonly copy: C
  readonly key: string
  readonly title: string
  readonly snippet: string | null
  /** From 0 to 1; above 0.5 for records that have all the words. */
  readonly score: number
}

/** Worth of a word, by where and how a record has it. */
const WORTH = { title: 1, titlePart: 0.85, text: 0.75, textPart: 0.6, unseen: 0.5, near: 0.7 } as const
/** Minimum nearness of two words. */
const LEAST_NEAR = 0.3
/** Part of the score that exactness has. */
const EXACTNESS = 0.2

/** Ranks candidates of copies: best first, each record once, up to a limit. */
export function rankHits<C>(
  copies: readonly C[],
  candidates: readonly HitCandidate[],
  typed: Typed,
  limit: number,
): Hit<C>[] {
  const seen = new Set<string>()
  const ranked = candidates.flatMap((candidate) => {
    const name = `${candidate.n} ${candidate.key}`
    const copy = copies[candidate.n]
    if (copy === undefined || seen.has(name)) return []
    seen.add(name)
    const score = scoreOf(candidate, typed)
    return score > 0 ? [{ copy, candidate, score, title: hitTitle(candidate) }] : []
  })
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      one.title.length - other.title.length ||
      other.candidate.writtenAt.getTime() - one.candidate.writtenAt.getTime(),
  )
  return ranked.slice(0, limit).map(({ copy, candidate, score, title }) => {
    return { copy, key: candidate.key, title, snippet: hitSnippet(candidate, typed.words), score }
  })
}

/** All words come before any, then exactness counts. 0 for a record that only looks near to the database. */
function scoreOf({ title, text, key, hasAll }: HitCandidate, typed: Typed): number {
  const titles = comparableText(title.join('\n'))
  const texts = [...text, key].map((one) => comparableText(one ?? ''))
  const worths = typed.words.map((word) => worthOf(word, titles, texts, hasAll))
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  if (mean === 0) return 0
  const exactness = exactnessOf(titles.words, texts, typed.plain)
  const score = (mean * (1 - EXACTNESS) + exactness * EXACTNESS) / 2 + (hasAll ? 0.5 : 0)
  return Math.round(score * 1000) / 1000
}

function worthOf({ word, loose }: AskedWord, title: ReadText, texts: readonly ReadText[], isThere: boolean): number {
  if (title.words.includes(word)) return WORTH.title
  if (hasWord(title, loose)) return WORTH.titlePart
  if (texts.some(({ words }) => words.includes(word))) return WORTH.text
  const inText = texts.some((text) => hasWord(text, loose)) ? WORTH.textPart : isThere ? WORTH.unseen : 0
  return Math.max(WORTH.near * nearest(word, title.words), inText)
}

/** Nearness of a word to one of a title, or to two in a row: from 0 to 1. */
function nearest(word: string, titles: readonly string[]): number {
  const wanted = trigramsOf(word)
  const pairs = titles.slice(1).map((second, at) => `${titles[at]}${second}`)
  const all = [...titles, ...pairs].map((one) => {
    const given = trigramsOf(one)
    const shared = [...wanted].filter((trigram) => given.has(trigram)).length
    return shared / Math.max(wanted.size, given.size)
  })
  const best = Math.max(0, ...all)
  return best >= LEAST_NEAR ? best : 0
}

function trigramsOf(word: string): Set<string> {
  const letters = [...`  ${word} `]
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))
}

/** The title itself, a text itself, how a title begins, a part of it: from 1 to 0. */
function exactnessOf(titles: readonly string[], texts: readonly ReadText[], plain: string): number {
  const title = titles.join(' ')
  if (title === plain) return 1
  if (texts.some(({ words }) => words.join(' ') === plain)) return 0.9
  if (`${title} `.startsWith(`${plain} `)) return 0.6
  return ` ${title} `.includes(` ${plain} `) ? 0.4 : 0
}

/** Maximum number of characters of a title, and of a snippet. */
const TITLE_CHARACTERS = 200
const SNIPPET_CHARACTERS = 200
/** Characters of a snippet before the word. */
const BEFORE = 60

/** Names a record: its title, else its first text, else its key. */
export function hitTitle({ title, text, key }: Pick<HitCandidate, 'title' | 'text' | 'key'>): string {
  const named = readable(title.filter((part) => part !== null).join(' '))
  return cut(named || text.map(readable).find((part) => part !== '') || key, TITLE_CHARACTERS)
}

/** The text around one of the words, else the first text; null where there is none. */
export function hitSnippet({ text }: Pick<HitCandidate, 'text'>, words: readonly AskedWord[]): string | null {
  const texts = text.map(readable).filter((part) => part !== '')
  const hasAny = (part: string) => words.some(({ loose }) => hasWord(comparableText(part), loose))
  const chosen = texts.find(hasAny) ?? texts[0]
  if (chosen === undefined) return null
  const from = Math.max(0, offsetOf(chosen, words) - BEFORE)
  const start = from === 0 ? 0 : chosen.indexOf(' ', from) + 1 || from
  return `${start > 0 ? '…' : ''}${cut(chosen.slice(start), SNIPPET_CHARACTERS)}`
}

/** Returns where a text has the first of some words, or a part that is one; 0 if words only have it together. */
function offsetOf(text: string, words: readonly AskedWord[]): number {
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const read = comparableText(match[0])
    const found = words.find(({ loose }) => hasWord(read, loose))
    if (found) return match.index + Math.max(0, read.words.join('').indexOf(found.word))
  }
  return 0
}

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
