/** Writes into a manifest the changes that a program can know: a value of an enum, a limit, a param. */
import { isObject, type ReadBase, validateManifest } from 'plugboard/author'
import { at, pointerKeys } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'
import type { Mend } from '../compare/base/finding.ts'
import { FieldWriter } from '../draft/find/fields.ts'
import { editManifest, formatManifest } from '../format/format.ts'
import type { WatchedDifference } from './changes.ts'

/** A manifest with changes written into it. */
export interface MendedManifest {
  readonly text: string
  /** The changes that are written, wholly. */
  readonly mended: readonly WatchedDifference[]
}

/** Whether a manifest can be mended: only the house style can be written without other changes of its layout. */
export function isMendable(text: string, file: string): boolean {
  return formatManifest(text, file) === text
}

/** Writes changes into a manifest in the house style, each only if the manifest is valid afterwards. */
export function mendManifest(
  text: string,
  file: string,
  changes: readonly WatchedDifference[],
  readBase?: ReadBase,
): MendedManifest {
  const mended: WatchedDifference[] = []
  let current = text
  for (const change of changes) {
    if (change.mends.length === 0 || change.file !== file) continue
    let isWhole = true
    for (const mend of change.mends) {
      const after = edited(current, file, change.pointer, mend)
      if (after !== undefined && isValid(after, file, readBase)) current = after
      else isWhole = false
    }
    if (isWhole) mended.push(change)
  }
  return { text: current, mended }
}

function isValid(text: string, file: string, readBase: ReadBase | undefined): boolean {
  try {
    validateManifest(text, file, readBase)
    return true
  } catch {
    return false
  }
}

type Values = Record<string, Json>

/** Returns the text after a change; undefined if the manifest has no place for it. */
function edited(text: string, file: string, place: string, mend: Mend): string | undefined {
  let isDone = false
  const after = editManifest(text, file, (manifest) => {
    isDone = mend.to === 'param' ? addParam(manifest, place, mend) : changeField(manifest, place, mend)
  })
  return isDone ? after : undefined
}

function changeField(manifest: Values, place: string, mend: Exclude<Mend, { to: 'param' }>): boolean {
  const field = longField(manifest, place)
  if (!field) return false
  if (mend.to === 'limit') {
    field[mend.word] = mend.bound
    return true
  }
  const values = field.enum ?? namedEnum(manifest, field.type)
  if (!Array.isArray(values)) return false
  values.push(...mend.values)
  return true
}

/** Returns the field at a pointer, after writing a short one as an object: `integer!` becomes `{type: integer, required: true}`. */
function longField(manifest: Values, place: string): Values | undefined {
  const field = at(manifest, place) as Json | undefined
  if (isObject(field)) return field
  const holder = at(manifest, place.slice(0, place.lastIndexOf('/')))
  const [, type, required, nullable] = /^(\w+)(!?)(\??)$/.exec(String(field)) ?? []
  if (type === undefined || !isObject(holder)) return undefined
  const long: Values = { type, ...(required && { required: true }), ...(nullable && { nullable: true }) }
  ;(holder as Values)[pointerKeys(place).at(-1) ?? ''] = long
  return long
}

function namedEnum({ types }: Values, name: Json | undefined): Json | undefined {
  const type = isObject(types) && typeof name === 'string' ? types[name] : undefined
  return isObject(type) ? type.enum : undefined
}

/** Adds a param to the operation of a request. Params with other names than the language's need a place in the request. */
function addParam(manifest: Values, place: string, { name, shape, isRequired }: Mend & { to: 'param' }): boolean {
  const operation = at(manifest, place.slice(0, place.lastIndexOf('/'))) as Json | undefined
  if (!/^[a-z][a-z0-9_]*$/.test(name) || !place.endsWith('/request') || !isObject(operation)) return false
  const writer = new FieldWriter({ date: '' }, '')
  const field = writer.param(shape, { name, isRequired, preset: false, report: () => {} }) as Json
  const params = (operation.params ?? {}) as Values
  if (writer.types.size > 0 || Object.hasOwn(params, name)) return false
  operation.params = { ...params, [name]: field }
  return true
}
