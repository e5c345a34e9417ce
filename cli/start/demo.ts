/** `plugboard demo`: shows a kind call by call, in the sandbox. */
import { defined, type JsonObject, nearNames, quoted } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { KindSummary } from '../../codegen/index.ts'
import { EXIT } from '../base/exit.ts'
import { readKinds } from '../base/kinds.ts'
import { planNamed } from '../input/index.ts'
import { count, cut, jsonText, listTable, manyLines, oneLine, tableText, wrap } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type Run } from '../table/index.ts'
import { type KindTour, takeTour } from './choice.ts'
import { type CallOfCode, callText, connectText, importsOf, expressionOf, programText, kindVariable } from './code.ts'

/** A step of the demo: its code and result. */
interface Chapter {
  readonly title: string
  readonly code: string
  readonly records?: readonly JsonObject[]
  readonly next?: JsonObject | null
  readonly error?: ConnectorError
}

/** The default of `--kind`. */
const FIRST_KIND = 'stripe'
/** Maximum number of printed records. */
const MOST_RECORDS = 3

/** Shows a kind. On a terminal, it asks which, and waits before each step. */
export const demo: Run<'demo'> = async (context, _, { kind: named }) => {
  const all = await readKinds()
  const terminal = context.isJson ? undefined : context.ask
  const kind = named ?? (terminal ? await askForName(context, terminal, all) : FIRST_KIND)
  const summary = all.find((one) => one.kind === kind.toLowerCase())
  if (!summary) throw unknownKind(kind, all)
  const chapters = chaptersOf(summary.kind, await takeTour(await planNamed(summary.kind)))
  if (context.isJson) {
    const steps = chapters.map(({ error, ...rest }) =>
      defined({ ...rest, error: error?.toJSON() as JsonObject | undefined }),
    )
    await context.stdout.write(`${jsonText({ kind: summary.kind, steps }, 2)}\n`)
    return EXIT.done
  }
  await printIntroduction(summary, all.length, context)
  for (const [index, chapter] of chapters.entries()) {
    if (terminal && index > 0 && (await terminal('Enter for the next step, q to stop: ')).trim() === 'q') break
    await printChapter(chapter, index + 1, context)
  }
  await printWayOn(summary.kind, context)
  return EXIT.done
}

/** Asks for the name of a kind until there is one. */
async function askForName(
  { note, stderr }: Context,
  ask: NonNullable<Context['ask']>,
  all: readonly KindSummary[],
): Promise<string> {
  await note(wrap(all.map(({ kind }) => kind).join(', '), stderr.columns).join('\n'))
  for (;;) {
    const name = (await ask(`Which API (Enter: ${FIRST_KIND}): `)).trim().toLowerCase()
    if (name === '') return FIRST_KIND
    if (all.some(({ kind }) => kind === name)) return name
    await note(unknownKind(name, all).message)
  }
}

/** Returns the error for an unknown kind, with the five nearest names. */
export function unknownKind(name: string, all: readonly KindSummary[]): ConnectorError {
  const near = nearNames(
    name,
    all.map(({ kind }) => kind),
  )
  return new ConnectorError('definition_not_found', `Cannot find kind ${quoted(name)}. Kinds are ${near}.`, {
    hint: 'plugboard kinds lists them.',
  })
}

function chaptersOf(
  kind: string,
  { list, allParams, nextPage, mistake, refusal, write }: KindTour,
): readonly Chapter[] {
  const variable = kindVariable(kind)
  const { records, next } = list
  const called = (call: CallOfCode, before?: string) => callText(variable, call, before)
  const chapters: (Chapter | undefined)[] = [
    { title: 'Connect to an account of the sandbox', code: `${importsOf(kind)}\n\n${connectText(kind)}` },
    { title: 'List records', code: called(list, 'const { records, next } = '), records, next },
    nextPage && {
      title: 'Pass next to get the next page',
      code: `await ${variable}.${list.entity}.list(next)`,
      records: nextPage.records,
      next: nextPage.next,
    },
    { title: 'A mistake ends before a request is sent', code: called(mistake), error: mistake.error },
    refusal && { title: 'A refusal of the vendor has a code', code: called(refusal), error: refusal.error },
    write && {
      title: 'Write: the sandbox keeps it until the process ends',
      code: called(write),
      records: write.records,
    },
    { title: 'All of it as a program', code: programText(kind, { ...list, params: allParams }) },
  ]
  return chapters.filter((chapter) => chapter !== undefined)
}

async function printIntroduction(
  { title, kind, operations }: KindSummary,
  kinds: number,
  context: Context,
): Promise<void> {
  const text =
    `Plugboard calls ${title} and ${kinds - 1} other APIs by one contract. This process simulates ${kind}, with all its ` +
    `${count(operations, 'operation')}: you need no account, and nothing leaves your machine.`
  await context.stdout.write(`${wrap(oneLine(text), context.stdout.columns).join('\n')}\n`)
}

async function printChapter(chapter: Chapter, number: number, { stdout, paint }: Context): Promise<void> {
  const { title, code, records, next, error } = chapter
  const width = stdout.columns - INDENT.length
  const parts = [
    `\n${paint.strong(`${number}. ${title}`)}\n`,
    indented(manyLines(code).split('\n').map(paint.name)),
    ...(records ? [recordsText(records, width, paint.strong)] : []),
    ...(next ? [indented(`next  ${expressionOf(next)}`.split('\n').map((line) => cut(line, width)))] : []),
    ...(error
      ? [
          errorLines(error, width)
            .map((line) => `${INDENT}${paint.bad(line)}\n`)
            .join(''),
        ]
      : []),
  ]
  await stdout.write(parts.join('\n'))
}

const INDENT = '   '

function indented(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '\n' : `${INDENT}${line}\n`)).join('')
}

function recordsText(records: readonly JsonObject[], width: number, strong: (text: string) => string): string {
  const shown = listTable(records.slice(0, MOST_RECORDS), width)
  const lines = tableText(shown, width, strong).split('\n')
  const others = records.length > MOST_RECORDS ? [`and ${count(records.length - MOST_RECORDS, 'other')}`] : []
  return indented([...lines, ...others])
}

function errorLines({ code, message, hint = '' }: ConnectorError, width: number): string[] {
  return wrap(oneLine(`${code}: ${message} ${hint}`), width)
}

async function printWayOn(kind: string, { stdout, paint }: Context): Promise<void> {
  const ways = {
    'Make an application of it:': `plugboard init my-app --kind ${kind}`,
    'See what it can do:': `plugboard kinds ${kind}`,
    'Find an operation in plain words:': `plugboard find "send a message"`,
  }
  const lines = Object.entries(ways).map(([title, command]) => `${title}\n  ${paint.name(command)}\n`)
  await stdout.write(asCalled(`\n${lines.join('')}`))
}
