/** The claims of a manifest about its vendor. */
import { createHash } from 'node:crypto'

/** The areas of a manifest, ordered by the cost of an error. */
export const AREAS = [
  'auth',
  'hosts',
  'writes',
  'pagination',
  'errors',
  'requests',
  'answers',
  'rate',
  'sync',
  'webhooks',
  'fields',
] as const
/** An area of a manifest. */
export type Area = (typeof AREAS)[number]

/**
 * The kind of a claim. `name` is a param's or field's name with its place, `type` its type, and `null` that it may be null. `bound` is
 * one word such as `maximum`. The others have the names of the language's keys.
 */
export type Fact =
  | 'auth'
  | 'scopes'
  | 'host'
  | 'request'
  | 'name'
  | 'type'
  | 'null'
  | 'required'
  | 'enum'
  | 'bound'
  | 'constant'
  | 'encoding'
  | 'pagination'
  | 'error'
  | 'records'
  | 'meta'
  | 'file'
  | 'steps'
  | 'batch'
  | 'rate'
  | 'sync'
  | 'webhooks'

/** A claim. A line of a manifest may make several. */
export interface VendorClaim {
  /** JSON pointer into the manifest. */
  readonly at: string
  readonly fact: Fact
  readonly area: Area
  /** From 1. */
  readonly line: number
  /** The claimed value, as JSON. */
  readonly value: string
  /** The marks that together prove it. */
  readonly needs: readonly string[]
}

/** Returns the mark of a fact at a pointer. `part` distinguishes the values of an enum or a union. */
export function mark(at: string, fact: Fact, part = ''): string {
  return `${at} ${fact}${part}`
}

/** Returns a digest of a claim and its value. */
export function claimDigest({ at, fact, value }: Pick<VendorClaim, 'at' | 'fact' | 'value'>): string {
  return createHash('sha256')
    .update(JSON.stringify([at, fact, value]))
    .digest('base64url')
    .slice(0, 6)
}

/** A claim before its line is known. */
export type NewClaim = Pick<VendorClaim, 'at' | 'fact' | 'area'> & {
  readonly value: unknown
  /** Defaults to the mark of its fact. */
  readonly needs?: readonly string[]
}

/** Collects the claims of a manifest. Keeps the first of the same fact at the same pointer. */
export class ClaimBook {
  readonly #claims = new Map<string, VendorClaim>()
  readonly #lineOf: (at: string) => number

  /** @param lineOf the line of a pointer */
  constructor(lineOf: (at: string) => number) {
    this.#lineOf = lineOf
  }

  /** The claims in the order of their lines. */
  get claims(): VendorClaim[] {
    return [...this.#claims.values()].toSorted((a, b) => a.line - b.line)
  }

  /** Whether a pointer has a claim of this fact. */
  has(at: string, fact: Fact): boolean {
    return this.#claims.has(mark(at, fact))
  }

  add({ at, fact, area, value, needs }: NewClaim): void {
    const own = mark(at, fact)
    if (this.#claims.has(own)) return
    const text = JSON.stringify(value) ?? ''
    this.#claims.set(own, { at, fact, area, value: text, line: this.#lineOf(at), needs: needs ?? [own] })
  }
}
