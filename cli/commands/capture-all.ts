/** `plugboard capture --all`: every read of a kind, captured in order by a plan. */
import {
  captureAll,
  type CapturedRead,
  type CaptureOptions,
  type CapturePlan,
  fileOf,
  planCapture,
  type PlannedRead,
} from '../../authoring/index.ts'
import { type Json, type Plan, undiciTransport } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { readParams, readSalt } from '../input/index.ts'
import { count, createProgress, jsonText, oneLine, roomOf, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/** A kind that is captured. */
export interface CapturedKind {
  readonly plan: Plan
  /** The folder of its fixtures. */
  readonly folder: string
  readonly replace: Readonly<Record<string, string>>
  /** Reads the owner's credentials, once the plan is made. */
  readonly ownerOf: () => Promise<CaptureOptions['owner']>
}

/** Prints the plan, runs it, and sums up. Fails when a read has no fixture, and when the run was interrupted. */
export async function captureKind(kind: CapturedKind, flags: OptionsOf<'capture'>, context: Context): Promise<number> {
  const given = (await readParams(flags.params, context.stdin)) as Record<string, Json>
  const planned = planCapture(kind.plan, { given, refusals: flags.refusals === true })
  if (flags.plan) {
    await context.stdout.write(
      context.isJson ? `${jsonText(planned, 2)}\n` : planText(planned, context.stdout, context.paint),
    )
    return EXIT.done
  }
  await context.note(planText(planned, context.stderr, context.paint).trimEnd())
  const reads = await run(kind, planned, flags, context)
  const isWhole = reads.length === planned.reads.length
  if (context.isJson) await context.stdout.write(`${jsonText(documentOf(planned, reads), 2)}\n`)
  else await context.stdout.write(resultText(planned, reads, context))
  const isFine = isWhole && reads.every(({ state }) => state === 'written' || state === 'kept')
  return isFine ? EXIT.done : EXIT.invalid
}

async function run(
  { plan, folder, replace, ownerOf }: CapturedKind,
  planned: CapturePlan,
  { connectTo: standIn, keep }: OptionsOf<'capture'>,
  context: Context,
): Promise<CapturedRead[]> {
  const owner = await ownerOf()
  const salt = await readSalt(context.env)
  const connectTo = standIn === undefined ? {} : { connectTo: () => standIn }
  if (standIn !== undefined)
    await context.warn(
      `Requests go to ${standIn}, with the credentials, not to the third party: the fixtures are composed, not recorded.`,
    )
  const line = createProgress(context.stderr, context.now, true)
  try {
    return await captureAll(plan, planned, {
      owner,
      salt,
      folder,
      replace,
      keep,
      transport: () => context.transport?.() ?? undiciTransport({ proxy: true, ...connectTo }),
      isStandIn: standIn !== undefined,
      today: new Date(context.now?.() ?? Date.now()),
      signal: context.signal,
      onRead: (index, read) => line.update(`${index + 1} of ${planned.reads.length}: ${labelOf(read)}`),
    })
  } finally {
    await line.done()
  }
}

const SHOWS: Readonly<Record<PlannedRead['shows'], string>> = {
  pages: 'two pages',
  empty: 'no record',
  record: 'a record',
  'not-found': 'a key that no record has',
  'wrong-credential': 'a wrong credential',
}

function labelOf({ operation, shows }: PlannedRead): string {
  return `${operation}, ${SHOWS[shows]}`
}

function planText({ reads, left }: CapturePlan, output: Context['stdout'], paint: Context['paint']): string {
  const rows = reads.map((read) => {
    const params = Object.entries(read.params).map(([name, value]) => `${name}=${jsonText(value)}`)
    const taken = Object.entries(read.from).map(([name, field]) => `${name} from ${field}`)
    return [read.operation, SHOWS[read.shows], oneLine([...params, ...taken].join(', '))]
  })
  const table = tableText({ head: ['read', 'shows', 'params'], rows }, roomOf(output), paint.strong)
  const others = left.map(({ operation, because }) => oneLine(`${operation}: ${because}`))
  return `${[table, '', ...others, `${count(reads.length, 'read')}, ${left.length} left out`].join('\n')}\n`
}

function documentOf({ reads, left }: CapturePlan, done: readonly CapturedRead[]) {
  return {
    planned: reads.length,
    reads: done.map(({ read, state, files, replaced, review, because }) => ({
      operation: read.operation,
      shows: read.shows,
      state,
      files,
      replaced,
      review,
      because,
    })),
    left,
  }
}

function resultText(planned: CapturePlan, done: readonly CapturedRead[], { stdout, paint }: Context): string {
  const rows = done.map(({ read, state, files }) => [
    fileOf(read),
    state,
    state === 'written' ? count(files.length, 'file') : '',
  ])
  const table = tableText({ head: ['fixture', 'state', 'files'], rows }, roomOf(stdout), paint.strong)
  const reasons = done.flatMap(({ read, because }) =>
    because === undefined ? [] : [oneLine(`${fileOf(read)}: ${because}`)],
  )
  const texts = done.flatMap(({ read, review }) =>
    review.map(({ field, example }) => oneLine(`  ${read.operation} ${field}: ${example}`)),
  )
  const review = reviewLines([...new Set(texts)])
  const tally = (['written', 'kept', 'skipped', 'failed'] as const).map(
    (state) => `${done.filter((one) => one.state === state).length} ${state}`,
  )
  const open = planned.reads.length - done.length
  const rest = open === 0 ? '' : `, ${open} not begun: run the command again to go on`
  return `${[table, '', ...reasons, ...review, `${tally.join(', ')}${rest}`].join('\n')}\n`
}

/** Maximum number of texts on a terminal. */
const MOST_TEXTS = 40

function reviewLines(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const more = texts.length > MOST_TEXTS ? [`  and ${texts.length - MOST_TEXTS} more: --json lists all`] : []
  const head = 'Review these texts; replace personal data with --replace field=text:'
  return [head, ...texts.slice(0, MOST_TEXTS), ...more]
}
