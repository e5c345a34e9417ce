/** Finds calques, long sentences and misspelled words in prose. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CSpellSettings, getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib'
import { groupBy } from '../support/house/departure.ts'
import type { Counts } from '../support/house/rules.ts'
import { CODE_AREAS } from './code.ts'
import { calquesOf, CODE, IDIOMS } from './calques.ts'
import { AREAS, type Text } from './texts.ts'

/** Maximum number of words of a sentence, in pages and in code. */
const LONGEST = 30
const LONGEST_IN_CODE = 25

/** Beginnings that name no subject. */
const CLAUSE = /^(?:What|Which|Those|It|Who|Whom|Whose|How (?:many|much))\b/

/** Words that English dictionaries lack: names of products and vendors, terms of the field, examples of misspelled input. */
const WORDS = join(import.meta.dirname, 'words.txt')

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A fault of a text, with its place. */
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

/** Returns the calques, the long sentences and the misspelled words of texts. */
export async function proseFaultsOf(texts: readonly Text[]): Promise<ProseFault[]> {
  return [...checkSentences(texts), ...(await checkSpelling(texts))]
}

/** Returns the faults whose number test/data/prose.json bounds: idioms, and in code also long sentences and beginnings. */
export function boundedFaultsOf(area: string, texts: readonly Text[]): ProseFault[] {
  const isCode = Object.hasOwn(CODE_AREAS, area)
  return texts.flatMap(({ at, text }) => [
    ...calquesOf(text, isCode ? CODE : IDIOMS).map(({ found, instead }) => ({
      at,
      fault: `"${found}", write ${instead}`,
    })),
    ...(area === 'docstrings' ? (CLAUSE.exec(text) ?? []) : []).map((found) => ({
      at,
      fault: `begins with "${found}", write a noun or a verb first`,
    })),
    ...(isCode ? sentencesOf(text) : [])
      .filter((sentence) => lengthOf(sentence) > LONGEST_IN_CODE)
      .map((sentence) => ({ at, fault: `${lengthOf(sentence)} words in one sentence: "${sentence.slice(0, 60)}…"` })),
  ])
}

/** Returns the number of faults by top-level folder. */
export function countByFolder(faults: readonly ProseFault[]): Counts {
  const folders = groupBy(faults, ({ at }) => /^[^/:]+/.exec(at)![0])
  return Object.fromEntries([...folders].map(([folder, own]): [string, number] => [folder, own.length]).sort())
}

/** Counts the faults that test/data/prose.json bounds: those of pages, messages and code, by folder. */
export function countBounded(): Counts {
  const { docs, messages } = AREAS
  const areas = Object.entries({ docs, messages, ...CODE_AREAS })
  return countByFolder(areas.flatMap(([area, read]) => boundedFaultsOf(area, read())))
}

/** Returns the calques and the long sentences of texts. */
function checkSentences(texts: readonly Text[]): ProseFault[] {
  return texts.flatMap(({ at, text }) => [
    ...calquesOf(text).map(({ found, instead }) => ({ at, fault: `"${found}" in "${text}": write ${instead}` })),
    ...sentencesOf(text)
      .filter((sentence) => lengthOf(sentence) > LONGEST)
      .map((sentence) => ({ at, fault: `${lengthOf(sentence)} words in one sentence: "${sentence}"` })),
  ])
}

/** Returns the words of texts that no dictionary has, each with its first place. */
export async function checkSpelling(texts: readonly Text[]): Promise<ProseFault[]> {
  settings ??= readSettings()
  const locations = locateWords(texts)
  const words = [...locations.keys()]
  const document = { uri: 'prose.txt', text: words.join('\n'), languageId: 'plaintext', locale: 'en' }
  const { issues, errors } = await spellCheckDocument(
    document,
    { noConfigSearch: true, generateSuggestions: false },
    await settings,
  )
  if (errors?.length) throw new Error(`Cannot check the spelling: ${errors.map(String).join('; ')}`)
  const first = new Map<string, ProseFault>()
  for (const { text, line } of issues) {
    const at = locations.get(line.text.trim())!
    if (!first.has(text)) first.set(text, { at, fault: `unknown word "${text}"` })
  }
  return [...first.values()]
}

/** Maps each text between two spaces to its first place: most words occur many times, and each is looked up once. */
function locateWords(texts: readonly Text[]): ReadonlyMap<string, string> {
  const locations = new Map<string, string>()
  for (const { at, text } of texts)
    for (const word of text.split(/\s+/)) if (word !== '' && !locations.has(word)) locations.set(word, at)
  return locations
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
