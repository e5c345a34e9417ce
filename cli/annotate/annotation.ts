import { isAbsolute, relative } from 'node:path'

/** Something found at a line of a file, as reviews show it beside the line. A problem is one. */
export interface Annotation {
  readonly severity: 'error' | 'warning' | 'note'
  /** The name of the check that found it, `fixture-request`. */
  readonly rule: string
  readonly message: string
  readonly file: string
  readonly line: number
  /** 1 where the finding is about the whole line. */
  readonly column: number
  /** The lines around, with a caret under the finding. */
  readonly frame?: string
  /** Where the same cause is found again. */
  readonly others?: readonly { readonly file: string; readonly line: number }[]
}

/** A file as a review names it: from the current folder where it is below it. */
export function reviewedFile(file: string): string {
  const name = isAbsolute(file) ? relative(process.cwd(), file) : file
  return name === '' || name.startsWith('..') || isAbsolute(name) ? file : name
}
