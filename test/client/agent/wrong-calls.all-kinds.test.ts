/** Wrong calls of a model. The error of each leads to the right call at the second try, without a model. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type AgentSource, type AgentTools, agentToolsOf } from '../../../client/agent/index.ts'
import { connect, execute, type JsonObject, type Transport } from '../../../runtime/index.ts'
import { exampleConfig, exampleCredentials } from '../../../simulator/index.ts'
import { startVendors, type Vendors } from '../../mock/vendors.ts'
import { sourceOfVendors } from '../../support/agent-day.ts'
import { ROOT } from '../../support/root.ts'
import { secondTry, type ToolCall } from '../../support/second-try.ts'

/** A wrong call, the right one, and the answer of the third party to the wrong one. */
interface WrongCall {
  readonly what: string
  readonly known?: JsonObject
  readonly refused?: { readonly status: number; readonly body: JsonObject }
  readonly first: ToolCall
  readonly second: ToolCall
}

const callsOf = (file: string) => parse(readFileSync(join(ROOT, 'test', 'data', file), 'utf8')) as readonly WrongCall[]
const CALLS = callsOf('wrong-calls.yaml')
const UNSEEN = callsOf('unseen-wrong-calls.yaml')
const KINDS = [...new Set([...CALLS, ...UNSEEN].map(({ second }) => String(second.connector)))]
/** Own fields of the account. */
const FIELDS = [{ name: 'customfield_10016', label: 'Story Points', type: 'number', writable: true }] as const
/** A call that the simulated third party refuses for its made-up records passed all our checks. */
const PASSED = ['record_not_found', 'upstream_rejected']

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ records: 20 })
})

afterAll(() => vendors.close())

/** Tools whose first call gets the answer of the third party. */
function toolsFor({ refused }: WrongCall): AgentTools {
  const source = sourceOfVendors(vendors, KINDS, KINDS)
  const answers = refused ? [refused] : []
  const connectors: AgentSource['connectors'] = async () =>
    (await source.connectors()).map((one) => ({
      ...one,
      id: one.kind,
      fields: async () => FIELDS,
      execute: (call, options, tool) => {
        const answer = answers.shift()
        return answer ? executeRefused(one.kind, call, answer) : one.execute(call, options, tool)
      },
    }))
  return agentToolsOf({ ...source, connectors })
}

function executeRefused(
  kind: string,
  call: Parameters<typeof execute>[1],
  { status, body }: NonNullable<WrongCall['refused']>,
) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const transport: Transport = {
    send: async () => ({ status, headers, body: Buffer.from(JSON.stringify(body)) }),
    stream: () => Promise.reject(new Error('not streamed')),
    close: async () => undefined,
  }
  const plan = vendors.plan(kind)
  const [auth = ''] = Object.keys(plan.manifest.auth)
  const credentials = exampleCredentials(plan, auth)
  return execute(plan, call, connect(plan, { credentials, auth, config: exampleConfig(plan), transport, paced: false }))
}

/** The fault of the second try. Undefined where it is right. */
async function faultOf(wrong: WrongCall): Promise<string | undefined> {
  const tools = toolsFor(wrong)
  const send = ({ tool, ...input }: ToolCall) => tools.call(String(tool), input)
  const output = await send(wrong.first)
  const isWrong = 'error' in output || String(output.notice).includes('Did you mean')
  const second = isWrong ? secondTry(wrong.first, output, wrong.known) : wrong.first
  const said = JSON.stringify(output.error ?? output.notice ?? 'accepted')
  if (!second || !isDeepStrictEqual(second, wrong.second)) return `${said} leads to ${JSON.stringify(second)}`
  const { error } = (await send(second)) as { readonly error?: { readonly code: string } }
  return error && !PASSED.includes(error.code) ? `the second call is refused: ${JSON.stringify(error)}` : undefined
}

/** The faults of second tries. */
async function faultsOf(calls: readonly WrongCall[]): Promise<string[]> {
  const faults: string[] = []
  for (const wrong of calls) {
    const fault = await faultOf(wrong)
    if (fault !== undefined) faults.push(`${wrong.what}: ${fault}`)
  }
  return faults
}

test('at least 36 of 40 are right at the second try, and the page has the figures', async () => {
  const [faults, unseen] = [await faultsOf(CALLS), await faultsOf(UNSEEN)]
  const figure = (calls: readonly WrongCall[], { length }: readonly string[]) =>
    `${calls.length - length} of ${calls.length}`
  const [seen, others] = [figure(CALLS, faults), figure(UNSEEN, unseen)]
  process.stdout.write(`right at the second try: ${seen}, and ${others} unseen\n${[...faults, ...unseen].join('\n')}\n`)
  expect(CALLS).toHaveLength(40)
  expect(CALLS.length - faults.length, faults.join('\n')).toBeGreaterThanOrEqual(36)
  const page = readFileSync(join(ROOT, 'docs', 'agents.md'), 'utf8').replaceAll('\n', ' ')
  expect(page).toContain(`${seen} wrong calls`)
  expect(page).toContain(`${others} others`)
})
