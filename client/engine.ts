/** What both modes give: calls executed, pages walked, operations described. The facade stands on it. */
import type { Call, CallOptions, JsonObject, JsonSchema, Params } from '../runtime/index.ts'
import type { Download } from './download.ts'

export type { Call, CallOptions }

/** How far a list is walked. */
export interface WalkOptions {
  readonly signal?: AbortSignal
  /** The most records; all by default. */
  readonly limit?: number
  /** More pages than this are an error; 10,000 by default. */
  readonly maxPages?: number
}

/** What a call gives, before the compiler's types. */
export interface Result {
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  readonly next: Params | null
  readonly file?: Download
}

/** One operation as an agent has to know it. */
export interface OperationFacts {
  readonly entity: string
  readonly action: string
  readonly description?: string
  readonly effect: 'read' | 'write' | 'destructive'
  /** A JSON Schema that needs nothing from outside. */
  readonly params: JsonSchema
}

/** One mode of execution for one account. */
export interface Engine {
  readonly kind: string
  readonly mode: 'open source' | 'hosted'
  execute(call: Call, options: CallOptions): Promise<Result>
  pages(call: Call, options: WalkOptions): AsyncGenerator<Result, void, undefined>
  /** Every operation of the kind, in the manifest's order. */
  operations(): Promise<readonly OperationFacts[]>
  close(): Promise<void>
}
