/** Responses of fixtures: a request equal to a fixture's gets its response, and its records exist. */
import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from 'plugboard/runtime'
import { compile, differences, isObject, own, type ResolvedManifest } from 'plugboard/author'
import { type Dataset, draftResponse, read, type RecordedResponses } from 'plugboard/simulator'
import { hostOf } from '../fixture/check-fixture.ts'
import type { Fixture } from '../fixture/fixture.ts'

/** Returns the successful exchanges of a kind's fixtures, without lists of own fields. Adds their records to the dataset. */
export function fixtureResponses(
  manifest: ResolvedManifest,
  fixtures: readonly Fixture[],
  dataset: Dataset,
): RecordedResponses {
  const plan = compile(manifest)
  const hosts = new Map<string, string>()
  const lists = Object.values(manifest.entities).map(({ ownFields }) => ownFields?.list?.from)
  // Lists of own fields are those of the simulated account, whose records have them.
  const isOfAccount = ({ call }: Fixture) => call.own !== undefined || lists.includes(`${call.entity}.${call.action}`)
  const successes = fixtures.filter((fixture) => fixture.result.error === undefined && !isOfAccount(fixture))
  for (const fixture of successes) adoptRecords(manifest, fixture, dataset)
  const exchanges = successes.flatMap((fixture) => {
    const settings = JSON.stringify([fixture.auth, fixture.config])
    const host = hosts.get(settings) ?? hostOf(plan, fixture)
    hosts.set(settings, host)
    return fixture.exchanges.filter(({ response }) => response.status < 400).map((exchange) => ({ exchange, host }))
  })
  return {
    find: (request, isNamed) =>
      exchanges.find(
        ({ exchange, host }) =>
          exchange.request.method === request.method &&
          differences(exchange.request, request, isNamed ? { host } : {}).length === 0,
      )?.exchange.response,
    isNextPage: ({ operation, params }) =>
      successes.some(({ call, result }) => {
        const isSame = call.entity === operation.entity && call.action === operation.action
        return isSame && result.next ? isAmong(without(result.next, call.params ?? {}), params) : false
      }),
  }
}

/** Returns the params that others lack or have with another value. */
function without(params: JsonObject, others: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => !isDeepStrictEqual(value, others[name])))
}

function isAmong(some: JsonObject, params: JsonObject): boolean {
  return Object.entries(some).every(([name, value]) => isDeepStrictEqual(params[name], value))
}

const READING = ['list', 'get', 'api_search']

function adoptRecords({ operations }: ResolvedManifest, { call, exchanges }: Fixture, dataset: Dataset): void {
  const operation = own(operations, `${call.entity}.${call.action}`)
  if (!operation?.records || !READING.includes(operation.action)) return
  const home = dataset.relations.home(operation.entity)
  for (const { response } of exchanges) {
    const received = { ...draftResponse(), body: response.body }
    const found = read(received, operation.records) ?? []
    for (const record of [found].flat()) if (isObject(record)) dataset.adopt(home, record)
  }
}
