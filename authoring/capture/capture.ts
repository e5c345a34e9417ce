/** Runs an operation on an owner's account and records its exchanges as fixtures, without the account. */
import { type Fixture, fixtureText } from '../../mock/index.ts'
import { exampleConfig } from 'plugboard/simulator'
import {
  type Call,
  connect,
  type Connection,
  type ConnectionOptions,
  ConnectorError,
  type Exchange,
  execute,
  find,
  type Json,
  type JsonObject,
  type Operation,
  type Plan,
  type Transport,
  UpstreamError,
} from 'plugboard/runtime'
import { redactor, defined, own } from 'plugboard/internal'
import {
  createPseudonyms,
  exchangesOf,
  idFieldsOf,
  literalsOf,
  type Passed,
  positionsOf,
  type Replaced,
  Scrubber,
  SECRET,
  tailOf,
} from 'plugboard/author'
import { acceptedDigest } from '../../evidence/index.ts'
import { authorizedValues, secretsOf, accountSettings, tokensIn } from './account.ts'
import { type CapturedOutcome, resultOf, withFile } from './result.ts'
import { type FreeText, freeTextsOf } from './review.ts'
import type { ScanOptions } from './scan.ts'
import { type CapturingTransport, capturingTransport } from './transport.ts'

/** Options of `captureFixtures`. */
export interface CaptureOptions {
  /** The owner's account. */
  readonly owner: Omit<ConnectionOptions, 'transport' | 'observe'>
  /** Sends the requests. Closed at the end. */
  readonly transport: Transport
  /** Whether it sends to a stand-in, such as a mock. The fixtures are then composed. */
  readonly isStandIn?: boolean
  /** Keeps stand-in values the same between runs. Private to the author. */
  readonly salt: string
  /** Number of pages, each in a fixture. Defaults to 1. */
  readonly pages?: number
  /** The name of the case. Required for a refusal. */
  readonly case?: string
  /** Fields to keep, and replacement texts by field. */
  readonly keep?: readonly string[]
  readonly replace?: Readonly<Record<string, string>>
  readonly today: Date
  readonly signal?: AbortSignal
}

/** A fixture that is not stored yet. */
export interface CapturedFixture {
  /** `customers.list.page-2.yaml` */
  readonly name: string
  readonly text: string
}

/** Result of a capture. */
export interface Capture {
  readonly fixtures: readonly CapturedFixture[]
  /** Number of replaced values by kind. */
  readonly replaced: Readonly<Partial<Record<Replaced['kind'] | 'credential', number>>>
  /** Fields with texts to review. */
  readonly review: readonly FreeText[]
  /** Values that the fixtures may not contain. */
  readonly scan: ScanOptions
  /** The vendor's unchanged records, with the account in them: for params of later calls. Never store them. */
  readonly records: readonly JsonObject[]
  /** Whether the third party refused the last call. */
  readonly isRefused: boolean
}

/** The call of a page with its exchanges. */
interface Turn {
  readonly call: Call
  readonly passed: readonly Passed[]
  readonly outcome: CapturedOutcome
}

/**
 * Captures an operation.
 * @throws ConnectorError, UpstreamError as `execute`; `invalid_fixture` for a file that is too large
 */
export async function captureFixtures(plan: Plan, call: Call, options: CaptureOptions): Promise<Capture> {
  const { owner } = options
  const operation = find(plan, call.entity, call.action)
  const wire = capturingTransport(options.transport)
  const secrets = new Map(Object.entries(owner.credentials))
  let renewals = 0
  const connection = connect(plan, {
    ...owner,
    transport: wire,
    async save(renewed) {
      renewals++
      for (const [name, value] of Object.entries(renewed))
        if (secrets.get(name) !== value) secrets.set(`${name} (renewal ${renewals})`, value)
      await owner.save?.(renewed)
    },
  })
  try {
    const turns = await run(plan, call, connection, wire, options)
    return await write({ plan, operation, connection, turns, secrets }, options)
  } finally {
    await connection.close()
  }
}

/** Makes a call for each page. A refusal becomes a fixture only with a named case. */
async function run(
  plan: Plan,
  first: Call,
  connection: Connection,
  wire: CapturingTransport,
  { pages = 1, case: name, signal }: CaptureOptions,
): Promise<Turn[]> {
  const turns: Turn[] = []
  let call = first
  for (let page = 1; page <= pages; page++) {
    const outcome = await execute(plan, call, connection, signal && { signal }).then(
      async (result): Promise<CapturedOutcome> => {
        await result.file?.stream.cancel()
        return { result }
      },
      (error: unknown): CapturedOutcome => {
        if (error instanceof UpstreamError && name !== undefined) return { refusal: error }
        throw error
      },
    )
    turns.push({ call, passed: wire.take(), outcome })
    if ('refusal' in outcome || outcome.result.next === null) break
    call = { ...first, params: outcome.result.next }
  }
  return turns
}

/** The completed calls of a capture. */
interface CapturedCalls {
  readonly plan: Plan
  readonly operation: Operation
  readonly connection: Connection
  readonly turns: readonly Turn[]
  /** The credentials, renewed ones included, by a name for messages. */
  readonly secrets: ReadonlyMap<string, string>
}

