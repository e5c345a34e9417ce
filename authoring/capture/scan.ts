/** Scans a fixture for values that it may not contain. Decodes more forms than the scrubber knows. */
import type { Json } from 'plugboard/runtime'
import { findPersonal, isObject, parseYaml, pointer, tailOf } from 'plugboard/author'

/** A value that may not stay. Never contains the value itself. */
export interface SecretFinding {
  /** JSON pointer into the fixture. */
  readonly pointer: string
  readonly line: number
  readonly what: string
}

/** Options of `scanFixture`. */
export interface ScanOptions {
  /** The capture's credentials by name. */
  readonly secrets: readonly { readonly name: string; readonly value: string }[]
  /** Replaced values of the account. */
  readonly originals: readonly string[]
  /** Their stand-ins, one of which may equal another value by chance. */
  readonly standIns: ReadonlySet<string>
  /** Fields kept on purpose. */
  readonly keep: readonly string[]
}

/** Shorter secrets also occur in innocent text. */
const SHORTEST = 4
/** Characters of a long secret that identify it. */
const WINDOW = 12
/** Shorter originals are not usable IDs, and also occur by chance. */
const SHORTEST_ORIGINAL = 8

/** Lists everything in a fixture's text that looks like a secret, a person or an account. */
export function scanFixture(text: string, options: ScanOptions): SecretFinding[] {
  const document = parseYaml(text, 'the fixture', 'invalid_fixture')
  const findings: SecretFinding[] = []
  visit(document.value, '', '', (found, at, field) => {
    const { line } = document.positionAt(document.locate(at, 'value').offset)
    const names = [...new Set(found === '' ? [] : namesOf(found, field, at, options))]
    findings.push(...names.map((what) => ({ pointer: at, line, what })))
  })
  return findings
}

type Look = (text: string, at: string, field: string) => void

function visit(value: Json, at: string, field: string, look: Look): void {
  if (Array.isArray(value)) {
    // A list may contain a credential in pieces.
    if (value.length > 1 && value.every((item) => typeof item === 'string' && item.length <= WINDOW))
      look(value.join(''), at, '')
    return value.forEach((item, index) => visit(item, pointer(at, index), field, look))
  }
  if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      look(name, pointer(at, name), '')
      visit(child, pointer(at, name), name, look)
    }
  } else if (typeof value === 'string' || typeof value === 'number') look(String(value), at, field)
}

function namesOf(text: string, field: string, at: string, options: ScanOptions): string[] {
  const { secrets, originals, standIns, keep } = options
  const views = viewsOf(text)
  const isBytes = field === 'base64'
  const isLeftAlone = keep.includes(field) || keep.some((name) => at.endsWith(`/${name.replaceAll('.', '/')}`))
  const personal = isBytes || field === 'sha256' || at.startsWith('/source') ? [] : findPersonal(text, field)
  const isShown = !isLeftAlone && !standIns.has(text) && originals.some((original) => isOriginal(text, original))
  return [
    ...secrets.filter(({ value }) => views.some((view) => holds(view, value))).map(({ name }) => `credential ${name}`),
    ...personal.filter(({ kind }) => kind === 'token' || !isLeftAlone).map(({ what }) => what),
    ...(isShown ? ['a value of the account'] : []),
  ]
}

function isOriginal(text: string, original: string): boolean {
  return original.length >= SHORTEST_ORIGINAL && text.includes(original)
}

function holds({ text, isPlain }: View, secret: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), secret.toLowerCase()]
  if (secret.length < SHORTEST) return false
  // A short secret counts only as a whole word.
  if (secret.length < 8) return isPlain && lower.split(/[^\p{L}\p{N}_.@-]+/u).includes(wanted)
  if (lower.includes(wanted) || lower.includes(Buffer.from(secret).toString('hex'))) return true
  if (lower.includes(wanted.split('').reverse().join(''))) return true
  const tail = tailOf(secret)
  if (tail !== undefined && lower.includes(tail.toLowerCase())) return true
  if (secret.length < 2 * WINDOW) return false
  for (let start = 0; start + WINDOW <= wanted.length; start++)
    if (lower.includes(wanted.slice(start, start + WINDOW))) return true
  return false
}

interface View {
  readonly text: string
  /** Whether it is the text as written. */
  readonly isPlain: boolean
}

/** Returns a text as written and decoded: percent, base64, JSON and HTML escapes, twice over, and without separators. */
function viewsOf(text: string): View[] {
  const seen = new Set([text])
  let newest = [text]
  for (let depth = 0; depth < 2; depth++) {
    newest = newest.flatMap(decodings).filter((view) => !seen.has(view) && seen.add(view))
  }
  return [...seen, text.replaceAll(/[\s.,_-]+/g, '')].map((view) => ({ text: view, isPlain: view === text }))
}

const MAX_RUN = 2 ** 20

function decodings(text: string): string[] {
  const runs = text.length > MAX_RUN ? [] : [...text.matchAll(/[A-Za-z0-9+/_-]{8,}/g)]
  return [
    text.replaceAll('+', ' ').replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => characterOf(code)),
    text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => characterOf(code)).replaceAll('\\', ''),
    text
      .replaceAll(/&#x([0-9a-f]{1,4});/gi, (_, code: string) => characterOf(code))
      .replaceAll(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code))),
    ...runs.map(([run]) => Buffer.from(run, 'base64').toString('latin1')),
  ]
}

function characterOf(code: string): string {
  return String.fromCharCode(parseInt(code, 16))
}
