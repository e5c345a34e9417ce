/** The fields of a record as params name them. */
import { isObject, type JsonSchema } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { HOLDERS, plainName, propertyOf } from '../records/index.ts'
import { resolved, schemaTypes } from '../values/index.ts'

/** A field of a record. */
export interface FilterField {
  readonly path: readonly string[]
  readonly schema: JsonSchema
}

/** Finds the fields of a record. */
export class RecordFields {
  readonly #byName = new Map<string, FilterField>()
  readonly #schemas: ResolvedManifest['schemas']

  /** @param record the schema of the records */
  constructor(manifest: ResolvedManifest, record: JsonSchema | undefined) {
    this.#schemas = manifest.schemas
    const top = propertiesOf(propertyOf(manifest, record, []))
    for (const name of Object.keys(top)) {
      this.#add(name, { path: [name], schema: this.#concrete(top[name]) })
    }
    for (const name of Object.keys(top)) {
      for (const [inner, child] of Object.entries(propertiesOf(this.#concrete(top[name])))) {
        const field = { path: [name, inner], schema: this.#concrete(child) }
        this.#add(name + inner, field)
        // A holder's name may stand in that of the field itself: `customer.external_customer_id`.
        if (HOLDERS.includes(name) || inner.includes(name)) this.#add(inner, field)
      }
    }
  }

  /** The field of a name, or of its path; however its words are joined. */
  find(name: string): FilterField | undefined {
    return this.#byName.get(plainName(name))
  }

  /** The types of a field's values. */
  typesOf({ schema }: FilterField): readonly string[] {
    return schemaTypes(schema, this.#schemas)
  }

  /** The schema of a list's items. */
  itemsOf({ schema }: FilterField): JsonSchema {
    return this.#concrete(isObject(schema.items) ? schema.items : {})
  }

  /** A schema without references, and without the null that it allows besides. */
  #concrete(schema: JsonSchema | undefined): JsonSchema {
    const found = resolved(schema, this.#schemas)
    const options = [found.anyOf ?? found.oneOf ?? []].flat() as JsonSchema[]
    const [option] = options.filter(({ type }) => type !== 'null')
    return option ? this.#concrete(option) : found
  }

  #add(name: string, field: FilterField): void {
    if (!this.#byName.has(plainName(name))) this.#byName.set(plainName(name), field)
  }
}

/** The properties of an object's schema, by name. */
export function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>
}
