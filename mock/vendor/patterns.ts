/** Templates read backwards: texts that a template can make, and the values in them. */
import { type JsonSchema, own, type Value } from 'plugboard/author'
import type { Template } from 'plugboard/parts'

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
    host: new RegExp(`^${filled(host, '[\\w.-]+')}$`, 'i'),
    path: filled(path.replace(/\/$/, ''), '[^/]+'),
    example: String([usual, examples].flat().find(Boolean) ?? host.replaceAll(MUSTACHE, 'example')),
    isAnyHost: format === 'hostname' && listed === undefined,
  }
}

function settingOf(config: JsonSchema, name: string): JsonSchema {
  return own((config.properties ?? {}) as Record<string, JsonSchema>, name) ?? {}
}

/** The pattern, without anchors, of a text whose templates stand for parts of a path segment. */
export function textPattern(text: string): string {
  return filled(text, '[^/]+')
}

const MUSTACHE = /\{\{[^}]*\}\}/g

function filled(text: string, hole: string): string {
  return text.split(MUSTACHE).map(escaped).join(hole)
}

/** The values by name that a text was made of, or undefined when the value does not make it. Empty values do not count. */
export function valuesIn(value: Value, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  if ('constant' in value) return String(value.constant) === text ? {} : undefined
  if (!('template' in value)) return undefined
  const { parts } = value.template
  const pattern = parts.map((part) => (typeof part === 'string' ? escaped(part) : '(.+)')).join('')
  const match = new RegExp(`^${pattern}$`).exec(text)
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]!])) : undefined
}

/** A text in which no character means anything to a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
