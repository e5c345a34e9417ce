/** How calls of an operation name own fields. */
import { defined, type JsonObject, type JsonSchema, own, propertiesOf, referredSchema } from '../base/json.ts'
import type { OwnUse, OwnWritePlace } from '../base/own-fields.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { fieldParams } from './fields.ts'

/** Actions that return records of their entity. */
const RECORD_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'api_search'])

/** How an operation names own fields. Undefined for an entity without any, and for an operation that neither reads nor takes them. */
export function ownUse(manifest: ResolvedManifest, operation: ResolvedOperation): OwnUse | undefined {
  const { entity, action, effect, params, open } = operation
  const described = own(manifest.entities, entity)?.ownFields
  if (!described) return undefined
  const { ask, write } = described
  const known = (param: string) => own((params.properties ?? {}) as JsonObject, param) !== undefined
  const of = () => fieldParams(manifest, entity)
  if (effect === 'read') {
    if (ask && known(ask.param) && !ask.not.includes(action)) return { of: of(), ask: ask.param }
    return RECORD_ACTIONS.has(action) ? { of: of() } : undefined
  }
  const takes = write && (write.param === undefined ? open !== undefined : known(write.param))
  if (takes) return { of: of(), write }
  const place = write && batchPlace(manifest, operation, write)
  return place && { of: of(), write: place }
}

/** Where records of a batch take fields: in the param of single writes, or beside their own. */
function batchPlace(
  { schemas }: ResolvedManifest,
  { batch, params }: ResolvedOperation,
  { param, key }: OwnWritePlace,
): OwnWritePlace | undefined {
  if (!batch || param === undefined) return undefined
  const list = own((params.properties ?? {}) as JsonObject, batch.of) as JsonSchema | undefined
  const item = referredSchema(referredSchema(list, schemas).items as JsonSchema | undefined, schemas)
  if (own(propertiesOf(item), param)) return defined({ param, key, batch: batch.of })
  return item.additionalProperties ? { batch: batch.of } : undefined
}
