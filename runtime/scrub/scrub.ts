/** Removes an account from captured values. */
import { isObject, type Json } from '../base/json.ts'
import { escapeRegex } from '../base/names.ts'
import { SECRET } from './positions.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { isAccountId, isIdField, looksLikeId } from '../base/ids.ts'
import { findPersonal, type Personal } from './personal-data.ts'

/** Options of a scrubber. */
export interface ScrubOptions {
  readonly pseudonyms: Pseudonyms
  /** Replaces the credentials, in every form. */
  readonly redact: (text: string) => string
  /** Stand-ins of settings such as a subdomain, by value. */
  readonly settings: Readonly<Record<string, string>>
  /** Names of fields and params with IDs that do not look like IDs. */
  readonly idFields: readonly string[]
  /** Parts of URLs that belong to no account. */
  readonly literals: ReadonlySet<string>
  /** Fields to keep, as `address.city` or `city`. Credentials are removed nevertheless. */
  readonly keep: readonly string[]
  /** The texts of fields to replace, by field. */
  readonly replace: Readonly<Record<string, string>>
}

/** A replacement. */
export interface Replaced {
  readonly kind: Personal['kind'] | 'id' | 'setting' | 'field'
  readonly text: string
}

/** Learns the values of an account, then replaces them: each value has the same stand-in everywhere. */
export class Scrubber {
  readonly #options: ScrubOptions
  readonly #replaced = new Map<string, Replaced>()
  /** The original texts of replaced fields, by their new text. */
  readonly #given = new Map<string, string[]>()
  #pattern: RegExp | undefined

  constructor(options: ScrubOptions) {
    this.#options = options
    for (const [original, text] of Object.entries(options.settings))
      if (original.length >= 3) this.#add('setting', original, text)
  }

  /** The replacements, by original text. */
  get replaced(): ReadonlyMap<string, Replaced> {
    return this.#replaced
  }

  /** Finds the account's data in a value, and chooses stand-ins. */
  learn(value: Json, path: readonly string[] = []): void {
    if (Array.isArray(value)) return value.forEach((item) => this.learn(item, path))
    if (isBytes(value)) return
    if (isObject(value)) {
      for (const [name, child] of Object.entries(value)) {
        this.#learnText(this.#redact(name), [])
        this.learn(child, [...path, name])
      }
    } else if (typeof value === 'string') this.#learnText(this.#redact(value), path)
    else if (typeof value === 'number') this.#learnNumber(value, path)
  }

  /** The same value with stand-ins. */
  clean<T extends Json>(value: T): T {
    return this.#clean(value, []) as T
  }

  #add(kind: Replaced['kind'], original: string, text: string): void {
    if (original === text || original === '' || this.#replaced.has(original)) return
    this.#pattern = undefined
    this.#replaced.set(original, { kind, text })
    const encoded = encodeURIComponent(original)
    if (encoded !== original) this.#replaced.set(encoded, { kind, text: encodeURIComponent(text) })
  }

