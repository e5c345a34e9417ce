/** JSON as statements of JavaScript. What repeats is written once: the types of params repeat in many operations. */
import type { Json } from 'plugboard/runtime'

/** Text that is shorter is written again, since a name for it makes reading harder. */
const SHORTEST_SHARED = 60

/** Keys left out of the names of constants: the path of nearly every value contains them. */
const UNNAMED: ReadonlySet<string> = new Set(['operations', 'properties'])

/** The longest line, but for words that are longer. */
const WIDTH = 120

/** A value as JavaScript. */
export interface Literal {
  /** The statements before the expression, each a constant. */
  readonly statements: readonly string[]
  readonly expression: string
}

type Path = readonly string[]

/**
 * Writes JSON as an expression over several lines, with a constant for each repeated object and list. A constant's name is the place
 * of its value's first use, so that changes elsewhere do not rename it.
 * @param shortest minimum length of a value that becomes a constant, in characters of JSON
 */
export function literalOf(value: Json, shortest: number = SHORTEST_SHARED): Literal {
  return new LiteralWriter(value, shortest).literal
}

class LiteralWriter {
  readonly literal: Literal
  readonly #shortest: number
  /** Number of occurrences of an object or list, by its text, without those inside a repeated one. */
  readonly #counts = new Map<string, number>()
  /** The constants of texts. */
  readonly #names = new Map<string, string>()
  readonly #texts = new WeakMap<object, string>()
  readonly #taken = new Set<string>()
  readonly #statements: string[] = []

  constructor(value: Json, shortest: number) {
    this.#shortest = shortest
    this.#count(value)
    this.#declare(value, [])
    this.literal = { expression: this.#lay(value, '', 0), statements: this.#statements }
  }

  /** The JSON of an object or list, which is written once however often it is asked for. */
  #textOf(value: object): string {
    const known = this.#texts.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    this.#texts.set(value, text)
    return text
  }

  #count(value: Json): void {
    if (!isCompound(value)) return
    const text = this.#textOf(value)
    if (text.length >= this.#shortest) {
      const before = this.#counts.get(text) ?? 0
      this.#counts.set(text, before + 1)
      if (before > 0) return
    }
    for (const child of Object.values(value)) this.#count(child)
  }

  /** Declares what repeats within a value, then the value itself where it does. */
  #declare(value: Json, path: Path): void {
    if (!isCompound(value)) return
    const text = this.#textOf(value)
    if (this.#names.has(text)) return
    for (const [key, child] of Object.entries(value)) this.#declare(child, [...path, key])
    if ((this.#counts.get(text) ?? 0) < 2) return
    const name = this.#freeName(path)
    const head = `const ${name} = `
    this.#statements.push(head + this.#layMembers(value, '', head.length))
    this.#names.set(text, name)
  }

  #freeName(path: Path): string {
    const words = path
      .filter((key) => !UNNAMED.has(key))
      .flatMap((key) => key.split(/\W+/).filter((word) => word !== ''))
    const stem = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
    const name = IDENTIFIER.test(stem) ? stem : `_${stem}`
    let free = name
    for (let count = 2; this.#taken.has(free); count++) free = `${name}_${count}`
    this.#taken.add(free)
    return free
  }

  /** A value, or the name of its constant. `used` characters of its first line are taken, those of the indent aside. */
  #lay(value: Json, indent: string, used: number): string {
    const name = isCompound(value) ? this.#names.get(this.#textOf(value)) : undefined
    return name ?? this.#layMembers(value, indent, used)
  }

  #layMembers(value: Json, indent: string, used: number): string {
    const line = this.#line(value)
    if (!isCompound(value) || indent.length + used + line.length < WIDTH) return line
    const inner = `${indent}  `
    const members = membersOf(value).map(([key, member]) =>
      typeof member === 'string' ? layText(key, member, inner) : inner + key + this.#lay(member, inner, key.length),
    )
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    return members.length === 0 ? line : `${open}\n${members.join(',\n')},\n${indent}${close}`
  }

  /** A value on one line, whether or not it is itself a constant. */
  #line(value: Json): string {
    if (!isCompound(value)) return JSON.stringify(value)
    const members = membersOf(value).map(([key, member]) => {
      const name = isCompound(member) ? this.#names.get(this.#textOf(member)) : undefined
      return key + (name ?? this.#line(member))
    })
    if (Array.isArray(value)) return `[${members.join(', ')}]`
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
}

/** Names that JavaScript takes for variables; none of its words can be one, since a path has several or is an underscore away. */
const IDENTIFIER = /^[A-Za-z_]\w*[A-Z]\w*$/

function isCompound(value: Json): value is Json[] | { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null
}

/** Returns the members of an object with the text of their keys, or the members of a list. */
function membersOf(value: Json[] | { readonly [key: string]: Json }): (readonly [key: string, member: Json])[] {
  if (Array.isArray(value)) return value.map((item) => ['', item] as const)
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [`${keyText(key)}: `, member] as const)
}

/** Writes a key. `__proto__` would set the prototype, and is in brackets. */
function keyText(key: string): string {
  if (key === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}

/** Writes a member that is a text. A wide text is in parts below its key, one a line. */
function layText(key: string, text: string, indent: string): string {
  const line = indent + key + JSON.stringify(text)
  if (line.length < WIDTH) return line
  const below = `${indent}  `
  const head = key === '' ? indent : `${indent}${key.trimEnd()}\n${below}`
  return head + partsOf(text, WIDTH - below.length - ' +'.length).join(` +\n${below}`)
}

/** Splits a text into parts of at most `room` characters with their quotes, if it can be broken. */
function partsOf(text: string, room: number): string[] {
  const whole = JSON.stringify(text)
  if (whole.length <= room) return [whole]
  const end = breakOf(text, room - '""'.length)
  if (end === text.length) return [whole]
  return [JSON.stringify(text.slice(0, end)), ...partsOf(text.slice(end), room)]
}

/** Returns the position to break a text: after the last space or punctuation mark that fits, else after the first. */
function breakOf(text: string, room: number): number {
  const [, before = ''] = /^(.*(?:[ ,(){}]|(?=\$)))/s.exec(text.slice(0, room)) ?? []
  return before.length || text.search(/[ ,(){}]|.(?=\$)/) + 1 || text.length
}
