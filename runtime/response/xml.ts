/** Responses in XML, made responses in JSON before anything else reads them. */
import type { HttpResponse } from '../base/http.ts'
import { type JsonSchema, own, referredName } from '../base/json.ts'
import { eachEntry, type Locator } from '../language/locator.ts'
import type { ResolvedOperation, XmlShape } from '../manifest/index.ts'
import { compileXml, XmlFault, type XmlKnowledge } from '../xml/index.ts'
import { isHtml, isSuccess, textIn, charsetOf, Unreadable } from './body.ts'
import { unreadableResponse } from './page.ts'
import type { ReadContext } from './refusals.ts'

/**
 * Gives a response whose body is JSON in place of XML. What is no XML stays as it is, and so does the body of a refusal that cannot be
 * read. @throws ConnectorError `upstream_invalid_response` for a success that cannot be read
 */
export type ReadXml = <R extends Pick<HttpResponse, 'status' | 'headers' | 'body'>>(
  response: R,
  context: ReadContext,
) => Promise<R>

type Schemas = Readonly<Record<string, JsonSchema>>

/** A reader of an operation's responses in XML. @param schemas the kind's, which say what values are */
export function compileXmlReader(operation: ResolvedOperation, xml: XmlShape, schemas: Schemas): ReadXml {
  const id = `${operation.entity}.${operation.action}`
  return readerBy({ ...knowledgeOf(operation, xml, schemas), schemas }, (response, error, context) => {
    if (!isSuccess(response)) return
    const fault = error instanceof XmlFault ? new Unreadable(error.message) : error
    throw unreadableResponse(id, fault, context)
  })
}

/** A reader of XML responses without a known shape. A body that it cannot read stays as it is. */
export function compilePlainXmlReader(xml: XmlShape): ReadXml {
  return readerBy({ ...xml, values: [], schemas: {} })
}

/** @param unread is told of a body that cannot be read, and may throw */
function readerBy(
  knowledge: XmlKnowledge,
  unread?: (response: Pick<HttpResponse, 'status'>, error: unknown, context: ReadContext) => void,
): ReadXml {
  const read = compileXml(knowledge)
  return async (response, context) => {
    const { body, headers } = response
    if (isHtml(headers) || body.byteLength === 0) return response
    try {
      const text = textOf(response)
      if (!/^\s*</.test(text)) return response
      return { ...response, body: Buffer.from(JSON.stringify(await read(text))) }
    } catch (error) {
      unread?.(response, error, context)
      return response
    }
  }
}

/** The text of a response; that of a refusal may be broken. @throws Unreadable @see https://www.w3.org/TR/xml/#sec-guessing */
function textOf(response: Pick<HttpResponse, 'status' | 'headers' | 'body'>): string {
  const { body, headers } = response
  const fatal = isSuccess(response)
  const [first, second] = body
  if (first === 0xfe && second === 0xff) return textIn('utf-16be', body, { fatal })
  if (first === 0xff && second === 0xfe) return textIn('utf-16le', body, { fatal })
  const start = Buffer.from(body.subarray(0, 100)).toString('latin1')
  const [, declared] = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w:.-]{1,40})/.exec(start) ?? []
  return textIn(charsetOf(headers) ?? declared?.toLowerCase() ?? 'utf-8', body, { fatal })
}

/** Where the records of an operation are, and what their values are. */
function knowledgeOf(
  operation: ResolvedOperation,
  { lists, namespaces }: XmlShape,
  schemas: Schemas,
): Omit<XmlKnowledge, 'schemas'> {
  const { action, batch, record, records, shape } = operation
  const flatten = shape?.flatten
  const isList = batch !== undefined || action === 'list' || action === 'api_search'
  const found = (batch ? [batch.outcomes, batch.errors] : [records]).flatMap((one) => (one ? namedPathsOf(one) : []))
  const within = batch ? (namedPathsOf(batch.record)[0]?.list ?? []) : (flatten?.path ?? [])
  const parents = found.map(({ list, inner }) => [...list, ...inner])
  const values = parents.flatMap((path) => [
    ...(flatten && record ? [{ path, schema: copiedSchema(flatten.copy, record, schemas) }] : []),
    ...(record ? [{ path: [...path, ...within], schema: record }] : []),
  ])
  const listed = isList ? found.map(({ list }) => list) : []
  const children = flatten ? parents.map((path) => [...path, ...within]) : []
  return { namespaces, lists: [...lists, ...listed, ...children], values }
}

/** The schema of parents, as far as records have fields from them. */
function copiedSchema(copy: Readonly<Record<string, string>>, record: JsonSchema, schemas: Schemas): JsonSchema {
  const name = referredName(record)
  const { properties = {} } = (name === undefined ? record : own(schemas, name)) ?? {}
  const copied = Object.entries(copy).map(([field, of]) => [of, own(properties as Schemas, field) ?? {}] as const)
  return { type: 'object', properties: Object.fromEntries(copied) }
}

/** The names that lead to a value, and those within each of its items where it is a list. */
interface NamedPath {
  readonly list: readonly string[]
  readonly inner: readonly string[]
}

/** The paths of a locator that leads by names alone. */
function namedPathsOf(locator: Locator): NamedPath[] {
  if (locator.in === 'first') return locator.of.flatMap(namedPathsOf)
  const { list, inner } = eachEntry(locator) ?? { list: locator.in === 'body' ? locator.steps : [], inner: [] }
  const isNamed = list.length > 0 && [...list, ...inner].every((step) => typeof step === 'string')
  return isNamed ? [{ list: list as string[], inner: inner as string[] }] : []
}
