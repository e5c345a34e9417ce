/** How calls of an operation name own fields. */
import { isObject, type JsonObject, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import type { OwnUse, OwnWritePlace } from '../base/own-fields.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { fieldParams } from './fields.ts'

/** Actions that return records of their entity. */
const RECORD_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'api_search'])

/** How an operation names own fields. Undefined for an entity without any, and for an operation that neither reads nor takes them. */
export function ownUse(manifest: ResolvedManifest, operation: ResolvedOperation): OwnUse | undefined {
  const { entity, action, effect, params, open, batch } = operation
  const described = own(manifest.entities, entity)?.ownFields
  if (!described) return undefined
  const { ask, write } = described
  const known = (param: string) => own((params.properties ?? {}) as JsonObject, param) !== undefined
  const of = () => fieldParams(manifest, entity)
  if (effect === 'read') {
    if (ask && known(ask.param) && !ask.not.includes(action)) return { of: of(), ask: ask.param }
    return RECORD_ACTIONS.has(action) ? { of: of() } : undefined
  }
  const records = batch && own(propertiesOf(params), batch.of)
  if (write && records) {
    const place = placeInRecord(write, records)
    return place && { of: of(), write: place, batch: batch.of }
  }
  const takes = write && (write.param === undefined ? open !== undefined : known(write.param))
  return takes ? { of: of(), write } : undefined
}

/** Where a record of a batch takes own fields: where a single write does, or beside its fields if it is open. */
function placeInRecord(write: OwnWritePlace, { items }: JsonSchema): OwnWritePlace | undefined {
  const record = isObject(items) ? items : {}
  if (write.param !== undefined && own(propertiesOf(record), write.param)) return write
  return record.additionalProperties === false ? undefined : {}
}
