/** Shows an operation: its requests, how it reads responses, and what it refuses. */
import { isObject, type Json, type JsonObject, type ResolvedOperation } from 'plugboard/author'
import { defined, ownKeyField } from 'plugboard/internal'
import { ConnectorError, type WholeRequest } from 'plugboard/runtime'
import { sortedJson } from '../../fixture/compare-result.ts'
import type { Simulation } from 'plugboard/simulator'
import { shownAnswer, shownOutcome } from './answer.ts'
import { playEmpty } from './empty.ts'
import { type EveryParam, everyParam, leastParams } from './params.ts'
import { firstRequest, nextParams, pageParams, playCall, type PlayedCall, simulate, type Stage } from './play.ts'
import { withoutEmpty, mapEntries } from '../base/shown.ts'
import { needsOf, refusedParams } from './wrong.ts'
import { entityOf, operationOf, ownExchanges } from '../base/manifest.ts'

export { nextParams, pageParams, playedOutcome, playCall, type PlayedCall, simulate, Stage } from './play.ts'

/** Params of calls that together show what an operation sends. */
export interface OperationCalls {
  /** Example params, with a page size that leaves a second page. */
  readonly params: JsonObject
  /** The fewest params. */
  readonly least: JsonObject
  /** Calls that give every param that the least do not. */
  readonly every: EveryParam
}

/** Makes calls that together send everything that an operation can. @param simulation the third party whose records they name */
export async function callsOf(
  stage: Stage,
  id: string,
  simulation: Simulation = simulate(stage.plan),
): Promise<OperationCalls> {
  const params = { ...simulation.example(id), ...pageParams(stage.plan, id) }
  const least = await leastParams(stage, id, params)
  return { params, least, every: await everyParam(stage, id, least) }
}

/** Shows one operation in a snapshot. */
export async function shownOperation(stage: Stage, id: string): Promise<JsonObject> {
  const { plan } = stage
  const operation = operationOf(plan, id)
  const simulation = simulate(plan, Number(Object.values(pageParams(plan, id))[0] ?? 2))
  const { params, least, every } = await callsOf(stage, id, simulation)
  const first = await playCall(stage, id, params, simulation)
  const next = nextParams(first.outcome)
  const second = next && (await playCall(stage, id, next, simulation))
  const request = await firstRequest(stage, id, least)
  const needs = needsOf(plan, id, least)
  const refused = refusedParams(plan, id, least)
  const isList = operation.action === 'list' || operation.action === 'api_search'
  const isLess = Object.keys(least).length < Object.keys(params).length
  return withoutEmpty({
    may_lead_to: hostsOf(operation),
    params,
    ...shownCall(stage, id, first),
    next_page: second && shownCall(stage, id, second),
    least: isLess ? withoutEmpty({ params: least, sends: request && stage.shown(request, id) }) : undefined,
    every: await Promise.all(every.calls.map((one) => everySection(stage, id, one))),
    not_given: [...every.left],
    empty: isList ? await playEmpty(stage, id, first) : undefined,
    needs,
    refused,
  })
}

/** Shows a call's requests, its responses, and its result. */
function shownCall(stage: Stage, id: string, { params, exchanges, outcome }: PlayedCall): JsonObject {
  const operation = operationOf(stage.plan, id)
  const { key } = entityOf(stage.plan, operation.entity)
  const records = outcome instanceof ConnectorError ? [] : [outcome.records ?? []].flat()
  // Answers with parts are shown where their operation is.
  const own = ownExchanges(operation, exchanges)
  const sends = own.map(({ request }) => stage.shown(request, id))
  const answers = own.map(({ response }) => shownAnswer(response, operation, records, ownKeyField(key)))
  const others = exchanges.slice(own.length).map(({ request }) => stage.shown(request, id))
  return defined({
    sends: only(sends),
    answer: only(answers),
    asks_for_parts: operation.parts && others.toSorted((a, b) => (sortedJson(a) < sortedJson(b) ? -1 : 1)),
    parts: operation.parts && filledParts(Object.keys(operation.parts), records),
    gives: shownOutcome(outcome, key, params),
  })
}

/** Counts the records with parts, by field. */
function filledParts(names: readonly string[], records: readonly JsonObject[]): JsonObject {
  const isFilled = (value: Json | undefined) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  return Object.fromEntries(names.map((name) => [name, records.filter((record) => isFilled(record[name])).length]))
}

/** Returns the only value, or all of several. */
function only(values: readonly Json[]): Json {
  const [first] = values
  return first !== undefined && values.length === 1 ? first : [...values]
}

/** Shows a call with further params: only its requests. */
async function everySection(stage: Stage, id: string, params: JsonObject): Promise<JsonObject> {
  const { steps } = operationOf(stage.plan, id)
  const request = steps ? undefined : await firstRequest(stage, id, params)
  const requests = request ? [request] : await requestsOf(stage, id, params)
  const shown = requests.map((one) => stage.shown(one, id))
  const differing = shown.filter((one, index) => sortedJson(one) !== sortedJson(shown[index + 1] ?? null))
  return { params, sends: only(differing.map((one) => withoutGiven(one, params))) }
}

async function requestsOf(stage: Stage, id: string, params: JsonObject): Promise<WholeRequest[]> {
  const { exchanges } = await playCall(stage, id, params, simulate(stage.plan))
  return exchanges.map(({ request }) => request)
}

/** The parts of a request that hold params. */
const PARTS = ['query', 'form', 'body', 'multipart']
/** Minimum number of unchanged params to list together. */
const MANY = 3

/** Returns a request that lists params with their own names and values only by name: `{as_given: [email, name]}`. */
function withoutGiven(request: JsonObject, params: JsonObject): JsonObject {
  return mapEntries(request, (part, name) => {
    if (!PARTS.includes(name) || !isObject(part)) return part
    const isText = name === 'query' || name === 'form'
    const textOf = (value: Json) => (Array.isArray(value) ? value.map(String) : String(value))
    const isGiven = ([key, value]: readonly [string, Json]) => {
      const given = params[key]
      const isPlain = !isObject(given) && !(Array.isArray(given) && given.some((one) => typeof one === 'object'))
      return given !== undefined && sortedJson(isText && isPlain ? textOf(given) : given) === sortedJson(value)
    }
    const entries = Object.entries(part)
    const given = entries.filter(isGiven)
    if (given.length < MANY) return part
    const others = entries.filter((entry) => !given.includes(entry))
    return { as_given: given.map(([key]) => key), ...Object.fromEntries(others) }
  })
}

/** Returns the hosts of a call in addition to the base URL's own. */
function hostsOf({ file, steps = [] }: ResolvedOperation): string[] {
  return [...new Set([...(file?.hosts ?? []), ...steps.flatMap((step) => step.hosts)])]
}
