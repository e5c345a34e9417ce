/** A sandbox for one call: a server on loopback answers from fixtures, or with made-up records. */
import { isDeepStrictEqual } from 'node:util'
import { connectFixture, type Fixture, hostOf, readFixturesOf, startUpstream } from '../../mock/index.ts'
import { Simulation } from 'plugboard/simulator'
import {
  type Call,
  type Connection,
  type ConnectionOptions,
  type ErrorCode,
  type OwnGiven,
  type Plan,
  undiciTransport,
  UpstreamError,
} from 'plugboard/runtime'
import { jsonText } from '../output/index.ts'
import { defined, shellWord } from 'plugboard/internal'

/** Options of a sandbox for one call. */
export interface CallSandboxOptions {
  readonly call: Call
  /** The own fields of the call. */
  readonly own?: OwnGiven | undefined
  /** The folder that holds a folder of fixtures for each kind. */
  readonly folder: string
  /** Replaces values of the fixture. */
  readonly given: Partial<Pick<ConnectionOptions, 'auth' | 'config' | 'observe'>>
}

/** A connection to the sandbox. */
export interface CallSandbox {
  readonly connection: Connection
  /** The source of the responses: the file of a fixture, or `made-up records`. */
  readonly description: string
  /** Returns a sentence for an empty page of the simulation, with the params that it answers; undefined for a fixture's page. */
  readonly emptyText: () => string | undefined
  /** Adds to a refusal of the simulation the params that it answers. */
  explain(error: unknown): unknown
  close(): Promise<void>
}

/** Starts the server and connects to it with placeholder credentials. @throws ConnectorError for wrong settings */
export async function openSandbox(plan: Plan, { call, own, folder, given }: CallSandboxOptions): Promise<CallSandbox> {
  const { fixtures } = await readFixturesOf(idOf(call), plan.kind, folder)
  const shown = fixtureOf(fixtures, { ...call, own }, given.auth)
  const { auth = shown?.auth, config = shown?.config } = given
  const owner = defined({ auth, config })
  const host = hostOf(plan, owner)
  const simulation = simulate(plan)
  let isMocked = false
  const upstream = await startUpstream(exchangesOf(fixtures, shown, host), (request) => {
    isMocked = true
    return simulation.send(request)
  })
  const transport = undiciTransport({ connectTo: upstream.connectTo })
  const close = async () => {
    await transport.close()
    await upstream.close()
  }
  try {
    const observe = given.observe && { observe: given.observe }
    return {
      connection: connectFixture(plan, owner, { transport, ...observe }),
      description: shown ? shown.file : 'made-up records',
      emptyText: () => (isMocked ? `No made-up record fits the params. ${hintOf(plan, call, fixtures)}` : undefined),
      explain: (error) => (isMocked && error instanceof UpstreamError ? withHint(error, plan, call, fixtures) : error),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns a sentence with the params that the sandbox answers, ready to paste. */
export async function answeredHint(plan: Plan, call: Call, folder: string): Promise<string> {
  return hintOf(plan, call, (await readFixturesOf(idOf(call), plan.kind, folder)).fixtures)
}

function idOf({ entity, action }: Call): string {
  return `${entity}.${action}`
}

const RECORDS = 25
const PAGE = 10
const FILE_BYTES = 4096

function simulate({ manifest }: Plan): Simulation {
  return new Simulation(manifest, { records: RECORDS, pageSize: PAGE, fileBytes: FILE_BYTES })
}

/** Returns the plainest fixture with exactly these params. A refusal needs params, and no success with the same params. */
function fixtureOf(
  fixtures: readonly Fixture[],
  { params = {}, own }: Call & Pick<CallSandboxOptions, 'own'>,
  auth: string | undefined,
): Fixture | undefined {
  const exact = fixtures.filter(
    ({ call }) => isDeepStrictEqual(call.own, own) && isDeepStrictEqual(call.params ?? {}, params),
  )
  const successes = exact.filter(({ result }) => !result.error)
  const candidates = successes.length > 0 || Object.keys(params).length === 0 ? successes : exact
  const rank = (fixture: Fixture) => (auth !== undefined && fixture.auth !== auth ? 1 : 0)
  return candidates.toSorted((a, b) => rank(a) - rank(b) || a.file.length - b.file.length)[0]
}

/** Returns the exchanges of the fixture, then the ones of other successes, which may be later pages. */
function exchangesOf(fixtures: readonly Fixture[], shown: Fixture | undefined, host: string) {
  const others = fixtures.filter((fixture) => fixture !== shown && !fixture.result.error)
  return [...(shown ? [shown] : []), ...others].flatMap(({ file, exchanges }) =>
    exchanges.map((exchange) => ({ name: file, host, exchange })),
  )
}

function withHint(error: UpstreamError, plan: Plan, call: Call, fixtures: readonly Fixture[]): UpstreamError {
  const { code, message, upstream } = error
  return new UpstreamError(code as ErrorCode, message, upstream, { ...error, hint: hintOf(plan, call, fixtures) })
}

/** Maximum number of refused params in a hint. */
const MOST_SHOWN = 3

function hintOf(plan: Plan, call: Call, fixtures: readonly Fixture[]): string {
  const pasted = (params: Call['params']) => shellWord(jsonText(params ?? {}))
  const answered = fixtures.filter(({ result }) => !result.error).map((fixture) => pasted(fixture.call.params))
  const example = pasted(simulate(plan).example(idOf(call)))
  const refused = new Set(fixtures.filter(({ result }) => result.error).map((fixture) => pasted(fixture.call.params)))
  const [shortest = example] = answered.toSorted((a, b) => a.length - b.length)
  const refusals = [...refused].filter((params) => !answered.includes(params)).slice(0, MOST_SHOWN)
  return [
    `--sandbox answers ${[...new Set([shortest, example])].map((params) => `--params ${params}`).join(' and ')}.`,
    ...(refusals.length > 0 ? [`It refuses ${refusals.join(' or ')}.`] : []),
  ].join(' ')
}
