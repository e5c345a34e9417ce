/** Stored form of a record: its value, and its text where the value would lose digits of its numbers. */
import { arrayText, sqlLiteral } from './expressions.ts'
import { elementsOf, textAtPath, entryPaths, readType, type Steps } from 'plugboard/internal'
import type { Copy } from './copy.ts'

/** The SQL of the value that is stored: the whole record, with the fields that it holds elsewhere under their own names as well. */
export function storedValue(fields: Copy['fields']): string {
  const moved = movedFields(fields).map(([name, type, ofField]) => {
    const paths = ofField.map((steps) => `value #> ${sqlLiteral(arrayText(steps))}`)
    return `${sqlLiteral(name)}, ${paths.length === 1 ? paths[0] : firstFitting(paths, type)}`
  })
  return moved.length === 0 ? 'value' : `value || jsonb_build_object(${moved.join(', ')})`
}

/** Maximum number of own fields of an entity with searched texts. */
const MOST_OWN_FIELDS = 500

/** The SQL of the own fields of a copy that have searched texts, as one object. */
export function ownTextFields(
  { entity, own }: Pick<Copy, 'entity' | 'own'>,
  organization: string,
  connector: string,
): string {
  const hasNamed = own !== undefined && readType(own, 'object') === 'string'
  const types = ['string', 'enum', 'enum[]', ...(hasNamed ? ['object'] : [])].map(sqlLiteral).join(', ')
  const options = `(select jsonb_object_agg(one ->> 'value', one ->> 'label') from jsonb_array_elements(field -> 'options') as options (one))`
  return `select jsonb_object_agg(field ->> 'name', jsonb_build_object('type', field -> 'type', 'options', ${options})) as fields
      from (
        select field from sync_entities, jsonb_array_elements(own_fields) with ordinality as listed (field, n)
        where organization_id = ${organization} and connector_id = ${connector} and entity = ${sqlLiteral(entity)}
          and field ->> 'type' in (${types}) order by n limit ${MOST_OWN_FIELDS}
      ) as searched`
}

/** The SQL of the texts of a record's own fields. @param fields SQL of `ownTextFields` */
export function ownText({ own }: Copy, fields: string): string {
  if (!own) return 'null::text'
  const { keys, values, elements } = entryPaths(own)
  const texts = (paths: readonly Steps[]) => sqlLiteral(arrayText(paths.map(arrayText)))
  return `plugboard.own_text(value #> ${sqlLiteral(arrayText(own.at))}, ${fields}, ${keys ? texts(keys) : 'null'}, ${texts(values)}, ${texts(elements)})`
}

/** The SQL of the members of a record that such fields hide, since they have the same names; null without any. */
export function hiddenMembers(fields: Copy['fields']): string {
  const names = movedNames(fields)
  if (names === undefined) return 'null::jsonb'
  return `case when value ?| ${names} then (select jsonb_object_agg(name, member) from jsonb_each(value) as members (name, member) where name = any(${names})) end`
}

/** The SQL of a stored record's text as the third party gave it. */
export function givenText(fields: Copy['fields']): string {
  const names = movedNames(fields)
  const given = names === undefined ? 'data' : `((data - ${names}) || coalesce(hidden, '{}'))`
  return `coalesce(sent, ${given}::text)`
}

/** The SQL of a stored record's text as searches read it. */
export const SEARCHED_TEXT = `case when moved is null then coalesce(sent, data::text) else left(sent, -1) || moved || '}' end`

/** The SQL of whether two rows hold the same record. JSON is compared as values: the order of members makes no difference. */
export function isSameRecord(one: string, other: string): string {
  const isSame = (column: string) => `${one}.${column} is not distinct from ${other}.${column}`
  return `(${one}.data = ${other}.data and ${isSame('sent')} and ${isSame('hidden')} and ${isSame('own_text')})`
}

type MovedField = readonly [name: string, type: string, paths: readonly (readonly (string | number)[])[]]

function movedFields(fields: Copy['fields']): MovedField[] {
  return Object.entries(fields).flatMap(([name, { type, at }]): MovedField[] => {
    const paths = pathsOf(at)
    return paths.length === 0 ? [] : [[name, type, paths]]
  })
}

function movedNames(fields: Copy['fields']): string | undefined {
  const names = movedFields(fields).map(([name]) => sqlLiteral(name))
  return names.length === 0 ? undefined : `array[${names.join(', ')}]`
}

/** The first of several values that is of a field's type; null when none is. */
function firstFitting(paths: readonly string[], type: string): string {
  const fits = typesFitting(type)
    .map((name) => sqlLiteral(name))
    .join(', ')
  return `coalesce(${paths.map((path) => `case when jsonb_typeof(${path}) in (${fits}) then ${path} end`).join(', ')}, 'null')`
}

function typesFitting(type: string): string[] {
  return type === 'object' || type === 'array' ? [type] : ['string', 'number', 'boolean']
}

/** The paths of a locator; none when a path cannot express it. */
function pathsOf(at: unknown): readonly (readonly (string | number)[])[] {
  const { steps, of } = (at ?? {}) as { readonly steps?: readonly unknown[]; readonly of?: readonly unknown[] }
  if (of) return of.flatMap(pathsOf)
  const isPlain = (step: unknown): step is string | number => typeof step === 'string' || typeof step === 'number'
  return steps?.every(isPlain) ? [steps] : []
}

/** A number with an exponent, or minus zero. Text may match that only looks like one: then a record is stored twice for nothing. */
const REWRITTEN = /[:,[\s]-?\d+(?:\.\d+)?[eE][+-]?\d|[:,[\s]-0(?:\.0+)?(?=[\s,\]}])/

/** Texts of the records of a page, in the page's order. */
export interface SentTexts {
  /** Of each record that holds a number which the database writes with other digits; null for the others. */
  readonly sent: readonly (string | null)[]
  /** Beside them the members of fields that the record holds elsewhere, such as `,"name":"Ada"`. */
  readonly moved: readonly (string | null)[]
}

/** The texts of a page's records; null when the database loses no digit of any. */
export function sentTexts(page: string, fields: Copy['fields']): SentTexts | null {
  if (!REWRITTEN.test(page)) return null
  const sent = elementsOf(page).map((record) => (REWRITTEN.test(record) ? record.trim() : null))
  return { sent, moved: sent.map((record) => (record === null ? null : movedText(record, fields))) }
}

function movedText(record: string, fields: Copy['fields']): string | null {
  const moved = movedFields(fields).map(([name, type, paths]) => {
    const values = paths.map((steps) => textAtPath(record, steps))
    const value = paths.length === 1 ? values[0] : values.find((one) => one !== undefined && fitsType(one, type))
    return `,${JSON.stringify(name)}:${value ?? 'null'}`
  })
  return moved.length === 0 ? null : moved.join('')
}

function fitsType(text: string, type: string): boolean {
  const known: Readonly<Record<string, string>> = {
    '{': 'object',
    '[': 'array',
    '"': 'string',
    t: 'boolean',
    f: 'boolean',
    n: 'null',
  }
  return typesFitting(type).includes(known[text.charAt(0)] ?? 'number')
}
