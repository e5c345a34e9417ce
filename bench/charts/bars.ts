/** Bar charts as SVG: text and bars that take the colours of light and dark pages, without scripts or fonts of their own. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One bar. */
export interface Bar {
  readonly label: string
  readonly value: number
  /** The value as it is written beside the bar. */
  readonly shown: string
  /** Drawn in the second colour: of the same thing in another way, or a baseline. */
  readonly isOther?: boolean
}

/** Content of a bar chart. */
export interface BarChart {
  readonly title: string
  /** Meaning of the bars. */
  readonly note: string
  /** Day and machine of the measurement, from `circumstances`. */
  readonly measured: string
  readonly bars: readonly Bar[]
  /** A line across the bars: a baseline or a target. */
  readonly line?: { readonly at: number; readonly label: string }
}

const WIDTH = 720
const MARGIN = 12
const GAP = 8
const ROW = 22
const BAR = 14
const TOP = 84
/** About how wide a letter is. */
const LETTER = 6.6

/** Where charts are written. */
const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')

const STYLE = `text{font:12px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600;font-size:15px}.note,.mark{fill:#59636e}
.bar{fill:#0969da}.other{fill:#8c959f}.line{stroke:#bc4c00;stroke-dasharray:4 3}
@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.note,.mark{fill:#9198a1}.bar{fill:#4493f8}.other{fill:#656c76}.line{stroke:#db6d28}}`

/** The chart as the text of an SVG file. */
export function barChart({ title, note, measured, bars, line }: BarChart): string {
  const left = MARGIN + GAP + widest(bars.map(({ label }) => label))
  const room = WIDTH - left - GAP - widest(bars.map(({ shown }) => shown)) - MARGIN
  const most = Math.max(...bars.map(({ value }) => value), line?.at ?? 0)
  const lengthOf = (value: number) => round((value / most) * room)
  const bottom = TOP + bars.length * ROW
  const rows = bars.map(({ label, value, shown, isOther = false }, index) => {
    const [y, length] = [TOP + index * ROW, lengthOf(value)]
    return [
      `<text x="${left - GAP}" y="${y + 12}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="${isOther ? 'other' : 'bar'}" x="${left}" y="${y}" width="${length}" height="${BAR}" rx="2"/>`,
      `<text x="${round(left + length + GAP)}" y="${y + 12}">${escaped(shown)}</text>`,
    ].join('')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + MARGIN}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="12" y="22">${escaped(title)}</text>`,
    `<text class="note" x="12" y="40">${escaped(note)}</text>`,
    `<text class="note" x="12" y="56">${escaped(measured)}</text>`,
    ...rows,
    ...(line ? [lineAt(left + lengthOf(line.at), bottom, line.label)] : []),
    '</svg>',
    '',
  ].join('\n')
}

/** Writes a chart to `docs/pictures/<name>.svg`, or into another folder. */
export async function writeChart(name: string, chart: BarChart, folder: string = FOLDER): Promise<void> {
  const file = join(folder, `${name}.svg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, barChart(chart))
}

/** The day and the machine's load, which is as much of a figure as the figure. */
export function circumstances(loads: readonly number[], now: Date): string {
  return `Node ${process.version}, ${now.toISOString().slice(0, 10)}, load ${loads[0]!.toFixed(0)}`
}

function lineAt(x: number, bottom: number, label: string): string {
  const text = `<text class="mark" x="${round(x)}" y="${TOP - 8}" text-anchor="middle">${escaped(label)}</text>`
  return `<line class="line" x1="${round(x)}" x2="${round(x)}" y1="${TOP - 4}" y2="${bottom}"/>${text}`
}

function widest(texts: readonly string[]): number {
  return Math.ceil(LETTER * Math.max(...texts.map((text) => text.length)))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
