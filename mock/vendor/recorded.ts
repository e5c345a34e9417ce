/** Fixtures as answers: a request that equals a fixture's is answered as the fixture says. */
import type { Exchange, HttpRequest, ResolvedManifest } from '../../runtime/author.ts'
import { compile, differences } from '../../runtime/author.ts'
import { hostOf } from '../check.ts'
import type { Fixture } from '../fixture.ts'

/** The answer that fixtures have for a request. @param host the request's, or undefined when it names no third party */
export type Recorded = (request: HttpRequest, isNamed: boolean) => Exchange['response'] | undefined

/** The exchanges of a kind's fixtures that tell of a success. */
export function recorded(manifest: ResolvedManifest, fixtures: readonly Fixture[]): Recorded {
  const plan = compile(manifest)
  const hosts = new Map<string, string>()
  const exchanges = fixtures
    .filter(({ result }) => result.error === undefined)
    .flatMap((fixture) => {
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
