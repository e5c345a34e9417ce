/** Shows the request of a call by each manifest. */
import { connectFixture, type Fixture } from '../../mock/index.ts'
import { BodyStream } from 'plugboard/internal'
import { ConnectorError, find, type HttpRequest, type JsonObject, type Plan } from 'plugboard/runtime'
import { Simulation } from 'plugboard/simulator'

/** The requests of one call. */
export interface FixtureExample {
  readonly operation: string
  readonly params: JsonObject
  /** The fixture of the params; absent for made-up params. */
  readonly fixture?: string
  /** The request as text, or the reason for none; absent without the operation. */
  readonly before?: string
  readonly after?: string
}

/** Returns the requests of an operation by both manifests, with the params of a fixture if one has a result. */
export function fixtureExample(
  before: Plan | undefined,
  after: Plan | undefined,
  operation: string,
  fixtures: readonly Fixture[],
): FixtureExample {
  const shown = fixtures.find(({ result }) => !result.error) ?? fixtures[0]
  const params = shown ? (shown.call.params ?? {}) : madeUpParams(after ?? before, operation)
  const old = before && requestText(before, operation, params, shown)
  const now = after && requestText(after, operation, params, shown)
  return { operation, params, fixture: shown?.file, before: old, after: now }
}

/** Params as a simulated vendor takes them. */
function madeUpParams(plan: Plan | undefined, operation: string): JsonObject {
  return plan ? new Simulation(plan.manifest, { records: 1, pageSize: 1, fileBytes: 64 }).example(operation) : {}
}

function requestText(plan: Plan, id: string, given: JsonObject, fixture: Fixture | undefined): string {
  const [entity = '', action = ''] = id.split('.')
  try {
    const variant = fixture?.auth !== undefined && fixture.auth in plan.manifest.auth ? { auth: fixture.auth } : {}
    const connection = connectFixture(plan, variant, {})
    const { params, request } = find(plan, entity, action)
    const ready = connection.authorize(request.build(params.check(given), connection.base))
    if (ready instanceof Promise) return 'no request without a renewed token'
    return connection.redact(textOf(ready)).replaceAll('[secret]', '<secret>')
  } catch (error) {
    if (error instanceof ConnectorError) return `no request: ${error.message}`
    throw error
  }
}

/** Headers of every request. */
const COMMON = ['accept', 'user-agent']

function textOf({ method, origin, path, headers, body }: HttpRequest): string {
  const shown = Object.entries(headers).filter(([name]) => !COMMON.includes(name))
  return [
    `${method} ${origin}${path}`,
    ...shown.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', bodyText(body)]),
  ].join('\n')
}

function bodyText(body: NonNullable<HttpRequest['body']>): string {
  if (body instanceof BodyStream) return String(body)
  if (typeof body !== 'string') return `${body.byteLength} bytes`
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body.replaceAll('&', '\n&')
  }
}
