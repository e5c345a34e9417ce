/** Lists that hold nothing: what the vendor answers then, and what comes out of it. */
import { isObject, type Json, type JsonObject, own } from 'plugboard/author'
import { compileLocator } from 'plugboard/internal'
import { connect, ConnectorError, execute, type Plan } from 'plugboard/runtime'
import { exampleCredentials } from '../example.ts'
import type { Fixture } from '../fixture.ts'
import { fixturesOf } from '../gaps.ts'
import { emptyResponse } from '../simulator/index.ts'
import { type GivenResponse, givenConfig, givenVariant, ScriptedTransport, STANDING_CLOCK } from './script.ts'

/** The lists of an entity, or of the whole kind, by their ids. */
function listsOf({ manifest: { operations } }: Plan, entity?: string): string[] {
  return Object.keys(operations).filter((id) => {
    const { action, untested, entity: own } = operations[id]!
    return (action === 'list' || action === 'api_search') && untested === undefined && own === (entity ?? own)
  })
}

/** Whether a fixture shows what an operation answers when there is nothing; where lists may be left out, by leaving it out. */
function isShown({ manifest }: Plan, id: string, fixtures: readonly Fixture[]): boolean {
  const { records, absentRecords } = manifest.operations[id]!
  const read = absentRecords && records ? compileLocator(records) : () => null
  return fixturesOf(id, fixtures).some(({ result, exchanges }) => {
    const isEmpty = !result.error && (result.keys?.length ?? result.records) === 0
    return isEmpty && (read({ body: exchanges.at(-1)!.response.body, header: () => null }) ?? null) === null
  })
}

/**
 * The responses to a call of a list that finds nothing, made up; one alone where there is one. Undefined for what is no list, and
 * where a fixture shows them.
 */
export function inventEmpty(plan: Plan, id: string, fixtures: readonly Fixture[]): Json | undefined {
  const own = fixturesOf(id, fixtures)
  const [pattern] = own.filter(({ result }) => !result.error)
  if (!pattern || !listsOf(plan).includes(id) || isShown(plan, id, own)) return undefined
  const { body, headers } = emptyResponse(plan.manifest.operations[id]!)
  const last = {
    ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
    ...(body !== undefined && { body }),
  }
  const before = pattern.exchanges.slice(0, -1).map(({ response }) => response as unknown as JsonObject)
  return before.length === 0 ? last : [...before, last]
}

/** What a call of a list gives that is answered so: no records, its metadata and `next`, or the code of an error. */
export async function playEmpty(plan: Plan, id: string, params: JsonObject, given: JsonObject): Promise<JsonObject> {
  const [entity = '', action = ''] = id.split('.')
  const { empty } = own(given, id) as JsonObject
  const variant = givenVariant(plan, given)
  const connection = connect(plan, {
    credentials: exampleCredentials(plan, variant),
    auth: variant,
    config: givenConfig(given),
    transport: new ScriptedTransport([empty].flat() as unknown as GivenResponse[], `given.${id}.empty`),
    clock: STANDING_CLOCK,
    paced: false,
  })
  try {
    const { records, meta, next } = await execute(plan, { entity, action, params }, connection)
    const hasMeta = Object.keys(meta).length > 0
    return { records: [records].flat().length, ...(hasMeta && { meta }), next }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { error: error.code }
  }
}

/** What is wrong with lists that a transcript says are empty, each with its place in it. */
export function emptyFaults(shows: JsonObject): { readonly pointer: string; readonly message: string }[] {
  return Object.entries(shows).flatMap(([id, shown]) => {
    const empty = isObject(shown) ? shown.empty : undefined
    if (!isObject(empty) || empty.records === 0) return []
    return [
      { pointer: `/shows/${id}/empty`, message: `${id} gives something else than no records where there are none` },
    ]
  })
}

/** The lists of which neither a fixture nor the transcript of their entity's calls shows what they give when there is nothing. */
export function listsNotEmpty(plan: Plan, entity: string, fixtures: readonly Fixture[], given: JsonObject): string[] {
  const isGiven = (id: string) => isObject(given[id]) && given[id].empty !== undefined
  return listsOf(plan, entity).filter((id) => !isGiven(id) && !isShown(plan, id, fixtures))
}
