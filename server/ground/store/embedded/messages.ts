/** The tasks of the database's thread and its messages. */
import type { DriverFailure } from '../database/failures.ts'
import type { Encoded } from '../database/values.ts'

/** The files of the embedded database. */
export interface DatabaseFiles {
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
  | { readonly do: 'rollback' }
  | { readonly do: 'listen'; readonly channel: string }
  | { readonly do: 'dump' }
  | { readonly do: 'close' }

/** A statement; a prepared one is parsed and planned once. */
export interface TaskStatement {
  readonly text: string
  readonly params: Encoded[]
  readonly isPrepared: boolean
}

/** A task with the number by which it is answered. */
export interface TaskRequest {
  readonly id: number
  readonly task: Task
}

/** Rows as the database writes them: types and names once, then the text of each column. */
export interface ResultTable {
  readonly names: readonly string[]
  readonly types: readonly number[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** The result of a task. */
export type TaskResult = ResultTable | ResultTable[] | string | Uint8Array | undefined

/** A message of the thread. */
export type WorkerMessage =
  | { readonly id: number; readonly value: TaskResult }
  | { readonly id: number; readonly failure: DriverFailure }
  | { readonly ready: true }
  | { readonly channel: string; readonly payload: string }
