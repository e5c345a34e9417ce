/** Values of a manifest read backwards: the params that make what is on the wire. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import { isSetting } from '../../runtime/language/template-value.ts'
import type { Value } from '../../runtime/manifest/index.ts'
import { partsPattern } from './patterns.ts'

/** The params and faults that reading collects. */
export interface ReadValues {
  readonly params: JsonObject
  /** Params whose value the request does not show. */
  readonly opaque: Set<string>
  /** Params cut out of a text: they are text, whatever their type. */
  readonly cut: Set<string>
  readonly faults: string[]
}

/** The param of a value that is one param; undefined for any other value. */
export function paramOf(value: Value): string | undefined {
  if (!('template' in value)) return undefined
  const [part, second] = value.template.parts
  const isOne = typeof part === 'object' && second === undefined && part.helper === undefined
  return isOne && !isSetting(part.name) ? part.name : undefined
}

/** Reads a value on the wire. @param isText whether its place holds only text */
export function readValue(value: Value, found: Json, path: string, reading: ReadValues, isText: boolean): void {
  const param = paramOf(value)
  if (param !== undefined) reading.params[param] = found
  else if ('constant' in value) readConstant(value.constant, found, path, reading, isText)
  else if ('template' in value) readTemplate(value.template.parts, found, path, reading)
  else if ('map' in value) readMap(value.map, found, path, reading)
  else if (!Array.isArray(found)) reading.faults.push(`${path} must be a list`)
  else
    value.list.forEach((item, index) => {
      if (found[index] !== undefined) readValue(item, found[index], `${path}[${index}]`, reading, isText)
    })
}

function readConstant(expected: Json, found: Json, path: string, { faults }: ReadValues, isText: boolean): void {
  const isSame =
    isText && typeof expected !== 'object' ? String(expected) === String(found) : isDeepStrictEqual(expected, found)
  if (!isSame) faults.push(`${path} must be ${JSON.stringify(expected)}`)
}

/** Milliseconds of the unit of a time, by its helper. */
const MILLISECONDS: Readonly<Record<string, number>> = { epoch: 1000, epoch_ms: 1 }

/** Helpers that insert a text as callers give it. */
const AS_GIVEN: ReadonlySet<string> = new Set(['parsed', 'names', 'condition'])

type Parts = Extract<Value, { readonly template: unknown }>['template']['parts']

function readTemplate(parts: Parts, found: Json, path: string, reading: ReadValues): void {
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part]))
  const match = partsPattern(parts, '[^]*?').exec(typeof found === 'string' ? found : JSON.stringify(found))
  if (!match) {
    reading.faults.push(`${path} does not have the expected format`)
    return
  }
  names.forEach(({ name, helper }, index) => {
    if (isSetting(name) || helper === 'given') return
    const text = match[index + 1] ?? ''
    if (helper !== undefined && !AS_GIVEN.has(helper)) {
      reading.opaque.add(name)
      const unit = MILLISECONDS[helper]
      if (unit !== undefined && /^\d{1,15}$/.test(text))
        reading.params[name] = new Date(Number(text) * unit).toISOString()
      else if (helper === 'utc') reading.params[name] = `${text}Z`
    } else {
      reading.params[name] = text
      reading.cut.add(name)
    }
  })
}

function readMap(map: Readonly<Record<string, Value>>, found: Json, path: string, reading: ReadValues): void {
  if (!isObject(found)) {
    reading.faults.push(`${path} must be an object`)
    return
  }
  for (const [name, value] of Object.entries(found)) {
    const child = Object.hasOwn(map, name) ? map[name] : undefined
    if (child) readValue(child, value, `${path}.${name}`, reading, false)
    else reading.faults.push(`${path}.${name} is not known`)
  }
}
