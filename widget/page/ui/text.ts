/** The texts of the page in the customer's language. */
import type en from '../../languages/en.json'

/** A key of the language files. */
export type TextKey = keyof typeof en

const RIGHT_TO_LEFT = ['ar']

let words: Readonly<Record<string, string>> = {}

/** A text with the values of its variables. */
export function t(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The files of the languages, by their tags: `{"en": "en.3f2a.json"}`. */
type Languages = Readonly<Record<string, string>>

/** Loads the first available of the wanted languages, else English. */
export async function loadWords(languages: Languages, wanted: readonly string[]): Promise<void> {
  const found = wanted
    .flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().replace(/-.*/, '')])
    .find((tag) => tag in languages)
  const language = found ?? 'en'
  document.documentElement.lang = language
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
  words = (await (await fetch(`widget/assets/${languages[language]}`)).json()) as typeof words
}

/** The time since a time, in the language of the page: "3 hours ago". */
export function ago(time: string): string {
  const minutes = (Date.parse(time) - Date.now()) / 60_000
  const { unit, size } = UNITS.find(({ below }) => Math.abs(minutes) < below) ?? DAYS
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(
    Math.round(minutes / size),
    unit,
  )
}

/** In minutes. */
const DAYS = { unit: 'day', size: 1440 } as const
const UNITS = [
  { unit: 'minute', size: 1, below: 60 },
  { unit: 'hour', size: 60, below: DAYS.size },
] as const

/** The day of a time, in the language of the page. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' }).format(new Date(time))
}
