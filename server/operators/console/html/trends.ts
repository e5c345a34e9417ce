/** The charts of trends, each with what is behind its figures. */
import { type Html, html } from '../../../ground/base/index.ts'
import { TURNS, type TrendPoint, type Trends } from '../../support/index.ts'
import { type Chart, chartOf, type Series } from './charts.ts'
import { countText, withQuery } from './parts.ts'

const SPAN_MS = { hour: 3_600_000, day: 86_400_000 } as const
const LOOKS: Readonly<Record<(typeof TURNS)[number], string>> = {
  'third party': 'hue-orange',
  customer: 'hue-blue',
  application: 'hue-violet',
  operator: 'hue-red',
}

/** The charts of the trends of all kinds, or of one. Webhooks are of no kind. */
export function trendCharts({ span, points, total }: Trends, kind?: string): Html {
  const since = span === 'hour' ? undefined : '30d'
  const calls = (query: Readonly<Record<string, string>> = {}) => withQuery('/calls', { kind, since, ...query })
  const named = points.map((point) => ({ point, name: timeText(point.at, span), between: betweenOf(point, span) }))
  const timesOf = (query: Readonly<Record<string, string>> = {}) =>
    named.map(({ name, between }) => ({ name, to: withQuery('/calls', { kind, ...between, ...query }) }))
  const charts: Chart[] = [
    {
      title: 'Calls',
      to: calls(),
      figure: `${countText(total.calls)} calls, ${share(total.refused, total.calls)} refused`,
      type: 'bars',
      points: timesOf(),
      series: [
        {
          ...seriesOf('refused', 'hue-red', points, ({ refused }) => refused),
          total: countText(total.refused),
          to: calls({ result: 'failed' }),
        },
        {
          ...seriesOf('succeeded', 'hue-green', points, (one) => one.calls - one.refused),
          total: countText(total.calls - total.refused),
        },
      ],
    },
    {
      title: 'Refused calls by whose turn it is',
      to: calls({ result: 'failed' }),
      figure: total.refused === 0 ? 'No call was refused' : `${countText(total.refused)} refused`,
      type: 'bars',
      points: timesOf({ result: 'failed' }),
      series: TURNS.map((turn) => ({
        ...seriesOf(turn, LOOKS[turn], points, ({ turns }) => turns[turn]),
        total: countText(total.turns[turn]),
        to: calls({ turn }),
      })),
    },
    latencyChart({ points, total }, timesOf(), calls),
    copiesChart({ points, total }, kind),
  ]
  if (kind === undefined) charts.push(webhooksChart({ points, total }))
  return html`<div class="charts">${charts.map(chartOf)}</div>`
}

type Drawn = Pick<Trends, 'points' | 'total'>

function latencyChart(
  { points, total }: Drawn,
  times: Chart['points'],
  calls: (query: Readonly<Record<string, string>>) => string,
): Chart {
  const slow = calls({ slow: String(total.p95_ms ?? 0) })
  return {
    title: 'Latency',
    to: slow,
    figure:
      total.median_ms === null ? 'No calls' : `${msText(total.median_ms)} median, ${msText(total.p95_ms ?? 0)} p95`,
    type: 'lines',
    points: times,
    series: [
      { ...seriesOf('median', 'hue-blue', points, (one) => one.median_ms), total: textOf(total.median_ms) },
      { ...seriesOf('p95', 'hue-orange', points, (one) => one.p95_ms), total: textOf(total.p95_ms), to: slow },
    ],
    write: msText,
  }
}

function copiesChart({ points, total }: Drawn, kind: string | undefined): Chart {
  const ages = [
    ['older or never synced', 'hue-red', '1440'],
    ['synced in the last day', 'hue-orange', '60'],
    ['synced in the last hour', 'hue-green', undefined],
  ] as const
  const old = total.copies?.[2] ?? 0
  return {
    title: "Copies' age",
    to: withQuery('/syncs', { kind }),
    figure:
      total.copies === null
        ? 'Nothing is copied'
        : `${countText(old)} of ${countText(sum(total.copies))} older than a day`,
    type: 'bars',
    points: points.map(({ at }) => ({
      name: timeText(at, points.length === 24 ? 'hour' : 'day'),
      to: withQuery('/syncs', { kind }),
    })),
    series: ages.map(([name, look, minutes], place) => ({
      ...seriesOf(name, look, points, ({ copies }) => copies?.[2 - place] ?? null),
      total: countText(total.copies?.[2 - place] ?? 0),
      ...(minutes !== undefined && { to: withQuery('/syncs', { kind, minutes }) }),
    })),
  }
}

function webhooksChart({ points, total }: Drawn): Chart {
  const sent = total.delivered + total.undelivered
  return {
    title: 'Webhooks',
    to: '/webhooks',
    figure: sent === 0 ? 'None was sent' : `${countText(sent)} attempts, ${share(total.undelivered, sent)} failed`,
    type: 'bars',
    points: points.map(({ at }) => ({ name: timeText(at, points.length === 24 ? 'hour' : 'day'), to: '/webhooks' })),
    series: [
      { ...seriesOf('failed', 'hue-red', points, (one) => one.undelivered), total: countText(total.undelivered) },
      { ...seriesOf('delivered', 'hue-green', points, (one) => one.delivered), total: countText(total.delivered) },
    ],
  }
}

function seriesOf(
  name: string,
  look: string,
  points: readonly TrendPoint[],
  value: (point: TrendPoint) => number | null,
): Omit<Series, 'total'> {
  return { name, look, values: points.map(value) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

function share(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Number(((part / whole) * 100).toPrecision(2))}%`
}

function textOf(ms: number | null): string {
  return ms === null ? '-' : msText(ms)
}

function msText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toPrecision(2))} s`
}

/** An hour as `Nov 30, 14:00`, a day as `Nov 30`, both in UTC. */
function timeText(at: string, span: Trends['span']): string {
  const day = new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return span === 'hour' ? `${day}, ${at.slice(11, 16)}` : day
}

function betweenOf({ at }: TrendPoint, span: Trends['span']): { readonly from: string; readonly to: string } {
  return { from: at, to: new Date(Date.parse(at) + SPAN_MS[span]).toISOString() }
}
