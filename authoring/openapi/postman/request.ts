/** One request of a collection with its saved responses: names and examples, not yet put together. */
import { findPersonal, isObject } from 'plugboard/author'
import { VARIABLE, exampleOfJson, exampleOf } from './infer.ts'
import { keyedEntries, plainText, type Source } from './source.ts'
import { readUrl, type ReadUrl, type Variables } from './variables.ts'
import { groupBy } from 'plugboard/internal'

/** A param of a query, a header, or a field of a form with the example that stands there. */
export interface SavedParam {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly value: unknown
  readonly description: string
}

/** A body, with an example unless it is no JSON and no form. */
export interface SavedBody {
  readonly mediaType: string
  readonly value: unknown
  /** Fields of a form that are files. */
  readonly files: readonly string[]
}

/** A response that was saved. */
export interface SavedAnswer {
  readonly status: string
  readonly mediaType?: string
  readonly value: unknown
  readonly headers: readonly string[]
}

/** A request of a collection. */
export interface SavedRequest extends ReadUrl {
  readonly method: string
  readonly summary: string
  readonly params: readonly SavedParam[]
  readonly body?: SavedBody
  readonly answers: readonly SavedAnswer[]
  /** The scheme before the credentials in its header Authorization, in lower case. */
  readonly authorization?: string
}

