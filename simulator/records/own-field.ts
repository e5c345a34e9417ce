/** The own fields of a simulated account: those of a test, else a few made-up ones. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined, type Json } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { OwnFieldType, ResolvedOwnFields } from '../../runtime/manifest/index.ts'
import { chance, momentOf, pick, type Site, wordOf } from '../values/index.ts'

/** An own field of a simulated account. */
export interface FieldSeed {
  /** Name in the vendor's form. */
  readonly name: string
  /** Label that people read. Defaults to the name. */
  readonly label?: string
  /** Defaults to `string`. */
  readonly type?: OwnFieldType
  /** Values of an `enum` or `enum[]`, or values with labels. */
  readonly options?: readonly (string | { readonly value: string; readonly label: string })[]
  /** Whether writes may set it. Defaults to true. */
  readonly writable?: boolean
  /** Values in the records of the entity, in turn. Without them, they are made up. */
  readonly values?: readonly Json[]
}

/** The own fields of a simulated account, by entity. */
export type FieldSeeds = Readonly<Record<string, readonly FieldSeed[]>>

/** An own field with its defaults. */
export interface SimulatedField extends Required<Omit<FieldSeed, 'options' | 'values'>> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly values?: readonly Json[]
}

/** A field of each type, and one that writes cannot set. */
const USUAL: readonly FieldSeed[] = [
  { name: 'stage_reason', label: 'Stage reason', type: 'string' },
  { name: 'seats', label: 'Seats', type: 'number' },
  { name: 'is_vip', label: 'VIP', type: 'boolean' },
  { name: 'renewal_date', label: 'Renewal date', type: 'date' },
  { name: 'reviewed_at', label: 'Reviewed at', type: 'datetime' },
  {
    name: 'region',
    label: 'Region',
    type: 'enum',
    options: [
      { value: 'emea', label: 'Europe, Middle East and Africa' },
      { value: 'amer', label: 'Americas' },
      { value: 'apac', label: 'Asia and Pacific' },
    ],
  },
  { name: 'health_score', label: 'Health score', type: 'number', writable: false },
]

/** The first of the numbers that name fields. */
const FIRST_NUMBER = 900_001

/** The names of made-up fields: in parts, as numbers, or words. */
export interface NameForm {
  readonly parts: number
  readonly isNumeric: boolean
}

/** Made-up fields of the types that a vendor has. */
export function usualFields({ list }: ResolvedOwnFields, { parts, isNumeric }: NameForm): SimulatedField[] {
  const types = typesOf(list)
  return USUAL.filter(({ type = 'string' }) => types?.includes(type) ?? true).map((field, index) => ({
    ...withDefaults(field),
    name: isNumeric ? String(FIRST_NUMBER + index) : [...Array(parts - 1).fill('custom'), field.name].join('.'),
  }))
}

/** The fields of a test. @throws ConnectorError `invalid_params` for a type that the vendor does not have */
export function seededFields(
  entity: string,
  { list }: ResolvedOwnFields,
  fields: readonly FieldSeed[],
): SimulatedField[] {
  const types = typesOf(list)
  for (const { name, type = 'string' } of fields)
    if (types && type !== 'any' && !types.includes(type))
      throw new ConnectorError(
        'invalid_params',
        `Cannot simulate own field ${quoted(name)} of ${entity}: the vendor has no fields of type ${type}`,
        { hint: `Types are ${[...new Set(types)].join(', ')} and any.` },
      )
  return fields.map(withDefaults)
}

/** The types that the vendor has. A string with options is an enum. */
function typesOf(list: ResolvedOwnFields['list']): OwnFieldType[] | undefined {
  const types = list?.type && Object.values(list.type.values)
  return types && list.options && types.includes('string') ? [...types, 'enum'] : types
}

function withDefaults({ name, label = name, type = 'string', options = [], writable = true, values }: FieldSeed) {
  const labelled = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  return defined({ name, label, type, options: labelled, writable, values })
}

/** The vendor's first word for a type. An enum without one is a string with options. */
export function typeWord(values: Readonly<Record<string, OwnFieldType>> = {}, type: OwnFieldType): string | undefined {
  const word = Object.entries(values).find(([, ours]) => ours === type)?.[0]
  return word === undefined && type === 'enum' ? typeWord(values, 'string') : word
}

/** The value of a field in a record. */
export function valueOfField({ type, options, values }: SimulatedField, site: Site): Json {
  if (values) return values[(site.ordinal - 1) % values.length] ?? null
  const option = options.length > 0 ? pick(options, site.seed).value : null
  switch (type) {
    case 'number':
      return 1 + (chance(site.seed) % 100)
    case 'boolean':
      return chance(site.seed) % 2 === 0
    case 'date':
      return momentOf(site).toISOString().slice(0, 10)
    case 'datetime':
      return momentOf(site).toISOString()
    case 'enum':
      return option
    case 'enum[]':
      return option === null ? [] : [option]
    case 'object':
      return {}
    default:
      return wordOf(site)
  }
}
