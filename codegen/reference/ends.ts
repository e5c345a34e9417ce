/** Lists the parts of a kind's API that end. */
import type { ResolvedManifest } from 'plugboard/author'
import { dayText } from 'plugboard/internal'
import { codeSpan, linkTo, paragraphs, markdownText, table } from './markdown.ts'

type Ending = NonNullable<ResolvedManifest['endings']>[number]

/** Returns the section on the end of the API version and of parts; empty if a kind states neither. */
export function endsText({ sunset, endings = [] }: Pick<ResolvedManifest, 'sunset' | 'endings'>): string {
  if (!sunset && endings.length === 0) return ''
  return paragraphs([
    '## What ends',
    sunset ? apiText(sunset) : '',
    table(['Part', 'Ends', 'Use instead', 'Page read on'], endings.map(endingRow)),
  ])
}

/** Returns the cells of a part that ends: address, day, replacement, and day of reading. */
export function endingRow({ part, date, use = '', docs, read }: Ending): string[] {
  return [codeSpan(part), linkTo(dayText(date), docs), use && codeSpan(use), read]
}

function apiText({ version, date, docs, read }: NonNullable<ResolvedManifest['sunset']>): string {
  const what = version === undefined ? 'The API' : `Version ${markdownText(version)} of the API`
  const end = date === 'none' ? `has no [announced end](${docs})` : `ends on ${linkTo(date, docs)}`
  return `${what} ${end}. The page was read on ${read}.`
}
