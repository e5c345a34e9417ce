/** JSON as statements of JavaScript. What repeats is written once: the types of params repeat in many operations. */
import type { Json } from 'plugboard/runtime'

/** Text that is shorter costs no more than a name for it. */
const SHORTEST_SHARED = 60

/** A value as JavaScript. */
export interface Literal {
  /** The statements that the expression needs, each a constant; they stand before it. */
  readonly statements: readonly string[]
  readonly expression: string
}

/** JSON as an expression, with a constant for each object and list that stands in it more than once. */
export function literalOf(value: Json): Literal {
  return new LiteralWriter(value).literal
}

class LiteralWriter {
  readonly literal: Literal
  /** How often an object or list stands where nothing around it repeats, by its text. */
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #statements: string[] = []

  constructor(value: Json) {
    this.#count(value)
    this.literal = { expression: this.#write(value), statements: this.#statements }
  }

  #count(value: Json): void {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    if (text.length >= SHORTEST_SHARED) {
      const before = this.#counts.get(text) ?? 0
      this.#counts.set(text, before + 1)
      if (before > 0) return
    }
    for (const child of Object.values(value)) this.#count(child)
  }

  #write(value: Json): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const text = JSON.stringify(value)
    if ((this.#counts.get(text) ?? 0) < 2) return this.#writeInner(value)
    return this.#names.get(text) ?? this.#declare(text, this.#writeInner(value))
  }

  #declare(text: string, expression: string): string {
    const name = `shared${this.#names.size}`
    this.#names.set(text, name)
    this.#statements.push(`const ${name} = ${expression}`)
    return name
  }

  #writeInner(value: Exclude<Json, string | number | boolean | null>): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.#write(item)).join(',')}]`
    const members = Object.entries(value).flatMap(([key, member]) =>
      member === undefined ? [] : [`${keyText(key)}:${this.#write(member)}`],
    )
    return `{${members.join(',')}}`
  }
}

/** A key `__proto__` would set the prototype; in brackets it is a key as any other. */
function keyText(key: string): string {
  return key === '__proto__' ? '["__proto__"]' : JSON.stringify(key)
}
