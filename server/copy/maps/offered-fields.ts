/** Fields that an application offers to a customer: what there is to choose from, and the map that a choice makes. */
import type { FieldChoiceChangesRequest, FieldChoicesBody } from 'plugboard/contract'
import { ConnectorError, executeRaw, type FieldError, type JsonSchema, type Plan } from 'plugboard/runtime'
import { defined, didYouMean, listingParams, own, syncOf } from 'plugboard/internal'
import type { OfferedField } from '../../http/index.ts'
import { entitiesOf } from '../../accounts/catalogue/index.ts'
import type { Connectors, ConnectorScope, SearchedConnector } from '../../accounts/connectors/index.ts'
import type { ConnectorMap } from './mapped-fields.ts'
import { checkMapSize } from './check-map.ts'
import { type FieldPath, fieldPaths, suggestedPath } from './choices.ts'
import { sampleRecords } from '../records/stored-records.ts'
import { type MapServices, recordSchemas } from './maps.ts'
import { copyOf } from '../records/copy.ts'

interface FieldServices extends MapServices {
  readonly connectors: Pick<Connectors, 'open'>
}

/** Scope of a connector, and the fields of its kind that a token offers. */
export interface OfferedTo {
  readonly scope: ConnectorScope
  readonly fields: readonly OfferedField[]
  readonly signal?: AbortSignal | undefined
}

type Source = FieldChoicesBody['entities'][number]['source']

type Searched = Pick<SearchedConnector, 'plan' | 'connector'>

/** The fields of an entity's records, and where they are from. */
interface EntityPaths {
  readonly paths: readonly FieldPath[]
  readonly source: Source
}

/** The fields that a token offers for a connector, and what its customer can choose from. */
export async function fieldChoices(
  services: FieldServices,
  { plan, connector }: Searched,
  offer: OfferedTo,
): Promise<FieldChoicesBody> {
  const found = await pathsOf(services, { plan, connector }, offer)
  const fields = offer.fields.map(({ entity, name, type, label = name }) => {
    const paths = found.get(entity)?.paths ?? []
    const path = own(own(connector.map, entity) ?? {}, name)?.path ?? null
    return { entity, name, type, label, path, suggested: suggestedPath(paths, type, [name, label]) ?? null }
  })
  const titles = new Map(entitiesOf(plan).map(({ name, title }) => [name, title]))
  const entities = [...found].map(([entity, { paths, source }]) => ({
    entity,
    title: titles.get(entity) ?? entity,
    source,
    paths: paths.map(({ path, types, isOwn }) => ({ path, types: [...types], is_own: isOwn })),
  }))
  return { fields, entities }
}

/**
 * The connector's map with the chosen fields.
 * @throws ConnectorError `validation_error` for a field that the token does not offer, and for a path that the customer cannot choose
 */
export async function chosenMap(
  services: FieldServices,
  { plan, connector }: Searched,
  offer: OfferedTo,
  chosen: FieldChoiceChangesRequest['fields'],
): Promise<ConnectorMap> {
  const offered = new Map(offer.fields.map((field) => [`${field.entity}.${field.name}`, field]))
  const entities = new Set(chosen.flatMap(({ entity, path }) => (path === null ? [] : [entity])))
  const fields = offer.fields.filter(({ entity }) => entities.has(entity))
  const found = await pathsOf(services, { plan, connector }, { ...offer, fields })
  const map: Record<string, ConnectorMap[string]> = { ...connector.map }
  const faults: FieldError[] = []
  for (const [index, { entity, name, path }] of chosen.entries()) {
    const field = offered.get(`${entity}.${name}`)
    const current = own(map, entity) ?? {}
    const fault = (at: string, message: string) =>
      faults.push({ field: `fields[${index}].${at}`, message, error_code: 'not_offered' })
    if (!field) fault('name', `is no field of ${entity} that the token offers`)
    else if (path === null) {
      const { [name]: _, ...others } = current
      map[entity] = others
    } else if (isChoice(found.get(entity)?.paths ?? [], path, field) || own(current, name)?.path === path)
      map[entity] = { ...current, [name]: { path, type: field.type } }
    else {
      const near = didYouMean(path, found.get(entity)?.paths.map((one) => one.path) ?? [])
      fault('path', `is no field of ${entity} that can be read as a ${field.type}.${near}`)
    }
  }
  const fit = Object.fromEntries(Object.entries(map).filter(([, named]) => Object.keys(named).length > 0))
  if (faults.length === 0) faults.push(...checkMapSize(fit))
  if (faults.length > 0) throw refused(faults)
  return fit
}

function isChoice(paths: readonly FieldPath[], path: string, { type }: OfferedField): boolean {
  return paths.some((one) => one.path === path && one.types.includes(type))
}

function refused(errors: FieldError[]): ConnectorError {
  const sentence = errors.map(({ field, message }) => `${field} ${message}`).join('; ')
  return new ConnectorError('validation_error', `Cannot use these fields: ${sentence}`, {
    hint: 'Choose among the paths of GET …/map/fields.',
    errors,
  })
}

async function pathsOf(
  services: FieldServices,
  { plan, connector }: Searched,
  { fields, scope, signal }: OfferedTo,
): Promise<Map<string, EntityPaths>> {
  const { organizationId, kind, id: connectorId } = connector
  const schemas = await recordSchemas(services, organizationId, kind)
  const found = new Map<string, EntityPaths>()
  for (const entity of new Set(fields.map((field) => field.entity))) {
    const schema = schemas.get(entity)
    // A kind may have lost an entity since the token was issued.
    if (schema) found.set(entity, await entityPaths(entity, schema))
  }
  return found

  async function entityPaths(entity: string, schema: JsonSchema): Promise<EntityPaths> {
    const sql = services.database.of(organizationId)
    const copied = await sampleRecords(sql, copyOf(plan, { organizationId, connectorId }, entity))
    if (copied.length > 0) return { paths: fieldPaths(schema, copied), source: 'copy' }
    const page = await firstPage(services, plan, entity, { scope, connectorId, signal })
    return { paths: fieldPaths(schema, page), source: page.length > 0 ? 'page' : 'schema' }
  }
}

/** The records of the third party's first page; none below parents, or where the third party refuses. */
async function firstPage(
  { connectors }: FieldServices,
  plan: Plan,
  entity: string,
  { scope, connectorId, signal }: Pick<OfferedTo, 'scope' | 'signal'> & { readonly connectorId: string },
): Promise<string[]> {
  const sync = syncOf(plan.manifest, entity)
  if (Object.keys(sync.each).length > 0) return []
  const [name = '', action = ''] = sync.from.split('.')
  const params = listingParams(sync, sync.start ?? null, {})
  try {
    const opened = await connectors.open(scope, connectorId)
    let failure: unknown
    try {
      const call = { entity: name, action, params }
      const { records } = await executeRaw(opened.plan, call, opened.connection, defined({ signal }))
      return recordsOf(records)
    } catch (error) {
      failure = error
      throw error
    } finally {
      opened.release(failure)
    }
  } catch (error) {
    if (error instanceof ConnectorError && error.code !== 'cancelled') return []
    throw error
  }
}

function recordsOf(records: Uint8Array | null): string[] {
  const page: unknown = records ? JSON.parse(Buffer.from(records).toString()) : []
  return Array.isArray(page) ? page.map((record) => JSON.stringify(record)) : []
}
