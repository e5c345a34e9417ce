/** Templates read backwards: texts that a template can make, and the values in them. */
import { escapeRegex } from '../../runtime/base/names.ts'
import { type Json, type JsonSchema, own } from '../../runtime/base/json.ts'
import type { ResolvedOperation, Value } from '../../runtime/manifest/index.ts'
import type { Template } from '../../runtime/language/template-value.ts'

/** The origin and path that a URL template makes. */
export interface UrlPattern {
  readonly host: RegExp
  /** Of the path's beginning, without anchors. */
  readonly path: string
  /** A host that fits: its setting's default or example, else settings are called `example`. */
  readonly example: string
  /** Whether any host fits, since the host is the owner's own. */
  readonly isAnyHost: boolean
}

/** The pattern of a URL template such as `https://{{config.site}}.example.com/api`. @param config the kind's settings */
export function urlPattern({ text }: Template, config: JsonSchema = {}): UrlPattern {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)([^?#]*)/.exec(text) ?? []
  const [, name = ''] = /^\{\{config\.(\w+)\}\}$/.exec(host) ?? []
  const { format, enum: listed, default: usual, examples = [] } = settingOf(config, name)
  return {
    host: new RegExp(`^${filled(host, listed === undefined ? '[\\w.-]+' : oneOf(listed as Json[]))}$`, 'i'),
    path: filled(path.replace(/\/$/, ''), '[^/]+'),
    example: String([usual, examples].flat().find(Boolean) ?? host.replaceAll(MUSTACHE, 'example')),
    isAnyHost: format === 'hostname' && listed === undefined,
  }
}

/** The pattern of one of some values. */
function oneOf(values: readonly Json[]): string {
  return `(?:${values.map((value) => escapeRegex(String(value))).join('|')})`
}

function settingOf(config: JsonSchema, name: string): JsonSchema {
  return own((config.properties ?? {}) as Record<string, JsonSchema>, name) ?? {}
}

const MUSTACHE = /\{\{[^}]*\}\}/g

function filled(text: string, hole: string): string {
  return text.split(MUSTACHE).map(escapeRegex).join(hole)
}

/** The values by name that a text was made of, or undefined when the value does not make it. Empty values do not count. */
export function valuesIn(value: Value, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  if ('constant' in value) return String(value.constant) === text ? {} : undefined
  if (!('template' in value)) return undefined
  const { parts } = value.template
  const match = partsPattern(parts, '.+').exec(text)
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]!])) : undefined
}

/** The pattern of whole texts that parts make: a string stands for itself, anything else for a group of what `group` matches. */
export function partsPattern(parts: readonly (string | object)[], group: string): RegExp {
  return new RegExp(`^${parts.map((part) => (typeof part === 'string' ? escapeRegex(part) : `(${group})`)).join('')}$`)
}

/** The pattern of whole paths that an operation's path makes; each param of it is a group. */
export function pathPattern(path: ResolvedOperation['path']): RegExp {
  return partsPattern(path, '[^/]+')
}

/** What follows a base URL's path, or undefined where a path does not begin with it. @param base as in `UrlPattern.path` */
export function pathBelow(base: string, path: string): string | undefined {
  const start = new RegExp(`^${base}(?=/|$)`).exec(path)
  return start ? path.slice(start[0].length) : undefined
}
