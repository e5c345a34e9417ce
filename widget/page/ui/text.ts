/** The page's words in the customer's language. */
import type en from '../../languages/en.json'

/** A key of the language files. */
export type TextKey = keyof typeof en

const RIGHT_TO_LEFT = ['ar']

let words: Readonly<Record<string, string>> = {}

/** A text with values in its braces. */
export function t(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The files of the languages, by their tags: `{"en": "en.3f2a.json"}`. */
type Languages = Readonly<Record<string, string>>

/** Loads the first of the languages asked for that there is; English else. */
export async function loadWords(languages: Languages, wanted: readonly string[]): Promise<void> {
  const found = wanted
    .flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().split('-')[0]!])
    .find((tag) => tag in languages)
  const language = found ?? 'en'
  document.documentElement.lang = language
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
  words = (await (await fetch(`widget/assets/${languages[language]}`)).json()) as typeof words
}
