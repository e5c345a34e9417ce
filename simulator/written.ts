/** What a played vendor would tell of a write: which record of an entity with events was written, and what names it. */
import { type JsonObject, own } from '../runtime/base/json.ts'
import { type Dataset, paramNamesOf, type RecordWrite } from './records/index.ts'
import type { Vendor } from './response/index.ts'

/** A record of a played vendor that was written. */
export interface VendorChange {
  readonly kind: string
  /** The entity whose events tell of it. */
  readonly entity: string
  readonly write: RecordWrite['write']
  readonly key: string | number
  /** As it now is, or was when it was deleted. */
  readonly record: JsonObject
  /** The params of the entity's `get` that name it. */
  readonly params: JsonObject
}

/** What became of a record that has events; undefined where the vendor tells nothing. */
export function changeOf(
  { manifest, dataset }: Vendor,
  { entity: home, ordinal, write }: RecordWrite,
): VendorChange | undefined {
  const { sends = {} } = manifest.webhooks ?? {}
  const evented = Object.keys(sends).filter((name) => dataset.relations.home(name) === home)
  const entity = evented.find((name) => name === home) ?? evented[0]
  if (entity === undefined) return undefined
  const key = dataset.relations.key(home)
  return {
    kind: manifest.kind,
    entity,
    write,
    key: dataset.name({ entity: home, field: key }, ordinal),
    record: dataset.record(home, ordinal),
    params: paramsOf(own(manifest.operations, `${entity}.get`), dataset, ordinal),
  }
}

function paramsOf(
  operation: Vendor['manifest']['operations'][string] | undefined,
  dataset: Dataset,
  ordinal: number,
): JsonObject {
  return operation ? Object.fromEntries(paramNamesOf(dataset, operation, ordinal)) : {}
}
