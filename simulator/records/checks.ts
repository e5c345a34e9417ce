/** Checks values that calls write into records. */
import { compileFieldCheck } from '../../runtime/language/field-check.ts'
import type { Json } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { inlined } from '../values/index.ts'
import { propertyOf, type Relations } from './relations.ts'

/** Checks values by the schemas of their fields. A check is compiled with its first value. */
export class FieldChecks {
  readonly #manifest: ResolvedManifest
  readonly #relations: Relations
  readonly #checks = new Map<string, (value: unknown) => boolean>()

  constructor(manifest: ResolvedManifest, relations: Relations) {
    this.#manifest = manifest
    this.#relations = relations
  }

  /** Whether an entity has a field that can have a value. */
  fits(entity: string, name: string, value: Json): boolean {
    const id = `${entity}/${name}`
    const check = this.#checks.get(id) ?? this.#compile(entity, name)
    this.#checks.set(id, check)
    return check(value)
  }

  #compile(entity: string, name: string): (value: unknown) => boolean {
    const record = this.#relations.recordOf(entity)
    const schema = inlined(propertyOf(this.#manifest, record, [name]), this.#manifest.schemas)
    const validate = compileFieldCheck(schema, { useDefaults: false })
    const isKnown = Object.hasOwn(this.#relations.fieldsOf(entity), name)
    return (value) => isKnown && validate(value).length === 0
  }
}
