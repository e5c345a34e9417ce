/** Marks what a value proves about the field that declares it. */
import { type Field, type Fields, type Manifest, pointer } from 'plugboard/author'
import { BOUNDS, limitedTo, mark, type NamedType, namedType, plainType, readField } from '../claims/index.ts'
import type { Shown } from './shown.ts'

/** The marks of what is proved so far. */
export type Marks = Set<string>

/** A manifest whose claims are to be proved, and the marks of what is. */
export interface MarkContext {
  readonly manifest: Manifest
  readonly marks: Marks
  /** The schemas that are being walked, by their pointers: one may lie in itself. */
  readonly inside?: ReadonlySet<string>
}

/** Marks a field whose value is seen: its name, and what the value shows. @returns whether its type is shown */
export function proveField(field: Field, at: string, shown: Shown, context: MarkContext): boolean {
  context.marks.add(mark(at, 'name'))
  return proveValue(field, at, shown, context)
}

/** Marks the fields of a schema, or of an object in place, that are seen. */
export function proveFields(
  fields: { readonly [name: string]: Field | null },
  at: string,
  shown: Shown,
  context: MarkContext,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const inner = shown.field(name)
    if (field === null || inner === undefined) continue
    const here = pointer(at, name)
    proveField(field, here, inner, context)
    if (shown.requires(name)) context.marks.add(mark(here, 'required'))
  }
}

function proveValue(field: Field, at: string, shown: Shown, context: MarkContext): boolean {
  const { marks } = context
  const { long, short } = readField(field)
  if (shown.isNull) marks.add(mark(at, 'null'))
  const limits = limitedTo(long)
  if (limits && isWithin(shown, limits.values)) {
    const here = pointer(at, limits.key)
    for (const value of shown.values) marks.add(mark(here, 'enum', `=${String(value)}`))
  }
  for (const word of BOUNDS)
    if (long[word] !== undefined && JSON.stringify(shown.bound(word)) === JSON.stringify(long[word]))
      marks.add(mark(pointer(at, word), 'bound'))
  const bases = short.alternatives.map(({ base, isList }) => (isList ? 'array' : plainType(base, context.manifest)))
  if (shown.hasOthers(bases)) return false
  const chosen = closest(short.alternatives, shown, context.manifest)
  const proved = short.alternatives.map(({ base, isList }, index) => {
    if (chosen !== undefined && chosen !== index) return false
    const isShown = isList
      ? shown.isOf('array') && shown.entries.map((entry) => proveBase(base, entry, context)).some(Boolean)
      : proveBase(base, shown, context)
    if (isShown) marks.add(mark(at, 'type', `#${index}`))
    return isShown
  })
  for (const entry of long.items === undefined ? [] : shown.entries)
    proveValue(long.items ?? 'any', pointer(at, 'items'), entry, context)
  if (long.properties) proveFields(long.properties, pointer(at, 'properties'), shown, context)
  const extra = long.additionalProperties
  if (typeof extra === 'object' || typeof extra === 'string')
    for (const name of shown.names) {
      const inner = long.properties && Object.hasOwn(long.properties, name) ? undefined : shown.field(name)
      if (inner) proveValue(extra, pointer(at, 'additionalProperties'), inner, context)
    }
  return proved.some(Boolean)
}

/** Whether a witness has only values of an enum. Others contradict it. */
function isWithin({ values }: Shown, own: readonly unknown[]): boolean {
  return values.every((value) => own.some((one) => String(one) === String(value)))
}

/** Marks the claims of a built-in or named type about a value. @returns whether the value shows the type */
function proveBase(base: string, shown: Shown, context: MarkContext): boolean {
  const named = namedType(context.manifest, base)
  if (!named) return shown.isOf(base)
  return named.fields
    ? proveSchema(named.fields, named, shown, context)
    : proveValue(named.field ?? 'any', named.at, shown, context)
}

function proveSchema(fields: Fields, { at }: NamedType, shown: Shown, context: MarkContext): boolean {
  if (!shown.isOf('object')) return false
  const isKnown = Object.keys(fields).some((name) => shown.names.includes(name))
  const { inside = new Set() } = context
  if (!inside.has(at)) proveFields(fields, at, shown, { ...context, inside: new Set([...inside, at]) })
  return isKnown
}

/** Returns the schema, of several possible ones, with most of a value's fields; undefined if at most one is a schema. */
function closest(
  alternatives: readonly { readonly base: string; readonly isList: boolean }[],
  shown: Shown,
  manifest: Manifest,
): number | undefined {
  const schemas = alternatives.flatMap(({ base, isList }, index) => {
    const fields = isList ? undefined : namedType(manifest, base)?.fields
    return fields ? [{ index, known: shown.names.filter((name) => Object.hasOwn(fields, name)).length }] : []
  })
  if (schemas.length < 2) return undefined
  return schemas.toSorted((a, b) => b.known - a.known)[0]?.index
}
