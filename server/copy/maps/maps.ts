/** Maps of connectors: checked against the records of the kind and those of the copy. */
import type { MapOwner } from '../../accounts/connectors/index.ts'
import type { JsonSchema } from 'plugboard/runtime'
import { own, textAtPath } from 'plugboard/internal'
import { checkPaths } from './check-map.ts'
import type { ConnectorMap } from './mapped-fields.ts'
import { storedOwnFields } from '../records/own-fields.ts'
import { sampleRecords } from '../records/stored-records.ts'
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
    const hasOwn = own(plan.manifest.entities, entity)?.ownFields !== undefined
    const scope = services.database.of(organizationId)
    return {
      entity,
      schema,
      ownFields: hasOwn ? async () => (ref ? storedOwnFields(scope, { ...ref, entity }) : undefined) : undefined,
      async holds(steps: readonly (string | number)[]) {
        if (!ref) return false
        sample ??= sampleRecords(scope, copyOf(plan, ref, entity))
        return (await sample).some((record) => textAtPath(record, steps) !== undefined)
      },
    }
  })
  await checkPaths(map, all)
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
