/** Checks a manifest against its fixtures: each call is made, each request compared strictly, each result exactly. */
import {
  connect,
  type Connection,
  type ConnectionOptions,
  ConnectorError,
  execute,
  find,
  type Plan,
  type Transport,
  undiciTransport,
} from 'plugboard/runtime'
import type { Problem } from 'plugboard/author'
import { compareError, compareResult } from './evidence/compare.ts'
import { exampleConfig, exampleCredentials } from 'plugboard/simulator'
import { type Fixture, type FixtureFault, fixtureProblems } from './fixture.ts'
import { honestyProblems } from './evidence/honesty.ts'
import { checkRecords } from './evidence/record-check.ts'
import { startUpstream } from './upstream.ts'

/** What checking one fixture found. */
export interface CheckedFixture {
  readonly file: string
  /** None when the fixture replays to its result. */
  readonly faults: readonly Problem[]
  /** Fields of records that the schema does not know, as `address.extra`. */
  readonly unknownFields: readonly string[]
}

/** A way for a fixture's call to go. */
interface OpenWire {
  readonly transport: Transport
  /** Which requests were not as expected, as sentences. */
  faults(): readonly string[]
  /** The exchanges that nobody asked for, by number from 0, where that is not among the faults. */
  unasked?(): readonly number[]
  close(): Promise<void>
}

/** Makes the transport that a fixture's call goes through, and says afterwards what went over it. */
export type Wire = (fixture: Fixture, plan: Plan) => Promise<OpenWire>

/** Real HTTP: the runtime's own transport against a loopback server that answers with the fixture's exchanges. */
export const overSockets: Wire = async (fixture, plan) => {
  const host = hostOf(plan, fixture)
  const { connectTo, unexpected, served, close } = await startUpstream(
    fixture.exchanges.map((exchange) => ({ name: fixture.file, host, exchange })),
  )
  const transport = undiciTransport({ connectTo })
  return {
    transport,
    faults: () => unexpected,
    unasked: () => served.flatMap((times, index) => (times === 0 ? [index] : [])),
    async close() {
      await transport.close()
      await close()
    },
  }
}

/** The host that a fixture's exchanges mean when they name none. */
export function hostOf(plan: Plan, fixture: Pick<Fixture, 'auth' | 'config'>): string {
  return new URL(connectFixture(plan, fixture, {}).base.origin).host
}

/** A connection with stand-in credentials of the fixture's variant. */
export function connectFixture(
  plan: Plan,
  fixture: Pick<Fixture, 'auth' | 'config'>,
  options: Partial<ConnectionOptions>,
): Connection {
  const variant = fixture.auth ?? Object.keys(plan.manifest.auth)[0]!
  if (!Object.hasOwn(plan.manifest.auth, variant))
    throw new ConnectorError('invalid_fixture', `Cannot replay: ${plan.kind} has no auth variant "${variant}"`)
  return connect(plan, {
    credentials: exampleCredentials(plan, variant),
    auth: variant,
    config: fixture.config ?? exampleConfig(plan),
    transport: IDLE,
    clock: { now: Date.now, random: () => 0, wait: () => Promise.resolve() },
    ...options,
  })
}

const IDLE: Transport = {
  send: () => Promise.reject(new ConnectorError('internal', 'Cannot send: no transport')),
  stream: () => Promise.reject(new ConnectorError('internal', 'Cannot send: no transport')),
  close: () => Promise.resolve(),
}

/** Replays one fixture and compares. */
export async function checkFixture(plan: Plan, fixture: Fixture, wire: Wire = overSockets): Promise<CheckedFixture> {
  const impossible = callFaults(plan, fixture)
  const { faults, unknownFields } =
    impossible.length > 0 ? { faults: impossible, ...NOTHING_READ } : await replay(plan, fixture, wire)
  return {
    file: fixture.file,
    faults: [...honestyProblems(fixture), ...fixtureProblems(fixture, faults)],
    unknownFields,
  }
}

/** What a replay found, before its places are known. */
interface Replayed {
  readonly faults: readonly FixtureFault[]
  readonly unknownFields: readonly string[]
}

const NOTHING_READ = { unknownFields: [] } as const

/** Why a fixture's call cannot be made at all: an operation or a variant that the kind does not have. */
function callFaults(plan: Plan, { call, auth }: Fixture): FixtureFault[] {
  const faults: FixtureFault[] = []
  try {
    find(plan, call.entity, call.action)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const pointer = error.code === 'unknown_entity' ? '/call/entity' : '/call/action'
    faults.push({ rule: 'fixture-call', message: error.message, pointer })
  }
  const variants = Object.keys(plan.manifest.auth)
  if (auth !== undefined && !variants.includes(auth)) {
    const message = `Cannot find auth variant "${auth}" in ${plan.kind}: its variants are ${variants.join(', ')}`
    faults.push({ rule: 'fixture-auth', message, pointer: '/auth' })
  }
  return faults
}

async function replay(plan: Plan, fixture: Fixture, wire: Wire): Promise<Replayed> {
  try {
    const { transport, faults, unasked, close } = await wire(fixture, plan)
    try {
      const connection = connectFixture(plan, fixture, { transport, paced: false })
      const called = await call(plan, fixture, connection)
      const pointer = fixture.exchanges.length === 1 ? '/exchanges/0/request' : '/exchanges'
      const wrong = faults().map((message) => ({ rule: 'fixture-request', message, pointer }))
      // What follows from a request that was not answered says nothing new.
      if (wrong.length > 0) return { faults: wrong, ...NOTHING_READ }
      return { ...called, faults: [...(unasked?.() ?? []).map((index) => neverMade(fixture, index)), ...called.faults] }
    } finally {
      await close()
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { faults: [{ rule: 'fixture-call', message: error.message, pointer: '' }], ...NOTHING_READ }
  }
}

function neverMade({ exchanges }: Fixture, index: number): FixtureFault {
  const { method, path } = exchanges[index]!.request
  return {
    rule: 'fixture-request',
    message: `The call never makes the request ${method} ${path}`,
    pointer: `/exchanges/${index}/request/path`,
  }
}

async function call(plan: Plan, fixture: Fixture, connection: Connection): Promise<Replayed> {
  try {
    const result = await execute(plan, fixture.call, connection)
    const { faults, unknownFields } = checkRecords(plan, fixture, result.records)
    const pointer = `/exchanges/${fixture.exchanges.length - 1}/response/body`
    return {
      faults: [
        ...(await compareResult(plan, fixture, result)),
        ...faults.map((message) => ({ rule: 'fixture-record', message, pointer })),
      ],
      unknownFields,
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { faults: compareError(fixture, error), ...NOTHING_READ }
  }
}
