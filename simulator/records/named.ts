/** Finds records by the names that people use. */
import type { JsonObject } from '../../runtime/base/json.ts'
import type { Relations } from './relations.ts'

/** Fields that people name records by. */
const NAMES = ['name', 'login', 'slug']

/** Maximum number of records of an entity that have names: to make a record takes milliseconds. */
const MOST = 100

/** The source of the names of records. */
interface NameSource {
  readonly relations: Relations
  readonly all: (entity: string) => readonly number[]
  readonly record: (entity: string, ordinal: number) => JsonObject
}

/** The records of a kind by name. */
export class NamedRecords {
  readonly #source: NameSource
  /** The records of an entity, as of a number of writes. */
  readonly #known = new Map<string, { readonly writes: number; readonly byName: ReadonlyMap<string, number> }>()

  constructor(source: NameSource) {
    this.#source = source
  }

  /**
   * The record with a name, among the first hundred of an entity that needs no parent. Vendors take names in paths, whatever the name of the param.
   * @param writes the number of writes so far
   */
  find(entity: string, value: unknown, writes: number): number | undefined {
    const isOnItsOwn = this.#source.relations.parent(entity)?.isRequired !== true
    if (typeof value !== 'string' || !isOnItsOwn || this.#namesOf(entity).length === 0) return undefined
    const known = this.#known.get(entity)
    return (known?.writes === writes ? known.byName : this.#index(entity, writes)).get(value)
  }

  #index(entity: string, writes: number): ReadonlyMap<string, number> {
    const byName = new Map<string, number>()
    for (const ordinal of this.#source.all(entity).slice(0, MOST).toReversed()) {
      const record = this.#source.record(entity, ordinal)
      for (const field of this.#namesOf(entity)) byName.set(String(record[field]), ordinal)
    }
    this.#known.set(entity, { writes, byName })
    return byName
  }

  #namesOf(entity: string): string[] {
    const fields = this.#source.relations.fieldsOf(entity)
    return NAMES.filter((field) => Object.hasOwn(fields, field))
  }
}
