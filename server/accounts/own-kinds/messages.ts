/** Messages to and from the thread that reads manifests. */
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
  /** Positions of the kind's own names. */
  readonly positions: Readonly<Record<'kind' | 'id' | 'title' | 'version', TextPosition>>
}

/** The thread's answer: the manifest, its problems, what it costs too much of, or what failed. */
export type ReadAnswer =
  | { readonly read: ReadManifest }
  | { readonly problems: readonly Problem[] }
  | { readonly cost: string }
  | { readonly failure: string }

/** Message of the thread: a task has begun, or its answer. */
export type ReadMessage = 'begun' | ReadAnswer
