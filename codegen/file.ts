/** A file that code generation writes below `generated/`. */
export interface GeneratedFile {
  /** Relative to `generated/`, with `/`. */
  readonly path: string
  readonly text: string
}
