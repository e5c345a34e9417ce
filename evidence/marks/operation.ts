/** An operation whose parts are proved, each at its origin in the manifest. */
import { nearestOrigin, pointer, type ValidManifest } from 'plugboard/author'
import { at, type Locator, pointerKeys } from 'plugboard/internal'
import type { ResolvedOperation } from 'plugboard/runtime'
import { type Fact, mark } from '../claims/index.ts'
import type { Marks, MarkContext } from './fields.ts'

/** An operation and the origins of its parts. */
export class ProvedOperation {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly marks: Marks
  readonly #valid: ValidManifest
  /** The parts of the operation with their origins. */
  readonly #parts: readonly (readonly [part: string, origin: string])[]

  constructor(valid: ValidManifest, id: string, operation: ResolvedOperation, marks: Marks) {
    this.id = id
    this.operation = operation
    this.marks = marks
    this.#valid = valid
    this.#parts = partsOf(valid).get(id) ?? []
  }

  get manifest(): ValidManifest['manifest'] {
    return this.#valid.manifest
  }

  get resolvedAuth(): ValidManifest['resolved']['auth'] {
    return this.#valid.resolved.auth
  }

  /** Context of the operation's values. */
  get context(): MarkContext {
    return { manifest: this.#valid.manifest, marks: this.marks }
  }

  /** The origin of a part in the manifest: `/defaults/list/params/limit` for `/params/limit`. */
  origin(part: string): string {
    const { entity } = this.operation
    const found = nearestOrigin((place) => this.#valid.origins.get(this.id + place), part)
    return found ?? pointer('/entities', entity, this.id.slice(entity.length + 1)) + part
  }

  /** Marks a part as proved. */
  prove(part: string, fact: Fact): void {
    this.marks.add(mark(this.origin(part), fact))
  }

  /** The parts directly below one, by name: `limit` and its origin for `/params`. */
  below(part: string): readonly (readonly [name: string, origin: string])[] {
    return this.#parts.flatMap(([own, origin]) => {
      const rest = own.startsWith(`${part}/`) ? own.slice(part.length + 1) : ''
      return rest === '' || rest.includes('/') ? [] : pointerKeys(`/${rest}`).map((name) => [name, origin] as const)
    })
  }

  /** The manifest's value of a part, as written. */
  written(part: string): unknown {
    return at(this.manifest, this.origin(part))
  }
}

/** Returns the locators of a part, each with its own part. */
export function locatorParts(
  part: string,
  written: unknown,
  locators: readonly Locator[],
): (readonly [string, Locator])[] {
  if (!Array.isArray(written)) return locators.slice(0, 1).map((locator) => [part, locator] as const)
  return locators.map((locator, index) => [pointer(part, index), locator] as const)
}

/** Returns the alternatives of a locator. */
export function eachOf(locator: Locator): readonly Locator[] {
  return locator.in === 'first' ? locator.of : [locator]
}

const known = new WeakMap<ValidManifest['origins'], ReadonlyMap<string, readonly (readonly [string, string])[]>>()

function partsOf({ origins }: ValidManifest): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const found = known.get(origins)
  if (found) return found
  const parts = new Map<string, (readonly [string, string])[]>()
  for (const [place, origin] of origins) {
    const end = place.indexOf('/')
    const id = place.slice(0, end)
    const own = parts.get(id) ?? []
    own.push([place.slice(end), origin])
    parts.set(id, own)
  }
  known.set(origins, parts)
  return parts
}
