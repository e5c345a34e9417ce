/** Explanations for people. */
import { basename } from 'node:path'
import { count, cut, jsonText, manyLines, oneLine, type Paint, widthOf, wrap } from '../output/index.ts'
import type { HttpRequest } from 'plugboard/runtime'
import { isObject } from 'plugboard/internal'
import type { ExplainedPart } from './parts.ts'
import type { CallStep } from './steps.ts'

const TITLES: Record<ExplainedPart['section'], string> = {
  request: 'Request',
  params: 'Params',
  auth: 'Auth (one of the variants)',
  answer: 'Answer',
  failure: 'Failure',
}

const MAX_NAME = 22
/** Maximum number of printed lines of a document or a value. */
const MAX_LINES = 24

/** Returns the parts of an operation as lines: name, value, and `file:line` on the right. */
export function partsText(parts: readonly ExplainedPart[], width: number, paint: Paint): string {
  const locationWidth = Math.max(...parts.map((part) => widthOf(locationText(part))))
  const nameWidth = Math.min(MAX_NAME, Math.max(...parts.map(({ name }) => widthOf(name))))
  const valueWidth = Math.max(16, width - nameWidth - locationWidth - 6)
  const lines: string[] = []
  let section = ''
  for (const part of parts) {
    if (part.section !== section) lines.push('', paint.strong(TITLES[part.section]))
    section = part.section
    const block = part.value.includes('\n') ? part.value : undefined
    const values = wrap(block === undefined ? oneLine(part.value) : `${block.split('\n').length} lines`, valueWidth)
    const [first = '', ...rest] = values
    const name = cut(oneLine(part.name), nameWidth)
    lines.push(`  ${paint.name(pad(name, nameWidth))}  ${pad(first, valueWidth)}  ${paint.faint(locationText(part))}`)
    lines.push(...rest.map((line) => `  ${' '.repeat(nameWidth)}  ${line}`))
    if (part.note)
      lines.push(
        ...wrap(oneLine(part.note), width - nameWidth - 4).map(
          (line) => `  ${' '.repeat(nameWidth)}  ${paint.faint(line)}`,
        ),
      )
    if (block !== undefined) lines.push(...shortened(block).map((line) => `    ${cut(line, width - 4)}`))
  }
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** Returns the values after each step of a call as text. */
export function stepsText(steps: readonly CallStep[], width: number, paint: Paint): string {
  return steps
    .map(({ step, value }) => {
      const lines = shortened(isRequest(value) ? requestText(value) : jsonText(value, 2)).map((line) =>
        `  ${cut(line, width - 2)}`.trimEnd(),
      )
      return `\n${paint.strong(`After ${step}`)}\n${lines.join('\n')}\n`
    })
    .join('')
}

function isRequest(value: unknown): value is HttpRequest {
  return isObject(value) && 'method' in value && 'origin' in value
}

function requestText({ method, origin, path, headers, body }: HttpRequest): string {
  const head = [`${method} ${origin}${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return [...head, ...(body === undefined ? [] : ['', String(body)])].join('\n')
}

function locationText({ location }: ExplainedPart): string {
  return location ? `${basename(location.file)}:${location.line}` : '(default)'
}

function shortened(text: string): string[] {
  const lines = manyLines(text).split('\n')
  if (lines.length <= MAX_LINES) return lines
  return [...lines.slice(0, MAX_LINES - 1), `… ${count(lines.length - MAX_LINES + 1, 'more line')}; --json shows all`]
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}
