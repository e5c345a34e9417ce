import type { Problem } from '../base/errors.ts'
import { codeFrame, positionAt } from '../base/source.ts'
import { maskSecrets } from './source/secret-shapes.ts'

/** A stretch of a text: where it starts and how many characters it has. */
export interface SourceRange {
  readonly offset: number
  readonly length: number
}

/** A fault whose place in the text is known. */
export interface LocatedFault extends SourceRange {
  readonly rule: string
  readonly message: string
  /** An error when absent. */
  readonly severity?: 'warning'
  /** JSON pointer into the document; empty for faults of the text itself. */
  readonly pointer?: string
}

/** More than these help nobody, and each costs a look at the whole text. */
const MAX_PROBLEMS = 100

/** Faults as problems in the order of the text, with line, column and code frame. The first hundred; the last one says how many are left. Secrets are starred out. */
export function problemsAt(text: string, file: string, faults: readonly LocatedFault[]): Problem[] {
  const sorted = faults.toSorted((a, b) => a.offset - b.offset || (a.message < b.message ? -1 : 1))
  const shown = maskSecrets(text)
  const left = sorted.length - MAX_PROBLEMS
  return sorted
    .slice(0, MAX_PROBLEMS)
    .map(({ rule, message, severity, pointer = '', offset, length }, index): Problem => {
      const position = positionAt(text, offset)
      const more = left > 0 && index === MAX_PROBLEMS - 1 ? ` (and ${left} more problems)` : ''
      const frame = codeFrame(shown, position, length)
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
