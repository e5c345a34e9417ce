/** A connection whose answers come from the fixtures: a server on loopback serves them, and the runtime talks to it over sockets. */
import { isDeepStrictEqual } from 'node:util'
import { connectFixture, type Fixture, hostOf, readFixturesOf, startUpstream } from '../../mock/index.ts'
import {
  type Call,
  type Connection,
  type ConnectionOptions,
  ConnectorError,
  type Plan,
  undiciTransport,
} from 'plugboard/runtime'
import { count, jsonText } from '../output/index.ts'
import { shellWord } from '../base/shell.ts'
import { defined } from 'plugboard/internal'

/** What a replay is of. */
export interface ReplayOptions {
  readonly call: Call
  /** The folder that holds a folder of fixtures for each kind. */
  readonly folder: string
  /** Instead of the fixture's own. */
  readonly given: Partial<Pick<ConnectionOptions, 'auth' | 'config' | 'observe'>>
}

/** A connection to the fixtures of an operation. */
export interface Replay {
  readonly connection: Connection
  /** The fixtures that can answer, in words. */
  readonly description: string
  /** The error of a call that no fixture answers in place of the stand-in's refusal; other errors as they are. */
  explain(error: unknown): unknown
  close(): Promise<void>
}

/** Starts the server and connects to it with stand-in credentials. @throws ConnectorError when the operation has no fixtures */
export async function startReplay(plan: Plan, { call, folder, given }: ReplayOptions): Promise<Replay> {
  const all = await fixturesOf(plan, call, folder)
  const fixtures = answering(all, call, given.auth)
  const shown = fixtures[0] ?? all[0]
  const { auth = shown?.auth, config = shown?.config } = given
  const owner = defined({ auth, config })
  const host = hostOf(plan, owner)
  const upstream = await startUpstream(
    fixtures.flatMap((fixture) => fixture.exchanges.map((exchange) => ({ name: fixture.file, host, exchange }))),
  )
  const transport = undiciTransport({ connectTo: upstream.connectTo })
  const close = async () => {
    await transport.close()
    await upstream.close()
  }
  try {
    const observe = given.observe && { observe: given.observe }
    const connection = connectFixture(plan, owner, { transport, ...observe })
    return {
      connection,
      description: `${count(all.length, 'fixture')} of ${plan.kind} ${call.entity}.${call.action}`,
      explain: (error) => (upstream.unexpected.length > 0 ? unanswered(plan, call, all) : error),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The params that fixtures of an operation answer, in words that can be pasted; those that they refuse come last. */
export async function replayHint(plan: Plan, call: Call, folder: string): Promise<string> {
  return hintOf(call, await fixturesOf(plan, call, folder))
}

async function fixturesOf(plan: Plan, { entity, action }: Call, folder: string): Promise<readonly Fixture[]> {
  const { fixtures, others } = await readFixturesOf(`${entity}.${action}`, plan.kind, folder)
  if (fixtures.length > 0) return fixtures
  const [what, state] = others === 0 ? [plan.kind, 'it'] : [`${plan.kind} ${entity}.${action}`, 'the operation']
  throw new ConnectorError('invalid_fixture', `Cannot replay ${what}: ${state} has no fixtures`, {
    hint: `Fixtures are expected in ${folder}/${plan.kind}.`,
  })
}

/**
 * The fixtures that may answer, the first one first: successes with these very params, then the others, whose exchanges may
 * be later pages. A refusal answers only who asks for exactly its params, and for no success.
 */
function answering(fixtures: readonly Fixture[], { params = {} }: Call, auth: string | undefined): readonly Fixture[] {
  const isExact = ({ call }: Fixture) => isDeepStrictEqual(call.params ?? {}, params)
  const successes = fixtures.filter(({ result }) => !result.error)
  const isAsked = Object.keys(params).length > 0 && !successes.some(isExact)
  const refusals = isAsked ? fixtures.filter((fixture) => fixture.result.error && isExact(fixture)) : []
  const rank = (fixture: Fixture) => (isExact(fixture) ? 0 : 2) + (auth !== undefined && fixture.auth !== auth ? 1 : 0)
  // Of equals the plainest: the one whose file name names no special case.
  return [...refusals, ...successes].toSorted((a, b) => rank(a) - rank(b) || a.file.length - b.file.length)
}

function unanswered(plan: Plan, call: Call, fixtures: readonly Fixture[]): ConnectorError {
  const { entity, action } = call
  return new ConnectorError(
    'invalid_params',
    `Cannot replay ${plan.kind} ${entity}.${action}: no fixture answers these params`,
    { hint: hintOf(call, fixtures) },
  )
}

/** So many params are shown. */
const MOST_SHOWN = 3

function hintOf({ entity, action }: Call, fixtures: readonly Fixture[]): string {
  const shown = (isError: boolean) => {
    const chosen = fixtures.filter(({ result }) => (result.error !== undefined) === isError)
    const params = new Set(chosen.map(({ call }) => shellWord(jsonText(call.params ?? {}))))
    return [...params].sort((a, b) => a.length - b.length)
  }
  const answered = shown(false)
  const refused = shown(true).filter((params) => !answered.includes(params))
  const list = (params: readonly string[]) =>
    [...params.slice(0, MOST_SHOWN), ...(params.length > MOST_SHOWN ? ['others'] : [])].join(' or ')
  return [
    ...(answered.length > 0 ? [`Fixtures of ${entity}.${action} answer --params ${list(answered)}.`] : []),
    ...(refused.length > 0 ? [`They refuse ${list(refused)}.`] : []),
  ].join(' ')
}
