/** Plain sentences for operations, from their shape: no word of a vendor's description. */
import type { Action } from 'plugboard/author'
import type { Classified } from './find/classify.ts'
import { plural, singular, snakeCase } from '../base/words.ts'

const SENTENCES: Readonly<Record<Action, (one: string, many: string) => string>> = {
  list: (_, many) => `Lists ${many}`,
  api_search: (_, many) => `Searches ${many}`,
  get: (one) => `Gets ${one}`,
  create: (one) => `Creates ${one}`,
  update: (one) => `Updates ${one}`,
  delete: (one) => `Deletes ${one}`,
  download: (one) => `Downloads the file of ${one}`,
}

/** Describes an operation by its action, its object and the parent in its path: "Lists comments of an issue." */
export function plainSentence({ action, words, depth }: Classified): string | undefined {
  const [name, parent] = [words.at(-1), words.at(-2)].map((word) => (word === undefined ? word : nounOf(word)))
  // A path such as /search names no object.
  if (name === undefined || name === 'search') return undefined
  const text = SENTENCES[action](withArticle(singular(name)), plural(name))
  return depth > 0 && parent !== undefined ? `${text} of ${withArticle(singular(parent))}.` : `${text}.`
}

function nounOf(word: string): string {
  return snakeCase(word).replaceAll('_', ' ')
}

function withArticle(noun: string): string {
  return `${/^[aeiou](?!ni|se)/.test(noun) ? 'an' : 'a'} ${noun}`
}
