import type { Json } from './json.ts'

/** An element of a list that is no record: it is no object, or nested deeper than 200 levels. */
export interface UnfitElement {
  readonly reason: 'not_an_object' | 'nested_too_deep'
  /** The value. Recursion over a deeply nested one overflows the stack. */
  readonly value: Json
}

/** Receives an unfit element. */
export type TakeUnfit = (unfit: UnfitElement) => void
