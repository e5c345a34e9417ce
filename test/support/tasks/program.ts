/**
 * Runs a task by a program without a model, which reads only what tools return. It takes the found operation that has params for most of
 * what the person gave, and requires most of it. Its required params are known. The last step has to use a kept value, if there is one.
 * An operation that is refused, or lacks what is to be kept, is followed by the next. If a later step is stuck, the program goes back to
 * another connector, unless it has written.
 */
import type { ToolOutput } from '../../../client/agent/operations/index.ts'
import { isObject } from '../../../runtime/base/json.ts'
import { type FoundOperation, ScriptedAgent } from '../agent-day.ts'
import type { Scene } from './scene.ts'
import { isKept, type TaskParams, type TaskStep } from './tasks.ts'

/** Number of operations that are tried for a step. */
const TRIED = 5

/** An operation with its params. */
interface Choice {
  readonly operation: FoundOperation
  readonly params: TaskParams
  /** Whether it uses a kept value. */
  readonly isUsing: boolean
}

/** Outcome of one or more steps: the operations that were taken, and why the last one is missing. */
interface Played {
  readonly taken: readonly string[]
  readonly fault?: string
}

/** Values of earlier records, by name. */
type Known = ReadonlyMap<string, unknown>

/** Runs a task. Returns where it stops; undefined when it ends. */
export async function faultOfProgram(
  { source }: Pick<Scene, 'source'>,
  steps: readonly TaskStep[],
): Promise<string | undefined> {
  const { taken, fault } = await playSteps(new ScriptedAgent(source), steps, new Map())
  const wrong = steps.findIndex(({ means }, at) => taken[at] !== undefined && !means.includes(taken[at]))
  if (wrong !== -1) return `"${steps[wrong]!.say}" takes ${taken[wrong]!}`
  return fault === undefined ? undefined : `"${steps[taken.length]?.say ?? ''}" ${fault}`
}

async function playSteps(agent: ScriptedAgent, steps: readonly TaskStep[], known: Known): Promise<Played> {
  const [step, ...rest] = steps
  if (!step) return { taken: [] }
  const choices = await choicesOf(agent, step, known)
  const usable = rest.length > 0 || known.size === 0 ? choices : choices.filter(({ isUsing }) => isUsing)
  const stuck = new Set<string>()
  let furthest: Played = { taken: [], fault: 'finds no operation whose params are known' }
  for (const choice of usable.slice(0, TRIED)) {
    if (stuck.has(choice.operation.connector)) continue
    const played = await playFrom(agent, [step, ...rest], choice, known)
    if (played.fault === undefined) return played
    if (played.taken.length >= furthest.taken.length) furthest = played
    if (played.taken.length > 0) stuck.add(choice.operation.connector)
    if (step.writes && played.taken.length > 0) break
  }
  return furthest
}

/** Runs a step by one operation, and the steps after it. */
async function playFrom(
  agent: ScriptedAgent,
  [step, ...rest]: readonly [TaskStep, ...TaskStep[]],
  { operation, params }: Choice,
  known: Known,
): Promise<Played> {
  const name = `${operation.connector.replace(/^my-/, '')}.${operation.entity}.${operation.action}`
  const output = await agent.execute(operation, params, step.writes ? {} : { fields: ['*'] })
  if (isObject(output.error))
    return { taken: [], fault: `is refused by ${name}: ${JSON.stringify(output.error).slice(0, 200)}` }
  const kept = keptOf(step, output)
  const missing = kept.find(([, value]) => value === undefined)
  if (missing) return { taken: [], fault: `gets no ${missing[0]} from ${name}` }
  const { taken, fault } = await playSteps(
    agent,
    rest,
    new Map([...known, ['connector', operation.connector], ...kept]),
  )
  return { taken: [name, ...taken], ...(fault !== undefined && { fault }) }
}

/** Operations whose required params are known, the best fit first. */
async function choicesOf(agent: ScriptedAgent, step: TaskStep, known: Known): Promise<Choice[]> {
  const given = filled(step.given ?? {}, known) as TaskParams
  const connector = known.get('connector')
  const { operations } = await agent.call('find_operations', {
    query: step.say,
    access: step.writes ? 'write' : 'read',
    ...(connector !== undefined && { connector }),
  })
  const found: (Choice & { readonly fit: number })[] = []
  for (const operation of operations as unknown as FoundOperation[]) {
    const { entity, action } = operation
    const { params } = await agent.call('describe_operation', { connector: operation.connector, entity, action })
    const { properties = {}, required = [] } = params as { properties?: object; required?: readonly string[] }
    if (!required.every((name) => name in given || known.has(name))) continue
    const said = Object.entries(given).filter(([name]) => name in properties)
    const needed = required.flatMap((name): [string, unknown][] => (name in given ? [] : [[name, known.get(name)]]))
    const asked = said.filter(([name]) => required.includes(name)).length
    const isUsing = needed.length > 0 || said.some(([name]) => usesKept(step.given?.[name]))
    found.push({ operation, params: Object.fromEntries([...needed, ...said]), isUsing, fit: said.length + asked / 100 })
  }
  return found.toSorted((one, other) => other.fit - one.fit)
}

/** A value with what was kept in place of `$name`. */
function filled(value: unknown, known: Known): unknown {
  if (isKept(value)) return known.get(value.slice(1))
  if (Array.isArray(value)) return value.map((one) => filled(one, known))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, known)]))
}

function usesKept(value: unknown): boolean {
  return isKept(value) || (typeof value === 'object' && value !== null && Object.values(value).some(usesKept))
}

/** Values that a step keeps of the first record; undefined where the record has none. */
function keptOf({ keep = {} }: TaskStep, { records }: ToolOutput): [string, unknown][] {
  const [record] = [records].flat()
  return Object.entries(keep).map(([name, path]) => [name, valueAt(record, path)])
}

function valueAt(record: unknown, path: string): unknown {
  let value = record
  for (const key of path.split('.')) {
    if (!isObject(value)) return undefined
    value = value[key]
  }
  return value ?? undefined
}
