/** Failures in words for people, and as JSON for programs. */
import { ConnectorError, ManifestError, type Problem, visibleJson } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import type { Paint } from './paint.ts'
import { count, manyLines, oneLine } from './text.ts'

/** The format of an error. */
export interface ErrorFormat {
  readonly isJson: boolean
  readonly isDebug: boolean
  readonly paint: Paint
}

/** Returns an error as lines for stderr. */
export function errorText(error: unknown, { isJson, isDebug, paint }: ErrorFormat): string {
  const isExpected = error instanceof UsageError || error instanceof ConnectorError
  if (isJson) return `${visibleJson({ error: isExpected ? error.toJSON() : bug(error) }, 2)}\n`
  if (error instanceof ManifestError) return `${problemsText(error.problems, paint)}\n`
  if (!isExpected || (isDebug && isInternal(error))) return bugText(error, isDebug, paint)
  const next = error instanceof ConnectorError && error.next ? [`next: ${visibleJson(error.next)}`] : []
  const lines = [paint.bad(oneLine(error.message)), ...(error.hint === undefined ? [] : [hintText(error)]), ...next]
  return `${lines.join('\n')}\n`
}

/** Returns problems of manifests and fixtures, each with its location, frame and rule, and their number. */
export function problemsText(problems: readonly Problem[], paint: Paint): string {
  const texts = problems.map((problem) => problemText(problem, paint))
  const files = new Set(problems.map(({ file }) => file)).size
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const counts = [[problems.length - warnings, 'problem'] as const, [warnings, 'warning'] as const]
  const found = counts.filter(([number]) => number > 0).map(([number, what]) => count(number, what))
  return [...texts, `${found.join(' and ')} in ${count(files, 'file')}`].join('\n\n')
}

/** Returns a problem with its rule, location and frame. */
export function problemText({ severity, message, file, line, column, frame, rule }: Problem, paint: Paint): string {
  const said = severity === 'warning' ? `Warning: ${oneLine(message)}` : paint.bad(oneLine(message))
  return [
    `${said} ${paint.faint(`[${rule}]`)}`,
    paint.name(`${oneLine(file)}:${line}:${column}`),
    ...(frame === '' ? [] : [manyLines(frame)]),
  ].join('\n')
}

/** Returns a hint. Of a wrong command line, it has several lines, with a caret under the fault. Other hints have one. */
function hintText(error: UsageError | ConnectorError): string {
  return error instanceof UsageError ? manyLines(error.hint ?? '') : oneLine(error.hint ?? '')
}

function isInternal(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'internal'
}

function bug(error: unknown): Record<string, unknown> {
  return { code: 'internal', message: bugMessage(error), retryable: false }
}

function bugMessage(error: unknown): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return `Cannot continue: unexpected ${oneLine(what)}`
}

function bugText(error: unknown, isDebug: boolean, paint: Paint): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const advice = isDebug
    ? 'This is a bug in plugboard. Report it with the lines below.'
    : 'This is a bug in plugboard. Report it with the output of --debug.'
  return `${[paint.bad(bugMessage(error)), advice, ...(isDebug ? [manyLines(stack)] : [])].join('\n')}\n`
}
