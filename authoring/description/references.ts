import { at, isObject } from 'plugboard/internal'
import type { OpenapiDocument } from './document.ts'

/** The target of a reference. */
export interface FoundReference {
  readonly node: Readonly<Record<string, unknown>>
  /** The last segment of the reference. */
  readonly name?: string
}

/** Follows a node's reference to its last target; returns a node without a reference itself. */
export type FollowReference = (node: unknown) => FoundReference | undefined

const LONGEST_CHAIN = 30

/** Follows references within a document. Adds broken, circular and outer references to `unfollowed`. */
export function referenceFollower(document: OpenapiDocument, unfollowed: Set<string>): FollowReference {
  return (start) => {
    let node = start
    let name: string | undefined
    for (let step = 0; step < LONGEST_CHAIN; step++) {
      if (!isObject(node)) return undefined
      const ref = node.$ref
      if (typeof ref !== 'string') return { node, name }
      const target = ref.startsWith('#') ? at(document, decodedPointer(ref.slice(1))) : undefined
      if (target === undefined || step === LONGEST_CHAIN - 1) {
        unfollowed.add(ref)
        return undefined
      }
      name = ref.slice(ref.lastIndexOf('/') + 1)
      // Words beside a reference, which OpenAPI 3.1 allows, count as well.
      const { $ref: _, ...beside } = node
      node = isObject(target) && Object.keys(beside).length > 0 ? both(target, beside) : target
    }
    return undefined
  }
}

type Node = Readonly<Record<string, unknown>>

/** Merges a target with the keys beside its reference. */
function both(target: Node, beside: Node): Node {
  const whole: Record<string, unknown> = { ...target, ...beside }
  if (isObject(target.properties) && isObject(beside.properties))
    whole.properties = { ...target.properties, ...beside.properties }
  if (Array.isArray(target.required) && Array.isArray(beside.required))
    whole.required = [...target.required, ...beside.required]
  return whole
}

function decodedPointer(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}
