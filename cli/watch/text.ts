/** Watched kinds as text, Markdown and JSON. */
import { basename } from 'node:path'
import type { ChangeUrgency } from '../../authoring/index.ts'
import { count, cut, oneLine, wrap } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { WatchedChange, WatchedKind } from './kind.ts'

/** Returns watched kinds as the document of `--json`. */
export function watchedJson(kinds: readonly WatchedKind[]): object {
  return {
    kinds: kinds.map(({ kind, file, memoryFile, isFirst, isUpdated, changes, sources }) => ({
      kind,
      file,
      memoryFile,
      isFirst,
      isUpdated,
      sources: sources.map(({ source, state, reason, page }) => ({ ...source, state, reason, version: page?.version })),
      changes: changes.map((change) => ({ ...change, pointer: undefined, mends: undefined })),
    })),
    counts: urgencyCounts(kinds),
  }
}

/** Counts changes by urgency, and sources that could not be read. */
export function urgencyCounts(kinds: readonly WatchedKind[]): Record<ChangeUrgency | 'failed', number> {
  const counts = { breaks: 0, ends: 0, news: 0, failed: 0 }
  for (const { changes, sources } of kinds) {
    for (const { urgency } of changes) counts[urgency]++
    counts.failed += sources.filter(({ state }) => state === 'failed').length
  }
  return counts
}

/** Returns watched kinds as text for a terminal. */
export function watchedText(kinds: readonly WatchedKind[], context: Context): string {
  const { paint } = context
  const { breaks, ends, news, failed } = urgencyCounts(kinds)
  const texts = kinds.map((kind) => kindText(kind, context)).filter((text) => text !== '')
  const verdict = breaks > 0 ? paint.bad(`${breaks} break`) : paint.good('nothing breaks')
  const unread = failed > 0 ? `, ${paint.bad(`${count(failed, 'source')} not read`)}` : ''
  const last = `${count(kinds.length, 'kind')} watched: ${verdict}, ${ends} end, ${news} news${unread}`
  return `${[...texts, last].join('\n')}\n`
}

function kindText({ kind, isFirst, sources, changes }: WatchedKind, context: Context): string {
  const { paint } = context
  const failed = sources.flatMap(({ source, state, reason }) =>
    state === 'failed' ? [`${paint.bad('not read')}      ${oneLine(source.url)}\n  ${oneLine(reason ?? '')}\n`] : [],
  )
  const first = isFirst ? [`${paint.faint('first watch: nothing to compare with')}\n`] : []
  const lines = [...failed, ...first, ...changes.map((change) => changeText(change, context))]
  return lines.length === 0 ? '' : `${paint.strong(kind)}\n${lines.join('')}`
}

const WIDTH = 14

function changeText(change: WatchedChange, { stdout, paint }: Context): string {
  const { urgency, ends, message, there, command } = change
  const color = { breaks: paint.bad, ends: paint.strong, news: paint.faint }
  const state = urgency === 'ends' && ends !== 'none' ? `ends ${ends}` : urgency
  const location = `${basename(change.file)}:${change.line}`
  const head = cut(operationsOf(change), Math.max(8, stdout.columns - WIDTH - location.length - 4))
  const gap = ' '.repeat(Math.max(2, stdout.columns - WIDTH - 2 - head.length - location.length))
  const lines = wrap(oneLine(message), stdout.columns - 4)
  const about = [...(there.length > 0 ? [listOf(there)] : []), command].join('  ')
  return [
    `  ${color[urgency](state.padEnd(WIDTH))}${head}${gap}${location}`,
    ...lines.map((line) => `    ${line}`),
    `    ${paint.faint(cut(oneLine(about), stdout.columns - 4))}`,
    '',
  ].join('\n')
}

function operationsOf({ operations: [first = 'the kind', ...others] }: WatchedChange): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

function listOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

const HEADINGS: Readonly<Record<ChangeUrgency, string>> = {
  breaks: 'Breaks calls now',
  ends: 'Ends',
  news: 'News',
}

/** Returns watched kinds as Markdown, for an issue; empty if there is nothing to tell. */
export function watchedMarkdown(kinds: readonly WatchedKind[]): string {
  return kinds
    .map(kindMarkdown)
    .filter((text) => text !== '')
    .join('\n')
}

function kindMarkdown({ kind, title, file, sources, changes, isFirst }: WatchedKind): string {
  const failed = sources.filter(({ state }) => state === 'failed')
  if (changes.length + failed.length === 0 || isFirst) return ''
  const sections = Object.entries(HEADINGS).flatMap(([urgency, heading]) => {
    const own = changes.filter((change) => change.urgency === urgency)
    return own.length === 0 ? [] : [`### ${heading}\n\n${own.map((change) => `${changeMarkdown(change)}\n`).join('')}`]
  })
  const unread = failed.map(({ source, reason }) => `- ${code(source.url)}: ${escaped(reason ?? '')}\n`)
  return [
    `## ${escaped(title)}\n`,
    ...sections,
    ...(unread.length > 0 ? [`### Not read\n\n${unread.join('')}`] : []),
    `Mend ${code(file)}, raise its version, then run \`plugboard check ${kind} --update\` and \`plugboard watch ${kind} --update\`.\n`,
  ].join('\n')
}

function changeMarkdown(change: WatchedChange): string {
  const { ends, message, there, file, line, command } = change
  const day = ends === undefined || ends === 'none' ? '' : `**${ends}** `
  const about = [operationsOf(change), `${file}:${line}`, ...(there.length > 0 ? [listOf(there)] : [])]
  return `- ${day}${escaped(message)}\n  ${about.map(code).join(' · ')}\n  ${code(command)}`
}

function code(text: string): string {
  return `\`${oneLine(text).replaceAll('`', "'")}\``
}

/** Vendors' words are no markup, no mention of a person and no reference to an issue. */
function escaped(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>#|@~]/g, (sign) => (sign === '@' ? '&#64;' : `\\${sign}`))
}
