/** What the database's thread is asked and what it answers. */
import type { Failure } from '../failures.ts'
import type { Encoded } from '../values.ts'

/** Where the thread finds its rows. */
export interface Place {
  /** A folder; without it the rows are in memory. */
  readonly directory?: string
  /** A file that `dump` gave, to start from. */
  readonly template?: string
}

/** A task for the thread. */
export type Task =
  /** One statement, in a transaction of its own when there is a script that begins one. */
  | { readonly do: 'query'; readonly text: string; readonly params: Encoded[]; readonly begin?: string }
  /** Several statements, in one transaction when there is a script that begins it. */
  | { readonly do: 'batch'; readonly statements: readonly TaskStatement[]; readonly begin?: string }
  /** A script; the answer is the tag of its last command, such as `COMMIT`. */
  | { readonly do: 'exec'; readonly script: string }
  | { readonly do: 'listen'; readonly channel: string }
  | { readonly do: 'dump' }
  | { readonly do: 'close' }

/** A statement; one that is kept is parsed and planned once. */
export interface TaskStatement {
  readonly text: string
  readonly params: Encoded[]
  readonly isKept: boolean
}

/** A task with the number by which it is answered. */
export interface Request {
  readonly id: number
  readonly task: Task
}

/** Rows as the database writes them: types and names once, then the text of each column. */
export interface Table {
  readonly names: readonly string[]
  readonly types: readonly number[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** What comes of a task. */
export type Answer = Table | Table[] | string | Uint8Array | undefined

/** What the thread says. */
export type Reply =
  | { readonly id: number; readonly value: Answer }
  | { readonly id: number; readonly failure: Failure }
  | { readonly ready: true }
  | { readonly channel: string; readonly payload: string }
