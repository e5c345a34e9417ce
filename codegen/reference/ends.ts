/** What ends of the API of a kind. */
import type { ResolvedManifest } from 'plugboard/author'
import { dayText } from 'plugboard/internal'
import { codeSpan, linkTo, paragraphs, markdownText, table } from './markdown.ts'

type Ending = NonNullable<ResolvedManifest['endings']>[number]

/** The section of what ends: the version that requests name, and the parts that end before the rest; nothing if a kind states neither. */
export function endsText({ sunset, endings = [] }: Pick<ResolvedManifest, 'sunset' | 'endings'>): string {
  if (!sunset && endings.length === 0) return ''
  return paragraphs([
    '## What ends',
    sunset ? apiText(sunset) : '',
    table(['Part', 'Ends', 'Use instead', 'Page read on'], endings.map(endingRow)),
  ])
}

/** The cells of a part that ends: its address, the day, what to use instead, and the day of reading. */
export function endingRow({ part, date, use = '', docs, read }: Ending): string[] {
  return [codeSpan(part), linkTo(dayText(date), docs), use && codeSpan(use), read]
}

function apiText({ version, date, docs, read }: NonNullable<ResolvedManifest['sunset']>): string {
  const what = version === undefined ? 'The API' : `Version ${markdownText(version)} of the API`
  const end = date === 'none' ? `has no [announced end](${docs})` : `ends on ${linkTo(date, docs)}`
  return `${what} ${end}. The page was read on ${read}.`
}
