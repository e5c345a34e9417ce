/** The account's own fields as searches name them: `own.<name>`, and `own.<label>` where no other field has the label. */
import type { OwnField } from 'plugboard/runtime'
import { defined, groupBy, entryPaths, type OwnFieldPlaces, ownPlaces, readType } from 'plugboard/internal'
import type { FieldType, Path, SearchedField, SearchFields } from '../language/field-paths.ts'
import { isReachable, type ReadField } from '../maps/mapped-fields.ts'

/** How values of a type are read. */
const READ_AS: Readonly<Record<OwnField['type'], FieldType>> = {
  string: 'any',
  number: 'number',
  boolean: 'boolean',
  date: 'timestamp',
  datetime: 'timestamp',
  enum: 'any',
  'enum[]': 'array',
  object: 'object',
  any: 'any',
}

/**
 * The own fields that searches may name.
 * @param declared the searchable fields of the kind
 * @param listed the fields of the account
 */
export function ownSearchFields(
  declared: SearchFields,
  places: OwnFieldPlaces,
  listed: readonly OwnField[],
): SearchFields {
  const fields = listed.flatMap((field): [OwnField, SearchedField][] => {
    const at = ownPlaces(places, field.name)
    const type = READ_AS[readType(places, field.type)]
    const elements = type === 'array' ? entryPaths(places).elements : undefined
    const searched = defined({ type, places: at, elements, optionOf: optionReader(field) })
    return isReachable(declared, at) ? [[field, searched]] : []
  })
  return { ...byLabel(fields), ...Object.fromEntries(fields.map(([{ name }, field]) => [`own.${name}`, field])) }
}

function byLabel(fields: readonly [OwnField, SearchedField][]): SearchFields {
  const labelled = fields.filter(([{ name, label }]) => label.toLowerCase() !== name.toLowerCase())
  const labels = groupBy(labelled, ([{ label }]) => label.toLowerCase())
  const named = Array.from(labels.values(), (alike): [string, SearchedField] => {
    const [[{ label }, field], ...others] = alike
    const sharedBy = alike.map(([{ name }]) => `own.${name}`)
    return [`own.${label}`, others.length === 0 ? field : { ...field, sharedBy }]
  })
  return Object.fromEntries(named)
}

/** Reads the label of an option as its value, unless it is the value of another. */
function optionReader({ options }: OwnField): SearchedField['optionOf'] {
  if (!options) return undefined
  const values = new Set(options.map(({ value }) => value))
  const labels = groupBy(options, ({ label }) => label.toLowerCase())
  return (given) => {
    const [option, ...others] = values.has(given) ? [] : (labels.get(given.toLowerCase()) ?? [])
    return option && others.length === 0 ? option.value : given
  }
}

/** Whether a search may name an own field. @param params as the caller gave them */
export function namesOwn(params: unknown): boolean {
  return /"own[".]/.test(JSON.stringify(params) ?? '')
}

/** The own fields that a search selects, by the names that it gives them. */
export function selectedOwn(paths: readonly Path[] = []): ReadField[] {
  return paths.flatMap(({ field, type, places, elements }) =>
    places ? [{ name: field.replace(/^own\./, ''), type, places, elements }] : [],
  )
}
