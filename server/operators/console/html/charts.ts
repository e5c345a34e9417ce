/** Charts as SVG of the server: bars and lines over time, each with its figure, a legend, and a table of the same. */
import { type Html, html } from '../../../ground/base/index.ts'
import { cellOf, type Cell, consoleLink, countText, tableOf } from './parts.ts'

/** A part of each bar, or a line. */
export interface Series {
  readonly name: string
  /** The class of its color. */
  readonly look: string
  /** Its values, by point; null where nothing is known. */
  readonly values: readonly (number | null)[]
  /** Cell of the legend, beside its name. */
  readonly total: Cell
  /** The screen behind it. */
  readonly to?: string
}

/** A chart. */
export interface Chart {
  readonly title: string
  /** The screen behind the whole chart. */
  readonly to: string
  readonly figure: string
  readonly type: 'bars' | 'lines'
  /** The times of the points, as people read them, each with the screen behind it. */
  readonly points: readonly { readonly name: string; readonly to: string }[]
  readonly series: readonly Series[]
  /** Writes a value; a plain number by default. */
  readonly write?: (value: number) => string
}

const STEP = 10
const HEIGHT = 100

/** Renders a chart. The picture is for pointers, and the table below it for everybody. */
export function chartOf(chart: Chart): Html {
  const { title, to, figure, points, series, write = countText } = chart
  const top = topOf(chart)
  const isEmpty = series.every(({ values }) => values.every((value) => !value))
  return html`<section class="card chart" aria-label="${title}">
    <h3>${consoleLink(to, title)}</h3>
    <p class="figure">${figure}</p>
    ${isEmpty ? html`<p class="muted plot">Nothing in this time.</p>` : plotOf(chart, top)}
    <p class="axis">
      <span>${points[0]?.name ?? ''}</span><span>${isEmpty ? '' : `up to ${write(top)}`}</span><span>now</span>
    </p>
    <ul class="legend">
      ${series.map((one) => html`<li><i class="${one.look}"></i>${nameOf(one)} <b>${cellOf(one.total)}</b></li>`)}
    </ul>
    ${isEmpty ? html`` : tableBelow(chart, write)}
  </section>`
}

function nameOf({ name, to }: Series): Html {
  return to === undefined ? html`${name}` : consoleLink(to, name)
}

/** The largest value: of a bar as a whole, or of a line. */
function topOf({ type, points, series }: Chart): number {
  const heights = points.map((_, at) => {
    const values = series.map(({ values }) => values[at] ?? 0)
    return type === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  return Math.max(1, ...heights)
}

function plotOf(chart: Chart, top: number): Html {
  const { type, points, series } = chart
  return html`<svg
    class="plot"
    viewBox="0 0 ${String(points.length * STEP)} ${String(HEIGHT)}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${type === 'lines' ? series.map((one) => lineOf(one, top)) : html``}
    ${points.map(
      ({ to }, at) =>
        html`<a href="${to}" tabindex="-1"
          ><title>${titleOf(chart, at)}</title>
          <rect class="hit" x="${String(at * STEP)}" y="0" width="${String(STEP)}" height="${String(HEIGHT)}"></rect
          >${type === 'bars' ? barOf(series, at, top) : html``}</a
        >`,
    )}
  </svg>`
}

function titleOf({ points, series, write = countText }: Chart, at: number): string {
  const values = series.map(({ name, values }) => `${name} ${values[at] === null ? '-' : write(values[at] ?? 0)}`)
  return `${points[at]?.name ?? ''}: ${values.join(', ')}`
}

/** The parts of a bar, from the bottom up. */
function barOf(series: readonly Series[], at: number, top: number): Html[] {
  let below = 0
  return series.flatMap(({ look, values }) => {
    const height = ((values[at] ?? 0) / top) * HEIGHT
    if (height === 0) return []
    below += height
    const y = (HEIGHT - below).toFixed(1)
    return [
      html`<rect class="${look}" x="${String(at * STEP + 1)}" y="${y}" width="8" height="${height.toFixed(1)}"></rect>`,
    ]
  })
}

/** A line through the known values; where none is known, it breaks. */
function lineOf({ look, values }: Series, top: number): Html {
  let isPen = false
  const path = values.map((value, at) => {
    const command = isPen ? 'L' : 'M'
    isPen = value !== null
    if (value === null) return ''
    const y = (HEIGHT - (value / top) * (HEIGHT - 4) - 2).toFixed(1)
    // A point without a neighbour is a short line.
    return `${command}${at * STEP + 4},${y}h2`
  })
  return html`<path class="line ${look}" d="${path.join('')}"></path>`
}

function tableBelow({ title, points, series }: Chart, write: (value: number) => string): Html {
  const rows = points.map((point, at) => ({ ...point, at }))
  return html`<details>
    <summary aria-label="${`${title} as a table`}">Table</summary>
    ${tableOf(
      rows.toReversed(),
      [
        ['Time', ({ name, to }) => consoleLink(to, name)],
        ...series.map(
          ({ name, values }) =>
            [
              name,
              ({ at }: { readonly at: number }) => (values[at] === null ? '-' : write(values[at] ?? 0)),
              'number',
            ] as const,
        ),
      ],
      '',
    )}
  </details>`
}
