import type { Json } from './json.ts'

/** An element of a list that is no record: it is no object, nested deeper than 200 levels, or larger than a response may be. */
export interface UnfitElement {
  readonly reason: 'not_an_object' | 'nested_too_deep' | 'too_large'
  /** The value; null where it was not read. Recursion over a deeply nested one overflows the stack. */
  readonly value: Json
}

/** Receives an unfit element. */
export type TakeUnfit = (unfit: UnfitElement) => void