  #isId(name: string): boolean {
    return isIdField(name) || this.#options.idFields.includes(name)
  }

  #isLeftAlone(path: readonly string[]): boolean {
    return this.#options.keep.some((field) => isNamedBy(field, path))
  }

  #redact(text: string): string {
    return this.#options.redact(this.#within(text, 'setting'))
  }

  #learnText(text: string, path: readonly string[]): void {
    const { replace, pseudonyms } = this.#options
    const instead = fieldOf(replace, path)
    if (instead !== undefined) return this.#add('field', text, numbered(instead, text, this.#given))
    const name = path.at(-1) ?? ''
    const isLeftAlone = this.#isLeftAlone(path)
    for (const { kind, text: found } of findPersonal(text, name)) {
      if (kind === 'token') this.#add(kind, found, pseudonyms.token(found))
      else if (kind === 'login' && !isLeftAlone) this.#add(kind, found, pseudonyms.login(found))
      else if (!isLeftAlone) this.#add(kind, decodedText(found), pseudonyms[kind](decodedText(found)))
    }
    if (isLeftAlone || text.includes(SECRET)) return
    if (this.#isId(name) ? isAccountId(text) : looksLikeId(text)) this.#add('id', text, pseudonyms.id(text))
    else if (/^\/|[?&=]/.test(text) || /\b[a-z][a-z0-9+.-]{0,30}:(?:\/\/|\w)/i.test(text)) this.#learnParts(text)
  }

  /** Learns the IDs in a path and query, and in URIs, where each part after the authority may be one, such as a slug. */
  #learnParts(text: string): void {
    const { literals, pseudonyms } = this.#options
    const inUris = partsOf([...text.matchAll(URI)].map(([, rest = '']) => rest).join(' ')).filter(isAccountId)
    for (const part of [...partsOf(text).filter(looksLikeId), ...inUris])
      if (!literals.has(part)) this.#add('id', part, pseudonyms.id(part))
  }

  #learnNumber(value: number, path: readonly string[]): void {
    if (!Number.isInteger(value) || !this.#isId(path.at(-1) ?? '') || this.#isLeftAlone(path)) return
    this.#add('id', String(value), String(this.#options.pseudonyms.number(value)))
  }

  #clean(value: Json, path: readonly string[]): Json {
    if (Array.isArray(value)) return value.map((item) => this.#clean(item, path))
    if (isBytes(value)) return value
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, child]) => [this.#cleanText(name), this.#clean(child, [...path, name])]),
      )
    if (typeof value === 'string') return this.#cleanText(value)
    return typeof value === 'number' ? this.#cleanNumber(value, path) : value
  }

  #cleanText(text: string): string {
    const known = this.#redact(text)
    return this.#replaced.get(known)?.text ?? this.#within(known)
  }

  #cleanNumber(value: number, path: readonly string[]): number {
    const text = String(value)
    const known = this.#replaced.get(text)
    if (known && (this.#isId(path.at(-1) ?? '') || text.length >= 7)) return Number(known.text)
    return this.#options.redact(text) === text ? value : this.#options.pseudonyms.number(value)
  }

  /** A text with its known values replaced, as whole words. Short numbers are replaced only as parts of a path or query. */
  #within(text: string, only?: Replaced['kind']): string {
    if (this.#replaced.size === 0) return text
    this.#pattern ??= wordsPattern([...this.#replaced.keys()])
    return text.replace(this.#pattern, (found: string, offset: number) => {
      const entry = this.#replaced.get(found)
      if (!entry || (only !== undefined && entry.kind !== only)) return found
      const isShort = /^\d{1,6}$/.test(found)
      const isPart =
        /[/=,|:&]$/.test(text.slice(0, offset)) && /^(?:$|[/?&,|#.])/.test(text.slice(offset + found.length))
      return isShort && !isPart ? found : entry.text
    })
  }
}

/** The part after the authority of a URL, or the scheme of a URN. */
const URI = /\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/?#<>"]*|urn:)([^\s<>"]*)/gi

function partsOf(text: string): string[] {
  return text.split(/[/:?&=#,;<>\s"]+/).map(decodedText)
}

/** A pattern of words, the longest first. */
function wordsPattern(words: readonly string[]): RegExp {
  const sorted = words.toSorted((a, b) => b.length - a.length).map(escapeRegex)
  return new RegExp(`(?<![A-Za-z0-9])(?:${sorted.join('|')})(?![A-Za-z0-9])`, 'g')
}

function fieldOf(fields: Readonly<Record<string, string>>, path: readonly string[]): string | undefined {
  return Object.entries(fields).find(([field]) => isNamedBy(field, path))?.[1]
}

/** Whether a path ends with a field's name or dotted path. */
function isNamedBy(field: string, path: readonly string[]): boolean {
  const wanted = field.split('.')
  return path.length > 0 && wanted.every((name, index) => path.at(index - wanted.length) === name)
}

/** A field's new text, with a number for further originals: `Ada Example`, `Ada Example 2`. */
function numbered(instead: string, text: string, given: Map<string, string[]>): string {
  const before = given.get(instead) ?? []
  const known = before.includes(text) ? before : [...before, text]
  given.set(instead, known)
  const index = known.indexOf(text)
  return index === 0 ? instead : `${instead} ${index + 1}`
}

/** Whether a value is bytes, which cannot be cleaned. */
function isBytes(value: Json): boolean {
  return isObject(value) && typeof value.base64 === 'string' && Object.keys(value).length === 1
}

/** A text without percent-encoding, if that is valid. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Characters of a key's end that vendors show to its owner. */
const TAIL = 8

/** The recognizable end of a secret; undefined if it is a word, such as of a host name, or most of the secret. */
export function tailOf(secret: string): string | undefined {
  const tail = secret.slice(-TAIL)
  return secret.length >= 2 * TAIL && /^[\w+/=-]+$/.test(tail) && /\d/.test(tail) && /[a-z]/i.test(tail)
    ? tail
    : undefined
}
