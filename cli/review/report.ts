/** A review as Markdown: at most 60 lines, whatever changed. */
import { shellWord } from 'plugboard/internal'
import { CHANGE_CLASSES, type ChangeClass, codes, codeText, countsOf } from '../../authoring/index.ts'
import { severityCounts } from '../check/findings.ts'
import type { DescriptionFlags } from '../check/comparison.ts'
import { count } from '../output/index.ts'
import { describedKinds } from './descriptions.ts'
import { fitSections, type ReportSection } from './fit.ts'
import { isFaulty, type KindReview } from './kind.ts'
import { cellsOf } from './row.ts'
import { changeLines, differenceLines, faultLines, guardedLines, warningLines } from './lines.ts'

/** The most lines of a report. */
export const MOST_LINES = 60
/** The most rows of its table. */
const MOST_ROWS = 8

/** The reviewed revisions and kinds. */
export interface Asked {
  readonly revision: string
  /** The kinds that the user named. */
  readonly named: readonly string[]
  readonly flags: DescriptionFlags & { readonly fixtures?: string }
}

const HEADINGS: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  wire: 'On the wire',
  additive: 'Additive',
  internal: 'Internal: callers do not notice',
}

/** Returns the report: a verdict, a row for each kind, hosts with credentials and writes, faults, and changes. */
export function reviewText(asked: Asked, kinds: readonly KindReview[]): string {
  const title = `# Review since ${codeText(asked.revision)}`
  if (kinds.length === 0) return `${title}\n\nNo kind differs.\n`
  const head = [title, '', verdictText(kinds), '', ...tableLines(kinds)]
  const foot = footLines(asked, kinds)
  const body = fitSections(sectionsOf(asked, kinds), MOST_LINES - head.length - foot.length)
  return `${[...head, ...body, ...foot].join('\n')}\n`
}

function sectionsOf(asked: Asked, kinds: readonly KindReview[]): ReportSection[] {
  const diff = commandOf('diff', [asked.revision, ...(asked.named.length === 1 ? asked.named : [])], asked)
  const check = commandOf('check', filesOf(asked, kinds), asked)
  const each = (linesOf: (kind: KindReview) => readonly string[]) =>
    kinds.flatMap((kind) => linesOf(kind).map((line) => (kinds.length > 1 ? `${codeText(kind.kind)}: ${line}` : line)))
  return [
    { heading: 'Hosts, credentials and writes', lines: each(guardedLines), all: diff },
    { heading: 'Faults', lines: each(faultLines), all: check },
    {
      heading: "Other than the vendor's description",
      lines: each(differenceLines),
      all: compareCommands(asked, kinds),
    },
    ...CHANGE_CLASSES.map((name) => ({
      heading: HEADINGS[name],
      lines: each((kind) => changeLines(kind, name)),
      all: diff,
    })),
    { heading: 'Warnings', lines: each(warningLines), all: commandOf('validate', filesOf(asked, kinds), asked) },
  ]
}

/** Returns the manifests as commands take them; the folder if the user named none and there are many. */
function filesOf({ named }: Asked, kinds: readonly KindReview[]): readonly string[] {
  const files = kinds.filter(({ compared }) => compared?.state !== 'gone').map(({ file }) => file)
  return named.length === 0 && files.length > FEW ? ['definitions/'] : files
}

const FEW = 3

/** Returns the command that compares, or one for each kind with a description of its own. */
function compareCommands(asked: Asked, kinds: readonly KindReview[]): string {
  const described = describedKinds(asked.flags.openapi)
  if (described.size === 0) return commandOf('compare', filesOf(asked, kinds), asked)
  const commands = kinds.flatMap(({ kind, file, comparison }) => {
    const flags = { ...asked.flags, openapi: described.get(kind) }
    return comparison ? [commandOf('compare', [file], { ...asked, flags })] : []
  })
  return commands.join('; ')
}

