/** The changes that a simulated vendor sends as webhooks. */
import { type JsonObject, own } from '../runtime/base/json.ts'
import { paramNamesOf, type RecordWrite } from './records/index.ts'
import type { Vendor } from './response/index.ts'

/** A written record of a simulated vendor. */
export interface VendorChange {
  readonly kind: string
  /** The entity of the event. */
  readonly entity: string
  readonly write: RecordWrite['write']
  readonly key: string | number
  /** The record after the write, or before its deletion. */
  readonly record: JsonObject
  /** The params of the entity's `get` that name the record. */
  readonly params: JsonObject
}

/** The change of a write; undefined where the vendor sends no event. */
export function changeOf(
  { manifest, dataset }: Vendor,
  { entity: home, ordinal, write }: RecordWrite,
): VendorChange | undefined {
  const { sends = {} } = manifest.webhooks ?? {}
  const evented = Object.keys(sends).filter((name) => dataset.relations.home(name) === home)
  const entity = evented.find((name) => name === home) ?? evented[0]
  if (entity === undefined) return undefined
  const key = dataset.relations.key(home)
  const get = own(manifest.operations, `${entity}.get`)
  return {
    kind: manifest.kind,
    entity,
    write,
    key: dataset.name({ entity: home, field: key }, ordinal),
    record: dataset.record(home, ordinal),
    params: get ? Object.fromEntries(paramNamesOf(dataset, get, ordinal)) : {},
  }
}
