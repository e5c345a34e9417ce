/** The fields of a record by the names that params have. */
import { isObject, type JsonSchema, propertiesOf, referredSchema } from '../../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { HOLDERS, propertyOf } from '../../records/index.ts'
import { plainName, schemaTypes } from '../../values/index.ts'

/** A field of a record. */
export interface FilterField {
  readonly path: readonly string[]
  readonly schema: JsonSchema
}

/** Finds the fields of a record. */
export class RecordFields {
  readonly #byName = new Map<string, FilterField>()
  readonly #schemas: ResolvedManifest['schemas']

  /** @param others fields besides those of the schema, by their names and labels */
  constructor(
    manifest: ResolvedManifest,
    record: JsonSchema | undefined,
    others: Iterable<readonly [name: string, path: readonly string[]]> = [],
  ) {
    this.#schemas = manifest.schemas
    const top = propertiesOf(propertyOf(manifest, record, []))
    for (const name of Object.keys(top)) {
      this.#add(name, { path: [name], schema: this.#concrete(top[name]) })
    }
    for (const name of Object.keys(top)) {
      for (const [inner, child] of Object.entries(propertiesOf(this.#concrete(top[name])))) {
        const field = { path: [name, inner], schema: this.#concrete(child) }
        this.#add(name + inner, field)
        // A param may leave out what kind of state it is: `status_category` of `incident_status.category`.
        this.#add(lastWord(name) + inner, field)
        // A field's name may contain that of its holder: `customer.external_customer_id`.
        if (HOLDERS.includes(name) || inner.includes(name)) this.#add(inner, field)
      }
    }
    for (const [name, path] of others) this.#add(name, { path, schema: {} })
  }

  /** The field of a name or a path, in any case and with any separators. */
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

  /** A schema without references and null. */
  #concrete(schema: JsonSchema | undefined): JsonSchema {
    const found = referredSchema(schema, this.#schemas)
    const options = [found.anyOf ?? found.oneOf ?? []].flat() as JsonSchema[]
    const [option] = options.filter(({ type }) => type !== 'null')
    return option ? this.#concrete(option) : found
  }

  #add(name: string, field: FilterField): void {
    if (!this.#byName.has(plainName(name))) this.#byName.set(plainName(name), field)
  }
}

/** The last word of a name in snake or camel case. */
function lastWord(name: string): string {
  return /[A-Za-z][a-z]*$/.exec(name)?.[0] ?? name
}
