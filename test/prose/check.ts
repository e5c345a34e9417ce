/** What a program can see in prose: calques, long sentences, and misspelled words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CSpellSettings, getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib'
import { calquesOf } from './calques.ts'
import type { Text } from './texts.ts'

/** So many words a sentence has at most. */
const LONGEST = 30

/** Words that English dictionaries lack: names of products and vendors, terms of the field, examples of misspelled input. */
const WORDS = join(import.meta.dirname, 'words.txt')

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What is wrong with a text, and where it is. */
export interface ProseFault {
  readonly at: string
  readonly fault: string
}

/** The sentences of a text. @example sentencesOf('Stops. Then starts.') // ['Stops.', 'Then starts.'] */
export function sentencesOf(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
}

/** The number of words of a sentence. */
export function lengthOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns the calques and the long sentences of texts. */
export function checkSentences(texts: readonly Text[]): ProseFault[] {
  return texts.flatMap(({ at, text }) => [
    ...calquesOf(text).map(({ found, instead }) => ({ at, fault: `"${found}" in "${text}": write ${instead}` })),
    ...sentencesOf(text)
      .filter((sentence) => lengthOf(sentence) > LONGEST)
      .map((sentence) => ({ at, fault: `${lengthOf(sentence)} words in one sentence: "${sentence}"` })),
  ])
}

/** Returns the words of texts that no dictionary knows, each with the first place where it stands. */
export async function checkSpelling(texts: readonly Text[]): Promise<ProseFault[]> {
  settings ??= readSettings()
  const lines = texts.map(({ text }) => text.replaceAll('\n', ' '))
  const document = { uri: 'prose.txt', text: lines.join('\n'), languageId: 'plaintext', locale: 'en' }
  const { issues, errors } = await spellCheckDocument(
    document,
    { noConfigSearch: true, generateSuggestions: false },
    await settings,
  )
  if (errors?.length) throw new Error(`Cannot check the spelling: ${errors.map(String).join('; ')}`)
  const starts = [0]
  for (const { length } of lines) starts.push(starts.at(-1)! + length + 1)
  const first = new Map<string, ProseFault>()
  for (const { text, offset } of issues) {
    const { at } = texts[starts.findLastIndex((start) => start <= offset)]!
    if (!first.has(text)) first.set(text, { at, fault: `unknown word "${text}"` })
  }
  return [...first.values()]
}

/** Dictionaries take a second to load, so one run loads them once. */
let settings: Promise<CSpellSettings> | undefined

async function readSettings(): Promise<CSpellSettings> {
  const words = readFileSync(WORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const own: CSpellSettings = {
    words,
    language: 'en',
    minWordLength: 4,
    maxNumberOfProblems: 10_000,
    maxDuplicateProblems: 1,
  }
  return mergeSettings(await getDefaultSettings(), own)
}
