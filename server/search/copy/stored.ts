/** What is stored of a record: its value, and its text where the value would lose digits of its numbers. */
import { sqlLiteral } from './expressions.ts'
import { elementsOf, textAtPath } from 'plugboard/internal'
import type { Copy } from './copy.ts'

/** The SQL of the value that is stored: the whole record, with the fields that it holds elsewhere under their own names as well. */
export function storedValue(fields: Copy['fields']): string {
  const moved = Object.entries(fields).flatMap(([name, { type, at }]) => {
    const paths = pathsOf(at).map((steps) => `value #> ${sqlLiteral(`{${steps.map(arrayElement).join(',')}}`)}`)
    if (paths.length === 0) return []
    return [`${sqlLiteral(name)}, ${paths.length === 1 ? paths[0] : firstFitting(paths, type)}`]
  })
  return moved.length === 0 ? 'value' : `value || jsonb_build_object(${moved.join(', ')})`
}

/** The first of several values that is of a field's type; null when none is. */
function firstFitting(paths: readonly string[], type: string): string {
  const fits = typesFitting(type)
    .map((name) => sqlLiteral(name))
    .join(', ')
  return `coalesce(${paths.map((path) => `case when jsonb_typeof(${path}) in (${fits}) then ${path} end`).join(', ')}, 'null')`
}

/** The JSON types that a value of a field's type may have. */
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

function arrayElement(step: string | number): string {
  return `"${String(step).replace(/["\\]/g, '\\$&')}"`
}

/** A number with an exponent, or minus zero. Text may match that only looks like one: then a record is stored twice for nothing. */
const REWRITTEN = /[:,[\s]-?\d+(?:\.\d+)?[eE][+-]?\d|[:,[\s]-0(?:\.0+)?(?=[\s,\]}])/

/**
 * The text of each record of a page that holds a number which the database writes with other digits, in the page's order, null
 * for the others; null when there is none. Fields that a record holds elsewhere stand under their own names as well.
 */
export function sentTexts(page: string, fields: Copy['fields']): (string | null)[] | null {
  if (!REWRITTEN.test(page)) return null
  return elementsOf(page).map((record) => (REWRITTEN.test(record) ? withMoved(record, fields) : null))
}

function withMoved(record: string, fields: Copy['fields']): string {
  const moved = Object.entries(fields).flatMap(([name, { type, at }]) => {
    const paths = pathsOf(at)
    if (paths.length === 0) return []
    const values = paths.map((steps) => textAtPath(record, steps))
    const value = paths.length === 1 ? values[0] : values.find((one) => one !== undefined && fitsType(one, type))
    return [`,${JSON.stringify(name)}:${value ?? 'null'}`]
  })
  return moved.length === 0 ? record : `${record.slice(0, record.lastIndexOf('}'))}${moved.join('')}}`
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
