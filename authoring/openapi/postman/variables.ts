/** Variables and URLs of a collection: what of them may be written down. */
import { findSecrets } from 'plugboard/author'
import { singular, snakeCase } from '../../base/words.ts'
import { keyedEntries, plainText } from './source.ts'

/** The values of a collection's variables by name. They hold secrets: only hosts, words and versions of a path are taken from them. */
export type Variables = ReadonlyMap<string, string>

/** The variables of a collection. */
export function variablesOf(source: unknown): Variables {
  const entries = keyedEntries(source).filter(({ disabled }) => disabled !== true)
  return new Map(entries.map(({ key, id, value }) => [plainText(key ?? id), plainText(value)]))
}

/** Variables may stand in variables, a few levels deep. */
const LEVELS = 5

/** A text with the variables of a collection in it filled in; those without a value stay. */
export function fill(text: string, variables: Variables): string {
  let filled = text
  for (let level = 0; level < LEVELS && filled.length < 10_000; level++)
    filled = filled.replaceAll(/\{\{([^{}]+)\}\}/g, (whole, name: string) => variables.get(name.trim()) || whole)
  return filled
}

/** The URL of a request, read. */
export interface ReadUrl {
  /** `https://{shop}.example.com/v2`; undefined where the collection does not say it. */
  readonly server?: string
  /** `/orders/{order_id}`. */
  readonly path: string
  /** Names in the path that stood there as values. */
  readonly literal: readonly string[]
  /** The query as it was written. */
  readonly query: string
}

const VERSION = /^v?\d{1,4}(?:[.-]\d{1,2}){0,2}$/i
const WORD = /^(?:[A-Za-z][A-Za-z_.~$:-]{0,49}|[a-z]{3,20}\d{1,2})$/

/** Reads a URL. What is neither a word nor a version in its path is a value, such as an id or a token, and a name stands in its place. */
export function readUrl(raw: string, variables: Variables): ReadUrl {
  const [, before = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(raw.trim()) ?? []
  const [, leading = '', rest = ''] =
    /^(\{\{[^{}]+\}\}(?![.:]))?(.*)$/s.exec(before.replace(/^\{\{[^{}]+\}\}:\/\//, 'https://')) ?? []
  const base = valueOfBase(leading, variables)
  const isKnown = leading === '' || base !== leading
  const whole = isKnown ? base + rest : rest
  const [, scheme = 'https', authority = '', path = ''] = /^(?:(https?):\/\/)?([^/]*)(.*)$/is.exec(whole) ?? []
  const host = isKnown ? hostOf(authority, variables) : undefined
  const segments = (isKnown ? path : whole).split('/').filter((segment) => segment !== '')
  const { named, literal } = namedSegments(segments, variables)
  const ofBase = isKnown
    ? base
        .replace(/^https?:\/\//i, '')
        .split('/')
        .filter(Boolean).length - 1
    : 0
  const isPlain = named.slice(0, Math.max(0, ofBase)).every((segment) => !segment.includes('{'))
  const count = ofBase > 0 ? (isPlain ? ofBase : 0) : named.findIndex((segment) => VERSION.test(segment)) === 0 ? 1 : 0
  if (host === undefined) return { path: `/${named.join('/')}`, literal, query }
  const server = [`${scheme.toLowerCase()}://${host}`, ...named.slice(0, count)].join('/')
  return { server, path: `/${named.slice(count).join('/')}`, literal, query }
}

/** What the variable before a path stands for; variables inside a host stay, since they are the owner's. */
function valueOfBase(leading: string, variables: Variables): string {
  let base = leading
  for (let level = 0; level < LEVELS; level++)
    base = base.replace(/^\{\{([^{}]+)\}\}(?!\.)/, (whole, name: string) => variables.get(name.trim()) || whole)
  return base.replace(/[?#].*$/s, '')
}

/** A host with the names of its variables; whom it is for is the owner's. Undefined for none. */
function hostOf(authority: string, variables: Variables): string | undefined {
  const bare = authority.slice(authority.lastIndexOf('@') + 1)
  const filled = bare.startsWith('{{') && !bare.includes('}}.') ? fill(bare, variables) : bare
  const host = filled.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => `{${snakeCase(name)}}`)
  const isHost = /^[a-z0-9.{}_-]+\.[a-z{}_]+(?::\d+)?$/i.test(host) && findSecrets(host).length === 0
  return isHost ? host : undefined
}

function namedSegments(
  segments: readonly string[],
  variables: Variables,
): { readonly named: string[]; readonly literal: string[] } {
  const literal: string[] = []
  const used = new Set<string>()
  let word = ''
  const named = segments.map((segment) => {
    const filled =
      segment.startsWith('{{') && VERSION.test(fill(segment, variables)) ? fill(segment, variables) : segment
    const template = templateOf(filled)
    if (template !== undefined) return template
    const isVersion = VERSION.test(filled) && (word === '' || word === 'api' || /^v|[.-]/i.test(filled))
    if (isVersion) return filled
    if (WORD.test(filled) && findSecrets(filled).length === 0) return (word = filled)
    const wanted = `${singular(snakeCase(word)) || 'path'}_id`
    const name = used.has(wanted) ? `${wanted}_${used.size + 1}` : wanted
    used.add(name)
    literal.push(name)
    return `{${name}}`
  })
  return { named, literal }
}

/** `:orderId`, `{{orderId}}`, `{orderId}` and `{{id}}.json` as `{orderId}`, `{id}.json`; undefined for what names nothing. */
function templateOf(segment: string): string | undefined {
  const [, colon] = /^:([A-Za-z_][\w-]*)$/.exec(segment) ?? []
  if (colon !== undefined) return `{${colon}}`
  const [, before = '', name = '', after = ''] = /^([a-z]*)\{{1,2}([^{}]+)\}{1,2}([.a-z]*)$/i.exec(segment) ?? []
  const plain = snakeCase(name) === '' ? '' : name.trim().replaceAll(/\W+/g, '_')
  return /^[A-Za-z_]/.test(plain) ? `${before}{${plain}}${after}` : undefined
}
