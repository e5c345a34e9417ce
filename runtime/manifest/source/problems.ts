/** Problems of a manifest: by JSON pointer in rules, and by file, line and column for users. */
import type { Problem } from '../../base/errors.ts'
import { SourceLines } from '../../base/source.ts'
import { maskSecrets } from './secret-shapes.ts'

/** A problem of a rule, at a JSON pointer of the document. */
export interface RuleProblem {
  /** The rule's name: the file under `rules/` or the schema's keyword. */
  readonly rule: string
  readonly pointer: string
  /** Severity. A warning leaves the manifest usable. Defaults to an error. */
  readonly severity?: 'warning'
  /** A sentence without a full stop. */
  readonly message: string
  /** Whether the caret is under the key or the value. Defaults to the value. */
  readonly on?: 'key' | 'value'
  /** Offset of the problem in the value's text. */
  readonly offset?: number
}

/** Receives one problem. The check continues, so that every problem is reported together. */
export type ReportProblem = (problem: RuleProblem) => void

/** A range of a text: its start and its number of characters. */
export interface SourceRange {
  readonly offset: number
  readonly length: number
}

/** A problem whose range in the text is known. */
export interface TextProblem extends SourceRange {
  readonly rule: string
  readonly message: string
  /** Severity. Defaults to an error. */
  readonly severity?: 'warning'
  /** JSON pointer into the document; empty for problems of the text itself. */
  readonly pointer?: string
}

/** Maximum number of problems: more do not help an author. */
export const MAX_PROBLEMS = 100

/** Converts faults to problems in the order of the text, up to a hundred. The last states the minimum number of others. Masks secrets. */
export function problemsAt(text: string, file: string, found: readonly TextProblem[]): Problem[] {
  const sorted = found.toSorted((a, b) => a.offset - b.offset || (a.message < b.message ? -1 : 1))
  const lines = new SourceLines(text)
  const shown = new SourceLines(maskSecrets(text))
  const left = sorted.length - MAX_PROBLEMS
  return sorted
    .slice(0, MAX_PROBLEMS)
    .map(({ rule, message, severity, pointer = '', offset, length }, index): Problem => {
      const position = lines.positionAt(offset)
      const more = left > 0 && index === MAX_PROBLEMS - 1 ? ` (and at least ${left} more)` : ''
      const frame = shown.frame(position, length)
      return {
        rule,
        severity: severity ?? 'error',
        message: maskSecrets(message) + more,
        pointer,
        file,
        ...position,
        frame,
      }
    })
}