async function write(
  { plan, operation, connection, turns, secrets }: CapturedCalls,
  options: CaptureOptions,
): Promise<Capture> {
  const { keep = [], replace = {}, salt } = options
  const variant = own(plan.manifest.auth, connection.auth)
  if (!variant) throw new Error(`Cannot capture ${operation.id}: the kind has no auth variant ${connection.auth}`)
  const positions = positionsOf(variant)
  const passed = turns.flatMap((turn) => turn.passed)
  const known = [
    ...secretsOf(secrets, variant.credentials.properties, connection.base.config),
    ...tokensIn(passed, positions).map((value) => ({ name: 'of a token response', value })),
  ]
  const values = known.map(({ value }) => value)
  const tails = values.flatMap((value) => tailOf(value) ?? [])
  const redact = redactor([...values, ...authorizedValues(passed, connection), ...tails])
  const scrubber = new Scrubber({
    pseudonyms: createPseudonyms(salt, plan.kind),
    redact: (text) => redact(text).replaceAll('[secret]', SECRET),
    settings: accountSettings(plan, connection, options.owner.credentials),
    idFields: idFieldsOf(plan, operation),
    literals: literalsOf(plan),
    keep,
    replace,
  })
  const frame = {
    operation: operation.resolved,
    positions,
    origin: connection.base.origin,
    namesHost: !options.isStandIn,
  }
  const isRenewed = passed.some(({ request }) => positions.isToken(request.origin, request.path))
  const accepted = acceptedDigest(variant, isRenewed ? 'token' : 'send')
  const drafts = turns.map(({ call, passed, outcome }) => ({
    call: defined(call) as Fixture['call'],
    exchanges: exchangesOf(passed, frame),
    result: resultOf(plan, call, outcome),
  }))
  if (drafts.some(({ exchanges }) => exchanges.length === 0))
    throw new ConnectorError(
      'invalid_fixture',
      `Cannot capture ${operation.id}: the call itself never received a response`,
    )
  for (const draft of drafts) scrubber.learn(draft as unknown as Json)
  const head = headOf(plan, connection, scrubber, options)
  const fixtures = drafts.map((draft, index) =>
    fixtureOf(scrubber, headWith(head, draft, accepted), draft, fixtureName(operation, index, options)),
  )
  const standIns = new Set([...scrubber.replaced.values()].map(({ text }) => text))
  return {
    fixtures: fixtures.map(({ file, ...fixture }) => ({ name: file, text: fixtureText(fixture) })),
    replaced: counted(scrubber, fixtures),
    review: freeTextsOf(fixtures, keep, standIns),
    scan: {
      secrets: known,
      originals: [...scrubber.replaced.keys()],
      standIns,
      keep,
    },
    records: turns.flatMap(({ outcome }) => ('refusal' in outcome ? [] : [outcome.result.records ?? []].flat())),
    isRefused: turns.some(({ outcome }) => 'refusal' in outcome),
  }
}

/** The common part of the fixtures of a capture. */
type Head = Pick<Fixture, 'source' | 'shows' | 'auth' | 'config'>

type Draft = Pick<Fixture, 'call' | 'result'> & { readonly exchanges: readonly Exchange[] }

function fixtureOf(scrubber: Scrubber, head: Head, draft: Draft, file: string): Fixture {
  const { call, exchanges, result } = scrubber.clean(draft as unknown as JsonObject) as unknown as Draft
  return { file, ...head, call, exchanges, result: withFile(result, exchanges) }
}

function headOf(
  plan: Plan,
  connection: Connection,
  scrubber: Scrubber,
  { today, isStandIn = false }: CaptureOptions,
): Head {
  const { docs } = plan.manifest
  const config = scrubber.clean(connection.base.config)
  const isExample = JSON.stringify(sorted(config)) === JSON.stringify(sorted(exampleConfig(plan)))
  return defined({
    source: defined({
      kind: isStandIn ? ('composed' as const) : ('recorded' as const),
      url: !isStandIn && docs.startsWith('https://') ? docs : undefined,
      date: today.toISOString().slice(0, 10),
    }),
    shows: isStandIn ? 'What a stand-in answered, to try a capture' : undefined,
    auth: connection.auth,
    config: isExample ? undefined : config,
  })
}

/** Adds the accepted auth to a recording that the third party did not refuse. */
function headWith(head: Head, { result }: Draft, auth: string): Head {
  const isAccepted = head.source.kind === 'recorded' && result.error === undefined
  return isAccepted ? { ...head, source: { ...head.source, auth } } : head
}

function sorted(map: Readonly<Record<string, Json>>): [string, Json][] {
  return Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function fixtureName({ id }: Operation, index: number, { case: name }: CaptureOptions): string {
  const parts = [id, ...(name === undefined ? [] : [name]), ...(index === 0 ? [] : [`page-${index + 1}`])]
  return `${parts.join('.')}.yaml`
}

function counted(scrubber: Scrubber, fixtures: readonly Fixture[]): Capture['replaced'] {
  const counts: Partial<Record<Replaced['kind'] | 'credential', number>> = {}
  const plain = [...scrubber.replaced].filter(([original]) => !/%[0-9A-F]{2}/.test(original))
  for (const [, { kind }] of plain) counts[kind] = (counts[kind] ?? 0) + 1
  const covered = JSON.stringify(fixtures).split(SECRET).length - 1
  return defined({ credential: covered || undefined, ...counts })
}
