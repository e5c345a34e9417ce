/** Records of the account that a query names by their titles: "add a card to Roadmap" names a board. The copies have them. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { isObject, type Json, type JsonObject, propertiesOf } from '../../../runtime/base/json.ts'
import { requiredNames } from '../../base/schemas.ts'
import type { CallOptions } from '../../base/engine.ts'
import type { AgentConnector, AgentOperation, AgentSource } from '../agent-source.ts'
import { type AgentPolicy, allowsSearch } from '../policy/index.ts'
import { isFinder, referencedEntities } from '../referenced.ts'
import { shownName } from '../targets.ts'
import type { IndexedOperation } from './operation-index.ts'
import { plainWords, stem } from './words.ts'

/** A record whose title a query has in full. */
export interface NamedRecord {
  readonly connector: AgentConnector
  readonly entity: string
  readonly key: string
  /** The words of its title, which the query has too. */
  readonly words: readonly string[]
}

/** Maximum number of records that a query names. */
const MOST = 5
/** Number of hits that are compared with the query. Records with its words in their titles come first. */
const HITS = 20
/** Gain of an operation that requires the ID of a named place, takes it, or belongs to the kind of the place. */
const GAIN = { required: 3, optional: 2, kind: 1 }
/** Entities whose records have others in them or mark them. A person or a company says little of what is asked. */
const PLACES = new Set(
  (
    'base board bucket calendar category channel collection dashboard database drive feed folder form group label list milestone page pipeline ' +
    'playlist portfolio project queue repository schedule section segment sequence sheet site space spreadsheet sprint stage table tag team ' +
    'topic workbook worksheet workspace'
  )
    .split(' ')
    .map(stem),
)
/** A key that cannot be a sentence for the model. */
const KEY = /^\S{1,100}$/

/**
 * The records that the words of a query name. A search of the copies costs no call of a third party. Under `maxCalls` there is none, because
 * it would count as a call.
 */
export async function namedRecords(
  { source, policy }: { readonly source: AgentSource; readonly policy: AgentPolicy },
  query: string,
  { names, connectors }: { readonly names: readonly string[]; readonly connectors: readonly AgentConnector[] },
  { signal }: CallOptions,
): Promise<readonly NamedRecord[]> {
  if (names.length === 0 || connectors.length === 0 || !source.searchEverywhere || policy.maxCalls !== undefined)
    return []
  const asked = new Set(plainWords(query))
  const q = names.join(' ').slice(0, 200)
  const kinds = [...new Set(connectors.map(({ kind }) => kind))]
  const { hits } = await source.searchEverywhere({ q, kinds, limit: HITS }, signal, 'find_operations').catch(noHits)
  const found = hits.flatMap(({ connectorId, connectorType: kind, entity, key, title }): NamedRecord[] => {
    const connector = connectors.find(({ id }) => id === connectorId)
    const words = plainWords(title)
    const isNamed = words.some((word) => names.includes(word)) && words.every((word) => asked.has(word))
    if (!connector || !isNamed || !KEY.test(key) || !allowsSearch(policy, kind, entity)) return []
    return [{ connector, entity, key, words }]
  })
  return found.slice(0, MOST)
}

/** A search that fails finds no names: the operations are found without it. */
function noHits(error: unknown) {
  if (!(error instanceof ConnectorError) || error.code === 'cancelled') throw error
  return { hits: [] }
}

/** A query with the titles of named places in quotes, and what they are: `"Roadmap"` and "board". */
export function withQuotedNames(query: string, records: readonly NamedRecord[]): string {
  const places = records.filter(isPlace)
  const words = new Set(places.flatMap((place) => place.words))
  const entities = new Set(places.map(({ entity }) => entity.replaceAll('_', ' ').replace(/(?<=[^s])s$/, '')))
  const quoted = query.replace(/"[^"]*"|[\p{L}\p{N}]+/gu, (one) => (words.has(one.toLowerCase()) ? `"${one}"` : one))
  return [quoted, ...entities].join(' ')
}

/** The gain of an operation by the places that a query names. */
export function gainOf({ kind, operation }: IndexedOperation, records: readonly NamedRecord[]): number {
  const ofKind = records.filter((record) => record.connector.kind === kind.kind && isPlace(record))
  if (ofKind.length === 0) return 0
  const entities = new Set(ofKind.map(({ entity }) => entity))
  const required = requiredNames(operation.params)
  const gains = referencesOf(kind.operations, operation)
    .filter(([, entity]) => entities.has(entity))
    .map(([name]) => (required.includes(name) ? GAIN.required : GAIN.optional))
  return Math.max(GAIN.kind, ...gains)
}

function isPlace({ entity }: NamedRecord): boolean {
  return PLACES.has(stem(entity.replace(/.*_/, '')))
}

/** The params of an operation that take IDs of named records, with the IDs. One connector has all of them. */
export function knownParams(
  { kind, operation }: IndexedOperation,
  records: readonly NamedRecord[],
): { readonly connector: AgentConnector; readonly params: JsonObject } | undefined {
  const ofKind = records.filter(({ connector }) => connector.kind === kind.kind)
  const required = requiredNames(operation.params)
  const references = referencesOf(kind.operations, operation)
  for (const { connector } of ofKind) {
    const params = references.flatMap(([name, entity]): [string, Json][] => {
      const [only, ...others] = ofKind.filter((one) => one.connector === connector && one.entity === entity)
      const alike = references.filter(([, of]) => of === entity)
      const isMeant = alike.length === 1 || (alike.filter(isRequired).length === 1 && isRequired([name]))
      return only && others.length === 0 && isMeant ? [[name, asParam(operation, name, only.key)]] : []
    })
    if (params.length > 0) return { connector, params: Object.fromEntries(params) }
  }
  return undefined

  /** Of several params that take an ID of the entity, the only required one is meant. */
  function isRequired([name]: readonly string[]): boolean {
    return name !== undefined && required.includes(name)
  }
}

/** Named records as a result shows them. */
export function shownRecords(records: readonly NamedRecord[]): JsonObject[] | undefined {
  if (records.length === 0) return undefined
  return records.map(({ connector, entity, key, words }) => ({
    name: words.join(' '),
    connector: shownName(connector),
    entity,
    key,
  }))
}

/** The params of an operation that take the ID of an entity with a list, and the entity. */
function referencesOf(
  operations: readonly AgentOperation[],
  operation: AgentOperation,
): [name: string, entity: string][] {
  const found = new Set(operations.filter(isFinder).map(({ entity }) => entity))
  return Object.keys(propertiesOf(operation.params)).flatMap((name): [string, string][] => {
    const entity = referencedEntities(operation, [name]).find((one) => found.has(one))
    return entity === undefined ? [] : [[name, entity]]
  })
}

function asParam({ params }: AgentOperation, name: string, key: string): Json {
  const schema = propertiesOf(params)[name] ?? {}
  const isIn = (type: string, of: unknown) =>
    isObject(of) && (of.type === type || (Array.isArray(of.type) && of.type.includes(type)))
  const one = isIn('array', schema) ? schema.items : schema
  const value = isIn('integer', one) && !isIn('string', one) && /^\d{1,15}$/.test(key) ? Number(key) : key
  return isIn('array', schema) ? [value] : value
}
