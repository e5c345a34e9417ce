/**
 * Prints how many of the tasks of test/data/agent-tasks.yaml a program completes by the results of tools only; with `--failed`, where the
 * others stop. It takes the first found operation with known required params, and stays with the connector of the first step. The third
 * parties are simulated.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import type { ToolOutput } from '../../client/agent/operations/index.ts'
import { isObject } from '../../runtime/base/json.ts'
import { startVendors } from '../mock/vendors.ts'
import { type FoundOperation, ScriptedAgent, sourceOfVendors } from './agent-day.ts'
import { ROOT } from './root.ts'

/** A person's request to an agent. */
interface TaskStep {
  readonly say: string
  readonly writes?: boolean
  readonly given?: TaskParams
  /** Names of kept values, by their path in the first record. */
  readonly keep?: Readonly<Record<string, string>>
  /** Operations that a person would accept. */
  readonly means: readonly string[]
}

interface AgentTask {
  readonly task: string
  readonly steps: readonly TaskStep[]
}

type TaskParams = Readonly<Record<string, unknown>>

const { values } = parseArgs({ options: { failed: { type: 'boolean', default: false } } })
const tasks = parse(readFileSync(join(ROOT, 'test', 'data', 'agent-tasks.yaml'), 'utf8')) as readonly AgentTask[]
const kinds = ['stripe', 'github', 'linear', 'zendesk-support', 'hubspot', 'jira', 'slack']
const say = (line: string) => process.stdout.write(`${line}\n`)

const vendors = await startVendors({ records: 20 })
let ended = 0
for (const { task, steps } of tasks) {
  const fault = await faultOfTask(steps)
  if (fault === undefined) ended += 1
  else if (values.failed) say(`  ${task}: ${fault}`)
}
say(`${ended} of ${tasks.length} tasks end, with ${kinds.length} kinds connected`)
await vendors.close()

/** Place where a task stops; undefined when it ends. */
async function faultOfTask(steps: readonly TaskStep[]): Promise<string | undefined> {
  const agent = new ScriptedAgent(sourceOfVendors(vendors, kinds, kinds))
  const known = new Map<string, unknown>()
  for (const step of steps) {
    const fault = await faultOfStep(agent, step, known)
    if (fault !== undefined) return `"${step.say}" ${fault}`
  }
  return undefined
}

async function faultOfStep(
  agent: ScriptedAgent,
  { say: query, writes = false, given: raw = {}, keep = {}, means }: TaskStep,
  known: Map<string, unknown>,
): Promise<string | undefined> {
  const given = filled(raw, known) as TaskParams
  const connector = known.get('connector')
  const asked = { query, limit: 5, access: writes ? 'write' : 'read' }
  const { operations } = await agent.call('find_operations', connector === undefined ? asked : { ...asked, connector })
  const chosen = await firstFit(agent, operations as unknown as FoundOperation[], given, known)
  if (!chosen) return 'finds no operation whose params are known'
  const { operation, params } = chosen
  const name = `${operation.connector.replace(/^my-/, '')}.${operation.entity}.${operation.action}`
  if (!means.includes(name)) return `takes ${name}`
  const output = await agent.execute(operation, params, writes ? {} : { fields: ['*'] })
  if (isObject(output.error)) return `is refused by ${name}: ${JSON.stringify(output.error).slice(0, 200)}`
  known.set('connector', operation.connector)
  const [record] = [output.records].flat()
  for (const [key, path] of Object.entries(keep)) {
    const value = valueAt(record, path)
    if (value === undefined) return `returns no ${path}: ${JSON.stringify(record ?? null).slice(0, 200)}`
    known.set(key, value)
  }
  return undefined
}

/** Returns the first operation whose required params are known, with its params: from this request, or required ones from earlier results. */
async function firstFit(
  agent: ScriptedAgent,
  operations: readonly FoundOperation[],
  given: TaskParams,
  known: ReadonlyMap<string, unknown>,
): Promise<{ readonly operation: FoundOperation; readonly params: TaskParams } | undefined> {
  for (const operation of operations) {
    const { connector, entity, action } = operation
    const { params: schema } = await agent.call('describe_operation', { connector, entity, action })
    const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] }
    if (!required.every((name) => name in given || known.has(name))) continue
    const said = Object.entries(given).filter(([name]) => name in properties)
    const needed = required.flatMap((name): [string, unknown][] => (name in given ? [] : [[name, known.get(name)]]))
    return { operation, params: Object.fromEntries([...needed, ...said]) }
  }
  return undefined
}

/** A value with what was kept in place of `$name`. */
function filled(value: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return known.get(value.slice(1))
  if (Array.isArray(value)) return value.map((one) => filled(one, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, known)]))
}

function valueAt(record: ToolOutput[string] | undefined, path: string): unknown {
  let value: unknown = record
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === key)?.[1]
  }
  return value
}
