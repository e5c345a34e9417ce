import { isAbsolute, relative } from 'node:path'

/** A finding at a line of a file, for reviews. A problem is an annotation. */
export interface Annotation {
  readonly severity: 'error' | 'warning' | 'note'
  /** The name of the check that found it, `fixture-request`. */
  readonly rule: string
  readonly message: string
  readonly file: string
  readonly line: number
  /** 1 for the whole line. */
  readonly column: number
  /** The lines around, with a caret under the finding. */
  readonly frame?: string
  /** Other locations of the same cause. */
  readonly others?: readonly { readonly file: string; readonly line: number }[]
}

/** Returns a file as a review names it: relative to the current folder if it is below it. */
export function reviewedFile(file: string): string {
  const name = isAbsolute(file) ? relative(process.cwd(), file) : file
  return name === '' || name.startsWith('..') || isAbsolute(name) ? file : name
}
