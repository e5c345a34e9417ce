/** `fakeConnector`: a connector with a simulated vendor, for tests of an application. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { Json, JsonObject } from '../../runtime/base/json.ts'
import type { TakeNotice } from '../../runtime/base/notice.ts'
import type { Plan } from '../../runtime/index.ts'
import { didYouMean } from '../../runtime/base/names.ts'
import { OWN_FIELD_TYPES } from '../../runtime/base/own-field-types.ts'
import { type FieldSeed, type FieldSeeds, Simulation } from '../../simulator/index.ts'
import type { Engine } from '../base/engine.ts'
import { type AnyKind, type ConnectorFor, type Known, type TypesOf } from '../base/any-kind.ts'
import {
  BOOLEAN,
  checkOptions,
  countKind,
  FUNCTION,
  LIST,
  needed,
  OBJECT,
  oneWordOf,
  optionsOf,
  STRING,
  withMethods,
} from '../../runtime/base/options.ts'
import { connectorOf } from '../traced-connector.ts'
import { localEngine } from '../local/local-engine.ts'
import { describedPlan } from '../local/plan.ts'
import { playedAccount } from '../local/sandbox.ts'
import type { OperationId } from '../types/connector-types.ts'
import type { KindTypes } from '../types/known-kinds.ts'
import { FakeClock } from './clock.ts'
import { type AnySeeds, seededCounts, type Seeds, sow } from './seeds.ts'
import { type PlannedFailure, type FakeRequest, FakeVendor } from './vendor.ts'

/** A call of the application. */
export interface FakeCall {
  /** `customers.list`, or `request` for a request that no operation names. */
  readonly operation: string
  readonly params: JsonObject
}

/** Options of `fakeConnector`. */
export interface FakeOptions<K = AnyKind> {
  /** Auth variant. Defaults to the first of the kind. */
  readonly auth?: string
  /** Settings of the account. Missing ones are stand-ins. */
  readonly config?: Readonly<Record<string, Json>>
  /**
   * Fields that the account added, by entity. Other entities with own fields have a few made-up ones.
   * @example { contacts: [{ name: 'stage', label: 'Stage', type: 'enum', options: ['new', 'won'] }] }
   */
  readonly ownFields?: FieldSeedsOf<K>
  /**
   * Headers of each response, such as a notice for `onNotice`.
   * @example { sunset: 'Fri, 10 Mar 2028 00:00:00 GMT' }
   */
  readonly headers?: Readonly<Record<string, string>>
  /** As in `connect`. Pass a new function in each test: it gets each text once. */
  readonly onNotice?: TakeNotice
  /** Time of the fake. Defaults to a new `FakeClock`. */
  readonly clock?: FakeClock
}

/** Own fields of an account by entity. */
type FieldSeedsOf<K> = [TypesOf<K>] extends [never]
  ? FieldSeeds
  : { readonly [E in keyof (TypesOf<K> & KindTypes)['operations']]?: readonly FieldSeed[] }

/** A connector without a vendor, and its record of calls. */
export interface Fake<K extends AnyKind> {
  /** Pass it to the code under test. */
  readonly connector: ConnectorFor<K>
  /** Calls so far, in order. */
  readonly calls: readonly FakeCall[]
  /** Requests so far, in order, including those of pages and retries. */
  readonly requests: readonly FakeRequest[]
  readonly clock: FakeClock
  /**
   * Fails the next requests of an operation. Several failures of one operation follow in order.
   * @param operation as in `customers.list`; `*` for any
   * @example fake.fail('customers.create', 'rate_limited')
   * @example fake.fail('*', { status: 503, body: { error: 'maintenance' } }, { times: 2 })
   */
  fail(operation: FakeOperation<K>, failure: PlannedFailure, options?: { readonly times?: number }): void
}

type FakeOperation<K> =
  | '*'
  | ([TypesOf<K>] extends [never] ? string : OperationId<(TypesOf<K> & KindTypes)['operations']>)

/** Seeds of a kind. */
export type SeedsOf<K> = [TypesOf<K>] extends [never] ? AnySeeds : Seeds<(TypesOf<K> & KindTypes)['operations']>

/** A clock of fakes. */
export const FAKE_CLOCK = withMethods<FakeClock>('a FakeClock', 'now', 'advance', 'random', 'wait')

