/** Templates read backwards: the texts that a template makes, and the values in them. */
import { escapeRegex } from '../../runtime/base/names.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { isObject, type Json, type JsonSchema, own, propertiesOf, tryParseJson } from '../../runtime/base/json.ts'
import type { ResolvedOperation, Value } from '../../runtime/manifest/index.ts'
import type { Template } from '../../runtime/language/template-value.ts'

/** A URL template as a pattern. */
export interface UrlPattern {
  readonly host: RegExp
  /** The pattern of the path's beginning, without anchors. */
  readonly path: string
  /** A host that fits: the default or an example of its setting, else with `example` for each setting. */
  readonly example: string
  /** Whether any host fits: it is the owner's own. */
  readonly isAnyHost: boolean
}

/** The pattern of a URL template such as `https://{{config.site}}.example.com/api`. @param config the kind's settings */
export function urlPattern({ text }: Template, config: JsonSchema): UrlPattern {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)([^?#]*)/.exec(text) ?? []
  const [, name = ''] = /^\{\{config\.(\w+)\}\}$/.exec(host) ?? []
  const { format, enum: listed, default: usual, examples = [] } = own(propertiesOf(config), name) ?? {}
  return {
    host: new RegExp(`^${filled(host, listed === undefined ? '[\\w.-]+' : oneOf(listed as Json[]))}$`, 'i'),
    path: filled(path.replace(/\/$/, ''), '[^/]+'),
    example: String([usual, examples].flat().find(Boolean) ?? host.replaceAll(MUSTACHE, 'example')),
    isAnyHost: format === 'hostname' && listed === undefined,
  }
}

function oneOf(values: readonly Json[]): string {
  return `(?:${values.map((value) => escapeRegex(String(value))).join('|')})`
}

const MUSTACHE = /\{\{[^}]*\}\}/g

function filled(text: string, hole: string): string {
  return text.split(MUSTACHE).map(escapeRegex).join(hole)
}

/** The values of a text's template, by name; undefined where the template does not make the text, or a value is empty. */
export function valuesIn(value: Value, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  if ('constant' in value) return String(value.constant) === text ? {} : undefined
  if (!('template' in value)) return undefined
  const { parts } = value.template
  const match = partsPattern(parts, '.+').exec(text)
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}

/** The pattern of a template's whole texts: each part that is no string is a group. @param group the pattern of a group */
export function partsPattern(parts: readonly (string | object)[], group: string): RegExp {
  return new RegExp(`^${parts.map((part) => (typeof part === 'string' ? escapeRegex(part) : `(${group})`)).join('')}$`)
}

/** The pattern of an operation's whole paths, with a group for each param. */
export function pathPattern(path: ResolvedOperation['path']): RegExp {
  return partsPattern(path, '[^/]+')
}

/** A path without that of a base URL; undefined where it does not begin so. @param base as in `UrlPattern.path` */
export function pathBelow(base: string, path: string): string | undefined {
  const start = new RegExp(`^${base}(?=/|$)`).exec(path)
  return start ? path.slice(start[0].length) : undefined
}

/** The path of a request, without its query. */
export function requestPath({ path }: Pick<WholeRequest, 'path'>): string {
  return path.split('?', 1)[0] ?? ''
}

/** The text of a request's query, without its question mark. */
export function queryText({ path }: Pick<WholeRequest, 'path'>): string {
  return path.slice(requestPath({ path }).length + 1)
}

/** The query of a request. */
export function queryOf(request: Pick<WholeRequest, 'path'>): URLSearchParams {
  return new URLSearchParams(queryText(request))
}

/** Whether a request is for the URL of a pattern. */
export function isAt({ host, path }: UrlPattern, request: WholeRequest): boolean {
  return host.test(new URL(request.origin).hostname) && new RegExp(`^${path}/?$`).test(requestPath(request))
}

/** The JSON value of a request's body; undefined for other bodies. */
export function jsonBody({ body = '' }: Pick<WholeRequest, 'body'>): Json | undefined {
  return tryParseJson(Buffer.from(body).toString()) as Json | undefined
}

/** Whether a request sends a GraphQL document, word for word. */
export function sendsDocument(request: Pick<WholeRequest, 'body'>, document: string): boolean {
  const sent = jsonBody(request)
  return isObject(sent) && sent.query === document
}
