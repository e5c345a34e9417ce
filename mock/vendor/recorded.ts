/** Fixtures as answers: a request that equals a fixture's is answered as the fixture says, and the records in it exist. */
import type { Exchange, HttpRequest, ResolvedManifest } from 'plugboard/author'
import { compile, differences, isObject, own } from 'plugboard/author'
import { hostOf } from '../check.ts'
import type { Fixture } from '../fixture.ts'
import { draft, read } from './answer/index.ts'
import type { Population } from './records/index.ts'

/** The answer that fixtures have for a request. @param isNamed whether the request names the third party it is for */
export type Recorded = (request: HttpRequest, isNamed: boolean) => Exchange['response'] | undefined

/** The exchanges of a kind's fixtures that tell of a success. Their records are taken into the population. */
export function recorded(manifest: ResolvedManifest, fixtures: readonly Fixture[], population: Population): Recorded {
  const plan = compile(manifest)
  const hosts = new Map<string, string>()
  const successes = fixtures.filter(({ result }) => result.error === undefined)
  for (const fixture of successes) adoptRecords(manifest, fixture, population)
  const exchanges = successes.flatMap((fixture) => {
    const settings = JSON.stringify([fixture.auth, fixture.config])
    const host = hosts.get(settings) ?? hostOf(plan, fixture)
    hosts.set(settings, host)
    return fixture.exchanges.filter(({ response }) => response.status < 400).map((exchange) => ({ exchange, host }))
  })
  return (request, isNamed) =>
    exchanges.find(
      ({ exchange, host }) =>
        exchange.request.method === request.method &&
        differences(exchange.request, request, isNamed ? { host } : {}).length === 0,
    )?.exchange.response
}

const TELLING = ['list', 'get', 'api_search']

function adoptRecords({ operations }: ResolvedManifest, { call, exchanges }: Fixture, population: Population): void {
  const operation = own(operations, `${call.entity}.${call.action}`)
  if (!operation?.records || !TELLING.includes(operation.action)) return
  const home = population.relations.home(operation.entity)
  for (const { response } of exchanges) {
    const answer = { ...draft(), body: response.body }
    const found = read(answer, operation.records) ?? []
    for (const record of [found].flat()) if (isObject(record)) population.adopt(home, record)
  }
}
