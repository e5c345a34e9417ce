/** Checks a manifest against its fixtures: each call is made, each request compared strictly, each result exactly. */
import { createHash } from 'node:crypto'
import type { Connection, ConnectionOptions, Json, JsonObject, Plan, Result, Transport } from '../runtime/index.ts'
import { connect, ConnectorError, execute, undiciTransport, UpstreamError } from '../runtime/index.ts'
import { compileSchema, isObject } from '../runtime/author.ts'
import type { ExpectedResult, Fixture } from './fixture.ts'
import type { Upstream } from './upstream.ts'
import { startUpstream } from './upstream.ts'

/** What checking one fixture found. */
export interface CheckedFixture {
  readonly file: string
  /** Sentences; none when the fixture replays to its result. */
  readonly faults: readonly string[]
  /** Fields of records that the schema does not know, as `address.extra`. */
  readonly unknownFields: readonly string[]
}

/** Makes the transport that a fixture's call goes through, and says afterwards which requests were not as expected. */
export type Wire = (
  fixture: Fixture,
  plan: Plan,
) => Promise<{ readonly transport: Transport; readonly faults: () => string[]; close(): Promise<void> }>

/** Real HTTP: the runtime's own transport against a loopback server that answers with the fixture's exchanges. */
export const overSockets: Wire = async (fixture, plan) => {
  const upstream = await startUpstream(
    fixture.exchanges.map((exchange) => ({ name: fixture.file, host: hostOf(plan, fixture), exchange })),
  )
  const transport = undiciTransport({ connectTo: upstream.connectTo })
  return {
    transport,
    faults: () => [...upstream.unexpected, ...unasked(upstream, fixture)],
    async close() {
      await transport.close()
      await upstream.close()
    },
  }
}

function unasked({ served }: Upstream, { exchanges }: Fixture): string[] {
  return exchanges.flatMap(({ request }, index) =>
    served[index] === 0 ? [`${request.method} ${request.path} was never asked for`] : [],
  )
}

/** The host that a fixture's exchanges mean when they name none. */
export function hostOf(plan: Plan, fixture: Fixture): string {
  return new URL(connectFixture(plan, fixture, {}).base.origin).host
}

/** Stand-in values for a variant's credentials, long and unlike anything else so that a leak is found. */
export function exampleCredentials(plan: Plan, variant: string): Record<string, string> {
  const { credentials } = plan.manifest.auth[variant]!
  const fields = credentials.properties as Record<string, { examples?: string[]; pattern?: string; enum?: string[] }>
  const needed = new Set([
    ...((credentials.required ?? []) as string[]),
    ...['access_token', 'client_id', 'client_secret'].filter((name) => name in fields),
  ])
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => needed.has(name))
      .map(([name, field]) => [name, field.examples?.[0] ?? field.enum?.[0] ?? `example-${name.replaceAll('_', '-')}`]),
  )
}

/** Stand-in config: each setting's own example, else the word example. */
export function exampleConfig(plan: Plan): Record<string, Json> {
  const fields = (plan.manifest.config.properties ?? {}) as Record<
    string,
    { examples?: Json[]; default?: Json; enum?: Json[] }
  >
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.examples?.[0] ?? field.default ?? field.enum?.[0] ?? 'example',
    ]),
  )
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
  const faults: string[] = []
  const unknownFields: string[] = []
  try {
    const { transport, faults: wireFaults, close } = await wire(fixture, plan)
    try {
      const connection = connectFixture(plan, fixture, { transport, paced: false })
      await run(plan, fixture, connection, faults, unknownFields)
    } finally {
      faults.unshift(...wireFaults())
      await close()
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    faults.push(error.message)
  }
  return { file: fixture.file, faults, unknownFields: [...new Set(unknownFields)].sort() }
}

async function run(
  plan: Plan,
  fixture: Fixture,
  connection: Connection,
  faults: string[],
  unknownFields: string[],
): Promise<void> {
  try {
    const result = await execute(plan, fixture.call, connection)
    const actual = await summarise(plan, fixture, result)
    faults.push(...compare(fixture.result, actual))
    checkRecords(plan, fixture, result, faults, unknownFields)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    faults.push(...compare(fixture.result, { error: errorOf(error) }, error.message))
  }
}

