/**
 * Postman collection -> OpenAPI 3.1: names, places and types; no value of an example, a variable or an auth block.
 * https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
import { isObject } from 'plugboard/author'
import { DescriptionFault } from '../../base/description-fault.ts'
import { carriedScheme, schemeOf } from './auth.ts'
import { savedRequestOf } from './request.ts'
import { operationsOf } from './operations.ts'
import { plainText, type Source } from './source.ts'
import { variablesOf } from './variables.ts'
import { defined } from 'plugboard/internal'

/** Deeper folders are a mistake of whoever wrote the file. */
const DEEPEST = 50

/** Whether a document is from Postman: a collection of any version, an environment, or a dump of several. */
export function isPostman({ info, collection, requests, folders, values, collections, ...rest }: Source): boolean {
  const isWrapped = isObject(collection) && isObject(collection.info)
  const isCollection =
    isObject(info) && (info._postman_id !== undefined || /\/collection\//.test(plainText(info.schema)))
  const isFirst = Array.isArray(requests) && (Array.isArray(rest.order) || Array.isArray(folders))
  const isEnvironment = Array.isArray(values) && (rest._postman_variable_scope !== undefined || rest.name !== undefined)
  return isWrapped || isCollection || isFirst || isEnvironment || Array.isArray(collections)
}

/** A collection as OpenAPI 3.1. Requests of the same method and path are one operation. @throws DescriptionFault for a file that is not a collection of version 2 */
export function fromPostman(document: Source): Source {
  const collection = isObject(document.collection) ? document.collection : document
  checkVersion(collection)
  const { info, item, auth } = collection
  const { name } = isObject(info) ? info : {}
  const variables = variablesOf(collection.variable)
  const schemes = new Map<string, Source>()
  const notes = ['anything that the examples do not show: types and fields are inferred from them']
  const requests = itemsOf(item, auth, 0).flatMap(({ source, auth: own, tags }) => {
    const read = savedRequestOf(source, variables)
    if (typeof read === 'string') {
      notes.push(read)
      return []
    }
    const scheme = schemeOf(own, variables) ?? carriedScheme(read)
    if (scheme) schemes.set(scheme.name, scheme.scheme)
    return [{ ...read, tags, access: scheme && [{ [scheme.name]: [] }] }]
  })
  if (requests.length === 0)
    throw new DescriptionFault(
      'it is a Postman collection without requests to an HTTP API',
      'Export the whole collection.',
    )
  const server = mostCommon(requests.flatMap((request) => request.server ?? []))
  if (server === undefined)
    notes.push('the base URL: it is a variable whose value the collection does not have; --base-url names it')
  return defined({
    openapi: '3.1.0',
    info: { title: plainText(name) === '' ? 'API' : name },
    servers: server === undefined ? undefined : [{ url: server }],
    paths: operationsOf(requests, server),
    components: { securitySchemes: Object.fromEntries(schemes) },
    'x-inferred': notes,
  })
}

function checkVersion({ info, item, requests, values, collections }: Source): void {
  const example = 'In Postman: Export, Collection v2.1.'
  if (Array.isArray(item)) return
  if (Array.isArray(requests))
    throw new DescriptionFault('it is a Postman collection of version 1; supported are 2.0 and 2.1', example)
  if (Array.isArray(values))
    throw new DescriptionFault('it is a Postman environment, which has variables and no requests', example)
  if (Array.isArray(collections))
    throw new DescriptionFault('it is a dump of several Postman collections; export a single collection', example)
  const schema = isObject(info) ? plainText(info.schema) : ''
  const [version = 'an unknown version'] = /v\d+(?:\.\d+)*/.exec(schema) ?? []
  throw new DescriptionFault(`it is a Postman collection (${version}) without a list "item"`, example)
}

interface Item {
  readonly source: Source
  /** The auth block that holds for it: its own, or of the nearest folder that has one. */
  readonly auth: unknown
  /** The names of the folders that it is in. */
  readonly tags: readonly string[]
}

/** The requests of folders, outermost first. */
function itemsOf(list: unknown, inherited: unknown, depth: number, tags: readonly string[] = []): Item[] {
  if (!Array.isArray(list)) return []
  if (depth > DEEPEST) throw new DescriptionFault(`its folders are nested more than ${DEEPEST} levels deep`)
  return list.filter(isObject).flatMap((one) => {
    if (Array.isArray(one.item))
      return itemsOf(one.item, one.auth ?? inherited, depth + 1, [...tags, plainText(one.name)])
    const { auth } = isObject(one.request) ? one.request : {}
    return [{ source: one, auth: auth ?? inherited, tags: tags.slice(-1) }]
  })
}

function mostCommon(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
