/** Records as their schemas make them, before they are linked and changed. */
import type { JsonObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { isEmptyMap } from './fields.ts'
import type { OwnFields } from './own-fields.ts'
import { HOLDERS, propertyOf, type Relations } from './relations.ts'
import type { Scenes } from './scenes.ts'
import { commonFields, generateObject } from '../values/index.ts'

/** Maximum number of records in memory: filters and pages read the same ones again. */
const MOST = 1_000

/** The made-up records of a kind. The latest stay in memory, since a large schema takes milliseconds. */
export class MadeRecords {
  readonly #manifest: ResolvedManifest
  readonly #relations: Relations
  readonly #ownFields: OwnFields
  readonly #scenes: Scenes
  readonly #latest = new Map<string, JsonObject>()

  constructor(manifest: ResolvedManifest, relations: Relations, ownFields: OwnFields, scenes: Scenes) {
    this.#manifest = manifest
    this.#relations = relations
    this.#ownFields = ownFields
    this.#scenes = scenes
  }

  /** Makes a copy of a record, the same for the same seed. */
  make(entity: string, ordinal: number, seed: string): JsonObject {
    const record = this.#latest.get(seed) ?? this.#generate(entity, ordinal, seed)
    if (this.#latest.size >= MOST) this.#latest.clear()
    this.#latest.set(seed, record)
    return structuredClone(record)
  }

  #generate(entity: string, ordinal: number, seed: string): JsonObject {
    const schema = this.#relations.recordOf(entity)
    const site = { seed, ordinal, scene: this.#scenes.of(entity, ordinal), usual: this.#relations.usual(entity) }
    const record = generateObject(schema, { ...site, name: entity }, this.#manifest.schemas)
    const fields = this.#ownFields.of(entity)
    if (fields) return fields.filled(record, site)
    for (const holder of HOLDERS)
      if (isEmptyMap(propertyOf(this.#manifest, schema, [holder]), record[holder])) record[holder] = commonFields(site)
    return record
  }
}
