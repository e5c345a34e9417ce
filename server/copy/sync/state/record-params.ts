/** The params with which `get` reads a record whose key is known. */
import type { Json, JsonSchema, Params, Plan, ResolvedOperation } from 'plugboard/runtime'
import { changedRecordParams, own, syncOf } from 'plugboard/internal'

/** The params without which `get` reads no record. */
export function neededToRead({ manifest }: Plan, entity: string): string[] {
  return (manifest.operations[`${entity}.get`]?.params.required ?? []) as string[]
}

/**
 * Params with which `get` finds a record: the given ones, and the key for the one that is missing. Beside them are the ones with which
 * later runs read it, so that the copy has the same of each record. Undefined without `get`, or where more is missing.
 * @param named the value of its own field of the key
 */
export function readingParams(
  plan: Plan,
  entity: string,
  given: Readonly<Record<string, unknown>>,
  named: string | undefined,
): Params | undefined {
  const operation = own(plan.manifest.operations, `${entity}.get`)
  if (!operation) return undefined
  const required = neededToRead(plan, entity)
  const missing = required.filter((name) => given[name] === undefined)
  if (missing.length > (named === undefined ? 0 : 1)) return undefined
  const needed = Object.fromEntries(
    required.map((name) => [name, (given[name] ?? typedKey(operation, name, named)) as Json]),
  )
  const { later } = syncOf(plan.manifest, entity)
  const entries = later?.read?.from === `${entity}.get` ? later.read.with : []
  return { ...changedRecordParams(entries, operation, ''), ...needed }
}

/** A key as a param takes it: copies hold keys as text, and some params are numbers. */
export function typedKey(
  { params }: ResolvedOperation,
  name: string,
  key: string | undefined,
): string | number | undefined {
  const { type } = own((params.properties ?? {}) as Record<string, JsonSchema>, name) ?? {}
  const isNumber = type === 'integer' && key !== undefined && String(Number(key)) === key
  return isNumber ? Number(key) : key
}
