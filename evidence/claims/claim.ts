/** What a manifest says about its vendor, claim by claim. */
import { createHash } from 'node:crypto'

/** The areas of a manifest, the one whose errors cost most first. */
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
 * The kind of a claim. `name` is the name of a param or field with its place, `type` its type, `null` that it may be null, `bound` one
 * word such as `maximum`; the others are named after the keys of the language.
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

/** One claim. A line of a manifest may hold several. */
export interface VendorClaim {
  /** JSON pointer into the manifest. */
  readonly at: string
  readonly fact: Fact
  readonly area: Area
  /** From 1. */
  readonly line: number
  /** What is claimed, as JSON. */
  readonly value: string
  /** The marks that prove it, all of them together. */
  readonly needs: readonly string[]
}

/** The mark of a fact at a place; `part` tells apart what has to be shown of an enum or a union. */
export function mark(at: string, fact: Fact, part = ''): string {
  return `${at} ${fact}${part}`
}

/** A short text that another claim, or the same claim with another value, does not have. */
export function claimDigest({ at, fact, value }: Pick<VendorClaim, 'at' | 'fact' | 'value'>): string {
  return createHash('sha256')
    .update(JSON.stringify([at, fact, value]))
    .digest('base64url')
    .slice(0, 6)
}

/** A claim before its line is known. */
export type NewClaim = Pick<VendorClaim, 'at' | 'fact' | 'area'> & {
  readonly value: unknown
  /** By default the mark of its fact. */
  readonly needs?: readonly string[]
}

/** Takes the claims of one manifest; of the same fact at the same place the first. */
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

  /** Whether the place has a claim of this fact. */
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
