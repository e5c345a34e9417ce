/** The account's own fields of an entity, as one list: the vendor's. Where there is none, those seen in records. */
import type { OwnFieldBody } from 'plugboard/contract'
import { defined, isObject, type JsonSchema, listFields, own, type OwnFieldPlaces, ownPlaces } from 'plugboard/internal'
import { type JsonObject, type OwnField, ownFields, type Params } from 'plugboard/runtime'
import type { OpenConnector } from '../../accounts/connectors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { type Copy, copyOf, refOf } from '../records/copy.ts'
import { storedOwnFields } from '../records/own-fields.ts'
import { sampleRecords } from '../records/stored-records.ts'
import { mapSteps } from './mapped-fields.ts'
import { type MapServices, recordSchemas } from './maps.ts'
import { type SeenField, seenFields, typeOf, writtenPath } from './seen-fields.ts'

/** Maximum number of fields that are seen in records. */
const MOST_SEEN = 500

/** The own fields that a caller asks for. */
export interface AskedFields {
  readonly entity: string
  /** Params that name the parent of the fields. */
  readonly params: Params
  /** Whether to ask the vendor again, instead of using a list of the last ten minutes. */
  readonly refresh: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * The account's own fields of an entity, each with its path for a map.
 * @throws ConnectorError `unknown_entity`; `invalid_params` for an entity without own fields; the errors of the vendor's list
 */
export async function accountFields(
  services: MapServices,
  { plan, connection, connector }: OpenConnector,
  { entity, params, refresh, signal }: AskedFields,
): Promise<OwnFieldBody[]> {
  const described = own(plan.manifest.entities, entity)?.ownFields
  const { organizationId, kind } = connector
  const isListed = described?.list !== undefined && isNamed(described.list, params)
  const schema = isListed ? undefined : (await recordSchemas(services, organizationId, kind)).get(entity)
  const records = schema
    ? await sampleRecords(services.database.of(organizationId), copyOf(plan, refOf(connector), entity))
    : []
  if (schema && (!described || (described.list && records.length > 0))) return seenOwnFields(schema, records)
  const fields =
    records.length > 0
      ? await listFields(plan.manifest, entity, params, async () => records.map(parsed))
      : await ownFields(plan, { entity, params }, connection, { refresh, signal })
  return fields.map((field) => bodyOf(field, described))
}

type FieldList = NonNullable<NonNullable<OpenConnector['plan']['manifest']['entities'][string]['ownFields']>['list']>

/** Whether params name the parent of the fields, where the list needs one. */
function isNamed({ params: parents, each }: FieldList, params: Params): boolean {
  return parents.every((name) => name === each?.param || params[name] !== undefined)
}

/** The account's own fields of a copy, as the last run listed them; none before that. */
export async function storedAccountFields(database: Database, copy: Copy): Promise<OwnFieldBody[]> {
  const fields = (await storedOwnFields(database.of(copy.organizationId), copy)) ?? []
  return fields.map((field) => bodyOf(field, copy.own))
}

function parsed(record: string): JsonObject {
  const value: unknown = JSON.parse(record)
  return isObject(value) ? (value as JsonObject) : {}
}

function bodyOf(
  { name, id, label, type, options, writable, form }: OwnField,
  described: OwnFieldPlaces | undefined,
): OwnFieldBody {
  return defined({ name, id, label, type, options, writable, form, path: ownPath(described, name) })
}

/** The path by which a map reads an own field: a JSONPath, or `own.` and its name where none leads there. */
export function ownPath(described: OwnFieldPlaces | undefined, name: string): string {
  const [place, another] = described ? ownPlaces(described, name) : []
  const path = place && !place.entry && !another ? writtenPath(place.steps) : undefined
  return path ?? `own.${name}`
}

const OWN_TYPES = { text: 'string', number: 'number', boolean: 'boolean', time: 'datetime' } as const

/** The fields of records that the record schema does not name, most frequent first. @param records their texts */
export function seenOwnFields(schema: JsonSchema, records: readonly string[]): OwnFieldBody[] {
  const fields = seenFields(schema, records).filter(({ isOwn }) => isOwn)
  return fields.slice(0, MOST_SEEN).map(seenBody)
}

function seenBody({ path, mappable }: SeenField): OwnFieldBody {
  const name = mapSteps(path).join('.')
  const type = typeOf(mappable)
  return { name, label: name, type: type === null ? 'any' : OWN_TYPES[type], writable: false, path }
}
