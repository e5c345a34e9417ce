/** A recording of a terminal as SVG: frames that follow each other, without scripts, in the colours that the program writes. */
import { runCli } from '../cli/run-cli.ts'

/** A frame: its lines, with the escape sequences of colours. */
export type Frame = readonly string[]

const COLUMNS = 80
const LETTER = 8.2
const LINE = 18
const MARGIN = 16
const TOP = 44
const SECONDS = 4

/** The parts of a line's style, by the escape sequences that begin and end them. */
const STYLES: Readonly<Record<string, string>> = { 1: 'b', 2: 'f', 31: 'r', 36: 'c' }

const LOOK = `rect{fill:#0d1117}text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#e6edf3;white-space:pre}
.b{font-weight:700}.f{fill:#8b949e}.r{fill:#ff7b72}.c{fill:#79c0ff}circle{fill:#30363d}`

/** The time of the recording: records of the sandbox are of the last twelve months, and a written one is of now. */
const RECORDED_AT = Date.UTC(2026, 10, 30, 9, 30)

/** Output of `plugboard demo` on a terminal at the time of the recording, a frame for each step. */
export async function demoFrames(): Promise<readonly Frame[]> {
  const { now } = Date
  Date.now = () => RECORDED_AT
  const { stdout } = await runCli(['demo'], { isTerminal: true, columns: COLUMNS }).finally(() => (Date.now = now))
  const [introduction = '', ...steps] = stdout.split(/\n(?=\u001b\[1m\d\. )/)
  const shown = steps.slice(0, -1).map((step) => ['', ...step.trimEnd().split('\n')])
  return [[...introduction.trimEnd().split('\n'), ...(shown[0] ?? [])], ...shown.slice(1)]
}

/** The recording of a command. */
export function recordingSvg(command: string, frames: readonly Frame[]): string {
  const rows = Math.max(...frames.map((frame) => frame.length)) + 1
  const [width, height] = [Math.ceil(COLUMNS * LETTER + 2 * MARGIN), TOP + rows * LINE + MARGIN]
  const share = 100 / frames.length
  const animation =
    `.s{visibility:hidden;animation:s ${frames.length * SECONDS}s step-end infinite}` +
    `@keyframes s{0%{visibility:visible}${round(share)}%{visibility:hidden}}` +
    '@media(prefers-reduced-motion:reduce){.s{animation:none}.s:nth-of-type(2){visibility:visible}}'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A recording of ${escaped(command)}">`,
    `<style>${LOOK}\n${animation}</style>`,
    `<rect width="${width}" height="${height}" rx="8"/>`,
    [0, 1, 2].map((dot) => `<circle cx="${MARGIN + 6 + dot * 18}" cy="18" r="5"/>`).join(''),
    ...frames.map((frame, index) => frameSvg(command, frame, index)),
    '</svg>\n',
  ].join('\n')
}

function frameSvg(command: string, frame: Frame, index: number): string {
  const lines = [`\u001b[2m$\u001b[22m ${command}`, ...frame]
  const texts = lines.flatMap((line, row) =>
    line === '' ? [] : [`<text x="${MARGIN}" y="${TOP + row * LINE}">${lineSvg(line)}</text>`],
  )
  return `<g class="s" style="animation-delay:${index * SECONDS}s">${texts.join('')}</g>`
}

/** A line with its colours as classes. */
function lineSvg(line: string): string {
  const [plain = '', ...coloured] = line.split('\u001b[')
  const spans = coloured.map((part) => {
    const [, code = '', text = ''] = /^(\d+)m([\s\S]*)$/.exec(part) ?? []
    const style = STYLES[code]
    return text === '' ? '' : style ? `<tspan class="${style}">${escaped(text)}</tspan>` : escaped(text)
  })
  return escaped(plain) + spans.join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
