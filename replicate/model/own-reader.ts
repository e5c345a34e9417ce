/** The values of own fields in records, wherever the kind has them. */
import type { ResolvedManifest } from 'plugboard/author'
import {
  entryPaths,
  entryReader,
  listText,
  own,
  type OwnFieldPlaces,
  ownPlaces,
  placedText,
  readType,
} from 'plugboard/internal'
import type { JsonObject, OwnField } from 'plugboard/runtime'
import { type Column, ownColumns, type OwnReader } from './columns.ts'

type Listed = Pick<OwnField, 'name' | 'label' | 'type'>

/** The own fields of a copy. */
export interface OwnOfCopy {
  readonly columns: readonly Column[]
  /** Undefined for an entity without own fields. */
  readonly own: OwnReader | undefined
}

/** The own fields of a copy without any. */
export const NO_OWN: OwnOfCopy = { columns: [], own: undefined }

/** Returns where records of an entity have own fields that the third party lists; undefined without such a list. */
export function listedPlaces({ entities }: ResolvedManifest, entity: string): OwnFieldPlaces | undefined {
  const places = own(entities, entity)?.ownFields
  return places?.list && places
}

/** Returns the columns of the account's own fields, and their reader. */
export function ownOfCopy(places: OwnFieldPlaces, fields: readonly Listed[]): OwnOfCopy {
  const read = fields.map((field) => ({ ...field, type: readType(places, field.type) }))
  return { columns: ownColumns(read), own: ownReader(places, fields) }
}

/** Returns a reader of own fields. A text of several options becomes a list. @param fields the fields of the account */
function ownReader(places: OwnFieldPlaces, fields: readonly Listed[]): OwnReader {
  const read = entryReader(places)
  const { elements } = entryPaths(places)
  const lists = new Set(fields.flatMap(({ name, type }) => (type === 'enum[]' ? [name] : [])))
  return ({ value, text, hasLongNumbers }) => {
    const values = new Map(read(value as JsonObject))
    return (name) => {
      const found = values.get(name) ?? undefined
      if (found === undefined) return undefined
      const json = hasLongNumbers ? placedText(text, ownPlaces(places, name)) : JSON.stringify(found)
      return json !== undefined && lists.has(name) ? listText(json, elements) : json
    }
  }
}
