/** Digests of the vendor's operations: equal as long as nothing changes that a kind could notice. */
import { createHash } from 'node:crypto'
import type { ApiAnswer, ApiOperation, ApiShape } from '../description/model.ts'

/** Deeper fields are left out. Record schemas of kinds are less deep. */
const DEEPEST = 6

/** Writes shapes as digests. Parts that several operations share are written once. */
export class ShapeDigests {
  /** By the properties or items of a shape, and by depth. */
  readonly #known = new WeakMap<object, Map<number, string>>()

  /** Returns the digest of an operation: method, path, params, body, response and access. */
  operation({ method, path, isDeprecated, ends, params, body, answer, access }: ApiOperation): string {
    const taken = params.map((param) => [
      [param.in, param.name, param.isRequired, param.isDeprecated, param.ends, param.style, param.isExploded],
      this.shape(param.shape),
    ])
    const sent = body && [body.mediaType, body.isRequired, this.shape(body.shape)]
    return digestText([method, path, isDeprecated, ends, sorted(taken), sent, this.#answer(answer), access])
  }

  /** Returns the digest of a shape, with its fields. */
  shape(shape: ApiShape, depth = 0): string {
    const { types, isNullable, bounds, format, isReadOnly, isDeprecated, ends, required, isOpen } = shape
    const own = [sorted(types), isNullable, sorted(shape.enum ?? []), sorted(Object.entries(bounds)), format]
    const marks = [shape.default, isReadOnly, isDeprecated, ends, sorted([...required]), isOpen]
    return digestText([own, marks, ...this.#inner(shape, depth)])
  }

  #answer(answer: ApiAnswer | undefined): unknown {
    return answer && [answer.status, answer.mediaType, answer.shape && this.shape(answer.shape)]
  }

  #inner({ properties, items }: ApiShape, depth: number): string[] {
    if (depth >= DEEPEST) return []
    const fields = () =>
      digestText(sorted([...properties].map(([name, read]) => [name, this.shape(read(), depth + 1)])))
    return [
      properties.size > 0 ? this.#once(properties, depth, fields) : '',
      items ? this.#once(items, depth, () => this.shape(items(), depth + 1)) : '',
    ]
  }

  #once(part: object, depth: number, write: () => string): string {
    const known = this.#known.get(part) ?? new Map<number, string>()
    this.#known.set(part, known)
    const digest = known.get(depth) ?? write()
    known.set(depth, digest)
    return digest
  }
}

/** Returns the first eight characters of the digest of a value. */
export function digestText(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)
}

function sorted<T>(values: readonly T[]): T[] {
  return values
    .map((value) => [JSON.stringify(value), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)
}
