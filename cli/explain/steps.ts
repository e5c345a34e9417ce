/** What a call makes of given params: the request that would go out, or each step with the responses of the fixtures. */
import { isUtf8 } from 'node:buffer'
import type { Json } from 'plugboard/internal'
import { connectFixture } from '../../mock/index.ts'
import { exampleConfig } from 'plugboard/simulator'
import {
  BodyStream,
  type Call,
  type Connection,
  ConnectorError,
  execute,
  type Observe,
  type Plan,
  type Transport,
} from 'plugboard/runtime'

/** The value after one step of a call. */
export interface CallStep {
  readonly step: string
  readonly value: unknown
}

/** Notes the steps of a call. */
export function noteSteps(): { readonly steps: CallStep[]; readonly observe: Observe } {
  const steps: CallStep[] = []
  return { steps, observe: ({ step, value }) => steps.push({ step, value: printable(value) }) }
}

/** The account of a connection that sends nothing. */
interface ExplainedAccount {
  readonly auth?: string
  readonly config?: Readonly<Record<string, Json>>
}

/** The steps of a call up to the request with its credentials, which are stand-ins and not shown. Nothing is sent. */
export function stepsUntilSent(plan: Plan, call: Call, given: ExplainedAccount): Promise<CallStep[]> {
  return stepsOfRun(plan, given, (connection) => execute(plan, call, connection))
}

/** The steps of whatever is run with a connection that sends nothing. */
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

/** A value for JSON; bytes are shown as their text, or by their length. */
function printable(value: unknown): unknown {
  // Buffers say what they are in JSON before a replacer is asked: the value itself is at its key.
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
