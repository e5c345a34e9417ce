/** Charts of the benchmarks: what is drawn for which values. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type BarChart, barChart, circumstances, writeChart } from '../../bench/charts/bars.ts'

const CHART: BarChart = {
  title: 'A <title> & "more"',
  note: 'what it is',
  measured: 'today',
  bars: [
    { label: 'half', value: 1, shown: '1.00' },
    { label: 'whole', value: 2, shown: '2.00', isOther: true },
  ],
}

/** The class and the width of each bar, in their order. */
const barsIn = (svg: string) =>
  [...svg.matchAll(/<rect class="(\w+)" x="53" y="\d+" width="([\d.]+)"/g)].map(([, kind, width]) => [
    kind,
    Number(width),
  ])

describe('a chart', () => {
  it('has bars as long as their values, the longest as long as there is room', () => {
    expect(barsIn(barChart(CHART))).toEqual([
      ['bar', 310],
      ['other', 620],
    ])
  })

  it('has its line where its value is, also beyond the bars', () => {
    const inside = barChart({ ...CHART, line: { at: 1, label: 'base' } })
    expect(inside).toContain('x1="363" x2="363"')
    const beyond = barChart({ ...CHART, line: { at: 4, label: 'base' } })
    expect(barsIn(beyond).map(([, width]) => width)).toEqual([155, 310])
    expect(beyond).toContain('x1="673" x2="673"')
  })

  it('is as high as it has bars, and writes labels and values as text', () => {
    const svg = barChart(CHART)
    expect(svg).toContain('viewBox="0 0 720 140"')
    expect(svg).toContain('A &lt;title&gt; &amp; &quot;more&quot;</text>')
    for (const text of ['half', '1.00', 'whole', '2.00', 'what it is', 'today'])
      expect(svg).toContain(`>${text}</text>`)
  })

  it('has colours for dark pages, and nothing that is loaded or run', () => {
    const svg = barChart(CHART)
    expect(svg).toContain('@media(prefers-color-scheme:dark)')
    expect(svg).not.toMatch(/<script|href|url\(|@import/)
  })

  it('is written as a file of its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plugboard-charts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeChart('bench-x', CHART, join(folder, 'pictures'))
    expect(await readFile(join(folder, 'pictures', 'bench-x.svg'), 'utf8')).toBe(barChart(CHART))
  })

  it('says under what circumstances it was measured', () => {
    expect(circumstances([3.6, 2, 1], new Date('2026-11-22T10:00:00Z'))).toBe(
      `Node ${process.version}, 2026-11-22, load 4`,
    )
  })
})