/** A request with the folder and the security that hold for it. */
export interface PlacedRequest extends SavedRequest {
  readonly tags: readonly string[]
  readonly access?: readonly Source[]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Reads an item; a text says why it is none of an operation. */
export function savedRequestOf(item: Source, variables: Variables): SavedRequest | string {
  const { request, response, name } = item
  const source = typeof request === 'string' ? { url: request } : request
  const summary = safeText(plainText(name))
  if (!isObject(source)) return `${summary}: an item without a request`
  const method = (plainText(source.method) || 'GET').toUpperCase()
  const { url, body, header } = source
  const raw = plainText(isObject(url) ? (url.raw ?? rawOf(url)) : url)
  if (raw.trim() === '') return `${summary}: a request without a URL`
  const read = readUrl(raw, variables)
  if (isObject(body) && body.mode === 'graphql')
    return `${method} ${read.path}: a request in GraphQL; start with the schema, --from schema.graphql`
  if (!METHODS.includes(method)) return `${safeText(method)} ${read.path}: the language has no action for its method`
  const headers = headersOf(header)
  const authorization = headers.find(({ key }) => /^authorization$/i.test(plainText(key)))
  const saved = bodyOf(body, headers)
  return {
    ...read,
    method,
    summary,
    params: [...queryOf(url, read.query), ...headers.map((one) => paramOf('header', one))].filter(isNamed),
    body: saved,
    answers: (Array.isArray(response) ? response : []).filter(isObject).map(answerOf),
    authorization: authorization && (/^(\w+)\s/.exec(plainText(authorization.value))?.[1]?.toLowerCase() ?? ''),
  }
}

/** A text without what looks like a secret or a person. */
export function safeText(text: string): string {
  return findPersonal(text).length > 0 || text.includes('://') ? 'a request' : text.slice(0, 200)
}

function rawOf({ host, path }: Source): string {
  const joined = (part: unknown, by: string) => (Array.isArray(part) ? part.map(segmentOf).join(by) : plainText(part))
  return `${joined(host, '.')}/${joined(path, '/')}`
}

function segmentOf(part: unknown): string {
  return isObject(part) ? plainText(part.value) : plainText(part)
}

/** Header lists are texts in some exports of version 2.0. */
function headersOf(header: unknown): Source[] {
  if (typeof header !== 'string') return keyedEntries(header)
  return header.split('\n').flatMap((line) => {
    const [, key, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? []
    return key === undefined ? [] : [{ key, value }]
  })
}

function queryOf(url: unknown, query: string): SavedParam[] {
  const listed = isObject(url) && Array.isArray(url.query) ? keyedEntries(url.query) : undefined
  const written = query.split('&').filter(Boolean)
  const entries = listed ?? written.map((pair) => ({ key: pair.split('=')[0], value: pair.split('=').slice(1).join('=') })) // prettier-ignore
  return joined(entries.map((entry) => paramOf('query', entry)))
}

/** Params of one request that have the same name are a list. */
function joined(params: readonly SavedParam[]): SavedParam[] {
  return [...groupBy(params, ({ name }) => name).values()].map((same) => {
    const [first, ...more] = same
    return more.length === 0 ? first : { ...first, value: same.map(({ value }) => value) }
  })
}

function paramOf(location: SavedParam['in'], { key, value, description }: Source): SavedParam {
  return {
    name: plainText(key),
    in: location,
    value: exampleOf(plainText(value)),
    description: safeText(plainText(description)),
  }
}

/** Names that are made when the request is sent, or are values themselves, name nothing. */
function isNamed({ name }: SavedParam): boolean {
  return name !== '' && !name.includes('{{') && findPersonal(name).length === 0
}

function bodyOf(body: unknown, headers: readonly Source[]): SavedBody | undefined {
  if (!isObject(body) || body.disabled === true) return undefined
  const type = headers.find(({ key, disabled }) => /^content-type$/i.test(plainText(key)) && disabled !== true)
  const [said = ''] = plainText(type?.value).split(';')
  switch (body.mode) {
    case 'raw':
      return rawBodyOf(body, said.trim().toLowerCase())
    case 'urlencoded':
      return formOf('application/x-www-form-urlencoded', keyedEntries(body.urlencoded))
    case 'formdata':
      return formOf('multipart/form-data', keyedEntries(body.formdata))
    case 'file':
      return { mediaType: 'application/octet-stream', value: undefined, files: [] }
    default:
      return undefined
  }
}

function rawBodyOf({ raw, options }: Source, said: string): SavedBody | undefined {
  const text = plainText(raw).trim()
  if (text === '') return undefined
  const value = exampleOfJson(text)
  const { language } = isObject(options) && isObject(options.raw) ? options.raw : {}
  const isJson = language === 'json' || /^[[{]/.test(text) || said.endsWith('json')
  if (isJson || value !== undefined)
    return { mediaType: /^[\w.+-]+\/[\w.+-]*json$/.test(said) ? said : 'application/json', value, files: [] }
  return { mediaType: language === 'xml' || said.endsWith('xml') ? 'application/xml' : 'text/plain', value, files: [] }
}

function formOf(mediaType: string, entries: readonly Source[]): SavedBody {
  const params = entries.map((entry) => paramOf('query', entry)).filter(isNamed)
  const files = entries.filter(({ type }) => type === 'file').map(({ key }) => plainText(key))
  return { mediaType, value: Object.fromEntries(params.map(({ name, value }) => [name, value])), files }
}

function answerOf({ code, header, body, _postman_previewlanguage: language }: Source): SavedAnswer {
  const headers = headersOf(header)
  const [type = ''] = plainText(headers.find(({ key }) => /^content-type$/i.test(plainText(key)))?.value).split(';')
  const text = plainText(body).trim()
  const value = text === '' || /^[^{["\dtfn-]/.test(text) ? undefined : exampleOfJson(text)
  const isJson = value !== undefined || language === 'json' || type.endsWith('json')
  const media = isJson ? 'application/json' : /^[\w.+-]+\/[\w.+*-]+$/.test(type) ? type : 'text/plain'
  return {
    status: typeof code === 'number' && code >= 100 && code < 600 ? String(code) : 'default',
    mediaType: text === '' ? undefined : media,
    value: value ?? (isJson ? VARIABLE : undefined),
    headers: headers.map(({ key }) => plainText(key)).filter((name) => /^[\w-]{1,60}$/.test(name)),
  }
}
