/** Announced ends in a description. */
import { isObject } from 'plugboard/author'

/** Whether a part is deprecated, with the day of its end if the description names one. */
export interface Deprecation {
  readonly isDeprecated: boolean
  /** `2027-02-23` */
  readonly ends?: string
}

type Source = Readonly<Record<string, unknown>>

/** Reads the deprecation of an operation, a param or a schema: its flag, the words of its description, and extensions with dates. */
export function deprecationOf(source: Source): Deprecation {
  const text = [source.description, source.summary].filter((one) => typeof one === 'string').join('\n')
  if (source.deprecated !== true && !/^[\s*_[(]*deprecated\b/i.test(text)) return { isDeprecated: false }
  const ends = extensionDay(source) ?? endIn(text)
  return ends === undefined ? { isDeprecated: true } : { isDeprecated: true, ends }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}/

/** Returns the day of an extension such as `x-sunset: 2027-02-23` or `x-acme: {removalDate: 2027-02-23}`. */
function extensionDay(source: Source): string | undefined {
  const extensions = Object.entries(source).filter(([name]) => name.startsWith('x-'))
  const inner = extensions.flatMap(([, value]) => (isObject(value) ? Object.entries(value) : []))
  const found = [...extensions, ...inner].find(
    ([name, value]) => /sunset|removal|end[-_]?of[-_]?life|eol/i.test(name) && ISO_DAY.test(String(value)),
  )
  return found && String(found[1]).slice(0, 10)
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = new RegExp(
  `\\b(?<iso>\\d{4}-\\d{2}-\\d{2})\\b|\\b(?<month>${MONTHS}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})\\b`,
  'g',
)

/** Returns the last day that a sentence about an end names. @example endIn('Will be removed on March 1, 2027.') is '2027-03-01' */
export function endIn(text: string): string | undefined {
  const days = text
    .split(/(?<=[.;!?])\s|\n/)
    .flatMap((sentence) =>
      /remov|sunset|retire|discontinu|no longer|stops? |shut|turned off|end[- ]of[- ]life|\bends?\b/i.test(sentence)
        ? [...sentence.matchAll(DAY)].map(({ groups = {} }) => isoDay(groups))
        : [],
    )
  return days.toSorted().at(-1)
}

function isoDay({ iso, month, day = '', year }: Readonly<Record<string, string | undefined>>): string {
  if (iso !== undefined) return iso
  const number = MONTHS.split('|').indexOf(month ?? '') + 1
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}