async function summarise(
  plan: Plan,
  { call, result: expected }: Fixture,
  { records, meta, next, file }: Result,
): Promise<ExpectedResult> {
  if (file) {
    const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return {
      file: {
        bytes: bytes.length,
        ...(expected.file?.sha256 !== undefined && { sha256 }),
        ...(file.type !== undefined && { type: file.type }),
        ...(file.name !== undefined && { name: file.name }),
      },
    }
  }
  const key = plan.manifest.entities[call.entity]?.key ?? 'id'
  const list = Array.isArray(records) ? records : records === null ? [] : [records]
  const counted = expected.keys === undefined && expected.records !== undefined
  return {
    ...(counted
      ? { records: records === null ? null : list.length }
      : { keys: list.map((record) => record[key] as string) }),
    ...((expected.meta !== undefined || Object.keys(meta).length > 0) && { meta }),
    ...((expected.next !== undefined || next !== null) && { next: next }),
  }
}

function errorOf(error: ConnectorError): NonNullable<ExpectedResult['error']> {
  if (!(error instanceof UpstreamError)) return { code: error.code }
  const { status, code, message, requestId } = error.upstream
  return {
    code: error.code,
    upstream: {
      status,
      ...(code !== undefined && { code }),
      ...(message !== undefined && { message }),
      ...(requestId !== undefined && { request_id: requestId }),
    },
  }
}

function compare(expected: ExpectedResult, actual: ExpectedResult, message?: string): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]) as Set<keyof ExpectedResult>
  return [...names].flatMap((name) => {
    if (sorted(expected[name]) === sorted(actual[name])) return []
    const because = name === 'error' && message !== undefined ? ` (${message})` : ''
    return [`result ${name} is ${sorted(actual[name])}${because}, expected ${sorted(expected[name])}`]
  })
}

/** JSON with sorted keys, so that equal values have equal text. */
function sorted(value: unknown): string {
  const text = JSON.stringify(value, (_, node: unknown) =>
    isObject(node) ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1))) : node,
  )
  return text ?? 'nothing'
}

function checkRecords(
  plan: Plan,
  { call }: Fixture,
  { records }: Result,
  faults: string[],
  unknownFields: string[],
): void {
  const schema = plan.manifest.operations[`${call.entity}.${call.action}`]?.record
  if (!schema || records === null) return
  const check = recordCheck(plan, schema)
  for (const record of [records].flat()) {
    faults.push(...check(record).map(({ pointer, message }) => `record${pointer} ${message}`))
    collectUnknown(record, schema, plan, '', unknownFields)
  }
}

const recordChecks = new WeakMap<JsonObject, ReturnType<typeof compileSchema>>()

/** The check of a record schema, compiled once for all fixtures that have such records. */
function recordCheck({ manifest }: Plan, schema: JsonObject): ReturnType<typeof compileSchema> {
  const named = typeof schema.$ref === 'string' ? manifest.schemas[schema.$ref.split('/').at(-1)!] : undefined
  const check = recordChecks.get(named ?? schema) ?? compileSchema({ ...schema, $defs: manifest.schemas })
  recordChecks.set(named ?? schema, check)
  return check
}

function collectUnknown(value: Json, schema: JsonObject, plan: Plan, at: string, unknown: string[]): void {
  const target = typeof schema.$ref === 'string' ? plan.manifest.schemas[schema.$ref.split('/').at(-1)!] : schema
  if (Array.isArray(value) && isObject(target?.items))
    value.forEach((item) => collectUnknown(item, target.items as JsonObject, plan, `${at}[]`, unknown))
  const properties = target?.properties
  if (!isObject(value) || !isObject(properties)) return
  for (const [name, child] of Object.entries(value)) {
    const known = properties[name]
    const here = at === '' ? name : `${at}.${name}`
    if (isObject(known)) collectUnknown(child, known, plan, here, unknown)
    else unknown.push(here)
  }
}
