/** The fixture that others are made like, and where its answer holds the records. */
import type { Fixture } from '../../mock/index.ts'
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

/** A fixture of a success to make others like, the last page of a list if there is one; an empty page only where there is no other. */
export function patternOf(fixtures: readonly Fixture[]): Fixture | undefined {
  const all = fixtures.filter(({ result }) => !result.error && !result.file)
  const filled = all.filter(({ result }) => (result.keys?.length ?? result.records) !== 0)
  const successes = filled.length > 0 ? filled : all
  return (
    successes.find(({ file }) => file.endsWith('.page-2.yaml')) ??
    successes.find(({ result }) => result.next === null) ??
    successes[0]
  )
}

/** A function that says whether a record fits a schema. */
export function recordCheck(schema: JsonSchema, schemas: Plan['manifest']['schemas']): (record: JsonObject) => boolean {
  const check = compileWithin(schema, schemas)
  return (record) => check(record).length === 0
}

/** Where the last answer of a fixture holds the records, and how to put others there. */
export function siteOf(
  { exchanges }: Pick<Fixture, 'exchanges'>,
  { records, decode, shape }: ResolvedOperation,
): { readonly value: Json; readonly put: (value: Json) => void } | undefined {
  if (decode !== undefined || records === null || shape?.keyedBy !== undefined) return undefined
  const locators = records.in === 'first' ? records.of : [records]
  const response = exchanges.at(-1)!.response as { body?: Json }
  for (const locator of locators) {
    const each = eachEntry(locator)
    const steps = locator.in === 'body' ? locator.steps : each?.list
    if (!steps) continue
    const site = { parent: response as JsonObject, name: 'body' as string | number }
    for (const step of steps) {
      const value = (site.parent as never)[site.name] as Json
      if (typeof value !== 'object' || value === null) break
      site.parent = value as JsonObject
      site.name = typeof step === 'object' ? Object.keys(value)[0]! : step
    }
    const value = (site.parent as never)[site.name] as Json | undefined
    const [name, deeper] = each?.inner ?? []
    if (typeof name === 'string')
      return deeper === undefined && Array.isArray(value) ? siteInEach(value, name) : undefined
    if (shape?.flatten) return Array.isArray(value) ? siteBelow(value, shape.flatten.path) : undefined
    if (typeof value === 'object' && value !== null)
      return { value, put: (other) => void ((site.parent as Record<string, Json>)[site.name] = other) }
  }
  return undefined
}

/** The records that the entries of a list hold under a name; further ones get an entry like the first. */
function siteInEach(
  entries: Json[],
  name: string,
): { readonly value: Json; readonly put: (value: Json) => void } | undefined {
  const held = entries.filter((one): one is JsonObject => isObject(one))
  const put = (records: Json) =>
    void entries.splice(0, entries.length, ...[records].flat().map((record) => ({ ...held[0], [name]: record })))
  return held.length > 0 ? { value: held.map((entry) => entry[name] ?? null), put } : undefined
}

/** The list that the first of some parents holds. */
function siteBelow(
  parents: readonly Json[],
  path: readonly string[],
): { readonly value: Json; readonly put: (value: Json) => void } | undefined {
  for (const parent of parents) {
    const holder = path
      .slice(0, -1)
      .reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), parent)
    const name = path.at(-1)!
    if (isObject(holder) && Array.isArray(holder[name]))
      return { value: holder[name], put: (value) => void (holder[name] = value) }
  }
  return undefined
}
