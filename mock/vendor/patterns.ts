/** Templates read backwards: texts that a template can make, and the values in them. */
import type { Value } from 'plugboard/author'
import type { Template } from 'plugboard/parts'
import { escaped } from './request/index.ts'

/** The origin and path that a URL template makes. */
export interface UrlPattern {
  readonly host: RegExp
  /** Of the path's beginning, without anchors. */
  readonly path: string
  /** A host that fits: settings are called `example`. */
  readonly example: string
}

/** The pattern of a URL template such as `https://{{config.site}}.example.com/api`. */
export function urlPattern({ text }: Template): UrlPattern {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)([^?#]*)/.exec(text) ?? []
  return {
    host: new RegExp(`^${filled(host, '[\\w.-]+')}$`, 'i'),
    path: filled(path.replace(/\/$/, ''), '[^/]+'),
    example: host.replaceAll(MUSTACHE, 'example'),
  }
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
