/** Trends of calls, refusals, latency, copies and webhooks: the last 24 hours, or 30 days. */
import type { Database } from '../../../ground/store/index.ts'
import { adviceOf, type Turn } from '../reads/advice.ts'
import { DURATIONS, EVENTS, type TrendSpan } from './figures.ts'
import { trendsUntil } from './roll-up.ts'

const HOUR_MS = 3_600_000
const SPANS = { hour: { ms: HOUR_MS, points: 24 }, day: { ms: 24 * HOUR_MS, points: 30 } } as const

/** Parties that a refused call waits for, in the order of the legend. */
export const TURNS = ['third party', 'customer', 'application', 'operator'] as const satisfies readonly Turn[]

/** An hour or a day. */
export interface TrendPoint {
  /** Its beginning. */
  readonly at: string
  readonly calls: number
  readonly refused: number
  /** The refused calls by the party that acts next. */
  readonly turns: Readonly<Record<(typeof TURNS)[number], number>>
  /** Durations of calls, estimated within their ranges; null without calls. */
  readonly median_ms: number | null
  readonly p95_ms: number | null
  readonly delivered: number
  readonly undelivered: number
  /** Copies younger than an hour, younger than a day, and older; null where nothing was measured. */
  readonly copies: readonly [fresh: number, aging: number, old: number] | null
}

/** The points of a time, and what they add up to, with the copies of the last point that has any. */
export interface Trends {
  readonly span: TrendSpan
  readonly points: readonly TrendPoint[]
  readonly total: TrendPoint
}

/** Filters of trends. */
export interface TrendFilter {
  readonly span: TrendSpan
  readonly kind?: string | undefined
}

interface FigureRow {
  readonly at: Date
  readonly measure: 'calls' | 'webhooks' | 'copies'
  readonly code: string
  readonly counts: readonly number[]
}

/** Reads trends. The figures of the last minutes, which are not added up yet, come from the rows themselves. */
export async function readTrends(database: Database, now: number, { span, kind }: TrendFilter): Promise<Trends> {
  const { ms, points } = SPANS[span]
  const from = (Math.floor(now / ms) - points + 1) * ms
  const until = (await trendsUntil(database)) ?? from
  const given = [new Date(Math.max(until, from)), new Date(now + HOUR_MS), [span]]
  const [stored, live] = await Promise.all([
    database.query<FigureRow>(sumsOf(STORED, 3), [span, new Date(from), kind ?? null]),
    database.query<FigureRow>(sumsOf(EVENTS, 4), [...given, kind ?? null]),
  ])
  const rows = [...stored, ...live]
  const starts = Array.from({ length: points }, (_, at) => from + at * ms)
  const shown = starts.map((at) =>
    pointOf(
      at,
      rows.filter((row) => row.at.getTime() === at),
    ),
  )
  const copies = shown.findLast((point) => point.copies !== null)?.copies ?? null
  return {
    span,
    points: shown,
    total: { ...pointOf(from, rows), copies },
  }
}

/** The codes with which calls of the last month failed, for a choice. */
export async function codesOfCalls(database: Database): Promise<string[]> {
  const rows = await database.query<{ code: string }>(
    `select distinct t.code from organizations o join trends t on t.organization_id = o.id
     where t.span = 'day' and t.measure = 'calls' and t.code <> '' order by 1`,
  )
  return rows.map(({ code }) => code)
}

const STORED = `select t.at, t.measure, t.kind, t.code, t.counts from organizations o join trends t on t.organization_id = o.id
  where t.span = $1 and t.at >= $2`

/** SQL of the sums of figures over all organizations and kinds, or one kind. Webhooks have no kind. */
function sumsOf(figures: string, kind: number): string {
  const sums = [...DURATIONS, Infinity].map((_, at) => `coalesce(sum(counts[${at + 1}]), 0)::int`)
  return `select at, measure, code, array[${sums.join(', ')}] as counts from (${figures}) as figure
    where $${kind}::text is null or kind = $${kind} group by at, measure, code`
}

function pointOf(at: number, rows: readonly FigureRow[]): TrendPoint {
  const calls = rows.filter(({ measure }) => measure === 'calls')
  const refused = calls.filter(({ code }) => code !== '')
  const webhooks = rows.filter(({ measure }) => measure === 'webhooks')
  const [fresh = 0, aging = 0, old = 0] = added(rows.filter(({ measure }) => measure === 'copies'))
  const durations = added(calls)
  return {
    at: new Date(at).toISOString(),
    calls: sumOf(calls),
    refused: sumOf(refused),
    turns: Object.fromEntries(
      TURNS.map((turn) => [turn, sumOf(refused.filter(({ code }) => turnOf(code) === turn))]),
    ) as TrendPoint['turns'],
    median_ms: quantileOf(durations, 0.5),
    p95_ms: quantileOf(durations, 0.95),
    delivered: sumOf(webhooks.filter(({ code }) => code === '')),
    undelivered: sumOf(webhooks.filter(({ code }) => code !== '')),
    copies: fresh + aging + old === 0 ? null : [fresh, aging, old],
  }
}

function turnOf(code: string): Turn {
  const { turn } = adviceOf(code)
  return turn === 'nobody' ? 'operator' : turn
}

function added(rows: readonly FigureRow[]): number[] {
  return rows.reduce<number[]>((sums, { counts }) => counts.map((count, at) => count + (sums[at] ?? 0)), [])
}

function sumOf(rows: readonly FigureRow[]): number {
  return added(rows).reduce((sum, count) => sum + count, 0)
}

/** A quantile of durations, interpolated in its range; null without any. The last range counts as its lower end. */
function quantileOf(counts: readonly number[], part: number): number | null {
  const sum = counts.reduce((all, count) => all + count, 0)
  if (sum === 0) return null
  let left = sum * part
  for (const [at, count] of counts.entries()) {
    const [low, high] = [DURATIONS[at - 1] ?? 0, DURATIONS[at] ?? DURATIONS[at - 1] ?? 0]
    if (left <= count) return Math.round(low + ((high - low) * left) / count)
    left -= count
  }
  return DURATIONS.at(-1) ?? null
}
