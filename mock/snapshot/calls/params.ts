/** The params that an operation is called with: the fewest that it takes, and calls that together give every one. */
import { isFileSchema, type Json, type JsonObject, type JsonSchema } from 'plugboard/author'
import type { Plan } from 'plugboard/runtime'
import { exampleParam } from '../base/examples.ts'
import { paramsNotGiven } from './params-given.ts'
import { firstRequest, type Stage } from './play.ts'
import { operationOf } from '../base/manifest.ts'

/** Maximum number of tried alternatives of a type. */
const MOST_CHOICES = 4

/** Returns the fewest of some params that make a valid request. */
export async function leastParams(stage: Stage, id: string, params: JsonObject): Promise<JsonObject> {
  let least = params
  for (const name of Object.keys(params)) {
    const { [name]: _, ...fewer } = least
    if (await firstRequest(stage, id, fewer)) least = fewer
  }
  return least
}

/** Calls that give what others do not. */
export interface EveryParam {
  /** The params of each call. */
  readonly calls: readonly JsonObject[]
  /** Params, and fields inside them, for which nothing could be made up: `filter.status`. */
  readonly left: readonly string[]
}

/** Calls that together give every other param. @param given the params of other calls */
export async function everyParam(stage: Stage, id: string, given: JsonObject): Promise<EveryParam> {
  const operation = operationOf(stage.plan, id)
  const calls: JsonObject[] = []
  let left = paramsNotGiven(operation, [given])
  for (const { base, choice } of beginnings(stage, id, given)) {
    if (left.length === 0) break
    const params = await withMissing(stage, id, base, left, choice)
    const still = params ? paramsNotGiven(operation, [given, ...calls, params]) : left
    if (!params || still.length === left.length) continue
    left = still
    calls.push(params)
  }
  return { calls, left }
}

/** Params to start from: the given ones with each alternative of a type, the required ones, and these with each required set. */
function beginnings({ plan }: Stage, id: string, given: JsonObject) {
  const { params, require: sets = [] } = operationOf(plan, id)
  const fields = params.properties as Record<string, JsonSchema>
  const required = Object.fromEntries(((params.required ?? []) as string[]).map((name) => [name, given[name] ?? null]))
  const valued = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, valueFor(name, fields[name] ?? {}, plan.manifest.schemas, 0)]))
  return [
    ...Array.from({ length: MOST_CHOICES }, (_, choice) => ({ base: given, choice })),
    { base: required, choice: 0 },
    ...sets.map((set) => ({ base: { ...required, ...valued(set) }, choice: 0 })),
  ]
}

/**
 * Adds to some params as many others as the runtime accepts; undefined if it accepts none of them.
 * @param missing paths into params: `filter.status`
 * @param choice index of the alternative type
 */
async function withMissing(
  stage: Stage,
  id: string,
  base: JsonObject,
  missing: readonly string[],
  choice: number,
): Promise<JsonObject | undefined> {
  const { schemas } = stage.plan.manifest
  const fields = Object.entries(operationOf(stage.plan, id).params.properties as Record<string, JsonSchema>)
  const wanted = fields.filter(([name]) => missing.some((path) => isWithin(path, name)))
  const values = new Map(wanted.map(([name, field]) => [name, valueFor(name, field, schemas, choice)]))
  const all = { ...base, ...Object.fromEntries(values) }
  if (await firstRequest(stage, id, all)) return all
  let taken = base
  // Twice, since a param may need one that comes after it.
  for (const [name, value] of [...values, ...values]) {
    const more = { ...taken, [name]: value }
    if (taken[name] !== value && (await firstRequest(stage, id, more))) taken = more
  }
  return (await firstRequest(stage, id, taken)) && taken
}

/** Whether a path leads into a param: `filter.status` into `filter`. */
function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[]`)
}

function valueFor(name: string, schema: JsonSchema, schemas: Plan['manifest']['schemas'], choice: number): Json {
  const [example = null] = isFileSchema(schema) ? (schema.examples as Json[]) : [null]
  return example ?? exampleParam(name, schema, schemas, choice)
}
