/** A connection whose answers come from the fixtures: a server on loopback serves them, and the runtime talks to it over sockets. */
import { isDeepStrictEqual } from 'node:util'
import type { Fixture } from '../mock/index.ts'
import { connectFixture, hostOf, readFixtures, startUpstream } from '../mock/index.ts'
import type { Call, Connection, ConnectionOptions, Plan } from '../runtime/index.ts'
import { ConnectorError, undiciTransport } from '../runtime/index.ts'
import { jsonText } from './output/index.ts'

/** What a replay is of. */
export interface ReplayOptions {
  readonly call: Call
  /** The folder that holds a folder of fixtures for each kind. */
  readonly folder: string
  /** Instead of the fixture's own. */
  readonly given: Partial<Pick<ConnectionOptions, 'auth' | 'config' | 'observe'>>
}

/** A connection to the fixtures of a kind. */
export interface Replay {
  readonly connection: Connection
  /** How many fixtures can answer. */
  readonly fixtures: number
  /** The error of a call that no fixture answers in place of the stand-in's refusal; other errors as they are. */
  explain(error: unknown): unknown
  close(): Promise<void>
}

/** Starts the server and connects to it with stand-in credentials. @throws ConnectorError when the kind has no fixtures */
export async function startReplay(plan: Plan, { call, folder, given }: ReplayOptions): Promise<Replay> {
  const fixtures = inOrder(await readFixtures(plan.kind, folder), call)
  const model = fixtures[0]
  if (!model)
    throw new ConnectorError('invalid_fixture', `Cannot replay ${plan.kind}: it has no fixtures`, {
      hint: `Fixtures are expected in ${folder}/${plan.kind}.`,
    })
  const host = remembered((fixture: Fixture) => hostOf(plan, fixture))
  const upstream = await startUpstream(
    fixtures.flatMap((fixture) =>
      fixture.exchanges.map((exchange) => ({ name: fixture.file, host: host(fixture), exchange })),
    ),
  )
  const transport = undiciTransport({ connectTo: upstream.connectTo })
  const close = async () => {
    await transport.close()
    await upstream.close()
  }
  try {
    const own = { ...model, ...(given.auth !== undefined && { auth: given.auth }) }
    const connection = connectFixture(plan, given.config ? { ...own, config: given.config } : own, {
      transport,
      ...(given.observe && { observe: given.observe }),
    })
    return {
      connection,
      fixtures: fixtures.length,
      explain: (error) => (upstream.unexpected.length > 0 ? unanswered(plan, call, fixtures) : error),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same host for fixtures of the same auth variant and config: finding it compiles the config's schema. */
function remembered(hostOfFixture: (fixture: Fixture) => string): (fixture: Fixture) => string {
  const hosts = new Map<string, string>()
  return (fixture) => {
    const key = JSON.stringify([fixture.auth, fixture.config])
    const host = hosts.get(key) ?? hostOfFixture(fixture)
    hosts.set(key, host)
    return host
  }
}

/** The fixtures that answer first: those of this very call, then of its operation; successes before refusals. */
function inOrder(fixtures: readonly Fixture[], { entity, action, params = {} }: Call): Fixture[] {
  const rank = ({ call, result }: Fixture) => {
    const isSame = call.entity === entity && call.action === action
    const isExact = isSame && isDeepStrictEqual(call.params ?? {}, params)
    return (isExact ? 0 : isSame ? 2 : 4) + (result.error ? 1 : 0)
  }
  return fixtures.toSorted((a, b) => rank(a) - rank(b))
}

function unanswered(plan: Plan, { entity, action }: Call, fixtures: readonly Fixture[]): ConnectorError {
  const known = fixtures.filter(({ call }) => call.entity === entity && call.action === action)
  const shown = [...new Set(known.map(({ call }) => jsonText(call.params ?? {})))]
  const hint =
    shown.length > 0
      ? `Fixtures of ${entity}.${action} exist for params ${shown.join(' or ')}.`
      : `There is no fixture of ${entity}.${action}.`
  return new ConnectorError(
    'invalid_params',
    `Cannot replay ${plan.kind} ${entity}.${action}: no fixture answers these params`,
    { hint },
  )
}
