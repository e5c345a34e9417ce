/** Records as their schemas make them, before anything links or changes them. */
import { isObject, type JsonObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { isEmptyMap } from './fields.ts'
import { HOLDERS, propertyOf, type Relations } from './relations.ts'
import { generateValue, ownFields } from '../values/index.ts'

/** How many records stay in memory: filters and the pages of a list ask for the same ones again. */
const MOST = 1_000

/** The made records of a kind. The latest stay in memory, since a large schema takes milliseconds. */
export class MadeRecords {
  readonly #manifest: ResolvedManifest
  readonly #relations: Relations
  readonly #isLifelike: boolean
  readonly #latest = new Map<string, JsonObject>()

  /** @param isLifelike whether the fields of a record agree */
  constructor(manifest: ResolvedManifest, relations: Relations, isLifelike: boolean) {
    this.#manifest = manifest
    this.#relations = relations
    this.#isLifelike = isLifelike
  }

  /** A record of its own for each caller, the same for the same seed. @param seed names the record */
  make(entity: string, ordinal: number, seed: string): JsonObject {
    const record = this.#latest.get(seed) ?? this.#generate(entity, ordinal, seed)
    if (this.#latest.size >= MOST) this.#latest.clear()
    this.#latest.set(seed, record)
    return structuredClone(record)
  }

  #generate(entity: string, ordinal: number, seed: string): JsonObject {
    const schema = this.#relations.recordOf(entity) ?? {}
    const site = { seed, ordinal, isLifelike: this.#isLifelike }
    const record = generateValue(schema, { ...site, name: entity }, this.#manifest.schemas)
    if (!isObject(record)) return {}
    // An account's own fields, which the manifest cannot name.
    for (const holder of HOLDERS)
      if (isEmptyMap(propertyOf(this.#manifest, schema, [holder]), record[holder])) record[holder] = ownFields(site)
    return record
  }
}
