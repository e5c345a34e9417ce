/** Fields that an application offers to a customer: what there is to choose from, and the map that a choice makes. */
import type { FieldChoiceChangesRequest, FieldChoicesBody, OwnFieldBody } from 'plugboard/contract'
import { ConnectorError, type FieldError } from 'plugboard/runtime'
import { defined, didYouMean, own } from 'plugboard/internal'
import type { OfferedField } from '../../http/index.ts'
import { entitiesOf } from '../../accounts/catalogue/index.ts'
import type { SearchedConnector } from '../../accounts/connectors/index.ts'
import type { ConnectorMap } from './mapped-fields.ts'
import { checkMapSize } from './check-map.ts'
import { type FieldPath, fieldPaths, suggestedPath } from './choices.ts'
import { type MapServices, recordSchemas } from './maps.ts'

type ChoiceServices = Pick<MapServices, 'catalogue'>

/** The fields of a connector's kind that a token offers. */
export interface OfferedTo {
  readonly fields: readonly OfferedField[]
  /** Lists the own fields of an entity; undefined where the third party refuses. */
  readonly listOwn: (entity: string) => Promise<readonly OwnFieldBody[] | undefined>
}

type Searched = Pick<SearchedConnector, 'plan' | 'connector'>

/** The fields of an entity's records. */
interface EntityPaths {
  readonly paths: readonly FieldPath[]
  /** Whether own fields may be missing. */
  readonly lacksOwn: boolean
}

/** The fields that a token offers for a connector, and what its customer can choose from. */
export async function fieldChoices(
  services: ChoiceServices,
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
  const entities = [...found].map(([entity, { paths, lacksOwn }]) => ({
    entity,
    title: titles.get(entity) ?? entity,
    own_missing: lacksOwn,
    paths: paths.map(({ path, label, types, isOwn }) => defined({ path, label, types: [...types], is_own: isOwn })),
  }))
  return { fields, entities }
}

/**
 * The connector's map with the chosen fields.
 * @throws ConnectorError `validation_error` for a field that the token does not offer, and for a path that the customer cannot choose
 */
export async function chosenMap(
  services: ChoiceServices,
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
  { catalogue }: ChoiceServices,
  { plan, connector: { organizationId, kind } }: Searched,
  { fields, listOwn }: OfferedTo,
): Promise<Map<string, EntityPaths>> {
  const schemas = await recordSchemas({ catalogue }, organizationId, kind)
  const found = new Map<string, EntityPaths>()
  for (const entity of new Set(fields.map((field) => field.entity))) {
    const schema = schemas.get(entity)
    // A kind may have lost an entity since the token was issued.
    if (!schema) continue
    const listed = await listOwn(entity)
    const isSeen = own(plan.manifest.entities, entity)?.ownFields === undefined
    const lacksOwn = listed === undefined || (isSeen && listed.length === 0)
    found.set(entity, { paths: fieldPaths(schema, listed ?? []), lacksOwn })
  }
  return found
}