/** Returns a command that the reader can paste, with the options that it knows. */
function commandOf(
  command: 'diff' | 'check' | 'compare' | 'validate',
  words: readonly string[],
  { flags }: Asked,
): string {
  const { openapi = [], graphql, waivers, fixtures } = command === 'compare' ? flags : { fixtures: flags.fixtures }
  const options = [
    ...openapi.flatMap((file) => ['--openapi', file]),
    ...(graphql === undefined ? [] : ['--graphql', graphql]),
    ...(waivers === undefined ? [] : ['--waivers', waivers]),
    ...(fixtures === undefined || command === 'compare' || command === 'validate' ? [] : ['--fixtures', fixtures]),
  ]
  return ['plugboard', command, ...[...words, ...options].map(shellWord)].join(' ')
}

function verdictText(kinds: readonly KindReview[]): string {
  const faulty = kinds.filter(isFaulty)
  const counts = CHANGE_CLASSES.map((name) => `${sum(kinds, (kind) => changesOf(kind, name))} ${name}`).join(', ')
  const wrong = sum(kinds, ({ comparison }) => (comparison ? severityCounts(comparison.findings).wrong : 0))
  const compared = kinds.some(({ comparison }) => comparison) ? `; ${wrong} wrong by the description` : ''
  const verdict =
    faulty.length === 0
      ? `**No fault** in ${count(kinds.length, 'kind')}.`
      : `**Faulty:** ${codes(faulty.slice(0, FEW).map(({ kind }) => kind))}${faulty.length > FEW ? ` and ${faulty.length - FEW} more` : ''} of ${count(kinds.length, 'kind')}.`
  return `${verdict} Changes: ${counts}${compared}.`
}

function changesOf({ compared }: KindReview, name: ChangeClass): number {
  if (compared?.state === 'changed') return countsOf(compared.report.changes)[name]
  return compared?.state === (name === 'breaking' ? 'gone' : name === 'additive' ? 'new' : '') ? 1 : 0
}

function sum(kinds: readonly KindReview[], numberOf: (kind: KindReview) => number): number {
  return kinds.reduce((total, kind) => total + numberOf(kind), 0)
}

/** Returns a row for each kind, the faulty ones first. */
function tableLines(kinds: readonly KindReview[]): string[] {
  const sorted = [...kinds.filter(isFaulty), ...kinds.filter((kind) => !isFaulty(kind))]
  const shown = sorted.slice(0, MOST_ROWS)
  const hidden = sorted.slice(MOST_ROWS).map(({ kind }) => kind)
  return [
    '| kind | version | validate | check | compare | diff |',
    '|---|---|---|---|---|---|',
    ...shown.map((kind) => `| ${cellsOf(kind).join(' | ')} |`),
    ...(hidden.length > 0 ? ['', `And ${hidden.length} more kinds: ${codes(hidden)}.`] : []),
  ]
}

/** Points to other commands: requests before and after, and operations without evidence. */
function footLines(asked: Asked, kinds: readonly KindReview[]): string[] {
  const reports = kinds.flatMap(({ compared }) => (compared?.state === 'changed' ? [compared.report] : []))
  const unshown = reports.flatMap(({ operations }) =>
    operations.changed.filter(({ fixtures }) => fixtures.length === 0),
  )
  const requests = reports.flatMap(({ examples }) => examples.filter(({ before, after }) => before !== after))
  const diff = commandOf('diff', [asked.revision, ...(asked.named.length === 1 ? asked.named : [])], asked)
  const lines = [
    ...(unshown.length > 0
      ? [`Without a fixture: ${count(unshown.length, 'changed operation')}, first ${codeText(unshown[0]?.id)}.`]
      : []),
    ...(requests.length > 0
      ? [`Other requests: ${count(requests.length, 'operation')}, before and after by \`${diff}\`.`]
      : []),
  ]
  return lines.length > 0 ? ['', lines.join(' ')] : []
}
