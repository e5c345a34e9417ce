import type { Json } from './json.ts'

/** An element of a list that is no record: it is not an object, or nested over 200 levels. */
export interface UnfitElement {
  readonly reason: 'not_an_object' | 'nested_too_deep'
  /** Its value. Code that recurses over one that is nested too deep ends the stack. */
  readonly value: Json
}

/** Takes such an element. */
export type TakeUnfit = (unfit: UnfitElement) => void
