/** What the thread that reads manifests is asked, and what it answers. */
import type { Problem, ResolvedManifest } from 'plugboard/runtime'

/** A text to read. */
export interface ReadTask {
  readonly text: string
  /** The name that problems show. */
  readonly file: string
}

/** A position in a text; both count from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** A manifest without problems. */
export interface ReadManifest {
  readonly resolved: ResolvedManifest
  readonly warnings: readonly Problem[]
  /** Where the values of its own names stand. */
  readonly positions: Readonly<Record<'kind' | 'id' | 'title' | 'version', TextPosition>>
}

/** The thread's answer: the manifest, its problems, what it costs too much of, or what failed. */
export type ReadAnswer =
  | { readonly read: ReadManifest }
  | { readonly problems: readonly Problem[] }
  | { readonly cost: string }
  | { readonly failure: string }

/** What the thread says: that it has begun with a task, then the answer. */
export type ReadMessage = 'begun' | ReadAnswer
