/** The steps of a call: its request, or each step with responses of the sandbox. */
import { isUtf8 } from 'node:buffer'
import { type Json, BodyStream } from 'plugboard/internal'
import { connectFixture } from '../../mock/index.ts'
import { exampleConfig } from 'plugboard/simulator'
import {
  type Call,
  type Connection,
  ConnectorError,
  execute,
  type Observe,
  type Plan,
  type Transport,
} from 'plugboard/runtime'

/** A step of a call, and its value. */
export interface CallStep {
  readonly step: string
  readonly value: unknown
}

/** Returns an observer that collects the steps of a call. */
export function noteSteps(): { readonly steps: CallStep[]; readonly observe: Observe } {
  const steps: CallStep[] = []
  return { steps, observe: ({ step, value }) => steps.push({ step, value: printable(value) }) }
}

/** The account of a connection that sends nothing. */
interface ExplainedAccount {
  readonly auth?: string
  readonly config?: Readonly<Record<string, Json>>
}

/** Returns the steps of a call up to the authorized request, with placeholder credentials. Sends nothing. */
export function stepsUntilSent(plan: Plan, call: Call, given: ExplainedAccount): Promise<CallStep[]> {
  return stepsOfRun(plan, given, (connection) => execute(plan, call, connection))
}

/** Returns the steps of `run` with a connection that sends nothing. */
export async function stepsOfRun(
  plan: Plan,
  given: ExplainedAccount,
  run: (connection: Connection) => Promise<unknown>,
): Promise<CallStep[]> {
  const { steps, observe } = noteSteps()
  const connection = connectFixture(
    plan,
    { ...given, config: given.config ?? neededConfig(plan, given.auth) },
    { transport: NOWHERE, observe },
  )
  try {
    await run(connection)
  } catch (error) {
    if (error !== STOP) throw error
  }
  return steps
}

const STOP = new ConnectorError('cancelled', 'Cannot send: explaining only')

const NOWHERE: Transport = {
  send: () => Promise.reject(STOP),
  stream: () => Promise.reject(STOP),
  close: () => Promise.resolve(),
}

function neededConfig(plan: Plan, auth = plan.auth[0]?.name ?? ''): Record<string, Json> {
  const ofAll = (plan.manifest.config.required ?? []) as string[]
  const required = [...ofAll, ...(plan.manifest.auth[auth]?.config ?? [])]
  return Object.fromEntries(Object.entries(exampleConfig(plan)).filter(([name]) => required.includes(name)))
}

/** Returns a value for JSON. Bytes become their text, or their length. */
function printable(value: unknown): unknown {
  // A buffer converts itself before the replacer runs; the original is at its key.
  const shown = JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, node: unknown) {
    const own = this[key]
    if (own instanceof BodyStream) return String(own)
    return own instanceof Uint8Array ? bytesText(own) : node
  })
  return JSON.parse(shown ?? 'null') as unknown
}

const MOST_TEXT = 10_000

function bytesText(bytes: Uint8Array): string {
  if (bytes.byteLength <= MOST_TEXT && isUtf8(bytes) && !bytes.includes(0)) return Buffer.from(bytes).toString()
  return `<${bytes.byteLength} bytes>`
}
