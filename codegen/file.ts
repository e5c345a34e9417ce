import type { ResolvedManifest } from 'plugboard/author'
import type { Fixture } from '../mock/index.ts'

/** A file that code generation writes below `generated/`. */
export interface GeneratedFile {
  /** Relative to `generated/`, with `/`. */
  readonly path: string
  readonly text: string
}

/** The source of generated files: a kind and its fixtures. */
export interface KindSource {
  readonly manifest: ResolvedManifest
  readonly fixtures: readonly Fixture[]
}