const OPTIONS = optionsOf<FakeOptions>({
  auth: STRING,
  config: OBJECT,
  ownFields: OBJECT,
  headers: OBJECT,
  onNotice: FUNCTION,
  clock: FAKE_CLOCK,
})
const FIELD = optionsOf<FieldSeed>({
  name: needed(STRING),
  label: STRING,
  type: oneWordOf(...OWN_FIELD_TYPES),
  options: LIST,
  writable: BOOLEAN,
  values: LIST,
})
const FAIL_OPTIONS = optionsOf<{ readonly times?: number }>({ times: countKind('requests', 1) })
const FILE_BYTES = 4096

/**
 * Connects to a simulated vendor with only the given records. It keeps writes, checks params, pages and refuses as the manifest
 * describes.
 * @param kind a kind as `connect` takes it
 * @param seeds records by entity, or by the keys of their parents; missing fields are made up
 * @example const own = await fakeConnector('stripe', { customers: [{ id: 'cus_1', email: 'ada@example.com' }] })
 * @throws ConnectorError `definition_not_found`; `invalid_params` for seeds that the kind does not have
 */
export async function fakeConnector<K extends AnyKind>(
  kind: Known<K>,
  seeds: SeedsOf<K> = {},
  options: FakeOptions<K> = {},
): Promise<Fake<K>> {
  return (await fakeAccount(kind, seeds, options)).fake
}

interface FakeParts<K extends AnyKind> {
  readonly fake: Fake<K>
  readonly engine: Engine
  readonly account: { readonly plan: Plan; readonly auth: string; readonly config: Readonly<Record<string, Json>> }
}

/** `fakeConnector`, with its engine and account. */
export async function fakeAccount<K extends AnyKind>(
  kind: Known<K>,
  seeds: SeedsOf<K> = {},
  options: FakeOptions<K> = {},
): Promise<FakeParts<K>> {
  checkOptions(options, OPTIONS, 'fake a connector')
  const { clock = new FakeClock(), ownFields = {}, headers, ...account } = options
  for (const [entity, fields] of Object.entries<readonly FieldSeed[]>(ownFields))
    for (const field of fields) checkOptions(field, FIELD, `fake an own field of ${entity}`)
  const plan = await describedPlan(kind)
  const { manifest } = plan
  const simulation = new Simulation(manifest, {
    records: 0,
    recordsOf: seededCounts(manifest, seeds as AnySeeds),
    fileBytes: FILE_BYTES,
    now: () => clock.now(),
    ownFields,
    headers,
    hasHistory: false,
  })
  sow(simulation, manifest, seeds as AnySeeds)
  const vendor = new FakeVendor(simulation)
  const played = playedAccount(plan, account)
  const calls: FakeCall[] = []
  const engine = recorded(await localEngine(kind, { ...played, transport: vendor, clock, paced: false }), calls)
  const fake: Fake<K> = {
    connector: connectorOf(engine, engine.entities, kind) as ConnectorFor<K>,
    calls,
    requests: vendor.requests,
    clock,
    fail(operation, failure, options = {}) {
      checkOptions(options, FAIL_OPTIONS, 'plan a failure')
      const { times = 1 } = options
      if (operation !== '*' && !Object.hasOwn(manifest.operations, operation)) throw noOperation(manifest, operation)
      vendor.plan(operation, failure, times)
    },
  }
  return { fake, engine, account: { plan, auth: played.auth, config: played.config } }
}

function recorded(engine: Engine, calls: FakeCall[]): Engine {
  const keep = ({ entity, action, params }: { entity: string; action: string; params?: object }) =>
    calls.push({ operation: `${entity}.${action}`, params: { ...params } })
  return {
    ...engine,
    execute(call, options) {
      keep(call)
      return engine.execute(call, options)
    },
    pages(call, options) {
      keep(call)
      return engine.pages(call, options)
    },
    request(request, options) {
      calls.push({ operation: 'request', params: { ...request } as JsonObject })
      return engine.request(request, options)
    },
  }
}

function noOperation(
  { kind, operations }: { readonly kind: string; readonly operations: object },
  id: string,
): ConnectorError {
  const message = `Cannot plan a failure: ${kind} has no ${id}.${didYouMean(id, Object.keys(operations))}`
  return new ConnectorError('unsupported_action', message)
}
