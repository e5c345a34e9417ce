/** Maps of connectors: checked against the records of the kind and those of the copy, and suggested by them. */
import type { MapOwner, SearchedConnector, ConnectorRef } from '../../accounts/connectors/index.ts'
import type { MapSuggestionsBody } from 'plugboard/contract'
import type { JsonSchema } from 'plugboard/runtime'
import { textAtPath } from 'plugboard/internal'
import { checkPaths } from './check-map.ts'
import { ownFieldsOf } from './own-fields.ts'
import type { ConnectorMap } from './mapped-fields.ts'
import { sampleRecords } from '../records/stored-records.ts'
import { checkEntities } from '../records/copied-entities.ts'
import type { Database } from '../../ground/store/index.ts'
import type { Catalogue } from '../../accounts/catalogue/index.ts'
import { copyOf } from '../records/copy.ts'

/** Services that check maps. */
export interface MapServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of'>
}

/** Checks a map. @throws ConnectorError `validation_error` with each field's fault, and what is near */
export async function checkMap(services: MapServices, owner: MapOwner, map: ConnectorMap): Promise<void> {
  const { organizationId, kind, connectorId } = owner
  const kinds = await services.catalogue.of(organizationId)
  const plan = await kinds.plan(kind)
  const schemas = await recordSchemas(services, organizationId, kind)
  const all = [...schemas].map(([entity, schema]) => {
    const ref = connectorId === undefined ? undefined : { organizationId, connectorId }
    let sample: Promise<string[]> | undefined
    return {
      entity,
      schema,
      async holds(steps: readonly (string | number)[]) {
        if (!ref) return false
        sample ??= sampleRecords(services.database.of(organizationId), copyOf(plan, ref, entity))
        return (await sample).some((record) => textAtPath(record, steps) !== undefined)
      },
    }
  })
  await checkPaths(map, all)
}

/** The own fields in a connector's copy, of one entity or of each. @throws ConnectorError `unknown_entity` */
export async function suggestMap(
  services: MapServices,
  { plan, connector }: SearchedConnector,
  wanted: string | undefined,
): Promise<MapSuggestionsBody> {
  const { organizationId, kind, id: connectorId } = connector
  const ref: ConnectorRef = { organizationId, connectorId }
  if (wanted !== undefined) checkEntities(plan.manifest, [wanted])
  const schemas = [...(await recordSchemas(services, organizationId, kind))]
  const entities: MapSuggestionsBody['entities'][number][] = []
  for (const [entity, schema] of schemas) {
    if (wanted !== undefined && wanted !== entity) continue
    const records = await sampleRecords(services.database.of(organizationId), copyOf(plan, ref, entity))
    const { fields, hasMore } = ownFieldsOf(schema, records)
    entities.push({ entity, records: records.length, fields, has_more: hasMore })
  }
  return { entities }
}

/** The schemas of the records of the searchable entities. */
export async function recordSchemas(
  { catalogue }: Pick<MapServices, 'catalogue'>,
  organizationId: string,
  kind: string,
): Promise<ReadonlyMap<string, JsonSchema>> {
  const { entities } = await (await catalogue.of(organizationId)).definition(kind)
  const searchable = entities.filter(({ search_fields: fields }) => Object.keys(fields).length > 0)
  return new Map(searchable.map(({ name, record }) => [name, record]))
}
