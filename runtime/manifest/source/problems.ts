/** Problems of a manifest: as rules report them by JSON pointer, and as users read them by file, line and column. */
import type { Problem } from '../../base/errors.ts'
import { SourceLines } from '../../base/source.ts'
import { maskSecrets } from './secret-shapes.ts'

/** A problem as a rule reports it: at a JSON pointer of the document. */
export interface RuleProblem {
  /** The rule's name: the file under `rules/` or the schema's keyword. */
  readonly rule: string
  readonly pointer: string
  /** A warning leaves the manifest usable; an error when absent. */
  readonly severity?: 'warning'
  /** A sentence without a full stop. */
  readonly message: string
  /** Whether the caret stands under the key or (by default) under the value. */
  readonly on?: 'key' | 'value'
  /** How far into the value's text the problem is. */
  readonly offset?: number
}

/** Takes one problem; the check goes on, so that every problem is reported at once. */
export type ReportProblem = (problem: RuleProblem) => void

/** A range of a text: where it starts and how many characters it has. */
export interface SourceRange {
  readonly offset: number
  readonly length: number
}

/** A problem whose range in the text is known. */
export interface TextProblem extends SourceRange {
  readonly rule: string
  readonly message: string
  /** An error when absent. */
  readonly severity?: 'warning'
  /** JSON pointer into the document; empty for problems of the text itself. */
  readonly pointer?: string
}

/** More problems help no author. */
export const MAX_PROBLEMS = 100

/** Faults as problems in the order of the text, with line, column and code frame. The first hundred; the last one says how many more there are at least. Secrets are starred out. */
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
