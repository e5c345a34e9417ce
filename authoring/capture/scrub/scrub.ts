/** Takes an account out of captured values: everything is looked at first, then replaced, so that one value has one stand-in wherever it is. */
import type { Json } from 'plugboard/runtime'
import { isObject } from 'plugboard/author'
import { escapeRegex, SECRET } from '../wire/positions.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { findPersonal, isAccountId, isIdField, looksLikeId } from './shapes.ts'

/** What to take out, beside what its shape shows. */
export interface ScrubOptions {
  readonly pseudonyms: Pseudonyms
  /** Replaces the run's credentials, in every form. */
  readonly redact: (text: string) => string
  /** Values with a stand-in of their own: settings such as a subdomain. */
  readonly settings: Readonly<Record<string, string>>
  /** Names of fields and params that hold ids besides those that look so. */
  readonly idFields: readonly string[]
  /** Fields to leave alone, as `address.city` or `city`. Credentials go nevertheless. */
  readonly keep: readonly string[]
  /** Fields whose text is replaced. */
  readonly replace: Readonly<Record<string, string>>
}

/** What was replaced. */
export interface Replaced {
  readonly kind: 'id' | 'email' | 'phone' | 'ip' | 'token' | 'setting' | 'field'
  readonly text: string
}

/** Learns values, then cleans them. */
export interface Scrubber {
  learn(value: Json): void
  clean<T extends Json>(value: T): T
  /** By original text. */
  readonly replaced: ReadonlyMap<string, Replaced>
}

/** A scrubber that knows nothing yet. */
export function createScrubber(options: ScrubOptions): Scrubber {
  const { pseudonyms, keep, replace } = options
  const replaced = new Map<string, Replaced>()
  const given = new Map<string, string[]>()
  let pattern: RegExp | undefined

  function add(kind: Replaced['kind'], original: string, text: string): void {
    if (original === text || original === '' || replaced.has(original)) return
    pattern = undefined
    replaced.set(original, { kind, text })
    const encoded = encodeURIComponent(original)
    if (encoded !== original) replaced.set(encoded, { kind, text: encodeURIComponent(text) })
  }

  for (const [original, text] of Object.entries(options.settings))
    if (original.length >= 3) add('setting', original, text)
  const isId = (name: string) => isIdField(name) || options.idFields.includes(name)
  const redact = (text: string) => options.redact(within(text, 'setting'))

  function learn(value: Json, path: readonly string[] = []): void {
    if (Array.isArray(value)) return value.forEach((item) => learn(item, path))
    if (isBytes(value)) return
    if (isObject(value)) {
      for (const [name, child] of Object.entries(value)) {
        learnText(redact(name), [])
        learn(child, [...path, name])
      }
    } else if (typeof value === 'string') learnText(redact(value), path)
    else if (typeof value === 'number') learnNumber(value, path)
  }

  function learnText(text: string, path: readonly string[]): void {
    const instead = fieldOf(replace, path)
    if (instead !== undefined) return add('field', text, numbered(instead, text, given))
    const name = path.at(-1) ?? ''
    const isKept = keep.some((field) => names(field, path))
    for (const { kind, text: found } of findPersonal(text, name)) {
      if (kind === 'token') add(kind, found, pseudonyms.token(found))
      else if (!isKept) add(kind, decoded(found), pseudonyms[kind](decoded(found)))
    }
    if (isKept || text.includes(SECRET)) return
    if (isId(name) ? isAccountId(text) : looksLikeId(text)) add('id', text, pseudonyms.id(text))
    else if (/^(?:https?:\/)?\/|[?&=]/.test(text)) learnParts(text)
  }

  /** The ids in a URL's path and query. */
  function learnParts(text: string): void {
    for (const part of text.split(/[/?&=#,;<>\s"]+/).map(decoded))
      if (looksLikeId(part)) add('id', part, pseudonyms.id(part))
  }

  function learnNumber(value: number, path: readonly string[]): void {
    if (!Number.isInteger(value) || !isId(path.at(-1) ?? '') || keep.some((field) => names(field, path))) return
    const changed = pseudonyms.number(value)
    add('id', String(value), String(changed))
  }

  function clean(value: Json, path: readonly string[] = []): Json {
    if (Array.isArray(value)) return value.map((item) => clean(item, path))
    if (isBytes(value)) return value
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, child]) => [cleanText(name), clean(child, [...path, name])]),
      )
    if (typeof value === 'string') return cleanText(value)
    return typeof value === 'number' ? cleanNumber(value, path) : value
  }

  function cleanText(text: string): string {
    const known = redact(text)
    return replaced.get(known)?.text ?? within(known)
  }

  function cleanNumber(value: number, path: readonly string[]): number {
    const text = String(value)
    const known = replaced.get(text)
    if (known && (isId(path.at(-1) ?? '') || text.length >= 7)) return Number(known.text)
    return options.redact(text) === text ? value : pseudonyms.number(value)
  }

  /** A text with every known value in it replaced, where it stands as a word. Short numbers only where they are ids: between slashes and the like. */
  function within(text: string, only?: Replaced['kind']): string {
    if (replaced.size === 0) return text
    pattern ??= wordsPattern([...replaced.keys()])
    return text.replace(pattern, (found: string, offset: number) => {
      const entry = replaced.get(found)
      if (!entry || (only !== undefined && entry.kind !== only)) return found
      const isShort = /^\d{1,6}$/.test(found)
      const isPart =
        /[/=,|:&]$/.test(text.slice(0, offset)) && /^(?:$|[/?&,|#.])/.test(text.slice(offset + found.length))
      return isShort && !isPart ? found : entry.text
    })
  }

  return { learn, clean: clean as Scrubber['clean'], replaced }
}

/** Longest first, so that no part of one is left. */
function wordsPattern(words: readonly string[]): RegExp {
  const sorted = words.toSorted((a, b) => b.length - a.length).map(escapeRegex)
  return new RegExp(`(?<![A-Za-z0-9])(?:${sorted.join('|')})(?![A-Za-z0-9])`, 'g')
}

function fieldOf(fields: Readonly<Record<string, string>>, path: readonly string[]): string | undefined {
  return Object.entries(fields).find(([field]) => names(field, path))?.[1]
}

/** Says whether a field's name, or the end of its path, is meant. */
function names(field: string, path: readonly string[]): boolean {
  const wanted = field.split('.')
  return path.length > 0 && wanted.every((name, index) => path.at(index - wanted.length) === name)
}

/** Further texts of a field are told apart: `Ada Example`, `Ada Example 2`. */
function numbered(instead: string, text: string, given: Map<string, string[]>): string {
  const known = given.get(instead) ?? []
  if (!known.includes(text)) given.set(instead, [...known, text])
  const index = given.get(instead)!.indexOf(text)
  return index === 0 ? instead : `${instead} ${index + 1}`
}

/** Bytes cannot be cleaned; whoever keeps them looks into them. */
function isBytes(value: Json): boolean {
  return isObject(value) && typeof value.base64 === 'string' && Object.keys(value).length === 1
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
