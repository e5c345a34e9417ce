/** Finds and replaces the records of a list in a response. */
import {
  compileWithin,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedOperation,
} from 'plugboard/author'
import { eachEntry } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'

/** Compiles a check whether a record fits a schema. */
export function recordCheck(schema: JsonSchema, schemas: Plan['manifest']['schemas']): (record: JsonObject) => boolean {
  const check = compileWithin(schema, schemas)
  return (record) => check(record).length === 0
}

/** The value that holds the records, and a function that puts another one there. */
export interface RecordSite {
  readonly value: Json
  readonly put: (value: Json) => void
}

/** Finds the records in a response. */
export function siteOf(response: { body?: Json }, { records, shape }: ResolvedOperation): RecordSite | undefined {
  if (records === null || shape?.keyedBy !== undefined || shape?.columns) return undefined
  const locators = records.in === 'first' ? records.of : [records]
  for (const locator of locators) {
    const each = eachEntry(locator)
    const steps = locator.in === 'body' ? locator.steps : each?.list
    if (!steps) continue
    const site = { parent: response as JsonObject, name: 'body' as string | number }
    for (const step of steps) {
      const value = (site.parent as never)[site.name] as Json
      if (typeof value !== 'object' || value === null) break
      site.parent = value as JsonObject
      site.name = typeof step === 'object' ? (Object.keys(value)[0] ?? '') : step
    }
    const value = (site.parent as never)[site.name] as Json | undefined
    const [name, deeper] = each?.inner ?? []
    if (typeof name === 'string')
      return deeper === undefined && Array.isArray(value) ? siteInEach(value, name) : undefined
    if (shape?.flatten) return Array.isArray(value) ? siteBelow(value, shape.flatten.path) : undefined
    if (typeof value === 'object' && value !== null)
      return { value, put: (other) => ((site.parent as Record<string, Json>)[site.name] = other) }
  }
  return undefined
}

/** Returns the records under a name in a list's entries. Further ones get an entry like the first. */
function siteInEach(entries: Json[], name: string): RecordSite | undefined {
  const held = entries.filter((one): one is JsonObject => isObject(one))
  const put = (records: Json) =>
    entries.splice(0, entries.length, ...[records].flat().map((record) => ({ ...held[0], [name]: record })))
  return held.length > 0 ? { value: held.map((entry) => entry[name] ?? null), put } : undefined
}

/** Returns the list in the first of some parents. */
function siteBelow(parents: readonly Json[], path: readonly string[]): RecordSite | undefined {
  for (const parent of parents) {
    const holder = path
      .slice(0, -1)
      .reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), parent)
    const name = path.at(-1) ?? ''
    if (isObject(holder) && Array.isArray(holder[name]))
      return { value: holder[name], put: (value) => (holder[name] = value) }
  }
  return undefined
}
